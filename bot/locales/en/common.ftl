### Messages that every file may refer to. Every other file's messages begin with the name of their file.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
    .badge = { place }
turn = { $name }’s turn
    .you = Your turn
win = { $name } wins with { points }!
    .you = You win with { points }!
tie = { $names } tie with { points } each.
    .you = You tie with { $names }: { points } each.
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
-ruling = **Ruling:**
-house = **House rule:**
you = you
choice = { $group }: { $choice }
level = { $level ->
    [learner] easy
    [club] normal
    [expert] hard
    [champion] champion
    [adaptive] adaptive
   *[other] random
}
robot = { $name } ({ level })
language = English

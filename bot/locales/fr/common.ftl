### Messages that every file may refer to. Every other file's messages begin with the name of their file.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
place = { ORDINAL($place) ->
    [one] { $place }re
   *[other] { $place }e
}
    .badge = P{ $place }
turn = C’est à { $name }
    .you = À toi de jouer
win = { $name } gagne avec { points } !
    .you = Tu gagnes avec { points } !
tie = Égalité à { points } : { $names }.
    .you = Égalité à { points } avec { $names }.
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
-ruling = **Précision :**
-house = **Règle maison :**
you = toi
choice = { $group } : { $choice }
level = { $level ->
    [learner] facile
    [club] normal
    [expert] difficile
    [champion] champion
    [adaptive] adaptatif
   *[other] au hasard
}
robot = { $name } ({ level })
language = Français

### Messages that every file may refer to. Every other file's messages begin with the name of their file.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
turn = { $name }’s turn
    .you = Your turn
choice = { $group }: { $choice }

### The photo finish at the end of a game: `$gap` is a number of points, in words.

finish-you = You
finish-out = didn’t finish
finish-more = { $count } more
finish-names = { $names }
finish-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
finish-mine = { $result ->
    [out] You didn’t finish
    [won] You won!
    [shared] You tied for { place }
   *[came] You came { place }
}
finish-short = { $gap } behind { $name }
finish-ahead = { $gap } ahead of { $name }
finish-level = level with { $name }
finish-by = by { $gap }

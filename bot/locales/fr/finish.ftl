### The photo finish at the end of a game: `$gap` is a number of points, in words.

finish-you = Toi
finish-out = hors course
finish-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
finish-names = { $names }
finish-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
finish-mine = { $result ->
    [out] Tu es hors course
    [won] Tu gagnes !
    [shared] Tu partages la { place } place
   *[came] Tu finis { place }
}
finish-short = { $gap } derrière { $name }
finish-ahead = { $gap } devant { $name }
finish-level = à égalité avec { $name }
finish-by = avec { $gap } d’avance

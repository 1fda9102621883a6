### Das Zielfoto am Ende einer Partie: `$gap` ist eine Punktzahl, in Worten.

finish-you = Du
finish-out = nicht fertig
finish-more = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
finish-names = { $names }
finish-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
finish-mine = { $result ->
    [out] Du bist raus
    [won] Du gewinnst!
    [shared] Platz { $place }, geteilt
   *[came] Platz { $place } für dich
}
finish-short = { $gap } hinter { $name }
finish-ahead = { $gap } vor { $name }
finish-level = gleichauf mit { $name }
finish-by = Vorsprung: { $gap }

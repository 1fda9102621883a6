### Nachrichten, auf die sich jede Datei beziehen darf. Die der anderen Dateien beginnen mit deren Namen.
### .dative: der Dativ, etwa nach „mit“.

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
place = { $place }.
turn = { $name } ist dran
    .you = Du bist dran
win = { $name } gewinnt mit { points.dative }!
    .you = Du gewinnst mit { points.dative }!
tie = Unentschieden mit je { points.dative }: { $names }.
    .you = Unentschieden mit je { points.dative }: du und { $names }.
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
-ruling = **Klarstellung:**
-house = **Hausregel:**
you = du
choice = { $group }: { $choice }
level = { $level ->
    [learner] leicht
    [club] normal
    [expert] schwer
    [champion] Meister
    [adaptive] angepasst
   *[other] zufällig
}
robot = { $name } ({ level })
language = Deutsch

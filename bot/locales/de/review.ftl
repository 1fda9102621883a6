### Rückblick: was in der eigenen, beendeten Partie den Ausschlag gab.

review-button = Rückblick
review-head = { $mark } **{ $game }** · Tisch **{ $table }** · Rückblick
review-working = Ich sehe mir deine Entscheidung { $number } von { $of } an …
review-dealing = Jetzt spielen Roboter deine Verteilung, um zu sehen, was sie wert war …
review-patience = Roboter an anderen Tischen gehen vor. Geht es nicht weiter, drück noch einmal *Rückblick*.
review-stopped = Dein Rückblick ist stehen geblieben. Drück *Rückblick* in deinem Ergebnis, dann geht er weiter.
review-well = **Gut gespielt!** Keine Entscheidung war klar ein Fehler.
review-moments = { $count ->
    [one] **Ein Moment war wichtig.**
   *[other] **{ $count } Momente waren wichtig.**
}
review-moment-line = { $turn }: *{ $done }* hat { $loss } gekostet.
review-turn = Zug { $turn }
review-points = etwa { $loss } Punkte
review-chance = etwa { $loss } % deiner Chancen
review-luck = Dein Vorsprung am Ende: { $lead } Punkte. Die Verteilung brachte { $deal }, deine Züge { $play }.
    .how = Verglichen mit dem Schnitt der anderen und mit starken Robotern, die diese Verteilung auf jedem Platz spielten.
review-luck-bar = { $deal } Verteilung · { $play } Spiel
review-none = In dieser Partie hattest du nichts zu entscheiden.
review-note = ⭐ Hier war besser: **{ $best }**. Dein Zug hat { $loss } gekostet.
review-moment = **{ $turn }: Das hat { $loss } gekostet.**
    Du hast *{ $done }* gewählt. Besser: **{ $best }**.
review-again = Noch einmal
review-back = Überblick
review-try = **{ $turn }: Was machst du jetzt?**
review-tried-best = **{ $chosen }: Das ist der beste Zug!**
review-tried-same = **{ $chosen }: Das hast du gespielt.** Es kostet { $loss }.
review-tried-less = **{ $chosen }** kostet { $loss } mehr als der beste Zug.
review-tried-good = **{ $chosen }** ist so gut wie der beste Zug!

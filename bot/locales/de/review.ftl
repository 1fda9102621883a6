### Rückblick: was in der eigenen, beendeten Partie den Ausschlag gab.

review-button = Rückblick
review-head = { $mark } **{ $game }** · Tisch **{ $table }** · Rückblick
review-reading = Ich lese deine Partie …
review-working = Ich sehe mir deine Entscheidung { $number } von { $of } an …
review-checking = Ich prüfe die teuersten Züge noch mal: { $number } von { $of } …
review-dealing = Roboter spielen deine Verteilung, um zu sehen, was sie wert war: { $number } von { $of } …
review-patience = Das kann dauern: Roboter an anderen Tischen haben Vorrang. Geht es nicht weiter, drück noch mal *Rückblick*.
review-stopped = Dein Rückblick ist stehen geblieben. Drück *Rückblick*, dann geht er weiter.
review-well = **Gut gespielt!** Du hast keinen klaren Fehler gemacht.
review-unlucky = **Du hast keinen klaren Fehler gemacht.** Fertig geworden bist du diesmal nicht.
review-steady = **Du hast keinen klaren Fehler gemacht.** Starke Roboter holten aber jedes Mal mehr heraus.
review-moments = { $count ->
    [one] **Auf einen Moment kam es an.**
   *[other] **Auf { $count } Momente kam es an.**
}
review-come-back = Was du übersehen hast, kommt in `/paddock` unter *Aufgaben* wieder.
review-moment-line = { $turn }: *{ $done }* hat { $loss } gekostet.
review-turn = Zug { $turn }
    .part = { $part }, Zug { $turn }
review-points = etwa { $loss } Punkte
    .short = −{ $loss } Punkte
review-chance = etwa { $loss } % deiner Chancen
    .short = −{ $loss } %
review-luck = Gegenüber dem Schnitt der anderen: **{ $lead }**. Die Karten brachten { $deal }, deine Züge { $play }.
    .how = Starke Roboter holten aus dieser Verteilung { $spread ->
        [none] { $low }
       *[some] { $low } bis { $high }
    } heraus.{ $than ->
        [within] { " " }Du warst genauso gut.
        [above] { " " }Du warst besser.
       *[none] { "" }
    }
review-luck-bar = Karten: { $deal } · Züge: { $play }
    .deal = Karten: { $deal }
    .play = Züge: { $play }
review-none = In dieser Partie hattest du nichts zu entscheiden.
review-moment = **{ $turn }: Das hat { $loss } gekostet.**
    Deine Wahl: *{ $done }*. Besser: **{ $best }**.
review-again = Noch mal versuchen
review-what-if = Was wäre, wenn?
review-try = **{ $turn }: Was würdest du jetzt tun?**
review-answer = Lösung zeigen
review-tried-soon = **{ $chosen }:** Roboter probieren es aus …
review-tried-best = **{ $chosen }: Das ist der beste Zug!**
review-tried-same = **{ $chosen }: Das hast du gespielt.** Das kostet { $loss }.
review-tried-less = **{ $chosen }: Es geht besser.** Dieser Zug kostet { $loss }.
review-tried-good = **{ $chosen }** ist so gut wie der beste Zug!

## Racesmack: how fast and how careful the taps were

review-taps-look = { $count ->
    [one] **Schau vor dem Tippen noch mal hin.** Einmal hast du falsch getippt, obwohl eine richtige Karte frei war.
   *[other] **Schau vor dem Tippen noch mal hin.** { $count }-mal hast du falsch getippt, obwohl eine richtige Karte frei war.
}
review-taps-sooner = { $count ->
    [one] **Tipp früher.** Einmal waren die richtigen Karten schon weg.
   *[other] **Tipp früher.** { $count }-mal waren die richtigen Karten schon weg.
}
review-taps-faster = **Du liest die Karten gut. Werde jetzt noch schneller.** { $name } tippt meist { $seconds } s früher.
review-taps-best = { $timed ->
    [yes] **Immer richtig, und niemand war schneller!**
   *[no] **Immer richtig!**
}
review-taps-none = In dieser Partie gab es für dich nie eine richtige Karte zum Antippen.
review-taps-figures = Du: { $right } von { $of } richtig, { $wrong } falsch, { $missed } verpasst{ $time }.
review-taps-usually = , meist nach { $seconds } s getippt
review-taps-before = { $games ->
    [one] Die Partie davor: { $share } % richtig{ $time }.
   *[other] Deine { $games } Partien davor: { $share } % richtig{ $time }.
}
review-taps-no-times = { $racing ->
    [yes] Zu dieser Partie gibt es keine Zeiten, zu neueren schon.
   *[no] Es gibt keine Zeiten, weil sich hier niemand beeilen musste.
}
review-taps-how = -# Die Zeit zählt ab dem Aufdecken. *Falsch*: Eine richtige Karte war noch frei. *Verpasst*: Keine war mehr frei.
review-taps-alt = Wie du Runde für Runde getippt hast, im Vergleich mit den anderen.
review-taps-alt-player = { $name }: { $right } richtig{ $timed ->
    [yes] , meist nach { $time } getippt.
   *[no] .
}
review-taps-alt-round = { $became ->
    [right] Runde { $round }: richtig
    [wrong] Runde { $round }: falsch
   *[missed] Runde { $round }: verpasst
}{ $timed ->
    [yes] , nach { $seconds } s.
   *[no] .
}
review-picture-head = { $right } von { $of } richtig
review-picture-right = richtig
review-picture-wrong = falsch
review-picture-missed = verpasst
review-picture-others = andere
review-picture-usual = übliche Zeit
review-picture-round = Runde { $round }
review-picture-seconds = { $seconds } s
review-picture-share = { $share } %
review-picture-you = Du
review-picture-before = { $games ->
    [one] Partie davor
   *[other] { $games } Partien davor
}

## How accurate a player was in all reviewed games

review-accuracy-button = Meine Genauigkeit
review-accuracy = ## Deine Genauigkeit
    -# Nur du siehst das. Die Zahlen kommen aus deinen Rückblicken.
review-accuracy-none = Noch kein Rückblick. Drück nach einer Partie im Ergebnis *Partie ansehen*, dann *Rückblick*.
review-accuracy-game = { $measure ->
    [right] **{ $game }**: { $last } in deiner letzten Partie{ $games ->
        [0] .
       *[other] , davor im Schnitt { $mean }.
    }
   *[lost] **{ $game }**: in deiner letzten Partie { $last } pro Entscheidung verloren{ $games ->
        [0] .
       *[other] , davor im Schnitt { $mean }.
    }
}
review-accuracy-alt = Deine Genauigkeit in Partien mit Rückblick, als Kurve: je höher, desto besser.
review-accuracy-best = Deine genauesten Partien im Rückblick:
review-accuracy-mistake = { $same ->
    [yes] Dein häufigster Fehler: *{ $done }*, obwohl eine andere Wahl besser war ({ $game }, { $count }-mal).
   *[no] Dein häufigster Fehler: *{ $done }* statt *{ $better }* ({ $game }, { $count }-mal).
}
review-share = { $share } % richtig
    .short = { $share } % richtig
review-picture-accuracy = Genauigkeit
review-picture-better = höher ist besser

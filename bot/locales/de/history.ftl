### Der Verlauf einer Partie, ihre Wiederholung, und das geöffnete Siegel ihrer Verteilung.

history-round = Runde { $round }
history-clock = (Zeit um. Paddock zieht.)
history-head = ### { $game } · Tisch { $table }
    { "" }**{ $round }** · Seite { $page } von { $pages }
history-head-step = ### { $game } · Tisch { $table }
    { "" }**{ $round }** · Schritt { $page } von { $pages }
history-show = Schritt zeigen
history-eyes = Aus wessen Sicht?
history-everybody = Alle
history-first = Anfang
history-back = Zurück
history-forward = Weiter
history-last = Ende
history-more = Mehr
history-record = Protokoll
history-watch = Ansehen
history-play = Abspielen
history-stop = Anhalten
history-share = Wiederholung teilen
history-share-result = Ergebnis teilen
history-seen = aus Sicht von { $name }
history-key = ⭐ **Entscheidender Moment**
history-shared = ### Wiederholung · { $game } · Tisch { $table }
    { "" }**{ $name }** teilt diese Partie. Mitgespielt haben: { $names }.
    -# Keine Spoiler: *Ansehen* beginnt beim Verteilen, nur für dich.
history-deal = Die Verteilung.

## Wiederholung

history-replay = ### Wiederholung · { $game } · Tisch { $table }
    { "" }**{ $headline }** { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, { $moves ->
        [one] 1 Schritt
       *[other] { $moves } Schritte
    }.
history-replay-alt = Die ganze Partie Zug für Zug, wie alle sie sahen: { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
}. Am Ende:
history-replay-stills = Einzelbilder
history-replay-motion = -# Zu viel Bewegung? *Einzelbilder* zeigt die Partie ohne Bewegung, nur dir.
history-replay-code = -# Andere können diese Verteilung spielen: `/{ $command } start deal:{ $code }`
history-stills = ### { $game } · Tisch { $table }
history-stills-alt = Bilder des Tisches vom Verteilen bis zum Ende. Alles andere steht im Text.
history-stills-more = -# Den Rest zeigt *Verlauf*, Seite für Seite.

## Das Siegel

history-seal = ### Die Verteilung von Tisch { $table }
history-seal-none = Diese Verteilung hat kein Siegel, also gibt es nichts zu öffnen.
history-seal-wrong = **Nein: Die Karten dieser Partie passen nicht zum Siegel.**
history-seal-right = ✔ **Das Siegel ist offen, und die Karten dieser Partie passen dazu.** { $cuts ->
    [0] Niemand hat abgehoben.
    [one] Eine von { $seats } Personen hat abgehoben.
   *[other] { $cuts } von { $seats } haben abgehoben.
}
history-seal-check = Prüf es selbst: { $where ->
    [link] Der Knopf öffnet eine Seite
   *[file] Die Datei unten öffnet in jedem Browser eine Seite
}, die ohne den Bot nachrechnet. Ist `{ $seal }` das Siegel, das du in der Lobby gesehen hast?
history-seal-limits = -# Das zeigt, dass die Karten feststanden, bevor jemand am Tisch saß, und dass niemand am Abheben etwas geändert hat. Wer den Bot betreibt, könnte trotzdem in die Karten geschaut haben.
history-seal-page = Verteilung prüfen
history-seal-play = Diese Verteilung spielen

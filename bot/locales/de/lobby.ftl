### Die Lobby, ihre Roboter und ihre Optionen.

lobby-head = { $game } · Tisch { $id }
lobby-closed-cancelled = Die Lobby wurde geschlossen.
lobby-closed-empty = Alle sind weg.
lobby-closed-expired = Zwei Stunden lang war nichts los, deshalb ist diese Lobby jetzt zu.
lobby-closed-started = Die Partie läuft!
lobby-reopen = Eine neue Lobby öffnest du mit { $command }.
lobby-join = **Spiel mit! { $host } startet die Partie.**
lobby-need = **Es müssen mindestens { $fewest } mitspielen. Roboter dazu?**
lobby-need-all = **Diese Verteilung ist für { $seats } Personen. Roboter zählen mit.**
lobby-again = **Noch eine Partie?** { $people }
lobby-challenge = **{ $name } fordert { $people } heraus!**
lobby-challenge-ask = ## { $name } herausfordern
    Welches Spiel? Die Herausforderung kommt in diesen Kanal.
lobby-accept = Annehmen
lobby-decline = Ablehnen
lobby-dontask = Nicht mehr fragen
lobby-declined = { $name } kann gerade nicht.
lobby-circuit = Partie der Rennserie **{ $name }**
lobby-same = Verteilung wie an Tisch { $id }
lobby-foot = { $pace } · etwa { $minutes } Minuten · schließt { $when }
lobby-pace = { $pace ->
    [live] 90 Sekunden pro Zug
    [relaxed] 24 Stunden pro Zug
   *[none] Ohne Uhr
}
lobby-host = { $name } (Host)
lobby-cut-host = { $name } (Host, hat abgehoben)
lobby-cut = { $name } (hat abgehoben)
lobby-robot = { $name } (Roboter, { lobby-level })
lobby-level = { $level ->
    [learner] leicht
    [club] normal
    [expert] schwer
    [champion] Meister
    [adaptive] adaptiv
   *[other] { $level }
}
    .note = { $level ->
        [learner] Kennt die Regeln
        [club] Spielt solide
        [expert] Denkt jeden Zug durch
        [champion] Plant voraus, schwer zu schlagen
        [adaptive] Passt sich dir an
       *[other] Spielt zufällig
    }
lobby-seat = Mitspielen / Aussteigen
lobby-start = Starten
lobby-options = Optionen
lobby-robots = Roboter
lobby-add = Roboter dazu: { lobby-level }
lobby-change = { $name }: { lobby-level }
lobby-remove = { $name } entfernen

lobby-panel = **Optionen** für Tisch { $id }
lobby-panel-host = Ändern kann sie nur der Host.
lobby-seating = { $seating ->
    [fixed] Plätze in dieser Reihenfolge
   *[random] Plätze werden beim Start ausgelost
}
lobby-open-seats = { $open ->
    [yes] Wenn jemand geht, darf jemand anders auf den Platz
   *[no] Wenn jemand geht, spielt ein Roboter weiter
}
lobby-fair = ## Faire Verteilung
    Die Karten stehen schon fest und sind versiegelt: `{ $seal }`. Nach der Partie wird das Siegel geöffnet. Dann kannst du prüfen, ob jemand etwas geändert hat.
    Mit *Abheben* lässt du einen eigenen Text ins Mischen einfließen.
lobby-set-table = Tempo und Plätze
lobby-set-circuit = Rennserie
lobby-no-circuit = Keine Rennserie
lobby-variants = Varianten
lobby-extras = Zusatzregeln
lobby-learn = So geht’s
lobby-cut-cards = Abheben
lobby-call = Leute rufen
lobby-close = Lobby schließen
lobby-called = { $role }{ $name } will **{ $game }** spielen: noch { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
} an { $table }.
lobby-seated = Du bist dabei! Los geht’s an { $table }.

### Race nights: their plan, their announcement, and what happens when their time has come.

night-plan = { $cup ->
    [yes] ## Cup planen
   *[no] ## Spieleabend planen
}
night-manage = { $cup ->
    [yes] ## Dein Cup
   *[no] ## Dein Spieleabend
}
night-when = **{ $day }** ({ $soon })
night-tables = Tische für bis zu { $seats } Personen, { $how ->
    [rating] nach Wertung eingeteilt
   *[lot] ausgelost
}.
night-circuit = Zählt für **{ $name }**.
night-coming = **{ $how ->
    [maybe] Vielleicht
    [here] Da
    [missing] Noch nicht da
   *[in] Dabei
} ({ $count })** { $names }
night-seats = Bis zu { $seats } an einem Tisch
night-rounds = { $rounds ->
    [1] Eine Runde
   *[other] Cup: { $rounds } Runden
}
night-pace = { $pace ->
    [relaxed] Gemütlich, über mehrere Wochen
   *[live] Live, an einem Abend
}
night-follows = { $how ->
    [called] Nächste Runde: auf Knopfdruck
   *[itself] Nächste Runde: von allein
}
night-cards = { $which ->
    [same] Gleiche Verteilung an allen Tischen
   *[own] Jeder Tisch mit eigener Verteilung
}
night-fill = { $robots ->
    [0] Keine Roboter auf leeren Plätzen
   *[other] Mit Robotern auf { $robots } auffüllen
}
night-filled = Spielen weniger als { $robots } mit, kommen Roboter dazu.
night-dealt = { $how ->
    [rating] Tische nach Wertung
   *[lot] Tische ausgelost
}
night-absent = { $how ->
    [out] Fehlt jemand, spielt ihr ohne Ersatz
   *[robots] Fehlt jemand, springt ein Roboter ein
}
night-no-circuit = Keine Rennserie
night-menu-title = Spiel
night-menu-seats = Plätze
night-menu-rounds = Runden
night-menu-pace = Tempo
night-menu-follows = Nächste Runde
night-menu-cards = Verteilung
night-menu-fill = Roboter
night-menu-dealt = Einteilung der Tische
night-menu-absent = Wenn jemand fehlt
night-menu-circuit = Rennserie
night-more = Mehr
night-more-head = ## Weitere Einstellungen
night-again = { $cup ->
    [yes] Nächster Cup
   *[no] Nächster Spieleabend
}
night-robots = Roboter: { $names }
night-robot-tables = Roboter unter sich: { $count ->
    [one] { $names }
   *[other] { $count } Tische
}
night-announce = Ankündigen
night-start = Jetzt starten
night-deal = Tische einteilen
night-time = Termin ändern
night-drop = Verwerfen
night-off = Absagen
night-in = Ich bin dabei
night-maybe = Vielleicht
night-out = Ohne mich
night-remind = Erinnere mich
night-here = Ich bin da
night-manager = Verwalten
night-manage-one = Verwalten: { $game }
night-turn = Mitspielen / Pause
night-standings = Tabelle
night-pairings = Paarungen
night-round = Runde starten
night-round-one = Runde { $number }
night-end = Cup beenden
night-end-note = Beendest du den Cup, zählen nur die Runden, die vorbei sind.
night-ended = Der Cup ist vorbei.
night-joined = Ab der nächsten Runde bist du dabei!
night-sits-out = Ab der nächsten Runde setzt du aus.{ $absent ->
    [robots] { "" } Ein Roboter spielt für dich.
   *[out] { "" }
}
night-day = Tag
night-ask = Beginn
night-zone = Zeitzone: { $zone }.
night-which = Welche Zeit meinst du? Zeitzone: { $zone }.
night-announced = Angekündigt! Jetzt können sich alle eintragen.{ $event ->
    [no] { "" }
       -# Gib mir die Berechtigung *Events erstellen*, dann steht der Spieleabend auch in der Eventliste.
   *[yes] { "" }
}
night-called-off = Abgesagt.
night-shortened = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
    } statt { $planned }, damit niemand zweimal auf dieselbe Person trifft
night-channel-lost = Der Kanal deines Spieleabends „{ $name }“ wurde gelöscht. Unter *Liga* in einem anderen Kanal dieses Servers kannst du den Abend verwalten oder absagen.
night-blocked = AutoMod blockiert einen Namen bei deinem Spieleabend „{ $name }“, deshalb zeige ich dort vorerst keine Namen. Wer den Server verwaltet, kann in AutoMod eine Ausnahme für meine Rolle eintragen.
night-events-full = Die Eventliste deines Servers ist voll (100), deshalb fehlt dein Spieleabend darin. Lösch ein altes Event, dann trage ich ihn ein.
night-started = Jetzt geht es los.
night-asking = Ich frage, wer da ist.
night-reminded = Ich schreibe dir { $minutes } Minuten vorher.
night-not-reminded = Ich erinnere dich nicht.
night-who = ## { $game }: Wer ist da?
night-until = Drück *Ich bin da*. Die Tische stehen { $soon } fest.
night-dealt-head = ## { $game }: die Tische
night-over = ## { $game }: Alle Partien sind vorbei
night-table = **{ $table }** · { $names }
night-table-link = [**{ $table }**]({ $link }) · { $names }
night-placed = { place }{ "\u00A0" }{ $name }
night-cup = { $game }-Cup
night-cup-terms = { $rounds } Runden { $pace ->
    [relaxed] über mehrere Wochen
   *[live] an einem Abend
}. { $how ->
    [called] Wer den Cup leitet, startet jede Runde
   *[itself] Jede Runde startet von allein
}.{ $which ->
    [same] { "" } Gleiche Verteilung an allen Tischen.
   *[own] { "" }
}
night-cup-head = ## { $name }: Runde { $number } von { $rounds }{ $over ->
    [yes] { "" } ist vorbei
   *[no] { "" }
}
night-cup-won = { $count ->
    [one] { $names } gewinnt den { $name }!
   *[other] { $names } teilen sich den { $name }!
}
night-next = { $how ->
    [called] Wer den Cup leitet, muss die nächste Runde starten. Sonst endet der Cup { $soon }.
   *[itself] Die nächste Runde startet { $soon }.
}
night-away = Gerade nicht dabei: { $names }. Zurück geht’s mit *Mitspielen / Pause*.
night-event = Spieleabend: { $game }
night-bye = Freilos: { $name } (1 Punkt)
night-more-tables = { $count ->
    [one] … und { $count } weiterer Tisch
   *[other] … und { $count } weitere Tische
}
night-standings-head = **Tabelle**
night-standings-of = ## { $name }: Tabelle
night-standing = { place }{ "\u00A0" }{ $name } · { points }
night-standing-whole = { place }{ "\u00A0" }{ $name } · { points } · B { $buchholz } · SB { $berger }
night-ties = -# Bei Gleichstand: Buchholz (B), dann Sonneborn-Berger (SB).
night-pairings-of = ## { $name }: Runde { $number }
night-is-off = ## { $game }: { $why ->
    [empty] Es kam niemand
    [missed] Ich war beim Start offline
   *[called] abgesagt
}
night-moved = -# { $name } geht [hier]({ $link }) weiter.
night-reminder = ## { $game } beginnt { $soon }
    { "" }[Mach mit]({ $link })!
night-ahead = **Spieleabende**
night-plan-one = Spieleabend planen
night-listed = **{ $game }** · { $soon } · [{ $count } dabei]({ $link })

night-refuse-gone = Dieser Spieleabend ist vorbei oder abgesagt. Die nächsten zeigt `/paddock` unter *Liga*.
night-refuse-many = Hier sind schon { $most } Spieleabende geplant. Sag erst einen ab.
night-refuse-announced = Der Spieleabend ist schon angekündigt. Ändere ihn mit *Verwalten*.
night-refuse-full = Alle { $most } Plätze sind schon vergeben. Such dir mit `/paddock` eine Lobby.
night-refuse-begun = Der Spieleabend läuft schon. Komm zum nächsten, oder öffne mit `/paddock` eine Lobby.
night-refuse-early = Der Spieleabend hat noch nicht begonnen. Trag dich mit *Ich bin dabei* ein.
night-refuse-past = Das ist schon vorbei oder zu knapp. Nimm eine Zeit, die mindestens eine Minute in der Zukunft liegt.
night-refuse-far = Bis dahin ist es noch mehr als ein Jahr. Nimm einen früheren Tag.
night-refuse-soon = Bis zum Start sind es keine { $minutes } Minuten mehr. Bleib einfach hier.
night-refuse-last = Die letzte Runde läuft schon. Komm zum nächsten Cup.
night-refuse-same = Diese Verteilung wird noch an anderen Tischen gespielt. Komm nach der Runde wieder.
night-refuse-few = Mindestens zwei müssen da sein, darunter mindestens ein Mensch. Drück erst *Mitspielen / Pause*.
night-refuse-manager = Planen kann nur, wer *Server verwalten* oder *Events verwalten* darf. Öffne stattdessen mit `/paddock` eine Lobby.

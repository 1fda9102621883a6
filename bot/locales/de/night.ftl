### Race nights: their plan, their announcement, and what happens when their time has come.

night-plan = ## Spieleabend planen
night-manage = ## Dein Spieleabend
night-head = ## Spieleabend: { $game }
night-when = **{ $day }** ({ $soon })
night-tables = Tische für bis zu { $seats } Personen, { $how ->
    [rating] verteilt nach Wertung
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
night-dealt = { $how ->
    [rating] Tische nach Wertung
   *[lot] Tische ausgelost
}
night-absent = { $how ->
    [out] Fehlt jemand: ohne Ersatz spielen
   *[robots] Fehlt jemand: Roboter springen ein
}
night-no-circuit = Keine Rennserie
night-menu-title = Spiel
night-menu-seats = Plätze
night-menu-dealt = Wer sitzt wo
night-menu-absent = Wer fehlt
night-menu-circuit = Rennserie
night-announce = Ankündigen
night-start = Jetzt starten
night-deal = Tische verteilen
night-time = Zeit ändern
night-drop = Verwerfen
night-off = Absagen
night-in = Ich bin dabei
night-maybe = Vielleicht
night-out = Ohne mich
night-remind = Erinnere mich
night-here = Ich bin da
night-manager = Verwalten
night-ask = Wann geht es los?
night-ask-example = morgen 20:30 Berlin
night-ask-example-zone = morgen 20:30
night-zone = Zeitzone: { $zone }.
night-announced = Angekündigt! Jetzt können sich alle eintragen.
night-called-off = Der Spieleabend fällt aus.
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
night-is-off = ## { $game }: { $why ->
    [empty] Niemand kam
    [missed] Ich war zu der Zeit nicht da
   *[called] abgesagt
}
night-moved = -# Spieleabend: { $game } geht [hier]({ $link }) weiter.
night-reminder = ## { $game } beginnt { $soon }
    Dein Spieleabend ist [hier]({ $link }).
night-ahead = **Spieleabende**
night-plan-one = Spieleabend planen
night-listed = **{ $game }** · { $soon } · [{ $count } dabei]({ $link })

night-refuse-gone = Dieser Spieleabend ist vorbei oder abgesagt.
night-refuse-many = Hier sind { $most } Spieleabende geplant. Sag erst einen ab.
night-refuse-announced = Der Spieleabend ist schon angekündigt. Ändere ihn mit *Verwalten*.
night-refuse-full = Alle { $most } Plätze sind vergeben. Geh mit /paddock in eine Lobby.
night-refuse-begun = Der Spieleabend läuft schon. Komm zum nächsten, oder öffne mit /paddock eine Lobby.
night-refuse-early = Der Spieleabend hat noch nicht begonnen. Trag dich mit *Ich bin dabei* ein.
night-refuse-past = Das ist vorbei oder zu bald. Nimm eine Zeit, die mindestens eine Minute in der Zukunft liegt.
night-refuse-far = Das ist mehr als ein Jahr hin. Nimm einen früheren Tag.
night-refuse-soon = Es sind keine { $minutes } Minuten mehr. Bleib einfach hier.
night-refuse-manager = Planen kann nur, wer *Server verwalten* oder *Events verwalten* darf.
night-refuse-zone = Schreib deine Zeitzone dazu, zum Beispiel: morgen 20:30 Berlin
night-refuse-time = „{ $time }“ verstehe ich nicht. Versuch es so: morgen 20:30

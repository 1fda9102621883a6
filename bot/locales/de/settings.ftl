### Was Personen und Server gewählt haben: die Seiten von /settings.

settings-own = ## Deine Einstellungen
settings-saved = ✅ **{ $what }**
settings-quiet-line = Ruhezeit: { $quiet }
settings-quiet = { $begin } bis { $end }, { $zone }
settings-quiet-none = keine
settings-notified = Neue Tische hier, per Direktnachricht: { $games }
settings-menu-calls = Benachrichtigungen
settings-menu-language = Sprache
settings-menu-theme = Bilder
settings-menu-notify = Neue Tische hier
settings-menu-role = Rolle, die bei Lobbys Bescheid bekommt
settings-menu-circuit = Standard-Rennserie
settings-menu-most-person = Obergrenze pro Person
settings-menu-most-channel = Obergrenze pro Kanal
settings-menu-most-server = Obergrenze pro Server
settings-menu-colour = Farbe
settings-menu-driver = Am Steuer
settings-calls = { $calls ->
    [channel] Benachrichtigungen: im Kanal
    [dm] Benachrichtigungen: per Direktnachricht
   *[none] Keine Benachrichtigungen
}
settings-language = Sprache: { $language }
settings-language-auto = Sprache: wie Discord
settings-pictures = Bilder: { $theme ->
    [light] hell
    [contrast] hoher Kontrast
    [deuteranopia] bei Grünblindheit
    [protanopia] bei Rotblindheit
    [tritanopia] bei Blaublindheit
   *[standard] dunkel
}
settings-notify-all = Neue Tische hier: Nachrichten für alle Spiele
settings-notify-none = Neue Tische hier: keine Nachrichten
settings-notify-game = { $on ->
    [yes] { $game }: ausschalten
   *[no] { $game }: einschalten
}
settings-car = Mein Auto
settings-quiet-set = Ruhezeit
settings-quiet-begin = Beginn
settings-quiet-end = Ende
settings-time-example = 20:30
settings-zone = Deine Zeitzone oder eine große Stadt darin
settings-zone-example = Berlin
settings-tips = { $on ->
    [yes] Erklärungen: an
   *[no] Erklärungen: aus
}
settings-lends = { $on ->
    [yes] Meine Aufgaben teilen: an
   *[no] Meine Aufgaben teilen: aus
}
settings-data = Meine Daten
settings-server-open = Dieser Server
settings-number = Nummer
settings-number-ask = Von 1 bis { $most }
settings-colour = Farbe: { $colour ->
    [yellow] Gelb
    [orange] Orange
    [pink] Rosa
    [sky] Hellblau
    [white] Weiß
   *[blue] Blau
}
settings-driver = Am Steuer: { $driver }
settings-server = ## Dieser Server
settings-role = Bei neuen Lobbys bekommt { $role } Bescheid
settings-role-none = Bei neuen Lobbys bekommt keine Rolle eine Nachricht
settings-ratings = { $on ->
    [yes] Wertungen: an
   *[no] Wertungen: aus
}
settings-circuit = Standard-Rennserie: { $name }
settings-circuit-none = Keine Standard-Rennserie
settings-limits = Obergrenzen
settings-limits-head = ## Obergrenzen
    So viele Lobbys und Partien dürfen gleichzeitig offen sein.
settings-most = { $of ->
    [person] Pro Person: { $most }
    [channel] Pro Kanal: { $most }
   *[server] Auf diesem Server: { $most }
}
settings-most-highest = { settings-most } (Höchstwert)
settings-hub = Menü hier posten
settings-hub-posted = [Das Menü steht im Kanal]({ $link }). Du kannst es anpinnen.
settings-peace = Herausforderungen
settings-peace-head = ## Wer dich herausfordern darf
    Das gilt für Herausforderungen und Revanchen. Leute, zu denen du Abstand hältst, können dich nicht einladen und deine Einladungen nicht annehmen. Sie erfahren nichts davon.
settings-peace-apart = Du hältst Abstand zu { $people ->
    [one] einer Person
   *[other] { $people } Leuten
}.
settings-peace-menu = Wähle, zu wem du Abstand hältst
settings-peace-ask = Wer soll dich nicht mehr herausfordern? In `/settings` kannst du das wieder ändern.
settings-peace-person = Nur { $name }
settings-peace-nobody = Alle
settings-asked = { $on ->
    [yes] Herausforderungen: an
   *[no] Herausforderungen: aus
}
settings-apart = { $on ->
    [yes] Du hältst jetzt Abstand zu { $name }
   *[no] Du hältst keinen Abstand mehr zu { $name }
}
settings-apart-many = Für beide Personen geändert
settings-reports = { $on ->
    [yes] Meldungen: an
   *[no] Meldungen: aus
}
settings-keep-out = Wer hier keine Tische öffnen darf
settings-kept-out = { $people ->
    [one] Eine Person darf hier keine Tische öffnen.
   *[other] { $people } Leute dürfen hier keine Tische öffnen.
}
settings-kept = { $on ->
    [yes] { $name } darf hier keine Tische mehr öffnen
   *[no] { $name } darf hier wieder Tische öffnen
}
settings-kept-many = Für beide Personen geändert

### Rennserien, ihre Tabellen, und was auf einem Server erreicht wurde. $name ist eine Rennserie oder eine Person.
### Das feste Leerzeichen nach einer Ordnungszahl verhindert, dass Discord eine Liste daraus macht.

league-game-gone = ein Spiel, das es nicht mehr gibt
league-choice = { $name }
league-choice-closed = { $name } (geschlossen)
league-open = ## Die Rennserie „{ $name }“ ist offen
    { $terms } Drück *Für die Rennserie spielen*, oder wähle die Rennserie in den *Optionen* einer Lobby.
league-any-game = jedes Spiel
league-quick = Rennserie { $id }
league-stand-in = ein Roboter
league-counts = Punkte gibt es für { $game }.
league-counts-people = Punkte gibt es für { $game }. In der Tabelle stehen nur Menschen.
league-ends-closed = Die Rennserie ist geschlossen.
league-ends-closing = Die Rennserie schließt, wenn die laufenden Partien vorbei sind.
league-ends-games = Die Rennserie endet nach Partie { $number }.
league-ends-time = Die Rennserie endet { $when }.
league-ends-open = Die Rennserie endet, wenn der Host sie schließt.
league-close = Rennserie **{ $name }** schließen? Laufende Partien zählen noch.
league-close-button = Rennserie schließen
league-button-new = Neue Rennserie
league-button-playfor = Für die Rennserie spielen
league-button-cupplan = Cup planen
league-play = ## { $name }
    Welches Spiel?
league-new-name = Wie soll die Rennserie heißen?
league-new-any = Alle Spiele
league-new-game = Welche Spiele zählen?
league-new-games = Nach wie vielen Partien ist Schluss?
league-button-cup = Tabelle
league-button-games = Partien
league-button-export = CSV-Datei
league-button-edit = Bearbeiten
league-button-reopen = Wieder öffnen
league-button-rivals = Direkter Vergleich
league-button-history = Letzte Partien
league-edit = ## { $name }
    { $terms }
league-edit-scoring = { $on ->
    [yes] Punkte für Roboter: an
   *[no] Punkte für Roboter: aus
}
league-edit-hinting = { $on ->
    [yes] Tipps: an
   *[no] Tipps: aus
}
league-edit-rename = Umbenennen
league-edit-name = Höchstens { $most } Zeichen
league-closing = Für die Rennserie „{ $name }“ zählen keine neuen Partien mehr. Sie schließt, wenn die laufenden vorbei sind.
league-closed = Die Rennserie „{ $name }“ ist geschlossen. Die Schlusstabelle kommt in diesen Kanal.
league-reopened = Die Rennserie „{ $name }“ ist wieder offen
league-export = Alle Ergebnisse der Rennserie „{ $name }“.
league-games = ## { $name }, Partie für Partie
league-game = **Partie { $number }** · { $game } · Tisch { $table } · { $day }
    { $cars }
league-history = ## Die letzten Partien von { $name }
league-result = { $day } · { $game } · Tisch { $table } · Platz { $place } mit { $score }
league-result-out = { $day } · { $game } · Tisch { $table } · nicht fertig

## Tabelle

league-after = nach Partie { $game } von { $games }
league-after-open = nach { games }
league-empty = { $name }: noch keine Partie
league-won = { $player } gewinnt „{ $name }“ mit { points.dative }, { $after }.
league-won-shared = { $names } gewinnen „{ $name }“ gemeinsam mit je { points.dative }, { $after }.
league-leads = { $player } führt in „{ $name }“ mit { points.dative }, { $after }.
league-leads-by = { $player } führt { $after } in „{ $name }“ mit { points.dative } (Vorsprung: { $gap }).
league-leads-shared = { $names } führen in „{ $name }“ mit je { points.dative }, { $after }.
league-row = { place }{ "\u00A0" }{ $name }: { $points }
league-row-up = { place }{ "\u00A0" }{ $name }: { $points } ({ $gain ->
    [one] { $gain } Platz
   *[other] { $gain } Plätze
} rauf)
league-row-down = { place }{ "\u00A0" }{ $name }: { $points } ({ $gain ->
    [one] { $gain } Platz
   *[other] { $gain } Plätze
} runter)
league-row-new = { place }{ "\u00A0" }{ $name }: { $points } (neu)
league-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
league-line = { $rank }. { $name }: { points }, { games }, { wins }
league-by-game = Punkte Partie für Partie:
league-by-last = Punkte der letzten { $games } Partien:
league-robot = { $name } (Roboter)
league-podium = Das Siegerpodest. { $headline }
league-final = Endstand
league-table = -# Zählt für die Rennserie „{ $name }“
league-table-ended = Abgebrochen, zählt also nicht für die Rennserie „{ $name }“.
league-table-over = **{ $name }**, { $after }
league-column-game = Partie
league-column-wins = Siege
league-column-points = Punkte

## Profile und Wertungen

league-profile = ## { $name }
    Partien: **{ $games }** · Siege: **{ $wins }** · längste Siegesserie: **{ $streak }**
league-profile-none = ## Dein Profil
    Hier hast du noch keine Partie beendet. Spiel die erste!
league-profile-left = Vorzeitig verlassen: **{ $left }** von { games }
league-profile-game = { $game }: **{ $games }** · Siege: **{ $wins }** · Platz im Schnitt: **{ $place }**
league-profile-best = bestes Ergebnis: **{ $score }**
league-profile-out = nicht fertig: **{ $games }**
league-ratings = ### Wertungen
league-rated = { $game }: { $rating }
league-unrated = noch keine Partie gegen jemanden mit Wertung
league-rating = **{ $points } ± { $margin }** ({ games })
league-rating-better = { league-rating }, +{ $gain } in den letzten { $last }
league-rating-worse = { league-rating }, −{ $gain } in den letzten { $last }
league-card-games = Partien
league-card-wins = Siege
league-card-streak = Beste Serie
league-card-place = Ø Platz
league-card-favourite = Lieblingsspiel
league-card-played = Gespielt
league-card-played-times = { $games ->
    [one] einmal
   *[other] { $games }-mal
}
league-card-best = Bestes Ergebnis
league-card-rating = Wertung: { $points } ± { $margin }
league-card-rated = { $rating }, nach { games }
league-card-line = { $label }: { $value }
league-card-places = Platz { $place }: { $count ->
    [one] einmal
   *[other] { $count }-mal
}

## Direkter Vergleich

league-rivals = ## Direkter Vergleich
    Wähle eine Person zum Vergleich mit dir oder zwei zum Vergleich miteinander.
league-rivals-menu = Eine oder zwei Personen
league-rivals-head = ## { $one } und { $other }
    Gemeinsame Partien: **{ $games }**
league-rivals-person = { $name } · vorn: **{ $ahead }** · Siege: **{ $wins }**
league-rivals-game = { $game }: { $one } **{ $first } – { $second }** { $other }
league-rivals-last = ### Letzte Partien
league-rivals-race = -# { $day } · { $game } · { $one } { $first } · { $other } { $second }
league-rivals-out = nicht fertig

## The page of the league

league-head = ## Rennserien
    Wähle eine, um ihre Tabelle zu sehen.
    -# In einer Rennserie zählen viele Partien für eine Tabelle. Ein Cup ist ein Spieleabend mit mehreren Runden.
league-none = ## Liga
    In einer Rennserie zählen viele Partien für eine Tabelle. Hier gibt es noch keine: Drück *Neue Rennserie*.
league-listed = **{ $name }** · { $terms }
league-circuits-more = Weitere Rennserien
league-circuits-fewer = Vorherige Rennserien

## Leaderboards

league-board = Bestenliste
league-board-head = ## Bestenliste: { $game }
league-board-all = Alle Partien auf diesem Server
league-board-months = Monat
league-board-empty = Noch keine Partien. Spiel die erste!
league-leader = { place }{ "\u00A0" }{ $name } · { wins } · { games }
league-leader-rated = { place }{ "\u00A0" }{ $name } · **{ $points } ± { $margin }** · { wins } · { games }
league-leader-new = – { $name } · { wins } · { games } · Platz erst nach Partien gegen { $people ->
    [one] eine weitere Person
   *[other] { $people } weitere Personen
}
league-board-order = Sortiert nach Wertung minus doppelter Spanne (±): So führt niemand schon nach wenigen Partien.
league-me = Mein Profil

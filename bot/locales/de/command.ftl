### Die Beschreibungen von Befehlen und ihren Optionen, und die Auswahl, wie Discord sie beim Tippen zeigt.

## Optionen, die mehrere Befehle haben.

command-option =
    .robots = Wie viele Roboter mitspielen, 0 bis { $most }
    .level = Wie stark deine Roboter sind. Adaptive spielen etwa so stark wie du
    .circuit = Die Rennserie, falls mehrere offen sind
    .deal = Der Spielcode einer Verteilung, die du noch mal spielen willst
    .pace = Zeit pro Zug: 90 Sekunden (live), 24 Stunden (gemütlich) oder ohne Uhr
    .table = Der Tisch, falls es mehrere gibt
    .player = Profil einer anderen Person
    .game = Das Spiel

## Auswahl.

command-choice-level =
    .learner = leicht
    .club = normal
    .expert = schwer
    .champion = Meister
    .adaptive = adaptiv
command-choice-pace =
    .live = live
    .relaxed = gemütlich
    .none = ohne Uhr

## Die Spiele.

command-start = { $game } in diesem Kanal spielen
command-paddock = Alles mit Knöpfen: Spiele, Lektionen, Liga, Einstellungen
command-help = Dasselbe wie /paddock: Spiele, Lektionen, Liga, Einstellungen
command-practice = Gegen Roboter spielen oder Aufgaben lösen
command-practice-robots = Per Direktnachricht gegen Roboter spielen, ohne Uhr
    .level = Wie stark die Roboter sind. Ohne Angabe richtet sich das nach deiner letzten Partie
command-practice-puzzles = Noch mal versuchen, was du in deinen Partien übersehen hast
command-daily = Gleiche Karten für alle und nur ein Versuch: Schlag 3 Roboter

## Tische.

command-table = Die Tische dieses Servers
command-table-list = Deine Tische und die dieses Kanals
command-table-show = Den Tisch noch mal unten im Kanal zeigen
command-table-leave = Deinen Platz einem Roboter überlassen
command-table-end = Die Partie abbrechen (Host oder wer den Server verwaltet)
command-table-robot = Einen Roboter spielen lassen, wenn jemand weg ist (Host)
    .player = Wer gerade weg ist

## Rennserien und Ergebnisse.

command-league = Rennserien: mehrere Partien mit gemeinsamer Tabelle
command-league-create = Rennserie starten: für eine feste Zahl von Partien oder Stunden, oder bis du sie schließt
    .name = Name der Rennserie, höchstens 60 Zeichen
    .game = Nur dieses Spiel zählt (optional)
    .races = Die Rennserie endet nach so vielen Partien
    .hours = Die Rennserie endet nach so vielen Stunden. Laufende Partien zählen noch
command-league-standings = Die Tabelle einer Rennserie
command-league-close = Eine Rennserie schließen (Host oder wer den Server verwaltet)
command-league-profile = Siege, Siegesserien und beste Ergebnisse einer Person auf diesem Server

## Einstellungen.

command-settings = Benachrichtigungen, Ruhezeit, Sprache, Bilder, Auto und deine Daten
command-server = Aussehen, Sprache, Wertungen und Benachrichtigungen dieses Servers (nur für die Verwaltung)

## Das Menü einer Person: Namen von Befehlen.

command-menu-profile = Profil
command-menu-challenge = Herausfordern

### Die öffentliche Nachricht eines Tisches. Das Leerzeichen nach einer Ordnungszahl verhindert eine Liste.

table-head = { $game } · Tisch { $id }
table-head-daily = { $game } · Tagespartie { $day } · Tisch { $id }
table-head-what-if = { $game } · was wäre, wenn? · Tisch { $id }
table-ended = **Vorzeitig beendet.** { $reason } Diesmal gibt es kein Ergebnis.
table-numbered = Person { $number }
table-nameless = Die Namen fehlen, weil AutoMod einen davon blockiert. Wer den Server verwaltet, kann meine Rolle davon ausnehmen.
table-clock = Die Zeit läuft { $when } ab.
table-all-away = Alle sind weg. Mit *Bin zurück* geht’s weiter.
table-hurry = Schnell! Die anderen tippen auch.
    .no = Kein Stress: Die Roboter warten.
table-robots = { $count ->
    [one] Ein Roboter spielt für { $names }.
   *[other] Roboter spielen für { $names }.
}
table-moved = { $head }: [Unten im Kanal]({ $address }) geht die Partie weiter.
table-moved-over = { $head } ist vorbei: [zum Ergebnis]({ $address }).
table-row = { $rank }{ "\u00A0" }{ $name } · { $score }
table-score = **{ $points }**
table-out = nicht fertig
table-first = { $score } (beim ersten Mal: { $first })
table-hand = Meine Hand
table-more = Alle Bilder
table-text = Als Text
table-history = Verlauf
table-rules = Regeln
table-fair = Faire Verteilung
table-report = Melden
table-replay = Wiederholung
table-dealt = Die nächste Partie beginnt. Deine Karten sind unterwegs.
table-rematch = Revanche
table-again = Noch mal spielen
table-from-there = Von dort weiterspielen
table-daily = Tagespartie
table-standings = Tabelle
table-series = Rennserie starten
table-after = Partie ansehen
table-after-head = -# **{ $game }** · Tisch { $table }
    Sieh dir die Partie noch mal an, oder spiel weiter.
table-night = Spieleabend
table-stop = Übung beenden
table-quit = Aufhören
table-sit = Für { $name } einspringen

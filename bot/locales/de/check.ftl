### Die Seite, auf der ein Browser eine versiegelte Verteilung prüft.

check-title = Verteilung prüfen
check-how = Die Lobby hat das Siegel gezeigt, bevor jemand am Tisch saß. Dein Browser rechnet nach, ob sich die Karten daraus ergeben.
check-seal = Siegel: Vergleich es mit dem aus der Lobby
check-secret = Geheimnis
check-deal = Verteilung
check-cuts = Was beim Abheben eingegeben wurde, eine Zeile pro Person („-“ heißt: nichts). Einen eigenen Text probierst du so aus: „words:“ und dahinter der Text.
check-button = Prüfen
check-record = Oder öffne das Protokoll einer Partie
check-limits = Wer den Bot betreibt, könnte trotzdem in die Karten geschaut haben.
check-yes = Ja: Das Siegel passt, und die Karten dieser Partie ergeben sich daraus.
check-no-seal = Nein: Dieses Geheimnis passt nicht zum Siegel.
check-no-deal = Nein: Aus dem Geheimnis und dem Abheben ergibt sich eine andere Verteilung.

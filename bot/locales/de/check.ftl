### Die Seite, auf der ein Browser eine versiegelte Verteilung prüft.

check-title = Verteilung prüfen
check-how = Die Lobby hat das Siegel gezeigt, bevor jemand mitspielte. Dein Browser rechnet nach, ob die Karten daraus folgen.
check-seal = Siegel: Vergleich es mit dem aus der Lobby
check-secret = Geheimnis
check-deal = Verteilung
check-cuts = Was abgehoben wurde, pro Person eine Zeile („-“: nichts). Eigene Worte? Schreib sie hinter „words:“.
check-button = Prüfen
check-record = Oder öffne das Protokoll einer Partie
check-limits = Wer den Bot betreibt, könnte trotzdem in die Karten geschaut haben.
check-yes = Ja: Das Siegel passt, und die Karten dieser Partie folgen daraus.
check-no-seal = Nein: Dieses Geheimnis passt nicht zum Siegel.
check-no-deal = Nein: Diese Verteilung folgt nicht aus dem Geheimnis und dem Abheben.

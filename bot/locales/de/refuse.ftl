### Was Tische, Lobbys und Protokolle ablehnen: was im Weg steht, dann der Ausweg. $name und $host sind Personen.

## Der Tisch

refuse-moved-on = Da hat sich gerade etwas getan. Schau noch mal hin.
refuse-not-seated = Du spielst hier nicht mit. *Als Text*, *Verlauf* und *Regeln* kannst du trotzdem lesen.
refuse-over = Diese Partie ist vorbei. Starte mit `/paddock` eine neue.
refuse-stored-elsewhere = Das hat eine andere Version des Bots gespeichert, oder ich habe das Spiel nicht mehr. Frag die Person, die den Bot betreibt.
refuse-turn = { $name } ist dran. Warte auf deinen Zug.
refuse-your-turn = Du bist schon dran. Mach deinen Zug.
refuse-impossible = Das geht gerade nicht. Nimm diese Knöpfe.
refuse-tap-public = Tipp die Karte am Tisch an. Dort zählt, wer zuerst tippt.
refuse-tap-twice = Du hast schon getippt. Einmal reicht.
refuse-tap-gone = Diese Karte ist schon weg. Tipp eine andere an.
refuse-tap-late = Zu spät, die Runde ist vorbei. Tipp in der nächsten.
refuse-tap-late-before = Du hast { $seconds } s vor dem Rundenende gedrückt, aber das kam zu spät an. Tipp in der nächsten Runde.
refuse-tap-late-after = Zu spät: Die Runde war schon seit { $seconds } s vorbei. Tipp in der nächsten.
refuse-tap-beaten = { $name } war { $seconds } s schneller. Tipp eine andere Karte an.
refuse-tap-beaten-arriving = Du hast { $seconds } s vor { $name } gedrückt, aber das kam zu spät bei mir an. Tipp eine andere Karte an.
refuse-tap-beaten-draw = Gleichstand, das Los fiel auf { $name }. Tipp eine andere Karte an.
refuse-undo-nothing = Das lässt sich nicht zurücknehmen: Karten wurden aufgedeckt, oder nach dir war schon jemand dran. Spiel einfach weiter.
refuse-undo-late = Zum Zurücknehmen ist es zu spät: Deine Zeit dafür ist um. Spiel einfach weiter.
refuse-left-already = Du bist schon ausgestiegen. Mit *Bin zurück* steigst du wieder ein.
refuse-back-already = Du spielst schon selbst. Deine Karten zeigt *Meine Hand*.
refuse-seat-own = Du spielst hier schon mit.
refuse-seat-known = Du hast hier schon eine Hand gesehen, deshalb kannst du den Platz nicht wechseln. Schau zu oder spiel die nächste Partie mit.
refuse-seat-taken = Der Platz ist schon besetzt. Nimm einen, den jemand verlassen hat.
refuse-robot-plays-you = Ein Roboter spielt für dich. Drück erst *Bin zurück*.
refuse-robot-plays = Für { $name } spielt schon ein Roboter. Mehr ist nicht zu tun.
refuse-robot-own = Das ist dein eigener Platz. Mit `/table leave` verlässt du die Partie.
refuse-not-their-turn = { $name } ist gerade nicht dran. Einen Roboter kannst du erst einsetzen, wenn die Person dran ist.
refuse-not-away = { $name } war eben noch da. Das geht erst nach zehn Minuten ohne Lebenszeichen.
refuse-host-only = Das kann nur der Host oder wer *Server verwalten* darf. Bitte eine dieser Personen darum.
refuse-host-named = Das kann nur der Host ({ $name }) oder wer *Server verwalten* darf. Bitte eine dieser Personen darum.
refuse-hint-tap = Jetzt zählt, wer zuerst tippt. Da gibt’s keine Tipps.
refuse-hint-busy = Alle Roboter denken gerade nach. Frag gleich noch mal.

## Die Lobby

refuse-lobby-started = Die Partie läuft schon. Spiel die nächste mit.
refuse-lobby-started-yours = Deine Partie läuft schon: { $where }.
refuse-lobby-cancelled = Diese Lobby ist zu. Mit `/paddock` öffnest du eine neue.
refuse-lobby-empty = Alle sind weg, also ist die Lobby zu. Mit `/paddock` öffnest du eine neue.
refuse-lobby-expired = Zwei Stunden lang war nichts los, also ist diese Lobby zu. Mit `/paddock` öffnest du eine neue.
refuse-join-first = Dafür musst du erst mitspielen.
refuse-joined = Du bist schon dabei. Zum Aussteigen drück *Mitspielen / Aussteigen*.
refuse-not-joined = Du bist nicht in dieser Lobby. Zum Mitspielen drück *Mitspielen / Aussteigen*.
refuse-cut-unsealed = Diese Verteilung hat kein Siegel, also gibt es nichts abzuheben.
refuse-level-fixed = Bei dieser alten Verteilung bleiben die Roboter, wie sie waren. Andere wählst du in einer neuen Lobby: `/paddock`.
refuse-robot-gone = Den Roboter gibt es nicht mehr. Nimm einen anderen.
refuse-options-fixed = Bei dieser alten Verteilung bleiben die Optionen, wie sie waren. Andere wählst du in einer neuen Lobby: `/paddock`.
refuse-called = *Leute rufen* geht in jeder Lobby nur einmal. Warte etwas, oder nimm einen Roboter dazu.
refuse-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
refuse-too-few = Es müssen mindestens { $seats } mitspielen. Roboter dazu?
refuse-deal-seats = Diese Verteilung ist für { $seats } Personen. Füll die Plätze mit Robotern.
refuse-full = Alle { $seats } Plätze sind schon weg. Öffne mit `/paddock` eine eigene Lobby.
refuse-robots-most = Dieses Spiel hat { $seats } Plätze: { $robots ->
    [one] einen für dich und einen für einen Roboter
   *[other] einen für dich und bis zu { $robots } für Roboter
}.
refuse-level-unknown = Die Stärke „{ $level }“ gibt es hier nicht. Zur Wahl stehen: { $levels }.
refuse-daily-again = Für jede Tagespartie hast du nur einen Versuch. Spiel mit `/daily` die nächste.
refuse-rematch-early = Diese Partie läuft noch. Drück *Revanche*, wenn sie vorbei ist.
refuse-rematch-gone = Die Revanche läuft schon oder ist abgesagt. Öffne mit `/paddock` eine neue Lobby.
refuse-rematch-lost = In den Kanal dieses Tisches kann ich nicht mehr schreiben. Öffne mit `/paddock` anderswo eine Lobby.
refuse-series-gone = Die vorige Partie gibt es nicht mehr. Starte die Rennserie mit `/league create`.
refuse-series-unfinished = Die vorige Partie hat kein Ergebnis. Starte die Rennserie mit `/league create`.
refuse-many-own = { $tables ->
    [one] Du hast schon eine Partie oder Lobby. Beende oder verlass sie erst. `/table list` zeigt sie.
   *[other] Du hast schon { $tables } Partien und Lobbys. Beende oder verlass erst eine. `/table list` zeigt sie.
}
refuse-many-here = { $tables ->
    [one] Auf diesem Server hast du schon eine Partie oder Lobby. Beende oder verlass sie erst. `/table list` zeigt sie.
   *[other] Auf diesem Server hast du schon { $tables } Partien und Lobbys. Beende oder verlass erst eine. `/table list` zeigt sie.
}
refuse-many-channel = { $tables ->
    [one] In diesem Kanal gibt es schon eine Partie oder Lobby. Öffne deine in einem anderen.
   *[other] In diesem Kanal gibt es schon { $tables } Partien und Lobbys. Öffne deine in einem anderen.
}
refuse-many-server = { $tables ->
    [one] Auf diesem Server gibt es schon eine Partie oder Lobby. Warte, bis sie vorbei ist.
   *[other] Auf diesem Server gibt es schon { $tables } Partien und Lobbys. Warte, bis eine vorbei ist.
}
refuse-code = Das ist kein Spielcode. So sieht einer aus: p1-f65em-3fa9c1d2e4.
refuse-code-version = Dieser Spielcode ist von einer anderen Version des Bots. Nimm den einer neueren Partie.
refuse-code-gone = Zu diesem Code finde ich keine beendete Partie. Prüf ihn oder nimm eine neuere Partie.
refuse-code-unfinished = Diese Partie läuft noch. Danach kannst du ihre Verteilung noch mal spielen.
refuse-deal-known = { $name } kennt diese Verteilung schon. Sie ist nur für Leute, die sie noch nicht kennen.
    .you = Du kennst diese Verteilung schon. Sie ist nur für Leute, die sie noch nicht kennen.

## Tagespartien

refuse-daily-played = Heute hast du schon gespielt. Die nächste Tagespartie gibt’s um Mitternacht (UTC).
refuse-daily-shared = Das wurde hier schon geteilt. Wähle einen anderen Server.
refuse-daily-unfinished = Spiel erst zu Ende, dann teil dein Ergebnis.
refuse-daily-own-first = Beende erst die Partie von gestern. Die hier hat dieselben Karten.

## Rennserien

refuse-circuit-none = So heißt hier keine offene Rennserie. Starte eine mit `/league create`.
refuse-circuit-limit = Soll die Rennserie nach einer festen Zahl von Partien oder von Stunden enden? Wähle eins davon.
refuse-circuit-games = Wähle für die Rennserie 1 bis { $most } Partien.
refuse-circuit-hours = Wähle für die Rennserie 1 bis { $most } Stunden.
refuse-circuit-nameless = Eine Rennserie braucht einen Namen. Tipp einen ein.
refuse-circuit-name-long = Dieser Name hat { $length } Zeichen. Wähle einen mit höchstens { $most }.
refuse-circuit-game = In dieser Rennserie zählt nur { $game }. Wähle eine andere oder keine.
refuse-circuit-name-taken = Hier ist schon eine Rennserie mit diesem Namen offen. Nimm einen anderen Namen, oder schließ sie erst.
refuse-circuit-name-again = Eine andere Rennserie heißt jetzt so. Benenn sie um oder schließ sie erst.
refuse-circuit-close = Diese Rennserie kann nur ihr Host schließen oder wer *Server verwalten* darf. Bitte eine dieser Personen darum.
refuse-circuit-edit = Diese Rennserie kann nur ihr Host ändern oder wer *Server verwalten* darf. Bitte eine dieser Personen darum.
refuse-circuit-closing = Diese Rennserie schließt gerade, nur laufende Partien zählen noch. Wähle eine andere.
refuse-circuit-closed = Diese Rennserie ist zu, es zählen keine Partien mehr. Wähle eine andere.
refuse-circuit-full = { $games ->
    [one] Die einzige Partie dieser Rennserie ist schon gespielt. Wähle eine andere.
   *[other] Alle { $games } Partien dieser Rennserie sind schon gespielt. Wähle eine andere.
}
refuse-circuit-last = { $games ->
    [one] Die einzige Partie dieser Rennserie läuft noch. Wähle eine andere.
   *[other] Alle { $games } Partien dieser Rennserie sind gespielt oder laufen noch. Wähle eine andere.
}
refuse-circuit-time = Die Zeit dieser Rennserie ist um, es zählen keine Partien mehr. Wähle eine andere.

## Protokolle

refuse-record-early = Diese Partie läuft noch, und ihr Protokoll würde zeigen, was verdeckt ist. Versuch es danach noch mal.
refuse-record-ended = Diese Partie wurde abgebrochen, also hat sie kein Protokoll. Nimm eine, die zu Ende gespielt wurde.
refuse-record-branch = Ein *Was wäre, wenn?* hat kein Protokoll. Nimm das der Partie, aus der es entstanden ist.
refuse-record-older = Diese Partie lief nach älteren Regeln und lässt sich nicht mehr nachspielen. Nimm eine neuere.
refuse-record-forged = Dieses Protokoll enthält Züge, die nach den Regeln nicht erlaubt sind. Nimm ein anderes.
refuse-record-stops = Dieses Protokoll bricht vor dem Ende der Partie ab. Nimm ein vollständiges.
refuse-record-end = Diese Partie ging nicht so aus, wie es im Protokoll steht. Nimm ein anderes.
refuse-record-line = Zeile { $line } der Züge kann ich nicht lesen. Nimm ein anderes Protokoll.
refuse-record-move = In Zeile { $line } der Züge steht ein Zug, den dieses Spiel nicht kennt. Nimm ein anderes Protokoll.
refuse-record-value = In Zeile { $line } der Züge kann ich den Wert für { $move } nicht lesen. Nimm ein anderes Protokoll.
refuse-record-size = Diese Partie ist zu lang: Ein Protokoll hat höchstens { $size } KiB. Sieh dir stattdessen ihren *Verlauf* an.
refuse-record-long = Diese Datei ist zu groß. Nimm ein Protokoll mit höchstens { $size } KiB.
refuse-record-toml = Das ist kein Protokoll einer Partie: Ich kann es nicht als TOML lesen. Nimm eine andere Datei.
refuse-record-seats = { $game } lässt sich nicht { $seats ->
    [one] allein
   *[other] mit { $seats } Personen
} spielen. Nimm ein anderes Protokoll.
refuse-record-other = Das ist kein Protokoll einer Paddock-Partie. Nimm eine andere Datei.
refuse-record-version = Dieses Protokoll stammt von einer anderen Version des Bots. Nur mit dieser lässt es sich lesen.
refuse-record-game = Dieses Protokoll gehört zu einem Spiel, das ich nicht kenne. Nimm ein anderes Protokoll.
refuse-record-rules = Dieses Protokoll gehört zu einer anderen Fassung der Regeln von { $game }. Nimm ein anderes.
refuse-record-seal = Das Siegel passt nicht: Aus Geheimnis und Abheben ergibt sich eine andere Verteilung. Nimm ein anderes Protokoll.
refuse-record-options = Dieses Protokoll enthält Optionen, die es bei { $game } nicht gibt. Nimm ein anderes.
refuse-record-sitters = In diesem Protokoll steht nicht, wer wo saß. Nimm ein anderes.
refuse-record-lacks = In diesem Protokoll fehlt: { $part }. Nimm ein anderes.
refuse-record-lacks-seat = In diesem Protokoll fehlt für einen Platz: { $part }. Nimm das einer Partie, die vorbei ist.
refuse-record-moveless = Dieses Protokoll enthält keine Züge. Nimm ein anderes.
refuse-record-cut = Die Züge dieses Protokolls sind abgeschnitten, oder es sind zu viele. Nimm ein anderes.
refuse-record-packed = Die Züge dieses Protokolls kann ich nicht entpacken. Nimm ein anderes.

## Bevor ein Tisch gefragt wird

refuse-hidden = Den Kanal dieses Tisches kannst du nicht sehen. Bitte die Moderation um Zugang.
refuse-gone = Den Tisch gibt es nicht mehr. `/paddock` öffnet einen neuen.
refuse-place = Hier kann ich keinen Tisch öffnen. Versuch es in einem Textkanal auf einem Server.
refuse-place-permissions = Um hier einen Tisch zu öffnen, brauche ich diese Berechtigungen: { $permissions }.
refuse-place-apps = Externe Apps darfst du hier nicht nutzen. Versuch es in einer Gruppen-DM, oder frag die Moderation.
refuse-place-game = Für { $game } muss ich auf dem Server sein. Hier kannst du { $games } spielen.
refuse-pictures = Die Nachricht zeigt schon alle Bilder dieses Tisches.
refuse-dms-soon = Das habe ich eben erst versucht. In { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} geht es wieder.
refuse-no-server = Ich kann nur Leuten schreiben, die mit mir auf einem Server sind. Tritt einem bei und versuch es noch mal.
refuse-practice-dms = Eine Übung läuft per Direktnachricht, und ich darf dir keine schicken. Erlaube mir das und versuch es noch mal.
refuse-daily-dms = Die Tagespartie läuft per Direktnachricht, und ich darf dir keine schicken. Erlaube mir das, oder gib in unserem Chat `/daily` ein.
refuse-daily-over = Diese Tagespartie ist vorbei. Die von heute spielst du mit `/daily`.
refuse-daily-nobody = Hier kannst du die Tagespartie mit niemandem teilen. Gib `/daily` auf einem Server ein.
refuse-daily-spot = Dort kann ich nicht mehr schreiben. Drück *Teilen* und wähle einen anderen Kanal.
refuse-daily-best = Hier hat niemand die Partie von gestern geteilt. Teil die von heute mit `/daily`.
refuse-dms-no-seat = Du spielst gerade nirgends mit. In der nächsten Partie kommt deine Hand per Direktnachricht.
refuse-practice-on = Hier läuft noch eine Übung von dir. Spiel sie weiter, oder drück darunter *Übung beenden*.
refuse-series = Diese Partie gehört zu keiner Rennserie. Starte eine mit `/league create`.
refuse-circuit-elsewhere = Die Rennserie ist von einem anderen Server. Schließ sie dort.
refuse-game-gone = Dieses Spiel gibt es nicht mehr. Die anderen findest du mit `/paddock`.
refuse-friends = Mit anderen spielst du auf einem Server: Gib dort `/paddock` ein. Hier kannst du `/practice robots` und `/daily` nutzen.
refuse-challenge-bot = Bots spielen nicht. Fordere eine Person heraus, oder nimm einen Roboter in die Lobby.
refuse-challenge-self = Dich selbst kannst du nicht herausfordern. Probier `/practice robots`, oder wähle jemand anderen.
refuse-challenge-away = { $name } sieht diesen Kanal nicht. Nimm einen anderen Kanal, oder wähle jemand anderen.
refuse-challenge-other = Diese Herausforderung gilt nicht dir. Mit *Mitspielen / Aussteigen* bist du auch dabei.
refuse-challenge-peace = { $name } möchte nicht herausgefordert werden. Öffne mit `/paddock` eine Lobby für alle.
refuse-challenge-shunned = Du hältst Abstand zu { $name }. Ändere das erst in `/settings`.
refuse-challenge-open = Mit { $name } läuft schon eine Herausforderung an Tisch { $table }. Nimm sie an, lehn sie ab oder zieh sie zurück.
refuse-challenge-soon = Du kannst { $name } { $when } wieder herausfordern. Öffne bis dahin mit `/paddock` eine Lobby für alle.
refuse-join-apart = Hier kannst du nicht mitspielen. Öffne mit `/paddock` deine eigene Lobby.
refuse-peace-self = Das bist du selbst. Wähle jemand anderen.
refuse-kept-out = Die Serververwaltung lässt dich hier keine Tische mehr öffnen. Mitspielen darfst du weiterhin.
refuse-rules-old = Diese Regeln haben sich geändert. Öffne sie noch mal.
refuse-report-empty = Das Feld war leer. Schreib kurz, was nicht stimmt.
refuse-report-soon = Du hast gerade erst etwas gemeldet. Versuch es in zehn Minuten noch mal.
refuse-long = Das ist zu lang. Schreib höchstens { $most } Zeichen.
refuse-history = Diese Partie lief nach älteren Regeln, also gibt es keinen Verlauf. Wähle eine neuere.
refuse-lesson = Dieses Spiel hat keine Lektion mehr. Andere findest du mit `/paddock`.
refuse-notices-off = Du hast den Server schon stummgeschaltet. Dort schaltest du die Nachrichten mit `/settings` wieder ein.
refuse-replay-soon = Ich zeichne die Wiederholung. Gleich ist sie da.
refuse-until-over = Warte damit, bis diese Partie vorbei ist.
refuse-hints = Diese Partie zählt, also gibt es keine Tipps. Zum Üben nimm `/practice robots`.
refuse-plan = Es hat sich etwas getan. Plane neu.
refuse-level-again = Die Lobby hat sich geändert. Wähle noch mal.
refuse-code-game = Der Code ist für ein anderes Spiel. Versuch `/{ $command } start`.
refuse-code-circuit = Eine Verteilung, die schon gespielt wurde, zählt in keiner Rennserie. Lass die Rennserie weg.
refuse-table-unknown = Einen Tisch { $table } gibt es hier nicht. Deine findest du mit `/table list`.
refuse-tables-several = Das könnten mehrere Tische sein: { $tables }. Wähle einen mit der Option `table`.
refuse-table-mine = Hier spielst du nicht mit. Deine Tische findest du mit `/table list`.
refuse-table-none = In diesem Kanal ist kein Tisch. Wähle einen mit der Option `table` oder sieh in `/table list` nach.
refuse-table-over = Die Partie ist vorbei. [Hier]({ $link }) steht das Ergebnis.
refuse-lobbies-several = Hier sind mehrere Lobbys offen: { $tables }. Wähle eine mit der Option `table`.
refuse-player = { $name } spielt hier nicht mit. Wähle jemand anderen.
refuse-circuits-several = Hier sind mehrere Rennserien offen: { $names }. Wähle eine mit der Option `circuit`.
refuse-circuit-number = Das ist keine Zahl. Tipp ein, wie viele Partien es sein sollen, etwa 10, oder lass das Feld leer.
refuse-circuit-gone = Die Rennserie gibt es nicht mehr. Öffne die Liga noch mal mit `/paddock`.
refuse-circuits-none = Hier ist keine Rennserie offen. Starte eine mit `/league create` oder nenn eine geschlossene.
refuse-circuit-reopen = Diese Rennserie kann nur ihr Host wieder öffnen oder wer *Server verwalten* darf. Bitte eine dieser Personen darum.
refuse-circuit-final = Nur von Hand geschlossene Rennserien lassen sich binnen eines Tages wieder öffnen. Starte eine neue: `/league create`.
refuse-rivals-self = Das bist nur du selbst. Wähle eine andere Person, oder zwei.
refuse-rivals-none = Hier gibt es noch keine gemeinsame Partie mit Ergebnis. Wähle andere Personen, oder starte mit `/paddock` eine Partie.
refuse-circuit-unknown = Eine Rennserie namens „{ $name }“ gibt es auf diesem Server nicht. Prüf den Namen.
refuse-circuit-empty = In der Rennserie „{ $name }“ gibt es noch keine Partie. Spiel die erste!
refuse-results = { $name } hat auf diesem Server noch keine Partie beendet. Wähle jemand anderen.
    .you = Du hast auf diesem Server noch keine Partie beendet. Starte eine mit `/paddock`.
refuse-quiet-both = Gib Anfang und Ende an, etwa 22:30 und 7:00.
refuse-quiet-most = Das ist zu lang: { $quiet }. Gib höchstens { $hours } Stunden an, etwa 22:30 bis 7:00.
refuse-zone = Nenn auch deine Zeitzone oder eine große Stadt, die darin liegt, etwa Berlin.
refuse-zone-unknown = Die Zeitzone „{ $zone }“ kenne ich nicht. Nenn eine große Stadt in deiner Zeitzone, etwa Berlin.
refuse-setting-gone = Diese Einstellungen haben sich geändert. Öffne sie noch mal mit `/settings`.
refuse-car-number = Wähle eine Nummer von 1 bis { $most }.
refuse-time = „{ $time }“ ist keine Uhrzeit. Schreib die Zeit so: 22:30.
refuse-role-everyone = Nicht alle wollen Bescheid bekommen. Wähle eine Rolle für alle, die das wollen.
refuse-role = { $role } kann ich nicht erwähnen. Schalte in den Einstellungen der Rolle *Jedem erlauben, diese Rolle zu @erwähnen* ein.
refuse-manager = Das kann nur ändern, wer *Server verwalten* darf. Bitte eine dieser Personen darum.
refuse-review = Für diese Partie gibt es keinen Rückblick. Sieh dir ihren *Verlauf* an.
refuse-review-wait = Andere spielen diese Karten vielleicht noch. Deinen Rückblick gibt es { $when }.
refuse-review-open = Andere spielen gerade diese Karten. Deinen Rückblick gibt es, wenn sie fertig sind.
refuse-review-gone = Dieser Rückblick ist weg. Drück im Ergebnis *Partie ansehen*, dann *Rückblick*.
refuse-review-branch = Ein *Was wäre, wenn?* hat keinen Rückblick. Drück *Rückblick* bei der Partie, aus der es entstanden ist.
refuse-puzzle-gone = Diese Aufgabe ist weg. Eine andere findest du in `/paddock` unter *Aufgaben*.
refuse-film-wait = Andere spielen diese Karten vielleicht noch. Die Handkarten siehst du { $when }.
refuse-film-open = Andere spielen gerade diese Karten. Die Handkarten siehst du, wenn sie fertig sind.
refuse-deal-wait = Andere spielen diese Verteilung vielleicht noch. Komm { $when } wieder.
refuse-deal-open = Andere spielen gerade diese Verteilung. Komm wieder, wenn sie fertig sind.
refuse-film-busy = Gerade laufen zu viele Wiederholungen. Drück *Weiter*, oder versuch es in einer Minute noch mal.
refuse-shared = Das wurde hier gerade erst geteilt. Versuch es in zehn Minuten noch mal.
refuse-share-here = Hier kannst du das nicht teilen. Versuch es in einem anderen Kanal.

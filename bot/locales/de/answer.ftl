### Antworten auf Befehle und Knöpfe, und Fragen vor dem, was sich nicht zurücknehmen lässt.

answer-table = Tisch { $table }
answer-table-link = [Tisch { $table }]({ $link })

## Tische und Lobbys

answer-rematch-joined = Du bist bei der Revanche dabei: { $where }.
answer-rematch-open = Die Revanche wartet an Tisch **{ $table }**. Starte sie dort.
answer-series = Zur nächsten Partie geht’s hier: { $where }.
answer-lobby-again = Ich setze die Lobby im Kanal wieder ganz nach unten.
answer-table-again = Ich setze den Tisch im Kanal wieder ganz nach unten.
answer-robot = Ein Roboter spielt für { $name }, bis { $name } *Bin zurück* drückt.
answer-lobby-listed = { $where }
    -# Offene Lobby · schließt { $when }
answer-lobby-posted = -# Die Lobby erscheint gleich unten in diesem Kanal.
answer-mine = **Meine Tische**
answer-mine-table = { $mark } { $game } · { $where } · { $now }
answer-no-tables = Hier gibt es keinen Tisch, und du spielst auch sonst nirgends mit. Such dir mit `/paddock` ein Spiel aus.
answer-leave = Tisch **{ $table }** verlassen? Ein Roboter übernimmt. Mit **Bin zurück** steigst du wieder ein. Ist niemand mehr da, endet die Partie.{ $rated ->
    [yes] { " " }Steigst du nicht wieder ein, zählt das in deiner Wertung als letzter Platz.
   *[no] { "" }
}
answer-leave-button = Tisch verlassen
answer-leave-which = Welche Partie willst du verlassen? Ein Roboter übernimmt. Mit **Bin zurück** steigst du wieder ein.{ $rated ->
    [yes] { " " }Steigst du nicht wieder ein, zählt das in deiner Wertung als letzter Platz.
   *[no] { "" }
}
answer-left = Du bist ausgestiegen, ein Roboter spielt für dich. Mit **Bin zurück** am Tisch steigst du wieder ein.
answer-end = Partie an Tisch **{ $table }** für alle abbrechen? Es gibt kein Ergebnis und kein Zurück.{ $rated ->
    [yes] { " " }Spielen andere noch, zählt das in deiner Wertung als letzter Platz.
   *[no] { "" }
}
answer-end-button = Partie abbrechen
answer-end-practice = Übung an Tisch **{ $table }** beenden? Du kannst sie danach nicht weiterspielen.
answer-end-practice-button = Übung beenden
answer-ended = Die Partie an Tisch { $table } ist beendet.

## Üben

answer-practice = Übung: **{ $game }** gegen Roboter ({ level }). Mit *Tipp* und *Zurücknehmen*, ohne Uhr.
answer-practice-deal = Dieselben Karten wie an Tisch **{ $table }**: **{ $game }** gegen Roboter. Das Ergebnis zählt nicht.
answer-what-if = Was wäre, wenn? **{ $game }** von Tisch **{ $table }** geht ab hier gegen Roboter weiter: { $turn }. Das Ergebnis zählt nicht.
answer-opened = Das hast du schon geöffnet: { $where }.
answer-practice-ready = Deine Partie wartet in deinen Direktnachrichten: <#{ $channel }>.
answer-daily = Tagespartie { $day }: **{ $game }**. Viel Glück!

## Direktnachrichten

answer-dms-closed = Ich kann dir nicht schreiben. Mit *Meine Hand* am Tisch geht es genauso gut. Für Direktnachrichten: Halte das Symbol dieses Servers gedrückt (am PC: Rechtsklick), öffne *Privatsphäre-Einstellungen* und erlaube **Direktnachrichten**.
answer-dms-try = Noch mal versuchen
answer-dms-lobby = Klappt! Deine Karten kommen per Direktnachricht, wenn die Partie beginnt.
answer-dms-hand = Klappt! Deine Hand ist in deinen Direktnachrichten.
answer-dms-still = Ich darf dir immer noch keine Direktnachrichten schicken. *Meine Hand* am Tisch geht trotzdem.
answer-notices-off = Neue Tische auf diesem Server melde ich dir nicht mehr. Mit `/settings` schaltest du das dort wieder ein.

## Nach einer Partie

answer-shared = Geteilt: [Das sehen jetzt alle hier]({ $link }).
answer-unshare = Zurücknehmen
answer-unshared = Zurückgenommen. Niemand sieht es mehr.
answer-replay = Die Wiederholung dieser Partie siehst du [hier]({ $link }).
answer-record = Hier ist das Protokoll von Tisch **{ $table }**, mit jedem Zug und jeder Karte. Heb es auf oder gib es weiter. Du kannst prüfen, ob die Verteilung fair war, oder dieselben Karten noch mal spielen.
answer-report = Problem melden
answer-report-ask = Schlechter Zug, falsche Regel, etwas anderes
answer-report-example = In Runde 3 hat der Roboter seine beste Karte weggeworfen.
answer-report-sent = Danke! Wer den Bot betreibt, hat jetzt deine Nachricht und das Protokoll der Partie.
answer-cut = Abheben
answer-cut-ask = Dein Text fürs Mischen (optional)
answer-cut-example = drei grüne Flaschen

## Um welchen Tisch es geht, und Direktnachrichten

answer-head = **{ $game }** · Tisch **{ $table }**
answer-head-near = { answer-head } · [zum Tisch]({ $link })
answer-head-elsewhere = { answer-head } · { $server } · { $channel }
answer-head-linked = { answer-head-elsewhere } · [zum Tisch]({ $link })
answer-levels = Roboter: { $names }.
answer-robots = gegen Roboter
answer-alone = nur du
answer-branch = was wäre, wenn?
answer-uncounted = zählt nicht
answer-server = ein Server
answer-channel = ein Kanal
answer-dms = Direktnachrichten
answer-group = eine Gruppe
answer-greeting = Du bist dabei! Deine Karten kommen hierher.
answer-resting = Du spielst am Tisch. Deine Karten siehst du dort mit *Meine Hand*.
answer-rest-here = Hier spielen
answer-opening = { $head }
    { $name } will spielen: noch { $free ->
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }.
    -# Diese Nachrichten hast du eingeschaltet. Je Spiel kommt höchstens eine pro Stunde.
answer-opening-hush = Server stummschalten
answer-call = { $names }{ $reminded ->
    [yes] , die halbe Zeit ist um:
   *[no] { " " }am Zug:
} { $where }.
answer-call-clock = { answer-call } Die Zeit läuft { $when } ab.
answer-call-table = { $game }, Tisch { $table }
answer-call-link = [{ answer-call-table }]({ $link })
answer-lobby-closed = Diese Lobby ist zu. Mit `/paddock` öffnest du eine neue.
answer-removed = Ich wurde von einem Server entfernt, auf dem du spielst. Deine Partien gehen hier in den Direktnachrichten weiter. Drückt einen Tag lang niemand einen Knopf, enden sie. Lade mich wieder ein, dann kommen die Tische zurück.
answer-channel-gone = Den Kanal dieses Tisches gibt es nicht mehr. Die Partie geht per Direktnachricht weiter. Nach einem Tag ohne Knopfdruck endet sie.
answer-dms-lost = Ich kann dir nicht schreiben, deshalb kann ich dir diesen Tisch nicht zeigen. Erlaube mir Direktnachrichten und gib dann in unserem Chat `/table show` ein. Nach einem Tag ohne Knopfdruck endet die Partie.
answer-channel-shut = In den Kanal dieses Tisches kann ich nicht mehr schreiben. Die Partie geht per Direktnachricht weiter und endet nach einem Tag ohne Knopfdruck. Damit der Tisch zurückkommt, brauche ich diese Berechtigungen: { $permissions }. Gib danach `/table show` ein.
answer-blocked = AutoMod blockiert einen Namen an diesem Tisch, deshalb zeige ich dort vorerst keine Namen. Wer den Server verwaltet, kann in AutoMod eine Ausnahme für meine Rolle eintragen.
answer-reported = **Meldung** · { $game } · Tisch **{ $table }**
    { "" }>>> { $comment }

### Rasant: `$colour` ist red, blue, yellow, green oder black, `$pace` die Zahl auf einer Karte.

## Karten und Autos

rasant-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
   *[black] Schwarz
}
    .button = { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
       *[black] Schwarz
    }
rasant-card = { rasant-colour } { $pace }
rasant-car = { $colour ->
    [black] das schwarze Auto
   *[other] { rasant-colour }
}

## Die Lobby

rasant-pitch = 13 Autos in Kolonne: Wer eine Runde gewinnt, holt das hinterste Auto der Rundenfarbe und alle dahinter nach vorn. Mehr Autos, mehr Punkte.
rasant-credit = Rasant von F. J. Lamminger, Amigo 1993. Regeln in eigenen Worten.
rasant-option = Kolonne
    .value = { $value ->
        [random] Zufällig
       *[draft] Reihum gewählt
    }
    .note = { $choice ->
        [grid-random] Die Autos stehen in zufälliger Reihenfolge
       *[grid-draft] Reihum wählt ihr die Farbe des nächsten Autos
    }
rasant-cover = Ein Grand-Prix-Plakat: Ein gelber Rennwagen zieht an einem roten und einem blauen vorbei, am Meer, bei tief stehender Sonne.
rasant-draft = Reihum wählt ihr die Farbe des nächsten Autos.

## Die Hand

rasant-choose = Wähle die Farbe des nächsten Autos.
rasant-lead = Du beginnst die Runde. Spiel eine farbige Karte aus.
    .costly = Du beginnst die Runde. Der Stapel ist leer: Passen kostet jetzt eine Karte.
rasant-beat = Überbiete { $card } mit { rasant-colour } oder Schwarz, oder passe. Ein Sieg bringt { points }.
    .costly = Überbiete { $card } mit { rasant-colour } oder Schwarz, oder passe. Passen kostet eine Karte.
rasant-stuck = Über { $card } kommst du nicht. Passe.
    .costly = Über { $card } kommst du nicht. Passen kostet eine Karte.
rasant-discard = Wirf fürs Passen eine Karte ab.
rasant-now = { $name } gewinnt Runde { $round }: { points }. { $todo }
    .you = Du gewinnst Runde { $round }: { points }. { $todo }
rasant-play = { rasant-colour.button } { $pace }
    .worth = { rasant-colour.button } { $pace } · +{ $points }
    .wins = { rasant-colour.button } { $pace } · bringt { $points }
    .lead = Karte ausspielen
    .follow = Karte spielen
    .discard = Karte abwerfen
rasant-pass = Passen
    .costly = Passen (−1 Karte)
rasant-name = { rasant-colour.button } · noch { $left }
rasant-plan = { $pace ->
    [0] Diese Runde passen
   *[other] Über { $pace } passen
}

## Tipps

rasant-hint-discard = Eine Karte muss weg, und { $card } brauchst du am wenigsten.
rasant-hint-choose = Noch ist keine Farbe besser als die anderen. Nimm irgendeine.
rasant-hint-no-lead = Keine deiner Karten taugt zum Ausspielen.
rasant-hint-stuck = Du hast keine höhere Karte in dieser Farbe oder in Schwarz.
rasant-hint-little = Ein Sieg bringt nur { points }. Heb { $card } für eine bessere Runde auf.
    .lead = Ein Sieg bringt nur { points }. Heb { $card } auf: Passt du zuerst, spielst du danach aus.
rasant-hint-beaten = Ein Sieg bringt { points }, aber andere haben wohl höhere Karten.
    .lead = Andere haben wohl höhere Karten. Passt du zuerst, spielst du danach aus.
rasant-hint-top = Eine 130 kann niemand schlagen. Du bekommst { points }.
rasant-hint-play = Ein Sieg bringt { points }. { $rivals ->
    [0] Niemand kann dich mehr überbieten.
    [one] Nur eine Person könnte dich noch überbieten.
   *[other] { $rivals } Personen könnten dich noch überbieten.
} { $higher ->
    [yes] Deine höheren Karten bleiben für später.
   *[no] Höher kommst du hier nicht.
}

## Was geschah. `$reader` sagt, was du darin bist: winner, leader (der nächsten Runde), both oder nobody;
## same: Jemand anders ist beides. rasant-did ist eine Tat ohne Subjekt, in rasant-deed hat sie eins.

rasant-did = { $deed ->
    [placed] { stellt } { $card } auf
    [led] { spielt } { $card } aus
    [played] { spielt } { $card }
    [passed] { passt }
    [left] { hat } keine Karten mehr und { passt }
   *[paid] { wirft } { $card } fürs Passen ab
}
rasant-deed = { $name } { $deed ->
    [placed] stellt { $card } auf
    [led] spielt { $card } aus
    [played] spielt { $card }
    [passed] passt
    [left] hat keine Karten mehr
    [lead_handed] hat keine farbige Karte
   *[paid] wirft { $card } ab
}
    .you = { $at ->
        [0] Du
       *[other] du
    } { $deed ->
        [placed] stellst { $card } auf
        [led] spielst { $card } aus
        [played] spielst { $card }
        [passed] passt
        [left] hast keine Karten mehr
        [lead_handed] hast keine farbige Karte
       *[paid] wirfst { $card } ab
    }
rasant-deeds = { $deeds }.
rasant-drew = { zieht } { cards }
    .own = { zieht } { $names }
rasant-cars = { $cars ->
    [one] { $cars } Auto
   *[other] { $cars } Autos
}{ $doubled ->
    [yes] {" "}× 2
   *[no] {""}
}
rasant-gain = { $doubled ->
    [yes] { rasant-cars } = { points }
   *[no] { points }
}
rasant-moved = { $doer ->
    [you] überholst
   *[name] überholt
} mit { $doubled ->
    [yes] dem schwarzen Auto: { rasant-gain }
   *[no] { rasant-cars }: { points }
}
rasant-won = { $name } gewinnt die Runde: { rasant-gain }.
    .you = Du gewinnst die Runde: { rasant-gain }.
rasant-won-with = { $reader ->
    [winner] Du gewinnst mit { $card }. { $leader } hat zuerst gepasst und spielt aus.
    [leader] { $name } gewinnt mit { $card }. Du hast zuerst gepasst und spielst aus.
    [both] Du gewinnst mit { $card } und spielst als Nächstes aus.
    [same] { $name } gewinnt mit { $card } und spielt als Nächstes aus.
   *[nobody] { $name } gewinnt mit { $card }. { $leader } hat zuerst gepasst und spielt aus.
}
rasant-won-points = { $name } holt { points } mit { $card }.
    .you = Du holst { points } mit { $card }.
rasant-no-lead = { $reader ->
    [winner] Du hast keine farbige Karte. { $leader } spielt aus.
    [leader] { $name } hat keine farbige Karte. Du spielst aus.
   *[nobody] { $name } hat keine farbige Karte. { $leader } spielt aus.
}
rasant-opened = Erst stellen alle die Kolonne auf, Auto für Auto. { $name } fängt an.
    .you = Erst stellen alle die Kolonne auf, Auto für Auto. Du fängst an.
rasant-filled = { $count ->
    [one] Nur noch ein Auto ist übrig: { rasant-colour } kommt ans Ende.
   *[other] Nur noch { rasant-colour } ist übrig: { $count } Autos kommen ans Ende.
}
rasant-dealt = Karten verteilt. { $name } spielt aus.
    .you = Karten verteilt. Du spielst aus.
rasant-dealt-own = Karten verteilt. { $name } spielt aus. { $owner }: { $cards }.
rasant-last-card = Der Stapel ist leer. Passen kostet jetzt eine Karte.
rasant-over = Ende: Es gibt keine farbigen Karten mehr.
rasant-forming = Aufstellung der Kolonne
rasant-round = Runde { $round }

## Der Tisch in Worten

rasant-table-hand = Deine Hand: { $cards }.
    .empty = Deine Hand ist leer.
rasant-table-playable = Spielen kannst du { $cards }.
rasant-table-round = Runde { $round }: { $cards }.
    .open = Runde { $round }: noch keine Karte.
rasant-table-last = Runde { $round }: { cards }. Zuletzt { $card } von { $name }.
    .you = Runde { $round }: { cards }. Zuletzt { $card } von dir.
rasant-table-laid = { $name } { $card }
    .you = du { $card }
rasant-table-passed = Gepasst: { $names }.
rasant-table-worth = Diese Runde ist { points } wert.
rasant-table-unplaced = Noch aufzustellen: { $cars }.
rasant-table-left = { $left }-mal { rasant-colour }
rasant-table-line = Kolonne von vorn nach hinten: { $cars }.
rasant-table-deck = Stapel: { cards }.
    .empty = Der Stapel ist leer. Passen kostet eine Karte.
rasant-table-player = { $name }: { points }, { cards }.
    .you = Du: { points }, { cards }.
rasant-table-passed-player = { $name }: { points }, { cards }, gepasst.
    .you = Du: { points }, { cards }, gepasst.
rasant-table-gone = In { rasant-colour } nicht mehr im Spiel: { $paces }.
rasant-table-place = Platz { $place }: { $name }, { points }.
    .you = Platz { $place }: du, { points }.
rasant-table-decided = { $tied ->
    [yes] { $name } zieht in Runde { $round } gleich, mit { points.dative } für { $cars }.
   *[no] { $name } geht in Runde { $round } endgültig in Führung, mit { points.dative } für { $cars }.
}
    .you = { $tied ->
        [yes] Du ziehst in Runde { $round } gleich, mit { points.dative } für { $cars }.
       *[no] Du gehst in Runde { $round } endgültig in Führung, mit { points.dative } für { $cars }.
    }
rasant-table-best = Deine beste Runde war Runde { $round }, mit { points.dative }.
rasant-score = Runde { $round }, { rasant-colour }: { rasant-cars }

## Ablehnungen

rasant-refuse-over = Die Partie ist vorbei. Mit *Revanche* startest du eine neue.
rasant-refuse-passed = Du hast schon gepasst. Nächste Runde bist du wieder dabei.
rasant-refuse-turn = Du bist noch nicht dran. Warte auf die anderen.
rasant-refuse-none-left = Alle Autos in { rasant-colour } stehen schon. Nimm eine andere Farbe.
rasant-refuse-draft = Erst die Kolonne. Wähle die Farbe des nächsten Autos.
rasant-refuse-card = { $card } hast du nicht. Nimm eine andere Karte.
rasant-refuse-pay = Du hast gepasst, und der Stapel ist leer. Wirf eine Karte ab.
rasant-refuse-black = Mit Schwarz geht’s nicht los. Spiel eine farbige Karte aus.
rasant-refuse-pass = Wer ausspielt, kann nicht passen. Spiel eine farbige Karte aus.
rasant-refuse-discard = Abwerfen geht nur nach dem Passen bei leerem Stapel. Spiel eine Karte oder passe.
rasant-refuse-placed = Die Kolonne steht schon. Spiel eine Karte.
rasant-refuse-colour = Die Farbe der Runde ist { rasant-colour }. Spiel { rasant-colour } oder Schwarz, oder passe.
rasant-refuse-low = Zu niedrig. Spiel höher als { $pace }, oder passe.

## Bilder

rasant-picture-turn = { $phase ->
    [drafting] { $name } wählt
    [leading] { $name } spielt aus
    [following] { $name } muss überbieten:
   *[paying] { $name } wirft ab
}
rasant-picture-prompt = { $phase ->
    [drafting] Wähle eine Farbe
    [leading] Spiel aus
    [following] Überbiete:
    [stuck] Zu hoch:
   *[paying] Wirf eine Karte ab
}
rasant-picture-points = Punkte
rasant-picture-you = Du { $points }
rasant-picture-round = Runde { $round }
rasant-picture-deck = { $cards ->
    [0] Stapel leer
   *[other] Stapel { $cards }
}
rasant-picture-line = { $cars } von { $most }
rasant-picture-passed = gepasst
rasant-picture-winner = Sieg bringt
rasant-picture-would = { $name } bekäme
rasant-picture-over = Runde { $round }: { $name }
rasant-picture-decided = Entscheidende Runde
rasant-picture-best = Deine beste Runde
rasant-picture-last = zuletzt
rasant-picture-open = Farbe noch offen
rasant-picture-tickets = + zeigt den Gewinn
rasant-picture-cost = Passen kostet 1 Karte
rasant-picture-beats = schlägt { $number }
rasant-picture-double = Pkt ×2
rasant-picture-strength = schlägt
    .share = { $number } von { $cards }
rasant-picture-unseen = { $cards } Karten verdeckt
rasant-picture-if-won = bei Sieg
rasant-picture-or-pass = oder passen: −1 Karte
rasant-picture-only-pass = Du kannst nur passen
rasant-picture-unplayable = { $why ->
    [low] zu niedrig
   *[colour] falsche Farbe
}
rasant-picture-free = Passen ist gratis
rasant-picture-for-winner = für den Sieg
rasant-picture-undealt = Karten gibt’s später
rasant-picture-empty = Keine Karten mehr

## Lektion

rasant-lesson-1 = Du spielst aus: Deine Karte bestimmt die Farbe der Runde. Wer gewinnt, holt das **hinterste** Auto dieser Farbe und alle dahinter nach vorn. Hinter dem hintersten gelben stehen drei: Das macht 4 Punkte. Spiel **Gelb 50** aus.
    .why = Das hinterste rote Auto ist ganz am Ende, Rot bringt also nur 1 Punkt. Heb dir die hohen Karten auf.
rasant-lesson-2 = Jede Karte muss höher sein als die letzte, und zwar in der Farbe der Runde oder in Schwarz. Apex hat Schwarz 70 gespielt, Bolt hat gepasst. **Schwarz 100** schlägt das, und deine gelbe 120 bleibt dir.
    .why = Schwarz passt zu jeder Farbe, und deine 100 schlägt die 70. Gelb 120 brauchst du später.
rasant-lesson-3 = Apex hat Schwarz 120 gespielt. Deine 120 ist nicht höher, also passe. Apex gewinnt die Runde.
    .why = Keine deiner Karten ist höher als 120.
rasant-lesson-4 = Die vier Autos stehen jetzt vorn, in umgekehrter Reihenfolge. Nun ist die Runde blau. Wer **zuerst** passt, spielt in der nächsten Runde aus: Deine blaue 20 gewinnt nicht, also passe.
    .why = Blau 20 wird überboten. Wenn du zuerst passt, spielst du danach aus.
rasant-lesson-5 = Eine 130 hat die Runde sofort beendet. Du spielst aus! Hinter dem hintersten gelben Auto stehen das **schwarze Auto** und drei andere. Das schwarze zählt nichts, verdoppelt aber diese drei und das gelbe: Das macht 8 Punkte.
    .why = Nur Gelb bewegt das schwarze Auto. Heb dir die 120 auf, um damit zu gewinnen.
rasant-lesson-6 = Apex ist raus, Bolt hat 80 gespielt. Jetzt kommt deine aufgesparte hohe Karte: Nur Gelb 130 könnte sie schlagen.
    .why = Deine 120 gewinnt die Runde fast sicher, und das bringt 8 Punkte.
rasant-learned-1 = Spiel eine höhere Karte in der Farbe der Runde oder eine höhere schwarze, oder passe.
rasant-learned-2 = Die letzte Karte gewinnt: Das hinterste Auto ihrer Farbe und alle dahinter fahren nach vorn, je 1 Punkt.
rasant-learned-3 = Das schwarze Auto verdoppelt die Punkte: 8 für dich. Du führst mit 8 zu 5 zu 4.
rasant-learned-4 = Wer zuerst passt, spielt danach aus. Hat niemand mehr farbige Karten, ist die Partie vorbei.

## Regeln

rasant-how-1 = Die erste Karte bestimmt die Farbe der Runde. Mit Schwarz geht’s nicht los.
rasant-how-2 = Überbiete die letzte Karte mit dieser Farbe oder mit Schwarz. Oder passe und setz aus.
rasant-how-3 = Die letzte Karte gewinnt. Das hinterste Auto ihrer Farbe und alle dahinter fahren nach vorn.
rasant-how-4 = Jedes Auto bringt 1 Punkt. Das schwarze zählt nichts, verdoppelt aber die Punkte für andere Autos.
rasant-how-5 = Wer zuerst passt, spielt danach aus. Bei leerem Stapel kostet Passen eine Karte. Wer die meisten Punkte hat, gewinnt.
rasant-rules-goal = **Ziel.** Gewinne Runden mit deinen Karten. Wer eine Runde gewinnt, holt die hinteren Autos nach vorn und bekommt für jedes 1 Punkt. Am Ende gewinnt, wer die meisten Punkte hat.
rasant-rules-cars = **Autos.** Das schwarze Auto steht vorn. Dahinter kommen je drei in Rot, Blau, Gelb und Grün.
    { -ruling } Mit `grid: random` stehen die zwölf in zufälliger Reihenfolge.
    { -ruling } Mit `grid: draft` wählt ihr reihum die Farbe des nächsten Autos. Wer gibt, ist zuletzt dran. Ist nur noch eine Farbe übrig, kommen ihre Autos ans Ende. Dann werden die Karten verteilt.
rasant-rules-cards = **Karten.** Jede Farbe hat 10, 20 … 130. Schwarz hat 40, 70, 100 und 120.
    { -house } Wie sich die 56 Karten im Original zusammensetzten, ist nicht überliefert. Diese Aufteilung ist von uns.
    { -ruling } Wer gibt, wird ausgelost, und wer links daneben sitzt, spielt aus. Alle bekommen sechs Karten, der Rest ist der Stapel.
rasant-rules-round = **Eine Runde.** Wer die Runde beginnt, spielt eine Karte aus und bestimmt damit die Farbe der Runde. Passen geht dabei nicht. Dann geht es reihum: Du spielst eine höhere Karte dieser Farbe oder eine höhere schwarze, oder du passt und bist raus aus der Runde. Eine 130 beendet die Runde sofort. Die letzte Karte gewinnt.
    { -ruling } Schwarz kannst du nicht ausspielen.
    { -ruling } Auch eine schwarze Karte muss höher sein, und sie ändert die Farbe nicht.
    { -ruling } Die Runde endet auch, wenn alle bis auf eine Person gepasst haben. Die kann nicht weiterspielen und auch nicht passen, um eine Karte loszuwerden.
    { -ruling } Keine farbige Karte? Dann spielt aus, wer links von dir sitzt, und du hast gepasst. Passen so alle anderen, spielt die letzte Person eine Karte aus und gewinnt damit sofort.
rasant-rules-overtaking = **Überholen.** Das hinterste Auto in der Farbe der Runde und alle dahinter fahren eins nach dem anderen nach vorn, ihre Reihenfolge dreht sich also um. Wer die Runde gewinnt, bekommt für jedes 1 Punkt. Das schwarze Auto zählt nichts, verdoppelt aber die Punkte für die anderen Autos, die mit ihm fahren.
rasant-rules-after = **Nach der Runde.** Die gespielten Karten sind raus. Wer gewonnen hat, zieht zuerst auf sechs Karten nach, dann reihum alle anderen, solange der Stapel reicht. Wer zuerst gepasst hat, spielt aus.
    { -ruling } Hat niemand gepasst, spielt aus, wer gewonnen hat.
rasant-rules-empty = **Leerer Stapel.** Ist der Stapel leer, kostet Passen eine Karte deiner Wahl. Hast du keine Karten mehr, kostet es nichts.
    { -ruling } Auch wer nicht ausspielen kann, zahlt eine Karte, selbst wenn das Passen eben erst eine Karte gekostet hat.
    { -ruling } Hast du nur eine Karte, wirft der Bot sie für dich ab.
    { -ruling } Du wirfst sofort ab, vor dem nächsten Zug.
rasant-rules-end = **Ende.** Wer die meisten Punkte hat, gewinnt.
    { -ruling } Die Partie ist vorbei, wenn niemand eine farbige Karte zum Ausspielen hat.
    { -ruling } Wer gleich viele Punkte hat, teilt sich den Platz, und der nächste bleibt leer: 1, 2, 2, 4.
rasant-rules-away = **Wenn du weg bist.**
    { -ruling } Ist deine Zeit um, passt du. Musst du ausspielen oder abwerfen, trifft es deine niedrigste Karte. Bei der Aufstellung bekommst du die erste Farbe, die noch da ist.
    { -ruling } Mit *Automatisch passen* passt du nach 1 bis 4 Sekunden, wenn nichts anderes geht. Spielst du nur gegen Roboter, ist es von Anfang an eingeschaltet. Dass es an ist, siehst nur du. Wenn alle wissen, dass du passen musst, passiert es sofort.
rasant-rules-credit = *{ rasant-credit }*

## Kinds of action, for the most common mistake of reviews

rasant-act = { $kind ->
    [name] eine Farbe wählen
    [play] eine Karte spielen
    [pass] passen
   *[pay] eine Karte abwerfen
}

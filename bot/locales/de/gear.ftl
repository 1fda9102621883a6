### Gear Head: `$part` ist fuel, pistons, battery, driveshaft, tires oder gearshift, `$power` die Zahl auf einer Karte.

## Karten

gear-part = { $part ->
    [fuel] Tank
    [pistons] Kolben
    [battery] Batterie
    [driveshaft] Kardanwelle
    [tires] Reifen
   *[gearshift] Schaltung
}
    .no = { $part ->
        [fuel] keinen Tank
        [pistons] keine Kolben
        [battery] keine Batterie
        [driveshaft] keine Kardanwelle
        [tires] keine Reifen
       *[gearshift] keine Schaltung
    }
    .yours = { $part ->
        [fuel] dein Tank
        [pistons] deine Kolben
        [battery] deine Batterie
        [driveshaft] deine Kardanwelle
        [tires] deine Reifen
       *[gearshift] deine Schaltung
    }
    .weakest = { $part ->
        [fuel] ist dein schwächster Tank
        [pistons] sind deine schwächsten Kolben
        [battery] ist deine schwächste Batterie
        [driveshaft] ist deine schwächste Kardanwelle
        [tires] sind deine schwächsten Reifen
       *[gearshift] ist deine schwächste Schaltung
    }
    .several = { $part ->
        [fuel] den Tank
        [pistons] die Kolben
        [battery] die Batterie
        [driveshaft] die Kardanwelle
        [tires] die Reifen
       *[gearshift] die Schaltung
    }
gear-card = { gear-part } { $power }
gear-rank = { place }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus })
}

## Die Lobby

gear-pitch = Bau aus sechs Teilen ein Auto und fahr an die Startlinie vor. Wer früh kommt, bekommt einen Bonus, wer wartet, bessere Teile.
gear-credit = Gear Head von Chad Smith (Green Box of Games), CC BY-NC-SA 4.0. Regeln in eigenen Worten.
gear-cover = Ein Rennwagen an der Startlinie, halb lackiert, halb nur mit Bleistift gezeichnet. Daneben liegen Karten mit den fehlenden Teilen.

## Die Hand

gear-last-turn = Letzter Zug: { $name }!
    .you = Dein letzter Zug!
gear-draw-or-take = Zieh eine Karte oder nimm { $card }.
gear-must-take = Der Stapel ist leer. Nimm { $card }.
gear-must-discard = Wirf eine Karte ab.
gear-cannot-finish = Dein Auto wird nicht mehr fertig. Lass es einfach ausrollen.
gear-complete = Dein Auto ist fertig! Fahr vor oder bau weiter.
gear-must-pull-up = Dein Auto ist fertig! Fahr vor.
gear-done = Du stehst als { place } an der Linie. Jetzt sind die anderen dran.
gear-draw = Ziehen
gear-draw-better = Ziehen · { $tenths } von 10 { $tenths ->
    [one] hilft
   *[other] helfen
}
gear-take = { gear-card } nehmen{ $gain ->
    [0] {""}
   *[other] {" "}· +{ $gain }
}
    .complete = { gear-card } nehmen · Auto fertig
gear-discard = { gear-card }{ $loss ->
    [0] {""}
   *[other] {" "}· −{ $loss }
}
    .gap = { gear-card } · −{ $loss }, fehlt dann
gear-build-on = Weiterbauen · { $tenths } von 10 { $tenths ->
    [one] hilft
   *[other] helfen
}
    .note = wirft { $card } ab
    .cost = wirft { $card } ab. Fährt ein anderes Auto zuerst vor, sinkt dein Bonus von { $bonus } auf { $next }
gear-pull-up = Vorfahren: { $power }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
gear-roll-in = Ausrollen · { $parts } von 6 Teilen
gear-pull-up-without = Ohne { $card }: { $power }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
gear-plan-draw = Karte ziehen
gear-plan-take = { $least ->
    [1] {""}
   *[other] { $part ->
        [fuel] Besseren{" "}
       *[tires] Bessere{" "}
    }
}{ gear-part } nehmen

## Tipps

gear-hint-take-better = Die Karte ist um { $gain } besser als { gear-part.yours }, und du weißt, was du bekommst.
gear-hint-take-missing = Dein Auto hat noch { gear-part.no }, und es braucht jedes Teil einmal.
gear-hint-take-safe = Du weißt, was du bekommst, und niemand sonst bekommt die Karte.
gear-hint-draw = { $tenths ->
    [one] { $tenths } von 10 Karten { $kind ->
        [missing] ist ein Teil, das dir fehlt.
       *[better] macht dein Auto besser.
    }
   *[other] { $tenths } von 10 Karten { $kind ->
        [missing] sind Teile, die dir fehlen.
       *[better] machen dein Auto besser.
    }
}
gear-hint-build-on = Etwa { $tenths } von 10 Karten { $tenths ->
    [one] macht
   *[other] machen
} dein Auto besser{ $bonus ->
    [0] .
   *[other] {""}. Fährt aber ein anderes Auto zuerst vor, sinkt dein Bonus von { $bonus } auf { $next }.
}
gear-hint-weakest = { $card } { gear-part.weakest }. Du brauchst jedes Teil nur einmal.
gear-hint-another = Du hast { gear-part.several } mehrfach, brauchst aber jedes Teil nur einmal.
gear-hint-least = Von deinen Karten bringt diese am wenigsten.
gear-hint-keep = Mit den anderen Karten behältst du { $power } Punkte.
gear-hint-last = Es ist dein letzter Zug: jetzt oder nie.
gear-hint-others = { $names } { $count ->
    [one] steht
   *[other] stehen
} schon an der Linie. Wartest du zu lange, bist du raus.
gear-hint-complete = Dein Auto ist fertig: { $power } Punkte, und { $bonus } mehr, wenn du zuerst an der Linie stehst.

## Was geschah: gear-did ist eine Tat ohne Subjekt, gear-turn ein ganzer Zug

gear-did = { $deed ->
    [drew] { zieht } eine Karte
    [took] { nimmt } { $card }
    [discarded] { wirft } { $left } ab
   *[pulled_up] { faehrt } als { gear-rank } vor und { wirft } { $left } ab
}
    .drew = { zieht } { $card }
gear-turn = { $name } { $deed ->
    [drew] zieht eine Karte
    [took] nimmt { $card }
    [discarded] wirft { $left } ab
    [drew_discarded] zieht eine Karte und wirft { $left } ab
    [took_discarded] nimmt { $card } und wirft { $left } ab
   *[pulled_up] fährt als { gear-rank } vor und wirft { $left } ab
}.
    .you = Du { $deed ->
        [drew] ziehst eine Karte
        [took] nimmst { $card }
        [discarded] wirfst { $left } ab
        [drew_discarded] ziehst eine Karte und wirfst { $left } ab
        [took_discarded] nimmst { $card } und wirfst { $left } ab
       *[pulled_up] fährst als { gear-rank } vor und wirfst { $left } ab
    }.
gear-discards = Abgeworfen: { $cards }.
gear-takes = Genommen: { $cards }.
gear-whose = { $card } ({ $name })
    .you = { $card } (du)
gear-dealt = Karten verteilt. { $name } fängt an.
    .you = Karten verteilt. Du fängst an.
gear-dealt-own = Karten verteilt. { $name } fängt an. { $owner }: { $cards }.
gear-reshuffled = Der Stapel ist leer, also wird der Haufen neu gemischt. { $card } liegt auf dem neuen Haufen.
gear-one-last-turn = { $name } hat noch einen letzten Zug.
    .you = Du hast noch einen letzten Zug.
gear-all-made-it = Ende: Alle Autos sind da.
gear-out = Ende: { $name } hatte noch einen Zug und wurde nicht fertig.
    .you = Ende: Du hattest noch einen Zug und wurdest nicht fertig.

## Der Tisch in Worten

gear-table-hand = Deine Hand: { $cards }.
gear-table-drawn = Eben gezogen: { $card }.
gear-table-missing = Dir fehlt noch: { $parts }. Bisher: { points }.
gear-table-complete = Fertig: { points }. Fährst du als Nächstes vor, sind es { $total }.
gear-table-parked = Dein Auto steht an der Linie: { gear-picture-total }.
gear-table-heap = Schrotthaufen: oben { $card }, insgesamt { cards }.
    .empty = Der Schrotthaufen ist leer.
gear-table-deck = Stapel: { cards }.
    .empty = Der Stapel ist leer.
gear-table-line = An der Linie: { $cars }.
    .empty = An der Linie steht noch niemand.
gear-table-at-line = { gear-rank } { $name }
    .you = { gear-rank } du
gear-table-bonus = Das nächste Auto bekommt +{ $bonus }.
    .none = Das nächste Auto bekommt keinen Bonus.
gear-table-building = Es bauen noch, in dieser Reihenfolge: { $names }. Wer allein übrig ist, hat noch einen Zug.
gear-table-under = Darunter im Haufen: { $cards }.
gear-table-car = Als { place } an der Linie: { $name } mit { $cards }.
    .you = Als { place } an der Linie: du mit { $cards }.
gear-table-place = Platz { $place }: { $name }, { points }.
    .you = Platz { $place }: du, { points }.
gear-table-out = Raus: { $name }, das Auto ist nicht fertig.
    .you = Du bist raus, dein Auto ist nicht fertig.
gear-bonus = Bonus für Platz { $place }

## Ablehnungen

gear-refuse-over = Die Partie ist vorbei. Mit *Revanche* startest du eine neue.
gear-refuse-line = Du stehst schon an der Linie. Die anderen bauen noch.
gear-refuse-turn = Du bist noch nicht dran. Warte auf die anderen.
gear-refuse-empty = Der Stapel ist leer. Nimm die Karte vom Haufen.
gear-refuse-drawn = Du hast schon gezogen. Wirf eine Karte ab oder fahr vor.
gear-refuse-draw = Zieh erst eine Karte oder nimm die vom Haufen.
gear-refuse-card = { $card } hast du nicht. Wähle eine andere Karte.
gear-refuse-last = Es ist dein letzter Zug, und dein Auto ist fertig. Fahr vor.
gear-refuse-missing = Dir würde etwas fehlen: { $parts }. Behalte jedes Teil einmal.
gear-refuse-weaker = Mit { $card } wird dein Auto schwächer. Wirf lieber diese Karte ab.

## Bilder

gear-finish-parts = Teile
gear-finish-home = { $rank ->
    [1] 1. an der Linie
    [2] 2. an der Linie
   *[other] 3. an der Linie
}
gear-picture-turn = { $deed ->
    [drawing] { $name } zieht
    [taking] { $name } nimmt
    [discarding] { $name } wirft ab
   *[last] Letzter Zug: { $name }
}
gear-picture-prompt = { $deed ->
    [drawing] Zieh oder nimm
    [taking] Nimm die Karte
    [discarding] Wirf eine ab
    [complete] Vorfahren?
   *[last] Vorfahren!
}
gear-picture-at-line = { place } an der Linie
gear-picture-deed = { $deed ->
    [drew] zieht
    [took] nimmt
    [discarded] wirft ab
   *[pulled_up] fährt vor
}
gear-picture-new = neu
gear-picture-unit = Punkte
gear-picture-heap = Haufen
gear-picture-deck = Stapel
gear-picture-line = An der Linie
    .short = Linie
gear-picture-bonus = Bonuspunkte
gear-picture-crowd = { $there }/{ $seats } an der Linie
gear-picture-empty = leer
gear-picture-next = Dann
gear-picture-take = Nehmen
gear-picture-draw = Ziehen
gear-picture-odds = { $tenths } von 10 { $tenths ->
    [one] hilft
   *[other] helfen
}
    .short = { $tenths } von 10
gear-picture-no-gain = kein Gewinn
gear-picture-weakest = schwach
gear-picture-same = { $count ->
    [2] Beide kosten 0 Punkte
   *[other] Alle kosten 0 Punkte
}
gear-picture-out = = raus
gear-picture-leader = Führung unbekannt
gear-picture-first-car = Fürs erste Auto
gear-picture-first = noch niemand da
gear-picture-if-next = falls du schneller bist
gear-picture-spare = übrig
gear-picture-missing = { $parts ->
    [one] Fehlt: { gear-part }
   *[other] { $parts } fehlen
}
gear-picture-now = Jetzt vorfahren = { $total }
gear-picture-total = { $power }{ $bonus ->
    [0] {" "}Punkte
   *[other] {" "}+ { $bonus } = { $total }
}

## Lektion

gear-lesson-1 = Ein Auto hat sechs Teile. Das Bild zeigt, was du hast und was fehlt. Auf dem Haufen liegt **Batterie 6**: Du hast noch keine, und 6 ist die beste. Nimm sie!
    .why = Der Stapel ist Glückssache. Auf dem Haufen liegt die beste Batterie, die es gibt.
gear-lesson-2 = Jetzt hast du sieben Karten, eine muss weg. Du hast zwei Tanks, und einer reicht. Die Zahl ist die Leistung, also wirf **Tank 1** ab.
    .why = Du hast einen besseren Tank. Diesen hier braucht dein Auto am wenigsten.
gear-lesson-3 = Dir fehlt noch eine Kardanwelle. Auf dem Haufen liegt Batterie 1, aber du hast schon die 6. Zieh vom Stapel. Deine Karte sieht sonst niemand.
    .why = Du hast Batterie 6, da hilft Batterie 1 nicht.
gear-lesson-4 = Du hast Kolben 3 gezogen, aber deine 5 ist besser. Auch die Schaltung hast du doppelt, und **Schaltung 2** bringt dir am wenigsten.
    .why = Das ist die niedrigste Karte eines Teils, das du doppelt hast.
gear-lesson-5 = Apex war zuerst an der Linie und bekommt 3 Punkte extra. Für Platz 2 gibt es noch 2. Bolt hat gerade das Teil abgeworfen, das du brauchst. Es ist nur eine 1, aber damit ist dein Auto fertig.
    .why = Mit der Kardanwelle auf dem Haufen wird dein Auto fertig. Aus dem Stapel kommt vielleicht lange keine.
gear-lesson-6 = Dein Auto ist fertig. Fahr vor! Auf dem Knopf steht, was es bringt: 23, und 2 dazu für Platz 2 an der Linie.
    .why = Platz 2 an der Linie bringt 2 Punkte extra, die dir niemand mehr nimmt.
gear-learned-1 = Zieh oder nimm in jedem Zug eine Karte. Dann wirf eine ab oder fahr vor.
gear-learned-2 = Ein Auto braucht alle sechs Teile. Ihre Zahlen ergeben zusammen die Punkte.
gear-learned-3 = Die ersten drei an der Linie bekommen 3, 2 und 1 Punkt extra. Apex war zuerst da, aber dein Auto hatte mehr Leistung: 25 zu 22.
gear-learned-4 = Wer allein übrig ist, hat noch einen Zug. Das Auto von Bolt wurde nicht fertig, also ist Bolt raus.

## Regeln

gear-how-1 = Ein Auto braucht alle sechs Teile. Ihre Zahlen ergeben zusammen die Punkte.
gear-how-2 = Wenn du dran bist, zieh eine Karte oder nimm die oberste vom Haufen.
gear-how-3 = Dann wirf eine ab. Mit einem fertigen Auto kannst du vorfahren.
gear-how-4 = Die ersten drei Autos an der Linie bekommen 3, 2 und 1 Punkt extra.
gear-how-5 = Wer allein übrig ist, hat noch einen Zug. Ohne fertiges Auto gibt es keine Punkte. Wer die meisten Punkte hat, gewinnt.
gear-rules-goal = **Ziel.** Bau das stärkste Auto: je einmal Tank, Kolben, Batterie, Kardanwelle, Reifen und Schaltung. Die Zahl auf der Karte ist die Leistung.
gear-rules-cards = **Karten.** Neun Karten von jedem Teil: 1, 1, 1, 2, 2, 3, 4, 5, 6. Bis zu sechs Personen spielen mit einem Satz von 54 Karten.
    { -ruling } Sieben bis zwölf Personen spielen mit zwei Sätzen.
gear-rules-setup = **Aufbau.** Alle bekommen sechs Karten. Der Rest ist der Stapel. Seine oberste Karte kommt offen auf den Schrotthaufen. Die Plätze werden ausgelost, es sei denn, der Host legt ihre Reihenfolge fest. Wer auf dem ersten Platz sitzt, fängt an. Bei einer Revanche rücken alle um einen Platz weiter. In einer Rennserie fängt an, wer es bisher am seltensten durfte.
gear-rules-turn = **Dein Zug.** Zieh eine Karte, die nur du siehst, oder nimm die oberste vom Haufen. Jetzt hast du sieben. Wirf eine offen ab, und dein Zug ist vorbei. Oder fahr an die Startlinie vor: Wirf eine Karte ab, leg die anderen sechs verdeckt hin, und du bist fertig.
    { -ruling } Nur ein fertiges Auto kann vorfahren: jedes Teil einmal.
    { -ruling } Die Karte, die du gerade genommen hast, darfst du abwerfen.
    { -ruling } Den ganzen Haufen darfst du dir ansehen.
gear-rules-line = **Startlinie (Pole-Position).** Das erste Auto an der Linie bekommt 3 Punkte extra, das zweite 2, das dritte 1.
gear-rules-last = **Der letzte Zug.** Stehen alle anderen an der Linie, hat die letzte Person noch genau einen Zug. Ist ihr Auto dann nicht fertig, ist sie raus und bekommt keine Punkte.
    { -ruling } Sinnlose Züge stehen nicht zur Wahl. Hast du ein Teil doppelt, wirfst du beim Vorfahren das schwächere ab. Ist dein Auto in deinem letzten Zug fertig, fährst du automatisch vor.
gear-rules-empty = **Leerer Stapel.**
    { -ruling } Ist der Stapel am Ende eines Zuges leer, wird der ganze Haufen zum neuen Stapel gemischt, und dessen oberste Karte beginnt einen neuen Haufen. Gibt es dann immer noch keinen Stapel, nimm vom Haufen.
gear-rules-end = **Ende.** Die Autos werden in der Reihenfolge aufgedeckt, in der sie vorgefahren sind. Für ein Auto zählen seine sechs Zahlen und sein Bonus. Wer die meisten Punkte hat, gewinnt. Mehr als 39 Punkte gehen nicht: sechs Sechsen, als erstes Auto an der Linie.
    { -ruling } Wer gleich viele Punkte hat, teilt sich den Platz, und der nächste bleibt leer: 1, 2, 2, 4. Alle, die nicht fertig werden, teilen sich den letzten Platz.
gear-rules-circuit = **Rennserie (Race Circuit).** Mehrere Partien mit gemeinsamer Tabelle. In einer Partie mit n Personen bringt Platz p genau n − p + 1 Punkte. Wer raus ist, bekommt 0. Starte eine Rennserie mit `/league create`.
    { -ruling } Wer sich einen Platz teilt, bekommt die vollen Punkte dieses Platzes.
    { -ruling } Bei Punktgleichheit entscheiden die meisten Siege, dann die meisten zweiten Plätze und so weiter. Ist auch das alles gleich, wird der Platz geteilt.
    { -ruling } Läuft am Ende der Rennserie noch eine Partie, zählt auch sie.
    { -ruling } Eine abgebrochene Partie zählt nicht. Ein Roboter punktet unter eigenem Namen. Spielt am Ende ein Roboter für jemanden, bekommt niemand die Punkte, der Platz zählt aber mit.
    { -ruling } Roboter zählen nur, wenn das in der Rennserie eingestellt ist. Sonst bekommen nur Menschen Plätze und Punkte.
gear-rules-away = **Wenn du weg bist.**
    { -ruling } Ist deine Zeit um, ziehst du vom Stapel und wirfst die niedrigste überzählige Karte ab. Ist dein Auto in deinem letzten Zug fertig, fährst du automatisch vor.
gear-rules-credit = *{ gear-credit }*

## Kinds of action, for the most common mistake of reviews

gear-act = { $kind ->
    [draw] eine Karte ziehen
    [take] vom Haufen nehmen
    [discard] eine Karte abwerfen
   *[pull_up] vorfahren
}

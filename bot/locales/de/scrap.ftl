### Scrapheap Scavengers. `$symbol` ist drop, hammer, circle, brick, cog oder arrow;
### `$cell` der Ort einer Karte, etwa B4; `$price`, `$left` Zahlen von Aktionspunkten (AP).

## Karten und Klötzchen

scrap-symbol = { $symbol ->
    [drop] Ölkanne
    [hammer] Hammer
    [circle] Rad
    [brick] Ziegel
    [cog] Zahnrad
   *[arrow] Pfeil
}
scrap-card = { scrap-symbol } { $value }
scrap-at = { $cell } { $card }
scrap-cubes = { $cubes ->
    [one] 1 Klötzchen von { $name }
   *[other] { $cubes } Klötzchen von { $name }
}
    .you = { $cubes ->
        [one] 1 Klötzchen von dir
       *[other] { $cubes } Klötzchen von dir
    }
scrap-corner = { $corner ->
    [A1] A1 · oben links
    [I1] I1 · oben rechts
    [A6] A6 · unten links
   *[I6] I6 · unten rechts
}

## Die Lobby

scrap-pitch = 54 verdeckte Karten. Späh heimlich, bewach deine Funde mit Klötzchen und hol sie dir vor den anderen.
scrap-credit = Scrapheap Scavengers, ein Spiel der Community der Green Box of Games. Regeln in eigenen Worten.
scrap-option = { $field ->
    [mode] Plättchen
    [tiles] Plättchen pro Person
   *[mismatch] Andere Karten
}
    .value = { $value ->
        [public] Offen
        [stealth] Geheim
        [minus] Minus
        [zero] Null
        [plus] Plus
       *[other] { $value }
    }
    .note = { $choice ->
        [mode-public] Plättchen und genommene Karten sind beim Einsammeln offen
        [mode-stealth] Plättchen und genommene Karten bleiben bis zum Schluss geheim
        [tiles-1] Die kürzeste Partie
        [tiles-2] Die übliche Partie
        [tiles-3] Eine lange Partie
        [tiles-4] Die längste Partie
        [mismatch-minus] Sie zählen gegen dich
        [mismatch-zero] Sie zählen nichts
       *[mismatch-plus] Auch sie zählen für dich
    }
scrap-cover = Ein Pick-up voller Schrott fährt in der Dämmerung über einen Schrottplatz, vorbei an einem Kran und einer Katze.
scrap-mode = { $mode ->
    [stealth] Geheim: Plättchen und genommene Karten bleiben verdeckt.
   *[public] Offen: Wenn das Einsammeln beginnt, zeigen alle ihre Plättchen.
}
scrap-drawn = { $tiles ->
    [one] 1 Plättchen pro Person
   *[other] { $tiles } Plättchen pro Person
}
scrap-mismatch = { $mismatch ->
    [zero] Karten, die nicht zu deinen Plättchen passen, zählen nichts.
    [plus] Auch Karten, die nicht zu deinen Plättchen passen, zählen für dich.
   *[minus] Karten, die nicht zu deinen Plättchen passen, zählen gegen dich.
}

## Die Hand: Überschrift und Aufforderung

scrap-win = { $name } gewinnt mit { points.dative }!
    .you = Du gewinnst mit { points.dative }!
scrap-closer = { $name } gewinnt mit { points.dative } und weniger Fehlgriffen!
    .you = Du gewinnst mit { points.dative } und weniger Fehlgriffen!
scrap-tie = Unentschieden mit je { points.dative }: { $names }.
scrap-peek = { $left ->
    [one] Späh eine Karte aus.
   *[other] Späh bis zu { $left } Karten aus.
}
scrap-place = { $left ->
    [one] Leg oder verschieb ein Klötzchen.
   *[other] Leg oder verschieb bis zu { $left } Klötzchen.
} Jedes behaltene bringt einen Punkt.
    .again = { $left ->
        [one] Noch mal: Leg oder verschieb ein Klötzchen.
       *[other] Noch mal: Leg oder verschieb bis zu { $left } Klötzchen.
    }
scrap-only-move = Zwei Klötzchen brauchst du für deine Figur. Verschieb ein schon gelegtes, oder drück *Fertig*.
scrap-put = Leg das Klötzchen von { $cell } auf eine andere Karte.
scrap-choose = Wähle die Ecke für deine Figur. Die Figur kostet 2 Klötzchen.
scrap-points = { $left ->
    [one] Du hast 1 Aktionspunkt (AP).
   *[other] Du hast { $left } Aktionspunkte (AP).
}
scrap-ready = Das war dein letzter Zug. Jetzt sind die anderen dran.

## Knöpfe und Menüs

scrap-near = { $count } bei { $corner }
    .all = { $count ->
        [1] Die letzte
       *[other] Alle { $count }
    }
scrap-one = Eine Karte
    .column = Spalte { $column }
    .full = { $cell } ausspähen
scrap-spend = Extra-Blick
    .note = kostet ein Klötzchen
scrap-done = Fertig
scrap-guard = { $cells } bewachen
    .only = { $cells } bewachen, fertig
scrap-on = Klötzchen auf bekannte Karte
    .other = Klötzchen auf andere Karte
    .full = Klötzchen auf { $cell }
scrap-lift = Klötzchen verschieben
scrap-back = Zurück auf { $cell }
scrap-trip = { $cells } holen · +{ $points }
    .note = für { $price } von { $left } AP
scrap-raid = { $raided ->
    [several] { $count } Karten
   *[other] { $cells }
} plündern{ $more ->
    [0] {""}
   *[other] , { $more } holen
} · +{ $points }{ $owners ->
    [1] {" "}({ $name })
   *[other] {""}
}
    .note = { $cells }, für { $price } von { $left } AP
scrap-do = Hingehen und etwas tun
scrap-take = { $card } nehmen · { $price } AP
    .unseen = Ungesehen nehmen · { $price } AP
scrap-fetch = { $steps ->
    [0] { $card } hier nehmen
    [one] { $cell }: { $card } nehmen, { $steps } Schritt
   *[other] { $cell }: { $card } nehmen, { $steps } Schritte
}
    .unseen = { $steps ->
        [one] { $cell } ungesehen nehmen, { $steps } Schritt
       *[other] { $cell } ungesehen nehmen, { $steps } Schritte
    }
scrap-clear = { $cubes } Klötzchen { $steps ->
    [0] hier
    [one] auf { $cell }, { $steps } Schritt
   *[other] auf { $cell }, { $steps } Schritte
}
scrap-claim = Klötzchen von { $name } · { $price } AP
    .you = Mein Klötzchen · { $price } AP
scrap-flip = Umdrehen · { $price } AP
    .down = Zudecken · { $price } AP
    .there = { $steps ->
        [one] { $cell } umdrehen, { $steps } Schritt
       *[other] { $cell } umdrehen, { $steps } Schritte
    }
    .cost = { $price } von { $left } AP, und alle sehen die Karte
scrap-search = Suchen{ $points ->
    [0] {""}
   *[other] {" "}· etwa +{ $points }
}
    .note = nahe Karten umdrehen und nehmen, was zählt
scrap-gain = +{ $points } für { $price } von { $left } AP
    .loss = −{ $points } für { $price } von { $left } AP
    .nothing = keine Punkte für { $price } von { $left } AP
    .unknown = { $price } von { $left } AP
scrap-loss = −{ points }
    .nothing = keine Punkte
scrap-go = Zu einer Karte
    .known = { $cell } { $card }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
    .unknown = { $cell }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
scrap-enter = Start auf { $cell } · { $price } AP
scrap-end = Zug beenden
scrap-skip = { $turns ->
    [one] Letzten Zug auslassen
   *[other] Letzte { $turns } Züge auslassen
}
    .note = du hörst früher auf, deine Figur verlässt das Raster

## Tipps

scrap-hint-peek = Deine Figur startet an einer Ecke. Späh nahe bei einer: Jeder Schritt kostet.
scrap-hint-guard = { $card } zählt für dich. Mit deinem Klötzchen darauf kann dort sonst niemand spähen, und die Karte wird für andere teurer.
    .unseen = Mit deinem Klötzchen darauf kann dort sonst niemand spähen, und die Karte wird für andere teurer.
scrap-hint-lift = Auf einer anderen Karte nützt dieses Klötzchen mehr.
scrap-hint-keep = Behalte deine Klötzchen: Jedes bringt in jedem Zug einen Aktionspunkt und am Ende einen Punkt.
scrap-hint-corner = Die meisten guten Karten, die du kennst, liegen nahe dieser Ecke.
    .unknown = Du kennst noch keine gute Karte, also ist jede Ecke recht.
scrap-hint-cubes = Dort liegen Klötzchen, und in deiner Hand ist jedes einen Punkt wert.
scrap-hint-explore = Die Karten dort kennst du nicht. Dreh eine um, dann weißt du mehr.
scrap-hint-go = Die beste Karte, die du in dieser Richtung kennst, liegt auf { $cell }.
scrap-hint-flip = Sieh dir die Karte erst an, bevor du 2 AP für sie zahlst.
scrap-hint-mine = Das Klötzchen muss von der Karte runter, und in deiner Hand ist es einen Punkt wert.
scrap-hint-claim = Das Klötzchen von { $name } muss von der Karte runter, und es bringt dir einen Punkt.
scrap-hint-trip = Das bringt { points } für { $price } AP. Nichts in Reichweite bringt mehr.
scrap-hint-take = { $card } bringt { points } und liegt direkt hier.
    .unseen = Du kennst die Karte nicht, aber im Schnitt bringt sie Punkte.
    .denied = Dir bringt die Karte nichts, aber so bekommt sie sonst niemand.
scrap-hint-end = Mit deinen restlichen AP erreichst du nichts, was Punkte bringt.
    .dear = Was du am meisten willst, kostet mehr AP, als du noch hast.

## Was geschah. Eine Tat hat kein Subjekt, die Zeile des Zuges hat eins.

scrap-dealt = 54 verdeckte Karten. Alle haben geheime Plättchen.
    .tiles = 54 verdeckte Karten. Du hast gezogen: { $tiles }.
scrap-order = Spährunde { $round }. Reihenfolge: { $names }.
    .rolls = Spährunde { $round }. Reihenfolge: { $names }. Gewürfelt: { $rolls }.
scrap-roll = { $name } { $totals }
scrap-opened = Das Einsammeln beginnt. Reihenfolge: { $names }.
    .cubes = Das Einsammeln beginnt. Reihenfolge: { $names }. Klötzchen im Raster: { $cubes }.
    .rolls = Das Einsammeln beginnt. Reihenfolge: { $names }. Klötzchen im Raster: { $cubes }. Gewürfelt: { $rolls }.
scrap-cubes-of = { $name } { $cubes }
scrap-shown = Alle zeigen ihre Plättchen.
    .tiles = Alle zeigen ihre Plättchen: { $each }.
scrap-has = { $name } ({ $tiles })
scrap-quiet = In dieser Runde hat niemand etwas getan. Noch so eine, und die Partie endet.
scrap-closed = { $why ->
    [empty] Ende: Die letzte Karte des Rasters ist weg.
    [quiet] Ende: Zwei Runden lang hat niemand etwas getan.
    [retired] Ende: Alle haben früher aufgehört.
   *[turns] Ende: Alle Züge sind gespielt.
}
scrap-did = { $deeds ->
    [1] { $name } { $first }.
    [2] { $name } { $first } und { $second }.
   *[3] { $name } { $first }, { $second } und { $third }.
}
    .you = { $deeds ->
        [1] Du { $first }.
        [2] Du { $first } und { $second }.
       *[3] Du { $first }, { $second } und { $third }.
    }
scrap-rolled = { $peeks ->
    [one] { wuerfelt } 1 Blick für alle
   *[other] { wuerfelt } { $peeks } Blicke für alle
}
scrap-spent = { gibt } ein Klötzchen für einen Extra-Blick aus
scrap-peeked = { spaeht } { $cell } aus
    .listed = { spaeht } { $things } aus
    .card = { spaeht } { $cell } aus: { $card }
    .many = { $cards ->
        [one] { spaeht } 1 Karte aus
       *[other] { spaeht } { $cards } Karten aus
    }
scrap-lifted = { hebt } ein Klötzchen von { $cell } ab
scrap-placed = { legt } ein Klötzchen auf { $cell }
    .listed = { legt } Klötzchen auf { $things }
    .moved = { legt } ein Klötzchen von { $source } auf { $cell }
    .back = { legt } das Klötzchen zurück auf { $cell }
scrap-waived = { $left ->
    [one] { laesst } 1 Blick ungenutzt
   *[other] { laesst } { $left } Blicke ungenutzt
}
    .cubes = { legt } keine Klötzchen
    .more = { legt } keine Klötzchen mehr
scrap-pawn = { stellt } die Figur an { $corner } (−2 Klötzchen)
scrap-began = { $turns ->
    [one] { beginnt } den letzten Zug mit { $points } AP
   *[other] { beginnt } einen Zug mit { $points } AP (noch { $turns } Züge)
}
scrap-sat = { setzt } aus: keine Karte erreichbar
scrap-entered = { kommt } auf { $cell } ins Raster
scrap-moved = { geht } auf { $cell }
    .listed = { geht } auf { $things }
scrap-flipped = { dreht } { $cell } um: { $card }
    .listed = { dreht } um: { $things }
    .down = { deckt } { $card } ({ $cell }) wieder zu
    .card = { dreht } { $card } ({ $cell }) um
    .many = { dreht } { $cards } Karten um
scrap-claimed = { $whose ->
    [own] { sammelt } ein Klötzchen auf { $cell } ein
   *[other] { sammelt } ein Klötzchen von { $name } auf { $cell } ein
}
    .you = { $whose ->
        [own] { sammelt } ein Klötzchen auf { $cell } ein
       *[other] { sammelt } ein Klötzchen von dir auf { $cell } ein
    }
scrap-collected = { sammelt } { $cubes } Klötzchen ein
    .from = { $cubes ->
        [one] { sammelt } 1 Klötzchen ein ({ $owners })
       *[other] { sammelt } { $cubes } Klötzchen ein (davon { $owners })
    }
scrap-of = { $cubes } von { $name }
    .you = { $cubes } von dir
scrap-took = { nimmt } { $card } von { $cell }
    .secret = { nimmt } heimlich { $card } von { $cell }
    .hidden = { nimmt } eine verdeckte Karte von { $cell }
    .cards = { nimmt } { $cards }
scrap-hidden = { $cards ->
    [one] 1 verdeckte Karte
   *[other] { $cards } verdeckte Karten
}
scrap-more = { $cards } weitere
scrap-ended = { beendet } den Zug
    .left = { beendet } den Zug und { hat } noch { $left } AP
scrap-retired = { hoert } früher auf

## Als Text

scrap-part = Spährunde { $round }
    .corners = Ecken
    .collecting = Einsammeln, Zug { $round }
scrap-round = Spährunde { $round } von { $rounds }: { $peeks ->
    [one] 1 Blick pro Person.
   *[other] { $peeks } Blicke pro Person.
}
    .again = Spährunde { $round } von { $rounds }: Alle legen noch mal Klötzchen.
scrap-phase = { $mode ->
    [stealth] Geheimes Spiel.
   *[public] Offenes Spiel.
} { $round ->
    [0] Alle stellen ihre Figur auf.
   *[other] Einsammeln, Zug { $round } von { $rounds }.
}
scrap-warning = Tut in dieser Runde niemand etwas, endet die Partie.
scrap-tiles = Deine Plättchen: { $tiles }. Dein Punktestand: { $score }.
scrap-buy = Vor dem ersten Blick: Für ein Klötzchen bekommst du einen Blick mehr.
scrap-secret = Nur du kennst: { $cards }.
scrap-where = Figur von { $name }: { $where }.
    .you = Deine Figur: { $where }.
scrap-outside = vor der Ecke { $corner }
scrap-gap = in der Lücke { $cell }
scrap-leads = Die Figur kann nach { $cells } gehen.
    .none = Keine andere Karte ist in Reichweite.
scrap-costs = So viel kostet der Weg zu jeder Karte: { $cells }.
scrap-cost = { $price } AP für { $cells }
scrap-players = Alle in Zugreihenfolge:
scrap-player = { $name }: { $notes }.
    .you = Du: { $notes }.
scrap-notes = { $before }, { $note }
scrap-alt-grid = Raster: { $up } offen, { $gaps } weg, { $cubes } mit Klötzchen.
scrap-moves = am Zug
scrap-held = { $cubes } Klötzchen
    .mixed = { $cubes ->
        [one] 1 Klötzchen ({ $kinds })
       *[other] { $cubes } Klötzchen (davon { $kinds })
    }
scrap-gone = { $cubes } ausgegeben
scrap-taken = genommen: { $cards }
scrap-stopped = { hat } früher aufgehört
scrap-stands = Figur auf { $cell }
    .outside = Figur vor der Ecke { $cell }
scrap-turns = { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
scrap-wants = Plättchen { $tiles }
scrap-score = Punktestand { $score }
scrap-finish-rest = andere
scrap-final = Platz { $place }: { $name }, { points }. Passende Karten { $match }, Klötzchen { $cubes }, andere Karten { $rest }.
scrap-loot = Plättchen von { $name }: { $tiles }. Genommen: { $cards }.
    .none = Plättchen von { $name }: { $tiles }. Keine Karten genommen.
    .you = Deine Plättchen: { $tiles }. Genommen: { $cards }.
scrap-grid = Das Raster, Spalten A bis I, Reihen 1 bis 6:
scrap-row = Reihe { $row }: { $cards }.
scrap-plain = { $count ->
    [one] Reihe { $rows }: alles verdeckt, ohne Klötzchen.
   *[other] Reihen { $rows }: alles verdeckt, ohne Klötzchen.
}
    .all = Das ganze Raster ist verdeckt, ohne Klötzchen.
scrap-lies = { $what } { $lies ->
    [up] offen
   *[down] verdeckt
}
    .cubes = { $what } { $lies ->
        [up] offen
       *[down] verdeckt
    } ({ $cubes })
scrap-gaps = { $count ->
    [one] Lücke { $cells }
   *[other] Lücken { $cells }
}
    .all = nur Lücken
scrap-rest = { $count ->
    [one] noch 1 verdeckt
   *[other] noch { $count } verdeckt
}

## Bilder: höchstens drei Wörter, und so kurz wie hier.

scrap-picture-peeks = { $name } späht
scrap-picture-moves = { $name } verschiebt
scrap-picture-guards = { $name } bewacht
scrap-picture-picks = { $name } wählt
scrap-picture-drives = { $name } sammelt
scrap-picture-peek = { $left ->
    [one] Blick fürs Sammeln
   *[other] Blicke fürs Sammeln
}
scrap-picture-peeked = gesehen
scrap-picture-cube = { $left ->
    [one] Klötzchen
   *[other] Klötzchen
}
scrap-picture-points = { $left ->
    [one] Aktionspunkt (AP)
   *[other] Aktionspunkte (AP)
}
scrap-picture-from = Klötzchen { $cell }
scrap-picture-corner = eine Ecke
scrap-picture-put = Ablegen
scrap-picture-pick = Wähle
scrap-picture-collect = Sammle
scrap-picture-look = Späh
scrap-picture-guard = Bewachen
scrap-picture-flip = Dreh { $cell } um
scrap-picture-about = etwa +{ $points }
scrap-picture-search = Suchen
scrap-picture-end = Weiter oder Zug beenden
scrap-picture-stop = Beende den Zug
scrap-picture-none = Jetzt keine Punkte
scrap-picture-ahead = { $points ->
    [0] Danach: Karte umdrehen
    [one] Danach: +1 Punkt
   *[other] Danach: +{ $points } Punkte
}
scrap-picture-fetch = { $cells } holen
scrap-picture-raid = { $others ->
    [0] { $raided } plündern
   *[other] { $raided } plündern, dann { $cells }
}
scrap-picture-brings = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
scrap-picture-round = Runde { $round } von { $rounds }
    .turn = Zug { $round } von { $rounds }
scrap-picture-pays = geben Punkte
scrap-picture-others = { $mismatch ->
    [minus] der Rest: Minuspunkte
    [zero] der Rest: keine Punkte
   *[plus] der Rest: auch Punkte
}
scrap-picture-only = nur du
scrap-picture-yours = siehst das
scrap-picture-score = Punkte
scrap-picture-you = Du { $points }
scrap-picture-lead = vorn
scrap-picture-unit = Pkt.
scrap-picture-price = { $price } AP
scrap-picture-did = { $deed ->
    [peeked] späht
    [took] nimmt
    [placed] legt
   *[claimed] sammelt
}
scrap-finish-tie = Gleichstand, aber weniger Fehlgriffe

## Die Abrechnung

scrap-sheet-card = { $card }
    .miss = { $card }, passt nicht
scrap-sheet-cubes = Klötzchen

## Ablehnungen

scrap-refuse-over = Die Partie ist vorbei. Mit *Revanche* startest du eine neue.
scrap-refuse-turn = Du bist noch nicht dran. Warte auf die anderen.
scrap-refuse-cell = { $cell } gibt es nicht. Spalten gehen von A bis I, Reihen von 1 bis 6.
scrap-refuse-corner = Wähle erst die Ecke deiner Figur.
scrap-refuse-seen = { $cell } kennst du schon. Wähle eine andere Karte.
scrap-refuse-guarded = Auf { $cell } liegt ein fremdes Klötzchen. Wähle eine andere Karte.
scrap-refuse-last = Deine letzten zwei Klötzchen werden zu deiner Figur. Behalte sie.
scrap-refuse-spend = Pro Runde gibt es nur einen Extra-Blick, und nur vor dem ersten Blick. Späh jetzt.
scrap-refuse-peek-first = Späh erst, oder drück *Fertig*. Dann leg deine Klötzchen.
scrap-refuse-collect = Das geht noch nicht. Eingesammelt wird nach den Spährunden.
scrap-refuse-lifted = Leg erst das Klötzchen von { $cell } ab.
scrap-refuse-none = Auf { $cell } liegt kein Klötzchen von dir. Wähle eine andere Karte.
scrap-refuse-peeked = Keine Blicke mehr. Leg ein Klötzchen, oder drück *Fertig*.
scrap-refuse-peeks-over = Die Spährunden sind schon vorbei. Sammle jetzt deine Karten ein.
scrap-refuse-has-corner = Deine Figur hat schon ihre Ecke. Beweg sie jetzt.
scrap-refuse-entered = Deine Figur steht schon im Raster. Beweg sie.
scrap-refuse-outside = Geh erst ins Raster. Das kostet 1 AP.
scrap-refuse-last-turn = Das ist dein letzter Zug. Beende ihn.
scrap-refuse-gap = Die Karte auf { $cell } ist weg. Geh zu einer anderen.
scrap-refuse-way = { $direction ->
    [left] Links von { $cell } ist keine Karte.
    [right] Rechts von { $cell } ist keine Karte.
    [up] Über { $cell } ist keine Karte.
   *[down] Unter { $cell } ist keine Karte.
} Geh woandershin.
scrap-refuse-own-cube = Auf { $cell } liegt kein Klötzchen von dir. Wähle etwas anderes.
scrap-refuse-cube = Auf { $cell } liegt kein Klötzchen von dieser Person. Wähle etwas anderes.
scrap-refuse-clear = Auf { $cell } liegt noch ein Klötzchen. Sammle es erst ein.
scrap-refuse-price = Das kostet { $price } AP, du hast { $left }. Beende den Zug oder wähle etwas Billigeres.

## So geht’s, und die Regeln in Kürze. Eine Zeile, die mit einem Stern beginnt, beginnt mit { "" }.

scrap-basics-1 = Deine geheimen Plättchen zeigen die Symbole, die du sammelst.
scrap-basics-2 = Spährunden: Sieh dir heimlich Karten an und bewach gute mit Klötzchen.
scrap-basics-3 = Einsammeln: In jedem Zug hast du 1 Aktionspunkt pro Klötzchen in der Hand, plus 2.
scrap-basics-4 = Mit Aktionspunkten kannst du gehen, Karten umdrehen, Klötzchen einsammeln und freie Karten nehmen.
scrap-basics-5 = Deine Symbole bringen Punkte, andere Karten kosten welche, jedes Klötzchen in der Hand bringt 1 Punkt.
scrap-rules-goal = **Ziel.** Finde heraus, wo die besten Karten deiner Symbole liegen, und sammle sie ein.
scrap-rules-start = **Aufbau.** 54 Karten liegen verdeckt in neun Spalten, A bis I, und sechs Reihen. Es gibt sechs Symbole mit je neun Karten: 1, 1, 1, 2, 2, 3, 4, 5 und 6. Alle haben 20 Klötzchen und ziehen geheim 1 bis 4 verschiedene Plättchen (`tiles`): Das sind die Symbole, die du sammelst.
    { -ruling } Die Zahl 20 haben wir festgelegt.
scrap-rules-peek = **Spährunden**, eine für jedes Plättchen. Alle werfen zwei Würfel. Wer die höchste Summe hat, fängt an. Bei Gleichstand würfelt ihr neu. Wer anfängt, würfelt noch mal mit zwei Würfeln: So viele Blicke haben alle.
    { -ruling } Die anderen folgen nach ihrer Augenzahl, hier und beim Einsammeln.
    1. Sieh dir reihum so viele verdeckte Karten an, aber keine unter einem fremden Klötzchen. Dann leg oder verschieb bis zu zwei deiner Klötzchen, auf beliebige Karten.
    2. Dann legen oder verschieben alle noch mal bis zu zwei Klötzchen.
    { -ruling } Vor dem ersten Blick einer Runde kannst du für einen Blick mehr ein Klötzchen aus dem Spiel nehmen.
    { -ruling } Du kannst früher aufhören. Dieselbe Karte kannst du nicht zweimal ansehen: Dein Raster merkt sie sich.
    { -ruling } Die letzten zwei Klötzchen deines Vorrats sind für die Figur.
    { -ruling } Ein Klötzchen, das du zurücklegst, wo es war, gilt nicht als verschoben.
scrap-rules-collect = **Einsammeln.** Im offenen Spiel zeigen jetzt alle ihre Plättchen, und genommene Karten sind sichtbar. Im geheimen Spiel bleiben die Plättchen bis zum Ende verdeckt, und eine verdeckt genommene Karte kennt nur, wer sie genommen oder vorher gesehen hat. Wer die meisten Klötzchen im Raster hat, fängt an, bei Gleichstand entscheidet ein Würfel. Zwei Klötzchen werden zu deiner Figur. Sie steht zuerst vor einer Ecke deiner Wahl.
    { -ruling } Die zwei Klötzchen kommen aus deinem Vorrat. Die Ecken wählt ihr in Zugreihenfolge. Mehrere Figuren dürfen an derselben Ecke beginnen.
scrap-rules-turns = **Deine Züge.** Alle haben vier Züge pro Plättchen. In jedem Zug hast du einen Aktionspunkt (AP) für jedes Klötzchen, das du zu Beginn in der Hand hast, und zwei dazu.
    { -ruling } In der Hand hast du deinen Vorrat und die fremden Klötzchen, die du eingesammelt hast. Die Figur, Klötzchen im Raster und ausgegebene Klötzchen zählen nicht.
    - 1 AP: zur nächsten Karte gehen, nach links, rechts, oben oder unten, über Lücken hinweg. Der erste Schritt führt an der Ecke ins Raster.
    - 1 AP: die Karte unter deiner Figur umdrehen, also auf- oder zudecken. Alle sehen sie.
    - 2 AP: ein eigenes Klötzchen von dieser Karte einsammeln.
    - 3 AP: ein fremdes Klötzchen von dieser Karte einsammeln.
    - 2 AP: diese Karte nehmen, wenn kein Klötzchen mehr darauf liegt.
    { -ruling } Umdrehen, einsammeln und nehmen geht nur, wo deine Figur steht.
scrap-rules-way = **Unterwegs.** { -ruling } Mehrere Figuren können auf derselben Karte stehen und versperren einander nicht den Weg.
    { -ruling } Eine Karte, die einmal offen lag, bleibt allen bekannt, auch wenn sie wieder verdeckt wird.
    { -ruling } Ist die Karte an der Ecke weg, beginnst du auf der nächsten ihrer Reihe, sonst auf der nächsten ihrer Spalte, sonst auf der nächstgelegenen.
    { -ruling } Ein Zug endet mit dem letzten AP. Ist keine Karte in Reichweite, endet er früher, und auch deine späteren Züge entfallen.
    { -ruling } Die Partie endet auch, wenn das Raster leer ist.
    { -ruling } Du kannst früher aufhören: keine Züge mehr, und deine Figur verlässt das Raster. Tun das alle, endet die Partie.
    { -ruling } Die Partie endet auch nach zwei Runden in Folge, in denen niemand etwas getan hat.
    { "" }*Holen*, *Plündern*, *Hingehen und etwas tun* und *Zu einer Karte* nehmen den billigsten Weg, ganz oder gar nicht. Ein goldener Preis in deinem Raster, etwa 3 AP, sagt, was es kostet, dorthin zu gehen und die Karte zu nehmen.
scrap-rules-score = **Wertung.** Es zählen die Werte deiner Karten, die zu deinen Plättchen passen, und 1 für jedes Klötzchen in der Hand.
    { -ruling } Die Werte deiner anderen Karten zählen gegen dich. Mit der Option `mismatch` zählen sie stattdessen gar nicht oder für dich.
    { -ruling } Bei Gleichstand gewinnt, wer weniger Fehlgriffe hat (Karten ohne passendes Plättchen). Sind es gleich viele, teilt ihr euch den Platz.
scrap-rules-away = **Wenn du weg bist.**
    { -ruling } Ist deine Zeit um, beendet der Bot dein Spähen oder Legen, legt ein abgehobenes Klötzchen zurück, stellt deine Figur an die erste Ecke oder beendet deinen Zug.
scrap-rules-credit = *{ scrap-credit }*

## Die Lektion. Eine Begründung folgt auf „Fast! Drück …:“.

scrap-lesson-peek = 54 verdeckte Karten. Dein Plättchen ist das **Rad**: Räder zählen für dich, alles andere gegen dich. Du hast drei geheime Blicke. Fang nahe einer Ecke an.
    .why = Deine Figur startet an einer Ecke, Karten in der Nähe holst du also billig. In dieser Lektion startet sie bei A1.
scrap-lesson-guard = Zwei Räder, eine 6 und eine 3! Nur du weißt das. Bewach sie mit Klötzchen: Andere können dort nicht spähen und müssen erst für jedes Klötzchen zahlen. Leg jetzt auf beide ein Klötzchen.
    .why = Deine Räder liegen auf B1 und A1, und ein Klötzchen macht sie für andere teurer.
scrap-lesson-keep = Apex hat auch auf B1 ein Klötzchen gelegt, und eins auf C2: Da liegt vielleicht etwas Gutes. Du kannst noch zwei legen. Aber Klötzchen in der Hand bringen dir später Aktionspunkte: Behalte sie.
    .why = Jedes Klötzchen, das du behältst, bringt in jedem Zug einen Aktionspunkt und am Ende einen Punkt.
scrap-lesson-corner = Zeit zum Einsammeln! Alle zeigen ihre Plättchen: Apex will Pfeile. Wähle die Ecke für deine Figur. Die Figur kostet zwei Klötzchen. Deine Räder liegen nahe A1.
    .why = Deine Räder liegen auf A1 und B1, und jeder Schritt kostet einen Aktionspunkt.
scrap-lesson-menu = Du hast 18 Aktionspunkte: einen für jedes deiner 16 Klötzchen, und zwei dazu. Das Menü zeigt, was du tun kannst. Nimm zuerst die Karte auf A1.
    .why = Rad 3 liegt auf deinem Weg nach B1 und kostet mit seinem Klötzchen 5 AP.
scrap-lesson-second = Jetzt B1. Dein eigenes Klötzchen kostet 2, das von Apex 3, aber dann gehört es dir. Mit Schritt und Karte sind das 8 deiner 13 AP.
    .why = Für Rad 6 bist du hier. Hol es dir vor Apex.
scrap-lesson-flip = Noch fünf AP. Auch unbekannte Karten könnten Räder sein. Dreh C1 neben dir um. Dann sehen alle die Karte.
    .why = Nachsehen kostet 2 AP. Nimmst du eine Karte ungesehen, kann dich das 6 Punkte kosten.
scrap-lesson-end = Eine Ölkanne! Die würde gegen dich zählen, also lass sie liegen. Sonst ist nichts in Reichweite: Beende deinen Zug. Im nächsten hast du wieder AP.
    .why = Die Ölkanne würde gegen dich zählen.
scrap-lesson-known-1 = Spährunden: heimlich schauen und gute Karten mit Klötzchen bewachen.
scrap-lesson-known-2 = Einsammeln: Deine Klötzchen bringen dir Aktionspunkte. Damit gehst du, drehst Karten um, sammelst Klötzchen ein und nimmst Karten.
scrap-lesson-known-3 = Karten mit deinen Symbolen zählen für dich, andere gegen dich. Jedes Klötzchen in der Hand bringt einen Punkt.
scrap-lesson-known-4 = Du hast 28 Punkte, Apex hat 23. Alle haben vier Züge pro Plättchen.

## Kinds of action, for the most common mistake of reviews

scrap-act = { $kind ->
    [spend] einen Extra-Blick nehmen
    [peek] spähen
    [lift] ein Klötzchen verschieben
    [place] ein Klötzchen legen
    [done] kein Klötzchen mehr legen
    [choose] eine Ecke wählen
    [enter] ins Raster gehen
    [move] die Figur bewegen
    [flip] eine Karte umdrehen
    [claim] ein Klötzchen einsammeln
    [take] eine Karte nehmen
    [end_turn] den Zug beenden
   *[retire] früher aufhören
}

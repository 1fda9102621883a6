### Racesmack. Buchstaben benennen die Karten des Kreises, Zahlen die einer Hand oder Reihe, Namen die Personen.
### Symbole stehen im Nominativ, darum nach Doppelpunkten: „wählt: roter Kreis“. Auch `$names` enthält „du“.

## Symbole und Karten

smack-colour = { $colour ->
    [red] rot
    [green] grün
    [blue] blau
   *[purple] violett
}
smack-symbols = { $shape ->
    [rectangle] { $count ->
        [1] { smack-colour }es Rechteck
       *[other] { $count } { smack-colour }e Rechtecke
    }
    [triangle] { $count ->
        [1] { smack-colour }es Dreieck
       *[other] { $count } { smack-colour }e Dreiecke
    }
    [circle] { $count ->
        [1] { smack-colour }er Kreis
       *[other] { $count } { smack-colour }e Kreise
    }
   *[star] { $count ->
        [1] { smack-colour }er Stern
       *[other] { $count } { smack-colour }e Sterne
    }
}
smack-card = { $style ->
    [number] { $symbols } (als Zahl)
    [fingers] { $symbols } (als Finger)
    [die] { $symbols } (als Würfel)
    [tally] { $symbols } (als Striche)
   *[plain] { $symbols }
}
smack-pile = { $card } (oberste von { $count })
smack-rules-card = Regelkarte { $number }
smack-rules-card-full = Regelkarte { $number } (richtig: { $rule }, Ziel: { $goal })
# Eine Karte unter anderen in einer Liste: Ihre eigenen Worte können eine Liste enthalten
smack-listed = [{ $card }]
smack-no-cards = keine Karten
smack-cards = { $points ->
    [one] { $points } Karte
   *[other] { $points } Karten
}
smack-sheet = Karten in der Reihe

## Wann eine Karte richtig ist; .short steht auf Karten und auf dem Band

smack-rule-frequency = { $extreme ->
    [most] die häufigste { smack-aspect }
   *[least] die seltenste { smack-aspect }
}
    .short = { $extreme ->
        [most] häufigste { smack-aspect }
       *[least] seltenste { smack-aspect }
    }
smack-rule-variety = Karten mit mindestens { $count } verschiedenen { smack-aspects }
    .short = { $count } oder mehr { smack-aspects }
smack-rule-of-one = Karten mit mindestens { $count } Symbolen einer { smack-aspect }
    .short = { $count } oder mehr einer { smack-aspect }
smack-rule-neighbours = { $relation ->
    [same] Karten mit genau denselben { smack-aspects } wie eine Nachbarkarte
   *[nothing] Karten, die mit einer Nachbarkarte keine { smack-aspect } gemeinsam haben
}
    .short = { $relation ->
        [same] neben gleichen { smack-aspects }
       *[nothing] neben anderen { smack-aspects }
    }
smack-rule-amount = { $than ->
    [fewer] Karten mit weniger als { $count } Symbolen
   *[more] Karten mit mehr als { $count } Symbolen
}
    .short = { $than ->
        [fewer] weniger als { $count } Symbole
       *[more] mehr als { $count } Symbole
    }
smack-rule-amount-neighbour = Karten mit genauso vielen Symbolen wie eine Nachbarkarte
    .short = so viele wie eine Nachbarkarte
smack-rule-is-rule = Regelkarten
    .short = Regelkarte
smack-rule-next-to-rule = Karten neben einer Regelkarte
    .short = neben einer Regelkarte
smack-rule-doubles = { $wanted ->
    [some] Karten mit einer doppelten { smack-aspect }
   *[no] Karten ohne doppelte { smack-aspect }
}
    .short = { $wanted ->
        [some] eine { smack-aspect } doppelt
       *[no] keine { smack-aspect } doppelt
    }
smack-aspect = { $aspect ->
    [shape] Form
   *[colour] Farbe
}
smack-aspects = { $aspect ->
    [shape] Formen
   *[colour] Farben
}

## Was eine Reihe braucht; .short steht auf der Straße

smack-of-trait = { $trait ->
    [rectangle] { $count } Rechtecke
    [triangle] { $count } Dreiecke
    [circle] { $count } Kreise
    [star] { $count } Sterne
    [red] { $count } rote Symbole
    [green] { $count } grüne Symbole
    [blue] { $count } blaue Symbole
   *[purple] { $count } violette Symbole
}
smack-trait = { $trait ->
    [rectangle] Rechteck
    [triangle] Dreieck
    [circle] Kreis
    [star] Stern
    [red] Rot
    [green] Grün
    [blue] Blau
   *[purple] Violett
}
smack-goal-cards-with = { $aspect ->
    [shape] { $count } Karten mit einem { smack-trait }
   *[colour] { $count } Karten mit { smack-trait }
}
    .short = { $aspect ->
        [shape] { $count } Karten mit { smack-trait }
       *[colour] { $count } Karten mit { smack-trait }
    }
    .button = { $aspect ->
        [shape] { $count } mit { smack-trait }
       *[colour] { $count } mit { smack-trait }
    }
smack-goal-symbols-of = { smack-of-trait }
    .short = { smack-of-trait }
    .button = { smack-of-trait }
smack-goal-length = { $count } Karten mit Symbolen
    .short = { $count } Karten mit Symbolen
    .button = { $count } Karten
smack-goal-no-equal-neighbours = { $count } Karten in Folge, Nachbarn ohne gemeinsame { smack-aspect }
    .short = { $count } in Folge, { smack-aspects } wechseln
    .button = { $count } verschiedene in Folge
smack-goal-each-twice = jede { smack-aspect } { $count }-mal
    .short = jede { smack-aspect } { $count }-mal
    .button = jede { smack-aspect } { $count }-mal
smack-goal-all-different = { $count } Karten, keine zwei mit denselben { smack-aspects }
    .short = { $count } Karten mit je anderen { smack-aspects }
    .button = { $count } verschiedene Karten
smack-goal-two-kinds = { $kinds }
    .short = { $kinds }
    .button = je { $count }, 2 { smack-aspects }
smack-goal-three-kinds = { $kinds }
    .short = { $count } je { smack-aspect }, außer { smack-trait }
    .button = je { $count }, ohne { smack-trait }

## Wer dran ist, und was zu tun ist

smack-you = du
smack-round = Runde { $round }
smack-your-turn = Runde { $round }: Du bist dran
smack-everyone = { $phase ->
    [picking] Runde { $round }: Alle wählen eine Karte
    [tapping] Runde { $round }: Alle tippen
   *[other] Runde { $round }: Alle wählen
}
smack-waiting = Runde { $round }: Warten auf { $names }
smack-waiting-many = Runde { $round }: Es fehlen noch { $count }
smack-won-goal = { $name } gewinnt: { $goal }!
    .you = Du gewinnst: { $goal }!
smack-won-cards = { $name } gewinnt mit { smack-cards }!
    .you = Du gewinnst mit { smack-cards }!
smack-tied = Unentschieden mit je { smack-cards }: { $names }.
    .you = Unentschieden mit je { smack-cards }: du und { $names }.
smack-own-round = { $how ->
    [first] Richtig und am schnellsten
    [right] Richtig
    [wrong] Falsch getippt
    [jinxed] Pech
    [late] Zu spät
    [no-card] Keine Karte war richtig
    [none-left] Keine richtige mehr frei
   *[idle] Nicht getippt
}{ $gain ->
    [won] {""}: { $count ->
        [one] { $count } Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
    [lost] {""}: { $count ->
        [one] { $count } Karte verloren
       *[other] { $count } Karten verloren
    }
   *[same] {""}
}
smack-now = { $last }. { $todo }
smack-with-leftovers = { $last }, davon { $count } von anderen übrig
smack-do = { $phase ->
    [picking] Wähle eine Karte.
    [revealing] Deck deine oberste Karte auf.
    [tapping] Tipp eine richtige Karte an.
    [hopeless] Keine Karte ist richtig: Niemand gewinnt diese Runde.
   *[aiming] Wähle eine Karte zum Antippen.
}
smack-pick-goal = Wähle eine Karte. Ziel: { $goal }, noch { $left }.
    .none = Wähle eine Karte. Zum Gewinnen brauchst du eine Regelkarte.
smack-pick-in-secret = Wähle geheim eine Karte.
smack-place-card = { $left ->
    [1] An welches Ende deiner Reihe?
   *[other] An welches Ende deiner Reihe? Noch { $left } Karten.
}
smack-swap-card = Du hast Regelkarte { $number } gewonnen: { $goal }. Deine dafür eintauschen?
smack-take-card = Du hast Regelkarte { $number } gewonnen: { $goal }. Nimmst du sie auch?
smack-keep-one = Du hast { $count } Regelkarten gewonnen. Behalte eine.
smack-wrong-card = Falsche Karte! { $todo }
smack-choose-penalty = Wähle deine Strafe.
smack-lose-row = { $left ->
    [1] Gib eine Karte aus deiner Reihe ab.
   *[other] Gib { $left } Karten aus deiner Reihe ab.
}
smack-lose-hand = { $left ->
    [1] Gib eine Handkarte ab.
   *[other] Gib { $left } Handkarten ab.
}
smack-why-shapes = Zähl die Formen. Jede Karte mit der häufigsten ist richtig.
smack-why-rule = Regelkarte { $number } entscheidet: { $rule }.
smack-why-rule-bare = Regelkarte { $number } entscheidet: { $rule }. Eine Regelkarte hat keine Symbole, also auch nichts mit anderen Karten gemeinsam.

## Knöpfe und Menüs

smack-rules-button = { $sign } Regelkarte
smack-goal-button = { $sign } Ziel: { $goal }
smack-rules-only = Regel { $number }
smack-worth = { $button } · { $worth }
smack-cards-menu = Karte wählen
smack-lose-menu = Karte abgeben
smack-keep-menu = Eine behalten
smack-no-tap = Nicht tippen
smack-reveal = Aufdecken
smack-left = Links
smack-right = Rechts
smack-swap = Tauschen
smack-take = Nehmen
smack-leave = Liegen lassen
smack-keep = Meine behalten
smack-penalty = { $penalty ->
    [race] 2 aus der Reihe
    [hand] 2 aus der Hand
   *[jinx] Pech
}
smack-jinx-note = du liegst nächste Runde falsch, falls mehrere richtig sind
smack-costs = { $card }: Fortschritt { $change }
smack-costs-nothing = { $card }: Dein Ziel braucht sie nicht
smack-costs-goal = du verlierst auch dein Ziel

## Die Geschichte: Taten ohne Namen

smack-picked = { waehlt } eine Karte
smack-picked-that = { waehlt }: { $card }
smack-picked-only = { spielt } die einzige Handkarte
smack-revealed = { deckt } auf: { $card }
smack-tapped = { tippt } auf { $letter }
smack-drawn = { tippt } auf { $letter }, im selben Moment wie { $names }
smack-no-tap-made = { tippt } nicht
smack-aimed = { waehlt } eine Karte
smack-aimed-at = { waehlt } { $letter }
smack-aimed-late = { waehlt } nicht rechtzeitig
smack-kept = { bekommt } { $letter } ({ $names } nicht)
smack-placed = { $end ->
    [left] { legt } links an: { $card }
   *[right] { legt } rechts an: { $card }
}
smack-placed-only = { legt } an: { $card }
smack-adopted = { nimmt }: { $card }
smack-swapped = { tauscht } { $old } gegen { $card }
smack-put-aside = { wirft } ab: { $card }
smack-suffered = { $penalty ->
    [race] { waehlt } als Strafe: 2 Karten aus der Reihe
    [hand] { waehlt } als Strafe: 2 Karten aus der Hand
   *[jinx] { waehlt } als Strafe: Pech in der nächsten Runde
}
smack-suffered-forced = { hat } Pech in der nächsten Runde
smack-lost = { verliert } aus der Reihe: { $card }
smack-lost-hand = { verliert } aus der Hand: { $card }
smack-lost-hidden = { verliert } eine Handkarte
smack-nothing-lost = { liegt } falsch, { hat } aber nichts zu verlieren
smack-drew = { zieht } { smack-cards }
smack-drew-cards = { zieht }: { $cards }

## Die Geschichte: ganze Sätze

smack-dealt = { $points ->
    [one] Alle haben { $points } Karte.
   *[other] Alle haben { $points } Karten.
}
smack-dealt-you = Deine Karten: { $cards }.
smack-opened = Runde { $round } beginnt.
smack-opened-rule = Runde { $round }: Es gilt { smack-rules-card }.
smack-all-picked = Alle haben eine Karte gewählt.
smack-shown = Aufgedeckt: { $cards }.
smack-lying = { $letter } ({ $card })
smack-returned = { $points ->
    [one] { $points } Karte kommt unter den Stapel.
   *[other] { $points } Karten kommen unter den Stapel.
}
smack-goals-met = Ziel erreicht: { $winners }.
smack-met = { $name } ({ $goal })
    .you = du ({ $goal })
smack-over-empty = Ende. Keine Karten mehr: { $names }.
smack-over-barren = Ende: { $rounds } Runden lang hat niemand eine Karte gewonnen.
smack-judged = Runde { $round }: { smack-were-correct } { $name } war am schnellsten.
    .you = Runde { $round }: { smack-were-correct } Du warst am schnellsten.
smack-own-tap = { $told } Dein { $letter } war falsch.
    .jinxed = { $told } Pech: Dein { $letter } gilt als falsch.
    .late = { $told } Du hast nicht rechtzeitig getippt.
    .none-left = { $told } Für dich war keine richtige Karte mehr da.
smack-judged-none = Runde { $round }: Niemand hat richtig getippt.
    .no-card = Runde { $round }: Keine Karte war richtig.
smack-were-correct = { $count ->
    [1] { $letters } war richtig.
   *[other] { $letters } waren richtig.
}
smack-judged-own = Runde { $round }: Keine Karte war richtig, also zählte bei allen die eigene. { $name } war am schnellsten.
    .you = Runde { $round }: Keine Karte war richtig, also zählte bei allen die eigene. Du warst am schnellsten.
smack-round-changes = { $told } { $changes }
smack-changes = Karten: { $changes }.
smack-hand-changes = Handkarten: { $changes }.
smack-change = { $name } { $change }
    .you = du { $change }
smack-jinxed-next = Pech: { $names }. Wer Pech hat, liegt nächste Runde falsch, falls mehrere Karten richtig sind.
smack-taps = Angetippt: { $taps }.
smack-tap-by = { $letter } von { $name }
    .you = { $letter } von dir
smack-nothing-by = nichts von { $name }
    .you = nichts von dir

## Als Text

smack-place-line = Platz { $place } · { $row }
smack-hand-line = Deine Hand: { $cards }.
smack-hand-card = Handkarte { $at }: { $card }.
smack-hand-blind = Deine Hand liegt verdeckt: { smack-cards }.
smack-numbered = { $at } ({ $card })
smack-you-picked = Du hast gewählt: { $card }.
smack-you-chose = Du hast { $letter } gewählt
smack-you-chose-late = Du hast nicht rechtzeitig gewählt.
smack-laid = { $letter } ({ $name }): { $card }.
    .you = { $letter } (du): { $card }.
smack-no-neighbour = { $letter } hat keinen Nachbarn.
smack-neighbours = Auch { $one } und { $other } sind Nachbarn.
smack-passed-over = Kein Stapel, also kein Nachbar: { $names }.
smack-missed = Gewählt, aber jemand anders bekam die Karte: { $taps }.
smack-default = Richtig: { $rule }. Eine einzelne Regelkarte ändert das.
smack-default-highest = Richtig: { $rule }. Liegen Regelkarten im Kreis, entscheidet die höchste.
smack-default-racing = { $card } entscheidet: { $rule }. Eine einzelne Regelkarte im Kreis ändert das.
smack-default-racing-highest = { $card } entscheidet: { $rule }. Liegen Regelkarten im Kreis, entscheidet stattdessen die höchste.
smack-default-reveal = Richtig: was die nächste Regelkarte sagt. Kommt keine: { $rule }.
smack-default-none = Es kam keine Regelkarte. Richtig: { $rule }.
smack-decides = { $card } entscheidet. Richtig: { $rule }.
smack-jinxed = Pech in dieser Runde: { $names }. Wer Pech hat, liegt falsch, falls mehrere Karten richtig sind.
smack-deck = { $points ->
    [one] Stapel: { $points } Karte. Startplatz: { $name }.
   *[other] Stapel: { $points } Karten. Startplatz: { $name }.
}
smack-order = Alle, reihum im Kreis:
smack-row = { $name }: { $cards } in der Reihe, { $goal }.
    .you = Du: { $cards } in der Reihe, { $goal }.
smack-decided = { $name } hat das Ziel von Regelkarte { $number } erreicht.
    .you = Du hast das Ziel von Regelkarte { $number } erreicht.
smack-row-goal = Ziel von { $card }: { $goal } ({ $have } von { $need })
smack-row-no-goal = keine Regelkarte
smack-row-held = { $row } { $points ->
    [one] { $points } Karte auf der Hand.
   *[other] { $points } Karten auf der Hand.
}
smack-deciding = { $decision ->
    [place] { $name } wählt ein Ende der Reihe.
    [adopt] { $name } wählt eine Regelkarte.
    [penalty] { $name } wählt eine Strafe.
    [race] { $name } gibt eine Karte aus der Reihe ab.
   *[hand] { $name } gibt eine Handkarte ab.
}
smack-out-of-game = Aus dem Spiel: { $cards }.

## Eine ausgewertete Runde in allen Einzelheiten

smack-verdict-default = Runde { $round }, keine Regelkarte: { $rule }.
smack-verdict-cancelled = Runde { $round }, { $cards } heben sich auf: { $rule }.
smack-verdict-racing = Runde { $round }, Rennregeln: { $rule }.
smack-verdict-card = Runde { $round }, { $card } entscheidet: { $rule }.
smack-verdict-highest = Runde { $round }, die höchste von { $cards }: { $rule }.
smack-counted = Gezählt: { $counts }.
smack-tally = { smack-trait } { $count }
smack-correct = Richtig: { $letters }.
smack-correct-none = Keine Karte war richtig.
smack-correct-own = Keine Karte war richtig, also zählte bei allen die eigene.
smack-tiebreaker = Stichentscheid zwischen { $letters }: die dort häufigste Farbe ({ $counts }).
smack-tiebreaker-symbols = Stichentscheid zwischen { $letters }: die dort häufigste Farbe ({ $counts }), dann die meisten Symbole ({ $symbols }).
smack-tap-line = { $when ->
    [first] { $name } tippt zuerst auf { $letter }: { smack-judgement }.
    [seconds] { $name } tippt { NUMBER($time, minimumFractionDigits: 3) } s später auf { $letter }: { smack-judgement }.
    [minutes] { $name } tippt { DURATION($time) } später auf { $letter }: { smack-judgement }.
   *[unknown] { $name } tippt auf { $letter }: { smack-judgement }.
}
    .you = { $when ->
        [first] Du tippst zuerst auf { $letter }: { smack-judgement }.
        [seconds] Du tippst { NUMBER($time, minimumFractionDigits: 3) } s später auf { $letter }: { smack-judgement }.
        [minutes] Du tippst { DURATION($time) } später auf { $letter }: { smack-judgement }.
       *[unknown] Du tippst auf { $letter }: { smack-judgement }.
    }
smack-judgement = { $judged ->
    [correct] richtig
    [jinxed] falsch (Pech)
   *[wrong] falsch
}
smack-dead-heat = Gleichstand bei { $letter }! Das Los fällt auf { $name }.
    .you = Gleichstand bei { $letter }! Das Los fällt auf dich.
smack-same-time = { $name } drückt im selben Moment wie { $names }.
    .you = Du drückst im selben Moment wie { $names }.
smack-late = Zeit um, also falsch: { $names }.
smack-none-left = Keine richtige Karte mehr für: { $names }.
smack-untapped = Nicht getippt: { $names }.
smack-won-own = { $name } gewinnt zurück: { $cards }.
    .you = Du gewinnst zurück: { $cards }.
smack-won-leftovers = { $name } war am schnellsten und nimmt die übrigen Karten: { $cards }.
    .you = Du warst am schnellsten und nimmst die übrigen Karten: { $cards }.
smack-lost-row = { $name } verliert aus der Reihe: { $cards }.
    .you = Du verlierst aus deiner Reihe: { $cards }.
smack-lost-hand-cards = { $points ->
    [one] { $name } verliert { $points } Handkarte.
   *[other] { $name } verliert { $points } Handkarten.
}
    .you = { $points ->
        [one] Du verlierst { $points } Handkarte.
       *[other] Du verlierst { $points } Handkarten.
    }
smack-under = Niemand hat richtig getippt. Unter den Stapel kommen: { $cards }.

## Bildbeschreibungen

smack-alt-cards = Karten: { $cards }.
smack-alt-player = { $name }: { smack-cards }, { $have } von { $need } für das Ziel.
    .you = Du: { smack-cards }, { $have } von { $need } für das Ziel.
smack-alt-no-goal = { $name }: { smack-cards }, keine Regelkarte.
    .you = Du: { smack-cards }, keine Regelkarte.
smack-alt-none = Noch hat niemand eine Karte gewonnen.
smack-alt-result = Platz { $place }: { $name }, { smack-cards }.
    .you = Platz { $place }: du, { smack-cards }.
smack-cover = Ein weißer Handschuh patscht auf eine von vier Karten mit bunten Symbolen.

## Wörter in Bildern

smack-ribbon = { $when ->
    [card] KARTE ANTIPPEN:
    [now] ANTIPPEN:
    [past] RICHTIG:
   *[next] REGEL:
}
smack-none-can = KEINE KARTE IST RICHTIG
smack-none-right = KEINE KARTE WAR RICHTIG
smack-own-right = KEINE RICHTIG: EIGENE ZÄHLEN
smack-rule-to-come = AUFDECKEN BIS ZUR REGEL
smack-rule = REGEL
smack-goal = ZIEL
# Each word is a line on a card
smack-sets-rule = DIESE REGEL GILT
smack-brings = { $gain ->
    [0] +1 Karte
   *[other] +{ $gain } fürs Ziel
}
smack-swap-side = { $side ->
    [new] neu
   *[own] deine
}
smack-own-goal = Ziel: { $goal }
smack-own-none = REGEL bringt ein Ziel
smack-own-card = deine Karte
smack-right-brings = { $cards ->
    [one] Richtig: +{ $cards } Karte
   *[other] Richtig: +{ $cards } Karten
}
smack-wrong-brings = { $cost ->
    [card] Falsch: −1 Karte
    [nothing] Falsch: kostet nichts
   *[penalty] Falsch: eine Strafe
}
smack-too-late = zu spät
smack-is-jinxed = Pech
smack-behind = +{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
smack-far-behind = +{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
smack-minutes = +{ $count } min
smack-hours = +{ $count } h
smack-face-down = Deine Karten liegen verdeckt
smack-empty-hand = Keine Karten auf der Hand
smack-wait = Warten auf die anderen
smack-ask = { $ask ->
    [picking] Wähle geheim eine Karte
    [revealing] Deck deine oberste Karte auf
    [place] Links oder rechts?
    [adopt] Ziel tauschen?
    [take] Regelkarte auch nehmen?
    [penalty] Wähle eine Strafe
    [race] Welche Karte gibst du ab?
   *[hand] Welche Handkarte gibst du ab?
}
smack-call = { $phase ->
    [picking] Alle: Wählt geheim eine Karte
    [tapping] { $rule ->
        [frequency] Tippt eine Karte an, die das zeigt!
       *[other] Tippt eine Karte an, die passt!
    }
   *[aiming] Alle: Wählt geheim eine Karte
}
smack-tap-now = tippt noch
smack-chooses = wählt
smack-has-picked = Gewählt: Karte { $at }
smack-legend-goal = so weit wirft es dein Ziel zurück
smack-legend-nothing = Noch kein Ziel: Jede Karte geht
smack-by-goal = Erreichtes Ziel: { $goal }
smack-whose-goal = Ziel von { $name }: { $goal }
smack-finish-far = { $have } von { $need }
smack-finish-missed = Dein Ziel: { $goal }
smack-finish-met = Ziel von { $name } erreicht
    .you = Dein Ziel ist erreicht
smack-finish-row = Die Reihe von { $name }
    .you = Deine Reihe

## Die Lobby

smack-option = { $field ->
    [edition] Regeln
    [taps] Antippen
    [seconds] Sekunden zum Antippen
    [racing_rules] Rennregeln
    [time_penalty] Zeitstrafe
    [noise_cancelling] Lärmschutz
    [tiebreaker] Stichentscheid
    [after_you] Nach dir
   *[shifting_gears] Gangwechsel
}
    .value = { $value ->
        [draft] Früher Entwurf
        [published] Veröffentlicht
        [timed] Auf Zeit
        [untimed] Ohne Zeit
       *[other] { $value }
    }
    .note = { $choice ->
        [edition-draft] Die hier üblichen Regeln
        [edition-published] Weicht in fünf Punkten ab
        [taps-timed] Bei jeder Karte zählt, wer zuerst drückt
        [taps-untimed] Alle wählen geheim. Gut bei langsamem Netz
        [racing_rules] Jede Runde hat eine Grundregel aus einem Stapel von zehn
        [time_penalty] Falsch getippt: Wähle eine von drei Strafen
        [noise_cancelling] Von mehreren Regelkarten gilt die höchste
        [tiebreaker] Grenzt mehrere richtige Karten ein
        [after_you] Aufdecken bis zur Regelkarte. Oft ist keine Karte richtig
        [shifting_gears] 18 Karten mehr, mit Zahlen, Fingern, Würfeln, Strichen
       *[other] { "" }
    }
smack-edition = { $edition ->
    [published] Regeln: veröffentlichte Ausgabe
   *[draft] Regeln: früher Entwurf
}
smack-variants = Varianten: { $variants }
smack-variant = { $variant ->
    [racing-rules] Rennregeln
    [time-penalty] Zeitstrafe
    [noise-cancelling] Lärmschutz
    [tiebreaker] Stichentscheid
    [after-you] Nach dir
   *[shifting-gears] Gangwechsel
}
smack-timed = { $seconds } Sekunden zum Tippen in Live-Partien. Hakt das Netz? Wähle *Ohne Zeit* unter *Varianten*.
smack-untimed = Tippen ohne Zeitdruck: Alle wählen geheim, gewertet wird reihum ab dem Startplatz.
smack-after-you-odds = Nach dir: In etwa jeder zweiten Runde ist keine Karte richtig.

## Ablehnungen

smack-refuse-over = Die Partie ist vorbei. Mit *Revanche* startest du eine neue.
smack-refuse-picked = Du hast schon gewählt. Jetzt sind die anderen dran.
smack-refuse-hand = Diese Karte hast du nicht. Nimm eine andere.
smack-refuse-pick-first = Noch nicht. Wähle erst eine Handkarte.
smack-refuse-reveal = Deck erst deine oberste Karte auf.
smack-refuse-reveal-turn = Jemand anders deckt gerade auf. Warte, bis du dran bist.
smack-refuse-tapped = Du hast schon getippt. Pro Runde geht das nur einmal.
smack-refuse-late = Zu spät für diese Runde. Gleich kommt die nächste.
smack-refuse-chosen = Du hast schon gewählt. Jetzt sind die anderen dran.
smack-refuse-tap-first = Noch nicht. Tipp erst eine Karte an.
smack-refuse-taken = { $letter } ist schon weg. Tipp eine andere an.
smack-refuse-no-card = Eine Karte { $letter } gibt es nicht. Tipp eine andere an.
smack-refuse-round-over = Zu spät, die Runde ist vorbei. Tipp in der nächsten.
smack-refuse-nothing = Du hast gerade nichts zu entscheiden. Jetzt sind die anderen dran.
smack-refuse-adopt = Entscheide erst über die Regelkarte, die du gewonnen hast.
smack-refuse-place = Wähle erst ein Ende deiner Reihe.
smack-refuse-price = Das kannst du nicht ganz bezahlen. Wähle eine andere Strafe.
smack-refuse-penalty = Wähle erst deine Strafe.
smack-refuse-lose-row = Gib erst eine Karte aus deiner Reihe ab.
smack-refuse-lose-hand = Gib erst eine Handkarte ab.

## Tipps

smack-hint-pick-goal = Gewinn mit dem Ziel dieser Karte: { $goal }.
smack-hint-pick-rule = Du kennst die Regel dieser Karte, bevor die anderen sie gelesen haben.
smack-hint-pick-longer = Tippst du richtig, kommt diese Karte in deine Reihe, und die meisten Ziele zählen Karten dort.
smack-hint-pick-counts = Damit kommst du deinem Ziel näher: { $goal }.
smack-hint-tap = { $letter } ist richtig.
smack-hint-tap-any = Es ist keine richtige Karte mehr da, aber tippen müssen alle.
smack-hint-tap-own = Keine Karte ist richtig, also zählt deine eigene.
smack-hint-tap-jinxed = Du hast Pech und mehrere Karten sind richtig: Wie du auch tippst, es ist falsch.
smack-hint-place = { $end ->
    [left] Links passt besser zu deinem Ziel: bisher { $have } von { $need }.
   *[right] Rechts passt besser zu deinem Ziel: bisher { $have } von { $need }.
}
    .same = Für dein Ziel sind beide Enden gleich gut: bisher { $have } von { $need }.
    .worse = Dein Ziel: bisher { $have } von { $need }.
smack-hint-place-any = Ohne Ziel ist es egal, an welchem Ende du anlegst.
smack-hint-adopt = Dem neuen Ziel bist du näher als deinem eigenen.
smack-hint-set-aside = Dein eigenes Ziel ist näher: { $have } von { $need }.
smack-hint-penalty = { $penalty ->
    [race] Deine Hand ist mehr wert als 2 Karten aus deiner Reihe.
    [hand] Deine Reihe ist mehr wert als 2 Handkarten.
   *[jinx] Eine Runde Pech kostet weniger als 2 Karten.
}
smack-hint-lose = Dein Ziel braucht diese Karte am wenigsten.
    .any = Ohne Ziel ist jede Karte recht.
smack-hint-only = Du hast keine andere Wahl.

## Die Lektion

smack-lesson-1 = Alle wählen geheim eine Karte. Zum Gewinnen brauchst du eine Regelkarte in der Reihe. Nummer 10 hat ein leichtes Ziel: 7 rote Symbole.
    .why = Rote Symbole sind leicht zu finden, also ist Regelkarte 10 ein gutes Ziel.
smack-lesson-2 = Jetzt tipp eine richtige Karte an: eine mit der häufigsten Form. Drei Rechtecke, ein Kreis: B und C sind richtig. Am Tisch heißt es: schnell sein!
    .why = Rechtecke sind auf B und C. Diese Lektion geht mit C weiter.
smack-lesson-3 = Richtig und am schnellsten getippt, also bekommst du deine eigene Karte und die übrigen. Spiel jetzt Regelkarte 9: In dieser Runde gilt, was sie sagt.
    .why = Dann kennst du ihre Regel vor allen anderen.
smack-lesson-4 = Richtig sind jetzt Karten mit einer doppelten Form. B hat ein Rechteck und ein Dreieck. C hat zwei Dreiecke.
    .why = Nur C zeigt eine Form doppelt. Falsch tippen kostet eine Karte aus deiner Reihe.
smack-lesson-5 = Die anderen lagen falsch, also hast du alles gewonnen. In deiner Reihe ist nur für eine Regelkarte Platz. Nummer 9 will jede Farbe 4-mal, Nummer 10 will 7 rote Symbole.
    .why = 7 rote Symbole schaffst du eher als jede Farbe 4-mal. Behalte deine Regelkarte.
smack-lesson-6 = Du hast 2 von 7 roten Symbolen. Eine deiner Handkarten hat 3 weitere. Spiel sie: Wenn du richtig tippst, gehört sie dir.
    .why = Du gewinnst die Karte, die du spielst, und diese hat 3 rote Symbole.
smack-lesson-7 = Apex hat eine Regelkarte gespielt: Richtig sind Karten neben einer Regelkarte. Im Kreis sind das A und C. Wer am schnellsten ist, nimmt auch die übrigen.
    .why = Eine Regelkarte liegt nicht neben sich selbst. A und C sind richtig, und diese Lektion geht mit C weiter.
smack-known-1 = Wähle geheim, dann tipp vor allen anderen eine richtige Karte an.
smack-known-2 = Richtig ist die häufigste Form, es sei denn, eine einzelne Regelkarte sagt etwas anderes.
smack-known-3 = Richtig getippt: Deine eigene Karte kommt in deine Reihe, und wer am schnellsten war, nimmt die übrigen. Falsch: Du verlierst eine.
smack-known-4 = Erreich das Ziel deiner Regelkarte, und du gewinnst. Du hattest 7 rote Symbole!

## Worum es geht, so geht’s, Regeln

smack-pitch = Alle spielen gleichzeitig eine Karte. Tipp schneller als die anderen auf eine richtige, und deine eigene kommt in deine Reihe.
smack-rules-credit = *{ smack-credit }*
smack-credit = Racesmack von Pandaqi, nach einem frühen Entwurf. Regeln in eigenen Worten.
smack-basics-1 = Alle wählen geheim eine Karte, dann werden alle Karten aufgedeckt.
smack-basics-2 = Tipp schnell eine richtige an. Jede Karte kann nur einmal angetippt werden.
smack-basics-3 = Richtig: Karten mit der häufigsten Form, es sei denn, eine einzelne Regelkarte sagt etwas anderes.
smack-basics-4 = Richtig getippt: Deine eigene Karte kommt in deine Reihe. Falsch getippt: Du verlierst eine.
smack-basics-5 = Erreich das Ziel einer Regelkarte in deiner Reihe, und du gewinnst.
smack-rules-goal = **Ziel.** Gewinne Karten für deine Reihe. Erreich das Ziel einer Regelkarte in deiner Reihe, und du gewinnst.
smack-rules-cards = **Karten.** 36 Karten zeigen 1 bis 4 Symbole: Rechteck, Dreieck, Kreis oder Stern. Jedes ist rot (mit Kreuz), grün (Punkt), blau (waagerechter Strich) oder violett (senkrechter Strich). 18 Regelkarten, in jeder Partie neu, haben je eine Regel und ein Ziel. Ihr habt je vier Karten auf der Hand. Mit *Gangwechsel* kommen 18 Karten hinzu, die die Zahl ihrer Symbole als Ziffer, Finger, Würfel oder Striche zeigen.
    - { -ruling } Dass es vier Handkarten sind, haben wir festgelegt.
    - { -ruling } Die 36 sind in jeder Partie gleich. Zwei Regelkarten können dasselbe sagen.
smack-rules-round = **Eine Runde.** Alle wählen geheim eine Karte. Die Karten werden im Kreis aufgedeckt, mit Buchstaben. Dann tipp eine an. Jede Karte kann nur einmal angetippt werden. Wer zuerst war, entscheidet der Zeitstempel von Discord.
    - Ohne Regelkarte im Kreis sind Karten mit der häufigsten Form richtig. Liegt eine darin, gilt, was sie sagt. Mehrere heben sich auf.
    - Richtig getippt: Die Karte, *die du gespielt hast*, kommt ans linke oder rechte Ende deiner Reihe. Falsch getippt: Du verlierst eine Karte aus deiner Reihe. Wer am schnellsten richtiglag, nimmt die übrigen Karten. Lag niemand richtig, kommen sie unter den Stapel.
    - { -ruling } Dann ziehen alle eine Karte.
smack-rules-counting = **Was zählt.**
    - { -ruling } Sind mehrere gemeinsam am häufigsten oder am seltensten, zählen alle. Eine Regelkarte zeigt keine Symbole. Liegen nur zwei Karten im Kreis, sind sie Nachbarn.
    - { -ruling } Nennt ein Ziel mehrere Arten, sind es nur Formen oder nur Farben.
    - { -ruling } Bei Gleichstand auf die Millisekunde entscheidet das Los.
    - { -ruling } Tippen müssen alle. Ist deine Zeit um, hast du falsch getippt.
    - { -ruling } Gewinnst du eine Regelkarte, kann sie deine ersetzen. Die andere wirfst du ab.
    - { -ruling } Du legst erst deine eigene Karte an, dann die übrigen ab A. { -ruling } Ob links oder rechts, fragt das Spiel nur, wenn du keine Regelkarte hast oder wenn es für dein Ziel auf Nachbarn ankommt. { -ruling } Welche Karte du aus der Reihe abgibst, fragt das Spiel nur, wenn es für dein Ziel wichtig sein kann.
smack-rules-winning = **Gewinnen.**
    - { -ruling } Ziele werden geprüft, wenn alle ihre Karten angelegt oder abgegeben haben. Erreichen mehrere zugleich ein Ziel, gewinnt, wer die meisten Karten hat (Regelkarten zählen mit), bei Gleichstand, wer am schnellsten getippt hat. Die anderen Plätze richten sich nach der Zahl der Karten. Wer gleich viele hat, teilt sich den Platz.
    - { -ruling } Verlorene Karten werden gemischt und unter den Stapel gelegt, bevor jemand zieht. Hat jemand keine Karte mehr und der Stapel ist leer, endet die Partie, und es gewinnt, wer die meisten Karten hat.
    - { -ruling } Dasselbe gilt nach zwölf Runden in Folge, in denen niemand eine Karte gewonnen hat.
smack-rules-variants = **Varianten.**
    - *Rennregeln:* Zehn Regelkarten bilden einen eigenen Stapel. Die oberste ist die Grundregel der Runde. { -ruling } Ist er leer, mischt ihr ihn neu.
    - *Zeitstrafe:* Wer falsch tippt, wählt: zwei Karten aus der Reihe abgeben, zwei Handkarten abgeben oder nächste Runde falschliegen, falls mehrere richtig sind. { -ruling } Wählen kannst du nur, was du ganz bezahlen kannst.
    - *Lärmschutz:* Von mehreren Regelkarten gilt die höchste.
    - *Stichentscheid:* Unter mehreren richtigen Karten zählt die dort häufigste Farbe, dann zählen die meisten Symbole.
    - *Nach dir:* Reihum legen alle eine Karte, die sie selbst nicht kennen, offen auf ihren Stapel, bis eine Regelkarte kommt. Dann tipp einen Stapel an. Ist seine oberste Karte richtig, gewinnst du deinen eigenen Stapel. { -ruling } Übrige Stapel gehen an die Person, die am schnellsten war. Dann zieht ihr auf vier nach. { -ruling } Kommt keine Regelkarte, gilt die Grundregel. { -ruling } Auch ohne Stapel darfst du tippen. Wer keinen hat, wird als Nachbar übergangen. Verlierst du Handkarten, sind es die obersten.
    - *Veröffentlichte Ausgabe:* Die Runde endet, wenn alle bis auf eine Person getippt haben. Mehrere dürfen dieselbe Karte antippen. Ist keine richtig, zählt bei allen die eigene. Von mehreren Regelkarten gilt die höchste. Eine Reihe darf mehrere haben. { -ruling } Weitere darfst du beiseitelegen. Beim Tippen ohne Zeit wählen alle, auch die letzte Person.
smack-rules-taps = **Tippen.** Bei gemütlichem Tempo läuft beim Tippen keine Uhr. Mit `taps: untimed` entscheidet unter allen, die richtigliegen, die Sitzreihenfolge ab dem Startplatz. Der Startplatz wechselt jede Runde. { -ruling } Wählen mehrere dieselbe Karte, bekommt sie, wer dem Startplatz am nächsten sitzt. Die anderen wählen noch mal.
smack-rules-away = **Wenn du weg bist.**
    - { -ruling } Der Bot wählt deine erste Karte, tippt nicht, legt rechts an und behält deine Regelkarte. Als Strafe wählt er das Pech oder gibt die Karte ganz rechts ab.

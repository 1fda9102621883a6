### Gear & Piston. Begriffe: Stein, Bauplan, Neuteil und Altteil, Abschnitt, verbinden, Flickteil, Farbgruppe, Geldgeber.
### Teile mit Artikel stehen im Akkusativ: „baut einen Motor“, „Braucht noch: einen Motor“.
### Namen in einem Satz stehen im Dativ, denn auch „dir“ kann dabei sein: „von dir und Bo“.

## Titel

piston-pitch = 1888: Besorg neue und alte Teile, bau ein Auto und überzeug die Geldgeber. Altes gibt’s reichlich, aber mit Risiko.
piston-credit = Gear & Piston von Jukka Höysniemi, LudiCreations 2013. Inoffiziell. Regeln in eigenen Worten, mit eigenen Bildern.
piston-option = { $field ->
    [investors] Geldgeber
   *[jump_row] Sprungreihe
}
    .value = { $value ->
        [standard] Normal
        [advanced] Fortgeschritten
       *[expert] Profi
    }
    .note = { $choice ->
        [investors-standard] Einer für Symbole und einer von Stapel 2
        [investors-advanced] Einer für Symbole und einer von Stapel 2 oder 3
        [investors-expert] Einer von jedem Stapel
       *[jump_row] Teile bleiben zwei Runden, Altteile zieht ihr verdeckt
    }
piston-cover = Ein Auto aus zehn Teilen in zwei Reihen. Am Steuer sitzt jemand. Ein Kran bringt den nächsten Motor.
piston-round = Runde { $round }
piston-investors = { $investors ->
    [standard] Geldgeber: einer für Symbole, einer von Stapel 2
    [advanced] Geldgeber: einer für Symbole, einer von Stapel 2 oder 3
   *[expert] Geldgeber: einer von jedem Stapel
}
piston-jump-row = Variante: Sprungreihe

## Teile

piston-kind = { $kind ->
    [electric-motor] Elektromotor
    [gasoline-motor] Benzinmotor
    [steam-motor] Dampfmotor
    [motor] Motor
    [electric-fuel-supply] Elektrotank
    [gasoline-fuel-supply] Benzintank
    [steam-fuel-supply] Dampftank
    [fuel-supply] Tank
    [gear] Getriebe
    [axle] Achse
    [steering] Lenkung
    [electric-improvement-top] Elektro-Extra oben
    [gasoline-improvement-top] Benzin-Extra oben
    [steam-improvement-top] Dampf-Extra oben
    [improvement-top] Extra oben
    [electric-improvement-bottom] Elektro-Extra unten
    [gasoline-improvement-bottom] Benzin-Extra unten
    [steam-improvement-bottom] Dampf-Extra unten
   *[improvement-bottom] Extra unten
}
piston-a-kind = { $kind ->
    [electric-motor] einen Elektromotor
    [gasoline-motor] einen Benzinmotor
    [steam-motor] einen Dampfmotor
    [motor] einen Motor
    [electric-fuel-supply] einen Elektrotank
    [gasoline-fuel-supply] einen Benzintank
    [steam-fuel-supply] einen Dampftank
    [fuel-supply] einen Tank
    [gear] ein Getriebe
    [axle] eine Achse
    [steering] eine Lenkung
    [electric-improvement-top] ein Elektro-Extra oben
    [gasoline-improvement-top] ein Benzin-Extra oben
    [steam-improvement-top] ein Dampf-Extra oben
    [improvement-top] ein Extra oben
    [electric-improvement-bottom] ein Elektro-Extra unten
    [gasoline-improvement-bottom] ein Benzin-Extra unten
    [steam-improvement-bottom] ein Dampf-Extra unten
   *[improvement-bottom] ein Extra unten
}
piston-kinds = { $kind ->
    [electric-motor] { $count } Elektromotoren
    [gasoline-motor] { $count } Benzinmotoren
    [steam-motor] { $count } Dampfmotoren
    [motor] { $count } Motoren
    [electric-fuel-supply] { $count } Elektrotanks
    [gasoline-fuel-supply] { $count } Benzintanks
    [steam-fuel-supply] { $count } Dampftanks
    [fuel-supply] { $count } Tanks
    [gear] { $count } Getriebe
    [axle] { $count } Achsen
    [steering] { $count } Lenkungen
    [electric-improvement-top] { $count } Elektro-Extras oben
    [gasoline-improvement-top] { $count } Benzin-Extras oben
    [steam-improvement-top] { $count } Dampf-Extras oben
    [improvement-top] { $count } Extras oben
    [electric-improvement-bottom] { $count } Elektro-Extras unten
    [gasoline-improvement-bottom] { $count } Benzin-Extras unten
    [steam-improvement-bottom] { $count } Dampf-Extras unten
   *[improvement-bottom] { $count } Extras unten
}
piston-several = { $count ->
    [1] { piston-a-kind }
   *[other] { piston-kinds }
}
piston-types = { $type ->
    [motor] { $count ->
        [one] { $count } Motor
       *[other] { $count } Motoren
    }
    [fuel-supply] { $count ->
        [one] { $count } Tank
       *[other] { $count } Tanks
    }
    [gear] { $count } Getriebe
    [axle] { $count ->
        [one] { $count } Achse
       *[other] { $count } Achsen
    }
    [steering] { $count ->
        [one] { $count } Lenkung
       *[other] { $count } Lenkungen
    }
   *[improvement] { $count ->
        [one] { $count } Extra
       *[other] { $count } Extras
    }
}
# Was ein Teil trägt.
piston-mark = { $mark ->
    [comfort] Komfort
    [power] Leistung
    [range] Reichweite
    [comfort-reliable] Komfort, zuverlässig
    [power-reliable] Leistung, zuverlässig
    [range-reliable] Reichweite, zuverlässig
    [reliable] zuverlässig
   *[volatile] riskant
}
piston-part = { $mark ->
    [none] { piston-kind }
    [scrap] Flickteil als { piston-kind } (Risiko { $volatility })
   *[other] { piston-kind } ({ piston-mark })
}
piston-a-part = { $mark ->
    [none] { piston-a-kind }
    [scrap] ein Flickteil als { piston-kind } (Risiko { $volatility })
   *[other] { piston-a-kind } ({ piston-mark })
}
# Dasselbe auf einem Knopf.
piston-button-kind = { $kind ->
    [electric-motor] Elektromotor
    [gasoline-motor] Benzinmotor
    [steam-motor] Dampfmotor
    [electric-fuel-supply] Elektrotank
    [gasoline-fuel-supply] Benzintank
    [steam-fuel-supply] Dampftank
    [gear] Getriebe
    [axle] Achse
    [steering] Lenkung
    [electric-improvement-top] Elektro-Extra
    [gasoline-improvement-top] Benzin-Extra
    [steam-improvement-top] Dampf-Extra
    [improvement-top] Extra oben
    [electric-improvement-bottom] Elektro-Extra
    [gasoline-improvement-bottom] Benzin-Extra
    [steam-improvement-bottom] Dampf-Extra
   *[improvement-bottom] Extra unten
}
piston-button-mark = { $mark ->
    [comfort] Komfort
    [comfort-reliable] Komfort
    [power] Leistung
    [power-reliable] Leistung
    [range] Reichweite
    [range-reliable] Reichweite
    [reliable] zuverlässig
   *[volatile] riskant
}
piston-button-part = { $mark ->
    [none] { piston-button-kind }
   *[other] { piston-button-kind }, { piston-button-mark }
}
piston-nothing = keine

## Orte

piston-location = { $location ->
    [back-alley] Hintergasse
    [patent-office] Patentamt
    [junk-yard] Schrottplatz
   *[workshop] Werkstatt
}
    .short = { $location ->
        [back-alley] Gasse
        [patent-office] Amt
        [junk-yard] Schrott
       *[workshop] Werkstatt
    }
piston-in-location = { $location ->
    [back-alley] in der Hintergasse
    [patent-office] im Patentamt
    [junk-yard] auf dem Schrottplatz
   *[workshop] in der Werkstatt
}
    .there = { $location ->
        [back-alley] in die Hintergasse
        [patent-office] ins Patentamt
        [junk-yard] auf den Schrottplatz
       *[workshop] in die Werkstatt
    }
# Ein Platz am Auto, wie ihn das Bild nennt: die Reihe, und die Nummer der Spalte.
piston-cell = { $row ->
    [top] oben { $column }
   *[bottom] unten { $column }
}
piston-columns = { $count ->
    [one] Spalte { $columns }
   *[other] den Spalten { $columns }
}
piston-run = { $first } bis { $last }

## Punkte

piston-signed = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
piston-number = { $sign ->
    [minus] −{ $points }
   *[other] { $points }
}
piston-gain = { $points ->
    [one] { piston-signed } Punkt
   *[other] { piston-signed } Punkte
}
piston-score = { $sign ->
    [minus] { $points ->
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
    }
   *[other] { points }
}
# Was eine Änderung des Autos an seinen Lücken ändert, die Flickteile am Ende füllen.
piston-mends = { $change ->
    [complete] macht dein Auto fertig
    [fewer] { $count ->
        [one] füllt { $count } Lücke
       *[other] füllt { $count } Lücken
    }
    [more] { $count ->
        [one] reißt { $count } Lücke
       *[other] reißt { $count } Lücken
    }
   *[same] bringt noch keine Punkte
}
piston-both = { $gain }, { $mends }
piston-label-gain = { $label } · { $gain }
piston-scraps = { $scraps ->
    [one] { $scraps } Flickteil
   *[other] { $scraps } Flickteile
}
piston-blueprints = { $blueprints ->
    [one] { $blueprints } Bauplan
   *[other] { $blueprints } Baupläne
}

## Überschrift, Aufforderung

piston-win = { $name } gewinnt: { $score }!
    .you = Du gewinnst: { $score }!
piston-win-close = { $name } gewinnt: { $score } und weniger Risiko!
    .you = Du gewinnst: { $score } und weniger Risiko!
piston-tie = Unentschieden, je { $score }: { $names }.
piston-waiting = Alle sind gleichzeitig dran. Warten auf { $names }.
piston-ask = { $phase ->
    [planning] Setz einen Stein.
    [discarding] Wirf einen Bauplan ab oder behalte alle.
    [scheming] Klau ein Teil, kauf eins oder verschieb einen Stein.
    [stealing] Nimm einen dieser Baupläne.
    [dealing] Behalte ein Teil. Die anderen kommen zurück auf den Stapel.
    [returning] Leg die anderen Teile zurück.
    [patenting] Nimm ein Neuteil.
    [sorting] Behalte bis zu zwei Altteile.
    [sorting-one] Behalte ein Altteil oder keins.
   *[assembling] Verbinde deine zwei Abschnitte.
}
piston-ask-stealing = Nimm einen Bauplan von { $victim }.
piston-ask-patenting = Nimm ein Neuteil. Eins aus der neuen Reihe beendet die Partie.
piston-ask-scavenging = { $pick ->
    [only] { $ends ->
        [yes] Nimm ein Altteil. Das beendet die Partie.
       *[no] Nimm ein Altteil.
    }
    [first] { $ends ->
        [yes] Nimm ein Altteil. Das beendet die Partie.
       *[no] Nimm ein oder zwei Altteile.
    }
   *[second] { $ends ->
        [yes] Noch ein Altteil? Das beendet die Partie.
       *[no] Nimm noch ein Altteil, oder drück *Fertig*.
    }
}
piston-ask-working = { $left ->
    [0] Keine Aktionen mehr. Drück *Fertig*.
    [one] Werkstatt: noch { $left } Aktion.
   *[other] Werkstatt: noch { $left } Aktionen.
}
    .more = Werte weitere Teile auf, oder drück *Fertig*.
piston-ask-scrapping = { piston-ends } Füll eine Lücke mit einem Flickteil (Risiko { $scrap }).

## Knöpfe und Menüs

piston-place-brings = { piston-location }{ $points ->
    [0] { "" }
   *[other] { " " }· etwa +{ $points }
}
piston-trade = { $gives } · { $kind ->
    [none] letzter freier Platz
    [actions] lässt anderen { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }
    [draws] lässt andere { $left } ziehen
   *[pick] lässt anderen die { $which } Wahl
}
piston-gives-back-alley = Teil klauen, Teil kaufen oder Stein umsetzen, dann 1 Runde Pause
piston-gives-patent-office = als { place } aus { $parts } Teilen wählen
piston-gives-junk-yard = als { place } wählen, { $most ->
    [1] eins nehmen
   *[other] zwei nehmen
}
piston-gives-junk-yard-draws = { $draws } ziehen, { $most ->
    [1] eins behalten
   *[other] zwei behalten
}
piston-gives-workshop-bare = { $actions ->
    [one] { $actions } Aktion, noch keine Teile
   *[other] { $actions } Aktionen, noch keine Teile
}
piston-gives-workshop-spare = { $actions ->
    [one] { $actions } Aktion, aber bis dahin ist alles gebaut
   *[other] { $actions } Aktionen, aber bis dahin ist alles gebaut
}
piston-gives-workshop = { $actions ->
    [one] { $actions } Aktion, { piston-blueprints }
   *[other] { $actions } Aktionen, { piston-blueprints }
}
piston-gives-full = deine Hand ist dann vielleicht voll
piston-keep-all = Alle behalten
piston-done = Fertig
piston-spy = Ausspähen
piston-spy-on = { $name } ausspähen
piston-visit = Schwarzmarkt
    .note = drei Neuteile ansehen, eins behalten
piston-muscle = Stein verschieben
piston-muscle-to = { piston-location }: vom { $old } auf den { $new } Platz
piston-muscle-worth = { $location ->
    [workshop] { $worth ->
        [one] { $worth } Aktion statt { $before }
       *[other] { $worth } Aktionen statt { $before }
    }
   *[junk-yard] { $worth ->
        [one] { $worth } Teil statt { $before }
       *[other] { $worth } Teile statt { $before }
    }
}
piston-muscle-first = du fängst nächste Runde an
piston-take = Neuteil nehmen
piston-draw = Verdeckt ziehen
piston-return = { $side ->
    [top] { $first ->
        [left] Oben, links zuerst
        [right] Oben, rechts zuerst
       *[same] Nach oben
    }
   *[bottom] { $first ->
        [left] Unten, links zuerst
        [right] Unten, rechts zuerst
       *[same] Nach unten
    }
}
piston-build = Bauen
piston-at = { $part }: { $cell }
piston-whole-turn = { $only ->
    [builds] { $count ->
        [one] { $count } Teil bauen
       *[other] { $count } Teile bauen
    }{ $sign ->
        [plus] { " " }· { piston-signed }
       *[none] { "" }
    }
   *[no] { $sign ->
        [plus] Ganzer Zug · { piston-signed }
       *[none] Ganzer Zug
    }
}
    .note = { $done }, dann fertig
piston-changes = { $kind ->
    [upgrade] { $count ->
        [one] ein Teil aufwerten
       *[other] { $count } Teile aufwerten
    }
    [dismantle] { $count ->
        [one] ein Teil ausbauen
       *[other] { $count } Teile ausbauen
    }
   *[merge] verbinden
}
piston-find-two = { piston-button-kind } und noch ein Teil
    .note = dann das Beste vom Rest
piston-draw-two = 2 verdeckt ziehen
piston-change = { $phase ->
    [assembling] Verbinden
   *[working] Aufwerten, ausbauen, verbinden
}
piston-change-group = { $group ->
    [top] Obere Reihe
    [bottom] Untere Reihe
   *[merge] Verbinden
}
piston-dismantle = { $cell } ausbauen: { piston-button-kind }
piston-upgrade = { $cell }: { $part }
piston-merge-as = Verbinden wie { $letter }
piston-undo = Zug zurücknehmen
piston-mend = Für mich fertig bauen
piston-mend-span = Fertig: gesamt { $span }
piston-patch = Selbst einbauen
piston-patch-as = Als { piston-kind }
piston-patch-left = { $left ->
    [0] damit ist dein Auto fertig
    [one] dann fehlt noch { $left }
   *[other] dann fehlen noch { $left }
}
piston-patch-over = { $left ->
    [0] über { $part }, damit ist dein Auto fertig
    [one] über { $part }, dann fehlt noch { $left }
   *[other] über { $part }, dann fehlen noch { $left }
}

## Ablehnungen

piston-refuse-over = Die Partie ist vorbei. Mit *Revanche* startest du eine neue.
piston-refuse-turn = Du bist noch nicht dran. Warte auf deinen Zug.
piston-refuse-chosen = Du hast schon gewählt. Jetzt sind die anderen dran.
piston-refuse-no-blueprint = Du hast keinen Bauplan zum Abwerfen. Jetzt sind die anderen dran.
piston-refuse-discarding = Wirf einen deiner Baupläne ab oder behalte alle.
piston-refuse-whole = Dein Auto hängt schon zusammen. Die anderen verbinden ihre Abschnitte noch.
piston-refuse-assembling = Die Partie endet. Verbinde deine zwei Abschnitte, wo sie sich berühren.
piston-refuse-asked = { $phase ->
    [stealing] Du spähst gerade. Nimm einen Bauplan aus dieser Hand.
    [dealing] Du bist auf dem Schwarzmarkt. Behalte eins der Teile, die du siehst.
    [returning] Leg die anderen Teile zurück, alle nach oben oder alle nach unten.
    [patenting] Du bist im Patentamt. Nimm ein Neuteil oder zieh eins.
    [scavenging] Du bist auf dem Schrottplatz. Nimm ein Altteil oder zieh eins.
    [sorting] Behalte bis zu zwei der gezogenen Teile. Mehr als fünf darfst du nicht auf der Hand haben.
   *[scrapping] Ein Flickteil muss dein Auto flicken. Leg es ans Auto oder über ein Teil, das kein Flickteil ist.
}
piston-refuse-full-location = { $location ->
    [back-alley] Die Hintergasse ist voll. Wähle einen anderen Ort.
    [patent-office] Das Patentamt ist voll. Wähle einen anderen Ort.
    [junk-yard] Der Schrottplatz ist voll. Wähle einen anderen Ort.
   *[workshop] Die Werkstatt ist voll. Wähle einen anderen Ort.
}
piston-refuse-planning = Erst werden die Steine gesetzt. Wähle einen Ort.
piston-refuse-full-hand = Deine Hand ist voll (5 Baupläne). Wähle etwas anderes.
piston-refuse-spy-self = Dich selbst kannst du nicht ausspähen. Wähle jemand anderen.
piston-refuse-spy-empty = Diese Hand ist leer. Wähle jemand anderen.
piston-refuse-market = Der Stapel der Neuteile ist leer. Wähle etwas anderes.
piston-refuse-muscle = Verschieb einen eigenen Stein auf einen anderen besetzten Platz, aber nicht in der Hintergasse.
piston-refuse-scheming = Du bist in der Hintergasse. Späh, verschieb einen Stein oder geh auf den Schwarzmarkt.
piston-refuse-actions = Keine Aktionen mehr. Drück *Fertig* oder *Zug zurücknehmen*.
piston-refuse-not-held = Diesen Bauplan hast du nicht. Nimm einen anderen.
piston-refuse-row = { $row ->
    [top] Dieses Teil kommt in die obere Reihe. Wähle dort einen Platz.
   *[bottom] Dieses Teil kommt in die untere Reihe. Wähle dort einen Platz.
}
piston-refuse-build = Bau es an ein Teil an, das schon da ist. Mehr als zwei Abschnitte gehen nicht.
piston-refuse-empty = Da ist kein Teil. Wähle einen anderen Platz.
piston-refuse-dismantle = Dein Auto würde in drei Abschnitte zerfallen. Bau ein anderes Teil aus.
piston-refuse-upgrade = Aufwerten geht nur mit gleicher Art und Farbe. Nimm einen anderen Bauplan.
piston-refuse-undo = Noch gibt es nichts zurückzunehmen. Bau erst etwas.
piston-refuse-working = Du bist in der Werkstatt. Bau ein Teil ein oder aus, werte auf, verbinde, oder drück *Fertig*.
piston-refuse-one-section = Dein Auto hängt schon zusammen. Da gibt es nichts zu verbinden.
piston-refuse-merge = Die Abschnitte müssen sich berühren und dürfen sich nicht überlappen. Verbinde sie anders.

## Geschichte

piston-first = { $name } fängt an.
    .you = Du fängst an.
piston-opened = Das gefällt den Geldgebern: { $investors }. { $name } fängt an.
    .you = Das gefällt den Geldgebern: { $investors }. Du fängst an.
piston-round-opened = Runde { $round }: { $name } setzt den ersten Stein.
    .you = Runde { $round }: Du setzt den ersten Stein.
piston-rated = Alle Steine sind gesetzt. Risiko: { $track }.
piston-figure = { $name } { $figure }
piston-you = dir
piston-tokens-back = Steine zurück aus der Hintergasse: { $names }.
piston-refilled = { $shelf ->
    [yard] Neu auf dem Schrottplatz: { $part }.
   *[other] Neu im Patentamt: { $part }.
}
piston-reshuffled = Die abgeworfenen Altteile bilden den neuen Stapel.
piston-refreshed = Patentamt: { $office }. Schrottplatz: { $yard }.
piston-jumped = Abwurfreihe: { $fading }. Neue Reihe: { $office }.
piston-ending-car = { $count ->
    [one] Die Partie endet: { $names } hat ein fertiges Auto mit mindestens 12 Teilen.
   *[other] Die Partie endet: fertige Autos mit mindestens 12 Teilen von { $names }.
}
    .you = Die Partie endet: Du hast ein fertiges Auto mit mindestens 12 Teilen.
piston-ending-shelf = { $shelf ->
    [yard] Ende: Der Schrottplatz hat keine Teile mehr.
   *[other] Ende: Das Patentamt hat keine Teile mehr.
}
piston-flagged = Ende. Punkte: { $track }.
piston-placed = { setzt } einen Stein { piston-in-location.there }
    .forced = { setzt } einen Stein { piston-in-location.there }, auf den letzten Platz
piston-decided = { entscheidet } geheim
piston-kept-all = { behaelt } alle Baupläne
piston-discarded = { wirft } { $part } ab
piston-a-blueprint = einen Bauplan
piston-lost = { $why ->
    [full] { geht } { piston-in-location } mit voller Hand leer aus
    [empty] { findet } { piston-in-location } nichts
   *[impossible] { kann } { piston-in-location } nichts tun
}
piston-spied = { spaeht } { $victim } aus
    .you = späht dich aus
piston-spied-hand = { spaeht } { $victim } aus: { $parts }
    .you = späht dich aus: { $parts }
piston-stole = { nimmt } { $part } von { $victim }
    .you = nimmt { $part } von dir
piston-muscled = { verschiebt } { piston-in-location } einen Stein vom { $old } auf den { $new } Platz
piston-visited = { geht } auf den Schwarzmarkt
piston-visited-parts = { geht } auf den Schwarzmarkt: { $parts }
piston-pocketed = { behaelt } { $part }
piston-one-part = ein Teil
piston-returned = { $side ->
    [top] { legt } die anderen oben auf den Stapel
   *[bottom] { legt } die anderen unter den Stapel
}
piston-returned-parts = { $side ->
    [top] { legt } oben auf den Stapel zurück: { $parts }
   *[bottom] { legt } unter den Stapel zurück: { $parts }
}
piston-took = { nimmt } { $part }
piston-drew = { $location ->
    [patent-office] { zieht } { $part } vom Stapel der Neuteile
   *[other] { zieht } { $part } vom Stapel der Altteile
}
piston-rummaged = { $count ->
    [one] { zieht } { $count } Altteil
   *[other] { zieht } { $count } Altteile
}
piston-rummaged-parts = { zieht }: { $parts }
piston-sorted = { $count ->
    [0] { wirft } { $dropped ->
        [one] { $dropped } Altteil
       *[other] { $dropped } Altteile
    } ab
    [one] { behaelt } { $count } Altteil{ $dropped ->
        [0] { "" }
       *[other] { " " }und { wirft } { $dropped } ab
    }
   *[other] { behaelt } { $count } Altteile{ $dropped ->
        [0] { "" }
       *[other] { " " }und { wirft } { $dropped } ab
    }
}
piston-sorted-parts = { behaelt }: { $kept } · { wirft } ab: { $discarded }
piston-first-named = { hat } den letzten Stein in der Werkstatt und { $doer ->
    [you] fängst
   *[name] fängt
} nächste Runde an
piston-work-begun = { $actions ->
    [one] { hat } { $actions } Aktion in der Werkstatt
   *[other] { hat } { $actions } Aktionen in der Werkstatt
}
piston-built = { baut } { $part } ({ $cell })
piston-dismantled = { baut } { $part } ({ $cell }) aus
piston-upgraded = { wertet } { $cell } auf: { $old } → { $part }
piston-merged = { verbindet } beide Abschnitte
piston-undone = { nimmt } den Zug in der Werkstatt zurück
piston-worked = { $unused ->
    [0] { ist } in der Werkstatt fertig
    [one] { ist } in der Werkstatt fertig, { $unused } Aktion übrig
   *[other] { ist } in der Werkstatt fertig, { $unused } Aktionen übrig
}
piston-scrap-drawn = { zieht } ein Flickteil mit Risiko { $volatility }
piston-patched = { baut } { $part } ein ({ $cell })
piston-patched-over = { baut } { $part } ein ({ $cell }), über { $covers }
piston-passed = { $scraps ->
    [0] { hat } ein fertiges Auto
    [one] { hat } ein fertiges Auto mit { $scraps } Flickteil
   *[other] { hat } ein fertiges Auto mit { $scraps } Flickteilen
}

## Geschichte in Kürze

piston-did = { $name } { $deeds }.
    .you = Du { $deeds }.
piston-did-took = { nimmt } { $parts }
piston-did-drew = { $count ->
    [one] { zieht } { $count } Teil
   *[other] { zieht } { $count } Teile
}
piston-did-market = { geht } auf den Schwarzmarkt
piston-did-built = { baut } { $parts }
piston-did-dismantled = { baut } { $parts } aus
piston-did-upgraded = { wertet } auf: { $parts }
piston-did-patched = { $scraps ->
    [one] { baut } { $scraps } Flickteil ein
   *[other] { baut } { $scraps } Flickteile ein
}
piston-tokens = Steine: { $tokens }.
piston-token-of = { $name } { piston-in-location }
piston-token-count = { $count } { piston-in-location }
piston-discards = Wer einen Bauplan abgeworfen hat: { $names }.
piston-parts-taken = Teile genommen: { $track }.
piston-parts-changed = Teile gebaut oder geändert: { $track }.
piston-lost-several = { $why ->
    [full] Volle Hand { piston-in-location }: { $track }.
    [empty] Nichts mehr da { piston-in-location }: { $track }.
   *[impossible] Nichts zu tun { piston-in-location }: { $track }.
}

## Der Tisch als Text

piston-your-hand = Deine Baupläne: { $parts }.
piston-seen = { $phase ->
    [dealing] Oben auf dem Stapel der Neuteile: { $parts }.
    [returning] Zurück auf den Stapel, von links nach rechts: { $parts }.
   *[other] Gezogen: { $parts }.
}
piston-seen-hand = { $name } hat auf der Hand: { $parts }.
piston-kept = Du behältst: { $parts }.
piston-shelf-row = { $shelf ->
    [office] Neuteile: { $parts }.
    [refill] Neue Reihe (nachgefüllt): { $parts }.
    [fading] Abwurfreihe: { $parts }.
   *[yard] Altteile: { $parts }.
}
piston-stack-empty = { $stack ->
    [new] Der Stapel der Neuteile ist leer.
   *[junk] Der Stapel der Altteile ist leer.
}
piston-your-car = Dein Auto: { $car }.
piston-complete = Dein Auto ist fertig: jetzt { $score }. { $reasons }.
    .brief = Dein Auto ist fertig: jetzt { $score }.
piston-missing = Braucht noch: { $lacks }.
piston-finished-now = Stand jetzt: { $scraps ->
    [one] { $scraps } Flickteil nötig, { $score } ohne dessen Risiko
   *[other] { $scraps } Flickteile nötig, { $score } ohne deren Risiko
}. { $reasons }.
    .brief = Stand jetzt: { $scraps ->
        [one] { $scraps } Flickteil nötig, { $score } ohne dessen Risiko
       *[other] { $scraps } Flickteile nötig, { $score } ohne deren Risiko
    }.
piston-proposed = Für mich fertig bauen: { $placements }. Ergibt: { $span }.
piston-placement = { $cell } als { piston-kind }
    .over = { $cell } als { piston-kind }, über { $covers }
piston-placements = { piston-scraps }: { $placements }
piston-span = { $least } bis { $most }
piston-ways = So kannst du verbinden: { $ways }.
piston-way = { $letter } (Spalte { $first } wird { piston-number })
piston-chosen-merge = Du hast schon gewählt, wie du verbindest. Jetzt sind die anderen dran.
piston-round-first = Runde { $round }. { $name } fängt an.
piston-ends = { $ended ->
    [car] Die Partie endet: Ein fertiges Auto hat mindestens 12 Teile.
    [office] Die Partie endet: Das Patentamt hat keine Teile mehr.
   *[yard] Die Partie endet: Der Schrottplatz hat keine Teile mehr.
}
piston-tokens-left = Steine übrig: { $track }.
piston-site = { $location }: { $spaces }.
piston-site-empty = { $location }: keine Steine.
piston-space = { $now ->
    [yes] { $worth ->
        [0] { $owner } (jetzt)
       *[other] { $owner } ({ $worth }, jetzt)
    }
   *[no] { $worth ->
        [0] { $owner }
       *[other] { $owner } ({ $worth })
    }
}
piston-free = { $count } frei{ $worth ->
    [0] { "" }
   *[other] { " " }({ $worth })
}
piston-resting = Ruhende Steine neben der Hintergasse: { $names }.
piston-investor-list = Geldgeber: { $investors }.
piston-track = Risiko: { $track }.
piston-placed-result = Platz { $place }: { $name }, { $score }.
    .reasons = Platz { $place }: { $name }, { $score }. { $reasons }.
piston-reason = { $reason } ({ piston-signed })
piston-reasons = { $before }. { $reason }
piston-car-line = { $parts ->
    [0] { $name }: noch keine Teile, { piston-blueprints }.
    [one] { $name }: jetzt { $score }, { $parts } Teil, Risiko { $volatility }, { piston-blueprints }. Auto: { $car }.
   *[other] { $name }: jetzt { $score }, { $parts } Teile, Risiko { $volatility }, { piston-blueprints }. Auto: { $car }.
}
    .brief = { $name }: { $score }, Risiko { $volatility }. { $car }.
piston-more = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
piston-no-car = noch nichts gebaut
piston-part-at = { $part } ({ $cell })
piston-pays = { $investor ->
    [comfort-first] vor allem Komfort (2, 3, 4 Symbole: 3, 5, 7 Punkte, für andere 1, 3, 5)
    [power-first] vor allem Leistung (2, 3, 4 Symbole: 3, 5, 7 Punkte, für andere 1, 3, 5)
    [range-first] vor allem Reichweite (2, 3, 4 Symbole: 3, 5, 7 Punkte, für andere 1, 3, 5)
    [all-alike] alle Symbole gleich (2, 3, 4 einer Art: 2, 4, 6 Punkte)
    [most-parts] die meisten Teile (3 Punkte)
    [improvements] drei Extras (3 Punkte)
    [least-volatility] das geringste Risiko (3 Punkte)
    [hybrid] ein Hybrid (3 Punkte für zwei Farben mit Motor und Tank, ohne Flickteile)
    [everything] von allem etwas (jedes Symbol und ein Extra: 3 Punkte)
    [inefficiency] eine leere Hand (−1 Punkt für jeden Bauplan, der übrig bleibt)
    [no-scrap] ein Auto ohne Flickteile (2 Punkte)
    [most-range] die größte Reichweite (2 Punkte)
    [most-power] die höchste Leistung (2 Punkte)
   *[most-comfort] der höchste Komfort (2 Punkte)
}

## Was einem Auto fehlt

piston-lacks-merge = verbundene Abschnitte
piston-lacks-steering = genau eine Lenkung
piston-lacks-gap = { $row ->
    [top] ein Teil oben in { $columns }
   *[bottom] ein Teil unten in { $columns }
}
piston-lacks-axle = eine Achse nahe { $columns }

## Die Wertung

piston-paid = { $investor ->
    [most-parts] Die meisten Teile: { $count }
    [improvements] Extras: { $count } von 3
    [least-volatility] Geringstes Risiko: { $count }
    [inefficiency] Baupläne übrig: { $count }
    [no-scrap] Flickteile: { $count }
    [most-range] Größte Reichweite: { $count }
    [most-power] Höchste Leistung: { $count }
   *[most-comfort] Höchster Komfort: { $count }
}
piston-paid-icons = { $investor ->
    [comfort-first] Vor allem Komfort: { $comfort } Komfort, { $power } Leistung, { $range } Reichweite
    [power-first] Vor allem Leistung: { $comfort } Komfort, { $power } Leistung, { $range } Reichweite
    [range-first] Vor allem Reichweite: { $comfort } Komfort, { $power } Leistung, { $range } Reichweite
   *[all-alike] Symbole: { $comfort } Komfort, { $power } Leistung, { $range } Reichweite
}
piston-paid-hybrid = { $count ->
    [0] Hybrid: keine Farbe mit Motor und Tank
    [1] Hybrid: eine Farbe mit Motor und Tank
    [2] Hybrid: zwei Farben mit Motor und Tank
   *[other] Hybrid: drei Farben mit Motor und Tank
}
piston-paid-everything = Von allem etwas: { $count } von 4
piston-paid-area = { $count ->
    [0] Keine Farbgruppe
   *[other] Größte Farbgruppe: { $count }
}
piston-paid-volatility = { $reliability ->
    [0] Risiko { $volatility }
   *[other] Risiko { $volatility }, Zuverlässigkeit { $reliability }
}

## Tipps

piston-hint-place = { $location ->
    [back-alley] Dort wählst du aus drei Teilen, die sonst niemand sieht.
    [patent-office] Dort nimmst du ein Neuteil. Geldgeber zahlen für sein Symbol.
    [junk-yard] Dort kannst du mit einem Stein zwei Teile nehmen.
   *[workshop] { $blueprints ->
        [0] Bauen kannst du nur in der Werkstatt, und die besten Plätze sind zuerst weg.
        [one] Du hast { $blueprints } Bauplan, und bauen kannst du nur in der Werkstatt.
       *[other] Du hast { $blueprints } Baupläne, und bauen kannst du nur in der Werkstatt.
    }
}
piston-hint-build = { $scraps ->
    [one] Das ist der beste Platz dafür. Deinem Auto fehlt dann noch { $scraps } Flickteil.
   *[other] Das ist der beste Platz dafür. Deinem Auto fehlen dann noch { $scraps } Flickteile.
}
piston-hint-spy = { $blueprints ->
    [one] { $name } hat { $blueprints } Bauplan, und du kannst ihn nehmen.
   *[other] { $name } hat { $blueprints } Baupläne, und du kannst einen nehmen.
}
piston-hint-discard = Deinem Auto nützt dieser Bauplan nichts.
    .full = Deinem Auto nützt dieser Bauplan nichts, und deine Hand ist fast voll.
piston-hint = { $action ->
    [build] Das ist der beste Platz dafür.
    [upgrade] Dieses Teil ist besser als das bisherige dort.
    [dismantle] Dann passen mehr Teile zusammen und zählen.
    [merge] Dann passen mehr Teile zusammen und zählen.
    [patch] Dort kostet das Flickteil am wenigsten.
    [mend] So kosten die Flickteile am wenigsten.
    [draw] Im Stapel liegt vielleicht ein Teil, das besser passt als die offenen.
    [visit] Du siehst drei Neuteile und behältst das beste.
    [muscle] Das kostet dich am wenigsten.
    [return] Das kostet dich am wenigsten.
    [undo] Das kostet dich am wenigsten.
    [done] Besser wird dein Auto jetzt nicht mehr.
    [keep] Jeder Bauplan kann noch nützlich sein.
   *[take] Das bringt deinem Auto am meisten.
}

## Wörter in Bildern

piston-picture-brings = { $location ->
    [back-alley] Späh, kauf, schieb
    [shop] Nimm 1 von 3 Teilen
    [patent-office] Nimm 1 Neuteil
    [junk-yard] Nimm 2 Teile
    [jump-yard] Zieh { $count }, behalt 2
   *[workshop] { $count ->
        [one] Bau 1 Teil
       *[other] Bau { $count } Teile
    }
}
    .short = { $location ->
        [back-alley] Eine List
        [patent-office] 1 Neuteil
        [junk-yard] 2 Teile
        [jump-yard] Zieh { $count }
       *[workshop] Bau { $count }
    }
piston-picture-doing = { $phase ->
    [planning] { $name } setzt einen Stein
    [scheming] { $name } ist in der Gasse
    [stealing] { $name } späht
    [patenting] { $name } holt ein Patent
    [scavenging] { $name } wühlt im Schrott
    [sorting] { $name } sortiert Schrott
    [working] { $left ->
        [0] { $name } hat gebaut
        [one] { $name } baut: noch { $left }
       *[other] { $name } baut: noch { $left }
    }
    [scrapping] { $name } flickt
   *[other] { $name } kauft heimlich
}
piston-picture-who = { $phase ->
    [discarding] Wer wirft ab?
   *[assembling] Wer verbindet?
}
piston-picture-round = Runde { $round }
    .last = Letzte Runde
piston-picture-pays = { $investor ->
    [most-parts] Meiste Teile
    [improvements] 3 Extras
    [least-volatility] Geringstes Risiko
    [hybrid] Ein Hybrid
    [everything] Von allem etwas
    [inefficiency] Je Bauplan
    [no-scrap] Keine Flickteile
    [most-range] Größte Reichweite
    [most-power] Höchste Leistung
   *[most-comfort] Höchster Komfort
}
piston-picture-lacks = Braucht
piston-picture-hand = Hand
piston-picture-investors = Geldgeber
piston-picture-next = { $icon ->
    [comfort] { $count } Komfort
    [power] { $count } Leistung
    [range] { $count } Reichweite
   *[alike] { $count } gleiche
}
piston-picture-deed = { $deed ->
    [took] nimmt
    [drew] zieht
    [stole] stiehlt
   *[built] baut
}
piston-picture-first = beginnt
piston-picture-score = { piston-number } Pkt.
piston-picture-now = Du { piston-picture-score }
piston-picture-gain = { $points ->
    [1] { piston-signed } Pkt.
   *[other] { piston-signed } Pkt.
}
piston-picture-mark = { $mark ->
    [fills] füllt eine Lücke
    [gapes] reißt eine Lücke
   *[next] { $name } nimmt danach
}
piston-picture-little = { $why ->
    [full] deine Hand ist voll
    [bare] nichts zu bauen
    [spare] nichts mehr zu bauen
   *[useless] nichts Brauchbares
}
piston-picture-spaces = Frei, golden der nächste
piston-picture-full = voll
piston-picture-missing = fehlt noch
piston-picture-complete = nichts
piston-picture-bare = Noch nichts gebaut
piston-picture-no-hand = Keine Baupläne
piston-picture-chosen = Warten auf die anderen
piston-picture-ask = { $phase ->
    [planning] { $left ->
        [1] Setz den letzten Stein
       *[other] Setz 1 von { $left } Steinen
    }
    [discarding] Einen abwerfen?
    [scheming] Wähle eine List
    [stealing] Nimm einen davon
    [dealing] Behalte eins davon
    [returning] Leg diese zurück
    [patenting] Nimm ein Neuteil
    [scavenging] Nimm ein Altteil
    [second] Noch eins oder Schluss?
    [sorting] Behalte bis zu zwei
    [sorting-one] Behalte eins oder keins
    [assembling] Verbinde die Abschnitte
    [scrapping] Bau es ein
    [worked] Bauen: fertig?
   *[working] { $left ->
        [one] Bauen: noch { $left } Aktion
       *[other] Bauen: noch { $left }
    }
}
piston-picture-short = { $scraps ->
    [0] fertig
    [one] { $scraps } Flickteil
   *[other] { $scraps } Flickteile
}
piston-picture-needs = { $scraps ->
    [0] Dein Auto ist fertig
    [one] { $scraps } Flickteil nötig
   *[other] { $scraps } Flickteile nötig
}
piston-finish-from = { $kind ->
    [investors] Geldgeber
    [area] Farbgruppe
   *[volatility] Risiko
}
piston-finish-tie = Gleichstand, aber weniger Risiko
piston-picture-plate = Nr. { $number }

## So geht’s

piston-basics = { $line ->
    [1] Setzt reihum Steine. Dann kommen die Orte dran: Hintergasse, Patentamt, Schrottplatz, Werkstatt.
    [2] Teile kommen als Baupläne auf deine Hand, höchstens fünf. Gebaut wird nur in der Werkstatt.
    [3] Ein Auto braucht Motor und Tank in einer Farbe, ein Getriebe, zwei Achsen und eine Lenkung.
    [4] Ein fertiges Auto mit mindestens 12 Teilen beendet die Partie. Die übrigen Autos werden mit Flickteilen fertig.
   *[5] Geldgeber zahlen, und deine größte Farbgruppe zählt. Risiko kostet Punkte.
}
piston-rules-goal = **Ziel.** Bau ein Auto aus zwei Reihen, das läuft und den Geldgebern gefällt. Wer die meisten Punkte hat, gewinnt.
    { -ruling } Bei *Fortgeschritten* entscheidet das Los zwischen Stapel 2 und 3.
piston-rules-round = **Eine Runde.** Setzt reihum je einen Stein auf den ersten freien Platz eines Ortes, bis alle gesetzt sind. Dann kommen die Steine der Reihe nach dran, Ort für Ort.
    { -ruling } In Runde 1 wird ausgelost, wer anfängt.
    { -ruling } Wer keinen Stein hat, wird übersprungen.
piston-rules-locations = **Die Orte.** Zuerst wird das *Risiko* festgehalten, und alle dürfen einen Bauplan (ein Teil auf der Hand) abwerfen.
    { -ruling } Er bleibt verdeckt.
    1. *Hintergasse*: Sieh dir eine fremde Hand an und nimm einen Bauplan. Oder verschieb einen eigenen Stein innerhalb eines Ortes. Oder sieh dir die obersten drei Neuteile an, behalte eins und leg die anderen auf oder unter den Stapel. In jedem Fall setzt dein Stein in der Hintergasse nächste Runde aus.
    { -ruling } Ein verschobener Stein nimmt den Platz eines anderen ein, und die übrigen rücken auf.
    { -ruling } Innerhalb der Hintergasse geht das nicht.
    2. *Patentamt*: Nimm ein Neuteil, offen oder vom Stapel.
    3. *Schrottplatz*: Nimm ein oder zwei Altteile, offen (sofort ersetzt) oder vom Stapel.
    4. *Werkstatt*: Wer dort den letzten Stein hat, fängt nächste Runde an. Je nach Platz hast du 1 bis 3 Aktionen: bauen, ein Teil wieder ausbauen oder aufwerten (beliebig viele Teile, mit Bauplänen gleicher Art und Farbe). Abschnitte verbinden kostet nichts.
    { -ruling } Verbinden geht jederzeit. { -ruling } Alle bauen nacheinander.
    { -ruling } Es zählt der Stein, der nach allem Verschieben der letzte ist.
    Dann werden alle offenen Teile ersetzt. Du hast höchstens fünf Baupläne auf der Hand.
    { -ruling } Eine Aktion, die nicht geht, verfällt.
    { -ruling } Ein Extra wertest du nur mit einem für dieselbe Reihe auf. Jedes Teil darfst du durch ein gleiches ersetzen.
piston-rules-car = **Das Auto.** Höchstens zwei Abschnitte.
    { -ruling } Teile, die sich waagerecht oder senkrecht berühren, bilden einen Abschnitt. Bau neben ein Teil oder fang einen neuen Abschnitt an. Abschnitte lassen sich verbinden, wo sie sich berühren, ohne sich zu überlappen.
    Ein fertiges Auto hat einen Motor, einen Tank für jeden Motor in dessen Farbe, ein Getriebe, zwei Achsen und genau eine Lenkung. Jede Farbe daran braucht Motor und Tank, jede Spalte oben und unten ein Teil. Jedes Teil außer Achsen braucht eine Achse, die höchstens einen Schritt entfernt ist, auch schräg. Lenkung, Motoren und Tanks kommen nach oben, Getriebe und Achsen nach unten.
piston-rules-end = **Das Ende.** Die Partie endet nach der Runde, in der ein Auto mit mindestens 12 Teilen fertig wird.
    { -ruling } Sie endet sofort, wenn sich die offenen Teile eines Ortes nicht mehr auffüllen lassen.
    Alle verbinden ihre Abschnitte. Dann bekommt der Reihe nach jedes Auto, das nicht fertig ist, Flickteile, bis es fertig ist. Jedes Flickteil wird gezogen und dann als beliebiges Teil eingebaut, das dem Auto hilft: Es kommt ans Auto oder überdeckt ein Teil.
    { -ruling } Ein überdecktes Teil ist weg. Flickteile machen ein Auto fertig, zählen aber für keinen Geldgeber und keine Farbgruppe.
    { -ruling } Flickteile kannst du nicht überdecken. Als Extra haben sie keine Farbe, und sie dürfen nichts schlechter machen.
    { -ruling } Gehen die Flickteile aus, hat jedes weitere das Risiko 2.
piston-rules-points = **Punkte.** Du bekommst, was die Geldgeber zahlen, und 1 Punkt für jedes Teil deiner größten Farbgruppe (auch grau). Risiko wird abgezogen. Zuverlässigkeit hebt Risiko auf. Bei Gleichstand gewinnt, wer weniger Risiko hat. Ist auch das gleich, teilt ihr euch den Platz.
    - Komfort, Leistung, Reichweite: Ab zwei gleichen Symbolen zahlt jeder Geldgeber für n davon 2n−1, wenn er sie am liebsten hat, 2n−2, wenn er alle gleich mag, sonst 2n−3.
    - Je 3 Punkte: die meisten Teile, drei Extras, das geringste Risiko, ein Hybrid (zwei Farben mit Motor und Tank), von allem etwas. Ein Geldgeber zahlt −1 für jeden Bauplan, der übrig bleibt.
    - Je 2 Punkte: keine Flickteile, die größte Reichweite, die höchste Leistung oder der höchste Komfort. Bei Gleichstand bekommen alle, die gleichauf liegen, die Punkte.
    { -ruling } Haben alle null, hat niemand am meisten.
    { -ruling } Motoren und Tanks des Hybrids sind keine Flickteile.
    { -house } Von allem etwas heißt: jedes Symbol einmal und ein Extra.
piston-rules-jump-row = **Sprungreihe.** Das Patentamt bietet die *neue Reihe*: drei Neuteile, die sofort ersetzt werden. Daneben liegt die *Abwurfreihe*: was von der vorigen neuen Reihe übrig ist. Auf dem Schrottplatz hängt es vom Platz ab, wie viele Altteile du ziehst. Du behältst höchstens zwei. Ist der Stapel leer, bilden die abgeworfenen Altteile einen neuen.
    Der Schrottplatz hat vier Plätze.
    { -ruling } Du darfst auch alle gezogenen Altteile abwerfen.
piston-rules-counts = **Mengen.**
    { -house } Wie viele Teile und Plätze es gibt, haben wir festgelegt.
piston-rules-away = **Wenn du weg bist.**
    { -ruling } Ist deine Zeit um, tut der Bot, was dich am wenigsten kostet.
piston-rules-credit = *{ $credit }*

## Lektion

piston-lesson = { $step ->
    [1] Du baust ein Auto. Zwei deiner vier Steine sind gesetzt: einer in der Werkstatt, wo du baust, einer im **Patentamt**. Dort nimmt jeder Stein ein Neuteil. Setz noch einen dorthin.
    [2] Dein letzter Stein. Auf dem **Schrottplatz** nimmt ein Stein bis zu zwei Teile. Sie haben keine Symbole, aber dein Auto braucht auch sie.
    [3] Jetzt kommen die Steine der Reihe nach dran. Apex hat einen Motor genommen. Ein Geldgeber mag **Leistung**: Zwei Symbole davon bringen 3 Punkte. Der Benzinmotor hat eins.
    [4] Dein zweiter Stein. Ein Auto braucht ein Getriebe, und eins mit Leistung ist da. Das macht zwei Symbole.
    [5] Der Schrottplatz. Ein Motor braucht einen Tank seiner Farbe. Nimm diesen für Benzin: Er hat kein Risiko, und Risiko kostet Punkte.
    [6] Nimm noch ein Teil. Jedes Auto braucht genau eine Lenkung.
    [7] Die Werkstatt: drei Aktionen. Fang mit dem Motor an. Motoren, Tanks und Lenkung kommen nach oben, Getriebe und Achsen nach unten.
    [8] Setz den Tank daneben. Teile einer Farbe, die sich berühren, bilden eine Farbgruppe, und jedes Teil deiner größten bringt einen Punkt.
    [9] Setz das Getriebe unter den Motor: Am Ende braucht jede Spalte oben und unten ein Teil. Sein Symbol ist dein zweites für Leistung.
   *[10] Keine Aktionen mehr. Die Lenkung wartet in deiner Hand auf die nächste Runde. Drück **Fertig**, dann baut Apex.
}
piston-lesson-why = { $step ->
    [1] Ein Neuteil hat Symbole, für die Geldgeber zahlen, und ein Platz ist frei.
    [2] Ein Stein bringt dort zwei Teile, und du hast drei Aktionen, um sie zu bauen.
    [3] Ein Auto braucht einen Motor, und der Geldgeber zahlt für Leistung am meisten.
    [4] Ein zweites Symbol für Leistung bringt 3 Punkte, und dein Auto braucht ein Getriebe.
    [5] Dein Motor läuft mit Benzin, und dieses Teil hat kein Risiko.
    [6] Dein Auto hat keine Lenkung. Ein Motor oder Tank in anderer Farbe bräuchte ein Gegenstück.
    [7] Erst der Motor, alles andere kommt um ihn herum.
    [8] Dort berührt er den Motor: eine Farbgruppe aus zwei Teilen, mit Platz auf der anderen Seite.
    [9] Es füllt die Spalte des Motors und bringt die Punkte für zweimal Leistung.
   *[10] Du hast keine Aktionen mehr, also ist dein Zug zu Ende.
}
piston-lesson-known = { $line ->
    [1] Die Steine kommen der Reihe nach dran: ein Neuteil, bis zu zwei Altteile, Aktionen in der Werkstatt.
    [2] Ein Auto braucht Motor und Tank für jede seiner Farben, ein Getriebe, zwei Achsen und eine Lenkung, in zwei Reihen.
    [3] Geldgeber und deine größte Farbgruppe bringen Punkte. Risiko kostet welche. Flickteile ersetzen am Ende, was fehlt.
   *[4] Die Partie endet nach einer Runde, in der ein fertiges Auto mindestens 12 Teile hat.
}

## Kinds of action, for the most common mistake of reviews

piston-act = { $kind ->
    [place] einen Stein setzen
    [discard] einen Bauplan abwerfen
    [done] es dabei belassen
    [spy] jemanden ausspähen
    [steal] einen fremden Bauplan nehmen
    [muscle] einen Stein verschieben
    [visit] auf den Schwarzmarkt gehen
    [pocket] ein Teil vom Schwarzmarkt behalten
    [return] Teile zurücklegen
    [take] ein Teil nehmen
    [draw] verdeckt ziehen
    [keep] ein gezogenes Teil behalten
    [build] bauen
    [dismantle] ein Teil ausbauen
    [upgrade] ein Teil aufwerten
    [merge] Abschnitte verbinden
    [undo] den Zug zurücknehmen
    [patch] Flickteile selbst einbauen
   *[mend] das Auto fertig bauen lassen
}

### Nachrichten, auf die sich jede Datei beziehen darf. Die der anderen Dateien beginnen mit deren Namen.
### .dative: der Dativ, etwa nach „mit“.

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
place = { $place }.
    .badge = { place }
turn = { $name } ist dran
    .you = Du bist dran
win = { $name } gewinnt mit { points.dative }!
    .you = Du gewinnst mit { points.dative }!
tie = Unentschieden mit je { points.dative }: { $names }.
    .you = Unentschieden mit je { points.dative }: du und { $names }.
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
-ruling = **Klarstellung:**
-house = **Hausregel:**
you = du
choice = { $group }: { $choice }
level = { $level ->
    [learner] leicht
    [club] normal
    [expert] schwer
    [champion] Meister
    [adaptive] adaptiv
   *[other] zufällig
}
robot = { $name } ({ level })
language = Deutsch

## Verben von Taten ohne Subjekt: nach „Du“ oder nach einem Namen

nimmt = { $doer ->
    [you] nimmst
   *[name] nimmt
}
zieht = { $doer ->
    [you] ziehst
   *[name] zieht
}
wirft = { $doer ->
    [you] wirfst
   *[name] wirft
}
faehrt = { $doer ->
    [you] fährst
   *[name] fährt
}
spielt = { $doer ->
    [you] spielst
   *[name] spielt
}
passt = { $doer ->
    [you] passt
   *[name] passt
}
legt = { $doer ->
    [you] legst
   *[name] legt
}
hat = { $doer ->
    [you] hast
   *[name] hat
}
waehlt = { $doer ->
    [you] wählst
   *[name] wählt
}
tippt = { $doer ->
    [you] tippst
   *[name] tippt
}
verliert = { $doer ->
    [you] verlierst
   *[name] verliert
}
bekommt = { $doer ->
    [you] bekommst
   *[name] bekommt
}
tauscht = { $doer ->
    [you] tauschst
   *[name] tauscht
}
deckt = { $doer ->
    [you] deckst
   *[name] deckt
}
liegt = { $doer ->
    [you] liegst
   *[name] liegt
}
wuerfelt = { $doer ->
    [you] würfelst
   *[name] würfelt
}
gibt = { $doer ->
    [you] gibst
   *[name] gibt
}
hebt = { $doer ->
    [you] hebst
   *[name] hebt
}
laesst = { $doer ->
    [you] lässt
   *[name] lässt
}
stellt = { $doer ->
    [you] stellst
   *[name] stellt
}
beginnt = { $doer ->
    [you] beginnst
   *[name] beginnt
}
setzt = { $doer ->
    [you] setzt
   *[name] setzt
}
kommt = { $doer ->
    [you] kommst
   *[name] kommt
}
geht = { $doer ->
    [you] gehst
   *[name] geht
}
dreht = { $doer ->
    [you] drehst
   *[name] dreht
}
sammelt = { $doer ->
    [you] sammelst
   *[name] sammelt
}
beendet = { $doer ->
    [you] beendest
   *[name] beendet
}
hoert = { $doer ->
    [you] hörst
   *[name] hört
}
behaelt = { $doer ->
    [you] behältst
   *[name] behält
}
findet = { $doer ->
    [you] findest
   *[name] findet
}
kann = { $doer ->
    [you] kannst
   *[name] kann
}
spaeht = { $doer ->
    [you] spähst
   *[name] späht
}
verschiebt = { $doer ->
    [you] verschiebst
   *[name] verschiebt
}
ist = { $doer ->
    [you] bist
   *[name] ist
}
baut = { $doer ->
    [you] baust
   *[name] baut
}
wertet = { $doer ->
    [you] wertest
   *[name] wertet
}
verbindet = { $doer ->
    [you] verbindest
   *[name] verbindet
}
entscheidet = { $doer ->
    [you] entscheidest
   *[name] entscheidet
}

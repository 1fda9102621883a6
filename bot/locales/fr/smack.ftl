### Racesmack. Letters name the cards of the circle, numbers the cards of a hand or row, names the players.

## Symbols and cards

smack-colour = { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[purple] violet
}
    .f = { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[purple] violette
    }
smack-symbols = { $shape ->
    [rectangle] { $count ->
        [1] rectangle { smack-colour }
       *[other] { $count } rectangles { smack-colour }s
    }
    [triangle] { $count ->
        [1] triangle { smack-colour }
       *[other] { $count } triangles { smack-colour }s
    }
    [circle] { $count ->
        [1] cercle { smack-colour }
       *[other] { $count } cercles { smack-colour }s
    }
   *[star] { $count ->
        [1] étoile { smack-colour.f }
       *[other] { $count } étoiles { smack-colour.f }s
    }
}
smack-card = { $style ->
    [number] { $symbols } (en chiffres)
    [fingers] { $symbols } (sur les doigts)
    [die] { $symbols } (sur un dé)
    [tally] { $symbols } (en bâtons)
   *[plain] { $symbols }
}
smack-pile = { $card } (sur une pile de { $count })
smack-rules-card = Règle { $number }
smack-rules-card-full = Règle { $number } (bonnes cartes : { $rule }, objectif : { $goal })
# A card among others in a list: its own words may contain a list
smack-listed = [{ $card }]
smack-no-cards = aucune carte
smack-cards = { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
}
smack-sheet = Cartes de la rangée

## When a card is correct; .short is written on cards and on the ribbon

smack-rule-frequency = { $extreme ->
    [most] les cartes avec la { smack-aspect } la plus courante
   *[least] les cartes avec la { smack-aspect } la plus rare
}
    .short = { $extreme ->
        [most] { smack-aspect } la plus courante
       *[least] { smack-aspect } la plus rare
    }
smack-rule-variety = les cartes avec au moins { $count } { smack-aspects } différentes
    .short = { $count } { smack-aspects } ou plus
smack-rule-of-one = les cartes avec au moins { $count } symboles d’une même { smack-aspect }
    .short = { $count } ou plus de même { smack-aspect }
smack-rule-neighbours = { $relation ->
    [same] les cartes avec exactement les mêmes { smack-aspects } qu’une voisine
   *[nothing] les cartes sans aucune { smack-aspect } en commun avec une voisine
}
    .short = { $relation ->
        [same] mêmes { smack-aspects } à côté
       *[nothing] autres { smack-aspects } à côté
    }
smack-rule-amount = { $than ->
    [fewer] les cartes de moins de { $count } symboles
   *[more] les cartes de plus de { $count } symboles
}
    .short = { $than ->
        [fewer] moins de { $count } symboles
       *[more] plus de { $count } symboles
    }
smack-rule-amount-neighbour = les cartes avec autant de symboles qu’une voisine
    .short = autant qu’une voisine
smack-rule-is-rule = les cartes Règle
    .short = carte Règle
smack-rule-next-to-rule = les cartes à côté d’une carte Règle
    .short = à côté d’une Règle
smack-rule-doubles = { $wanted ->
    [some] les cartes avec une { smack-aspect } en double
   *[no] les cartes sans { smack-aspect } en double
}
    .short = { $wanted ->
        [some] une { smack-aspect } en double
       *[no] sans { smack-aspect } en double
    }
smack-aspect = { $aspect ->
    [shape] forme
   *[colour] couleur
}
smack-aspects = { $aspect ->
    [shape] formes
   *[colour] couleurs
}

## What a row needs; .short is written in pictures

smack-of-trait = { $trait ->
    [rectangle] { $count } rectangles
    [triangle] { $count } triangles
    [circle] { $count } cercles
    [star] { $count } étoiles
    [red] { $count } symboles rouges
    [green] { $count } symboles verts
    [blue] { $count } symboles bleus
   *[purple] { $count } symboles violets
}
smack-trait = { $trait ->
    [rectangle] rectangle
    [triangle] triangle
    [circle] cercle
    [star] étoile
    [red] rouge
    [green] vert
    [blue] bleu
   *[purple] violet
}
    .with = { $trait ->
        [rectangle] un rectangle
        [triangle] un triangle
        [circle] un cercle
        [star] une étoile
        [red] du rouge
        [green] du vert
        [blue] du bleu
       *[purple] du violet
    }
smack-goal-cards-with = { $aspect ->
    [shape] { $count } cartes avec { smack-trait.with }
   *[colour] { $count } cartes avec { smack-trait.with }
}
    .short = { $aspect ->
        [shape] { $count } cartes avec { smack-trait.with }
       *[colour] { $count } cartes avec { smack-trait.with }
    }
    .button = { $aspect ->
        [shape] { $count } avec { smack-trait.with }
       *[colour] { $count } avec { smack-trait.with }
    }
smack-goal-symbols-of = { smack-of-trait }
    .short = { smack-of-trait }
    .button = { smack-of-trait }
smack-goal-length = { $count } cartes à symboles
    .short = { $count } cartes à symboles
    .button = { $count } cartes
smack-goal-no-equal-neighbours = { $count } cartes de suite, sans { smack-aspect } commune entre voisines
    .short = { $count } de suite sans { smack-aspect } commune
    .button = { $count } différentes de suite
smack-goal-each-twice = chaque { smack-aspect } { $count } fois
    .short = chaque { smack-aspect } { $count } fois
    .button = chaque { smack-aspect } { $count } fois
smack-goal-all-different = { $count } cartes, chacune avec un mélange différent de { smack-aspects }
    .short = { $count } mélanges de { smack-aspects }
    .button = { $count } mélanges différents
smack-goal-two-kinds = { $kinds }
    .short = { $kinds }
    .button = 2 { smack-aspects }, { $count } de chaque
smack-goal-three-kinds = { $kinds }
    .short = { $count } par { smack-aspect }, sauf { smack-trait }
    .button = { $count } de chaque, sauf { smack-trait }

## Whose turn it is, and what to do

smack-you = toi
smack-round = Manche { $round }
smack-your-turn = Manche { $round } : à toi
smack-everyone = { $phase ->
    [picking] Manche { $round } : tout le monde choisit une carte
    [tapping] Manche { $round } : tout le monde touche une carte
   *[other] Manche { $round } : tout le monde choisit
}
smack-waiting = Manche { $round } : on attend { $names }
smack-waiting-many = Manche { $round } : on attend { $count } joueurs
smack-won-goal = { $name } gagne : { $goal } !
    .you = Tu gagnes : { $goal } !
smack-won-cards = { $name } gagne avec { smack-cards } !
    .you = Tu gagnes avec { smack-cards } !
smack-tied = Égalité à { smack-cards } : { $names }.
    .you = Égalité à { smack-cards } entre toi et { $names }.
smack-own-round = { $how ->
    [first] Juste, et en premier
    [right] Juste
    [wrong] Carte ratée
    [jinxed] Malus
    [late] Trop tard
    [no-card] Aucune bonne carte
    [none-left] Plus de bonne carte
   *[idle] Aucune carte touchée
}{ $gain ->
    [won] {""} : { $count ->
        [one] { $count } carte gagnée
       *[other] { $count } cartes gagnées
    }
    [lost] {""} : { $count ->
        [one] { $count } carte perdue
       *[other] { $count } cartes perdues
    }
   *[same] {""}
}
smack-now = { $last }. { $todo }
smack-with-leftovers = { $last }, dont { $count ->
    [one] { $count } laissée
   *[other] { $count } laissées
} par les autres
smack-do = { $phase ->
    [picking] Choisis une carte à jouer.
    [revealing] Révèle ta carte du dessus.
    [tapping] Touche une bonne carte.
    [hopeless] Aucune carte n’est bonne : personne ne gagne cette manche.
   *[aiming] Choisis une carte à toucher.
}
smack-pick-goal = Choisis une carte. Objectif : { $goal }, encore { $left }.
    .none = Choisis une carte. Pour gagner, il te faut une carte Règle.
smack-pick-in-secret = Choisis une carte en secret.
smack-place-card = { $left ->
    [1] À quel bout de ta rangée ?
   *[other] À quel bout de ta rangée ? { $left } cartes à placer.
}
smack-swap-card = Tu gagnes la carte Règle { $number } : { $goal }. La prendre à la place de la tienne ?
smack-take-card = Tu gagnes la carte Règle { $number } : { $goal }. La prendre aussi ?
smack-keep-one = Tu gagnes { $count } cartes Règle. Gardes-en une.
smack-wrong-card = Mauvaise carte ! { $todo }
smack-choose-penalty = Choisis ta pénalité.
smack-lose-row = { $left ->
    [1] Choisis la carte de ta rangée que tu perds.
   *[other] Choisis les { $left } cartes de ta rangée que tu perds.
}
smack-lose-hand = { $left ->
    [1] Choisis la carte de ta main que tu perds.
   *[other] Choisis les { $left } cartes de ta main que tu perds.
}
smack-why-shapes = Compte les formes. Toute carte qui montre la plus courante est bonne.
smack-why-rule = La carte Règle { $number } décide : { $rule }.
smack-why-rule-bare = La carte Règle { $number } décide : { $rule }. Une carte Règle n’a pas de symboles, donc rien en commun avec les autres.

## Buttons and menus

smack-rules-button = { $sign } Carte Règle
smack-goal-button = { $sign } Objectif : { $goal }
smack-rules-only = Règle { $number }
smack-worth = { $button } · { $worth }
smack-cards-menu = Choisis une carte
smack-lose-menu = Carte à perdre
smack-keep-menu = Gardes-en une
smack-no-tap = Ne pas toucher
smack-reveal = Révéler
smack-left = À gauche
smack-right = À droite
smack-swap = Échanger
smack-take = La prendre
smack-leave = La laisser
smack-keep = Garder la mienne
smack-penalty = { $penalty ->
    [race] 2 cartes de ta rangée
    [hand] 2 cartes de ta main
   *[jinx] Malus
}
smack-jinx-note = raté d’office à la prochaine manche, si plusieurs cartes sont bonnes
smack-costs = { $card } : progrès { $change }
smack-costs-nothing = { $card } : inutile à ton objectif
smack-costs-goal = tu perds aussi ton objectif

## The story: deeds without the player’s name

smack-picked = { $doer ->
    [you] choisis
   *[name] choisit
} une carte
smack-picked-that = { $doer ->
    [you] choisis
   *[name] choisit
} : { $card }
smack-picked-only = { $doer ->
    [you] joues ta
   *[name] joue sa
} seule carte
smack-revealed = { $doer ->
    [you] révèles
   *[name] révèle
} : { $card }
smack-tapped = { $doer ->
    [you] touches
   *[name] touche
} { $letter }
smack-drawn = { $doer ->
    [you] touches
   *[name] touche
} { $letter } à égalité avec { $names }
smack-no-tap-made = { $doer ->
    [you] ne touches
   *[name] ne touche
} rien
smack-aimed = { $doer ->
    [you] choisis
   *[name] choisit
} une carte
smack-aimed-at = { $doer ->
    [you] choisis
   *[name] choisit
} { $letter }
smack-aimed-late = { $doer ->
    [you] ne choisis
   *[name] ne choisit
} pas à temps
smack-kept = { $doer ->
    [you] prends
   *[name] prend
} { $letter } avant { $names }
smack-placed = { $doer ->
    [you] places
   *[name] place
} { $end ->
    [left] à gauche
   *[right] à droite
} : { $card }
smack-placed-only = { $doer ->
    [you] places
   *[name] place
} : { $card }
smack-adopted = { $doer ->
    [you] prends
   *[name] prend
} la { $card }
smack-swapped = { $doer ->
    [you] échanges
   *[name] échange
} la { $old } contre la { $card }
smack-put-aside = { $doer ->
    [you] défausses
   *[name] défausse
} la { $card }
smack-suffered = { $penalty ->
    [race] { $doer ->
        [you] choisis de perdre 2 cartes de ta
       *[name] choisit de perdre 2 cartes de sa
    } rangée
    [hand] { $doer ->
        [you] choisis de perdre 2 cartes de ta
       *[name] choisit de perdre 2 cartes de sa
    } main
   *[jinx] { $doer ->
       [you] choisis
      *[name] choisit
   } le malus
}
smack-suffered-forced = { $doer ->
    [you] prends
   *[name] prend
} un malus
smack-lost = { $doer ->
    [you] perds une carte de ta
   *[name] perd une carte de sa
} rangée : { $card }
smack-lost-hand = { $doer ->
    [you] perds une carte de ta
   *[name] perd une carte de sa
} main : { $card }
smack-lost-hidden = { $doer ->
    [you] perds une carte de ta
   *[name] perd une carte de sa
} main
smack-nothing-lost = { $doer ->
    [you] te trompes, mais n’as
   *[name] se trompe, mais n’a
} aucune carte à perdre
smack-drew = { $doer ->
    [you] pioches
   *[name] pioche
} { smack-cards }
smack-drew-cards = { $doer ->
    [you] pioches
   *[name] pioche
} : { $cards }

## The story: whole sentences

smack-dealt = { $points ->
    [one] Tout le monde a { $points } carte.
   *[other] Tout le monde a { $points } cartes.
}
smack-dealt-you = Tes cartes : { $cards }.
smack-opened = La manche { $round } commence.
smack-opened-rule = Manche { $round } : la { smack-rules-card } donne la règle de base.
smack-all-picked = Tout le monde a choisi une carte.
smack-shown = Cartes révélées : { $cards }.
smack-lying = { $letter } ({ $card })
smack-returned = { $points ->
    [one] { $points } carte passe sous la pioche.
   *[other] { $points } cartes passent sous la pioche.
}
smack-goals-met = Objectif atteint : { $winners }.
smack-met = { $name } ({ $goal })
    .you = toi ({ $goal })
smack-over-empty = Fin de partie : plus aucune carte pour { $names }.
smack-over-barren = Fin de partie : personne n’a gagné de carte en { $rounds } manches.
smack-judged = Manche { $round } : { smack-were-correct } { $count ->
    [1] { $name } la touche en premier.
   *[other] { $name } en touche une en premier.
}
    .you = Manche { $round } : { smack-were-correct } { $count ->
        [1] Tu la touches en premier.
       *[other] Tu en touches une en premier.
    }
smack-own-tap = { $told } La carte { $letter } que tu as touchée est mauvaise.
    .jinxed = { $told } Malus : la carte { $letter } que tu as touchée compte comme mauvaise.
    .late = { $told } Tu n’as pas touché de carte à temps.
    .none-left = { $told } Il ne restait plus de bonne carte pour toi.
smack-judged-none = Manche { $round } : personne ne touche juste.
    .no-card = Manche { $round } : aucune bonne carte.
smack-were-correct = { $count ->
    [1] { $letters } est bonne.
   *[other] { $letters } sont bonnes.
}
smack-judged-own = Manche { $round }, aucune bonne carte : il fallait toucher sa propre carte. { $name } touche la sienne en premier.
    .you = Manche { $round }, aucune bonne carte : il fallait toucher sa propre carte. Tu touches la tienne en premier.
smack-round-changes = { $told } { $changes }
smack-changes = Cartes : { $changes }.
smack-hand-changes = Cartes en main : { $changes }.
smack-change = { $name } { $change }
    .you = toi { $change }
smack-jinxed-next = Malus : { $names }. À la prochaine manche, c’est raté d’office si plusieurs cartes sont bonnes.
smack-taps = Cartes touchées : { $taps }.
smack-tap-by = { $letter } ({ $name })
    .you = { $letter } (toi)
smack-nothing-by = aucune ({ $name })
    .you = aucune (toi)

## As text

smack-place-line = { place } place · { $row }
smack-hand-line = Ta main : { $cards }.
smack-hand-card = Carte { $at } de ta main : { $card }.
smack-hand-blind = Ta main est face cachée : { smack-cards }.
smack-numbered = { $at } ({ $card })
smack-you-picked = Ton choix : { $card }.
smack-you-chose = Ton choix : { $letter }
smack-you-chose-late = Tu n’as pas choisi à temps.
smack-laid = { $letter } ({ $name }) : { $card }.
    .you = { $letter } (toi) : { $card }.
smack-no-neighbour = { $letter } n’a pas de voisine.
smack-neighbours = { $one } et { $other } sont aussi voisines.
smack-passed-over = Sans pile, donc sans voisine : { $names }.
smack-missed = Choix perdus, car la carte était déjà prise : { $taps }.
smack-default = Sont bonnes : { $rule }. S’il n’y a qu’une carte Règle, c’est elle qui décide.
smack-default-highest = Sont bonnes : { $rule }. S’il y a des cartes Règle, la plus haute décide.
smack-default-racing = La { $card } décide : { $rule }. S’il n’y a qu’une carte Règle dans le cercle, c’est elle qui décide.
smack-default-racing-highest = La { $card } décide : { $rule }. S’il y a des cartes Règle dans le cercle, la plus haute décide.
smack-default-reveal = La prochaine carte Règle dira quelles cartes sont bonnes. S’il n’en vient aucune : { $rule }.
smack-default-none = Aucune carte Règle. Sont bonnes : { $rule }.
smack-decides = La { $card } décide. Sont bonnes : { $rule }.
smack-jinxed = Malus pour cette manche, si plusieurs cartes sont bonnes : { $names }.
smack-deck = { $points ->
    [one] Pioche : { $points } carte. { $name } commence.
   *[other] Pioche : { $points } cartes. { $name } commence.
}
smack-order = Joueurs, dans l’ordre du cercle :
smack-row = { $name } : { $cards } dans la rangée, { $goal }.
    .you = Toi : { $cards } dans la rangée, { $goal }.
smack-decided = { $name } atteint l’objectif de la carte Règle { $number }.
    .you = Tu atteins l’objectif de la carte Règle { $number }.
smack-row-goal = { $card }, objectif : { $goal } ({ $have } sur { $need })
smack-row-no-goal = pas de carte Règle
smack-row-held = { $row } { $points ->
    [one] { $points } carte en main.
   *[other] { $points } cartes en main.
}
smack-deciding = { $decision ->
    [place] { $name } choisit à quel bout placer sa carte.
    [adopt] { $name } choisit une carte Règle.
    [penalty] { $name } choisit sa pénalité.
    [race] { $name } choisit la carte de sa rangée à perdre.
   *[hand] { $name } choisit la carte de sa main à perdre.
}
smack-out-of-game = Hors du jeu : { $cards }.

## A round that was judged, in full

smack-verdict-default = Manche { $round }, sans carte Règle : { $rule }.
smack-verdict-cancelled = Manche { $round }, { $cards } s’annulent : { $rule }.
smack-verdict-racing = Manche { $round }, Règles de course : { $rule }.
smack-verdict-card = Manche { $round }, la { $card } décide : { $rule }.
smack-verdict-highest = Manche { $round }, la plus haute parmi { $cards } décide : { $rule }.
smack-counted = Décompte : { $counts }.
smack-tally = { smack-trait } { $count }
smack-correct = Bonnes cartes : { $letters }.
smack-correct-none = Aucune carte n’était bonne.
smack-correct-own = Aucune bonne carte : il fallait toucher sa propre carte.
smack-tiebreaker = Départage entre { $letters } : leur couleur la plus courante ({ $counts }).
smack-tiebreaker-symbols = Départage entre { $letters } : leur couleur la plus courante ({ $counts }), puis le plus de symboles ({ $symbols }).
smack-tap-line = { $when ->
    [first] { $name } touche { $letter } en premier : { smack-judgement }.
    [seconds] { $name } touche { $letter } { NUMBER($time, minimumFractionDigits: 3) } s après : { smack-judgement }.
    [minutes] { $name } touche { $letter } { DURATION($time) } après : { smack-judgement }.
   *[unknown] { $name } touche { $letter } : { smack-judgement }.
}
    .you = { $when ->
        [first] Tu touches { $letter } en premier : { smack-judgement }.
        [seconds] Tu touches { $letter } { NUMBER($time, minimumFractionDigits: 3) } s après : { smack-judgement }.
        [minutes] Tu touches { $letter } { DURATION($time) } après : { smack-judgement }.
       *[unknown] Tu touches { $letter } : { smack-judgement }.
    }
smack-judgement = { $judged ->
    [correct] bonne
    [jinxed] mauvaise (malus)
   *[wrong] mauvaise
}
smack-dead-heat = Égalité sur { $letter } ! Le sort désigne { $name }.
    .you = Égalité sur { $letter } ! Le sort te désigne.
smack-same-time = { $name } appuie au même instant, à égalité avec { $names }.
    .you = Tu appuies au même instant, à égalité avec { $names }.
smack-late = Temps écoulé, donc raté : { $names }.
smack-none-left = Plus aucune bonne carte pour { $names }.
smack-untapped = Aucune carte touchée : { $names }.
smack-won-own = { $name } gagne : { $cards }.
    .you = Tu gagnes : { $cards }.
smack-won-leftovers = { $name } touche une bonne carte en premier et prend les cartes restantes : { $cards }.
    .you = Tu touches une bonne carte en premier et prends les cartes restantes : { $cards }.
smack-lost-row = Dans sa rangée, { $name } perd : { $cards }.
    .you = Dans ta rangée, tu perds : { $cards }.
smack-lost-hand-cards = { $points ->
    [one] { $name } perd { $points } carte de sa main.
   *[other] { $name } perd { $points } cartes de sa main.
}
    .you = { $points ->
        [one] Tu perds { $points } carte de ta main.
       *[other] Tu perds { $points } cartes de ta main.
    }
smack-under = Personne ne touche juste. Sous la pioche : { $cards }.

## Alt texts

smack-alt-cards = Cartes : { $cards }.
smack-alt-player = { $name } : { smack-cards }, { $have } sur { $need } pour gagner.
    .you = Toi : { smack-cards }, { $have } sur { $need } pour gagner.
smack-alt-no-goal = { $name } : { smack-cards }, pas de carte Règle.
    .you = Toi : { smack-cards }, pas de carte Règle.
smack-alt-none = Personne n’a encore gagné de carte.
smack-alt-result = { place } place, { $name } : { smack-cards }.
    .you = { place } place, toi : { smack-cards }.
smack-cover = Un gant blanc s’abat sur l’une des quatre cartes aux symboles colorés.

## Words in pictures

smack-ribbon = { $when ->
    [card] TOUCHE UNE CARTE :
    [now] TOUCHER :
    [past] BONNE :
   *[next] RÈGLE :
}
smack-none-can = AUCUNE BONNE CARTE
smack-none-right = AUCUNE BONNE CARTE
smack-own-right = AUCUNE BONNE : LA SIENNE COMPTE
smack-rule-to-come = ON ATTEND UNE CARTE RÈGLE
smack-rule = RÈGLE
smack-goal = OBJECTIF
# Each word is a line on a card
smack-sets-rule = SA RÈGLE VAUT
smack-brings = { $gain ->
    [0] +1 carte
   *[other] +{ $gain } objectif
}
smack-swap-side = { $side ->
    [new] nouvelle
   *[own] la tienne
}
smack-own-goal = Objectif : { $goal }
smack-own-none = une RÈGLE, un objectif
smack-own-card = ta carte
smack-right-brings = { $cards ->
    [one] Juste : +{ $cards } carte
   *[other] Juste : +{ $cards } cartes
}
smack-wrong-brings = { $cost ->
    [card] Raté : −1 carte
    [nothing] Raté : rien à perdre
   *[penalty] Raté : une pénalité
}
smack-too-late = trop tard
smack-is-jinxed = malus
smack-behind = +{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
smack-far-behind = +{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
smack-minutes = +{ $count } min
smack-hours = +{ $count } h
smack-face-down = Tes cartes sont face cachée
smack-empty-hand = Main vide
smack-wait = On attend les autres
smack-ask = { $ask ->
    [picking] Choisis une carte en secret
    [revealing] Révèle ta carte du dessus
    [place] Gauche ou droite ?
    [adopt] Changer d’objectif ?
    [take] Prendre aussi celle-ci ?
    [penalty] Choisis ta pénalité
    [race] Quelle carte perds-tu ?
   *[hand] Quelle carte quitte ta main ?
}
smack-call = { $phase ->
    [picking] Tout le monde choisit en secret
    [tapping] { $rule ->
        [frequency] Vite, touche une carte qui la montre !
       *[other] Vite, touche une carte qui va !
    }
   *[aiming] Tout le monde choisit en secret
}
smack-tap-now = doit toucher
smack-chooses = choisit
smack-has-picked = Tu joues la carte { $at }
smack-legend-goal = ton objectif s’éloigne d’autant
smack-legend-nothing = Sans objectif : au choix
smack-by-goal = Objectif gagnant : { $goal }
smack-whose-goal = Objectif de { $name } : { $goal }
smack-finish-far = { $have } sur { $need }
smack-finish-missed = Ton objectif : { $goal }
smack-finish-met = Objectif atteint : { $name }
    .you = Ton objectif est atteint
smack-finish-row = Rangée : { $name }
    .you = Ta rangée

## The lobby

smack-option = { $field ->
    [edition] Règles
    [taps] Toucher
    [seconds] Secondes pour toucher
    [racing_rules] Règles de course
    [time_penalty] Pénalités
    [noise_cancelling] Antibruit
    [tiebreaker] Départage
    [after_you] Après toi
   *[shifting_gears] Changement de vitesse
}
    .value = { $value ->
        [draft] Première ébauche
        [published] Version publiée
        [timed] Au chrono
        [untimed] Sans chrono
       *[other] { $value }
    }
    .note = { $choice ->
        [edition-draft] Les règles habituelles ici
        [edition-published] Cinq règles changent
        [taps-timed] C’est la vitesse qui compte
        [taps-untimed] Tout le monde choisit en secret. Idéal si ça rame
        [racing_rules] Chaque manche a sa règle de base, tirée de dix cartes
        [time_penalty] Mauvaise carte touchée : trois pénalités au choix
        [noise_cancelling] Parmi plusieurs cartes Règle, la plus haute décide
        [tiebreaker] Départage plusieurs bonnes cartes
        [after_you] On révèle jusqu’à voir une carte Règle. Souvent, aucune carte n’est bonne
        [shifting_gears] 18 cartes de plus : nombres, doigts, dés ou bâtons
       *[other] { "" }
    }
smack-edition = { $edition ->
    [published] Règles : version publiée
   *[draft] Règles : première ébauche
}
smack-variants = Variantes : { $variants }
smack-variant = { $variant ->
    [racing-rules] Règles de course
    [time-penalty] Pénalités
    [noise-cancelling] Antibruit
    [tiebreaker] Départage
    [after-you] Après toi
   *[shifting-gears] Changement de vitesse
}
smack-timed = { $seconds } secondes pour toucher une carte, en direct. Ça rame ? Choisis *Sans chrono* dans *Variantes*.
smack-untimed = Sans chrono : on choisit en secret, et l’ordre des places départage.
smack-after-you-odds = Après toi : une manche sur deux environ n’a aucune bonne carte.

## Refusals

smack-refuse-over = Cette partie est finie. Relances-en une avec *Revanche*.
smack-refuse-picked = Tu as déjà choisi. On attend les autres.
smack-refuse-hand = Tu n’as pas cette carte. Choisis-en une autre.
smack-refuse-pick-first = Pas encore. Choisis d’abord une carte de ta main.
smack-refuse-reveal = Révèle d’abord ta carte du dessus.
smack-refuse-reveal-turn = Quelqu’un d’autre révèle une carte. Attends ton tour.
smack-refuse-tapped = Tu as déjà touché une carte. On n’en touche qu’une par manche.
smack-refuse-late = Trop tard pour cette manche. La suivante arrive.
smack-refuse-chosen = Tu as déjà choisi. On attend les autres.
smack-refuse-tap-first = Pas encore. Touche d’abord une carte.
smack-refuse-taken = { $letter } est déjà prise. Touche une autre carte.
smack-refuse-no-card = Il n’y a pas de carte { $letter }. Touches-en une autre.
smack-refuse-round-over = Trop tard : la manche est finie. Regarde la suite.
smack-refuse-nothing = Tu n’as rien à décider. On attend les autres.
smack-refuse-adopt = Décide d’abord quoi faire de la carte Règle que tu viens de gagner.
smack-refuse-place = Choisis d’abord l’un des deux bouts de ta rangée.
smack-refuse-price = Tu ne peux pas tout payer. Choisis une autre pénalité.
smack-refuse-penalty = Choisis d’abord ta pénalité.
smack-refuse-lose-row = Choisis d’abord la carte de ta rangée que tu perds.
smack-refuse-lose-hand = Choisis d’abord la carte de ta main que tu perds.

## Hints

smack-hint-pick-goal = Gagne avec l’objectif de cette carte : { $goal }.
smack-hint-pick-rule = Tu connais la règle de cette carte avant tout le monde.
smack-hint-pick-longer = Si tu touches juste, cette carte rejoint ta rangée, et la plupart des objectifs comptent ses cartes.
smack-hint-pick-counts = Cette carte te rapproche de ton objectif : { $goal }.
smack-hint-tap = { $letter } est bonne.
smack-hint-tap-any = Il n’y a plus de bonne carte, mais tout le monde doit toucher une carte.
smack-hint-tap-own = Aucune carte n’est bonne, donc la tienne compte.
smack-hint-tap-jinxed = Tu as un malus et plusieurs cartes sont bonnes : c’est raté quelle que soit la carte.
smack-hint-place = À { $end ->
    [left] gauche
   *[right] droite
}, c’est mieux pour ton objectif : tu en es à { $have } sur { $need }.
    .same = Pour ton objectif, les deux bouts se valent : tu en es à { $have } sur { $need }.
    .worse = Ton objectif : tu en es à { $have } sur { $need }.
smack-hint-place-any = Sans objectif, les deux bouts se valent.
smack-hint-adopt = Tu es plus près du nouvel objectif que du tien.
smack-hint-set-aside = Ton objectif actuel est plus proche : { $have } sur { $need }.
smack-hint-penalty = { $penalty ->
    [race] Ta main vaut plus que 2 cartes de ta rangée.
    [hand] Ta rangée vaut plus que 2 cartes de ta main.
   *[jinx] Une manche avec malus coûte moins que 2 cartes.
}
smack-hint-lose = C’est la carte la moins utile à ton objectif.
    .any = Sans objectif, toutes les cartes se valent.
smack-hint-only = C’est ton seul choix.

## The lesson

smack-lesson-1 = Tout le monde choisit une carte en secret. Pour gagner, il te faut une carte Règle dans ta rangée. La Règle 10 a un objectif facile : 7 symboles rouges.
    .why = les symboles rouges sont faciles à trouver, donc la Règle 10 a un bon objectif.
smack-lesson-2 = Touche maintenant une bonne carte : n’importe laquelle avec la forme la plus courante. Trois rectangles, un cercle : B et C sont bonnes. À une vraie table, fais vite !
    .why = les rectangles sont sur B et C. Cette leçon continue avec C.
smack-lesson-3 = Tu as touché juste et en premier : tu gagnes ta propre carte et les cartes restantes. Joue maintenant la Règle 9 : sa règle décide de la manche.
    .why = tu connaîtras sa règle avant tout le monde.
smack-lesson-4 = Cette fois, les cartes avec une forme en double sont bonnes. B a un rectangle et un triangle. C a deux triangles.
    .why = seule C montre deux fois la même forme. Si tu te trompes, tu perds une carte de ta rangée.
smack-lesson-5 = Les autres se trompent : tout est à toi. Une rangée ne garde qu’une carte Règle. La Règle 9 demande chaque couleur 4 fois, la Règle 10 demande 7 symboles rouges.
    .why = sept symboles rouges, c’est plus proche que chaque couleur 4 fois. Garde ta carte Règle.
smack-lesson-6 = Tu as 2 symboles rouges sur 7. Une de tes cartes en a 3. Joue-la : si tu touches juste, tu la gagnes.
    .why = tu gagnes la carte que tu joues, et celle-ci a 3 symboles rouges.
smack-lesson-7 = Apex a joué une carte Règle : les cartes à côté d’une carte Règle sont bonnes. Les cartes forment un cercle : ici, ce sont donc A et C. La personne la plus rapide gagne aussi les cartes restantes.
    .why = une carte Règle n’est pas à côté d’elle-même. A et C sont bonnes, et cette leçon continue avec C.
smack-known-1 = Choisis en secret, puis touche une bonne carte avant les autres.
smack-known-2 = Les cartes avec la forme la plus courante sont bonnes. Si une seule carte Règle est jouée, c’est elle qui décide.
smack-known-3 = Juste : la carte que tu as jouée rejoint ta rangée, et la personne la plus rapide prend les cartes restantes. Raté : ta rangée perd une carte.
smack-known-4 = Atteins l’objectif de ta carte Règle, et tu gagnes. Tu avais 7 symboles rouges !

## Pitch, how to play, rules

smack-pitch = Tout le monde joue une carte en même temps. Touche une bonne carte avant tes adversaires, et celle que tu as jouée rejoint ta rangée.
smack-rules-credit = *{ smack-credit }*
smack-credit = Racesmack, de Pandaqi, d’après une première ébauche. Les textes sont de nous.
smack-basics-1 = Tout le monde choisit une carte en secret, puis on les révèle toutes.
smack-basics-2 = Touche vite une bonne carte. Chacune ne se touche qu’une fois.
smack-basics-3 = Les cartes avec la forme la plus courante sont bonnes. Si une seule carte Règle est jouée, c’est elle qui décide.
smack-basics-4 = Juste : la carte que tu as jouée rejoint ta rangée. Raté : ta rangée perd une carte.
smack-basics-5 = Atteins l’objectif d’une carte Règle de ta rangée, et tu gagnes.
smack-rules-goal = **But.** Gagne des cartes pour ta rangée. Atteins l’objectif d’une carte Règle de ta rangée, et tu gagnes.
smack-rules-cards = **Cartes.** 36 cartes montrent de 1 à 4 symboles : rectangle, triangle, cercle ou étoile. Chacun est rouge (avec une croix), vert (un point), bleu (un trait horizontal) ou violet (un trait vertical). 18 cartes Règle, nouvelles à chaque partie, ont une règle et un objectif. Tout le monde a quatre cartes en main. *Changement de vitesse* ajoute 18 cartes, qui indiquent leur nombre de symboles par un chiffre, des doigts, un dé ou des bâtons.
    - { -ruling } quatre cartes en main, c’est notre choix.
    - { -ruling } ces 36 cartes sont les mêmes à chaque partie. Deux cartes Règle peuvent dire la même chose.
smack-rules-round = **Une manche.** Tout le monde choisit une carte en secret. On les révèle toutes en cercle, chacune avec une lettre. Puis touches-en une. Chaque carte ne se touche qu’une fois. L’heure que Discord note pour ton appui dit qui a touché en premier.
    - Sans carte Règle dans le cercle, les cartes de la forme la plus courante sont bonnes. S’il y en a une, sa règle décide. S’il y en a plusieurs, elles s’annulent.
    - Bonne carte : celle *que tu as jouée* va à un bout de ta rangée, à gauche ou à droite. Mauvaise carte : tu perds une carte de ta rangée. La première personne à toucher juste prend les cartes restantes. Si personne n’a touché juste, elles passent sous la pioche.
    - { -ruling } puis tout le monde pioche une carte.
smack-rules-counting = **Ce qui compte.**
    - { -ruling } les formes ou couleurs à égalité, les plus courantes comme les plus rares, comptent toutes. Une carte Règle ne montre aucun symbole. S’il n’y a que deux cartes, elles sont voisines.
    - { -ruling } un objectif qui nomme plusieurs sortes ne porte que sur des formes, ou que sur des couleurs.
    - { -ruling } en cas d’égalité à la milliseconde près, on tire au sort.
    - { -ruling } tout le monde doit toucher une carte. Si ton temps est écoulé, c’est raté.
    - { -ruling } une carte Règle que tu gagnes peut remplacer la tienne. Tu défausses l’autre.
    - { -ruling } tu places d’abord ta propre carte, puis celles qui restent, dans l’ordre des lettres. { -ruling } tu ne choisis gauche ou droite que s’il n’y a pas de carte Règle, ou si ton objectif dépend des voisines. { -ruling } tu choisis la carte que perd ta rangée seulement si cela peut compter pour ton objectif.
smack-rules-winning = **Gagner.**
    - { -ruling } on vérifie les objectifs une fois toutes les cartes placées ou perdues. Si plusieurs personnes réussissent en même temps, celle qui a le plus de cartes l’emporte (les cartes Règle comptent), puis la plus rapide. Les autres se classent au nombre de cartes. À égalité, la place est partagée.
    - { -ruling } les cartes perdues sont mélangées puis remises sous la pioche avant que quiconque pioche. Si quelqu’un n’a plus de carte à jouer et que la pioche est vide, la partie se termine et la personne qui a le plus de cartes gagne.
    - { -ruling } la partie se termine aussi après douze manches de suite où personne ne gagne de carte. La personne qui a le plus de cartes gagne.
smack-rules-variants = **Variantes.**
    - *Règles de course :* dix cartes Règle forment leur propre pioche. Celle du dessus est la règle de base de la manche. { -ruling } quand elle est vide, on la remélange.
    - *Pénalités :* toucher une mauvaise carte coûte deux cartes de ta rangée, deux de ta main, ou un malus : raté d’office à la manche suivante, si plusieurs cartes sont bonnes. Tu choisis. { -ruling } tu ne peux choisir que ce que tu peux payer en entier.
    - *Antibruit :* parmi plusieurs cartes Règle, la plus haute décide.
    - *Départage :* parmi plusieurs bonnes cartes, restent celles de leur couleur la plus courante, puis celles avec le plus de symboles.
    - *Après toi :* ta main est face cachée. À tour de rôle, retournes-en la carte du dessus sur ta propre pile, jusqu’à ce qu’une carte Règle apparaisse. Puis touche une pile. Si sa carte du dessus est bonne, tu gagnes ta propre pile. { -ruling } les piles restantes vont à la personne la plus rapide. Puis on pioche jusqu’à quatre cartes. { -ruling } si aucune carte Règle n’apparaît, la règle de base s’applique. { -ruling } tu peux toucher une pile même si tu n’en as pas. Pour les voisines, on saute les places sans pile. Les cartes perdues d’une main sont celles du dessus.
    - *Version publiée :* la manche se termine quand tout le monde sauf une personne a touché (sans chrono : quand tout le monde a choisi). Plusieurs personnes peuvent toucher la même carte. Si aucune n’est bonne, il faut toucher la sienne. Parmi plusieurs cartes Règle, la plus haute décide. Une rangée peut en avoir plusieurs. { -ruling } tu peux défausser les cartes Règle en trop.
smack-rules-taps = **Toucher.** Au rythme tranquille, on touche sans chrono. Avec `taps: untimed`, l’ordre des places départage les bonnes cartes, à partir de la personne qui commence, différente à chaque manche. { -ruling } si plusieurs personnes ont choisi la même carte, elle va à la personne assise le plus près de celle qui commence. Les autres choisissent à nouveau.
smack-rules-away = **Absence.**
    - { -ruling } pendant ton absence, le bot joue ta première carte, ne touche aucune carte, place à droite les cartes que tu gagnes et garde ta carte Règle. En cas de pénalité, il prend le malus ou te fait perdre ta dernière carte.

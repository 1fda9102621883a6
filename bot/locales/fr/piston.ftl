### Gear & Piston. Terms: token, Blueprint, New and Junk part, section, merge, scrap, area, investor.

## Title

piston-pitch = 1888 : trouve des pièces neuves ou de récup, monte une voiture et séduis les investisseurs. La récup est facile à trouver, mais risquée.
piston-credit = Gear & Piston, de Jukka Höysniemi, LudiCreations 2013. Non officiel. Les textes et les dessins sont de nous.
piston-option = { $field ->
    [investors] Investisseurs
   *[jump_row] Rangée mobile
}
    .value = { $value ->
        [standard] Standard
        [advanced] Avancé
       *[expert] Expert
    }
    .note = { $choice ->
        [investors-standard] Un pour les icônes, un de la pile 2
        [investors-advanced] Un pour les icônes, un de la pile 2 ou 3
        [investors-expert] Un de chaque pile
       *[jump_row] Les pièces restent deux manches, on pioche la récup à l’aveugle
    }
piston-cover = Une voiture de dix pièces sur deux rangées, avec quelqu’un au volant. Une grue apporte le moteur suivant.
piston-round = Manche { $round }
piston-investors = { $investors ->
    [standard] Investisseurs : un pour les icônes, un de la pile 2
    [advanced] Investisseurs : un pour les icônes, un de la pile 2 ou 3
   *[expert] Investisseurs : un de chaque pile
}
piston-jump-row = Variante : Rangée mobile

## Parts

piston-kind = { $kind ->
    [electric-motor] moteur électrique
    [gasoline-motor] moteur à essence
    [steam-motor] moteur à vapeur
    [motor] moteur
    [electric-fuel-supply] réservoir électrique
    [gasoline-fuel-supply] réservoir d’essence
    [steam-fuel-supply] réservoir de vapeur
    [fuel-supply] réservoir
    [gear] boîte
    [axle] essieu
    [steering] direction
    [electric-improvement-top] amélioration électrique du haut
    [gasoline-improvement-top] amélioration à essence du haut
    [steam-improvement-top] amélioration à vapeur du haut
    [improvement-top] amélioration du haut
    [electric-improvement-bottom] amélioration électrique du bas
    [gasoline-improvement-bottom] amélioration à essence du bas
    [steam-improvement-bottom] amélioration à vapeur du bas
   *[improvement-bottom] amélioration du bas
}
piston-a-kind = { $kind ->
    [electric-motor] un moteur électrique
    [gasoline-motor] un moteur à essence
    [steam-motor] un moteur à vapeur
    [motor] un moteur
    [electric-fuel-supply] un réservoir électrique
    [gasoline-fuel-supply] un réservoir d’essence
    [steam-fuel-supply] un réservoir de vapeur
    [fuel-supply] un réservoir
    [gear] une boîte
    [axle] un essieu
    [steering] une direction
    [electric-improvement-top] une amélioration électrique du haut
    [gasoline-improvement-top] une amélioration à essence du haut
    [steam-improvement-top] une amélioration à vapeur du haut
    [improvement-top] une amélioration du haut
    [electric-improvement-bottom] une amélioration électrique du bas
    [gasoline-improvement-bottom] une amélioration à essence du bas
    [steam-improvement-bottom] une amélioration à vapeur du bas
   *[improvement-bottom] une amélioration du bas
}
piston-kinds = { $kind ->
    [electric-motor] { $count } moteurs électriques
    [gasoline-motor] { $count } moteurs à essence
    [steam-motor] { $count } moteurs à vapeur
    [motor] { $count } moteurs
    [electric-fuel-supply] { $count } réservoirs électriques
    [gasoline-fuel-supply] { $count } réservoirs d’essence
    [steam-fuel-supply] { $count } réservoirs de vapeur
    [fuel-supply] { $count } réservoirs
    [gear] { $count } boîtes
    [axle] { $count } essieux
    [steering] { $count } directions
    [electric-improvement-top] { $count } améliorations électriques du haut
    [gasoline-improvement-top] { $count } améliorations à essence du haut
    [steam-improvement-top] { $count } améliorations à vapeur du haut
    [improvement-top] { $count } améliorations du haut
    [electric-improvement-bottom] { $count } améliorations électriques du bas
    [gasoline-improvement-bottom] { $count } améliorations à essence du bas
    [steam-improvement-bottom] { $count } améliorations à vapeur du bas
   *[improvement-bottom] { $count } améliorations du bas
}
piston-several = { $count ->
    [1] { piston-a-kind }
   *[other] { piston-kinds }
}
piston-types = { $type ->
    [motor] { $count ->
        [one] { $count } moteur
       *[other] { $count } moteurs
    }
    [fuel-supply] { $count ->
        [one] { $count } réservoir
       *[other] { $count } réservoirs
    }
    [gear] { $count ->
        [one] { $count } boîte
       *[other] { $count } boîtes
    }
    [axle] { $count ->
        [one] { $count } essieu
       *[other] { $count } essieux
    }
    [steering] { $count ->
        [one] { $count } direction
       *[other] { $count } directions
    }
   *[improvement] { $count ->
        [one] { $count } amélioration
       *[other] { $count } améliorations
    }
}
# What a part carries.
piston-mark = { $mark ->
    [comfort] Confort
    [power] Puissance
    [range] Autonomie
    [comfort-reliable] Confort, fiable
    [power-reliable] Puissance, fiable
    [range-reliable] Autonomie, fiable
    [reliable] fiable
   *[volatile] à risque
}
piston-part = { $mark ->
    [none] { piston-kind }
    [scrap] { piston-kind } en ferraille (risque { $volatility })
   *[other] { piston-kind } ({ piston-mark })
}
piston-a-part = { $mark ->
    [none] { piston-a-kind }
    [scrap] { piston-a-kind } en ferraille (risque { $volatility })
   *[other] { piston-a-kind } ({ piston-mark })
}
# The same on a button.
piston-button-kind = { $kind ->
    [electric-motor] Moteur électrique
    [gasoline-motor] Moteur à essence
    [steam-motor] Moteur à vapeur
    [electric-fuel-supply] Réservoir électrique
    [gasoline-fuel-supply] Réservoir d’essence
    [steam-fuel-supply] Réservoir de vapeur
    [gear] Boîte
    [axle] Essieu
    [steering] Direction
    [electric-improvement-top] Amélioration électrique
    [gasoline-improvement-top] Amélioration à essence
    [steam-improvement-top] Amélioration à vapeur
    [improvement-top] Amélioration du haut
    [electric-improvement-bottom] Amélioration électrique
    [gasoline-improvement-bottom] Amélioration à essence
    [steam-improvement-bottom] Amélioration à vapeur
   *[improvement-bottom] Amélioration du bas
}
piston-button-mark = { $mark ->
    [comfort] Confort
    [comfort-reliable] Confort
    [power] Puissance
    [power-reliable] Puissance
    [range] Autonomie
    [range-reliable] Autonomie
    [reliable] fiable
   *[volatile] à risque
}
piston-button-part = { $mark ->
    [none] { piston-button-kind }
   *[other] { piston-button-kind }, { piston-button-mark }
}
piston-nothing = rien

## Places

piston-location = { $location ->
    [back-alley] Ruelle
    [patent-office] Bureau des brevets
    [junk-yard] Casse
   *[workshop] Atelier
}
    .short = { $location ->
        [back-alley] Ruelle
        [patent-office] Brevets
        [junk-yard] Casse
       *[workshop] Atelier
    }
piston-in-location = { $location ->
    [back-alley] dans la ruelle
    [patent-office] au bureau des brevets
    [junk-yard] à la casse
   *[workshop] à l’atelier
}
# A place on a car, as its picture names it: the row, and the number of the column.
piston-cell = { $row ->
    [top] haut { $column }
   *[bottom] bas { $column }
}
piston-columns = { $count ->
    [one] colonne { $columns }
   *[other] colonnes { $columns }
}
piston-run = { $first } à { $last }

## Points

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
    [one] { piston-signed } point
   *[other] { piston-signed } points
}
piston-score = { $sign ->
    [minus] { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
   *[other] { points }
}
# What a change of the car does to its gaps, which scrap fills at the end.
piston-mends = { $change ->
    [complete] complète ta voiture
    [fewer] { $count ->
        [one] comble { $count } trou
       *[other] comble { $count } trous
    }
    [more] { $count ->
        [one] crée { $count } trou
       *[other] crée { $count } trous
    }
   *[same] aucun point pour l’instant
}
piston-both = { $gain }, { $mends }
piston-label-gain = { $label } · { $gain }
piston-scraps = { $scraps ->
    [one] { $scraps } pièce de ferraille
   *[other] { $scraps } pièces de ferraille
}
piston-blueprints = { $blueprints ->
    [one] { $blueprints } plan
   *[other] { $blueprints } plans
}

## Headline, prompt

piston-win = { $name } gagne avec { $score } !
    .you = Tu gagnes avec { $score } !
piston-win-close = { $name } gagne avec { $score } et moins de risque !
    .you = Tu gagnes avec { $score } et moins de risque !
piston-tie = Égalité à { $score } : { $names }.
piston-waiting = Tout le monde joue. On attend { $names }.
piston-ask = { $phase ->
    [planning] Place un jeton.
    [discarding] Défausse un plan, ou garde-les tous.
    [scheming] Vole une pièce, va au marché noir ou déplace un jeton.
    [stealing] Prends un de ces plans.
    [dealing] Garde une pièce. Les autres retournent dans la pile.
    [returning] Remets les autres pièces dans la pile.
    [patenting] Prends une pièce neuve.
    [sorting] Garde jusqu’à deux pièces de récup.
    [sorting-one] Garde une pièce de récup, ou aucune.
   *[assembling] Assemble tes deux blocs.
}
piston-ask-stealing = Prends un de ces plans à { $victim }.
piston-ask-patenting = Prends une pièce neuve. Si elle vient de la rangée de pièces neuves, la partie se termine.
piston-ask-scavenging = { $pick ->
    [only] { $ends ->
        [yes] Prends une pièce de récup. Cela met fin à la partie.
       *[no] Prends une pièce de récup.
    }
    [first] { $ends ->
        [yes] Prends une pièce de récup. Cela met fin à la partie.
       *[no] Prends une ou deux pièces de récup.
    }
   *[second] { $ends ->
        [yes] Une deuxième pièce de récup ? Cela met fin à la partie.
       *[no] Prends une deuxième pièce de récup, ou appuie sur *Terminé*.
    }
}
piston-ask-working = { $left ->
    [0] Tu n’as plus d’action. Appuie sur *Terminé*.
    [one] Atelier : encore { $left } action.
   *[other] Atelier : encore { $left } actions.
}
    .more = Améliore d’autres pièces, ou appuie sur *Terminé*.
piston-ask-scrapping = { piston-ends } Comble un trou avec une pièce de ferraille (risque { $scrap }).

## Buttons and menus

piston-place-brings = { piston-location }{ $points ->
    [0] { "" }
   *[other] { " " }· environ +{ $points }
}
piston-trade = { $gives } · { $kind ->
    [none] dernière case libre
    [actions] { $left ->
        [one] laisse 1 action aux autres
       *[other] laisse { $left } actions aux autres
    }
    [draws] les autres en piochent { $left }
   *[pick] laisse le { $which } choix aux autres
}
piston-gives-back-alley = espionne, va au marché noir ou déplace un jeton, puis 1 manche de repos
piston-gives-patent-office = { ORDINAL($place) ->
    [one] { $place }er
   *[other] { $place }e
} choix parmi { $parts } pièces
piston-gives-junk-yard = { ORDINAL($place) ->
    [one] { $place }er
   *[other] { $place }e
} choix, { $most ->
    [1] prends 1 pièce
   *[other] prends 2 pièces
}
piston-gives-junk-yard-draws = pioche { $draws } pièces, { $most ->
    [1] gardes-en 1
   *[other] gardes-en 2
}
piston-gives-workshop-bare = { $actions ->
    [one] { $actions } action, pas encore de pièces
   *[other] { $actions } actions, pas encore de pièces
}
piston-gives-workshop-spare = { $actions ->
    [one] { $actions } action, tout sera déjà monté
   *[other] { $actions } actions, tout sera déjà monté
}
piston-gives-workshop = { $actions ->
    [one] { $actions } action, { piston-blueprints }
   *[other] { $actions } actions, { piston-blueprints }
}
piston-gives-full = ta main sera peut-être pleine
piston-keep-all = Tout garder
piston-done = Terminé
piston-spy = Espionner
piston-spy-on = Espionner { $name }
piston-visit = Marché noir
    .note = regarde trois pièces neuves, gardes-en une
piston-muscle = Déplacer un jeton
piston-muscle-to = { piston-location } : { $old } → { $new }
piston-muscle-worth = { $location ->
    [workshop] { $worth ->
        [one] { $worth } action au lieu de { $before }
       *[other] { $worth } actions au lieu de { $before }
    }
   *[junk-yard] { $worth ->
        [one] { $worth } pièce au lieu de { $before }
       *[other] { $worth } pièces au lieu de { $before }
    }
}
piston-muscle-first = tu commences la manche suivante
piston-take = Prendre une pièce neuve
piston-draw = Piocher à l’aveugle
piston-return = { $side ->
    [top] { $first ->
        [left] Dessus, gauche d’abord
        [right] Dessus, droite d’abord
       *[same] Dessus
    }
   *[bottom] { $first ->
        [left] Dessous, gauche d’abord
        [right] Dessous, droite d’abord
       *[same] Dessous
    }
}
piston-build = Monter
piston-at = { $cell } : { $part }
piston-whole-turn = { $only ->
    [builds] { $sign ->
        [plus] Monter { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        } · { piston-signed }
       *[none] Monter { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }
    }
   *[no] { $sign ->
        [plus] Tour complet · { piston-signed }
       *[none] Tour complet
    }
}
    .note = { $done }, puis fin du tour
piston-changes = { $kind ->
    [upgrade] { $count ->
        [one] une pièce améliorée
       *[other] { $count } pièces améliorées
    }
    [dismantle] { $count ->
        [one] une pièce retirée
       *[other] { $count } pièces retirées
    }
   *[merge] blocs assemblés
}
piston-find-two = { piston-button-kind } + 1 autre
    .note = puis la meilleure qui reste
piston-draw-two = En piocher 2 à l’aveugle
piston-change = { $phase ->
    [assembling] Assembler
   *[working] Améliorer, retirer, assembler
}
piston-change-group = { $group ->
    [top] Rangée du haut
    [bottom] Rangée du bas
   *[merge] Assembler
}
piston-dismantle = Retirer { $cell } : { piston-button-kind }
piston-upgrade = { $cell } : { $part }
piston-merge-as = Assembler : variante { $letter }
piston-undo = Annuler le tour
piston-mend = Finir à ma place
piston-mend-span = Finir : total { $span }
piston-patch = La poser moi-même
piston-patch-as = En faire { piston-a-kind }
piston-patch-left = { $left ->
    [0] complète ta voiture
   *[other] encore { $left } à poser
}
piston-patch-over = { $left ->
    [0] complète ta voiture, pièce couverte : { $part }
   *[other] encore { $left } à poser, pièce couverte : { $part }
}

## Refusals

piston-refuse-over = Cette partie est finie. Relances-en une avec *Revanche*.
piston-refuse-turn = Ce n’est pas encore à toi. Attends ton tour.
piston-refuse-chosen = Tu as déjà choisi. On attend les autres.
piston-refuse-no-blueprint = Tu n’as aucun plan à défausser. On attend les autres.
piston-refuse-discarding = Défausse un de tes plans, ou garde-les tous.
piston-refuse-whole = Ta voiture est déjà d’un seul bloc. Les autres assemblent encore la leur.
piston-refuse-assembling = La partie se termine. Assemble tes deux blocs là où ils se touchent.
piston-refuse-asked = { $phase ->
    [stealing] Tu espionnes. Prends un plan dans cette main.
    [dealing] Tu es au marché noir. Garde une des pièces que tu vois.
    [returning] Remets les autres pièces, toutes sur la pile ou toutes dessous.
    [patenting] Tu es au bureau des brevets. Prends une pièce neuve, ou pioches-en une.
    [scavenging] Tu es à la casse. Prends une pièce de récup, ou pioches-en une.
    [sorting] Garde au plus deux des pièces piochées. Ta main contient cinq plans au maximum.
   *[scrapping] La ferraille doit servir à réparer ta voiture. Pose-la contre ta voiture, ou sur une pièce qui n’est pas en ferraille.
}
piston-refuse-full-location = { $location ->
    [back-alley] La ruelle est complète. Choisis un autre lieu.
    [patent-office] Le bureau des brevets est complet. Choisis un autre lieu.
    [junk-yard] La casse est complète. Choisis un autre lieu.
   *[workshop] L’atelier est complet. Choisis un autre lieu.
}
piston-refuse-planning = Les jetons d’abord. Places-en un sur un lieu.
piston-refuse-full-hand = Ta main est pleine (5 plans). Choisis autre chose.
piston-refuse-spy-self = On ne s’espionne pas soi-même. Choisis quelqu’un d’autre.
piston-refuse-spy-empty = Cette main est vide. Espionne quelqu’un d’autre.
piston-refuse-market = La pile de pièces neuves est vide. Choisis autre chose.
piston-refuse-muscle = Déplace un de tes jetons vers une autre case occupée, mais pas dans la ruelle.
piston-refuse-scheming = Tu es dans la ruelle. Espionne, déplace un jeton, ou va au marché noir.
piston-refuse-actions = Tu n’as plus d’action. Appuie sur *Terminé* ou sur *Annuler le tour*.
piston-refuse-not-held = Tu n’as pas ce plan. Choisis-en un autre.
piston-refuse-row = { $row ->
    [top] Cette pièce va dans la rangée du haut. Choisis une place en haut.
   *[bottom] Cette pièce va dans la rangée du bas. Choisis une place en bas.
}
piston-refuse-build = Monte ta pièce à côté d’une autre. Deux blocs au maximum.
piston-refuse-empty = Il n’y a pas de pièce à cette place. Choisis-en une autre.
piston-refuse-dismantle = Ta voiture serait en trois blocs. Retire une autre pièce.
piston-refuse-upgrade = Il faut le même type et la même couleur. Prends un autre plan.
piston-refuse-undo = Rien à annuler. Monte d’abord une pièce.
piston-refuse-working = Tu es à l’atelier. Monte, améliore, retire, assemble, ou appuie sur *Terminé*.
piston-refuse-one-section = Ta voiture est déjà d’un seul bloc. Choisis autre chose.
piston-refuse-merge = Les blocs doivent se toucher sans se chevaucher. Choisis une autre façon de les assembler.

## Story

piston-first = { $name } commence.
    .you = Tu commences.
piston-opened = Les investisseurs sont là : { $investors }. { $name } commence.
    .you = Les investisseurs sont là : { $investors }. Tu commences.
piston-round-opened = Manche { $round } : { $name } place le premier jeton.
    .you = Manche { $round } : tu places le premier jeton.
piston-rated = Tous les jetons sont placés. Risque : { $track }.
piston-figure = { $name } { $figure }
piston-you = toi
piston-tokens-back = Jetons de retour de la ruelle : { $names }.
piston-refilled = { $shelf ->
    [yard] Nouveau à la casse : { $part }.
   *[other] Nouveau au bureau des brevets : { $part }.
}
piston-reshuffled = La récup défaussée forme la nouvelle pile.
piston-refreshed = Bureau des brevets : { $office }. Casse : { $yard }.
piston-jumped = Rangée de défausse : { $fading }. Rangée de pièces neuves : { $office }.
piston-ending-car = { $count ->
    [one] La partie se termine : { $names } a une voiture complète d’au moins 12 pièces.
   *[other] La partie se termine. Voitures complètes d’au moins 12 pièces : { $names }.
}
    .you = La partie se termine : tu as une voiture complète d’au moins 12 pièces.
piston-ending-shelf = { $shelf ->
    [yard] Fin de partie : la casse est vide.
   *[other] Fin de partie : le bureau des brevets est vide.
}
piston-flagged = C’est fini. Points : { $track }.
piston-placed = { $doer ->
    [you] places
   *[name] place
} un jeton { piston-in-location }
    .forced = { $doer ->
        [you] places
       *[name] place
    } un jeton { piston-in-location }, sur la dernière case libre
piston-decided = { $doer ->
    [you] décides
   *[name] décide
} en secret
piston-kept-all = { $doer ->
    [you] gardes
   *[name] garde
} tous { $doer ->
    [you] tes
   *[name] ses
} plans
piston-discarded = { $doer ->
    [you] défausses
   *[name] défausse
} { $part }
piston-a-blueprint = un plan
piston-lost = { $why ->
    [full] { $doer ->
        [you] n’obtiens
       *[name] n’obtient
    } rien { piston-in-location } : main pleine
    [empty] { $doer ->
        [you] ne trouves
       *[name] ne trouve
    } rien { piston-in-location }
   *[impossible] { $doer ->
       [you] ne peux
      *[name] ne peut
   } rien faire { piston-in-location }
}
piston-spied = { $doer ->
    [you] espionnes
   *[name] espionne
} { $victim }
    .you = t’espionne
piston-spied-hand = { $doer ->
    [you] espionnes
   *[name] espionne
} { $victim } : { $parts }
    .you = t’espionne : { $parts }
piston-stole = { $doer ->
    [you] prends
   *[name] prend
} { $part } à { $victim }
    .you = te prend { $part }
piston-muscled = { $doer ->
    [you] déplaces
   *[name] déplace
} un jeton { piston-in-location }, de la { $old } à la { $new } case
piston-visited = { $doer ->
    [you] vas
   *[name] va
} au marché noir
piston-visited-parts = { $doer ->
    [you] vas
   *[name] va
} au marché noir : { $parts }
piston-pocketed = { $doer ->
    [you] gardes
   *[name] garde
} { $part }
piston-one-part = une pièce
piston-returned = { $doer ->
    [you] remets
   *[name] remet
} les autres { $side ->
    [top] sur la pile
   *[bottom] sous la pile
}
piston-returned-parts = { $doer ->
    [you] remets
   *[name] remet
} { $side ->
    [top] sur la pile : { $parts }
   *[bottom] sous la pile : { $parts }
}
piston-took = { $doer ->
    [you] prends
   *[name] prend
} { $part }
piston-drew = { $doer ->
    [you] pioches
   *[name] pioche
} { $part } { $location ->
    [patent-office] dans la pile de pièces neuves
   *[other] dans la pile de récup
}
piston-rummaged = { $doer ->
    [you] pioches
   *[name] pioche
} { $count ->
    [one] { $count } pièce de récup
   *[other] { $count } pièces de récup
}
piston-rummaged-parts = { $doer ->
    [you] pioches
   *[name] pioche
} : { $parts }
piston-sorted = { $count ->
    [0] n’en { $doer ->
        [you] gardes
       *[name] garde
    } aucune
   *[other] { $dropped ->
        [0] { $doer ->
            [you] gardes
           *[name] garde
        } tout
       *[other] en { $doer ->
            [you] gardes
           *[name] garde
        } { $count } et en { $doer ->
            [you] défausses
           *[name] défausse
        } { $dropped }
    }
}
piston-sorted-parts = { $doer ->
    [you] tries
   *[name] trie
} la récup (en main : { $kept }, à la défausse : { $discarded })
piston-first-named = { $doer ->
    [you] commenceras
   *[name] commencera
} la manche suivante (dernier jeton à l’atelier)
piston-work-begun = { $doer ->
    [you] as
   *[name] a
} { $actions ->
    [one] { $actions } action à l’atelier
   *[other] { $actions } actions à l’atelier
}
piston-built = { $doer ->
    [you] montes
   *[name] monte
} { $part } en { $cell }
piston-dismantled = { $doer ->
    [you] retires
   *[name] retire
} { $part } en { $cell }
piston-upgraded = { $doer ->
    [you] améliores
   *[name] améliore
} en { $cell } : { $old } → { $part }
piston-merged = { $doer ->
    [you] assembles tes
   *[name] assemble ses
} deux blocs
piston-undone = { $doer ->
    [you] annules ton
   *[name] annule son
} tour à l’atelier
piston-worked = { $doer ->
    [you] finis
   *[name] finit
} à l’atelier{ $unused ->
    [0] {""}
    [one] , { $unused } action inutilisée
   *[other] , { $unused } actions inutilisées
}
piston-scrap-drawn = { $doer ->
    [you] pioches
   *[name] pioche
} une pièce de ferraille (risque { $volatility })
piston-patched = { $doer ->
    [you] poses
   *[name] pose
} { $part } en { $cell }
piston-patched-over = { $doer ->
    [you] poses
   *[name] pose
} { $part } en { $cell }, pièce couverte : { $covers }
piston-passed = { $doer ->
    [you] as
   *[name] a
} une voiture complète{ $scraps ->
    [0] {""}
    [one] {" "}avec { $scraps } pièce de ferraille
   *[other] {" "}avec { $scraps } pièces de ferraille
}

## Story in brief

piston-did = { $name } { $deeds }.
    .you = Tu { $deeds }.
piston-did-took = { $doer ->
    [you] prends
   *[name] prend
} { $parts }
piston-did-drew = { $doer ->
    [you] pioches
   *[name] pioche
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
piston-did-market = { $doer ->
    [you] passes
   *[name] passe
} au marché noir
piston-did-built = { $doer ->
    [you] montes
   *[name] monte
} { $parts }
piston-did-dismantled = { $doer ->
    [you] retires
   *[name] retire
} { $parts }
piston-did-upgraded = { $doer ->
    [you] améliores ta
   *[name] améliore sa
} voiture : { $parts }
piston-did-patched = { $doer ->
    [you] poses
   *[name] pose
} { $scraps ->
    [one] { $scraps } pièce de ferraille
   *[other] { $scraps } pièces de ferraille
}
piston-tokens = Jetons : { $tokens }.
piston-token-of = { $name } { piston-in-location }
piston-token-count = { $count } { piston-in-location }
piston-discards = Plan défaussé par : { $names }.
piston-parts-taken = Pièces prises : { $track }.
piston-parts-changed = Pièces montées ou changées : { $track }.
piston-lost-several = { $why ->
    [full] Main pleine { piston-in-location } : { $track }.
    [empty] Plus rien { piston-in-location } : { $track }.
   *[impossible] Rien à faire { piston-in-location } : { $track }.
}

## The table as text

piston-your-hand = Tes plans : { $parts }.
piston-seen = { $phase ->
    [dealing] Dessus de la pile de pièces neuves : { $parts }.
    [returning] À remettre, de gauche à droite : { $parts }.
   *[other] Pièces piochées : { $parts }.
}
piston-seen-hand = { $name } a en main : { $parts }.
piston-kept = Tu gardes : { $parts }.
piston-shelf-row = { $shelf ->
    [office] Pièces neuves : { $parts }.
    [refill] Rangée de pièces neuves (complétée) : { $parts }.
    [fading] Rangée de défausse : { $parts }.
   *[yard] Pièces de récup : { $parts }.
}
piston-stack-empty = { $stack ->
    [new] La pile de pièces neuves est vide.
   *[junk] La pile de récup est vide.
}
piston-your-car = Ta voiture : { $car }.
piston-complete = Ta voiture est complète : { $score } pour l’instant. { $reasons }.
    .brief = Ta voiture est complète : { $score } pour l’instant.
piston-missing = Il faut : { $lacks }.
piston-finished-now = En l’état : { $scraps ->
    [one] { $scraps } pièce de ferraille à poser, { $score } sans compter son risque
   *[other] { $scraps } pièces de ferraille à poser, { $score } sans compter leur risque
}. { $reasons }.
    .brief = En l’état : { $scraps ->
        [one] { $scraps } pièce de ferraille à poser, { $score } sans compter son risque
       *[other] { $scraps } pièces de ferraille à poser, { $score } sans compter leur risque
    }.
piston-proposed = Finir à ma place : { $placements }. Score : { $span }.
piston-placement = { piston-a-kind } en { $cell }
    .over = { piston-a-kind } en { $cell } (pièce couverte : { $covers })
piston-placements = { piston-scraps } : { $placements }
piston-span = de { $least } à { $most }
piston-ways = Façons d’assembler : { $ways }.
piston-way = { $letter } (la colonne { $first } devient { piston-number })
piston-chosen-merge = Tu as déjà choisi comment assembler. On attend les autres.
piston-round-first = Manche { $round }. { $name } commence.
piston-ends = { $ended ->
    [car] La partie se termine : une voiture complète a au moins 12 pièces.
    [office] La partie se termine : le bureau des brevets est vide.
   *[yard] La partie se termine : la casse est vide.
}
piston-tokens-left = Jetons restants : { $track }.
piston-site = { $location } : { $spaces }.
piston-site-empty = { $location } : aucun jeton.
piston-space = { $now ->
    [yes] { $worth ->
        [0] { $owner } (en action)
       *[other] { $owner } ({ $worth }, en action)
    }
   *[no] { $worth ->
        [0] { $owner }
       *[other] { $owner } ({ $worth })
    }
}
piston-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}{ $worth ->
    [0] { "" }
   *[other] { " " }({ $worth })
}
piston-resting = Au repos près de la ruelle : { $names }.
piston-investor-list = Investisseurs : { $investors }.
piston-track = Risque : { $track }.
piston-placed-result = { place } place : { $name }, { $score }.
    .reasons = { place } place : { $name }, { $score }. { $reasons }.
piston-reason = { $reason } ({ piston-signed })
piston-reasons = { $before }. { $reason }
piston-car-line = { $parts ->
    [0] { $name } : aucune pièce, { piston-blueprints }.
    [one] { $name } : { $score } pour l’instant, { $parts } pièce, risque { $volatility }, { piston-blueprints }. Voiture : { $car }.
   *[other] { $name } : { $score } pour l’instant, { $parts } pièces, risque { $volatility }, { piston-blueprints }. Voiture : { $car }.
}
    .brief = { $name } : { $score }, risque { $volatility }. { $car }.
piston-more = { $count ->
    [one] { $count } autre élément
   *[other] { $count } autres éléments
}
piston-no-car = aucune pièce montée
piston-part-at = { $part } { $cell }
piston-pays = { $investor ->
    [comfort-first] surtout le Confort (2, 3, 4 icônes : 3, 5, 7 points, et pour les autres 1, 3, 5)
    [power-first] surtout la Puissance (2, 3, 4 icônes : 3, 5, 7 points, et pour les autres 1, 3, 5)
    [range-first] surtout l’Autonomie (2, 3, 4 icônes : 3, 5, 7 points, et pour les autres 1, 3, 5)
    [all-alike] toutes les icônes (2, 3, 4 de la même sorte : 2, 4, 6 points)
    [most-parts] le plus de pièces (3 points)
    [improvements] trois améliorations (3 points)
    [least-volatility] le moins de risque (3 points)
    [hybrid] un hybride (3 points pour deux couleurs avec moteur et réservoir, sans ferraille)
    [everything] un peu de tout (chaque icône et une amélioration : 3 points)
    [inefficiency] une main vide (−1 point par plan restant)
    [no-scrap] une voiture sans ferraille (2 points)
    [most-range] le plus d’Autonomie (2 points)
    [most-power] le plus de Puissance (2 points)
   *[most-comfort] le plus de Confort (2 points)
}

## What a car lacks

piston-lacks-merge = des blocs assemblés
piston-lacks-steering = une seule direction
piston-lacks-gap = { $row ->
    [top] une pièce par trou en haut ({ $columns })
   *[bottom] une pièce par trou en bas ({ $columns })
}
piston-lacks-axle = un essieu à côté d’une pièce ({ $columns })

## The score

piston-paid = { $investor ->
    [most-parts] Le plus de pièces : { $count }
    [improvements] Améliorations : { $count } sur 3
    [least-volatility] Le moins de risque : { $count }
    [inefficiency] Plans restants : { $count }
    [no-scrap] Pièces de ferraille : { $count }
    [most-range] Le plus d’Autonomie : { $count }
    [most-power] Le plus de Puissance : { $count }
   *[most-comfort] Le plus de Confort : { $count }
}
piston-paid-icons = { $investor ->
    [comfort-first] Surtout le Confort : Confort { $comfort }, Puissance { $power }, Autonomie { $range }
    [power-first] Surtout la Puissance : Confort { $comfort }, Puissance { $power }, Autonomie { $range }
    [range-first] Surtout l’Autonomie : Confort { $comfort }, Puissance { $power }, Autonomie { $range }
   *[all-alike] Icônes : Confort { $comfort }, Puissance { $power }, Autonomie { $range }
}
piston-paid-hybrid = { $count ->
    [0] Hybride : aucune couleur avec moteur et réservoir
    [1] Hybride : une couleur avec moteur et réservoir
    [2] Hybride : deux couleurs avec moteur et réservoir
   *[other] Hybride : trois couleurs avec moteur et réservoir
}
piston-paid-everything = Un peu de tout : { $count } sur 4
piston-paid-area = { $count ->
    [0] Aucun groupe de couleur
   *[other] Plus grand groupe : { $count }
}
piston-paid-volatility = { $reliability ->
    [0] Risque { $volatility }
   *[other] Risque { $volatility }, fiabilité { $reliability }
}

## Hints

piston-hint-place = { $location ->
    [back-alley] Là, tu choisis parmi trois pièces que personne d’autre ne voit.
    [patent-office] Là, tu prends une pièce neuve. Les investisseurs paient son icône.
    [junk-yard] Là, un jeton peut prendre deux pièces à lui seul.
   *[workshop] { $blueprints ->
        [0] Seul l’atelier monte les pièces, et ses meilleures cases partent vite.
        [one] Tu as { $blueprints } plan, et seul l’atelier le monte.
       *[other] Tu as { $blueprints } plans, et seul l’atelier les monte.
    }
}
piston-hint-build = { $scraps ->
    [one] C’est la meilleure place pour cette pièce. Il faudra encore { $scraps } pièce de ferraille.
   *[other] C’est la meilleure place pour cette pièce. Il faudra encore { $scraps } pièces de ferraille.
}
piston-hint-spy = { $blueprints ->
    [one] { $name } a { $blueprints } plan, et tu peux le prendre.
   *[other] { $name } a { $blueprints } plans, et tu peux en prendre un.
}
piston-hint-discard = Ce plan n’apporte rien à ta voiture.
    .full = Ce plan n’apporte rien à ta voiture, et ta main est presque pleine.
piston-hint = { $action ->
    [build] C’est la meilleure place pour cette pièce.
    [upgrade] C’est mieux que la pièce déjà en place.
    [dismantle] Comme ça, davantage de pièces s’assemblent et comptent.
    [merge] Comme ça, davantage de pièces s’assemblent et comptent.
    [patch] C’est là que la ferraille coûte le moins.
    [mend] C’est ainsi que la ferraille coûte le moins.
    [draw] La pioche cache peut-être une pièce plus utile que celles qui sont visibles.
    [visit] Tu vois trois pièces neuves et tu gardes la meilleure.
    [muscle] C’est ce qui te coûte le moins.
    [return] C’est ce qui te coûte le moins.
    [undo] C’est ce qui te coûte le moins.
    [done] Plus rien n’améliore ta voiture.
    [keep] Chaque plan peut encore servir.
   *[take] C’est ce qui apporte le plus à ta voiture.
}

## Words in pictures

piston-picture-brings = { $location ->
    [back-alley] Espionne ou triche
    [shop] Prends 1 pièce sur 3
    [patent-office] Prends 1 pièce neuve
    [junk-yard] Prends 2 pièces
    [jump-yard] Pioche { $count }, garde 2
   *[workshop] { $count ->
        [one] Monte { $count } pièce
       *[other] Monte { $count } pièces
    }
}
    .short = { $location ->
        [back-alley] Une ruse
        [patent-office] 1 neuve
        [junk-yard] 2 pièces
        [jump-yard] Pioche { $count }
       *[workshop] Monte { $count }
    }
piston-picture-doing = { $phase ->
    [planning] { $name } place un jeton
    [scheming] { $name } dans la ruelle
    [stealing] { $name } espionne
    [patenting] { $name } prend un brevet
    [scavenging] { $name } à la casse
    [sorting] { $name } trie la récup
    [working] { $left ->
        [0] { $name } : 0 action
        [one] { $name } : { $left } action
       *[other] { $name } : { $left } actions
    }
    [scrapping] { $name } pose la ferraille
   *[other] { $name } au marché noir
}
piston-picture-who = { $phase ->
    [discarding] Qui défausse ?
   *[assembling] Qui assemble ?
}
piston-picture-round = Manche { $round }
    .last = Dernière manche
piston-picture-pays = { $investor ->
    [most-parts] Le plus de pièces
    [improvements] 3 améliorations
    [least-volatility] Le moins de risque
    [hybrid] Un hybride
    [everything] Un peu de tout
    [inefficiency] Par plan gardé
    [no-scrap] Sans ferraille
    [most-range] Le plus d’Autonomie
    [most-power] Le plus de Puissance
   *[most-comfort] Le plus de Confort
}
piston-picture-lacks = Manque
piston-picture-hand = Main
piston-picture-investors = Investisseurs
piston-picture-next = { $icon ->
    [comfort] { $count } Confort
    [power] { $count } Puissance
    [range] { $count } Autonomie
   *[alike] { $count } pareilles
}
piston-picture-deed = { $deed ->
    [took] prend
    [drew] pioche
    [stole] vole
   *[built] monte
}
piston-picture-first = commence
piston-picture-score = { $points ->
    [one] { piston-number } pt
   *[other] { piston-number } pts
}
piston-picture-now = Toi { piston-picture-score }
piston-picture-gain = { $points ->
    [one] { piston-signed } pt
   *[other] { piston-signed } pts
}
piston-picture-mark = { $mark ->
    [fills] comble un trou
    [gapes] crée un trou
   *[next] { $name } choisit ensuite
}
piston-picture-little = { $why ->
    [full] ta main est pleine
    [bare] rien à monter
    [spare] plus rien à monter
   *[useless] rien d’utile
}
piston-picture-spaces = Places, prochaine dorée
piston-picture-full = complet
piston-picture-missing = manque encore
piston-picture-complete = rien
piston-picture-bare = Aucune pièce montée
piston-picture-no-hand = Aucun plan
piston-picture-chosen = On attend les autres
piston-picture-ask = { $phase ->
    [planning] { $left ->
        [1] Place ton dernier jeton
       *[other] Jetons à placer : { $left }
    }
    [discarding] Défausse, ou garde tout
    [scheming] Choisis ta ruse
    [stealing] Prends un de ces plans
    [dealing] Gardes-en une
    [returning] Remets-les dans la pile
    [patenting] Prends une pièce neuve
    [scavenging] Prends de la récup
    [second] Encore une, ou stop
    [sorting] Gardes-en deux au plus
    [sorting-one] Gardes-en une ou aucune
    [assembling] Assemble ta voiture
    [scrapping] Pose cette ferraille
    [worked] Tout est monté ?
   *[working] { $left ->
        [one] Encore { $left } action
       *[other] Encore { $left } actions
    }
}
piston-picture-short = { $scraps ->
    [0] complète
   *[other] ferraille : { $scraps }
}
piston-picture-needs = { $scraps ->
    [0] Voiture complète
   *[other] Ferraille à poser : { $scraps }
}
piston-finish-from = { $kind ->
    [investors] investisseurs
    [area] groupe de couleur
   *[volatility] risque
}
piston-finish-tie = départage : le moins de risque
piston-picture-plate = N° { $number }

## How to play

piston-basics = { $line ->
    [1] À ton tour, place un jeton. Ensuite, les jetons agissent : ruelle, brevets, casse, atelier.
    [2] Tu reçois des plans de pièces, cinq au maximum. Seul l’atelier les monte.
    [3] Il faut un moteur, un réservoir de sa couleur, une boîte, deux essieux et une direction.
    [4] La partie finit avec une voiture complète (12+ pièces). La ferraille complète les autres.
   *[5] Les investisseurs paient, ton plus grand groupe compte, et le risque coûte des points.
}
piston-rules-goal = **But.** Monte, sur deux rangées, une voiture qui roule et qui plaît aux investisseurs. Le plus grand total gagne.
    { -ruling } au niveau avancé, le second investisseur vient de la pile 2 ou 3, au hasard.
piston-rules-round = **Une manche.** À tour de rôle, on place un jeton sur la première case libre d’un lieu, jusqu’au dernier. Puis les jetons agissent dans l’ordre, lieu par lieu.
    { -ruling } on tire au sort la personne qui commence la manche 1.
    { -ruling } sans jeton, on passe son tour.
piston-rules-locations = **Les lieux.** D’abord, on note le *risque*, et tout le monde peut défausser un plan (une pièce en main).
    { -ruling } on défausse face cachée.
    1. *Ruelle* : regarde la main de quelqu’un et prends-y un plan. Ou déplace un de tes jetons à l’intérieur d’un lieu. Ou regarde les trois pièces neuves du dessus, gardes-en une, et remets les autres dessus ou dessous. Ce jeton se repose une manche.
    { -ruling } un jeton déplacé prend la place d’un autre, et les autres se resserrent.
    { -ruling } aucun jeton ne bouge à l’intérieur de la ruelle.
    2. *Bureau des brevets* : prends une pièce neuve, visible ou de la pile.
    3. *Casse* : prends une ou deux pièces de récup, visibles (remplacées aussitôt) ou de la pile.
    4. *Atelier* : la personne qui a le dernier jeton commence la manche suivante. La case donne de 1 à 3 actions : monter, retirer, ou améliorer (autant de pièces que tu veux, avec des plans de leur type et de leur couleur). Assembler les blocs est gratuit.
    { -ruling } on assemble quand on veut.
    { -ruling } on travaille à tour de rôle.
    { -ruling } on regarde quel jeton est le dernier après tous les déplacements.
    Puis tout ce qui est visible est remplacé. Ta main contient cinq plans au maximum.
    { -ruling } une action impossible est perdue.
    { -ruling } une amélioration se remplace par une autre de sa rangée, et toute pièce par une pièce identique.
piston-rules-car = **La voiture.** Deux blocs au maximum.
    { -ruling } les pièces qui se touchent par un côté forment un bloc. Monte ta pièce à côté d’une autre, ou commence un nouveau bloc. Les blocs s’assemblent partout où ils se touchent sans se chevaucher.
    Une voiture complète a un moteur, un réservoir de sa couleur pour chaque moteur, une boîte, deux essieux et une seule direction. Chaque couleur qui s’y trouve demande un moteur et un réservoir, et chaque colonne une pièce dans chacune des deux rangées. Chaque pièce, sauf les essieux, demande un essieu à une case de distance, diagonales comprises. Direction, moteurs et réservoirs vont en haut, boîtes et essieux en bas.
piston-rules-end = **La fin.** La partie se termine à la fin d’une manche où quelqu’un a une voiture complète d’au moins 12 pièces.
    { -ruling } elle se termine aussi dès qu’on ne peut plus regarnir le bureau des brevets ou la casse.
    Tout le monde assemble ses blocs. Puis, dans l’ordre du tour, chaque voiture incomplète reçoit de la ferraille jusqu’à être complète. Chaque pièce de ferraille est piochée, puis posée à côté de la voiture ou sur une pièce, où elle tient lieu de n’importe quelle pièce utile à la voiture.
    { -ruling } une pièce couverte n’est plus là. La ferraille complète une voiture, mais ne compte pour aucun investisseur ni aucun groupe.
    { -ruling } la ferraille ne peut ni être couverte ni aggraver l’état de la voiture. Comme amélioration, elle n’a pas de couleur.
    { -ruling } quand la réserve de ferraille est vide, chaque pièce de ferraille supplémentaire a un risque de 2.
piston-rules-points = **Points.** Tu marques ce que paient les investisseurs, plus 1 par pièce de ton plus grand groupe de couleur (le gris aussi), moins le risque. La fiabilité annule le risque. À égalité, la personne qui a le moins de risque gagne. S’il y a encore égalité, la place est partagée.
    - Confort, Puissance, Autonomie : n icônes, au moins 2, valent 2n−1 chez l’investisseur qui les préfère, 2n−3 chez les autres, 2n−2 chez celui qui n’en préfère aucune.
    - 3 points chacun : le plus de pièces, trois améliorations, le moins de risque, un hybride (deux couleurs avec moteur et réservoir), un peu de tout. Un investisseur retire 1 point par plan restant.
    - 2 points chacun : sans ferraille, le plus d’Autonomie, de Puissance ou de Confort. À égalité, tout le monde est payé.
    { -ruling } si personne n’a ce qu’un investisseur demande, il ne paie personne.
    { -ruling } les moteurs et réservoirs de l’hybride ne sont pas de la ferraille.
    { -house } un peu de tout, c’est une icône de chaque sorte et une amélioration.
piston-rules-jump-row = **Rangée mobile.** Le bureau des brevets propose la rangée de pièces neuves : trois pièces, remplacées dès qu’on les prend. À côté, la rangée de défausse garde ce qui reste de la manche précédente, sans remplacement. À la casse, ta case indique combien de pièces tu pioches, et tu en gardes deux au maximum. Quand la pile est vide, la récup défaussée en forme une nouvelle.
    La casse a quatre cases.
    { -ruling } tu peux n’en garder aucune.
piston-rules-counts = **Nombres.**
    { -house } nous avons choisi nous-mêmes le nombre de pièces et de cases.
piston-rules-away = **Absence.**
    { -ruling } quand ton temps est écoulé, le bot fait ce qui te coûte le moins.
piston-rules-credit = *{ $credit }*

## Lesson

piston-lesson = { $step ->
    [1] Tu montes une voiture. Deux de tes quatre jetons sont placés : à l’atelier, où tu monteras tes pièces, et au **Bureau des brevets**. Chaque jeton y prend une pièce neuve. Places-y un autre jeton.
    [2] Ton dernier jeton. À la **Casse**, un jeton prend jusqu’à deux pièces. Elles n’ont pas d’icônes, mais ta voiture a aussi besoin d’elles.
    [3] Les jetons agissent, dans l’ordre. Apex a pris un moteur. Un investisseur aime la **Puissance** : deux icônes rapportent 3 points. Le moteur à essence en a une.
    [4] Ton deuxième jeton. Il te faut une boîte, et il y en a une avec une icône de Puissance. Cela fait deux icônes.
    [5] La casse. Un moteur demande un réservoir de sa couleur. Prends ce réservoir d’essence : il est sans risque (le risque coûte des points).
    [6] Prends une deuxième pièce. Il faut exactement une direction par voiture.
    [7] L’atelier : trois actions. Commence par le moteur. Moteurs, réservoirs et direction en haut, boîtes et essieux en bas.
    [8] Mets le réservoir à côté. Les pièces d’une même couleur qui se touchent font un groupe, et chaque pièce du plus grand vaut un point.
    [9] Mets la boîte sous le moteur : à la fin, chaque colonne doit avoir une pièce en haut et une en bas. L’icône de la boîte est ta deuxième Puissance.
   *[10] Tu n’as plus d’action. La direction attend la manche suivante dans ta main. Appuie sur **Terminé**, et c’est à Apex.
}
piston-lesson-why = { $step ->
    [1] une pièce neuve a des icônes que les investisseurs paient, et une case est libre.
    [2] là, un jeton rapporte deux pièces à lui seul, et tu auras trois actions pour les monter.
    [3] une voiture a besoin d’un moteur, et l’investisseur paie surtout la Puissance.
    [4] une deuxième icône de Puissance rapporte 3 points, et il te faut une boîte.
    [5] ton moteur roule à l’essence, et cette pièce est sans risque.
    [6] ta voiture n’a pas de direction. Un moteur d’une autre couleur demanderait son réservoir, et un réservoir son moteur.
    [7] le moteur vient d’abord, et tout le reste va autour.
    [8] là, il touche le moteur et forme un groupe de deux, avec de la place de l’autre côté.
    [9] elle complète la colonne du moteur, et rapporte les points de deux icônes de Puissance.
   *[10] il n’y a plus d’actions, donc ton tour est fini.
}
piston-lesson-known = { $line ->
    [1] Les jetons agissent dans l’ordre : une pièce neuve, une ou deux pièces de récup, des actions à l’atelier.
    [2] Une voiture a un moteur et son réservoir par couleur, une boîte, deux essieux et une direction, sur deux rangées.
    [3] Les investisseurs et ton plus grand groupe rapportent des points. Le risque en coûte. La ferraille comble les trous à la fin.
   *[4] La partie se termine à la fin d’une manche où quelqu’un a une voiture complète d’au moins 12 pièces.
}

## Kinds of action, for the most common mistake of reviews

piston-act = { $kind ->
    [place] placer un jeton
    [discard] défausser un plan
    [done] en rester là
    [spy] espionner
    [steal] prendre un plan adverse
    [muscle] déplacer un jeton
    [visit] aller au marché noir
    [pocket] garder une pièce du marché noir
    [return] remettre des pièces dans la pile
    [take] prendre une pièce
    [draw] piocher à l’aveugle
    [keep] garder une pièce piochée
    [build] monter une pièce
    [dismantle] retirer une pièce
    [upgrade] améliorer une pièce
    [merge] assembler les blocs
    [undo] annuler le tour
    [patch] poser soi-même la ferraille
   *[mend] laisser Paddock finir la voiture
}

### Scrapheap Scavengers. `$symbol` is drop, hammer, circle, brick, cog or arrow;
### `$cell` the place of a card, such as B4; `$price`, `$left` numbers of action points (AP).

## Cards and cubes

scrap-symbol = { $symbol ->
    [drop] Bidon
    [hammer] Marteau
    [circle] Roue
    [brick] Brique
    [cog] Rouage
   *[arrow] Flèche
}
scrap-card = { scrap-symbol } { $value }
scrap-at = { $cell } { $card }
scrap-cubes = { $cubes ->
    [one] 1 cube posé par { $name }
   *[other] { $cubes } cubes posés par { $name }
}
    .you = { $cubes ->
        [one] 1 cube à toi
       *[other] { $cubes } cubes à toi
    }
scrap-corner = { $corner ->
    [A1] A1 · en haut à gauche
    [I1] I1 · en haut à droite
    [A6] A6 · en bas à gauche
   *[I6] I6 · en bas à droite
}

## The lobby

scrap-pitch = 54 cartes face cachée. Jette un œil en secret, protège tes trouvailles avec des cubes, puis va les chercher avant les autres.
scrap-credit = Scrapheap Scavengers, un jeu de la communauté Green Box of Games. Les textes sont de nous.
scrap-option = { $field ->
    [mode] Tuiles
    [tiles] Tuiles par personne
   *[mismatch] Autres cartes
}
    .value = { $value ->
        [public] Mode public
        [stealth] Mode furtif
        [minus] Moins
        [zero] Zéro
        [plus] Plus
       *[other] { $value }
    }
    .note = { $choice ->
        [mode-public] Les tuiles et les cartes prises sont visibles pendant la collecte
        [mode-stealth] Les tuiles et les cartes prises restent cachées jusqu’à la fin
        [tiles-1] La partie la plus courte
        [tiles-2] La partie habituelle
        [tiles-3] Une longue partie
        [tiles-4] La partie la plus longue
        [mismatch-minus] Elles comptent contre toi
        [mismatch-zero] Elles ne comptent pas
       *[mismatch-plus] Elles comptent aussi pour toi
    }
scrap-cover = Un pick-up chargé de ferraille traverse une casse au crépuscule, devant une grue et un chat.
scrap-mode = { $mode ->
    [stealth] Mode furtif : les tuiles et les cartes prises restent cachées.
   *[public] Mode public : tout le monde montre ses tuiles pour la collecte.
}
scrap-drawn = { $tiles ->
    [one] 1 tuile par personne
   *[other] { $tiles } tuiles par personne
}
scrap-mismatch = { $mismatch ->
    [zero] Les cartes qui ne correspondent pas à tes tuiles ne comptent pas.
    [plus] Les cartes qui ne correspondent pas à tes tuiles comptent aussi pour toi.
   *[minus] Les cartes qui ne correspondent pas à tes tuiles comptent contre toi.
}

## The hand: headline and prompt

scrap-win = { $name } gagne avec { points } !
    .you = Tu gagnes avec { points } !
scrap-closer = { $name } gagne avec { points } et moins de cartes en trop !
    .you = Tu gagnes avec { points } et moins de cartes en trop !
scrap-tie = Égalité à { points } : { $names }.
scrap-peek = { $left ->
    [one] Regarde une carte.
   *[other] Regarde jusqu’à { $left } cartes.
}
scrap-place = { $left ->
    [one] Pose ou déplace un cube.
   *[other] Pose ou déplace jusqu’à { $left } cubes.
} Ceux que tu gardes rapportent.
    .again = { $left ->
        [one] Encore une fois : pose ou déplace un cube.
       *[other] Encore une fois : pose ou déplace jusqu’à { $left } cubes.
    }
scrap-only-move = Garde deux cubes pour ton pion. Déplace un cube, ou appuie sur *Terminé*.
scrap-put = Pose sur une autre carte le cube pris sur { $cell }.
scrap-choose = Choisis le coin de ton pion. Le pion coûte 2 cubes.
scrap-points = { $left ->
    [one] Tu as 1 point d’action (PA).
   *[other] Tu as { $left } points d’action (PA).
}
scrap-ready = C’était ton dernier tour. On attend les autres.

## Buttons and menus

scrap-near = { $count ->
    [one] { $count } carte près d’{ $corner }
   *[other] { $count } cartes près d’{ $corner }
}
    .all = { $count ->
        [1] La seule qui reste
       *[other] Les { $count } d’un coup
    }
scrap-one = Une carte
    .column = Colonne { $column }
    .full = Regarder { $cell }
scrap-spend = Coup d’œil en plus
    .note = coûte un cube
scrap-done = Terminé
scrap-guard = Protéger { $cells }
    .only = Protéger { $cells } et finir
scrap-on = Cube sur une carte connue
    .other = Cube sur une autre carte
    .full = Cube sur { $cell }
scrap-lift = Déplacer un cube
scrap-back = Remettre sur { $cell }
scrap-trip = Récupérer { $cells } · +{ $points }
    .note = pour { $price } PA sur { $left }
scrap-raid = Piller { $raided ->
    [several] { $count } cartes
   *[other] { $cells }
}{ $more ->
    [0] {""}
   [one] , puis { $more } autre
   *[other] , puis { $more } autres
} · +{ $points }{ $owners ->
    [1] {" "}({ $name })
   *[other] {""}
}
    .note = { $cells }, pour { $price } PA sur { $left }
scrap-do = Se déplacer et agir
scrap-take = Prendre { $card } · { $price } PA
    .unseen = Prendre à l’aveugle · { $price } PA
scrap-fetch = { $steps ->
    [0] Prendre { $card } ici
   *[other] Prendre { $cell } { $card }, à { $steps } pas
}
    .unseen = Prendre { $cell } à l’aveugle, à { $steps } pas
scrap-clear = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} { $steps ->
    [0] ici
   *[other] sur { $cell }, à { $steps } pas
}
scrap-claim = Cube : { $name } · { $price } PA
    .you = Mon cube · { $price } PA
scrap-flip = Retourner · { $price } PA
    .down = Retourner face cachée · { $price } PA
    .there = Retourner { $cell }, à { $steps } pas
    .cost = { $price } PA sur { $left }, et tout le monde la voit
scrap-search = Fouiller{ $points ->
    [0] {""}
   *[other] {" "}· environ +{ $points }
}
    .note = retourne les cartes proches et prends celles qui rapportent
scrap-gain = +{ $points } pour { $price } PA sur { $left }
    .loss = −{ $points } pour { $price } PA sur { $left }
    .nothing = aucun point pour { $price } PA sur { $left }
    .unknown = { $price } PA sur { $left }
scrap-loss = −{ points }
    .nothing = aucun point
scrap-go = Aller à une carte
    .known = { $cell } { $card }, à { $steps } pas
    .unknown = { $cell }, à { $steps } pas
scrap-enter = Entrer par { $cell } · { $price } PA
scrap-end = Finir le tour
scrap-skip = { $turns ->
    [one] Sauter mon dernier tour
   *[other] Sauter mes { $turns } derniers tours
}
    .note = tu t’arrêtes avant la fin, et ton pion s’en va

## Hints

scrap-hint-peek = Ton pion part d’un coin. Regarde près d’un coin : chaque pas coûte.
scrap-hint-guard = { $card } compte pour toi. Avec ton cube, personne d’autre ne peut regarder cette carte, et elle coûte plus cher aux autres.
    .unseen = Avec ton cube, personne d’autre ne peut regarder cette carte, et elle coûte plus cher aux autres.
scrap-hint-lift = Ce cube sera plus utile sur une autre carte.
scrap-hint-keep = Garde tes cubes : chacun vaut un PA à chaque tour, et un point à la fin.
scrap-hint-corner = La plupart des bonnes cartes que tu connais sont près de ce coin.
    .unknown = Tu ne connais encore aucune bonne carte : tous les coins se valent.
scrap-hint-cubes = Il y a des cubes de ce côté, et chacun vaut un point dans ta main.
scrap-hint-explore = Tu ne connais pas les cartes de ce côté. Retournes-en une.
scrap-hint-go = La meilleure carte que tu connais de ce côté est sur { $cell }.
scrap-hint-flip = Regarde la carte avant de payer 2 PA pour la prendre.
scrap-hint-mine = Ce cube bloque la carte, et il vaut un point dans ta main.
scrap-hint-claim = Un cube posé par { $name } bloque la carte : ramasse-le, il te vaudra un point.
scrap-hint-trip = Ça rapporte { points } pour { $price } PA. Rien à portée ne fait mieux.
scrap-hint-take = { $card } rapporte { points }, et tu es déjà dessus.
    .unseen = Tu ne connais pas cette carte, mais en moyenne elle rapporte des points.
    .denied = Cette carte ne te rapporte rien, mais les autres ne l’auront pas.
scrap-hint-end = Rien à portée ne rapporte de points avec les PA qui te restent.
    .dear = Ce que tu veux le plus coûte plus de PA qu’il ne t’en reste.

## What happened. A deed has no subject; the turn’s line has one.

scrap-dealt = 54 cartes face cachée. Tout le monde a des tuiles secrètes.
    .tiles = 54 cartes face cachée. Tes tuiles : { $tiles }.
scrap-order = Repérage { $round }, dans cet ordre : { $names }.
    .rolls = Repérage { $round }, dans cet ordre : { $names }. Dés : { $rolls }.
scrap-roll = { $name } { $totals }
scrap-opened = La collecte commence, dans cet ordre : { $names }.
    .cubes = La collecte commence, dans cet ordre : { $names }. Cubes sur la grille : { $cubes }.
    .rolls = La collecte commence, dans cet ordre : { $names }. Cubes sur la grille : { $cubes }. Dés : { $rolls }.
scrap-cubes-of = { $name } { $cubes }
scrap-shown = Tout le monde montre ses tuiles.
    .tiles = Tout le monde montre ses tuiles : { $each }.
scrap-has = { $name } ({ $tiles })
scrap-quiet = Personne n’a rien fait pendant cette manche. Encore une comme ça, et la partie se termine.
scrap-closed = { $why ->
    [empty] Fin de partie : la dernière carte de la grille est prise.
    [quiet] Fin de partie : personne n’a rien fait pendant deux manches.
    [retired] Fin de partie : tout le monde s’est arrêté avant la fin.
   *[turns] Fin de partie : tous les tours sont joués.
}
scrap-did = { $deeds ->
    [1] { $name } { $first }.
    [2] { $name } { $first } et { $second }.
   *[3] { $name } { $first }, { $second } et { $third }.
}
    .you = { $deeds ->
        [1] Tu { $first }.
        [2] Tu { $first } et { $second }.
       *[3] Tu { $first }, { $second } et { $third }.
    }
scrap-rolled = { $doer ->
    [you] lances
   *[name] lance
} les dés ({ $peeks ->
    [one] 1 carte à regarder par personne
   *[other] { $peeks } cartes à regarder par personne
})
scrap-spent = { $doer ->
    [you] dépenses
   *[name] dépense
} un cube pour un coup d’œil de plus
scrap-peeked = { $doer ->
    [you] regardes
   *[name] regarde
} { $cell }
    .listed = { $doer ->
        [you] regardes
       *[name] regarde
    } { $things }
    .card = { $doer ->
        [you] regardes
       *[name] regarde
    } { $cell } : { $card }
    .many = { $doer ->
        [you] regardes
       *[name] regarde
    } { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
scrap-lifted = { $doer ->
    [you] reprends
   *[name] reprend
} un cube sur { $cell }
scrap-placed = { $doer ->
    [you] mets
   *[name] met
} un cube sur { $cell }
    .listed = { $doer ->
        [you] mets
       *[name] met
    } des cubes sur { $things }
    .moved = { $doer ->
        [you] déplaces
       *[name] déplace
    } un cube ({ $source } → { $cell })
    .back = { $doer ->
        [you] remets
       *[name] remet
    } le cube sur { $cell }
scrap-waived = { $doer ->
    [you] renonces
   *[name] renonce
} à { $left ->
    [one] 1 coup d’œil
   *[other] { $left } coups d’œil
}
    .cubes = { $doer ->
        [you] ne poses
       *[name] ne pose
    } aucun cube
    .more = { $doer ->
        [you] ne poses
       *[name] ne pose
    } pas d’autre cube
scrap-pawn = { $doer ->
    [you] poses ton
   *[name] pose son
} pion en { $corner } (−2 cubes)
scrap-began = { $turns ->
    [one] { $doer ->
        [you] commences ton
       *[name] commence son
    } dernier tour avec { $points } PA
   *[other] { $doer ->
       [you] commences ton
      *[name] commence son
   } tour avec { $points } PA (encore { $turns } tours)
}
scrap-sat = { $doer ->
    [you] sautes
   *[name] saute
} un tour : aucune carte à portée
scrap-entered = { $doer ->
    [you] entres
   *[name] entre
} par { $cell }
scrap-moved = { $doer ->
    [you] vas
   *[name] va
} sur { $cell }
    .listed = { $doer ->
        [you] vas
       *[name] va
    } sur { $things }
scrap-flipped = { $doer ->
    [you] retournes
   *[name] retourne
} { $cell } : { $card }
    .listed = { $doer ->
        [you] retournes
       *[name] retourne
    } : { $things }
    .down = { $doer ->
        [you] remets
       *[name] remet
    } { $card } face cachée ({ $cell })
    .card = { $doer ->
        [you] retournes
       *[name] retourne
    } { $card } ({ $cell })
    .many = { $doer ->
        [you] retournes
       *[name] retourne
    } { $cards } cartes
scrap-claimed = { $doer ->
    [you] ramasses
   *[name] ramasse
} { $whose ->
    [own] un cube sur { $cell }
   *[other] un cube posé par { $name } sur { $cell }
}
    .you = { $doer ->
        [you] ramasses
       *[name] ramasse
    } { $whose ->
        [own] un cube sur { $cell }
       *[other] un de tes cubes sur { $cell }
    }
scrap-collected = { $doer ->
    [you] ramasses
   *[name] ramasse
} { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
    .from = { $doer ->
        [you] ramasses
       *[name] ramasse
    } { $cubes ->
        [one] 1 cube ({ $owners })
       *[other] { $cubes } cubes ({ $owners })
    }
scrap-of = { $cubes } pris à { $name }
    .you = { $cubes } à toi
scrap-took = { $doer ->
    [you] prends
   *[name] prend
} { $card } sur { $cell }
    .secret = { $doer ->
        [you] prends
       *[name] prend
    } en secret { $card } sur { $cell }
    .hidden = { $doer ->
        [you] prends
       *[name] prend
    } une carte cachée sur { $cell }
    .cards = { $doer ->
        [you] prends
       *[name] prend
    } { $cards }
scrap-hidden = { $cards ->
    [one] 1 carte cachée
   *[other] { $cards } cartes cachées
}
scrap-more = { $cards ->
    [one] { $cards } autre
   *[other] { $cards } autres
}
scrap-ended = { $doer ->
    [you] finis ton
   *[name] finit son
} tour
    .left = { $doer ->
        [you] finis ton
       *[name] finit son
    } tour avec encore { $left } PA
scrap-retired = { $doer ->
    [you] t’arrêtes
   *[name] s’arrête
} avant la fin

## As text

scrap-part = Repérage { $round }
    .corners = Coins
    .collecting = Collecte, tour { $round }
scrap-round = Repérage { $round } sur { $rounds } : { $peeks ->
    [one] tout le monde peut regarder 1 carte.
   *[other] tout le monde peut regarder { $peeks } cartes.
}
    .again = Repérage { $round } sur { $rounds } : tout le monde pose à nouveau des cubes.
scrap-phase = { $mode ->
    [stealth] Mode furtif.
   *[public] Mode public.
} { $round ->
    [0] On place les pions.
   *[other] Collecte, tour { $round } sur { $rounds }.
}
scrap-warning = Si personne ne fait rien pendant cette manche, la partie se termine.
scrap-tiles = Tes tuiles : { $tiles }. Ton score actuel : { $score }.
scrap-buy = Avant de commencer, tu peux dépenser un cube pour un coup d’œil de plus.
scrap-secret = Ce que personne d’autre ne connaît : { $cards }.
scrap-where = Pion ({ $name }) : { $where }.
    .you = Ton pion : { $where }.
scrap-outside = hors de la grille, au coin { $corner }
scrap-gap = sur le trou { $cell }
scrap-leads = Le pion peut aller sur { $cells }.
    .none = Aucune autre carte n’est à portée.
scrap-costs = Prix du trajet : { $cells }.
scrap-cost = { $price } PA pour { $cells }
scrap-players = Joueurs, dans l’ordre du tour :
scrap-player = { $name } : { $notes }.
    .you = Toi : { $notes }.
scrap-notes = { $before }, { $note }
scrap-alt-grid = Sur la grille : { $up ->
    [one] { $up } carte
   *[other] { $up } cartes
} face visible, { $gaps ->
    [one] { $gaps } trou
   *[other] { $gaps } trous
}, { $cubes ->
    [one] { $cubes } carte
   *[other] { $cubes } cartes
} avec des cubes.
scrap-moves = en train de jouer
scrap-held = { $cubes ->
    [0] aucun cube
    [one] 1 cube
   *[other] { $cubes } cubes
}
    .mixed = { $cubes ->
        [one] { $cubes } cube ({ $kinds })
       *[other] { $cubes } cubes (dont { $kinds })
    }
scrap-gone = { $cubes ->
    [one] 1 dépensé
   *[other] { $cubes } dépensés
}
scrap-taken = cartes prises : { $cards }
scrap-stopped = arrêt avant la fin
scrap-stands = pion sur { $cell }
    .outside = pion hors grille (coin { $cell })
scrap-turns = { $turns ->
    [0] plus aucun tour
    [one] encore 1 tour
   *[other] encore { $turns } tours
}
scrap-wants = tuiles : { $tiles }
scrap-score = score actuel : { $score }
scrap-finish-rest = autres
scrap-final = { place } place : { $name }, { points }. Bonnes cartes { $match }, cubes { $cubes }, autres cartes { $rest }.
scrap-loot = { $name }, tuiles : { $tiles }. Cartes prises : { $cards }.
    .none = { $name }, tuiles : { $tiles }. Aucune carte prise.
    .you = Tes tuiles : { $tiles }. Tes cartes : { $cards }.
scrap-grid = La grille, colonnes A à I, lignes 1 à 6 :
scrap-row = Ligne { $row } : { $cards }.
scrap-plain = { $count ->
    [one] Ligne { $rows } : tout est face cachée, sans cubes.
   *[other] Lignes { $rows } : tout est face cachée, sans cubes.
}
    .all = Toute la grille est face cachée, sans cubes.
scrap-lies = { $what } face { $lies ->
    [up] visible
   *[down] cachée
}
    .cubes = { $what } face { $lies ->
        [up] visible
       *[down] cachée
    } ({ $cubes })
scrap-gaps = { $count ->
    [one] trou { $cells }
   *[other] trous { $cells }
}
    .all = rien que des trous
scrap-rest = { $count ->
    [one] encore 1 carte face cachée
   *[other] encore { $count } cartes face cachée
}

## Pictures: at most three words, and as short as they are here.

scrap-picture-peeks = { $name } regarde
scrap-picture-moves = { $name } déplace
scrap-picture-guards = { $name } protège
scrap-picture-picks = { $name } choisit
scrap-picture-drives = { $name } ramasse
scrap-picture-peek = { $left ->
    [one] carte à voir d’abord
   *[other] cartes à voir d’abord
}
scrap-picture-peeked = déjà vu
scrap-picture-cube = { $left ->
    [one] cube
   *[other] cubes
}
scrap-picture-points = { $left ->
    [one] point d’action (PA)
   *[other] points d’action (PA)
}
scrap-picture-from = cube pris sur { $cell }
scrap-picture-corner = un coin
scrap-picture-put = Pose-le
scrap-picture-pick = Choisis
scrap-picture-collect = Ramasse
scrap-picture-look = Regarde
scrap-picture-guard = Protège
scrap-picture-flip = Retourne { $cell }
scrap-picture-about = environ +{ $points }
scrap-picture-search = Fouiller
scrap-picture-end = Avance ou finis ton tour
scrap-picture-stop = Finis ton tour
scrap-picture-none = Pas de points ici
scrap-picture-ahead = { $points ->
    [0] Puis retourne une carte
    [one] Ensuite : +1 point
   *[other] Ensuite : +{ $points } points
}
scrap-picture-fetch = Récupérer { $cells }
scrap-picture-raid = { $others ->
    [0] Piller { $raided }
   *[other] Piller { $raided }, puis { $cells }
}
scrap-picture-brings = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
scrap-picture-round = Manche { $round } sur { $rounds }
    .turn = Tour { $round } sur { $rounds }
scrap-picture-pays = des points
scrap-picture-others = { $mismatch ->
    [minus] le reste : des malus
    [zero] le reste : aucun point
   *[plus] le reste aussi
}
scrap-picture-only = tu les vois
scrap-picture-yours = en secret
scrap-picture-score = points
scrap-picture-you = Toi { $points }
scrap-picture-lead = en tête
scrap-picture-unit = pts
scrap-picture-price = { $price } PA
scrap-picture-did = { $deed ->
    [peeked] regarde
    [took] prend
    [placed] pose
   *[claimed] ramasse
}
scrap-finish-tie = départage : moins de cartes en trop

## The score sheet

scrap-sheet-card = { $card }
    .miss = { $card }, en trop
scrap-sheet-cubes = Cubes

## Refusals

scrap-refuse-over = Cette partie est finie. Relances-en une avec *Revanche*.
scrap-refuse-turn = Ce n’est pas encore ton tour. Attends tes boutons.
scrap-refuse-cell = { $cell } n’existe pas. Les colonnes vont de A à I, les lignes de 1 à 6.
scrap-refuse-corner = Choisis d’abord le coin de ton pion.
scrap-refuse-seen = Tu connais déjà { $cell }. Regarde une autre carte.
scrap-refuse-guarded = Quelqu’un a un cube sur { $cell }. Regarde ailleurs.
scrap-refuse-last = Tes deux derniers cubes forment ton pion. Garde-les.
scrap-refuse-spend = Un seul coup d’œil en plus par manche, à acheter avant le premier coup d’œil. Regarde maintenant.
scrap-refuse-peek-first = Regarde d’abord, ou appuie sur *Terminé*. Puis pose tes cubes.
scrap-refuse-collect = Pas encore. La collecte commence après le repérage.
scrap-refuse-lifted = Tu as pris le cube de { $cell } : pose-le d’abord.
scrap-refuse-none = Tu n’as pas de cube sur { $cell }. Choisis une autre carte.
scrap-refuse-peeked = Tu n’as plus de carte à regarder. Pose un cube, ou appuie sur *Terminé*.
scrap-refuse-peeks-over = Le repérage est déjà fini. Prends tes cartes maintenant.
scrap-refuse-has-corner = Ton pion a déjà son coin. Déplace-le.
scrap-refuse-entered = Ton pion est déjà sur la grille. Déplace-le.
scrap-refuse-outside = Entre d’abord sur la grille. Cela coûte 1 PA.
scrap-refuse-last-turn = C’est ton dernier tour. Finis-le.
scrap-refuse-gap = La carte sur { $cell } n’est plus là. Va sur une autre.
scrap-refuse-way = { $direction ->
    [left] Depuis { $cell }, il n’y a pas de carte à gauche.
    [right] Depuis { $cell }, il n’y a pas de carte à droite.
    [up] Depuis { $cell }, il n’y a pas de carte vers le haut.
   *[down] Depuis { $cell }, il n’y a pas de carte vers le bas.
} Choisis une autre direction.
scrap-refuse-own-cube = Tu n’as pas de cube sur { $cell }. Fais autre chose.
scrap-refuse-cube = Cette personne n’a pas de cube sur { $cell }. Fais autre chose.
scrap-refuse-clear = Il reste un cube sur { $cell }. Ramasse-le d’abord.
scrap-refuse-price = Il faut { $price } PA, et tu en as { $left }. Finis ton tour, ou choisis une action moins chère.

## How to play, and the rules in short. A line that begins with a star begins with { "" }.

scrap-basics-1 = Tes tuiles secrètes montrent les symboles qu’il te faut.
scrap-basics-2 = Repérage : regarde des cartes en secret, et protège les bonnes avec des cubes.
scrap-basics-3 = Collecte : à chaque tour, tu as 1 point d’action par cube en main, plus 2.
scrap-basics-4 = Avec ces points, tu bouges, retournes des cartes, ramasses des cubes et prends les cartes libres.
scrap-basics-5 = Tes symboles comptent pour toi, les autres contre toi, et chaque cube en main vaut 1 point.
scrap-rules-goal = **But.** Repère les meilleures cartes qui portent tes symboles, et prends-les.
scrap-rules-start = **Mise en place.** 54 cartes face cachée, en neuf colonnes, de A à I, et six lignes. Il y a six symboles, avec neuf cartes chacun : 1, 1, 1, 2, 2, 3, 4, 5 et 6. Tout le monde a 20 cubes et tire en secret de 1 à 4 tuiles différentes (`tiles`) : les symboles à chercher.
    { -ruling } 20 cubes par personne, c’est notre choix.
scrap-rules-peek = **Manches de repérage**, une par tuile. Tout le monde lance deux dés. Le total le plus haut commence. En cas d’égalité, on relance. La personne qui commence relance deux dés : leur somme donne le nombre de cartes à regarder par personne.
    { -ruling } les autres suivent dans l’ordre de leur total, ici et pour la collecte.
    1. À ton tour, regarde ce nombre de cartes cachées, mais aucune sous le cube de quelqu’un d’autre. Puis pose ou déplace jusqu’à deux cubes, sur n’importe quelles cartes.
    2. Puis tout le monde pose ou déplace encore jusqu’à deux cubes.
    { -ruling } avant ta première carte d’une manche, tu peux dépenser un cube, qui sort du jeu, pour en regarder une de plus.
    { -ruling } tu peux t’arrêter avant. On ne regarde pas deux fois la même carte : ta grille s’en souvient.
    { -ruling } les deux derniers cubes de ta réserve sont pour le pion.
    { -ruling } un cube remis à sa place ne compte pas comme déplacé.
scrap-rules-collect = **La collecte.** En mode public, tout le monde montre ses tuiles, et les cartes prises sont visibles. En mode furtif, les tuiles restent cachées jusqu’à la fin, et une carte prise face cachée n’est connue que des personnes qui l’ont prise ou vue. La personne qui a le plus de cubes sur la grille commence. En cas d’égalité, on lance un dé. Deux cubes deviennent ton pion, hors de la grille, au coin de ton choix.
    { -ruling } ces cubes viennent de ta réserve. On choisit les coins dans l’ordre du tour, et plusieurs personnes peuvent prendre le même.
scrap-rules-turns = **Tes tours.** Quatre par tuile. À chaque tour, tu as un point d’action (PA) par cube en main au début, et deux de plus.
    { -ruling } ta main, c’est ta réserve et les cubes des autres que tu as ramassés. Ne comptent ni le pion, ni les cubes sur la grille, ni les cubes dépensés.
    - 1 PA : aller à la carte suivante à gauche, à droite, en haut ou en bas, par-dessus les trous. Ton premier pas te fait entrer par ton coin.
    - 1 PA : retourner la carte sous ton pion, face visible ou face cachée. Tout le monde la voit.
    - 2 PA : y ramasser un de tes cubes.
    - 3 PA : y ramasser un cube de quelqu’un d’autre.
    - 2 PA : prendre la carte, quand elle n’a plus de cube.
    { -ruling } tu retournes, ramasses et prends seulement là où est ton pion.
scrap-rules-way = **En chemin.** { -ruling } plusieurs pions peuvent être sur la même carte, et aucun ne bloque les autres.
    { -ruling } une carte qui a été visible reste connue de tout le monde, même cachée à nouveau.
    { -ruling } si la carte du coin n’est plus là, tu entres par la suivante de sa ligne, sinon de sa colonne, sinon par la plus proche.
    { -ruling } un tour se termine avec son dernier PA. Si aucune carte n’est à portée, il se termine plus tôt, et tes tours suivants sont sautés.
    { -ruling } la partie se termine aussi quand la grille est vide.
    { -ruling } tu peux t’arrêter avant la fin : tu ne joues plus, et ton pion s’en va. Quand tout le monde l’a fait, la partie se termine.
    { -ruling } la partie se termine aussi après deux manches de suite où personne n’a rien fait.
    {""}*Récupérer*, *Piller*, *Se déplacer et agir* et *Aller à une carte* prennent le trajet le moins cher, tout ou rien. Un prix doré sur ta grille, comme 3 PA, est ce qu’il en coûte d’aller prendre la carte.
scrap-rules-score = **Score.** Tu marques les valeurs de tes cartes qui correspondent à tes tuiles, et 1 par cube en main.
    { -ruling } les valeurs de tes autres cartes comptent contre toi. Avec l’option `mismatch`, elles ne comptent pas, ou comptent pour toi.
    { -ruling } à égalité, la personne qui a le moins de cartes en trop (sans tuile correspondante) gagne. S’il y a encore égalité, la place est partagée.
scrap-rules-away = **Absence.**
    { -ruling } quand ton temps est écoulé, le bot met fin à tes coups d’œil ou à la pose des cubes, repose un cube repris, choisit le premier coin, ou finit ton tour.
scrap-rules-credit = *{ scrap-credit }*

## The lesson. A reason follows "Almost! Press …:".

scrap-lesson-peek = 54 cartes face cachée. Ta tuile est **Roue** : les Roues comptent pour toi, tout le reste contre toi. Tu peux regarder trois cartes en secret. Commence près d’un coin.
    .why = ton pion part d’un coin, et aller chercher les cartes proches coûte peu. Ici, ton coin est A1.
scrap-lesson-guard = Deux Roues, un 6 et un 3 ! Personne d’autre ne le sait. Protège-les avec des cubes : les autres ne peuvent plus les regarder, et doivent payer pour chaque cube avant de les prendre. Pose tes deux cubes.
    .why = tes Roues sont sur B1 et A1, et un cube les rend plus chères pour les autres.
scrap-lesson-keep = Apex a mis un cube sur B1, lui aussi, et un autre sur C2 : c’est peut-être une bonne carte. Tu peux encore poser deux cubes. Mais garde-les : en main, ils te donneront des points d’action.
    .why = chaque cube gardé vaut un point d’action à chaque tour, et un point à la fin.
scrap-lesson-corner = La collecte commence ! Tout le monde montre ses tuiles : Apex cherche des Flèches. Choisis le coin de ton pion. Le pion coûte deux cubes. Tes Roues sont près d’A1.
    .why = tes Roues sont sur A1 et B1, et chaque pas coûte un point d’action.
scrap-lesson-menu = Tu as 18 points d’action : un pour chacun de tes 16 cubes, et deux de plus. Le menu montre ce que tu peux faire. Prends d’abord la carte sur A1.
    .why = la Roue 3 est sur ton chemin vers B1, et coûte 5 PA avec son cube.
scrap-lesson-second = Maintenant B1. Ramasser ton cube coûte 2 PA. Celui d’Apex en coûte 3 et devient le tien. Avec le pas et la carte, cela fait 8 PA sur 13.
    .why = la Roue 6, c’est ce que tu cherches. Prends-la avant Apex.
scrap-lesson-flip = Il te reste cinq PA. Les cartes inconnues peuvent aussi être des Roues. Retourne C1, juste à côté. Tout le monde la voit.
    .why = regarder coûte 2 PA. Prendre une carte à l’aveugle peut te coûter 6 points.
scrap-lesson-end = Un Bidon ! Il compterait contre toi : laisse-le. Rien d’autre n’est à portée : finis ton tour. Au prochain, tu auras de nouveaux PA.
    .why = le Bidon compterait contre toi.
scrap-lesson-known-1 = Repérage : regarde en secret, et protège les bonnes cartes avec des cubes.
scrap-lesson-known-2 = Collecte : tes cubes te donnent des points d’action pour bouger, ramasser des cubes, retourner et prendre des cartes.
scrap-lesson-known-3 = Les cartes de tes tuiles comptent pour toi, les autres contre toi. Chaque cube en main vaut un point.
scrap-lesson-known-4 = Tu as 28 points, Apex en a 23. Tout le monde a quatre tours par tuile.

## Kinds of action, for the most common mistake of reviews

scrap-act = { $kind ->
    [spend] acheter un coup d’œil
    [peek] regarder
    [lift] déplacer un cube
    [place] poser un cube
    [done] ne plus poser de cube
    [choose] choisir un coin
    [enter] entrer sur la grille
    [move] déplacer le pion
    [flip] retourner une carte
    [claim] ramasser un cube
    [take] prendre une carte
    [end_turn] finir le tour
   *[retire] s’arrêter avant la fin
}

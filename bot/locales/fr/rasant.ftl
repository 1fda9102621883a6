### Rasant: `$colour` is red, blue, yellow, green or black, `$pace` the number on a card.

## Cards and cars

rasant-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [green] vert
   *[black] noir
}
    .button = { $colour ->
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
        [green] Vert
       *[black] Noir
    }
rasant-card = { $pace } { rasant-colour }
rasant-car = { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [green] verte
   *[black] noire
}

## The lobby

rasant-pitch = 13 voitures en file : gagne une manche, et la dernière voiture de la couleur jouée dépasse toutes les autres, avec celles qui la suivaient. Plus il y en a, mieux c’est.
rasant-credit = Rasant, de F. J. Lamminger, Amigo 1993. Les textes sont de nous.
rasant-option = File
    .value = { $value ->
        [random] Au hasard
       *[draft] Draft
    }
    .note = { $choice ->
        [grid-random] Les voitures s’alignent au hasard
       *[grid-draft] À ton tour, tu choisis la couleur de la voiture suivante
    }
rasant-cover = Une affiche de Grand Prix : une voiture jaune file devant une rouge et une bleue, au bord de la mer, sous un soleil bas.
rasant-draft = Tour à tour, on choisit la couleur de la voiture suivante.

## The hand

rasant-choose = Choisis la couleur de la voiture suivante.
rasant-lead = Tu entames. Joue une carte de couleur.
    .costly = Tu entames. La pioche est vide : passer coûte maintenant une carte.
rasant-beat = Bats le { $card } en { rasant-colour } ou en noir, ou passe. La manche vaut { points }.
    .costly = Bats le { $card } en { rasant-colour } ou en noir, ou passe. Passer coûte une carte.
rasant-stuck = Tu ne peux pas battre le { $card }. Passe.
    .costly = Tu ne peux pas battre le { $card }. Passer coûte une carte.
rasant-discard = Défausse une carte pour passer.
rasant-now = { $name } gagne la manche { $round } : { points }. { $todo }
    .you = Tu gagnes la manche { $round } : { points }. { $todo }
rasant-play = { $pace } { rasant-colour }
    .worth = { $pace } { rasant-colour } · +{ $points }
    .wins = { $pace } { rasant-colour } · gagne { $points }
    .lead = Carte d’entame
    .follow = Carte à jouer
    .discard = Carte à défausser
rasant-pass = Passer
    .costly = Passer (−1 carte)
rasant-name = { rasant-colour.button } · il en reste { $left }
rasant-plan = { $pace ->
    [0] Passer la manche
   *[other] Passer au-delà de { $pace }
}

## Hints

rasant-hint-discard = Il faut défausser une carte, et c’est le { $card } qui te sert le moins.
rasant-hint-choose = Pour l’instant, toutes les couleurs se valent. Prends celle que tu veux.
rasant-hint-no-lead = Aucune de tes cartes n’est bonne pour entamer.
rasant-hint-stuck = Tu n’as pas de carte plus haute, ni de cette couleur ni noire.
rasant-hint-little = La manche ne vaut que { points }. Garde le { $card } pour une meilleure.
    .lead = La manche ne vaut que { points }. Garde le { $card } : si tu passes en premier, tu entames la suivante.
rasant-hint-beaten = La manche vaut { points }, mais les autres ont sans doute mieux.
    .lead = Les autres ont sans doute mieux. Si tu passes en premier, tu entames la manche suivante.
rasant-hint-top = Rien ne bat un 130. Tu gagnes { points }.
rasant-hint-play = La manche vaut { points }. { $rivals ->
    [0] Personne ne peut répondre.
    [one] Une seule personne peut encore répondre.
   *[other] { $rivals } personnes peuvent encore répondre.
} { $higher ->
    [yes] Tu gardes tes cartes plus hautes pour plus tard.
   *[no] C’est la plus haute carte que tu puisses jouer.
}

## What happened. `$reader` is what the reader is in it: winner, leader (of the next round), both or nobody;
## same: somebody else is both. rasant-did is a deed without a subject, in rasant-deed it has one.

rasant-did = { $deed ->
    [placed] { $doer ->
        [you] places
       *[name] place
    } une voiture { $card }
    [led] { $doer ->
        [you] entames
       *[name] entame
    } avec le { $card }
    [played] { $doer ->
        [you] joues
       *[name] joue
    } le { $card }
    [passed] { $doer ->
        [you] passes
       *[name] passe
    }
    [left] { $doer ->
        [you] n’as plus de cartes et passes
       *[name] n’a plus de cartes et passe
    }
   *[paid] { $doer ->
       [you] défausses
      *[name] défausse
   } le { $card } pour passer
}
rasant-deed = { $name } { $deed ->
    [placed] place une voiture { $card }
    [led] entame avec le { $card }
    [played] joue le { $card }
    [passed] passe
    [left] n’a plus de cartes
    [lead_handed] n’a aucune carte de couleur
   *[paid] défausse le { $card }
}
    .you = { $at ->
        [0] Tu
       *[other] tu
    } { $deed ->
        [placed] places une voiture { $card }
        [led] entames avec le { $card }
        [played] joues le { $card }
        [passed] passes
        [left] n’as plus de cartes
        [lead_handed] n’as aucune carte de couleur
       *[paid] défausses le { $card }
    }
rasant-deeds = { $deeds }.
rasant-drew = { $doer ->
    [you] pioches
   *[name] pioche
} { cards }
    .own = { $doer ->
        [you] pioches
       *[name] pioche
    } { $names }
rasant-cars = { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}{ $doubled ->
    [yes] {" "}× 2
   *[no] {""}
}
rasant-gain = { $doubled ->
    [yes] { rasant-cars } = { points }
   *[no] { points }
}
rasant-moved = { $doer ->
    [you] dépasses
   *[name] dépasse
} avec { $doubled ->
    [yes] la voiture noire : { rasant-gain }
   *[no] { rasant-cars } : { points }
}
rasant-won = { $name } gagne la manche : { rasant-gain }.
    .you = Tu gagnes la manche : { rasant-gain }.
rasant-won-with = { $reader ->
    [winner] Tu gagnes avec le { $card }. { $leader } a passé en premier et entame.
    [leader] { $name } gagne avec le { $card }. Tu as passé en premier et tu entames.
    [both] Tu gagnes avec le { $card } et tu entames la manche suivante.
    [same] { $name } gagne avec le { $card } et entame la manche suivante.
   *[nobody] { $name } gagne avec le { $card }. { $leader } a passé en premier et entame.
}
rasant-won-points = { $name } gagne { points } avec le { $card }.
    .you = Tu gagnes { points } avec le { $card }.
rasant-no-lead = { $reader ->
    [winner] Tu n’as aucune carte de couleur. { $leader } entame.
    [leader] { $name } n’a aucune carte de couleur. Tu entames.
   *[nobody] { $name } n’a aucune carte de couleur. { $leader } entame.
}
rasant-opened = On forme la file, une voiture après l’autre. { $name } commence.
    .you = On forme la file, une voiture après l’autre. Tu commences.
rasant-filled = { $count ->
    [one] Il ne reste qu’une voiture { rasant-car } : elle ferme la file.
   *[other] Il ne reste que { $count } voitures { rasant-car }s : elles ferment la file.
}
rasant-dealt = Cartes distribuées. { $name } entame.
    .you = Cartes distribuées. Tu entames.
rasant-dealt-own = Cartes distribuées. { $name } entame. { $owner } : { $cards }.
rasant-last-card = La pioche est vide. Désormais, passer coûte une carte.
rasant-over = Fin de partie : il n’y a plus de cartes de couleur.
rasant-forming = La file se forme
rasant-round = Manche { $round }

## The table in words

rasant-table-hand = Ta main : { $cards }.
    .empty = Ta main est vide.
rasant-table-playable = Tu peux jouer : { $cards }.
rasant-table-round = Manche { $round } : { $cards }.
    .open = Manche { $round } : pas encore de carte.
rasant-table-last = Manche { $round } : { cards }. Dernière carte : { $card }, jouée par { $name }.
    .you = Manche { $round } : { cards }. Dernière carte : { $card }, jouée par toi.
rasant-table-laid = { $card } ({ $name })
    .you = { $card } (toi)
rasant-table-passed = Hors de la manche : { $names }.
rasant-table-worth = La manche vaut { points }.
rasant-table-unplaced = Encore à placer : { $cars }.
rasant-table-left = { $left } { rasant-car }{ $left ->
    [one] {""}
   *[other] s
}
rasant-table-line = La file, de l’avant à l’arrière : { $cars }.
rasant-table-deck = Pioche : { cards }.
    .empty = La pioche est vide. Passer coûte une carte.
rasant-table-player = { $name } : { points }, { cards }.
    .you = Toi : { points }, { cards }.
rasant-table-passed-player = { $name } : { points }, { cards }, hors manche.
    .you = Toi : { points }, { cards }, hors manche.
rasant-table-gone = Cartes { rasant-car }s déjà sorties : { $paces }.
rasant-table-place = { place } place : { $name }, { points }.
    .you = { place } place : toi, { points }.
rasant-table-decided = { $tied ->
    [yes] Manche { $round } : { $name } égalise ({ points }, voitures : { $cars }).
   *[no] Manche { $round } : { $name } prend la tête pour de bon ({ points }, voitures : { $cars }).
}
    .you = { $tied ->
        [yes] Manche { $round } : tu égalises ({ points }, voitures : { $cars }).
       *[no] Manche { $round } : tu prends la tête pour de bon ({ points }, voitures : { $cars }).
    }
rasant-table-best = Ta meilleure manche : la { $round } ({ points }).
rasant-score = Manche { $round }, { rasant-colour } : { rasant-cars }

## Refusals

rasant-refuse-over = Cette partie est finie. Relances-en une avec *Revanche*.
rasant-refuse-passed = Tu as déjà passé. Tu reviens à la prochaine manche.
rasant-refuse-turn = Ce n’est pas encore ton tour. Attends les autres.
rasant-refuse-none-left = Il ne reste plus de voiture { rasant-car }. Choisis une autre couleur.
rasant-refuse-draft = La file d’abord. Choisis la couleur de la voiture suivante.
rasant-refuse-card = Tu n’as pas le { $card }. Choisis une autre carte.
rasant-refuse-pay = Tu as passé, et la pioche est vide. Défausse une carte.
rasant-refuse-black = On n’entame pas en noir. Joue une carte de couleur.
rasant-refuse-pass = On ne passe pas quand on entame. Joue une carte de couleur.
rasant-refuse-discard = On ne défausse que pour passer, quand la pioche est vide. Joue ou passe.
rasant-refuse-placed = La file est déjà complète. Joue une carte.
rasant-refuse-colour = La manche est en { rasant-colour }. Joue en { rasant-colour } ou en noir, ou passe.
rasant-refuse-low = Trop bas. Joue plus haut que { $pace }, ou passe.

## Pictures

rasant-picture-turn = { $phase ->
    [drafting] { $name } choisit
    [leading] { $name } entame
    [following] { $name } doit battre :
   *[paying] { $name } défausse
}
rasant-picture-prompt = { $phase ->
    [drafting] Choisis une couleur
    [leading] Entame la manche
    [following] À battre :
    [stuck] Trop haut pour toi :
   *[paying] Défausse une carte
}
rasant-picture-points = points
rasant-picture-you = Toi { $points }
rasant-picture-round = Manche { $round }
rasant-picture-deck = { $cards ->
    [0] Pioche vide
   *[other] Pioche : { $cards }
}
rasant-picture-line = { $cars } sur { $most }
rasant-picture-passed = passe
rasant-picture-winner = à gagner
rasant-picture-would = { $name } gagnerait
rasant-picture-over = Manche { $round } : { $name }
rasant-picture-decided = Manche décisive
rasant-picture-best = Ta meilleure manche
rasant-picture-last = gagné
rasant-picture-open = Couleur libre
rasant-picture-tickets = + : valeur de la manche
rasant-picture-cost = Passer coûte une carte
rasant-picture-beats = bat { $number }
rasant-picture-double = pts ×2
rasant-picture-strength = bat
    .share = { $number } sur { $cards }
rasant-picture-unseen = { $cards } cartes cachées
rasant-picture-if-won = à gagner
rasant-picture-or-pass = ou passe (−1 carte)
rasant-picture-only-pass = Tu ne peux que passer
rasant-picture-unplayable = { $why ->
    [low] trop faible
   *[colour] mauvaise couleur
}
rasant-picture-free = Passer est gratuit
rasant-picture-for-winner = en cas de victoire
rasant-picture-undealt = La file, puis les cartes
rasant-picture-empty = Main vide

## Lesson

rasant-lesson-1 = Tu entames : ta carte fixe la couleur de la manche. La carte gagnante fait passer en tête la **dernière** voiture de cette couleur et toutes celles qui la suivent. Derrière la dernière jaune, il y en a trois : 4 points. Entame avec le **50 jaune**.
    .why = la dernière rouge ferme la file, donc le rouge ne vaut qu’un point. Garde tes cartes hautes.
rasant-lesson-2 = Chaque carte doit être plus haute que la précédente, dans la couleur de la manche ou en noir. Apex a joué le 70 noir, et Bolt a passé. Ton **100 noir** bat ce 70, et épargne ton 120 jaune.
    .why = le noir va avec toutes les couleurs, et ton 100 bat le 70 d’Apex. Le 120 jaune servira plus tard.
rasant-lesson-3 = Apex a joué le 120 noir. Ton 120 n’est pas plus haut : passe. Apex gagne la manche.
    .why = aucune de tes cartes n’est plus haute que 120.
rasant-lesson-4 = Les quatre voitures sont devant, dans l’ordre inverse. La nouvelle manche est en bleu. La **première** personne à passer entame la suivante. Ton 20 bleu ne gagnera pas : passe.
    .why = le 20 bleu serait battu. Si tu passes en premier, tu entames la suivante.
rasant-lesson-5 = Un 130 a mis fin à la manche. Tu entames ! Derrière la dernière jaune, il y a la **voiture noire** et trois autres. La noire ne vaut rien, mais le reste compte double : 8 points.
    .why = seul le jaune déplace la voiture noire. Garde ton 120 pour gagner la manche.
rasant-lesson-6 = Apex a passé, et Bolt a joué un 80. Sors la carte haute que tu gardais : seul le 130 jaune la battrait.
    .why = ton 120 gagne presque à coup sûr, et la manche vaut 8 points.
rasant-learned-1 = Joue plus haut dans la couleur de la manche ou en noir, ou passe.
rasant-learned-2 = La dernière carte gagne : la dernière voiture de la couleur et toutes celles qui la suivent passent devant, un point chacune.
rasant-learned-3 = Avec la voiture noire, les autres comptent double : tu mènes avec 8 points, contre 5 et 4.
rasant-learned-4 = La première personne à passer entame la suivante. Plus aucune carte de couleur ? La partie est finie.

## Rules

rasant-how-1 = La première carte fixe la couleur de la manche. On n’entame pas en noir.
rasant-how-2 = Joue plus haut dans cette couleur ou en noir, ou passe et attends.
rasant-how-3 = La dernière carte gagne : la dernière voiture de la couleur et les suivantes passent devant.
rasant-how-4 = 1 point par voiture. La noire vaut 0, mais double le gain.
rasant-how-5 = Si tu passes en premier, tu entames la suivante. Quand la pioche est vide, passer coûte une carte. Le plus grand total gagne.
rasant-rules-goal = **But.** Gagne des manches. Chacune fait passer des voitures de l’arrière à l’avant, pour un point par voiture. Le plus grand total gagne.
rasant-rules-cars = **Voitures.** La noire est devant. Puis trois rouges, trois bleues, trois jaunes et trois vertes.
    { -ruling } `grid: random` aligne les douze au hasard.
    { -ruling } avec `grid: draft`, on choisit tour à tour la couleur de la voiture suivante, en commençant à gauche de la personne qui distribue. Quand il ne reste qu’une couleur, ses voitures ferment la file. Puis on distribue.
rasant-rules-cards = **Cartes.** Chaque couleur a les cartes 10, 20, 30… jusqu’à 130. Le noir n’a que 40, 70, 100 et 120.
    { -house } on ne connaît plus la répartition d’origine des 56 cartes. Celle-ci est la nôtre.
    { -ruling } on tire au sort la personne qui distribue, et celle à sa gauche entame. Tout le monde reçoit six cartes, et le reste forme la pioche.
rasant-rules-round = **Une manche.** On entame avec une carte, sans pouvoir passer. Sa couleur est celle de la manche. Puis, à ton tour, joue plus haut dans cette couleur ou en noir, ou passe : tu sors de la manche. Un 130 y met fin aussitôt. La dernière carte gagne.
    { -ruling } on n’entame pas en noir.
    { -ruling } une carte noire doit être plus haute aussi, et ne change pas la couleur.
    { -ruling } la manche se termine aussi quand tout le monde sauf une personne a passé. Cette personne ne peut ni jouer une autre carte, ni passer pour se débarrasser d’une carte.
    { -ruling } pas de carte de couleur ? La personne à ta gauche entame, et c’est comme si tu avais passé. Si personne d’autre n’en avait, la dernière personne gagne aussitôt avec son entame.
rasant-rules-overtaking = **Dépasser.** La dernière voiture de la couleur et toutes celles qui la suivent passent devant une par une : leur ordre s’inverse. Chacune vaut 1 point. La voiture noire ne vaut rien, mais celles qui avancent avec elle comptent double.
rasant-rules-after = **Après une manche.** Les cartes jouées sortent du jeu. La personne qui a gagné pioche d’abord, puis les autres, jusqu’à six cartes, tant que la pioche dure. La première personne à passer entame la manche suivante.
    { -ruling } si personne n’a passé, la personne qui a gagné entame.
rasant-rules-empty = **Pioche vide.** Dès lors, passer te coûte une carte de ton choix. Sans cartes, tu passes gratuitement.
    { -ruling } céder l’entame coûte aussi une carte, même si tu viens d’en payer une pour passer.
    { -ruling } si tu n’as qu’une carte, elle est défaussée d’office.
    { -ruling } tu défausses aussitôt, avant le tour suivant.
rasant-rules-end = **La fin.** Le plus grand total gagne.
    { -ruling } la partie se termine quand plus personne n’a de carte de couleur pour entamer.
    { -ruling } à égalité, la place est partagée et la suivante reste vide : 1, 2, 2, 4.
rasant-rules-away = **Absence.**
    { -ruling } quand ton temps est écoulé, tu passes. S’il faut entamer ou défausser, le bot utilise ta carte la plus basse. S’il faut choisir une couleur, il prend la première qui reste.
    { -ruling } *Passe auto* passe pour toi quand tu ne peux rien faire d’autre, après 1 à 4 secondes. Si tu ne joues que contre des robots, elle est active dès le début. Les autres ne savent pas si tu l’as activée. Si la table montre à tout le monde que tu dois passer, tu passes aussitôt.
rasant-rules-credit = *{ rasant-credit }*

## Kinds of action, for the most common mistake of reviews

rasant-act = { $kind ->
    [name] choisir une couleur
    [play] jouer une carte
    [pass] passer
   *[pay] défausser une carte
}

### Gear Head: `$part` is fuel, pistons, battery, driveshaft, tires or gearshift, `$power` the number on a card.

## Cards

gear-part = { $part ->
    [fuel] Essence
    [pistons] Pistons
    [battery] Batterie
    [driveshaft] Transmission
    [tires] Pneus
   *[gearshift] Boîte
}
    .de = { $part ->
        [fuel] d’Essence
        [pistons] de Pistons
        [battery] de Batterie
        [driveshaft] de Transmission
        [tires] de Pneus
       *[gearshift] de Boîte
    }
gear-card = { gear-part } { $power }
gear-rank = { place } place{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus })
}

## The lobby

gear-pitch = Monte une voiture avec six pièces, puis place-la sur la ligne de départ. Fais vite pour le bonus, ou attends de meilleures pièces.
gear-credit = Gear Head, de Chad Smith (Green Box of Games), CC BY-NC-SA 4.0. Les textes sont de nous.
gear-cover = Une voiture de course sur la ligne, à moitié peinte, à moitié au crayon. À côté, des cartes avec les pièces qui manquent.

## The hand

gear-last-turn = Dernier tour pour { $name } !
    .you = Ton dernier tour !
gear-draw-or-take = Pioche une carte, ou prends { $card }.
gear-must-take = La pioche est vide. Prends { $card }.
gear-must-discard = Défausse une carte.
gear-cannot-finish = Ta voiture reste incomplète. Termine avec ce que tu as.
gear-complete = Ta voiture est complète ! Place-la, ou défausse une carte et continue.
gear-must-pull-up = Ta voiture est complète ! Place-la.
gear-done = Tu as la { place } place sur la ligne. On attend les autres.
gear-draw = Piocher
gear-draw-better = Piocher · utile { $tenths } fois sur 10
gear-take = Prendre { gear-card }{ $gain ->
    [0] {""}
   *[other] {" "}· +{ $gain }
}
    .complete = Prendre { gear-card } · voiture complète
gear-discard = { gear-card }{ $loss ->
    [0] {""}
   *[other] {" "}· −{ $loss }
}
    .gap = { gear-card } · −{ $loss }, te manquera
gear-build-on = Continuer · utile { $tenths } fois sur 10
    .note = défausse { $card }
    .cost = défausse { $card }. Si une autre voiture se place avant, ton bonus passe de { $bonus } à { $next }
gear-pull-up = Se placer : { $power }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
gear-roll-in = { $parts ->
    [one] Terminer · { $parts } pièce sur 6
   *[other] Terminer · { $parts } pièces sur 6
}
gear-pull-up-without = Sans { $card } : { $power }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
gear-plan-draw = Piocher une carte
gear-plan-take = { $least ->
    [1] Prendre { gear-part }
    [6] Prendre { gear-part } 6
   *[other] Prendre { gear-part } { $least } ou plus
}

## Hints

gear-hint-take-better = { gear-part } : +{ $gain } par rapport à ce que tu as, et tu sais ce que tu prends.
gear-hint-take-missing = Il n’y a pas encore { gear-part.de } dans ta voiture, et il faut une pièce de chaque sorte.
gear-hint-take-safe = Tu sais ce que tu prends, et personne d’autre ne l’aura.
gear-hint-draw = { $tenths ->
    [one] { $tenths } carte sur 10 { $kind ->
        [missing] est une pièce qui te manque.
       *[better] améliore ta voiture.
    }
   *[other] { $tenths } cartes sur 10 { $kind ->
        [missing] sont des pièces qui te manquent.
       *[better] améliorent ta voiture.
    }
}
gear-hint-build-on = Environ { $tenths ->
    [one] { $tenths } carte sur 10 améliore
   *[other] { $tenths } cartes sur 10 améliorent
} ta voiture{ $bonus ->
    [0] .
   *[other] {""}. Mais si une autre voiture se place avant, ton bonus passe de { $bonus } à { $next }.
}
gear-hint-weakest = { $card } est la plus faible de tes cartes { gear-part }. Une pièce de chaque sorte suffit.
gear-hint-another = Tu as une carte { gear-part } en trop. Une pièce de chaque sorte suffit.
gear-hint-least = C’est la plus faible de tes cartes.
gear-hint-keep = Avec tes autres cartes, tu gardes { $power } points.
gear-hint-last = C’est ton dernier tour : maintenant ou jamais.
gear-hint-others = { $count ->
    [one] { $names } est déjà sur la ligne.
   *[other] { $names } sont déjà sur la ligne.
} Si tu attends trop, tu finis hors course.
gear-hint-complete = Ta voiture est complète : { $power } points, et { $bonus } de plus pour la première place sur la ligne.

## What happened: gear-did is a deed without a subject, gear-turn a whole turn

gear-did = { $deed ->
    [drew] { $doer ->
        [you] pioches
       *[name] pioche
    } une carte
    [took] { $doer ->
        [you] prends
       *[name] prend
    } { $card }
    [discarded] { $doer ->
        [you] défausses
       *[name] défausse
    } { $left }
   *[pulled_up] { $doer ->
       [you] prends
      *[name] prend
   } la { gear-rank } sur la ligne et { $doer ->
       [you] défausses
      *[name] défausse
   } { $left }
}
    .drew = { $doer ->
        [you] pioches
       *[name] pioche
    } { $card }
gear-turn = { $name } { $deed ->
    [drew] pioche une carte
    [took] prend { $card }
    [discarded] défausse { $left }
    [drew_discarded] pioche une carte et défausse { $left }
    [took_discarded] prend { $card } et défausse { $left }
   *[pulled_up] prend la { gear-rank } sur la ligne et défausse { $left }
}.
    .you = Tu { $deed ->
        [drew] pioches une carte
        [took] prends { $card }
        [discarded] défausses { $left }
        [drew_discarded] pioches une carte et défausses { $left }
        [took_discarded] prends { $card } et défausses { $left }
       *[pulled_up] prends la { gear-rank } sur la ligne et défausses { $left }
    }.
gear-discards = Cartes défaussées : { $cards }.
gear-takes = Cartes prises : { $cards }.
gear-whose = { $card } ({ $name })
    .you = { $card } (toi)
gear-dealt = Cartes distribuées. { $name } commence.
    .you = Cartes distribuées. Tu commences.
gear-dealt-own = Cartes distribuées. { $name } commence. { $owner } : { $cards }.
gear-reshuffled = La pioche est vide : la casse mélangée la remplace. { $card } ouvre une nouvelle casse.
gear-one-last-turn = Il reste un tour à { $name }.
    .you = Il te reste un tour.
gear-all-made-it = Fin de partie : toutes les voitures sont sur la ligne.
gear-out = Fin de partie : { $name } n’a pas fini à son dernier tour.
    .you = Fin de partie : tu n’as pas fini à ton dernier tour.

## The table in words

gear-table-hand = Ta main : { $cards }.
gear-table-drawn = Carte piochée : { $card }.
gear-table-missing = Il te manque : { $parts }. Pour l’instant : { points }.
gear-table-complete = Voiture complète : { points }, { $total } si elle est la suivante sur la ligne.
gear-table-parked = Ta voiture est sur la ligne : { gear-picture-total }.
gear-table-heap = Casse : { $card } sur le dessus, { cards }.
    .empty = La casse est vide.
gear-table-deck = Pioche : { cards }.
    .empty = La pioche est vide.
gear-table-line = Sur la ligne : { $cars }.
    .empty = Personne n’est encore sur la ligne.
gear-table-at-line = { $name } à la { gear-rank }
    .you = toi à la { gear-rank }
gear-table-bonus = La voiture suivante reçoit +{ $bonus }.
    .none = La voiture suivante n’a pas de bonus.
gear-table-building = En construction, dans l’ordre du tour : { $names }. La dernière voiture n’aura plus droit qu’à un tour.
gear-table-under = Plus bas dans la casse : { $cards }.
gear-table-car = { place } place sur la ligne : { $name } avec { $cards }.
    .you = { place } place sur la ligne : toi avec { $cards }.
gear-table-place = { place } place : { $name }, { points }.
    .you = { place } place : toi, { points }.
gear-table-out = Hors course : { $name }, voiture incomplète.
    .you = Hors course : ta voiture est incomplète.
gear-bonus = Bonus de la { place } place

## Refusals

gear-refuse-over = Cette partie est finie. Relances-en une avec *Revanche*.
gear-refuse-line = Tu es déjà sur la ligne. On attend les autres.
gear-refuse-turn = Ce n’est pas encore ton tour. Attends les autres.
gear-refuse-empty = La pioche est vide. Prends la carte de la casse.
gear-refuse-drawn = Tu as déjà pioché. Défausse une carte, ou place ta voiture.
gear-refuse-draw = Prends d’abord une carte : celle de la pioche ou celle de la casse.
gear-refuse-card = Tu n’as pas { $card }. Choisis une autre carte.
gear-refuse-last = C’est ton dernier tour, et ta voiture est complète. Place-la.
gear-refuse-missing = Il te manquerait : { $parts }. Garde une pièce de chaque sorte.
gear-refuse-weaker = Garder { $card } affaiblit ta voiture. Défausse plutôt cette carte.

## Pictures

gear-finish-parts = pièces
gear-finish-home = { $rank ->
    [1] 1re place
    [2] 2e place
   *[other] 3e place
}
gear-picture-turn = { $deed ->
    [drawing] { $name } pioche
    [taking] { $name } prend
    [discarding] { $name } défausse
   *[last] Dernier tour : { $name }
}
gear-picture-prompt = { $deed ->
    [drawing] Pioche ou prends
    [taking] Prends la carte
    [discarding] Défausse une carte
    [complete] Tu te places ?
   *[last] Place-toi !
}
gear-picture-at-line = { place } place sur la ligne
gear-picture-deed = { $deed ->
    [drew] pioche
    [took] prend
    [discarded] défausse
   *[pulled_up] se place
}
gear-picture-new = nouv.
gear-picture-unit = points
gear-picture-heap = Casse
gear-picture-deck = Pioche
gear-picture-line = Sur la ligne
    .short = Ligne
gear-picture-bonus = points bonus
gear-picture-crowd = sur la ligne : { $there }/{ $seats }
gear-picture-empty = vide
gear-picture-next = Puis
gear-picture-take = Prends
gear-picture-draw = Pioche
gear-picture-odds = { $tenths } sur 10 { $tenths ->
    [one] utile
   *[other] utiles
}
    .short = { $tenths } sur 10
gear-picture-no-gain = aucun gain
gear-picture-weakest = faible
gear-picture-same = { $count ->
    [2] Les deux : 0 point
   *[other] Toutes : 0 point
}
gear-picture-out = = hors course
gear-picture-leader = qui mène ?
gear-picture-first-car = 1re sur la ligne
gear-picture-first = personne sur la ligne
gear-picture-if-next = si tu te places
gear-picture-spare = en trop
gear-picture-missing = { $parts ->
    [1] { gear-part } à trouver
   *[other] { $parts } à trouver
}
gear-picture-now = Se placer = { $total }
gear-picture-total = { $power }{ $bonus ->
    [0] {" "}points
   *[other] {" "}+ { $bonus } = { $total }
}

## Lesson

gear-lesson-1 = Une voiture a six pièces. L’image montre ce que tu as et ce qui manque. **Batterie 6** est à la casse : tu n’as pas de Batterie, et 6 est le maximum. Prends-la !
    .why = la pioche, c’est un pari. À la casse, il y a la meilleure Batterie.
gear-lesson-2 = Tu as maintenant sept cartes : il faut en défausser une. Tu as deux cartes Essence, et une suffit. Le nombre indique la puissance : défausse **Essence 1**.
    .why = tu as une meilleure Essence, donc celle-ci est la moins utile à ta voiture.
gear-lesson-3 = Il te faut encore une Transmission. À la casse, il y a Batterie 1, mais tu as déjà Batterie 6. Pioche une carte : personne d’autre ne la voit.
    .why = Batterie 1 n’apporterait rien, puisque tu as Batterie 6.
gear-lesson-4 = Tu pioches Pistons 3, mais tes Pistons 5 sont meilleurs. Tu as aussi deux Boîtes, et **Boîte 2** est la moins utile.
    .why = c’est la carte la plus faible d’une pièce que tu as en double.
gear-lesson-5 = Apex a la 1re place sur la ligne et reçoit 3 points de plus. La 2e place en donne 2. Bolt vient de défausser la pièce qu’il te faut. Ce n’est qu’un 1, mais ta voiture sera complète.
    .why = la Transmission de la casse complète ta voiture. Dans la pioche, elle peut se faire attendre.
gear-lesson-6 = Ta voiture est complète. Place-toi ! Le bouton indique ce que ça vaut : 23, plus 2 pour la 2e place sur la ligne.
    .why = la 2e place sur la ligne donne 2 points de plus, et personne ne peut te les prendre.
gear-learned-1 = À chaque tour : pioche ou prends une carte. Puis défausses-en une, ou place-toi.
gear-learned-2 = Il faut les six pièces : leurs nombres sont tes points.
gear-learned-3 = Les trois premières voitures sur la ligne reçoivent 3, 2 et 1 point de plus. Apex avait la 1re place, mais ta voiture était plus puissante : 25 contre 22.
gear-learned-4 = La dernière voiture n’a plus droit qu’à un tour. Celle de Bolt est restée incomplète : Bolt est hors course.

## Rules

gear-how-1 = Il faut les six pièces. Additionne leurs nombres : ce sont tes points.
gear-how-2 = À ton tour, pioche une carte ou prends celle du dessus de la casse.
gear-how-3 = Puis défausse une carte. Avec une voiture complète, tu peux te placer.
gear-how-4 = Les trois premières voitures sur la ligne reçoivent +3, +2 et +1.
gear-how-5 = La dernière voiture n’a plus droit qu’à un tour : incomplète, elle ne marque rien. Le plus grand total gagne.
gear-rules-goal = **But.** Monte la voiture la plus puissante : Essence, Pistons, Batterie, Transmission, Pneus et Boîte, une de chaque. Le nombre sur une carte est sa puissance.
gear-rules-cards = **Cartes.** Neuf cartes par pièce : 1, 1, 1, 2, 2, 3, 4, 5, 6. Jusqu’à six joueurs, un paquet de 54 cartes.
    { -ruling } de sept à douze joueurs, deux paquets.
gear-rules-setup = **Mise en place.** Tout le monde reçoit six cartes. Le reste forme la pioche. Sa première carte ouvre la casse, face visible. Les places sont tirées au sort, sauf si l’hôte a fixé leur ordre. La personne assise à la première place commence. Pour une revanche, tout le monde avance d’une place. Dans un circuit, la personne qui a le moins souvent commencé ouvre la partie.
gear-rules-turn = **Ton tour.** Pioche une carte sans la montrer, ou prends celle du dessus de la casse. Tu as alors sept cartes. Défausses-en une, face visible, et ton tour est fini. Ou place-toi sur la ligne de départ : défausse une carte, pose les six autres face cachée, et tu as terminé.
    { -ruling } seule une voiture complète peut se placer : une pièce de chaque sorte.
    { -ruling } tu peux défausser la carte que tu viens de prendre.
    { -ruling } tu peux consulter toute la casse.
gear-rules-line = **Ligne de départ (Pole Position).** La première voiture sur la ligne reçoit 3 points de plus, la deuxième 2, la troisième 1.
gear-rules-last = **Le dernier tour.** Quand toutes les autres voitures sont sur la ligne, il reste exactement un tour à la dernière. Si elle reste incomplète, elle est hors course et n’a pas de score.
    { -ruling } les choix inutiles ne te sont pas proposés. Avec deux fois la même pièce, tu défausses la plus faible en te plaçant. Au dernier tour, une voiture complète se place d’office.
gear-rules-empty = **Pioche vide.**
    { -ruling } si la pioche est vide à la fin d’un tour, toute la casse est mélangée pour former une nouvelle pioche, dont la première carte ouvre une nouvelle casse. S’il n’y a toujours pas de pioche, on prend dans la casse.
gear-rules-end = **La fin.** On révèle les voitures dans l’ordre de la ligne. Une voiture marque ses six nombres et son bonus. Le plus grand total gagne. Le maximum est 39 : six 6, et la première place sur la ligne.
    { -ruling } à égalité, la place est partagée et la suivante reste vide : 1, 2, 2, 4. Les voitures incomplètes partagent la dernière place.
gear-rules-circuit = **Race Circuit.** Plusieurs parties, un seul classement. À n joueurs, la place p rapporte n − p + 1 points. Hors course, 0. Crée un circuit avec `/league create`.
    { -ruling } à égalité, chaque personne marque tous les points de la place partagée.
    { -ruling } à égalité de points, la personne qui a le plus de victoires passe devant, puis celle qui a le plus de 2es places, et ainsi de suite. S’il y a encore égalité, la place est partagée.
    { -ruling } une partie en cours à la fin du circuit se termine et compte.
    { -ruling } une partie arrêtée avant la fin ne compte pas. Un robot qui remplace quelqu’un en fin de partie ne marque pour personne, mais compte dans le nombre de joueurs.
    { -ruling } les robots ne sont classés que si le circuit le prévoit. Chacun marque alors sous son propre nom.
gear-rules-away = **Absence.**
    { -ruling } quand ton temps est écoulé, tu pioches, puis défausses la plus faible de tes cartes en trop. Au dernier tour, une voiture complète se place d’office.
gear-rules-credit = *{ gear-credit }*

## Kinds of action, for the most common mistake of reviews

gear-act = { $kind ->
    [draw] piocher
    [take] prendre à la casse
    [discard] défausser une pièce
   *[pull_up] se placer
}

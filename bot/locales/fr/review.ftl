### Le bilan : ce qui a compté dans sa propre partie finie.

review-button = Bilan
review-head = { $mark } **{ $game }** · table **{ $table }** · bilan
review-reading = Je lis ta partie…
review-working = J’examine la décision { $number } sur { $of }…
review-checking = Je revérifie les coups les plus coûteux : { $number } sur { $of }…
review-dealing = Des robots jouent ta donne, pour voir ce qu’elle valait : { $number } sur { $of }…
review-patience = Ça peut durer : les robots des autres tables passent avant. Si rien ne bouge, appuie à nouveau sur *Bilan*.
review-stopped = Ton bilan s’est arrêté. Appuie sur *Bilan* pour le reprendre.
review-well = **Bien joué !** Tu n’as fait aucune erreur évidente.
review-unlucky = **Tu n’as fait aucune erreur évidente.** Mais cette fois, tu finis hors course.
review-steady = **Tu n’as fait aucune erreur évidente.** Mais de bons robots font mieux à chaque fois avec cette donne.
review-moments = { $count ->
    [one] **Un moment a compté.**
   *[other] **{ $count } moments ont compté.**
}
review-come-back = Tu retrouveras tes coups manqués dans *Énigmes* (`/paddock`, *Plus*).
review-moment-line = { $turn } : *{ $done }* te coûte { $loss }.
review-turn = Tour { $turn }
    .part = { $part }, tour { $turn }
review-points = { $loss ->
    [one] environ { $loss } point
   *[other] environ { $loss } points
}
    .short = { $loss ->
        [one] −{ $loss } point
       *[other] −{ $loss } points
    }
review-chance = environ { $loss } % de tes chances
    .short = −{ $loss } %
review-luck = Par rapport à la moyenne des autres : **{ $lead }**. Les cartes t’ont apporté { $deal }, ton jeu { $play }.
    .how = Avec cette donne, de bons robots font { $spread ->
        [none] { $low }
       *[some] de { $low } à { $high }
    }.{ $than ->
        [within] { " " }Tu fais aussi bien.
        [above] { " " }Tu fais mieux.
       *[none] { "" }
    }
review-luck-bar = Cartes : { $deal } · Jeu : { $play }
    .deal = Cartes : { $deal }
    .play = Jeu : { $play }
review-none = Tu n’avais rien à décider dans cette partie.
review-moment = **{ $turn } : cela te coûte { $loss }.**
    Ton choix : *{ $done }*. Mieux : **{ $best }**.
review-again = Réessayer
review-what-if = Et si… ?
review-try = **{ $turn } : que fais-tu maintenant ?**
review-answer = Voir la réponse
review-tried-soon = **{ $chosen } :** des robots jouent la suite…
review-tried-best = **{ $chosen } : c’est le meilleur coup !**
review-tried-same = **{ $chosen } : c’est ce que tu as joué.** Ça coûte { $loss }.
review-tried-less = **{ $chosen }** coûte { $loss } de plus que le meilleur coup.
review-tried-good = **{ $chosen }** vaut le meilleur coup !

## Racesmack: how fast and how careful the taps were

review-taps-look = { $count ->
    [1] **Regarde mieux avant de toucher.** Une fois, tu as touché une mauvaise carte alors qu’une bonne était libre.
   *[other] **Regarde mieux avant de toucher.** { $count } fois, tu as touché une mauvaise carte alors qu’une bonne était libre.
}
review-taps-sooner = { $count ->
    [1] **Touche plus tôt.** Une fois, les bonnes cartes étaient déjà prises.
   *[other] **Touche plus tôt.** { $count } fois, les bonnes cartes étaient déjà prises.
}
review-taps-faster = **Tu as l’œil. Il ne te manque que la vitesse.** { $name } touche en général { $seconds } s plus tôt.
review-taps-best = { $timed ->
    [yes] **Toujours juste, et personne n’a fait plus vite !**
   *[no] **Toujours juste !**
}
review-taps-none = Aucune carte n’était bonne pour toi dans cette partie.
review-taps-figures = Toi : { $right ->
    [one] { $right } bonne
   *[other] { $right } bonnes
} sur { $of }, { $wrong ->
    [one] { $wrong } mauvaise
   *[other] { $wrong } mauvaises
}, { $missed ->
    [one] { $missed } manquée
   *[other] { $missed } manquées
}{ $time }.
review-taps-usually = , en général après { $seconds } s
review-taps-before = { $games ->
    [1] Ta partie précédente : { $share } % de réussite{ $time }.
   *[other] Tes { $games } parties précédentes : { $share } % de réussite{ $time }.
}
review-taps-no-times = { $racing ->
    [yes] Je n’ai pas mesuré les temps de cette partie. Je le fais pour les plus récentes.
   *[no] Je n’ai pas mesuré les temps ici : rien ne pressait.
}
review-taps-how = -# Le temps se compte à partir de la révélation. *Mauvaise* : il restait une bonne carte. *Manquée* : il n’en restait plus.
review-taps-alt = Tes cartes touchées, manche par manche, et une comparaison.
review-taps-alt-player = { $name } : { $right } de réussite{ $timed ->
    [yes] , temps habituel : { $time }.
   *[no] .
}
review-taps-alt-round = { $became ->
    [right] Manche { $round } : bonne
    [wrong] Manche { $round } : mauvaise
   *[missed] Manche { $round } : manquée
}{ $timed ->
    [yes] , après { $seconds } s.
   *[no] .
}
review-picture-head = { $right ->
    [one] { $right } bonne sur { $of }
   *[other] { $right } bonnes sur { $of }
}
review-picture-right = bonne
review-picture-wrong = mauvaise
review-picture-missed = manquée
review-picture-others = autres
review-picture-usual = temps habituel
review-picture-round = Manche { $round }
review-picture-seconds = { $seconds } s
review-picture-share = { $share } %
review-picture-you = Toi
review-picture-before = { $games ->
    [1] Partie précédente
   *[other] { $games } parties précédentes
}

## How accurate a player was in all reviewed games

review-accuracy-button = Ma précision
review-accuracy = ## Ta précision
    -# Rien que pour toi, d’après tes bilans.
review-accuracy-none = Aucun bilan pour l’instant. Après une partie, appuie sur *Revoir* dans ton résultat, puis *Bilan*.
review-accuracy-game = { $measure ->
    [right] **{ $game }** : { $last } dans ta dernière partie{ $games ->
        [0] .
       *[other] , contre { $mean } en moyenne auparavant.
    }
   *[lost] **{ $game }** : dans ta dernière partie, chaque décision t’a coûté { $last } en moyenne{ $games ->
        [0] .
       *[other] , contre { $mean } auparavant.
    }
}
review-accuracy-alt = Une courbe de tes parties analysées : plus c’est haut, mieux c’est.
review-accuracy-best = Tes parties les plus précises, à revoir :
review-accuracy-mistake = { $same ->
    [yes] Ton erreur la plus fréquente : *{ $done }*, alors qu’un autre choix valait mieux ({ $game }, { $count } fois).
   *[no] Ton erreur la plus fréquente : *{ $done }* au lieu de *{ $better }* ({ $game }, { $count } fois).
}
review-share = { $share } % de réussite
    .short = { $share } % de réussite
review-picture-accuracy = Précision
review-picture-better = plus haut = mieux

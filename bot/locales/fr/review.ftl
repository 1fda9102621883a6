### Le bilan : ce qui a compté dans sa propre partie finie.

review-button = Bilan
review-head = { $mark } **{ $game }** · table **{ $table }** · bilan
review-working = J’examine ta décision { $number } sur { $of }…
review-dealing = Des robots jouent ta donne, pour voir ce qu’elle valait…
review-patience = Les robots des autres tables passent avant. Si rien ne bouge, appuie encore sur *Bilan*.
review-stopped = Ton bilan s’est arrêté. Appuie sur *Bilan* dans ton résultat, et il reprend.
review-well = **Bien joué !** Aucune décision n’est clairement une erreur.
review-moments = { $count ->
    [one] **Un moment a compté.**
   *[other] **{ $count } moments ont compté.**
}
review-moment-line = { $turn } : *{ $done }* te coûte { $loss }.
review-turn = Tour { $turn }
review-points = environ { $loss } points
review-chance = environ { $loss } % de tes chances
review-luck = Ton avance à la fin : { $lead } points. La donne valait { $deal }, ton jeu { $play }.
    .how = Par rapport à la moyenne des autres, et à de bons robots qui jouent cette donne à toutes les places.
review-luck-bar = { $deal } donne · { $play } jeu
review-none = Tu n’avais rien à décider dans cette partie.
review-note = ⭐ Mieux ici : **{ $best }**. Ton coup te coûte { $loss }.
review-moment = **{ $turn } : cela te coûte { $loss }.**
    Ton choix : *{ $done }*. Mieux : **{ $best }**.
review-again = Réessayer
review-back = Vue d’ensemble
review-try = **{ $turn } : que fais-tu maintenant ?**
review-tried-best = **{ $chosen } : c’est le meilleur coup !**
review-tried-same = **{ $chosen } : c’est ce que tu as joué.** Ça coûte { $loss }.
review-tried-less = **{ $chosen }** coûte { $loss } de plus que le meilleur coup.
review-tried-good = **{ $chosen }** vaut le meilleur coup !

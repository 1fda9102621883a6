### The lobby, its robots and its options.

lobby-head = { $game } · table { $id }
lobby-closed-cancelled = Ce lobby est fermé.
lobby-closed-empty = Tout le monde est parti.
lobby-closed-expired = Ce lobby a fermé après deux heures d’inactivité.
lobby-closed-started = La partie commence !
lobby-reopen = Ouvres-en un autre avec { $command }.
lobby-join = **Viens jouer ! { $host } lance la partie.**
lobby-need = **Il faut au moins { $fewest } joueurs. Ajouter un robot ?**
lobby-need-all = **Cette donne se joue à { $seats }. Les robots comptent.**
lobby-again = **On rejoue ?** { $people }
lobby-challenge = **{ $name } défie { $people } !**
lobby-challenge-ask = ## Défier { $name }
    À quel jeu ? Je lance le défi dans ce salon.
lobby-accept = Accepter
lobby-decline = Refuser
lobby-dontask = Ne plus m’inviter
lobby-declined = { $name } ne peut pas jouer maintenant.
lobby-circuit = Partie de circuit : **{ $name }**
lobby-same = Même donne qu’à la table { $id }
lobby-foot = { $pace } · environ { $minutes } minutes · ferme { $when }
lobby-pace = { $pace ->
    [live] 90 secondes par tour
    [relaxed] 24 heures par tour
   *[none] Sans limite de temps
}
lobby-host = { $name } (hôte)
lobby-cut-host = { $name } (hôte, a coupé les cartes)
lobby-cut = { $name } (a coupé les cartes)
lobby-robot = { $name } (robot { lobby-level })
lobby-level = { $level ->
    [learner] facile
    [club] normal
    [expert] difficile
    [champion] champion
    [adaptive] adaptatif
   *[other] { $level }
}
    .note = { $level ->
        [learner] Connaît les règles
        [club] Joue bien
        [expert] Réfléchit à chaque coup
        [champion] Anticipe, dur à battre
        [adaptive] S’adapte à toi
       *[other] Joue au hasard
    }
lobby-seat = Rejoindre / Quitter
lobby-start = Commencer
lobby-options = Options
lobby-robots = Robots
lobby-add = Ajouter un robot : { lobby-level }
lobby-change = { $name } : { lobby-level }
lobby-remove = Retirer { $name }

lobby-panel = **Options** de la table { $id }
lobby-panel-host = Il faut être l’hôte pour les changer.
lobby-seating = { $seating ->
    [fixed] Places dans cet ordre
   *[random] Places tirées au sort au départ
}
lobby-open-seats = { $open ->
    [yes] Si quelqu’un part : sa place est à prendre
   *[no] Si quelqu’un part : un robot continue
}
lobby-fair = ## Donne équitable
    Les cartes sont déjà fixées, sous ce sceau : `{ $seal }`. Après la partie, il s’ouvre, et tu peux vérifier que rien n’a changé.
    Avec *Couper les cartes*, tes propres mots entrent dans le mélange.
lobby-set-table = Rythme et places
lobby-set-circuit = Circuit
lobby-no-circuit = Pas de circuit
lobby-variants = Variantes
lobby-extras = Règles supplémentaires
lobby-learn = Comment jouer
lobby-cut-cards = Couper les cartes
lobby-call = Chercher des joueurs
lobby-close = Fermer le lobby
lobby-called = { $role }{ $name } lance **{ $game }** : { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
} à la { $table }.
lobby-seated = Tu es de la partie ! Ça se passe ici : { $table }.

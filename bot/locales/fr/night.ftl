### Race nights: their plan, their announcement, and what happens when their time has come.

night-plan = ## Prévoir une soirée
night-manage = ## Ta soirée
night-head = ## Soirée : { $game }
night-when = **{ $day }** ({ $soon })
night-tables = Tables de { $seats } au plus, { $how ->
    [rating] selon la cote
   *[lot] au hasard
}.
night-circuit = Compte pour **{ $name }**.
night-coming = **{ $how ->
    [maybe] Peut-être
    [here] Sur place
    [missing] Pas encore là
   *[in] Oui
} ({ $count })** { $names }
night-seats = { $seats } au plus par table
night-rounds = { $rounds ->
    [1] Une manche
   *[other] Coupe : { $rounds } manches
}
night-pace = { $pace ->
    [relaxed] Tranquille, sur des semaines
   *[live] Direct, en une soirée
}
night-follows = { $how ->
    [called] Manche suivante : à la main
   *[itself] Manche suivante : toute seule
}
night-cards = { $which ->
    [same] Même donne à toutes les tables
   *[own] Une donne par table
}
night-fill = { $robots ->
    [0] Sans robots en plus
   *[other] Robots jusqu’à { $robots }
}
night-dealt = { $how ->
    [rating] Tables selon la cote
   *[lot] Tables au hasard
}
night-absent = { $how ->
    [out] Absences : jouer sans
   *[robots] Absences : des robots jouent
}
night-no-circuit = Aucun circuit
night-menu-title = Jeu
night-menu-seats = Places
night-menu-rounds = Manches
night-menu-pace = Rythme
night-menu-follows = Manche suivante
night-menu-cards = Donne
night-menu-fill = Robots
night-menu-dealt = Répartition des tables
night-menu-absent = Absences
night-menu-circuit = Circuit
night-announce = Annoncer
night-start = Commencer
night-deal = Former les tables
night-time = Changer l’heure
night-drop = Abandonner
night-off = Annuler la soirée
night-in = J’y serai
night-maybe = Peut-être
night-out = Sans moi
night-remind = Me le rappeler
night-here = Je suis là
night-manager = Gérer
night-turn = Jouer / Pause
night-standings = Classement
night-pairings = Rencontres
night-round = Lancer la manche
night-round-one = Manche { $number }
night-end = Terminer la coupe
night-end-note = Si tu la termines, le classement reste tel quel.
night-ended = La coupe est finie.
night-joined = Tu joues dès la prochaine manche !
night-sits-out = Pause dès la prochaine manche.{ $absent ->
    [robots] { "" } Un robot joue pour toi.
   *[out] { "" }
}
night-ask = Quand est-ce que ça commence ?
night-ask-example = demain 20h30 Paris
night-ask-example-zone = demain 20h30
night-zone = Fuseau horaire : { $zone }.
night-announced = C’est annoncé ! Tout le monde peut s’inscrire.{ $event ->
    [no] { "" }
       -# Avec *Créer des événements*, je l’ajoute aux événements du serveur.
   *[yes] { "" }
}
night-called-off = La soirée est annulée.
night-started = C’est parti.
night-asking = Je demande qui est là.
night-reminded = Je t’écrirai { $minutes } minutes avant le début.
night-not-reminded = Pas de rappel.
night-who = ## { $game } : qui est là ?
night-until = Appuie sur *Je suis là*. Les tables se forment { $soon }.
night-dealt-head = ## { $game } : les tables
night-over = ## { $game } : toutes les parties sont finies
night-table = **{ $table }** · { $names }
night-table-link = [**{ $table }**]({ $link }) · { $names }
night-placed = { place } place :{ "\u00A0" }{ $name }
night-cup = Coupe { $game }
night-cup-terms = { $rounds } manches { $pace ->
    [relaxed] sur des semaines
   *[live] en une soirée
}. { $how ->
    [called] Chacune commence à la main
   *[itself] La suivante commence toute seule
}.{ $which ->
    [same] { "" } Même donne à toutes les tables.
   *[own] { "" }
}
night-cup-head = ## { $name } : manche { $number } sur { $rounds }{ $over ->
    [yes] { "" } finie
   *[no] { "" }
}
night-cup-won = ## { $count ->
    [one] { $names } gagne la { $name } !
   *[other] { $names } se partagent la { $name } !
}
night-next = { $how ->
    [called] La manche suivante commence avec *Lancer la manche*.
   *[itself] La manche suivante commence { $soon }.
}
night-event = Soirée : { $game }
night-bye = Exempt : { $name } (1 point)
night-more-tables = { $count ->
    [one] … et { $count } autre table
   *[other] … et { $count } autres tables
}
night-standings-head = **Classement**
night-standings-of = ## { $name } : classement
night-standing = { place } : { $name } · { points }
night-standing-whole = { place } : { $name } · { points } · B { $buchholz } · SB { $berger }
night-ties = -# Égalité : Buchholz (B), puis Sonneborn-Berger (SB).
night-pairings-of = ## { $name } : manche { $number }
night-is-off = ## { $game } : { $why ->
    [empty] personne n’est venu
    [missed] je n’étais pas là à l’heure
   *[called] soirée annulée
}
night-moved = -# La soirée { $game } continue [ici]({ $link }).
night-reminder = ## { $game } commence { $soon }
    Ta soirée est [ici]({ $link }).
night-ahead = **Soirées**
night-plan-one = Prévoir une soirée
night-listed = **{ $game }** · { $soon } · [inscriptions : { $count }]({ $link })

night-refuse-gone = Cette soirée est finie ou annulée.
night-refuse-many = Il y a déjà { $most } soirées prévues ici. Annules-en une d’abord.
night-refuse-announced = Elle est déjà annoncée. Change-la avec *Gérer*.
night-refuse-full = Les { $most } places sont prises. Rejoins un lobby avec `/paddock`.
night-refuse-begun = Elle a commencé. Viens à la prochaine, ou ouvre un lobby avec `/paddock`.
night-refuse-early = Elle n’a pas encore commencé. Inscris-toi avec *J’y serai*.
night-refuse-past = C’est déjà passé, ou presque. Choisis un horaire au moins une minute plus tard.
night-refuse-far = C’est dans plus d’un an. Choisis un jour plus proche.
night-refuse-soon = Il reste moins de { $minutes } minutes. Reste ici.
night-refuse-last = La dernière manche est lancée. Viens à la prochaine coupe.
night-refuse-same = Cette donne se joue encore ailleurs. Reviens après la manche.
night-refuse-manager = Pour prévoir, il faut *Gérer le serveur* ou *Gérer les événements*.
night-refuse-zone = Ajoute ton fuseau horaire, par exemple : demain 20h30 Paris
night-refuse-time = Je ne comprends pas « { $time } ». Essaie : demain 20h30

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
night-ask = Quand est-ce que ça commence ?
night-ask-example = demain 20h30 Paris
night-ask-example-zone = demain 20h30
night-zone = Fuseau horaire : { $zone }.
night-announced = C’est annoncé ! Tout le monde peut s’inscrire.
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
night-refuse-announced = La soirée est déjà annoncée. Change-la avec *Gérer*.
night-refuse-full = Les { $most } places sont prises. Rejoins un lobby avec /paddock.
night-refuse-begun = La soirée a commencé. Viens à la prochaine, ou ouvre un lobby avec /paddock.
night-refuse-early = La soirée n’a pas encore commencé. Inscris-toi avec *J’y serai*.
night-refuse-past = C’est déjà passé, ou presque. Choisis un horaire au moins une minute plus tard.
night-refuse-far = C’est dans plus d’un an. Choisis un jour plus proche.
night-refuse-soon = Il reste moins de { $minutes } minutes. Reste ici.
night-refuse-manager = Pour prévoir une soirée, il faut *Gérer le serveur* ou *Gérer les événements*.
night-refuse-zone = Ajoute ton fuseau horaire, par exemple : demain 20h30 Paris
night-refuse-time = Je ne comprends pas « { $time } ». Essaie : demain 20h30

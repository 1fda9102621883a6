### Race nights: their plan, their announcement, and what happens when their time has come.

night-plan = { $cup ->
    [yes] ## Prévoir une coupe
   *[no] ## Prévoir une soirée
}
night-manage = { $cup ->
    [yes] ## Ta coupe
   *[no] ## Ta soirée
}
night-when = **{ $day }** ({ $soon })
night-tables = Tables de { $seats } au plus, { $how ->
    [rating] formées selon la cote
   *[lot] formées au hasard
}.
night-circuit = Compte pour **{ $name }**.
night-coming = **{ $how ->
    [maybe] Peut-être
    [here] Déjà là
    [missing] Pas encore là
   *[in] Oui
} ({ $count })** { $names }
night-seats = { $seats } au plus par table
night-rounds = { $rounds ->
    [1] Une manche
   *[other] Coupe : { $rounds } manches
}
night-pace = { $pace ->
    [relaxed] Tranquille, sur plusieurs semaines
   *[live] Direct, en une soirée
}
night-follows = { $how ->
    [called] Manche suivante : lancée à la main
   *[itself] Manche suivante : automatique
}
night-cards = { $which ->
    [same] Même donne à toutes les tables
   *[own] Une donne par table
}
night-fill = { $robots ->
    [0] Aucun robot pour compléter
   *[other] Des robots, jusqu’à { $robots } joueurs
}
night-filled = Des robots prennent les places libres, jusqu’à { $robots } joueurs.
night-dealt = { $how ->
    [rating] Tables selon la cote
   *[lot] Tables au hasard
}
night-absent = { $how ->
    [out] Absences : pas de remplaçant
   *[robots] Absences : un robot joue à la place
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
night-more = Plus
night-more-head = ## Autres réglages
night-again = { $cup ->
    [yes] Prochaine coupe
   *[no] Prochaine soirée
}
night-robots = Robots : { $names }
night-robot-tables = Les robots entre eux : { $count ->
    [one] { $names }
   *[other] { $count } tables
}
night-announce = Annoncer
night-start = Commencer
night-deal = Former les tables
night-time = Changer l’horaire
night-drop = Supprimer
night-off = Tout annuler
night-in = J’y serai
night-maybe = Peut-être
night-out = Sans moi
night-remind = Me le rappeler
night-here = Je suis là
night-manager = Gérer
night-manage-one = Gérer : { $game }
night-turn = Rejoindre / Pause
night-standings = Classement
night-pairings = Rencontres
night-round = Lancer la manche
night-round-one = Manche { $number }
night-end = Terminer la coupe
night-end-note = Si tu la termines maintenant, seules les manches déjà finies comptent.
night-ended = La coupe est finie.
night-joined = Tu joues dès la prochaine manche !
night-sits-out = Tu fais une pause dès la prochaine manche.{ $absent ->
    [robots] { "" } Un robot joue pour toi.
   *[out] { "" }
}
night-day = Jour
night-ask = Heure de début
night-zone = Fuseau horaire : { $zone }.
night-which = De quel moment s’agit-il ? Fuseau horaire : { $zone }.
night-announced = C’est annoncé ! Tout le monde peut s’inscrire.{ $event ->
    [no] { "" }
       -# Donne-moi la permission *Créer des événements*, et j’ajouterai aussi cette soirée aux événements du serveur.
   *[yes] { "" }
}
night-called-off = C’est annulé.
night-shortened = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
    } au lieu de { $planned }, pour que personne ne rencontre deux fois le même joueur
night-channel-lost = Le salon de ta soirée « { $name } » a été supprimé. Tu peux la gérer ou l’annuler depuis un autre salon de ce serveur, dans *Ligue*.
night-blocked = AutoMod bloque un des noms affichés dans ta soirée « { $name } » : pour l’instant, j’y masque tous les noms. L’équipe du serveur peut ajouter mon rôle aux exceptions d’AutoMod.
night-events-full = La liste d’événements de ton serveur est pleine (100). Supprime un ancien événement, et j’y ajouterai ta soirée.
night-started = C’est parti.
night-asking = Je demande qui est là.
night-reminded = Je t’écrirai { $minutes } minutes avant le début.
night-not-reminded = Pas de rappel.
night-who = ## { $game } : qui est là ?
night-until = Appuie sur *Je suis là*. Je forme les tables { $soon }.
night-dealt-head = ## { $game } : les tables
night-over = ## { $game } : toutes les parties sont finies
night-table = **{ $table }** · { $names }
night-table-link = [**{ $table }**]({ $link }) · { $names }
night-placed = { place } place :{ "\u00A0" }{ $name }
night-cup = Coupe { $game }
night-cup-terms = { $rounds } manches { $pace ->
    [relaxed] sur plusieurs semaines
   *[live] en une soirée
}. { $how ->
    [called] L’organisation lance chaque manche
   *[itself] Elles s’enchaînent toutes seules
}.{ $which ->
    [same] { "" } Même donne à toutes les tables.
   *[own] { "" }
}
night-cup-head = ## { $name } : { $over ->
    [yes] fin de la manche
   *[no] manche
} { $number } sur { $rounds }
night-cup-won = { $count ->
    [one] { $names } remporte la { $name } !
   *[other] { $names } se partagent la { $name } !
}
night-next = { $how ->
    [called] L’organisation doit lancer la manche suivante. Sinon, la coupe se termine { $soon }.
   *[itself] La manche suivante commence { $soon }.
}
night-away = En pause : { $names }. Pour revenir : *Rejoindre / Pause*.
night-event = Soirée : { $game }
night-bye = Exemption : { $name } (1 point)
night-more-tables = { $count ->
    [one] … et { $count } autre table
   *[other] … et { $count } autres tables
}
night-standings-head = **Classement**
night-standings-of = ## { $name } : classement
night-standing = { place } place : { $name } · { points }
night-standing-whole = { place } place : { $name } · { points } · B { $buchholz } · SB { $berger }
night-ties = -# À égalité de points : Buchholz (B), puis Sonneborn-Berger (SB).
night-pairings-of = ## { $name } : manche { $number }
night-is-off = ## { $game } : { $why ->
    [empty] personne n’est venu
    [missed] je n’étais pas en ligne au début
   *[called] c’est annulé
}
night-moved = -# { $name } : la suite est [ici]({ $link }).
night-reminder = ## { $game } : ça commence { $soon }
    C’est [par ici]({ $link }).
night-ahead = **Soirées et coupes**
night-plan-one = Prévoir une soirée
night-listed = **{ $game }** · { $soon } · [inscriptions : { $count }]({ $link })

night-refuse-gone = Cette soirée est finie, ou annulée. Retrouve les prochaines dans `/paddock`, sous *Ligue*.
night-refuse-many = Il y a déjà { $most } soirées et coupes prévues ici. Annules-en une d’abord.
night-refuse-announced = La soirée est déjà annoncée. Pour changer quelque chose, appuie sur *Gérer*.
night-refuse-full = Les { $most } places sont déjà prises. Rejoins plutôt un lobby avec `/paddock`.
night-refuse-begun = La soirée a déjà commencé. Viens à la prochaine, ou ouvre un lobby avec `/paddock`.
night-refuse-early = La soirée n’a pas encore commencé. Inscris-toi avec *J’y serai*.
night-refuse-past = C’est déjà passé, ou presque. Laisse au moins une minute avant le début.
night-refuse-far = C’est dans plus d’un an. Choisis un jour plus proche.
night-refuse-soon = Trop tard pour un rappel : ça commence dans moins de { $minutes } minutes. Reste ici.
night-refuse-last = La dernière manche est déjà lancée. Viens à la prochaine coupe.
night-refuse-same = Cette donne se joue encore ailleurs. Reviens à la fin de la manche.
night-refuse-few = Il faut au moins deux joueurs, et pas seulement des robots. Appuie d’abord sur *Rejoindre / Pause*.
night-refuse-manager = Pour prévoir une soirée ou une coupe, il faut la permission *Gérer le serveur* ou *Gérer les événements*. Sinon, ouvre un lobby avec `/paddock`.

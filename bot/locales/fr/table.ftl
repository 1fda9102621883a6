### The public message of a table.

table-head = { $game } · table { $id }
table-head-daily = { $game } · partie du jour { $day } · table { $id }
table-head-what-if = { $game } · et si… ? · table { $id }
table-ended = **Partie interrompue.** { $reason } Pas de résultat cette fois.
table-numbered = Joueur { $number }
table-nameless = Noms masqués : AutoMod en bloque un ici. L’équipe du serveur peut ajouter mon rôle aux exceptions.
table-clock = Le délai expire { $when }.
table-all-away = Il n’y a plus personne à la table. *Me revoilà* relance la partie.
table-hurry = Vite ! Les autres jouent aussi.
    .no = Rien ne presse : les robots attendent.
table-robots = { $count ->
    [one] Un robot joue pour { $names }.
   *[other] Des robots jouent pour { $names }.
}
table-moved = { $head } : la suite est [plus bas]({ $address }).
table-moved-over = { $head } : c’est fini, voici [le résultat]({ $address }).
table-row = { $rank } { $name } · { $score }
table-score = **{ $points }**
table-out = hors course
table-first = { $score } (première fois : { $first })
table-hand = Ma main
table-more = Toutes les images
table-text = En texte
table-history = Historique
table-rules = Règles
table-fair = Donne équitable
table-report = Signaler
table-replay = Replay
table-dealt = La partie suivante commence. Tes cartes arrivent.
table-rematch = Revanche
table-again = Rejouer
table-from-there = Repartir d’ici
table-daily = La partie du jour
table-standings = Classement
table-series = Créer un circuit
table-after = Revoir
table-after-head = -# **{ $game }** · table { $table }
    Revois la partie, ou lance la suivante.
table-night = Soirée
table-stop = Arrêter l’entraînement
table-quit = Arrêter de jouer
table-sit = Remplacer { $name }

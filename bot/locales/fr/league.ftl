### Circuits, their standings, and what players have achieved in a server. $name is a circuit's or a player's.

league-game-gone = un jeu qui n’est plus disponible
league-choice = { $name }
league-choice-closed = { $name } (fermé)
league-open = ## Le circuit { $name } est ouvert
    { $terms } Appuie sur *Jouer pour ce circuit*, ou choisis le circuit dans les *Options* d’un lobby.
league-any-game = n’importe quel jeu
league-quick = Saison { $id }
league-stand-in = un robot
league-counts = Joue à { $game } pour marquer des points.
league-counts-people = Joue à { $game } pour marquer des points. Les robots ne sont pas classés.
league-ends-closed = Le circuit est fermé.
league-ends-closing = Le circuit fermera à la fin des parties en cours.
league-ends-games = Le circuit se termine après la partie { $number }.
league-ends-time = Le circuit se termine { $when }.
league-ends-open = Le circuit reste ouvert jusqu’à ce que l’hôte le ferme.
league-close = Fermer le circuit **{ $name }** ? Les parties en cours compteront quand même.
league-close-button = Fermer le circuit
league-button-new = Nouveau circuit
league-button-playfor = Jouer pour ce circuit
league-button-cupplan = Prévoir une coupe
league-play = ## { $name }
    Quel jeu ?
league-new-name = Nom du circuit
league-new-any = Tous les jeux
league-new-game = Quels jeux comptent ?
league-new-games = Combien de parties en tout ?
league-button-cup = Classement
league-button-games = Parties
league-button-export = Fichier CSV
league-button-edit = Modifier
league-button-reopen = Rouvrir le circuit
league-button-rivals = Face à face
league-button-history = Dernières parties
league-edit = ## { $name }
    { $terms }
league-edit-scoring = { $on ->
    [yes] Points des robots : oui
   *[no] Points des robots : non
}
league-edit-hinting = { $on ->
    [yes] Conseils : oui
   *[no] Conseils : non
}
league-edit-rename = Renommer
league-edit-name = { $most } caractères au plus
league-closing = Les nouvelles parties ne comptent plus pour le circuit { $name }. Il fermera à la fin des parties en cours.
league-closed = Le circuit { $name } est fermé. Je publie son classement final dans ce salon.
league-reopened = Le circuit { $name } est de nouveau ouvert
league-export = Tous les résultats du circuit { $name }.
league-games = ## { $name }, partie par partie
league-game = **Partie { $number }** · { $game } · table { $table } · { $day }
    { $cars }
league-history = ## Dernières parties : { $name }
league-result = { $day } · { $game } · table { $table } · { place } place avec { $score }
league-result-out = { $day } · { $game } · table { $table } · hors course

## Standings

league-after = après la partie { $game } sur { $games }
league-after-open = après { games }
league-empty = { $name } : pas encore de partie
league-won = { $player } remporte le circuit { $name } avec { points }, { $after }.
league-won-shared = Première place partagée dans le circuit { $name } : { $names } avec { points }, { $after }.
league-leads = { $player } mène le circuit { $name } avec { points }, { $after }.
league-leads-by = { $player } mène le circuit { $name } avec { points } ({ $gap } d’avance), { $after }.
league-leads-shared = Égalité en tête du circuit { $name } : { $names } avec { points }, { $after }.
league-row = { place } place, { $name } : { $points }
league-row-up = { place } place, { $name } : { $points } (gagne { $gain ->
    [one] { $gain } place
   *[other] { $gain } places
})
league-row-down = { place } place, { $name } : { $points } (perd { $gain ->
    [one] { $gain } place
   *[other] { $gain } places
})
league-row-new = { place } place, { $name } : { $points } (nouvelle entrée)
league-more = et encore { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
league-line = { $rank }. { $name } : { points }, { games }, { wins }
league-by-game = Points partie par partie :
league-by-last = Points des { $games } dernières parties :
league-robot = { $name } (robot)
league-podium = Le podium. { $headline }
league-final = classement final
league-table = -# Compte pour le circuit { $name }
league-table-ended = Partie arrêtée avant la fin : elle ne compte pas pour le circuit { $name }.
league-table-over = **{ $name }**, { $after }
league-column-game = Partie
league-column-wins = Vict.
league-column-points = Points

## Profiles and ratings

league-profile = ## { $name }
    Parties : **{ $games }** · victoires : **{ $wins }** · plus longue série de victoires : **{ $streak }**
league-profile-none = ## Ton profil
    Pas encore de partie finie ici. Joue la première !
league-profile-left = Abandons : **{ $left }** sur { games }
league-profile-game = { $game } : **{ $games }** · victoires : **{ $wins }** · place moyenne : **{ $place }**
league-profile-best = meilleur score : **{ $score }**
league-profile-out = hors course : **{ $games }**
league-ratings = ### Cotes
league-rated = { $game } : { $rating }
league-unrated = pas encore de partie cotée
league-rating = **{ $points } ± { $margin }** ({ games })
league-rating-better = { league-rating }, +{ $gain } sur les { $last } dernières parties
league-rating-worse = { league-rating }, −{ $gain } sur les { $last } dernières parties
league-card-games = Parties
league-card-wins = Victoires
league-card-streak = Série record
league-card-place = Place moyenne
league-card-favourite = Jeu préféré
league-card-played = Parties jouées
league-card-played-times = { $games ->
    [one] une seule
   *[other] { $games }
}
league-card-best = Meilleur score
league-card-rating = Cote : { $points } ± { $margin }
league-card-rated = { $rating }, sur { games }
league-card-line = { $label } : { $value }
league-card-places = { place } place : { $count } fois

league-rivals = ## Face à face
    Choisis une personne à qui te comparer, ou deux à comparer entre elles.
league-rivals-menu = Une ou deux personnes
league-rivals-head = ## { $one } et { $other }
    Parties jouées ensemble : **{ $games }**
league-rivals-person = { $name } · devant : **{ $ahead }** fois · victoires : **{ $wins }**
league-rivals-game = { $game } : { $one } **{ $first } – { $second }** { $other }
league-rivals-last = ### Dernières parties
league-rivals-race = -# { $day } · { $game } · places : { $one } { $first }, { $other } { $second }
league-rivals-out = hors course

## The page of the league

league-head = ## Circuits
    Choisis-en un pour voir son classement.
    -# Un circuit classe les joueurs sur de nombreuses parties. Une coupe, c’est une soirée de plusieurs manches.
league-none = ## Ligue
    Pas encore de circuit ici. Un circuit classe les joueurs sur de nombreuses parties. Pour en créer un, appuie sur *Nouveau circuit*.
league-listed = **{ $name }** · { $terms }
league-circuits-more = Autres circuits
league-circuits-fewer = Circuits précédents

## Leaderboards

league-board = Palmarès
league-board-head = ## Palmarès : { $game }
league-board-all = Toutes les parties de ce serveur
league-board-months = Mois
league-board-empty = Pas encore de partie. Joue la première !
league-leader = { place } place : { $name } · { wins } · { games }
league-leader-rated = { place } place : { $name } · **{ $points } ± { $margin }** · { wins } · { games }
league-leader-new = – { $name } · { wins } · { games } · encore { $people ->
    [one] un adversaire
   *[other] { $people } adversaires
} avant d’entrer au classement
league-board-order = Tri : la cote moins deux fois sa marge (±). Il faut donc jouer souvent pour être en tête.
league-me = Mon profil

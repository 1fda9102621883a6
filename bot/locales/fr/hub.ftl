### The page of all games (/paddock), and its news.

hub-head = ## Paddock
    Choisis un jeu de voitures pour ouvrir un lobby.
hub-head-direct = ## Paddock
    Choisis un jeu de voitures. Joue contre des robots, ou fais la partie du jour.
hub-friends = -# Pour jouer avec des amis : `/paddock` sur un serveur.
hub-waiting = **On attend des joueurs**
hub-lobby = -# **{ $table }** · { $game } · places prises : { $taken } sur { $seats } · { $channel }
hub-join = Rejoindre { $table }
hub-daily = Partie du jour
hub-solo = Entraînement
hub-solo-head = ## Entraînement
    Toi et des robots, en MP, sans limite de temps. Choisis un jeu.
    -# Autres niveaux de robots : `/practice robots`
hub-solo-here = ## Entraînement
    Toi et des robots, sans limite de temps. Choisis un jeu.
hub-lessons = Apprendre
hub-puzzles = Énigmes
hub-league = Ligue
hub-hubmore = Plus
hub-more-head = ## Plus
    Tes tables, tes réglages, l’entraînement contre des robots et des énigmes tirées de tes parties.
hub-back = Retour
hub-mine = Mes tables
hub-settings = Réglages
hub-news = Nouveautés
hub-alt = { $game }, { $players } joueurs, environ { $minutes } minutes
hub-alt-pitch = { hub-alt }. { $pitch }
hub-poster = { $players } · { $minutes } min
hub-news-head = ## Nouveautés
hub-news-hub = `/paddock` a un bouton pour tout : partie du jour, entraînement, leçons, ligue, réglages.
hub-news-daily = `/daily` : une donne par jour, la même pour tout le monde. Partage ton résultat, pas les cartes.
hub-news-learn = *Apprendre* te montre un jeu pendant que tu y joues, étape par étape.
hub-news-lobbies = `/paddock` montre les lobbys qui attendent des joueurs. Dans un lobby, *Chercher des joueurs* lance un appel dans le salon, une seule fois.
hub-news-practice = `/practice robots` : toi et des robots, en MP, sans limite de temps. *Conseil* montre un bon coup.
hub-news-puzzles = *Énigmes* (`/paddock`, *Plus*) : tes coups manqués reviennent jusqu’à ce que tu trouves deux fois la réponse.
hub-news-levels = Les robots ont des niveaux, de facile à champion. Choisis-les dans un lobby.
hub-news-how = Chaque lobby présente son jeu et a un bouton *Comment jouer*.
hub-news-result = Chaque résultat a son propre message, qui prévient les joueurs.
hub-news-settings = `/settings` : choisis comment je te préviens, tes heures calmes et ta langue.
hub-news-sure = Quitter une partie, l’arrêter, effacer tes données : je te demande d’abord confirmation.

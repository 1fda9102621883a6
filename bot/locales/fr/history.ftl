### The history of a game, its replay, and the opened seal of its deal.

history-round = Manche { $round }
history-clock = (Temps écoulé : Paddock joue.)
history-head = ### { $game } · table { $table }
    { "" }**{ $round }** · page { $page } sur { $pages }
history-head-step = ### { $game } · table { $table }
    { "" }**{ $round }** · coup { $page } sur { $pages }
history-show = Montrer un coup
history-eyes = Vu par
history-everybody = Tout le monde
history-first = Début
history-back = Précédent
history-forward = Suivant
history-last = Fin
history-more = Plus
history-record = Relevé
history-watch = Regarder
history-play = Lecture
history-stop = Arrêter
history-share = Partager le replay
history-share-result = Partager le résultat
history-seen = vu par { $name }
history-key = ⭐ **Moment clé**
history-shared = ### Replay · { $game } · table { $table }
    { "" }**{ $name }** partage cette partie. Joueurs : { $names }.
    -# Le résultat reste caché : *Regarder* commence à la donne, rien que pour toi.
history-deal = La donne.

## Replay

history-replay = ### Replay · { $game } · table { $table }
    { "" }**{ $headline }** { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
history-replay-alt = Toute la partie tour par tour, telle que tout le monde l’a vue : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. À la fin :
history-replay-stills = Images fixes
history-replay-motion = -# Trop de mouvement ? *Images fixes* montre la partie sans animation, rien que pour toi.
history-replay-code = -# D’autres peuvent jouer cette donne : `/{ $command } start deal:{ $code }`
history-stills = ### { $game } · table { $table }
history-stills-alt = Images de la table, de la donne à la fin. Le reste est dans le texte.
history-stills-more = -# La suite : *Historique*, page par page.

## The seal

history-seal = ### La donne de la table { $table }
history-seal-none = Cette donne n’avait pas de sceau : il n’y a rien à ouvrir.
history-seal-wrong = **Non : les cartes de cette partie ne correspondent pas au sceau.**
history-seal-right = ✔ **Le sceau est ouvert, et les cartes de cette partie y correspondent.** { $cuts ->
    [0] Personne n’a coupé les cartes.
   [one] { $cuts } joueur sur { $seats } a coupé les cartes.
   *[other] { $cuts } joueurs sur { $seats } ont coupé les cartes.
}
history-seal-check = Vérifie toi-même : { $where ->
    [link] le bouton ouvre une page
   *[file] le fichier ci-dessous, à ouvrir dans un navigateur, contient une page
} qui refait le calcul sans le bot. Le lobby montrait-il bien ce sceau : `{ $seal }` ?
history-seal-limits = -# Les cartes étaient fixées avant l’arrivée des joueurs, et aucune coupe du paquet n’a été modifiée. Cela n’exclut pas que la personne qui gère le bot ait vu les cartes.
history-seal-page = Vérifier la donne
history-seal-play = Jouer cette donne

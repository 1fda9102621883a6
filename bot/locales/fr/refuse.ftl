### What tables, lobbies and records refuse: what is in the way, then what to do. $name and $host are players.

## The table

refuse-moved-on = Ça vient de changer. Regarde à nouveau.
refuse-not-seated = Tu ne joues pas ici. Tu peux lire *En texte*, *Historique* et *Règles*.
refuse-over = Cette partie est finie. Ouvres-en une autre avec `/paddock`.
refuse-stored-elsewhere = Ces données viennent d’une autre version du bot, ou le jeu n’existe plus. Contacte la personne qui gère le bot.
refuse-turn = C’est à { $name }. Attends ton tour.
refuse-your-turn = C’est déjà à toi. Choisis ton coup.
refuse-impossible = Impossible pour l’instant. Utilise ces boutons.
refuse-tap-public = Touche cette carte à la table : c’est la vitesse qui compte.
refuse-tap-twice = Ton choix est en route. Toucher une fois suffit.
refuse-tap-gone = Cette carte est déjà prise. Touches-en une autre.
refuse-tap-late = Trop tard : la manche est finie. Regarde la suite.
refuse-tap-late-before = Tu as appuyé { $seconds } s avant la fin de la manche, mais ton appui est arrivé trop tard.
refuse-tap-late-after = Trop tard : la manche était finie depuis { $seconds } s.
refuse-tap-beaten = { $name } a été plus rapide de { $seconds } s. Touche une autre carte.
refuse-tap-beaten-arriving = Tu avais { $seconds } s d’avance sur { $name }, mais ton appui est arrivé trop tard. Touche une autre carte.
refuse-tap-beaten-draw = Égalité : le sort désigne { $name }. Touche une autre carte.
refuse-undo-nothing = Impossible d’annuler : des cartes ont été révélées, ou quelqu’un a joué depuis.
refuse-undo-late = Trop tard pour annuler : ton temps est écoulé.
refuse-left-already = Un robot joue déjà pour toi. *Me revoilà* te rend la main.
refuse-back-already = Tu joues déjà. À la table, *Ma main* montre tes cartes.
refuse-seat-own = Tu joues déjà dans cette partie. À la table, *Ma main* montre tes cartes.
refuse-seat-known = Tu connais déjà une main ici : tu ne peux pas changer de place. Regarde, ou joue la prochaine partie.
refuse-seat-taken = Cette place est déjà prise. Choisis une place libre.
refuse-robot-plays-you = Un robot joue pour toi. Appuie d’abord sur *Me revoilà*.
refuse-robot-plays = Un robot joue déjà pour { $name }. Tu n’as rien à faire.
refuse-not-their-turn = Ce n’est pas à { $name } de jouer. Attends son tour pour mettre un robot à sa place.
refuse-not-away = { $name } était là il y a un instant. Réessaie après dix minutes d’absence.
refuse-host-only = Pour ça, il faut être l’hôte ou avoir la permission *Gérer le serveur*.
refuse-host-named = Pour ça, il faut être l’hôte ({ $name }) ou avoir la permission *Gérer le serveur*.
refuse-robot-own = C’est ta propre place. Quitte la partie avec `/table leave`.
refuse-hint-tap = C’est la vitesse qui compte : pas de conseil. Touche une carte !
refuse-hint-busy = Tous les robots réfléchissent. Redemande dans un instant.

## The lobby

refuse-lobby-started = La partie a déjà commencé. Joue la suivante.
refuse-lobby-started-yours = Ta partie a déjà commencé : { $where }.
refuse-lobby-cancelled = Ce lobby est fermé. Ouvres-en un autre avec `/paddock`.
refuse-lobby-empty = Tout le monde est parti : ce lobby est fermé. Ouvres-en un autre avec `/paddock`.
refuse-lobby-expired = Ce lobby a fermé après deux heures d’inactivité. Ouvres-en un autre avec `/paddock`.
refuse-join-first = Rejoins d’abord la table.
refuse-joined = Tu es déjà de la partie. Pour en sortir, appuie sur *Rejoindre / Quitter*.
refuse-not-joined = Tu n’es pas dans ce lobby. Pour jouer, appuie sur *Rejoindre / Quitter*.
refuse-cut-unsealed = Cette donne n’a pas de sceau : il n’y a rien à couper.
refuse-level-fixed = C’est une donne rejouée : ses robots gardent leur niveau. Pour en changer, ouvre un lobby avec `/paddock`.
refuse-robot-gone = Ce robot n’est plus là. Choisis-en un autre.
refuse-options-fixed = C’est une donne rejouée : elle garde ses options. Pour en changer, ouvre un lobby avec `/paddock`.
refuse-called = Ce lobby a déjà appelé des joueurs. Attends un peu, ou ajoute un robot.
refuse-seats = Ce jeu est fait pour { $fewest } à { $most } joueurs.
refuse-too-few = Il faut au moins { $seats } joueurs. Ajouter un robot ?
refuse-deal-seats = Cette donne se joue à { $seats }. Complète avec des robots.
refuse-full = Les { $seats } places sont déjà prises. Ouvre ton propre lobby avec `/paddock`.
refuse-robots-most = Ce jeu a { $seats } places : toi et { $robots ->
    [one] un robot
   *[other] { $robots } robots au maximum
}.
refuse-level-unknown = Ce jeu n’a pas de robot { $level }. Choisis parmi : { $levels }.
refuse-daily-again = Il n’y a qu’un essai par partie du jour. Joue la suivante avec `/daily`.
refuse-rematch-early = La partie n’est pas encore finie. Appuie sur *Revanche* quand elle le sera.
refuse-rematch-gone = La revanche a déjà commencé, ou a été annulée. Ouvre un lobby avec `/paddock`.
refuse-rematch-lost = Je ne peux plus écrire dans le salon de cette table. Ouvre un lobby ailleurs avec `/paddock`.
refuse-series-gone = La partie précédente n’existe plus. Crée plutôt un circuit avec `/league create`.
refuse-series-unfinished = La partie précédente n’a pas de résultat. Crée plutôt un circuit avec `/league create`.
refuse-many-own = { $tables ->
    [one] Tu as déjà une partie ou un lobby en cours. Finis d’abord ta partie, ou quitte la table : `/table list`.
   *[other] Tu as déjà { $tables } parties et lobbys en cours. Finis d’abord une partie, ou quitte une table : `/table list`.
}
refuse-many-here = { $tables ->
    [one] Tu as déjà une partie ou un lobby sur ce serveur. Finis d’abord ta partie, ou quitte la table : `/table list`.
   *[other] Tu as déjà { $tables } parties et lobbys sur ce serveur. Finis d’abord une partie, ou quitte une table : `/table list`.
}
refuse-many-channel = { $tables ->
    [one] Ce salon a déjà une partie ou un lobby en cours. Ouvre le tien dans un autre salon.
   *[other] Ce salon a déjà { $tables } parties et lobbys en cours. Ouvre le tien dans un autre salon.
}
refuse-many-server = { $tables ->
    [one] Ce serveur a déjà une partie ou un lobby en cours. Ouvre le tien quand ce sera fini.
   *[other] Ce serveur a déjà { $tables } parties et lobbys en cours. Attends la fin de l’un d’eux pour ouvrir le tien.
}
refuse-code = Ce n’est pas un code de partie. Un code ressemble à p1-f65em-3fa9c1d2e4.
refuse-code-version = Ce code de partie vient d’une autre version du bot. Choisis une partie plus récente.
refuse-code-gone = Aucune partie finie ne correspond à ce code. Vérifie-le, ou choisis une partie plus récente.
refuse-code-unfinished = Cette partie n’est pas encore finie : tu pourras rejouer sa donne après.
refuse-deal-known = { $name } a déjà joué cette donne. Pour la jouer, il ne faut pas en connaître les cartes.
    .you = Tu as déjà joué cette donne. Pour la jouer, il ne faut pas en connaître les cartes.

## Dailies

refuse-daily-played = Tu as déjà joué la partie du jour. La suivante arrive à minuit (UTC).
refuse-daily-shared = Ton résultat est déjà partagé ici. Choisis un autre serveur.
refuse-daily-unfinished = Finis d’abord ta partie, puis partage ton résultat.
refuse-daily-own-first = Finis d’abord ta partie d’hier : celle-ci a les mêmes cartes.

## Circuits

refuse-circuit-none = Aucun circuit ouvert ne porte ce nom. Crées-en un avec `/league create`.
refuse-circuit-limit = Choisis un nombre de parties ou un nombre d’heures, pas les deux.
refuse-circuit-games = Un circuit compte de 1 à { $most } parties.
refuse-circuit-hours = Un circuit dure de 1 à { $most } heures.
refuse-circuit-nameless = Ce circuit n’a pas de nom. Donne-lui-en un.
refuse-circuit-name-long = Ce nom de circuit a { $length } caractères. Choisis-en un de { $most } caractères au plus.
refuse-circuit-game = Ce circuit est réservé à { $game }. Choisis un autre circuit, ou aucun.
refuse-circuit-name-taken = Un circuit de ce nom est déjà ouvert ici. Choisis un autre nom, ou ferme ce circuit.
refuse-circuit-name-again = Un autre circuit porte maintenant ce nom. Renomme ou ferme d’abord cet autre circuit.
refuse-circuit-close = Pour fermer ce circuit, il faut en être l’hôte ou avoir la permission *Gérer le serveur*.
refuse-circuit-edit = Pour modifier ce circuit, il faut en être l’hôte ou avoir la permission *Gérer le serveur*.
refuse-circuit-closing = Ce circuit va fermer : seules les parties en cours comptent encore. Choisis-en un autre.
refuse-circuit-closed = Ce circuit est fermé : les nouvelles parties n’y comptent plus. Choisis-en un autre.
refuse-circuit-full = Ce circuit est complet : { $games ->
    [one] sa seule partie est jouée
   *[other] ses { $games } parties sont jouées
}. Choisis-en un autre.
refuse-circuit-last = { $games ->
    [one] La seule partie de ce circuit est déjà en cours.
   *[other] Les { $games } parties de ce circuit sont déjà finies ou en cours.
} Choisis un autre circuit.
refuse-circuit-time = Le temps de ce circuit est écoulé : les nouvelles parties n’y comptent plus. Choisis-en un autre.

## Records

refuse-record-early = Le relevé montre tout, même ce qui est encore caché. Reviens à la fin de la partie.
refuse-record-ended = Cette partie s’est arrêtée avant la fin : elle n’a pas de relevé. Regarde son *Historique*.
refuse-record-branch = Une partie *Et si… ?* n’a pas de relevé. Prends celui de la partie d’origine.
refuse-record-older = Cette partie suivait d’anciennes règles : je ne peux pas la rejouer. Choisis-en une plus récente.
refuse-record-forged = Ce relevé contient des coups que les règles interdisent. Télécharge-le à nouveau.
refuse-record-stops = Ce relevé s’arrête avant la fin de la partie. Télécharge-le à nouveau.
refuse-record-end = La fin de cette partie ne correspond pas à son relevé. Télécharge-le à nouveau.
refuse-record-line = La ligne { $line } des coups est illisible. Télécharge à nouveau le relevé.
refuse-record-move = À la ligne { $line }, il y a un coup que ce jeu ne connaît pas. Télécharge à nouveau le relevé.
refuse-record-value = La ligne { $line } des coups contient une valeur illisible : { $move }. Télécharge à nouveau le relevé.
refuse-record-size = Cette partie est trop longue pour un relevé ({ $size } Kio au maximum). Regarde son *Historique*.
refuse-record-long = Ce fichier est trop gros : un relevé fait { $size } Kio au maximum. Choisis-en un autre.
refuse-record-toml = Ce n’est pas un relevé de partie : il n’est pas en TOML. Choisis un autre fichier.
refuse-record-seats = { $game } ne se joue pas à { $seats }. Télécharge à nouveau le relevé.
refuse-record-other = Ce n’est pas le relevé d’une partie de Paddock. Choisis un autre fichier.
refuse-record-version = Ce relevé vient d’une autre version du bot. Ouvre-le avec cette version-là.
refuse-record-game = Ce relevé est celui d’un jeu que je ne connais pas. Ouvre-le avec la version du bot d’où il vient.
refuse-record-rules = Ce relevé suit une autre version des règles de { $game }. Ouvre-le avec la version du bot d’où il vient.
refuse-record-seal = Dans ce relevé, la donne ne découle pas du secret et des coupes du paquet. Télécharge-le à nouveau.
refuse-record-options = Ce relevé contient des options que { $game } n’a pas. Télécharge-le à nouveau.
refuse-record-sitters = Ce relevé ne dit pas qui occupait quelle place. Télécharge-le à nouveau.
refuse-record-lacks = Il manque une valeur à ce relevé : { $part }. Télécharge-le à nouveau.
refuse-record-lacks-seat = Il manque une valeur à une place ({ $part }) : la partie n’était pas finie. Choisis le relevé d’une partie finie.
refuse-record-moveless = Ce relevé ne contient aucun coup. Télécharge-le à nouveau.
refuse-record-cut = Il manque des coups à ce relevé, ou il y en a trop. Télécharge-le à nouveau.
refuse-record-packed = Les coups compressés de ce relevé sont illisibles. Télécharge-le à nouveau.

## Before any table is asked

refuse-hidden = Tu n’as pas accès au salon de cette table. Demande à la modération de te l’ouvrir.
refuse-gone = Cette table n’existe plus. Ouvres-en une autre avec `/paddock`.
refuse-place = Je ne peux pas ouvrir de table ici. Essaie dans le salon textuel d’un serveur.
refuse-place-permissions = Pour ouvrir une table ici, il me faut ces permissions : { $permissions }.
refuse-place-apps = Tu ne peux pas utiliser d’applis externes sur ce serveur. Joue dans un groupe en MP, ou adresse-toi à la modération.
refuse-place-game = Pour { $game }, je dois être sur le serveur. Ici, tu peux jouer à { $games }.
refuse-pictures = Le message montre déjà toutes les images de cette table.
refuse-dms-soon = Je viens d’essayer de t’écrire en MP. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refuse-no-server = Je ne peux écrire qu’aux membres d’un serveur où je suis. Rejoins-en un, puis réessaie.
refuse-practice-dms = L’entraînement se joue en MP, et les tiens sont fermés. Ouvre-les, puis réessaie.
refuse-daily-dms = La partie du jour se joue en MP, et les tiens sont fermés. Ouvre-les, ou utilise `/daily` dans nos MP.
refuse-daily-over = Cette partie du jour est terminée. Joue celle d’aujourd’hui avec `/daily`.
refuse-daily-nobody = Il n’y a personne avec qui partager ici. Utilise `/daily` sur un serveur.
refuse-daily-spot = Je ne peux plus écrire là-bas. Appuie sur *Partager* et choisis un autre salon.
refuse-daily-best = Ici, personne n’a partagé la partie d’hier. Partage celle d’aujourd’hui avec `/daily`.
refuse-dms-no-seat = Tu n’as pas de partie en cours. À ta prochaine partie, ta main arrivera en MP.
refuse-practice-on = Tu as déjà un entraînement en cours ici. Termine-le, ou appuie sur *Arrêter l’entraînement* sous la partie.
refuse-series = Cette partie n’appartient à aucun circuit. Crées-en un avec `/league create`.
refuse-circuit-elsewhere = Ce circuit est sur un autre serveur. Ferme-le là-bas.
refuse-game-gone = Ce jeu n’est plus disponible. Retrouve les autres avec `/paddock`.
refuse-friends = Pour jouer avec des amis, utilise `/paddock` sur un serveur. Ici, tu as `/practice robots` et `/daily`.
refuse-challenge-bot = Les bots ne jouent pas. Défie une personne, ou ajoute un robot dans un lobby.
refuse-challenge-self = Tu ne peux pas te défier toi-même. Essaie `/practice robots`, ou choisis quelqu’un d’autre.
refuse-challenge-away = { $name } ne voit pas ce salon. Essaie un autre salon, ou choisis quelqu’un d’autre.
refuse-challenge-other = Ce défi est pour quelqu’un d’autre. Pour jouer aussi, appuie sur *Rejoindre / Quitter*.
refuse-challenge-peace = { $name } ne veut pas de défi. Ouvre un lobby pour tout le monde avec `/paddock`.
refuse-challenge-shunned = Tu gardes tes distances avec { $name }. Change ça d’abord dans `/settings`.
refuse-challenge-open = Un défi avec { $name } est déjà ouvert à la table { $table }. Réponds-y ou ferme-le d’abord.
refuse-challenge-soon = Tu pourras défier { $name } à nouveau { $when }. D’ici là, ouvre un lobby pour tout le monde avec `/paddock`.
refuse-join-apart = Tu ne peux pas rejoindre cette table. Ouvre ton propre lobby avec `/paddock`.
refuse-peace-self = C’est toi. Choisis quelqu’un d’autre.
refuse-kept-out = L’équipe de ce serveur ne te laisse plus ouvrir de table. Tu peux toujours rejoindre celles des autres.
refuse-rules-old = Ces règles ont changé. Rouvre-les.
refuse-report-empty = Le formulaire était vide. Dis en quelques mots ce qui ne va pas.
refuse-report-soon = Tu viens d’envoyer un signalement. Réessaie dans dix minutes.
refuse-long = C’est trop long. Écris { $most } caractères au maximum.
refuse-history = Cette partie suivait d’anciennes règles : elle n’a pas d’historique. Choisis-en une plus récente.
refuse-lesson = Ce jeu n’a plus de leçon. Retrouve les autres avec `/paddock`.
refuse-notices-off = Ces annonces sont déjà coupées. Pour les réactiver, utilise `/settings` sur le serveur concerné.
refuse-replay-soon = Le replay se prépare. Il arrive dans un instant.
refuse-until-over = Attends la fin de la partie pour ça.
refuse-hints = Cette partie compte : pas de conseil. Pour t’entraîner, utilise `/practice robots`.
refuse-plan = La partie a avancé. Prévois un autre coup.
refuse-level-again = Le lobby vient de changer. Choisis à nouveau.
refuse-code-game = Ce code est celui d’un autre jeu. Essaie `/{ $command } start`.
refuse-code-circuit = Une donne rejouée ne compte pour aucun circuit. Enlève le circuit.
refuse-table-unknown = Il n’y a pas de table { $table } ici. Retrouve les tiennes avec `/table list`.
refuse-tables-several = Plusieurs tables sont possibles : { $tables }. Choisis-en une avec l’option `table`.
refuse-table-mine = Tu ne joues pas ici. Regarde tes tables avec `/table list`.
refuse-table-none = Il n’y a pas de table dans ce salon. Indiques-en une avec l’option `table`, ou consulte `/table list`.
refuse-table-over = Cette partie est finie. [Voir le résultat]({ $link }).
refuse-lobbies-several = Plusieurs lobbys sont ouverts ici : { $tables }. Choisis-en un avec l’option `table`.
refuse-player = { $name } ne joue pas dans cette partie. Choisis quelqu’un d’autre.
refuse-circuits-several = Plusieurs circuits sont ouverts ici : { $names }. Choisis-en un avec l’option `circuit`.
refuse-circuit-number = Ce n’est pas un nombre de parties. Tape un nombre, comme 10, ou laisse le champ vide.
refuse-circuit-gone = Ce circuit n’existe plus. Rouvre la ligue avec `/paddock`.
refuse-circuits-none = Aucun circuit n’est ouvert ici. Crées-en un avec `/league create`, ou indique un circuit fermé.
refuse-circuit-reopen = Pour rouvrir ce circuit, il faut en être l’hôte ou avoir la permission *Gérer le serveur*.
refuse-circuit-final = Seul un circuit fermé à la main peut rouvrir, dans les 24 heures. Crées-en un autre : `/league create`.
refuse-rivals-self = Tu n’as choisi que toi. Choisis une autre personne, ou deux.
refuse-rivals-none = Ces personnes n’ont fini aucune partie ensemble ici. Choisis-en d’autres, ou lance une partie avec `/paddock`.
refuse-circuit-unknown = Il n’y a pas de circuit « { $name } » sur ce serveur. Vérifie son nom.
refuse-circuit-empty = Pas encore de partie dans le circuit { $name }. Joue la première !
refuse-results = { $name } n’a encore fini aucune partie sur ce serveur. Choisis quelqu’un d’autre.
    .you = Tu n’as encore fini aucune partie sur ce serveur. Joues-en une avec `/paddock`.
refuse-quiet-both = Indique un début et une fin, par exemple 22h30 et 7h00.
refuse-quiet-most = C’est trop long : { $quiet }. Choisis { $hours } heures au plus, par exemple de 22h30 à 7h00.
refuse-zone = Ajoute ton fuseau horaire ou une grande ville, comme Paris.
refuse-zone-unknown = Je ne connais pas le fuseau « { $zone } ». Essaie une grande ville, comme Paris.
refuse-setting-gone = Ces réglages ont changé. Rouvre-les avec `/settings`.
refuse-car-number = Le numéro d’une voiture va de 1 à { $most }.
refuse-time = « { $time } » n’est pas une heure. Écris par exemple 22h30.
refuse-role-everyone = Tout le monde ne veut pas ces mentions. Choisis un rôle pour les personnes intéressées.
refuse-role = Je ne peux pas mentionner { $role }. Active *Permettre à tout le monde de @mentionner ce rôle* dans ses réglages.
refuse-manager = Il faut la permission *Gérer le serveur* pour changer ça.
refuse-review = Cette partie n’a pas de bilan. Regarde son *Historique*.
refuse-review-wait = D’autres jouent peut-être encore ces cartes. Ton bilan s’ouvre { $when }.
refuse-review-open = D’autres jouent ces cartes en ce moment. Ton bilan s’ouvrira quand leur partie sera finie.
refuse-review-gone = Ce bilan n’existe plus. Dans ton résultat, appuie sur *Revoir*, puis *Bilan*.
refuse-review-branch = Une partie *Et si… ?* n’a pas de bilan. Appuie sur *Bilan* dans la partie d’origine.
refuse-puzzle-gone = Cette énigme n’existe plus. Appuie sur *Énigmes* dans `/paddock` pour en avoir une autre.
refuse-film-wait = Cette donne se joue peut-être encore ailleurs. Tu verras les mains { $when }.
refuse-film-open = Cette donne se joue encore ailleurs. Tu verras les mains quand ce sera fini.
refuse-deal-wait = Cette donne se joue peut-être encore ailleurs. Reviens { $when }.
refuse-deal-open = Cette donne se joue encore ailleurs. Reviens quand ce sera fini.
refuse-film-busy = Trop de replays tournent en même temps. Appuie sur *Suivant*, ou réessaie dans une minute.
refuse-shared = Ça vient d’être partagé ici. Réessaie dans dix minutes.
refuse-share-here = Impossible de partager ça ici. Essaie dans un autre salon.

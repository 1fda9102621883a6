### Why a table ended early, without a result.

ended-by = { $name } a mis fin à la partie.
    .you = Tu as mis fin à la partie.
ended-by-moderator = La modération a mis fin à la partie.
ended-left = Tout le monde est parti.
ended-idle = Personne n’a joué pendant trente jours. Relance une partie avec `/practice robots`.
ended-daily = La partie du jour { $day } s’est terminée à minuit (UTC).
ended-lost = Le salon n’existe plus, et personne n’a joué pendant 24 heures.

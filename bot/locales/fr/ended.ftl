### Why a table ended early, without a result.

ended-by = { $name } a arrêté cette partie.
    .you = Tu as arrêté cette partie.
ended-by-moderator = La modération a arrêté cette partie.
ended-left = Tout le monde est parti.
ended-idle = Aucun coup depuis trente jours. Recommence avec `/practice robots`.
ended-daily = La partie du jour { $day } a expiré à minuit (UTC), le lendemain.
ended-lost = Le salon n’existe plus, et personne n’a joué depuis un jour.

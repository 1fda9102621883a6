### What happened: lines of the table, the hand and the history.

story-turn = { $name } · { $deeds }
    .you = Tu { $deeds }
story-deed = { $name } { $deed }.
    .you = Tu { $deed }.
story-forced = { $line } (coup forcé)
    .whole = { $line } (Coup forcé.)
story-idled = Temps écoulé : Paddock joue pour { $name }.
    .you = Temps écoulé : Paddock joue pour toi.
story-idled-to = Temps écoulé · tu { $deeds }
story-away = { $name } n’est pas là. Un robot prend le relais.
    .you = Tu n’étais pas là. Un robot joue pour toi.
story-back = { $name } revient.
    .you = Te revoilà.
story-left = { $name } s’en va. Un robot prend le relais.
    .you = Tu t’en vas. Un robot joue pour toi.
story-handed = L’hôte remplace { $name } par un robot.
    .you = L’hôte te remplace par un robot.
story-hinted = { $name } demande un conseil.
    .you = Tu demandes un conseil.
story-seated = { $name } remplace { $was }.
    .you = Tu remplaces { $was }.
story-undid = { $name } annule un coup.
    .you = Tu annules un coup.
story-undid-turn = { $name } annule son tour.
    .you = Tu annules ton tour.

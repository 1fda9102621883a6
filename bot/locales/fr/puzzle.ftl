### Énigmes : ce qu’on a manqué dans ses parties, à rejouer.

puzzle-head = { $origin ->
    [daily] 🧩 **{ $game }** · énigme tirée d’une ancienne partie du jour
    [server] 🧩 **{ $game }** · énigme tirée d’une partie de ce serveur
   *[own] 🧩 **{ $game }** · énigme tirée d’une de tes parties
}
puzzle-ask = **Que jouerais-tu ?**
puzzle-next = Énigme suivante
puzzle-again = { $days ->
    [one] Cette énigme revient demain.
   *[other] Cette énigme revient dans { $days } jours.
}
puzzle-done = Deux bonnes réponses : énigme résolue !
puzzle-waiting = { $count } en attente
puzzle-solved = { $count ->
    [one] { $count } résolue
   *[other] { $count } résolues
}
puzzle-streak = { $count ->
    [one] série : { $count } jour
   *[other] série : { $count } jours
}
puzzle-none = **Pas d’énigme pour l’instant.** Après une partie, appuie sur *Revoir* puis *Bilan* : tes coups manqués apparaîtront ici.
puzzle-none-next = La prochaine arrive { $when }.
puzzle-seat = Place { $number }

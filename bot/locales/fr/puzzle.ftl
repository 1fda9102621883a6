### Problèmes : ce qu’on a manqué dans ses parties, à rejouer.

puzzle-head = { $origin ->
    [daily] 🧩 **{ $game }** · d’une partie du jour passée
    [server] 🧩 **{ $game }** · d’une partie de ce serveur
   *[own] 🧩 **{ $game }** · d’une de tes parties
}
puzzle-ask = **Que jouerais-tu ?**
puzzle-next = Problème suivant
puzzle-again = { $days ->
    [one] Il revient demain.
   *[other] Il revient dans { $days } jours.
}
puzzle-done = Juste deux fois : résolu !
puzzle-waiting = { $count } en attente
puzzle-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzle-streak = { $count ->
    [one] série : { $count } jour
   *[other] série : { $count } jours
}
puzzle-none = **Aucun problème ne t’attend.** Appuie sur *Bilan* après une partie : ce que tu as manqué vient ici.
puzzle-none-next = Le prochain vient { $when }.
puzzle-seat = Place { $number }

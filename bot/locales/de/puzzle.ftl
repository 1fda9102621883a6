### Aufgaben: was jemand in den eigenen Partien übersehen hat, noch einmal.

puzzle-head = { $origin ->
    [daily] 🧩 **{ $game }** · aus einer vergangenen Tagespartie
    [server] 🧩 **{ $game }** · aus einer Partie auf diesem Server
   *[own] 🧩 **{ $game }** · aus einer deiner Partien
}
puzzle-ask = **Was würdest du tun?**
puzzle-next = Nächste Aufgabe
puzzle-again = { $days ->
    [one] Die Aufgabe kommt morgen wieder.
   *[other] Die Aufgabe kommt in { $days } Tagen wieder.
}
puzzle-done = Zweimal richtig: gelöst!
puzzle-waiting = { $count } offen
puzzle-solved = { $count } gelöst
puzzle-streak = { $count ->
    [one] Serie: { $count } Tag
   *[other] Serie: { $count } Tage
}
puzzle-none = **Gerade gibt es keine Aufgabe.** Drück nach einer Partie *Partie ansehen*, dann *Rückblick*: Was du übersehen hast, kommt danach hierher.
puzzle-none-next = Die nächste kommt { $when }.
puzzle-seat = Platz { $number }

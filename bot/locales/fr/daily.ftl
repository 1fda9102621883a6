### The daily: the same deal for everyone, one a day.

daily-line = Paddock du jour { $day } · { $game } · { $result }
daily-line-streak = Paddock du jour { $day } · { $game } · { $result } · { $days } jours de suite
daily-result = { $medal }{ place } place sur { $of }, avec { $score }
daily-out = hors course
daily-head = ## Partie du jour { $day } · { $game }
    Mêmes cartes pour tout le monde. Bats { $robots ->
        [one] un robot
       *[other] { $robots } robots
    } en un seul essai. Prochaine donne { $when }.
daily-among = **{ place } place sur { $of }** parmi les résultats partagés.
daily-among-first = Personne n’a encore partagé de résultat. À toi d’ouvrir le bal !
daily-bar = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { place }
} { $bar } { $own ->
    [true] **{ $count } · toi**
   *[other] { $count }
}
daily-where = **Où veux-tu partager ton résultat ?**
    Tout le monde pourra y jouer la même donne.
daily-shared-there = **Partagé dans [#{ $channel }]({ $link }) !**
daily-own = `{ $line }`
daily-waiting = Ta partie t’attend : [continuer]({ $link })
daily-waiting-here = Ta partie t’attend.
daily-streak = { $days } jours de suite ! Un seul jour manqué n’arrête pas ta série.
daily-yesterday = Ta partie d’hier est encore ouverte : [continuer]({ $link }). Elle compte jusqu’à minuit (UTC).
daily-server = **Partagé sur ce serveur aujourd’hui**
daily-server-empty = -# Pas encore de résultat ici. Partage le premier !
daily-server-row = N° { $place } : { $name } · { $result }
daily-server-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
daily-play = Jouer
daily-resume = Continuer
daily-refresh = Actualiser
daily-share = Partager
daily-best = Meilleure partie d’hier
daily-puzzle = Énigme
daily-play-too = Jouer aussi
daily-button = La partie du jour
daily-shared = **{ $name }**
    { $line }

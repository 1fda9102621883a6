### Die Tagespartie: jeden Tag neue Karten, für alle dieselben.

daily-line = Paddock-Tagespartie { $day } · { $game } · { $result }
daily-line-streak = Paddock-Tagespartie { $day } · { $game } · { $result } · { $days } Tage in Folge
daily-result = { $medal }Platz { $place } von { $of }: { $score }
daily-out = nicht fertig
daily-head = ## Tagespartie { $day } · { $game }
    Gleiche Karten für alle und nur ein Versuch: Schlag { $robots ->
        [one] einen Roboter
       *[other] { $robots } Roboter
    }. Neue Karten gibt es { $when }.
daily-among = **Platz { $place } von { $of }** unter allen, die ihr Ergebnis geteilt haben.
daily-among-first = Noch hat niemand ein Ergebnis geteilt. Mach den Anfang!
daily-bar = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] Platz{ "\u00A0" }{ $place }
} { $bar } { $own ->
    [true] **{ $count } · du**
   *[other] { $count }
}
daily-where = **Wo willst du dein Ergebnis teilen?**
    Dort können dann alle dieselben Karten spielen.
daily-shared-there = **Geteilt in [#{ $channel }]({ $link })!**
daily-own = `{ $line }`
daily-waiting = Deine Partie wartet: [weiterspielen]({ $link })
daily-waiting-here = Deine Partie wartet.
daily-streak = { $days } Tage in Folge! Ein Tag Pause ist okay.
daily-yesterday = Die Partie von gestern ist noch offen: [weiterspielen]({ $link }). Sie zählt bis Mitternacht (UTC).
daily-server = **Heute auf diesem Server geteilt**
daily-server-empty = -# Hier hat noch niemand ein Ergebnis geteilt. Mach den Anfang!
daily-server-row = { place }{ "\u00A0" }{ $name } · { $result }
daily-server-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
daily-play = Spielen
daily-resume = Weiterspielen
daily-refresh = Neu laden
daily-share = Teilen
daily-best = Beste Partie von gestern
daily-puzzle = Aufgabe
daily-play-too = Selbst spielen
daily-button = Tagespartie
daily-shared = **{ $name }**
    { $line }

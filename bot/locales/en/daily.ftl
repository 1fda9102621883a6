### The daily: the same deal for everyone, one a day.

daily-line = Paddock daily { $day } · { $game } · { $result }
daily-line-streak = Paddock daily { $day } · { $game } · { $result } · { $days } days in a row
daily-result = { $medal }{ place } of { $of }, with { $score }
daily-out = didn’t finish
daily-head = ## Daily { $day } · { $game }
    Same cards for everyone. Beat { $robots ->
        [one] one robot
       *[other] { $robots } robots
    } in one try. Next deal { $when }.
daily-among = **{ place } of { $of }** among everyone who shared a result.
daily-among-first = Nobody has shared a result yet. Be the first!
daily-bar = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { place }
} { $bar } { $own ->
    [true] **{ $count } · you**
   *[other] { $count }
}
daily-where = **Where do you want to share your result?**
    Anyone there can then play the same cards.
daily-shared-there = **Shared in [#{ $channel }]({ $link })!**
daily-own = `{ $line }`
daily-waiting = Your game is waiting: [continue]({ $link })
daily-waiting-here = Your game is waiting.
daily-streak = { $days } days in a row! Missing a single day won’t end your streak.
daily-yesterday = Yesterday’s game is still open: [continue]({ $link }). It counts until midnight (UTC).
daily-server = **Shared in this server today**
daily-server-empty = -# No results here yet. Share the first!
daily-server-row = { place } { $name } · { $result }
daily-server-more = and { $count } more
daily-play = Play
daily-resume = Continue
daily-refresh = Refresh
daily-share = Share
daily-best = Yesterday’s best game
daily-puzzle = Puzzle
daily-play-too = Play it too
daily-button = The daily
daily-shared = **{ $name }**
    { $line }

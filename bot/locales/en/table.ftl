### The public message of a table.

table-head = { $game } · table { $id }
table-head-daily = { $game } · daily { $day } · table { $id }
table-head-what-if = { $game } · what if? · table { $id }
table-ended = **Ended early.** { $reason } No result this time.
table-numbered = Player { $number }
table-nameless = Names are hidden because AutoMod blocks one of them. Managers can exempt my role from AutoMod.
table-clock = Time’s up { $when }.
table-all-away = Everyone’s away. Press *I’m back* to continue.
table-hurry = Quick! The others are tapping too.
    .no = No hurry: the robots will wait.
table-robots = { $count ->
    [one] A robot is playing for { $names }.
   *[other] Robots are playing for { $names }.
}
table-moved = { $head }: the game continues [further down]({ $address }).
table-moved-over = { $head } is over: [the result]({ $address }).
table-row = { $rank } { $name } · { $score }
table-score = **{ $points }**
table-out = didn’t finish
table-first = { $score } (first time: { $first })
table-hand = My hand
table-more = All pictures
table-text = As text
table-history = History
table-rules = Rules
table-fair = Fair deal
table-report = Report
table-replay = Replay
table-dealt = The next game is starting. Your cards are on their way.
table-rematch = Rematch
table-again = Play again
table-from-there = Play from there
table-daily = The daily
table-standings = Standings
table-series = Start a circuit
table-after = Look back
table-after-head = -# **{ $game }** · table { $table }
    Look back at this game, or play on.
table-night = Race night
table-stop = End practice
table-quit = Stop playing
table-sit = Replace { $name }

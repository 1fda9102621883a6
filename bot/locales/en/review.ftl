### Reviews: what mattered in one’s own finished game.

review-button = Review
review-head = { $mark } **{ $game }** · table **{ $table }** · review
review-working = Looking at your decision { $number } of { $of }…
review-dealing = Now robots play your deal, to see what it was worth…
review-patience = Robots at other tables go first. If this stops, press *Review* again.
review-stopped = Your review stopped. Press *Review* in your result, and it goes on.
review-well = **You played this one well!** No decision was clearly a mistake.
review-moments = { $count ->
    [one] **One moment mattered.**
   *[other] **{ $count } moments mattered.**
}
review-moment-line = { $turn }: *{ $done }* cost { $loss }.
review-turn = Turn { $turn }
review-points = about { $loss } points
review-chance = about { $loss } % of your chances
review-luck = Your lead at the end: { $lead } points. The deal was worth { $deal }, the play { $play }.
    .how = Compared with the others’ average, and with strong robots that played this deal on every seat.
review-luck-bar = { $deal } deal · { $play } play
review-none = You had no decisions in this game.
review-note = ⭐ Better here: **{ $best }**. Your move cost { $loss }.
review-moment = **{ $turn }: this cost { $loss }.**
    You chose *{ $done }*. Better: **{ $best }**.
review-again = Try again
review-back = Overview
review-try = **{ $turn }: what would you do now?**
review-tried-best = **{ $chosen }: that’s the best move!**
review-tried-same = **{ $chosen }: that’s what you played.** It costs { $loss }.
review-tried-less = **{ $chosen }** costs { $loss } more than the best move.
review-tried-good = **{ $chosen }** is as good as the best move!

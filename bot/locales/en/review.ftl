### Reviews: what mattered in one’s own finished game.

review-button = Review
review-head = { $mark } **{ $game }** · table **{ $table }** · review
review-reading = Reading your game…
review-working = Looking at decision { $number } of { $of }…
review-checking = Double-checking the costliest moves: { $number } of { $of }…
review-dealing = Robots are playing your cards to see what they were worth: { $number } of { $of }…
review-patience = This may take a while, because robots at other tables go first. If it stops, press *Review* again.
review-stopped = Your review stopped. Press *Review* to continue.
review-well = **You played this one well!** You made no clear mistakes.
review-unlucky = **You made no clear mistakes.** You just didn’t finish this time.
review-steady = **You made no clear mistakes.** But strong robots always scored more with these cards.
review-moments = { $count ->
    [one] **One moment mattered.**
   *[other] **{ $count } moments mattered.**
}
review-come-back = Missed moves come back as *Puzzles* in `/paddock`.
review-moment-line = { $turn }: *{ $done }* cost you { $loss }.
review-turn = Turn { $turn }
    .part = { $part }, turn { $turn }
review-points = about { $loss } points
    .short = −{ $loss } points
review-chance = about { $loss }% of your chances
    .short = −{ $loss }%
review-luck = Compared with the others’ average: **{ $lead }**. The cards gave you { $deal }, your play { $play }.
    .how = Strong robots scored { $spread ->
        [none] { $low }
       *[some] { $low } to { $high }
    } with these cards.{ $than ->
        [within] { " " }You did just as well.
        [above] { " " }You did better.
       *[none] { "" }
    }
review-luck-bar = Cards: { $deal } · Play: { $play }
    .deal = Cards: { $deal }
    .play = Play: { $play }
review-none = You had nothing to decide in this game.
review-moment = **{ $turn }: this cost { $loss }.**
    You chose *{ $done }*. Better: **{ $best }**.
review-again = Try again
review-what-if = What if?
review-try = **{ $turn }: what would you do now?**
review-answer = Show answer
review-tried-soon = **{ $chosen }:** robots are playing it out…
review-tried-best = **{ $chosen }: that’s the best move!**
review-tried-same = **{ $chosen }: that’s what you played.** It costs { $loss }.
review-tried-less = **{ $chosen }** costs { $loss } compared with the best move.
review-tried-good = **{ $chosen }** is as good as the best move!

## Racesmack: how fast and how careful the taps were

review-taps-look = { $count ->
    [1] **Look again before you tap.** Once, you tapped a wrong card while a correct one was free.
    [2] **Look again before you tap.** Twice, you tapped a wrong card while a correct one was free.
   *[other] **Look again before you tap.** { $count } times, you tapped a wrong card while a correct one was free.
}
review-taps-sooner = { $count ->
    [one] **Tap sooner.** Once, the correct cards were gone before you tapped.
   *[other] **Tap sooner.** { $count } times, the correct cards were gone before you tapped.
}
review-taps-faster = **You read the cards well. Now be faster.** { $name } usually taps { $seconds } s sooner.
review-taps-best = { $timed ->
    [yes] **Right every time, and nobody was faster!**
   *[no] **Right every time!**
}
review-taps-none = You never had a correct card to tap in this game.
review-taps-figures = You: { $right } of { $of } right, { $wrong } wrong, { $missed } missed{ $time }.
review-taps-usually = , usual time { $seconds } s
review-taps-before = { $games ->
    [one] Your previous game: { $share }% right{ $time }.
   *[other] Your previous { $games } games: { $share }% right{ $time }.
}
review-taps-no-times = { $racing ->
    [yes] I have no tap times for this game. Newer games have them.
   *[no] There are no tap times, because nobody had to hurry here.
}
review-taps-how = -# Times are measured from the reveal. *Wrong*: a correct card was still free. *Missed*: none was left.
review-taps-alt = Your taps, round by round, and how they compare.
review-taps-alt-player = { $name }: { $right } right{ $timed ->
    [yes] , usual time { $time }.
   *[no] .
}
review-taps-alt-round = { $became ->
    [right] Round { $round }: right
    [wrong] Round { $round }: wrong
   *[missed] Round { $round }: missed
}{ $timed ->
    [yes] , after { $seconds } s.
   *[no] .
}
review-picture-head = { $right } of { $of } right
review-picture-right = right
review-picture-wrong = wrong
review-picture-missed = missed
review-picture-others = others
review-picture-usual = usual time
review-picture-round = Round { $round }
review-picture-seconds = { $seconds } s
review-picture-share = { $share }%
review-picture-you = You
review-picture-before = { $games ->
    [one] Previous game
   *[other] Previous { $games } games
}

## How accurate a player was in all reviewed games

review-accuracy-button = My accuracy
review-accuracy = ## Your accuracy
    -# Only you see this. It’s based on your reviews.
review-accuracy-none = No reviews yet. After a game, press *Look back* under your result, then *Review*.
review-accuracy-game = { $measure ->
    [right] **{ $game }**: { $last } in your last game{ $games ->
        [0] .
       *[other] { " " }(before that: { $mean } on average).
    }
   *[lost] **{ $game }**: in your last game, each decision cost you { $last } on average{ $games ->
        [0] .
       *[other] { " " }(before that: { $mean }).
    }
}
review-accuracy-alt = A graph of your accuracy in reviewed games: the higher, the better.
review-accuracy-best = Look back at your most accurate games:
review-accuracy-mistake = { $same ->
    [yes] Your most common mistake: *{ $done }*, where another choice was better ({ $game }, { $count } times).
   *[no] Your most common mistake: *{ $done }* instead of *{ $better }* ({ $game }, { $count } times).
}
review-share = { $share }% right
    .short = { $share }% right
review-picture-accuracy = Accuracy
review-picture-better = higher is better

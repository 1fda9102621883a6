### The lobby, its robots and its options.

lobby-head = { $game } · table { $id }
lobby-closed-cancelled = This lobby was closed.
lobby-closed-empty = Everyone left.
lobby-closed-expired = This lobby closed after two hours of inactivity.
lobby-closed-started = The game is on!
lobby-reopen = Open a new one with { $command }.
lobby-join = **Join in! { $host } starts the game.**
lobby-need = **You need { $fewest } players. Add a robot?**
lobby-need-all = **This deal is for { $seats } players. Robots count too.**
lobby-again = **Play again?** { $people }
lobby-challenge = **{ $name } challenges { $people }!**
lobby-challenge-ask = ## Challenge { $name }
    Which game? I’ll post the challenge in this channel.
lobby-accept = Accept
lobby-decline = Decline
lobby-dontask = Don’t ask again
lobby-declined = { $name } can’t play right now.
lobby-circuit = Circuit game: **{ $name }**
lobby-same = Same deal as at table { $id }
lobby-foot = { $pace } · about { $minutes } minutes · closes { $when }
lobby-pace = { $pace ->
    [live] 90 seconds a turn
    [relaxed] 24 hours a turn
   *[none] No clock
}
lobby-host = { $name } (host)
lobby-cut-host = { $name } (host, has cut the cards)
lobby-cut = { $name } (has cut the cards)
lobby-robot = { $name } ({ lobby-level } robot)
lobby-level = { $level ->
    [learner] easy
    [club] normal
    [expert] hard
    [champion] champion
    [adaptive] adaptive
   *[other] { $level }
}
    .note = { $level ->
        [learner] Knows the rules
        [club] Plays well
        [expert] Thinks every move through
        [champion] Plans ahead, hard to beat
        [adaptive] Matches your level
       *[other] Plays at random
    }
lobby-seat = Join / Leave
lobby-start = Start
lobby-options = Options
lobby-robots = Robots
lobby-add = Add a robot: { lobby-level }
lobby-change = { $name }: { lobby-level }
lobby-remove = Remove { $name }

lobby-panel = **Options** for table { $id }
lobby-panel-host = Only the host can change them.
lobby-seating = { $seating ->
    [fixed] Seats: in this order
   *[random] Seats: drawn at random
}
lobby-open-seats = { $open ->
    [yes] If someone leaves: anyone can take the seat
   *[no] If someone leaves: a robot takes over
}
lobby-fair = ## Fair deal
    The cards are already fixed, under this seal: `{ $seal }`. It opens after the game, so you can check that nobody changed them.
    To add your own words to the shuffle, press *Cut cards*.
lobby-set-table = Pace and seats
lobby-set-circuit = Circuit
lobby-no-circuit = No circuit
lobby-variants = Variants
lobby-extras = Extra rules
lobby-learn = How to play
lobby-cut-cards = Cut cards
lobby-call = Ping players
lobby-close = Close lobby
lobby-called = { $role }{ $name } wants to play **{ $game }**: { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
} at { $table }.
lobby-seated = You’re in! The game will start at { $table }.

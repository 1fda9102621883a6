### Race nights: their plan, their announcement, and what happens when their time has come.

night-plan = { $cup ->
    [yes] ## Plan a cup
   *[no] ## Plan a race night
}
night-manage = { $cup ->
    [yes] ## Your cup
   *[no] ## Your race night
}
night-when = **{ $day }** ({ $soon })
night-tables = Tables of up to { $seats }, { $how ->
    [rating] grouped by rating
   *[lot] drawn at random
}.
night-circuit = Counts for **{ $name }**.
night-coming = **{ $how ->
    [maybe] Maybe
    [here] Here
    [missing] Not here yet
   *[in] In
} ({ $count })** { $names }
night-seats = Up to { $seats } at a table
night-rounds = { $rounds ->
    [1] One round
   *[other] Cup: { $rounds } rounds
}
night-pace = { $pace ->
    [relaxed] Relaxed games, over several weeks
   *[live] Live games, in one evening
}
night-follows = { $how ->
    [called] Next round: a manager starts it
   *[itself] Next round: starts automatically
}
night-cards = { $which ->
    [same] Same deal at all tables
   *[own] Each table has its own deal
}
night-fill = { $robots ->
    [0] No robots in empty seats
   *[other] Robots fill empty seats, up to { $robots } players
}
night-filled = Robots fill empty seats, up to { $robots } players.
night-dealt = { $how ->
    [rating] Tables by rating
   *[lot] Tables at random
}
night-absent = { $how ->
    [out] Missing players: play without them
   *[robots] Missing players: robots fill in
}
night-no-circuit = No circuit
night-menu-title = Game
night-menu-seats = Seats
night-menu-rounds = Rounds
night-menu-pace = Pace
night-menu-follows = Next round
night-menu-cards = Deal
night-menu-fill = Robots
night-menu-dealt = Seating
night-menu-absent = Missing players
night-menu-circuit = Circuit
night-more = More
night-more-head = ## More settings
night-again = { $cup ->
    [yes] Next cup
   *[no] Next race night
}
night-robots = Robots: { $names }
night-robot-tables = { $count ->
    [one] Robot-only table: { $names }
   *[other] Robot-only tables: { $count }
}
night-announce = Announce
night-start = Start now
night-deal = Assign tables
night-time = Change time
night-drop = Discard
night-off = Call off
night-in = I’m in
night-maybe = Maybe
night-out = I’m out
night-remind = Remind me
night-here = I’m here
night-manager = Manage
night-manage-one = Manage: { $game }
night-turn = Join / Pause
night-standings = Standings
night-pairings = Pairings
night-round = Start round
night-round-one = Round { $number }
night-end = End cup
night-end-note = If you end the cup now, only finished rounds count.
night-ended = The cup is over.
night-joined = You’re in, starting with the next round!
night-sits-out = You’ll sit out, starting with the next round.{ $absent ->
    [robots] { "" } A robot will play for you.
   *[out] { "" }
}
night-day = Day
night-ask = Start time
night-zone = Times are in the { $zone } time zone.
night-which = Which do you mean? Times are in the { $zone } time zone.
night-announced = Announced! People can sign up now.{ $event ->
    [no] { "" }
       -# Give me *Create Events*, and I’ll add this race night to the server’s events too.
   *[yes] { "" }
}
night-called-off = I’ve called it off.
night-shortened = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
    } instead of { $planned }, so that no two players meet twice
night-channel-lost = The channel for your race night “{ $name }” was deleted. You can still manage the race night or call it off under *League* in another channel of that server.
night-blocked = AutoMod is blocking a player’s name at your race night “{ $name }”, so I’m hiding all names there for now. Ask a manager of that server to exempt my role from AutoMod.
night-events-full = Your server’s events list is full (100), so your race night isn’t on it. Delete an old event, and I’ll add the race night.
night-started = It’s starting now.
night-asking = I’m asking who’s here.
night-reminded = I’ll send you a message { $minutes } minutes before it starts.
night-not-reminded = I won’t remind you.
night-who = ## { $game }: who’s here?
night-until = Press *I’m here*. I’ll assign the tables { $soon }.
night-dealt-head = ## { $game }: the tables
night-over = ## { $game }: all games are over
night-table = **{ $table }** · { $names }
night-table-link = [**{ $table }**]({ $link }) · { $names }
night-placed = { place }{ "\u00A0" }{ $name }
night-cup = { $game } cup
night-cup-terms = { $rounds } rounds { $pace ->
    [relaxed] over several weeks
   *[live] in one evening
}. { $how ->
    [called] A manager starts each one
   *[itself] Each one starts automatically
}.{ $which ->
    [same] { "" } Every table has the same deal.
   *[own] { "" }
}
night-cup-head = ## { $name }: round { $number } of { $rounds }{ $over ->
    [yes] { "" } is over
   *[no] { "" }
}
night-cup-won = { $count ->
    [one] { $names } wins the { $name }!
   *[other] { $names } tie for the { $name }!
}
night-next = { $how ->
    [called] A manager has to start the next round, or the cup ends { $soon }.
   *[itself] The next round starts { $soon }.
}
night-away = Away: { $names }. Come back with *Join / Pause*.
night-event = Race night: { $game }
night-bye = Bye: { $name } (1 point)
night-more-tables = { $count ->
    [one] and { $count } more table
   *[other] and { $count } more tables
}
night-standings-head = **Standings**
night-standings-of = ## { $name }: standings
night-standing = { place } { $name } · { points }
night-standing-whole = { place } { $name } · { points } · B { $buchholz } · SB { $berger }
night-ties = -# Ties: Buchholz (B), then Sonneborn-Berger (SB).
night-pairings-of = ## { $name }: round { $number }
night-is-off = ## { $game }: { $why ->
    [empty] nobody came
    [missed] I was offline at the start
   *[called] called off
}
night-moved = -# { $name } continues [further down]({ $link }).
night-reminder = ## { $game } starts { $soon }
    { "" }[Join in]({ $link }).
night-ahead = **Race nights**
night-plan-one = Plan race night
night-listed = **{ $game }** · { $soon } · [{ $count } signed up]({ $link })

night-refuse-gone = That race night is over, or was called off. Find the next ones in `/paddock` under *League*.
night-refuse-many = { $most } race nights are already planned here. Call one off first.
night-refuse-announced = This race night has already been announced. Change it with *Manage*.
night-refuse-full = All { $most } spots are taken. Join a lobby with `/paddock` instead.
night-refuse-begun = This race night has started. Join the next one, or open a lobby with `/paddock`.
night-refuse-early = This race night hasn’t started yet. Press *I’m in* to sign up.
night-refuse-past = That’s in the past, or too soon. Choose a time at least a minute from now.
night-refuse-far = That’s more than a year away. Choose an earlier date.
night-refuse-soon = It starts in less than { $minutes } minutes, so it’s too late for a reminder.
night-refuse-last = The last round has started. Join the next cup.
night-refuse-same = This deal is still being played elsewhere. Come back after the round.
night-refuse-few = At least two players must be here, and one must be a person. Press *Join / Pause* first.
night-refuse-manager = Only someone with *Manage Server* or *Manage Events* can plan race nights. Open a lobby with `/paddock` instead.

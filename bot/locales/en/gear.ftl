### Gear Head: `$part` is fuel, pistons, battery, driveshaft, tires or gearshift, `$power` the number on a card.

## Cards

gear-part = { $part ->
    [fuel] Fuel
    [pistons] Pistons
    [battery] Battery
    [driveshaft] Driveshaft
    [tires] Tires
   *[gearshift] Gearshift
}
gear-card = { gear-part } { $power }
gear-rank = { place }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus })
}

## The lobby

gear-pitch = Build a car from six parts, then pull up to the starting line. Go early for a bonus, or wait for better parts.
gear-credit = Gear Head by Chad Smith (Green Box of Games), CC BY-NC-SA 4.0. Rules in our own words.
gear-cover = A racing car at the line, half of it painted, half only sketched in pencil. Beside it, cards show the missing parts.

## The hand

gear-last-turn = { $name }’s last turn!
    .you = Your last turn!
gear-draw-or-take = Draw a card, or take { $card }.
gear-must-take = The deck is empty. Take { $card }.
gear-must-discard = Discard a card.
gear-cannot-finish = Your car won’t be complete. Roll in with what you have.
gear-complete = Your car is complete! Pull up, or discard and keep building.
gear-must-pull-up = Your car is complete! Pull up.
gear-done = You’re { place } at the line. Now wait for the others.
gear-draw = Draw
gear-draw-better = Draw · { $tenths } in 10 { $tenths ->
    [one] helps
   *[other] help
}
gear-take = Take { gear-card }{ $gain ->
    [0] {""}
   *[other] {" "}· +{ $gain }
}
    .complete = Take { gear-card } · car complete
gear-discard = { gear-card }{ $loss ->
    [0] {""}
   *[other] {" "}· −{ $loss }
}
    .gap = { gear-card } · −{ $loss } and a gap
gear-build-on = Keep building · { $tenths } in 10 { $tenths ->
    [one] helps
   *[other] help
}
    .note = discards { $card }
    .cost = discards { $card }. If another car pulls up first, your bonus drops from { $bonus } to { $next }
gear-pull-up = Pull up: { $power }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
gear-roll-in = Roll in · { $parts } of 6 parts
gear-pull-up-without = Without { $card }: { $power }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
gear-plan-draw = Draw a card
gear-plan-take = { $least ->
    [1] Take any { gear-part }
    [6] Take { gear-part } if it’s a 6
   *[other] Take { gear-part } if it’s { $least } or better
}

## Hints

gear-hint-take-better = It beats your { gear-part } by { $gain }, and you know what you’re getting.
gear-hint-take-missing = Your car has no { gear-part } yet, and it needs one of each part.
gear-hint-take-safe = You know what you’re getting, and the next player won’t get it.
gear-hint-draw = About { $tenths } in 10 cards would { $kind ->
    [missing] fill a gap in your car.
   *[better] improve your car.
}
gear-hint-build-on = About { $tenths } in 10 cards would improve your car{ $bonus ->
    [0] .
   *[other] {""}, but if another car pulls up first, your bonus drops from { $bonus } to { $next }.
}
gear-hint-weakest = { $card } is your weakest { gear-part } card. You need only one of each part.
gear-hint-another = You have more than one { gear-part } card, and your car needs just one.
gear-hint-least = It’s your least valuable card.
gear-hint-keep = Your other cards are worth { $power } points.
gear-hint-last = It’s your last turn: now or never.
gear-hint-others = { $names } { $count ->
    [one] is
   *[other] are
} already at the line. Wait too long, and you’re out.
gear-hint-complete = Your car is complete: { $power } points, and { $bonus } more for being first at the line.

## What happened: gear-did is a deed without a subject, gear-turn a whole turn

gear-did = { $deed ->
    [drew] drew a card
    [took] took { $card }
    [discarded] discarded { $left }
   *[pulled_up] pulled up { gear-rank }, discarding { $left }
}
    .drew = drew { $card }
gear-turn = { $name } { $deed ->
    [drew] drew a card
    [took] took { $card }
    [discarded] discarded { $left }
    [drew_discarded] drew a card and discarded { $left }
    [took_discarded] took { $card } and discarded { $left }
   *[pulled_up] pulled up { gear-rank }, discarding { $left }
}.
    .you = You { $deed ->
        [drew] drew a card
        [took] took { $card }
        [discarded] discarded { $left }
        [drew_discarded] drew a card and discarded { $left }
        [took_discarded] took { $card } and discarded { $left }
       *[pulled_up] pulled up { gear-rank }, discarding { $left }
    }.
gear-discards = Discarded: { $cards }.
gear-takes = Taken: { $cards }.
gear-whose = { $card } ({ $name })
    .you = { $card } (you)
gear-dealt = Cards dealt. { $name } goes first.
    .you = Cards dealt. You go first.
gear-dealt-own = Cards dealt. { $name } goes first. { $owner }: { $cards }.
gear-reshuffled = The deck ran out, so the heap was reshuffled. { $card } starts a new heap.
gear-one-last-turn = { $name } has one last turn.
    .you = You have one last turn.
gear-all-made-it = Game over: every car made it.
gear-out = Game over: { $name } had one last turn and didn’t finish.
    .you = Game over: you had one last turn and didn’t finish.

## The table in words

gear-table-hand = Your hand: { $cards }.
gear-table-drawn = Just drawn: { $card }.
gear-table-missing = Still missing: { $parts }. So far: { points }.
gear-table-complete = Complete: { points }, { $total } if you pull up next.
gear-table-parked = Your car is at the line: { gear-picture-total }.
gear-table-heap = Heap: { cards }, { $card } on top.
    .empty = The heap is empty.
gear-table-deck = Deck: { cards }.
    .empty = The deck is empty.
gear-table-line = At the line: { $cars }.
    .empty = Nobody is at the line yet.
gear-table-at-line = { $name } { gear-rank }
    .you = you { gear-rank }
gear-table-bonus = The next car gets +{ $bonus }.
    .none = The next car gets no bonus.
gear-table-building = Still building, in turn order: { $names }. When only one is left, that player gets one more turn.
gear-table-under = Lower in the heap: { $cards }.
gear-table-car = { place } at the line: { $name } with { $cards }.
    .you = { place } at the line: you with { $cards }.
gear-table-place = { place }: { $name }, { points }.
    .you = { place }: you, { points }.
gear-table-out = Out: { $name }, with an unfinished car.
    .you = You’re out: your car isn’t finished.
gear-bonus = Bonus: { place } at the line

## Refusals

gear-refuse-over = This game is over. Start another with *Rematch*.
gear-refuse-line = You’re already at the line. The others are finishing.
gear-refuse-turn = It’s not your turn yet. Wait for the others.
gear-refuse-empty = The deck is empty. Take the card on the heap.
gear-refuse-drawn = You’ve already drawn. Discard a card, or pull up.
gear-refuse-draw = First draw a card, or take the one on the heap.
gear-refuse-card = You don’t have { $card }. Pick another card.
gear-refuse-last = It’s your last turn, and your car is complete. Pull up.
gear-refuse-missing = You’d be missing { $parts }. Keep one of each.
gear-refuse-weaker = Keeping { $card } makes your car weaker. Discard it instead.

## Pictures

gear-finish-parts = parts
gear-finish-home = { $rank ->
    [1] first home
    [2] second home
   *[other] third home
}
gear-picture-turn = { $deed ->
    [drawing] { $name } draws
    [taking] { $name } takes
    [discarding] { $name } discards
   *[last] { $name }’s last turn
}
gear-picture-prompt = { $deed ->
    [drawing] Draw or take
    [taking] Take the card
    [discarding] Discard one
    [complete] Pull up?
   *[last] Pull up!
}
gear-picture-at-line = { place } at the line
gear-picture-deed = { $deed ->
    [drew] drew
    [took] took
    [discarded] discarded
   *[pulled_up] pulled up
}
gear-picture-new = new
gear-picture-unit = points
gear-picture-heap = Heap
gear-picture-deck = Deck
gear-picture-line = At the line
    .short = Line
gear-picture-bonus = bonus points
gear-picture-crowd = { $there } of { $seats } at the line
gear-picture-empty = empty
gear-picture-next = Next
gear-picture-take = Take
gear-picture-draw = Draw
gear-picture-odds = { $tenths } in 10 { $tenths ->
    [one] helps
   *[other] help
}
    .short = { $tenths } in 10
gear-picture-no-gain = no gain
gear-picture-weakest = weakest
gear-picture-same = { $count ->
    [2] Both cost 0 points
   *[other] All cost 0 points
}
gear-picture-out = = out
gear-picture-leader = leader unknown
gear-picture-first-car = First at the line
gear-picture-first = nobody there yet
gear-picture-if-next = if you’re next at the line
gear-picture-spare = spare
gear-picture-missing = { $parts ->
    [one] { gear-part } missing
   *[other] { $parts } missing
}
gear-picture-now = Pull up now = { $total }
gear-picture-total = { $power }{ $bonus ->
    [0] {" "}points
   *[other] {" "}+ { $bonus } = { $total }
}

## Lesson

gear-lesson-1 = A car has six parts. The picture shows what you have and what’s missing. **Battery 6** is on the heap: you have no Battery, and 6 is the best. Take it!
    .why = the deck is a gamble, and the heap has the best Battery there is.
gear-lesson-2 = Now you have seven cards, and one must go. You have two Fuel cards, and a car needs only one. The number on a card is its power, so discard **Fuel 1**.
    .why = you have a better Fuel, so your car needs this one least.
gear-lesson-3 = You still need a Driveshaft. The heap shows Battery 1, but you have a 6. Draw from the deck. Nobody else sees your card.
    .why = you have Battery 6, so Battery 1 wouldn’t help.
gear-lesson-4 = You drew Pistons 3, but your Pistons 5 is better. You also have two Gearshifts, and **Gearshift 2** helps you least.
    .why = it’s the weakest card that you can spare.
gear-lesson-5 = Apex is first at the line and gets 3 extra points. The second car gets 2. Bolt just discarded the part you need. It’s only a 1, but it completes your car.
    .why = the Driveshaft on the heap completes your car. It may take a while to draw one from the deck.
gear-lesson-6 = Your car is complete. Pull up! The button says what it’s worth: 23, plus 2 for being second at the line.
    .why = being second at the line earns 2 extra points, and nobody can take them away.
gear-learned-1 = Each turn: draw or take a card. Then discard one, or pull up.
gear-learned-2 = A car needs all six parts, and their numbers are its points.
gear-learned-3 = The first three at the line get 3, 2 and 1 extra points. Apex was first, but your car had more power: 25 to 22.
gear-learned-4 = The last player gets one more turn. Bolt’s car wasn’t complete, so Bolt is out.

## Rules

gear-how-1 = A car needs all six parts. Their numbers are its points.
gear-how-2 = On your turn, draw a card or take the top card of the heap.
gear-how-3 = Then discard one. With a complete car, you can pull up.
gear-how-4 = The first three cars at the line get 3, 2 and 1 extra points.
gear-how-5 = The last player gets one more turn. An incomplete car scores 0. The highest score wins.
gear-rules-goal = **Goal.** Build the most powerful car: one each of Fuel, Pistons, Battery, Driveshaft, Tires and Gearshift. The number on a card is its power.
gear-rules-cards = **Cards.** Nine cards of each part: 1, 1, 1, 2, 2, 3, 4, 5, 6. Up to six players use one deck of 54 cards.
    { -ruling } Seven to twelve players use two decks.
gear-rules-setup = **Set-up.** Everyone gets six cards, and the rest form the deck. Its top card starts the heap, face up. Seats are drawn at random, unless the host chose the order. The player in the first seat starts. In a rematch, the seats rotate by one. In a circuit, whoever has started least often starts.
gear-rules-turn = **Your turn.** Draw a card that only you see, or take the top card of the heap. Now you have seven. Discard one face up, and your turn ends. Or pull up to the starting line: discard one card, lay the other six face down, and you’re done.
    { -ruling } Only a complete car can pull up: one of each part.
    { -ruling } You can discard the card you just took.
    { -ruling } You can read the whole heap.
gear-rules-line = **Starting line (Pole Position).** The first car at the line gets 3 extra points, the second 2, the third 1.
gear-rules-last = **The last player.** When everyone else is at the line, the last player gets exactly one more turn. Without a complete car, that player is out and has no score.
    { -ruling } You’re never offered pointless choices. If you have two of a part, you discard the weaker one as you pull up. On your last turn, you pull up if your car is complete.
gear-rules-empty = **Empty deck.**
    { -ruling } If the deck is empty at the end of a turn, the whole heap is shuffled into a new deck, and its top card starts a new heap. If there’s still no deck, take from the heap.
gear-rules-end = **The end.** Cars are revealed in the order they pulled up. A car scores its six numbers and its bonus. The highest score wins. The best possible score is 39: six sixes, first at the line.
    { -ruling } Players with equal totals share a place, and the next place is skipped: 1, 2, 2, 4. All unfinished cars share last place.
gear-rules-circuit = **Race Circuit.** Several games with one ranking. In a game of n players, place p scores n − p + 1 points. A player who is out scores 0. Start one with `/league create`.
    { -ruling } Everyone who shares a place scores the full points for it.
    { -ruling } If points are equal, whoever has more wins is ahead, then whoever has more second places, and so on. If all of these are equal too, the players share a place.
    { -ruling } A game in progress when the circuit ends still counts.
    { -ruling } A game that ends early doesn’t count. If a robot is playing for a person when the game ends, nobody gets the points for that place.
    { -ruling } Only people are ranked and score points, unless the circuit includes robots. Then each robot scores under its own name.
gear-rules-away = **Away.**
    { -ruling } When your time runs out, you draw from the deck and discard your lowest spare card. On your last turn, you pull up if your car is complete.
gear-rules-credit = *{ gear-credit }*

## Kinds of action, for the most common mistake of reviews

gear-act = { $kind ->
    [draw] draw a card
    [take] take from the heap
    [discard] discard a part
   *[pull_up] pull up
}

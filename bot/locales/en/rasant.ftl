### Rasant: `$colour` is red, blue, yellow, green or black, `$pace` the number on a card.

## Cards and cars

rasant-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[black] black
}
    .button = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [green] Green
       *[black] Black
    }
rasant-card = { rasant-colour } { $pace }
rasant-car = { $colour ->
    [black] the black car
   *[other] { rasant-colour }
}

## The lobby

rasant-pitch = 13 cars in a line: win a round, and the last car of the colour played overtakes the rest, with every car behind it. More cars, more points.
rasant-credit = Rasant by F. J. Lamminger, Amigo 1993. Rules in our own words.
rasant-option = Line-up
    .value = { $value ->
        [random] Random
       *[draft] Draft
    }
    .note = { $choice ->
        [grid-random] The cars line up in random order
       *[grid-draft] Take turns choosing the next car’s colour
    }
rasant-cover = A Grand Prix poster: a yellow racing car sweeps past a red and a blue one, by the sea, under a low sun.
rasant-draft = Players take turns choosing the next car’s colour.

## The hand

rasant-choose = Choose the next car’s colour.
rasant-lead = You lead. Play any coloured card.
    .costly = You lead. The deck is empty: passing costs a card now.
rasant-beat = Beat { $card } with { rasant-colour } or black, or pass. Winning earns { points }.
    .costly = Beat { $card } with { rasant-colour } or black, or pass. Passing costs a card.
rasant-stuck = You can’t beat { $card }. Pass.
    .costly = You can’t beat { $card }. Passing costs a card.
rasant-discard = You passed. Discard a card.
rasant-now = { $name } won round { $round }: { points }. { $todo }
    .you = You won round { $round }: { points }. { $todo }
rasant-play = { rasant-colour.button } { $pace }
    .worth = { rasant-colour.button } { $pace } · +{ $points }
    .wins = { rasant-colour.button } { $pace } · wins { $points }
    .lead = Lead a card
    .follow = Play a card
    .discard = Discard a card
rasant-pass = Pass
    .costly = Pass (−1 card)
rasant-name = { rasant-colour.button } · { $left } left
rasant-plan = { $pace ->
    [0] Pass this round
   *[other] Pass above { $pace }
}

## Hints

rasant-hint-discard = You have to discard a card, and { $card } helps you least.
rasant-hint-choose = No colour stands out yet. Choose any of them.
rasant-hint-no-lead = None of your cards is a good lead.
rasant-hint-stuck = You have no higher card in this colour or black.
rasant-hint-little = Winning earns only { points }. Save { $card } for a better round.
    .lead = Winning earns only { points }. Save { $card }: if you pass first, you lead next.
rasant-hint-beaten = Winning earns { points }, but others can probably go higher.
    .lead = Others can probably go higher. If you pass first, you lead next.
rasant-hint-top = Nobody can beat a 130. You win { points }.
rasant-hint-play = Winning earns { points }. { $rivals ->
    [0] Nobody else is still in.
    [one] One other player is still in.
   *[other] { $rivals } other players are still in.
} { $higher ->
    [yes] This saves your higher cards for later.
   *[no] It’s the highest card you can play.
}

## What happened. `$reader` is what the reader is in it: winner, leader (of the next round), both or nobody;
## same: somebody else is both. rasant-did is a deed without a subject, in rasant-deed it has one.

rasant-did = { $deed ->
    [placed] placed { $card }
    [led] led { $card }
    [played] played { $card }
    [passed] passed
    [left] had no cards left and passed
   *[paid] discarded { $card } for passing
}
rasant-deed = { $name } { $deed ->
    [placed] placed { $card }
    [led] led { $card }
    [played] played { $card }
    [passed] passed
    [left] had no cards left
    [lead_handed] had no coloured card
   *[paid] discarded { $card }
}
    .you = { $at ->
        [0] You
       *[other] you
    } { $deed ->
        [placed] placed { $card }
        [led] led { $card }
        [played] played { $card }
        [passed] passed
        [left] had no cards left
        [lead_handed] had no coloured card
       *[paid] discarded { $card }
    }
rasant-deeds = { $deeds }.
rasant-drew = drew { cards }
    .own = drew { $names }
rasant-cars = { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}{ $doubled ->
    [yes] {" "}× 2
   *[no] {""}
}
rasant-gain = { $doubled ->
    [yes] { rasant-cars } = { points }
   *[no] { points }
}
rasant-moved = overtook with { $doubled ->
    [yes] the black car: { rasant-gain }
   *[no] { rasant-cars }: { points }
}
rasant-won = { $name } won the round: { rasant-gain }.
    .you = You won the round: { rasant-gain }.
rasant-won-with = { $reader ->
    [winner] You won with { $card }. { $leader } passed first and leads.
    [leader] { $name } won with { $card }. You passed first, so you lead.
    [both] You won with { $card } and lead next.
    [same] { $name } won with { $card } and leads next.
   *[nobody] { $name } won with { $card }. { $leader } passed first and leads.
}
rasant-won-points = { $name } won { points } with { $card }.
    .you = You won { points } with { $card }.
rasant-no-lead = { $reader ->
    [winner] You had no coloured card. { $leader } leads.
    [leader] { $name } had no coloured card. You lead.
   *[nobody] { $name } had no coloured card. { $leader } leads.
}
rasant-opened = Players form the line, car by car. { $name } starts.
    .you = Players form the line, car by car. You start.
rasant-filled = { $count ->
    [one] Only one { rasant-colour } car was left, so it went last.
   *[other] Only { $count } { rasant-colour } cars were left, so they went last.
}
rasant-dealt = Cards dealt. { $name } leads.
    .you = Cards dealt. You lead.
rasant-dealt-own = Cards dealt. { $name } leads. { $owner }: { $cards }.
rasant-last-card = The deck is empty. From now on, passing costs a card.
rasant-over = Game over: no coloured cards left.
rasant-forming = Forming the line
rasant-round = Round { $round }

## The table in words

rasant-table-hand = Your hand: { $cards }.
    .empty = Your hand is empty.
rasant-table-playable = You can play { $cards }.
rasant-table-round = Round { $round }: { $cards }.
    .open = Round { $round }: no card yet.
rasant-table-last = Round { $round }: { cards }. Last card: { $card }, by { $name }.
    .you = Round { $round }: { cards }. Last card: your { $card }.
rasant-table-laid = { $name } { $card }
    .you = you { $card }
rasant-table-passed = Passed: { $names }.
rasant-table-worth = This round is worth { points }.
rasant-table-unplaced = Still to place: { $cars }.
rasant-table-left = { $left } { rasant-colour }
rasant-table-line = Line, front to rear: { $cars }.
rasant-table-deck = Deck: { cards }.
    .empty = The deck is empty. Passing costs a card.
rasant-table-player = { $name }: { points }, { cards }.
    .you = You: { points }, { cards }.
rasant-table-passed-player = { $name }: { points }, { cards }, passed.
    .you = You: { points }, { cards }, passed.
rasant-table-gone = { rasant-colour.button } cards out of the game: { $paces }.
rasant-table-place = { place }: { $name }, { points }.
    .you = { place }: you, { points }.
rasant-table-decided = { $tied ->
    [yes] Round { $round }: { $name } drew level, with { points } for { $cars }.
   *[no] Round { $round }: { $name } took the lead for good, with { points } for { $cars }.
}
    .you = { $tied ->
        [yes] Round { $round }: you drew level, with { points } for { $cars }.
       *[no] Round { $round }: you took the lead for good, with { points } for { $cars }.
    }
rasant-table-best = Your best round was round { $round }, with { points }.
rasant-score = Round { $round }, { rasant-colour }: { rasant-cars }

## Refusals

rasant-refuse-over = This game is over. Start another with *Rematch*.
rasant-refuse-passed = You passed. You’re back next round.
rasant-refuse-turn = It’s not your turn yet. Wait for the others.
rasant-refuse-none-left = No { rasant-colour } cars left. Choose another colour.
rasant-refuse-draft = The cars aren’t lined up yet. First choose the next car’s colour.
rasant-refuse-card = You don’t have { $card }. Pick another card.
rasant-refuse-pay = You passed, and the deck is empty. Discard a card.
rasant-refuse-black = Black can’t lead. Play a coloured card.
rasant-refuse-pass = You can’t pass when you lead. Play a coloured card.
rasant-refuse-discard = You only discard when you pass and the deck is empty. Play a card, or pass.
rasant-refuse-placed = The line is complete. Play a card.
rasant-refuse-colour = This round is { rasant-colour }. Play { rasant-colour } or black, or pass.
rasant-refuse-low = Too low. Play higher than { $pace }, or pass.

## Pictures

rasant-picture-turn = { $phase ->
    [drafting] { $name } chooses
    [leading] { $name } leads
    [following] { $name } must beat:
   *[paying] { $name } discards
}
rasant-picture-prompt = { $phase ->
    [drafting] Choose a colour
    [leading] Lead a card
    [following] Beat:
    [stuck] You can’t beat:
   *[paying] Discard a card
}
rasant-picture-points = points
rasant-picture-you = You { $points }
rasant-picture-round = Round { $round }
rasant-picture-deck = { $cards ->
    [0] Deck empty
   *[other] Deck { $cards }
}
rasant-picture-line = { $cars } of { $most }
rasant-picture-passed = passed
rasant-picture-winner = winner gets
rasant-picture-would = { $name } would get
rasant-picture-over = Round { $round }: { $name }
rasant-picture-decided = Deciding round
rasant-picture-best = Your best round
rasant-picture-last = last win
rasant-picture-open = The lead sets the colour
rasant-picture-tickets = + shows what a win earns
rasant-picture-cost = Passing costs a card
rasant-picture-beats = beats { $number }
rasant-picture-double = pts ×2
rasant-picture-strength = beats
    .share = { $number } of { $cards }
rasant-picture-unseen = { $cards } cards unseen
rasant-picture-if-won = if you win
rasant-picture-or-pass = or pass: costs a card
rasant-picture-only-pass = You can only pass
rasant-picture-unplayable = { $why ->
    [low] too low
   *[colour] wrong colour
}
rasant-picture-free = Passing is free
rasant-picture-for-winner = for the winner
rasant-picture-undealt = You get cards once the line is set
rasant-picture-empty = No cards left

## Lesson

rasant-lesson-1 = You lead: your card sets the round’s colour. The winner moves that colour’s **rearmost** car and all behind it to the front. Yellow’s rearmost car has three behind it: 4 points. Lead **Yellow 50**.
    .why = red’s rearmost car is last of all, so red earns only 1 point. Save your high cards.
rasant-lesson-2 = Each card must be higher than the last, in the round’s colour or in black. Apex played black 70, and Bolt passed. **Black 100** beats it, and saves your yellow 120.
    .why = black fits every colour, and your 100 beats Apex’s 70. You’ll need yellow 120 later.
rasant-lesson-3 = Apex played black 120. Your 120 isn’t higher, so pass. Apex wins the round.
    .why = none of your cards is higher than 120.
rasant-lesson-4 = The four cars are in front now, in reverse order. This round is blue. The **first** to pass leads next: your blue 20 won’t win, so pass.
    .why = someone would beat blue 20. If you pass first, you lead next.
rasant-lesson-5 = A 130 ended the round immediately. You lead! Yellow’s rearmost car moves with the **black car** and three others. Black scores nothing, but doubles the other four: 8 points.
    .why = only yellow moves the black car. Save your 120 to win the round.
rasant-lesson-6 = Apex is out, and Bolt played 80. Now play the high card you saved: only yellow 130 could beat it.
    .why = your 120 will almost certainly win the round, for 8 points.
rasant-learned-1 = Play a higher card of the round’s colour, or a higher black one, or pass.
rasant-learned-2 = The last card wins: that colour’s rearmost car and all behind it go to the front, for a point each.
rasant-learned-3 = The black car doubles the points of the cars that move with it: 8 points for you. You have 8, the others 5 and 4.
rasant-learned-4 = The first to pass leads next. With no coloured cards left, the game is over.

## Rules

rasant-how-1 = The first card sets the round’s colour. Black can’t lead.
rasant-how-2 = Beat the last card with a higher one in that colour or black, or pass and sit out.
rasant-how-3 = Last card wins: the colour’s rearmost car and all behind it go to the front.
rasant-how-4 = Each car earns 1 point. The black car scores nothing, but any cars with it count double.
rasant-how-5 = First to pass leads next. With the deck empty, passing costs a card. Highest score wins.
rasant-rules-goal = **Goal.** Win rounds of cards. The winner moves rear cars to the front, for a point each. The highest score wins.
rasant-rules-cars = **Cars.** The black car is in front. Three each of red, blue, yellow and green follow.
    { -ruling } `grid: random` puts these twelve in random order.
    { -ruling } With `grid: draft`, players take turns choosing the next car’s colour, starting to the dealer’s left. When one colour is left, its cars go last. Then the cards are dealt.
rasant-rules-cards = **Cards.** Each colour has 10, 20 … 130. Black has 40, 70, 100 and 120.
    { -house } How the original splits its 56 cards is no longer known. This split is ours.
    { -ruling } The dealer is drawn at random. Everyone gets six cards, and the rest form the deck. The player to the dealer’s left leads.
rasant-rules-round = **A round.** The leader plays a card and can’t pass. Its colour is the round’s colour. Then, in turn, play a higher card of that colour or a higher black one, or pass and sit out the rest of the round. A 130 ends the round immediately. The last card wins.
    { -ruling } Black can’t lead.
    { -ruling } A black card must be higher too, and doesn’t change the colour.
    { -ruling } The round also ends when all but one have passed. That player can’t play another card, or pass to get rid of one.
    { -ruling } No coloured card to lead? Then you pass, and the player on your left leads. If everyone else passes like this, the last player leads a card and wins with it immediately.
rasant-rules-overtaking = **Overtaking.** The rearmost car of the round’s colour and every car behind it go to the front one by one, so their order is reversed. The winner gets 1 point for each. The black car scores nothing, but doubles the points of the cars that move with it.
rasant-rules-after = **After a round.** The played cards are out of the game. Starting with the winner, everyone draws until they have six cards, while the deck lasts. The first to pass leads next.
    { -ruling } If nobody passed, the winner leads.
rasant-rules-empty = **Empty deck.** Once the deck is empty, passing costs you a card of your choice. Without cards, you pass for free.
    { -ruling } Giving up the lead costs a card too, even if you’ve just paid one for passing.
    { -ruling } If you have only one card, it’s discarded for you.
    { -ruling } You discard immediately, before the next turn.
rasant-rules-end = **The end.** The highest score wins.
    { -ruling } The game is over when nobody has a coloured card to lead.
    { -ruling } Players with equal points share a place, and the next place is skipped: 1, 2, 2, 4.
rasant-rules-away = **Away.**
    { -ruling } When your time runs out, you pass. If you must lead or discard, the bot uses your lowest card. In a draft, you get the first colour that’s left.
    { -ruling } *Auto-pass* passes for you when that’s all you can do, after 1 to 4 seconds. It’s on from the start when everyone else is a robot. Nobody else can see whether it’s on. If everyone can see that a player must pass, the pass is immediate.
rasant-rules-credit = *{ rasant-credit }*

## Kinds of action, for the most common mistake of reviews

rasant-act = { $kind ->
    [name] choose a colour
    [play] play a card
    [pass] pass
   *[pay] discard a card
}

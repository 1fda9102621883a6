### Scrapheap Scavengers. `$symbol` is drop, hammer, circle, brick, cog or arrow;
### `$cell` the place of a card, such as B4; `$price`, `$left` numbers of action points (AP).

## Cards and cubes

scrap-symbol = { $symbol ->
    [drop] Oil can
    [hammer] Hammer
    [circle] Wheel
    [brick] Brick
    [cog] Cog
   *[arrow] Arrow
}
scrap-card = { scrap-symbol } { $value }
scrap-at = { $cell } { $card }
scrap-cubes = { $cubes ->
    [one] { $name }’s cube
   *[other] { $cubes } of { $name }’s cubes
}
    .you = { $cubes ->
        [one] your cube
       *[other] { $cubes } of your cubes
    }
scrap-corner = { $corner ->
    [A1] A1 · top left
    [I1] I1 · top right
    [A6] A6 · bottom left
   *[I6] I6 · bottom right
}

## The lobby

scrap-pitch = 54 cards lie face down. Peek in secret, guard your finds with cubes, then fetch them before the others do.
scrap-credit = Scrapheap Scavengers, a game by the Green Box of Games community. Rules in our own words.
scrap-option = { $field ->
    [mode] Tiles
    [tiles] Tiles each
   *[mismatch] Other cards
}
    .value = { $value ->
        [public] Public
        [stealth] Stealth
        [minus] Minus
        [zero] Zero
        [plus] Plus
       *[other] { $value }
    }
    .note = { $choice ->
        [mode-public] Everyone sees tiles and taken cards while collecting
        [mode-stealth] Tiles and taken cards stay hidden until the end
        [tiles-1] The shortest game
        [tiles-2] The usual game
        [tiles-3] A long game
        [tiles-4] The longest game
        [mismatch-minus] They count against you
        [mismatch-zero] They score nothing
       *[mismatch-plus] They count for you too
    }
scrap-cover = A pick-up loaded with junk drives through a scrapyard at dusk, past a crane and a cat.
scrap-mode = { $mode ->
    [stealth] Stealth: tiles and taken cards stay hidden.
   *[public] Public: everyone shows their tiles when collecting starts.
}
scrap-drawn = { $tiles ->
    [one] 1 tile each
   *[other] { $tiles } tiles each
}
scrap-mismatch = { $mismatch ->
    [zero] Cards that don’t match your tiles score nothing.
    [plus] Cards that don’t match your tiles count for you too.
   *[minus] Cards that don’t match your tiles count against you.
}

## The hand: headline and prompt

scrap-win = { $name } wins with { points }!
    .you = You win with { points }!
scrap-closer = { $name } wins with { points } and fewer misses!
    .you = You win with { points } and fewer misses!
scrap-tie = { $names } tie with { points } each.
scrap-peek = { $left ->
    [one] Peek at a card.
   *[other] Peek at up to { $left } cards.
}
scrap-place = { $left ->
    [one] Place or move a cube.
   *[other] Place or move up to { $left } cubes.
} Cubes you keep are points.
    .again = { $left ->
        [one] Again: place or move a cube.
       *[other] Again: place or move up to { $left } cubes.
    }
scrap-only-move = Keep two cubes for your pawn. Move a cube, or press *Done*.
scrap-put = Put the cube from { $cell } on another card.
scrap-choose = Choose your pawn’s corner. The pawn costs 2 cubes.
scrap-points = { $left ->
    [one] You have 1 action point (AP).
   *[other] You have { $left } action points (AP).
}
scrap-ready = That was your last turn. Now wait for the others.

## Buttons and menus

scrap-near = { $count } near { $corner }
    .all = { $count ->
        [1] The last one
       *[other] All { $count }
    }
scrap-one = One card
    .column = Column { $column }
    .full = Peek at { $cell }
scrap-spend = Extra peek
    .note = costs a cube
scrap-done = Done
scrap-guard = Guard { $cells }
    .only = Guard { $cells } and finish
scrap-on = Cube on a card you know
    .other = Cube on another card
    .full = Cube on { $cell }
scrap-lift = Move a cube
scrap-back = Back to { $cell }
scrap-trip = Fetch { $cells } · +{ $points }
    .note = for { $price } of { $left } AP
scrap-raid = Raid { $owners ->
    [1] { $name }’s{ " " }
   *[other] {""}
}{ $raided ->
    [several] { $count } cards
   *[other] { $cells }
}{ $more ->
    [0] {""}
   *[other] , fetch { $more }
} · +{ $points }
    .note = { $cells }, for { $price } of { $left } AP
scrap-do = Go and act
scrap-take = Take { $card } · { $price } AP
    .unseen = Take it unseen · { $price } AP
scrap-fetch = { $steps ->
    [0] Take { $card } here
    [one] Take { $cell } { $card }, { $steps } step away
   *[other] Take { $cell } { $card }, { $steps } steps away
}
    .unseen = Take { $cell } unseen, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away
scrap-clear = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} { $steps ->
    [0] here
    [one] on { $cell }, { $steps } step away
   *[other] on { $cell }, { $steps } steps away
}
scrap-claim = { $name }’s cube · { $price } AP
    .you = My cube · { $price } AP
scrap-flip = Flip · { $price } AP
    .down = Flip face down · { $price } AP
    .there = Flip { $cell }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away
    .cost = { $price } of { $left } AP, and everyone sees the card
scrap-search = Search{ $points ->
    [0] {""}
   *[other] {" "}· about +{ $points }
}
    .note = flip the nearest cards and take those that score
scrap-gain = +{ $points } for { $price } of { $left } AP
    .loss = −{ $points } for { $price } of { $left } AP
    .nothing = no points for { $price } of { $left } AP
    .unknown = { $price } of { $left } AP
scrap-loss = −{ points }
    .nothing = no points
scrap-go = Go to a card
    .known = { $cell } { $card }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away
    .unknown = { $cell }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away
scrap-enter = Enter at { $cell } · { $price } AP
scrap-end = End turn
scrap-skip = { $turns ->
    [one] Skip my last turn
   *[other] Skip my last { $turns } turns
}
    .note = you finish early, and your pawn leaves

## Hints

scrap-hint-peek = Your pawn starts at a corner. Peek near one: every step costs.
scrap-hint-guard = { $card } counts for you. With your cube on it, nobody else can peek, and taking it costs them more.
    .unseen = With your cube there, nobody else can peek, and the card costs them more.
scrap-hint-lift = That cube would do more good on another card.
scrap-hint-keep = Keep your cubes: each is an action point every turn, and a point at the end.
scrap-hint-corner = Most of the good cards you’ve seen are near that corner.
    .unknown = You haven’t seen a good card yet, so any corner will do.
scrap-hint-cubes = There are cubes there, and in your hand each is worth a point.
scrap-hint-explore = You haven’t seen the cards there. Flip one to find out.
scrap-hint-go = The best card you know in that direction is on { $cell }.
scrap-hint-flip = Look at the card before you pay 2 AP to take it.
scrap-hint-mine = That cube blocks the card. In your hand, the cube is worth a point.
scrap-hint-claim = { $name }’s cube blocks the card. In your hand, the cube is worth a point.
scrap-hint-trip = It earns { points } for { $price } AP. Nothing else in reach earns more.
scrap-hint-take = { $card } earns { points }, and it’s right here.
    .unseen = You don’t know this card, but on average it earns points.
    .denied = It earns you nothing, but nobody else will get it.
scrap-hint-end = With your remaining AP, nothing in reach earns points.
    .dear = What you want most costs more AP than you have left.

## What happened. A deed has no subject; the turn’s line has one.

scrap-dealt = 54 cards, face down. Everyone has secret tiles.
    .tiles = 54 cards, face down. You drew { $tiles }.
scrap-order = Peek round { $round }, in this order: { $names }.
    .rolls = Peek round { $round }, in this order: { $names }. Dice: { $rolls }.
scrap-roll = { $name } { $totals }
scrap-opened = Collecting starts, in this order: { $names }.
    .cubes = Collecting starts, in this order: { $names }. Cubes on the grid: { $cubes }.
    .rolls = Collecting starts, in this order: { $names }. Cubes on the grid: { $cubes }. Dice: { $rolls }.
scrap-cubes-of = { $name } { $cubes }
scrap-shown = Everyone shows their tiles.
    .tiles = Everyone shows their tiles: { $each }.
scrap-has = { $name } has { $tiles }
scrap-quiet = Nobody did anything this round. One more round like this, and the game ends.
scrap-closed = { $why ->
    [empty] Game over: the last card of the grid has been taken.
    [quiet] Game over: nobody did anything for two rounds.
    [retired] Game over: everyone has finished early.
   *[turns] Game over: everyone has had all their turns.
}
scrap-did = { $deeds ->
    [1] { $name } { $first }.
    [2] { $name } { $first } and { $second }.
   *[3] { $name } { $first }, { $second } and { $third }.
}
    .you = { $deeds ->
        [1] You { $first }.
        [2] You { $first } and { $second }.
       *[3] You { $first }, { $second } and { $third }.
    }
scrap-rolled = { $peeks ->
    [one] rolled 1 peek for everyone
   *[other] rolled { $peeks } peeks for everyone
}
scrap-spent = spent a cube on an extra peek
scrap-peeked = peeked at { $cell }
    .listed = peeked at { $things }
    .card = peeked at { $cell }: { $card }
    .many = { $cards ->
        [one] peeked at 1 card
       *[other] peeked at { $cards } cards
    }
scrap-lifted = lifted a cube from { $cell }
scrap-placed = put a cube on { $cell }
    .listed = put cubes on { $things }
    .moved = moved a cube from { $source } to { $cell }
    .back = put the cube back on { $cell }
scrap-waived = { $left ->
    [one] left 1 peek unused
   *[other] left { $left } peeks unused
}
    .cubes = placed no cubes
    .more = placed no more cubes
scrap-pawn = put the pawn at { $corner } (−2 cubes)
scrap-began = { $turns ->
    [one] started the last turn with { $points } AP
   *[other] started a turn with { $points } AP, { $turns } turns left
}
scrap-sat = skipped a turn: no card in reach
scrap-entered = entered the grid at { $cell }
scrap-moved = moved to { $cell }
    .listed = moved to { $things }
scrap-flipped = flipped { $cell }: { $card }
    .listed = flipped { $things }
    .down = turned { $card } on { $cell } face down
    .card = flipped { $card } ({ $cell })
    .many = flipped { $cards } cards
scrap-claimed = { $whose ->
    [own] picked up a cube from { $cell }
   *[other] picked up { $name }’s cube from { $cell }
}
    .you = { $whose ->
        [own] picked up a cube from { $cell }
       *[other] picked up your cube from { $cell }
    }
scrap-collected = { $cubes ->
    [one] picked up 1 cube
   *[other] picked up { $cubes } cubes
}
    .from = { $cubes ->
        [one] picked up 1 cube ({ $owners })
       *[other] picked up { $cubes } cubes ({ $owners })
    }
scrap-of = { $cubes } of { $name }’s
    .you = { $cubes } of yours
scrap-took = took { $card } from { $cell }
    .secret = took { $card } from { $cell } in secret
    .hidden = took a hidden card from { $cell }
    .cards = took { $cards }
scrap-hidden = { $cards ->
    [one] 1 hidden card
   *[other] { $cards } hidden cards
}
scrap-more = { $cards } more
scrap-ended = ended the turn
    .left = ended the turn with { $left } AP left
scrap-retired = finished early

## As text

scrap-part = Peek round { $round }
    .corners = Corners
    .collecting = Collecting, turn { $round }
scrap-round = Peek round { $round } of { $rounds }: { $peeks ->
    [one] 1 peek each.
   *[other] { $peeks } peeks each.
}
    .again = Peek round { $round } of { $rounds }: everyone places cubes again.
scrap-phase = { $mode ->
    [stealth] Stealth mode.
   *[public] Public mode.
} { $round ->
    [0] Everyone places their pawn.
   *[other] Collecting, turn { $round } of { $rounds }.
}
scrap-warning = If nobody does anything this round, the game ends.
scrap-tiles = Your tiles: { $tiles }. Your current score: { $score }.
scrap-buy = Before you start: one cube buys an extra peek.
scrap-secret = Only you know: { $cards }.
scrap-where = { $name }’s pawn: { $where }.
    .you = Your pawn: { $where }.
scrap-outside = outside { $corner }
scrap-gap = in the gap at { $cell }
scrap-leads = The pawn can move to { $cells }.
    .none = No other card is within reach.
scrap-costs = Cost to reach each card: { $cells }.
scrap-cost = { $price } AP for { $cells }
scrap-players = Players in turn order:
scrap-player = { $name }: { $notes }.
    .you = You: { $notes }.
scrap-notes = { $before }, { $note }
scrap-alt-grid = Grid: { $up } face up, { $gaps } gone, { $cubes } with cubes.
scrap-moves = to play
scrap-held = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
    .mixed = { $cubes ->
        [one] 1 cube ({ $kinds })
       *[other] { $cubes } cubes (including { $kinds })
    }
scrap-gone = { $cubes } spent
scrap-taken = took { $cards }
scrap-stopped = finished early
scrap-stands = pawn on { $cell }
    .outside = pawn outside { $cell }
scrap-turns = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
scrap-wants = wants { $tiles }
scrap-score = current score { $score }
scrap-finish-rest = others
scrap-final = { place }: { $name }, { points }. Matching cards { $match }, cubes { $cubes }, other cards { $rest }.
scrap-loot = { $name }’s tiles: { $tiles }. Cards taken: { $cards }.
    .none = { $name }’s tiles: { $tiles }. Cards taken: none.
    .you = Your tiles: { $tiles }. Cards taken: { $cards }.
scrap-grid = The grid, columns A to I, rows 1 to 6:
scrap-row = Row { $row }: { $cards }.
scrap-plain = { $count ->
    [one] Row { $rows }: all face down, no cubes.
   *[other] Rows { $rows }: all face down, no cubes.
}
    .all = The whole grid is face down, with no cubes on it.
scrap-lies = { $what } face { $lies ->
    [up] up
   *[down] down
}
    .cubes = { $what } face { $lies ->
        [up] up
       *[down] down
    } ({ $cubes })
scrap-gaps = { $count ->
    [one] gap { $cells }
   *[other] gaps { $cells }
}
    .all = only gaps
scrap-rest = { $count ->
    [one] 1 more face down
   *[other] { $count } more face down
}

## Pictures: at most three words, and as short as they are here.

scrap-picture-peeks = { $name } peeks
scrap-picture-moves = { $name } moves
scrap-picture-guards = { $name } places
scrap-picture-picks = { $name } picks
scrap-picture-drives = { $name } collects
scrap-picture-peek = { $left ->
    [one] peek now, collect later
   *[other] peeks now, collect later
}
scrap-picture-peeked = just seen
scrap-picture-cube = { $left ->
    [one] cube
   *[other] cubes
}
scrap-picture-points = { $left ->
    [one] action point (AP)
   *[other] action points (AP)
}
scrap-picture-from = { $cell }’s cube
scrap-picture-corner = a corner
scrap-picture-put = Put down
scrap-picture-pick = Pick
scrap-picture-collect = Collect
scrap-picture-look = Peek
scrap-picture-guard = Place
scrap-picture-flip = Flip { $cell }
scrap-picture-about = about +{ $points }
scrap-picture-search = Search
scrap-picture-end = Move or end turn
scrap-picture-stop = End your turn
scrap-picture-none = No points now
scrap-picture-ahead = { $points ->
    [0] Next turn: flip a card
    [one] Next turn: +1 point
   *[other] Next turn: +{ $points } points
}
scrap-picture-fetch = Fetch { $cells }
scrap-picture-raid = { $others ->
    [0] Raid { $raided }
   *[other] Raid { $raided }, fetch { $cells }
}
scrap-picture-brings = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
scrap-picture-round = Round { $round } of { $rounds }
    .turn = Turn { $round } of { $rounds }
scrap-picture-pays = bring points
scrap-picture-others = { $mismatch ->
    [minus] the rest: minus points
    [zero] the rest: no points
   *[plus] the rest: points too
}
scrap-picture-only = only you
scrap-picture-yours = see these
scrap-picture-score = points
scrap-picture-you = You { $points }
scrap-picture-lead = leading
scrap-picture-unit = pts
scrap-picture-price = { $price } AP
scrap-picture-did = { $deed ->
    [peeked] peeked at
    [took] took
    [placed] placed
   *[claimed] picked up
}
scrap-finish-tie = tie-break: fewest misses

## The score sheet

scrap-sheet-card = { $card }
    .miss = { $card }, no match
scrap-sheet-cubes = Cubes

## Refusals

scrap-refuse-over = This game is over. Start another with *Rematch*.
scrap-refuse-turn = It’s not your turn yet. Wait for the others.
scrap-refuse-cell = There’s no { $cell }. Columns go from A to I, rows from 1 to 6.
scrap-refuse-corner = Choose your pawn’s corner first.
scrap-refuse-seen = You already know { $cell }. Peek at another card.
scrap-refuse-guarded = Someone’s cube is on { $cell }. Peek at another card.
scrap-refuse-last = Your last two cubes become your pawn. Keep them.
scrap-refuse-spend = You can buy only one extra peek per round, before your first peek. Peek now.
scrap-refuse-peek-first = Peek first, or press *Done*. Then place your cubes.
scrap-refuse-collect = You can’t do that yet. Collecting starts after the peek rounds.
scrap-refuse-lifted = Put down the cube from { $cell } first.
scrap-refuse-none = You have no cube on { $cell }. Choose another card.
scrap-refuse-peeked = No peeks left. Place a cube, or press *Done*.
scrap-refuse-peeks-over = The peek rounds are over. Collect your cards now.
scrap-refuse-has-corner = Your pawn already has its corner. Move it now.
scrap-refuse-entered = Your pawn is already on the grid. Move it.
scrap-refuse-outside = Enter the grid first. It costs 1 AP.
scrap-refuse-last-turn = This is your last turn. End it.
scrap-refuse-gap = The card on { $cell } is gone. Move to another one.
scrap-refuse-way = { $direction ->
    [left] There’s no card to the left of { $cell }.
    [right] There’s no card to the right of { $cell }.
    [up] There’s no card above { $cell }.
   *[down] There’s no card below { $cell }.
} Go another way.
scrap-refuse-own-cube = You have no cube on { $cell }. Choose something else.
scrap-refuse-cube = That player has no cube on { $cell }. Choose something else.
scrap-refuse-clear = { $cell } still has a cube. Pick it up first.
scrap-refuse-price = That costs { $price } AP, and you have { $left }. End your turn, or do something cheaper.

## How to play, and the rules in short. A line that begins with a star begins with { "" }.

scrap-basics-1 = Your secret tiles show the symbols you want.
scrap-basics-2 = Peek rounds: look at cards in secret and guard good ones with cubes.
scrap-basics-3 = Collecting: each turn you get 1 action point per cube you hold, plus 2.
scrap-basics-4 = Spend AP on moving, flipping, picking up cubes and taking cards with no cubes on them.
scrap-basics-5 = Your symbols score, other cards count against you, and each cube you hold is 1 point.
scrap-rules-goal = **Goal.** Find out where the best cards with your symbols are, and collect them.
scrap-rules-start = **Set-up.** 54 cards lie face down in nine columns, A to I, and six rows. There are six symbols with nine cards each: 1, 1, 1, 2, 2, 3, 4, 5 and 6. Everyone has 20 cubes and draws 1 to 4 different tiles in secret (`tiles`): these are the symbols you want.
    { -ruling } The number of cubes, 20, is our choice.
scrap-rules-peek = **Peek rounds**, one for each tile. Everyone rolls two dice. The highest roll goes first. Tied players roll again. The first player rolls two dice again, and everyone gets that many peeks.
    { -ruling } The others follow in the order of their rolls, here and when collecting.
    1. In turn, look at that many face-down cards, but none under another player’s cube. Then place or move up to two of your cubes, on any cards.
    2. Then everyone places or moves up to two cubes again.
    { -ruling } Before your first peek of a round, you can take one cube out of the game for one more peek.
    { -ruling } You can stop early. You can’t peek at a card twice: your grid remembers it.
    { -ruling } The last two cubes of your supply are for the pawn.
    { -ruling } Putting a cube back where it was doesn’t count as moving it.
scrap-rules-collect = **Collecting.** In public mode, everyone shows their tiles now, and everyone sees the cards taken. In stealth mode, tiles stay hidden until the end, and a card taken face down is known only to whoever takes it or has seen it before. Whoever has the most cubes on the grid goes first, and a die breaks ties. Two cubes become your pawn, outside a corner you choose.
    { -ruling } These cubes come from your supply. Players choose corners in turn order, and several can choose the same one.
scrap-rules-turns = **Your turns.** Everyone has four turns for each tile. Each turn, you get one action point (AP) for each cube you hold when it starts, plus two.
    { -ruling } You hold your supply and any cubes of other players that you’ve picked up. Your pawn doesn’t count, nor do cubes that are on the grid or already spent.
    - 1 AP: move to the next card left, right, up or down, over gaps. The first move enters at the corner.
    - 1 AP: flip the card under your pawn, face up or face down. Everyone sees it.
    - 2 AP: pick up your own cube from that card.
    - 3 AP: pick up another player’s cube from that card.
    - 2 AP: take the card, once it has no cubes.
    { -ruling } You flip, pick up and take only where your pawn is.
scrap-rules-way = **On the way.** { -ruling } Pawns can share a card and don’t block each other.
    { -ruling } Once a card has been face up, everyone knows it, even when it’s face down again.
    { -ruling } If the corner card is gone, you enter at the next card in its row, or else in its column, or else at the nearest one.
    { -ruling } A turn ends with its last AP. If no card is within reach, your turn ends early, and you skip your later turns too.
    { -ruling } The game also ends when the grid is empty.
    { -ruling } You can finish early: no more turns, and your pawn leaves. The game ends when everyone has finished early.
    { -ruling } The game also ends when nobody does anything for two rounds in a row.
    {""}*Fetch*, *Raid*, *Go and act* and *Go to a card* take the cheapest way, all or nothing. A gold price on your grid, like 3 AP, is what it costs to go there and take the card.
scrap-rules-score = **Score.** You score the values of your cards that match your tiles, and 1 for each cube you hold.
    { -ruling } The values of your other cards count against you. With the `mismatch` option, they score nothing or count for you instead.
    { -ruling } In a tie, whoever has fewer misses (cards without a matching tile) wins. If those are equal too, the players share the place.
scrap-rules-away = **Away from the table.**
    { -ruling } When your time is up, the bot ends your peek or placement, puts a lifted cube back, starts you at the first corner, or ends your turn.
scrap-rules-credit = *{ scrap-credit }*

## The lesson. A reason follows "Almost! Press …:".

scrap-lesson-peek = 54 cards, face down. Your tile is **Wheel**: Wheels score for you, and everything else counts against you. You have three secret peeks. Start near a corner.
    .why = your pawn starts at a corner, so cards near one are cheap to fetch. In this lesson, yours is A1.
scrap-lesson-guard = Two Wheels, a 6 and a 3! Only you know. Guard them with cubes: others can’t peek there, and must pay for each cube before they can take the card. Place one on each now.
    .why = your Wheels are on B1 and A1, and a cube makes each of them more expensive for others.
scrap-lesson-keep = Apex put a cube on your B1 too, and one on C2, which might be a good card. You can place two more. But cubes in hand are action points later, so keep them.
    .why = each cube you keep is an action point every turn, and a point at the end.
scrap-lesson-corner = Time to collect! Everyone shows their tiles: Apex wants Arrows. Choose your pawn’s corner. The pawn costs two cubes. Your Wheels are near A1.
    .why = your Wheels are on A1 and B1, and each step costs an action point.
scrap-lesson-menu = You have 18 action points: one for each of your 16 cubes, and two more. The menu lists what you can do. Take the card on A1 first.
    .why = the card on A1 is on your way to B1, and costs 5 AP with its cube.
scrap-lesson-second = Now B1. Your own cube costs 2. Apex’s costs 3 and becomes yours. With the step and the card, that’s 8 of your 13 AP.
    .why = you came for Wheel 6. Get it before Apex does.
scrap-lesson-flip = Five AP left. Unknown cards could be Wheels too. Flip C1 next to you. Everyone sees it.
    .why = looking costs 2 AP. Taking a card unseen could cost you 6 points.
scrap-lesson-end = An Oil can! It would count against you, so leave it. Nothing else is in reach: end your turn. You get new AP next turn.
    .why = the Oil can would count against you.
scrap-lesson-known-1 = Peek rounds: look in secret, and guard good cards with cubes.
scrap-lesson-known-2 = Collecting: your cubes give you action points to move, flip cards, pick up cubes and take cards.
scrap-lesson-known-3 = Cards that match your tiles score for you, others against you. Each cube in hand is a point.
scrap-lesson-known-4 = You have 28 points, and Apex has 23. Everyone has four turns for each tile.

## Kinds of action, for the most common mistake of reviews

scrap-act = { $kind ->
    [spend] buy an extra peek
    [peek] peek
    [lift] move a cube
    [place] place a cube
    [done] stop placing cubes
    [choose] choose a corner
    [enter] enter the grid
    [move] move the pawn
    [flip] flip a card
    [claim] pick up a cube
    [take] take a card
    [end_turn] end the turn
   *[retire] finish early
}

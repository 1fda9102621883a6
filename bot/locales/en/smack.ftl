### Racesmack. Letters name the cards of the circle, numbers the cards of a hand or row, names the players.

## Symbols and cards

smack-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[purple] purple
}
smack-symbols = { $shape ->
    [rectangle] { $count ->
        [1] { smack-colour } rectangle
       *[other] { $count } { smack-colour } rectangles
    }
    [triangle] { $count ->
        [1] { smack-colour } triangle
       *[other] { $count } { smack-colour } triangles
    }
    [circle] { $count ->
        [1] { smack-colour } circle
       *[other] { $count } { smack-colour } circles
    }
   *[star] { $count ->
        [1] { smack-colour } star
       *[other] { $count } { smack-colour } stars
    }
}
smack-card = { $style ->
    [number] { $symbols } (as a number)
    [fingers] { $symbols } (as fingers)
    [die] { $symbols } (as a die)
    [tally] { $symbols } (as tally marks)
   *[plain] { $symbols }
}
smack-pile = { $card } (top of { $count })
smack-rules-card = Rules Card { $number }
smack-rules-card-full = Rules Card { $number } (correct: { $rule }, goal: { $goal })
# A card among others in a list: its own words may contain a list
smack-listed = [{ $card }]
smack-no-cards = no cards
smack-cards = { $points ->
    [one] { $points } card
   *[other] { $points } cards
}
smack-sheet = Cards in the row

## When a card is correct; .short is written on cards and on the ribbon

smack-rule-frequency = { $extreme ->
    [most] the most common { smack-aspect }
   *[least] the least common { smack-aspect }
}
    .short = { $extreme ->
        [most] most common { smack-aspect }
       *[least] least common { smack-aspect }
    }
smack-rule-variety = cards with { $count } or more different { smack-aspects }
    .short = { $count }+ different { smack-aspects }
smack-rule-of-one = cards with { $count } or more symbols of one { smack-aspect }
    .short = { $count } or more of one { smack-aspect }
smack-rule-neighbours = { $relation ->
    [same] cards with exactly the same { smack-aspects } as a neighbour
   *[nothing] cards with a neighbour that shares none of their { smack-aspects }
}
    .short = { $relation ->
        [same] next to the same { smack-aspects }
       *[nothing] no { smack-aspect } of a neighbour
    }
smack-rule-amount = { $than ->
    [fewer] cards with fewer than { $count } symbols
   *[more] cards with more than { $count } symbols
}
    .short = { $than ->
        [fewer] fewer than { $count } symbols
       *[more] more than { $count } symbols
    }
smack-rule-amount-neighbour = cards with as many symbols as a neighbour
    .short = as many as a neighbour
smack-rule-is-rule = Rules Cards
    .short = Rules Card
smack-rule-next-to-rule = cards next to a Rules Card
    .short = next to a Rules Card
smack-rule-doubles = { $wanted ->
    [some] cards with a repeated { smack-aspect }
   *[no] cards with no repeated { smack-aspect }
}
    .short = { $wanted ->
        [some] a { smack-aspect } twice
       *[no] no { smack-aspect } twice
    }
smack-aspect = { $aspect ->
    [shape] shape
   *[colour] colour
}
smack-aspects = { $aspect ->
    [shape] shapes
   *[colour] colours
}

## What a row needs; .short is written in pictures

smack-of-trait = { $trait ->
    [rectangle] { $count } rectangles
    [triangle] { $count } triangles
    [circle] { $count } circles
    [star] { $count } stars
    [red] { $count } red symbols
    [green] { $count } green symbols
    [blue] { $count } blue symbols
   *[purple] { $count } purple symbols
}
smack-trait = { $trait ->
    [rectangle] rectangle
    [triangle] triangle
    [circle] circle
    [star] star
    [red] red
    [green] green
    [blue] blue
   *[purple] purple
}
smack-goal-cards-with = { $aspect ->
    [shape] { $count } cards with a { smack-trait }
   *[colour] { $count } cards with a { smack-trait } symbol
}
    .short = { $aspect ->
        [shape] { $count } cards with a { smack-trait }
       *[colour] { $count } cards with { smack-trait }
    }
    .button = { $aspect ->
        [shape] { $count } with a { smack-trait }
       *[colour] { $count } with { smack-trait }
    }
smack-goal-symbols-of = { smack-of-trait }
    .short = { smack-of-trait }
    .button = { smack-of-trait }
smack-goal-length = { $count } cards with symbols
    .short = { $count } cards with symbols
    .button = { $count } cards
smack-goal-no-equal-neighbours = { $count } cards in a row, no two neighbours sharing a { smack-aspect }
    .short = { $count } in a row, no shared { smack-aspects }
    .button = { $count } different in a row
smack-goal-each-twice = { $count } of each { smack-aspect }
    .short = { $count } of each { smack-aspect }
    .button = { $count } of each { smack-aspect }
smack-goal-all-different = { $count } cards, each with a different set of { smack-aspects }
    .short = { $count } different { smack-aspect } sets
    .button = { $count } different cards
smack-goal-two-kinds = { $kinds }
    .short = { $kinds }
    .button = { $count } each of 2 { smack-aspects }
smack-goal-three-kinds = { $kinds }
    .short = { $count } of every { smack-aspect } but { smack-trait }
    .button = { $count } each, no { smack-trait }

## Whose turn it is, and what to do

smack-you = you
smack-round = Round { $round }
smack-your-turn = Round { $round }: your turn
smack-everyone = { $phase ->
    [picking] Round { $round }: everyone picks a card
    [tapping] Round { $round }: everyone taps
   *[other] Round { $round }: everyone chooses
}
smack-waiting = Round { $round }: waiting for { $names }
smack-waiting-many = Round { $round }: waiting for { $count } players
smack-won-goal = { $name } wins with { $goal }!
    .you = You win with { $goal }!
smack-won-cards = { $name } wins with { smack-cards }!
    .you = You win with { smack-cards }!
smack-tied = { $names } tie with { smack-cards } each.
    .you = You tie with { $names }: { smack-cards } each.
smack-own-round = { $how ->
    [first] Right and first
    [right] Right
    [wrong] Wrong tap
    [jinxed] Jinxed
    [late] Too late
    [no-card] No card was correct
    [none-left] No correct card left
   *[idle] No tap
}{ $gain ->
    [won] {""}: { $count ->
        [one] { $count } card won
       *[other] { $count } cards won
    }
    [lost] {""}: { $count ->
        [one] { $count } card lost
       *[other] { $count } cards lost
    }
   *[same] {""}
}
smack-now = { $last }. { $todo }
smack-with-leftovers = { $last }, { $count } of them leftovers
smack-do = { $phase ->
    [picking] Pick a card to play.
    [revealing] Reveal your top card.
    [tapping] Tap a correct card.
    [hopeless] No card is correct: nobody can win this round.
   *[aiming] Choose a card to tap.
}
smack-pick-goal = Pick a card. Goal: { $goal }, { $left } to go.
    .none = Pick a card. You need a Rules Card to win.
smack-pick-in-secret = Pick a card in secret.
smack-place-card = { $left ->
    [1] Which end of your row?
   *[other] Which end of your row? { $left } cards to place.
}
smack-swap-card = You won Rules Card { $number }: { $goal }. Swap yours for it?
smack-take-card = You won Rules Card { $number }: { $goal }. Take it too?
smack-keep-one = You won { $count } Rules Cards. Keep one.
smack-wrong-card = Wrong card! { $todo }
smack-choose-penalty = Choose your penalty.
smack-lose-row = { $left ->
    [1] Choose a card from your row to lose.
   *[other] Choose { $left } cards from your row to lose.
}
smack-lose-hand = { $left ->
    [1] Choose a card from your hand to lose.
   *[other] Choose { $left } cards from your hand to lose.
}
smack-why-shapes = Count the shapes. Any card with the most common one is correct.
smack-why-rule = Rules Card { $number } decides: { $rule }.
smack-why-rule-bare = Rules Card { $number } decides: { $rule }. A Rules Card has no symbols, so it shares none with others.

## Buttons and menus

smack-rules-button = { $sign } Rules Card
smack-goal-button = { $sign } Goal: { $goal }
smack-rules-only = Rules { $number }
smack-worth = { $button } · { $worth }
smack-cards-menu = Pick a card
smack-lose-menu = Lose a card
smack-keep-menu = Keep one
smack-no-tap = Don’t tap
smack-reveal = Reveal
smack-left = Left
smack-right = Right
smack-swap = Swap
smack-take = Take it
smack-leave = Leave it
smack-keep = Keep mine
smack-penalty = { $penalty ->
    [race] 2 row cards
    [hand] 2 hand cards
   *[jinx] Jinx
}
smack-jinx-note = you’re wrong next round if several are correct
smack-costs = { $card }: progress { $change }
smack-costs-nothing = { $card }: not needed for your goal
smack-costs-goal = you lose your goal too

## The story: deeds without the player’s name

smack-picked = picked a card
smack-picked-that = picked: { $card }
smack-picked-only = played { $doer ->
    [you] your
   *[name] their
} only card
smack-revealed = revealed: { $card }
smack-tapped = tapped { $letter }
smack-drawn = tapped { $letter } in a dead heat with { $names }
smack-no-tap-made = didn’t tap
smack-aimed = chose a card
smack-aimed-at = chose { $letter }
smack-aimed-late = ran out of time
smack-kept = got { $letter } before { $names }
smack-placed = { $end ->
    [left] placed on the left: { $card }
   *[right] placed on the right: { $card }
}
smack-placed-only = placed: { $card }
smack-adopted = took { $card }
smack-swapped = swapped { $old } for { $card }
smack-put-aside = discarded { $card }
smack-suffered = { $penalty ->
    [race] chose to lose 2 cards from { $doer ->
        [you] your
       *[name] their
    } row
    [hand] chose to lose 2 cards from { $doer ->
        [you] your
       *[name] their
    } hand
   *[jinx] chose to be jinxed
}
smack-suffered-forced = { $doer ->
    [you] were
   *[name] was
} jinxed
smack-lost = lost a card from { $doer ->
    [you] your
   *[name] their
} row: { $card }
smack-lost-hand = lost a card from { $doer ->
    [you] your
   *[name] their
} hand: { $card }
smack-lost-hidden = lost a card from { $doer ->
    [you] your
   *[name] their
} hand
smack-nothing-lost = { $doer ->
    [you] were
   *[name] was
} wrong, with no card to lose
smack-drew = drew { smack-cards }
smack-drew-cards = drew: { $cards }

## The story: whole sentences

smack-dealt = { $points ->
    [one] Everyone has { $points } card.
   *[other] Everyone has { $points } cards.
}
smack-dealt-you = Your cards: { $cards }.
smack-opened = Round { $round } starts.
smack-opened-rule = Round { $round }: { smack-rules-card } sets the rule.
smack-all-picked = Everyone picked a card.
smack-shown = Revealed: { $cards }.
smack-lying = { $letter } ({ $card })
smack-returned = { $points ->
    [one] { $points } card went to the bottom of the deck.
   *[other] { $points } cards went to the bottom of the deck.
}
smack-goals-met = Goal met: { $winners }.
smack-met = { $name } ({ $goal })
    .you = you ({ $goal })
smack-over-empty = Game over: { $names } ran out of cards.
smack-over-barren = Game over: nobody won a card in { $rounds } rounds.
smack-judged = Round { $round }: { smack-were-correct } { $name } was first.
    .you = Round { $round }: { smack-were-correct } You were first.
smack-own-tap = { $told } Your { $letter } was wrong.
    .jinxed = { $told } Jinxed: your { $letter } counts as wrong.
    .late = { $told } You didn’t tap in time.
    .none-left = { $told } No correct card was left for you.
smack-judged-none = Round { $round }: no correct taps.
    .no-card = Round { $round }: no card was correct.
smack-were-correct = { $count ->
    [1] { $letters } was correct.
   *[other] { $letters } were correct.
}
smack-judged-own = Round { $round }: no card was correct, so everyone’s own card counted. { $name } was first.
    .you = Round { $round }: no card was correct, so everyone’s own card counted. You were first.
smack-round-changes = { $told } { $changes }
smack-changes = Cards: { $changes }.
smack-hand-changes = Hand cards: { $changes }.
smack-change = { $name } { $change }
    .you = you { $change }
smack-jinxed-next = Jinxed: { $names }. If several cards are correct next round, a jinxed player’s tap is wrong.
smack-taps = Taps: { $taps }.
smack-tap-by = { $letter } by { $name }
    .you = { $letter } by you
smack-nothing-by = none by { $name }
    .you = none by you

## As text

smack-place-line = { place } · { $row }
smack-hand-line = Your hand: { $cards }.
smack-hand-card = Hand card { $at }: { $card }.
smack-hand-blind = Your hand is face down: { smack-cards }.
smack-numbered = { $at } ({ $card })
smack-you-picked = You picked: { $card }.
smack-you-chose = You chose { $letter }
smack-you-chose-late = You didn’t choose in time.
smack-laid = { $letter } ({ $name }): { $card }.
    .you = { $letter } (you): { $card }.
smack-no-neighbour = { $letter } has no neighbour.
smack-neighbours = { $one } and { $other } are neighbours too.
smack-passed-over = Skipped as neighbours, because they have no pile: { $names }.
smack-missed = Chosen, but someone else got it: { $taps }.
smack-default = Correct: { $rule }, unless there’s exactly one Rules Card.
smack-default-highest = Correct: { $rule }. If there are Rules Cards, the highest one decides instead.
smack-default-racing = { $card } decides: { $rule }. If the circle has exactly one Rules Card, that one decides instead.
smack-default-racing-highest = { $card } decides: { $rule }. If the circle has any Rules Cards, the highest one decides instead.
smack-default-reveal = The next Rules Card sets what’s correct. If none comes up: { $rule }.
smack-default-none = No Rules Card came up. Correct: { $rule }.
smack-decides = { $card } decides. Correct: { $rule }.
smack-jinxed = Jinxed: { $names }. If several cards are correct this round, a jinxed player’s tap is wrong.
smack-deck = { $points ->
    [one] Deck: { $points } card. { $name } is the start player.
   *[other] Deck: { $points } cards. { $name } is the start player.
}
smack-order = Players, in order around the circle:
smack-row = { $name }: { $cards } in their row, { $goal }.
    .you = You: { $cards } in your row, { $goal }.
smack-decided = { $name } met the goal of Rules Card { $number }.
    .you = You met the goal of Rules Card { $number }.
smack-row-goal = goal of { $card }: { $goal } ({ $have } of { $need })
smack-row-no-goal = no Rules Card
smack-row-held = { $row } { $points ->
    [one] { $points } card in hand.
   *[other] { $points } cards in hand.
}
smack-deciding = { $decision ->
    [place] { $name } is choosing which end of their row to use.
    [adopt] { $name } is choosing a Rules Card.
    [penalty] { $name } is choosing a penalty.
    [race] { $name } is choosing which card to lose from their row.
   *[hand] { $name } is choosing which card to lose from their hand.
}
smack-out-of-game = Out of the game: { $cards }.

## A round that was judged, in full

smack-verdict-default = Round { $round }, no Rules Card: { $rule }.
smack-verdict-cancelled = Round { $round }, { $cards } cancelled each other out: { $rule }.
smack-verdict-racing = Round { $round }, Racing Rules: { $rule }.
smack-verdict-card = Round { $round }, { $card } decided: { $rule }.
smack-verdict-highest = Round { $round }, highest of { $cards }: { $rule }.
smack-counted = Counted: { $counts }.
smack-tally = { smack-trait } { $count }
smack-correct = Correct: { $letters }.
smack-correct-none = No card was correct.
smack-correct-own = No card was correct, so everyone’s own card counted.
smack-tiebreaker = Tiebreaker among { $letters }: their most common colour ({ $counts }).
smack-tiebreaker-symbols = Tiebreaker among { $letters }: their most common colour ({ $counts }), then most symbols ({ $symbols }).
smack-tap-line = { $when ->
    [first] { $name } tapped { $letter } first: { smack-judgement }.
    [seconds] { $name } tapped { $letter } { NUMBER($time, minimumFractionDigits: 3) } s later: { smack-judgement }.
    [minutes] { $name } tapped { $letter } { DURATION($time) } later: { smack-judgement }.
   *[unknown] { $name } tapped { $letter }: { smack-judgement }.
}
    .you = { $when ->
        [first] You tapped { $letter } first: { smack-judgement }.
        [seconds] You tapped { $letter } { NUMBER($time, minimumFractionDigits: 3) } s later: { smack-judgement }.
        [minutes] You tapped { $letter } { DURATION($time) } later: { smack-judgement }.
       *[unknown] You tapped { $letter }: { smack-judgement }.
    }
smack-judgement = { $judged ->
    [correct] correct
    [jinxed] wrong (jinxed)
   *[wrong] wrong
}
smack-dead-heat = Dead heat on { $letter }! The random tie-break went to { $name }.
    .you = Dead heat on { $letter }! The random tie-break went to you.
smack-same-time = { $name } pressed at the same moment as { $names }.
    .you = You pressed at the same moment as { $names }.
smack-late = Ran out of time, which counts as wrong: { $names }.
smack-none-left = No correct card left for: { $names }.
smack-untapped = Didn’t tap: { $names }.
smack-won-own = { $name } won back: { $cards }.
    .you = You won back: { $cards }.
smack-won-leftovers = { $name } was first and took the leftovers: { $cards }.
    .you = You were first and took the leftovers: { $cards }.
smack-lost-row = Lost from { $name }’s row: { $cards }.
    .you = Lost from your row: { $cards }.
smack-lost-hand-cards = { $points ->
    [one] { $name } lost { $points } card from their hand.
   *[other] { $name } lost { $points } cards from their hand.
}
    .you = { $points ->
        [one] You lost { $points } card from your hand.
       *[other] You lost { $points } cards from your hand.
    }
smack-under = No correct taps. To the bottom of the deck: { $cards }.

## Alt texts

smack-alt-cards = Cards: { $cards }.
smack-alt-player = { $name }: { smack-cards }, { $have } of { $need } towards the goal.
    .you = You: { smack-cards }, { $have } of { $need } towards the goal.
smack-alt-no-goal = { $name }: { smack-cards }, no Rules Card.
    .you = You: { smack-cards }, no Rules Card.
smack-alt-none = Nobody has won a card yet.
smack-alt-result = { place }: { $name }, { smack-cards }.
    .you = { place }: you, { smack-cards }.
smack-cover = A white glove smacks one of four cards with coloured symbols.

## Words in pictures

smack-ribbon = { $when ->
    [card] TAP A CARD:
    [now] TAP:
    [past] CORRECT:
   *[next] RULE:
}
smack-none-can = NO CARD IS CORRECT
smack-none-right = NO CARD WAS CORRECT
smack-own-right = NONE CORRECT: OWN CARDS COUNT
smack-rule-to-come = REVEAL UNTIL A RULE COMES UP
smack-rule = RULE
smack-goal = GOAL
# Each word is a line on a card
smack-sets-rule = SETS THE RULE
smack-brings = { $gain ->
    [0] +1 card
   *[other] +{ $gain } to goal
}
smack-swap-side = { $side ->
    [new] new
   *[own] yours
}
smack-own-goal = Goal: { $goal }
smack-own-none = RULE cards bring goals
smack-own-card = your card
smack-right-brings = { $cards ->
    [one] Right: +{ $cards } card
   *[other] Right: +{ $cards } cards
}
smack-wrong-brings = { $cost ->
    [card] Wrong: −1 card
    [nothing] Wrong: no loss
   *[penalty] Wrong: a penalty
}
smack-too-late = late
smack-is-jinxed = jinxed
smack-behind = +{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
smack-far-behind = +{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
smack-minutes = +{ $count } min
smack-hours = +{ $count } h
smack-face-down = Your cards are face down
smack-empty-hand = No cards in your hand
smack-wait = Waiting for the others
smack-ask = { $ask ->
    [picking] Pick a card in secret
    [revealing] Reveal your top card
    [place] Left or right end?
    [adopt] Swap your goal?
    [take] Take this Rules Card too?
    [penalty] Choose a penalty
    [race] Lose a card from your row
   *[hand] Lose a card from your hand
}
smack-call = { $phase ->
    [picking] Everyone: pick a card in secret
    [tapping] { $rule ->
        [frequency] Everyone: tap a card showing it!
       *[other] Everyone: tap a card that fits!
    }
   *[aiming] Everyone: choose a card in secret
}
smack-tap-now = must tap
smack-chooses = picks
smack-has-picked = You picked card { $at }
smack-legend-goal = how far it sets your goal back
smack-legend-nothing = No goal yet: any card will do
smack-by-goal = Winning goal: { $goal }
smack-whose-goal = { $name }’s goal: { $goal }
smack-finish-far = { $have } of { $need }
smack-finish-missed = Your goal: { $goal }
smack-finish-met = { $name } met the goal
    .you = You met the goal
smack-finish-row = { $name }’s row
    .you = Your row

## The lobby

smack-option = { $field ->
    [edition] Rules
    [taps] Taps
    [seconds] Seconds to tap
    [racing_rules] Racing Rules
    [time_penalty] Time Penalty
    [noise_cancelling] Noise Cancelling
    [tiebreaker] Tiebreaker
    [after_you] After You
   *[shifting_gears] Shifting Gears
}
    .value = { $value ->
        [draft] Early draft
        [published] Published
        [timed] Timed
        [untimed] Untimed
       *[other] { $value }
    }
    .note = { $choice ->
        [edition-draft] The usual rules here
        [edition-published] Five rules are different
        [taps-timed] The fastest tap wins
        [taps-untimed] Everyone chooses in secret. Helps with lag
        [racing_rules] Each round has a default rule from a deck of ten
        [time_penalty] Wrong tap: choose one of three penalties
        [noise_cancelling] The highest of several Rules Cards applies
        [tiebreaker] Narrows down the correct cards
        [after_you] Reveal until a Rules Card comes up. Often no card is correct
        [shifting_gears] 18 more cards, with numbers, fingers, dice or tallies
       *[other] { "" }
    }
smack-edition = { $edition ->
    [published] Rules: published edition
   *[draft] Rules: early draft
}
smack-variants = Variants: { $variants }
smack-variant = { $variant ->
    [racing-rules] Racing Rules
    [time-penalty] Time Penalty
    [noise-cancelling] Noise Cancelling
    [tiebreaker] Tiebreaker
    [after-you] After You
   *[shifting-gears] Shifting Gears
}
smack-timed = { $seconds } seconds to tap in live games. Laggy? Choose *Untimed* under *Variants*.
smack-untimed = Untimed taps: everyone chooses in secret, and seat order decides who’s first.
smack-after-you-odds = After You: in about half the rounds, no card is correct.

## Refusals

smack-refuse-over = This game is over. Start another with *Rematch*.
smack-refuse-picked = You’ve already picked a card. Wait for the others.
smack-refuse-hand = You don’t have that card. Pick another one.
smack-refuse-pick-first = Not yet. First pick a card from your hand.
smack-refuse-reveal = Reveal your top card first.
smack-refuse-reveal-turn = Someone else is revealing a card. Wait for your turn.
smack-refuse-tapped = You’ve already tapped. You get one tap per round.
smack-refuse-late = Too late for this round. The next one’s coming.
smack-refuse-chosen = You’ve already chosen. Wait for the others.
smack-refuse-tap-first = Not yet. First tap a card.
smack-refuse-taken = { $letter } is taken. Tap another card.
smack-refuse-no-card = There’s no card { $letter }. Tap another one.
smack-refuse-round-over = Too late: that round is over.
smack-refuse-nothing = You have nothing to decide right now. Wait for the others.
smack-refuse-adopt = First decide what to do with the Rules Card you won.
smack-refuse-place = First choose an end of your row.
smack-refuse-price = You can’t pay that in full. Choose another penalty.
smack-refuse-penalty = First choose your penalty.
smack-refuse-lose-row = First choose a card from your row to lose.
smack-refuse-lose-hand = First choose a card from your hand to lose.

## Hints

smack-hint-pick-goal = Win with this card’s goal: { $goal }.
smack-hint-pick-rule = You’ll know its rule before anyone else has read it.
smack-hint-pick-longer = If your tap is correct, this card joins your row. Most goals count cards there.
smack-hint-pick-counts = It brings you closer to your goal: { $goal }.
smack-hint-tap = { $letter } is correct.
smack-hint-tap-any = No correct card is left, but everyone has to tap.
smack-hint-tap-own = No card is correct, so your own counts.
smack-hint-tap-jinxed = You’re jinxed and several cards are correct, so whatever you tap is wrong.
smack-hint-place = { $end ->
    [left] The left end is better for your goal: { $have } of { $need } so far.
   *[right] The right end is better for your goal: { $have } of { $need } so far.
}
    .same = Both ends are equally good for your goal: { $have } of { $need } so far.
    .worse = Your goal: { $have } of { $need } so far.
smack-hint-place-any = Without a goal, either end will do.
smack-hint-adopt = You’re closer to the new goal than to your own.
smack-hint-set-aside = Your own goal is closer: { $have } of { $need }.
smack-hint-penalty = { $penalty ->
    [race] Your hand is worth more than 2 cards from your row.
    [hand] Your row is worth more than 2 cards from your hand.
   *[jinx] A jinx for one round costs less than 2 cards.
}
smack-hint-lose = Your goal needs this card least.
    .any = Without a goal, any card will do.
smack-hint-only = It’s your only choice.

## The lesson

smack-lesson-1 = Everyone picks a card in secret. To win, you need a Rules Card in your row. Number 10 has an easy goal: 7 red symbols.
    .why = red symbols are easy to find, so Rules Card 10 is a good goal.
smack-lesson-2 = Now tap a correct card: any with the most common shape. Three rectangles, one circle: B and C are correct. At a table, be quick!
    .why = rectangles are on B and C. This lesson continues with C.
smack-lesson-3 = Your tap was correct and the fastest, so you won your own card and the leftovers. Now play Rules Card 9: its rule decides the round.
    .why = you’ll know its rule first.
smack-lesson-4 = Correct now: cards with a repeated shape. B has a rectangle and a triangle. C has two triangles.
    .why = only C shows a shape twice. A wrong tap costs you a card from your row.
smack-lesson-5 = The others were wrong, so you won everything. A row can hold only one Rules Card. Number 9 wants 4 of each colour, and number 10 wants 7 red symbols.
    .why = seven red symbols are closer than four of each colour. Keep the Rules Card you have.
smack-lesson-6 = You have 2 of 7 red symbols. One of your cards has 3 more. Play it: a correct tap wins it.
    .why = you win the card you play, and this one has 3 red symbols.
smack-lesson-7 = Apex played a Rules Card that says: cards next to a Rules Card are correct. The cards lie in a circle, so that’s A and C. The fastest wins the leftovers too.
    .why = a Rules Card isn’t next to itself. A and C are correct, and this lesson takes C.
smack-known-1 = Pick in secret, then tap a correct card before anyone else.
smack-known-2 = The most common shape is correct. If there’s exactly one Rules Card, its rule decides instead.
smack-known-3 = Correct tap: your own card joins your row, and the fastest player takes the leftovers. Wrong tap: you lose one.
smack-known-4 = Meet the goal of your Rules Card, and you win. You had 7 red symbols!

## Pitch, how to play, rules

smack-pitch = Everyone plays a card at once. Spot a correct one, tap it before anyone else, and your own card joins your row.
smack-rules-credit = *{ smack-credit }*
smack-credit = Racesmack by Pandaqi, from an early draft. Rules in our own words.
smack-basics-1 = Everyone picks a card in secret, then all cards are revealed.
smack-basics-2 = Tap a correct one, fast. Each card can be tapped only once.
smack-basics-3 = Correct: cards with the most common shape, unless a single Rules Card sets another rule.
smack-basics-4 = Correct tap: your own card joins your row. Wrong tap: you lose one.
smack-basics-5 = If your row meets the goal on one of its Rules Cards, you win.
smack-rules-goal = **Goal.** Win cards for your row. If your row meets the goal on one of its Rules Cards, you win.
smack-rules-cards = **Cards.** 36 cards show 1 to 4 symbols: rectangles, triangles, circles or stars. Each is red (with a cross), green (dot), blue (bar) or purple (post). There are also 18 Rules Cards, new in each game. Each has a rule and a goal. Everyone holds four cards. *Shifting Gears* adds 18 cards that use a number, fingers, a die or tally marks to show how many symbols they count as.
    - { -ruling } The number of cards in a hand, four, is our choice.
    - { -ruling } The 36 are the same in every game. Two Rules Cards can say the same thing.
smack-rules-round = **A round.** Everyone picks a card in secret. All cards are revealed in a circle, with letters. Then tap one. Each card can be tapped only once. The time that Discord stamps on your press decides who was first.
    - Without a Rules Card in the circle, cards with the most common shape are correct. If there’s one, its rule decides. Several cancel each other out.
    - Correct tap: the card *you played* goes to the left or right end of your row. Wrong tap: you lose a card from your row. The fastest correct player takes the leftovers. If nobody was correct, the leftovers go to the bottom of the deck.
    - { -ruling } Then everyone draws a card.
smack-rules-counting = **What counts.**
    - { -ruling } Everything tied for most or least counts. A Rules Card shows no symbols. If the circle has only two cards, they’re neighbours.
    - { -ruling } A goal that names several kinds uses only shapes or only colours.
    - { -ruling } If two taps tie to the millisecond, chance decides.
    - { -ruling } Everyone has to tap. If your time runs out, that counts as a wrong tap.
    - { -ruling } A Rules Card you win can replace yours. You discard the other one.
    - { -ruling } You place your own card first, then the leftovers, starting with A. { -ruling } You choose left or right only if you have no Rules Card or your goal depends on neighbours. { -ruling } You choose which card your row loses only if it could matter for your goal.
smack-rules-winning = **Winning.**
    - { -ruling } Goals are checked once all cards have been placed or lost. If several players reach theirs at once, whoever has the most cards (Rules Cards count) wins, or else whoever tapped fastest. Everyone else is ranked by cards. Tied players share a place.
    - { -ruling } Lost cards are shuffled and go to the bottom of the deck before anyone draws. If someone has no card to play and the deck is empty, the game ends, and whoever has the most cards wins.
    - { -ruling } The game also ends after twelve rounds in a row in which nobody wins a card. Whoever has the most cards wins.
smack-rules-variants = **Variants.**
    - *Racing Rules:* ten Rules Cards form their own deck. Its top card is the round’s default rule. { -ruling } When it runs out, it’s reshuffled.
    - *Time Penalty:* a wrong tap costs two cards from your row or two from your hand, or jinxes you: you’re wrong next round if several cards are correct. { -ruling } Choose one you can pay in full.
    - *Noise Cancelling:* with several Rules Cards, the highest applies.
    - *Tiebreaker:* if several cards are correct, only those in their most common colour count, then those with the most symbols.
    - *After You:* take turns flipping the top card of your face-down hand onto your own pile, until a Rules Card appears. Then tap a pile. If its top card is correct, you win your own pile. { -ruling } Leftover piles go to the fastest player. Everyone draws back to four. { -ruling } If no Rules Card comes up, the default rule applies. { -ruling } You can tap without a pile. Players without one aren’t neighbours. Cards lost from a hand come off the top.
    - *Published rules:* the round ends when all but one have tapped (untimed: when all have chosen). Several players can tap the same card. If no card is correct, everyone’s own card counts. The highest of several Rules Cards applies, and a row can hold several. { -ruling } You can discard extras.
smack-rules-taps = **Taps.** At a relaxed pace, taps have no time limit. With `taps: untimed`, correct taps rank in seat order from the start player, who changes each round. { -ruling } If several players chose a card, the one nearest to the start player gets it. The others choose again.
smack-rules-away = **Away from the table.**
    - { -ruling } While you’re away, the bot decides for you. It plays your first card, doesn’t tap, places cards at the right-hand end and keeps your Rules Card. As a penalty it takes the jinx, or gives up your last card.

### Bids: `$card` and `$prize` are numbers.

bids-pitch = Bid for a prize, all at once. The highest bid that nobody else makes takes it.
bids-credit = Bids by the Paddock developers.
bids-cover = A prize of 5, and two bids for it: 3 and 4.
bids-option = Prizes
    .value = { $value }
    .note = { $choice ->
        [rounds-3] A short game
       *[rounds-5] The usual game
    }
bids-rounds = Prizes: { $rounds }
bids-none = none

## The hand

bids-headline = Bid for the { $prize }
bids-wait = You bid { $card }
bids-prompt = Bid one of your cards for the { $prize }.
bids-win = { $names } wins!
    .tie = { $names } share the win!
bids-hand = Your hand: { $cards }.
bids-left = { $prizes ->
    [0] All prizes are gone.
   *[other] Prizes to come: { $prizes }.
}
bids-seat = { $name }: { points }.
    .done = { $name }: { points }, has bid.
    .over = { $name }: { points }, { place }.
bids-spent = Bid before: { $cards }.
bids-points = { points }
    .done = { points } · has bid

## What happened

bids-opened = The next prize is { $prize }.
bids-chose = bid { $card }
    .hidden = has bid
bids-one = { $name } { $card }
    .you = you { $card }
bids-shown = Bids: { $bids }. { $name } gets the { $prize }.
    .you = Bids: { $bids }. You get the { $prize }.
    .nobody = Bids: { $bids }. Nobody gets the { $prize }.

## The rules

bids-how-1 = A prize is turned up. It’s worth its number of points.
bids-how-2 = Everyone bids one of their cards, all at once.
bids-how-3 = The highest card that only one player bid takes it.
bids-how-4 = All cards that were bid are gone.
bids-how-5 = The most points win.
bids-rules-goal = **Goal.** Win prizes: each is worth its number of points.
bids-rules-round = **A round.** A prize is turned up. Everyone bids one of their cards, in secret and all at once. The highest card that only one player bid takes the prize. All cards that were bid are gone.
    { -ruling } If no card was bid only once, nobody gets the prize.
bids-rules-away = **Away from the table.**
    { -ruling } When your time runs out, the clock bids your lowest card.
bids-rules-credit = *{ bids-credit }*

## Refusals and scores

bids-refuse-over = This game is over.
bids-refuse-done = You have already bid for this prize.
bids-refuse-card = You don’t hold the { $card }. Bid another.
bids-prize = Prize

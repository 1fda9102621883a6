### Two Cards: `$card` is the number on a card.

two-pitch = Play a card higher than the one below. Each time you do, you score a point.
two-credit = Two Cards by the Paddock developers.
two-cover = Two cards, one higher than the other.
two-option = Turns each
    .value = { $value }
    .note = { $choice ->
        [rounds-3] A short game
       *[rounds-6] The usual game
    }
two-rounds = Turns: { $rounds } each
two-none = none

## The hand

two-prompt = Play a card higher than the { $below }.
    .first = Play a card.
two-play = Play { $card }
two-win = { $names } wins!
    .tie = { $names } share the win!
two-wait = Wait for { $name }
two-hand = Your hand: { $cards }.
two-pile = Pile, the top last: { $cards }.
two-stock = Stock: { cards }. Turns to come: { $left }.
two-seat = { $name }: { points }.
    .over = { $name }: { points }, { place }.
two-top = On top: { $card }
    .none = The pile is empty

## What happened

two-dealt = Everyone was dealt two cards. { $name } starts.
    .you = Everyone was dealt two cards. You start.
two-dealt-you = You were dealt { $cards }. { $name } starts.
    .you = You were dealt { $cards }, and you start.
two-played = played { $card }
    .point = played { $card } for a point
two-drew = drew { $card }
    .hidden = drew a card
two-ended = Everyone has had all turns. The game is over.

## The rules

two-how-1 = Play a card that is higher than the one below it.
two-how-2 = Each time you do, you score a point.
two-how-3 = Then draw a card. You always hold two.
two-how-4 = After six turns each the game ends.
two-how-5 = The most points win.
two-rules-goal = **Goal.** Play a card higher than the one below it, and score a point.
two-rules-turn = **A turn.** Play one of your two cards on the pile, then draw one.
    { -ruling } The first card of a game scores nothing.
two-rules-end = **The end.** After six turns each, or three with `rounds: 3`, the most points win.
    { -ruling } Equal points share the place, and the next place is left free (1, 2, 2, 4).
two-rules-away = **Away from the table.**
    { -ruling } When your time runs out, the clock plays your lower card.
two-rules-credit = *{ two-credit }*

## Refusals and scores

two-refuse-over = This game is over.
two-refuse-turn = It’s not your turn yet.
two-refuse-card = You don’t hold the { $card }. Play another.
two-point = Played higher

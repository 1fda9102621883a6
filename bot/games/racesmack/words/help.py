"""The rules of Racesmack in short."""

from __future__ import annotations

from collections.abc import Sequence

CREDIT = "Racesmack by Pandaqi, from an early draft; told in our own words."

_RULES = """\
**Goal.** Win cards for your Race, a row in front of you. Whoever has a Rules Card in it and meets what that \
card asks for, wins.

**Cards.** 36 cards show 1 to 4 symbols: rectangle, triangle, circle or star, each red (marked with a \
cross), green (dot), blue (bar) or purple (post). 18 Rules Cards, made anew for each game, carry a rule and \
what you need to win. Everyone holds four (**Ruling:**). *Shifting Gears* adds 18 that say how many by \
number, fingers, die or tally.
**Ruling:** the 36 are the same in every game; two Rules Cards may say the same.

**A round.** Everyone picks a card in secret; all are revealed in a circle. Then tap one with its letter, \
each card only once. The time Discord stamps on your press decides who was first.
- No Rules Card played: cards with the commonest shape are correct. One played: its rule decides. Several \
cancel.
- Correct: the card *you played* goes to the left or right end of your Race. Incorrect: you lose a Race \
card. The cards left over go to the fastest correct player, or under the deck if nobody was correct.
- Then everyone draws a card (**Ruling:**).

**What counts.**
**Ruling:** all that is tied for most or least counts; a Rules Card shows no symbols; two cards are \
neighbours.
**Ruling:** the given kinds of a finish are all shapes or all colours.
**Ruling:** presses of one millisecond are ordered by lot.
**Ruling:** everybody has to tap. Whoever has not when the time runs out has tapped wrong.
**Ruling:** a Rules Card you win replaces the one in your Race, or is set aside; one of them is discarded.
**Ruling:** you place your own card first, then those left over from A on. \
**Ruling:** left or right is asked only without a Rules Card, or if your finish goes by neighbours.

**Winning.**
**Ruling:** finishes are judged when all is placed and lost. Several at once: most Race cards (Rules Cards \
count), then the fastest tap; below them all others by Race cards. What is equal shares a place.
**Ruling:** lost cards go under the deck, shuffled, before anybody draws. No card to play and none to draw \
ends the game: most Race cards win.
**Ruling:** so do twelve rounds in a row in which nobody wins a card.

**Variants.**
- *Racing Rules:* ten Rules Cards are a deck of their own; its top one is the default rule of a round. \
**Ruling:** the ten are used again.
- *Time Penalty:* an incorrect tap costs two Race cards, two hand cards, or being wrong next round if \
several cards are correct; you choose. **Ruling:** only what you can pay in full.
- *Noise Cancelling:* of several Rules Cards the highest number applies.
- *Tiebreaker:* of several correct cards those with the commonest colour among them stay, then those with \
the most symbols.
- *After You:* in turn all reveal a card unseen onto their pile, until a Rules Card comes. \
Then tap a pile; if its top card is correct, you win your own pile. **Ruling:** leftover piles go to the \
fastest; draw up to four. **Ruling:** if no Rules Card comes, the default rule holds. \
**Ruling:** you may tap without a pile; neighbours are the next piles; lost hand cards are the top ones.
- *Edition published:* the round ends when all but one have tapped; a card may be tapped by several; if none \
is correct, your own is; of several Rules Cards the highest number applies; a Race may hold several. \
**Ruling:** you may set further ones aside; untimed, all choose.

**Taps.** At a relaxed pace taps have no clock. `taps: untimed` ranks correct taps by seat from the start \
player, who rotates. **Ruling:** of several who chose a card the nearest has it; the others choose again.

**Away from the table.**
**Ruling:** for a sleeper the bot picks the first card, does not tap, places right, keeps the Rules Card, \
is wrong next round, or loses the last card. **Ruling:** \
games begun by older rules end by them.

"""


def basics() -> tuple[str, ...]:
    """The game in five lines, for a player about to start."""
    return (
        "Everybody picks a card in secret; all are turned up at once.",
        "Be quick: press the letter of a card that is correct.",
        "Correct are cards with the commonest shape, unless a Rules Card says otherwise.",
        "If you were right, the card you played joins your Race; if wrong, you lose one of it.",
        "You win with a Rules Card in your Race once you meet what it asks for.",
    )


def rules() -> Sequence[str]:
    """The rules in short, with marked rulings and the credit."""
    return f"{_RULES}*{CREDIT}*".split("\n\n")

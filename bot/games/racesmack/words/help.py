"""The rules of Racesmack in short."""

from __future__ import annotations

CREDIT = "Racesmack by Pandaqi, from an early draft; told in our own words."

_RULES = """\
**Goal.** Win cards for your Race, a row in front of you. Whoever has a Rules Card in it and meets what that \
card asks for, wins.

**Cards.** 36 cards show 1 to 4 symbols: rectangle, triangle, circle or star, each red (marked with a \
cross), green (dot), blue (bar) or purple (post). 18 Rules Cards, made anew for each game, carry a rule and \
what you need to win. Everyone holds four. *Shifting Gears* adds 18 cards that say how many as a number, \
fingers, a die or tally strokes.
**Ruling:** the 36 are the same in every game; two Rules Cards may say the same.

**A round.** Everyone picks a card in secret; all are revealed in a circle. Then tap one with its letter, \
each card only once. The time Discord stamps on your press decides who was first.
- No Rules Card played: cards with the shape that appears most often are correct. One played: its rule \
decides. Several cancel each other.
- Correct: the card *you played* goes to the left or right end of your Race. Incorrect: you lose a card of \
your Race. The cards left over go to the fastest correct player, or under the deck if nobody was correct.
- Then everyone draws a card.

**Ruling:** all that is tied for most or least counts; a Rules Card shows no symbols; of two cards each is \
the other's neighbour.
**Ruling:** the given kinds of a finish are all shapes or all colours.
**Ruling:** presses of the same millisecond are ordered by lot; times count from the first tap.
**Ruling:** whoever has not tapped when the tap clock runs out, or does not want to, neither wins nor loses.
**Ruling:** a Rules Card you win replaces the one in your Race, or is set aside; one of them is discarded.
**Ruling:** you place your own card first, then those left over from A on.
**Ruling:** finishes are judged when all is placed and lost. Who finished stands above who did not; then \
most Race cards (Rules Cards count), then the fastest tap. What is equal shares a place.
**Ruling:** lost cards go under the deck, shuffled, before anybody draws. A card due from an empty deck to \
an empty hand ends the game: most Race cards win.
**Ruling:** so do twelve rounds in a row in which nobody wins a card.

**Variants.**
- *Racing Rules:* ten Rules Cards are a deck of their own; its top one is the default rule of a round. \
**Ruling:** when it is empty, the ten are shuffled.
- *Time Penalty:* an incorrect tap costs two Race cards, two hand cards, or being wrong next round if \
several cards are correct; you choose. **Ruling:** only what you can pay in full.
- *Noise Cancelling:* of several Rules Cards the highest number applies.
- *Tiebreaker:* of several correct cards only those with the commonest colour among them stay, then those \
with the most symbols.
- *After You:* in turn all reveal a card unseen onto their pile, until a Rules Card comes. \
Then tap a pile; if its top card is correct, you win your own pile. **Ruling:** leftover piles go to the \
fastest; all draw up to four. **Ruling:** if no Rules Card comes, the default rule holds. \
**Ruling:** you may tap without a pile; neighbours are the next piles; lost hand cards are the top ones.
- *Edition published:* the round ends when all but one have tapped; a card may be tapped by several; if none \
is correct, your own is; of several Rules Cards the highest number applies; a Race may hold several. \
**Ruling:** you may set further ones aside; untimed, all choose.

**Taps.** At a relaxed pace taps have no clock. `taps: untimed` ranks correct taps by seat from the start \
player, who rotates. **Ruling:** of several who chose one card the nearest to that player has it; the \
others choose again.

**Ruling:** for a sleeper the clock picks the first card, does not tap, places at the right end, keeps the \
Rules Card, is wrong next round, or loses the last card.

"""


def rules() -> str:
    """The rules in short, with the rulings marked and the credit."""
    return f"{_RULES}*{CREDIT}*"

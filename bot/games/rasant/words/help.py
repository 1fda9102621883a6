"""The rules of Rasant in short."""

from __future__ import annotations

from collections.abc import Sequence

CREDIT = "Rasant by F. J. Lamminger, Amigo 1993. The rules are told in our own words."

_RULES = """\
**Goal.** Win rounds of cards. The rear cars, from the round's colour on, then overtake the line, and every \
car that moves is a point.

**Cars.** Thirteen in a line: three each of red, blue, yellow and green behind the black starting car.
**Ruling:** with `grid: random` the twelve stand in random order.
**Ruling:** with `grid: draft` the players, from the dealer's left, name the colour of each next car; once \
one colour is left, its cars close the line. Then the cards are dealt.

**Cards.** 56: each colour from 10 to 130 in tens, and four black ones: 40, 70, 100 and 120.
**House:** the printed split of the deck is lost; this one is ours.
**Ruling:** the dealer is drawn at random. Everyone gets six cards, the rest is the reserve, and the player \
left of the dealer leads.

**A round.** The leader plays a card, and may not pass; its colour is the round's. In turn each player then \
plays a higher card of that colour, or a higher black card, or passes and is out of the round. A 130 ends \
the round at once. The last card wins.
**Ruling:** black cards may not be led.
**Ruling:** a black card must be higher too, and does not change the colour.
**Ruling:** the round also ends when all but one have passed; that one cannot pass to exchange a card.
**Ruling:** a leader without a coloured card hands the lead to the left, as a pass. If all others did so, \
the last player's lead wins at once.

**Overtaking.** The rearmost car of the round's colour and every car behind it move to the front one after \
the other, so that their order is reversed. The winner gets a point for each. The starting car scores \
nothing and doubles the points of the others that move with it; it never begins a manoeuvre.

**After a round.** The cards are discarded. From the winner on, everyone draws up to six while the reserve \
lasts. Whoever passed first leads next.
**Ruling:** if nobody passed, the winner leads.

**When the reserve is empty.** Whoever passes discards a card of their choice. Whoever has no cards passes \
without being asked, and pays nothing.
**Ruling:** handing the lead on costs a card too, also right after a pass that did.
**Ruling:** who has a single card discards it without being asked.
**Ruling:** the card is due at once, before the next player's turn.

**The end.** The most points win.
**Ruling:** the game ends when a lead is due and nobody holds a coloured card.
**Ruling:** equal points share the place, and the next place is left free (1, 2, 2, 4).

**Away from the table.**
**Ruling:** when your time runs out, the bot passes for you; if you must lead or discard, it takes your \
lowest card, and in a draft the first colour left.
**Ruling:** *Pass for me*, off at the start and told to nobody, plays a pass for you where it is all you may \
do, after 1 to 4 seconds at random. Where all can see that no card goes higher, passes are played at once.

"""


def basics() -> tuple[str, ...]:
    """The game in five lines, for a player about to start."""
    return (
        "Thirteen cars drive in a line; a round of cards decides whose overtake.",
        "Play a higher card of the colour that was led, or a higher black one, or pass.",
        "The last card wins: that colour's rearmost car, and all behind it, move to the front.",
        "Every car that moves is a point for the winner; with the black car they count double.",
        "When the cards are used up, most points win.",
    )


def rules() -> Sequence[str]:
    """The rules in short, with marked rulings and the credit."""
    return f"{_RULES}*{CREDIT}*".split("\n\n")

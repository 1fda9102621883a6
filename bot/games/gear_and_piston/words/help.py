"""Gear & Piston's rules in short."""

from __future__ import annotations

from collections.abc import Sequence

CREDIT = (
    "Gear & Piston by Jukka Höysniemi, LudiCreations 2013. Unofficial; in our own words, "
    "with our own artwork."
)

_RULES = """\
**Goal.** Build a car of two rows that works and pleases the investors. The most points win.
**Ruling:** in the advanced game chance picks stack 2 or 3.

**A round.** One token at a time, in turn order, goes onto the first free space of a location, until all are \
placed. Then the locations are resolved in order, each in the order of its tokens.
**Ruling:** the first player is drawn.
**Ruling:** the first who has a token begins.

**The locations.**
First *Volatility* is marked, and everyone may discard a Blueprint (a part in hand).
**Ruling:** face down.
1. *Back Alley*: see a hand and take a Blueprint; or move a token of yours within a location; or see the top \
three New parts, keep one, and put the others on top or at the bottom. This token rests for a planning phase.
**Ruling:** a moved token takes another's place; the others close up.
**Ruling:** none moves within the Back Alley.
2. *Patent Office*: take a New part, face up or from the stack.
3. *Junk Yard*: take one or two Junk parts, face up (refilled at once) or from the stack.
4. *Workshop*: the owner of the last token is the next first player. The space gives so many actions: build, \
dismantle, or upgrade (any number of parts by Blueprints of their type and colour). Merging sections is free.
**Ruling:** merge at any time. **Ruling:** one player works after the other.
**Ruling:** the last token is the one that stands last after all moves.
Then everything face up is replaced. Five Blueprints are the limit.
**Ruling:** an impossible action is lost.
**Ruling:** an improvement is upgraded by one of its row; any part also by its like.

**The car.** At most two sections.
**Ruling:** a section is what is connected side by side or up and down. A part goes next to one, or starts \
one; sections merge at any offset where they touch and no cell is used twice.
It is complete with: a motor, a fuel supply for each motor in its colour, a gear, two axles, exactly one \
steering; a motor and a fuel supply for every colour on it; no column with one row only; every part but \
axles within a step of an axle, diagonals too. Steering, motors and fuel stand on top, gears and axles below.

**The end.** After a round with a complete car of 12 parts.
**Ruling:** at once when a row cannot be refilled.
All merge their sections. In turn order an incomplete car then gets Scrap until it is complete: \
each is drawn, then placed as any part that mends a defect, beside the car or over a part.
**Ruling:** a covered part is gone. Scrap makes a car complete, but counts for no investor and no area.
**Ruling:** Scrap is not covered, mends no colour as an improvement, and may not make things worse.
**Ruling:** beyond the last Scrap each has Volatility 2.

**Points.** The investors, plus 1 for each part of your largest connected area of one colour (grey too), \
minus Volatility, which Reliability lowers to 0 at best. Ties: less Volatility, then shared.
- Comfort, Power, Range: n icons, at least 2, are worth 2n-1 to who favours them, 2n-3 to others, 2n-2 to \
who likes all alike.
- 3 points each: most parts; three improvements; least Volatility; hybrid (two colours with motor and fuel); \
a bit of everything. Or 1 less for each Blueprint left.
- 2 points each: no Scrap; most Range, Power or Comfort. Ties get all.
**Ruling:** the most of none is nobody's.
**Ruling:** the hybrid's motors and fuel are not Scrap.
**House:** a bit of everything is one of each icon and an improvement.

**Jump Row.** Three New parts to refill at once, and the three of the round before. Junk Yard: the space \
says how many to draw; keep up to two. Discarded Junk comes back.
It has four spaces.
**Ruling:** none may be kept.

**Counts.**
**House:** how many there are of each part, and the spaces, are ours.
**Ruling:** older games keep theirs.

**Away from the table.**
**Ruling:** for a sleeper the bot takes what costs least.

"""


def basics() -> tuple[str, ...]:
    """The game in five lines, for a player about to start."""
    return (
        "Build a car of two rows that drives, and that the investors like.",
        "Place tokens on four locations: there you get parts, build, or look into a hand.",
        "A car needs motor, fuel, gear, two axles and steering; gears and axles stand below.",
        "The game ends after a round in which a complete car has twelve parts.",
        "Investors and your largest area of one colour give points; Volatility costs some.",
    )


def rules() -> Sequence[str]:
    """The rules in short, with marked rulings and the credit."""
    return f"{_RULES}*{CREDIT}*".split("\n\n")

"""The rules of Gear Head in short."""

from __future__ import annotations

from collections.abc import Sequence

CREDIT = (
    "Gear Head by Chad Smith, a community game of the Green Box of Games, CC BY-NC-SA 4.0. "
    "The rules are told in our own words."
)

_RULES = """\
**Goal.** Build the most powerful car. A car is one of each Part: Fuel, Pistons, Battery, Driveshaft, Tires \
and Gearshift. The number on a card is its power.

**Cards.** Nine cards of each Part: 1, 1, 1, 2, 2, 3, 4, 5, 6. Up to six players use one deck of 54 cards, \
seven to twelve use two.

**Set-up.** Everyone is dealt six cards. The rest is the Parts Deck, face down; its top card starts the \
Scrap Heap, face up. The seats are drawn at random unless the host chose `seating: fixed`, and the first \
seat starts. In a rematch the seats move on by one; in a circuit whoever has begun least often begins.

**Your turn.**
1. Draw the top of the Parts Deck, which only you see, or take the top of the Scrap Heap, which everyone \
sees.
2. You now hold seven cards. Discard one face up and your turn ends, or pull up to the starting line: \
discard one card and lay the other six face down. A car at the line takes no more turns.

**Ruling:** you may pull up only with a complete car: the six cards you lay down are one of each Part.
**Ruling:** a card just taken from the Scrap Heap may be discarded again at once.
**Ruling:** the whole Scrap Heap may be read.
**Ruling:** from seven players on, two decks are used.

**Pole Position.** The first car at the line earns 3 points more, the second 2, the third 1, later ones none.

**The last player.** As soon as all but one are at the line, the one who is left has exactly one more turn. \
Whoever cannot pull up in it is out of this race and has no score.
**Ruling:** choices that are never better are not offered. Of two cards of one Part you pull up without the \
weaker one, and in your last turn with a complete car you pull up.

**When the deck runs out.**
**Ruling:** if the Parts Deck is empty when a turn ends, the whole Scrap Heap is shuffled and becomes the \
Parts Deck, and its top card starts a new heap. Should there still be no deck, take from the heap.

**The end.** All cars are turned over in the order in which they pulled up. A car is worth its six \
numbers and its Pole Position; the most points win. The best there is: six sixes at the line first, 39.
**Ruling:** equal totals share the place, and the next place is left free (1, 2, 2, 4). Those out of the \
race are last, together.

**Race Circuit.** A series of races with one table: in a race of n players, place p scores n - p + 1 points; \
whoever is out scores 0. `/league create` opens one.
**Ruling:** players who share a place all score its points.
**Ruling:** equal sums are broken by most wins, then most second places, and so on; then they share the rank.
**Ruling:** a race in progress when the time is up, or when the circuit is closed, is finished and counts.
**Ruling:** a race that is ended early does not count. A robot scores by its name; one that drives for \
somebody when the race ends scores for nobody, but counts among the players.
**Ruling:** a circuit ignores robots unless it was opened otherwise: places and points are counted among \
people.

**Away from the table.**
**Ruling:** when your time runs out, the bot draws from the deck and discards the lowest card of a Part \
that you hold twice. In your very last turn it pulls up if your car is complete.

"""


def basics() -> tuple[str, ...]:
    """The game in five lines, for a player about to start."""
    return (
        "Build a car: one of each of the six Parts. The numbers are its power.",
        "On your turn draw a card, or take the top of the Scrap Heap.",
        "Then discard one card; or pull up to the starting line with a complete car.",
        "Who pulls up first gets 3 points more, the second 2, the third 1.",
        "When all others stand at the line, you have one last turn. Most points win.",
    )


def rules() -> Sequence[str]:
    """The rules in short, with marked rulings and the credit."""
    return f"{_RULES}*{CREDIT}*".split("\n\n")

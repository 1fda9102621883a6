"""The rules in short, for the help."""

from __future__ import annotations

from collections.abc import Sequence

CREDIT = (
    "Scrapheap Scavengers is a game by the Green Box of Games community. The rules are told in our own words."
)

_RULES = """\
**Goal.** Learn where the best cards of your symbols lie, and bring them home from the scrapyard.

**Set-up.** 54 cards lie face down in nine columns, A to I, and six rows. There are six symbols with nine \
cards each: 1, 1, 1, 2, 2, 3, 4, 5 and 6. Everyone has 20 cubes and draws 1 to 4 different tiles in secret \
(`tiles`): these are the symbols you want.
**Ruling:** 20 cubes each.

**Peek rounds**, one for each tile. Everyone rolls two dice; the highest goes first, ties roll again. The \
first player's next two dice are the number of peeks for everyone.
**Ruling:** all others follow the first by the same measure, here and in the collection.
1. In turn, look at that many face-down cards, none under another player's cube, then place or move up to \
two of your cubes, on any cards.
2. After all, everyone once more places or moves up to two cubes.
**Ruling:** before your first peek of a round you may spend one cube, out of the game, for one more peek.
**Ruling:** you may stop early, and never look twice at a card: your own map remembers what you saw.
**Ruling:** the last two cubes of a supply are kept for the pawn.
**Ruling:** a cube that is put back where it was has not moved.

**The collection.** In public mode everyone shows their tiles now, and cards taken are shown. In stealth \
mode tiles stay hidden to the end, and a card taken face down is known only to who takes it or had seen it.
Most cubes on the grid goes first; a die breaks ties. Two cubes become your pawn, outside a corner you choose.
**Ruling:** they come from your supply; corners are chosen in that order, several may choose the same.

**Your turns.** Everyone has four turns for each tile. A turn has an action point (AP) for each \
cube in your possession when it begins, and two more.
**Ruling:** in possession is your supply, with claimed cubes of any colour; not the pawn, nor cubes that lie \
on the grid or were spent.
- 1 AP: move to the next card left, right, up or down, over gaps; the first move enters at the corner
- 1 AP: turn the card under your pawn over, up or down; everybody sees it
- 2 AP: claim a cube of your own from it
- 3 AP: claim a cube of somebody else's from it
- 2 AP: take the card, once no cube lies on it
**Ruling:** you turn over, claim and take only where your pawn stands.

**On the way.** Pawns share cards and block nobody (**Ruling:**).
**Ruling:** a card that has been face up stays known to all, also when it is turned down again.
**Ruling:** if the corner card is gone, you enter at the next card of its row, else of its column, else at \
the nearest one.
**Ruling:** a turn ends by itself with its last point, or when no card is in reach; later ones then pass.
**Ruling:** the game also ends when the grid is empty.
**Ruling:** you may be done for good: no more turns, and your pawn leaves. When all are, the game ends.
**Ruling:** the game also ends after two laps in a row in which nobody did anything with their turn.
*Go to*, and *Go and take, claim or turn over*, take the cheapest way, all or none. A golden number on a \
card of your own map is the price to go there and take it.

**Score.** The values of your cards that match your tiles, and 1 for each cube in your possession.
**Ruling:** the values of your other cards count against you (`mismatch`: or nothing, or for you).
**Ruling:** of equal scores the one with fewer cards that do not match is better; else the place is shared.

**Typing.** The button Cards, and `/scrap peek`, take several at once: B4 C4 D1; A1>B2 moves a cube; \
take B4, go C3, flip. All of it is done or, if something is not allowed, none.

**Away from the table.**
**Ruling:** when your time runs out, the bot stops your peeks or cubes, puts a lifted cube back, begins at \
the first corner, or ends your turn.

"""


def basics() -> tuple[str, ...]:
    """The game in five lines, for a player about to start."""
    return (
        "You want the cards of your secret symbols; 54 cards lie face down.",
        "First peek at cards, and mark good ones with your cubes, two at a time.",
        "Then walk over the grid: each cube you still have is a point to act with.",
        "Move, turn over, claim cubes, and take cards on which no cube lies.",
        "Cards of your symbols count for you, others against you, and each cube is 1.",
    )


def rules() -> Sequence[str]:
    """The rules in short, with marked rulings and the credit."""
    return f"{_RULES}*{CREDIT}*".split("\n\n")

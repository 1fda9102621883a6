"""The components: 13 cars and 56 cards (docs/rules/rasant.md, section 2)."""

from typing import Literal, NamedTuple, TypeAlias

from bot.locales.phrase import Phrase

Colour: TypeAlias = Literal["red", "blue", "yellow", "green"]
Paint: TypeAlias = Literal["red", "blue", "yellow", "green", "black"]


class Car(NamedTuple):
    """A car of the line: its paint, and its number among the cars of its colour (0: the starting car). The
    number is never shown.
    """

    paint: Paint
    number: int

    @property
    def named(self) -> Phrase:
        """Return the car in words, such as "red" or "the black car"."""
        return Phrase("rasant-car", colour=self.paint)


class Card(NamedTuple):
    """A card: its paint (a black card can follow in every colour) and its pace, 10 to 130."""

    paint: Paint
    pace: int

    @property
    def named(self) -> Phrase:
        """Return the card in words, such as "red 40"."""
        return Phrase("rasant-card", colour=self.paint, pace=self.pace)


COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "green")
START = Car("black", 0)
"""The black starting car, which scores nothing and doubles the points of the cars that move with it."""
CARS: tuple[Car, ...] = tuple(Car(colour, number) for colour in COLOURS for number in (1, 2, 3))
"""The cars that start behind the starting car."""
TOP = 130
"""The pace that ends a round immediately."""
HAND = 6

# docs/rules/rasant.md, House 1: the printed split of the 56 cards is lost. Four colours from 10 to 130 and
# four black cards are our choice, defined only here.
PACES = tuple(range(10, TOP + 1, 10))
BLACK_PACES = (40, 70, 100, 120)
DECK: tuple[Card, ...] = (
    *(Card(colour, pace) for colour in COLOURS for pace in PACES),
    *(Card("black", pace) for pace in BLACK_PACES),
)
"""Every card once, in the order of a hand: by colour, black last, then by pace."""

"""The text twin: every action, event and view in words. What a picture shows, describe says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.engine.game import Seat

T = TypeVar("T")
O_contra = TypeVar("O_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Label:
    """A button's words, at most 38 characters; `strong` marks the one that matters most, `weak` one that
    seldom is what a player wants.

    kind: the words over a menu of such choices, should they become too many for buttons; "" keeps a button.
    group: where the choice stands in two menus, should its kind be too many for one: the words of the first.
    menu: its kind is a menu however few of it there are.
    steps: it is chosen in two steps however few of its kind there are: first its group, then itself; only
    within the group it has to differ from the others.
    order: in a menu the choices, and the groups, stand by it, the lowest first.
    note: what it does, at most 100 characters: beneath it in a menu, above the buttons where it is one.
    seat: whose name stands where the text has braces: "Spy on {}".
    again: it begins the turn again, so no other button that does need stand beside it.
    """

    text: str
    strong: bool = False
    weak: bool = False
    kind: str = ""
    group: str = ""
    menu: bool = False
    steps: bool = False
    order: float = 0.0
    note: str = ""
    seat: Seat | None = None
    again: bool = False


def worded(label: Label, names: Sequence[str]) -> str:
    """The words of the choice, with the name of the seat that it is about; `names`: the players' by seat."""
    return label.text if label.seat is None else label.text.replace("{}", names[label.seat])


def in_full(label: Label, names: Sequence[str]) -> str:
    """The words of the choice where no menu stands around them: of one in two steps those of the first, too,
    since only within its group it differs from the others.
    """
    words = worded(label, names)
    return f"{label.group}: {words}" if label.steps else words


@dataclass(frozen=True, slots=True)
class Clause:
    """What an event tells.

    With a seat, `text` is a predicate in the past tense without the name and without a full stop ("took
    Pistons 5 from the heap"), so that clauses of one turn join to one line; without a seat it is a whole
    sentence.

    stem: how the text begins, where that need not be said again after a clause of the same stem: "peeked at
    B1, B2, B3".
    """

    seat: Seat | None
    text: str
    stem: str = ""


@dataclass(frozen=True, slots=True)
class Typed:
    """Moves that may be typed instead of chosen one by one.

    button: the words on the button that asks for them. ask: what is to be typed, at most 45 characters.
    example: what could be typed. applies: whether the seat of a view may type now. read: the actions that a
    text stands for, in order; it raises IllegalMove with a sentence for a text it cannot make out.
    """

    button: str
    ask: str
    example: str
    applies: Callable[[Any], bool]
    read: Callable[[str, Any], Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Composite:
    """One choice that stands for several actions in a row, played all or none; the log has each of them."""

    label: Label
    actions: tuple[Any, ...]


class Brief(Protocol[E_contra]):
    """How what happened is summed up."""

    def __call__(
        self,
        events: Sequence[E_contra],
        names: Sequence[str],
        *,
        tight: bool = False,
        last: int | None = None,
    ) -> Sequence[str]:
        """Lines, oldest first, of whole sentences, from the events that somebody heard. tight: in as few
        words as may be, and in whatever order; nothing that matters is left out. last: of what is not tight
        at least so many of the last lines, which are the same as of all; older ones need not be told.
        """


def latest(groups: Sequence[T], tell: Callable[[T], Sequence[str]], last: int | None) -> list[str]:
    """What groups of events tell, oldest first: the last ones, until they are so many lines; None: all."""
    told = list[Sequence[str]]()
    for group in reversed(groups):
        told.append(tell(group))
        if last is not None and sum(map(len, told)) >= last:
            break
    return [line for lines in reversed(told) for line in lines]


class Words(Protocol[O_contra, A_contra, E_contra, V_contra]):
    """How a game is told. A module with these names satisfies it. `names` are the players' by seat."""

    def chosen(self, options: O_contra) -> str:
        """What the host chose of the game's own options, in a line for the lobby; "" when there are none."""

    def label(self, action: A_contra, view: V_contra) -> Label:
        """The button for an action open to the view's seat."""

    def barred(self, view: V_contra) -> Sequence[Label]:
        """Buttons that the view's seat sees but cannot press, since it cannot pay for them, say."""

    def tell(self, event: E_contra, names: Sequence[str]) -> Clause:
        """What happened, as the one who heard this event may know it."""

    def headline(self, view: V_contra, names: Sequence[str]) -> str:
        """One line: whose turn it is and what may be done; or who won."""

    def describe(self, view: V_contra, names: Sequence[str]) -> str:
        """The whole view in words, complete enough to play by, what matters most first. Plain text."""

    def alts(self, view: V_contra, names: Sequence[str]) -> tuple[str, ...]:
        """A text for each picture of the view, in their order: all that the picture says. Plain text."""

    def basics(self) -> tuple[str, ...]:
        """The game in five lines, Markdown, for somebody who is about to play."""

    def rules(self) -> str:
        """The rules in short, Markdown, with the rulings marked: paragraphs, each section of which begins
        with its heading in bold, and at the end the credit. A section has at most 1,300 characters.
        """

"""Games in words: every action, event and view as text that is not yet in a language. `describe` says
everything that a picture shows.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.engine.game import Seat
from bot.locales.phrase import Phrase, Text

K = TypeVar("K")
T = TypeVar("T")
O_contra = TypeVar("O_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

Lines: TypeAlias = Sequence[Text]
"""Whole sentences, a line or a paragraph each."""


@dataclass(frozen=True, slots=True)
class Label:
    """A button's label, at most 38 characters."""

    text: Text
    strong: bool = False
    """What a good player does here, as far as the rules alone tell, at most one choice of a view: the first
    button, which looks like the others unless its reader is a beginner.
    """
    weak: bool = False
    """One that a player rarely wants."""
    kind: Text = ""
    """The heading of a menu of such choices, if they become too many for buttons; "" keeps a button."""
    group: Text = ""
    """For kinds that are too many for one menu, the choice in the first of two menus."""
    menu: bool = False
    """The kind is always a menu, however few choices it has."""
    steps: bool = False
    """The choice always takes two steps, first its group, then itself, and its label has to be unique only
    within the group.
    """
    order: float = 0.0
    """The position of choices and groups in a menu, lowest first."""
    note: Text = ""
    """The effect, at most 100 characters: shown beneath it in a menu, or above the buttons."""
    again: bool = False
    """It restarts the turn, so no other such button is needed beside it."""
    rare: bool = False
    """A legal choice that is hardly ever right: it is behind *More*."""
    emoji: str = ""
    """The name of its picture among the title's `Board.emoji`."""
    full: Text = ""
    """The label outside of its menu, where `text` says too little there, as in a choice in two steps."""


def in_full(label: Label) -> Text:
    """The label outside of a menu."""
    return label.full or label.text


@dataclass(frozen=True, slots=True)
class Clause:
    """The text of an event.

    With a seat, `text` is a deed: a fragment without the name and without a full stop ("took Pistons 5"), of
    which several share a line. Without a seat it is a whole sentence.
    """

    seat: Seat | None
    text: Text
    listed: str = ""
    """The message for several such deeds in a row, with the `$things` of all: put cubes on A6 and A4."""
    thing: Text = ""
    """What the deed was done to, among these."""


@dataclass(frozen=True, slots=True)
class Composite:
    """One choice for several actions in a row: either all are played or none. The log has each of them.

    goes_on: from the seat's view after them, the next action of the same choice; None: it is over. instead:
    the single actions are not offered beside it.
    """

    label: Label
    actions: tuple[Any, ...]
    goes_on: Callable[[Any], Any] | None = None
    instead: bool = False

    @property
    def key(self) -> tuple[Any, ...]:
        """What distinguishes it from other choices of the same view."""
        return self.actions if self.goes_on is None else (*self.actions, None)


class Brief(Protocol[E_contra]):
    """Summarises events."""

    def __call__(
        self,
        events: Sequence[E_contra],
        names: Sequence[str],
        reader: Seat | None,
        *,
        tight: bool = False,
        last: int | None = None,
    ) -> Lines:
        """Lines of whole sentences, oldest first, from the events visible to a reader, whom they call "you".

        tight: as short as possible, in any order, but complete in what matters. last: if not tight, at least
        this many last lines, equal to those of a full summary; older ones may be omitted.
        """


def latest(groups: Sequence[T], tell: Callable[[T], Lines], last: int | None) -> list[Text]:
    """The lines of groups of events, oldest first: of the last groups only, until there are this many lines;
    None: all.
    """
    told = list[Lines]()
    for group in reversed(groups):
        told.append(tell(group))
        if last is not None and sum(map(len, told)) >= last:
            break
    return [line for lines in reversed(told) for line in lines]


def by_group(
    items: Iterable[T], key: Callable[[T], K], tell: Callable[[K, list[T]], Lines], last: int | None
) -> list[Text]:
    """As `latest`, of groups of consecutive items with an equal key; `tell` gets that too."""
    groups = [(each, list(group)) for each, group in groupby(items, key)]
    return latest(groups, lambda group: tell(*group), last)


def shortened(names: Sequence[str], most: int) -> list[str]:
    """Return the names, longer ones cut, for texts that name everybody many times. A robot's level goes
    first. The number that tells two people of one name apart stays.
    """
    return [name if len(name) <= most else _cut(name, most) for name in names]


def _cut(name: str, most: int) -> str:
    before, bracket, inside = name.rpartition(" (")
    number = f"{bracket}{inside}" if inside[:-1].isdigit() else ""
    whole, room = before or name, most - len(number)
    if len(whole) > room:
        whole = f"{whole[: room - 1]}\u2026"
    return f"{whole}{number}"


class GameWords(Protocol[O_contra, A_contra, E_contra, V_contra]):
    """A game in words. A module with these names satisfies it. `names` are the players' by seat."""

    def option_lines(self, options: O_contra) -> Lines:
        """The host's choices of the game's own options, for the lobby; empty if there are none."""

    def label(self, action: A_contra, view: V_contra, names: Sequence[str]) -> Label:
        """The button for an action open to the view's seat."""

    def tell(self, event: E_contra, names: Sequence[str], reader: Seat | None) -> Clause:
        """The event in words, as visible to its reader, whom it calls "you"; None: a spectator."""

    def headline(self, view: V_contra, names: Sequence[str]) -> Text:
        """Whose turn it is, or the winner, in at most eight words without a full stop."""

    def prompt(self, view: V_contra, names: Sequence[str]) -> Text:
        """What the view's seat can do now, in at most 14 words that begin with a verb; "" if nothing."""

    def describe(self, view: V_contra, names: Sequence[str]) -> Lines:
        """The whole view in words, complete enough to play by, the most important first. Plain text."""

    def alts(self, view: V_contra, names: Sequence[str]) -> tuple[Lines, ...]:
        """A text for each picture of the view, in order: everything that the picture shows. Plain text."""

    def basics(self) -> Lines:
        """The game in five lines, Markdown, for a player about to start."""

    def rules(self) -> Lines:
        """The rules in short, Markdown, with marked rulings.

        One paragraph each; each section starts with its heading in bold, and the credit is at the
        end. A section has at most 1,300 characters.
        """


def winners(
    places: Sequence[int | None], points: Sequence[int | None], names: Sequence[str], reader: Seat | None
) -> Phrase:
    """Who won, alone or with others, and with how many points; the reader is "you"."""
    best = [seat for seat, place in enumerate(places) if place == 1]
    sum = points[best[0]] or 0
    if len(best) == 1:
        return Phrase("win", you=best[0] == reader, name=names[best[0]], points=sum)
    others = [names[seat] for seat in best if seat != reader]
    return Phrase("tie", you=reader in best, names=others, points=sum)

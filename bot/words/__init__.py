"""Games in words: every action, event and view as text that is not yet in any language."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol, TypeAlias, TypeVar

from bot.engine.game import AnyAction, AnyView, Seat
from bot.locales.phrase import Phrase, Text

K = TypeVar("K")
T = TypeVar("T")
O_contra = TypeVar("O_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

Lines: TypeAlias = Sequence[Text]
"""Whole sentences, each of them a line or a paragraph."""


@dataclass(frozen=True, slots=True)
class Label:
    """The label of a choice, at most 38 characters long, and the way the choice is shown."""

    text: Text
    strong: bool = False
    """Whether the choice is recommended. At most one choice of a view is."""
    weak: bool = False
    """Whether players rarely want the choice. It is shown last, or behind *More*."""
    kind: Text = ""
    """The heading of the menu for choices of this kind, or "" if the choice is never in a menu."""
    group: Text = ""
    """The choice's group in the first of two menus, or ""."""
    menu: bool = False
    """Whether the kind is always a menu, however few choices it has."""
    steps: bool = False
    """Whether the choice always takes two steps: first its group, then the choice. The label must be unique
    within the group.
    """
    order: float = 0.0
    """The sort key of the choice or its group in a menu, lowest first."""
    note: Text = ""
    """The effect of the choice, in at most 100 characters, or ""."""
    again: bool = False
    """Whether the choice restarts the turn."""
    rare: bool = False
    """Whether the choice is legal but hardly ever right. It is then behind *More*."""
    emoji: str = ""
    """The name of the choice's picture in the title's `Board.emoji`, or ""."""
    full: Text = ""
    """The label outside of a menu, or "" if it is `text`."""


def in_full(label: Label) -> Text:
    """Return the text of a label as it is shown outside of a menu."""
    return label.full or label.text


@dataclass(frozen=True, slots=True)
class Clause:
    """The text of an event. With a seat, `text` is a deed: a fragment without the name and without a full
    stop ("took Pistons 5"). Without a seat it is a whole sentence.
    """

    seat: Seat | None
    text: Text
    listed: str = ""
    """The id of the message for several such deeds in a row, such as "put cubes on A6 and A4", or "". It
    receives the objects of the deeds as `$things`.
    """
    thing: Text = ""
    """The object of the deed, for the message `listed`."""


@dataclass(frozen=True, slots=True)
class Composite:
    """One choice for several actions in a row, of which either all or none are played. goes_on: takes the
    seat's view after the actions so far, and returns the next action, or None if the choice is complete.
    instead: whether the choice replaces the buttons of its single actions.
    """

    label: Label
    actions: tuple[AnyAction, ...]
    goes_on: Callable[[AnyView], AnyAction] | None = None
    instead: bool = False

    @property
    def key(self) -> tuple[object, ...]:
        """The values that distinguish this choice from the others of the same view."""
        return self.actions if self.goes_on is None else (*self.actions, None)


class Brief(Protocol[E_contra]):
    """A function that summarises events."""

    def __call__(
        self,
        events: Sequence[E_contra],
        names: Sequence[str],
        reader: Seat | None,
        *,
        tight: bool = False,
        last: int | None = None,
    ) -> Lines:
        """Return whole sentences, oldest first, about the events visible to a reader ("you"), or to a
        spectator (None). tight: whether they must be as short as possible, in any order and without
        unimportant details. last: the number of latest lines that are enough, or None for all.
        """


def latest(groups: Sequence[T], tell: Callable[[T], Lines], last: int | None) -> list[Text]:
    """Return the lines of groups of events, oldest first. tell: returns the lines of a group. last: the
    number of latest lines that are enough, or None for all. No group is cut.
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
    """Return the lines of groups of consecutive items with equal keys, oldest first. tell: takes the key and
    the items. last: as for `latest`.
    """
    groups = [(each, list(group)) for each, group in groupby(items, key)]
    return latest(groups, lambda group: tell(*group), last)


def shortened(names: Sequence[str], most: int) -> list[str]:
    """Return the names, shortened to at most `most` characters. A number that distinguishes two people of the
    same name stays.
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
    """A game in words. A module can satisfy this protocol. `names` are the players' names by seat."""

    def option_lines(self, options: O_contra) -> Lines:
        """Return the lines about the game's options that the lobby shows, or no lines."""

    def label(self, action: A_contra, view: V_contra, names: Sequence[str]) -> Label:
        """Return the label of an action that the view's seat can take."""

    def tell(self, event: E_contra, names: Sequence[str], reader: Seat | None) -> Clause:
        """Return the event in words, as visible to its reader, who is "you", or to a spectator (None)."""

    def headline(self, view: V_contra, names: Sequence[str]) -> Text:
        """Return the headline: whose turn it is, or who won, in at most eight words without a full stop."""

    def prompt(self, view: V_contra, names: Sequence[str]) -> Text:
        """Return the prompt for the view's seat, of at most 12 words and beginning with a verb, or "" if the
        seat has no action.
        """

    def describe(self, view: V_contra, names: Sequence[str]) -> Lines:
        """Return the whole view in words as plain text, complete enough to play by, the most important lines
        first.
        """

    def alts(self, view: V_contra, names: Sequence[str]) -> tuple[Lines, ...]:
        """Return a text for each picture of the view, in order, with everything that the picture shows."""

    def basics(self) -> Lines:
        """Return five lines of Markdown that explain the game to a player who is about to start."""

    def rules(self) -> Lines:
        """Return the short rules as Markdown, with our rulings marked. Each line is one paragraph, each
        section starts with its heading in bold and has at most 1,300 characters, and the credit is at the
        end.
        """


def winners(
    places: Sequence[int | None], points: Sequence[int | None], names: Sequence[str], reader: Seat | None
) -> Phrase:
    """Return the sentence that names the winner or winners and their points. The reader is "you"."""
    best = [seat for seat, place in enumerate(places) if place == 1]
    sum = points[best[0]] or 0
    if len(best) == 1:
        return Phrase("win", you=best[0] == reader, name=names[best[0]], points=sum)
    others = [names[seat] for seat in best if seat != reader]
    return Phrase("tie", you=reader in best, names=others, points=sum)

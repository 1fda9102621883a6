"""A game as the list of its positions, one after each turn or simultaneous phase, as a given reader may see
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from bot.engine.game import AnyEvent, Seat, visible_events
from bot.locales.phrase import ENGLISH, Locale, say
from bot.model.occupants import Dated
from bot.model.snapshots import AnySnapshot, Happened
from bot.tables.replayed import Past, as_of
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.messages.result import decisive_event
from bot.ui.messages.story import Reader, briefly, recent_events_of, room, rounds, story_lines

LINES: Final = 10
"""The maximum number of lines on a page. A page with a single position can have more."""
TALL: Final = 16
"""The maximum number of lines that a page takes on a phone. A page with a single position can take more."""
BRIEF: Final = 3
"""The maximum number of lines that the text about a position takes on a phone before it is summarised."""
MOMENTS: Final = 3
"""The maximum number of key moments in a game."""
EVERYBODY: Final = 1
"""The number of a spectator's view, see Spot."""
_PAGES, _EYES = 10_000, 100
"""Upper bounds for the number of pages and of views of any game."""


@dataclass(frozen=True, slots=True)
class Position:
    """The position after a turn."""

    page: int
    """The number of the page with the turn."""
    round: str
    """The name of the round."""
    ply: int
    """The number of moves made up to this position."""
    lines: tuple[str, ...]
    """The lines about the events of the turn."""
    told: str
    """The same events in words that fit beside a picture."""
    own: bool
    """Whether it is the deal or the reader's own turn. In a simultaneous phase, others acted too."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The page or position that a reader sees, and its view."""

    page: int
    """The number of the page if `ply` is None."""
    eyes: int = 0
    """The view: 0 for the reader's own, EVERYBODY for a spectator's, or EVERYBODY + 1 plus the index of a
    seat.
    """
    ply: int | None = None
    """The number of moves made up to the position, or None for a whole page."""

    @property
    def mark(self) -> int:
        """Return the spot encoded as a number for a button's mark."""
        return self.page + _PAGES * (self.eyes + _EYES * (0 if self.ply is None else self.ply + 1))

    @classmethod
    def of(cls, mark: int) -> Spot:
        """Return the spot that a button's mark encodes."""
        rest, page = divmod(mark, _PAGES)
        shown, eyes = divmod(rest, _EYES)
        return cls(page, eyes, shown - 1 if shown else None)


@dataclass(frozen=True, slots=True)
class Noted:
    """A review's findings about the position before a move."""

    number: int
    """The index of the turning point in its review."""
    ply: int
    """The number of the move."""
    told: str


@dataclass(frozen=True, slots=True)
class Lookback:
    """A game as one reader sees it."""

    table: Table
    snapshot: AnySnapshot
    """The table's snapshot from when the reader opened the game."""
    reader: Seat | None
    """The seat whose view is shown, or None for a spectator's."""
    pasts: Sequence[Past]
    positions: Sequence[Position]
    moments: Mapping[int, str] = field(default_factory=dict)
    """A line about each key moment, by the index of its position."""
    noted: Mapping[int, Noted] = field(default_factory=dict)
    """The findings of a review of the reader's game, by the index of the position."""
    decided: int = 0
    """The index of the position with the winner's key moment, or 0 if there is none."""

    def at(self, ply: int | None) -> int:
        """Return the index of the last position with at most `ply` moves, or 0 if there is none or `ply` is
        None.
        """
        return max((at for at, each in enumerate(self.positions) if each.ply <= (ply or 0)), default=0)

    def of_move(self, ply: int) -> int:
        """Return the index of the position that shows the move `ply`, or the last index if none does."""
        last = len(self.positions) - 1
        return next((at for at, each in enumerate(self.positions) if each.ply >= ply), last)

    @property
    def is_current(self) -> bool:
        """Return whether the table still has the same players and names."""
        now = self.table.snapshot
        return (self.snapshot.players, self.snapshot.before) == (now.players, now.before)

    def with_moments(self, locale: Locale) -> Lookback:
        """Return a copy with the game's key moments."""
        line, title = say("history-key", locale), self.table.title
        decided = deciding_move(self.pasts, title)
        moments = {self.of_move(ply): line for ply in key_moments(self.pasts, title, decided)}
        return replace(self, moments=moments, decided=self.of_move(decided) if decided else 0)

    def noting(self, notes: Sequence[Noted]) -> Lookback:
        """Return a copy with the findings of a review."""
        there = {each.ply: each for each in self.positions}
        for each in notes:
            turn = self.positions[self.of_move(each.ply)]
            there.setdefault(each.ply - 1, replace(turn, ply=each.ply - 1, lines=(), told=""))
        look = replace(self, positions=[there[ply] for ply in sorted(there)])
        noted = {look.of_move(each.ply - 1): each for each in notes}
        moments = {look.of_move(self.positions[at].ply): line for at, line in self.moments.items()}
        moments |= {at: each.told for at, each in noted.items()}
        decided = look.of_move(self.positions[self.decided].ply)
        return replace(look, moments=moments, noted=noted, decided=decided)


def positions(
    pasts: Sequence[Past],
    title: Title,
    reader: Seat | None,
    locale: Locale,
    named: Callable[[Past, Locale], Sequence[str]] = Past.names,
    most: int = BRIEF,
) -> list[Position]:
    """Return a game's positions, turn by turn, as a seat saw them, or a spectator (None). Turns in which the
    reader saw nothing are left out, except for the deal. named: returns the players' names at a move. most:
    the maximum number of lines of `told` on a phone before it is summarised.
    """
    found, page = list[Position](), 0
    for name, group in rounds(pasts, title, locale):
        shown = list[str]()
        for _, turn in groupby(group, lambda past: (past.turn, past.seat is None)):
            made = list(turn)
            seen = happened(made, locale, named)
            lines = _lines(made, Reader(title, reader, locale), named)
            if not lines and made[-1].ply:
                continue
            lines = lines or [say("history-deal", locale)]
            told = lines if room(lines) <= most else _summary(seen, Reader(title, reader, locale)) or lines
            if shown and (len(shown) + len(lines) > LINES or room([*shown, *lines]) > TALL):
                shown, page = [], page + 1
            shown += lines
            own = {past.seat for past in made} <= {None, reader}
            found.append(Position(page, name, made[-1].ply, tuple(lines), "\n".join(told), own))
        page += bool(shown)
    return found


def _lines(made: Sequence[Past], reader: Reader, named: Callable[[Past, Locale], Sequence[str]]) -> list[str]:
    """Return the lines about a turn's moves, with a note after the moves of a seat for which the clock
    played.
    """
    found = list[str]()
    for _, run in groupby(made, lambda past: past.seat):
        moves = list(run)
        lines = story_lines(happened(moves, reader.locale, named), reader)
        if lines and any(past.by == "clock" for past in moves):
            lines[-1] += f" {say('history-clock', reader.locale)}"
        found += lines
    return found


def _summary(seen: Sequence[Dated], reader: Reader) -> list[str]:
    return briefly(seen, reader) or briefly(seen, reader, tight=True)


def happened(
    pasts: Iterable[Past],
    locale: Locale,
    named: Callable[[Past, Locale], Sequence[str]] = Past.names,
) -> list[Dated]:
    """Return the events of the moves in the form in which a table records them."""
    return [
        Dated(Happened(past.turn, event), tuple(named(past, locale)))
        for past in pasts
        for event in past.events
    ]


def key_moments(pasts: Sequence[Past], title: Title, decided: int = 0) -> list[int]:
    """Return the numbers of at most MOMENTS moves with the most decisive public events, in order. decided: a
    move that is always one of them, or 0.
    """
    weigh = title.words.decisive
    if weigh is None:
        return []
    weights = dict[int, int]()
    for past in pasts:
        weights[past.ply] = max(map(weigh, visible_events(title.rules.game, past.events, None)), default=0)
    best = sorted(filter(weights.__getitem__, weights), key=lambda ply: (ply == decided, weights[ply], ply))
    return sorted(best[-MOMENTS:])


def deciding_move(pasts: Sequence[Past], title: Title) -> int:
    """Return the number of the last move with the most decisive public event of a winner, or 0."""
    outcome = title.rules.game.outcome(pasts[-1].match.state)
    if title.words.decisive is None or outcome is None:
        return 0
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    at = decisive_event(title, happened(pasts, ENGLISH), winners)
    return 0 if at is None else [past.ply for past in pasts for _ in past.events][at]


def recent_events_at(pasts: Sequence[Past], title: Title, ply: int) -> tuple[AnyEvent, ...]:
    """Return the latest public events as of the move with the number `ply`."""
    entries = [Happened(past.turn, event) for past in pasts if past.ply <= ply for event in past.events]
    return recent_events_of(entries, title.rules.game, title.rules.game.turn(as_of(pasts, ply).match.state))

"""The whole game in the reader's view, in pages with the events of a round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Final

from bot.engine.game import Seat
from bot.locales.phrase import Locale, say, spoken
from bot.model.occupants import Dated, names_on
from bot.model.snapshots import Happened
from bot.tables.history import Past
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, Option, barred, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, layout
from bot.ui.messages.story import Reader, room, story_lines
from bot.ui.text import bare, cut, cut_name

LINES: Final = 10
"""The most steps on a page."""
TALL: Final = 16
"""The most lines on a phone for a page. A single step can take more."""
LONG: Final = 3_500
"""The most characters of a page."""
WHERE: Final = ("first", "back", "forward", "last")
"""The buttons that lead to other pages, or steps."""
_OPTION: Final = 80
"""The most characters of a step in a menu."""


@dataclass(frozen=True, slots=True)
class PageStep:
    """A line of a page, and the number of moves made at its end."""

    line: str
    ply: int


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A round of the game, or a part of a long one. name: its title."""

    name: str
    steps: tuple[PageStep, ...]


def pages(pasts: Sequence[Past], title: Title, reader: Seat | None, locale: Locale) -> list[HistoryPage]:
    """Return the game from the deal on, in the view of that seat, or with None of a spectator."""
    found: list[HistoryPage] = []
    for name, group in rounds(pasts, title, locale):
        found += _paged(name, _steps(title, group, reader, locale))
    return found


def _paged(name: str, steps: Iterable[PageStep]) -> Iterator[HistoryPage]:
    """Yield pages with as many steps as one screen of a phone has space for."""
    page: list[PageStep] = []
    for step in steps:
        if page and (len(page) == LINES or room([each.line for each in (*page, step)]) > TALL):
            yield HistoryPage(name, tuple(page))
            page = []
        page.append(step)
    if page:
        yield HistoryPage(name, tuple(page))


def rounds(pasts: Sequence[Past], title: Title, locale: Locale) -> Iterator[tuple[str, list[Past]]]:
    """Yield the moves of each round, with its name, or of each lap in a game without rounds of its own."""
    laps = (
        _laps(pasts, locale)
        if title.words.round is None
        else [spoken(title.words.round(title.rules.game.view(each.before, None)), locale) for each in pasts]
    )
    for name, group in groupby(zip(laps, pasts, strict=True), itemgetter(0)):
        yield name, [past for _, past in group]


def _laps(pasts: Sequence[Past], locale: Locale) -> list[str]:
    """Return the lap of each move. A lap starts with the turn of a seat that does not come after the previous
    turn's seat, because a seat can have no turns left.
    """
    found, lap = list[str](), 1
    for before, past in pairwise((pasts[0], *pasts)):
        if past.turn > before.turn and (past.seat or 0) <= (before.seat or 0):
            lap += 1
        found.append(say("history-round", locale, round=lap))
    return found


def _steps(title: Title, group: Sequence[Past], reader: Seat | None, locale: Locale) -> Iterator[PageStep]:
    """Yield the lines about each turn, at least one if the reader saw anything of it."""
    for _, turn in groupby(group, lambda past: (past.turn, past.seat)):
        made = list(turn)
        clock = f" {say('history-clock', locale)}" if any(past.by == "clock" for past in made) else ""
        lines = story_lines(happened(made, locale), Reader(title, reader, locale))
        yield from (PageStep(f"{line}{clock}", made[-1].ply) for line in lines)


def happened(pasts: Iterable[Past], locale: Locale) -> list[Dated]:
    """Return the events of these moves, as a table records them."""
    return [Dated(Happened(past.turn, event), past.names(locale)) for past in pasts for event in past.events]


@dataclass(frozen=True, slots=True)
class HistorySpot:
    """A reader's position in the history."""

    page: int
    """The number of the page."""
    eyes: int = 0
    """The view, which is the reader's own seat (0), a spectator's (EVERYBODY), or that of a seat, counted
    from EVERYBODY + 1.
    """
    ply: int | None = None
    """The number of moves before the pictures, or None without pictures."""

    @property
    def mark(self) -> int:
        """Return the position encoded as one number, which a button carries."""
        return self.page + _PAGES * (self.eyes + _EYES * (0 if self.ply is None else self.ply + 1))

    @classmethod
    def of(cls, mark: int) -> HistorySpot:
        """Return the position that a button's mark encodes."""
        rest, page = divmod(mark, _PAGES)
        shown, eyes = divmod(rest, _EYES)
        return cls(page, eyes, shown - 1 if shown else None)


EVERYBODY: Final = 1
"""The view of a spectator."""
_PAGES, _EYES = 10_000, 100
"""More pages, and more views, than any game has."""


def history_message(
    table: Table, found: Sequence[HistoryPage], spot: HistorySpot, locale: Locale
) -> MessageLayout:
    """Return the page at that position, or the last page for a position beyond it."""
    last = len(found) - 1
    spot = replace(spot, page=min(spot.page, last))
    page = found[spot.page]
    head = say(
        "history-head",
        locale,
        game=table.title.name,
        table=table.snapshot.id,
        round=page.name,
        page=spot.page + 1,
        pages=last + 1,
    )
    turns = [replace(spot, page=at) for at in (0, max(spot.page - 1, 0), min(spot.page + 1, last), last)]
    text = "\n".join(step.line for step in page.steps)
    return layout(
        head, cut(text, LONG), buttons=_buttons(table, page=page, spot=spot, turns=turns, locale=locale)
    )


def _buttons(
    table: Table, page: HistoryPage, spot: HistorySpot, turns: Sequence[HistorySpot], locale: Locale
) -> list[Control]:
    id = table.snapshot.id
    options = {step.ply: Option(f"{step.ply:08x}", cut(bare(step.line), _OPTION)) for step in page.steps}
    glance = ButtonId(id, "glance", spot.mark)
    controls = [menu(glance, say("history-show", locale), list(options.values())), *eyes(table, spot, locale)]
    controls += [
        step_button(id, where=where, spot=spot, to=to, locale=locale)
        for where, to in zip(WHERE, turns, strict=True)
    ]
    if table.snapshot.status == "over":
        controls.append(button(ButtonId(id, "watch"), say("history-watch", locale)))
        controls.append(button(ButtonId(id, "record"), say("history-record", locale)))
    return controls


def eyes(table: Table, spot: HistorySpot, locale: Locale) -> list[Control]:
    """Return the menu of views, once the match is over."""
    if table.snapshot.status != "over":
        return []
    sat = [" \u2192 ".join(names_on(table.snapshot, seat)) for seat in range(len(table.names))]
    names = [say("history-everybody", locale), *sat]
    options = [Option(f"{at:08x}", cut_name(name, _OPTION)) for at, name in enumerate(names, EVERYBODY)]
    chosen = f"{spot.eyes:08x}" if spot.eyes else ""
    return [
        menu(ButtonId(table.snapshot.id, "eyes", spot.mark), say("history-eyes", locale), options, chosen)
    ]


def step_button(id: str, where: str, spot: HistorySpot, to: HistorySpot, locale: Locale) -> Control:
    """Return a button from one position to another, disabled if it is the same. where: one of WHERE."""
    label = say(f"history-{where}", locale)
    if to == spot:
        return barred(ButtonId(id, "page", spot.mark), label)
    return button(ButtonId(id, "page", to.mark, tag(where)), label)

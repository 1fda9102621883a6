"""The whole game in the reader's view: in pages, with the events of a round; and in steps, with pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any, Final

from bot.engine.game import Seat
from bot.locales.language import say, spoken
from bot.locales.phrase import Locale
from bot.model.occupants import Dated, names_on
from bot.model.snapshots import Happened
from bot.tables.history import Past, as_of
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, Option, barred, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.messages.story import recent_events_of, room, told
from bot.ui.text import bare, cut

LINES: Final = 10
"""Most steps on a page."""
TALL: Final = 16
"""Most lines on a phone for a page; a single step may take more."""
_OPTION: Final = 80
"""Most characters of a step in a menu."""


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
    """The game from the deal on, in the view of that seat; None: of a spectator."""
    found: list[HistoryPage] = []
    for name, group in rounds(pasts, title, locale):
        found += _paged(name, _steps(title, group, reader, locale))
    return found


def _paged(name: str, steps: Iterable[PageStep]) -> Iterator[HistoryPage]:
    """Pages with as many steps as one screen of a phone has space for."""
    page: list[PageStep] = []
    for step in steps:
        if page and (len(page) == LINES or room([each.line for each in (*page, step)]) > TALL):
            yield HistoryPage(name, tuple(page))
            page = []
        page.append(step)
    if page:
        yield HistoryPage(name, tuple(page))


def rounds(pasts: Sequence[Past], title: Title, locale: Locale) -> Iterator[tuple[str, list[Past]]]:
    """The moves of each round, with its name; without rounds, those of each lap."""
    laps = (
        _laps(pasts, locale)
        if title.words.round is None
        else [spoken(title.words.round(title.rules.game.view(each.before, None)), locale) for each in pasts]
    )
    for name, group in groupby(zip(laps, pasts, strict=True), itemgetter(0)):
        yield name, [past for _, past in group]


def _laps(pasts: Sequence[Past], locale: Locale) -> list[str]:
    """The lap of each move. A lap starts with the turn of a seat that does not come after the previous turn's
    seat, because a seat may have no turns left.
    """
    found, lap = list[str](), 1
    for before, past in pairwise((pasts[0], *pasts)):
        if past.turn > before.turn and (past.seat or 0) <= (before.seat or 0):
            lap += 1
        found.append(say("history-round", locale, round=lap))
    return found


def _steps(title: Title, group: Sequence[Past], reader: Seat | None, locale: Locale) -> Iterator[PageStep]:
    """A line for each turn, or several."""
    for _, turn in groupby(group, lambda past: (past.turn, past.seat)):
        made = list(turn)
        clock = f" {say('history-clock', locale)}" if any(past.by == "clock" for past in made) else ""
        lines = told(happened(made, locale), title, reader, locale)
        yield from (PageStep(f"{line}{clock}", made[-1].ply) for line in lines)


def happened(pasts: Iterable[Past], locale: Locale) -> list[Dated]:
    """The events of these moves, as a table records them."""
    return [Dated(Happened(past.turn, event), past.names(locale)) for past in pasts for event in past.events]


def recent_events_at(pasts: Sequence[Past], title: Title, ply: int) -> tuple[Any, ...]:
    """The latest events visible to everybody after that move, which its pictures mark, as live ones do."""
    entries = [Happened(past.turn, event) for past in pasts if past.ply <= ply for event in past.events]
    return recent_events_of(entries, title.rules.game, title.rules.game.turn(as_of(pasts, ply).match.state))


@dataclass(frozen=True, slots=True)
class HistorySpot:
    """A reader's position. eyes: whose view: the reader's own seat (0), a spectator's (EVERYBODY), or that of
    a seat, counted from EVERYBODY + 1. ply: the number of moves before the pictures; None: there are none.
    """

    page: int
    eyes: int = 0
    ply: int | None = None

    @property
    def mark(self) -> int:
        """The position as the mark of a button."""
        return self.page + _PAGES * (self.eyes + _EYES * (0 if self.ply is None else self.ply + 1))

    @classmethod
    def of(cls, mark: int) -> HistorySpot:
        """The position for a mark."""
        rest, page = divmod(mark, _PAGES)
        shown, eyes = divmod(rest, _EYES)
        return cls(page, eyes, shown - 1 if shown else None)


EVERYBODY: Final = 1
"""The view of a spectator."""
_PAGES, _EYES = 10_000, 100
"""More pages, and more views, than any game has."""


def history_message(
    table: Table,
    title: Title,
    found: Sequence[HistoryPage],
    spot: HistorySpot,
    pictures: Sequence[Picture],
    locale: Locale,
) -> MessageLayout:
    """A page, the last one for a position beyond it; or with pictures one step of it."""
    spot = replace(spot, page=min(spot.page, len(found) - 1))
    steps = [(at, step) for at, page in enumerate(found) for step in page.steps]
    shown = 0
    if spot.ply is not None:
        shown = max((at for at, (_, step) in enumerate(steps) if step.ply <= spot.ply), default=0)
        spot = replace(spot, page=steps[shown][0])
    page = found[spot.page]
    id, at, of = "history-head", spot.page, len(found)
    told = "\n".join(step.line for step in page.steps)
    if spot.ply is not None:
        id, at, of = "history-head-step", shown, len(steps)
        told = f"**\u25b6** {steps[shown][1].line}"
    args: dict[str, Any] = {"game": title.name, "table": table.snapshot.id, "round": page.name}
    head = say(id, locale, page=at + 1, pages=of, **args)
    turns = _turned(spot, len(found)) if spot.ply is None else _stepped(spot, steps, shown)
    return layout(head, *pictures, cut(told, 3_500), buttons=_buttons(table, page, spot, turns, locale))


def _turned(spot: HistorySpot, count: int) -> list[HistorySpot]:
    """The first page, the previous, the next and the last."""
    last = count - 1
    return [replace(spot, page=at) for at in (0, max(spot.page - 1, 0), min(spot.page + 1, last), last)]


def _stepped(spot: HistorySpot, steps: Sequence[tuple[int, PageStep]], shown: int) -> list[HistorySpot]:
    """The first step, the previous, the next and the last."""
    last = len(steps) - 1
    found = [steps[at] for at in (0, max(shown - 1, 0), min(shown + 1, last), last)]
    return [replace(spot, page=page, ply=step.ply) for page, step in found]


def _buttons(
    table: Table, page: HistoryPage, spot: HistorySpot, turns: Sequence[HistorySpot], locale: Locale
) -> list[Control]:
    id, here = table.snapshot.id, _stood(spot, turns)
    controls: list[Control] = []
    if spot.ply is None:
        options = {step.ply: Option(f"{step.ply:08x}", cut(bare(step.line), _OPTION)) for step in page.steps}
        ask = say("history-show", locale)
        controls.append(menu(ButtonId(id, "glance", spot.mark), ask, list(options.values())))
    if table.snapshot.status == "over":
        sat = [" → ".join(names_on(table.snapshot, seat)) for seat in range(len(table.names))]
        names = [say("history-everybody", locale), *sat]
        eyes = [Option(f"{at:08x}", cut(name, _OPTION)) for at, name in enumerate(names, EVERYBODY)]
        chosen = f"{spot.eyes:08x}" if spot.eyes else ""
        controls.append(menu(ButtonId(id, "eyes", spot.mark), say("history-eyes", locale), eyes, chosen))
    for at, (where, to) in enumerate(zip(("first", "back", "forward", "last"), turns, strict=True)):
        label = say(f"history-{where}", locale)
        onward = at >= 2
        may = not (here[1] if onward else here[0])
        controls.append(
            button(ButtonId(id, "page", to.mark, tag(where)), label)
            if may
            else barred(ButtonId(id, "page", spot.mark), label)
        )
    if spot.ply is not None:
        controls.append(
            button(
                ButtonId(id, "page", replace(spot, ply=None).mark, tag("pages")), say("history-pages", locale)
            )
        )
    if table.snapshot.status == "over":
        controls.append(button(ButtonId(id, "record"), say("history-record", locale)))
    return controls


def _stood(spot: HistorySpot, turns: Sequence[HistorySpot]) -> tuple[bool, bool]:
    """Whether it is the first, and whether it is the last."""
    return turns[0] == turns[1] == spot, turns[2] == turns[3] == spot

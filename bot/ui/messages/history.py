"""The whole game as its reader may know it, page by page: what happened in a round, and pictures of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.engine.game import Seat
from bot.tables.history import Past
from bot.tables.records import Happened
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, Option, barred, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.messages.story import told
from bot.ui.text import cut

LINES: Final = 10
"""So many steps a page has at the most."""
_OPTION: Final = 100
"""So many characters a menu takes of a step."""


@dataclass(frozen=True, slots=True)
class PageStep:
    """A line of a page, and how many moves had been made when it had come about."""

    line: str
    ply: int


@dataclass(frozen=True, slots=True)
class Page:
    """A round of the game, or a part of a long one. name: which."""

    name: str
    steps: tuple[PageStep, ...]


def pages(pasts: Sequence[Past], title: Title, names: Sequence[str], reader: Seat | None) -> list[Page]:
    """The game from the deal on, as that seat knows it; None: as everybody does. names: of the players."""
    found: list[Page] = []
    for name, group in groupby(pasts, lambda past: _name(title, past)):
        steps = list(_steps(title, names, list(group), reader))
        found += [Page(name, tuple(steps[at : at + LINES])) for at in range(0, len(steps), LINES)]
    return found


def _name(title: Title, past: Past) -> str:
    """The round that a move was made in; without rounds, as many turns as there are seats."""
    if title.round is not None:
        return title.round(title.game.view(past.before, None))
    lap = (past.turn - 1) // past.match.seats
    return f"Lap {lap + 1}"


def _steps(
    title: Title, names: Sequence[str], group: Sequence[Past], reader: Seat | None
) -> Iterator[PageStep]:
    """A line for each turn, or several."""
    for _, turn in groupby(group, lambda past: (past.turn, past.seat)):
        made = list(turn)
        entries = [Happened(past.turn, event) for past in made for event in past.events]
        clock = " (The clock played.)" if any(past.by == "clock" for past in made) else ""
        lines = told(entries, title, names, reader)
        yield from (PageStep(f"{line}{clock}", made[-1].ply) for line in lines)


def history_message(
    id: str, title: Title, found: Sequence[Page], at: int, shown: int | None, pictures: Sequence[Picture]
) -> MessageLayout:
    """A page; one beyond the last is the last. shown: after how many moves the pictures are, if any."""
    at = min(at, len(found) - 1)
    page = found[at]
    head = f"### {title.name} · table {id}\n**{page.name}** · page {at + 1} of {len(found)}"
    lines = [f"**\u25b6** {step.line}" if step.ply == shown else step.line for step in page.steps]
    return layout(
        head, *pictures, cut("\n".join(lines), 3_500), buttons=_buttons(id, page, at, len(found), shown)
    )


def _buttons(id: str, page: Page, at: int, count: int, shown: int | None) -> list[Control]:
    options = {step.ply: Option(f"{step.ply:08x}", cut(step.line, _OPTION)) for step in page.steps}
    chosen = "" if shown is None else f"{shown:08x}"
    steps = menu(
        ButtonId(id, "glance", at), "Show a picture after which step?", list(options.values()), chosen
    )
    turns = (("First", 0, at > 0), ("Back", at - 1, at > 0), ("Forward", at + 1, at < count - 1))
    last = ("Last", count - 1, at < count - 1)
    return [
        steps,
        *(
            button(ButtonId(id, "page", to, tag(label)), label)
            if may
            else barred(ButtonId(id, "page", at), label)
            for label, to, may in (*turns, last)
        ),
    ]

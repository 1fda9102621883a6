"""What has happened at a table lately, one line a turn, as its reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import ceil
from typing import Any, Final

from bot.engine.game import Seat
from bot.tables.records import Happened, Notice, Noticed
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.text import safe
from bot.words import Clause

LATELY: Final = 3
"""So many lines of story the public message has: the rest is in the history."""
PUBLIC: Final = 5
"""They take so many lines of a phone, or there is but one of them."""
RECAP: Final = 8
"""What happened since somebody's last turn takes so many lines at the most."""
LINE: Final = 44
"""So many characters, about, a line has on a phone."""

_NOTICES: dict[Notice, str] = {
    "idled": "The clock played for {name}.",
    "away": "{name} missed two turns: a robot drives until they press I'm back.",
    "back": "{name} is back.",
    "left": "{name} left: a robot drives from now on.",
    "handed": "The host handed the seat of {name} to a robot; I'm back takes it back.",
    "waiting": "Everybody is away: the table waits until somebody presses I'm back.",
}


def story(table: Table, title: Title) -> list[str]:
    """The last lines of what everybody knows, Markdown, oldest first: as many as there is room for."""
    lines = briefly(table.record.recent, title, table.names, None)[-LATELY:]
    while _room(lines) > PUBLIC and len(lines) > 1:
        del lines[0]
    return lines


def recap(table: Table, title: Title, seat: Seat) -> list[str]:
    """What that seat has heard from its last turn to the present one, all of it, in a few lines."""
    turn = table.turn
    entries = [each for each in table.record.recent if each.turn < turn]
    own = [at for at, each in enumerate(entries) if isinstance(each, Happened) and each.by == seat]
    since = entries[own[-1] + 1 :] if own else entries
    lines = briefly(since, title, table.names, seat)
    if _room(lines) <= RECAP:
        return lines
    lines = briefly(since, title, table.names, seat, tight=True)
    return lines if _room(lines) <= RECAP else [" ".join(lines)]


def _room(lines: Sequence[str]) -> int:
    """How many lines of a phone they take."""
    return sum(ceil(len(line) / LINE) for line in lines)


def briefly(
    entries: Sequence[Happened[Any] | Noticed],
    title: Title,
    players: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
) -> list[str]:
    """As `told`, summed up as the game does; notices between. tight: in as few words as may be, and all
    notices at the end.
    """
    if title.brief is None:
        return told(entries, title, players, reader)
    names = [safe(name) for name in players]
    notices = [
        _NOTICES[each.notice].format(name=names[each.seat]) for each in entries if isinstance(each, Noticed)
    ]
    runs = [entries] if tight else [list(run) for _, run in groupby(entries, lambda each: each.kind)]
    lines: list[str] = []
    for run in runs:
        if not tight and isinstance(run[0], Noticed):
            lines += notices[: len(run)]
            del notices[: len(run)]
            continue
        heard = (title.game.hears(each.event, reader) for each in run if isinstance(each, Happened))
        lines += title.brief([event for event in heard if event is not None], names, tight=tight)
    return [*lines, *dict.fromkeys(notices)]


def told(
    entries: Sequence[Happened[Any] | Noticed], title: Title, players: Sequence[str], reader: Seat | None
) -> list[str]:
    """Lines of Markdown, oldest first: what one seat did in one turn in one line, notices between them.

    reader: whose ears it is for; None: a spectator's.
    """
    names = [safe(name) for name in players]
    heard = [each for entry in entries if (each := _heard(entry, title, names, reader)) is not None]
    lines: list[str] = []
    for (_, seat), group in groupby(heard, lambda each: (each[0], each[1].seat)):
        turn = list(group)
        clauses = [clause for _, clause, _ in turn]
        said = [
            clause.text.removeprefix(clause.stem) if before and clause.stem == before.stem else clause.text
            for before, clause in zip((None, *clauses), clauses, strict=False)
        ]
        lines += said if seat is None else [f"{names[seat]} {', '.join(said)}."]
    return lines


def _heard(
    entry: Happened[Any] | Noticed, title: Title, names: Sequence[str], reader: Seat | None
) -> tuple[int, Clause, Any] | None:
    """The turn, what is to be told of the entry, and its event; None: the reader hears nothing of it."""
    if isinstance(entry, Noticed):
        return entry.turn, Clause(None, _NOTICES[entry.notice].format(name=names[entry.seat])), None
    event = title.game.hears(entry.event, reader)
    return None if event is None else (entry.turn, title.words.tell(event, names), event)

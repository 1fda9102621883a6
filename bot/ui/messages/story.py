"""What has happened at a table lately, one line a turn."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.engine.game import Seat
from bot.tables.records import Happened, Notice, TookBack
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.text import safe
from bot.words import Clause

_NOTICES: dict[Notice, str] = {
    "idled": "The clock played for {name}.",
    "away": "{name} missed two turns: a robot drives until they press I'm back.",
    "back": "{name} is back.",
    "left": "{name} left: a robot drives from now on.",
    "handed": "The host handed the seat of {name} to a robot; I'm back takes it back.",
    "seated": "{name} has taken the seat that {was} had left.",
    "waiting": "Everybody is away: the table waits until somebody presses I'm back.",
}


def lately(table: Table, seat: Seat | None = None) -> tuple[Any, ...]:
    """What everybody heard of the turn in progress and of the one before, oldest first.

    For the hand of a seat, of the turn in progress only what that seat did: a hand is not drawn anew when
    others move in its turn.
    """
    heard = [entry for entry in table.record.recent if isinstance(entry, Happened)]
    before = max((entry.turn for entry in heard if entry.turn < table.turn), default=table.turn)
    return tuple(
        entry.event
        for entry in heard
        if entry.turn >= before
        and (seat is None or entry.turn != table.turn or getattr(entry.event, "seat", None) == seat)
    )


def story(table: Table, title: Title) -> list[str]:
    """Lines of Markdown, oldest first: what one seat did in one turn in one line, notices between them."""
    names = [safe(name) for name in table.names]
    told: list[tuple[int, Clause, Any]] = []
    for entry in table.record.recent:
        if isinstance(entry, Happened):
            clause = title.words.tell(entry.event, names)
            if entry.forced:
                clause = replace(clause, text=f"{clause.text} (no choice)")
            told.append((entry.turn, clause, entry.event))
        elif isinstance(entry, TookBack):
            told.append((entry.turn, Clause(None, _taken_back(entry, title, names)), None))
        else:
            notice = _NOTICES[entry.notice].format(name=names[entry.seat], was=safe(entry.was))
            told.append((entry.turn, Clause(None, notice), None))
    lines: list[str] = []
    for (_, seat), group in groupby(told, _whose):
        turn = list(group)
        events = [event for *_, event in turn]
        if seat is not None and title.summary and (whole := title.summary(events, names)) is not None:
            lines += [f"{names[seat]} {whole}."] if whole else []
            continue
        clauses = [clause for _, clause, _ in turn]
        said = [
            clause.text.removeprefix(clause.stem) if before and clause.stem == before.stem else clause.text
            for before, clause in zip((None, *clauses), clauses, strict=False)
        ]
        lines += said if seat is None else [f"{names[seat]} {', '.join(said)}."]
    return lines


def _taken_back(entry: TookBack[Any], title: Title, names: list[str]) -> str:
    """That somebody took a step back, and which."""
    clauses = [title.words.tell(event, names) for event in entry.events]
    did = title.summary(entry.events, names) if title.summary else None
    said = did or ", ".join(clause.text for clause in clauses if clause.seat == entry.seat)
    what = "this turn back" if entry.whole else "a step back"
    return f"{names[entry.seat]} took {what}" + (f" ({said})." if said else ".")


def _whose(told: tuple[int, Clause, Any]) -> tuple[int, Seat | None]:
    return told[0], told[1].seat

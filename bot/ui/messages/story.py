"""The latest events at a table, one line per turn, in the reader's view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from math import ceil
from typing import Any, Final

from bot.engine.game import Game, Seat, heard
from bot.model.occupants import Dated, Entry, dated
from bot.model.records import Happened, Notice, Noticed
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.text import cut, safe
from bot.words import Clause, latest
from bot.words.phrases import READER, addressed, joined

LATELY: Final = 3
"""Most lines of story in the public message: the rest is in the history."""
PUBLIC: Final = 4
"""Most lines on a phone for them; a single line may take more."""
RECAP: Final = 7
"""Most lines for the events since a player's last turn."""
LEAST: Final = 1
"""Lines that these events have at least; what does not fit is in the history."""
LINE: Final = 44
"""Approximate characters of a line on a phone."""
SMALL: Final = 48
"""The same of a line in small print."""

_NOTICES: dict[Notice, str] = {
    "idled": "{name}'s time ran out; the bot moved.",
    "away": "{name} missed two turns: a robot drives until *I'm back* is pressed.",
    "back": "{name} is back.",
    "left": "{name} left: a robot drives from now on.",
    "handed": "The host gave {name}'s seat to a robot; *I'm back* takes it back.",
    "hinted": "{name} had a hint.",
    "seated": "{name} took the seat that {was} had left.",
    "waiting": "Everybody is away: the table waits until somebody presses *I'm back*.",
}


def lately(table: Table, seat: Seat | None = None) -> tuple[Any, ...]:
    """The events of the turn in progress and of the previous one visible to everybody, oldest first.

    For a seat's hand, of the turn in progress only that seat's events: a hand is not updated when others move
    in its turn.
    """
    return heard_lately(table.record.recent, table.title.rules.game, table.turn, seat)


def heard_lately(
    entries: Sequence[Entry], game: Game[Any, Any, Any, Any, Any], now: int, seat: Seat | None = None
) -> tuple[Any, ...]:
    """The same for any entries, the last of which belong to the turn `now`, or to the previous one."""
    before, found = -1, list[Any]()
    for entry in reversed(entries):
        if entry.turn < before:
            break
        event = game.hears(entry.event, None) if isinstance(entry, Happened) else None
        if event is None:
            continue
        if entry.turn < now:
            before = entry.turn
        if seat is None or entry.turn != now or getattr(event, "seat", None) == seat:
            found.append(event)
    return tuple(reversed(found))


def story(table: Table, title: Title) -> list[str]:
    """The last lines visible to everybody, Markdown, oldest first, as many as fit."""
    lines = briefly(dated(table.record), title, None, last=LATELY)[-LATELY:]
    while room(lines) > PUBLIC and len(lines) > 1:
        del lines[0]
    return lines


def recap(table: Table, title: Title, seat: Seat, taken: int = 0) -> list[str]:
    """Everything visible to that seat from its last turn until now, in a few lines. taken: the number of
    lines on a phone above.
    """
    turn = table.turn
    entries = [each for each in dated(table.record) if each.entry.turn < turn]
    own = [at for at, each in enumerate(entries) if _did(each.entry, seat)]
    since = entries[own[-1] + 1 :] if own else entries
    me = table.names[seat]
    lines = briefly(since, title, seat, own=me)
    if room(lines) <= RECAP - taken:
        return lines
    lines = briefly(since, title, seat, own=me, tight=True)
    if room(lines) <= RECAP - taken:
        return lines
    return [cut(" ".join(lines), max(LEAST, RECAP + 1 - taken) * SMALL)]  # *History* has the rest


def room(lines: Sequence[str]) -> int:
    """The number of lines that they take on a phone."""
    return sum(ceil(len(line) / LINE) for line in lines)


def _did(entry: Entry, seat: Seat) -> bool:
    """Whether that seat's player has done that."""
    return isinstance(entry, Happened) and entry.by == seat


def briefly(
    entries: Sequence[Dated],
    title: Title,
    reader: Seat | None,
    *,
    own: str = "",
    tight: bool = False,
    last: int | None = None,
) -> list[str]:
    """As `told`, in the game's summary, with notices between.

    own: the reader's name, shown as "you". tight: as short as possible, with all notices at the end. last: if
    not tight, at least this many last lines; older ones may be omitted.
    """
    if reader is not None and own:
        entries = [_for_reader(each, reader, own) for each in entries]
    return [addressed(line) for line in _brief(entries, title, reader, tight=tight, last=last)]


def names_for(players: Sequence[str], reader: Seat | None) -> list[str]:
    """The players' names for Markdown, with READER for the reader's."""
    return [READER if seat == reader else safe(name) for seat, name in enumerate(players)]


def _for_reader(each: Dated, reader: Seat, own: str) -> Dated:
    """The names with READER for the reader's own: an earlier player of that seat keeps their name."""
    if each.names[reader] != own:
        return each
    return replace(each, names=(*each.names[:reader], READER, *each.names[reader + 1 :]))


def _brief(
    entries: Sequence[Dated], title: Title, reader: Seat | None, *, tight: bool, last: int | None
) -> list[str]:
    if title.words.brief is None:
        return told(entries, title, reader, tight=tight)
    if tight:
        return _tightly(entries, title, reader)
    runs = [(kind, list(run)) for kind, run in groupby(entries, _run)]
    return latest(runs, lambda run: _summed_up(run[0][0], run[1], title, reader, last), last)


def _tightly(entries: Sequence[Dated], title: Title, reader: Seat | None) -> list[str]:
    assert title.words.brief is not None
    lines = list[str]()
    for names, run in groupby(_of_the_game(entries), lambda each: each.names):
        known = _heard_of(run, title, reader)
        lines += title.words.brief(known, _safe(names), tight=True) if known else ()
    others = [_noticed(each, title, reader) for each in entries if not isinstance(each.entry, Happened)]
    return [*lines, *dict.fromkeys(others)]


def _of_the_game(entries: Iterable[Dated]) -> Iterator[Dated]:
    return (each for each in entries if isinstance(each.entry, Happened))


def _run(each: Dated) -> tuple[str, tuple[str, ...]]:
    """Consecutive entries that are summarised together: with equal `forced` and the same players."""
    if not isinstance(each.entry, Happened):
        return "notice", ()
    return "forced" if each.entry.forced else "free", each.names


def _summed_up(
    kind: str, run: Sequence[Dated], title: Title, reader: Seat | None, last: int | None
) -> Sequence[str]:
    assert title.words.brief is not None
    if kind == "notice":
        return [_noticed(each, title, reader) for each in run]
    known, names = _heard_of(run, title, reader), _safe(run[0].names)
    if kind == "free":
        return title.words.brief(known, names, last=last) if known else ()
    first, *more = title.words.brief(known, names) if known else ("",)
    return [f"{first.removesuffix('.')} (no choice).", *more] if first else []


def _safe(names: Iterable[str]) -> list[str]:
    return [safe(name) for name in names]


def _heard_of(run: Iterable[Dated], title: Title, reader: Seat | None) -> list[Any]:
    events = (each.entry.event for each in run if isinstance(each.entry, Happened))
    return heard(title.rules.game, events, reader)


def _noticed(each: Dated, title: Title, reader: Seat | None) -> str:
    """A sentence for an event that is not a move."""
    entry, names = each.entry, _safe(each.names)
    assert not isinstance(entry, Happened)
    if isinstance(entry, Noticed):
        return _NOTICES[entry.notice].format(name=names[entry.seat], was=safe(each.was))
    clauses = [title.words.text.tell(event, names) for event in heard(title.rules.game, entry.events, reader)]
    said = ", ".join(clause.text for clause in clauses if clause.seat == entry.seat)
    what = "this turn back" if entry.whole else "a step back"
    return f"{names[entry.seat]} took {what}" + (f" ({said})." if said else ".")


def told(entries: Sequence[Dated], title: Title, reader: Seat | None, *, tight: bool = False) -> list[str]:
    """Lines of Markdown, oldest first: a line for one seat's actions in one turn, with notices between.

    reader: the reader's seat; None: a spectator. tight: only commas, where space is short.
    """
    heard = [found for each in entries if (found := _heard(each, title, reader)) is not None]
    lines: list[str] = []
    for (_, seat, names), group in groupby(heard, lambda each: (each[0], each[1].seat, each[2])):
        clauses = [clause for _, clause, _ in group]
        said = [
            clause.text.removeprefix(clause.stem) if before and clause.stem == before.stem else clause.text
            for before, clause in zip((None, *clauses), clauses, strict=False)
        ]
        name = "" if seat is None else safe(names[seat])
        lines += [f"{name} {', '.join(said) if tight else joined(said)}."] if name else said
    return lines


def _heard(each: Dated, title: Title, reader: Seat | None) -> tuple[int, Clause, tuple[str, ...]] | None:
    """The turn, the visible events of the entry, and the names at that time; None if nothing is visible."""
    entry, names = each.entry, each.names
    if not isinstance(entry, Happened):
        return entry.turn, Clause(None, _noticed(each, title, reader)), names
    event = title.rules.game.hears(entry.event, reader)
    if event is None:
        return None
    clause = title.words.text.tell(event, _safe(names))
    if entry.forced:
        clause = replace(clause, text=f"{clause.text} (no choice)")
    return entry.turn, clause, names

"""The latest events at a table, one line per turn, as the reader sees them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import dropwhile, groupby, pairwise, takewhile
from math import ceil
from operator import itemgetter
from typing import Final, Literal

from bot.engine.game import AnyEvent, AnyGame, Seat, visible_events
from bot.locales.phrase import Locale, Phrase, say, spoken
from bot.model.occupants import Dated, StoryEntry, dated, latest
from bot.model.snapshots import Happened, Noticed
from bot.tables.replayed import Past
from bot.tables.table import TableState
from bot.title import AnyTitle as Title
from bot.ui.text import safe
from bot.words import Clause, by_group

LATELY: Final = 3
"""The maximum number of lines of the story in the public message."""
WORDS: Final = 18
"""The maximum number of words in the LATELY lines. A single line can have more."""
NEWS: Final = 3
"""The maximum number of lines about events since a player's last turn."""
NEWS_WORDS: Final = 30
"""The maximum number of words in the NEWS lines."""
LINE: Final = 44
"""The approximate number of characters on a line on a phone."""


def recent_events(table: TableState, seat: Seat | None = None) -> tuple[AnyEvent, ...]:
    """Return the public events of the current turn and the previous one or, for a seat's hand, those that its
    picture shows, oldest first.
    """
    return recent_events_of(table.snapshot.recent, table.title.rules.game, table.turn, seat)


def recent_events_of(
    entries: Sequence[StoryEntry], game: AnyGame, now: int, seat: Seat | None = None
) -> tuple[AnyEvent, ...]:
    """Return the events for `recent_events` from the given entries. now: the current turn."""
    newest = [entry for entry in reversed(entries) if isinstance(entry, Happened)]
    start = None
    if seat is not None:
        start = next((each.turn for each in newest if each.turn < now and _did(each, seat)), 0)
    found = list[AnyEvent]()
    for entry in newest:
        if start is not None and entry.turn < start:
            break
        event = game.visible(entry.event, None)
        if event is None:
            continue
        if start is None and entry.turn < now:
            start = entry.turn
        if seat is None or entry.turn != now or _is_of(event, seat):
            found.append(event)
    return tuple(found[::-1])


def _is_of(event: AnyEvent, seat: Seat) -> bool:
    return getattr(event, "seat", None) == seat


def story(table: TableState, locale: Locale) -> list[str]:
    """Return the latest lines of the public story that fit, in Markdown, oldest first."""
    lines = briefly(dated(table.snapshot, locale), Reader(table.title, None, locale), last=LATELY)[-LATELY:]
    while _words(lines) > WORDS and len(lines) > 1:
        del lines[0]
    return lines


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a story. seat: the reader's seat, or None for a spectator. own: the name that the story
    replaces with "you", or "".
    """

    title: Title
    seat: Seat | None
    locale: Locale
    own: str = ""

    def you(self, names: Sequence[str]) -> Seat | None:
        """Return the seat that the story calls "you", or None."""
        return self.seat if self.seat is not None and self.own and names[self.seat] == self.own else None


def recap(table: TableState, seat: Seat, locale: Locale) -> list[str]:
    """Return as many lines of news for a seat since its last turn as fit, starting with events that affected
    it.
    """
    reader = _reader(table, seat, locale)
    before = (each for each in latest(table.snapshot, locale) if each.entry.turn < table.turn)
    since = _since(seat, before)
    aimed = _happened_to(since, reader)
    first = _done_to(aimed, reader)
    others = [each for each in since if each not in aimed] if first else list(since)
    if not table.snapshot.match.counts[seat]:
        others = list(dropwhile(partial(_of_nobody, reader=reader), others))
    return _chosen(first, others, reader)


def _of_nobody(each: Dated, reader: Reader) -> bool:
    """Return whether the entry is an event that is not, or not visibly, a player's action."""
    seen = _visible(each, reader) if isinstance(each.entry, Happened) else None
    return isinstance(each.entry, Happened) and (seen is None or seen[1].seat is None)


def own_news(table: TableState, seat: Seat, locale: Locale) -> list[str]:
    """Return the lines of a hand about the table's notices, and about events that affected the seat."""
    reader, since = _reader(table, seat, locale), _since(seat, latest(table.snapshot, locale))
    aimed = _happened_to(since, reader)
    first = _done_to(aimed, reader)
    others = [each for each in since if each not in aimed and not isinstance(each.entry, Happened)]
    told = [_noticed(each, reader) for each in others if each.entry.turn < table.turn]
    return [*(_fitting([*dict.fromkeys(told)], first) if seat in table.awaited else ()), *first]


def happened_to(table: TableState, seat: Seat, locale: Locale) -> list[Dated]:
    """Return the events that affected a seat since its player's last action."""
    return _happened_to(_since(seat, latest(table.snapshot, locale)), _reader(table, seat, locale))


def _happened_to(entries: Sequence[Dated], reader: Reader) -> list[Dated]:
    found, idled = list[Dated](), False
    for each in entries:
        entry = each.entry
        if isinstance(entry, Happened):
            played = idled and entry.by is None and getattr(entry.event, "seat", None) == reader.seat
            if played or _concerns(each, reader):
                found.append(each)
        elif entry.seat == reader.seat and isinstance(entry, Noticed) and entry.notice == "idled":
            idled = True
            found.append(each)
    return found


def _since(seat: Seat, newest: Iterable[Dated]) -> Sequence[Dated]:
    """Return the entries since a seat's last action, oldest first. newest: all entries, newest first."""
    return [*takewhile(lambda each: not _did(each.entry, seat), newest)][::-1]


def _reader(table: TableState, seat: Seat, locale: Locale) -> Reader:
    return Reader(table.title, seat, locale, table.names[seat])


def _concerns(each: Dated, reader: Reader) -> bool:
    """Return whether the entry affects the reader, who already had the seat then."""
    concerns, seat = reader.title.words.concerns, reader.you(each.names)
    if concerns is None or seat is None or not isinstance(each.entry, Happened):
        return False
    return concerns(each.entry.event, seat)


def _done_to(aimed: Sequence[Dated], reader: Reader) -> list[str]:
    """Return the latest lines that fit about actions against the reader, oldest first."""
    return _fitting(_told_to(aimed, reader), []) or _fitting(briefly(aimed, reader), [])


def _told_to(aimed: Sequence[Dated], reader: Reader) -> list[str]:
    """Return the lines about events that affected the reader, with the last timeout and its consequences on
    one line.
    """
    timed_out = [at for at, each in enumerate(aimed) if isinstance(each.entry, Noticed)]
    if not timed_out:
        return story_lines(aimed, reader)
    before, others, clauses = aimed[: timed_out[-1]], list[Dated](), list[Clause]()
    for each in aimed[timed_out[-1] + 1 :]:
        seen = _visible(each, reader)
        if seen is not None and seen[1].seat == reader.seat:
            clauses.append(seen[1])
        else:
            others.append(each)
    deeds = [spoken(each.text, reader.locale, doer="you") for each in _listed(clauses)]
    while deeds:
        line = say("story-idled-to", reader.locale, deeds=" · ".join(deeds))
        if _words([line]) <= NEWS_WORDS:
            return [*story_lines(before, reader), line, *story_lines(others, reader)]
        del deeds[-1]
    return story_lines(aimed, reader)


def _chosen(first: list[str], others: Sequence[Dated], reader: Reader) -> list[str]:
    """Return the lines `first`, and then the most decisive and the latest of the other news that fit."""
    lines, tight = briefly(others, reader), False
    if len(first) + len(lines) > NEWS or _words([*first, *lines]) > NEWS_WORDS:
        lines, tight = briefly(others, reader, tight=True), True
    upto = _biggest(others, reader)
    before = briefly(others[:upto], reader, tight=tight) if upto else []
    biggest = [lines[min(len(before), len(lines)) - 1]] if before and lines else []
    head = [*first, *(_fitting(biggest, first) if first else biggest)]
    latest = _fitting([line for line in lines if line not in (*biggest, *first)], head)
    return [*head, *latest] or [" ".join(line.split()[:NEWS_WORDS]) for line in lines[-1:]]


def _fitting(lines: Sequence[str], beside: Sequence[str]) -> list[str]:
    """Return as many of the lines as fit in addition to the lines `beside`, preferably the last ones."""
    found = list[str]()
    for line in reversed(lines):
        if len(beside) + len(found) < NEWS and _words([*beside, *found, line]) <= NEWS_WORDS:
            found.insert(0, line)
    return found


def _words(lines: Sequence[str]) -> int:
    return len(" ".join(lines).split())


def _biggest(entries: Sequence[Dated], reader: Reader) -> int:
    """Return the number of entries up to the last of the most decisive events, or 0 if there is none."""
    best, found, title, seat = 0, 0, reader.title, reader.seat
    for at, each in enumerate(entries, 1):
        event = seen_event(title, each, seat)
        weight = title.words.decisive(event) if event is not None and title.words.decisive else 0
        if weight and weight >= best:
            best, found = weight, at
    return found


def seen_event(title: Title, each: Dated, seat: Seat | None = None) -> AnyEvent | None:
    """Return an event as a seat, or a spectator (None), sees it, or None for an invisible event or a notice
    of the table.
    """
    return title.rules.game.visible(each.entry.event, seat) if isinstance(each.entry, Happened) else None


def room(lines: Sequence[str]) -> int:
    """Return the approximate number of lines that the given lines take on a phone."""
    return sum(ceil(len(line) / LINE) for line in lines)


def _did(entry: StoryEntry, seat: Seat) -> bool:
    return isinstance(entry, Happened) and entry.by == seat


def briefly(
    entries: Sequence[Dated], reader: Reader, *, tight: bool = False, last: int | None = None
) -> list[str]:
    """Return lines about the entries, as the game summarises them, with notices in between. tight: whether
    the lines must be as short as possible, with all notices at the end. last: the number of latest lines that
    are needed, or None for all.
    """
    if reader.title.words.brief is None:
        return story_lines(entries, reader)
    if tight:
        return _tightly(entries, reader)
    summed_up = by_group(entries, _run, lambda kind, run: _summed_up(kind[0], run, reader, last), last)
    return [spoken(line, reader.locale) for line in summed_up]


def _tightly(entries: Sequence[Dated], reader: Reader) -> list[str]:
    brief = reader.title.words.brief
    assert brief is not None
    lines = list[str]()
    for names, run in groupby(_of_the_game(entries), lambda each: each.names):
        known = _visible_events(run, reader)
        summary = brief(known, _safe(names), reader.you(names), tight=True) if known else ()
        lines += [spoken(line, reader.locale) for line in summary]
    others = [_noticed(each, reader) for each in entries if not isinstance(each.entry, Happened)]
    return [*lines, *dict.fromkeys(others)]


def _of_the_game(entries: Iterable[Dated]) -> Iterator[Dated]:
    return (each for each in entries if isinstance(each.entry, Happened))


def _run(each: Dated) -> tuple[str, tuple[str, ...]]:
    """Return the key by which consecutive entries are grouped for a summary."""
    if not isinstance(each.entry, Happened):
        return "notice", ()
    return "forced" if each.entry.forced else "free", each.names


def _summed_up(kind: str, run: Sequence[Dated], reader: Reader, last: int | None) -> Sequence[str]:
    if kind == "notice":
        return [_noticed(each, reader) for each in run]
    known, brief, names = _visible_events(run, reader), reader.title.words.brief, run[0].names
    assert brief is not None
    if not known:
        return ()
    summary = brief(known, _safe(names), reader.you(names), last=last if kind == "free" else None)
    first, *more = [spoken(line, reader.locale) for line in summary] or [""]
    if kind == "free":
        return [first, *more] if first else []
    return [say("story-forced.whole", reader.locale, line=first), *more] if first else []


def _safe(names: Iterable[str]) -> list[str]:
    return [safe(name) for name in names]


def _visible_events(run: Iterable[Dated], reader: Reader) -> list[AnyEvent]:
    events = (each.entry.event for each in run if isinstance(each.entry, Happened))
    return visible_events(reader.title.rules.game, events, reader.seat)


def _noticed(each: Dated, reader: Reader) -> str:
    """Return the sentence for an entry that is not an event of the game."""
    entry, you = each.entry, reader.you(each.names)
    assert not isinstance(entry, Happened)
    if isinstance(entry, Noticed):
        id = f"story-{entry.notice}"
    else:
        id = "story-undid-turn" if entry.whole else "story-undid"
    seat, was = entry.seat, safe(each.was)
    return say(id, reader.locale, you=seat == you, name=safe(each.names[seat]), was=was)


def sentence(clause: Clause, names: Sequence[str], you: Seat | None, locale: Locale) -> str:
    """Return a clause as a whole sentence. names: the players' names, escaped for Markdown. you: the seat
    that the sentence calls "you", or None.
    """
    seat = clause.seat
    if seat is None:
        return spoken(clause.text, locale)
    return say("story-deed", locale, you=seat == you, name=names[seat], deed=clause.text)


def own_seat(names: Sequence[str], seat: Seat | None, now: Sequence[str]) -> Seat | None:
    """Return the seat if it has the same name in `names` as in `now`, and otherwise None."""
    return seat if seat is not None and names[seat] == now[seat] else None


def story_lines(entries: Sequence[Dated], reader: Reader) -> list[str]:
    """Return lines of Markdown, oldest first: a line for one seat's actions in one turn, with notices in
    between.
    """
    seen = [found for each in entries if (found := _visible(each, reader)) is not None]
    lines: list[str] = []
    for (_, _, names), group in groupby(seen, lambda each: (each[0], each[1].seat, each[2])):
        clauses = [clause for _, clause, _ in group]
        lines += _joined(clauses, _safe(names), reader.you(names), reader.locale)
    return lines


def _joined(clauses: Sequence[Clause], names: Sequence[str], you: Seat | None, locale: Locale) -> list[str]:
    """Return the lines for consecutive clauses of one seat in a turn. Clauses without a seat are whole
    sentences.
    """
    seat = clauses[0].seat
    told = clauses if seat is None else list(_listed(clauses))
    if len(told) == 1 or seat is None:
        return [sentence(clause, names, you, locale) for clause in told]
    doer: Literal["you", "name"] = "you" if seat == you else "name"
    deeds = " · ".join(spoken(clause.text, locale, doer=doer) for clause in told)
    return [say("story-turn", locale, you=seat == you, name=names[seat], deeds=deeds)]


def _listed(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """Yield the clauses of a seat, joining consecutive ones that can be listed."""
    for message, group in groupby(clauses, lambda each: each.listed):
        run = list(group)
        if message and len(run) > 1:
            things = [each.thing for each in run]
            yield Clause(run[0].seat, Phrase(message, things=things))
        else:
            yield from run


def _visible(each: Dated, reader: Reader) -> tuple[int, Clause, tuple[str, ...]] | None:
    """Return the turn of the entry, the clause that the reader sees, and the names at that time, or None if
    nothing is visible.
    """
    entry, names = each.entry, each.names
    if not isinstance(entry, Happened):
        return entry.turn, Clause(None, _noticed(each, reader)), names
    event = reader.title.rules.game.visible(entry.event, reader.seat)
    if event is None:
        return None
    clause = reader.title.words.text.tell(event, _safe(names), reader.you(names))
    if entry.forced:
        forced = "story-forced.whole" if clause.seat is None else "story-forced"
        clause = Clause(clause.seat, Phrase(forced, line=clause.text))
    return entry.turn, clause, names


def rounds(pasts: Sequence[Past], title: Title, locale: Locale) -> Iterator[tuple[str, list[Past]]]:
    """Yield the name and the moves of each round, or of each lap if the game has no rounds."""
    laps = (
        _laps(pasts, locale)
        if title.words.round is None
        else [spoken(title.words.round(title.rules.game.view(each.before, None)), locale) for each in pasts]
    )
    for name, group in groupby(zip(laps, pasts, strict=True), itemgetter(0)):
        yield name, [past for _, past in group]


def _laps(pasts: Sequence[Past], locale: Locale) -> list[str]:
    """Return the name of the lap of each move. A lap starts with a turn whose seat does not come after the
    seat of the previous turn.
    """
    found, lap = list[str](), 1
    for before, past in pairwise((pasts[0], *pasts)):
        if past.turn > before.turn and (past.seat or 0) <= (before.seat or 0):
            lap += 1
        found.append(say("history-round", locale, round=lap))
    return found

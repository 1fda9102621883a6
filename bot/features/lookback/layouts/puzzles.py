"""The messages of puzzles, which are stored turning points to be tried again."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import discord

from bot.engine.game import IllegalMove
from bot.features.lookback.layouts.review import ReviewDesk, TurningPoint, choices_at, points_of
from bot.features.lookback.layouts.tabs import FROM_ELSEWHERE, what_if_button
from bot.features.lookback.model import Missed, Progress, PuzzleSpot
from bot.features.lookback.puzzles import Origin, Puzzles, Shelf
from bot.features.lookback.queries.puzzles import SqlPuzzles
from bot.locales.phrase import Locale, say
from bot.model import errors, snapshots
from bot.tables.registry import TableRegistry
from bot.ui import components, text
from bot.ui.messages.message import Control, MessageLayout, layout

STEPS = 3
"""The maximum number of buttons for the next steps."""
_BLUE = discord.ButtonStyle.primary


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as shown to one person."""

    origin: Origin
    spot: PuzzleSpot
    point: TurningPoint


@dataclass(frozen=True, slots=True)
class Verdict:
    """The comparison shown after an answer to a puzzle."""

    note: str
    """The comparison of the pressed choice with the best one."""
    ends: bool
    """Whether no choices are left to press."""
    progress: Progress | None
    """The person's progress after the answer, or None if the answer did not count."""
    thinking: bool = False
    """Whether the comparison is still being computed."""


class PuzzleDesk(Puzzles):
    """Finds puzzles and builds their messages."""

    def __init__(self, registry: TableRegistry, store: SqlPuzzles, reviews: ReviewDesk) -> None:
        super().__init__(store)
        self._registry = registry
        self._reviews = reviews

    async def open(self, origin: Origin, missed: Missed, reader: int, locale: Locale) -> Puzzle | None:
        """Return a puzzle. If it cannot be shown, hide all puzzles of its game and return None. reader: the
        person who solves the puzzle.
        """
        found: Puzzle | None = None
        with suppress(errors.TableError, IllegalMove):
            found = await self._open(origin, missed, reader, locale)
        if found is None:
            self.hide(missed.spot.table)
        return found

    async def _open(self, origin: Origin, missed: Missed, reader: int, locale: Locale) -> Puzzle | None:
        """Return a puzzle, or None if its game or turning point no longer exists. Raises TableError and
        IllegalMove.
        """
        spot, person = missed.spot, missed.person
        table = await self._registry.tables.get(spot.table)
        if table is None:
            return None
        if origin != "own":
            table = self._registry.make(_nameless(table.snapshot, locale))
        game = await self._reviews.game(table, spot.seat, person, reader)
        known = any(each.ply == spot.ply for each in game.found)
        found = [each for each in points_of(game) if each.judged.ply == spot.ply and known]
        return Puzzle(origin, spot, found[0]) if found else None

    async def asked(
        self, puzzle: Puzzle, shelf: Shelf, locale: Locale, opened: str = "", verdict: Verdict | None = None
    ) -> MessageLayout:
        """Return the position of the puzzle, with its choices until the right one has been found."""
        point, spot = puzzle.point, puzzle.spot
        head = say("puzzle-head", locale, game=point.game.title.name, origin=puzzle.origin)
        told = [f"-# {head}", verdict.note if verdict else say("puzzle-ask", locale)]
        told += [] if verdict else point.prompted(locale)
        told += _small(verdict, shelf, locale)
        press = components.ButtonId(spot.table, "solve", spot.ply)
        rows = [] if verdict is not None and verdict.ends else choices_at(point, press, opened, locale)
        steps = _next_steps(puzzle, shelf, verdict, locale)
        return await self._reviews.asked(point, told, rows, steps, locale)


def _next_steps(puzzle: Puzzle, shelf: Shelf, verdict: Verdict | None, locale: Locale) -> list[Control]:
    """Return the buttons below a puzzle, up to STEPS."""
    if verdict is not None and verdict.thinking:
        return []
    spot, own = puzzle.spot, puzzle.origin == "own" and verdict is not None
    following = components.ButtonId(spot.table, "nextpuzzle", spot.ply)
    style = _BLUE if verdict is not None else discord.ButtonStyle.secondary
    waits = any(each.spot != spot for _, each in shelf.waiting)
    found = list[Control]()
    found += [components.button(following, say("puzzle-next", locale), style)] if waits else []
    found += [what_if_button(spot.table, spot.ply, locale)] if own else []
    if verdict is not None and verdict.ends:
        review = components.ButtonId(spot.table, "review", FROM_ELSEWHERE)
        play = components.ButtonId("0", "alone", arg=components.tag(puzzle.point.game.title.key))
        found += [components.button(review, say("review-button", locale))] if own else []
        found.append(components.button(play, say("lesson-practise", locale)))
    return found[:STEPS]


def nothing(shelf: Shelf, locale: Locale, *, daily: bool) -> MessageLayout:
    """Return the message that no puzzle is due. daily: whether the reader comes from the daily."""
    told = [say("puzzle-none", locale)]
    told += [say("puzzle-none-next", locale, when=text.moment(shelf.due))] if shelf.due is not None else []
    buttons = [components.button(components.ButtonId("0", "solo"), say("hub-solo", locale), _BLUE)]
    buttons += (
        [] if daily else [components.button(components.ButtonId("0", "daily"), say("hub-daily", locale))]
    )
    return layout("\n".join([*told, *_small(None, shelf, locale)]), buttons=buttons)


def _small(verdict: Verdict | None, shelf: Shelf, locale: Locale) -> Sequence[str]:
    told = []
    if verdict is not None and verdict.progress is not None:
        done, days = verdict.progress.solved, verdict.progress.days
        told.append(say("puzzle-done", locale) if done else say("puzzle-again", locale, days=days))
    counts = {"waiting": shelf.count, "solved": shelf.solved, "streak": shelf.streak}
    standing = [say(f"puzzle-{each}", locale, count=count) for each, count in counts.items() if count]
    small = " ".join([*told, " · ".join(standing)]).strip()
    return [f"-# {small}"] if small else []


def _nameless(snapshot: snapshots.AnySnapshot, locale: Locale) -> snapshots.AnySnapshot:
    """Return the snapshot without the names and cars of people."""
    players = tuple(
        replace(each, name=say("puzzle-seat", locale, number=seat + 1), car=None)
        if each.person is not None or each.left
        else each
        for seat, each in enumerate(snapshot.players)
    )
    return replace(snapshot, players=players)

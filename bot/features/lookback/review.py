"""A review of a finished game: the mistakes of its player, and the results of strong robots with the same
deal.
"""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Final, cast

from bot.engine.driver import Driver
from bot.engine.game import AnyAction, AnyGame, AnyView, Chance, Seat
from bot.engine.match import AnyMatch, play
from bot.engine.review_method import Appraisal, ReviewMethod, lead
from bot.features.lookback.model import Judged, Review
from bot.features.lookback.queries.reviews import Reviewed, SqlReviews
from bot.locales.phrase import Phrase, Tenths, Text
from bot.model.store_errors import StoreAway
from bot.tables.replayed import Past
from bot.tables.robots import strongest
from bot.tables.table import Table
from bot.tables.thinker import Slow
from bot.title import AnyTitle as Title

log = logging.getLogger(__name__)

FAIR: Final = 8
"""The number of results that a review collects from strong robots playing the same deal."""
LESS: Final = (1, 4, 16)
"""The divisors of a decision's number of playouts, tried in turn until the playouts do not take too long."""
_KEPT_EVERY: Final = 4
"""The number of decisions after which the findings are stored."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move for which a person had a choice."""

    turn: int
    """The turn in which the move was made."""
    ply: int
    """The number of the move, from 1."""
    view: AnyView
    """The person's view before the move."""
    actions: tuple[AnyAction, ...]
    """The legal actions."""
    done: int
    """The index of the action taken."""


def decisions(title: Title, pasts: Sequence[Past], seat: Seat, person: int) -> list[Decision]:
    """Return a person's decisions in a seat, in order: the moves they chose among several legal actions."""
    game, found = title.rules.game, []
    for past in pasts:
        if past.seat != seat or past.by != "player" or past.players[seat].person != person:
            continue
        actions = tuple(game.legal(past.before, seat))
        if len(actions) > 1 and past.action in actions:
            view = game.view(past.before, seat)
            found.append(
                Decision(
                    turn=past.turn, ply=past.ply, view=view, actions=actions, done=actions.index(past.action)
                )
            )
    return found


def doubted(review_method: ReviewMethod, found: Sequence[Decision]) -> list[Decision]:
    """Return the decisions that are possible mistakes, at most as many as the budget allows."""
    doubts = [each for each in found if review_method.doubtful(each.view, each.actions, each.done)]
    most = min(len(doubts), review_method.effort.decisions)
    return [doubts[at * len(doubts) // most] for at in range(most)]


def luck_of_review(seed: str, seat: Seat, ply: int, look: int) -> Chance:
    """Return the random numbers for the first or second look at a decision, the same on every machine."""
    return Chance(f"review/{seed}/{seat}/{look}", ply)


def fair_driver(title: Title) -> Driver[AnyView, AnyAction]:
    """Return the robot that plays a deal in all seats for comparison: the expert or, if the game has none,
    the strongest robot.
    """
    drivers = title.robots.drivers
    return drivers.get("expert", drivers[strongest(title)])


def fair_scores(
    rules: str, driver: Driver[AnyView, AnyAction], deal: AnyMatch, number: int
) -> tuple[tuple[int | None, ...], bool]:
    """Return the final scores of a deal if the robot plays all seats, and whether the robot used any random
    numbers. Every score is None if the game does not end. rules: the name of the rules package.
    """
    game = cast("AnyGame", import_module(rules))
    match, drawn = deal, False
    while (outcome := game.outcome(match.state)) is None and match.ply < game.longest:
        seat = min(game.awaits(match.state))
        luck = Chance(f"fair/{deal.seed}/{number}", match.ply)
        action = driver(game.view(match.state, seat), game.legal(match.state, seat), luck)
        drawn = drawn or luck.used
        match, _ = play(game, match, seat, action)
    return outcome.scores if outcome is not None else (None,) * deal.seats, drawn


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A finished game, with one player's decisions."""

    table: Table
    seat: Seat
    deal: Past
    """The state of the game before its first move."""
    found: tuple[Decision, ...]
    """The player's decisions, in order."""
    reader: int
    """The person who looks at the review."""
    review: Review | None = None
    """The findings so far, or None."""

    @property
    def title(self) -> Title:
        """Return the title of the reviewed game."""
        return self.table.title

    def decision(self, ply: int) -> Decision:
        """Return the decision of the move `ply`."""
        return next(each for each in self.found if each.ply == ply)

    def turn(self, ply: int) -> Text:
        """Return the name of the player's turn that contains the move `ply`."""
        part = self._part(self.decision(ply))
        turns = list(dict.fromkeys(each.turn for each in self.found if self._part(each) == part))
        turn = turns.index(self.decision(ply).turn) + 1
        if part is None:
            return Phrase("review-turn", turn=turn)
        return part if len(turns) == 1 else Phrase("review-turn.part", part=part, turn=turn)

    def _part(self, decision: Decision) -> Text | None:
        round_of = self.title.words.round
        return None if round_of is None else round_of(decision.view)

    def loss(self, found: Appraisal) -> Phrase:
        """Return the phrase for the cost of an appraised action, in the game's unit."""
        review_method = self.title.robots.review_method
        assert review_method is not None
        return Phrase(review_method.unit, loss=Tenths(found.loss))


@dataclass(eq=False, slots=True)
class ReviewInProgress:
    """A review that is being computed. failed: whether it ended without a result."""

    game: ReviewedGame
    now: Review
    task: asyncio.Task[None] | None = None
    failed: bool = False


class Reviews:
    """Computes reviews of games. slow: runs the computation."""

    def __init__(self, store: SqlReviews, slow: Slow) -> None:
        self._store = store
        self._slow = slow
        self._works = dict[tuple[str, Seat], ReviewInProgress]()
        self._watching = set[asyncio.Task[None]]()

    async def find(self, table: Table, seat: Seat, person: int) -> Review | None:
        """Return the stored findings about the person's game, or None."""
        return await self._store.find(table.snapshot.id, seat, person)

    def begin(self, game: ReviewedGame, at: float) -> ReviewInProgress:
        """Return the review in progress of a game, or start one that continues the stored findings. at: the
        Unix time.
        """
        key = (game.table.snapshot.id, game.seat)
        if key not in self._works:
            work = self._works[key] = ReviewInProgress(game, game.review or Review(len(game.found)))
            work.task = asyncio.create_task(self._work(work, at), name="review")
            work.task.add_done_callback(lambda _: self._works.pop(key, None))
        return self._works[key]

    async def appraise(
        self, game: ReviewedGame, decision: Decision, done: int, looked_at: int, look: int = 2
    ) -> Appraisal:
        """Return the appraisal of the action with the index `done`, or one without a loss if it takes too
        long. looked_at: the number of decisions that share the budget of this look. look: 1 for the first
        look, or 2 for the second.
        """
        snapshot, review_method = game.table.snapshot, game.title.robots.review_method
        assert review_method is not None
        server = snapshot.place.guild
        luck = luck_of_review(snapshot.match.seed, game.seat, decision.ply, look)
        for less in LESS:
            args = (decision.view, decision.actions, done, less * looked_at, luck)
            with suppress(TimeoutError, BrokenProcessPool):
                return await self._slow.slice(review_method.reviewer, *args, server=server)
        log.info("table %s: a decision is too much for this machine", snapshot.id)
        return Appraisal(done)

    async def _work(self, work: ReviewInProgress, at: float) -> None:
        """Compute the missing parts of a review, and store the findings."""
        id = work.game.table.snapshot.id
        try:
            await self._judge(work, at)
            while len(work.now.fair) < FAIR:
                leads = await self._fair(work.game, len(work.now.fair))
                if not leads:
                    break
                work.now = replace(work.now, fair=(*work.now.fair, *leads))
            work.now = replace(work.now, done=True)
            await self._keep(work, at)
        except StoreAway as away:
            work.failed = True
            log.warning("table %s: its review stops: %s", id, away)
        except Exception:
            work.failed = True
            log.exception("table %s: its review fails", id)

    async def _keep(self, work: ReviewInProgress, at: float) -> None:
        game, snapshot = work.game, work.game.table.snapshot
        kept = Reviewed(table=snapshot.id, seat=game.seat, title=snapshot.title, at=at, review=work.now)
        await self._store.save(game.reader, kept)

    async def _judge(self, work: ReviewInProgress, at: float) -> None:
        """Examine the doubted decisions, then the suspects a second time, and store the findings."""
        game, server = work.game, work.game.table.snapshot.place.guild
        opened = await self._slow.slice(doubted, game.title.robots.review_method, game.found, server=server)
        work.now = replace(work.now, doubted=len(opened))
        for number, decision in list(enumerate(opened, 1))[len(work.now.screened) :]:
            seen = await self.appraise(game, decision, decision.done, looked_at=len(opened), look=1)
            work.now = replace(work.now, screened=(*work.now.screened, Judged(decision.ply, seen)))
            if number % _KEPT_EVERY == 0:
                await self._keep(work, at)
        suspects = {each.ply for each in work.now.suspects}
        for decision in [each for each in opened if each.ply in suspects][len(work.now.judged) :]:
            seen = await self.appraise(game, decision, decision.done, looked_at=len(suspects))
            kinds = (decision.actions[chosen].kind for chosen in (decision.done, seen.best))
            judged = Judged(decision.ply, seen, *kinds)
            work.now = replace(work.now, judged=(*work.now.judged, judged))
            await self._keep(work, at)

    async def _fair(self, game: ReviewedGame, number: int) -> list[float]:
        """Let a strong robot play the deal in all seats, and return the seat's leads to add to the review, or
        an empty list if this takes too long. number: the index of this run, from 0.
        """
        snapshot = game.table.snapshot
        rules = str(getattr(game.title.rules.game, "__name__", ""))
        args = (rules, fair_driver(game.title), game.deal.match, number)
        try:
            scores, drawn = await self._slow.slice(fair_scores, *args, server=snapshot.place.guild)
        except (TimeoutError, BrokenProcessPool):
            log.warning("table %s: to play its deal again is too much for this machine", snapshot.id)
            return []
        return [lead(scores, game.seat)] * (1 if drawn else FAIR - number)

    def watched(self, watching: asyncio.Task[None]) -> None:
        """Keep a reference to a task that shows the progress of a review."""
        self._watching.add(watching)
        watching.add_done_callback(self._watching.discard)

    async def close(self) -> None:
        """Stop all work. Findings that have not been stored are lost."""
        tasks = [*self._watching, *(work.task for work in self._works.values() if work.task is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

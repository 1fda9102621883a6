"""Reviews of finished games, which players ask for. They are computed in slices and stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.engine.game import Seat
from bot.engine.hindsight import Appraisal, lead
from bot.model import ports, reviews
from bot.model.store_errors import StoreAway
from bot.record.decisions import FAIR, Decision, doubted, fair_driver, fair_scores, luck_of_review
from bot.storage.reviews import Reviewed, SqlReviews
from bot.tables.history import Past
from bot.tables.table import Table

log = logging.getLogger(__name__)

LESS: Final = (1, 4, 16)
"""The divisors of the number of a decision's playouts. The next one is tried if the playouts take too
long.
"""
_KEPT_EVERY: Final = 4
"""The number of decisions after which the findings are stored, so a killed process loses little."""


@dataclass(eq=False, slots=True)
class ReviewInProgress:
    """A review in progress. now: the findings so far. failed: whether it ended without a result."""

    now: reviews.Review
    task: asyncio.Task[None] | None = None
    failed: bool = False


class Reviews:
    """Has games reviewed, each once. store: the storage of reviews. slow: the place where slices are
    computed.
    """

    def __init__(self, store: SqlReviews, slow: ports.Slow) -> None:
        self._store = store
        self._slow = slow
        self._works = dict[tuple[str, Seat], ReviewInProgress]()
        self._watching = set[asyncio.Task[None]]()

    async def find(self, table: Table, seat: Seat, person: int) -> reviews.Review | None:
        """Return the stored findings about that person's game, or None."""
        return await self._store.find(table.snapshot.id, seat, person)

    def begin(
        self,
        table: Table,
        seat: Seat,
        person: int,
        deal: Past,
        found: Sequence[Decision],
        known: reviews.Review | None,
        at: float,
    ) -> ReviewInProgress:
        """Return the review of that person's game. It is in progress already, or starts where it last
        stopped. deal: the game before its first move. found: the person's decisions. known: the earlier
        findings, if any. at: the Unix time.
        """
        key = (table.snapshot.id, seat)
        if key not in self._works:
            work = self._works[key] = ReviewInProgress(known or reviews.Review(len(found)))
            working = self._work(work, table=table, seat=seat, person=person, deal=deal, found=found, at=at)
            work.task = asyncio.create_task(working, name="review")
            work.task.add_done_callback(lambda _: self._works.pop(key, None))
        return self._works[key]

    async def appraise(
        self, table: Table, decision: Decision, done: int, looked_at: int, seat: Seat, look: int = 2
    ) -> Appraisal:
        """Appraise the action with the index `done` in the position of a decision. looked_at: the number of
        decisions that share the budget of that look. If it takes too long, it is repeated with fewer
        playouts. If even the fewest take too long, nothing is found.
        """
        snapshot, hindsight = table.snapshot, table.title.robots.hindsight
        assert hindsight is not None
        luck, server = luck_of_review(snapshot.match.seed, seat, decision.ply, look), snapshot.place.guild
        for less in LESS:
            args = (decision.view, decision.actions, done, less * looked_at, luck)
            with suppress(TimeoutError, BrokenProcessPool):
                return await self._slow.slice(hindsight.reviewer, *args, server=server)
        log.info("table %s: a decision is too much for this machine", snapshot.id)
        return Appraisal(done)

    async def _work(
        self,
        work: ReviewInProgress,
        table: Table,
        seat: Seat,
        person: int,
        deal: Past,
        found: Sequence[Decision],
        at: float,
    ) -> None:
        """Compute the missing parts of a review, and store the findings from time to time."""

        async def keep() -> None:
            kept = Reviewed(
                table=table.snapshot.id, seat=seat, title=table.snapshot.title, at=at, review=work.now
            )
            await self._store.save(person, kept)

        try:
            await self._judge(work, table=table, seat=seat, found=found, keep=keep)
            while len(work.now.fair) < FAIR:
                leads = await self._fair(table, seat, deal, len(work.now.fair))
                if not leads:
                    break
                work.now = replace(work.now, fair=(*work.now.fair, *leads))
            work.now = replace(work.now, done=True)
            await keep()
        except StoreAway as away:
            work.failed = True
            log.warning("table %s: its review stops: %s", table.snapshot.id, away)
        except Exception:
            work.failed = True
            log.exception("table %s: its review fails", table.snapshot.id)

    async def _judge(
        self,
        work: ReviewInProgress,
        table: Table,
        seat: Seat,
        found: Sequence[Decision],
        keep: Callable[[], Awaitable[None]],
    ) -> None:
        """Look at one decision after the other, and a second time at the suspects. keep: stores the
        findings.
        """
        hindsight, server = table.title.robots.hindsight, table.snapshot.place.guild
        opened = await self._slow.slice(doubted, hindsight, found, server=server)
        work.now = replace(work.now, doubted=len(opened))
        for number, decision in list(enumerate(opened, 1))[len(work.now.screened) :]:
            seen = await self.appraise(
                table, decision=decision, done=decision.done, looked_at=len(opened), seat=seat, look=1
            )
            work.now = replace(work.now, screened=(*work.now.screened, reviews.Judged(decision.ply, seen)))
            if number % _KEPT_EVERY == 0:
                await keep()
        suspects = {each.ply for each in work.now.suspects}
        for decision in [each for each in opened if each.ply in suspects][len(work.now.judged) :]:
            seen = await self.appraise(
                table, decision=decision, done=decision.done, looked_at=len(suspects), seat=seat
            )
            kinds = (decision.actions[at].kind for at in (decision.done, seen.best))
            judged = reviews.Judged(decision.ply, seen, *kinds)
            work.now = replace(work.now, judged=(*work.now.judged, judged))
            await keep()

    async def _fair(self, table: Table, seat: Seat, deal: Past, number: int) -> list[float]:
        """Return the seat's lead after strong robots have played the deal. number: the number of this run. If
        all later runs would be the same, return the lead for each of them, too. The list is empty if it takes
        too long.
        """
        title, server = table.title, table.snapshot.place.guild
        rules = str(getattr(title.rules.game, "__name__", ""))
        args = (rules, fair_driver(title), deal.match, number)
        try:
            scores, drawn = await self._slow.slice(fair_scores, *args, server=server)
        except (TimeoutError, BrokenProcessPool):
            log.warning("table %s: to play its deal again is too much for this machine", table.snapshot.id)
            return []
        return [lead(scores, seat)] * (1 if drawn else FAIR - number)

    def watched(self, watching: asyncio.Task[None]) -> None:
        """Keep a reference to a task that shows a reader the progress of their review."""
        self._watching.add(watching)
        watching.add_done_callback(self._watching.discard)

    async def close(self) -> None:
        """Stop all work. Only the findings that have been stored by then remain."""
        tasks = [*self._watching, *(work.task for work in self._works.values() if work.task is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

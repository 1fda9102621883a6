"""The messages that must be deleted or redrawn because a person is being deleted."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.runtime.clock import sleep
from bot.ui.failures import CALL_FAILED
from bot.ui.sync.hands import Hands
from bot.ui.sync.lost_channel import Reports
from bot.ui.sync.message_state import GONE, UNSURE
from bot.ui.sync.services import Services
from bot.ui.sync.tracked_table import TrackedTable
from bot.ui.text import link

log = logging.getLogger(__name__)

LOOK_EVERY = 2.0
"""The number of seconds between two checks of whether everything is drawn."""
PATIENCE = 600.0
"""The maximum number of seconds until the unreachable messages are reported."""


class DeletedPersonMessages:
    """Marks the messages that must be deleted or drawn again because a person is being deleted, and reports
    those that could not be reached.
    """

    def __init__(self, services: Services, hands: Hands, reports: Reports) -> None:
        self._reconciler = services.reconciler
        self._leases = services.leases
        self._hands = hands
        self._reports = reports
        self._clock = services.clock

    async def strip(self, person: int, replays: Mapping[str, int]) -> Sequence[TrackedTable]:
        """Record that a person's messages must be deleted and those of finished tables drawn again, and
        return the affected tables. replays: the id of each finished table's replay, or 0, by the table's id.
        Raises StoreAway.
        """
        known = [each for each in self._reconciler.all_of(TrackedTable) if each.state is not None]
        found = [each for each in known if each.id in replays or _names(each, person)]
        for tracked in found:
            await self._strip(tracked, person, replays)
        return found

    async def _strip(self, tracked: TrackedTable, person: int, replays: Mapping[str, int]) -> None:
        async with self._leases.held(tracked):
            state, place = tracked.confirmed, tracked.subject.snapshot.place
            self._hands.take_back(tracked, person)
            self._reports.delete_person(tracked, person)
            state.ephemeral_hands.pop(person, None)
            if state.called is not None and person in state.called.persons:
                state.called, state.call = state.called.without(person), UNSURE  # its text names the person
            if tracked.id in replays:
                state.discard(place.channel, replays[tracked.id])
                for hand in state.hands.values():
                    hand.shows = hand.shows if hand.shows == GONE else UNSURE
            tracked.settled = False
            await self._leases.save(tracked)

    async def tell(
        self,
        tracked_tables: Sequence[TrackedTable],
        say: Callable[[Sequence[str]], Awaitable[None]],
    ) -> None:
        """Report the links to the unreachable messages, possibly none, once the tables are drawn or PATIENCE
        seconds have passed.
        """
        end = self._clock.now() + PATIENCE
        while any(map(self._reconciler.busy, tracked_tables)) and self._clock.now() < end:
            await sleep(self._clock, LOOK_EVERY)
        left = [each for each in tracked_tables if self._names_still(each)]
        links = [link(each.subject.snapshot.place, each.confirmed.anchor) for each in left]
        try:
            await say(links)
        except CALL_FAILED as error:
            log.info("what could not be reached could not be said: %s", error)

    def _names_still(self, tracked: TrackedTable) -> bool:
        state, still = tracked.confirmed, self._reconciler.busy(tracked)
        return state.linked is not None and (still or tracked.board.unreached or bool(state.shut))


def _names(tracked: TrackedTable, person: int) -> bool:
    """Return whether the stored state of a table contains a person."""
    state = tracked.confirmed
    called = () if state.called is None else state.called.persons
    return person in {*state.hands, *state.words, *state.ephemeral_hands, *called}

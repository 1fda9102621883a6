"""Tests of claims to the messages of a race night: one worker at a time carries out each of its steps."""

from __future__ import annotations

import pytest

from bot.features.nights.display import NightDisplay
from bot.features.nights.nights import Nights
from bot.features.nights.tracked_night import TrackedNight
from bot.model.snapshots import Place
from bot.model.store_errors import Conflict
from bot.runtime.clock import sleep
from bot.sandbox.faults import Fault
from bot.storage.messages import of_night
from bot.ui.sync.display import DiscordDisplay
from tests.storage.real_time import CLOCK, SLOWER, until
from tests.storage.test_workers import workers
from tests.storage.workers import leaves_connections, scene

pytestmark = [pytest.mark.parametrize("url", ["postgresql"], indirect=True), leaves_connections]


async def test_two_workers_show_a_race_night_once_and_a_late_note_of_it_is_void(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(url) as there:
        one, other = (process.bot for process in there.processes)
        guild, at = there.channel.guild, CLOCK.now() + 9_000.0
        assert guild is not None
        slowly = 0.5 / SLOWER  # half a second on the clock of that simulated Discord
        there.server.faults.add(Fault("POST", "*/scheduled-events", delay=slowly, times=None))
        night = await one.parts[Nights].plan(Place(guild.id, there.channel.id), 1, at)
        night = await one.parts[Nights].announce(night.id)
        other.parts[NightDisplay].update(night)
        id, displays = of_night(night.id), (one.display, other.display)
        await until(lambda: all(at_rest(each, id) for each in displays))
        (event,) = guild.scheduled
        (message,) = there.channel.messages
        found = (await one.parts[Nights].messages([night]))[night.id]
        assert (found.event.id, found.message) == (event, message)
        monkeypatch.setattr("bot.storage.workers.CLAIMED", 0.01)
        late = await displays[0]._leases._workers.claim(id)
        assert late is not None
        while await displays[1]._leases._workers.claim(id) is None:
            await sleep(CLOCK, 0.02)
        with pytest.raises(Conflict):
            await displays[0]._messages.write_message_state(id, "{}", late.epoch)
        assert (await one.parts[Nights].messages([night]))[night.id] == found


def at_rest(display: DiscordDisplay, id: str) -> bool:
    """Return whether a display shows everything about a night, and its lease is released."""
    subject = display.reconciler.get(id, TrackedNight)
    assert subject is not None
    return subject.last_epoch > 0 and not (subject.epoch or display.reconciler.busy(subject))


@pytest.mark.usefixtures("lasting_claims")
async def test_whoever_tidies_leaves_a_claim_on_a_race_night_alone_until_it_ends(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(url) as (one, other):
        id, tidy = of_night("abcde"), other.store.retention.purge
        claim = await one.store.workers.claim(id)
        assert claim is not None
        await tidy(0.0)
        await other.store.people.delete_person(5, "Deleted player 1")
        assert await other.store.workers.claim(id) is None
        monkeypatch.setattr("bot.storage.workers.CLAIMED", 0.01)
        assert await one.store.workers.renew({id: claim.epoch}) == {id: True}
        await sleep(CLOCK, 0.02)
        await tidy(0.0)
        assert await one.store.workers.renew({id: claim.epoch}) == {}, "its row is gone"

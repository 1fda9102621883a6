"""Race nights: planning, participation, and the start of rounds."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.features.nights.dealing import NightDealer
from bot.features.nights.model import MOST_PEOPLE, Coming, Entrant, Night, NightMessages
from bot.features.nights.queries import SqlNights
from bot.league.names import told_apart
from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnySnapshot, Pace, Place
from bot.storage.due import OF_CIRCUITS, SqlDue
from bot.tables.extension import Extension
from bot.tables.registry_port import RegistryPort
from bot.tables.stored_state import retried
from bot.title import AnyTitle as Title

REMINDED_BEFORE: Final = 1_800.0
"""The number of seconds before the start at which reminders are sent."""
LOOKED_BEFORE: Final = 120.0
"""The number of seconds before the start at which the bot checks whether the night's event was moved."""
LOOKED_EVERY: Final = 900.0
"""The maximum number of seconds between two checks whether a night's event was moved."""
GATHERING: Final = 300.0
"""The number of seconds for which people can confirm that they are present."""
REST: Final[Mapping[Pace, float]] = {"live": 120.0, "relaxed": 3_600.0}
"""The number of seconds between two rounds of a cup whose rounds start automatically."""
ABANDONED: Final = 14 * 86_400.0
"""The number of seconds for which a cup waits for a manager to start the next round."""
TOO_LATE: Final = 7_200.0
"""The number of seconds after the start time at which a night that could not start is off."""
DRAFT_KEPT: Final = 3_600.0
"""The number of seconds after which a draft is deleted."""
FARTHEST: Final = 366 * 86_400.0
"""The maximum number of seconds that a night can be planned ahead."""
SOONEST: Final = 60.0
"""The minimum number of seconds that a night can be planned ahead."""
MOST_AHEAD: Final = 20
"""The maximum number of a server's nights that are planned or in progress at the same time."""

GONE = Phrase("night-refuse-gone")


class Nights(Extension):
    """Changes the stored race nights, and starts their rounds."""

    due_kind = "nights"
    show: Callable[[Night], None]
    """Schedules an update of a night's messages."""

    def __init__(
        self,
        *,
        store: SqlNights,
        schedule: SqlDue,
        dealer: NightDealer,
        clock: PlayClock,
        registry: RegistryPort,
        titles: Mapping[str, Title],
    ) -> None:
        self._store = store
        self._schedule = schedule
        self._dealer = dealer
        self._clock = clock
        self._registry = registry
        self._titles = titles
        self._planning = asyncio.Lock()

    # queries

    async def find(self, id: str, guild: int) -> Night:
        """Return a night of a server by its id. Raises TableError if the server has no such night."""
        night = await self._store.find(id)
        if night is None or night.place.guild != guild:
            raise TableError(GONE)
        return night

    async def stored(self, id: str) -> Night | None:
        """Return the stored version of a night, or None. Raises StoreAway."""
        return await self._store.find(id)

    async def ahead_in(self, guild: int) -> Sequence[Night]:
        """Return a server's nights that are planned or in progress, earliest first."""
        return await self._store.ahead_in(guild)

    async def messages(self, nights: Sequence[Night]) -> Mapping[str, NightMessages]:
        """Return the state of the nights' messages on Discord, by night id."""
        return await self._store.messages([each.id for each in nights])

    # actions of managers

    async def plan(self, place: Place, host: int, at: float, **settings: Any) -> Night:
        """Store a draft, and return it, or change the same planner's draft for this place and time. at: Unix
        seconds. settings: fields of the night. Raises TableError if the time is too soon or too far ahead, or
        if the server has too many nights.
        """
        self._must_be_possible(at)
        async with self._planning:  # the same command can be typed twice
            for night in await self._store.drafts_in(place.guild):
                if (night.place, night.host, night.at) == (place, host, at):
                    return await self.set_up(night.id, **settings)
            await self._must_have_room(place.guild)
            title = self._titles[settings.get("title", next(iter(self._titles)))]
            until = self._clock.unix_now() + DRAFT_KEPT
            id = await self._registry.fresh_id()
            seats = min(4, title.rules.game.seats[-1])
            night = Night(id=id, place=place, host=host, title=title.key, at=at, seats=seats, until=until)
            night = replace(night, **settings)
            due = self._play(until)
            await self._store.add(night, now=self._clock.unix_now(), next_due=due)
            self._registry.expect(due)
            return night

    async def set_up(self, id: str, **settings: Any) -> Night:
        """Change settings of a night, and return the night. settings: fields of the night. Raises TableError
        if a new time is too soon or too far ahead, or if the night can no longer be changed in this way.
        """
        if "at" in settings:
            self._must_be_possible(settings["at"])

        def changed(night: Night) -> Night:
            if not (night.open or night.status == "draft"):
                raise TableError(GONE)
            if night.status == "gathering" and "at" in settings:
                raise TableError(Phrase("night-refuse-begun"))
            after = replace(night, **settings)
            most = self._titles[after.title].rules.game.seats[-1]
            return replace(after, seats=min(after.seats, most))

        return await self._change(id, changed)

    async def follow(self, id: str, at: float) -> None:
        """Move a night to the Unix time to which its event was moved by hand, if it is still planned. Raises
        TableError if the time is too far ahead, or if the night does not exist.
        """
        self._must_be_possible(max(at, self._clock.unix_now() + SOONEST))
        await self._change(id, lambda night: replace(night, at=at) if night.status == "planned" else night)

    async def announce(self, id: str) -> Night:
        """Open a draft for people to sign up, and return it. Raises TableError if its time is too soon or too
        far ahead, if it is not a draft, or if the server has too many nights.
        """

        def announced(night: Night) -> Night:
            if night.status != "draft":
                raise TableError(Phrase("night-refuse-announced"))
            self._must_be_possible(night.at)
            return replace(night, status="planned", until=0.0, posts=1)

        async with self._planning:
            night = await self._there(id)
            if night.status == "draft":
                await self._must_have_room(night.place.guild)
            return await self._change(id, announced)

    async def start(self, id: str, *, deal: bool) -> Night:
        """Ask who is present, or start the next round of a cup, and return the night. deal: whether to seat
        those who are present if people are already being asked. Raises TableError if no start or round is
        possible now.
        """
        if deal or (await self._there(id)).status != "gathering":
            await self._start(id)
        await self.due(id)
        return await self._there(id)

    @retried
    async def _start(self, id: str) -> None:
        night, now = await self._there(id), self._clock.unix_now()
        match night.status:
            case "planned":
                await self._persist(self._gathered(night, now), night)
            case "gathering":
                await self._persist(replace(night, until=now), night)
            case "between" if night.enough:
                await self._persist(await self._dealer.next(night), night)
            case "between":
                raise TableError(Phrase("night-refuse-few"))
            case _:
                raise TableError(GONE)

    async def cancel(self, id: str) -> Night:
        """Cancel a night, delete a draft, or end a cup in progress, and return the night. Raises TableError
        if that is no longer possible.
        """
        night = await self._there(id)
        if night.status == "draft":
            await self._store.drop(id)
            return replace(night, status="off", off="called")

        def off(night: Night) -> Night:
            if night.goes_on:
                return _ended(night)
            if not night.open:
                raise TableError(GONE)
            return replace(night, status="off", off="called")

        return await self._change(id, off)

    # actions of everyone

    async def sign_up(self, id: str, person: int, name: str, coming: Coming | None) -> Night:
        """Sign a person up, or off if `coming` is None, and return the night. Raises TableError if people
        cannot sign up now, or if the night is full.
        """

        def signed(night: Night) -> Night:
            self._must_be_open(night)
            if coming is None:
                remaining = tuple(each for each in night.entrants if each.person != person)
                return replace(night, entrants=remaining)
            known = self._entrant(night, person, name)
            return night.with_entrant(replace(known, coming=coming))

        return await self._change(id, signed)

    async def remind(self, id: str, person: int, name: str) -> tuple[Night, bool]:
        """Toggle a person's reminder, and return the night and whether the reminder is now on. Raises
        TableError if the time for reminders has passed, or the night is full.
        """

        def turned(night: Night) -> Night:
            if night.status != "planned":
                raise TableError(Phrase("night-refuse-begun"))
            if self._clock.unix_now() >= night.at - REMINDED_BEFORE:
                raise TableError(Phrase("night-refuse-soon", minutes=int(REMINDED_BEFORE // 60)))
            known = self._entrant(night, person, name, "maybe")
            return night.with_entrant(replace(known, remind=not known.remind))

        night = await self._change(id, turned)
        own = night.entrant(person)
        return night, own is not None and own.remind

    async def here(self, id: str, person: int, name: str) -> Night:
        """Record that a person is present, and return the night. Raises TableError if there is no attendance
        check now, or the night is full.
        """

        def there(night: Night) -> Night:
            if night.status != "gathering":
                raise TableError(Phrase("night-refuse-early" if night.status == "planned" else GONE.id))
            after = night.with_entrant(replace(self._entrant(night, person, name), coming="in", here=True))
            return replace(after, until=self._clock.unix_now()) if after.complete else after

        return await self._change(id, there)

    async def turn(self, id: str, person: int, name: str) -> tuple[Night, bool]:
        """Add a person to a cup that has started, or make them sit out, from the next round on. Return the
        night, and whether the person now plays. Raises TableError if no round follows, or the night is full.
        """

        def turned(night: Night) -> Night:
            if not night.goes_on:
                raise TableError(GONE)
            if len(night.played) >= night.rounds:
                raise TableError(Phrase("night-refuse-last"))
            own = self._entrant(night, person, name)
            if own.here:
                return night.with_entrant(replace(own, here=False))
            return night.with_entrant(replace(own, coming="in", here=True))

        night = await self._change(id, turned)
        own = night.entrant(person)
        return night, own is not None and own.here

    async def delete_person(self, person: int, alias: str) -> None:
        """Remove a person from all nights, or replace them with the alias where tables have been assigned."""
        for night in await self._store.of(person):
            if night.title in self._titles:
                await self._change(night.id, lambda night: night.without(person, alias))
            else:  # its game is not installed, so no message shows it
                await self._write(replace(night.without(person, alias), version=night.version + 1), night)

    # actions of time

    async def begin(self) -> None:
        """Make all nights due."""
        await self._schedule.hasten("nights", self._clock.now())

    def subject_of(self, snapshot: AnySnapshot) -> str:
        """Return the id of the night that a table belongs to, or "" if there is none."""
        return snapshot.night

    async def table_ended(self, id: str, snapshot: AnySnapshot) -> None:  # noqa: ARG002 - its results are read
        """Advance the night of a table that has ended."""
        await self.due(id)

    async def due(self, id: str) -> None:
        """Do the work that is due for a night, and show the night."""
        night = await self._advance(id)
        if night is not None and night.status == "running":
            night = await self._run(night)
        if night is not None:
            self.show(night)

    async def note_confirmed(self, night: Night, *, event: bool = False) -> None:
        """Schedule the night's next work, unless the night has changed since this version. event: whether
        there is an event that can be moved.
        """
        due = self._next_due(night, event=event)
        await self._store.put_off(night, due)
        self._registry.expect(due)

    @retried
    async def _advance(self, id: str) -> Night | None:
        """Make the changes that are due for a night, and return the night. Return None for a draft, and if
        the night no longer exists.
        """
        night, now = await self._store.find(id), self._clock.unix_now()
        if night is None:
            return None
        if night.status == "draft":
            if now < night.until:
                await self.note_confirmed(night)
            else:
                await self._store.drop(id)
            return None
        if night.status == "planned" and now >= night.at + TOO_LATE:
            return await self._persist(replace(night, status="off", off="missed"), night)
        if night.status == "planned" and now >= night.at:
            return await self._persist(self._gathered(night, now), night)
        if night.status == "gathering" and now >= night.until:
            return await self._persist(await self._dealer.first(night), night)
        if night.status == "between" and now >= night.until:
            called = night.follows == "called"
            return await self._persist(_ended(night) if called else await self._dealer.next(night), night)
        return night

    def _gathered(self, night: Night, now: float) -> Night:
        """Return the night in the phase `gathering`."""
        return replace(night, status="gathering", until=now + GATHERING, posts=night.posts + 1)

    async def _run(self, night: Night) -> Night:
        """Start the tables of the night's round unless they have started, and return the night with their
        results.
        """
        if not night.started:
            await self._dealer.begin(night)
            night = await self._change(night.id, lambda each: replace(each, started=True))
        results = await self._dealer.results(night)

        def known(each: Night) -> Night:
            if each.status != "running" or each.tables != night.tables:
                return each
            after = replace(each, pods=results.pods)
            if not results.done:
                return after
            here = tuple(
                replace(one, here=one.here and one.person not in results.away) for one in each.entrants
            )
            after = replace(after, entrants=here)
            if len(after.played) >= after.rounds:
                return replace(after, status="over")
            rest = REST[after.pace] if after.follows == "itself" else ABANDONED
            return replace(after, status="between", until=self._clock.unix_now() + rest)

        return await self._change(night.id, known)

    # storage

    async def _must_have_room(self, guild: int) -> None:
        if len(await self.ahead_in(guild)) >= MOST_AHEAD:
            raise TableError(Phrase("night-refuse-many", most=MOST_AHEAD))

    @retried
    async def _change(self, id: str, change: Callable[[Night], Night]) -> Night:
        """Apply `change` to a night, store and show it, and return it. Raises TableError if the night does
        not exist, the errors of `change`, and Stale after too many conflicts.
        """
        night = await self._there(id)
        after = change(night)
        return night if after == night else await self._persist(after, night)

    async def _there(self, id: str) -> Night:
        night = await self._store.find(id)
        if night is None:
            raise TableError(GONE)
        return night

    async def _persist(self, night: Night, before: Night) -> Night:
        """Store a changed night, show it, and return it as stored. Raises Conflict if another process changed
        it first.
        """
        ends = night.status == "over" and before.status != "over"
        night = replace(night, version=before.version + 1, posts=night.posts + ends)
        await self._write(night, before)
        self.show(night)
        return night

    async def _write(self, night: Night, before: Night) -> None:
        """Store a changed night. Raises Conflict if another process changed it first."""
        due = self._clock.now() + OF_CIRCUITS
        await self._store.save(night, before, now=self._clock.unix_now(), next_due=due)
        self._registry.expect(due)

    def _next_due(self, night: Night, *, event: bool) -> float | None:
        """Return the play time of the night's next work, or None if there is none."""
        now = self._clock.unix_now()
        match night.status:
            case "planned":
                looks = (night.at - REMINDED_BEFORE, night.at - LOOKED_BEFORE)
                due = next((each for each in looks if now < each), night.at)
                return self._play(min(due, now + LOOKED_EVERY) if event else due)
            case "draft" | "gathering" | "between":
                return self._play(night.until)
            case _:
                return None

    def _entrant(self, night: Night, person: int, name: str, coming: Coming = "in") -> Entrant:
        """Return a person's entry with a distinct name, or a new entry. Raises TableError if the night is
        full.
        """
        known = night.entrant(person)
        if known is None and len(night.entrants) >= MOST_PEOPLE:
            raise TableError(Phrase("night-refuse-full", most=MOST_PEOPLE))
        others = [each.name for each in night.entrants if each.person != person]
        return replace(known or Entrant(person, name, coming), name=told_apart(name, others))

    def _must_be_open(self, night: Night) -> None:
        if not night.open:
            raise TableError(Phrase("night-refuse-begun") if night.status == "running" else GONE)

    def _must_be_possible(self, at: float) -> None:
        if at < self._clock.unix_now() + SOONEST:
            raise TableError(Phrase("night-refuse-past"))
        if at > self._clock.unix_now() + FARTHEST:
            raise TableError(Phrase("night-refuse-far"))

    def _play(self, unix: float) -> float:
        """Return the play time at a Unix time, assuming that the bot does not go down before then."""
        return unix - self._clock.unix(0.0)


def _ended(night: Night) -> Night:
    """Return a cup that ends early: over with its finished rounds, or off without any result."""
    if not any(each.places for pods in night.finished for each in pods):
        return replace(night, status="off", off="called")
    *earlier, pods = night.finished
    return replace(night, status="over", earlier=tuple(earlier), pods=pods)

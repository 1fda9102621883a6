"""Race nights: who plans them, who comes, and how their tables are dealt when it starts."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.engine.chance import Chance
from bot.league import pods
from bot.league.ratings import ratings
from bot.locales.phrase import Phrase
from bot.model.errors import ChangedElsewhere, TableError
from bot.model.nights import MOST_PEOPLE, ROBOT, Coming, Entrant, Night, NightMessages, Pod
from bot.model.play_clock import PlayClock
from bot.model.ports import Conflict
from bot.model.snapshots import LobbySnapshot, Place, Player
from bot.storage.nights import SqlNights
from bot.storage.tables import SqlTables
from bot.tables.circuits import Circuits
from bot.tables.dealing import MatchStarter
from bot.tables.due import OF_CIRCUITS
from bot.tables.registry_port import RegistryPort
from bot.tables.retrying import MOVED_ON, retried
from bot.tables.robots import robot
from bot.tables.transitions import AnySnapshot
from bot.title import AnyTitle as Title

REMINDED_BEFORE: Final = 1_800.0
"""Seconds before the start at which reminders are sent."""
GATHERING: Final = 300.0
"""Seconds for which people say that they are there, when its time has come."""
TOO_LATE: Final = 7_200.0
"""Seconds after which a night that could not start in time is off: the bot was away."""
DRAFT_KEPT: Final = 3_600.0
"""Seconds for which a draft is kept that was not announced."""
FARTHEST: Final = 366 * 86_400.0
"""How many seconds ahead a night may be planned."""
SOONEST: Final = 60.0
"""How many seconds ahead it must be."""
MOST_AHEAD: Final = 20
"""Nights that a server may have planned or going on at once."""

GONE = Phrase("night-refuse-gone")


class Nights:
    """All race nights, as the store has them at the moment. A change is written only over the version that it
    was made from, and made again after a conflict.

    titles: the available games. seed: draws the secret of a deal. show: has a night drawn; the display sets
    it.
    """

    def __init__(
        self,
        store: SqlNights,
        tables: SqlTables,
        circuits: Circuits,
        starter: MatchStarter,
        clock: PlayClock,
        registry: RegistryPort,
        titles: Mapping[str, Title],
        seed: Callable[[], str],
    ) -> None:
        self._store = store
        self._tables = tables
        self._circuits = circuits
        self._starter = starter
        self._clock = clock
        self._registry = registry
        self._titles = titles
        self._seed = seed
        self.show: Callable[[Night], None] = lambda _night: None

    # what is there

    async def find(self, id: str, guild: int) -> Night:
        """The night of that server with that id. Raises TableError if it is gone."""
        night = await self._store.find(id)
        if night is None or night.place.guild != guild:
            raise TableError(GONE)
        return night

    async def ahead_in(self, guild: int) -> Sequence[Night]:
        """The nights of that server that are planned or going on, the next one first."""
        return await self._store.ahead_in(guild)

    async def messages(self, night: Night) -> NightMessages:
        """What Discord shows of it."""
        return await self._store.messages(night.id)

    async def note(self, night: Night, messages: NightMessages) -> None:
        """Store what Discord shows of it."""
        await self._store.note(night.id, messages)

    # what managers do

    async def plan(self, place: Place, host: int, at: float) -> Night:
        """A new plan, which its planner alone sees. at: Unix seconds. Raises TableError for a time that is
        past or too far ahead, and where too many are planned.
        """
        self._must_be_possible(at)
        if len(await self.ahead_in(place.guild)) >= MOST_AHEAD:
            raise TableError(Phrase("night-refuse-many", most=MOST_AHEAD))
        title = next(iter(self._titles.values()))
        until = self._unix_now() + DRAFT_KEPT
        id = await self._registry.fresh_id()
        night = Night(id, place, host, title.key, at, min(4, title.rules.game.seats[-1]), until=until)
        due = self._play(until)
        await self._store.add(night, now=self._unix_now(), next_due=due)
        self._registry.expect(due)
        return night

    async def set_up(self, id: str, **settings: Any) -> Night:
        """Change settings: fields of the night. Raises TableError once its tables are dealt."""
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

    async def announce(self, id: str) -> Night:
        """Let people sign up. Raises TableError for a time that is past."""

        def announced(night: Night) -> Night:
            if night.status != "draft":
                raise TableError(Phrase("night-refuse-announced"))
            self._must_be_possible(night.at)
            return replace(night, status="planned", until=0.0, posts=1)

        return await self._change(id, announced)

    async def start(self, id: str) -> Night:
        """Start it now: ask who is there, or deal to those who are. Raises TableError."""

        def started(night: Night) -> Night:
            now = self._unix_now()
            if night.status == "planned":
                return self._gathered(night, now)
            if night.status == "gathering":
                return replace(night, until=now)
            raise TableError(GONE)

        await self._change(id, started)
        await self.due(id)
        return await self._there(id)

    async def call_off(self, id: str) -> Night:
        """Cancel it. A plan is deleted. Raises TableError once its tables are dealt."""
        night = await self._there(id)
        if night.status == "draft":
            await self._store.drop(id)
            return replace(night, status="off", off="called")

        def off(night: Night) -> Night:
            if not night.open:
                raise TableError(GONE)
            return replace(night, status="off", off="called")

        return await self._change(id, off)

    # what everybody does

    async def sign_up(self, id: str, person: int, name: str, coming: Coming | None) -> Night:
        """Sign somebody up, or off for None. Raises TableError when it has started, or is full."""

        def signed(night: Night) -> Night:
            self._must_be_open(night)
            known, others = night.entrant(person), _others(night, person)
            if coming is None:
                return replace(night, entrants=others)
            if len(others) >= MOST_PEOPLE:
                raise TableError(Phrase("night-refuse-full", most=MOST_PEOPLE))
            own = replace(known or Entrant(person, name), name=name, coming=coming)
            entrants = tuple(own if each is known else each for each in night.entrants)
            return replace(night, entrants=entrants if known else (*others, own))

        return await self._change(id, signed)

    async def remind(self, id: str, person: int, name: str) -> tuple[Night, bool]:
        """Turn somebody's reminder on, or off; they may come, at least. Is it on now? Raises TableError."""

        def turned(night: Night) -> Night:
            if night.status != "planned":
                raise TableError(Phrase("night-refuse-begun"))
            if self._unix_now() >= night.at - REMINDED_BEFORE:
                raise TableError(Phrase("night-refuse-soon", minutes=int(REMINDED_BEFORE // 60)))
            known = night.entrant(person) or Entrant(person, name, "maybe")
            own = replace(known, remind=not known.remind)
            if night.entrant(person) is None:
                return replace(night, entrants=(*night.entrants, own))
            return replace(night, entrants=tuple(own if each is known else each for each in night.entrants))

        night = await self._change(id, turned)
        own = night.entrant(person)
        return night, own is not None and own.remind

    async def here(self, id: str, person: int, name: str) -> Night:
        """Somebody is there. Raises TableError unless people gather for it, or when it is full."""

        def there(night: Night) -> Night:
            if night.status != "gathering":
                raise TableError(Phrase("night-refuse-early" if night.status == "planned" else GONE.id))
            others = _others(night, person)
            if len(others) >= MOST_PEOPLE:
                raise TableError(Phrase("night-refuse-full", most=MOST_PEOPLE))
            return replace(night, entrants=(*others, Entrant(person, name, here=True)))

        return await self._change(id, there)

    async def forget(self, person: int, alias: str) -> None:
        """Put the alias in the place of somebody."""
        for night in await self._store.of(person):
            await self._change(night.id, lambda night: night.without(person, alias))

    # what time does

    async def due(self, id: str) -> None:
        """Do what is due for a night; it is due again in OF_CIRCUITS if that cannot be done, or shown."""
        night = await self._advance(id)
        if night is not None and night.status == "running":
            night = await self._run(night)
        if night is not None:
            self.show(night)

    async def shown(self, night: Night) -> None:
        """All that Discord should show of it is there: it is due when its time has come."""
        due = self._next_due(night)
        await self._store.put_off(night, due)
        self._registry.expect(due)

    @retried
    async def _advance(self, id: str) -> Night | None:
        """The night after what its time requires; None: there is none, or a plan that nobody announced."""
        night, now = await self._store.find(id), self._unix_now()
        if night is None:
            return None
        if night.status == "draft":
            if now < night.until:
                await self.shown(night)
            else:
                await self._store.drop(id)
            return None
        if night.status == "planned" and now >= night.at + TOO_LATE:
            return await self._keep(replace(night, status="off", off="missed"))
        if night.status == "planned" and now >= night.at:
            return await self._keep(self._gathered(night, now))
        if night.status == "gathering" and now >= night.until:
            return await self._keep(await self._dealt(night))
        return night

    def _gathered(self, night: Night, now: float) -> Night:
        """People are asked whether they are there, in a new message."""
        return replace(night, status="gathering", until=now + GATHERING, posts=night.posts + 1)

    async def _dealt(self, night: Night) -> Night:
        """Its tables, with those who are there, and robots in the places of those who are not."""
        there = [at for at, each in enumerate(night.entrants) if each.here]
        if not there:
            return replace(night, status="off", off="empty")
        missing = sum(each.coming == "in" and not each.here for each in night.entrants)
        game, chance = self._titles[night.title].rules.game, Chance(f"night {night.id}", 0)
        if night.dealt == "rating":
            order = pods.by_rating(there, await self._ratings(night), chance)
        else:
            order = chance.shuffled(there)
        tables = pods.tables(order, night.seats)
        free = [max(game.seats[0], len(each)) - len(each) for each in tables]
        if night.absent == "robots":
            free = _spread(missing, [len(each) for each in tables], free, night.seats)
        dealt = list[Pod]()
        for people, robots in zip(tables, free, strict=True):
            id = await self._registry.fresh_id()
            dealt.append(Pod(id, (*chance.shuffled(people), *(ROBOT for _ in range(robots)))))
        return replace(night, status="running", pods=tuple(dealt), posts=night.posts + 1)

    async def _ratings(self, night: Night) -> Mapping[int, float]:
        """The ratings of its people in its game, by their numbers."""
        results = await self._circuits.results_in(night.place.guild, night.title)
        anchors = self._circuits.anchors(night.title)
        known = await asyncio.to_thread(ratings, results, anchors)
        points = {who.person: float(found.points) for who, found in known.items() if who.person}
        return {at: points[each.person] for at, each in enumerate(night.entrants) if each.person in points}

    async def _run(self, night: Night) -> Night:
        """Begin its tables, unless they have started; it is over when all of them are."""
        if not night.started:
            for pod in night.pods:
                await self._starter.begin_for_night(self._lobby(night, pod))
            night = await self._change(night.id, lambda each: replace(each, started=True))
        found = await self._tables.find_tables([each.table for each in night.pods])
        if any(each.status == "playing" for each in found):
            return night
        places = {each.id: self._places(each) for each in found}
        pods = tuple(replace(each, places=places.get(each.table, ())) for each in night.pods)
        return await self._change(night.id, lambda each: replace(each, status="over", pods=pods))

    def _places(self, table: AnySnapshot) -> tuple[int, ...]:
        """The places at a table by seat; none if its game was ended early."""
        outcome = self._titles[table.title].rules.game.outcome(table.match.state)
        return () if table.status != "over" or outcome is None else tuple(outcome.places)

    def _lobby(self, night: Night, pod: Pod) -> LobbySnapshot[Any]:
        """A lobby that nobody sees, of the people of a table and its robots."""
        title, players = self._titles[night.title], tuple[Player, ...]()
        for each in pod.seats:
            someone = night.entrants[each] if each != ROBOT else None
            player = robot(title, players) if someone is None else Player(someone.name, someone.person)
            players = (*players, player)
        people = [each.person for each in players if each.person is not None]
        host = night.host if night.host in people else next(iter(people), 0)
        options, place = title.rules.options(), night.place
        return LobbySnapshot(
            *(pod.table, title.key, place, host, options, "live", "fixed", players, 0.0, night.circuit),
            secret=self._seed(),
            night=night.id,
        )

    # how it is stored

    @retried
    async def _change(self, id: str, change: Callable[[Night], Night]) -> Night:
        """Write what becomes of a night, and have it shown. Raises TableError."""
        night = await self._there(id)
        after = change(night)
        return night if after == night else await self._keep(after)

    async def _there(self, id: str) -> Night:
        night = await self._store.find(id)
        if night is None:
            raise TableError(GONE)
        return night

    async def _keep(self, night: Night) -> Night:
        """Write first, then show. Raises ChangedElsewhere when another process was faster."""
        night = replace(night, version=night.version + 1)
        due = self._clock.now() + OF_CIRCUITS
        try:
            await self._store.save(night, now=self._unix_now(), next_due=due)
        except Conflict:
            raise ChangedElsewhere(MOVED_ON) from None
        self._registry.expect(due)
        self.show(night)
        return night

    def _next_due(self, night: Night) -> float | None:
        """The play time at which something happens to it."""
        now = self._unix_now()
        match night.status:
            case "planned":
                remind = night.at - REMINDED_BEFORE
                return self._play(remind if now < remind else night.at)
            case "draft" | "gathering":
                return self._play(night.until)
            case _:
                return None

    def _must_be_open(self, night: Night) -> None:
        if not night.open:
            raise TableError(Phrase("night-refuse-begun") if night.status == "running" else GONE)

    def _must_be_possible(self, at: float) -> None:
        if at < self._unix_now() + SOONEST:
            raise TableError(Phrase("night-refuse-past"))
        if at > self._unix_now() + FARTHEST:
            raise TableError(Phrase("night-refuse-far"))

    def _unix_now(self) -> float:
        return self._clock.unix(self._clock.now())

    def _play(self, unix: float) -> float:
        """The play time of a Unix time, unless the bot is away until then."""
        return unix - self._clock.unix(0.0)


def _others(night: Night, person: int) -> tuple[Entrant, ...]:
    return tuple(each for each in night.entrants if each.person != person)


def _spread(robots: int, people: Sequence[int], least: Sequence[int], most: int) -> list[int]:
    """How many robots each table gets: at least so many, then the others one by one where most seats are
    free.
    """
    free = list(least)
    for _ in range(max(0, robots - sum(least))):
        at = min(range(len(free)), key=lambda at: people[at] + free[at])
        if people[at] + free[at] < most:
            free[at] += 1
    return free

"""The tables of a race night: their seating, start and results."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.engine.game import Chance
from bot.features.nights import cup, seating
from bot.features.nights.cup import ROBOT
from bot.features.nights.model import Entrant, Night, Pod
from bot.league.names import alike
from bot.league.ratings import ratings
from bot.model.snapshots import AnyLobby, AnySnapshot, LobbySnapshot, Player
from bot.storage.tables import SqlTables
from bot.tables.circuits import Circuits
from bot.tables.dealing import MatchStarter
from bot.tables.registry_port import RegistryPort
from bot.tables.robots import NAMES, robot
from bot.tables.transitions import absent
from bot.title import AnyTitle as Title


class Results(NamedTuple):
    """The results of a round."""

    pods: tuple[Pod, ...]
    """The tables of the round, with the places at those that are finished."""
    away: Collection[int | None]
    """The people for whom a robot was playing at the end, or empty while a game is in progress."""
    done: bool
    """Whether no game of the round is in progress."""


class NightDealer:
    """Assigns people to the tables of each round, starts the tables, and reads their results."""

    def __init__(
        self,
        *,
        tables: SqlTables,
        circuits: Circuits,
        starter: MatchStarter,
        registry: RegistryPort,
        titles: Mapping[str, Title],
    ) -> None:
        self._tables = tables
        self._circuits = circuits
        self._starter = starter
        self._registry = registry
        self._titles = titles

    async def first(self, night: Night) -> Night:
        """Return the night with its first tables, or with the status "off" if too few people are present."""
        there = [at for at, each in enumerate(night.entrants) if each.here]
        if not there:
            return replace(night, status="off", off="empty")
        night = self._possible(_filled(night))
        if night.cup and not night.enough:
            return replace(night, status="off", off="empty")
        if night.cup:
            order = await self._drawn(night, range(len(night.entrants)))
            return await self.next(replace(night, entrants=tuple(night.entrants[each] for each in order)))
        missing = sum(each.coming == "in" and not each.here for each in night.entrants)
        game = self._titles[night.title].rules.game
        tables = seating.tables(await self._drawn(night, there), night.seats)
        free = [max(game.seats[0], len(each)) - len(each) for each in tables]
        if night.absent == "robots":
            free = _spread(missing, [len(each) for each in tables], free, night.seats)
        chance = Chance(f"night {night.id} seats", 0)
        seats = [
            (*chance.shuffled(people), *(ROBOT for _ in range(robots)))
            for people, robots in zip(tables, free, strict=True)
        ]
        return await self._round(night, seats)

    async def next(self, night: Night) -> Night:
        """Return the night with the next round of its cup, or with the status "over" if too few entrants are
        left.
        """
        playing, rounds = night.playing, night.played
        if not night.enough:
            return replace(night, status="over")
        chance = Chance(f"night {night.id}", len(rounds))
        tables = await asyncio.to_thread(cup.paired, playing, rounds, night.seats, chance)
        if night.seats == 2:
            return await self._round(night, tables)
        least = max(self._titles[night.title].rules.game.seats[0], *map(len, tables))
        filled = [(*each, *(ROBOT for _ in range(least - len(each)))) for each in tables]
        return await self._round(night, filled)

    async def begin(self, night: Night) -> None:
        """Start the tables of the current round that have not started."""
        for pod in night.pods:
            if pod.table:
                await self._starter.begin_for_night(self._lobby(night, pod))

    async def results(self, night: Night) -> Results:
        """Return the results of the current round."""
        found = {each.id: each for each in await self._tables.find_tables(night.tables)}
        pods = tuple(
            replace(each, places=self._places(found[each.table])) if each.table in found else each
            for each in night.pods
        )
        done = all(each.status != "playing" for each in found.values())
        away = {each.person for table in found.values() for each in table.players if absent(each)}
        return Results(pods, away if done else (), done)

    def _possible(self, night: Night) -> Night:
        """Return the night, without the rounds of a cup of pairs in which people would have to meet again."""
        if not night.cup or night.seats > 2:
            return night
        people = len(night.playing)
        most = max(1, people if people % 2 else people - 1)
        return night if night.rounds <= most else replace(night, rounds=most, cut_from=night.rounds)

    async def _drawn(self, night: Night, people: Sequence[int]) -> Sequence[int]:
        """Return the people in the order in which they are assigned to tables."""
        chance = Chance(f"night {night.id}", 0)
        if night.dealt == "rating":
            return seating.by_rating(people, await self._ratings(night), chance)
        return chance.shuffled(people)

    async def _ratings(self, night: Night) -> Mapping[int, float]:
        """Return the ratings of the entrants in the night's game, by their index."""
        results = await self._circuits.results_in(night.place.guild, night.title)
        anchors = self._circuits.anchors(night.title)
        known = await asyncio.to_thread(ratings, results, anchors)
        points = {who.person: float(found.points) for who, found in known.items() if who.person}
        return {at: points[each.person] for at, each in enumerate(night.entrants) if each.person in points}

    async def _round(self, night: Night, seats: Sequence[tuple[int, ...]]) -> Night:
        """Return the night with a new round at the given tables, which have not started."""
        tables = [
            Pod(await self._registry.fresh_id() if len(each) > 1 else "", tuple(each)) for each in seats
        ]
        secret = self._registry.fresh_seed() if night.cards == "same" else ""
        dealt = replace(night, earlier=night.played, pods=tuple(tables), secret=secret)
        return replace(dealt, status="running", started=False, posts=night.posts + 1)

    def _places(self, table: AnySnapshot) -> tuple[int, ...]:
        """Return the places at a table by seat, or an empty tuple without a result."""
        outcome = self._titles[table.title].rules.game.outcome(table.match.state)
        return () if table.status != "over" or outcome is None else tuple(outcome.places)

    def _lobby(self, night: Night, pod: Pod) -> AnyLobby:
        """Return a hidden lobby with a table's people and robots."""
        title, players = self._titles[night.title], tuple[Player, ...]()
        known = [_known(night, each, title) for each in pod.seats]
        for each in known:
            players = (*players, each or robot(title, (*players, *(one for one in known if one is not None))))
        people = [each.person for each in players if each.person is not None]
        host = night.host if night.host in people else next(iter(people), 0)
        return LobbySnapshot(
            id=pod.table,
            title=title.key,
            place=night.place,
            host=host,
            options=title.rules.options(),
            pace=night.pace,
            seating="fixed",
            players=players,
            expires=0.0,
            circuit=night.circuit,
            secret=night.secret or self._registry.fresh_seed(),
            night=night.id,
        )


def _filled(night: Night) -> Night:
    """Return the night, filled up with robots if it is a cup that wants them."""
    missing = max(0, night.fill - len(night.playing)) if night.cup else 0
    taken = [each.name for each in night.entrants]
    names = [each for each in NAMES if not any(alike(each, name) for name in taken)]
    robots = tuple(Entrant(None, name, here=True, robot=True) for name in names[:missing])
    return replace(night, entrants=(*night.entrants, *robots))


def _known(night: Night, number: int, title: Title) -> Player | None:
    """Return the player in a seat, or None if any robot can sit there."""
    if number == ROBOT or not night.entrants[number].here:
        return None
    who = night.entrants[number]
    return Player(who.name, who.person) if who.person else replace(robot(title, ()), name=who.name)


def _spread(robots: int, people: Sequence[int], least: Sequence[int], most: int) -> list[int]:
    """Return the number of robots at each table. people: the people at each table. least: the minimum number
    of robots at each table. most: the number of seats at a table.
    """
    free = list(least)
    for _ in range(max(0, robots - sum(least))):
        at = min(range(len(free)), key=lambda at: people[at] + free[at])
        if people[at] + free[at] < most:
            free[at] += 1
    return free

"""The messages with standings, leaderboards and profiles, and the lines about circuits in tables'
messages.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain

from bot.features.circuits import standings_picture as painter, words
from bot.features.circuits.layouts import standings_message
from bot.features.circuits.profile_card import profile_text
from bot.features.circuits.profile_picture import ProfileCard, stage
from bot.league.circuit import Circuit, Games, Until
from bot.league.leaderboard import Leaderboard, leaderboard
from bot.league.ratings import Rating, ratings
from bot.league.recent_form import Form, form
from bot.league.results import Result, by_match
from bot.league.standings import Competitor, Standings, climbed, standings
from bot.locales.phrase import Locale, Phrase, Text, lines, say, spoken
from bot.model.snapshots import Player, numbered
from bot.render import themes
from bot.render.stage import Stage
from bot.tables.registry import TableRegistry
from bot.tables.table import TableState
from bot.ui.messages.builder import Footnotes
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.messages.paint import PictureService
from bot.ui.messages.podium import PodiumPainter
from bot.ui.text import ALT, cut, moment, safe
from bot.words import player_car


class CircuitMessages(Footnotes):
    """Builds the messages about circuits, leaderboards and profiles."""

    def __init__(self, registry: TableRegistry, pictures: PictureService) -> None:
        self._circuits = registry.circuits
        self._preferences = registry.preferences
        self._unix, self._unix_now = registry.clock.unix, registry.clock.unix_now
        self._pictures = pictures
        self._podium = PodiumPainter(registry.preferences, pictures)

    async def table(
        self,
        circuit: Circuit,
        locale: Locale,
        *,
        urgent: bool,
        saved: Text = "",
        nameless: bool = False,
        plans: bool = False,
    ) -> MessageLayout:
        """Return the current standings of a circuit. urgent: whether a person waits for the message. saved:
        the latest changes. nameless: whether to leave out the names of people and of the circuit. plans:
        whether the reader can plan a cup.
        """
        now, before = await self._standings(circuit)
        if nameless:
            circuit, now = circuit.nameless(), _nameless(now, locale)
        pictures: list[Picture] = []
        shown = [Player(each.name, each.competitor.person) for each in now.rows[: words.SHOWN]]
        cars = await self._podium.cars(shown)
        if now.rows and not circuit.running:
            headline = words.headline(circuit, now)
            pictures.append(
                await self._podium.picture(
                    circuit.name, rows=now.rows, cars=cars, headline=headline, locale=locale, urgent=urgent
                )
            )
        if now.rows:
            data = await self._pictures.picture(_table, circuit, now, before, cars, locale, urgent=urgent)
            pictures.append(
                Picture(
                    data, cut("\n".join(lines(words.describe(circuit, now), locale)), ALT), "standings.png"
                )
            )
        terms, undo = self.terms(circuit, locale), circuit.may_reopen(self._unix_now())
        return standings_message(
            circuit,
            now=now,
            terms=terms,
            pictures=pictures,
            locale=locale,
            undo=undo,
            saved=saved,
            plans=plans,
        )

    async def _standings(self, circuit: Circuit) -> tuple[Standings, Standings]:
        """Return a circuit's current standings, and those before the last match."""
        results = await self._circuits.results(circuit)
        return await asyncio.to_thread(_around, results, "")

    async def rating(self, guild: int, title: str, who: Competitor) -> tuple[Rating | None, Form | None]:
        """Return a competitor's rating in a game (by its key) in a server, and their recent form. Each is
        None if it is unknown.
        """
        results = await self._circuits.results_in(guild, title)
        return await asyncio.to_thread(_rated, results, who, self._circuits.anchors(title))

    async def profile(
        self, card: ProfileCard, words: str, buttons: Sequence[Control], theme: str, locale: Locale
    ) -> MessageLayout:
        """Return a player's profile as a picture, followed by `words`. theme: the key of the viewer's
        theme.
        """
        data = await self._pictures.picture(stage, card, locale, theme=themes.theme_of(theme), urgent=True)
        return layout(
            Picture(data, cut(profile_text(card, locale), ALT), "profile.png"), words, buttons=buttons
        )

    async def leaderboard(self, guild: int, title: str, month: int) -> Leaderboard:
        """Return the leaderboard of a game (by its key) in a server for a month, or for all time if `month`
        is 0.
        """
        results = await self._circuits.results_in(guild, title)
        rated = self._preferences.server(guild).ratings
        anchored = self._circuits.anchors(title) if rated else None
        return await asyncio.to_thread(leaderboard, results, anchored, month)

    def terms(self, circuit: Circuit, locale: Locale) -> str:
        """Return the terms of a circuit in words: which games count, and when it ends."""
        game = self._circuits.game_of(circuit) or Phrase("league-any-game")
        id = "league-counts-people" if circuit.robots == "ignore" else "league-counts"
        counts = [Phrase(id, game=game)] if circuit.running else []
        return " ".join(lines([*counts, self._limit(circuit)], locale))

    def _limit(self, circuit: Circuit) -> Phrase:
        if not circuit.running:
            return Phrase("league-ends-closed")
        if circuit.status == "closing":
            return Phrase("league-ends-closing")
        match circuit.limit:
            case Games(number):
                return Phrase("league-ends-games", number=number)
            case Until(at):
                return Phrase("league-ends-time", when=moment(self._unix(at)))
            case _:
                return Phrase("league-ends-open")

    async def public(self, table: TableState, locale: Locale) -> str:
        """Return the text about a match's circuit in the table's message, or "" without a circuit."""
        snapshot = table.snapshot
        circuit = await self._circuits.find(snapshot.circuit) if snapshot.circuit else None
        if circuit is None:
            return ""
        name = safe(circuit.name)
        if snapshot.status == "playing":
            return say("league-table", locale, name=name)
        if snapshot.status == "ended":
            return say("league-table-ended", locale, name=name)
        results = await self._circuits.results(circuit)
        after, before = await asyncio.to_thread(_around, results, snapshot.id)
        head = say("league-table-over", locale, name=name, after=words.progress(circuit, len(after.matches)))
        return cut("\n".join([head, *lines(words.after_match(before, after, safe), locale)]), 600)


def _around(results: Sequence[Result], last: str) -> tuple[Standings, Standings]:
    """Return the standings after the match with the table id `last` (or the latest match) and those before
    it.
    """
    matches = by_match(results)
    until = next((at for at, match in enumerate(matches, 1) if match[0].table_id == last), len(matches))
    before = matches[: max(0, until - 1)]
    return standings(chain(*matches[:until])), standings(chain(*before))


def _nameless(table: Standings, locale: Locale) -> Standings:
    rows = (
        row if row.competitor.kind == "robot" else replace(row, name=numbered(at, locale))
        for at, row in enumerate(table.rows)
    )
    return replace(table, rows=tuple(rows))


def _rated(
    results: Sequence[Result], who: Competitor, anchors: Mapping[str, float]
) -> tuple[Rating | None, Form | None]:
    known = ratings(results, anchors)
    return known.get(who), form(results, known, who, anchors)


def _table(
    circuit: Circuit, now: Standings, before: Standings, cars: Sequence[player_car.PlayerCar], locale: Locale
) -> Stage:
    gains = climbed(before, now) if before.rows else {}
    progress = spoken(words.progress(circuit, len(now.matches)), locale)
    return painter.standings(
        circuit.name, progress=progress, table=now, gains=gains, cars=cars, locale=locale
    )

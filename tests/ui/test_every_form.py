"""Tests that open every form and every message that a person reaches by buttons, in every language. The
simulated Discord refuses what the real one refuses, such as a label of 46 characters or an alt text of 1,025.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.nights.nights import Nights
from bot.league.circuit import NAME as CIRCUIT, Unlimited
from bot.locales.phrase import LOCALES, Locale
from bot.model.preferences import ServerChoice
from bot.model.snapshots import Place
from bot.sandbox import permissions
from bot.sandbox.components import BUTTON, INPUT, PEOPLE, ROLES, SELECTS
from bot.sandbox.model import Interaction, Message
from bot.tables.decide_lobby import Join, SetUp
from bot.tables.table import Table
from bot.ui.components import BACK, read
from bot.ui.handlers import FORMS, PRESSES
from tests.features.lookback.handlers.test_review import BLAMED, judging
from tests.features.nights.test_cups import play
from tests.sandbox.people import Person
from tests.start_times import start_in
from tests.venue import Venue, components, labels, text_of, venue_with

NAME = "*_~`|>[x](y)<@1>" * 2
"""A name that is as long and as unusual as Discord allows."""
TYPED = {"time": "23:59", "zone": "UTC", "begin": "22:00", "end": "7:00"}
"""The texts to type into the text fields of forms, by custom_id. Other fields get a number."""
LAST = (
    "cancel",
    "nightstart",
    "forget",
    "end",
    "stop",
    "leave",
    "close",
    "wrapup",
    "nightoff",
    "posthub",
    "callup",
)
"""The actions that end something. They are pressed only when nothing else is left."""
APART = ("asked", "keepout", "shun", "shuns")
"""The actions that keep people apart."""
COMMANDS = ("paddock", "daily", "league standings", "league profile", "table list", "settings", "server")
AGAIN = (
    "section",
    "league",
    "mine",
    "today",
    "daily",
    "learn",
    "options",
    "puzzles",
    "review",
    "moment",
    "after",
    "extras",
    "past",
    "watch",
    "check",
    "share",
)
"""The actions that are pressed again after more has happened, because they then lead to new messages."""
CIRCUITS = 30
"""The number of circuits of a server, so that they fill several pages."""
STEPS = 8
"""The maximum number of presses that a lesson can have."""
OFTEN = 30
"""The maximum number of times that the walk goes back from the same panel, because new controls can appear
each time.
"""
MOVES = 4
"""The number of moves made in a game. After each, the walk checks the controls."""
ELSEWHERE = frozenset({"reopen", "unfold", "more", "best", "practise", "overview"})
"""The actions that this walk never shows. reopen, unfold, more: a group of choices in a review or a puzzle,
and more pictures than a table's message has room for. tests/ui/messages/test_limits.py opens every group, and
draws the largest tables. best, practise: they open films and games, whose messages the walk sees elsewhere.
overview: only messages of earlier versions have it.
"""


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """Yield a venue in which Gear Head is reviewed immediately, by a reviewer that blames."""
    async with venue_with(tmp_path, judging(BLAMED)) as found:
        yield found


@pytest.mark.thorough
@pytest.mark.parametrize("locale", LOCALES)
async def test_every_button_and_form_is_opened_and_no_message_is_refused(
    venue: Venue, locale: Locale, caplog: pytest.LogCaptureFixture
) -> None:
    """Walk with people, a server and tables of one language. If there is a new kind of button, this walk must
    reach it.
    """
    host = venue.member(NAME, permissions.EVERYONE | permissions.MANAGE_GUILD)
    people = [host, venue.person("Bo"), venue.person("Cy")]
    for each in people:
        each.user.locale = "en-US" if locale == "en" else locale
    language = ServerChoice(language=locale)
    await venue.inside(venue.bot.registry.preferences.choose_for_server(venue.guild.id, language))
    walk = Walk(venue, people)
    await walk.walk()
    assert set(FORMS) <= walk.forms
    assert walk.pressed >= PRESSES.keys() - ELSEWHERE
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []


def lines_of(form: Interaction) -> list[str]:
    """Return the custom_ids of a form's text fields."""
    assert form.modal is not None
    parts = [each["component"] for each in form.modal["components"]]
    return [each["custom_id"] for each in parts if each["type"] == INPUT]


class Walk:
    """People who press a button of each action, on everything that the bot shows them."""

    def __init__(self, venue: Venue, people: Sequence[Person]) -> None:
        self.venue, self.people = venue, people
        self.registry = venue.bot.registry
        self.pressed = set[str]()
        self.new = set[str]()
        """The actions that are still to be pressed again."""
        self.forms = set[str]()
        self._left = Counter[tuple[int, str, str]]()
        """The number of times that each panel was left."""

    async def walk(self) -> None:
        """Walk from one person's first command to cups and reviews, and press everything on the way."""
        host, bo, _ = self.people
        self.venue.world.add_role(self.venue.guild, "Racers")
        await host.slash(self.venue.channel, "league create", name="*" * CIRCUIT)
        for title in self.venue.bot.builder.titles.values():
            await host.slash(self.venue.channel, f"{title.command} start")
        await host.slash(self.venue.channel, "daily")
        await self.do(host, "deal")
        await self.play()
        await host.slash(host.dm, "daily")
        await self.do(host, "share", dm=True)
        await self.look()
        await self.play()
        await self.lesson()
        await self.challenges()
        await self.tables()
        await self.results()
        await self.cup()
        await self.closed(bo)
        await self.days()

    async def look(self) -> None:
        """Press everything that is new, starting from each command."""
        self.new = {*AGAIN}
        for command in COMMANDS:
            await self.people[0].slash(self.venue.channel, command)
        await self.people[1].slash(self.venue.channel, "paddock")
        await self.explore()

    async def explore(self) -> None:
        """Press everything that is new. Then go back from each panel, and do the same there. Press the
        actions in LAST only when nothing else is left.
        """
        while True:
            offered = list(self.offered())
            if all(self.waits(each[1], each[2]) for each in offered) and await self.up():
                continue
            if not offered:
                return
            person, message, action, custom_id, values = min(
                offered, key=lambda each: self.waits(each[1], each[2])
            )
            self.pressed.add(action)
            self.new.discard(action)
            await self.press(person, message, action, custom_id, values)
            if action in APART:
                await self.bring_together()

    async def bring_together(self) -> None:
        """Undo the choices that keep people apart, because the same people play together afterwards."""
        preferences, guild = self.registry.preferences, self.venue.guild.id
        for person in self.people:
            together = replace(preferences.of(person.id), asked=True, apart=())
            await self.venue.inside(self.registry.choose(person.id, together))
        server = replace(preferences.server(guild), kept_out="")
        await self.venue.inside(self.registry.choose_for_server(guild, server))

    def waits(self, message: Message, action: str) -> bool:
        """Return whether an action is pressed only when nothing else is left. In a panel no action has to
        wait, because the panel is soon left.
        """
        panel = any(part.get("custom_id", "").startswith(f"{BACK}:") for part in components(message))
        return action in LAST and not panel

    async def up(self) -> bool:
        """Press *Back* on each panel, and return whether there was one."""
        backs = [
            (person, message, part["custom_id"])
            for person in self.people
            for channel in (self.venue.channel, person.dm)
            for message in self.venue.world.history(channel.id, person.id)
            for part in components(message)
            if part.get("custom_id", "").startswith(f"{BACK}:")
            and self._left[message.id, part["custom_id"], text_of(message)] < OFTEN
        ]
        for person, message, custom_id in backs:
            self._left[message.id, custom_id, text_of(message)] += 1
            self.pressed.add(read(custom_id).action)
            await self.press(person, message, "", custom_id, ())
        return bool(backs)

    async def press(
        self, person: Person, message: Message, action: str, custom_id: str, values: Sequence[str]
    ) -> None:
        pressed = self.venue.world.press(person.id, message.id, custom_id, values)
        await self.venue.world.until_done(pressed)
        assert pressed.state != "failed", action
        if pressed.modal is not None:
            self.forms.add(action)
            await person.submit_modal(pressed, {each: TYPED.get(each, "7") for each in lines_of(pressed)})
        if action == "review":
            await self.venue.wait(60)

    async def do(self, person: Person, action: str, *, dm: bool = False) -> None:
        """Make a person press the last button with a given action in the newest message that has one. dm:
        whether to look only in direct messages.
        """
        found = [
            each
            for each in self.offered(fresh=action)
            if each[0] is person and each[2] == action and (each[1].channel is person.dm or not dm)
        ]
        await self.press(*[each for each in found if each[1] is found[0][1]][-1])

    async def play(self) -> None:
        """Play every game to its end. Each button is pressed at most once."""
        made = set[tuple[int, str]]()
        while played := [
            each
            for each in self.offered(fresh="play")
            if each[2] == "play" and (each[1].id, each[3]) not in made
        ]:
            made.add((played[0][1].id, played[0][3]))
            await self.press(*played[0])
            await self.venue.wait(5)

    async def lesson(self) -> None:
        """Go through a lesson to its end, by pressing the button that each step names."""
        host = self.people[0]
        for _ in range(STEPS):
            found = [
                each[1] for each in self.offered(fresh="lesson") if each[0] is host and each[2] == "lesson"
            ]
            taught = next(iter(found), None)
            named = re.findall(r"\*\*(.+?)\*\*", text_of(taught).splitlines()[-1]) if taught else []
            if taught is not None and named and named[0] in labels(taught):
                await host.click(taught, label=named[0])
        await self.explore()

    async def challenges(self) -> None:
        """Accept one challenge, decline another, and keep apart from the challenger. A day passes between two
        of them, because a refusal applies for that long.
        """
        host, bo, _ = self.people
        for action in ("accept", "decline", "dontask"):
            await host.menu(self.venue.channel, bo.user, "Challenge")
            await self.do(host, "duel")
            await self.do(bo, action)
            await self.explore()
            await self.bring_together()
            await self.venue.skip(90_000)

    async def tables(self) -> None:
        """Play some moves of each game with another person. Then that person leaves, and a third one takes
        the seat.
        """
        host, bo, _ = self.people
        await self.venue.inside(self.venue.bot.store.preferences.wish(bo.id, self.venue.guild.id, {""}))
        for title in self.venue.bot.builder.titles.values():
            lobby = (await host.slash(self.venue.channel, f"{title.command} start")).answer
            await self.venue.wait(30)
            await self.look()
            table = await self.join(lobby, host, bo)
            for _ in range(MOVES):
                await self.explore()
                for person in (host, bo):
                    if any(each[0] is person and each[2] == "play" for each in self.offered(fresh="play")):
                        await self.do(person, "play")
                        await self.explore()
                await self.venue.wait(5)
            await bo.slash(self.venue.channel, "table leave", table=table.snapshot.id)
            await self.explore()
            self.new |= {"sit", "back"}
            await self.explore()

    async def join(self, message: Message, *people: Person) -> Table:
        """Start the game of a lobby with the given people, in this order."""
        (lobby,) = [
            each
            for each in await self.registry.lobbies.find(channel=self.venue.channel.id)
            if each.snapshot.id in str(components(message))
        ]
        await lobby.do(SetUp(people[0].id, manager=False, settings={"seating": "fixed", "open_seats": True}))
        for each in people[1:]:
            await lobby.do(Join(each.id, "Bo"))
        table = await lobby.start(people[0].id, manager=False)
        await self.venue.wait(5)
        return table

    async def results(self) -> None:
        """Look at the messages of finished games, of which one counts for one of many circuits, and one for
        none.
        """
        host, bo, _ = self.people
        place = Place(self.venue.guild.id, self.venue.channel.id)
        for number in range(CIRCUITS):
            new = self.registry.circuits.create(
                place=place, host=host.id, name=f"Cup {number}", limit=Unlimited()
            )
            circuit = await self.venue.inside(new)
        for options in ({}, {"circuit": circuit.id}):
            lobby = (await host.slash(self.venue.channel, "race start", **options)).answer
            table = await self.join(lobby, host, bo)
            await self.venue.inside(play(table))
            await self.venue.wait(10)
            await self.do(host, "after")
            await self.do(host, "past")
            await self.explore()
            await self.look()
        await host.slash(self.venue.channel, "league standings", circuit=circuit.name)
        await self.explore()

    async def cup(self) -> None:
        """Plan a race night by typing a time with two meanings, and see a cup up to the end of its first
        round.
        """
        host, *_ = self.people
        await host.slash(self.venue.channel, "paddock")
        await self.do(host, "league")
        person, message, _, custom_id, values = next(
            each for each in self.offered(fresh="nightplan") if each[0] is host and each[2] == "nightplan"
        )
        pressed = self.venue.world.press(person.id, message.id, custom_id, values)
        await self.venue.world.until_done(pressed)
        await host.submit_modal(pressed, start_in(self.venue, 24) | {"time": "8"})
        await self.explore()
        nights, place = self.venue.bot.parts[Nights], Place(self.venue.guild.id, self.venue.channel.id)
        at = self.registry.clock.unix_now() + 7_200
        night = await self.venue.inside(nights.plan(place, host.id, at))
        await self.venue.inside(nights.set_up(night.id, title="gear_head", rounds=3, seats=2))
        await self.venue.inside(nights.announce(night.id))
        coming = [*self.people, self.venue.person("Di")]
        for each in coming:
            await self.venue.inside(nights.sign_up(night.id, each.id, each.user.name, "in"))
        await self.venue.inside(nights.start(night.id, deal=False))
        await self.venue.wait(5)
        await self.explore()
        for each in coming:
            await self.venue.inside(nights.here(night.id, each.id, each.user.name))
        await self.venue.wait(20)
        await self.explore()
        for table in await self.registry.tables.find(guild=self.venue.guild.id):
            if table.snapshot.night == night.id:
                await self.venue.inside(play(table))
        await self.venue.wait(10)
        await self.explore()

    async def closed(self, person: Person) -> None:
        """Make a person whose DMs are closed join a lobby."""
        await self.people[0].slash(self.venue.channel, "race start")
        self.venue.close_dms("Bo")
        await self.do(person, "seat")
        await self.explore()
        self.venue.open_dms()

    async def days(self) -> None:
        """Play, come back on the next day, and press everything that is new."""
        await self.play()
        await self.venue.skip(86_400)
        await self.look()
        await self.play()
        await self.look()

    def offered(self, *, fresh: str = "") -> Iterator[tuple[Person, Message, str, str, Sequence[str]]]:
        """Yield the new controls that can be pressed, those of the newest message first: the person, the
        message, the action, the custom_id, and the value to choose in a menu. fresh: an action that is
        included although it was pressed before.
        """
        for person in self.people:
            for channel in (self.venue.channel, person.dm):
                for message in reversed(self.venue.world.history(channel.id, person.id)):
                    for part in components(message):
                        if part["type"] not in (BUTTON, *SELECTS) or "custom_id" not in part:
                            continue
                        if part["custom_id"].startswith(f"{BACK}:"):
                            continue
                        action = read(part["custom_id"]).action
                        new = action == fresh or action in self.new or action not in self.pressed
                        if new and not part.get("disabled"):
                            yield person, message, action, part["custom_id"], self.chosen(part)

    def chosen(self, part: dict[str, object]) -> Sequence[str]:
        """Return the values to choose in a menu."""
        match part["type"]:
            case kind if kind == PEOPLE:
                return [str(each.id) for each in self.people[:2]]
            case kind if kind == ROLES:
                return [str(next(iter(self.venue.guild.roles)))]
            case kind if kind == BUTTON:
                return ()
            case _:
                options = part["options"]
                assert isinstance(options, list)
                return [options[-1]["value"]]

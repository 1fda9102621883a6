"""The actions of people in an evening."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any
from zlib import crc32

from bot.features.settings.layouts import ALL
from bot.sandbox.components import INPUT
from bot.sandbox.model import Channel, Interaction, Message
from bot.sandbox.shapes import Component
from bot.tables.registry import DAY
from bot.ui.components import read, tag
from tests import held
from tests.sandbox.people import Person
from tests.start_times import start_at
from tests.virtual_time import the_loop
from tools.simulation.habits import (
    ALONE,
    ANSWERS,
    CIRCUIT,
    CUP,
    FILM,
    LOOKS_BACK,
    MOVES,
    NAPS,
    OF_HOSTS,
    OFTEN,
    PLANS,
    REVIEW,
    SEARCHES,
    SURE,
    TYPED,
)
from tools.simulation.story import Step
from tools.simulation.typed import QUIET, SOON, TEXTS, Command, chosen, commands, filled, offered

if TYPE_CHECKING:
    from tools.simulation.evening import Evening

Choice = tuple[Person, Message, Component]
"""A person, a message that they can see, and one of the message's buttons or menus."""


class People:
    """All people of an evening. Each public method with a step as its only parameter carries that step
    out.
    """

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._slept = False

    # possible presses

    def _channel(self, step: Step) -> Channel:
        channels = self._evening.channels
        return channels[step.pick(5, len(channels))]

    def _who(self, step: Step) -> Person:
        cast = self._evening.cast
        return cast[step.pick(0, len(cast))]

    def _before(self, person: Person) -> list[Message]:
        """Return the messages that a person sees, newest first."""
        channels = [*self._evening.channels, person.dm]
        found = [message for channel in channels for message in person.history(channel)]
        return sorted(found, key=lambda message: message.id, reverse=True)

    def _choices(self, people: Sequence[Person], *actions: str) -> list[Choice]:
        """Return all buttons and menus that the people can press in their newest messages. actions: the only
        actions to include, or none for all.
        """
        return [
            (person, message, part)
            for person in people
            for message in self._before(person)[:30]
            for part in message.parts()
            if "custom_id" in part
            and not part.get("disabled")
            and (not actions or read(part["custom_id"]).action in actions)
        ]

    def _moves(self, step: Step, *, everybody: bool = False) -> list[Choice]:
        """Return one choice for each table at which a person can move. everybody: whether to include everyone
        who can, instead of only the first person.
        """
        cast = self._evening.cast
        first = step.pick(0, len(cast))
        found = []
        for person in (*cast[first:], *cast[:first]):
            own = self._choices((person,), "play", "tap")
            tables = {read(part["custom_id"]).table for _, _, part in own}
            for table in sorted(tables):
                of_table = [each for each in own if read(each[2]["custom_id"]).table == table]
                newest = of_table[0][1]
                choices = [each for each in of_table if each[1] is newest]
                found.append(choices[step.pick(1, len(choices))])
            if found and not everybody:
                break
        return found

    # presses and typed texts

    async def _press(self, choice: Choice, step: Step, *, wait: bool = True, early: int = 0) -> Interaction:
        person, message, part = choice
        evening, custom_id = self._evening, part["custom_id"]
        options = offered(part, evening.venue.guild)
        values = [options[step.pick(2, len(options))]] if options else []
        words = part.get("label") or f"{part.get('placeholder')} {values}"
        evening.tell(f"{person.user.display_name} presses {words} ({custom_id}) on message {message.id}")
        button = read(custom_id)
        evening.used.add(button.action)
        if button.action == "forget":
            evening.forgotten.add(person.id)
        if button.action in MOVES:
            evening.pressed[button.table, person.id] += self._worth(
                button.table, person, (button.arg, *values)
            )
        at = evening.venue.stamp() - early if early else None
        made = person.world.press(person.id, message.id, custom_id, values, at=at)
        evening.made.append(made)
        if wait:
            await self._wait(step)
            await self._answer(person, made, step)
            if button.action == "watch":
                await self._one_by_one(person, FILM, step)
            if button.action == "after":
                await self._one_by_one(person, LOOKS_BACK, step)
            if button.action == "review":
                await self._one_by_one(person, REVIEW, step)
        return made

    async def _answer(self, person: Person, made: Interaction, step: Step) -> None:
        """Fill in and submit the modal, if a modal answered the press."""
        if made.modal is None or made.spent:
            return
        asks = read(made.modal["custom_id"].replace("pt:", "pd:", 1))
        plans, plan = asks.action in ("nightplan", "nightagain", "cupplan"), PLANS[step.pick(5, len(PLANS))]
        values: dict[str, object]
        if plans or asks.action == "nightwhen":
            values = start_at(self._evening.venue.world.clock.now() + SOON)
        elif asks.action == "quiet":
            values = {**QUIET}
        else:
            text = TEXTS[step.pick(3, len(TEXTS))]
            lines = [each["component"] for each in made.modal["components"]]
            values = {each["custom_id"]: text for each in lines if each["type"] == INPUT}
        self._evening.tell(f"{person.user.display_name} fills in {values!r}")
        self._evening.pressed[asks.table, person.id] += TYPED
        values |= {"rounds": ["2"]} if plans and plan is CUP else {}
        values |= {"games": "2"} if "games" in values else {}
        self._evening.made.append(person.world.submit(person.id, made.id, values))
        await self._wait(step)
        if plans:
            await self._one_by_one(person, plan, step)

    async def _one_by_one(self, person: Person, actions: Sequence[str], step: Step) -> None:
        """Carry out the actions in turn: press the newest button, choose from the newest menu, or wait."""
        for action in actions:
            await the_loop().settle()
            name, *chosen = action.split()
            if name == "wait":
                await self._evening.venue.wait(float(*chosen))
            elif chosen:
                await self._set(person, name, tag(tuple(chosen)))
            else:
                for choice in self._choices((person,), name)[:1]:
                    await self._press(choice, step)

    async def _set(self, person: Person, action: str, value: str) -> None:
        """Choose `value` in the newest menu with the action that offers it, if there is one."""
        for _, message, part in self._choices((person,), action):
            if value in [each["value"] for each in part.get("options", ())]:
                await self._choose(person, message, part["custom_id"], value)
                return

    async def _wait(self, step: Step) -> None:
        """Wait until everything has settled or, occasionally, only for a moment."""
        if step.pick(4, 6):
            await the_loop().settle()
        else:
            for _ in range(step.pick(4, 250)):
                await asyncio.sleep(0)

    async def _command(self, person: Person, step: Step, name: str, options: dict[str, Any]) -> Interaction:
        channel = self._channel(step)
        self._evening.tell(f"{person.user.display_name} types /{name} {options} in {channel.name}")
        self._evening.used.update(chosen(name, options))
        made = person.world.command(person.id, channel.id, name, options)
        self._evening.made.append(made)
        await self._wait(step)
        return made

    async def _chosen_on(self, person: Person, step: Step, name: str) -> Interaction:
        channel, other = self._channel(step), Random(step.numbers[2]).choice(self._evening.cast)
        self._evening.tell(f"{person.user.display_name} chooses {name} on {other.user.display_name}")
        self._evening.used.update(chosen(name, {}))
        made = person.world.menu(person.id, channel.id, name, other.id)
        self._evening.made.append(made)
        await self._wait(step)
        if name == "Challenge":
            await self._one_by_one(person, ("duel",), step)
            await self._one_by_one(other, ANSWERS[step.pick(3, len(ANSWERS))], step)
        return made

    # the steps

    async def open(self, step: Step) -> None:
        starts = [command for command in commands(self._evening) if command.starts]
        await self._typed(self._who(step), step, starts[step.pick(1, len(starts))])

    async def _typed(self, person: Person, step: Step, command: Command) -> Interaction:
        """Make a person type a command with random options, or choose it in the context menu of a user.
        Return the interaction.
        """
        if command.menu:
            return await self._chosen_on(person, step, command.name)
        options = await filled(command, self._evening, Random(step.numbers[2]))
        return await self._command(person, step, command.name, options)

    async def join(self, step: Step) -> None:
        for choice in self._choices((self._who(step),), "seat")[:1]:
            await self._press(choice, step)

    async def begin(self, step: Step) -> None:
        person = self._who(step)
        if not step.pick(3, 3):
            for choice in self._choices((person,), "level")[:1]:
                await self._press(self._by_host(choice), step)
        for choice in self._choices((person,), "start")[:1]:
            await self._press(self._by_host(choice), step)

    async def move(self, step: Step) -> None:
        for choice in self._moves(step)[:1]:
            await self._press(choice, step)

    async def move_at(self, table: str, step: Step, *, but: int) -> bool:
        """Make a person at a table move or tap, but not the person `but`. Return whether anyone could."""
        found = [
            choice
            for choice in self._moves(step, everybody=True)
            if choice[0].id != but and read(choice[2]["custom_id"]).table == table
        ]
        for choice in found[:1]:
            await self._press(choice, step)
        return bool(found)

    async def press(self, step: Step) -> None:
        choices = self._choices((self._who(step),))
        if choices:
            await self._press(choices[step.pick(1, len(choices))], step)

    async def twice(self, step: Step) -> None:
        for choice in self._moves(step)[:1]:
            await self._press(choice, step, wait=False)
            await self._press(choice, step)

    async def together(self, step: Step) -> None:
        for at, choice in enumerate(self._moves(step, everybody=True)):
            await self._press(choice, step, wait=False, early=step.pick(at % 6, 400))
        await self._wait(step)

    async def hand(self, step: Step) -> None:
        for choice in self._choices((self._who(step),), "hand")[:1]:
            await self._press(choice, step)

    async def command(self, step: Step) -> None:
        known = [command for command in commands(self._evening) if not command.starts]
        drawn = [command for command in known for _ in range(OFTEN.get(command.name, 1))]
        command, person = drawn[step.pick(1, len(drawn))], self._who(step)
        if command.name == "settings" and not step.pick(2, 4):
            await self.forget(step, person)
            return
        if command.name in ("table end", "table leave", "league close") and step.pick(4, 4):
            person = await self._whose(command.name, step) or person
        asked = (await self._typed(person, step, command)).response
        if command.name in SURE and asked is not None and step.pick(3, 2):
            for part in asked.parts():
                if "custom_id" in part:
                    await self._press((person, asked, part), step)

    async def _whose(self, command: str, step: Step) -> Person | None:
        """Return a person who can carry out the command for the newest table or circuit, or None."""
        registry, guild = self._evening.bot.registry, self._evening.venue.guild.id
        playing = [each.snapshot for each in held.tables(registry).values()]
        circuits = await registry.circuits.running_in(guild)
        may: Sequence[int | None] = []
        if command == "league close" and circuits:
            may = [circuits[0].host]
        elif command == "table end" and playing:
            may = [playing[-1].host]
        elif playing:
            may = [player.person for player in playing[-1].players]
        found = [each for each in self._evening.cast if each.id in may]
        return found[step.pick(5, len(found))] if found else None

    async def desert(self, step: Step) -> None:
        """Make a person at the newest table leave their own newest table."""
        person = await self._whose("table leave", step)
        if person is None:
            return
        evening = self._evening
        mine = await evening.venue.inside(evening.bot.registry.tables.find(person=person.id))
        made = await self._command(
            person, step, "table leave", {"table": mine[-1].snapshot.id} if mine else {}
        )
        for part in made.response.parts() if made.response is not None else ():
            if "custom_id" in part:
                await self._press((person, made.answer, part), step)

    async def wish(self, step: Step) -> None:
        """Make everyone choose in /settings to be notified of new tables of all games."""
        for person in self._evening.cast:
            panel, wanted = (await self._command(person, step, "settings", {})).response, tag(("notify", ALL))
            if panel is None:
                continue
            for part in panel.parts():
                if wanted in [each["value"] for each in part.get("options", ())]:
                    await self._choose(person, panel, part["custom_id"], wanted)

    async def _choose(self, person: Person, message: Message, custom_id: str, value: str) -> None:
        """Make a person choose a value in a menu, and wait for the effects."""
        self._evening.used.add(read(custom_id).action)
        self._evening.made.append(person.world.press(person.id, message.id, custom_id, [value]))
        await the_loop().settle()

    async def forget(self, step: Step, person: Person) -> None:
        """Make a person delete everything that is stored about them."""
        panel = (await self._command(person, step, "settings", {})).response
        for action in ("mydata", "forget"):
            found = [
                part
                for part in (panel.parts() if panel is not None else ())
                if "custom_id" in part and read(part["custom_id"]).action == action
            ]
            if panel is None or not found:
                return
            panel = (await self._press((person, panel, found[0]), step)).response

    async def explore(self, step: Step) -> None:
        """Press the controls whose actions have been pressed least this evening. Moves and the deletion of a
        person's data are left out.
        """
        for luck in step.numbers[1:]:
            tried = Counter(read(made.data.get("custom_id", "")).action for made in self._evening.made)
            found = [
                (
                    tried[action],
                    crc32(f"{self._evening.story.seed} {action}".encode()),
                    (at + luck) % 1009,
                    choice,
                )
                for at, choice in enumerate(self._choices(self._evening.cast))
                if (action := read(choice[2]["custom_id"]).action) not in ("play", "tap", "forget")
            ]
            if found:
                await self._press(self._by_host(min(found, key=lambda each: each[:3])[3]), step)

    def _by_host(self, choice: Choice) -> Choice:
        """Return the choice, made by the lobby's host if only the host can press the button."""
        button = read(choice[2]["custom_id"])
        lobby = held.lobbies(self._evening.bot.registry).get(button.table)
        hosts = [each for each in self._evening.cast if lobby and each.id == lobby.snapshot.host]
        return (hosts[0], *choice[1:]) if hosts and button.action in OF_HOSTS else choice

    async def alone(self, step: Step) -> None:
        """Make a person play alone for a while."""
        person, luck = self._who(step), Random(step.numbers[1])
        known = {command.name: command for command in commands(self._evening)}
        await self._typed(person, step, known[luck.choice(("daily", "daily", "paddock", "practice robots"))])
        for _ in range(luck.randrange(10, 40)):
            choices = self._choices((person,), *ALONE)
            if not choices:
                break
            newest = [choice for choice in choices if choice[1] is choices[0][1]]
            share, best = (
                [choice for choice in newest if read(choice[2]["custom_id"]).action == action]
                for action in ("share", "best")
            )
            await self._press(luck.choice(share or best or newest), step)
            await self._evening.venue.wait(luck.choice((0, 0, 4, 9)))
            if share and not self._slept:
                self._slept = True
                await self._evening.venue.wait(DAY - self._evening.venue.world.clock.now() % DAY)
                await self._typed(person, step, known["daily"])

    async def knock(self, person: Person, step: Step) -> None:
        """Make a person send /table list, and press *Try my DMs again* if it is offered."""
        await self._command(person, step, "table list", {})
        offered = [
            (person, message, part)
            for made in self._evening.made
            if made.user.id == person.id
            for message in made.followups
            for part in message.parts()
            if "custom_id" in part and read(part["custom_id"]).action == "dm"
        ]
        for choice in offered[-1:]:
            await self._press(choice, step)

    async def plan(self, step: Step) -> None:
        """Make the manager plan a race night or a cup."""
        manager = self._evening.cast[0]
        await self._command(manager, step, "paddock", {})
        await self._one_by_one(manager, ("league", "nightplan"), step)

    async def circuit(self, step: Step) -> None:
        (create,) = (each for each in commands(self._evening) if each.name == "league create")
        if step.pick(5, 2):
            await self._typed(self._who(step), step, create)
        else:
            person = self._who(step)
            await self._command(person, step, "paddock", {})
            await self._one_by_one(person, CIRCUIT, step)

    def _worth(self, id: str, person: Person, args: Sequence[str]) -> int:
        """Return the maximum number of moves that a press can make."""
        table = held.tables(self._evening.bot.registry).get(id)
        if table is None or all(player.person != person.id for player in table.snapshot.players):
            return 1
        composites = self._evening.titles[table.snapshot.title].words.composites
        seat = table.seat_of(person.id)
        found = composites(table.view(seat), table.names) if composites and table.actions(seat) else ()
        chosen = [each for each in found if tag(each.key) in args]
        return max((SEARCHES if each.goes_on else len(each.actions) for each in chosen), default=1)

    async def write(self, step: Step) -> None:
        person, channel = self._who(step), self._channel(step)
        self._evening.tell(f"{person.user.display_name} chats in {channel.name}")
        for _ in range(step.pick(1, 10)):
            person.world.post(person.id, channel.id, "chat")

    async def sleep(self, step: Step) -> None:
        nap = NAPS[step.pick(1, len(NAPS))]
        if self._evening.story.second:
            nap = min(nap, 950)
        self._evening.tell(f"{nap} seconds pass")
        await self._evening.venue.wait(nap)

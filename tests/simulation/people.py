"""What people do in an evening."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.sandbox.model import Channel, Interaction, Message
from bot.sandbox.people import Person
from bot.ui.components import read, tag
from tests.simulation.story import Step
from tests.virtual_time import the_loop

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

Choice = tuple[Person, Message, dict[str, Any]]
"""Somebody, a message before them, and a button or a menu of it."""

OPENINGS: Sequence[tuple[str, dict[str, Sequence[Any]]]] = (
    ("race start", {}),
    ("rasant start", {"grid": ("random", "draft")}),
    ("scrap start", {"mode": ("public", "stealth"), "tiles": (1, 2), "mismatch": ("minus", "plus")}),
    (
        "smack start",
        {"taps": ("timed", "untimed"), "after_you": (False, True), "time_penalty": (False, True)},
    ),
    ("piston start", {"investors": ("standard", "expert")}),
)
PACES = ("live", "live", "live", "relaxed", "none")
COMMANDS: Sequence[tuple[str, dict[str, Any]]] = (
    ("table list", {}),
    ("table show", {}),
    ("table show", {}),
    ("table text", {}),
    ("table leave", {}),
    ("table end", {}),
    ("table record", {}),
    ("table robot player", {}),
    ("race rules", {}),
    ("league standings", {}),
    ("league races", {}),
    ("league export", {}),
    ("league close", {}),
    ("league close", {}),
    ("league close", {}),
    ("league driver", {}),
    ("league history", {}),
    ("paddock", {}),
    ("help", {}),
    ("learn", {"game": "rasant"}),
    ("practice", {"game": "scrapheap"}),
    ("practice", {"game": "gear_head"}),
    ("daily", {}),
    ("settings show", {}),
    ("settings calls", {"where": "dm"}),
    ("settings calls", {"where": "dm"}),
    ("settings calls", {"where": "channel"}),
    ("settings calls", {"where": "none"}),
    ("settings quiet", {"begin": "22:00", "end": "6:00", "zone": "Europe/Berlin"}),
    ("settings theme", {"theme": "light"}),
    ("settings notify", {}),
    ("privacy export", {}),
    ("privacy delete", {}),
)
CIRCUITS: Sequence[dict[str, Any]] = ({"races": 1}, {"races": 1}, {"races": 2}, {"hours": 1}, {"open": True})
SURE = ("table leave", "table end", "league close", "privacy delete")
"""Commands that ask whether one is sure."""
TEXTS = ("A1 B1 C1", "B2", "A1>B2", "", "what?", "Z9 Z9", "a1,b2;c3")
TYPED = 20
"""So many moves one of them may be: thirteen lead across the whole grid."""
MOVES = ("play", "tap", "undo", "undoall")
"""Buttons whose press may be a move, or take one back."""
NAPS = (*(1, 5, 20, 46, 91, 95, 200, 700) * 5, *(950, 1_300, 3_700) * 2, 7_300, 44_000, 87_000)


class People:
    """Everybody of an evening. Each method is a step; it returns when what it leads to has happened, unless
    whoever does it does not wait for that.
    """

    def __init__(self, evening: Evening) -> None:
        self._evening = evening

    # what there is

    def _channel(self, step: Step) -> Channel:
        channels = self._evening.channels
        return channels[step.pick(5, len(channels))]

    def _who(self, step: Step) -> Person:
        cast = self._evening.cast
        return cast[step.pick(0, len(cast))]

    def _before(self, person: Person) -> list[Message]:
        """What somebody sees, the newest first."""
        channels = [*self._evening.channels, person.dm]
        found = [message for channel in channels for message in person.history(channel)]
        return sorted(found, key=lambda message: message.id, reverse=True)

    def _choices(self, people: Sequence[Person], *actions: str) -> list[Choice]:
        """Whatever those people can press; of those actions, if any are named."""
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
        """What those can choose who may move, from the message that each of them looks at first."""
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

    # how it is done

    async def _press(self, choice: Choice, step: Step, *, wait: bool = True, early: int = 0) -> Interaction:
        person, message, part = choice
        evening, custom_id = self._evening, part["custom_id"]
        options = part.get("options") or []
        values = [options[step.pick(2, len(options))]["value"]] if options else []
        words = part.get("label") or f"{part.get('placeholder')} {values}"
        evening.tell(f"{person.user.display_name} presses {words} ({custom_id}) on message {message.id}")
        button = read(custom_id)
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
        return made

    async def _answer(self, person: Person, made: Interaction, step: Step) -> None:
        """Send the modal, if that was the answer."""
        if made.modal is None or made.spent:
            return
        text = TEXTS[step.pick(3, len(TEXTS))]
        self._evening.tell(f"{person.user.display_name} types {text!r}")
        table = read(made.modal["custom_id"].replace("pt:", "pd:", 1)).table
        self._evening.pressed[table, person.id] += TYPED
        self._evening.made.append(person.world.submit(person.id, made.id, {"text": text}))
        await self._wait(step)

    async def _wait(self, step: Step) -> None:
        """Let happen what comes of it; now and then nobody has the patience."""
        if step.pick(4, 6):
            await the_loop().settle()
        else:
            for _ in range(step.pick(4, 90)):
                await asyncio.sleep(0)

    async def _command(self, person: Person, step: Step, name: str, options: dict[str, Any]) -> Interaction:
        channel = self._channel(step)
        self._evening.tell(f"{person.user.display_name} types /{name} {options} in {channel.name}")
        made = person.world.command(person.id, channel.id, name, options)
        self._evening.made.append(made)
        await self._wait(step)
        return made

    # the steps

    async def open(self, step: Step) -> None:
        name, own = OPENINGS[step.pick(1, len(OPENINGS))]
        options = {key: values[step.pick(2, len(values))] for key, values in own.items()}
        options |= {"robots": step.pick(3, 3), "pace": PACES[step.pick(4, len(PACES))]}
        running = self._evening.bot.registry.circuits.running_in(self._evening.venue.guild.id)
        if running and step.pick(3, 12) > 2:
            options["circuit"] = running[0].name
        await self._command(self._who(step), step, name, options)

    async def join(self, step: Step) -> None:
        for choice in self._choices((self._who(step),), "join")[:1]:
            await self._press(choice, step)

    async def begin(self, step: Step) -> None:
        for choice in self._choices((self._who(step),), "start")[:1]:
            lobby = self._evening.bot.registry.lobby(read(choice[2]["custom_id"]).table)
            hosts = [each for each in self._evening.cast if lobby and each.id == lobby.record.host]
            await self._press((hosts[0] if hosts else choice[0], *choice[1:]), step)

    async def move(self, step: Step) -> None:
        for choice in self._moves(step)[:1]:
            await self._press(choice, step)

    async def move_at(self, table: str, step: Step, *, but: int) -> bool:
        """One of those at that table moves, or taps, but not that person. Could anybody?"""
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
        name, options = COMMANDS[step.pick(1, len(COMMANDS))]
        person = self._who(step)
        if name == "table robot player":
            cast = self._evening.cast
            options = {"player": cast[step.pick(2, len(cast))].id}
        asked = (await self._command(person, step, name, options)).response
        if name in SURE and asked is not None and step.pick(3, 2):
            for part in asked.parts():
                if "custom_id" in part:
                    await self._press((person, asked, part), step)

    async def knock(self, person: Person, step: Step) -> None:
        """Somebody asks where they sit, and has their direct messages tried again if that is offered: there,
        or under another command before.
        """
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

    async def circuit(self, step: Step) -> None:
        limit = CIRCUITS[step.pick(1, len(CIRCUITS))]
        await self._command(
            self._who(step), step, "league create", {"name": f"Cup {step.pick(2, 3)}", **limit}
        )

    def _worth(self, id: str, person: Person, args: Sequence[str]) -> int:
        """How many moves a press may make: a choice may stand for several."""
        table = self._evening.bot.registry._tables.get(id)
        if table is None or all(player.person != person.id for player in table.record.players):
            return 1
        composites = self._evening.titles[table.record.title].composites
        view = table.view(table.seat_of(person.id))
        found = composites(view) if composites is not None and table.actions(table.seat_of(person.id)) else ()
        return max((len(each.actions) for each in found if tag(each.actions) in args), default=1)

    async def type(self, step: Step) -> None:
        text = TEXTS[step.pick(1, len(TEXTS))] or "A1"
        person = self._who(step)
        for table in self._evening.bot.registry.tables_of(person.id):
            self._evening.pressed[table.record.id, person.id] += TYPED
        await self._command(person, step, "scrap peek", {"cards": text})

    async def write(self, step: Step) -> None:
        person, channel = self._who(step), self._channel(step)
        self._evening.tell(f"{person.user.display_name} chats in {channel.name}")
        for _ in range(step.pick(1, 10)):
            person.world.post(person.id, channel.id, "chat")

    async def sleep(self, step: Step) -> None:
        nap = NAPS[step.pick(1, len(NAPS))]
        self._evening.tell(f"{nap} seconds pass")
        await self._evening.venue.wait(nap)

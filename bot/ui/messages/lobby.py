"""The lobby as a message: the seats, the settings, and the buttons to fill the seats and start."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

from bot.engine.seal import SHOWN, seal_of
from bot.league.circuit import Circuit
from bot.locales.language import lines, spoken
from bot.locales.phrase import Locale
from bot.model.records import LobbyRecord, Pace, Seating
from bot.tables.lobby import Lobby
from bot.tables.robots import levels
from bot.title import AnyTitle as Title
from bot.ui.components import MOST, ButtonId, Option, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.messages.story import room
from bot.ui.text import mention, moment, safe
from bot.words.phrases import span

_PACES: dict[Pace, str] = {
    "live": "Live: 90 seconds a turn",
    "relaxed": "Relaxed: 24 hours a turn",
    "none": "No clock",
}
_SEATINGS: dict[Seating, str] = {
    "random": "seats drawn at the start",
    "fixed": "seats in this order",
}
FEW = 4
"""Most people in a lobby who have their own line."""
LINES = 10
"""Lines on a phone above which seats and settings replace the cover."""
_LEVELS = {
    "learner": "Knows the rules, not yet the tricks",
    "club": "Plays sensibly, one turn at a time",
    "expert": "Weighs every position",
    "champion": "Looks ahead; hard to beat",
    "adaptive": "As fast as you: you win a quarter to a half",
}
"""The explanation of each level for a beginner."""
_CLOSED = {
    "cancelled": "The lobby was cancelled.",
    "empty": "Everybody left, so the lobby closed.",
    "expired": "Nobody pressed anything for two hours, so the lobby closed.",
    "started": "The match has started.",
}


def lobby_message(
    lobby: Lobby,
    title: Title,
    expires: float,
    circuit: Circuit | None,
    cover: Picture | None,
    locale: Locale,
    role: int = 0,
) -> MessageLayout:
    """The lobby in its current state; of a rematch without what its players know.

    expires: Unix seconds. circuit: what the match counts for, if anything. cover: the game's picture, if it
    is shown; long texts replace it, and in a circuit the game's description. role: the id of the role that is
    notified, or 0.
    """
    record = lobby.record
    head = f"## {title.name} · table {record.id}"
    if lobby.closed:
        return layout(f"{head}\n{_CLOSED[lobby.outcome]} `/{title.command} start` opens a new one.")
    own = lines(title.words.text.chosen(record.options), locale)
    chosen = f"{_PACES[record.pace]} · {seats_told(record)}"
    chosen += " · whoever leaves may be replaced" if record.open_seats else ""
    chosen += "".join(f"\n-# {line}" for line in own)
    seats, told = _seats(lobby), f"\n-# {mention(role)}" if role else ""
    counts = f"\nIt counts for the circuit **{safe(circuit.name)}**." if circuit else ""
    chosen += f"\n-# Closes {moment(expires)} if nobody presses anything.{_seal(record)}"
    asked = [f"<@{each}>" for each in record.asked if each and not lobby.seats(each)]
    told += f"\n**Play again?** {', '.join(asked)}: press *Join*." if asked else ""
    few = room(f"{counts}\n{seats}\n{chosen}".splitlines()) <= LINES
    pitch = spoken(title.words.pitch, locale)
    return layout(
        *([cover] if cover and few else []),
        head if record.after or (circuit and not few) else f"{head}\n{pitch}\n-# {facts(title)}",
        f"**Take a seat; the host starts the match.**{counts}{told}\n{seats}",
        f"-# {chosen}",
        buttons=_buttons(lobby, title),
    )


def _seal(record: LobbyRecord[Any]) -> str:
    """What fixes the deal before anybody sits down, if anything does."""
    if record.old is not None:
        return f"\n-# The deal of table {record.old.of} once more, for {len(record.old.robots)} seats."
    return f"\n-# Seal `{seal_of(record.secret)[:SHOWN]}`" if record.secret else ""


def seats_told(record: LobbyRecord[Any]) -> str:
    """How the seats are assigned; in a circuit, who has the first one."""
    moved = " (the last one's, moved on by one)" if record.after else ""
    turns = record.circuit and (record.seating == "random" or record.after)
    begins = "; who began least often begins" if turns else ""
    return f"{_SEATINGS[record.seating]}{moved}{begins}"


def facts(title: Title) -> str:
    """The number of players of a game, and its duration."""
    return f"{span(title.rules.game.seats)} players or robots · about {title.table.minutes} minutes"


def _seats(lobby: Lobby) -> str:
    """The seats in order: a line each if there are few."""
    told = [
        f"{at}. {safe(player.name)}{_mark(lobby, at - 1)}"
        for at, player in enumerate(lobby.record.players, 1)
    ]
    return "\n".join(told) if len(told) <= FEW else f"-# {' · '.join(told)}"


def _mark(lobby: Lobby, at: int) -> str:
    player = lobby.record.players[at]
    if player.person is None:
        return f" (robot, {player.driver})"
    roles = ["host"] if player.person == lobby.record.host else []
    roles += ["has cut"] if player.cut else []
    return f" ({', '.join(roles)})" if roles else ""


def _buttons(lobby: Lobby, title: Title) -> list[Control]:
    green, red = discord.ButtonStyle.success, discord.ButtonStyle.danger
    primary = discord.ButtonStyle.primary
    grey = discord.ButtonStyle.secondary
    actions = (
        ("join", "Join", primary),
        ("quit", "Leave", grey),
        ("add", "Add robot", grey),
        ("drop", "Remove robot", grey),
        ("start", "Start", green),
        ("cancel", "Cancel", red),
        ("learn", "How to play", grey),
        *([("cut", "Cut", grey)] if lobby.record.secret else []),
        ("seats", f"On leaving: {'anyone' if lobby.record.open_seats else 'a robot'}", grey),
    )
    buttons: list[Control] = [
        button(ButtonId(lobby.record.id, action), label, style) for action, label, style in actions
    ]
    if lobby.record.after and not lobby.record.circuit:
        buttons.append(button(ButtonId(lobby.record.id, "series"), "Start a circuit"))
    if lobby.has_room and not lobby.record.called and not lobby.record.after:
        buttons.append(button(ButtonId(lobby.record.id, "callup"), "Call players"))
    options = [Option(tag(choice), words, note) for choice, words, note in level_choices(lobby)]
    if options and len(levels(title)) > 1 and lobby.record.old is None:
        level = ButtonId(lobby.record.id, "level")
        buttons.insert(0, menu(level, "Add a robot of a level, or change one", options))
    return buttons


LevelChoice: TypeAlias = tuple[tuple[str, str], str, str]
"""A robot's name, or "" for a new one, and a level; its label; and its note."""


def level_choices(lobby: Lobby) -> list[LevelChoice]:
    """The choices of robots and levels. If there are too many for a menu, each robot has only
    its next level.
    """
    known, players = levels(lobby.title), lobby.record.players
    room = len(players) < lobby.title.rules.game.seats[-1]
    more: list[LevelChoice] = [
        (("", level), f"Add robot: {level}", _LEVELS.get(level, "")) for level in known if room
    ]
    robots = [player for player in players if player.person is None and player.driver in known]
    few = len(more) + len(robots) * (len(known) - 1) <= MOST
    for player in robots:
        at = known.index(player.driver or "")
        others = (*known[at + 1 :], *known[:at])[: None if few else 1]
        more += [((player.name, each), f"{player.name}: {each}", f"now {player.driver}") for each in others]
    return more

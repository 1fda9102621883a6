"""The lobby as a message: who sits where, what is chosen, and the buttons to gather and start."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.seal import SHOWN, seal_of
from bot.league.circuit import Circuit
from bot.tables.lobby import Lobby
from bot.tables.records import LobbyRecord, Pace, Seating
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ButtonId, button
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.text import moment, safe

_PACES: dict[Pace, str] = {
    "live": "Live: 90 seconds a turn",
    "relaxed": "Relaxed: 24 hours a turn",
    "none": "No clock",
}
_SEATINGS: dict[Seating, str] = {
    "random": "seats drawn at random at the start",
    "fixed": "seats in this order",
}
FEW = 4
"""So many people of a lobby have a line of their own."""
_CLOSED = {
    "cancelled": "The lobby was cancelled.",
    "empty": "Everybody left, so the lobby closed.",
    "expired": "Nobody pressed anything for two hours, so the lobby closed.",
    "started": "The match has started.",
}


def lobby_message(
    lobby: Lobby, title: Title, expires: float, circuit: Circuit | None, cover: Picture | None
) -> MessageLayout:
    """The lobby as it is now. `expires` in Unix seconds. circuit: what the match counts for, if anything.
    cover: the game's picture, if it is to be shown.
    """
    record = lobby.record
    head = f"## {title.name} · table {record.id}"
    if lobby.closed:
        return layout(f"{head}\n{_CLOSED[lobby.outcome]} `/{title.command} start` opens a new one.")
    own = title.words.chosen(record.options)
    chosen = f"{_PACES[record.pace]} · {seats_told(record)}"
    chosen += " · others may take the seat of somebody who leaves" if record.open_seats else ""
    chosen += f"\n{own}" if own else ""
    counts = f"\nIt counts for the circuit **{safe(circuit.name)}**." if circuit else ""
    return layout(
        *([cover] if cover else []),
        f"{head}\n{title.cover.pitch}\n-# {facts(title)}",
        f"**Take a seat; the host starts the match.**{counts}\n{_seats(lobby)}",
        f"{chosen}\n-# The lobby closes {moment(expires)} unless somebody presses a button.{_seal(record)}",
        buttons=_buttons(lobby, title),
    )


def _seal(record: LobbyRecord[Any]) -> str:
    """What fixes the deal before anybody has sat down, if anything does."""
    return f"\n-# Deal sealed: `{seal_of(record.secret)[:SHOWN]}`" if record.secret else ""


def seats_told(record: LobbyRecord[Any]) -> str:
    """How the seats are dealt out; in a circuit, who has the first one."""
    moved = " (the last match's, moved on by one)" if record.after else ""
    turns = record.circuit and (record.seating == "random" or record.after)
    begins = "; whoever has begun the fewest races of the circuit begins" if turns else ""
    return f"{_SEATINGS[record.seating]}{moved}{begins}"


def facts(title: Title) -> str:
    """For how many a game is, and how long it takes."""
    fewest, most = title.game.seats[0], title.game.seats[-1]
    return f"{fewest} to {most} players, robots among them if you like · about {title.cover.minutes} minutes"


def _seats(lobby: Lobby) -> str:
    """Who sits there, in order: a line each as long as they are few."""
    told = [
        f"{at}. {safe(player.name)}{_mark(lobby, at - 1)}"
        for at, player in enumerate(lobby.record.players, 1)
    ]
    return "\n".join(told) if len(told) <= FEW else " · ".join(told)


def _mark(lobby: Lobby, at: int) -> str:
    player = lobby.record.players[at]
    if player.person is None:
        return " (robot)"
    roles = ["host"] if player.person == lobby.record.host else []
    roles += ["has cut"] if player.cut else []
    return f" ({', '.join(roles)})" if roles else ""


def _buttons(lobby: Lobby, title: Title) -> list[ActionButton]:
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
        ("seats", f"Seats left: for {'others' if lobby.record.open_seats else 'robots'}", grey),
    )
    buttons = [button(ButtonId(lobby.record.id, action), label, style) for action, label, style in actions]
    if lobby.record.secret:
        buttons.append(button(ButtonId(lobby.record.id, "cut"), "Cut"))
    if title.circuits and lobby.record.after and not lobby.record.circuit:
        buttons.append(button(ButtonId(lobby.record.id, "series"), "Race again in a circuit"))
    return buttons

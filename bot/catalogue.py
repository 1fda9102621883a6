"""The games there are: one Title each. The only module that knows them all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine import driver as drivers
from bot.engine.driver import Driver
from bot.engine.game import Game
from bot.games.gear_and_piston import board as piston_painter
from bot.games.gear_and_piston import robots as piston_drivers
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston import words as piston_words
from bot.games.gear_and_piston.rules import actions as piston_actions
from bot.games.gear_and_piston.rules import events as piston_events
from bot.games.gear_and_piston.rules import model as piston_model
from bot.games.gear_head import board as gear_head_painter
from bot.games.gear_head import robots as gear_head_drivers
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules import model as gear_head_model
from bot.games.gear_head.words import table as gear_head_words
from bot.games.racesmack import board as racesmack_painter
from bot.games.racesmack import robots as racesmack_drivers
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules import actions as racesmack_actions
from bot.games.racesmack.rules import events as racesmack_events
from bot.games.racesmack.rules import model as racesmack_model
from bot.games.racesmack.rules import reflexes as racesmack_reflexes
from bot.games.racesmack.words import labels as racesmack_words
from bot.games.rasant import board as rasant_painter
from bot.games.rasant import robots as rasant_drivers
from bot.games.rasant import rules as rasant
from bot.games.rasant.rules import model as rasant_model
from bot.games.rasant.words import table as rasant_words
from bot.games.scrapheap import board as scrapheap_painter
from bot.games.scrapheap import robots as scrapheap_drivers
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap import words as scrapheap_words
from bot.games.scrapheap.rules import actions as scrapheap_actions
from bot.games.scrapheap.rules import events as scrapheap_events
from bot.games.scrapheap.rules import model as scrapheap_model
from bot.render import Painter
from bot.tables.ports import Reflexes
from bot.words import Typed, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Title:
    """All that belongs to one game.

    key: its name in storage and on the command line. name: its name for players. command: its slash command.
    robot: the key of the driver that plays for robots and for absent players. options, state, action, event:
    the types that storage reads and writes. circuits: its matches may count in circuits. typed: the
    moves that may be typed, if any. reflexes: how its players race each other's presses, if they do.
    searching: its drivers take more than some 20 ms for a decision: they think in a process of their own.
    """

    key: str
    name: str
    command: str
    game: Game[Any, Any, Any, Any, Any]
    words: Words[Any, Any, Any, Any]
    painter: Painter[Any]
    drivers: Mapping[str, Driver[Any, Any]]
    robot: str
    options: Any
    state: Any
    action: Any
    event: Any
    circuits: bool = False
    typed: Typed | None = None
    reflexes: Reflexes | None = None
    searching: bool = False


GEAR_HEAD = Title(
    key="gear_head",
    name="Gear Head",
    command="race",
    game=gear_head,
    words=gear_head_words,
    painter=gear_head_painter,
    drivers={"random": drivers.random, "careful": gear_head_drivers.careful},
    robot="careful",
    options=gear_head_model.Options,
    state=gear_head_model.State,
    action=gear_head_model.Action,
    event=gear_head_model.Event,
    circuits=True,
)

RASANT = Title(
    key="rasant",
    name="Rasant",
    command="rasant",
    game=rasant,
    words=rasant_words,
    painter=rasant_painter,
    drivers={"random": drivers.random, "careful": rasant_drivers.careful},
    robot="careful",
    options=rasant_model.Options,
    state=rasant_model.State,
    action=rasant_model.Action,
    event=rasant_model.Event,
)

SCRAPHEAP = Title(
    key="scrapheap",
    name="Scrapheap Scavengers",
    command="scrap",
    game=scrapheap,
    words=scrapheap_words,
    painter=scrapheap_painter,
    drivers={"random": drivers.random, "careful": scrapheap_drivers.careful},
    robot="careful",
    options=scrapheap_model.Options,
    state=scrapheap_model.State,
    action=scrapheap_actions.Action,
    event=scrapheap_events.Event,
    typed=scrapheap_words.TYPED,
)

RACESMACK = Title(
    key="racesmack",
    name="Racesmack",
    command="smack",
    game=racesmack,
    words=racesmack_words,
    painter=racesmack_painter,
    drivers={"random": drivers.random, "careful": racesmack_drivers.careful},
    robot="careful",
    options=racesmack_model.Options,
    state=racesmack_model.State,
    action=racesmack_actions.Action,
    event=racesmack_events.Event,
    reflexes=Reflexes(
        calls=racesmack_reflexes.calls,
        stamped=racesmack_reflexes.stamped,
        seconds=racesmack_reflexes.seconds,
        delay=racesmack_reflexes.delay,
    ),
)

GEAR_AND_PISTON = Title(
    key="gear_and_piston",
    name="Gear & Piston",
    command="piston",
    game=gear_and_piston,
    words=piston_words,
    painter=piston_painter,
    drivers={"random": drivers.random, "careful": piston_drivers.careful},
    robot="careful",
    options=piston_model.Options,
    state=piston_model.State,
    action=piston_actions.Action,
    event=piston_events.Event,
    searching=True,
)

TITLES: Mapping[str, Title] = {
    title.key: title for title in (GEAR_HEAD, RASANT, SCRAPHEAP, RACESMACK, GEAR_AND_PISTON)
}

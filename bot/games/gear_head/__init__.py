"""Gear Head: draw parts, build a complete car, pull up to the starting line (docs/rules/gear-head.md)."""

from bot.engine.driver import random
from bot.games.gear_head import board, robots, rules, words
from bot.games.gear_head.rules.actions import Action
from bot.games.gear_head.rules.events import Event
from bot.games.gear_head.rules.figures import figures
from bot.games.gear_head.rules.model import Options, State, View
from bot.games.gear_head.words.brief import brief
from bot.games.gear_head.words.help import CREDIT
from bot.title import Title

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="gear_head",
    name="Gear Head",
    command="race",
    credit=CREDIT,
    game=rules,
    words=words,
    painter=board,
    drivers={"random": random, "careful": robots.careful},
    robot="careful",
    options=Options,
    state=State,
    action=Action,
    event=Event,
    figures=figures,
    circuits=True,
    brief=brief,
)

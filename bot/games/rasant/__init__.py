"""Rasant: win rounds, and let the cars of their colour overtake the whole line (docs/rules/rasant.md)."""

from bot.engine.driver import random
from bot.games.rasant import board, robots, rules, words
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.events import Event
from bot.games.rasant.rules.figures import figures
from bot.games.rasant.rules.model import Options, State, View
from bot.games.rasant.rules.turns import auto_pass
from bot.games.rasant.words.brief import brief, round_of
from bot.games.rasant.words.help import CREDIT
from bot.title import Title

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="rasant",
    name="Rasant",
    command="rasant",
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
    auto_pass=auto_pass,
    brief=brief,
    round=round_of,
)

"""Two Cards, the toy game of docs/adding-a-game.md: play higher than the card below, and score a point."""

from bot.engine.driver import random
from bot.title import Title
from tests.games.example import board, robots, rules, words
from tests.games.example.rules.actions import Action
from tests.games.example.rules.events import Event
from tests.games.example.rules.model import Options, State, View
from tests.games.example.words.help import CREDIT

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="example",
    name="Two Cards",
    command="two",
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
)

"""Two Cards, the toy game of docs/adding-a-game.md: play higher than the card below, and score a point."""

from bot.engine.driver import random
from bot.title import Cover, Title
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
    drivers={"random": random, "club": robots.club},
    robot="club",
    cover=Cover(
        pitch="Lay a card that is higher than the one below. Each that is scores a point.",
        minutes=2,
        robots=1,
        paint=board.cover,
        alt="Two cards, one higher than the other.",
    ),
    options=Options,
    state=State,
    action=Action,
    event=Event,
)

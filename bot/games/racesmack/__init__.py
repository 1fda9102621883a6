"""Racesmack: everyone plays at once, and the fastest right tap wins the most (docs/rules/racesmack.md)."""

from bot.engine.driver import random
from bot.engine.match import Versions
from bot.games.racesmack import board, robots, rules, words
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.components import VERSION
from bot.games.racesmack.rules.events import Event
from bot.games.racesmack.rules.figures import figures
from bot.games.racesmack.rules.model import Options, State, View
from bot.games.racesmack.rules.reflexes import calls, delay, seconds, stamped
from bot.games.racesmack.rules.sight import secret, shown
from bot.games.racesmack.words.brief import brief, round_of
from bot.games.racesmack.words.composites import composites
from bot.games.racesmack.words.help import CREDIT
from bot.games.racesmack.words.hint import reason
from bot.games.racesmack.words.lesson import LESSON
from bot.games.racesmack.words.story import decisive
from bot.tables.ports import Reflexes, Sight
from bot.title import Cover, Title

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="racesmack",
    name="Racesmack",
    command="smack",
    credit=CREDIT,
    game=rules,
    words=words,
    painter=board,
    drivers={
        "random": random,
        "learner": robots.learner,
        "club": robots.club,
        "expert": robots.expert,
        "champion": robots.champion,
        "adaptive": robots.club,
    },
    elo={"learner": -300, "club": 0, "expert": 300, "champion": 570},
    robot="club",
    usual="adaptive",
    cover=Cover(
        pitch="Everybody lays a card at once. Find one that is right, and tap it before the others do.",
        minutes=6,
        robots=3,
        paint=board.cover,
        alt="Six cards, A to F, with coloured symbols; card E is right, and shines.",
    ),
    options=Options,
    state=State,
    action=Action,
    event=Event,
    figures=figures,
    decisive=decisive,
    reflexes=Reflexes(calls=calls, stamped=stamped, seconds=seconds, delay=delay),
    brief=brief,
    round=round_of,
    reason=reason,
    composites=composites,
    sight=Sight(shown=shown, secret=secret),
    unit="Race card",
    versions=Versions(VERSION, "version"),
    lesson=LESSON,
)

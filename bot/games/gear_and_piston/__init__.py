"""Gear & Piston: build a car, and please the investors (docs/rules/gear-and-piston.md)."""

from bot.engine.driver import random
from bot.engine.match import Versions
from bot.games.gear_and_piston import board, robots, rules, words
from bot.games.gear_and_piston.rules.actions import Action
from bot.games.gear_and_piston.rules.components import VERSION
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.figures import figures
from bot.games.gear_and_piston.rules.guess import guess
from bot.games.gear_and_piston.rules.model import Options, State, View
from bot.games.gear_and_piston.rules.sight import hand, secret, shown
from bot.games.gear_and_piston.words.brief import brief, round_of
from bot.games.gear_and_piston.words.help import CREDIT
from bot.games.gear_and_piston.words.hint import reason
from bot.games.gear_and_piston.words.lesson import LESSON
from bot.games.gear_and_piston.words.story import decisive
from bot.tables.ports import Sight
from bot.title import Cover, Title

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="gear_and_piston",
    name="Gear & Piston",
    command="piston",
    credit=CREDIT,
    game=rules,
    words=words,
    painter=board,
    drivers={
        "random": random,
        "learner": robots.learner,
        "club": robots.club,
        "expert": robots.expert,
    },
    elo={"learner": -145, "club": 0, "expert": 95},
    robot="club",
    cover=Cover(
        pitch=(
            "It is 1888: patent parts, rummage for junk. Build a car that investors love before it blows up."
        ),
        minutes=20,
        robots=2,
        paint=board.cover,
        alt="A car of ten parts in two rows, from the wrench to the motors, on two wheels, with its driver.",
    ),
    options=Options,
    state=State,
    action=Action,
    event=Event,
    figures=figures,
    decisive=decisive,
    brief=brief,
    round=round_of,
    reason=reason,
    sight=Sight(shown=shown, hand=hand, secret=secret),
    guess=guess,
    lesson=LESSON,
    searching=frozenset({"learner", "club", "expert"}),
    versions=Versions(VERSION, "version", oldest=2),
)

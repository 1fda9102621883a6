"""Gear & Piston: build a car, and please the investors (docs/rules/gear-and-piston.md)."""

from datetime import date

from bot.engine.driver import random
from bot.engine.match import Versions
from bot.games.gear_and_piston import board, robots, rules, words
from bot.games.gear_and_piston.rules.actions import Action
from bot.games.gear_and_piston.rules.components import VERSION
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.figures import figures
from bot.games.gear_and_piston.rules.guess import guess
from bot.games.gear_and_piston.rules.model import Options, State, View
from bot.games.gear_and_piston.rules.scoring import standing
from bot.games.gear_and_piston.rules.sight import hand, secret, shown
from bot.games.gear_and_piston.words.brief import brief, round_of
from bot.games.gear_and_piston.words.help import CREDIT
from bot.games.gear_and_piston.words.hint import reason
from bot.games.gear_and_piston.words.lesson import LESSON
from bot.games.gear_and_piston.words.story import decisive
from bot.league.daily import Daily
from bot.title import Board, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="gear_and_piston",
    name="Gear & Piston",
    command="piston",
    rules=Rulebook(
        game=rules,
        options=Options,
        state=State,
        action=Action,
        event=Event,
        versions=Versions(VERSION, "version", oldest=2),
        sight=Sight(shown=shown, hand=hand, secret=secret),
        guess=guess,
        standing=standing,
        figures=figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch=(
            "It is 1888: patent parts, rummage for junk. Build a car that investors love before it blows up."
        ),
        brief=brief,
        round=round_of,
        decisive=decisive,
        reason=reason,
        lesson=LESSON,
    ),
    board=Board(
        painter=board,
        cover=board.cover,
        cover_alt=(
            "A car of ten parts in two rows, from the wrench to the motors, on two wheels, with its driver."
        ),
    ),
    robots=Robots(
        drivers={
            "random": random,
            "learner": robots.learner,
            "club": robots.club,
            "expert": robots.expert,
        },
        opponents=2,
        searching=frozenset({"learner", "club", "expert"}),
        elo={"learner": -145, "club": 0, "expert": 95},
    ),
    table=TableRules(
        minutes=20,
        daily=Daily(date(2026, 11, 22)),
    ),
)

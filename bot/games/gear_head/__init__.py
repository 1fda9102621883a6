"""Gear Head: draw parts, build a complete car, pull up to the starting line (docs/rules/gear-head.md)."""

from datetime import date

from bot.engine.driver import random
from bot.engine.match import Versions
from bot.games.gear_head import board, robots, rules, words
from bot.games.gear_head.board.inks import WORLD
from bot.games.gear_head.rules.actions import Action
from bot.games.gear_head.rules.ahead import action
from bot.games.gear_head.rules.components import VERSION
from bot.games.gear_head.rules.events import Event
from bot.games.gear_head.rules.guess import guess
from bot.games.gear_head.rules.model import Options, State, View
from bot.games.gear_head.rules.scoring import figures, standing
from bot.games.gear_head.rules.turns import forced
from bot.games.gear_head.rules.views import hand, shown
from bot.games.gear_head.words.help import CREDIT
from bot.games.gear_head.words.hint import reason
from bot.games.gear_head.words.labels import plans
from bot.games.gear_head.words.lesson import LESSON
from bot.games.gear_head.words.story import brief, decisive
from bot.games.gear_head.words.table import done, why
from bot.league.daily import Daily
from bot.locales.phrase import Phrase
from bot.render.emoji import stickers
from bot.title import Board, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="gear_head",
    name="Gear Head",
    command="race",
    rules=Rulebook(
        game=rules,
        options=Options,
        state=State,
        action=Action,
        event=Event,
        versions=Versions(VERSION, "version"),
        sight=Sight(shown=shown, hand=hand),
        guess=guess,
        standing=standing,
        figures=figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch=Phrase("gear-pitch"),
        brief=brief,
        decisive=decisive,
        done=done,
        reason=reason,
        why=why,
        plans=plans,
        lesson=LESSON,
    ),
    board=Board(
        painter=board,
        emoji=stickers(
            WORLD,
            fuel="badge-Fuel",
            pistons="badge-Pistons",
            battery="badge-Battery",
            driveshaft="badge-Driveshaft",
            tires="badge-Tires",
            gearshift="badge-Gearshift",
            deck="deck",
        ),
        cover=board.cover,
        cover_alt=Phrase("gear-cover"),
    ),
    robots=Robots(
        drivers={
            "random": random,
            "learner": robots.learner,
            "club": robots.club,
            "expert": robots.expert,
            "champion": robots.champion,
        },
        searching=frozenset({"champion"}),
        elo={"learner": -55, "club": 0, "expert": 20, "champion": 20},
    ),
    table=TableRules(
        minutes=5,
        daily=Daily(date(2026, 11, 22)),
        forced=forced,
        planned=action,
    ),
)

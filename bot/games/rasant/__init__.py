"""Rasant: win rounds, and let the cars at the rear overtake the whole line (docs/rules/rasant.md)."""

from datetime import date

from bot.engine.driver import random
from bot.games.rasant import board, robots, rules, words
from bot.games.rasant.board.inks import WORLD
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.ahead import action
from bot.games.rasant.rules.components import COLOURS
from bot.games.rasant.rules.events import Event
from bot.games.rasant.rules.guess import guess
from bot.games.rasant.rules.model import Options, State, View
from bot.games.rasant.rules.scoring import figures, standing
from bot.games.rasant.rules.turns import auto_pass, forced
from bot.games.rasant.rules.views import hand, shown
from bot.games.rasant.words.help import CREDIT
from bot.games.rasant.words.hint import reason
from bot.games.rasant.words.labels import plans
from bot.games.rasant.words.lesson import LESSON
from bot.games.rasant.words.story import brief, decisive, round_of
from bot.games.rasant.words.table import why
from bot.league.daily import Daily
from bot.locales.phrase import Phrase
from bot.render.emoji import stickers
from bot.title import Board, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="rasant",
    name="Rasant",
    command="rasant",
    rules=Rulebook(
        game=rules,
        options=Options,
        state=State,
        action=Action,
        event=Event,
        sight=Sight(shown=shown, hand=hand),
        guess=guess,
        standing=standing,
        figures=figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch=Phrase("rasant-pitch"),
        brief=brief,
        round=round_of,
        decisive=decisive,
        reason=reason,
        why=why,
        plans=plans,
        lesson=LESSON,
    ),
    board=Board(
        painter=board,
        emoji=stickers(WORLD, **{paint: f"card-big-{paint}" for paint in (*COLOURS, "black")}),
        cover=board.cover,
        cover_alt=Phrase("rasant-cover"),
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
        elo={"learner": -170, "club": 0, "expert": 80, "champion": 105},
    ),
    table=TableRules(
        minutes=10,
        daily=Daily(date(2026, 11, 22)),
        forced=forced,
        auto_pass=auto_pass,
        planned=action,
    ),
)

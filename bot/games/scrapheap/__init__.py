"""Scrapheap Scavengers: peek, guard your finds with cubes, collect them
(docs/rules/scrapheap-scavengers.md).
"""

from datetime import date

from bot.engine.driver import random
from bot.engine.match import Versions
from bot.games.scrapheap import board, robots, rules, words
from bot.games.scrapheap.board.inks import WORLD
from bot.games.scrapheap.rules.actions import Action
from bot.games.scrapheap.rules.components import SYMBOLS, VERSION
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.figures import figures
from bot.games.scrapheap.rules.guess import guess
from bot.games.scrapheap.rules.model import Options, State, View
from bot.games.scrapheap.rules.scoring import places_of
from bot.games.scrapheap.rules.views import shown
from bot.games.scrapheap.words.composites import composites
from bot.games.scrapheap.words.help import CREDIT
from bot.games.scrapheap.words.hint import reason
from bot.games.scrapheap.words.lesson import LESSON
from bot.games.scrapheap.words.story import brief, decisive, round_of
from bot.games.scrapheap.words.table import done, why
from bot.games.scrapheap.words.terms import COLOURS
from bot.league.daily import Daily
from bot.locales.phrase import Phrase
from bot.render.emoji import stickers
from bot.title import Board, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="scrapheap",
    name="Scrapheap Scavengers",
    command="scrap",
    rules=Rulebook(
        game=rules,
        options=Options,
        state=State,
        action=Action,
        event=Event,
        versions=Versions(VERSION, "rules"),
        sight=Sight(shown=shown),
        guess=guess,
        standing=places_of,
        figures=figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch=Phrase("scrap-pitch"),
        brief=brief,
        round=round_of,
        decisive=decisive,
        done=done,
        reason=reason,
        why=why,
        composites=composites,
        lesson=LESSON,
    ),
    board=Board(
        painter=board,
        cover=board.cover,
        cover_alt=Phrase("scrap-cover"),
        emoji=stickers(
            WORLD,
            **{symbol.lower(): f"junk-{symbol}-big" for symbol in SYMBOLS},
            **{colour: f"crate-{seat}-one" for seat, colour in enumerate(COLOURS)},
        ),
    ),
    robots=Robots(
        drivers={
            "random": random,
            "learner": robots.learner,
            "club": robots.club,
            "expert": robots.expert,
            "champion": robots.champion,
        },
        opponents=2,
        elo={"learner": -125, "club": 0, "expert": 55, "champion": 80},
    ),
    table=TableRules(
        minutes=30,
        daily=Daily(date(2026, 11, 22)),
    ),
)

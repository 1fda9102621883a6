"""Scrapheap Scavengers: peek at cards, guard your finds with cubes, and collect them
(docs/rules/scrapheap-scavengers.md).
"""

from datetime import date

from bot.engine.driver import random
from bot.engine.review_method import ReviewMethod
from bot.games.scrapheap import board, robots, rules, words
from bot.games.scrapheap.board.inks import WORLD
from bot.games.scrapheap.rules import actions, components, events, model, scoring, views
from bot.games.scrapheap.rules.figures import figures
from bot.games.scrapheap.rules.guess import guess
from bot.games.scrapheap.words import description, lesson, story
from bot.games.scrapheap.words.composites import composites
from bot.games.scrapheap.words.help import CREDIT, reason
from bot.league.daily_game import Daily
from bot.locales.phrase import Phrase
from bot.render.emoji import stickers
from bot.title import Board, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[model.Options, model.State, actions.Action, events.Event, model.View] = Title(
    key="scrapheap",
    name="Scrapheap Scavengers",
    command="scrap",
    rules=Rulebook(
        game=rules,
        options=model.Options,
        state=model.State,
        action=actions.Action,
        event=events.Event,
        sight=Sight(shown=views.shown),
        guess=guess,
        standing=scoring.places_of,
        figures=figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch=Phrase("scrap-pitch"),
        options="scrap-option",
        brief=story.brief,
        round=story.round_of,
        decisive=story.decisive,
        concerns=story.concerns,
        over=description.over,
        done=description.done,
        acts="scrap-act",
        reason=reason,
        composites=composites,
        lesson=lesson.LESSON,
    ),
    board=Board(
        painter=board,
        cover=board.cover,
        cover_alt=Phrase("scrap-cover"),
        emoji=stickers(WORLD, **{symbol.lower(): f"junk-{symbol}-big" for symbol in components.SYMBOLS}),
    ),
    robots=Robots(
        drivers={
            "random": random,
            "learner": robots.learner,
            "club": robots.club,
            "champion": robots.champion,
        },
        opponents=2,
        elo={"learner": -125, "club": 0, "champion": 55},
        review_method=ReviewMethod(robots.reviewer, robots.EFFORT, doubtful=robots.doubtful),
    ),
    table=TableRules(
        minutes=7,
        daily=Daily(date(2026, 11, 22)),
    ),
)

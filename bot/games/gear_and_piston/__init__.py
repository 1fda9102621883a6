"""Gear & Piston: bolt parts and junk together, and impress the investors (docs/rules/gear-and-piston.md)."""

from datetime import date

from bot.engine.driver import random
from bot.engine.review_method import ReviewMethod
from bot.games.gear_and_piston import board, robots, rules, words
from bot.games.gear_and_piston.board.inks import WORLD
from bot.games.gear_and_piston.board.plates import EMOJI
from bot.games.gear_and_piston.rules import actions, events, model, scoring, turns, views
from bot.games.gear_and_piston.rules.figures import figures
from bot.games.gear_and_piston.rules.guess import guess
from bot.games.gear_and_piston.words import description, labels, lesson, story
from bot.games.gear_and_piston.words.brief import brief
from bot.games.gear_and_piston.words.help import CREDIT, reason
from bot.league.daily_game import Daily
from bot.locales.phrase import Phrase
from bot.render.emoji import stickers
from bot.title import Board, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[model.Options, model.State, actions.Action, events.Event, model.View] = Title(
    key="gear_and_piston",
    name="Gear & Piston",
    command="piston",
    rules=Rulebook(
        game=rules,
        options=model.Options,
        state=model.State,
        action=actions.Action,
        event=events.Event,
        sight=Sight(shown=views.shown, hand=views.hand, secret=views.secret),
        guess=guess,
        standing=scoring.standing,
        figures=figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch=Phrase("piston-pitch"),
        options="piston-option",
        brief=brief,
        round=lambda view: Phrase("piston-round", round=view.round),
        decisive=story.decisive,
        over=description.over,
        concerns=story.concerns,
        acts="piston-act",
        reason=reason,
        composites=labels.composites,
        lesson=lesson.LESSON,
    ),
    board=Board(
        painter=board,
        cover=board.cover,
        cover_alt=Phrase("piston-cover"),
        emoji=stickers(WORLD, **EMOJI),
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
        review_method=ReviewMethod(robots.reviewer, robots.EFFORT, doubtful=robots.doubtful),
    ),
    table=TableRules(
        minutes=9,
        trivial=turns.trivial,
        daily=Daily(date(2026, 11, 22)),
    ),
)

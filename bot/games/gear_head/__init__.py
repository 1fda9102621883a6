"""Gear Head: draw parts, build a complete car, pull up to the starting line (docs/rules/gear-head.md)."""

from datetime import date

from bot.engine.driver import random
from bot.engine.review_method import ReviewMethod
from bot.games.gear_head import board, robots, rules, words
from bot.games.gear_head.board.inks import WORLD
from bot.games.gear_head.rules import actions, events, model, planned_moves, scoring, turns, views
from bot.games.gear_head.rules.guess import guess
from bot.games.gear_head.words import description, labels, lesson, story
from bot.games.gear_head.words.help import CREDIT, reason
from bot.league.daily_game import Daily
from bot.locales.phrase import Phrase
from bot.render.emoji import stickers
from bot.title import Board, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[model.Options, model.State, actions.Action, events.Event, model.View] = Title(
    key="gear_head",
    name="Gear Head",
    command="race",
    rules=Rulebook(
        game=rules,
        options=model.Options,
        state=model.State,
        action=actions.Action,
        event=events.Event,
        sight=Sight(shown=views.shown, hand=views.hand),
        guess=guess,
        standing=scoring.standing,
        figures=scoring.figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch=Phrase("gear-pitch"),
        brief=story.brief,
        decisive=story.decisive,
        concerns=story.concerns,
        over=description.over,
        done=description.done,
        acts="gear-act",
        reason=reason,
        composites=labels.composites,
        plans=labels.plans,
        lesson=lesson.LESSON,
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
        },
        elo={"learner": -55, "club": 0},
        review_method=ReviewMethod(robots.reviewer, robots.EFFORT, "review-chance", ends=robots.beaten),
    ),
    table=TableRules(
        minutes=2,
        daily=Daily(date(2026, 11, 22)),
        forced=turns.forced,
        planned=planned_moves.action,
        anywhere=True,
    ),
)

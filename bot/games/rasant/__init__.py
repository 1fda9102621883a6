"""Rasant: win rounds, and let the cars at the rear overtake the whole line (docs/rules/rasant.md)."""

from datetime import date

from bot.engine.driver import random
from bot.engine.review_method import ReviewMethod
from bot.games.rasant import board, robots, rules, words
from bot.games.rasant.board.inks import WORLD
from bot.games.rasant.rules import actions, components, events, model, planned_moves, scoring, turns, views
from bot.games.rasant.rules.guess import guess
from bot.games.rasant.words import description, labels, lesson, story
from bot.games.rasant.words.help import CREDIT, reason
from bot.league.daily_game import Daily
from bot.locales.phrase import Phrase
from bot.render.emoji import stickers
from bot.title import Board, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[model.Options, model.State, actions.Action, events.Event, model.View] = Title(
    key="rasant",
    name="Rasant",
    command="rasant",
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
        pitch=Phrase("rasant-pitch"),
        options="rasant-option",
        brief=story.brief,
        round=story.round_of,
        decisive=story.decisive,
        over=description.over,
        acts="rasant-act",
        reason=reason,
        plans=labels.plans,
        lesson=lesson.LESSON,
    ),
    board=Board(
        painter=board,
        emoji=stickers(WORLD, **{paint: f"card-big-{paint}" for paint in (*components.COLOURS, "black")}),
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
        review_method=ReviewMethod(robots.reviewer, robots.EFFORT),
    ),
    table=TableRules(
        minutes=5,
        daily=Daily(date(2026, 11, 22)),
        forced=turns.forced,
        auto_pass=True,
        planned=planned_moves.action,
        anywhere=True,
    ),
)

"""Racesmack: everyone plays at the same time, and the fastest correct tap wins the most cards
(docs/rules/racesmack.md).
"""

from bot.engine.driver import random
from bot.games.racesmack import board, robots, rules, words
from bot.games.racesmack.rules import actions, events, model, reflexes, scoring, turns, views
from bot.games.racesmack.words import description, labels, lesson, story
from bot.games.racesmack.words.help import CREDIT, reason
from bot.locales.phrase import Phrase
from bot.title import Board, Reflexes, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[model.Options, model.State, actions.Action, events.Event, model.View] = Title(
    key="racesmack",
    name="Racesmack",
    command="smack",
    rules=Rulebook(
        game=rules,
        options=model.Options,
        state=model.State,
        action=actions.Action,
        event=events.Event,
        sight=Sight(shown=views.shown, secret=views.secret),
        figures=scoring.figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch=Phrase("smack-pitch"),
        options="smack-option",
        unit="smack-cards",
        brief=story.brief,
        round=description.round_of,
        decisive=story.decisive,
        concerns=story.concerns,
        decided=description.decided,
        over=description.over,
        reason=reason,
        why=description.why,
        composites=labels.composites,
        lesson=lesson.LESSON,
    ),
    board=Board(
        painter=board,
        cover=board.cover,
        cover_alt=Phrase("smack-cover"),
        taps=board.taps,
    ),
    robots=Robots(
        drivers={
            "random": random,
            "learner": robots.learner,
            "club": robots.club,
            "expert": robots.expert,
            "champion": robots.champion,
            "adaptive": robots.club,
        },
        usual="adaptive",
        adviser=robots.adviser,
        elo={"learner": -300, "club": 0, "expert": 300, "champion": 570},
    ),
    table=TableRules(
        minutes=4,
        forced=turns.forced,
        trivial=turns.trivial,
        reflexes=Reflexes(
            targets=reflexes.targets,
            stamped=reflexes.stamped,
            seconds=reflexes.seconds,
            delay=reflexes.delay,
            reactions=reflexes.reactions,
        ),
    ),
)

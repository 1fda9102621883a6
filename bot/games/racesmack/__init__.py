"""Racesmack: everyone plays at once, and the fastest right tap wins the most (docs/rules/racesmack.md)."""

from bot.engine.driver import random
from bot.engine.match import Versions
from bot.games.racesmack import board, robots, rules, words
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.components import VERSION
from bot.games.racesmack.rules.events import Event
from bot.games.racesmack.rules.figures import figures
from bot.games.racesmack.rules.model import Options, State, View
from bot.games.racesmack.rules.reflexes import calls, delay, seconds, stamped
from bot.games.racesmack.rules.sight import secret, shown
from bot.games.racesmack.words.brief import brief, round_of
from bot.games.racesmack.words.composites import composites
from bot.games.racesmack.words.help import CREDIT
from bot.games.racesmack.words.hint import reason
from bot.games.racesmack.words.lesson import LESSON
from bot.games.racesmack.words.story import decisive
from bot.title import Board, Reflexes, Robots, Rulebook, Sight, TableRules, Title, Wording

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="racesmack",
    name="Racesmack",
    command="smack",
    rules=Rulebook(
        game=rules,
        options=Options,
        state=State,
        action=Action,
        event=Event,
        versions=Versions(VERSION, "version"),
        sight=Sight(shown=shown, secret=secret),
        figures=figures,
    ),
    words=Wording(
        text=words,
        credit=CREDIT,
        pitch="Everybody lays a card at once. Find one that is right, and tap it before the others do.",
        unit="smack-cards",
        brief=brief,
        round=round_of,
        decisive=decisive,
        reason=reason,
        composites=composites,
        lesson=LESSON,
    ),
    board=Board(
        painter=board,
        cover=board.cover,
        cover_alt="Six cards, A to F, with coloured symbols; card E is right, and shines.",
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
        elo={"learner": -300, "club": 0, "expert": 300, "champion": 570},
    ),
    table=TableRules(
        minutes=6,
        reflexes=Reflexes(calls=calls, stamped=stamped, seconds=seconds, delay=delay),
    ),
)

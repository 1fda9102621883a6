"""Bids, a toy game for tests with simultaneous choices: all players bid a card in secret for a prize."""

from bot.engine.driver import random
from bot.locales.phrase import Phrase
from bot.title import Board, Robots, Rulebook, TableRules, Title, Wording
from tests.games.bids import board, robots, rules, words
from tests.games.bids.rules import Action, Event, Options, State, View

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="bids",
    name="Bids",
    command="bids",
    rules=Rulebook(game=rules, options=Options, state=State, action=Action, event=Event),
    words=Wording(
        text=words,
        credit=words.CREDIT,
        pitch=Phrase("bids-pitch"),
        options="bids-option",
    ),
    board=Board(painter=board, cover=board.cover, cover_alt=Phrase("bids-cover")),
    robots=Robots(drivers={"random": random, "club": robots.club}, opponents=2),
    table=TableRules(minutes=3),
)

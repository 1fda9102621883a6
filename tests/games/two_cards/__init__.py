"""Two Cards, a toy game for tests with hidden hands: play a card higher than the one below, and score a
point.
"""

from bot.engine.driver import random
from bot.locales.phrase import Phrase
from bot.title import Board, Robots, Rulebook, TableRules, Title, Wording
from tests.games.two_cards import board, robots, rules, words
from tests.games.two_cards.rules import Action, Event, Options, State, View
from tests.games.two_cards.words import CREDIT

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="two_cards",
    name="Two Cards",
    command="two",
    rules=Rulebook(game=rules, options=Options, state=State, action=Action, event=Event),
    words=Wording(text=words, credit=CREDIT, pitch=Phrase("two-pitch"), options="two-option"),
    board=Board(painter=board, cover=board.cover, cover_alt=Phrase("two-cover")),
    robots=Robots(drivers={"random": random, "club": robots.club}, opponents=2),
    table=TableRules(minutes=2),
)

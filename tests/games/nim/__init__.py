"""Nim, a toy game for tests with open information and two seats: take sticks, and take the last one."""

from datetime import date

from bot.engine.driver import random
from bot.league.daily_game import Daily
from bot.locales.phrase import Phrase
from bot.title import Board, Robots, Rulebook, TableRules, Title, Wording
from tests.games.nim import board, robots, rules, words
from tests.games.nim.rules import Action, Event, Options, State, View

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="nim",
    name="Nim",
    command="nim",
    rules=Rulebook(game=rules, options=Options, state=State, action=Action, event=Event),
    words=Wording(
        text=words,
        credit=words.CREDIT,
        pitch=Phrase("nim-pitch"),
        options="nim-option",
    ),
    board=Board(painter=board, cover=board.cover, cover_alt=Phrase("nim-cover")),
    robots=Robots(drivers={"random": random, "club": robots.club}, opponents=1),
    table=TableRules(minutes=2, daily=Daily(date(2027, 1, 1), robots=1)),
)

"""The pictures: the board for everybody, a hand, the cover, and the result."""

from collections.abc import Sequence
from functools import cache

from PIL.Image import Image

from bot.games.scrapheap.board import head, plan, players
from bot.games.scrapheap.board.inks import FINISH, PRINTS, SKY_WORDS, WORLD
from bot.games.scrapheap.board.yard import yard
from bot.games.scrapheap.rules import events, model
from bot.games.scrapheap.rules.goals import goals
from bot.locales.phrase import Locale
from bot.render.photo_finish import photo_finish, racers
from bot.render.stage import Stage, Words, develop


def board(view: model.View, names: Sequence[str], recent: Sequence[events.Event], locale: Locale) -> Stage:
    """Everything a spectator may know, while the game is on."""
    stage = Stage(WORLD, plan.TABLE.name, locale, names)
    head.table_head(stage, view, recent)
    players.plates(stage, view)
    yard(stage, plan.TABLE, view, recent)
    head.rim(stage, plan.TABLE)
    return stage


def hand(view: model.View, names: Sequence[str], recent: Sequence[events.Event], locale: Locale) -> Stage:
    """Everything one player may know of the yard, with what is theirs, and what is worth going for."""
    assert view.seat is not None
    stage = Stage(WORLD, plan.HAND.name, locale, names)
    found = goals(view)
    head.hand_head(stage, view)
    players.own(stage, view, view.seat, found)
    yard(stage, plan.HAND, view, recent, {goal.cell: goal.price for goal in found})
    head.rim(stage, plan.HAND)
    return stage


@cache
def cover(locale: Locale) -> Image:
    """The picture; one card of the yard lies open."""
    stage = Stage(WORLD, "cover", locale)
    for line, y in (("Scrapheap", 74), ("Scavengers", 172)):
        stage.write(Words(line, 104, "Amatic", SKY_WORDS, 2, SKY_WORDS, room=214), 30, y)
    stage.write(Words("6", 58, "Black", PRINTS["Drop"]), 868, 336, "m")
    return develop(stage)


def result(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Everything about a game that is over, for the view's owner."""
    return photo_finish(FINISH, racers(names, view.places, view.scores), view.seat, "points", locale=locale)

"""A player's hand: what a win would move and bring, and the cards, large those that may be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.rasant.board import captions
from bot.games.rasant.board.board import title
from bot.games.rasant.board.inks import GOLD, PLATE, TITLE, WORDS, WORLD
from bot.games.rasant.board.pieces import CARDS, CHIP, card, cars, chip, helmet, lines, lit, ticket, unplaced
from bot.games.rasant.board.plan import HAND
from bot.games.rasant.rules.components import START, Card
from bot.games.rasant.rules.model import View
from bot.games.rasant.rules.overtaking import overtaken, worth
from bot.render.stage import Stage, Words
from bot.render.text import measure

TOP: Final = 616
"""The top of the large cards."""
MIDDLE: Final = 365
"""Half way between the straights."""


def hand(view: View, names: Sequence[str]) -> Stage:
    """What one player may know, while the game is on."""
    stage = Stage(WORLD, "hand", names=names)
    if view.colour is not None:
        lit(stage, HAND, view.line, view.colour)
    cars(stage, HAND, view.line, 0)
    stage.settle()
    if view.phase == "drafting":
        unplaced(stage, view, 334, 74)
    else:
        _stake(stage, view)
    _head(stage, view, names)
    _cards(stage, view)
    return stage


def _head(stage: Stage, view: View, names: Sequence[str]) -> None:
    """What the owner may do or waits for; and their points."""
    assert view.seat is not None
    assert view.mover is not None
    helmet(stage, view.seat, 62, 62)
    end = 1076
    if view.phase != "drafting":
        points = Words(str(view.points[view.seat]), 84, "Manrope", TITLE)
        stage.write(points, end, 64, "r")
        caption = Words(captions.POINTS, 48, "Bold", TITLE)
        end -= points.width + 20
        stage.write(caption, end, 74, "r")
        end -= caption.width + 20
    if view.seat != view.mover:
        title(stage, names[view.mover].upper(), captions.WAIT, 126, end - 126, after=True)
    elif view.phase == "following":
        word = captions.BEAT if view.playable else captions.STUCK
        room = end - 126 - 24 - CHIP
        size = next((size for size in (84, 72, 64) if measure(word, size, "Manrope") <= room), 56)
        x = stage.write(Words(word, size, "Manrope", TITLE), 126, 64)
        chip(stage, view.laid[-1].card, x + 24, 60)
    else:
        title(stage, "", captions.MINE[view.phase], 126, end - 126)


def _stake(stage: Stage, view: View) -> None:
    """What a win of this round would bring; or what else the moment is about."""
    mine = view.seat == view.mover
    if mine and view.phase == "paying":
        stage.put("bin", 330, MIDDLE)
        lines(stage, captions.PAYING, 430, MIDDLE)
    elif view.colour is None:
        lines(stage, captions.LEADING if mine else captions.FIRST, 500, MIDDLE, "m")
    else:
        out = view.seat in view.passed or (mine and not view.playable)
        if not out:
            stage.put(f"arrow-hand-{view.colour}", 0, 0)
        points, moved = worth(view.line, view.colour), overtaken(view.line, view.colour)[0]
        size = 144 if points < 10 else 104
        sum = Words(captions.gain(points), size, "Manrope", GOLD, 8, PLATE)
        x = stage.write(sum, 492, MIDDLE)
        doubled = START in moved
        told = captions.stake(len(moved) - doubled, doubled=doubled, costs=view.costs, out=out, turn=mine)
        lines(stage, told, x + 34, MIDDLE)


def _cards(stage: Stage, view: View) -> None:
    """The cards that may be played, large; the others smaller, in the shade."""
    if not view.hand:
        words = captions.UNDEALT if view.phase == "drafting" else captions.EMPTY
        stage.write(Words(words, 48, "Bold", WORDS), 550, TOP + 146, "m")
        return
    choosing = view.seat == view.mover and view.phase != "paying"
    large = [each for each in view.hand if not choosing or each in view.playable]
    small = [each for each in view.hand if each not in large]
    size = "big" if len(large) <= 3 else "mid"
    gap = 14
    widths = [CARDS[size][0]] * len(large) + [CARDS["small"][0]] * len(small)
    x = (1100 - sum(widths) - gap * (len(widths) - 1)) // 2
    for each in large:
        card(stage, each, size, x, TOP)
        if choosing and view.phase == "leading":
            _worth(stage, view, each, x + CARDS[size][0] - 40)
        x += CARDS[size][0] + gap
    for each in small:
        card(stage, each, "small", x, TOP + CARDS["big"][1] - CARDS["small"][1])
        x += CARDS["small"][0] + gap


def _worth(stage: Stage, view: View, lead: Card, x: int) -> None:
    """What winning a round of that colour would bring."""
    if lead.paint != "black":
        ticket(stage, captions.gain(worth(view.line, lead.paint)), x, TOP + 6, "Manrope")

"""The robot of Nim."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor

from bot.engine.game import Chance
from tests.games.nim.rules import Action, View


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Take sticks so that the XOR of the heaps' sizes is 0, or make a random move if that is impossible."""
    whole = reduce(xor, view.heaps)
    good = [each for each in actions if view.heaps[each.heap] - each.count == view.heaps[each.heap] ^ whole]
    return chance.pick(good or actions)

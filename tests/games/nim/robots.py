"""The robot of Nim."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor

from bot.engine.game import Chance
from tests.games.nim.rules import Action, View


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Leave heaps whose sum in binary, without carrying, is 0, or take any if that is impossible."""
    whole = reduce(xor, view.heaps)
    good = [each for each in actions if view.heaps[each.heap] - each.count == view.heaps[each.heap] ^ whole]
    return chance.pick(good or actions)

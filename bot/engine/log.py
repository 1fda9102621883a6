"""Entries of a match's log other than the actions of its game."""

from bot.engine.values import union_member


@union_member
class TakeBack:
    """An undo of the last `moves` moves that were still in effect."""

    moves: int

"""Entries of a match's log other than the actions of its game."""

from bot.engine.values import union_member


@union_member
class TakeBack:
    """Log entry: the last `moves` moves still in effect were undone."""

    moves: int

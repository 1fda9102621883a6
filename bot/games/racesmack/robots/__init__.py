"""The robots of Racesmack, from weak to strong."""

from bot.games.racesmack.robots.club import club

__all__ = ["club"]

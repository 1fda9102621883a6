"""The robots of Rasant, from weak to strong."""

from bot.games.rasant.robots.club import club

__all__ = ["club"]

"""The robots of Gear Head, from weak to strong."""

from bot.games.gear_head.robots.club import club

__all__ = ["club"]

"""The robots of Gear & Piston, from weak to strong."""

from bot.games.gear_and_piston.robots.club import club

__all__ = ["club"]

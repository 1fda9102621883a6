"""The robots of Gear Head, from weak to strong."""

from bot.games.gear_head.robots.club import club
from bot.games.gear_head.robots.learner import learner

__all__ = ["club", "learner"]

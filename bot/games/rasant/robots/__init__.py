"""The robots of Rasant, from weak to strong."""

from bot.games.rasant.robots.club import club
from bot.games.rasant.robots.learner import learner

__all__ = ["club", "learner"]

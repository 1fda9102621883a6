"""The robots of Racesmack, from weak to strong."""

from bot.games.racesmack.robots.club import club
from bot.games.racesmack.robots.learner import learner

__all__ = ["club", "learner"]

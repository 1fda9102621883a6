"""The robots of Racesmack, from weak to strong."""

from bot.games.racesmack.robots.champion import champion
from bot.games.racesmack.robots.club import club
from bot.games.racesmack.robots.expert import expert
from bot.games.racesmack.robots.learner import learner

__all__ = ["champion", "club", "expert", "learner"]

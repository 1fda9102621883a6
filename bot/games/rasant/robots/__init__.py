"""The robots of Rasant, from weak to strong."""

from bot.games.rasant.robots.champion import EFFORT, champion, reviewer
from bot.games.rasant.robots.club import club
from bot.games.rasant.robots.expert import expert
from bot.games.rasant.robots.learner import learner

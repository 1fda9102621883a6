"""The robots of Rasant, from weak to strong."""

from bot.games.rasant.robots.champion import champion
from bot.games.rasant.robots.club import club
from bot.games.rasant.robots.expert import expert
from bot.games.rasant.robots.learner import learner
from bot.games.rasant.robots.reviewer import EFFORT, reviewer

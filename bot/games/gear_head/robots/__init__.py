"""The robots of Gear Head, from weak to strong."""

from bot.games.gear_head.robots.champion import champion
from bot.games.gear_head.robots.club import club
from bot.games.gear_head.robots.expert import expert
from bot.games.gear_head.robots.learner import learner
from bot.games.gear_head.robots.reviewer import EFFORT, beaten, reviewer

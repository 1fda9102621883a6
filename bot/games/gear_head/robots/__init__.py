"""The robots of Gear Head, from weak to strong."""

from bot.games.gear_head.robots.champion import EFFORT, beaten, champion, reviewer
from bot.games.gear_head.robots.club import club, expert
from bot.games.gear_head.robots.learner import learner

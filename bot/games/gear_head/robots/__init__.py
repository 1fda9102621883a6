"""The robots of Gear Head, and the review of decisions."""

from bot.games.gear_head.robots.club_robot import club
from bot.games.gear_head.robots.learner_robot import learner
from bot.games.gear_head.robots.review import EFFORT, beaten, reviewer

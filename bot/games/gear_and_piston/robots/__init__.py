"""The robots of Gear & Piston, and the review of decisions."""

from bot.games.gear_and_piston.robots.club_robot import club
from bot.games.gear_and_piston.robots.expert_robot import expert
from bot.games.gear_and_piston.robots.learner_robot import learner
from bot.games.gear_and_piston.robots.review import EFFORT, doubtful, reviewer

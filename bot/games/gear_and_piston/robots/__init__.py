"""The robots of Gear & Piston, from weak to strong."""

from bot.games.gear_and_piston.robots.club import club
from bot.games.gear_and_piston.robots.expert import expert
from bot.games.gear_and_piston.robots.learner import learner
from bot.games.gear_and_piston.robots.reviewer import EFFORT, doubtful, reviewer

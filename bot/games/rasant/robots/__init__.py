"""The robots of Rasant, and the review of decisions."""

from bot.games.rasant.robots.champion_robot import champion
from bot.games.rasant.robots.club_robot import club
from bot.games.rasant.robots.expert_robot import expert
from bot.games.rasant.robots.learner_robot import learner
from bot.games.rasant.robots.review import EFFORT, reviewer

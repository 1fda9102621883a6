"""The robots of Scrapheap Scavengers, and the review of decisions."""

from bot.games.scrapheap.robots.champion_robot import champion
from bot.games.scrapheap.robots.club_robot import club
from bot.games.scrapheap.robots.learner_robot import learner
from bot.games.scrapheap.robots.review import EFFORT, doubtful, reviewer

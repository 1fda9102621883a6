"""The robots of Scrapheap Scavengers, from weak to strong."""

from bot.games.scrapheap.robots.club import club
from bot.games.scrapheap.robots.expert import EFFORT, champion, doubtful, expert, reviewer
from bot.games.scrapheap.robots.learner import learner

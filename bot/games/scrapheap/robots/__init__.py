"""The robots of Scrapheap Scavengers, from weak to strong."""

from bot.games.scrapheap.robots.club import club
from bot.games.scrapheap.robots.expert import champion, expert
from bot.games.scrapheap.robots.learner import learner
from bot.games.scrapheap.robots.reviewer import EFFORT, doubtful, reviewer

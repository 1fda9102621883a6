"""The rules of Scrapheap Scavengers as pure functions over frozen values: a Game."""

from bot.games.scrapheap.rules.refusals import refusal
from bot.games.scrapheap.rules.scoring import outcome
from bot.games.scrapheap.rules.setting_up import setup
from bot.games.scrapheap.rules.turns import apply, awaits, idle, legal, longest, seats, turn
from bot.games.scrapheap.rules.views import view, visible

"""The rules of Rasant as pure functions over frozen values: a Game."""

from bot.games.rasant.rules.refusals import refusal
from bot.games.rasant.rules.scoring import outcome
from bot.games.rasant.rules.setting_up import setup
from bot.games.rasant.rules.turns import apply, awaits, idle, legal, longest, seats, turn
from bot.games.rasant.rules.views import view, visible

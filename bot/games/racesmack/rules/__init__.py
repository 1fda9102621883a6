"""The rules of Racesmack as pure functions over frozen values: a Game."""

from bot.games.racesmack.rules.refusals import refusal
from bot.games.racesmack.rules.scoring import outcome
from bot.games.racesmack.rules.setting_up import setup
from bot.games.racesmack.rules.turns import apply, awaits, idle, legal, longest, seats, turn
from bot.games.racesmack.rules.views import view, visible

"""The rules of Gear Head as pure functions over frozen values: a Game."""

from bot.games.gear_head.rules.refusals import refusal
from bot.games.gear_head.rules.scoring import outcome
from bot.games.gear_head.rules.setting_up import setup
from bot.games.gear_head.rules.turns import apply, awaits, idle, legal, longest, seats, turn
from bot.games.gear_head.rules.views import view, visible

"""The rules of Gear & Piston as pure functions over frozen values: a Game."""

from bot.games.gear_and_piston.rules.refusals import refusal
from bot.games.gear_and_piston.rules.scoring import outcome
from bot.games.gear_and_piston.rules.setting_up import setup
from bot.games.gear_and_piston.rules.turns import apply, awaits, idle, legal, longest, seats, turn
from bot.games.gear_and_piston.rules.views import view, visible

"""Gear & Piston in words: buttons, the story, the whole table as text, the short rules."""

from bot.games.gear_and_piston.words.help import basics, rules
from bot.games.gear_and_piston.words.labels import label, option_lines
from bot.games.gear_and_piston.words.story import tell
from bot.games.gear_and_piston.words.table import alts, describe, headline, prompt

"""Gear & Piston in words: buttons, the story, the whole table as text, and the short rules."""

from bot.games.gear_and_piston.words.description import alts, describe, headline, prompt
from bot.games.gear_and_piston.words.help import basics, rules
from bot.games.gear_and_piston.words.labels import label, option_lines
from bot.games.gear_and_piston.words.story import tell

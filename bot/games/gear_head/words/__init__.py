"""Gear Head in words: buttons, the story, the whole table as text, and the short rules."""

from bot.games.gear_head.words.description import alts, describe, headline, prompt
from bot.games.gear_head.words.help import basics, rules
from bot.games.gear_head.words.labels import label, option_lines
from bot.games.gear_head.words.story import tell

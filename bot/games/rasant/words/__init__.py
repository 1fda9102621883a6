"""Rasant in words: buttons, the story, the whole table as text, and the short rules."""

from bot.games.rasant.words.description import alts, describe, headline, prompt
from bot.games.rasant.words.help import basics, rules
from bot.games.rasant.words.labels import label, option_lines
from bot.games.rasant.words.story import tell

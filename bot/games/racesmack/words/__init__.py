"""Racesmack in words: buttons, the story, the whole table as text, and the short rules."""

from bot.games.racesmack.words.description import alts, describe, headline, prompt
from bot.games.racesmack.words.help import basics, rules
from bot.games.racesmack.words.labels import label, option_lines
from bot.games.racesmack.words.story import tell

"""Scrapheap Scavengers in words: buttons, the story, the whole table as text, and the short rules."""

from bot.games.scrapheap.words.description import alts, describe, headline, prompt
from bot.games.scrapheap.words.help import basics, rules
from bot.games.scrapheap.words.labels import label, option_lines
from bot.games.scrapheap.words.story import tell

"""Scrapheap Scavengers in words: buttons, what is typed, the story, and the whole table as text."""

from __future__ import annotations

from bot.games.scrapheap.words.help import rules
from bot.games.scrapheap.words.labels import barred, chosen, label
from bot.games.scrapheap.words.story import tell
from bot.games.scrapheap.words.table import alts, describe, headline
from bot.games.scrapheap.words.typed import TYPED

__all__ = ("TYPED", "alts", "barred", "chosen", "describe", "headline", "label", "rules", "tell")

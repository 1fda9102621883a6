"""Scrapheap Scavengers in words: buttons, what is typed, the story, and the whole table as text."""

from __future__ import annotations

from bot.words.scrapheap.choices import barred, chosen, label
from bot.words.scrapheap.rules import rules
from bot.words.scrapheap.story import tell
from bot.words.scrapheap.table import alts, describe, headline
from bot.words.scrapheap.typed import TYPED

__all__ = ("TYPED", "alts", "barred", "chosen", "describe", "headline", "label", "rules", "tell")

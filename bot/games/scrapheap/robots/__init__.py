"""The robots of Scrapheap Scavengers, from weak to strong."""

from bot.games.scrapheap.robots.club import club

__all__ = ["club"]

"""Two Cards in words: buttons, the story, the whole table as text, the rules in short."""

from tests.games.example.words.help import basics, rules
from tests.games.example.words.labels import barred, chosen, label
from tests.games.example.words.story import tell
from tests.games.example.words.table import alts, describe, headline

__all__ = ["alts", "barred", "basics", "chosen", "describe", "headline", "label", "rules", "tell"]

"""The rules of each game. Each imports bot.engine only, and no other game."""

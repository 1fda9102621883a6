"""The base of every game: the Game protocol, chance, and matches. Standard library only."""

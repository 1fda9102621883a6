"""The base of every game: the Game protocol, chance, matches, and robots that search."""

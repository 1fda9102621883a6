"""What every game builds on: the Game protocol, chance, and matches. Standard library only."""

"""What every game stands on: the Game protocol, chance, and a match. Standard library only."""

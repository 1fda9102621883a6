"""The recipe of each world."""

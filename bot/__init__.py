"""Paddock: five car games, played in a Discord channel, with private hands."""

"""Paddock: car games, played in a Discord channel, with private hands."""

VERSION = "1.0.0"

"""Paddock: car games, played in a Discord channel, with private hands."""

VERSION = "0.1.0"

"""The league of a server: circuits, standings, leaderboards, profiles, and comparisons of two people."""

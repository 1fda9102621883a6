"""Tables and lobbies: matches with their people and clocks. This package knows nothing about particular
games, Discord or SQL.
"""

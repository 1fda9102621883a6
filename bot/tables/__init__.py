"""Tables and lobbies: matches with their people and clocks. Independent of particular games, Discord and
SQL.
"""

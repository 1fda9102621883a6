"""Tables and lobbies: matches with their people and clocks. Nothing here knows a particular game, Discord or
SQL.
"""

"""The games, a folder each: rules, words, board, robots, and the Title that joins them. No game knows
another.
"""

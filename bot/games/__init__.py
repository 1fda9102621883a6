"""The games, one folder for each: rules, words, board, robots, and the Title that joins them. No game imports
another.
"""

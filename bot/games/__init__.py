"""The games, a folder each: rules, words, board, robots, and the Title that joins them. None knows others."""

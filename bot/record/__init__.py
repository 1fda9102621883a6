"""A finished game as a file that people and programs can read (docs/record.md), and what is made from it:
films, reviews and puzzles.
"""

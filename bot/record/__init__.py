"""Finished games as files that people and programs can read (docs/record.md), and the films, reviews and
puzzles made from them.
"""

"""Finished games as files that people and programs can read (docs/record.md), and what is made from them:
films, reviews and puzzles.
"""

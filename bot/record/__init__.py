"""A finished game as a file that people and programs can read (docs/record.md), and products made from it."""

"""Finished games as files that people and programs can read (docs/record.md)."""

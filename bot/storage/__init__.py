"""Persistent storage: JSON codecs, and the SQL store with its migrations."""

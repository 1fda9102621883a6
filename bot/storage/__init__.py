"""Durable memory: JSON codecs built from each Title's types, and the SQL store with its migrations."""

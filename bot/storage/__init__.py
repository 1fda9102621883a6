"""Persistent storage: JSON codecs built from the types of each Title, and the SQL store with its
migrations.
"""

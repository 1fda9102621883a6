"""Keeps the messages in Discord up to date."""

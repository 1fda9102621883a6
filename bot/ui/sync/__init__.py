"""Keeping the messages in Discord up to date."""

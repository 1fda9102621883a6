"""Builds the content of each message from the current state."""

"""The content of each message, from the current state."""

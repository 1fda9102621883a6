"""The daily: one deal per day, the same for everyone on every server."""

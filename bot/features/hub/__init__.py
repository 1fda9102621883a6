"""The overview of everything: /paddock and /help."""

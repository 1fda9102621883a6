"""The overview of all games and panels: /paddock and /help."""

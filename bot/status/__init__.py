"""What the bot tells a machine that watches it: alive, ready, and figures."""

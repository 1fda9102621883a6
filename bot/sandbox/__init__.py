"""A simulated Discord: the real bot talks to it over a socket; people are played by tests or by a page.

It keeps no time of its own and refuses what Discord refuses. It knows nothing of the rest of the bot.
"""

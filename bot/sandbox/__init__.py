"""A simulated Discord. The real bot connects to it over a socket, and tests or a web page play the people.

It has no clock of its own, and refuses what Discord refuses. It does not depend on the rest of the bot.
"""

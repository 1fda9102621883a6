"""A simulated Discord. The real bot connects to it over a socket, and tests or a web page act as the people.

It has no clock of its own, refuses what Discord refuses, and does not depend on the rest of the bot.
"""

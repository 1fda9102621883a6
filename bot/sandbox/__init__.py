"""A simulated Discord. The real bot connects to it over a socket, and tests or a web page act as the people.

It takes the time from a given clock, refuses what Discord refuses, and uses no other part of the bot.
"""

"""A simulated Discord. The real bot connects to it over a socket, and tests or a web page act as the people.

It takes the time from a given clock, and refuses invalid requests as Discord does. Of the rest of the bot, it
uses only bot.runtime.clock.
"""

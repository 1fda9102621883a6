"""The base of every game: the Game protocol, chance, matches, and robots that search. It imports only the
standard library and the phrases of bot.locales.
"""

"""Studies of the balance of games, the weights that robots have learned, and the quality of ratings. Each is
run by hand.
"""

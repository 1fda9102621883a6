"""Studies: the balance of games, the weights that robots have learned, the quality of ratings. Each is run by
hand.
"""

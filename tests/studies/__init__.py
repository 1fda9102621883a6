"""Studies: how games balance, what robots have learnt, how good ratings are. Each is run by hand."""

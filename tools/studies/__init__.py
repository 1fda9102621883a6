"""Studies: how games balance, what robots have learned, how good ratings are. Each is run by hand."""

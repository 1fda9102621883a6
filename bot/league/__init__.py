"""Circuits and standings: pure scoring over the results of matches."""

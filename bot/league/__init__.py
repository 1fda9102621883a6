"""Circuits, seasons and standings: pure scoring over results."""

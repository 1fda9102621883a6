"""Tools that are run by hand: see README.md."""

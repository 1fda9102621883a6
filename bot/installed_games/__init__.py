"""The games that other packages provide."""

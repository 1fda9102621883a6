"""The games that other packages bring."""

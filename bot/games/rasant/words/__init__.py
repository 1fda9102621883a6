"""In words."""

"""The values and errors of tables."""

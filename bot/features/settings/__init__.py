"""The settings of people and servers, and the options for a person's own data."""

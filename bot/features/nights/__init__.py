"""Race nights and cups: people sign up for a time, and are then seated at tables."""

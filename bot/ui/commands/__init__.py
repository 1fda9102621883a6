"""What slash commands do: their bodies."""

"""The bodies of the slash commands."""

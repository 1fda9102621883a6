"""The functions that carry out the slash commands, which are declared in `cogs`."""

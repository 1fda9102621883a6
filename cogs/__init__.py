"""The slash commands, one module per command group."""

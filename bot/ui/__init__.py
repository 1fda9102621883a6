"""The bot's user interface in Discord: commands, messages, buttons, hands, and error texts."""

"""Discord's user interface: messages, buttons, hands, and error texts."""

"""What people see and press in Discord: messages, buttons, hands, and the words for what went wrong."""

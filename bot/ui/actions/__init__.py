"""What each button, menu and form does, and how it answers."""

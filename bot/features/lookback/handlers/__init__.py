"""The handlers of the buttons for looking back at a finished game."""

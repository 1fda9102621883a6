"""The effect of each button, menu and form, and the answer to it."""

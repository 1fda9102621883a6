"""The effect and the answer of each button, menu and form."""

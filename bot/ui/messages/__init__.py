"""What each message looks like, drawn from the present."""

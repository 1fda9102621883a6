"""The daily: one deal a day, the same for everyone everywhere."""

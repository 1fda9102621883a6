"""Lessons: fixed deals that learners play press by press."""

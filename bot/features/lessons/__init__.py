"""Lessons: a fixed deal in the learner's view, press by press."""

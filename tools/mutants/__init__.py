"""Faults for the tests to find: a configuration of cosmic-ray for each scope, and faults inserted by hand."""

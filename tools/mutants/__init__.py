"""Faults for the tests to find: a configuration of cosmic-ray for each scope, and faults put in by hand."""

"""Simulated evenings: the real bot runs while everything around it is derived from one seed
(docs/testing.md).
"""

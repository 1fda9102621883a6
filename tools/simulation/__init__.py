"""Simulated evenings: the real bot runs while everything around it is made from one seed
(docs/testing.md).
"""

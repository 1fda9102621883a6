"""Scrapheap Scavengers: peek, guard your finds with cubes, collect them (specs/scrapheap-scavengers.md)."""

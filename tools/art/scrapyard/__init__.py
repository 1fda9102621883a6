"""The drawings of the world of Scrapheap Scavengers."""

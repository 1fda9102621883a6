"""What the world of Scrapheap Scavengers is drawn with."""

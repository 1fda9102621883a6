"""The pictures of Gear & Piston."""

"""Makes the sprite sheets of the worlds from the drawings in assets/ (docs/pictures.md)."""

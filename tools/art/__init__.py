"""Makes the sprite sheets of the worlds from the drawings in assets/ and in the code (docs/pictures.md)."""

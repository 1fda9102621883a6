"""The sheets of the worlds, made from the drawings in assets/ (docs/pictures.md)."""

"""How the sheets of the worlds are made from the drawings in assets/ (docs/pictures.md)."""

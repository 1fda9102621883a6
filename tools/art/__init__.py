"""The programs that make the sprite sheets of the worlds from the drawings in assets/ and in the code
(docs/pictures.md). A function that draws returns SVG elements.
"""

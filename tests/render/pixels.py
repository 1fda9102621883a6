"""The pixels of PNG files, for tests that compare pictures."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image


def pixels(files: Sequence[bytes]) -> list[tuple[bytes, list[int] | None]]:
    """Return the pixels and palettes of PNG files. ISA-L does not promise to pack equal pixels into equal
    bytes.
    """
    pictures = [Image.open(BytesIO(each)) for each in files]
    return [(each.tobytes(), each.getpalette()) for each in pictures]

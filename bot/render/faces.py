"""Fonts for glyphs that Roboto does not have: the Noto fonts as Debian installs them (docs/hosting.md)."""

import os
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from PIL import ImageFont, features

EMOJI: Final = "NotoColorEmoji.ttf"
BITMAP: Final = 109
"""The only size, in pixels, of the pictures in the emoji font."""
JOINERS: Final = "\u200c\u200d\ufe0f"
"""Characters that draw nothing themselves, but join, separate or restyle their neighbours."""
_ABSENT: Final = "\uffff"
_EAST_ASIAN: Final = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "KATAKANA-HIRAGANA", "BOPOMOFO", "IDEOGRAPHIC")


class Faces:
    """The Noto fonts in the given folders and their subfolders."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders
        self._known: dict[str, Path | None] = {}

    @cached_property
    def _files(self) -> dict[str, Path]:
        return {
            name: Path(folder) / name
            for root in self._folders
            for folder, _, names in os.walk(root)
            for name in names
            if name.startswith("Noto") and name.endswith((".ttf", ".ttc", ".otf"))
        }

    def of(self, char: str) -> Path | None:
        """Return the path of a font that has the character, or None."""
        if char not in self._known:
            found = (self._files[name] for name in _candidates(char) if name in self._files)
            self._known[char] = next((path for path in found if _has(path, char)), None)
        return self._known[char]


def _candidates(char: str) -> Iterator[str]:
    """Yield the names of the font files that can have the character, the likeliest first."""
    script = unicodedata.name(char, "").split(" ")[0]
    if script in _EAST_ASIAN:
        yield from ("NotoSansCJK-Bold.ttc", "NotoSansCJKjp-Bold.otf")
    yield f"NotoSans{script.title()}-Bold.ttf"
    yield from (EMOJI, "NotoSans-Bold.ttf", "NotoSansSymbols-Bold.ttf", "NotoSansSymbols2-Regular.ttf")


def opened(path: Path, size: int) -> ImageFont.FreeTypeFont:
    """Return the font in the given size in pixels. The emoji font always has the size BITMAP. Raises OSError
    if the file cannot be read as a font.
    """
    engine = ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(path), BITMAP if path.name == EMOJI else size, layout_engine=engine)


def _has(path: Path, char: str) -> bool:
    try:
        face = opened(path, 48)
        return bytes(face.getmask(char)) not in (b"", bytes(face.getmask(_ABSENT)))
    except OSError:
        return False


FACES: Final = Faces((Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".fonts"))
"""The Noto fonts in the usual folders of this machine."""

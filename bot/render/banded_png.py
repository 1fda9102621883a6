"""A stage as a PNG file in horizontal bands: a band on which the same things lie as before is neither painted nor
packed a second time, whichever picture it was in.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Final

from isal import isal_zlib
from bot.render.canvas import chunk, png_file
from bot.render.sized_cache import SizedCache
from bot.render.stage import Stage, Thing, lay, size
from bot.render.theme import STANDARD, Theme
from bot.render.world import Look, look

HEIGHT: Final = 50
"""Of a band, in pixels. Of lower ones more stay as they were, but they are packed less well."""
_ADLER: Final = 65_521
"""The modulus of Adler-32, see RFC 1950."""
_numbers: Final = count(1)


@dataclass(frozen=True, slots=True)
class _Band:
    """chunk: its rows, packed, as a chunk of a PNG. check: their Adler-32. rows: their number of bytes."""

    chunk: bytes
    check: int
    rows: int


_bands: SizedCache[_Band] = SizedCache(8 * 1024 * 1024)


def banded(stage: Stage, theme: Theme = STANDARD) -> bytes:
    """The stage in the theme as a PNG file, with the pixels of `bot.render.stage.develop`."""
    seen = look(stage.world, theme.key)
    keys = _keys(stage, seen)
    bands = {at: band for at, key in enumerate(keys) if (band := _bands.find(key)) is not None}
    missing = [at for at in range(len(keys)) if at not in bands]
    for first, last in _runs(missing):
        for at, band in enumerate(_painted(stage, seen, first, last), first):
            bands[at] = band
            _bands.keep(keys[at], band, len(band.chunk))
    return png_file(stage.width, stage.height, seen.codes, _data([bands[at] for at in range(len(keys))]))


def _keys(stage: Stage, seen: Look) -> list[tuple[object, ...]]:
    """What tells each band from others: its ground, where it is, and what lies on it."""
    heights = range(0, stage.height, HEIGHT)
    lies: list[list[int]] = [[] for _ in heights]
    for item, x, y in stage.marks:
        number = _number(item, x, y)
        for at in _spanned(y, size(stage.world, item)[1], len(lies)):
            lies[at].append(number)
    return [
        (seen, stage.ground, top, min(HEIGHT, stage.height - top), tuple(numbers))
        for top, numbers in zip(heights, lies, strict=True)
    ]


@lru_cache(maxsize=8192)
def _number(item: Thing, x: int, y: int) -> int:
    """A number for a mark that no other one ever has."""
    return next(_numbers)


def _spanned(y: int, high: int, bands: int) -> range:
    """The bands on which something lies."""
    return range(max(0, y // HEIGHT), min(bands, -(-(y + high) // HEIGHT)))


def _runs(missing: list[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of bands that follow each other."""
    for at, band in enumerate(missing):
        if at == 0 or missing[at - 1] != band - 1:
            first = band
        if at + 1 == len(missing) or missing[at + 1] != band + 1:
            yield first, band


def _painted(stage: Stage, seen: Look, first: int, last: int) -> Iterator[_Band]:
    """These bands, painted together."""
    top, bottom = first * HEIGHT, min((last + 1) * HEIGHT, stage.height)
    strip = seen.ground(stage.ground).crop((-1, top, stage.width, bottom))
    for item, x, y in stage.marks:
        if y < bottom and y + size(stage.world, item)[1] > top:
            lay(strip, seen, item, x + 1, y - top)
    strip.paste(0, (0, 0, 1, strip.height))  # the first byte of each row says that it has no filter
    pixels, wide = strip.tobytes(), strip.width * HEIGHT
    for start in range(0, len(pixels), wide):
        rows = pixels[start : start + wide]
        packer = isal_zlib.compressobj(2, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)
        packed = packer.compress(rows) + packer.flush(isal_zlib.Z_SYNC_FLUSH)
        yield _Band(chunk(b"IDAT", packed), isal_zlib.adler32(rows), len(rows))


def _data(bands: list[_Band]) -> bytes:
    """The chunks of one zlib stream with these bands."""
    low, high = 1, 0  # the two halves of Adler-32
    for band in bands:
        high += band.rows * (low - 1) + (band.check >> 16)
        low += (band.check & 0xFFFF) - 1
    check = (high % _ADLER) << 16 | low % _ADLER
    begin, end = b"\x78\x01", b"\x03\x00" + check.to_bytes(4)  # an empty last block
    return b"".join((chunk(b"IDAT", begin), *(band.chunk for band in bands), chunk(b"IDAT", end)))

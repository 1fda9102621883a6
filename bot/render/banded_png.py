"""A stage as a PNG file, made of horizontal bands. A band that is the same as in an earlier picture comes
from a cache, so that it is neither painted nor compressed again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from isal import isal_zlib

from bot.render import canvas, sized_cache, stage, world
from bot.render.theme import STANDARD, Theme

HEIGHT = 50
"""The height of a band in pixels. Thinner bands stay unchanged more often, but compress less well."""
_ADLER = 65_521
"""The modulus of Adler-32, see RFC 1950."""
_numbers = count(1)


@dataclass(frozen=True, slots=True)
class _Band:
    """A painted band of a picture, compressed."""

    chunk: bytes
    """The rows of pixels, compressed, as an IDAT chunk of a PNG."""
    check: int
    """The Adler-32 checksum of the rows before compression."""
    rows: int
    """The number of bytes of the rows before compression."""


_bands: sized_cache.SizedCache[_Band] = sized_cache.SizedCache(32 * 1024 * 1024)


def banded(drawn: stage.Stage, theme: Theme = STANDARD) -> bytes:
    """Return the stage in the theme as a PNG file with the same pixels as `bot.render.stage.develop`."""
    seen = world.look(drawn.world, theme.key)
    keys = _keys(drawn, seen)
    bands = {at: band for at, key in enumerate(keys) if (band := _bands.find(key)) is not None}
    missing = [at for at in range(len(keys)) if at not in bands]
    for first, last in _runs(missing):
        for at, band in enumerate(_painted(drawn, seen, first, last), first):
            bands[at] = band
            _bands.keep(keys[at], band, len(band.chunk))
    data = _data([bands[at] for at in range(len(keys))])
    return canvas.png_file(drawn.width, drawn.height, seen.codes, data)


def _keys(drawn: stage.Stage, seen: world.Look) -> list[tuple[object, ...]]:
    tops = range(0, drawn.height, HEIGHT)
    lies: list[list[int]] = [[] for _ in tops]
    for item, x, y in drawn.marks:
        number = _number(item, x, y)
        low = y + stage.size(drawn.world, item)[1]
        for at in range(max(0, y // HEIGHT), min(len(lies), -(-low // HEIGHT))):
            lies[at].append(number)
    return [
        (seen, drawn.ground, top, min(HEIGHT, drawn.height - top), tuple(numbers))
        for top, numbers in zip(tops, lies, strict=True)
    ]


@lru_cache(maxsize=8192)
def _number(item: stage.Thing, x: int, y: int) -> int:  # noqa: ARG001  the cache tells them apart
    """Return a number that identifies a mark and its position for as long as it is cached."""
    return next(_numbers)


def _runs(missing: list[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last band of each run of consecutive missing bands."""
    for at, band in enumerate(missing):
        if at == 0 or missing[at - 1] != band - 1:
            first = band
        if at + 1 == len(missing) or missing[at + 1] != band + 1:
            yield first, band


def _painted(drawn: stage.Stage, seen: world.Look, first: int, last: int) -> Iterator[_Band]:
    """Paint and compress the bands from `first` to `last`, both included, as one strip."""
    top, bottom = first * HEIGHT, min((last + 1) * HEIGHT, drawn.height)
    strip = seen.ground(drawn.ground).crop((-1, top, drawn.width, bottom))
    for item, x, y in drawn.marks:
        if y < bottom and y + stage.size(drawn.world, item)[1] > top:
            stage.lay(strip, seen, item, x + 1, y - top)
    strip.paste(0, (0, 0, 1, strip.height))  # the first byte of each row selects no filter
    pixels, size = strip.tobytes(), strip.width * HEIGHT
    for start in range(0, len(pixels), size):
        rows = pixels[start : start + size]
        packer = isal_zlib.compressobj(2, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)
        packed = packer.compress(rows) + packer.flush(isal_zlib.Z_SYNC_FLUSH)
        yield _Band(canvas.chunk(b"IDAT", packed), isal_zlib.adler32(rows), len(rows))


def _data(bands: list[_Band]) -> bytes:
    """Return the bands as PNG chunks that form a single zlib stream."""
    low, high = 1, 0  # the two halves of Adler-32
    for band in bands:
        high += band.rows * (low - 1) + (band.check >> 16)
        low += (band.check & 0xFFFF) - 1
    check = (high % _ADLER) << 16 | low % _ADLER
    begin, end = b"\x78\x01", b"\x03\x00" + check.to_bytes(4)  # the last block is empty
    return b"".join(
        (canvas.chunk(b"IDAT", begin), *(band.chunk for band in bands), canvas.chunk(b"IDAT", end))
    )


def forget() -> None:
    """Empty the cache of painted bands."""
    _bands.clear()

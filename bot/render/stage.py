"""A picture of a world as data (a ground with sprites, drawings and words on it), and functions that paint
it. Everything is pasted as indices into the palette of the world and theme. Soft edges are blended with the
pixels under them, and the blends are cached.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from typing import Final, Literal, TypeAlias, assert_never

from isal import isal_zlib
from PIL import Image

from bot.engine.game import Seat
from bot.locales.phrase import ENGLISH, Arg, Locale, say
from bot.render.canvas import BLACK, WHITE, Block, Overlay
from bot.render.pen import FINE, Pen
from bot.render.sized_cache import SizedCache
from bot.render.text import covered, measure, middle, pictured
from bot.render.theme import READABLE, STANDARD, Colour, Theme, Weight
from bot.render.world import Look, World, look, packed, unpacked
from bot.words.player_car import PlayerCar, Seated, seat_car

_MIB: Final = 1024 * 1024
LARGE: Final = 150_000
"""The maximum number of pixels of an overlay that is drawn FINE times as large before it is reduced. Larger
ones are drawn twice as large.
"""
BAND: Final = 96
"""The height, in pixels, of the bands in which an overlay larger than LARGE is drawn, to save memory."""
_STEPS: Final = [round(share / 51) * 51 for share in range(256)]
"""A table that replaces each shade on the edges of words by one of six, to make files smaller."""
_blends: SizedCache[bytes] = SizedCache(8 * _MIB)
_layers: SizedCache[bytes] = SizedCache(2 * _MIB)


@dataclass(frozen=True, slots=True)
class Stamp:
    """A sprite of the world's sheet, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text over the picture. size: the font size in pixels. Raises ValueError if it is too small to
    read.
    """

    text: str
    size: int = READABLE
    weight: Weight = "Bold"
    ink: Colour = WHITE
    rim: int = 0
    edge: Colour = BLACK
    """The colour of the outline, which is `rim` pixels thick, and of its shadow, which falls `drop` pixels
    down and half as far to the right.
    """
    room: int | None = None
    """The maximum width in pixels, to which wider text is squeezed, or None for no limit."""
    drop: int = 0
    lean: float = 0
    """The slant of the text to the right, as a fraction of its height."""

    def __post_init__(self) -> None:
        if self.size < READABLE:
            raise ValueError(f"text of {self.size} px is smaller than {READABLE} px")

    @property
    def width(self) -> int:
        """The width of the text in pixels, without outline, shadow and slant."""
        wide = measure(self.text, self.size, self.weight)
        return wide if self.room is None else min(wide, self.room)

    @property
    def height(self) -> int:
        """The height of the text in pixels, with accents on capitals and descenders, but without outline and
        shadow.
        """
        return ceil(self.size * 1.26)

    @property
    def box(self) -> tuple[int, int]:
        """The width and height in pixels of everything that is painted, with outline, shadow and slant."""
        high = self.height + 2 * self.rim
        return self.width + 2 * self.rim + ceil(self.lean * high) + self.drop // 2, high + self.drop

    @property
    def pictured(self) -> list[tuple[Image.Image, Image.Image, tuple[int, int]]]:
        """The emoji in the text, as bot.render.text.pictured returns them."""
        return pictured(self.text, self.size, self.weight)


Thing: TypeAlias = Stamp | Words | Overlay | Block


@dataclass(slots=True)
class Stage:
    """A picture as data: the world and its ground, and the marks on it, each with its top left corner."""

    world: World
    ground: str
    locale: Locale = ENGLISH
    """The language of the picture's words."""
    names: Sequence[str] = ()
    """The players' names by seat, each with its car if it is a `Seated`."""
    marks: list[tuple[Thing, int, int]] = field(default_factory=list)
    cut: int | None = None
    """The visible height of the ground, from its top, in pixels, or None for all of it."""
    part: Hashable = None
    """The part of a larger scene that the picture shows, if it does not show all of it. A film moves nothing
    between pictures of different parts.
    """

    @property
    def width(self) -> int:
        """The width of the picture, in pixels."""
        return self.world.size(self.ground)[0]

    @property
    def height(self) -> int:
        """The height of the picture, in pixels."""
        return self.world.size(self.ground)[1] if self.cut is None else self.cut

    def say(self, id: str, *, you: bool = False, **args: Arg) -> str:
        """Return a message in the language of the picture. See bot.locales.phrase.say."""
        return say(id, self.locale, you=you, **args)

    def player_car(self, seat: Seat) -> PlayerCar:
        """Return the car of the seat's player, or the seat's standard car if `names` does not tell."""
        name = self.names[seat] if self.names else ""
        return name.player_car if isinstance(name, Seated) else seat_car(seat)

    def put(self, name: str, x: int, y: int) -> None:
        """Add a sprite with its anchor at (x, y)."""
        at = self.world.places[name]
        self.marks.append((Stamp(name), x + at.left, y + at.top))

    def fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Add a flat rectangle with its top left corner at (x, y)."""
        self.marks.append((Block(width, height, colour), x, y))

    def frame(self, x: int, y: int, width: int, height: int, line: int, colour: Colour) -> None:
        """Add a frame with its outer top left corner at (x, y). line: its thickness in pixels."""
        self.fill(x, y, width, line, colour)
        self.fill(x, y + height - line, width, line, colour)
        self.fill(x, y, line, height, colour)
        self.fill(x + width - line, y, line, height, colour)

    def draw(self, overlay: Overlay, x: int, y: int) -> None:
        """Add an overlay with its top left corner at (x, y)."""
        self.marks.append((overlay, x, y))

    def write(self, words: Words, x: int, y: int, anchor: Literal["l", "m", "r"] = "l") -> int:
        """Write words with their capitals centred on y. Return their right edge without outline, shadow and
        slant, in pixels. anchor: whether x is the left edge (l), the middle (m) or the right edge (r).
        """
        wide = words.width
        left = x if anchor == "l" else x - wide if anchor == "r" else x - wide // 2
        high = middle(words.size, words.weight)
        shift = round(words.lean * (words.height + words.rim - high))
        self.marks.append((words, left - words.rim - shift, y - high - words.rim))
        return left + wide


def develop(stage: Stage, theme: Theme = STANDARD) -> Image.Image:
    """Return the finished picture of a stage, in mode P, with the palette of its world in the theme."""
    seen = look(stage.world, theme.key)
    picture = seen.ground(stage.ground).crop((0, 0, stage.width, stage.height))
    for item, x, y in stage.marks:
        lay(picture, seen, item, x, y)
    return seen.shown(picture)


def lay(picture: Image.Image, seen: Look, item: Thing, x: int, y: int) -> None:
    """Draw one mark on a picture of indices (mode L), clipped at its edges."""
    if isinstance(item, Stamp) and seen.world.places[item.name].solid:
        picture.paste(seen.sprite(item.name), (x, y))
    elif isinstance(item, Block):
        picture.paste(seen.index(item.colour), (x, y, x + item.width, y + item.height))
    else:
        width, height = size(seen.world, item)
        left, top = max(0, x), max(0, y)
        right, bottom = min(picture.width, x + width), min(picture.height, y + height)
        if left < right and top < bottom:
            under = picture.crop((left, top, right, bottom))
            part = (left - x, top - y, right - x, bottom - y)
            picture.paste(_remembered(seen, item, under, part), (left, top))


def size(world: World, item: Thing) -> tuple[int, int]:
    """Return the width and height of a mark in pixels, including the outline, shadow and slant of words."""
    match item:
        case Stamp(name):
            at = world.places[name]
            return at.width, at.height
        case Words():
            return item.box
        case Overlay() | Block():
            return item.width, item.height


def _remembered(
    seen: Look, item: Stamp | Words | Overlay, under: Image.Image, part: tuple[int, int, int, int]
) -> Image.Image:
    """Return a part of an item, blended with the picture under it. Both pictures are indices (mode L). part:
    its left, top, right and bottom edge within the item.
    """
    pixels = hash(under.tobytes())  # two of 10,000 blends have the same hash with probability 1 in 10 ** 11
    key: Hashable = (seen, item, part, pixels)
    blend = _blends.get(key, lambda: packed(_blended(seen, item, under, (-part[0], -part[1]))), len)
    return unpacked(under.size, blend)


def _blended(
    seen: Look, item: Stamp | Words | Overlay, under: Image.Image, at: tuple[int, int]
) -> Image.Image:
    """Return the picture `under` (indices, mode L) with an item blended into it. at: the top left corner of
    the item.
    """
    ground = seen.shown(under).convert("RGB")
    match item:
        case Stamp(name):
            ground.paste(seen.shown(seen.sprite(name)).convert("RGB"), at, seen.cover(name))
        case Words():
            _written(ground, item, seen, at)
        case Overlay():
            drawn = layer(item, seen, -at[1], under.height - at[1])
            ground.paste(drawn.convert("RGB"), (at[0], 0), drawn.getchannel("A"))
        case _:
            assert_never(item)
    return seen.indices(ground)


def _written(ground: Image.Image, item: Words, seen: Look, at: tuple[int, int]) -> None:
    if item.rim:
        ground.paste(seen(item.edge), at, outlined(item))
    ground.paste(seen(item.ink), at, inked(item, 0))
    if item.pictured:
        drawn = emoji(item)
        ground.paste(drawn.convert("RGB"), at, drawn.getchannel("A"))


def emoji(item: Words) -> Image.Image:
    """Return the emoji of the words (mode RGBA), squeezed and slanted like the letters, in the size of
    `inked`.
    """
    line = (measure(item.text, item.size, item.weight), item.height)
    colours, cover = Image.new("RGB", line), Image.new("L", line)
    for pixels, shape, place in item.pictured:
        colours.paste(pixels, place)
        cover.paste(shape, place)
    colours.putalpha(cover)
    return _shaped(item, colours, 0)


def outlined(item: Words) -> Image.Image:
    """Return a coverage mask (mode L) of the words' outline and shadow, of the size of their box."""
    outline = inked(item, item.rim)
    if not item.drop:
        return outline
    whole = Image.new("L", item.box)
    for fallen in range(item.drop, -1, -2):
        whole.paste(255, (fallen // 2, fallen), outline)
    return whole


def inked(item: Words, stroke: int) -> Image.Image:
    """Return a coverage mask (mode L) of the words, of the size of their box without the room for the shadow.
    stroke: the width of the outline in pixels.
    """
    return _shaped(item, covered(item.text, item.size, item.weight, stroke).point(_STEPS), stroke)


def _shaped(item: Words, drawn: Image.Image, stroke: int) -> Image.Image:
    """Return the drawn words in their box without the room for the shadow, squeezed and slanted."""
    wide = item.width + 2 * stroke
    if drawn.width != wide:
        drawn = drawn.resize((wide, drawn.height), Image.Resampling.BOX)
    width, height = item.box[0] - item.drop // 2, item.box[1] - item.drop
    if drawn.size == (width, height):
        return drawn
    whole = Image.new(drawn.mode, (width, height))
    whole.paste(drawn, (item.rim - stroke, item.rim - stroke))
    if not item.lean:
        return whole
    ways = (1, item.lean, -item.lean * height, 0, 1, 0)
    return whole.transform(whole.size, Image.Transform.AFFINE, ways, Image.Resampling.BILINEAR)


def layer(item: Overlay, seen: Look, top: int, bottom: int) -> Image.Image:
    """Return an overlay in the colours of the look (mode RGBA), from row `top` up to but not including row
    `bottom`.
    """
    whole = Image.new("RGBA", (item.width, bottom - top))
    step = BAND if _is_large(item) else item.height
    for start in range(top - top % step, bottom, step):
        size = (item.width, min(step, item.height - start))
        pixels = _layers.get((seen, item, start), partial(_slice, item, seen, start, size[1]), len)
        drawn = Image.frombuffer("RGBA", size, isal_zlib.decompress(pixels), "raw", "RGBA", 0, 1)
        whole.paste(drawn, (0, start - top))
    return whole


def _slice(item: Overlay, seen: Look, start: int, height: int) -> bytes:
    """Return the pixels (mode RGBA) of an overlay's rows from `start` on, compressed."""
    fine = 2 if _is_large(item) else FINE
    picture = Image.new("RGBX", (item.width * fine, height * fine))  # the X is 255 where the pen has drawn
    item.draw(Pen(picture, fine, top=-start * fine, theme=seen), *item.args)
    small = picture.reduce(fine)  # Pillow would needlessly convert RGBA first
    drawn = Image.frombytes("RGBa", small.size, small.tobytes())
    return isal_zlib.compress(drawn.convert("RGBA").tobytes(), 0)


def _is_large(item: Overlay) -> bool:
    return item.width * item.height > LARGE


def forget() -> None:
    """Empty the caches of blends and overlays."""
    _blends.clear()
    _layers.clear()

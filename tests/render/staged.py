"""Another way to draw the pictures of worlds, in full colour from the drawings themselves, for comparison,
and checks that each of them must pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b

from PIL import Image, ImageChops

from bot.render.canvas import Block, Overlay
from bot.render.stage import Stage, Stamp, Words, emoji, inked, lay, layer, outlined
from bot.render.text import covered
from bot.render.theme import STANDARD, Colour, Theme, contrast
from bot.render.world import Look, World, look
from tests.render.sizes import drawn_sizes
from tools.art.__main__ import recipes
from tools.art.make import cut, drawn
from tools.art.recipe import Piece, Recipe, themed

CLEAR = 4.5
PALETTE = 256
"""The maximum number of colours in a picture. It is passed to getcolors, because Pillow allocates memory for
as many colours as it is asked for.
"""
MOSTLY = 0.9
"""The share of a word's surroundings that must differ enough from its ink. It is less than 1, because the
edges of neighbours can touch the word.
"""


@lru_cache(maxsize=8)
def recipe_of(world: World) -> Recipe:
    return next(recipe for recipe in recipes() if recipe.world is world)


def _theme(world: World, theme: Theme) -> Theme:
    return Theme(theme.key, world.themes.get(theme.key, {}))


@lru_cache(maxsize=1024)
def _sprite(world: World, name: str, theme: Theme) -> Image.Image:
    piece = next(piece for piece in recipe_of(world).pieces if piece.name == name)
    return _cut(replace(piece, svg=themed(piece.svg, _theme(world, theme))))


@lru_cache(maxsize=1024)
def _cut(piece: Piece) -> Image.Image:
    """Return a sprite in its colours. It is cached, because half of the sprites are the same in several
    themes.
    """
    return cut(piece, STANDARD).picture


@lru_cache(maxsize=32)
def _ground(world: World, name: str, theme: Theme) -> Image.Image:
    ground = next(ground for ground in recipe_of(world).grounds if ground.name == name)
    return drawn(ground, _theme(world, theme))


def forget() -> None:
    """Clear the caches, so that everything is rasterised again."""
    _sprite.cache_clear()
    _cut.cache_clear()
    _ground.cache_clear()


def master(stage: Stage, theme: Theme = STANDARD) -> Image.Image:
    """Return the picture in full colour."""
    seen = look(stage.world, theme.key)
    picture = _ground(stage.world, stage.ground, theme).copy()
    for item, x, y in stage.marks:
        match item:
            case Stamp(name):
                sprite = _sprite(stage.world, name, theme)
                picture.paste(sprite.convert("RGB"), (x, y), sprite.getchannel("A"))
            case Words():
                if item.rim:
                    picture.paste(seen(item.edge), (x, y), outlined(item))
                picture.paste(seen(item.ink), (x, y), inked(item, 0))
                if item.pictured:
                    shown = emoji(item)
                    picture.paste(shown.convert("RGB"), (x, y), shown.getchannel("A"))
            case Block():
                picture.paste(seen(item.colour), (x, y, x + item.width, y + item.height))
            case Overlay():
                shown = layer(item, seen, 0, item.height)
                picture.paste(shown.convert("RGB"), (x, y), shown.getchannel("A"))
    return picture


def naive(stage: Stage) -> Image.Image:
    """Return the picture drawn from the drawings, with empty caches."""
    forget()
    return master(stage)


def stamps(stage: Stage, start: str) -> list[tuple[str, int, int]]:
    """Return the sprites whose names begin with `start`, with the positions of their anchors."""
    return [
        (item.name, x - stage.world.places[item.name].left, y - stage.world.places[item.name].top)
        for item, x, y in stage.marks
        if isinstance(item, Stamp) and item.name.startswith(start)
    ]


def boxes(stage: Stage, starts: Sequence[str]) -> list[tuple[int, int, int, int]]:
    """Return the left, top, right and bottom edges of the sprites whose names begin with any of `starts`."""
    places = stage.world.places
    return [
        (x, y, x + places[item.name].width, y + places[item.name].height)
        for item, x, y in stage.marks
        if isinstance(item, Stamp) and item.name.startswith(tuple(starts))
    ]


def words(stage: Stage) -> list[str]:
    """Return all texts on a stage."""
    return [item.text for item, _, _ in stage.marks if isinstance(item, Words)]


def text_sizes(stage: Stage) -> Iterator[tuple[float, object]]:
    """Yield the size of each text in a picture, with the item that contains it."""
    for item, _, _ in stage.marks:
        if isinstance(item, Words):
            yield item.size, item
        elif isinstance(item, Overlay):
            yield from ((size, item) for size in drawn_sizes(item))


def check_layout(stage: Stage, theme: Theme = STANDARD) -> None:
    """Check that all texts are within the picture, not covered, and easy to read on their background."""
    seen = look(stage.world, theme.key)
    picture, written = seen.ground(stage.ground).copy(), []
    for item, x, y in stage.marks:
        if isinstance(item, Words) and item.text.strip():
            written.append((item, x, y, picture.crop(_bounds(item, x, y))))
        lay(picture, seen, item, x, y)
    for item, x, y, before in written:
        shown = picture.crop(_bounds(item, x, y))
        pixels = blake2b(before.tobytes() + shown.tobytes()).digest()
        known = (seen, item, x, y, picture.size, pixels)
        if known not in _CHECKED:
            _check_words(
                item,
                (x, y),
                picture.size,
                seen.shown(shown).convert("RGB"),
                seen.shown(before).convert("RGB"),
                seen,
            )
            _CHECKED.add(known)


_CHECKED: set[tuple[Look, Words, int, int, tuple[int, int], bytes]] = set()
"""The texts that passed the check, each with its position and the pixels beneath it, so that the same texts
are checked only once.
"""


def _bounds(item: Words, left: int, top: int) -> tuple[int, int, int, int]:
    width, height = item.box
    return left, top, left + width - item.drop // 2, top + height - item.drop


def _check_words(
    item: Words,
    at: tuple[int, int],
    size: tuple[int, int],
    shown: Image.Image,
    before: Image.Image,
    seen: Look,
) -> None:
    """Check the texts of one box. at: the box's top left corner in the picture. size: the size of the
    picture. shown, before: the part of the picture in the box, with the texts and without them (mode RGB).
    seen: the theme.
    """
    ink = inked(item, 0).point(lambda share: 255 * (share == 255))
    box = ink.getbbox()
    if box is None or item.pictured:
        return
    assert at[0] + box[0] >= 0 < at[0] + box[2] <= size[0], f"{item.text} is cut off"
    assert at[1] + box[1] >= 0 < at[1] + box[3] <= size[1], f"{item.text} is cut off"
    flat = Image.new("RGB", shown.size, seen(item.ink))
    differs = ImageChops.difference(shown, flat).convert("L").point(lambda by: 255 * (by > 12))
    hidden = ImageChops.multiply(differs, ink).histogram()[255]
    assert hidden <= 4, f"something covers {item.text}: {hidden} pixels"
    if item.rim and item.edge != item.ink:
        assert contrast(seen(item.ink), seen(item.edge)) >= CLEAR, item
    else:
        _check_contrast(item, seen(item.ink), before)


def _check_contrast(item: Words, ink: Colour, ground: Image.Image) -> None:
    """Check that the pixels under and around a text differ enough from its ink."""
    around = covered(item.text, item.size, item.weight, 2)
    near = around.resize(ground.size).point(lambda share: 255 * (share > 127))
    pixels = Image.composite(ground, Image.new("RGB", ground.size, ink), near)
    colours = pixels.getcolors(PALETTE + 1)
    assert colours is not None
    counted = [(number, _ratio(colour, ink)) for number, colour in colours if colour != ink]
    whole = sum(number for number, _ in counted)
    clear = sum(number for number, ratio in counted if ratio >= CLEAR)
    assert clear >= whole * MOSTLY, f"{item.text} is hard to read: {clear} of {whole}"


_ratio = lru_cache(maxsize=1 << 16)(contrast)

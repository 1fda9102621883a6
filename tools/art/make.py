"""Makes sheets from a recipe: the drawings are rasterised, packed, and reduced to one palette per theme."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import resvg_py
from PIL import Image

from bot.render.theme import Colour, Theme, rgb
from bot.render.themes import THEMES
from tools.art.recipe import CODE, Ground, Piece, Recipe, themed

COLOURS = 255
"""The maximum number of colours in a palette. An animation needs one more for unchanged pixels."""
EXACT = 150
"""The maximum number of colours in a palette that are kept unchanged."""
NEAR = 60
"""The squared distance from a fixed colour within which no other colour is kept unchanged."""
WIDE = 2048
"""The width of a sheet of sprites in pixels."""


@dataclass(frozen=True)
class Cut:
    """A rasterised sprite (mode RGBA) without its empty margins, with its offset from its anchor."""

    name: str
    picture: Image.Image
    left: int
    top: int
    over: tuple[Colour, ...]
    sheet: str


def raster(svg: str, left: int, top: int, width: int, height: int) -> Image.Image:
    """Return a rectangle of a drawing as a picture (mode RGBA). svg: the drawing's elements."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
    head += f'viewBox="{left} {top} {width} {height}" stroke-linejoin="round" stroke-linecap="round">'
    data = resvg_py.svg_to_bytes(svg_string=f"{head}{svg}</svg>", skip_system_fonts=True)
    with Image.open(BytesIO(bytes(data))) as picture:
        return picture.convert("RGBA")


def cut(piece: Piece, theme: Theme) -> Cut:
    """Return the sprite of a piece, in the colours of a theme. Raises ValueError if it is empty."""
    picture = raster(themed(piece.svg, theme), *piece.box)
    bounds = picture.getchannel("A").getbbox()
    if bounds is None:
        raise ValueError(f"{piece.name} is empty")
    over = tuple(map(theme, piece.over))
    left, top = piece.box[0] + bounds[0], piece.box[1] + bounds[1]
    return Cut(piece.name, picture.crop(bounds), left, top, over, piece.sheet)


def drawn(ground: Ground, theme: Theme) -> Image.Image:
    """Return the picture of a ground (mode RGB), in the colours of a theme."""
    return raster(themed(ground.svg, theme), 0, 0, ground.width, ground.height).convert("RGB")


def packed(cuts: Sequence[Cut]) -> tuple[dict[str, tuple[int, int]], int]:
    """Return the positions of the sprites on their sheet by name, and the height of the sheet, in pixels."""
    spots, x, y, shelf = {}, 0, 0, 0
    for each in sorted(cuts, key=lambda each: (-each.picture.height, each.name)):
        if x + each.picture.width > WIDE:
            x, y, shelf = 0, y + shelf, 0
        spots[each.name] = x, y
        x, shelf = x + each.picture.width, max(shelf, each.picture.height)
    return spots, y + shelf


def shown(picture: Image.Image, ground: Colour) -> Image.Image:
    """Return a picture (mode RGBA) pasted onto a single colour (mode RGB)."""
    whole = Image.new("RGB", picture.size, ground)
    whole.paste(picture, (0, 0), picture.getchannel("A"))
    return whole


def palette(seen: Counter[Colour], fixed: Sequence[Colour]) -> list[Colour]:
    """Return a palette of at most COLOURS: the fixed colours, the most common others, and averages of the
    rest.
    """
    exact = list(dict.fromkeys(fixed))
    # Pillow can map a colour to a near neighbour, so other colours must not be near a fixed one.
    common = [
        each for each, _ in seen.most_common(EXACT) if min(_distance(each, ink) for ink in exact) > NEAR
    ]
    exact += common[: EXACT - len(exact)]
    loose = {colour: n for colour, n in seen.items() if min(_distance(colour, ink) for ink in exact) > 24}
    weighed = [colour for colour, n in sorted(loose.items()) for _ in range(min(40, 1 + int(n**0.5)))]
    room = COLOURS - len(exact)
    if not weighed:
        return exact
    means = _row(weighed).quantize(room, Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    made = [*exact, *zip(means[::3], means[1::3], means[2::3], strict=True)][:COLOURS]
    own = {*fixed}
    while thieves := {code for ink, code in taken(fixed, made) if code != ink} - own:
        made = [code for code in made if code not in thieves]
    return made


def taken(inks: Sequence[Colour], codes: Sequence[Colour]) -> list[tuple[Colour, Colour]]:
    """Return each ink with the colour to which Pillow maps it in a palette."""
    found = mapped(_row(inks), codes).tobytes()
    return [(ink, codes[at]) for ink, at in zip(inks, found, strict=True)]


def _row(colours: Sequence[Colour]) -> Image.Image:
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata(colours)
    return strip


def _distance(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


def mapped(picture: Image.Image, codes: Sequence[Colour]) -> Image.Image:
    """Return the picture (mode RGB) mapped to a palette (mode P)."""
    guide = Image.new("P", (1, 1))
    guide.putpalette([channel for colour in codes for channel in colour])
    return picture.quantize(palette=guide, dither=Image.Dither.NONE)


def sheets(recipe: Recipe, keys: Sequence[str] = tuple(THEMES)) -> dict[str, bytes]:
    """Return the contents of all files of a world's sheets, by file name. keys: the keys of the themes, the
    standard one first. Raises ValueError if a sprite is empty, or if its outline differs between themes.
    """
    made: dict[str, bytes] = {}
    told: dict[str, Any] = {"digest": recipe.digest(), "palettes": {}, "sprites": {}}
    for key in keys:
        theme = Theme(key, recipe.world.themes.get(key, {}))
        cuts = [cut(piece, theme) for piece in recipe.pieces]
        grounds = {ground.name: drawn(ground, theme) for ground in recipe.grounds}
        codes = palette(_count(cuts, grounds), _fixed(recipe, theme))
        told["palettes"][key] = b"".join(map(bytes, codes)).hex().upper()
        told["grounds"] = {name: picture.size for name, picture in grounds.items()}
        for name, picture in grounds.items():
            made[f"{key}-{name}.png"] = _png(mapped(picture, codes))
        for sheet in sorted({each.sheet for each in cuts}):
            together = [each for each in cuts if each.sheet == sheet]
            spots, whole, alpha = _sheet(together, codes[0])
            made[f"{key}-{sheet}.png"] = _png(mapped(whole, codes))
            if made.setdefault(f"alpha-{sheet}.png", _png(alpha)) != _png(alpha):
                raise ValueError(f"{recipe.name}: a sprite has another outline in {key}")
            told["sprites"] |= {each.name: _place(each, spots) for each in together}
    made["sheet.json"] = (json.dumps(told, indent=0, sort_keys=True) + "\n").encode()
    return made


def _sheet(cuts: Sequence[Cut], empty: Colour) -> tuple[dict[str, tuple[int, int]], Image.Image, Image.Image]:
    """Return the positions of the sprites on their sheet, their colours (mode RGB), and their coverage (mode
    L).
    """
    spots, height = packed(cuts)
    whole, alpha = Image.new("RGB", (WIDE, height), empty), Image.new("L", (WIDE, height))
    for each in cuts:
        whole.paste(each.picture.convert("RGB"), spots[each.name])
        alpha.paste(each.picture.getchannel("A"), spots[each.name])
    return spots, whole, alpha


def _opaque(picture: Image.Image) -> bool:
    return picture.getchannel("A").getextrema() == (255, 255)


def _place(each: Cut, spots: Mapping[str, tuple[int, int]]) -> list[int | str]:
    x, y = spots[each.name]
    width, height = each.picture.size
    return [x, y, width, height, each.left, each.top, int(_opaque(each.picture)), each.sheet]


def _fixed(recipe: Recipe, theme: Theme) -> list[Colour]:
    """Return the colours that must stay exact in the theme."""
    svgs = [piece.svg for piece in recipe.pieces] + [ground.svg for ground in recipe.grounds]
    named = {rgb(code.upper()) for svg in svgs for code in CODE.findall(svg)}
    return list(dict.fromkeys(map(theme, (*recipe.flat, *sorted(named)))))


def _count(cuts: Sequence[Cut], grounds: Mapping[str, Image.Image]) -> Counter[Colour]:
    """Return the number of pixels of each colour. A sprite counts once on each colour that it lies on."""
    seen: Counter[Colour] = Counter()
    pictures = [*grounds.values(), *(shown(each.picture, over) for each in cuts for over in each.over)]
    for picture in pictures:
        pixels = picture.tobytes()
        seen.update(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    return seen


def _png(picture: Image.Image) -> bytes:
    buffer = BytesIO()
    picture.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()

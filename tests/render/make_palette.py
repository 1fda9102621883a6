"""Make bot/render/palettes.json anew from the RGB masters: `python -m tests.render.make_palette`.

Every flat colour of the theme is kept exactly; the other places go to the mixed colours of soft edges, by
k-means over the pixels of all that lies on many pictures. Fewer shades make smaller
files: SHADES of the 256 places are used.
"""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path

from bot.games.gear_head.board import symbols as parts
from bot.games.racesmack.board import symbols
from bot.render import greenbox, theme
from bot.render.canvas import Overlay
from bot.render.theme import STANDARD, Colour, Theme
from bot.render.themes import THEMES
from tests.games.gear_head.board.scenes import scenes
from tests.games.racesmack.board import scenes as racesmack_scenes
from tests.render.masters import Tiled, marks, tile

ROUNDS = 12
SHADES = 96
CLOSE = 40
"""Mixed colours nearer than this to a flat one (squared distance) are drawn as the flat one."""


def flat() -> list[Colour]:
    """The colours that areas are filled with."""
    named = [value for value in vars(theme).values() if isinstance(value, tuple) and len(value) == 3]
    played = (symbols.PAINTS, parts.COLOURS)
    games = (greenbox.BACK, *(colour for paints in played for colour in paints.values()))
    return list(dict.fromkeys([*named, *theme.CARS, *games]))


def distance(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def count(items: list[Tiled], look: Theme) -> Counter[Colour]:
    """How many pixels have each colour, rounded to steps of 4 to keep the table small."""
    seen: Counter[Colour] = Counter()
    for item in items:
        picture = tile(item, look)
        pixels = picture.point([channel // 4 * 4 + 2 for channel in range(256)] * 3).tobytes()
        seen.update(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    return seen


def mean(total: list[int]) -> Colour:
    """The mean of weighted colours, from the sums of their channels and of their weights."""
    red, green, blue, weight = total
    return round(red / weight), round(green / weight), round(blue / weight)


def means(seen: Counter[Colour], fixed: list[Colour], shades: int) -> list[Colour]:
    """The palette: the fixed colours, and centres of the others that start at the commonest ones."""
    loose = {colour: n for colour, n in seen.items() if min(distance(colour, ink) for ink in fixed) > CLOSE}
    centres: list[Colour] = []
    for colour, _ in Counter(loose).most_common():
        if len(centres) + len(fixed) == shades:
            break
        if all(distance(colour, other) > 300 for other in centres):
            centres.append(colour)
    for _ in range(ROUNDS):
        sums: dict[Colour, list[int]] = {}
        for colour, number in loose.items():
            nearest = min((*fixed, *centres), key=lambda centre: distance(colour, centre))
            total = sums.setdefault(nearest, [0, 0, 0, 0])
            for channel in range(3):
                total[channel] += colour[channel] * number
            total[3] += number
        centres = [mean(sums[centre]) for centre in centres if centre in sums]
    return [*fixed, *centres]


def main() -> None:
    drawn = (racesmack_scenes,)
    every = [*scenes(), *(scene for game in drawn for scene in game.scenes())]
    items = dict.fromkeys(
        item for scene in every for item, _, _ in marks(scene) if not isinstance(item, Overlay)
    )
    themes = {}
    for look in THEMES.values():
        fixed = list(dict.fromkeys(map(look, flat())))
        palette = means(count(list(items)[:: 1 if look is STANDARD else 3], look), fixed, SHADES)
        themes[look.key] = [bytes(colour).hex().upper() for colour in palette]
    path = Path(str(files("bot.render") / "palettes.json"))
    path.write_text(json.dumps(themes) + "\n", "ascii")


if __name__ == "__main__":
    main()

"""Sprites as emoji: small pictures on a transparent ground, for buttons and menus."""

from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image

from bot.render.theme import STANDARD
from bot.render.world import World, look

SIZE: Final = 128
"""The width and height of an emoji in pixels, the largest that Discord stores."""


@dataclass(frozen=True, slots=True)
class Sticker:
    """A sprite of a world, used as an emoji."""

    world: World
    sprite: str

    def png(self) -> bytes:
        """Return the sprite as a PNG file of SIZE by SIZE pixels, centred and as large as possible."""
        seen = look(self.world, STANDARD.key)
        drawn = seen.shown(seen.sprite(self.sprite)).convert("RGBA")
        if not self.world.places[self.sprite].solid:
            drawn.putalpha(seen.cover(self.sprite))
        scale = SIZE / max(drawn.size)
        drawn = drawn.resize(
            (max(1, round(drawn.width * scale)), max(1, round(drawn.height * scale))),
            Image.Resampling.LANCZOS,
        )
        picture, file = Image.new("RGBA", (SIZE, SIZE)), BytesIO()
        picture.paste(drawn, ((SIZE - drawn.width) // 2, (SIZE - drawn.height) // 2))
        picture.save(file, "PNG", optimize=True)
        return file.getvalue()


def stickers(world: World, **sprites: str) -> dict[str, Sticker]:
    """Return sprites of one world as emoji. sprites: the sprite for each name that labels use."""
    return {name: Sticker(world, sprite) for name, sprite in sprites.items()}

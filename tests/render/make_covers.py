"""Cut the covers of `make play` out of the documents' pictures: `python -m tests.render.make_covers`."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[2]
SIZE = (640, 480)

CUTS = {
    "gear_head": ("hand", (196, 84, 728, 483)),
    "rasant": ("rasant", (18, 82, 618, 532)),
    "scrapheap": ("scrapheap", (278, 304, 846, 730)),
    "racesmack": ("racesmack", (196, 186, 902, 716)),
    "gear_and_piston": ("piston-cars", (36, 388, 500, 736)),
}
"""For each game the picture in docs/, and what of it is shown: left, top, right and bottom in pixels."""


def main() -> None:
    """Write bot/sandbox/static/covers anew. Whoever draws the documents' pictures anew checks the cuts."""
    for game, (name, box) in CUTS.items():
        whole = Image.open(ROOT / "docs" / f"{name}.png").convert("RGB")
        cover = whole.crop(box).resize(SIZE, Image.Resampling.LANCZOS)
        small = cover.quantize(96, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        small.save(ROOT / "bot" / "sandbox" / "static" / "covers" / f"{game}.png", optimize=True)


if __name__ == "__main__":
    main()

"""Draw the pictures of the documents anew: `python -m tests.render.make_pictures`."""

from __future__ import annotations

from pathlib import Path

from bot.games import gear_head
from bot.render import draw
from bot.render import gear_head as painter
from tests.render.scenes import NAMES, race

DOCS = Path(__file__).parents[2] / "docs"


def main() -> None:
    """A table of four with one car at the line, and the hand of the player on the move."""
    state = next(
        state for state in race(4, "documents") if state.line and max(map(len, map(set, state.hands))) == 7
    )
    mover = gear_head.view(state, None).mover
    for name, seat in (("table", None), ("hand", mover)):
        (DOCS / f"{name}.png").write_bytes(draw(painter, gear_head.view(state, seat), NAMES[:4]))


if __name__ == "__main__":
    main()

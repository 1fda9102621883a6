"""Draw the pictures of the documents anew: `python -m tests.render.make_pictures`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.games import gear_head, racesmack, rasant
from bot.games.racesmack import model as racesmack_model
from bot.games.racesmack.components import Card, RulesCard
from bot.render import draw
from bot.render import gear_head as painter
from bot.render import racesmack as racesmack_painter
from bot.render import rasant as rasant_painter
from tests.render import racesmack_scenes
from tests.render.rasant_scenes import game
from tests.render.scenes import NAMES, race

DOCS = Path(__file__).parents[2] / "docs"


def main() -> None:
    """Gear Head: a table of four with one car at the line, and the hand of the player on the move. Rasant: a
    table of three in the middle of a round, after a manoeuvre that was doubled. Racesmack: a table of four
    that taps, with every kind of card.
    """
    state = next(
        state for state in race(4, "documents") if state.line and max(map(len, map(set, state.hands))) == 7
    )
    mover = gear_head.view(state, None).mover
    for name, seat in (("table", None), ("hand", mover)):
        (DOCS / f"{name}.png").write_bytes(draw(painter, gear_head.view(state, seat), NAMES[:4])[0])
    public = (rasant.view(state, None) for state in game(3, "Rasant"))
    shown = next(view for view in public if len(view.laid) >= 3 and view.last and view.last.doubled)
    (DOCS / "rasant.png").write_bytes(draw(rasant_painter, shown, NAMES[:3])[0])
    (DOCS / "racesmack.png").write_bytes(draw(racesmack_painter, _race_of_taps(), NAMES[:4])[0])


def _race_of_taps() -> racesmack_model.View:
    """One has tapped; a Rules Card and one of Shifting Gears lie in the circle, and all Races have begun."""
    for number in range(100):
        for state in racesmack_scenes.game(
            4, f"documents {number}", racesmack_model.Options(shifting_gears=True)
        ):
            view = racesmack.view(state, None)
            kinds = {"rules" if isinstance(top, RulesCard) else top.style for top in _tops(view)}
            begun = all(race.row for race in view.races) and sum(len(race.row) for race in view.races) > 12
            if len(view.taps) == 1 and len(kinds) > 2 and {"rules", "plain"} <= kinds and begun:
                return view
    raise LookupError("no such table")


def _tops(view: racesmack_model.View) -> Iterator[Card]:
    return (laid.cards[-1] for laid in view.circle)


if __name__ == "__main__":
    main()

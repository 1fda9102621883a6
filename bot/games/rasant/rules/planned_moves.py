"""The moves that a waiting player can plan, and the actions that they become (docs/rules/rasant.md, Ruling
15).
"""

from bot.games.rasant.rules import actions, model

PACES = (0, 40, 60, 80, 100)
"""The paces for planned moves. The player passes if the highest card is above the pace: with 0, always."""


def codes(view: model.View) -> list[str]:
    """Return the codes of the moves that the seat can plan. "pass 12 60" means: in round 12, pass unless the
    highest card is a 60 or lower.
    """
    if view.seat is None or view.mover in (None, view.seat) or view.phase not in ("leading", "following"):
        return []
    if view.seat in view.passed or not view.hand:
        return []
    top = view.laid[-1].card.pace if view.laid else 0
    return [f"pass {view.round} {pace}" for pace in PACES if pace == 0 or pace > top]


def action(code: str, view: model.View) -> actions.Pass | None:
    """Return the pass that a planned move becomes now, or None if it does not apply. code: one of `codes`."""
    _, round, pace = code.split(" ")
    if view.phase != "following" or view.mover != view.seat or view.round != int(round):
        return None
    return actions.Pass() if view.laid[-1].card.pace > int(pace) else None

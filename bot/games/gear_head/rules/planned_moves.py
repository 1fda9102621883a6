"""The moves that a waiting player can plan, and the actions that they become (docs/rules/gear-head.md,
section 10).
"""

from bot.games.gear_head.rules import actions, components, model, scoring


def codes(view: model.View) -> list[str]:
    """Return the codes of the moves that the seat can plan. "take Fuel 4" means to take a Fuel of
    at least 4.
    """
    if view.seat is None or view.mover in (None, view.seat) or view.seat in view.line:
        return []
    car = scoring.best(view.hand)
    return [
        "draw",
        *(f"take {part} {car.get(part, 0) + 1}" for part in components.PARTS if car.get(part, 0) < 6),
    ]


def action(code: str, view: model.View) -> actions.Draw | actions.Take | None:
    """Return the action that a planned move becomes now, or None if it does not apply. code: one of
    `codes`.
    """
    if view.phase != "drawing" or view.mover != view.seat:
        return None
    if code == "draw":
        return actions.Draw() if view.deck else None
    _, part, least = code.split(" ")
    top = view.heap[-1]
    return actions.Take() if top.part == part and top.value >= int(least) else None

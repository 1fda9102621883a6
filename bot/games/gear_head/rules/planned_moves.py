"""The moves that a waiting player can plan, and the actions that they become (docs/rules/gear-head.md,
section 10).
"""

from bot.games.gear_head.rules import actions, components, model, scoring


def codes(view: model.View) -> list[str]:
    """Return the codes of the moves that the seat can plan: to draw from the deck, or to take a card of a
    Part from the heap if it improves the car. "take Fuel 4" means a Fuel of at least 4.
    """
    if view.seat is None or view.mover in (None, view.seat) or view.seat in view.line:
        return []
    car = scoring.best(view.hand)
    return [
        "draw",
        *(f"take {part} {car.get(part, 0) + 1}" for part in components.PARTS if car.get(part, 0) < 6),
    ]


def action(code: str, view: model.View) -> actions.Draw | actions.Take | None:
    """Return the action that a planned move becomes on the seat's turn. Return None if the seat does not draw
    now, or if the deck is empty or the planned card is not on top of the heap. code: the code of the move.
    """
    if view.phase != "drawing" or view.mover != view.seat:
        return None
    if code == "draw":
        return actions.Draw() if view.deck else None
    _, part, least = code.split(" ")
    top = view.heap[-1]
    return actions.Take() if top.part == part and top.value >= int(least) else None

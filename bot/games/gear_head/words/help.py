"""Instructions for Gear Head, and the reasons for hints."""

from collections.abc import Sequence
from typing import Final

from bot.games.gear_head.rules import actions, components, model, odds, scoring
from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("gear-credit")
_PARTS: Final = (
    *("goal", "cards", "setup", "turn", "line", "last", "empty"),
    *("end", "circuit", "away", "credit"),
)


def basics() -> Lines:
    """Return five lines that explain the game to a player who is about to start."""
    return [Phrase(f"gear-how-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """Return the short rules, with marked rulings and the credit."""
    return [Phrase(f"gear-rules-{part}") for part in _PARTS]


def reason(view: model.View, action: actions.Action, names: Sequence[str]) -> Phrase:
    """Return a reason for a robot's choice that is true for any hidden cards."""
    match action:
        case actions.Take():
            return _taking(view)
        case actions.Draw():
            kind = "better" if odds.complete(view) else "missing"
            return Phrase("gear-hint-draw", tenths=odds.tenths(view), kind=kind)
        case actions.PullUp(card):
            return _pulling_up(view, sum(each.value for each in view.hand) - card.value, names)
        case actions.Discard(card):
            return _discarding(view, card)


def _taking(view: model.View) -> Phrase:
    part, value = view.heap[-1]
    own = scoring.best(view.hand).get(part, 0)
    if own >= value:
        return Phrase("gear-hint-take-safe")
    return Phrase(f"gear-hint-take-{'better' if own else 'missing'}", part=part.lower(), gain=value - own)


def _discarding(view: model.View, card: components.Card) -> Phrase:
    values = [each.value for each in view.hand if each.part == card.part]
    if len(values) > 1:
        weakest = card.value == min(values)
        if weakest and odds.builds_on(view):
            bonus, following = scoring.next_bonuses(view)
            return Phrase("gear-hint-build-on", tenths=odds.tenths(view), bonus=bonus, next=following)
        kind = "weakest" if weakest else "another"
        return Phrase(f"gear-hint-{kind}", card=card.named, part=card.part.lower())
    if card.value == min(each.value for each in view.hand):
        return Phrase("gear-hint-least")
    return Phrase("gear-hint-keep", power=sum(each.value for each in view.hand) - card.value)


def _pulling_up(view: model.View, power: int, names: Sequence[str]) -> Phrase:
    if view.last:
        return Phrase("gear-hint-last")
    if view.line:
        return Phrase("gear-hint-others", names=[names[seat] for seat in view.line], count=len(view.line))
    return Phrase("gear-hint-complete", power=power, bonus=components.BONUSES[0])

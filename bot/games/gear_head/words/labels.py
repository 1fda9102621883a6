"""The labels of Gear Head's buttons."""

from collections.abc import Sequence

from bot.games.gear_head.rules import actions, components, model, odds, planned_moves, scoring
from bot.locales.phrase import Phrase
from bot.words import Composite, Label, Lines


def option_lines(options: model.Options) -> Lines:
    """Return no lines, because Gear Head has no options of its own."""
    return []


def label(action: actions.Action, view: model.View, names: Sequence[str]) -> Label:
    """Return the label of an action."""
    car = scoring.best(view.hand)
    power = sum(car.values())
    match action:
        case actions.Draw():
            better = Phrase("gear-draw-better", tenths=odds.tenths(view))
            return Label(better if odds.complete(view) else Phrase("gear-draw"), emoji="deck")
        case actions.Take():
            part, value = view.heap[-1]
            gain = max(0, value - car.get(part, 0))
            completes = {*components.PARTS} - {*car} == {part}
            id = "gear-take.complete" if completes else "gear-take"
            text = Phrase(id, part=part.lower(), power=value, gain=gain)
            return Label(text, emoji=part.lower())
        case actions.Discard(card):
            rest = list(view.hand)
            rest.remove(card)
            loss = power - sum(scoring.best(rest).values())
            if odds.builds_on(view):
                return _building_on(card, view, loss)
            return Label(_discarded(card, loss), weak=loss > 0, emoji=card.part.lower())
        case actions.PullUp(card):
            left = sum(other.value for other in view.hand) - card.value
            bonus = scoring.pole_position(len(view.line) + 1)
            if left == power:
                return Label(Phrase("gear-pull-up", power=left, bonus=bonus))
            return Label(Phrase("gear-pull-up-without", card=card.named, power=left, bonus=bonus), rare=True)


def _building_on(card: components.Card, view: model.View, loss: int) -> Label:
    """Return the label for discarding a card of a complete car instead of pulling up."""
    part = card.part.lower()
    if loss:
        return Label(_discarded(card, loss), weak=True, rare=True, emoji=part)
    bonus, following = scoring.next_bonuses(view)
    kind = "cost" if bonus else "note"
    note = Phrase(f"gear-build-on.{kind}", card=card.named, bonus=bonus, next=following)
    return Label(Phrase("gear-build-on", tenths=odds.tenths(view)), note=note, emoji=part)


def _discarded(card: components.Card, loss: int) -> Phrase:
    id = "gear-discard.gap" if loss == card.value else "gear-discard"
    return Phrase(id, part=card.part.lower(), power=card.value, loss=loss)


def composites(view: model.View, names: Sequence[str]) -> Sequence[Composite]:
    """Return a single button in place of all others if the car cannot be completed in its last turn. The
    button discards the lowest spare card.
    """
    car = scoring.best(view.hand)
    lost = view.last and view.phase == "discarding" and len(car) < len(components.PARTS)
    if not lost or view.seat != view.mover:
        return ()
    parts = [card.part for card in view.hand]
    spare = min((card for card in view.hand if parts.count(card.part) > 1), key=lambda card: card.value)
    return [Composite(Label(Phrase("gear-roll-in", parts=len(car))), (actions.Discard(spare),), instead=True)]


def plans(view: model.View) -> Sequence[tuple[str, Label]]:
    """Return the moves that the waiting seat can plan, each as its code and label."""
    return [(code, Label(_plan(code))) for code in planned_moves.codes(view)]


def _plan(code: str) -> Phrase:
    if code == "draw":
        return Phrase("gear-plan-draw")
    _, part, least = code.split(" ")
    return Phrase("gear-plan-take", part=part.lower(), least=int(least))

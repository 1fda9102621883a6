"""Determines which cards are correct, and why (docs/rules/racesmack.md, section 3, step 3, section 3.1,
section 4, section 5).
"""

from collections.abc import Sequence
from typing import Literal

from bot.engine.game import Seat
from bot.games.racesmack.rules import components, model


def correct(rule: components.Rule, circle: Sequence[components.Card]) -> list[int]:
    """Return the indices of the correct cards in the circle, in ascending order (docs/rules/racesmack.md,
    Ruling 2).
    """
    places = range(len(circle))
    match rule:
        case components.Frequency(aspect):
            shown = [components.counts(card, aspect) for card in circle]
            wanted = _extreme(rule, shown)
            return [at for at in places if any(map(shown[at].__getitem__, wanted))]
        case components.Variety(aspect, count):
            return [at for at in places if 4 - components.counts(circle[at], aspect).count(0) >= count]
        case components.OfOne(aspect, count):
            return [at for at in places if max(components.counts(circle[at], aspect)) >= count]
        case components.Amount("fewer", count):
            return [at for at in places if size(circle[at]) < count]
        case components.Amount(_, count):
            return [at for at in places if size(circle[at]) > count]
        case components.IsRule():
            return [at for at in places if isinstance(circle[at], components.RulesCard)]
        case components.Doubles(aspect, wanted_doubles):
            some = wanted_doubles == "some"
            return [at for at in places if (max(components.counts(circle[at], aspect)) >= 2) == some]
        case components.Neighbours() | components.AmountNeighbour() | components.NextToRule():
            return [
                at for at in places if any(_fits(rule, circle[at], circle[by]) for by in _beside(at, circle))
            ]


def _extreme(rule: components.Frequency, shown: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the indices of the shapes or colours that appear most, or least, often."""
    totals = list(map(sum, zip(*shown, strict=True)))
    seen = list(filter(None, totals))
    if not seen:
        return []
    wanted = max(seen) if rule.extreme == "most" else min(seen)
    return [at for at, total in enumerate(totals) if total == wanted]


def _beside(at: int, circle: Sequence[components.Card]) -> list[int]:
    """Return the indices of the cards next to card `at` in the circle."""
    around = len(circle)
    return [] if around == 1 else [(at - 1) % around, (at + 1) % around]


def _fits(
    rule: components.Neighbours | components.AmountNeighbour | components.NextToRule,
    card: components.Card,
    other: components.Card,
) -> bool:
    """Return whether the card is correct because it is next to the other card."""
    match rule:
        case components.Neighbours(aspect, relation):
            pairs = list(zip(components.counts(card, aspect), components.counts(other, aspect), strict=True))
            if relation == "same":
                return all(bool(one) == bool(two) for one, two in pairs)
            return not any(one and two for one, two in pairs)
        case components.AmountNeighbour():
            return size(card) == size(other)
        case components.NextToRule():
            return isinstance(other, components.RulesCard)


def size(card: components.Card) -> int:
    """Return the number of symbols on the card."""
    return len(card.symbols) if isinstance(card, components.Regular) else 0


def verdict(circle: Sequence[model.Laid], default: components.Rule, options: model.Options) -> model.Verdict:
    """Return the verdict on the top cards (docs/rules/racesmack.md, section 3, step 3, section 4,
    section 5).
    """
    tops = [laid.cards[-1] for laid in circle]
    cards = sorted((card for card in tops if isinstance(card, components.RulesCard)), key=_number)
    highest = options.noise_cancelling or options.edition == "published"
    source: Literal["default", "racing", "card", "highest"] = "racing" if options.racing_rules else "default"
    rule = default
    if len(cards) == 1 or (cards and highest):
        rule, source = cards[-1].rule, "card" if len(cards) == 1 else "highest"
    found = correct(rule, tops)
    tied, tallies, symbols = found, tuple[model.Tally, ...](), None
    if options.tiebreaker and len(found) > 1:
        found, tallies, symbols = _tiebreak(tops, found)
    return model.Verdict(
        rule=rule,
        source=source,
        numbers=tuple(map(_number, cards)),
        counts=tallied(tops, rule) if isinstance(rule, components.Frequency) else (),
        tied=tuple(circle[at].letter for at in tied) if tallies else (),
        colours=tallies,
        symbols=symbols,
        correct=tuple(circle[at].letter for at in found),
        own=not found and options.edition == "published",
    )


def hopeless(circle: Sequence[model.Laid], held: model.Verdict) -> bool:
    """Return whether all top cards of the circle are Rules Cards and no tap can win. held: the verdict on the
    circle.
    """
    only_rules = all(isinstance(laid.cards[-1], components.RulesCard) for laid in circle)
    return only_rules and not held.correct and not held.own


def untapped(result: model.RoundResult, seat: Seat) -> Literal["no-card", "none-left", "late", "idle"]:
    """Return why a seat has no tap in a round. A seat that is "idle" does not have to pay for it."""
    if seat not in result.late:
        return "idle"
    if not result.verdict.correct and not result.verdict.own:
        return "no-card"
    return "none-left" if seat in result.beaten else "late"


def _number(card: components.RulesCard) -> int:
    return card.number


def tallied(cards: Sequence[components.Card], rule: components.Frequency) -> tuple[model.Tally, ...]:
    """Return the number of symbols of each shape or colour on the given cards."""
    shown = [components.counts(card, rule.aspect) for card in cards]
    return tuple(map(model.Tally, components.TRAITS[rule.aspect], map(sum, zip(*shown, strict=True))))


_COLOUR = components.Frequency("colour", "most")


def _tiebreak(
    cards: Sequence[components.Card], tied: Sequence[int]
) -> tuple[list[int], tuple[model.Tally, ...], int | None]:
    """Return the indices of the tied cards that remain, the count of each colour, and the number of symbols
    that decided, or None if the colours did.
    """
    among = [cards[at] for at in tied]
    tallies = tallied(among, _COLOUR)
    stay = [tied[at] for at in correct(_COLOUR, among)] or list(tied)
    if len(stay) == 1:
        return stay, tallies, None
    most = max(size(cards[at]) for at in stay)
    return [at for at in stay if size(cards[at]) == most], tallies, most

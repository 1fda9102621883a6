"""Which cards are correct, and why (docs/rules/racesmack.md, section 3, step 3, section 3.1, section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from bot.games.racesmack.rules.components import (
    TRAITS,
    Amount,
    AmountNeighbour,
    Card,
    Doubles,
    Frequency,
    IsRule,
    Neighbours,
    NextToRule,
    OfOne,
    Regular,
    Rule,
    RulesCard,
    Variety,
    counts,
)
from bot.games.racesmack.rules.model import Laid, Options, Tally, Verdict


def correct(rule: Rule, circle: Sequence[Card]) -> list[int]:
    """Which places of the circle hold a correct card, rising.

    docs/rules/racesmack.md, Ruling 2: shapes or colours tied for most, or for least, all count. A Rules Card
    is a card with no symbols: it shows no shape and no colour.
    """
    places = range(len(circle))
    match rule:
        case Frequency(aspect):
            shown = [counts(card, aspect) for card in circle]
            wanted = _extreme(rule, shown)
            return [at for at in places if any(map(shown[at].__getitem__, wanted))]
        case Variety(aspect, count):
            return [at for at in places if 4 - counts(circle[at], aspect).count(0) >= count]
        case OfOne(aspect, count):
            return [at for at in places if max(counts(circle[at], aspect)) >= count]
        case Amount("fewer", count):
            return [at for at in places if size(circle[at]) < count]
        case Amount(_, count):
            return [at for at in places if size(circle[at]) > count]
        case IsRule():
            return [at for at in places if isinstance(circle[at], RulesCard)]
        case Doubles(aspect, wanted_doubles):
            some = wanted_doubles == "some"
            return [at for at in places if (max(counts(circle[at], aspect)) >= 2) == some]
        case Neighbours() | AmountNeighbour() | NextToRule():
            return [
                at for at in places if any(_fits(rule, circle[at], circle[by]) for by in _beside(at, circle))
            ]
        case _:
            assert_never(rule)


def _extreme(rule: Frequency, shown: Sequence[tuple[int, ...]]) -> list[int]:
    """Which of the four shapes or colours appear most, or least, often; none: nothing appears."""
    totals = list(map(sum, zip(*shown, strict=True)))
    seen = list(filter(None, totals))
    if not seen:
        return []
    wanted = max(seen) if rule.extreme == "most" else min(seen)
    return [at for at, total in enumerate(totals) if total == wanted]


def _beside(at: int, circle: Sequence[Card]) -> list[int]:
    """The places next to that one in the circle: the same twice if there are two, none if it is alone."""
    around = len(circle)
    return [] if around == 1 else [(at - 1) % around, (at + 1) % around]


def _fits(rule: Neighbours | AmountNeighbour | NextToRule, card: Card, other: Card) -> bool:
    """Whether the card is correct for lying next to the other."""
    match rule:
        case Neighbours(aspect, relation):
            pairs = list(zip(counts(card, aspect), counts(other, aspect), strict=True))
            if relation == "same":
                return all(bool(one) == bool(two) for one, two in pairs)
            return not any(one and two for one, two in pairs)
        case AmountNeighbour():
            return size(card) == size(other)
        case NextToRule():
            return isinstance(other, RulesCard)
        case _:
            assert_never(rule)


def size(card: Card) -> int:
    """How many symbols the card has."""
    return len(card.symbols) if isinstance(card, Regular) else 0


def verdict(circle: Sequence[Laid], default: Rule, options: Options) -> Verdict:
    """The verdict on the cards that lie on top (docs/rules/racesmack.md, section 3, step 3; section 4 has the
    variants that change it).

    No Rules Card: the default rule. One: its rule. Several cancel; with Noise Cancelling, or in the published
    edition, the highest holds.
    """
    tops = [laid.cards[-1] for laid in circle]
    cards = sorted((card for card in tops if isinstance(card, RulesCard)), key=_number)
    highest = options.noise_cancelling or options.edition == "published"
    source: Literal["default", "racing", "card", "highest"] = "racing" if options.racing_rules else "default"
    rule = default
    if len(cards) == 1 or (cards and highest):
        rule, source = cards[-1].rule, "card" if len(cards) == 1 else "highest"
    found = correct(rule, tops)
    tied, tallies, symbols = found, tuple[Tally, ...](), None
    if options.tiebreaker and len(found) > 1:
        found, tallies, symbols = _tiebreak(tops, found)
    return Verdict(
        rule=rule,
        source=source,
        numbers=tuple(map(_number, cards)),
        counts=tallied(tops, rule) if isinstance(rule, Frequency) else (),
        tied=tuple(circle[at].letter for at in tied) if tallies else (),
        colours=tallies,
        symbols=symbols,
        correct=tuple(circle[at].letter for at in found),
        own=not found and options.edition == "published",
    )


def _number(card: RulesCard) -> int:
    return card.number


def tallied(cards: Sequence[Card], rule: Frequency) -> tuple[Tally, ...]:
    """The symbols of each shape or colour on these cards."""
    shown = [counts(card, rule.aspect) for card in cards]
    return tuple(map(Tally, TRAITS[rule.aspect], map(sum, zip(*shown, strict=True))))


_COLOUR = Frequency("colour", "most")


def _tiebreak(cards: Sequence[Card], tied: Sequence[int]) -> tuple[list[int], tuple[Tally, ...], int | None]:
    """Of the tied cards those that stay, the colours counted, and the symbols if those had to decide."""
    among = [cards[at] for at in tied]
    tallies = tallied(among, _COLOUR)
    stay = [tied[at] for at in correct(_COLOUR, among)] or list(tied)
    if len(stay) == 1:
        return stay, tallies, None
    most = max(size(cards[at]) for at in stay)
    return [at for at in stay if size(cards[at]) == most], tallies, most

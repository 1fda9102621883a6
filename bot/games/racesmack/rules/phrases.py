"""Rules, goals, cards and results as phrases, which both words and pictures use."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from bot.engine.game import Seat
from bot.engine.values import kind_of
from bot.games.racesmack.rules import components, judging, model
from bot.locales.phrase import Arg, Phrase, Text


def rule(of: components.Rule, form: str = "") -> Phrase:
    """Return the phrase for the cards that a rule makes correct, such as "the most common shape". form:
    ".short" for a shorter text, otherwise "".
    """
    return Phrase(_id("rule", of, form), **_blanks(of))


def goal(of: components.Finish, form: str = "") -> Phrase:
    """Return the phrase for the goal of a row, such as "7 red symbols". form: ".short" for a shorter text,
    ".button" for the shortest, otherwise "".
    """
    blanks = _blanks(of)
    if traits := blanks.pop("traits", ()):
        aspect = _aspect(traits[0])
        left_out = next(trait for trait in components.TRAITS[aspect] if trait not in traits)
        kinds = [Phrase("smack-of-trait", trait=trait, count=of.count) for trait in traits]
        blanks |= {"kinds": kinds, "aspect": aspect, "trait": left_out}
    elif "trait" in blanks:
        blanks["aspect"] = _aspect(blanks["trait"])
    return Phrase(_id("goal", of, form), **blanks)


def _id(what: str, of: components.Rule | components.Finish, form: str) -> str:
    return f"smack-{what}-{kind_of(of).replace('_', '-')}{form}"


def _blanks(of: components.Rule | components.Finish) -> dict[str, Any]:
    """Return the values that fill the blanks of a rule or a finish."""
    return {each.name: getattr(of, each.name) for each in fields(of) if each.name != "kind"}


def _aspect(trait: components.Trait) -> components.Aspect:
    return "shape" if trait in components.SHAPES else "colour"


def symbols(of: Sequence[components.Symbol]) -> list[Text]:
    """Return the phrases for symbols, with equal ones together, such as "2 red stars" and "blue circle"."""
    return [
        Phrase("smack-symbols", shape=shape, colour=colour, count=count)
        for (shape, colour), count in Counter(of).items()
    ]


def named(of: components.Card) -> Phrase:
    """Return the phrase for a card in a sentence. A Rules Card is named only by its number."""
    if isinstance(of, components.RulesCard):
        return Phrase("smack-rules-card", number=of.number)
    return Phrase("smack-card", style="plain", symbols=symbols(of.symbols))


def card(of: components.Card) -> Phrase:
    """Return the phrase for a card with everything that it shows."""
    if isinstance(of, components.RulesCard):
        return Phrase("smack-rules-card-full", number=of.number, rule=rule(of.rule), goal=goal(of.finish))
    return Phrase("smack-card", style=of.style, symbols=symbols(of.symbols))


def several(of: Sequence[components.Card]) -> Arg:
    """Return a phrase for each card, or a single phrase that says that there are none."""
    return [
        named(each) if isinstance(each, components.RulesCard) else Phrase("smack-listed", card=named(each))
        for each in of
    ] or Phrase("smack-no-cards")


def signed(change: int) -> str:
    """Return a change in a number of cards with its sign, such as "+2" or "−2"."""
    return f"{change:+}".replace("-", "\u2212")


def own_round(of: model.RoundResult, seat: Seat) -> Phrase:
    """Return the phrase for a seat's result in a round, such as "Right and first: 2 cards won"."""
    tap = next((each for each in of.taps if each.seat == seat), None)
    how: str = judging.untapped(of, seat)
    if tap is not None:
        right = "first" if seat == of.fastest else "right"
        how = right if tap.correct else "jinxed" if tap.jinxed else "wrong"
    change = len(of.won[seat]) + (len(of.extra) if seat == of.fastest else 0)
    change -= len(of.lost[seat]) + of.spent[seat]
    gain = "won" if change > 0 else "lost" if change < 0 else "same"
    return Phrase("smack-own-round", how=how, gain=gain, count=abs(change))

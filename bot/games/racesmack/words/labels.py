"""The buttons and menus of Racesmack, and the host's choices."""

from collections.abc import Sequence

from bot.games.racesmack.rules import actions, components, finishing, model, phrases
from bot.locales.phrase import Phrase, Text
from bot.words import Composite, Label, Lines

PLAIN = 5
"""The maximum number of won cards for which the choices to lose one are buttons and not a menu."""
VARIANTS = (
    "racing_rules",
    "time_penalty",
    "noise_cancelling",
    "tiebreaker",
    "after_you",
    "shifting_gears",
)
_GLYPHS = {"rectangle": "\u25ac", "triangle": "\u25b2", "circle": "\u25cf", "star": "\u2605"}


def option_lines(options: model.Options) -> Lines:
    """Return the lines about the host's choices."""
    variants = [
        Phrase("smack-variant", variant=each.replace("_", "-")) for each in VARIANTS if getattr(options, each)
    ]
    return [
        Phrase("smack-edition", edition=options.edition),
        *([Phrase("smack-variants", variants=variants)] if variants else []),
        Phrase(f"smack-{options.taps}", seconds=options.seconds),
        *([Phrase("smack-after-you-odds")] if options.after_you else []),
    ]


def label(action: actions.Action, view: model.View, names: Sequence[str]) -> Label:
    """Return the label of an action."""
    match action:
        case actions.Tap(letter):
            top = next(laid.cards[-1] for laid in view.circle if laid.letter == letter)
            return Label(_card(letter, top))
        case actions.Refrain():
            return Label(Phrase("smack-no-tap"), weak=True)
        case actions.Reveal():
            return Label(Phrase("smack-reveal"))
        case actions.Pick(id):
            at, card = next((at, card) for at, card in enumerate(view.hand, 1) if card.id == id)
            text = _worth(_picked(at, card), _brings(_standing(view), card))
            return Label(text, kind=Phrase("smack-cards-menu"))
        case actions.Lose(id):
            return _lost(id, view)
        case actions.Place(end):
            standing, owed = _standing(view), _owed(view)
            assert owed.card is not None
            have = standing.have + finishing.gains(standing, owed.card)[end == "right"]
            return Label(_worth(Phrase(f"smack-{end}"), f"{have}/{standing.need}" if standing.finish else ""))
        case actions.Adopt() | actions.SetAside():
            return _rules_card(action, view)
        case actions.Suffer(penalty):
            note = Phrase("smack-jinx-note") if penalty == "jinx" else ""
            return Label(Phrase("smack-penalty", penalty=penalty), note=note)


def composites(view: model.View, names: Sequence[str]) -> Sequence[Composite]:
    """Return the choices among several won Rules Cards: to take one or none, and discard the others."""
    owed = view.owed[view.seat] if view.seat is not None else None
    if owed is None or not owed.others or view.options.edition == "published":
        return ()
    assert isinstance(owed.card, components.RulesCard)
    due, standing = (owed.card, *owed.others), _standing(view)
    kind = Phrase("smack-keep-menu")
    missing = [_missing(standing, each) for each in due]
    nearer = min(missing) < standing.need - standing.have
    own = Label(_worth(Phrase("smack-keep"), f"{standing.have}/{standing.need}"), not nearer, kind=kind)
    kept = [Composite(own, (actions.SetAside(),) * len(due), instead=True)]
    for at, each in enumerate(due):
        others = (actions.SetAside(),) * (len(due) - at - 1)
        button = _worth(Phrase("smack-rules-only", number=each.number), _brings(standing, each))
        best = nearer and at == missing.index(min(missing))
        shown = Label(button, best, kind=kind, note=phrases.goal(each.finish))
        kept.append(Composite(shown, (*(actions.SetAside(),) * at, actions.Adopt(), *others)))
    return kept


def _standing(view: model.View) -> model.Standing:
    assert view.seat is not None
    return view.races[view.seat]


def _owed(view: model.View) -> model.Owed:
    owed = view.owed[view.seat] if view.seat is not None else None
    assert owed is not None
    return owed


def _card(sign: str | int, of: components.Card) -> Text:
    """Return the text of a card on a button: `sign`, and the glyphs of the card's shapes or the words for a
    Rules Card.
    """
    if isinstance(of, components.RulesCard):
        return Phrase("smack-rules-button", sign=str(sign))
    return f"{sign} {''.join(_GLYPHS[symbol.shape] for symbol in of.symbols)}"


def _picked(sign: int, of: components.Card) -> Text:
    """Return the text of the button that plays a card of the hand. A Rules Card is named by its goal."""
    if isinstance(of, components.RulesCard):
        return Phrase("smack-goal-button", sign=str(sign), goal=phrases.goal(of.finish, ".button"))
    return _card(sign, of)


def _worth(button: Text, worth: Text) -> Text:
    return Phrase("smack-worth", button=button, worth=worth) if worth else button


def _missing(standing: model.Standing, card: components.RulesCard) -> int:
    """Return how much progress the row lacks for the goal of a Rules Card. It is negative beyond the goal."""
    have, need = finishing.progress(card.finish, standing.row)
    return need - have


def _brings(standing: model.Standing, card: components.Card) -> Text:
    """Return what a card brings, such as "+2 to goal" or "+1 card", or the row's progress towards the goal of
    a Rules Card, such as "3/7".
    """
    if isinstance(card, components.RulesCard):
        have, need = finishing.progress(card.finish, standing.row)
        return f"{have}/{need}"
    return Phrase("smack-brings", gain=max(finishing.gains(standing, card)))


def _lost(id: int, view: model.View) -> Label:
    standing, kind = _standing(view), Phrase("smack-lose-menu")
    if _owed(view).decision == "hand":
        at, card = next((at, card) for at, card in enumerate(view.hand, 1) if card.id == id)
        return Label(_card(at, card), kind=kind)
    if rules := next((each for each in standing.rules if each.id == id), None):
        note = Phrase("smack-costs-goal")
        return Label(Phrase("smack-rules-only", number=rules.number), weak=True, kind=kind, note=note)
    at, regular = next((at, card) for at, card in enumerate(standing.row, 1) if card.id == id)
    less = finishing.loss(standing, id)
    change = phrases.signed(-less) if less else ""
    text = _worth(_card(at, regular), change)
    if len(standing.row) + len(standing.rules) <= PLAIN:
        return Label(text, kind=kind)
    effect = "smack-costs" if less else "smack-costs-nothing"
    return Label(text, kind=kind, note=Phrase(effect, card=phrases.named(regular), change=change))


def _rules_card(action: actions.Adopt | actions.SetAside, view: model.View) -> Label:
    standing, owed, adopt = _standing(view), _owed(view), isinstance(action, actions.Adopt)
    assert isinstance(owed.card, components.RulesCard)
    if view.options.edition == "published":
        return Label(Phrase("smack-take" if adopt else "smack-leave"))
    if not adopt:
        return Label(_worth(Phrase("smack-keep"), f"{standing.have}/{standing.need}"))
    button = Phrase("smack-rules-only", number=owed.card.number) if owed.others else Phrase("smack-swap")
    return Label(_worth(button, _brings(standing, owed.card)))

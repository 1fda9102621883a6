"""The set-up of a game (docs/rules/racesmack.md, section 2)."""

from bot.engine.game import Chance, Step
from bot.games.racesmack.rules import components, events, model, opening, tabletop, templates


def setup(options: model.Options, seats: int, chance: Chance) -> Step[model.State, events.Event]:
    """Draw the contents of the Rules Cards, deal four cards to each seat, and start the first round."""
    rules = templates.rules_cards(chance)
    numbers = chance.shuffled(range(components.FIRST_RULE, components.FIRST_RULE + components.RULES))
    racing = numbers[: components.RACING] if options.racing_rules else ()
    regular = range(len(components.DECK) + (len(components.GEARS) if options.shifting_gears else 0))
    pack = chance.shuffled((*regular, *numbers[len(racing) :]))
    dealt = tuple(pack[seat * components.HAND : (seat + 1) * components.HAND] for seat in range(seats))
    blind = options.after_you
    state = model.State(
        options=options,
        rules=rules,
        deck=pack[seats * components.HAND :],
        hands=dealt if blind else tuple(tuple(sorted(hand)) for hand in dealt),
        races=(model.Winnings(),) * seats,
        discards=(),
        under=(),
        racing=racing,
        raced=(),
        jinxed=(),
        cursed=(),
        round=0,
        barren=0,
        turn=0,
        starter=chance.below(seats),
        last=None,
        phase=model.Picking((None,) * seats),
    )
    hands = tuple(() if blind else tabletop.cards(state, hand) for hand in state.hands)
    told = events.Dealt(
        hands, tabletop.cards(state, state.deck), tabletop.cards(state, racing), components.HAND
    )
    return opening.open_round(state, (told,), chance)

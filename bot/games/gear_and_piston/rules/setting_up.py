"""The set-up of a game (docs/rules/gear-and-piston.md, section 3)."""

from typing import Literal, TypeAlias

from bot.engine.game import Chance, Step
from bot.games.gear_and_piston.rules import car, components, events, model

_Stack: TypeAlias = Literal[1, 2, 3]


def setup(options: model.Options, seats: int, chance: Chance) -> Step[model.State, events.Event]:
    """Shuffle the stacks, lay out the rows, and draw the investors and the first player
    (docs/rules/gear-and-piston.md, Ruling 2).
    """
    new = chance.shuffled(components.stack(components.NEW))
    junk = chance.shuffled(components.stack(components.JUNK))
    scrap = chance.shuffled(components.SCRAP)
    first = chance.below(seats)
    office, yard = (
        (components.JUMP_ROW, 0) if options.jump_row else (components.NEW_FACE_UP, components.JUNK_FACE_UP)
    )
    state = model.State(
        round=1,
        turn=1,
        first=first,
        investors=_investors(options, chance),
        new=new[: len(new) - office],
        junk=junk[: len(junk) - yard],
        scrap=scrap,
        office=new[::-1][:office],
        fading=(),
        yard=junk[::-1][:yard],
        swept=(),
        discards=(),
        hands=((),) * seats,
        cars=(car.NO_CAR,) * seats,
        volatility=(0,) * seats,
        tokens=components.NO_TOKENS,
        resting=(),
        shuffles=0,
        jump_row=options.jump_row,
        ended="",
        phase=model.Planning(first),
    )
    opened = events.Opened(
        seat=first,
        investors=state.investors,
        office=state.office,
        yard=state.yard,
        new=state.new,
        junk=state.junk,
        scrap=scrap,
    )
    return Step(state, (opened, events.RoundOpened(1, first)))


def _investors(options: model.Options, chance: Chance) -> tuple[components.Investor, ...]:
    """Return the investors drawn according to the options (docs/rules/gear-and-piston.md, Ruling 1)."""
    stacks: dict[str, tuple[_Stack, ...]] = {
        "standard": (1, 2),
        "advanced": (1, chance.pick((2, 3))),
        "expert": (1, 2, 3),
    }
    return tuple(chance.pick(components.INVESTORS[number]) for number in stacks[options.investors])

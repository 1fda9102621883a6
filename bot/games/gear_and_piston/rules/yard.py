"""The Junk Yard (docs/rules/gear-and-piston.md, section 4.5, section 8)."""

from functools import lru_cache

from bot.engine.game import Chance, Seat
from bot.engine.values import replace
from bot.games.gear_and_piston.rules import actions, components, course, events as ev, model

MOST = 2
"""The maximum number of parts that a token in the Junk Yard can bring."""


def coming(view: model.View, seat: Seat) -> int:
    """Return the maximum number of parts that the seat's unresolved tokens can bring before the Workshop."""
    schemes, patents, finds = (site.tokens.count(seat) for site in view.sites[:3])
    return schemes + patents + finds * MOST


def begin(state: model.State, token: course.Token, chance: Chance) -> course.Course:
    """Ask the token's owner which Junk parts to take. If the owner's hand is full, the token is lost."""
    if len(state.hands[token.seat]) >= components.HAND:
        return course.resolved(state, (ev.Lost(token.seat, "junk yard", "full"),))
    if state.jump_row:
        return _rummage(state, token, chance)
    return course.Course(replace(state, phase=model.Scavenging(token.seat, 0)), (), "ask")


def takes(
    state: model.State, phase: model.Scavenging
) -> tuple[actions.Take | actions.Draw | actions.Done, ...]:
    """Return all choices: to take each face-up part, to draw from the stack and, after the first part, to
    stop.
    """
    return _takes(state.yard, bool(state.junk), phase.taken > 0)


@lru_cache(maxsize=64)
def _takes(
    yard: tuple[components.Part, ...], drawn: bool, enough: bool
) -> tuple[actions.Take | actions.Draw | actions.Done, ...]:
    found: list[actions.Take | actions.Draw | actions.Done] = [
        actions.Take(part, "yard") for part in dict.fromkeys(yard)
    ]
    if drawn:
        found.append(actions.Draw())
    return (*found, actions.Done()) if enough else tuple(found)


def take(state: model.State, phase: model.Scavenging, part: components.Part) -> course.Course:
    """Take a face-up part, and replace it immediately or end the game (docs/rules/gear-and-piston.md, Ruling
    8).
    """
    at = state.yard.index(part)
    told = (ev.Took(phase.seat, part, "yard", at),)
    hands = course.received(state.hands, phase.seat, part)
    if not state.junk:
        state = replace(state, hands=hands, yard=course.without(state.yard, part))
        return course.ran_out(course.released(state), told, "yard")
    yard = (*state.yard[:at], state.junk[-1], *state.yard[at + 1 :])
    state = replace(state, hands=hands, yard=yard, junk=state.junk[:-1])
    return _taken(state, phase, (*told, ev.Refilled(yard[at], "yard")))


def draw(state: model.State, phase: model.Scavenging) -> course.Course:
    """Draw the top part of the Junk stack, hidden from the others."""
    part = state.junk[-1]
    state = replace(state, hands=course.received(state.hands, phase.seat, part), junk=state.junk[:-1])
    return _taken(state, phase, (ev.Drew(phase.seat, "junk yard", part, forced=False),))


def enough(state: model.State) -> course.Course:
    """Stop taking parts after the first one."""
    return course.resolved(state, ())


def _taken(state: model.State, phase: model.Scavenging, events: tuple[ev.Event, ...]) -> course.Course:
    """Ask for a second part after the first one, if the hand has room for it."""
    if phase.taken + 1 == MOST or len(state.hands[phase.seat]) >= components.HAND:
        return course.resolved(state, events)
    return course.Course(replace(state, phase=model.Scavenging(phase.seat, phase.taken + 1)), events, "ask")


def _rummage(state: model.State, token: course.Token, chance: Chance) -> course.Course:
    """Jump Row: draw as many parts as the token's space allows, from the stack and then from the reshuffled
    discards.
    """
    told: list[ev.Event] = []
    drawn: list[components.Part] = []
    for _ in range(components.JUMP_DRAWS[token.space]):
        if not state.junk:
            back = chance.shuffled([part for part in state.discards if part.stock == "junk"])
            if not back:
                break
            rest = tuple(part for part in state.discards if part.stock != "junk")
            state = replace(state, junk=back, discards=rest, shuffles=state.shuffles + 1)
            told.append(ev.Reshuffled(back))
        drawn.append(state.junk[-1])
        state = replace(state, junk=state.junk[:-1])
    if not drawn:
        return course.resolved(state, (*told, ev.Lost(token.seat, "junk yard", "empty")))
    told.append(ev.Rummaged(token.seat, tuple(drawn), len(drawn)))
    return course.Course(
        replace(state, phase=model.Sorting(token.seat, tuple(drawn), ())), tuple(told), "ask"
    )


def keeps(phase: model.Sorting) -> list[actions.Keep | actions.Done]:
    """Return all choices: to keep one of the drawn parts, or no more (docs/rules/gear-and-piston.md, Ruling
    13).
    """
    return [*(actions.Keep(part) for part in dict.fromkeys(phase.drawn)), actions.Done()]


def keep(state: model.State, phase: model.Sorting, part: components.Part) -> course.Course:
    """Keep one of the drawn parts. If no more can be kept, add the kept parts to the hand."""
    after = model.Sorting(phase.seat, course.without(phase.drawn, part), (*phase.kept, part))
    full = len(after.kept) == MOST or len(state.hands[phase.seat]) + len(after.kept) >= components.HAND
    if full or not after.drawn:
        return sort(state, after)
    return course.Course(replace(state, phase=after), (), "ask")


def sort(state: model.State, phase: model.Sorting) -> course.Course:
    """Add the kept parts to the hand, and discard the others."""
    hands = course.received(state.hands, phase.seat, *phase.kept)
    state = replace(state, hands=hands, discards=(*state.discards, *phase.drawn))
    told = ev.Sorted(
        seat=phase.seat,
        kept=phase.kept,
        count=len(phase.kept),
        discarded=phase.drawn,
        dropped=len(phase.drawn),
    )
    return course.resolved(state, (told,))

"""The rules of Racesmack as pure functions (specs/racesmack.md; the section is named at each)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.chance import Chance
from bot.engine.game import Line, Outcome, Seat, Step
from bot.games.racesmack.rules import settling, tapping
from bot.games.racesmack.rules import setup as opening
from bot.games.racesmack.rules import views as sight
from bot.games.racesmack.rules.actions import (
    Action,
    Adopt,
    Lose,
    Pick,
    Place,
    Refrain,
    Reveal,
    SetAside,
    Suffer,
    Tap,
)
from bot.games.racesmack.rules.closing import length, places
from bot.games.racesmack.rules.components import FIRST_RULE, RULES
from bot.games.racesmack.rules.events import Event
from bot.games.racesmack.rules.model import (
    LETTERS,
    Aiming,
    Due,
    Finished,
    Losing,
    Options,
    Paying,
    Picking,
    Placing,
    Revealing,
    Settling,
    State,
    Tapping,
    View,
)

seats = range(2, 7)
longest = 3_000
"""A cap for tests: random play loses nearly as many Race cards as it wins, so that a game may be long."""

_NOBODY: frozenset[Seat] = frozenset()
_IDS = range(FIRST_RULE + RULES)
_PICKS = tuple(map(Pick, _IDS))
_LOSES = tuple(map(Lose, _IDS))
_TAPS = {letter: Tap(letter) for letter in LETTERS}
_REVEAL, _REFRAIN, _ADOPT, _SET_ASIDE = Reveal(), Refrain(), Adopt(), SetAside()
_LEFT, _RIGHT = Place("left"), Place("right")


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Draw the Rules Cards' texts, deal, and open the first round (Components)."""
    return opening.set_up(options, seats, chance)


def turn(state: State) -> int:
    """Phases are counted from 1."""
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    """Who still is to pick, reveal, tap, or settle; nobody once the game is over."""
    return frozenset(sight.awaited(state))


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Pick; reveal; tap a free card, or not at all; place, adopt, suffer, lose (A round; Variants)."""
    phase = state.phase
    match phase:
        case Picking(picked):
            return [_PICKS[id] for id in state.hands[seat]] if picked[seat] is None else []
        case Tapping():
            if tapping.decided(phase, seat):
                return []
            return [*(_TAPS[letter] for letter in tapping.free(state.options, phase)), _REFRAIN]
        case Aiming():
            if seat not in phase.asked or phase.chosen[seat] is not None:
                return []
            return [*(_TAPS[letter] for letter in tapping.free(state.options, phase)), _REFRAIN]
        case Revealing(mover):
            return [_REVEAL] if mover == seat else []
        case Settling(due):
            owed = due[seat]
            return _choices(state, seat, owed) if owed else []
        case Finished():
            return []
        case _:
            assert_never(phase)


def _choices(state: State, seat: Seat, owed: Due) -> list[Action]:
    match owed:
        case Placing(queue):
            return [_ADOPT, _SET_ASIDE] if queue[0] >= FIRST_RULE else [_LEFT, _RIGHT]
        case Paying():
            return [Suffer(penalty) for penalty in settling.penalties(state, seat)]
        case Losing(_, source):
            return [_LOSES[id] for id in settling.losable(state, seat, source)]
        case _:
            assert_never(owed)


def refusal(state: State, seat: Seat, action: Action) -> str:
    """Why the action is refused, for the player."""
    phase = state.phase
    match phase:
        case Finished():
            return "The game is over."
        case Picking(picked):
            if picked[seat] is not None:
                return "You have picked your card of this round already."
            if isinstance(action, Pick):
                return "You do not hold that card."
            return "First everybody picks a card of their hand in secret."
        case Revealing():
            return (
                "It is your turn to reveal a card."
                if phase.seat == seat
                else "It is not your turn to reveal."
            )
        case Tapping() | Aiming():
            return _no_tap(state, phase, seat, action)
        case Settling(due):
            return _no_choice(due[seat], action)
        case _:
            assert_never(phase)


def _no_tap(state: State, phase: Tapping | Aiming, seat: Seat, action: Action) -> str:
    if any(touch.seat == seat for touch in phase.taps):
        return "You have tapped in this round already: one tap each."
    if seat in phase.refrained:
        return "You do not tap in this round: you said so."
    if isinstance(phase, Aiming) and phase.chosen[seat] is not None:
        return "You have chosen already: one tap each."
    if not isinstance(action, Tap):
        return "Now everybody taps one of the cards in the circle."
    if any(touch.letter == action.letter for touch in phase.taps):
        return f"Card {action.letter} has been tapped: each card can be tapped by one player only."
    return f"There is no card {action.letter} in the circle."


def _no_choice(owed: Due | None, action: Action) -> str:
    match owed:
        case None:
            if isinstance(action, Tap | Refrain):
                return "Too late: the taps of this round are in."
            return "You have nothing to decide after this round."
        case Placing(queue):
            if queue[0] >= FIRST_RULE:
                return "First decide about the Rules Card you won: take it, or set it aside."
            return "First put the card you won at the left or right end of your Race."
        case Paying():
            if isinstance(action, Suffer):
                return "You can choose a penalty only if you can pay it in full."
            return "Your tap was wrong: first choose a penalty."
        case Losing(_, "race"):
            return "Your tap was wrong: first choose a card of your Race to lose."
        case Losing():
            return "Your tap was wrong: first choose a card of your hand to lose."
        case _:
            assert_never(owed)


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Carry out one action. Raises ValueError for an action of another phase, which is never legal."""
    match (state.phase, action):
        case (Picking() as phase, Pick()):
            return opening.pick(state, phase, seat, action)
        case (Tapping() as phase, Tap()):
            return tapping.tap(state, phase, seat, action, chance)
        case (Tapping() as phase, Refrain()):
            return tapping.refrain(state, phase, seat, chance)
        case (Settling() as phase, Place() | Adopt() | SetAside() | Suffer() | Lose()):
            return settling.choose(state, phase, seat, action, chance)
        case (Revealing() as phase, Reveal()):
            return opening.turn_up(state, phase, seat)
        case (Aiming() as phase, Tap() | Refrain()):
            return tapping.aim(state, phase, seat, action, chance)
        case _:
            raise ValueError(f"{action} is no action of {state.phase.kind}")


def idle(state: State, seat: Seat) -> Action:
    """**Ruling** a sleeper picks its first card, does not tap, puts cards at the right end, sets a second
    Rules Card aside, takes the jinx for a penalty, and loses the last card of the row.
    """
    actions = legal(state, seat)
    phase = state.phase
    owed = phase.due[seat] if isinstance(phase, Settling) else None
    if isinstance(owed, Losing) and owed.source == "race" and state.races[seat].row:
        return _LOSES[state.races[seat].row[-1]]
    return actions[0] if isinstance(owed, Losing) or isinstance(phase, Picking) else actions[-1]


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know (Secrets)."""
    return sight.view(state, seat)


def hears(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat may know it (Secrets)."""
    return sight.hears(event, seat)


def outcome(state: State) -> Outcome | None:
    """Places once the game is over, and a point for each Race card (A round 5, 6)."""
    if not isinstance(state.phase, Finished):
        return None
    scores = tuple(map(length, state.races))
    sheet = tuple(Line(seat, "Cards in the Race", score) for seat, score in enumerate(scores) if score)
    return Outcome(places(state), scores, sheet)

"""Taps, timed or chosen in secret, and how they are judged (docs/rules/racesmack.md, section 3, step 2, step
3, step 4, section 5, section 6).
"""

from collections.abc import Sequence

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace, with_seat
from bot.games.racesmack.rules import actions, judging, model, settling, tabletop
from bot.games.racesmack.rules.events import Aimed, Event, Judged, Kept, Refrained, Tapped


def free(options: model.Options, phase: model.Tapping | model.Aiming) -> list[model.Letter]:
    """Return the letters of the cards that can still be tapped."""
    letters = [letter for letter, pile in zip(model.LETTERS, phase.piles, strict=False) if pile]
    if options.edition == "published" or not phase.taps:
        return letters
    gone = [touch.letter for touch in phase.taps]
    return [letter for letter in letters if letter not in gone]


def open_to(options: model.Options, phase: model.Tapping) -> list[Seat]:
    """Return the seats that can still tap."""
    piles = phase.piles
    most = len(piles) - 1 if options.edition == "published" else len(piles) - piles.count(())
    if len(phase.taps) >= most:
        return []
    done = [touch.seat for touch in phase.taps]
    return [seat for seat in range(len(piles)) if seat not in done and seat not in phase.refrained]


def decided(phase: model.Tapping, seat: Seat) -> bool:
    """Return whether the seat has tapped or refrained."""
    return seat in phase.refrained or any(touch.seat == seat for touch in phase.taps)


def tap(
    state: model.State, phase: model.Tapping, seat: Seat, action: actions.Tap, chance: Chance
) -> Step[model.State, Event]:
    """Tap a card. After the last tap, the round is judged."""
    touch = model.Touch(seat, action.letter, action.at, action.drawn)
    after = model.Tapping(phase.piles, (*phase.taps, touch), phase.refrained)
    return _tapped(state, after, Tapped(seat, touch.letter, touch.drawn), chance)


def refrain(state: model.State, phase: model.Tapping, seat: Seat, chance: Chance) -> Step[model.State, Event]:
    """Record that the seat taps no card in this round (docs/rules/racesmack.md, Ruling 5)."""
    after = model.Tapping(phase.piles, phase.taps, (*phase.refrained, seat))
    return _tapped(state, after, Refrained(seat), chance)


def _tapped(
    state: model.State, phase: model.Tapping, events: Event, chance: Chance
) -> Step[model.State, Event]:
    if open_to(state.options, phase):
        return Step(replace(state, phase=phase), (events,))
    return _judge(state, phase, (events,), chance)


def aim(
    state: model.State, phase: model.Aiming, seat: Seat, action: actions.Tap | actions.Refrain, chance: Chance
) -> Step[model.State, Event]:
    """Choose a tap in secret. The last choice reveals all of them."""
    letter = action.letter if isinstance(action, actions.Tap) else ""
    chosen = with_seat(phase.chosen, seat, letter)
    after = model.Aiming(
        piles=phase.piles,
        asked=phase.asked,
        chosen=chosen,
        taps=phase.taps,
        refrained=phase.refrained,
        missed=phase.missed,
    )
    events: tuple[Event, ...] = (Aimed(seat, letter),)
    if any(chosen[each] is None for each in phase.asked):
        return Step(replace(state, phase=after), events)
    return _settle_aims(state, after, events, chance)


def _settle_aims(
    state: model.State, phase: model.Aiming, events: tuple[Event, ...], chance: Chance
) -> Step[model.State, Event]:
    """Reveal the choices, and judge the taps unless some seats can choose again (docs/rules/racesmack.md,
    Ruling 17).
    """
    taps, refrained, missed = list(phase.taps), list(phase.refrained), list[model.Touch]()
    told = list[Event]()
    several = state.options.edition == "published"
    for seat in sorted(phase.asked, key=lambda each: distance(state, each)):
        letter = phase.chosen[seat]
        if not letter:
            refrained.append(seat)
            told.append(Refrained(seat))
        elif several or all(touch.letter != letter for touch in taps):
            taps.append(model.Touch(seat, letter))
            told.append(Tapped(seat, letter, ()))
        else:
            missed.append(model.Touch(seat, letter))
    told += _kept(taps, missed)
    again, nobody = tuple(sorted(touch.seat for touch in missed)), (None,) * len(phase.piles)
    gone = (*phase.missed, *missed)
    after = model.Aiming(
        piles=phase.piles,
        asked=again,
        chosen=nobody,
        taps=tuple(taps),
        refrained=tuple(refrained),
        missed=gone,
    )
    if again and free(state.options, after):
        return Step(replace(state, turn=state.turn + 1, phase=after), (*events, *told))
    return _judge(state, after, (*events, *told), chance)


def _kept(taps: Sequence[model.Touch], missed: Sequence[model.Touch]) -> list[Event]:
    """Return an event for each seat that gets a card that others chose, too."""
    others = {touch: tuple(other.seat for other in missed if other.letter == touch.letter) for touch in taps}
    return [Kept(touch.seat, touch.letter, seats) for touch, seats in others.items() if seats]


def distance(state: model.State, seat: Seat) -> int:
    """Return how many places after the round's start player the seat is."""
    return (seat - state.starter) % len(state.hands)


def _judge(
    state: model.State, phase: model.Tapping | model.Aiming, events: tuple[Event, ...], chance: Chance
) -> Step[model.State, Event]:
    """Rank the taps, determine the correct ones, and settle the cards that each player wins and loses."""
    laid = tabletop.circle(state, phase.piles)
    found = judging.verdict(laid, tabletop.default_rule(state)[0], state.options)
    timed = isinstance(phase, model.Tapping)
    order = (
        _by_time(phase.taps, chance) if timed else sorted(phase.taps, key=lambda t: distance(state, t.seat))
    )
    ranked = tuple(_ranked(state, found, touch, order) for touch in order)
    right = [each.seat for each in ranked if each.correct]
    left = tuple(id for seat, pile in enumerate(phase.piles) if seat not in right for id in pile)
    tapped = {touch.seat for touch in phase.taps}
    seats = range(len(phase.piles))
    result = model.RoundResult(
        round=state.round,
        circle=laid,
        verdict=found,
        taps=ranked,
        idle=tuple(seat for seat in seats if seat not in tapped),
        fastest=right[0] if right else None,
        won=tuple(tabletop.cards(state, phase.piles[seat]) if seat in right else () for seat in seats),
        extra=tabletop.cards(state, left),
        lost=((),) * len(seats),
        spent=(0,) * len(seats),
        missed=phase.missed if isinstance(phase, model.Aiming) else (),
        late=phase.refrained,
        beaten=_beaten(state, phase, found),
    )
    return settling.settle(
        state, result=result, piles=phase.piles, left=left, events=(*events, Judged(result)), chance=chance
    )


def _beaten(
    state: model.State, phase: model.Tapping | model.Aiming, found: model.Verdict
) -> tuple[Seat, ...]:
    """Return the seats that refrained because others had tapped every correct card."""
    taken = {touch.letter for touch in phase.taps}
    if state.options.edition == "published" or not found.correct or not taken.issuperset(found.correct):
        return ()
    if isinstance(phase, model.Tapping):
        return phase.refrained
    lost = {touch.seat for touch in phase.missed}
    return tuple(seat for seat in phase.refrained if seat in lost)


def _by_time(taps: Sequence[model.Touch], chance: Chance) -> list[model.Touch]:
    """Return the taps ordered by their time stamps (docs/rules/racesmack.md, Ruling 4). Chance decides
    between equal ones.
    """
    stamps = [touch.at for touch in taps if touch.at]
    if not stamps:
        return list(taps)
    lots = list(range(len(taps)))
    if len(set(stamps)) < len(stamps):
        lots = list(chance.shuffled(lots))
    known, keyed = 0, list[tuple[int, bool, int, model.Touch]]()
    for place, touch in enumerate(taps):
        known = touch.at or known
        keyed.append((known, not touch.at, lots[place] if touch.at else place, touch))
    return [touch for *_, touch in sorted(keyed, key=lambda each: each[:3])]


def _ranked(
    state: model.State, found: model.Verdict, touch: model.Touch, order: Sequence[model.Touch]
) -> model.Ranked:
    """Return a tap with its judgement. order: all taps, the fastest first."""
    letter = model.LETTERS[touch.seat] if found.own else touch.letter
    right = touch.letter == letter if found.own else touch.letter in found.correct
    jinxed = right and len(found.correct) > 1 and touch.seat in state.jinxed
    first = order[0].at
    return model.Ranked(
        seat=touch.seat,
        letter=touch.letter,
        correct=right and not jinxed,
        behind=touch.at - first if touch.at and first else None,
        drawn=touch.drawn,
        level=tuple(
            other.seat for other in order if other is not touch and touch.at and other.at == touch.at
        ),
        jinxed=jinxed,
    )

"""The whole table of Racesmack as text, complete enough to play by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from bot.engine.game import Seat
from bot.games.racesmack.rules.components import Card, Length, RulesCard
from bot.games.racesmack.rules.model import LETTERS, Laid, Owed, View
from bot.games.racesmack.words import rounds, terms
from bot.words.phrases import counted, listed


def headline(view: View, names: Sequence[str]) -> str:
    """One line: the possible actions, and whose they are; or the winner."""
    if view.phase == "finished":
        return _won(view, names)
    own = view.seat is not None and view.seat in view.awaited
    if own:
        return f"Your turn in round {view.round}: {_task(view)}"
    waiting = listed([names[seat] for seat in view.awaited])
    match view.phase:
        case "picking":
            return f"Round {view.round}: everyone picks a card in secret, still to pick: {waiting}"
        case "revealing":
            return f"Round {view.round}: {waiting} turns up a card"
        case "tapping":
            return f"Round {view.round}: {_tapping(view)}! Still to tap: {waiting}"
        case "aiming":
            return f"Round {view.round}: choose a card to tap, still to choose: {waiting}"
        case "settling":
            return f"Round {view.round} is settled: {_settling(view, names)}"
        case _:
            assert_never(view.phase)


def _task(view: View) -> str:
    """What the seat must do."""
    assert view.seat is not None
    owed = view.owed[view.seat]
    if owed is not None:
        return _asked(owed, view.options.edition)
    return f"{_tapping(view)}, as fast as you can" if view.phase == "tapping" else _TASKS[view.phase]


def _tapping(view: View) -> str:
    """The same words after each tap of a round: those of a waiting player must not change by what others do.
    Where only one player can have a card, the correct ones may be gone, or there were none.
    """
    return "tap a correct card, if one is left" if view.options.edition == "draft" else "tap a correct card"


_TASKS: Final = {
    "picking": "pick a card to play",
    "revealing": "turn up the top card of your hand",
    "aiming": "choose the card that you tap",
    "settling": "settle the round",
    "finished": "it is over",
}


def _asked(owed: Owed, edition: str) -> str:
    left = f" ({owed.left} steps left)" if owed.left > 1 else ""
    match owed.decision:
        case "place":
            assert owed.card is not None
            return f"put {terms.named(owed.card)} at the left or right end of your Race{left}"
        case "adopt":
            assert isinstance(owed.card, RulesCard)
            if owed.others and edition == "draft":
                return f"keep your Rules Card, or one of the {len(owed.others) + 1} left over{left}"
            where = "in place of the one in your Race" if edition == "draft" else "into your Race"
            # the rule of a card in a Race does not matter
            card = f"{terms.named(owed.card)} (to win: {terms.finish(owed.card.finish)})"
            return f"take {card} {where}, or discard it{left}"
        case "penalty":
            return f"you were wrong, choose the penalty{left}"
        case "race":
            return f"give up a card of your Race{left}"
        case "hand":
            return f"give up a card of your hand{left}"
        case _:
            assert_never(owed.decision)


_DOES: Final = {
    "place": "places a card",
    "adopt": "decides on a Rules Card",
    "penalty": "chooses a penalty",
    "race": "gives up a Race card",
    "hand": "gives up a hand card",
}


def _settling(view: View, names: Sequence[str]) -> str:
    return listed(
        [f"{names[seat]} {_DOES[owed.decision]}" for seat, owed in enumerate(view.owed) if owed is not None]
    )


def _won(view: View, names: Sequence[str]) -> str:
    best = [seat for seat, place in enumerate(view.places) if place == 1]
    who = listed([names[seat] for seat in best])
    verb = "wins" if len(best) == 1 else "share the win"
    finish = view.races[best[0]].finish
    if len(best) == 1 and view.winners and finish is not None:
        # What the Race has, without what is required: that number is shown above its Race cards.
        met = Length(len(view.races[best[0]].row)) if isinstance(finish, Length) else finish
        return f"{who} wins with {terms.finish(met)}"
    race = view.races[best[0]]
    length = counted(len(race.row) + len(race.rules), "Race card")
    return f"{who} {verb} with {length}{'' if len(best) == 1 else ' each'}"


def prompt(view: View, names: Sequence[str]) -> str:
    """What the view's seat can do now."""
    return ""


def describe(view: View, names: Sequence[str]) -> Sequence[str]:
    """The view in words, line by line, the most important first."""
    judged = rounds.result(view.last, names) if view.last is not None else []
    if view.last is not None and not view.circle:
        judged.append(rounds.lay(view.last))
    lines = [f"{headline(view, names)}{'' if headline(view, names).endswith('!') else '.'}"]
    if view.places:
        order = sorted(range(len(view.places)), key=lambda seat: view.places[seat])
        lines += [f"Place {view.places[seat]}: {_player(view, names, seat)}" for seat in order]
        return [*lines, *judged]
    if view.seat is not None:
        lines += _own(view)
    lines += _circle(view, names)
    if view.phase != "settling":
        lines.append(_default(view))
    if view.jinxed and view.phase != "settling":
        jinxed = listed([names[seat] for seat in view.jinxed])
        lines.append(f"Wrong in this round if several cards are correct: {jinxed}.")
    if not view.circle:
        lines += judged
    lines.append(f"Deck: {counted(view.deck, 'card')}. Start player: {names[view.starter]}.")
    lines.append("Players in the order of the circle:")
    lines += [_player(view, names, seat) for seat in range(len(view.races))]
    if view.circle:
        lines += judged
    if view.discards:
        lines.append(f"Out of the game: {terms.several(view.discards)}.")
    return lines


def _default(view: View) -> str:
    """The default rule of the round, and when it does not apply; in After You the rule that applies."""
    source = f" by {terms.named(view.racing)} of Racing Rules" if view.racing else ""
    default = f"a card is correct{source} if {terms.rule(view.default)}"
    if view.blind:
        return _turned_up(view, default)
    highest = view.options.noise_cancelling or view.options.edition == "published"
    several = "of several the highest decides" if highest else "several cancel each other"
    return f"Without a Rules Card in the circle, {default}; one Rules Card decides, {several}."


def _turned_up(view: View, default: str) -> str:
    """After You: the card that decides, once it is known."""
    if view.phase not in ("tapping", "aiming"):
        return f"The Rules Card that is turned up decides; if none comes, {default}."
    tops = (laid.cards[-1] for laid in view.circle)
    came = next((top for top in tops if isinstance(top, RulesCard)), None)
    if came is None:
        return f"No Rules Card came, so {default}."
    return f"{terms.named(came)} decides: a card is correct if {terms.rule(came.rule)}."


def _own(view: View) -> list[str]:
    """The seat's hand, its pick or its choice."""
    assert view.seat is not None
    if view.blind:
        return [f"Your hand lies face down: {counted(view.held[view.seat], 'card')}."]
    lines = [f"Your hand: {numbered(view.hand) or 'no cards'}."]
    if view.picked is not None:
        lines.append(f"You picked {terms.named(view.picked)}.")
    if view.aim is not None:
        lines.append(f"You chose {view.aim or 'nothing in time'}.")
    return lines


def numbered(hand: Sequence[Card]) -> str:
    """Cards from left to right with their positions, as on their buttons."""
    return "; ".join(f"{at}. {terms.card(each)}" for at, each in enumerate(hand, 1))


def _circle(view: View, names: Sequence[str]) -> list[str]:
    """The face-up cards, neighbours in sequence, and who has tapped, or missed, which card."""
    if not view.circle:
        return []
    lines = [_laid(laid, names) for laid in view.circle]
    if view.phase != "revealing":
        lines[-1] += _neighbours(view, names)
    taps = [f"{tap.letter} by {names[tap.seat]}" for tap in view.taps]
    taps += [f"nothing by {names[seat]}" for seat in view.refrained]
    if taps:
        lines.append(f"Tapped so far: {', '.join(taps)}.")
    if view.missed:
        lines.append(f"Chosen, but gone to somebody else: {rounds.missed(view.missed, names)}.")
    return lines


def _neighbours(view: View, names: Sequence[str]) -> str:
    """The neighbours that are not in sequence; players without a pile are skipped."""
    first, *others = view.circle
    if not others:
        return " It has no neighbour."
    laid = {each.seat for each in view.circle}
    bare = [name for seat, name in enumerate(names) if seat not in laid]
    around = f" {others[-1].letter} and {first.letter} are neighbours, too." if len(others) > 1 else ""
    if not bare:
        return around
    lack = "has no pile and is" if len(bare) == 1 else "have no piles and are"
    return f"{around} {listed(bare)} {lack} passed over."


def _laid(laid: Laid, names: Sequence[str]) -> str:
    pile = f" (top of {len(laid.cards)})" if len(laid.cards) > 1 else ""
    return f"{laid.letter}, {names[laid.seat]}: {terms.card(laid.cards[-1])}{pile}."


def _player(view: View, names: Sequence[str], seat: Seat) -> str:
    race = view.races[seat]
    row = numbered(race.row) or "no cards"
    goal = "no Rules Card"
    if race.finish is not None:
        numbers = listed([terms.named(card) for card in race.rules])
        goal = f"{numbers}, to win: {terms.finish(race.finish)} ({race.have} of {race.need})"
    you = " (you)" if seat == view.seat else ""
    notes = [] if view.places else [f"{counted(view.held[seat], 'card')} in hand"]
    if view.phase == "picking":
        notes.append("still to pick" if seat in view.awaited else "has picked")
    told = f" {', '.join(notes)}." if notes else ""
    return f"{LETTERS[seat]}. {names[seat]}{you}: Race: {row}; {goal}.{told}"


def alts(view: View, names: Sequence[str]) -> tuple[Sequence[str], ...]:
    """The alt text of the one picture, short enough for Discord: the cards by the letters of their players.
    The cards of each Race and the words of each rule are in *Board as text*.
    """
    head = headline(view, names if view.places else LETTERS)
    lines = [head if head.endswith("!") else f"{head}."]
    if view.seat is not None and not view.blind:
        lines.append(f"Your hand: {listed([terms.named(card) for card in view.hand] or ['no cards'])}.")
    circle = view.circle or (view.last.circle if view.last is not None else ())
    if circle:
        lines.append(
            f"Cards: {'; '.join(f'{each.letter} {terms.named(each.cards[-1])}' for each in circle)}."
        )
    if view.last is not None and not view.circle:
        lines.append(f"Correct: {listed(list(view.last.verdict.correct) or ['none'])}.")
    lines += [_short(view, seat, name) for seat, name in enumerate(names[: len(view.races)])]
    return (lines,)


def _short(view: View, seat: Seat, name: str) -> str:
    """A player: the length of the Race, and its progress towards its finish."""
    race = view.races[seat]
    goal = f", {race.have} of {race.need} to win" if race.finish is not None else ""
    place = f", place {view.places[seat]}" if view.places else ""
    return f"{LETTERS[seat]} {name}: {counted(len(race.row), 'card')}{goal}{place}."

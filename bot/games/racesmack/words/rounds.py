"""A judged round of Racesmack in words: the correct cards and the reason, the taps, and what all won and
lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.racesmack.rules.model import Laid, Ranked, Result, Tally, Touch, Verdict
from bot.games.racesmack.words import terms
from bot.words.phrases import counted, listed


def verdict(of: Verdict) -> str:
    """The rule that applied, and why: at most two sentences."""
    numbers = listed([f"Rules Card {number}" for number in of.numbers]) if of.numbers else ""
    several = len(of.numbers) > 1
    default = f"{numbers} cancelled each other" if several else "no Rules Card was played"
    why = {
        "default": f"{default}, so by the default rule",
        "racing": f"{default}, so by Racing Rules",
        "card": f"by {numbers}",
        "highest": f"{numbers} were played; by the highest" if several else f"by {numbers}",
    }[of.source]
    counts = f" ({_tallies(of.counts)})" if of.counts else ""
    return f"{why} a card was correct if {terms.rule(of.rule)}{counts}."


def _tallies(of: Sequence[Tally]) -> str:
    return terms.tallied([(each.trait, each.count) for each in of])


def correct(of: Verdict) -> str:
    """The cards that were correct in the end, and what broke a tie."""
    tie = ""
    if of.tied:
        tie = (
            f" Tiebreaker among {listed(of.tied)}: the commonest colour there counts ({_tallies(of.colours)})"
        )
        tie += f", then the most symbols ({of.symbols})." if of.symbols is not None else "."
    if of.own:
        return f"No card was correct, so tapping one's own card was.{tie}"
    if not of.correct:
        return f"No card was correct.{tie}"
    return f"Correct: {listed(of.correct)}.{tie}"


def time(behind: int) -> str:
    """The time after the first tap: 0.840 s later, 3 minutes later."""
    if behind < 100_000:
        return f"{behind / 1000:.3f} s later"
    minutes = behind // 60_000
    return f"{counted(minutes, 'minute')} later" if minutes < 120 else f"{minutes // 60} hours later"


def tap(of: Ranked, place: int, names: Sequence[str]) -> str:
    """One tap: Ann tapped B first: correct."""
    when = "" if of.behind is None else " first" if place == 0 else f" {time(of.behind)}"
    judged = "correct" if of.correct else "wrong"
    if of.jinxed:
        judged = "wrong by the penalty of the round before, as several cards were correct"
    notes = ""
    if of.drawn:
        notes = f" ({_named(of.drawn, names)} pressed in the same millisecond and lost the lot)"
    elif of.level:
        notes = f" (in the same millisecond as {_named(of.level, names)}: chance ranked them)"
    return f"{names[of.seat]} tapped {of.letter}{when}: {judged}{notes}."


def _named(seats: Sequence[Seat], names: Sequence[str]) -> str:
    return listed([names[seat] for seat in seats])


def result(of: Result, names: Sequence[str]) -> list[str]:
    """The whole round, line by line."""
    lines = [f"Round {of.round}: {verdict(of.verdict)} {correct(of.verdict)}"]
    taps = [tap(each, place, names) for place, each in enumerate(of.taps)]
    if of.late:
        taps.append(f"{_named(of.late, names)} did not tap in time: wrong.")
    if idle := [seat for seat in of.idle if seat not in of.late]:
        taps.append(f"{_named(idle, names)} did not tap.")
    if of.missed:
        taps.append(f"Chosen, but gone to somebody else: {missed(of.missed, names)}.")
    lines.append(" ".join(taps))
    lines += [told for seat in range(len(of.won)) if (told := _changes(of, seat, names))]
    if of.extra and of.fastest is None:
        lines.append(f"Nobody was correct, so these go under the deck: {terms.several(of.extra)}.")
    return lines


def missed(of: Sequence[Touch], names: Sequence[str]) -> str:
    """The choices that lost to another player: C by Ann and C by Bo."""
    return listed([f"{touch.letter} by {names[touch.seat]}" for touch in of])


def lay(of: Result) -> str:
    """The cards in the round's circle, by the letters of the players."""
    return f"In round {of.round} lay {'; '.join(f'{each.letter}: {_top(each)}' for each in of.circle)}."


def laid(of: Laid, names: Sequence[str]) -> str:
    """A place of the circle: A, Ann's: red star on a pile of 2."""
    return f"{of.letter}, {names[of.seat]}'s: {_top(of)}"


def _top(of: Laid) -> str:
    """The card that counts: red star on a pile of 2."""
    pile = f" on a pile of {len(of.cards)}" if len(of.cards) > 1 else ""
    return f"{terms.card(of.cards[-1])}{pile}"


def _changes(of: Result, seat: Seat, names: Sequence[str]) -> str:
    """What a seat won and lost; "" for nothing."""
    parts = []
    if of.won[seat]:
        parts.append(f"won their own {terms.several(of.won[seat])}")
    if of.fastest == seat and of.extra:
        parts.append(f"won, as the fastest, what was left over: {terms.several(of.extra)}")
    if of.lost[seat]:
        parts.append(f"lost {terms.several(of.lost[seat])} from their Race")
    if of.spent[seat]:
        parts.append(f"lost {counted(of.spent[seat], 'hand card')}")
    return f"{names[seat]} {listed(parts)}." if parts else ""


def short(of: Result, names: Sequence[str]) -> str:
    """The round in one sentence."""
    which = f"{listed(of.verdict.correct)} correct" if of.verdict.correct else "no card correct"
    who = f", {names[of.fastest]} the fastest" if of.fastest is not None else ", nobody right"
    return f"The taps of round {of.round} were judged: {which}{who}."

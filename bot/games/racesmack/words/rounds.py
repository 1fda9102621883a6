"""A judged round in full: the correct cards and why, the taps, and each player's gains and losses."""

from collections.abc import Iterator, Sequence

from bot.engine.game import Seat
from bot.games.racesmack.rules import judging, model, phrases
from bot.games.racesmack.words.story import called, tapped
from bot.locales.phrase import Arg, Phrase, Text
from bot.words import Lines


def result(of: model.RoundResult, names: Sequence[str], reader: Seat | None) -> Lines:
    """Return the whole round in words, line by line."""
    return [
        *_verdict(of.verdict, of.round),
        *(line for tap in of.taps for line in _tap(tap, of.taps[0], names, reader)),
        *_untapped(of, names, reader),
        *(line for seat in range(len(of.won)) for line in _changes(of, seat, names, you=seat == reader)),
        *([Phrase("smack-under", cards=phrases.several(of.extra))] if _lost_to_all(of) else []),
    ]


def _lost_to_all(of: model.RoundResult) -> bool:
    return of.fastest is None and bool(of.extra)


def _verdict(of: model.Verdict, round: int) -> Iterator[Text]:
    """Yield the lines about the rule that applied, and about the cards that were correct by it."""
    cards = [Phrase("smack-rules-card", number=number) for number in of.numbers]
    cancelled = len(cards) > 1 and of.source in ("default", "racing")
    last = cards[-1] if cards else ""
    why = "cancelled" if cancelled else of.source
    rule = phrases.rule(of.rule)
    yield Phrase(f"smack-verdict-{why}", round=round, cards=cards, card=last, rule=rule)
    if of.counts:
        yield Phrase("smack-counted", counts=_tallies(of.counts))
    if of.tied:
        id = "smack-tiebreaker" if of.symbols is None else "smack-tiebreaker-symbols"
        symbols = of.symbols or 0
        yield Phrase(id, letters=of.tied, counts=_tallies(of.colours), symbols=symbols)
    yield correct(of)


def correct(of: model.Verdict) -> Phrase:
    """Return the line about the cards that were correct in the end."""
    if of.own:
        return Phrase("smack-correct-own")
    return Phrase(f"smack-correct{'' if of.correct else '-none'}", letters=of.correct)


def _tallies(of: Sequence[model.Tally]) -> Arg:
    """Return the tallies in words, the highest count first."""
    order = sorted(of, key=lambda tally: -tally.count)
    return [Phrase("smack-tally", count=tally.count, trait=tally.trait) for tally in order]


def _tap(of: model.Ranked, first: model.Ranked, names: Sequence[str], reader: Seat | None) -> Iterator[Text]:
    """Yield the sentences about one tap, such as "Ann tapped B first: correct"."""
    when, time = _when(of, first)
    judged = "correct" if of.correct else "jinxed" if of.jinxed else "wrong"
    whose, you = names[of.seat], of.seat == reader
    yield Phrase("smack-tap-line", you=you, name=whose, letter=of.letter, when=when, time=time, judged=judged)
    if of.drawn:
        yield Phrase("smack-dead-heat", you=you, name=whose, letter=of.letter)
    elif of.level:
        yield Phrase("smack-same-time", you=you, name=whose, names=called(of.level, names, reader))


def _when(of: model.Ranked, first: model.Ranked) -> tuple[str, float]:
    """Return the kind of a tap's time ("unknown", "first", "seconds" or "minutes"), and the seconds after the
    first tap.
    """
    if of.behind is None:
        return "unknown", 0
    if of is first:
        return "first", 0
    seconds = of.behind / 1000
    return ("seconds" if seconds < 100 else "minutes"), seconds


def _untapped(of: model.RoundResult, names: Sequence[str], reader: Seat | None) -> Iterator[Text]:
    idle = [seat for seat in of.idle if seat not in of.late]
    for why, id in (("late", "smack-late"), ("none-left", "smack-none-left")):
        if seats := [seat for seat in of.late if judging.untapped(of, seat) == why]:
            yield Phrase(id, names=called(seats, names, reader))
    if idle:
        yield Phrase("smack-untapped", names=called(idle, names, reader))
    if of.missed:
        yield Phrase("smack-missed", taps=tapped(of.missed, (), names, reader))


def _changes(of: model.RoundResult, seat: Seat, names: Sequence[str], *, you: bool) -> Iterator[Text]:
    name = names[seat]
    if of.won[seat]:
        yield Phrase("smack-won-own", you=you, name=name, cards=phrases.several(of.won[seat]))
    if of.fastest == seat and of.extra:
        yield Phrase("smack-won-leftovers", you=you, name=name, cards=phrases.several(of.extra))
    if of.lost[seat]:
        yield Phrase("smack-lost-row", you=you, name=name, cards=phrases.several(of.lost[seat]))
    if of.spent[seat]:
        yield Phrase("smack-lost-hand-cards", you=you, name=name, points=of.spent[seat])

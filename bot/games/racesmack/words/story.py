"""The events of Racesmack in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from bot.engine.game import Seat
from bot.games.racesmack.rules import events
from bot.games.racesmack.rules.components import BARREN
from bot.games.racesmack.rules.model import Penalty
from bot.games.racesmack.words import rounds, terms
from bot.words import Clause
from bot.words.phrases import counted, listed, own

_Settled: TypeAlias = (
    events.Placed
    | events.Adopted
    | events.PutAside
    | events.Suffered
    | events.Lost
    | events.Spared
    | events.Drawn
)
_Common: TypeAlias = (
    events.Dealt | events.RoundOpened | events.Revealed | events.Judged | events.Returned | events.Flagged
)

PENALTIES: dict[Penalty, str] = {
    "race": "two Race cards",
    "hand": "two hand cards",
    "jinx": "being wrong next round if several cards are correct",
}


def tell(event: events.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """The event in words, as visible to its reader."""
    names = own(names, reader)
    match event:
        case events.Picked(seat, card, forced):
            which = f": {terms.named(card)}" if card else ""
            return Clause(seat, f"picked {'the only card' if forced else 'a card'}{which}")
        case events.Turned(seat, card):
            return Clause(seat, f"turned up {terms.card(card)}")
        case events.Tapped(seat, letter, ()):
            return Clause(seat, f"tapped {letter}")
        case events.Tapped(seat, letter, drawn):
            others = listed([names[at] for at in drawn])
            return Clause(seat, f"tapped {letter} by lot, as {others} pressed in the same millisecond")
        case events.Refrained(seat):
            return Clause(seat, "did not tap")
        case events.Aimed(seat, letter):
            chosen = {None: "has chosen what to tap", "": "did not choose in time"}
            return Clause(seat, chosen.get(letter) or f"chose to tap {letter}")
        case events.Kept(seat, letter, others):
            whose = listed([names[at] for at in others])
            return Clause(seat, f"has {letter}, which {whose} chose too, being nearer to the start player")
        case (
            events.Dealt()
            | events.RoundOpened()
            | events.Revealed()
            | events.Judged()
            | events.Returned()
            | events.Flagged()
        ):
            return Clause(None, _common(event, names))
        case _:
            return _settled(event)


def _settled(event: _Settled) -> Clause:
    """A seat's actions after a round."""
    match event:
        case events.Placed(seat, card, end, forced):
            where = "into their Race" if forced else f"at the {end} end of their Race"
            return Clause(seat, f"put {terms.named(card)} {where}")
        case events.Adopted(seat, card, replaced):
            instead = f", and discarded {terms.named(replaced)}" if replaced else ""
            return Clause(seat, f"took {terms.named(card)} into their Race{instead}")
        case events.PutAside(seat, card):
            return Clause(seat, f"discarded {terms.named(card)}")
        case events.Suffered(seat, penalty, forced):
            return Clause(seat, f"{'could only choose' if forced else 'chose'} {PENALTIES[penalty]}")
        case events.Lost(seat, lost, source, forced):
            which = terms.named(lost) if lost else "a card"
            only = ", the only choice" if forced and lost else ""
            return Clause(seat, f"lost {which} from their {'Race' if source == 'race' else 'hand'}{only}")
        case events.Spared(seat):
            return Clause(seat, "was wrong, but has no Race card to lose")
        case events.Drawn(seat, drawn, count):
            which = terms.several(drawn) if drawn else counted(count, "card")
            return Clause(seat, f"drew {which}")
        case _:
            assert_never(event)


def _common(event: _Common, names: Sequence[str]) -> str:
    """Events that concern the whole table, in whole sentences."""
    match event:
        case events.Dealt(hands, _, _, count):
            known = "".join(
                f" {names[seat]} holds {terms.several(hand)}." for seat, hand in enumerate(hands) if hand
            )
            return f"Everyone was dealt {counted(count, 'card')}.{known}"
        case events.RoundOpened():
            return _opened(event, names)
        case events.Revealed(circle):
            return f"The cards lie face up: {'; '.join(rounds.laid(each, names) for each in circle)}."
        case events.Judged(result):
            return rounds.short(result, names)
        case events.Returned(count):
            return f"{counted(count, 'card')} went under the deck, shuffled."
        case events.Flagged(winners, empty):
            if winners:
                met = [f"{names[seat]} ({terms.finish(finish)})" for seat, finish in winners]
                return f"The game is over: the Race is finished by {listed(met)}."
            if empty:
                return f"The game is over: {listed([names[seat] for seat in empty])} can play no card."
            return f"The game is over: nobody has won a card for {BARREN} rounds."
        case _:
            assert_never(event)


def _opened(event: events.RoundOpened, names: Sequence[str]) -> str:
    text = f"Round {event.round} began."
    if event.card is not None:
        again = "The deck of Racing Rules was shuffled anew. " if event.shuffled else ""
        text += f" {again}By {terms.named(event.card)} a card is correct if {terms.rule(event.rule)}."
    if event.jinxed:
        text += f" If several cards are correct, {listed([names[at] for at in event.jinxed])} will be wrong."
    return text


def decisive(event: events.Event) -> int:
    """A Rules Card for one's Race."""
    return int(isinstance(event, events.Adopted))

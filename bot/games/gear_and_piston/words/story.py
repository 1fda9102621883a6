"""The story of a game of Gear & Piston: its events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules import events
from bot.games.gear_and_piston.words.places import spot
from bot.games.gear_and_piston.words.terms import INVESTORS, PLACES, SHELVES, row_of, whole
from bot.words import Clause
from bot.words.phrases import a, counted, listed, own

_Table: TypeAlias = (
    events.Opened
    | events.RoundOpened
    | events.Rated
    | events.TokensBack
    | events.Refilled
    | events.Reshuffled
    | events.Refreshed
    | events.Jumped
    | events.Ending
    | events.Flagged
)
_Scheme: TypeAlias = (
    events.Spied | events.Stole | events.Muscled | events.Visited | events.Pocketed | events.Returned
)
_Find: TypeAlias = events.Took | events.Drew | events.Rummaged | events.Sorted
_Work: TypeAlias = (
    events.FirstNamed
    | events.WorkBegun
    | events.Built
    | events.Dismantled
    | events.Upgraded
    | events.Merged
    | events.Undone
    | events.Worked
)
_LOST = {
    "full": "held five Blueprints already",
    "empty": "found nothing left to take",
    "impossible": "could do nothing",
}


def tell(event: events.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """The event in words, as visible to its reader."""
    names = own(names, reader)
    if isinstance(event, _Table):
        return Clause(None, _table(event, names))
    if isinstance(event, _Scheme):
        return Clause(event.seat, _scheme(event, names))
    if isinstance(event, _Find):
        return Clause(event.seat, _find(event))
    if isinstance(event, _Work):
        return Clause(event.seat, _work(event))
    match event:
        case events.Placed(seat, location, space, forced):
            only = ", the only place left" if forced else ""
            return Clause(seat, f"placed a token on space {space + 1} of the {PLACES[location]}{only}")
        case events.Decided(seat):
            return Clause(seat, "made a choice in secret")
        case events.Discarded(seat, part, kept):
            what = a(whole(part)) if part else "a Blueprint"
            return Clause(seat, "kept all Blueprints" if kept else f"discarded {what} face down")
        case events.Lost(seat, location, why):
            return Clause(seat, f"{_LOST[why]}, so the action in the {PLACES[location]} was lost")
        case events.ScrapDrawn(seat, volatility, spare):
            source = " from the bottom of the barrel" if spare else ""
            return Clause(seat, f"drew a scrap of Volatility {volatility}{source}")
        case events.Patched(seat, part, place, covers):
            over = f", over {a(whole(covers))}" if covers else ""
            return Clause(seat, f"placed {a(whole(part))} at {spot(place)}{over}")
        case events.Passed(seat, scraps):
            with_what = f"with {counted(scraps, 'scrap')}" if scraps else "without any scrap"
            return Clause(seat, f"has a complete car {with_what}")
        case _:
            assert_never(event)


def _table(event: _Table, names: Sequence[str]) -> str:
    """Events that concern the whole table."""
    match event:
        case events.Opened(seat, investors):
            wishes = " ".join(f"{INVESTORS[each]}." for each in investors)
            return f"The investors are here. {wishes} {names[seat]} is First Player."
        case events.RoundOpened(round, seat):
            return f"Round {round}: {names[seat]} places the first token."
        case events.Rated(volatility):
            told = [f"{name} {grade}" for name, grade in zip(names, volatility, strict=False)]
            return f"All tokens are placed. Volatility: {', '.join(told)}."
        case events.TokensBack(seats):
            owners = listed([names[seat] for seat in dict.fromkeys(seats)])
            return f"The tokens that rested beside the Back Alley go back to {owners}."
        case events.Refilled(part, shelf):
            return f"Beside the {SHELVES[shelf]} now lies {a(whole(part))}."
        case events.Reshuffled():
            return "The discarded Junk parts are shuffled and form the new stack."
        case events.Refreshed(office, yard):
            return f"New beside the Patent Office: {row_of(office)}. Beside the Junk Yard: {row_of(yard)}."
        case events.Jumped(fading, office):
            return f"The Discard Row now holds {row_of(fading)}; the Refill Row {row_of(office)}."
        case events.Ending(seats, shelf):
            if shelf:
                return f"The game ends at once: too few parts are left for the {SHELVES[shelf]}."
            owners = listed([names[seat] for seat in seats])
            verb = "has a complete car" if len(seats) == 1 else "have complete cars"
            return f"The game ends: {owners} {verb} of twelve parts or more."
        case events.Flagged(points):
            told = [f"{name} {score}" for name, score in zip(names, points, strict=False)]
            return f"The game is over. Points: {', '.join(told)}."
        case _:
            assert_never(event)


def _scheme(event: _Scheme, names: Sequence[str]) -> str:
    """A player's actions in the Back Alley."""
    match event:
        case events.Spied(_, victim, hand):
            return f"spied on {names[victim]}{f', who holds {row_of(hand)}' if hand else ''}"
        case events.Stole(_, victim, part):
            return f"took {a(whole(part)) if part else 'a Blueprint'} from {names[victim]}"
        case events.Muscled(_, location, space, to):
            return f"moved a token in the {PLACES[location]} from space {space + 1} to space {to + 1}"
        case events.Visited(_, parts):
            return f"looked round the Black Market{f' and saw {row_of(parts)}' if parts else ''}"
        case events.Pocketed(_, part):
            return f"kept {a(whole(part)) if part else 'one part'}"
        case events.Returned(_, side, order):
            first = f" ({row_of(order)} in the order of drawing)" if order else ""
            return f"put the others {'on top' if side == 'top' else 'at the bottom'} of the stack{first}"
        case _:
            assert_never(event)


def _find(event: _Find) -> str:
    """A player's finds at the Patent Office or in the Junk Yard."""
    match event:
        case events.Took(_, part, shelf):
            return f"took {a(whole(part))} from the {SHELVES[shelf]}"
        case events.Drew(_, location, part):
            what = a(whole(part)) if part else "a part"
            return f"drew {what} from the {'New' if location == 'patent office' else 'Junk'} stack"
        case events.Rummaged(_, parts, count):
            return f"drew {counted(count, 'Junk part')}{f': {row_of(parts)}' if parts else ''}"
        case events.Sorted(_, kept, count, discarded, dropped):
            what = row_of(kept) if kept else str(count) if count else "none"
            others = row_of(discarded) if discarded else str(dropped)
            return f"kept {what}, and discarded {others} face down" if dropped else f"kept {what}"
        case _:
            assert_never(event)


def _work(event: _Work) -> str:
    """A player's actions in the Workshop."""
    match event:
        case events.FirstNamed(_, kept):
            return f"has the last token in the Workshop and {'stays' if kept else 'becomes'} First Player"
        case events.WorkBegun(_, actions):
            return f"came to the Workshop for {counted(actions, 'action')}"
        case events.Built(_, part, place):
            return f"built {a(whole(part))} at {spot(place)}"
        case events.Dismantled(_, part, place):
            return f"dismantled {a(whole(part))} at {spot(place)}"
        case events.Upgraded(_, old, part, place):
            return f"upgraded {a(whole(old))} at {spot(place)} to {a(whole(part))}"
        case events.Merged(_, forced):
            return f"merged the two sections{' the only way there is' if forced else ''}"
        case events.Undone():
            return "began the Workshop turn again"
        case events.Worked(_, unused):
            done = "finished in the Workshop"
            return f"{done}, {counted(unused, 'action')} unused" if unused else done
        case _:
            assert_never(event)


def decisive(event: events.Event) -> int:
    """A complete car."""
    return int(isinstance(event, events.Passed))

"""The story of a game of Gear & Piston: its events in words."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules import components, events as ev, showing
from bot.games.gear_and_piston.words.terms import named, place_name, row, track
from bot.locales.phrase import Phrase, Text
from bot.words import Clause


def tell(event: ev.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """Return the event in words, as visible to its reader, who is "you"."""
    if isinstance(event, ev.TableEvent):
        return Clause(None, table(event, names, reader))
    return Clause(event.seat, deed(event, names, reader))


def names_for(names: Sequence[str], reader: Seat | None) -> Sequence[Text]:
    """Return the players' names within a sentence, where the reader is "you"."""
    return [Phrase("piston-you") if seat == reader else name for seat, name in enumerate(names)]


def table(event: ev.TableEvent, names: Sequence[str], reader: Seat | None) -> Phrase:
    """Return the sentence for an event that concerns the whole table."""
    match event:
        case ev.Opened(seat, investors):
            paid = [Phrase("piston-pays", investor=showing.key(each)) for each in investors]
            return Phrase("piston-opened", you=seat == reader, investors=paid, name=names[seat])
        case ev.RoundOpened(round, seat):
            return Phrase("piston-round-opened", you=seat == reader, round=round, name=names[seat])
        case ev.Rated(volatility):
            return Phrase("piston-rated", track=track(names, volatility))
        case ev.TokensBack(seats):
            owners = [names_for(names, reader)[seat] for seat in dict.fromkeys(seats)]
            return Phrase("piston-tokens-back", names=owners)
        case ev.Refilled(part, shelf):
            return Phrase("piston-refilled", shelf=shelf, part=named(part))
        case ev.Reshuffled():
            return Phrase("piston-reshuffled")
        case ev.Refreshed(office, yard):
            return Phrase("piston-refreshed", office=row(office), yard=row(yard))
        case ev.Jumped(fading, office):
            return Phrase("piston-jumped", fading=row(fading), office=row(office))
        case ev.Ending(seats, shelf):
            if shelf:
                return Phrase("piston-ending-shelf", shelf=shelf)
            alone = seats == (reader,)
            owners = [names_for(names, reader)[seat] for seat in seats]
            return Phrase("piston-ending-car", you=alone, names=owners, count=len(seats))
        case ev.Flagged(points):
            return Phrase("piston-flagged", track=track(names, points))


def deed(event: ev.Deed, names: Sequence[str], reader: Seat | None) -> Phrase:
    """Return a player's deed in words, without the player's name."""
    match event:
        case ev.Placed(_, location, _, forced):
            return Phrase(
                "piston-placed.forced" if forced else "piston-placed", location=showing.key(location)
            )
        case ev.Decided():
            return Phrase("piston-decided")
        case ev.Discarded(_, part, kept):
            return Phrase("piston-kept-all") if kept else Phrase("piston-discarded", part=_unseen(part))
        case ev.Lost(_, location, why):
            return Phrase("piston-lost", why=why, location=showing.key(location))
        case ev.Spied() | ev.Stole() | ev.Muscled() | ev.Visited() | ev.Pocketed() | ev.Returned():
            return _scheme(event, names, reader)
        case ev.Took() | ev.Drew() | ev.Rummaged() | ev.Sorted():
            return _find(event)
        case _:
            return _work(event, you=event.seat == reader)


def _unseen(part: components.Part | None, message: str = "piston-a-blueprint") -> Phrase:
    """Return a part with its article, or `message` for a part that the reader does not know."""
    return named(part, "piston-a-part") if part else Phrase(message)


def _scheme(event: ev.Scheme, names: Sequence[str], reader: Seat | None) -> Phrase:
    match event:
        case ev.Spied(_, victim, ()):
            return Phrase("piston-spied", you=victim == reader, victim=names[victim])
        case ev.Spied(_, victim, hand):
            return Phrase("piston-spied-hand", you=victim == reader, victim=names[victim], parts=row(hand))
        case ev.Stole(_, victim, part):
            return Phrase("piston-stole", you=victim == reader, part=_unseen(part), victim=names[victim])
        case ev.Muscled(_, location, space, to):
            old, new = (Phrase("place", place=each + 1) for each in (space, to))
            return Phrase("piston-muscled", location=showing.key(location), old=old, new=new)
        case ev.Visited(_, ()):
            return Phrase("piston-visited")
        case ev.Visited(_, parts):
            return Phrase("piston-visited-parts", parts=row(parts))
        case ev.Pocketed(_, part):
            return Phrase("piston-pocketed", part=_unseen(part, "piston-one-part"))
        case ev.Returned(_, side, ()):
            return Phrase("piston-returned", side=side)
        case ev.Returned(_, side, order):
            return Phrase("piston-returned-parts", side=side, parts=row(order))


def _find(event: ev.Find) -> Phrase:
    match event:
        case ev.Took(_, part):
            return Phrase("piston-took", part=_unseen(part))
        case ev.Drew(_, location, part):
            return Phrase(
                "piston-drew", location=showing.key(location), part=_unseen(part, "piston-one-part")
            )
        case ev.Rummaged(_, (), count):
            return Phrase("piston-rummaged", count=count)
        case ev.Rummaged(_, parts):
            return Phrase("piston-rummaged-parts", parts=row(parts))
        case ev.Sorted(_, kept, count, discarded, dropped):
            if kept or discarded:
                return Phrase("piston-sorted-parts", kept=row(kept), discarded=row(discarded))
            return Phrase("piston-sorted", count=count, dropped=dropped)


def _work(event: ev.Work, *, you: bool) -> Phrase:
    match event:
        case ev.FirstNamed():
            return Phrase("piston-first-named", you=you)
        case ev.WorkBegun(_, actions):
            return Phrase("piston-work-begun", you=you, actions=actions)
        case ev.Built(_, part, place):
            return Phrase("piston-built", part=_unseen(part), cell=place_name(place))
        case ev.Dismantled(_, part, place):
            return Phrase("piston-dismantled", part=_unseen(part), cell=place_name(place))
        case ev.Upgraded(_, old, part, place):
            return Phrase("piston-upgraded", cell=place_name(place), old=named(old), part=named(part))
        case ev.Merged():
            return Phrase("piston-merged")
        case ev.Undone():
            return Phrase("piston-undone")
        case ev.Worked(_, unused):
            return Phrase("piston-worked", unused=unused)
        case ev.ScrapDrawn(_, volatility):
            return Phrase("piston-scrap-drawn", volatility=volatility)
        case ev.Patched(_, part, place, None):
            return Phrase("piston-patched", part=_unseen(part), cell=place_name(place))
        case ev.Patched(_, part, place, covers):
            over = named(covers) if covers else ""
            return Phrase("piston-patched-over", part=_unseen(part), cell=place_name(place), covers=over)
        case ev.Passed(_, scraps):
            return Phrase("piston-passed", you=you, scraps=scraps)


def concerns(event: ev.Event, seat: Seat) -> bool:
    """Return whether the event shows the seat's hand to another player, or takes a Blueprint from it."""
    return isinstance(event, ev.Spied | ev.Stole) and event.victim == seat


def decisive(event: ev.Event) -> int:
    """Return 1 if the event says that a car is complete, otherwise 0."""
    return int(isinstance(event, ev.Passed))

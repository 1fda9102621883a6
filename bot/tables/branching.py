"""What if: a finished match goes on from one of its positions, as practice with robots on all other seats."""

from collections.abc import Sequence

from bot.model.snapshots import Branch, Happened, Place, Player, TableSnapshot
from bot.tables.history import Past
from bot.tables.robots import robot
from bot.tables.transitions import REMEMBERED, AnySnapshot, settled
from bot.title import AnyTitle as Title


def branched(
    of: AnySnapshot, title: Title, pasts: Sequence[Past], person: int, *, id: str, place: Place, now: float
) -> AnySnapshot:
    """The table that begins where those moves of a finished one led. pasts: the deal and the moves. Its cards
    lie as they lay, so that its log follows from the same seed; it has no seal, since nothing new was dealt.
    Names of others than the person and robots do not come along.
    """
    match = pasts[-1].match
    snapshot: AnySnapshot = TableSnapshot(
        id=id,
        title=of.title,
        place=place,
        host=person,
        pace="none",
        seating="fixed",
        status="playing",
        players=_seated(of, title, person),
        match=match,
        version=2,  # as that of a table whose lobby nobody saw
        began=now,
        recent=_told(of, pasts, person),
        branch=Branch(of.id, match.ply),
    )
    return settled(snapshot, title, now)


def _seated(of: AnySnapshot, title: Title, person: int) -> tuple[Player, ...]:
    """The person on their seat, robots that sat there from the start on theirs, other robots on the rest."""
    kept = {
        seat: Player(each.name, each.person, each.driver if each.person is None else None)
        for seat, each in enumerate(of.players)
        if each.person == person or (each.person is None and not each.left)
    }
    for seat in range(len(of.players)):
        if seat not in kept:
            usual = title.robots.usual or title.robots.substitute
            kept[seat] = robot(title, tuple(kept.values()), usual)
    return tuple(kept[seat] for seat in range(len(of.players)))


def _told(of: AnySnapshot, pasts: Sequence[Past], person: int) -> tuple[Happened[object], ...]:
    """What has happened so far, as a table remembers it."""
    found = list[Happened[object]]()
    for past in pasts:
        mine = past.by == "player" and past.seat is not None and of.players[past.seat].person == person
        who, forced = past.seat if mine else None, past.by == "forced"
        found += [
            Happened(past.turn, event, None if at else who, forced=forced and not at)
            for at, event in enumerate(past.events)
        ]
    return tuple(found[-REMEMBERED:])

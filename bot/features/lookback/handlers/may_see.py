"""Decides what a person may see of a game, and when. bot.ui.access decides who sees a table at all."""

from dataclasses import dataclass
from math import inf
from typing import Final, Literal, TypeAlias

from bot.engine.game import Seat
from bot.features.lookback.layouts.positions import EVERYBODY
from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.tables.table import Table
from bot.ui import errors
from bot.ui.actions import reply
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.text import moment

What: TypeAlias = Literal["own", "course", "hands", "deal", "again", "review"]
"""The part of a game that a person asks for. own: what they have seen themselves, or what a spectator sees of
an unfinished game. course: what a spectator saw of a finished game. hands: what another player saw. deal: the
seed, the record and the seal. again: the same cards, to play them alone. review: the best moves of their own
game.
"""
_REFUSALS: Final = {"hands": "film", "deal": "deal", "again": "deal", "review": "review"}
"""The suffix of the refusal's message id, by the part of the game that was asked for."""
UNTIL_OVER: Final = Phrase("refuse-until-over")


@dataclass(frozen=True, slots=True)
class Circumstances:
    """The facts on which the permission depends."""

    over: bool
    """Whether the game was played to its end."""
    counts_until: float = 0.0
    """The Unix time until which the deal counts for others: for a daily the end of its time, inf while others
    play the deal, or 0 if it counts for nobody.
    """
    night: bool = False
    """Whether the game belongs to a race night."""
    shown: bool = False
    """Whether the game is a past daily that its player has shared in this server."""
    reviewed: bool = True
    """Whether the game has reviews."""
    branch: bool = False
    """Whether the game is a *What if?*, which continues another game."""


def refusal(what: What, case: Circumstances) -> Phrase | None:
    """Return the reason why a person may not see a part of a game now, or None if they may."""
    if what == "own":
        return None
    if not case.over:
        return UNTIL_OVER
    if what == "review":
        if not case.reviewed:
            return Phrase("refuse-review")
        if case.branch:
            return Phrase("refuse-review-branch")
    elif case.night and case.counts_until == inf:
        return Phrase("night-refuse-same")
    allowed = what == "course" or (case.shown and what in ("hands", "deal"))
    if allowed or not case.counts_until:
        return None
    if case.counts_until == inf:
        return Phrase(f"refuse-{_REFUSALS[what]}-open")
    return Phrase(f"refuse-{_REFUSALS[what]}-wait", when=moment(case.counts_until))


async def may_see(interaction: Interaction, table: Table, what: What) -> Phrase | None:
    """Return the reason why the user may not see a part of this table's game now, or None if they may."""
    if what == "own":
        return None
    registry, snapshot = interaction.client.registry, table.snapshot
    case = Circumstances(
        over=snapshot.status == "over",
        counts_until=await registry.counts_until(snapshot),
        night=bool(snapshot.night),
        shown=await registry.dailies.is_open(snapshot, interaction.guild_id or 0),
        reviewed=table.title.reviewed,
        branch=snapshot.branch is not None,
    )
    return refusal(what, case)


async def must_see(interaction: Interaction, table: Table, what: What) -> None:
    """Raise Refusal if the user may not see a part of this table's game now."""
    refused = await may_see(interaction, table, what)
    if refused is not None:
        raise errors.Refusal(refused)


async def ended(interaction: Interaction, button_id: ButtonId) -> Table:
    """Return the button's table. Raises TableError while its game is in progress."""
    table = await reply.find(interaction, button_id.table)
    if table.snapshot.status == "playing":
        raise TableError(UNTIL_OVER)
    return table


async def finished(interaction: Interaction, button_id: ButtonId) -> Table:
    """Return the button's table. Raises Refusal if its game was not played to its end."""
    table = await reply.find(interaction, button_id.table)
    if table.snapshot.status != "over":
        raise errors.Refusal(UNTIL_OVER)
    return table


def through(eyes: int, own: Seat | None, seats: int, *, over: bool) -> tuple[Seat | None, What]:
    """Return the seat whose view is shown to a person, or None for a spectator's view, and the part of the
    game that the view shows. eyes: see Spot. own: the person's seat. over: whether the game was played to its
    end.
    """
    if not over or not eyes:
        return own, "own" if own is not None or not over else "course"
    seat = eyes - EVERYBODY - 1
    if not 0 <= seat < seats:
        return None, "course"
    return seat, "own" if seat == own else "hands"

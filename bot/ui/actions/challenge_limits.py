"""Checks whether people can be challenged, keep apart from each other, or can open tables."""

from collections.abc import Collection
from typing import Final

from bot.locales.phrase import Phrase
from bot.model.snapshots import AnySnapshot
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui import access, text
from bot.ui.client import Interaction
from bot.ui.errors import Refusal

BETWEEN: Final = 21_600.0
"""The minimum number of seconds between two challenges of one person by another, unless the first was
accepted.
"""
DECLINED: Final = 86_400.0
"""The number of seconds after a declined challenge during which the challenger cannot challenge the person
again.
"""


async def must_be_askable(interaction: Interaction, person: int) -> None:
    """Raise Refusal if the user can't challenge a person now."""
    client, own = interaction.client, interaction.user.id
    preferences, name = client.registry.preferences, text.person_mention(person)
    await preferences.load((own, person), fresh=True)
    if preferences.of(own).shuns(person):
        raise Refusal(Phrase("refuse-challenge-shunned", name=name))
    if not preferences.of(person).asked or preferences.of(person).shuns(own):
        raise Refusal(Phrase("refuse-challenge-peace", name=name))
    lobbies = client.registry.lobbies
    for lobby in (*await lobbies.find(person=own), *await lobbies.find(person=person)):
        if not lobby.snapshot.after and {own, person} <= set(lobby.snapshot.asked):
            raise Refusal(Phrase("refuse-challenge-open", name=name, table=lobby.snapshot.id))
    until = await client.store.pauses.until(_asking(own), person, client.registry.clock.unix_now())
    if until is not None:
        raise Refusal(Phrase("refuse-challenge-soon", name=name, when=text.moment(until)))


async def asked(interaction: Interaction, person: int) -> None:
    """Record that the user challenges a person. Raises Refusal if another press has just done so."""
    client, now = interaction.client, interaction.client.registry.clock.unix_now()
    if not await client.store.pauses.begin(_asking(interaction.user.id), person, now, BETWEEN):
        name, when = text.person_mention(person), text.moment(now + BETWEEN)
        raise Refusal(Phrase("refuse-challenge-soon", name=name, when=when))


async def not_asked(interaction: Interaction, person: int) -> None:
    """Undo `asked` for a challenge that was not posted."""
    await interaction.client.store.pauses.end(_asking(interaction.user.id), person)


async def accepted(interaction: Interaction, challenger: int) -> None:
    """Allow the challenger to ask the user again, because the challenge was accepted."""
    await interaction.client.store.pauses.end(_asking(challenger), interaction.user.id)


async def declined(interaction: Interaction, challenger: int) -> None:
    """Prevent the challenger from asking the user again for a while."""
    client, own = interaction.client, interaction.user.id
    await client.store.pauses.end(_asking(challenger), own)
    await client.store.pauses.begin(_asking(challenger), own, client.registry.clock.unix_now(), DECLINED)


def _asking(challenger: int) -> str:
    return f"challenge {challenger}"


async def apart(interaction: Interaction, people: Collection[int]) -> frozenset[int]:
    """Return the ids of the people who keep apart from the user, or from whom the user keeps apart."""
    preferences, own = interaction.client.registry.preferences, interaction.user.id
    await preferences.load((own, *people))
    mine = preferences.of(own)
    return frozenset(each for each in people if mine.shuns(each) or preferences.of(each).shuns(own))


async def not_invited(interaction: Interaction, table: AnySnapshot) -> frozenset[int]:
    """Return the ids of the other players of a table who are not invited to a rematch: those who have left
    the server, and those whom `apart` returns.
    """
    own = interaction.user.id
    others = [each.person for each in table.players if each.person and each.person != own]
    gone = await access.left_server(interaction, others) if table.place.hosted else frozenset[int]()
    return gone | await apart(interaction, others)


async def must_be_welcome(interaction: Interaction, subject: Lobby | Table) -> None:
    """Raise Refusal if the user keeps apart from a player of a lobby or table or, unless the user is invited,
    from an invited person. Where the bot is a member, check only lobbies with invited people.
    """
    snapshot, asked = subject.snapshot, subject.snapshot.asked if isinstance(subject, Lobby) else ()
    there = {each.person for each in snapshot.players if each.person is not None}
    if interaction.user.id not in asked:
        there |= {each for each in asked if each}
    if (asked or snapshot.place.anywhere) and await apart(interaction, there):
        raise Refusal(Phrase("refuse-join-apart"))


async def must_be_let(interaction: Interaction) -> None:
    """Raise Refusal if the server does not allow the user to open tables."""
    preferences, guild = interaction.client.registry.preferences, interaction.guild_id or 0
    await preferences.load((), guild)
    if preferences.server(guild).keeps_out(interaction.user.id):
        raise Refusal(Phrase("refuse-kept-out"))

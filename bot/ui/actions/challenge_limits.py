"""Peace: who can challenge a person, and who keeps apart from whom."""

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
"""Seconds between two challenges of the same person by the same person, unless the first was accepted. Who
does not answer is not asked again and again.
"""
DECLINED: Final = 86_400.0
"""Seconds after a declined challenge during which the challenger can't challenge that person again."""


async def must_be_askable(interaction: Interaction, person: int) -> None:
    """Raise Refusal if the presser can't challenge that person now."""
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
    """Record that the presser challenges that person. Raises Refusal if another press just did."""
    client, now = interaction.client, interaction.client.registry.clock.unix_now()
    if not await client.store.pauses.begin(_asking(interaction.user.id), person, now, BETWEEN):
        name, when = text.person_mention(person), text.moment(now + BETWEEN)
        raise Refusal(Phrase("refuse-challenge-soon", name=name, when=when))


async def not_asked(interaction: Interaction, person: int) -> None:
    """Undo `asked` for a challenge that was not posted."""
    await interaction.client.store.pauses.end(_asking(interaction.user.id), person)


async def accepted(interaction: Interaction, challenger: int) -> None:
    """Let the challenger ask the presser again, because they play."""
    await interaction.client.store.pauses.end(_asking(challenger), interaction.user.id)


async def declined(interaction: Interaction, challenger: int) -> None:
    """Keep the challenger from asking the presser again for a while."""
    client, own = interaction.client, interaction.user.id
    await client.store.pauses.end(_asking(challenger), own)
    await client.store.pauses.begin(_asking(challenger), own, client.registry.clock.unix_now(), DECLINED)


def _asking(challenger: int) -> str:
    return f"challenge {challenger}"


async def apart(interaction: Interaction, people: Collection[int]) -> frozenset[int]:
    """Return which of these people keep apart from the presser, or are kept apart by the presser."""
    preferences, own = interaction.client.registry.preferences, interaction.user.id
    await preferences.load((own, *people))
    mine = preferences.of(own)
    return frozenset(each for each in people if mine.shuns(each) or preferences.of(each).shuns(own))


async def not_invited(interaction: Interaction, table: AnySnapshot) -> frozenset[int]:
    """Return the other players of a table who are not asked for another game: those who have left the server,
    and those from whom the presser keeps apart, or who keep apart from the presser.
    """
    own = interaction.user.id
    others = [each.person for each in table.players if each.person and each.person != own]
    gone = await access.left_server(interaction, others) if table.place.hosted else frozenset[int]()
    return gone | await apart(interaction, others)


async def must_be_welcome(interaction: Interaction, subject: Lobby | Table) -> None:
    """Raise Refusal if the presser and a person who sits there keep apart, in a lobby to which people are
    invited, or where the bot is no member. Whoever is not invited must not keep apart from those who are,
    either. Lobbies and tables for everyone are open to both.
    """
    snapshot, asked = subject.snapshot, subject.snapshot.asked if isinstance(subject, Lobby) else ()
    there = {each.person for each in snapshot.players if each.person is not None}
    if interaction.user.id not in asked:
        there |= {each for each in asked if each}
    if (asked or snapshot.place.anywhere) and await apart(interaction, there):
        raise Refusal(Phrase("refuse-join-apart"))


async def must_be_let(interaction: Interaction) -> None:
    """Raise Refusal if the server keeps the presser from opening tables, and so from opening circuits."""
    preferences, guild = interaction.client.registry.preferences, interaction.guild_id or 0
    await preferences.load((), guild)
    if preferences.server(guild).keeps_out(interaction.user.id):
        raise Refusal(Phrase("refuse-kept-out"))

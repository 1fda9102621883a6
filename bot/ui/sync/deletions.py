"""Messages that must be deleted."""

import logging
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

import discord

from bot.ui import failures
from bot.ui.sync.lost_channel import ChannelKind, LostChannels
from bot.ui.sync.message_state import Shut
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind, Slot
from bot.ui.sync.tracked_table import TrackedTable

log = logging.getLogger(__name__)


class Deletions(ChannelKind):
    """Messages to delete, by their ids. A refusal of the table's channel does not apply to DMs."""

    def __init__(self, services: Services, lost: LostChannels) -> None:
        super().__init__(lost)
        self._client = services.client
        self._leases = services.leases

    def keys(self, tracked: TrackedTable) -> Iterable[int]:
        """Return the messages that must be deleted."""
        return [message for _, message in tracked.confirmed.trash]

    def differs(self, tracked: TrackedTable, key: int) -> bool:
        """Return whether that message can be deleted now. In the table's channel it can't while the channel
        refuses deletions.
        """
        refused = tracked.confirmed.is_shut(Shut.DELETE)
        return any(
            message == key and not (refused and _is_public(tracked, channel))
            for channel, message in tracked.confirmed.trash
        )

    def guarded(self, tracked: TrackedTable, slot: Slot) -> AbstractContextManager[None]:
        """Return a context that guards one try. A lasting refusal of a deletion in the table's channel is
        noted there.
        """
        public = _is_public(tracked, _channel_of(tracked, slot.key))
        return self._lost.guarded(tracked, slot, Shut.DELETE) if public else nullcontext()

    async def reconcile(self, tracked: TrackedTable, key: int, _: Doubt, /) -> None:
        """Delete the message. One that is gone already, or that Discord keeps for good, needs no second try.
        Raises temporary failures, and a refusal of the table's channel.
        """
        id = _channel_of(tracked, key)
        try:
            if not await tracked.token_edits.delete(key):
                await self._client.get_partial_messageable(id).get_partial_message(key).delete()
        except discord.HTTPException as error:
            if failures.passes(error) or (_is_public(tracked, id) and failures.shuts(error)):
                raise
            log.info("table %s: a message could not be deleted: %s", tracked.id, error)
        tracked.confirmed.trash.remove((id, key))
        self._leases.persist(tracked)  # nothing else depends on it


def _channel_of(tracked: TrackedTable, id: int) -> int:
    return next(channel for channel, message in tracked.confirmed.trash if message == id)


def _is_public(tracked: TrackedTable, channel: int) -> bool:
    """Return whether that is the channel of the table."""
    return channel == tracked.subject.snapshot.place.channel


class OldEphemeralHands(Kind[TrackedTable]):
    """Ephemeral hands that were replaced, by the ids of their messages. Only their tokens reach them."""

    def keys(self, tracked: TrackedTable) -> Iterable[int]:
        """Return the ephemeral hands that were replaced."""
        return tracked.old_ephemeral_hands

    def differs(self, tracked: TrackedTable, key: int) -> bool:
        """Return whether that hand must still be deleted."""
        return key in tracked.old_ephemeral_hands

    async def reconcile(self, tracked: TrackedTable, key: int, _: Doubt, /) -> None:
        """Delete that hand by its token, if one still reaches it. Otherwise leave it."""
        await tracked.token_edits.delete(key, only_way=True)
        tracked.old_ephemeral_hands.remove(key)

"""The parts of the bot that kinds of messages need."""

from dataclasses import dataclass

import discord

from bot.runtime.clock import Clock
from bot.storage.store import SqlStore
from bot.tables.registry import TableRegistry
from bot.ui.messages.builder import MessageBuilder
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.direct_messages import DirectMessages
from bot.ui.sync.leases import Leases
from bot.ui.sync.posts import Posts
from bot.ui.sync.reconciler import Reconciler


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The parameters that kinds of messages have in common, as one object. clock: Unix time."""

    client: discord.Client
    registry: TableRegistry
    builder: MessageBuilder
    store: SqlStore
    clock: Clock
    later: BackgroundTasks
    reconciler: Reconciler
    dms: DirectMessages
    posts: Posts

    @property
    def leases(self) -> Leases:
        """Return the leases on the messages of all subjects."""
        return self.reconciler.leases

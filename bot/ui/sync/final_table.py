"""The final table of each circuit, posted once in its channel."""

import logging
from functools import partial
from itertools import count

import discord

from bot.league.circuit import Circuit
from bot.model.ports import StoreAway
from bot.runtime.clock import Clock, sleep
from bot.tables.circuits import Circuits
from bot.ui import failures
from bot.ui.messages.circuit import CircuitMessages
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.background import BackgroundTasks, growing
from bot.ui.sync.message_state import nonce
from bot.ui.sync.nameless import send_public
from bot.ui.sync.reconciler import PATIENCE

log = logging.getLogger(__name__)


class FinalTables:
    """Posts the results of circuits. A crash may repeat a post, but never loses one. A circuit that was
    opened again meanwhile gets none.
    """

    def __init__(
        self,
        *,
        client: discord.Client,
        messages: CircuitMessages,
        circuits: Circuits,
        later: BackgroundTasks,
        clock: Clock,
    ) -> None:
        self._client = client
        self._messages = messages
        self._circuits = circuits
        self._later = later
        self._clock = clock

    def show(self, circuit: Circuit) -> None:
        """Start posting the final table in the background, unless that is in progress."""
        self._later.begin_once(partial(self._work, circuit), f"final {circuit.id} {circuit.closed_at}")

    async def _work(self, circuit: Circuit) -> None:
        await self._client.wait_until_ready()
        began, is_posted = self._clock.now(), False
        for failed in count(1):
            try:
                stored = await self._circuits.find(circuit.id)
                if stored is None or stored.closed_at != circuit.closed_at:
                    return
                if not is_posted:
                    await self._post(circuit)
                    is_posted = True
                await self._circuits.shown(circuit)
                return
            except StoreAway:
                await self._later.store_back()
            except Exception as error:
                log.warning("the end of circuit %s could not be posted: %s", circuit.id, error)
                patient = failures.shuts(error) and self._clock.now() - began < PATIENCE
                if patient or failures.passes(error):
                    await sleep(self._clock, growing(failed))
                    continue
                if not isinstance(error, discord.HTTPException):
                    log.exception("the end of circuit %s could not be posted", circuit.id)
                    return
                is_posted = True  # done as far as possible: the channel refuses it

    async def _post(self, circuit: Circuit) -> None:
        channel = self._client.get_partial_messageable(circuit.channel, guild_id=circuit.guild)
        once = nonce("final", circuit.id, circuit.closed_at)

        async def send(drawn: MessageLayout) -> None:
            await channel.send(view=drawn.body, files=drawn.files(), nonce=once)

        draw = partial(self._messages.table, circuit, circuit.locale, urgent=False)
        await send_public(draw, send, circuit.locale)

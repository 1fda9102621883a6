"""Posts the final standings of each circuit once in its channel."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord

from bot.features.circuits.hosting import HostedCircuits
from bot.features.circuits.messages import CircuitMessages
from bot.league.circuit import Circuit
from bot.runtime.clock import Clock
from bot.storage.messages import of_circuit
from bot.ui import failures
from bot.ui.sync.blocked_words import send_public
from bot.ui.sync.message_state import nonce
from bot.ui.sync.reconciler import PATIENCE
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind, Slot, Subject

log = logging.getLogger(__name__)

NEVER: Final = -1.0
"""The state of a circuit whose final standings have not been posted."""


@dataclass(slots=True, eq=False, kw_only=True)
class EndedCircuit(Subject[float]):
    """A circuit that is over. Its state is NEVER, or its `closed_at` once its final standings need no
    posting.
    """

    circuit: Circuit
    clock: Clock
    closed: bool = False
    """Whether nothing is left to do, because the circuit is closed, or is no longer over."""

    @property
    def name(self) -> str:
        """Return the subject's name for the log."""
        return f"circuit {self.circuit.id}"

    @property
    def server(self) -> int:
        """Return the id of the circuit's server."""
        return self.circuit.guild

    @property
    def is_posted(self) -> bool:
        """Return whether the final standings have been posted for this end of the circuit, or cannot be
        posted.
        """
        return self.confirmed == self.circuit.closed_at

    def read(self, document: str | None) -> None:
        """Set the state from a stored document, or to NEVER without one."""
        self.state = float(document or NEVER)

    def document(self) -> str:
        """Return the state as a document to store, or "" once nothing is left to do."""
        return "" if self.closed else str(self.confirmed)

    def is_final(self) -> bool:
        """Return whether nothing is left to do (see `closed`)."""
        return self.closed

    @contextmanager
    def guarded(self, slot: Slot) -> Iterator[None]:
        """Give up on the final standings after PATIENCE seconds of refusals by the channel, or after another
        permanent failure. Raise other failures.
        """
        circuit = self.circuit
        try:
            yield
        except discord.HTTPException as error:
            patient = failures.shuts(error) and slot.failing_for(self.clock.now()) < PATIENCE
            if patient or failures.passes(error):
                raise
            log.warning("%s: its end is not posted: %s", self.name, error)
            self.state = circuit.closed_at


class FinalTables(Kind[EndedCircuit]):
    """Posts the final standings of circuits that are over, and then closes the circuits."""

    def __init__(self, services: Services, messages: CircuitMessages, hosted: HostedCircuits) -> None:
        self._posts = services.posts
        self._messages = messages
        self._circuits = services.registry.circuits
        self._hosted = hosted
        self._reconciler = services.reconciler
        self._clock = services.clock

    def post(self, circuit: Circuit) -> None:
        """Schedule the posting of a circuit's final standings."""
        id = of_circuit(circuit.id)
        subject = self._reconciler.get(id, EndedCircuit)
        subject = subject or EndedCircuit(id=id, circuit=circuit, clock=self._clock, kinds=(self,))
        subject.circuit, subject.closed = circuit, False
        self._reconciler.mark(subject)

    def differs(self, subject: EndedCircuit, _: int, /) -> bool:
        """Return whether the circuit still has work pending."""
        return not subject.closed

    async def reconcile(self, subject: EndedCircuit, _: int, _doubt: Doubt, /) -> None:
        """Post the final standings and close the circuit, unless it was reopened or deleted."""
        circuit = subject.circuit
        stored = await self._circuits.find(circuit.id)
        if stored is not None and stored.closed_at == circuit.closed_at and stored.status == "over":
            if not subject.is_posted:
                await self._post(circuit)
                subject.state = circuit.closed_at
                self._reconciler.on_confirmed(subject)
            await self._hosted.final_table_posted(circuit)
        if subject.circuit is circuit:
            subject.closed = True

    async def _post(self, circuit: Circuit) -> None:
        once = nonce("final", circuit.id, circuit.closed_at)
        send = partial(self._posts.send, circuit.channel, nonce=once)
        draw = partial(self._messages.table, circuit, circuit.locale, urgent=False)
        await send_public(draw, send, circuit.locale)

"""Metrics for Prometheus."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from types import SimpleNamespace
from typing import get_args

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from bot.runtime.clock import Clock
from bot.runtime.metrics import Press, PressOutcome
from bot.ui.failures import meaning_of

MOMENTS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
"""The bounds of the buckets for durations, in seconds."""
HAIRS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)
"""The bounds of the buckets for durations that should be close to zero, in seconds."""
SCOPES = ("user", "global", "shared", "unknown")
"""The possible scopes of a 429, according to Discord's headers."""
TICK = 1.0
"""The number of seconds between two measurements of the event loop's delay."""


def code_of(body: bytes) -> int:
    """Return the JSON error code in the body of a response, or 0 if it has none."""
    try:
        code = json.loads(body)["code"]
    except (ValueError, LookupError, TypeError):
        return 0
    return code if isinstance(code, int) else 0


class PrometheusMetrics:
    """A bot.runtime.metrics.Metrics that can be exported as text. clock: measures durations."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        counter, gauge, histogram = self._counter, self._gauge, self._histogram
        self._presses = counter("presses", "Presses, forms and commands, by outcome", "what", "outcome")
        self._answers = counter("answers", "Presses, forms and commands, by what came of them", "outcome")
        self._refusals = counter("refusals", "Refusals in a sentence, by the error behind them", "reason")
        self._redrawn = counter("presses_redrawn", "Presses on a message that had lost the button by then")
        self._answering = histogram("press_seconds", "From a press to the end of its answer", MOMENTS)
        self._in_hand = gauge("presses_in_hand", "Presses that are being answered now")
        self._asked = counter("discord_requests", "Calls to Discord, by its answer", "method", "status")
        self._asking = histogram("discord_request_seconds", "How long Discord takes to answer", MOMENTS)
        self._refused = counter(
            "discord_refusals",
            "Calls that Discord refused, by its code and what the bot takes it for",
            "status",
            "code",
            "meaning",
        )
        self._limits = counter("discord_limits", "Calls that Discord refused as too many, 429", "scope")
        self._events = counter("gateway_events", "What the gateway has told, by type", "type")
        self._painting = histogram("painting_seconds", "From the wish for a picture to it", MOMENTS, "urgent")
        self._pictures = gauge("pictures_wanted", "Pictures that are waited for now")
        self._thinking = histogram("thinking_seconds", "How long robots that search think", MOMENTS, "game")
        self._late = histogram("loop_late_seconds", "How late the event loop is", HAIRS)
        self._begin_at_zero()

    def _begin_at_zero(self) -> None:
        """Create the series that the alert rules watch, with the value 0: Prometheus would not see an
        increase in a series that starts at 1.
        """
        for outcome in get_args(PressOutcome):
            self._answers.labels(outcome)
        for scope in SCOPES:
            self._limits.labels(scope)

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"paddock_{name}", told, labels, registry=self.registry)

    def _gauge(self, name: str, told: str) -> Gauge:
        return Gauge(f"paddock_{name}", told, registry=self.registry)

    def _histogram(self, name: str, told: str, bounds: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"paddock_{name}", told, labels, buckets=bounds, registry=self.registry)

    @contextmanager
    def press(self, what: str) -> Iterator[Press]:
        """Time a press, and count it by its outcome."""
        press, began = Press(), self._clock.now()
        with self._in_hand.track_inprogress():
            try:
                yield press
            finally:
                self._answering.observe(self._clock.now() - began)
                self._presses.labels(what, press.outcome).inc()
                self._answers.labels(press.outcome).inc()
                if press.redrawn:
                    self._redrawn.inc()
                if press.refusal:
                    self._refusals.labels(press.refusal).inc()

    @contextmanager
    def painting(self, *, urgent: bool) -> Iterator[None]:
        """Time a picture from its request to its completion, within the context."""
        with self._pictures.track_inprogress(), self._timed(self._painting.labels("yes" if urgent else "no")):
            yield

    @contextmanager
    def thinking(self, title: str) -> Iterator[None]:
        """Time a robot's choice, within the context."""
        with self._timed(self._thinking.labels(title)):
            yield

    @contextmanager
    def _timed(self, histogram: Histogram) -> Iterator[None]:
        began = self._clock.now()
        try:
            yield
        finally:
            histogram.observe(self._clock.now() - began)

    async def received(self, event: str) -> None:
        """Count an event of the gateway, as a listener of discord.py."""
        self._events.labels(event).inc()

    async def look_at_loop(self) -> None:
        """Measure the event loop's delay, forever."""
        while True:
            due = self._clock.now() + TICK
            await self._clock.sleep_until(due)
            self._late.observe(max(0.0, self._clock.now() - due))

    def trace(self) -> aiohttp.TraceConfig:
        """Return the configuration with which an aiohttp session counts its calls."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begun)
        config.on_request_end.append(self._ended)
        config.on_response_chunk_received.append(self._read)
        config.on_request_exception.append(self._failed)
        return config

    async def _begun(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        context.began = self._clock.now()

    async def _ended(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, done: aiohttp.TraceRequestEndParams
    ) -> None:
        context.status = done.response.status
        self._asking.observe(self._clock.now() - context.began)
        self._asked.labels(done.method, str(done.response.status)).inc()
        if done.response.status == 429:
            self._limits.labels(done.response.headers.get("X-RateLimit-Scope", "unknown")).inc()

    async def _read(
        self,
        _: aiohttp.ClientSession,
        context: SimpleNamespace,
        part: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        """Count an error response from Discord."""
        if context.status >= HTTPStatus.BAD_REQUEST:
            code = code_of(part.chunk)
            known = meaning_of(context.status, code)
            self._refused.labels(str(context.status), str(code), known.value).inc()

    async def _failed(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, lost: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._asked.labels(lost.method, "none").inc()

    def text(self) -> str:
        """Return all metrics in Prometheus's text format."""
        return generate_latest(self.registry).decode()

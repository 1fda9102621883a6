"""Gauges whose values are read when Prometheus scrapes."""

import math
from collections.abc import Iterator, Mapping
from contextlib import suppress

from prometheus_client import Metric
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.model.store_errors import StoreAway
from bot.ui.client import PaddockClient


class Gauges(Collector):
    """The gauges for the tables, lobbies, alarms, servers and gateway of a running bot."""

    def __init__(self, bot: PaddockClient) -> None:
        self._bot = bot
        self._counts: Mapping[str, tuple[int, int]] = {}

    async def count(self) -> None:
        """Update the numbers of tables and lobbies from the database, or keep them if it is unreachable."""
        with suppress(StoreAway):
            self._counts = await self._bot.registry.counts()

    def collect(self) -> Iterator[Metric]:
        """Yield the current values."""
        registry = self._bot.registry
        tables = GaugeMetricFamily("paddock_tables", "Tables in play", labels=["game"])
        lobbies = GaugeMetricFamily("paddock_lobbies", "Open lobbies", labels=["game"])
        for title, (playing, gathering) in self._counts.items():
            tables.add_metric([title], playing)
            lobbies.add_metric([title], gathering)
        yield tables
        yield lobbies
        waiting, late = registry.queue()
        yield GaugeMetricFamily("paddock_alarms", "Clocks, robots and reminders that wait", value=waiting)
        yield GaugeMetricFamily("paddock_alarms_late_seconds", "How late the earliest of them is", value=late)
        yield GaugeMetricFamily("paddock_servers", "Servers the bot is in", value=len(self._bot.guilds))
        latency = GaugeMetricFamily("paddock_gateway_latency_seconds", "Of a heartbeat", labels=["shard"])
        for shard, seconds in self._bot.latencies:
            if math.isfinite(seconds):
                latency.add_metric([str(shard)], seconds)
        yield latency

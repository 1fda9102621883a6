"""Serves the pages for monitoring (/healthz, /readyz and /metrics), and the page that checks deals."""

import asyncio
import logging
from collections.abc import Sequence

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.locales.phrase import known
from bot.record.check_page import PATH, check_page
from bot.runtime import http_server, settings
from bot.runtime.clock import Clock
from bot.status import gauges, prometheus, readiness
from bot.ui.client import PaddockClient

log = logging.getLogger(__name__)

STARTING = "The bot is starting."
STOPPING = "The bot is stopping."
_ALONE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
}
"""The headers of the page that checks deals. They prevent it from loading or sending anything."""


class StatusServer:
    """Reports whether the process is alive and whether the bot can serve, and exports its metrics. host,
    port: the address to listen at. Port 0 stands for any free port. clock: measures durations.
    """

    def __init__(self, clock: Clock, host: str, port: int) -> None:
        self._host, self._port = host, port
        self.metrics = prometheus.PrometheusMetrics(clock)
        self._state = STARTING
        self._checks: Sequence[readiness.ReadinessCheck] = ()
        self._gauges: gauges.Gauges | None = None
        self._listener: http_server.Listener | None = None
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> str:
        """Start serving, and return the address. Raises FaultySettings if the address cannot be used."""
        host, port = self._host, self._port
        app = web.Application()
        for path in ("/healthz", "/readyz", "/metrics"):
            app.router.add_get(path, self._serve)
        app.router.add_get(PATH, _check)
        self._listener = http_server.Listener(app)
        try:
            address = await self._listener.listen(host, port)
        except OSError as error:
            await self._listener.close()
            reason = error.strerror or error
            raise settings.FaultySettings(
                (f"STATUS_PORT {port} cannot be served on STATUS_HOST {host}: {reason}.",)
            ) from None
        self._looking = asyncio.create_task(self.metrics.look_at_loop(), name="how late the loop is")
        log.info("health and metrics are served at %s", address)
        return address

    def serving(self, bot: PaddockClient, *checks: readiness.ReadinessCheck) -> None:
        """Record that the bot is serving, and start to collect its metrics. From now on it is ready whenever
        every check passes.
        """
        self._state, self._checks = "", checks
        self._gauges = gauges.Gauges(bot)
        self.metrics.registry.register(self._gauges)
        bot.add_listener(self.metrics.received, "on_socket_event_type")

    def stopping(self) -> None:
        """Record that the bot is no longer ready."""
        self._state = STOPPING

    async def close(self) -> None:
        """Stop serving."""
        if self._looking is not None:
            self._looking.cancel()
        if self._listener is not None:
            await self._listener.close()

    async def answer(self, path: str) -> tuple[int, str]:
        """Return the HTTP status and the text of a page."""
        match path:
            case "/healthz":
                return 200, "alive\n"
            case "/readyz":
                faults = await self._faults()
                return (503, "".join(f"{fault}\n" for fault in faults)) if faults else (200, "ready\n")
            case _:
                if self._gauges is not None:
                    await self._gauges.count()
                return 200, self.metrics.text()

    async def _faults(self) -> list[str]:
        if self._state:
            return [self._state]
        return [fault for check in self._checks if (fault := await check()) is not None]

    async def _serve(self, request: web.Request) -> web.Response:
        status, text = await self.answer(request.path)
        kind = CONTENT_TYPE_LATEST if request.path == "/metrics" else "text/plain; charset=utf-8"
        return web.Response(status=status, body=text.encode(), headers={"Content-Type": kind})


async def _check(request: web.Request) -> web.Response:
    page = check_page(known(request.query.get("language", "")))
    return web.Response(body=page, content_type="text/html", charset="utf-8", headers=_ALONE)

"""Tests of the pages for monitoring and for checking deals, and the counts of presses, calls and refusals."""

from __future__ import annotations

import socket

import aiohttp
import pytest
from aiohttp import web

from bot.record.check_page import check_page
from bot.runtime.clock import SystemClock
from bot.runtime.settings import FaultySettings
from bot.status.prometheus import PrometheusMetrics
from bot.status.server import StatusServer


async def pages(address: str) -> dict[str, tuple[int, str, str]]:
    """Return the status, content type and text of each monitoring page, and of an address without a page, by
    path.
    """
    found = {}
    async with aiohttp.ClientSession(address) as session:
        for path in ("/healthz", "/readyz", "/metrics", "/"):
            async with session.get(path) as answer:
                found[path] = (answer.status, answer.content_type, await answer.text())
    return found


async def test_from_the_first_moment_the_process_is_alive_and_not_ready() -> None:
    server = StatusServer(SystemClock(), "127.0.0.1", 0)
    try:
        found = await pages(await server.open())
    finally:
        await server.close()
    assert found["/healthz"] == (200, "text/plain", "alive\n")
    assert found["/readyz"] == (503, "text/plain", "The bot is starting.\n")
    status, kind, text = found["/metrics"]
    assert (status, kind) == (200, "text/plain")
    assert "\npaddock_presses_in_hand 0.0\n" in text
    assert "\nprocess_resident_memory_bytes " in text
    assert found["/"][0] == 404, "there is no other page"


async def test_the_page_that_checks_deals_is_in_the_language_of_its_address_and_loads_nothing() -> None:
    server = StatusServer(SystemClock(), "127.0.0.1", 0)
    try:
        async with aiohttp.ClientSession(await server.open()) as session:
            for language, read in (("de", "de"), ("", "en"), ("../evil", "en")):
                async with session.get("/check", params={"language": language}) as answer:
                    assert (answer.status, answer.content_type) == (200, "text/html")
                    assert await answer.read() == check_page(read)
                    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    finally:
        await server.close()


async def test_a_port_that_is_taken_is_an_error_of_the_settings() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(FaultySettings, match=f"STATUS_PORT {port} cannot be served on STATUS_HOST"):
            await StatusServer(SystemClock(), "127.0.0.1", port).open()


async def test_calls_and_the_limits_of_discord_are_counted() -> None:
    async def answer(request: web.Request) -> web.Response:
        limited = {"X-RateLimit-Scope": "shared"}
        return web.Response(status=int(request.query["status"]), headers=limited)

    app = web.Application()
    app.router.add_route("*", "/api", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    metrics = PrometheusMetrics(SystemClock())
    async with aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session:
        for method, status in (("GET", 200), ("PATCH", 200), ("PATCH", 429)):
            await session.request(method, f"http://127.0.0.1:{port}/api", params={"status": str(status)})
        await runner.cleanup()
        with pytest.raises(aiohttp.ClientError):
            await session.get(f"http://127.0.0.1:{port}/api")
    text = metrics.text()
    assert 'paddock_discord_requests_total{method="PATCH",status="429"} 1.0' in text
    assert 'paddock_discord_requests_total{method="GET",status="none"} 1.0' in text
    assert 'paddock_discord_limits_total{scope="shared"} 1.0' in text


def test_two_bots_of_one_process_count_for_themselves() -> None:
    one, other = PrometheusMetrics(SystemClock()), PrometheusMetrics(SystemClock())
    with one.press("join"):
        pass
    assert 'what="join"' in one.text()
    assert 'what="join"' not in other.text()


async def test_refusals_of_discord_are_counted_by_code_and_by_what_they_are_taken_for() -> None:
    async def answer(request: web.Request) -> web.Response:
        return web.json_response({"code": int(request.query["code"]), "message": "no"}, status=403)

    app = web.Application()
    app.router.add_route("*", "/api", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    metrics = PrometheusMetrics(SystemClock())
    async with aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session:
        for code in (50007, 77_777):
            url = f"http://127.0.0.1:{runner.addresses[0][1]}/api"
            async with session.post(url, params={"code": str(code)}) as response:
                await response.text()
    await runner.cleanup()
    text = metrics.text()
    assert 'paddock_discord_refusals_total{code="50007",meaning="recipient",status="403"} 1.0' in text
    assert 'paddock_discord_refusals_total{code="77777",meaning="unknown",status="403"} 1.0' in text

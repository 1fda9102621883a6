"""Tests of interactions over HTTP: the same bot without a gateway."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from discord.state import ConnectionState

from bot.runtime.http_server import IDLE, MOST as CONNECTIONS
from bot.storage.workers import KEPT
from bot.ui.endpoint import MOST, READING, WINDOW
from bot.ui.presses_in_hand import BUSY, MOST as ADMITTED
from tests.english import english
from tests.sandbox.endpoint import EndpointCalls
from tests.ui.test_status import page
from tests.venue import Venue, labels, menus, text_of, venue_with, words_of
from tests.virtual_time import the_loop

PING = {"id": "1", "type": 1}


@pytest_asyncio.fixture
async def there(tmp_path: Path) -> AsyncIterator[Venue]:
    """Yield a server whose bot receives everything over HTTP, and reports its health."""
    async with venue_with(tmp_path, http=True, status_port=0) as venue:
        yield venue


def calls_of(venue: Venue) -> EndpointCalls:
    assert venue.calls_to is not None
    return venue.calls_to


async def test_a_table_is_played_without_a_gateway(there: Venue) -> None:
    message = await there.start("Ann", "Bob")
    await there.take_turn("Ann")
    table = await there.table(message)

    assert not there.server.gateway.online
    assert table.snapshot.match.counts[0] > 0
    assert set(calls_of(there).answered) == {202}
    assert "Bob" in text_of(there.anchor())


async def test_a_bot_without_a_gateway_goes_on_after_it_was_killed(there: Venue) -> None:
    message = await there.start("Ann", "Bob")
    await there.restart()
    await there.take_turn("Ann")

    assert (await there.table(message)).snapshot.match.counts[0] > 0


async def test_a_press_over_the_limit_is_refused_by_the_response_itself(there: Venue) -> None:
    table, hand = await there.table(await there.start("Ann", "Bob")), there.dm("Ann")
    over = asyncio.Event()

    async def in_hand(id: int) -> None:
        with there.bot.presses.in_hand(id, server=id):
            await over.wait()

    others = [asyncio.create_task(in_hand(id)) for id in range(ADMITTED)]
    await the_loop().settle()
    there.server.rest.requests.clear()
    refused = await there.person("Ann").click(hand, label=labels(hand)[0])
    assert words_of(refused) == english(BUSY)
    assert refused.ephemeral
    assert calls_of(there).answered[-1] == 200
    assert there.server.rest.requests == [], "no callback"
    over.set()
    await asyncio.gather(*others)
    assert table.snapshot.match.ply == 0
    await there.person("Ann").click(hand, label=labels(hand)[0])
    assert table.snapshot.match.ply == 1


async def test_typed_and_chosen_values_arrive_without_a_gateway(there: Venue) -> None:
    ann = there.person("Ann")
    lobby = await there.lobby("Ann")
    await ann.select(lobby, [menus(lobby)["Robots"]["Add a robot: normal"]])
    form = await there.cut(ann, lobby)
    await ann.submit_modal(form, {"text": "three green bottles"})
    await ann.slash(there.channel, "league create", name="Madrid")
    offered = await ann.complete(there.channel, "race start", "circuit", "madri")

    (opened,) = await there.bot.registry.lobbies.find(person=ann.id)
    assert [(each.cut, each.robot) for each in opened.snapshot.players] == [
        ("three green bottles", None),
        ("", "club"),
    ]
    assert [each["name"] for each in offered] == ["Madrid"]
    assert calls_of(there).answered == [202] * 8


async def test_a_bot_without_a_gateway_is_ready_unless_its_database_is_away(
    there: Venue, tmp_path: Path
) -> None:
    await there.wait(300.0)
    assert await page(there, "/readyz") == (200, "ready\n"), "silence is peace"
    with closing(sqlite3.connect(tmp_path / "paddock.db")) as db:
        db.execute("ALTER TABLE facts RENAME TO away")
        assert await page(there, "/readyz") == (503, "The database does not answer.\n")
        db.execute("ALTER TABLE away RENAME TO facts")
    assert await page(there, "/readyz") == (200, "ready\n")


async def test_requests_that_discord_did_not_sign_recently_are_refused(there: Venue) -> None:
    calls, body = calls_of(there), json.dumps(PING).encode()
    good = calls.signed(body)

    assert await calls.send(body, {}) == 401
    assert await calls.send(body, {**good, "X-Signature-Ed25519": "00" * 64}) == 401
    assert await calls.send(body, {**good, "X-Signature-Ed25519": "no hex"}) == 401
    assert await calls.send(body, {**good, "X-Signature-Timestamp": "soon"}) == 401
    assert await calls.send(body + b" ", good) == 401
    assert await calls.send(body, good) == 200
    await the_loop().advance(WINDOW + 1)
    assert await calls.send(body, good) == 401, "too old"


async def test_a_request_that_is_signed_for_the_future_is_refused(
    there: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    calls, body = calls_of(there), json.dumps(PING).encode()
    now = there.world.clock.now()
    assert await calls.send(body, calls.signed(body, now + WINDOW - 1)) == 200, "clocks differ a bit"
    for ahead in (WINDOW + 1, 3_600.0, 10.0**11):
        assert await calls.send(body, calls.signed(body, now + ahead)) == 401
    assert not [each for each in caplog.records if each.levelname in ("ERROR", "CRITICAL")]


async def test_ten_megabytes_are_refused_before_they_are_read_and_what_is_no_interaction_after(
    there: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    calls, long = calls_of(there), bytes(10 * 2**20)

    assert len(long) > MOST
    assert await calls.send(long, calls.signed(long)) == 413
    deep = b"[" * 100_000
    for body in (b"", b"[]", b"{}", b'{"id": "7", "type": 3}', b'{"id": {}, "type": 1}', deep):
        assert await calls.send(body, calls.signed(body)) == 400
    assert len(caplog.records) == 6, "each is in the log"


async def test_ten_megabytes_of_unknown_length_are_refused_while_they_are_read_and_are_not_kept(
    there: Venue,
) -> None:
    piece = bytes(2**16)

    async def told() -> AsyncIterator[bytes]:
        for _ in range(160):
            yield piece

    tracemalloc.start()
    try:
        assert await calls_of(there).send(told(), calls_of(there).signed(b"")) == 413
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 4 * MOST


async def test_what_was_compressed_is_not_blown_up_before_it_is_known_who_sent_it(there: Venue) -> None:
    packed = gzip.compress(bytes(16 * 2**20), 1)
    tracemalloc.start()
    try:
        assert await calls_of(there).send(packed, {"Content-Encoding": "gzip"}) == 401
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < MOST


async def test_a_request_whose_end_never_comes_is_not_waited_for(there: Venue) -> None:
    async def told() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.get_running_loop().create_future()

    began = the_loop().time()
    assert await calls_of(there).send(told(), calls_of(there).signed(b"")) == 408
    assert the_loop().time() - began < READING + 2.0


async def test_a_door_sees_at_the_same_address_whether_requests_are_taken(there: Venue) -> None:
    reader, writer = await asyncio.open_unix_connection(there.bot._socket)
    writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
    told = await reader.read()
    writer.close()
    assert told.startswith(b"HTTP/1.0 200 OK\r\n")
    assert told.endswith(b"\r\n\r\nalive\n")


async def half_asked(venue: Venue) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection, and send the start of a request, whose headers never end."""
    reader, writer = await asyncio.open_unix_connection(venue.bot._socket)
    writer.write(b"POST /interactions HTTP/1.1\r\nHost: bot\r\n")
    return reader, writer


def closed(reader: asyncio.StreamReader) -> bool:
    return reader.at_eof() or reader.exception() is not None


async def test_a_request_whose_head_never_ends_is_closed_however_slowly_it_goes_on(there: Venue) -> None:
    reader, writer = await half_asked(there)
    for piece in range(4):
        writer.write(b"X-Piece: %d\r\n" % piece)
        await the_loop().advance(IDLE / 5)
    assert not reader.at_eof()
    await the_loop().advance(IDLE / 5 + 0.1)
    assert await reader.read() == b""
    writer.close()
    await the_loop().settle()


async def test_hundreds_of_half_sent_heads_take_no_more_than_the_connections_there_may_be(
    there: Venue,
) -> None:
    body = json.dumps(PING).encode()
    held = [await half_asked(there) for _ in range(CONNECTIONS + 5)]
    await the_loop().settle()
    assert [closed(reader) for reader, _ in held] == [False] * CONNECTIONS + [True] * 5
    assert await calls_of(there).send(body, calls_of(there).signed(body)) == 0
    assert await page(there, "/healthz") == (200, "alive\n")
    await the_loop().advance(IDLE)
    assert await calls_of(there).send(body, calls_of(there).signed(body)) == 200
    for _, writer in held:
        writer.close()
    await the_loop().settle()


async def test_a_request_that_is_sent_again_is_refused_after_a_restart_too(there: Venue) -> None:
    ann, calls = there.person("Ann"), calls_of(there)
    body = json.dumps(there.world.told(await ann.slash(there.channel, "race start"))).encode()
    sent = calls.signed(body)
    assert await calls.send(body, sent) == 401
    await there.restart()

    assert await calls.send(body, sent) == 401
    assert await calls.send(body, calls.signed(body)) == 401, "signed again"
    assert len(await there.bot.registry.lobbies.find(person=ann.id)) == 1
    assert KEPT > 2 * WINDOW, "it is known for as long as a request passes as signed lately"


async def test_a_press_that_the_database_cannot_check_for_repetition_gets_an_answer(
    there: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await there.lobby("Ann")
    with closing(sqlite3.connect(tmp_path / "paddock.db")) as db:
        db.execute("ALTER TABLE interactions RENAME TO away")
        joined = await there.person("Bob").click(lobby, label="Join / Leave")
        db.execute("ALTER TABLE away RENAME TO interactions")

    assert joined.state == "answered"
    assert "it is not known whether an interaction was sent before" in caplog.text


def test_discord_py_still_has_the_private_parser_that_the_endpoint_needs() -> None:
    assert callable(ConnectionState.parse_interaction_create)
    assert callable(ConnectionState.call_handlers)


async def test_a_bot_that_is_stopped_no_longer_listens(there: Venue) -> None:
    await there.bot.close()

    assert await calls_of(there).post(PING) == 0

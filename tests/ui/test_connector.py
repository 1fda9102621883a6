from __future__ import annotations

from io import BytesIO
from itertools import count
from os import getpid
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web

from bot.ui.connector import WHOLE
from tests.venue import Wire

_serial = count()


@pytest.mark.parametrize(("size", "whole"), [(20_000, True), (WHOLE + 1, False)])
async def test_a_form_with_files_is_written_at_once_unless_it_is_large(size: int, *, whole: bool) -> None:
    picture, chunks, parts = bytes(at % 251 for at in range(size)), list[bytes](), list[tuple[str, bytes]]()

    async def receive(request: web.Request) -> web.Response:
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            parts.append((f"{part.name} {part.filename}", bytes(await part.read())))
        return web.Response()

    async def note(
        _: aiohttp.ClientSession, __: SimpleNamespace, sent: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        chunks.append(bytes(sent.chunk))

    served, trace = web.Application(), aiohttp.TraceConfig()
    served.router.add_post("/", receive)
    trace.on_request_chunk_sent.append(note)
    runner, socket = web.AppRunner(served), f"\0uploads-{getpid()}-{next(_serial)}"
    await runner.setup()
    await web.UnixSite(runner, socket).start()
    async with aiohttp.ClientSession(connector=Wire(socket), trace_configs=[trace]) as session:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", "{}", content_type="application/json")
        form.add_field("files[0]", BytesIO(picture), filename="hand.png", content_type="image/png")
        async with session.post("http://discord/", data=form) as answer:
            assert answer.status == 200
            sent = answer.request_info.headers["Content-Length"]
    await runner.cleanup()
    assert parts == [("payload_json None", b"{}"), ("files[0] hand.png", picture)]
    assert int(sent) == sum(map(len, chunks))
    assert (len(chunks) == 1) is whole

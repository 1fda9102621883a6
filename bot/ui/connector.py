"""The connectors for Discord, which send small uploads in one piece."""

import aiohttp

WHOLE = 256 * 1024
"""The maximum size in bytes of an upload that is sent in one piece, enough for a few pictures."""


class WholeUploads(aiohttp.BaseConnector):
    """Writes a form with files of up to WHOLE bytes to the socket in one piece."""

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[aiohttp.tracing.Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109  aiohttp's signature
    ) -> aiohttp.connector.Connection:
        """Return a connection for a request, after joining the parts of a form of up to WHOLE bytes."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and form.size is not None and form.size <= WHOLE:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, traces, timeout)


class TCPConnector(WholeUploads, aiohttp.TCPConnector):
    """The connector for network sockets."""

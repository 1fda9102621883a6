"""The connections to Discord."""

import aiohttp

WHOLE = 256 * 1024
"""Bytes of an upload that are copied so that they go out at once: some pictures, but no replay."""


class WholeUploads(aiohttp.BaseConnector):
    """Writes a form with files to the socket at once. aiohttp writes each boundary, header and file for
    itself, and each of those writes wakes whoever reads.
    """

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[aiohttp.tracing.Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109  so aiohttp has it
    ) -> aiohttp.connector.Connection:
        """A connection for that request, whose body is sent when it is there."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and form.size is not None and form.size <= WHOLE:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, traces, timeout)


class TCPConnector(WholeUploads, aiohttp.TCPConnector):
    """Over the network."""

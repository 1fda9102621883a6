"""The connections to Discord."""

import aiohttp

WHOLE = 256 * 1024
"""The most bytes of an upload that are copied to be sent together: enough for some pictures, but not for a
replay.
"""


class WholeUploads(aiohttp.BaseConnector):
    """Writes a form with files of up to WHOLE bytes to the socket in one piece. aiohttp writes each boundary,
    header and file separately, and each of those writes wakes the receiver.
    """

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[aiohttp.tracing.Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109  aiohttp's signature
    ) -> aiohttp.connector.Connection:
        """Return a connection for that request. If the body is a form of up to WHOLE bytes, it is first put
        together.
        """
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and form.size is not None and form.size <= WHOLE:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, traces, timeout)


class TCPConnector(WholeUploads, aiohttp.TCPConnector):
    """The connector for the network."""

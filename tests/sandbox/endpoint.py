"""Posts interactions over HTTP: Discord's side of an interactions endpoint."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterable
from contextlib import suppress
from io import BytesIO
from typing import Any

import aiohttp
from nacl.signing import SigningKey

from bot.sandbox import errors, model
from bot.sandbox.world import SandboxWorld

OK = 200
"""The status of a response whose body answers the interaction. With 202 the callback answers it instead."""


class EndpointCalls:
    """Posts every interaction of a world to the bot, signed, instead of sending it over the gateway.

    urls: the targets, used in turn as by a load balancer. connector: the connection to them. key: the signing
    key, random by default. Its public half is `public_key`, 64 hex digits. answered: the status of each
    request. sent_to: the ids of the interactions that were sent to each address that listened.
    """

    def __init__(
        self,
        world: SandboxWorld,
        *urls: str,
        connector: aiohttp.BaseConnector | None = None,
        key: SigningKey | None = None,
    ) -> None:
        self._world = world
        self._urls = urls
        self._key = key or SigningKey.generate()
        self._session = aiohttp.ClientSession(connector=connector)
        self._calls: set[asyncio.Task[None]] = set()
        self._sent = 0
        self._leave = world.subscribe(self._on_event)
        self.answered: list[int] = []
        self.sent_to = defaultdict[str, list[int]](list)

    @property
    def public_key(self) -> str:
        """Return the public half of the signing key."""
        return self._key.verify_key.encode().hex()

    def signed(self, body: bytes, at: float | None = None) -> dict[str, str]:
        """Return the headers of a request with a body, signed now or at the Unix time `at`."""
        timestamp = str(int(self._world.clock.now() if at is None else at))
        signature = self._key.sign(timestamp.encode() + body).signature.hex()
        return {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": timestamp}

    async def post(self, told: dict[str, Any], *urls: str) -> int:
        """Send an interaction, to one of `urls` if any are given. Return the status of the response, or 0 if
        there is none.
        """
        body = json.dumps(told).encode()
        return await self.send(body, self.signed(body), *urls, told=told if "token" in told else None)

    async def send(
        self,
        body: bytes | AsyncIterable[bytes],
        headers: dict[str, str],
        *urls: str,
        told: dict[str, Any] | None = None,
    ) -> int:
        """Send a request with the unchanged body, and return the status of the response, or 0 if there is
        none. told: the interaction in the body, which the response can answer. An address at which no one is
        listening is skipped. A chunked body is sent without its length.
        """
        to = urls or self._urls
        self._sent += 1
        for at in range(len(to)):
            url = to[(self._sent + at) % len(to)]
            if told is not None:
                self.sent_to[url].append(int(told["id"]))
            try:
                data = BytesIO(body) if isinstance(body, bytes) else body
                async with self._session.post(url, data=data, headers=headers) as answer:
                    if answer.status == OK and told is not None:
                        with suppress(errors.ApiError):  # the answer is too late
                            self._world.answers.answer(
                                int(told["id"]), told["token"], await answer.json(), {}
                            )
                    return answer.status
            except aiohttp.ClientConnectorError:
                if told is not None:
                    self.sent_to[url].remove(int(told["id"]))
                continue
            except aiohttp.ClientError:
                return 0
        return 0

    def _on_event(self, event: model.Event) -> None:
        if event.kind == "interaction_created" and event.interaction is not None:
            told = self._world.told(event.interaction)
            call = asyncio.create_task(self._call(told), name="endpoint")
            self._calls.add(call)
            call.add_done_callback(self._calls.discard)

    async def _call(self, told: dict[str, Any]) -> None:
        self.answered.append(await self.post(told))

    async def close(self) -> None:
        """Stop sending."""
        self._leave()
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        await self._session.close()

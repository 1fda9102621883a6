"""The simulated Discord on a socket."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.faults import Injected
from bot.sandbox.gateway import Gateway
from bot.sandbox.rest import PREFIX, Request, Rest
from bot.sandbox.world import World

GATEWAY = "/gateway"


class SandboxServer:
    """HTTP API and gateway of a world.

    base: what `discord.http.Route.BASE` must be for a bot to talk to it. On a Unix socket that has no port:
    the bot must be given `aiohttp.UnixConnector(path)` too. app: what else it serves may be added before it
    is started. heartbeat: see Gateway. remember: see Rest.
    """

    def __init__(self, world: World, *, heartbeat: int = 41_250, remember: int = 100_000) -> None:
        self.world = world
        self.faults = Injected()
        self.gateway = Gateway(world, self.faults, self.gateway_url, heartbeat=heartbeat)
        self.rest = Rest(world, self.faults, self.gateway_url, remember=remember)
        self.app = web.Application(client_max_size=2**28)
        self.app.router.add_get(GATEWAY, self.gateway.handle)
        self.app.router.add_get(f"{GATEWAY}/", self.gateway.handle)
        self.app.router.add_route("*", PREFIX + "/{path:.*}", self.rest.handle)
        # Nobody who closes the sandbox wants an answer any more: what still runs then is broken off.
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=0.05)
        self._host = "sandbox"
        self.port = 0

    @property
    def requests(self) -> list[Request]:
        """What the bot has asked for."""
        return self.rest.requests

    @property
    def base(self) -> str:
        """The beginning of every address of the HTTP API."""
        return f"http://{self._address}{PREFIX}"

    @property
    def _address(self) -> str:
        return f"{self._host}:{self.port}" if self.port else self._host

    def gateway_url(self) -> str:
        """The address of the gateway. A bot asks for it when it starts; discord.py goes back to
        `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`, though, after a session that cannot resume.
        """
        return f"ws://{self._address}{GATEWAY}"

    async def start(self, *, host: str = "127.0.0.1", port: int = 0, unix: str | None = None) -> None:
        """Listen: on a port, any free one if it is 0; or on a Unix socket, abstract if it begins with NUL."""
        await self._runner.setup()
        if unix is not None:
            await web.UnixSite(self._runner, unix).start()
            return
        await web.TCPSite(self._runner, host, port).start()
        self._host, self.port = host, int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop listening, break off what is under way, and end what waits in the world."""
        await self.gateway.close()
        await self.world.close()
        await self._runner.cleanup()

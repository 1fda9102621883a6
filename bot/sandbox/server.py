"""The simulated Discord on a socket."""

from aiohttp import web

from bot.sandbox import faults, gateway, rest
from bot.sandbox.world import SandboxWorld

GATEWAY = "/gateway"


class SandboxServer:
    """The HTTP API and gateway of a world. base: the value for `discord.http.Route.BASE`. On a Unix socket
    the bot also needs `aiohttp.UnixConnector(path)`. app: the application, to which routes can be added
    before the start. heartbeat, remember: as in Gateway and Rest.
    """

    def __init__(self, world: SandboxWorld, *, heartbeat: int = 41_250, remember: int = 100_000) -> None:
        self.world = world
        self.faults = faults.Injected()
        self.gateway = gateway.Gateway(world, self.faults, self.gateway_url, heartbeat=heartbeat)
        self.rest = rest.Rest(world, self.faults, self.gateway_url, remember=remember)
        self.app = web.Application(client_max_size=2**28)
        self.app.router.add_get(GATEWAY, self.gateway.handle)
        self.app.router.add_get(f"{GATEWAY}/", self.gateway.handle)
        self.app.router.add_route("*", rest.PREFIX + "/{path:.*}", self.rest.handle)
        # no one waits for a response once the sandbox is closed, so requests in progress are cancelled
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=0.05)
        self._host = "sandbox"
        self.port = 0

    @property
    def requests(self) -> list[rest.Request]:
        """Return the requests from the bot, as Rest remembers them."""
        return self.rest.requests

    @property
    def base(self) -> str:
        """Return the base URL of the HTTP API."""
        return f"http://{self._address}{rest.PREFIX}"

    @property
    def _address(self) -> str:
        return f"{self._host}:{self.port}" if self.port else self._host

    def gateway_url(self) -> str:
        """Return the gateway's URL. Where a session cannot be resumed, discord.py uses
        `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY` instead.
        """
        return f"ws://{self._address}{GATEWAY}"

    async def start(self, *, host: str = "127.0.0.1", port: int = 0, unix: str | None = None) -> None:
        """Listen on a port (0 for any free one), or on a Unix socket, which is abstract if its name starts
        with NUL.
        """
        await self._runner.setup()
        if unix is not None:
            await web.UnixSite(self._runner, unix).start()
            return
        await web.TCPSite(self._runner, host, port).start()
        self._host, self.port = host, int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop listening, cancel requests in progress, and close the world."""
        await self.gateway.close()
        await self.world.close()
        await self._runner.cleanup()

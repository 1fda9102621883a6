"""Runs the Dockerfile without Docker: `python -m tools.image` carries out its steps in a new folder, except
for those that need root, and tries the image's command and health check against the simulated Discord.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from bot.runtime.clock import SystemClock, sleep
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld

ROOT = Path(__file__).parents[1]
AS_ROOT = ("apt-get", "useradd")
"""The words that identify a step that needs root."""
PATIENCE = 60
"""The number of seconds within which the bot must be ready."""


@dataclass
class Image:
    """The steps of a Dockerfile, carried out in a folder."""

    folder: Path
    environment: dict[str, str] = field(default_factory=dict)

    def path(self, text: str) -> str:
        """Return the text with the image's folders replaced by those inside `folder`."""
        return re.sub(r"(?<![\w.])/(venv|app)\b", rf"{self.folder}/\1", text)

    def build(self) -> None:
        """Carry out WORKDIR, COPY, RUN and ENV, except for steps that need root and copies from another
        stage.
        """
        workdir = self.folder
        for word, rest in instructions():
            if word == "WORKDIR":
                workdir = Path(self.path(rest))
                workdir.mkdir(parents=True, exist_ok=True)
            elif word == "COPY" and not rest.startswith("--from"):
                source, target = rest.split()
                _copy(ROOT / source, workdir / target, into=target.endswith("/"))
            elif word == "ENV":
                pairs = (pair.partition("=") for pair in self.path(rest).split())
                self.environment |= {name: value for name, _, value in pairs}
            elif word == "RUN":
                self._run(rest, workdir)

    def _run(self, step: str, workdir: Path) -> None:
        if any(each in step for each in AS_ROOT):
            print(f"left out: RUN {step}", flush=True)
            return
        print(f"RUN {step}", flush=True)
        step = step.replace("python -m venv", f"{sys.executable} -m venv")
        subprocess.run(["sh", "-ec", self.path(step)], cwd=workdir, check=True)

    def command(self, word: str) -> list[str]:
        """Return the words of CMD or HEALTHCHECK, with the image's Python in place of `python`."""
        (rest,) = [rest for each, rest in instructions() if each == word]
        found: list[str] = json.loads(rest[rest.index("[") :])
        return [self.path("/venv/bin/python") if each == "python" else each for each in found]


def instructions() -> Iterator[tuple[str, str]]:
    """Yield each instruction of the Dockerfile with its arguments."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    for line in re.sub(r" \\\n\s*", " ", text).splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            yield word, rest


def _copy(source: Path, target: Path, *, into: bool) -> None:
    """Copy a folder or a file to `target`. into: whether to copy a file into the folder `target`."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        there = target / source.name if into else target
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, there)


async def try_out(image: Image) -> None:
    """Run the command until the bot is ready, check its health, and stop it. Raises AssertionError if any of
    this fails.
    """
    clock = SystemClock()
    world = SandboxWorld(clock)
    world.add_guild("Server", world.add_user("owner", "Owner"))
    server = SandboxServer(world)
    await server.start()
    environment = {
        **os.environ,
        **image.environment,
        "DISCORD_TOKEN": "aaa.bbb.ccc",
        "DISCORD_API": server.base,
    }
    environment["PATH"] = image.environment["PATH"].replace("$PATH", os.environ["PATH"])
    environment.pop("PYTHONPATH", None)
    app = image.folder / "app"
    bot = await asyncio.create_subprocess_exec(*image.command("CMD"), cwd=app, env=environment)
    address = f"http://127.0.0.1:{environment['STATUS_PORT']}/readyz"
    until = clock.now() + PATIENCE
    while not await asyncio.to_thread(_answers, address):
        assert bot.returncode is None, "the bot has ended"
        assert clock.now() < until, "the bot is not ready in time"
        await sleep(clock, 0.2)
    health = await asyncio.create_subprocess_exec(*image.command("HEALTHCHECK"), cwd=app, env=environment)
    print("ready; the health check ends with", await health.wait())
    bot.send_signal(signal.SIGTERM)
    print("told to stop; the bot ends with", await bot.wait())
    assert (health.returncode, bot.returncode) == (0, 0)
    assert (app / "data" / "paddock.db").is_file()
    await server.close()


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=2) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def main() -> None:
    """Build the image in a temporary folder, and try it out."""
    with tempfile.TemporaryDirectory(prefix="paddock-image-") as folder:
        image = Image(Path(folder))
        image.build()
        asyncio.run(try_out(image))


if __name__ == "__main__":
    main()

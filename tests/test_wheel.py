"""Tests that the distributions contain everything, and that the wheel alone gives a command that plays. Both
are built in a copy of the repository. The wheel is installed into a new virtual environment, which finds the
other packages in this one, so nothing is fetched.
"""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from bot import VERSION
from tests.test_repository import IGNORED, ROOT, files, name_of
from tools.newgame.__main__ import Names, write

pytestmark = pytest.mark.long

UV = Path(sys.executable).with_name("uv")
NAME = f"paddock-{VERSION}"


BUILD: tuple[str | Path, ...] = (
    UV,
    "build",
    "--quiet",
    "--offline",
    "--no-build-isolation",
    "--python",
    sys.executable,
)


def install(programs: Path, wheel: Path) -> None:
    """Install a wheel into a virtual environment, without its dependencies."""
    pip = (UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", programs / "python")
    subprocess.run([*pip, wheel], check=True)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with the source distribution and the wheel, which is built from the former."""
    copy, out = tmp_path_factory.mktemp("copy") / "paddock", tmp_path_factory.mktemp("built")
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*IGNORED))
    (copy / ".env").write_text("DISCORD_TOKEN=aaa.hush.ccc\n")
    subprocess.run([*BUILD, "--out-dir", out, copy], check=True)
    return out


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of programs of a virtual environment in which the wheel is installed."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home)
    programs = home / "bin"
    install(programs, built / f"{NAME}-py3-none-any.whl")
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)}))
    # the .pth files in that folder are not read, so the repository that is installed there stays out of sight
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return programs


def test_the_source_distribution_holds_the_repository_and_the_wheel_all_that_the_bot_is(built: Path) -> None:
    everything = {name_of(file) for file in files()}
    with tarfile.open(built / f"{NAME}.tar.gz") as source:
        packed = {each.name.removeprefix(f"{NAME}/") for each in source if each.isfile()}
    made = {
        each for each in packed if each in {"PKG-INFO", "setup.cfg"} or each.startswith("paddock.egg-info/")
    }
    assert packed - made == everything
    with ZipFile(built / f"{NAME}-py3-none-any.whl") as wheel:
        product = {each for each in wheel.namelist() if ".dist-info/" not in each}
        licences = {each.partition("/licenses/")[2] for each in wheel.namelist() if "/licenses/" in each}
    assert product == {each for each in everything if each.startswith(("bot/", "cogs/"))}
    assert licences == {"LICENSE", "assets/CREDITS.md"}


def test_the_wheel_alone_gives_a_command_that_checks_settings_and_opens_a_table(
    installed: Path, tmp_path: Path
) -> None:
    paddock = installed / "paddock"

    def said(*command: str | Path) -> str:
        """Return the output of a command that runs in an empty folder, without this process's environment."""
        return subprocess.run(
            command,
            cwd=tmp_path,
            env={"DISCORD_TOKEN": "aaa.bbb.ccc"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert Path(said(installed / "python", "-c", "import bot; print(bot.__file__)")).is_relative_to(
        installed.parent
    )
    assert said(paddock, "--version") == f"Paddock {VERSION}\n"
    assert said(paddock, "--help").startswith("usage: paddock [-h]")
    assert said(paddock, "check") == "All settings are good: the command `run` starts the bot.\n"
    playing = subprocess.Popen(
        [paddock, "play", "--port", "0"],
        cwd=tmp_path,
        env={},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        opened = re.fullmatch(
            r"Open (http://127\.0\.0\.1:\d+/\S*) \(Ctrl-C ends\)\n", playing.stdout.readline()
        )
        assert opened, playing.stderr.read()
        with urlopen(opened[1]) as page:
            assert "<title>" in page.read().decode()
        playing.send_signal(signal.SIGINT)
        assert playing.wait(30) == 0
        assert playing.stderr.read() == ""


def test_a_game_of_a_package_of_its_own_is_installed_beside_the_wheel_and_played_to_its_end(
    installed: Path, tmp_path: Path
) -> None:
    """Check `check`, robots alone, and a game of people in the simulated Discord with the code of the two
    wheels. The tests come last on the path of that process.
    """
    write(tmp_path / "source", Names("whist", apart=True))
    code = tmp_path / "source" / "paddock_whist"
    (code / "sheets").mkdir()
    for more in ("de.ftl", "sheets/sheet.json"):
        (code / more).write_text("")
    subprocess.run([*BUILD, "--wheel", "--out-dir", tmp_path, tmp_path / "source"], check=True)
    (wheel,) = tmp_path.glob("paddock_whist-*.whl")
    with ZipFile(wheel) as packed:
        inside = {each for each in packed.namelist() if ".dist-info/" not in each}
    parts = ("__init__.py", "rules.py", "words.py", "board.py", "robots.py", "en.ftl")
    assert inside == {f"paddock_whist/{each}" for each in (*parts, "de.ftl", "sheets/sheet.json")}
    install(installed, wheel)

    def said(*command: str | Path) -> str:
        """Return the output of a command in a folder that has neither the bot nor the game."""
        empty = tmp_path / "empty"
        empty.mkdir(exist_ok=True)
        environment = {"DISCORD_TOKEN": "aaa.bbb.ccc"}
        return subprocess.run(
            command, cwd=empty, env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert "Whist is a game of paddock-whist 0.1.0.\n" in said(installed / "paddock", "check")
    assert "Whist: 3 games of 8 seats" in said(
        installed / "paddock", "simulate", "whist", "--games", "3", "--drivers", "club,random"
    )
    assert said(installed / "python", ROOT / "tests" / "installed_games" / "in_wheels.py").startswith(".  ")

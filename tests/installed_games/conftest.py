"""The package that `python -m tools.newgame whist --package` writes, for tests that use it or damage it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.installed_games.loading import GROUP
from bot.locales import phrase
from tests.virtual_time import pytest_asyncio_loop_factories
from tools.newgame.__main__ import Names, write

__all__ = ["pytest_asyncio_loop_factories"]
WHIST = EntryPoint("whist", "paddock_whist:TITLE", GROUP)


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the package as it was written."""
    folder = tmp_path_factory.mktemp("package") / "paddock-whist"
    write(folder, Names("whist", apart=True))
    return folder


@pytest.fixture
def package(written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a copy of the package that can be imported, and remove it from the imported modules
    afterwards.
    """
    folder, elsewhere = tmp_path / "paddock-whist", dict(phrase.ELSEWHERE)
    shutil.copytree(written, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(folder)
    yield folder
    for name in [each for each in sys.modules if each.partition(".")[0] == "paddock_whist"]:
        del sys.modules[name]
    phrase.ELSEWHERE.clear()
    phrase.ELSEWHERE.update(elsewhere)
    phrase._bundle.cache_clear()
    phrase._said.cache_clear()


def install(folder: Path, name: str, version: str, value: str) -> None:
    """Write the metadata through which Python finds the entry point of a package in a folder."""
    info = folder / f"paddock_{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: paddock-{name}\nVersion: {version}\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {value}\n")

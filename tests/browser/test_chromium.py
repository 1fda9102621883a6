"""Tests that the browser tests find a browser that they can use."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.chromium import find

STUB = '#!/bin/sh\nif ! [ -x /snap/bin/chromium ]; then exit 1; fi\nexec /snap/bin/chromium "$@"\n'


def put(folder: Path, name: str, content: str) -> Path:
    """Write a program with the given name and content into the folder, and return its path."""
    made = folder / name
    made.write_text(content)
    made.chmod(0o755)
    return made


@pytest.fixture
def bin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that is the only one on PATH. CHROMIUM is unset."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_the_browser_of_a_package_is_found(bin: Path) -> None:
    there = put(bin, "google-chrome", "#!/bin/sh\n")
    assert find() == str(there)
    there = put(bin, "chromium", "#!/bin/sh\n")
    assert find() == str(there)


def test_a_package_that_only_starts_a_snap_is_none(bin: Path) -> None:
    put(bin, "chromium-browser", STUB)
    (bin / "chromium").symlink_to(put(bin, "snap", "#!/bin/sh\n"))
    there = put(bin, "google-chrome", "#!/bin/sh\n")
    assert find() == str(there)


def test_the_one_that_the_environment_names_comes_first(bin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(bin, "chromium", "#!/bin/sh\n")
    monkeypatch.setenv("CHROMIUM", "/opt/mine")
    assert find() == "/opt/mine"


def test_without_a_package_it_is_playwrights_own(bin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(bin))
    assert find() == ""

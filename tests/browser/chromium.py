"""Finds the Chromium for the browser tests. `python -m tests.browser.chromium` prints its path, or how to
install it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
OWN = """
from playwright.sync_api import sync_playwright
with sync_playwright() as driver:
    print(driver.chromium.executable_path)
"""
"""A script that prints the path of playwright's browser. It runs in a separate process, because playwright
cannot be started a second time beside a running event loop.
"""
INSTALL = "sudo apt-get install chromium, or .venv/bin/python -m playwright install --with-deps chromium."


def find() -> str:
    """Return the path of a Chromium: the one in the environment variable CHROMIUM, one from a system package,
    or playwright's own. Return "" if there is none.
    """
    if named := os.environ.get("CHROMIUM"):
        return named
    for each in filter(None, map(shutil.which, NAMES)):
        if not _snap(Path(each)):
            return each
    asked = subprocess.run([sys.executable, "-c", OWN], capture_output=True, text=True, check=False)
    own = asked.stdout.strip()
    return own if own and Path(own).exists() else ""


def _snap(path: Path) -> bool:
    """Return whether the program at a path only starts a snap, as in Ubuntu's packages. A snap cannot read
    the tests' folders, and can be missing although its program is there.
    """
    with path.open("rb") as file:
        return path.resolve().name == "snap" or b"/snap/bin/" in file.read(4096)


if __name__ == "__main__":
    there = find()
    if not there:
        sys.exit(f"The browser tests need Chromium: {INSTALL}")
    print(there)

"""`make play` with the toy games of the tests: `python -m tests.games.play`."""

from __future__ import annotations

import sys

from bot.__main__ import main
from tests.games.titles import add_toys

if __name__ == "__main__":
    add_toys()
    sys.exit(main(["play", *sys.argv[1:]]))

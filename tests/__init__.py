"""The tests. With TOYS=1 in the environment the toy games of tests/games are in the catalogue, too."""

import os

if os.environ.get("TOYS"):
    from tests.games.titles import add_toys

    add_toys()

"""The tests. With TOYS=1 in the environment, the catalogue also has the toy games of tests/games."""

import os

if os.environ.get("TOYS"):
    from tests.games.titles import add_toys

    add_toys()

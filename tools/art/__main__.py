"""`make sprites`: makes the sheets of the worlds whose drawings have changed. ARGS=NAME makes those of one
world.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

from tools import art
from tools.art.make import sheets
from tools.art.recipe import Recipe


def recipes() -> list[Recipe]:
    """Return the recipe of every world."""
    folder = f"{art.__path__[0]}/worlds"
    names = sorted(module.name for module in iter_modules([folder]))
    return [import_module(f"tools.art.worlds.{name}").RECIPE for name in names]


def main(wanted: list[str]) -> None:
    """Write the sheets of the worlds in `wanted`, or of all that have changed if it is empty."""
    for recipe in recipes():
        if wanted and recipe.name not in wanted:
            continue
        path = recipe.folder / "sheet.json"
        if not wanted and path.exists() and recipe.digest() in path.read_text():
            continue
        recipe.folder.mkdir(exist_ok=True)
        for old in recipe.folder.glob("*.png"):
            old.unlink()
        made = sheets(recipe)
        for name, data in made.items():
            (recipe.folder / name).write_bytes(data)
        print(f"{recipe.name}: {len(made)} files, {sum(map(len, made.values())):,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])

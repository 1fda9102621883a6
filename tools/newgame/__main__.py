"""Writes the skeleton of a game: Two Cards under another name, with everything that docs/adding-a-game.md
requires. `python -m tools.newgame go_fish` writes Go Fish with the command /gofish. The page also describes
the steps from the skeleton to a finished game.

`python -m tools.newgame go_fish --package [FOLDER]` writes a package of its own.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot import VERSION
from tests.games import two_cards

ROOT = Path(__file__).parents[2]
SAMPLE = Path(*two_cards.__path__)
PARTS = ("__init__", "rules", "words", "board", "robots")


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a new game. key: lower-case letters and underscores. apart: whether the game gets its own
    package.
    """

    key: str
    apart: bool = False

    @property
    def dashed(self) -> str:
        """Return the key in the form used in names of packages and pages, such as go-fish."""
        return self.key.replace("_", "-")

    @property
    def name(self) -> str:
        """Return the name for players, such as Go Fish."""
        return self.key.replace("_", " ").title()

    @property
    def command(self) -> str:
        """Return the slash command of the game, such as gofish."""
        return self.key.replace("_", "")

    @property
    def page(self) -> str:
        """Return the path of the page with the game's rules."""
        return f"{self.dashed}.md" if self.apart else f"docs/rules/{self.dashed}.md"

    @property
    def game(self) -> str:
        """Return the name of the package with the game's code."""
        return f"paddock_{self.key}" if self.apart else f"bot.games.{self.key}"

    @property
    def tests(self) -> str:
        """Return the name of the package with the game's tests."""
        return f"{self.game}.tests" if self.apart else f"tests.games.{self.key}"

    def of(self, text: str) -> str:
        """Return a text of Two Cards with the names replaced by those of this game."""
        elsewhere = () if self.apart else ((r"ELSEWHERE\[.*\n", ""),)
        for old, new in (
            (r"a toy game for tests with hidden hands", "a new game"),
            (r"A toy game for tests, with hidden hands\.", "A new game."),
            (r"tests\.games\.two_cards\.test_", f"{self.tests}.test_"),
            (r"tests\.games\.two_cards", self.game),
            (r"paddock-two-cards", f"paddock-{self.dashed}"),
            (r"paddock>=0", f"paddock>={VERSION}"),
            (r"\(two-cards\.md\)(?= \|)", f"({self.page})"),
            (r"\(two-cards\.md\)$", f"({self.page.removeprefix('docs/')})"),
            (r"\btwo-cards\.md", self.page),
            *elsewhere,
            (r"\btwo-(?=[a-z])", f"{self.command}-"),
            (r"\btwo_cards\b", self.key),
            (r"\bTwo Cards\b", self.name),
            (r"\bTwo\b(?=[(:])", self.name.replace(" ", "")),
            (r"(?<=[\"/])two(?=[\" `])", self.command),
        ):
            text = re.sub(old, new, text)
        return text


def write(root: Path, names: Names) -> list[Path]:
    """Write the game's files into the repository, or into the folder of a package, and return their paths.
    Raises FileExistsError if one of them already exists.
    """
    game, tests = names.game.replace(".", "/"), names.tests.replace(".", "/")
    homes = {SAMPLE / f"{part}.py": f"{game}/{part}.py" for part in PARTS}
    homes[SAMPLE / "two-cards.md"] = names.page
    homes[SAMPLE / "en.ftl"] = f"{game}/en.ftl" if names.apart else f"bot/locales/en/{names.command}.ftl"
    if names.apart:
        homes[SAMPLE / "package.toml"] = "pyproject.toml"
    for file in sorted((*SAMPLE.glob("contract.py"), *SAMPLE.glob("test_*.py"), *SAMPLE.glob("golden/*"))):
        homes[file] = f"{tests}/{file.relative_to(SAMPLE)}"
    texts = {root / home: names.of(file.read_text()) for file, home in homes.items()}
    texts[root / tests / "__init__.py"] = ""
    for home, text in texts.items():
        home.parent.mkdir(parents=True, exist_ok=True)
        with home.open("x") as new:
            new.write(text)
    _tidy([home for home in texts if home.suffix == ".py"])
    return [*texts]


def _tidy(code: Sequence[Path]) -> None:
    """Sort the imports of the files, remove unused ones, and format the files."""
    for command in (("check", "--select", "F401,I", "--fix", "-q"), ("format", "-q")):
        ruff = [sys.executable, "-m", "ruff", *command, "--config", ROOT / "pyproject.toml"]
        subprocess.run([*ruff, *code], cwd=ROOT, check=True)


def add_lines(root: Path, names: Names) -> list[Path]:
    """Add the game's lines to the catalogue and to the documents, and return the paths of these files."""
    constant = names.key.upper()
    game, link, start, moves, change = (
        names.of(line) for line in (SAMPLE / "documents.md").read_text().splitlines()[1:] if line
    )
    site = f"      - {names.name}: {names.page}"
    lines = (
        ("bot/catalogue.py", r"[A-Z_]+: AnyTitle = ", f"{constant}: AnyTitle = {names.key}.TITLE"),
        ("README.md", r"\| \[.*\]\(docs/rules/", game),
        ("docs/players.md", r"· \[.*\]\(rules/", link),
        ("docs/commands.md", r"\| `/\w+ start`", start),
        ("docs/record.md", r"\| `[a-z_]+` \| `", moves),
        ("mkdocs.yml", r"      - .*: docs/rules/(?!tables)", site),
        ("CHANGELOG.md", r"## \[Unreleased\]\n", f"{change}\n"),
    )
    for path, last, line in lines:
        text = (root / path).read_text()
        found = [*re.finditer(rf"^{last}.*\n", text, re.MULTILINE)]
        at = (found[0] if path == "CHANGELOG.md" else found[-1]).end()
        (root / path).write_text(f"{text[:at]}{line}\n{text[at:]}")
    catalogue = root / "bot" / "catalogue.py"
    text = re.sub(r"(from bot\.games import .*)", rf"\1, {names.key}", catalogue.read_text(), count=1)
    catalogue.write_text(re.sub(r"(for title in \(.*)\)", rf"\1, {constant})", text, count=1))
    _tidy([catalogue])
    return [root / path for path, _, _ in lines]


def main() -> None:
    """Write the skeleton of the game whose key is given on the command line."""
    parser = ArgumentParser(prog="python -m tools.newgame", allow_abbrev=False)
    parser.add_argument("key", nargs="?", default="", help="such as go_fish")
    parser.add_argument(
        "--package",
        metavar="FOLDER",
        nargs="?",
        type=Path,
        const=Path(),
        help="write a package of its own into a new folder, paddock-KEY beside the repository",
    )
    asked = parser.parse_args()
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", asked.key):
        sys.exit("The game's key, please, in small letters and underscores: python -m tools.newgame go_fish")
    if asked.package is None:
        names = Names(asked.key)
        written = [*write(ROOT, names), *add_lines(ROOT, names)]
    else:
        names = Names(asked.key, apart=True)
        folder = asked.package.resolve() if asked.package.name else ROOT.parent / f"paddock-{names.dashed}"
        written = write(folder, names)
    sys.stdout.write("".join(f"{os.path.relpath(path)}\n" for path in sorted(written)))


if __name__ == "__main__":
    main()

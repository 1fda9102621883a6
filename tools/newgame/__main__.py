"""Writes the skeleton of a game: Two Cards by another name, with everything that docs/adding-a-game.md asks
for. `python -m tools.newgame go_fish` writes Go Fish, /gofish. That page lists the tests that ask for more.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.games import two_cards

ROOT = Path(__file__).parents[2]
SAMPLE = Path(*two_cards.__path__)
PARTS = ("__init__", "rules", "words", "board", "robots")


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a new game. key: small letters and underscores."""

    key: str

    @property
    def name(self) -> str:
        """Return the name that players read, such as Go Fish."""
        return self.key.replace("_", " ").title()

    @property
    def command(self) -> str:
        """Return the slash command of the game, such as gofish."""
        return self.key.replace("_", "")

    @property
    def page(self) -> str:
        """Return the path of the page of its rules."""
        return f"docs/rules/{self.key.replace('_', '-')}.md"

    def of(self, text: str) -> str:
        """Return a text of Two Cards with the names of this game in it."""
        for old, new in (
            (r"a toy game for tests with hidden hands", "a new game"),
            (r"A toy game for tests, with hidden hands\.", "A new game."),
            (r"tests\.games\.two_cards\.test_", f"tests.games.{self.key}.test_"),
            (r"tests\.games\.two_cards", f"bot.games.{self.key}"),
            (r"\(two-cards\.md\)(?= \|)", f"({self.page})"),
            (r"\(two-cards\.md\)$", f"({self.page.removeprefix('docs/')})"),
            (r"\btwo-cards\.md", self.page),
            (r"ELSEWHERE\[.*\n", ""),
            (r"\btwo-(?=[a-z])", f"{self.command}-"),
            (r"\btwo_cards\b", self.key),
            (r"\bTwo Cards\b", self.name),
            (r"\bTwo\b(?=[(:])", self.name.replace(" ", "")),
            (r"(?<=[\"/])two(?=[\" `])", self.command),
        ):
            text = re.sub(old, new, text)
        return text


def write(root: Path, names: Names) -> list[str]:
    """Write the game's files, and its lines in others, and return the paths. Raises FileExistsError if one of
    the game's files exists.
    """
    homes = {SAMPLE / f"{part}.py": f"bot/games/{names.key}/{part}.py" for part in PARTS}
    homes[SAMPLE / "two-cards.md"] = names.page
    homes[SAMPLE / "en.ftl"] = f"bot/locales/en/{names.command}.ftl"
    for file in sorted((*SAMPLE.glob("contract.py"), *SAMPLE.glob("test_*.py"), *SAMPLE.glob("golden/*"))):
        homes[file] = f"tests/games/{names.key}/{file.relative_to(SAMPLE)}"
    texts = {home: names.of(file.read_text()) for file, home in homes.items()}
    texts[f"tests/games/{names.key}/__init__.py"] = ""
    for home, text in texts.items():
        (root / home).parent.mkdir(parents=True, exist_ok=True)
        with (root / home).open("x") as new:
            new.write(text)
    return [*texts, *_add_lines(root, names)]


def _add_lines(root: Path, names: Names) -> list[str]:
    """Add the game's lines to other files, each after the last line of its kind, and return the paths."""
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
    return [path for path, _, _ in lines]


def main() -> None:
    """Write the skeleton of the game whose key is given on the command line."""
    key = sys.argv[1] if len(sys.argv) == 2 else ""
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", key):
        sys.exit("The game's key, please, in small letters and underscores: python -m tools.newgame go_fish")
    written = write(ROOT, Names(key))
    code = [path for path in written if path.endswith(".py")]
    for command in (("check", "--select", "F401,I", "--fix", "-q"), ("format", "-q")):
        subprocess.run([sys.executable, "-m", "ruff", *command, *code], cwd=ROOT, check=True)
    sys.stdout.write("".join(f"{path}\n" for path in sorted(written)))


if __name__ == "__main__":
    main()

"""The steps of docs/adding-a-game.md, and the files that each requires. For each item that a game lacks, a
test reports a sentence. Only files are read, so that a game can be checked before it can be imported.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from bot.catalogue import GEAR_HEAD, INSTALLED, TITLES
from bot.title import AnyTitle
from tests.games.hooks import package_of
from tests.games.titles import TOYS

ROOT = Path(__file__).parents[2]
PARTS: Mapping[str, tuple[tuple[str, ...], str]] = {
    "rules": (
        (
            *("Options", "State", "View", "Action", "Event", "seats", "longest", "setup", "turn", "awaits"),
            *("legal", "refusal", "apply", "idle", "view", "visible", "outcome"),
        ),
        "the rules as a bot.engine.game.Game, with their values",
    ),
    "words": (
        (
            "option_lines",
            "label",
            "tell",
            "headline",
            "prompt",
            "describe",
            "alts",
            "basics",
            "rules",
        ),
        "what is said, as bot.words.Words",
    ),
    "board": (("scenes", "paint", "cover"), "the pictures, as a bot.render.Painter, and the cover"),
    "robots": (("club",), "the robot that plays for absent players"),
}
"""The parts of a game, each a file or a folder of files, with the names that it must define and a
description.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """The places of a game's parts. Every path is relative to `root`. catalogue: the keys in the catalogue.
    more_tests: folders with additional tests of the game's rules.
    """

    root: Path
    key: str
    name: str
    command: str
    game: str
    tests: str
    page: str
    messages: str
    readme: str = "README.md"
    players: str = "docs/players.md"
    commands: str = "docs/commands.md"
    record: str = "docs/record.md"
    changelog: str = "CHANGELOG.md"
    catalogue: Collection[str] = ()
    more_tests: Collection[str] = ()

    def files(self, part: str) -> list[Path]:
        """Return the modules of a part: its single file, or those in its folder."""
        file = self.root / f"{part}.py"
        return [file] if file.exists() else sorted((self.root / part).rglob("*.py"))

    def text(self, path: str) -> str:
        """Return the content of a file, or "" if it does not exist."""
        file = self.root / path
        return file.read_text() if file.exists() else ""


def rules_page(title: AnyTitle) -> str:
    """Return the path of the page with a game's rules."""
    name = title.name.lower().replace("&", "and").replace(" ", "-")
    ours = package_of(title).startswith("bot.")
    return f"docs/rules/{name}.md" if ours else f"{package_of(title).replace('.', '/')}/{name}.md"


def place_of(title: AnyTitle) -> Place:
    """Return the places of a title's parts. A toy game or a package has everything in its own folder."""
    if title.key in INSTALLED.titles:
        return in_a_package(title)
    folder = package_of(title).replace(".", "/")
    place = Place(
        root=ROOT,
        key=title.key,
        name=title.name,
        command=title.command,
        game=folder,
        tests=f"tests/games/{title.key}",
        page=rules_page(title),
        more_tests=("tests/league",) if title is GEAR_HEAD else (),
        messages=f"bot/locales/en/{str(getattr(title.words.credit, 'id', '')).partition('-')[0]}.ftl",
        catalogue=TITLES.keys(),
    )
    return in_one_folder(place) if title.key in TOYS else place


def in_a_package(title: AnyTitle) -> Place:
    """Return the places of the parts of a game from a package, which is installed from its own repository."""
    package = package_of(title)
    (folder,) = import_module(package).__path__
    return Place(
        root=Path(folder).parent,
        key=title.key,
        name=title.name,
        command=title.command,
        game=package,
        tests=f"{package}/tests",
        page=f"{title.key.replace('_', '-')}.md",
        messages=f"{package}/en.ftl",
        readme="",
        catalogue=(title.key,),
    )


def in_one_folder(place: Place) -> Place:
    """Return the places of the parts of a toy game whose pages and messages are in its own folder, because
    the real documents do not mention it.
    """
    return Place(
        root=place.root,
        key=place.key,
        name=place.name,
        command=place.command,
        game=place.game,
        tests=place.tests,
        page=place.page,
        messages=f"{place.game}/en.ftl",
        readme=f"{place.game}/documents.md",
        players=f"{place.game}/documents.md",
        commands=f"{place.game}/documents.md",
        record=f"{place.game}/documents.md",
        changelog=f"{place.game}/documents.md",
        catalogue=(place.key,),
    )


def missing(place: Place) -> list[str]:
    """Return a sentence for each missing item, in the order of the steps."""
    steps = (_page, _parts, _title, _documents, _tests, _golden)
    return [sentence for step in steps for sentence in step(place)]


def _page(place: Place) -> Iterator[str]:
    """Yield a sentence for each missing item of step 1 of docs/adding-a-game.md: the page of rules."""
    text = place.text(place.page)
    if not text:
        yield f"Write the rules: {place.page}, with numbered sections, rulings and examples."
        return
    for what in ("Ruling", "Example"):
        if f"**{what} 1.**" not in text:
            yield f"Number the {what.lower()}s of {place.page}: **{what} 1.** and so on."


def _parts(place: Place) -> Iterator[str]:
    """Yield a sentence for each missing item of steps 2 to 5 of docs/adding-a-game.md: rules, words, board
    and robots.
    """
    for part, (names, meaning) in PARTS.items():
        files = place.files(f"{place.game}/{part}")
        if not files:
            yield f"Write {place.game}/{part}.py: {meaning}: {', '.join(names)}."
            continue
        found = {name for file in files for name in _defined(file.read_text())}
        for name in names:
            if name not in found:
                yield f"Write {name} in {place.game}/{part}: {meaning}."
    if "-credit = " not in place.text(place.messages):
        yield f"Write the messages of {place.name}: {place.messages}."


def _defined(text: str) -> set[str]:
    """Return the names that a module with the given source text defines."""
    found = set[str]()
    for node in ast.parse(text).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                found |= {alias.asname or alias.name for alias in names}
            case ast.Assign(targets=targets):
                found |= {
                    each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
                }
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
            case _:
                pass
    return found


def _title(place: Place) -> Iterator[str]:
    """Yield a sentence for each missing item of step 6 of docs/adding-a-game.md: the Title, and its line in
    the catalogue.
    """
    if "TITLE" not in _defined(place.text(f"{place.game}/__init__.py")):
        written = "TITLE: Title[Options, State, Action, Event, View] = Title(...)"
        yield f"Write {written} in {place.game}/__init__.py."
    if place.key not in place.catalogue:
        yield f"Add {place.key}.TITLE to TITLES in bot/catalogue.py."


def _documents(place: Place) -> Iterator[str]:
    """Yield a sentence for each missing item of step 7 of docs/adding-a-game.md: the game on other pages."""
    if not place.readme:
        return
    if not re.search(
        rf"^\| \[{place.name}\]\(.*\) \| \d+(?: to \d+)? \| \d+ min \|",
        place.text(place.readme),
        re.M,
    ):
        cells = "players, minutes, what it is"
        yield f"Add a row for {place.name} to the table of games in {place.readme}: {cells}."
    if not re.search(rf"(?<!\| )\[{place.name}\]\(", place.text(place.players)):
        yield f"Link the rules of {place.name} in {place.players}."
    if f"| `/{place.command} start` |" not in place.text(place.commands):
        yield f"Add a row for /{place.command} start to the table of commands in {place.commands}."
    if f"| `{place.key}` |" not in place.text(place.record):
        yield f"Add a row with the moves of {place.key} to section 2 of {place.record}."
    if place.name not in place.text(place.changelog):
        yield f"Say in {place.changelog} that {place.name} can be played."


def _tests(place: Place) -> Iterator[str]:
    """Yield a sentence for each missing item of step 8 of docs/adding-a-game.md: the game's own tests, and
    its hooks for the contract tests.
    """
    if not place.text(f"{place.tests}/contract.py"):
        yield f"Write {place.tests}/contract.py: what the contract tests must know of the game, as HOOKS."
    for part in PARTS:
        tests = place.root / place.tests
        if not (tests / f"test_{part}.py").exists() and not [*(tests / part).glob("test_*.py")]:
            yield f"Write {place.tests}/test_{part}.py, or tests in the folder {part}."
    contract = f"{place.tests}/contract.py"
    if place.text(contract) and "HOOKS" not in _defined(place.text(contract)):
        yield f"Write HOOKS = Hooks(...) for the contract tests of {place.key}: {contract}."
    files = [
        file
        for folder in (place.tests, *place.more_tests)
        for file in (place.root / folder).rglob("test_*.py")
    ]
    names = " ".join(re.findall(r"def (test_\w+)", "".join(file.read_text() for file in files)))
    for what in ("Ruling", "Example"):
        for number in re.findall(rf"\*\*{what} (\d+)\.\*\*", place.text(place.page)):
            if f"_{what.lower()}_{number}_" not in names:
                name = f"test_{what.lower()}_{number}_..."
                yield f"Write a test of {place.page}, {what} {number}: {name}, in {place.tests}."


def _golden(place: Place) -> Iterator[str]:
    """Yield a sentence if step 9 of docs/adding-a-game.md, a golden game, is missing."""
    if not any((place.root / place.tests / "golden").glob("*.txt")):
        hooks = f"HOOKS of {place.tests}/contract.py"
        yield f"Name a golden game in {hooks}, and write it: python -m tests.games.golden."

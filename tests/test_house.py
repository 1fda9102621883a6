"""The house keeps its own rules: documents that match the code, sizes, and nothing that must stay out."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import chain, pairwise
from pathlib import Path

import pytest
from discord import app_commands
from dotenv import dotenv_values

from bot.catalogue import TITLES
from bot.settings import Settings
from cogs.piston import Piston
from cogs.race import Race
from cogs.rasant import Rasant
from cogs.scrap import Scrap
from cogs.smack import Smack
from cogs.table import Tables

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text()
LOCK = (ROOT / "requirements.lock").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
IGNORED = [".git", *(ROOT / ".gitignore").read_text().replace("/", "").split()]


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file of the repository."""
    for entry in sorted(folder.iterdir()):
        if any(fnmatch(entry.name, pattern) for pattern in IGNORED):
            continue
        if entry.is_dir():
            yield from files(entry)
        else:
            yield entry


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


TEXTS = [file for file in files() if file.suffix not in {".png", ".ttf", ".otf", ".gif"}]
MODULES = [file for file in TEXTS if file.suffix == ".py"]
OURS = [
    file
    for file in MODULES
    if file.relative_to(ROOT).parts[0] in {"bot", "cogs"} and "migrations" not in file.parts
]
"""The modules with our functions; a migration is a list of what it does, as long as it must be."""


def dependencies() -> set[str]:
    """The names of every package that pyproject.toml asks for."""
    project = PROJECT["project"]
    wanted = chain(
        project["dependencies"],
        *project["optional-dependencies"].values(),
        PROJECT["build-system"]["requires"],
    )
    return {re.split(r"[\[<>=; ]", line)[0].lower() for line in wanted}


# settings


def default_of(name: str) -> str:
    default = Settings.model_fields[name].default
    return "" if default is None else str(default)


def test_the_example_of_env_holds_every_setting_with_its_default_and_no_other() -> None:
    example = dotenv_values(ROOT / ".env.example")
    assert example == {name.upper(): default_of(name) for name in Settings.model_fields}


def test_the_example_of_env_describes_each_setting_in_the_line_above_it() -> None:
    lines = (ROOT / ".env.example").read_text().splitlines()
    told = {line.partition("=")[0]: above for above, line in pairwise(lines) if "=" in line}
    assert told == {name.upper(): f"# {field.description}" for name, field in Settings.model_fields.items()}


def test_the_readme_describes_every_setting_with_its_default_and_no_other() -> None:
    table = README.partition("| setting |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    assert rows == [
        [f"`{name.upper()}`", f"`{default}`" if (default := default_of(name)) else "", field.description]
        for name, field in Settings.model_fields.items()
    ]


# documents


def test_the_readme_names_every_target_of_make() -> None:
    (targets,) = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {target for target in targets.split() if f"`make {target}`" not in README} == set()


def test_the_readme_names_every_command_of_the_bot() -> None:
    names = {
        f"/{command.qualified_name}"
        for group in (Race.race, Rasant.rasant, Scrap.scrap, Smack.smack, Piston.piston, Tables.table)
        for command in group.walk_commands()
        if isinstance(command, app_commands.Command)
    }
    assert {name for name in names if f"`{name}`" not in README} == set()


def test_the_readme_asks_for_the_least_permissions() -> None:
    assert "permissions=309237763072" in README


@pytest.mark.parametrize("document", sorted(ROOT.glob("*.md")), ids=name_of)
def test_every_file_that_a_document_links_to_is_there(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", document.read_text())
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_dependency_has_its_reason_and_every_reason_its_dependency() -> None:
    table = CONTRIBUTING.partition("| package |")[2].partition("\n\n")[0]
    reasons = {line.split("|")[1].strip(): line.split("|")[2].strip() for line in table.splitlines()[2:]}
    assert all(reasons.values())
    assert set(reasons) == dependencies() | {"audioop-lts"}


@pytest.mark.parametrize("key", TITLES)
def test_every_game_has_its_rules_with_the_same_rulings_as_its_help(key: str) -> None:
    name = TITLES[key].name.lower().replace("&", "and").replace(" ", "-")
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text()
    assert text.count("**Ruling ") == TITLES[key].words.rules().count("**Ruling:**") > 0
    credits = {
        "gear_head": ("CC BY-NC-SA 4.0",),
        "rasant": ("F. J. Lamminger", "Amigo", "1993"),
        "scrapheap": ("Green Box of Games community",),
        "racesmack": ("Pandaqi",),
        "gear_and_piston": ("Jukka Höysniemi", "LudiCreations", "2013"),
    }[key]
    assert all(credit in text and credit in TITLES[key].words.rules() for credit in credits)


def test_every_file_that_is_no_code_of_ours_has_its_credit() -> None:
    credit = (ROOT / "assets" / "CREDITS.md").read_text()
    art = [file for file in files(ROOT / "assets") if file.name != "CREDITS.md"]
    code = {".py", ".typed", ".mako", ".html", ".css", ".js"}
    data = [file for file in files(ROOT / "bot") if file.suffix not in code]
    assert [name_of(file) for file in (*art, *data) if file.name not in credit] == []


# the lock


def entries() -> list[str]:
    return re.split(r"\n(?=\S)", LOCK.strip())


def test_the_lock_holds_no_address_and_no_comment() -> None:
    assert (
        re.findall(r"://|^\s*#|--(?:extra-)?index|--find-links|--trusted-host|@ ", LOCK, re.MULTILINE) == []
    )


def test_every_entry_of_the_lock_is_pinned_with_hashes() -> None:
    pinned = re.compile(r"[a-z0-9-]+==\S+( ; [^\\]+)? \\(\n    --hash=sha256:[0-9a-f]{64}( \\)?)+")
    assert [entry for entry in entries() if not pinned.fullmatch(entry)] == []


def test_the_lock_pins_every_dependency() -> None:
    locked = {entry.partition("==")[0] for entry in entries()}
    assert {name.replace(".", "-") for name in dependencies()} - locked == set()


# what must not be committed


def test_no_file_names_a_machines_path_or_a_package_index() -> None:
    forbidden = [
        *(f"/{folder}/" for folder in ("work", "root", "home")),
        "/tmp/" + "w/",
        *(f"{host}.org" for host in ("pypi", "pythonhosted", "npmjs")),
    ]
    found = [(name_of(file), word) for file in TEXTS for word in forbidden if word in file.read_text()]
    assert found == []


def test_no_file_holds_a_token() -> None:
    token = re.compile(r"\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}\b")
    assert [name_of(file) for file in TEXTS if token.search(file.read_text())] == []


# time


def test_nothing_in_the_bot_tells_or_waits_for_time_but_by_its_clock() -> None:
    clock, exceptions = (
        "bot/clock.py",
        {
            "bot/simulate.py": {"time.perf_counter"},  # how long it took
            "bot/storage/sqlite.py": {
                "time.monotonic",
                "time.sleep",
            },  # in a thread, for another process's lock
        },
    )
    calls = re.compile(
        r"\b(?:asyncio\.(?:sleep|wait_for|timeout|timeout_at)|time\.(?:time|monotonic|perf_counter|sleep)"
        r"|\w+\.(?:call_later|call_at)|(?:datetime\.)?datetime\.(?:now|utcnow)|(?:\w+\.)*utcnow)\b"
    )
    found = {name_of(file): set(calls.findall(file.read_text())) for file in OURS if name_of(file) != clock}
    assert {name: told for name, told in found.items() if told} == exceptions


# sizes


def test_modules_stay_within_400_lines_and_cogs_within_60() -> None:
    def too_long(file: Path, text: str) -> bool:
        most = 60 if file.parent == ROOT / "cogs" else 400
        return len(text.splitlines()) > most and "\n# Longer than" not in text

    assert [name_of(file) for file in MODULES if too_long(file, file.read_text())] == []


def test_functions_stay_within_40_lines() -> None:
    long = []
    for file in OURS:
        text = file.read_text()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
                body = text.splitlines()[node.lineno - 1 : node.end_lineno]
                if len(body) > 40 and not any("# Longer than" in line for line in body):
                    long.append(f"{name_of(file)}: {node.name}")
    assert long == []


def test_every_exception_from_the_tools_has_its_reason_once_in_its_file() -> None:
    marks = re.compile(
        r"#\s*(noqa: [A-Z]+\d+|noqa|type: ignore\[[a-z-]+\]|type: ignore|pragma: no cover)(.*)$", re.M
    )
    bare = []
    for file in MODULES:
        reasons: dict[str, str] = {}
        for mark, reason in marks.findall(file.read_text()):
            reasons[mark] = reasons.get(mark, "") + reason.strip()
        bare += [f"{name_of(file)}: {mark}" for mark, reason in reasons.items() if not reason]
    assert bare == []

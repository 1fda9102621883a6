"""Tests of the rules of the repository: documents match the code, and nothing forbidden is there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import chain, pairwise
from pathlib import Path

import pytest
from discord import Permissions
from dotenv import dotenv_values

from bot import VERSION
from bot.catalogue import TITLES
from bot.runtime.settings import Settings
from bot.title import AnyTitle
from bot.ui.errors import NEEDED
from tests.english import english
from tests.games.steps import rules_page
from tests.games.titles import EVERY, TOYS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text()
COMMANDS = (ROOT / "docs" / "commands.md").read_text()
PLAYERS = (ROOT / "docs" / "players.md").read_text()
HOSTING = (ROOT / "docs" / "hosting.md").read_text()
LOCKS = ("requirements.lock", "requirements-dev.lock")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
IGNORED = [".git", *(ROOT / ".gitignore").read_text().replace("/", "").split()]


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Yield every file in a folder of the repository, except ignored ones."""
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
"""The modules of the bot except for its migrations. A migration is a list of steps, which can be as long as
necessary.
"""


def names_in(*lines: str) -> set[str]:
    """Return the names of the packages in lines of requirements."""
    return {re.split(r"[\[<>=; ]", line)[0].lower() for line in lines}


def dependencies() -> set[str]:
    """Return the names of every package in pyproject.toml."""
    project = PROJECT["project"]
    wanted = chain(project["dependencies"], *project["optional-dependencies"].values())
    return names_in(*wanted, *PROJECT["build-system"]["requires"])


# settings


def default_of(name: str) -> str:
    default = Settings.model_fields[name].default
    return "" if default is None else str(default)


def values_of(name: str) -> str:
    """Return the values that a setting accepts, in the words of its error message."""
    extra = Settings.model_fields[name].json_schema_extra
    assert isinstance(extra, dict)
    return str(extra["must"])


def test_the_example_of_env_holds_every_setting_with_its_default_and_no_other() -> None:
    example = dotenv_values(ROOT / ".env.example")
    assert example == {name.upper(): default_of(name) for name in Settings.model_fields}


def test_the_example_of_env_describes_each_setting_in_the_line_above_it() -> None:
    lines = (ROOT / ".env.example").read_text().splitlines()
    told = {line.partition("=")[0]: above for above, line in pairwise(lines) if "=" in line}
    assert told == {name.upper(): f"# {field.description}" for name, field in Settings.model_fields.items()}


def test_the_page_for_hosts_describes_every_setting_with_its_default_and_values_and_no_other() -> None:
    """Check the settings of the page, their defaults and values, and that the last cell of each row begins
    with the setting's description. A note on its cost can follow.
    """
    table = HOSTING.partition("| setting |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    assert [row[:3] for row in rows] == [
        [f"`{name.upper()}`", f"`{default}`" if (default := default_of(name)) else "", values_of(name)]
        for name in Settings.model_fields
    ]
    descriptions = [field.description or "" for field in Settings.model_fields.values()]
    assert [row[3][: len(told)] for row, told in zip(rows, descriptions, strict=True)] == descriptions


def test_no_other_page_has_a_table_of_settings() -> None:
    pages = [file for file in TEXTS if file.suffix == ".md" and "| setting |" in file.read_text()]
    assert [name_of(page) for page in pages] == ["docs/hosting.md"]
    assert HOSTING.count("| setting |") == 1


# documents


def test_contributing_names_every_target_of_make() -> None:
    (targets,) = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {target for target in targets.split() if f"`make {target}`" not in CONTRIBUTING} == set()


def command_names() -> list[str]:
    """Return every command on the page of commands, as a player types it."""
    return re.findall(r"^\| `(/[a-z -]+)` \|", COMMANDS, re.MULTILINE)


def test_the_page_for_players_names_no_command_that_is_not_there() -> None:
    typed = {name.strip() for name in re.findall(r"`(/[a-z]+(?: [a-z]+\b(?!:))?)", PLAYERS)}
    assert typed <= set(command_names())


def test_the_page_for_hosts_asks_for_the_least_permissions() -> None:
    least = Permissions(**dict.fromkeys([*NEEDED, "send_messages_in_threads"], True))
    assert re.findall(r"&permissions=(\d+)\b", HOSTING) == [str(least.value)]
    assert f" {least.value}." in (ROOT / "docs" / "discord.md").read_text()


def test_the_readme_names_every_game_with_its_players_its_time_and_its_rules() -> None:
    row = r"^\| \[(.+)\]\(docs/rules/.+\.md\) \| (\d+)(?: to (\d+))? \| (\d+) min \|"
    rows = re.findall(row, README, re.MULTILINE)
    ours = [title for key, title in TITLES.items() if key not in TOYS]
    told = {
        title.name: (title.rules.game.seats[0], title.rules.game.seats[-1], title.table.minutes)
        for title in ours
    }
    assert {name: (int(few), int(most or few), int(minutes)) for name, few, most, minutes in rows} == told


@pytest.mark.parametrize("key", [key for key in TITLES if key not in TOYS])
def test_a_game_has_the_same_pitch_in_the_lobby_the_readme_and_its_rules(key: str) -> None:
    pitch = english(TITLES[key].words.pitch).replace("’", "'")
    assert f"| {pitch} |" in README
    assert pitch in " ".join((ROOT / rules_page(TITLES[key])).read_text().split())


@pytest.mark.parametrize("document", [file for file in TEXTS if file.suffix == ".md"], ids=name_of)
def test_every_file_that_a_document_links_to_is_there(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", document.read_text())
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", [file for file in TEXTS if file.suffix == ".md"], ids=name_of)
def test_every_file_of_the_code_that_a_document_names_is_there(document: Path) -> None:
    named = re.findall(r"`((?:bot|cogs|tests|docs|\.ci)/[\w*/.-]+)`", document.read_text())
    assert [path for path in named if not any(ROOT.glob(path))] == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=name_of)
def test_a_list_of_a_page_comes_after_a_heading_or_an_empty_line(page: Path) -> None:
    """Check the line before each list, because without a heading or an empty line the site of `make docs`
    shows the list as text.
    """
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    item = re.compile(r"- |\d+\. ")
    joined = [
        line
        for above, line in pairwise(text.splitlines())
        if item.match(line) and above and not (item.match(above) or above.startswith(("#", " ")))
    ]
    assert joined == []


def test_every_python_that_is_promised_is_tried_on_every_push() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text()
    (matrix,) = re.findall(r"python: \[(.*)\]", workflow)
    assert re.findall(r"3\.\d+", matrix) == promised
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"


def test_workflows_use_no_action_that_can_change_and_no_stored_secret() -> None:
    """Check the workflows' actions and secrets. A tag of an action can be moved, but a commit can't."""
    text = "".join(file.read_text() for file in (ROOT / ".github" / "workflows").iterdir())
    used = re.findall(r"uses: (.*)", text)
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", each)] == []
    assert "secrets." not in text


def test_the_newest_entry_of_the_changelog_is_of_this_version() -> None:
    versions = re.findall(r"^## \[(.*?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert versions[:2] == ["Unreleased", VERSION]


def test_every_dependency_has_its_reason_and_every_reason_its_dependency() -> None:
    table = CONTRIBUTING.partition("| package |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    assert all(reason for _, reason in rows)
    assert sorted(name for names, _ in rows for name in names.split(", ")) == sorted(dependencies())


@pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)
def test_every_game_has_its_rules_with_the_same_rulings_as_its_help(title: AnyTitle) -> None:
    text = (ROOT / rules_page(title)).read_text()
    assert text.count("**Ruling ") == english(title.words.text.rules()).count("**Ruling:**") > 0


@pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)
def test_the_rules_of_a_game_name_whoever_its_credit_names(title: AnyTitle) -> None:
    """Check the names, years and licences in the credit, that is all words that begin with a capital or a
    digit.
    """
    owed = set(
        re.findall(
            r"[A-Z][\w-]*|\d[\d.]*", english(title.words.credit).partition(". The ")[0].partition(". Un")[0]
        )
    )
    told = (ROOT / rules_page(title)).read_text()
    assert {word for word in owed if word.rstrip(".") not in told} == set()


def test_every_file_that_is_no_code_of_ours_has_its_credit() -> None:
    credit = (ROOT / "assets" / "CREDITS.md").read_text()
    art = [file for file in files(ROOT / "assets") if file.name != "CREDITS.md"]
    code = {".py", ".typed", ".mako", ".html", ".css", ".js", ".ftl"}
    data = [file for file in files(ROOT / "bot") if file.suffix not in code]
    lacking = [file for file in (*art, *data) if file.name not in credit]
    assert [name_of(file) for file in lacking if f"`{name_of(file.parent)}`" not in credit] == []


# the locks


def entries(lock: str) -> list[str]:
    return re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip())


def pins(lock: str) -> set[str]:
    """Return the packages that a lock file pins, each with its version and its target platforms."""
    return {entry.partition(" \\")[0] for entry in entries(lock)}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_no_address_and_no_comment(lock: str) -> None:
    unwanted = r"://|^\s*#|--(?:extra-)?index|--find-links|--trusted-host|@ "
    assert re.findall(unwanted, (ROOT / lock).read_text(), re.MULTILINE) == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_entry_of_a_lock_is_pinned_with_hashes(lock: str) -> None:
    pinned = re.compile(r"[a-z0-9-]+==\S+( ; [^\\]+)? \\(\n    --hash=sha256:[0-9a-f]{64}( \\)?)+")
    assert [entry for entry in entries(lock) if not pinned.fullmatch(entry)] == []


def lacking(lock: str, names: set[str]) -> set[str]:
    """Return the packages that a lock file does not pin. The lock file spells every name with dashes only."""
    return {name.replace(".", "-") for name in names} - {entry.partition("==")[0] for entry in entries(lock)}


def test_the_lock_of_a_host_pins_what_it_needs_and_no_tool_of_ours() -> None:
    project = PROJECT["project"]
    extras = {**project["optional-dependencies"]}
    ours = extras.pop("dev")
    whole = chain(project["dependencies"], *extras.values(), PROJECT["build-system"]["requires"])
    needed = names_in(*whole)
    tools = names_in(*ours) - needed
    assert lacking("requirements.lock", needed) == set()
    assert lacking("requirements.lock", tools) == tools


def test_the_lock_of_developers_pins_every_dependency_and_the_same_versions_as_the_hosts() -> None:
    assert lacking("requirements-dev.lock", dependencies()) == set()
    assert pins("requirements.lock") - pins("requirements-dev.lock") == set()


def test_the_locks_know_what_newer_pythons_need() -> None:
    for lock in LOCKS:
        assert [pin for pin in pins(lock) if re.fullmatch(r"audioop-lts==\S+ ; python_\w+ >= '3.13'", pin)]


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


def test_the_bot_reads_and_waits_for_time_only_by_its_clock() -> None:
    clock, exceptions = (
        "bot/runtime/clock.py",
        {
            "bot/cli/simulate.py": {"time.perf_counter"},  # measures a duration
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


# exceptions


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

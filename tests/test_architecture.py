"""Tests that docs/architecture.md is correct: its diagram of the layers, and its files and functions. Another
test checks that decision 25 lists every exception that derives from Exception itself.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tools.layers import PAGE, ROOT, picture
from tools.sequence import MESSAGES, PICTURE, svg

TEXT = PAGE.read_text()
ERRORS = ROOT / "docs/decisions/0025-a-refusal-is-a-sentence.md"


def definitions(file: Path) -> set[str]:
    """Return every class, function and method of a file, methods as Class.method."""
    found = set()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {f"{node.name}.{method.name}" for method in methods}
    return found


def test_the_layers_are_drawn_as_import_linter_holds_them() -> None:
    """Check the picture of the layers. `python -m tools.layers` updates it."""
    (drawn,) = re.findall(r'```text title="layers"\n(.*?)```', TEXT, re.DOTALL)
    assert drawn == picture()


def test_every_file_and_function_on_the_way_of_a_press_is_there() -> None:
    steps = re.findall(r"^\| \d+ \| `(\S+)` \| (.*?) \| (.*) \|$", TEXT, re.MULTILINE)
    assert len(steps) == 10
    for file, functions, told in steps:
        assert set(re.findall(r"`([\w.]+)`", functions)) <= definitions(ROOT / file), file
        assert all((ROOT / other).exists() for other in re.findall(r"`(bot/\S+\.py)`", told))


def test_the_picture_of_a_press_has_every_step_by_its_function() -> None:
    """Check the picture of a press. `python -m tools.sequence` updates it."""
    assert PICTURE.read_text() == svg()
    steps = re.findall(r"^\| (\d+) \| `\S+` \| (.*?) \|", TEXT, re.MULTILINE)
    named = {int(step): set(re.findall(r"(\w+)`", functions)) for step, functions in steps}
    drawn = {each.step: each.words.partition(":")[0] for each in MESSAGES if each.step}
    assert drawn.keys() == named.keys()
    assert {step for step, name in drawn.items() if name not in named[step]} == set()


@cache
def classes() -> Mapping[tuple[str, str], ast.ClassDef]:
    """Return every class of the bot by its file and name, because several files can define classes of the
    same name.
    """
    return {
        (file.relative_to(ROOT).as_posix(), node.name): node
        for file in sorted((ROOT / "bot").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ClassDef)
    }


@cache
def imported(file: str) -> dict[str, tuple[str, str]]:
    """Return a file's imports from the bot, by their names in this file: the file that defines each, and its
    name there, or "" for a module.
    """
    found = dict[str, tuple[str, str]]()
    for node in ast.walk(ast.parse((ROOT / file).read_text())):
        if not isinstance(node, ast.ImportFrom) or node.module is None or node.level:
            continue
        folder = node.module.replace(".", "/")
        for each in node.names:
            module = next((at for at in modules(f"{folder}/{each.name}")), "")
            home = module or next((at for at in modules(folder)), "")
            if home:
                found[each.asname or each.name] = (home, "" if module else each.name)
    return found


def modules(path: str) -> Iterator[str]:
    return (at for at in (f"{path}.py", f"{path}/__init__.py") if (ROOT / at).exists())


def bases(file: str, node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yield the file and name of each base of a class. A base from outside the bot has no file."""
    for base in node.bases:
        first, _, rest = ast.unparse(base).partition("[")[0].partition(".")
        home, name = imported(file).get(first, (file, first))
        while (home, name) not in classes() and name in imported(home):  # a package re-exports it
            home, name = imported(home)[name]
        key = (home, rest if rest and not name else name)
        yield key if key in classes() else ("", ast.unparse(base).partition("[")[0])


def test_classes_of_one_name_in_two_files_are_told_apart() -> None:
    """Compare two games that both have an event Placed, because games can name their events as they like."""
    assert ("bot/games/rasant/rules/events.py", "Placed") in classes()
    assert ("bot/games/scrapheap/rules/events.py", "Placed") in classes()
    (base,) = bases("bot/ui/errors.py", classes()["bot/ui/errors.py", "Refusal"])
    assert base == ("bot/model/errors.py", "TableError")


def errors() -> Iterator[tuple[str, str, str]]:
    """Yield every exception of the bot: its name, its base, and its file."""
    known = {("", "Exception")}
    inherited = {key: next(bases(key[0], node), ("", "")) for key, node in classes().items()}
    while found := [key for key, base in inherited.items() if base in known and key not in known]:
        known.update(found)
        yield from ((name, inherited[file, name][1], file) for file, name in found)


def test_decision_25_explains_every_root_of_the_errors_and_names_its_file() -> None:
    """Check the decision's table, because every new exception that derives from Exception itself needs a row
    in it.
    """
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| `(\S+\.py)` \| .+ \|$", ERRORS.read_text(), re.MULTILINE)
    told = [(name, file) for names, file in rows for name in re.findall(r"\w+", names)]
    assert sorted(told) == sorted((name, file) for name, base, file in errors() if base == "Exception")


def test_the_simulated_discord_imports_nothing_of_the_bot_but_its_clock() -> None:
    """Check that the contract of import-linter names every module of the bot, because only named modules are
    checked.
    """
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (contract,) = (each for each in contracts if each.get("source_modules") == ["bot.sandbox"])
    parts = {*members("bot"), *members("bot.runtime")} - {"bot.runtime", "bot.runtime.clock", "bot.sandbox"}
    assert set(contract["forbidden_modules"]) == {*parts, "cogs", "discord"}


def members(package: str) -> Iterator[str]:
    """Yield the modules and packages in a package, by their full names."""
    for entry in (ROOT / package.replace(".", "/")).iterdir():
        if entry.name != "__init__.py" and (entry.suffix == ".py" or (entry / "__init__.py").exists()):
            yield f"{package}.{entry.stem}"


def test_no_package_gives_anything_else_by_the_name_of_one_of_its_modules() -> None:
    """Check the names of every package, because an import of such a name would give either the module or the
    other object, depending on earlier imports.
    """
    taken = [
        f"{package.relative_to(ROOT)}: {name}"
        for package in (each.parent for each in sorted((ROOT / "bot").rglob("__init__.py")))
        for name, source in given(package / "__init__.py")
        if ((package / f"{name}.py").exists() or (package / name / "__init__.py").exists())
        and source != ".".join(package.relative_to(ROOT).parts)
    ]
    assert taken == []


def given(file: Path) -> Iterator[tuple[str, str | None]]:
    """Yield every name that a file defines or imports, with the module from which it is imported, or None."""
    for node in ast.parse(file.read_text()).body:
        match node:
            case ast.ImportFrom():
                yield from ((each.asname or each.name, node.module) for each in node.names)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name, None
            case ast.Assign() | ast.AnnAssign():
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                yield from ((each.id, None) for each in targets if isinstance(each, ast.Name))

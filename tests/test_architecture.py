"""docs/architecture.md is correct: its picture of the layers, its files and functions, its errors."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.layers import PAGE, ROOT, picture
from tests.sequence import MESSAGES, PICTURE, svg

TEXT = PAGE.read_text()


def definitions(file: Path) -> set[str]:
    """Every class, function and method of a file, methods as Class.method."""
    found = set()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {f"{node.name}.{method.name}" for method in methods}
    return found


def test_the_layers_are_drawn_as_import_linter_holds_them() -> None:
    """To change the picture: `python -m tests.layers`."""
    (drawn,) = re.findall(r'```text title="layers"\n(.*?)```', TEXT, re.DOTALL)
    assert drawn == picture()


def test_every_file_and_function_on_the_way_of_a_press_is_there() -> None:
    steps = re.findall(r"^\| \d+ \| `(\S+)` \| (.*?) \| (.*) \|$", TEXT, re.MULTILINE)
    assert len(steps) == 10
    for file, functions, told in steps:
        assert set(re.findall(r"`([\w.]+)`", functions)) <= definitions(ROOT / file), file
        assert all((ROOT / other).exists() for other in re.findall(r"`(bot/\S+\.py)`", told))


def test_the_picture_of_a_press_has_every_step_by_its_function() -> None:
    """To change the picture: `python -m tests.sequence`."""
    assert PICTURE.read_text() == svg()
    steps = re.findall(r"^\| (\d+) \| `\S+` \| (.*?) \|", TEXT, re.MULTILINE)
    named = {int(step): set(re.findall(r"(\w+)`", functions)) for step, functions in steps}
    drawn = {each.step: each.words.partition(":")[0] for each in MESSAGES if each.step}
    assert drawn.keys() == named.keys()
    assert {step for step, name in drawn.items() if name not in named[step]} == set()


def errors() -> Iterator[tuple[str, str, str]]:
    """Every exception of the bot: its name, its base, and its file."""
    known = {"Exception"}
    classes = [
        (node.name, ast.unparse(node.bases[0]), file.relative_to(ROOT).as_posix())
        for file in sorted((ROOT / "bot").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ClassDef) and node.bases
    ]
    while found := [each for each in classes if each[1] in known and each[0] not in known]:
        known |= {name for name, _, _ in found}
        yield from found


def drawn_errors() -> Iterator[tuple[str, str, str]]:
    (tree,) = re.findall(r'```text title="errors"\nException\n(.*?)```', TEXT, re.DOTALL)
    above = ["Exception"]
    for line in tree.splitlines():
        match = re.fullmatch(r"([│ ├└─]+ )(\w+) +(\S+\.py) +\S.*", line)
        assert match, line
        depth = len(match[1]) // 4
        del above[depth:]
        yield match[2], above[-1], match[3]
        above.append(match[2])


def test_the_errors_are_drawn_as_the_code_defines_them() -> None:
    """Each below its base, with its file: a new one needs a line in docs/architecture.md, section 5."""
    assert sorted(drawn_errors()) == sorted(errors())


CLASSES = [
    (file, node)
    for file in sorted((ROOT / "bot").rglob("*.py"))
    for node in ast.walk(ast.parse(file.read_text()))
    if isinstance(node, ast.ClassDef)
]
FUNCTIONS_OF_A_GAME = {"Wording", "Reflexes"}
"""Parts of a title, which consist of a game's functions."""


def test_a_constructor_takes_at_most_three_callables_and_otherwise_a_protocol() -> None:
    def callables(node: ast.ClassDef) -> int:
        fields = [each.annotation for each in node.body if isinstance(each, ast.AnnAssign)]
        starts = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
        taken = [arg.annotation for each in starts for arg in (*each.args.args, *each.args.kwonlyargs)]
        return max(
            sum(part is not None and "Callable[" in ast.unparse(part) for part in parts)
            for parts in (fields, taken)
        )

    many = {node.name for _, node in CLASSES if callables(node) > 3}
    assert many == FUNCTIONS_OF_A_GAME


EXTENDED = {
    "BoardMessage": "by presses alone it is shown another way, and noted in the same",
    "Answer": "what a press adds to it is not known below bot/ui",
    "Content": "of the simulated Discord: its parts take it, and it makes none of them",
    "PaddockClient": "as actions see the bot, which is above them",
    "StorePart": "each part of the store asks the database in the same way, and is whole in a file",
}
"""The classes that a class of another file inherits, errors and abstract ones aside: none to split a file."""


def test_no_class_inherits_to_split_a_file() -> None:
    homes = {node.name: (file, node) for file, node in CLASSES}
    abstract = {"ABC", "Protocol", "Exception"}

    def kinds(node: ast.ClassDef) -> set[str]:
        bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
        return bases.union(*(kinds(homes[base][1]) for base in bases & homes.keys()))

    extended = {
        base
        for file, node in CLASSES
        for base in {ast.unparse(each).partition("[")[0] for each in node.bases} & homes.keys()
        if homes[base][0] != file and abstract.isdisjoint(kinds(homes[base][1]))
    }
    assert extended == EXTENDED.keys()


def test_no_two_classes_outside_of_the_games_share_a_name() -> None:
    """A name means one thing: what a game calls its parts ends with its folder."""
    homes = [node.name for file, node in CLASSES if ROOT / "bot" / "games" not in file.parents]
    assert {name for name, number in Counter(homes).items() if number > 1} == set()


def test_no_package_gives_anything_else_by_the_name_of_one_of_its_modules() -> None:
    """Such an import means the module or the other thing, depending on what was imported before."""
    taken = [
        f"{package.relative_to(ROOT)}: {name}"
        for package in (each.parent for each in sorted((ROOT / "bot").rglob("__init__.py")))
        for name, source in given(package / "__init__.py")
        if ((package / f"{name}.py").exists() or (package / name / "__init__.py").exists())
        and source != ".".join(package.relative_to(ROOT).parts)
    ]
    assert taken == []


def given(file: Path) -> Iterator[tuple[str, str | None]]:
    """Every name that a file defines, with the module that it imports it from, if it does."""
    for node in ast.parse(file.read_text()).body:
        match node:
            case ast.ImportFrom():
                yield from ((each.asname or each.name, node.module) for each in node.names)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name, None
            case ast.Assign() | ast.AnnAssign():
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                yield from ((each.id, None) for each in targets if isinstance(each, ast.Name))

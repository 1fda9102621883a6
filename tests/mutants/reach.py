"""Which tests reach which functions: a mutant is tried only against the tests that can notice it."""

from __future__ import annotations

import ast
import json
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, settings

ENOUGH: Final = 5.0
"""Total CPU seconds of the tests that run for a mutant: the quickest of those that reach it."""


class Plain:
    """A plugin: properties are tested with the same examples each time, and failures are not shrunk."""

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """After the profile of tests/conftest.py."""
        settings.register_profile(
            "mutants",
            max_examples=40,
            derandomize=True,
            database=None,
            deadline=None,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        )
        settings.load_profile("mutants")


class Recorder:
    """A plugin that records which functions of some files each test calls, and how long it takes.

    reached: by the name of the test, "" for calls while the tests are collected; a function is identified by
    its file and its first line.
    """

    def __init__(self, files: Iterable[Path]) -> None:
        self._files = frozenset(map(str, files))
        self._test = ""
        self.reached: dict[str, set[tuple[str, int]]] = defaultdict(set)
        self.seconds: dict[str, float] = {}
        sys.settrace(self._seen)
        threading.settrace(self._seen)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None]:
        """Between the tests none of our code is called."""
        self._test, begun = item.nodeid, process_time()
        yield
        self.seconds[item.nodeid] = process_time() - begun

    def _seen(self, frame: FrameType, _event: str, _told: Any) -> None:
        code = frame.f_code
        if code.co_filename in self._files:
            self.reached[self._test].add((code.co_filename, code.co_firstlineno))

    def write(self, to: Path) -> None:
        """Write the recorded data for Reach.read, and the modules that are imported now."""
        reached = {test: sorted(found) for test, found in self.reached.items()}
        found = {"reached": reached, "seconds": self.seconds, "modules": list(sys.modules)}
        to.write_text(json.dumps(found))


@dataclass(frozen=True)
class Chosen:
    """A plugin that runs only those tests, in that order. seconds: their CPU seconds as recorded."""

    names: Sequence[str]
    seconds: float

    @property
    def files(self) -> list[str]:
        """The files of the tests."""
        return list(dict.fromkeys(map(_file, self.names)))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselect the others."""
        rank = {name: at for at, name in enumerate(self.names)}
        items[:] = sorted((item for item in items if item.nodeid in rank), key=lambda each: rank[each.nodeid])


@dataclass(frozen=True)
class Reach:
    """The data of a Recorder. texts: the files as they were then."""

    texts: Mapping[Path, str]
    reached: Mapping[str, frozenset[tuple[str, int]]]
    seconds: Mapping[str, float]
    modules: Sequence[str]

    @classmethod
    def read(cls, files: Iterable[Path], of: Path) -> Reach:
        """Read the data. files: those of the mutants."""
        found = json.loads(of.read_text())
        texts = {path: path.read_text() for path in files}
        owners = {str(path): _owners(text) for path, text in texts.items()}
        reached = {
            test: frozenset((path, owners[path].get(line, 0)) for path, line in called)
            for test, called in found["reached"].items()
        }
        return cls(texts, reached, found["seconds"], found["modules"])

    def changed(self) -> Path | None:
        """The file that has changed since."""
        return next((path for path, text in self.texts.items() if path.read_text() != text), None)

    def chosen(self, path: Path) -> list[Chosen]:
        """The tests that can notice a change in that file now, the quickest first: those of the file with the
        most of them, then the others. All tests may notice what is called or read on import.
        """
        before, called = self.texts[path], {str(path)}
        bodies = _bodies(before)
        places = {(str(path), bodies.get(line, 0)) for line in _differing(before, path.read_text())}
        names = sorted(self.seconds, key=self.seconds.__getitem__)
        if (str(path), 0) in places or places & self.reached.get("", frozenset()):
            near = [n for n in names if called & {file for file, _ in self.reached.get(n, ())}]
        else:
            near = names = [n for n in names if places & self.reached.get(n, frozenset())]
        taken = accumulate(self.seconds[name] for name in names)
        quick = [name for name, so_far in zip(names, taken, strict=True) if so_far <= ENOUGH] or names[:1]
        files = Counter(map(_file, near))
        home = max(files, key=files.__getitem__, default="")
        stages = [[n for n in quick if (_file(n) == home) is first] for first in (True, False)]
        return [Chosen(stage, sum(self.seconds[n] for n in stage)) for stage in stages if stage]

    def import_all_but(self, files: Iterable[Path]) -> None:
        """Import everything that the tests import, and that no mutant of these files changes."""
        changing = _resting_on(set(files), self.modules)
        for name in self.modules:
            if name not in changing and name not in sys.modules:
                try:
                    import_module(name)
                except ImportError:  # created at run time, by a package that needed it
                    continue


def _file(test: str) -> str:
    return test.partition("::")[0]


def _resting_on(files: set[Path], modules: Sequence[str]) -> set[str]:
    """Our modules that are these files, or import one of them, directly or indirectly."""
    imports: dict[str, set[str]] = {}
    changing = set()
    for name in modules:
        path = _path_of(name)
        if path in files:
            changing.add(name)
        elif path is not None:
            imports[name] = _imported(path) | {name.rpartition(".")[0]}
    while more := {name for name, others in imports.items() if name not in changing and others & changing}:
        changing |= more
    return changing


def _path_of(name: str) -> Path | None:
    """The path of that module of ours; None if it is not ours."""
    stem = Path.cwd().joinpath(*name.split("."))
    return next((path for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.exists()), None)


def _imported(path: Path) -> set[str]:
    """The names of everything that it imports and that may be a module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def _functions(text: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions, outer ones before inner ones."""
    found = [
        each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return sorted(found, key=lambda each: each.lineno)


def _owners(text: str) -> dict[int, int]:
    """For the lines of functions, including decorators: the first line of the innermost function."""
    return {
        line: each.lineno
        for each in _functions(text)
        for line in range(min([each.lineno, *(one.lineno for one in each.decorator_list)]), _end(each) + 1)
    }


def _bodies(text: str) -> dict[int, int]:
    """For the lines that run when a function is called: the first line of the innermost function."""
    return {
        line: each.lineno for each in _functions(text) for line in range(each.body[0].lineno, _end(each) + 1)
    }


def _end(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return function.end_lineno or function.lineno


def _differing(before: str, after: str) -> set[int]:
    """The lines of the first that are different in the second; for a missing line, that line."""
    old, new = before.splitlines(), after.splitlines()
    if len(old) == len(new):
        return {at for at, (one, other) in enumerate(zip(old, new, strict=True), 1) if one != other}
    first = next(
        (at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), len(new)
    )
    return {first + 1}

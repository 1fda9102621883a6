"""The tests of mutants are reported correctly: passed, failed, and no longer waited for."""

from __future__ import annotations

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tests.mutants.forked import runs
from tests.mutants.real import unread

ROOT = Path(__file__).parents[2]
WORDS = ["-o", "addopts=", "-x", "--noconftest", "-p", "no:cacheprovider", "--rootdir=.", "test_it.py"]
CODE = """VALUE = 1

def two():
    return VALUE + 2

def three():
    return VALUE + 3

def nobody():
    return 0
"""
TESTS_OF_IT = """import pathlib
from bot import changed

def ran(name):
    with pathlib.Path("run").open("a") as file:
        file.write(name + " ")

def test_two():
    ran("two")
    assert changed.two() == 3

def test_ten():
    ran("ten")
    assert 1 < changed.two() < 10

def test_three():
    ran("three")
    assert changed.three() == 4
"""


@pytest.fixture(autouse=True)
def _ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """A module that is changed, and tests of it that record their runs."""
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__init__.py").touch()
    (tmp_path / "test_it.py").write_text(TESTS_OF_IT)
    changed = tmp_path / "bot" / "changed.py"
    changed.write_text(CODE)
    return changed


def test_a_change_is_seen_by_the_next_run_and_those_tests_alone_are_run_that_reach_it(
    code: Path, tmp_path: Path
) -> None:
    found = []
    with runs(tmp_path, WORDS, [code]) as command:
        for before, after in (("0", "0"), ("= 1", "= 50"), ("+ 2", "- 2"), ("+ 3", "- 3"), ("0", "9")):
            code.write_text(CODE.replace(before, after))
            (tmp_path / "run").write_text("")
            code_of_it = subprocess.run(shlex.split(command), check=False).returncode
            found.append((code_of_it, {*(tmp_path / "run").read_text().split()}))
    assert [each for each, _ in found] == [0, 1, 1, 1, 0]
    assert found[0][1] == {"two", "ten", "three"}
    assert found[2][1] <= {"two", "ten"}
    assert [ran for _, ran in found[3:]] == [{"three"}, set()]


def test_a_run_that_nobody_waits_for_is_ended(code: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    begun.touch()
    with runs(tmp_path, WORDS, [code]) as command:
        circling = "open('begun', 'w').write(str(__import__('os').getpid()))\n    while True: pass"
        code.write_text(CODE.replace("return VALUE + 2", circling))
        asked = subprocess.Popen(shlex.split(command))
        while not begun.read_text():
            pass
        asked.send_signal(signal.SIGKILL)
        asked.wait()
        code.write_text(CODE)
        assert subprocess.run(shlex.split(command), check=False).returncode == 0
    assert not Path("/proc", begun.read_text()).exists()


def test_what_mypy_alone_reads_is_no_mutant() -> None:
    text = "@lru_cache(maxsize=64)\n@dataclass(frozen=True)\nclass A:\n    b: int | None = 1 | 2\n"
    (size, promise, annotation) = sorted(unread(text))
    assert size == ((1, 19), (1, 21))
    assert promise == ((2, 18), (2, 22))
    assert annotation == ((4, 7), (4, 17))

"""The tests of mutants are told truly: what passes, what fails, and what nobody waits for any more."""

from __future__ import annotations

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tests.mutants.forked import runs

ROOT = Path(__file__).parents[2]
TESTS = ["-o", "addopts=", "-x", "--noconftest", "-p", "no:cacheprovider", "--rootdir", ".", "test_it.py"]


@pytest.fixture(autouse=True)
def _ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def test_a_change_of_the_code_is_seen_by_the_next_run(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "from code_under_change import VALUE\n\ndef test(): assert VALUE == 1\n"
    )
    code = tmp_path / "code_under_change.py"
    found = []
    with runs(tmp_path, TESTS) as command:
        for value in (1, 2, 1, 3):
            code.write_text(f"VALUE = {value}\n")
            found.append(subprocess.run(shlex.split(command), check=False).returncode)
    assert found == [0, 1, 0, 1]


def test_a_run_for_which_nobody_waits_any_more_is_ended(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    (tmp_path / "test_it.py").write_text(
        "import os, pathlib\n\n"
        "def test():\n"
        f"    pathlib.Path({str(begun)!r}).write_text(str(os.getpid()))\n"
        "    while True: pass\n"
    )
    begun.touch()
    with runs(tmp_path, TESTS) as command:
        asked = subprocess.Popen(shlex.split(command))
        while not begun.read_text():
            pass
        asked.send_signal(signal.SIGKILL)
        asked.wait()
        (tmp_path / "test_it.py").write_text("def test(): pass\n")
        assert subprocess.run(shlex.split(command), check=False).returncode == 0
    assert not Path("/proc", begun.read_text()).exists()

"""Inserts errors that tests once missed. `python -m tools.mutants.by_hand [NAME ...]` does so one at a time,
in a copy of the repository, and prints the test that now notices each.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Fault:
    """An error that a developer could make."""

    file: str
    """The path of the file with the error."""
    right: str
    """The correct text, which occurs exactly once in the file."""
    wrong: str
    """The incorrect text that replaces it."""
    test: str
    """The test, or the file of tests, that must fail with the error."""


FAULTS = {
    "a deletion leaves daily_shares": Fault(
        "bot/storage/people.py",
        "    schema.dailies,\n    schema.daily_shares,\n",
        "    schema.dailies,\n",
        "tests/features/settings/test_own_data.py::test_a_deleted_person_has_shown_no_daily_to_any_server",
    ),
    "quiet hours end a second early": Fault(
        "bot/tables/deadlines.py",
        "Deadline(now + left + 1, Look()",
        "Deadline(now + left - 1, Look()",
        "tests/ui/sync/test_mentions.py::test_nobody_is_called_before_their_quiet_hours_have_ended",
    ),
    "a private thread needs no Manage Threads": Fault(
        "bot/ui/access.py",
        "return granted.view_channel and granted.manage_threads",
        "return granted.view_channel",
        "tests/ui/test_bad_input.py",
    ),
    "anybody confirms that a circuit is closed": Fault(
        "bot/features/circuits/editing.py",
        "manager = is_manager(interaction, place.guild)",
        "manager = True",
        "tests/ui/test_bad_input.py",
    ),
    "a hand of Rasant shows the mover's points": Fault(
        "bot/games/rasant/board/hand_picture.py",
        "_standing(stage, view, view.seat)",
        "_standing(stage, view, view.mover)",
        "tests/games/rasant/board/test_board.py",
    ),
    "a daily is open on its own day": Fault(
        "bot/tables/dailies.py",
        "day.number >= self.today.number",
        "day.number > self.today.number",
        "tests/tables/test_dailies.py",
    ),
    "the board that is left is noted too late": Fault(
        "bot/ui/sync/board_message.py",
        "state.leaving = old\n            await self._leases.persist_now(tracked)",
        "state.leaving = old",
        "tests/ui/sync/test_board_message.py",
    ),
    "whoever knows the deal takes a seat": Fault(
        "bot/ui/actions/playing.py",
        "    await interaction.client.registry.must_not_know(table.snapshot, interaction.user.id)\n",
        "",
        "tests/ui/sync/test_taken_seat.py",
    ),
    "one lesson wipes the others": Fault(
        "bot/features/lessons/handlers.py",
        "lessons={**chosen.lessons, title.key: done}",
        "lessons={title.key: done}",
        "tests/features/lessons/test_lessons.py",
    ),
    "a wrong press passes the last exercise": Fault(
        "bot/features/lessons/handlers.py",
        "if at.exercise is not None and button_id.arg != at.wanted:",
        "if at.exercise not in (None, at.lesson.exercises[-1]) and button_id.arg != at.wanted:",
        "tests/features/lessons/test_lessons.py",
    ),
    "a leader inherits their own circuit": Fault(
        "bot/features/circuits/hosting.py",
        "row.competitor.person not in (None, person)]",
        "row.competitor.person is not None]",
        "tests/tables/test_circuits.py",
    ),
    "whoever comes back keeps a missed turn": Fault(
        "bot/tables/transitions.py",
        "robot=None, left=False, missed=0, pressed=now)",
        "robot=None, left=False, pressed=now)",
        "tests/tables/test_transitions.py",
    ),
    "requests signed for the future are taken": Fault(
        "bot/ui/endpoint.py",
        "abs(self._discord.now() - int(timestamp)) > WINDOW",
        "self._discord.now() - int(timestamp) > WINDOW",
        "tests/ui/test_endpoint.py",
    ),
    "the eyes of others are open during play": Fault(
        "bot/features/lookback/handlers/may_see.py",
        "if not over or not eyes:",
        "if not eyes:",
        "tests/features/lookback/handlers/test_story.py",
    ),
    "a name in the call for players is not escaped": Fault(
        "bot/ui/actions/lobby.py",
        "else safe(plain(caller.display_name))",
        "else plain(caller.display_name)",
        "tests/ui/actions/test_lobby.py",
    ),
    "a table that another process has changed is not read again": Fault(
        "bot/tables/table_cache.py",
        "elif self._shared or known.can_be_deleted:",
        "elif known.can_be_deleted:",
        "tests/tables/test_two_processes.py",
    ),
}


def noticed(fault: Fault, copy: Path) -> str:
    """Return the test that fails with the error in the copy, or "". The copy is restored afterwards."""
    path = copy / fault.file
    right = path.read_text()
    path.write_text(right.replace(fault.right, fault.wrong))
    try:
        run = subprocess.run(
            [sys.executable, "-B", "-m", "pytest", "-o", "addopts=", "--all", "-q", "-x", fault.test],
            cwd=copy,
            check=False,
            capture_output=True,
            text=True,
        )
    finally:
        path.write_text(right)
    failed = [line.split(" - ")[0] for line in run.stdout.splitlines() if line.startswith("FAILED ")]
    return failed[0].removeprefix("FAILED ") if failed else ""


def main() -> int:
    """Insert the given errors, or all, and print a table of the tests that notice them. Return 1 if an error
    is missed, and otherwise 0.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.mutants.by_hand", description=__doc__)
    parser.add_argument("names", nargs="*", help="which (all)")
    names = parser.parse_args().names or [*FAULTS]
    missed = 0
    print("| fault | noticed by |\n|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "data", "__pycache__"))
        for name in names:
            test = noticed(FAULTS[name], copy)
            missed += not test
            print(f"| {name} | {f'`{test}`' if test else '**no test**'} |", flush=True)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())

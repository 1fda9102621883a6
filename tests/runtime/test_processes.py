"""Tests of worker processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

READ_SLOWLY = """
import os
import time
from pathlib import Path

parent = os.getppid()
Path("begun").touch()
while not Path("may_end").exists() and os.getppid() == parent:
    time.sleep(0.01)
"""
PARENT = """
import asyncio
import os
from pathlib import Path
from bot.runtime.clock import SystemClock
from bot.runtime.processes import Processes

async def main():
    processes = Processes(1, "waits", SystemClock(), 60.0, ["read_slowly"])
    working = asyncio.create_task(processes.run(os.getpid))
    while not Path("begun").exists():
        await asyncio.sleep(0.01)
    Path("may_end").touch()
    print(await working != os.getpid())
    await processes.close()

asyncio.run(main())
"""


def test_the_event_loop_goes_on_while_the_first_process_reads_its_modules(tmp_path: Path) -> None:
    (tmp_path / "read_slowly.py").write_text(READ_SLOWLY)
    path = os.pathsep.join([str(Path(__file__).parents[2]), str(tmp_path)])
    parent = subprocess.run(
        [sys.executable, "-c", PARENT],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
        timeout=600,
        check=True,
    )
    assert parent.stdout == "True\n"

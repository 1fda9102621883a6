"""Tests that a server of the tests ends with them, however they end."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.storage import postgres

SERVED = """
import signal
import time
from tests.storage import postgres

signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background are born deaf to it
with postgres.cluster(postgres.tools()) as server:
    print(server.process, server.folder, flush=True)
    time.sleep(600)
"""


@pytest.mark.few(1)
@pytest.mark.skipif(postgres.tools() is None, reason=postgres.INSTALL)
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_server_ends_with_tests_that_are_interrupted_or_killed(how: signal.Signals) -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", SERVED],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert tests.stdout is not None
    process, folder = tests.stdout.readline().split()
    tests.send_signal(how)
    tests.wait()
    tests.stdout.close()
    while Path(f"/proc/{process}").exists() or Path(folder).exists():  # the folder is removed last
        time.sleep(0.01)

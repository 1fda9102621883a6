"""Tests that the sampler reports how the event loop spends its time."""

from __future__ import annotations

import signal
import socket

import pytest

from tools.bench.sampler import Sampler


def test_a_sample_is_taken_without_waking_the_loop() -> None:
    read, write = socket.socketpair()
    read.setblocking(False)
    write.setblocking(False)
    before, sampler = signal.set_wakeup_fd(write.fileno()), Sampler()
    try:
        sampler.start()
        for _ in range(3):
            signal.raise_signal(signal.SIGPROF)
        with pytest.raises(BlockingIOError):
            read.recv(1)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, signal.SIG_IGN)
        signal.set_wakeup_fd(before)
        read.close()
        write.close()
    assert sum(sampler.taken().values()) == pytest.approx(1)

"""The short form of `make scale`: a bot without a gateway, killed while people of five games press."""

from __future__ import annotations

import pytest

from tests.scale.run import play


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_no_move_is_lost_or_doubled_when_a_bot_without_a_gateway_is_killed(url: str) -> None:
    run = await play(url, servers=5, rate=12, seconds=3, kill=1.5, answers=10)

    assert run.kills >= 1
    assert len(run.latencies) >= 10
    assert (run.found.lost, run.found.doubled, run.found.broken) == (0, 0, 0), str(run.found)

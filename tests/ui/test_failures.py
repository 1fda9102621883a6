"""Tests of failures of Discord and of the bot: the player gets a code, the log has the table's id, and play
continues.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.catalogue import GEAR_HEAD
from bot.games.gear_head.rules.components import PARTS
from bot.sandbox.faults import Fault
from tests.venue import Venue, labels, text_of, venue_with, words_of


async def test_a_failing_edit_is_tried_again(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    venue.fail("PATCH", "*/messages/@original", times=3)
    await venue.take_turn("Ann")
    assert "Ann’s turn" in text_of(venue.anchor())
    await venue.wait(60)
    assert "Bo’s turn" in text_of(venue.anchor())


async def test_an_answer_that_fails_leaves_the_move_made(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    hand = venue.dm("Ann")
    venue.fail("POST", "/interactions/*", times=1)
    await venue.person("Ann").click(hand, label="Draw")
    await venue.wait(10)
    assert table.snapshot.match.ply == 1
    assert any(label.startswith(PARTS) for label in labels(venue.dm("Ann")))


async def test_a_refusal_whose_answer_is_lost_is_dropped(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    await venue.start("Ann", "Bo")
    venue.server.faults.add(Fault("POST", "/interactions/*", lost=True))
    await venue.person("Eve").click(venue.anchor(), label="My hand")
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
    assert "an answer could not be given" in caplog.text


async def test_a_channel_that_was_closed_to_the_bot_stops_nothing(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="relaxed"))
    venue.fail("*", f"/channels/{venue.channel.id}/*", status=403, code=50013, message="Missing", times=None)
    await venue.wait(900)
    await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    await venue.person("Ann").click(venue.dm("Ann"), label=labels(venue.dm("Ann"))[0])
    assert table.snapshot.match.ply == 2
    assert "Draw" in labels(venue.dm("Bo")), "the race goes on in the DMs"


class _Faulty:
    """A painter with a bug, which occurs once the first card is drawn."""

    scenes = staticmethod(GEAR_HEAD.board.painter.scenes)
    paint = staticmethod(GEAR_HEAD.board.painter.paint)

    def files(self, view: Any, *shown: Any) -> tuple[bytes, ...]:
        if view.phase == "discarding" and view.seat is not None:
            raise ZeroDivisionError("a bug")
        return GEAR_HEAD.board.painter.files(view, *shown)


async def test_a_bug_gives_a_reference_to_the_player_and_to_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    faulty = replace(GEAR_HEAD, board=replace(GEAR_HEAD.board, painter=_Faulty()))
    async with venue_with(tmp_path, {"gear_head": faulty}) as venue:
        table = await venue.table(await venue.start("Ann", "Bo"))
        twin = await venue.open_hand("Ann")
        answer = await venue.person("Ann").click(twin, label="Draw")
        found = re.search(r"Code: ([0-9a-f]{6})", words_of(answer))
        assert found is not None
        assert answer.ephemeral
        logged = [record for record in caplog.records if found[1] in record.getMessage()]
        assert table.snapshot.id in logged[0].getMessage()
        assert logged[0].exc_info is not None
        assert table.snapshot.match.ply == 1, "the move was made before its picture failed"
        await venue.wait(91)
        assert "Bo’s turn" in text_of(venue.anchor()), "the table goes on"


async def test_a_bug_in_the_words_does_not_stop_the_table_either(tmp_path: Path) -> None:
    def tell(event: Any, names: Sequence[str], reader: int | None) -> Any:
        if event.kind == "drew":
            raise KeyError("a bug")
        return GEAR_HEAD.words.text.tell(event, names, reader)

    speechless: Any = SimpleNamespace(**{**vars(GEAR_HEAD.words.text), "tell": tell})
    mute = replace(GEAR_HEAD, words=replace(GEAR_HEAD.words, text=speechless))
    async with venue_with(tmp_path, {"gear_head": mute}) as venue:
        table = await venue.table(await venue.start("Ann", "Bo"))
        await venue.take_turn("Ann")
        assert table.snapshot.match.ply == 2
        answer = await venue.person("Ann").click(venue.anchor(), label="As text")
        assert "Bo’s turn" in words_of(answer)

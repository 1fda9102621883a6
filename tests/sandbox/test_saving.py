"""Tests that a saved and loaded world is the same, except for the data that a client forgets."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox import saving
from bot.sandbox.model import EPHEMERAL
from tests.sandbox.conftest import START, Stand, button, layout, row


async def test_no_file_is_no_world(stand: Stand, tmp_path: Path) -> None:
    assert saving.load(tmp_path / "world.json", stand.clock) is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version": 0}', "\x00"])
async def test_a_file_that_holds_no_world_is_unreadable(stand: Stand, tmp_path: Path, text: str) -> None:
    (tmp_path / "world.json").write_text(text)
    with pytest.raises(saving.Unreadable, match=r"world\.json"):
        saving.load(tmp_path / "world.json", stand.clock)


async def test_a_world_comes_back_as_it_was(stand: Stand, tmp_path: Path) -> None:
    path, world = tmp_path / "data" / "world.json", stand.world
    stand.known(START)
    stand.bo.dms_open = False
    dm = world.dm(stand.ann)
    world.posts.send(dm.id, {"content": f"<@{stand.ann.id}>"}, {0: ("a.png", b"\x89PNG" + b"0" * 30)})
    stand.post(layout(row(button("go"))))
    world.post(stand.bo.id, stand.channel.id, "hello")
    saving.save(world, path)
    again = saving.load(path, stand.clock)
    assert again is not None
    assert saving.snapshot(again) == saving.snapshot(world)
    assert again.bot.id == world.bot.id
    assert again.dm(again.users[stand.ann.id]).id == dm.id
    assert again.new_id() > max(again.messages)
    message = again.history(stand.channel.id, stand.ann.id)[0]
    assert again.press(stand.ann.id, message.id, "go").state == "waiting"


async def test_a_command_stays_named_above_its_answer(stand: Stand, tmp_path: Path) -> None:
    stand.known(START)
    asked = stand.world.command(stand.ann.id, stand.channel.id, "race start")
    stand.answer(asked, 4, {"content": "a lobby"})
    saving.save(stand.world, tmp_path / "world.json")
    again = saving.load(tmp_path / "world.json", stand.clock)
    assert again is not None
    (message,) = again.history(stand.channel.id, stand.bo.id)
    assert message.interaction is not None
    assert (message.interaction.name, message.interaction.user.name) == ("race start", "ann")


async def test_what_one_alone_saw_is_not_kept(stand: Stand, tmp_path: Path) -> None:
    stand.answer(stand.pressed(), 4, {"content": "secret", "flags": EPHEMERAL})
    saving.save(stand.world, tmp_path / "world.json")
    assert "secret" not in (tmp_path / "world.json").read_text()

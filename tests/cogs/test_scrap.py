"""Tests of /scrap: whole games through the real commands, buttons and menus."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.tables.table import Table
from bot.ui.sync.board_message import RESTS
from tests.own_result import has_own_result
from tests.venue import Venue, alt_of, components, labels, menus, text_of, words_of


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


NAMES = ["Ann", "Bo", "Cy", "Di"]
ARROWS = ("\u2190", "\u2192", "\u2191", "\u2193")


async def opened(venue: Venue, *guests: str, **options: Any) -> tuple[Table, str]:
    """Start a table of Ann and the guests, and return it with the name of the first player to peek."""
    table = await venue.table(await venue.start("Ann", *guests, game="scrap", pace="none", **options))
    (seat,) = table.awaited
    return table, NAMES[seat]


def mover(table: Table) -> str:
    (seat,) = table.awaited
    return NAMES[seat]


async def press(venue: Venue, name: str, label: str) -> None:
    """Press the first button in a person's DM whose label starts with `label`, even if it is behind
    *More*.
    """
    if not any(each.startswith(label) for each in labels(venue.dm(name))):
        await venue.person(name).click(venue.dm(name), label="More")
    hand = venue.dm(name)
    whole = next(each for each in labels(hand) if each.startswith(label))
    await venue.person(name).click(hand, label=whole)


async def choose(venue: Venue, name: str, menu: str, option: str) -> None:
    """Choose an option of the menu in a person's DM whose heading starts with `menu`, even if it is behind
    *More*.
    """
    if not any(words.startswith(menu) for words in menus(venue.dm(name))):
        await venue.person(name).click(venue.dm(name), label="More")
    hand = venue.dm(name)
    options = next(each for words, each in menus(hand).items() if words.startswith(menu))
    value = next(value for words, value in options.items() if words.startswith(option))
    where = next(
        p["custom_id"] for p in components(hand) if p["type"] == 3 and p["placeholder"].startswith(menu)
    )
    await venue.person(name).select(hand, [value], custom_id=where)


def green(venue: Venue, name: str) -> str:
    """Return the label of the green button in a person's DM."""
    (label,) = [part["label"] for part in components(venue.dm(name)) if part.get("style") == 3]
    return str(label)


async def to_the_corners(venue: Venue, table: Table) -> None:
    """Make all players press *Done* instead of peeking and placing, until corners are chosen."""
    for _ in range(20):
        if table.view(None).phase == "choosing":
            return
        await press(venue, mover(table), "Done")
    raise AssertionError("the peek rounds did not end")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("guests", "mode"), [pytest.param(["Bo"], "public", marks=pytest.mark.long), (["Bo", "Cy"], "stealth")]
)
async def test_people_play_a_whole_game_from_the_lobby_to_the_result(
    venue: Venue, guests: list[str], mode: str
) -> None:
    table, _ = await opened(venue, *guests, mode=mode, tiles=1)
    for _ in range(400):
        if table.snapshot.status != "playing":
            break
        await press(venue, mover(table), green(venue, mover(table)))
    assert table.snapshot.status == "over"
    shown = text_of(venue.anchor())
    assert re.search(r"(wins with \d+ points|tie with)", shown)
    assert shown.count(" \u00b7 **") == 1 + len(guests)
    assert "Matching cards" in alt_of(venue.anchor())
    assert all(has_own_result(venue.dm(name)) for name in ["Ann", *guests])


async def test_robots_take_seats_and_play_to_the_end(venue: Venue) -> None:
    message = await venue.start("Ann", game="scrap", robots=3, tiles=1, pace="none")
    table = await venue.table(message)
    for _ in range(2_000):
        if table.snapshot.status != "playing":
            break
        if 0 not in table.awaited:
            await venue.wait(1)
        elif table.view(None).phase == "choosing":
            await press(venue, "Ann", "A1 ")
        else:
            await press(venue, "Ann", "Done" if table.view(0).phase in ("peeking", "placing") else "End")
    assert table.snapshot.status == "over"


async def test_the_lobby_shows_mode_tiles_and_the_sign(venue: Venue) -> None:
    told = text_of(await venue.lobby("Ann", game="scrap", mode="stealth", tiles=3, mismatch="zero"))
    assert "Stealth: tiles and taken cards stay hidden." in told
    assert "3 tiles each" in told
    assert "Cards that don\u2019t match your tiles score nothing." in told
    assert "You need 2 players" in told
    assert "1. Ann (host)" in told


async def test_a_card_is_picked_by_its_column_and_then_by_its_row(venue: Venue) -> None:
    table, name = await opened(venue, "Bo")
    left = table.view(None).left
    await choose(venue, name, "One card", "Column D")
    assert list(menus(venue.dm(name))["One card: Column D"]) == [f"D{row}" for row in range(1, 7)]
    await choose(venue, name, "One card: Column D", "D5")
    view = table.view(NAMES.index(name))
    assert view.left == left - 1
    assert [each.cell for each in view.grid if each.private] == ["D5"]
    await venue.wait(10)
    assert "peeked at 1 card" in text_of(venue.anchor())
    if view.left > 1:
        await choose(venue, name, "One card: Column D", "D1")
        await venue.wait(10)
        assert "peeked at 2 cards" in text_of(venue.anchor())


async def test_cubes_are_placed_and_moved_by_menus(venue: Venue) -> None:
    table, name = await opened(venue, "Bo")
    await press(venue, name, "Done")
    await choose(venue, name, "Cube on another card", "Column G")
    await choose(venue, name, "Cube on another card: Column G", "G2")
    await choose(venue, name, "Move a cube", "G2")
    assert "Put the cube from G2 on another card." in text_of(venue.dm(name))
    await choose(venue, name, "Cube on another card", "Column H")
    await choose(venue, name, "Cube on another card: Column H", "H3")
    assert [each.cell for each in table.view(None).grid if any(each.cubes)] == ["H3"]
    assert mover(table) != name


async def test_the_menu_of_paths_is_behind_more_and_begins_with_single_steps(venue: Venue) -> None:
    table, _ = await opened(venue, "Bo", tiles=1)
    await to_the_corners(venue, table)
    while table.view(None).phase == "choosing":
        await press(venue, mover(table), "A1 ")
    name = mover(table)
    await press(venue, name, "Enter at A1")
    assert "Go to a card" not in menus(venue.dm(name))
    await venue.person(name).click(venue.dm(name), label="More")
    assert set([*menus(venue.dm(name))["Go to a card"]][:2]) == {"\u2192 B1", "\u2193 A2"}


async def test_to_skip_the_last_turns_takes_a_second_press(venue: Venue) -> None:
    table, _ = await opened(venue, "Bo", tiles=1)
    await to_the_corners(venue, table)
    for _ in range(2):
        await press(venue, mover(table), "A1 ")
    name, seat = mover(table), min(table.awaited)
    points = table.view(None).points
    await choose(venue, name, "Go and act", "Flip C1, 3 steps away")
    assert table.view(None).points == points - 4
    assert table.view(None).pawns[seat] == ("C1", False)
    assert not any(each.startswith("Skip") for each in labels(venue.dm(name)))
    await press(venue, name, "Skip my last 4 turns")
    assert mover(table) != name
    await venue.wait(RESTS)
    assert "finished early" in text_of(venue.anchor())


async def test_four_robots_are_refused_before_the_bot_is_asked(venue: Venue) -> None:
    with pytest.raises(Exception, match="robots"):
        await venue.person("Ann").slash(venue.channel, "scrap start", robots=4)


async def test_the_message_of_a_stealth_table_never_names_a_hidden_card(venue: Venue) -> None:
    table, name = await opened(venue, "Bo", mode="stealth", tiles=1)
    await to_the_corners(venue, table)
    for _ in range(2):
        await press(venue, mover(table), "I6 ")
    name = mover(table)
    await press(venue, name, "Enter")
    await press(venue, name, "Take it unseen")
    await venue.wait(10)
    told = text_of(venue.anchor()) + alt_of(venue.anchor())
    assert "took 1 hidden card" in told
    assert re.search(r"(Oil can|Hammer|Wheel|Brick|Cog|Arrow) \d", told) is None
    own = words_of(await venue.person(name).click(venue.anchor(), label="As text"))
    assert re.search(r"took (Oil can|Hammer|Wheel|Brick|Cog|Arrow) \d", own)

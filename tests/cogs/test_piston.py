"""Tests of /piston: whole games through the real commands, buttons and menus, and refusals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.engine.values import kind_of
from bot.games.gear_and_piston.rules.model import State
from bot.tables.table import Table
from tests.own_result import has_own_result
from tests.venue import RESULT, Venue, alt_of, components, labels, look_back, menus, text_of, words_of


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


def pictures(message: Any) -> int:
    """Return the number of pictures in a message."""
    return sum(len(part["items"]) for part in components(message) if part["type"] == 12)


AWAY = ("Done", "Undo", "Undo turn", "Hint")
"""The buttons that do not bring the end of a game nearer."""


async def select(venue: Venue, name: str, words: str, at: int = 0) -> None:
    """Choose an option of the menu with the given heading in a person's DM. at: the index of the option,
    modulo the number of options.
    """
    hand = venue.dm(name)
    part = next(part for part in components(hand) if part["type"] == 3 and part["placeholder"] == words)
    value = part["options"][at % len(part["options"])]["value"]
    await venue.person(name).select(hand, [value], custom_id=part["custom_id"])


async def choose(venue: Venue, name: str, move: int) -> None:
    """Press a button in a person's DM, or choose from a menu and the menu that it opens. move: a number that
    decides between them. In the Workshop, build before pressing Done, and undo nothing.
    """
    hand = venue.dm(name)
    found = list(menus(hand))
    if found and move % 4:
        words = found[0]
        await select(venue, name, words, move)
        opened = f"{words}: "
        inner = [each for each in menus(venue.dm(name)) if each.startswith(opened) and each not in found]
        if inner:
            await select(venue, name, inner[0])
        return
    offered = [label for label in labels(hand) if label not in AWAY] or ["Done"]
    await venue.person(name).click(hand, label=offered[move % len(offered)])


async def play_on(venue: Venue, table: Table, names: Sequence[str]) -> None:
    """Make all players play from their DMs until the game is over."""
    for move in range(900):
        if table.snapshot.status != "playing":
            return
        await choose(venue, names[min(table.awaited)], move)
    raise AssertionError("the game did not end")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["Ann", "Bo"], {"jump_row": True, "investors": "expert"}),
        pytest.param(["Ann", "Bo", "Cy"], {"investors": "advanced"}, marks=pytest.mark.long),
    ],
)
async def test_people_play_a_whole_game_from_the_lobby_to_the_result(
    venue: Venue, names: list[str], options: dict[str, Any]
) -> None:
    message = await venue.start(*names, game="piston", pace="none", **options)
    table = await venue.table(message)
    assert pictures(venue.anchor()) == 2
    await play_on(venue, table, names)
    assert table.snapshot.status == "over"
    shown = text_of(venue.anchor())
    assert "wins with" in shown or "share the win" in shown
    assert labels(venue.anchor()) == RESULT
    assert "1st: " in alt_of(venue.anchor())
    told = words_of(await look_back(venue.person("Ann"), venue.anchor(), "As text"))
    assert told.count("Largest area: ") + told.count("No area (") == len(names)
    assert all(has_own_result(venue.dm(name)) for name in names)


async def test_where_the_workshop_begins_the_turn_again_no_second_button_does(venue: Venue) -> None:
    names = ["Ann", "Bo"]
    table = await venue.table(await venue.start(*names, game="piston", pace="none"))
    for move in range(200):
        name, way = names[min(table.awaited)], table.snapshot.way_back
        offered = labels(venue.dm(name))
        if way is not None and len(way.steps) > 1 and "Undo turn" in offered:
            assert "Undo" in offered
            assert offered.count("Undo turn") == 1
            return
        await choose(venue, name, move)
    raise AssertionError("nobody built twice in a turn")


@pytest.mark.thorough
async def test_five_robots_and_a_person_play_to_the_end_with_their_cars_a_press_away(venue: Venue) -> None:
    message = await venue.start("Ann", game="piston", robots=5, pace="none")
    table = await venue.table(message)
    assert pictures(venue.anchor()) == 1
    more = await venue.person("Ann").click(venue.anchor(), label="All pictures")
    assert more.ephemeral
    assert pictures(more.answer) == 1
    for move in range(900):
        if table.snapshot.status != "playing":
            break
        if 0 in table.awaited:
            await choose(venue, "Ann", move)
        else:
            await venue.wait(1)
    assert table.snapshot.status == "over"


async def test_the_lobby_shows_the_investors_the_variant_and_the_seats(venue: Venue) -> None:
    told = text_of(await venue.lobby("Ann", game="piston", investors="expert", jump_row=True))
    assert "Investors: one from each stack" in told
    assert "Jump Row" in told
    assert "You need 2 players" in told
    assert "1. Ann (host)" in told
    plain = text_of(await venue.lobby("Ann", game="piston"))
    assert "Investors: " not in plain, "what is usual is not shown"
    assert "Jump Row" not in plain


async def test_six_robots_are_refused_before_the_bot_is_asked(venue: Venue) -> None:
    with pytest.raises(Exception, match="robots"):
        await venue.person("Ann").slash(venue.channel, "piston start", robots=6)


async def workshop(venue: Venue, *, hand: int) -> tuple[Table, str]:
    """Return a table of two in which a player with at least `hand` Blueprints is in the Workshop, and that
    player's name.
    """
    table = await venue.table(await venue.start("Ann", "Bo", game="piston", pace="none"))
    for _ in range(200):
        state: State = table.snapshot.match.state
        seat = min(table.awaited)
        name = ("Ann", "Bo")[seat]
        if kind_of(state.phase) == "working" and len(state.hands[seat]) >= hand:
            return table, name
        found = menus(venue.dm(name))
        if found:
            await select(venue, name, next(iter(found)))
        else:
            offered = [label for label in labels(venue.dm(name)) if "Alley" not in label]
            await venue.person(name).click(venue.dm(name), label=(offered or labels(venue.dm(name)))[0])
    raise AssertionError("nobody came to the Workshop with so many Blueprints")


async def test_a_blueprint_is_built_undone_and_confirmed(venue: Venue) -> None:
    table, name = await workshop(venue, hand=1)
    seat = ("Ann", "Bo").index(name)
    before = table.snapshot.match.state.cars[seat], table.snapshot.match.state.hands[seat]
    user = venue.person(name)
    await select(venue, name, "Build")
    assert table.snapshot.match.state.cars[seat] != before[0]
    await venue.wait(10)
    assert "built " in text_of(venue.anchor())
    await user.click(venue.dm(name), label="Undo turn")
    assert (table.snapshot.match.state.cars[seat], table.snapshot.match.state.hands[seat]) == before
    await user.click(venue.dm(name), label="Done")
    assert not labels(venue.dm(name)) or "Done" not in labels(venue.dm(name))


async def test_what_a_car_lacks_is_shown_in_its_owners_hand_and_not_at_the_table(venue: Venue) -> None:
    _, name = await workshop(venue, hand=1)
    assert "Needs: a motor" in alt_of(venue.dm(name))
    assert "needs: " not in alt_of(venue.anchor()).lower()


async def test_a_drawn_part_is_named_to_nobody_but_its_owner(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", game="piston", pace="none"))
    names = ("Ann", "Bo")
    for _ in range(60):
        state: State = table.snapshot.match.state
        name = names[min(table.awaited)]
        if kind_of(state.phase) in ("patenting", "scavenging"):
            break
        places = [label for label in labels(venue.dm(name)) if label not in AWAY]
        await venue.person(name).click(venue.dm(name), label=places[-1])
    held = table.snapshot.match.state.hands[names.index(name)]
    await venue.person(name).click(venue.dm(name), label="Draw blind")
    now = table.snapshot.match.state.hands[names.index(name)]
    assert len(now) == len(held) + 1
    await venue.wait(10)
    assert f"{name} drew 1 part." in text_of(venue.anchor())


async def test_a_rematch_keeps_the_investors_and_the_variant(venue: Venue) -> None:
    await venue.start("Ann", "Bo", game="piston", investors="expert", jump_row=True, pace="none")
    await venue.sure("Ann", "table end")
    answer = await venue.person("Ann").click(venue.anchor(), label="Rematch")
    assert "Investors: one from each stack" in words_of(answer)
    assert "Jump Row" in words_of(answer)

"""Tests of /rasant: whole games through the real commands, buttons and menus, and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.sandbox.shapes import Component
from bot.tables.table import Table
from bot.ui.sync.board_message import RESTS
from tests.own_result import has_own_result
from tests.venue import RESULT, Venue, alt_of, components, labels, menus, text_of, words_of


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


async def choose(venue: Venue, name: str, *, boldly: bool = True) -> None:
    """Press the first button in a person's DM, or choose the first option of its first menu. boldly: whether
    to pass only if there is no other choice.
    """
    hand, user = venue.dm(name), venue.person(name)
    besides = ("Hint", "Undo", "Undo turn", "More", "Auto-pass: off", "Auto-pass: on")
    offered = [
        label for label in labels(hand) if label not in besides and not (boldly and label.startswith("Pass"))
    ]
    found = menus(hand)
    if found:
        await user.select(hand, [next(iter(next(iter(found.values())).values()))])
    else:
        passing = [label for label in labels(hand) if label.startswith("Pass")]
        await user.click(hand, label=(offered or passing)[0])


async def play_on(venue: Venue, table: Table, names: list[str]) -> None:
    """Make all players play from their DMs until the game is over."""
    for move in range(400):
        if table.snapshot.status != "playing":
            return
        (seat,) = table.awaited
        await choose(venue, names[seat], boldly=move % 3 != 0)
    raise AssertionError("the game did not end")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("names", "grid"),
    [
        pytest.param(["Ann", "Bo"], "random", marks=pytest.mark.long),
        (["Ann", "Bo", "Cy", "Di", "Ed"], "draft"),
    ],
)
async def test_people_play_a_whole_game_from_the_lobby_to_the_result(
    venue: Venue, names: list[str], grid: str
) -> None:
    message = await venue.start(*names, game="rasant", grid=grid, pace="none")
    table = await venue.table(message)
    await play_on(venue, table, names)
    assert table.snapshot.status == "over"
    shown = text_of(venue.anchor())
    assert "wins with" in shown or "share the win" in shown
    assert shown.count(" · **") == len(names)
    assert labels(venue.anchor()) == RESULT
    assert "1st: " in alt_of(venue.anchor())
    assert all(has_own_result(venue.dm(name)) for name in names)


async def test_robots_take_seats_and_play_to_the_end_and_auto_pass_needs_no_press(venue: Venue) -> None:
    message = await venue.start("Ann", game="rasant", robots=4, pace="none")
    table = await venue.table(message)
    passed = 0
    for _ in range(600):
        if table.snapshot.status != "playing":
            break
        if 0 not in table.awaited:
            await venue.wait(1)
        elif "You can only pass" in text_of(hand := venue.dm("Ann")):
            assert labels(hand) == ["Auto-pass: on"]
            passed += 1
            await venue.wait(4)
        else:
            await choose(venue, "Ann")
    assert table.snapshot.status == "over"
    assert passed > 0


async def test_the_lobby_shows_the_grid_and_the_seats(venue: Venue) -> None:
    drafted = text_of(await venue.lobby("Ann", game="rasant", grid="draft"))
    assert "Players take turns choosing the next car’s colour." in drafted
    assert "You need 2 players" in drafted
    assert "1. Ann (host)" in drafted
    assert "colour in turn" not in text_of(await venue.lobby("Ann", game="rasant"))


async def test_a_sixth_player_finds_every_seat_taken(venue: Venue) -> None:
    message = await venue.lobby("Ann", game="rasant", robots=4)
    answer = await venue.person("Bo").click(message, label="Join / Leave")
    assert answer.ephemeral
    assert "All 5 seats" in words_of(answer)


async def test_five_robots_are_refused_before_the_bot_is_asked(venue: Venue) -> None:
    with pytest.raises(Exception, match="robots"):
        await venue.person("Ann").slash(venue.channel, "rasant start", robots=5)


async def _with_menu(venue: Venue) -> tuple[Table, str, Any]:
    """Start tables until a player must choose from a menu. Return the table, the player and their DM."""
    for _ in range(20):
        table = await venue.table(await venue.start("Ann", "Bo", game="rasant", pace="none"))
        (seat,) = table.awaited
        name = ("Ann", "Bo")[seat]
        if menus(venue.dm(name)):
            return table, name, venue.dm(name)
        await venue.sure("Ann", "table end", table=table.snapshot.id)
    raise AssertionError("nobody was dealt six coloured cards")


async def test_six_cards_to_lead_are_a_menu_and_the_chosen_one_is_played(venue: Venue) -> None:
    table, name, hand = await _with_menu(venue)
    ((placeholder, options),) = menus(hand).items()
    assert placeholder == "Lead a card"
    assert len(options) == 6
    chosen = list(options)[3]
    await venue.person(name).select(hand, [options[chosen]])
    assert table.snapshot.match.ply == 1
    assert f"led {chosen.lower().split(' · ')[0]}" in text_of(venue.anchor())


async def test_a_choice_from_an_old_menu_plays_nothing_and_shows_the_present(venue: Venue) -> None:
    table, name, hand = await _with_menu(venue)
    ((_, options),) = menus(hand).items()
    first, second, *_ = options.values()
    old: Component = next(part.copy() for part in components(hand) if part["type"] == 3)
    await venue.person(name).select(hand, [first])
    stored = venue.dm(name)
    stored.components[0]["components"].append({"type": 1, "id": 91, "components": [{**old, "id": 92}]})
    answer = await venue.person(name).select(venue.dm(name), [second], custom_id=old["custom_id"])
    assert table.snapshot.match.ply == 1
    assert "Things just changed" in words_of(answer)
    assert list(menus(venue.dm(name))) == ["Plan ahead"]


async def test_a_menu_that_is_used_by_somebody_else_plays_nothing(venue: Venue) -> None:
    table, name, hand = await _with_menu(venue)
    other = "Bo" if name == "Ann" else "Ann"
    old: Component = next(part.copy() for part in components(hand) if part["type"] == 3)
    theirs = await venue.open_hand(other)
    stored = theirs
    stored.components[0]["components"].append({"type": 1, "id": 91, "components": [{**old, "id": 92}]})
    answer = await venue.person(other).select(
        theirs, [old["options"][0]["value"]], custom_id=old["custom_id"]
    )
    assert table.snapshot.match.ply == 0
    assert "Wait for yours." in words_of(answer)


async def test_the_table_shows_what_moved_and_the_count(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", game="rasant", pace="none"))
    names = ["Ann", "Bo"]
    while table.view(None).last is None:
        (seat,) = table.awaited
        await choose(venue, names[seat], boldly=False)
    last = table.view(None).last
    count = f"{last.counted} car{'s' if last.counted > 1 else ''} × 2 = " if last.doubled else ""
    await venue.wait(RESTS)
    assert f"{names[last.seat]} won the round: {count}{last.points} point" in text_of(venue.anchor())
    assert f"{names[last.seat]} won {last.points} point" in alt_of(venue.anchor())


async def test_a_rematch_keeps_the_grid(venue: Venue) -> None:
    await venue.start("Ann", "Bo", game="rasant", grid="draft", pace="none")
    await venue.sure("Ann", "table end")
    answer = await venue.person("Ann").click(venue.anchor(), label="Rematch")
    assert "Players take turns choosing the next car’s colour." in words_of(answer)


async def test_pass_for_me_is_chosen_under_the_hand_and_shown_to_nobody_else(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", game="rasant", pace="none"))
    (seat,) = table.awaited
    name = ("Ann", "Bo")[seat]
    before = text_of(venue.anchor())
    await venue.person(name).click(venue.dm(name), label="Auto-pass: off")
    assert "Auto-pass: on" in labels(venue.dm(name))
    assert table.snapshot.players[seat].passes
    assert text_of(venue.anchor()) == before
    assert "Auto-pass: on" not in labels(venue.dm(("Ann", "Bo")[1 - seat]))
    await venue.person(name).click(venue.dm(name), label="Auto-pass: on")
    assert not table.snapshot.players[seat].passes

"""/scrap: whole games through the real commands, menus, arrows and typed cards, and refusals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.tables.table import Table
from tests.own_result import has_own_result
from tests.venue import Venue, alt_of, components, labels, menus, text_of, words_of


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


NAMES = ["Ann", "Bo", "Cy", "Di"]
ARROWS = ("\u2190", "\u2192", "\u2191", "\u2193")


async def opened(venue: Venue, *guests: str, **options: Any) -> tuple[Table, str]:
    """A table of Ann and the guests, and the first player to peek."""
    table = await venue.table(await venue.start("Ann", *guests, game="scrap", pace="none", **options))
    (seat,) = table.awaited
    return table, NAMES[seat]


def mover(table: Table) -> str:
    (seat,) = table.awaited
    return NAMES[seat]


async def press(venue: Venue, name: str, label: str) -> None:
    """Press the first button of that person's DM whose label starts with these words."""
    hand = venue.dm(name)
    if labels(hand) == ["Play here"]:  # they have typed after the command, and have a hand there
        await venue.person(name).click(hand, label="Play here")
    whole = next(each for each in labels(hand) if each.startswith(label))
    await venue.person(name).click(hand, label=whole)


async def choose(venue: Venue, name: str, menu: str, option: str) -> None:
    """Choose an option of the menu whose heading starts with these words."""
    hand = venue.dm(name)
    options = next(each for words, each in menus(hand).items() if words.startswith(menu))
    value = next(value for words, value in options.items() if words.startswith(option))
    where = next(
        p["custom_id"] for p in components(hand) if p["type"] == 3 and p["placeholder"].startswith(menu)
    )
    await venue.person(name).select(hand, [value], custom_id=where)


async def write(venue: Venue, name: str, text: str) -> None:
    """Type into the modal of that person's DM."""
    if "More" in labels(venue.dm(name)):
        await venue.person(name).click(venue.dm(name), label="More")
    shown = await venue.person(name).click(venue.dm(name), label="Cards")
    await venue.person(name).submit_modal(shown, {"text": text})


async def peek(venue: Venue, name: str, cards: str) -> str:
    """Type after the command; return the answer."""
    return words_of(await venue.person(name).slash(venue.channel, "scrap peek", cards=cards))


async def to_the_corners(venue: Venue, table: Table) -> None:
    """All players stop peeking and placing, until corners are chosen."""
    for _ in range(20):
        phase = table.view(None).phase
        if phase == "choosing":
            return
        await press(venue, mover(table), "Peek no more" if phase == "peeking" else "Place no more")
    raise AssertionError("the peek rounds did not end")


async def go(venue: Venue, name: str, at: int) -> bool:
    """Move the pawn a step by the menu of its paths; return whether it could move."""
    hand = venue.dm(name)
    for part in components(hand):
        if part["type"] == 3 and part["placeholder"] == "Go to which card?":
            steps = [each["value"] for each in part["options"] if each["label"].startswith(ARROWS)]
            if steps:
                await venue.person(name).select(hand, [steps[at % len(steps)]], custom_id=part["custom_id"])
            return bool(steps)
    return False


async def turn_over(venue: Venue, name: str) -> None:
    """Turn over the card under the pawn, using the menu."""
    hand = venue.dm(name)
    found = [part for part in components(hand) if part["type"] == 3]
    (option, menu) = next(
        (each, part) for part in found for each in part["options"] if each["label"].startswith("Turn it")
    )
    await venue.person(name).select(hand, [option["value"]], custom_id=menu["custom_id"])


async def collect_on(venue: Venue, table: Table, turns: int) -> None:
    """Play that many moves of the collection: cards are taken and claimed, and pawns move at random."""
    for move in range(turns):
        if table.record.status != "playing":
            return
        name = mover(table)
        hand = venue.dm(name)
        open = [part["label"] for part in components(hand) if part["type"] == 2 and not part.get("disabled")]
        gains = [each for each in open if each.startswith(("Take", "Claim")) and "back" not in each]
        enter = [each for each in open if each.startswith("Enter")]
        if not gains and not enter and move % 7 and await go(venue, name, move):
            continue
        await venue.person(name).click(hand, label=(gains or enter or ["End turn"])[0])


@pytest.mark.parametrize(
    ("guests", "mode"), [pytest.param(["Bo"], "public", marks=pytest.mark.long), (["Bo", "Cy"], "stealth")]
)
async def test_people_play_a_whole_game_from_the_lobby_to_the_result(
    venue: Venue, guests: list[str], mode: str
) -> None:
    table, _ = await opened(venue, *guests, mode=mode, tiles=1)
    for _ in range(3 * (1 + len(guests))):
        name, view = mover(table), table.view(None)
        if view.phase == "peeking":
            own = table.view(NAMES.index(name)).grid
            free = [each.cell for each in own if each.card is None and not any(each.cubes)]
            await write(venue, name, " ".join(free[5 : 5 + view.left]))
        else:
            await write(venue, name, f"B{view.turn % 6 + 1}, c {view.left}")
    for _ in range(1 + len(guests)):
        await press(venue, mover(table), "I6, ")
    await collect_on(venue, table, 400)
    assert table.record.status == "over"
    shown = text_of(venue.anchor())
    assert "wins with" in shown or "share the win" in shown
    assert shown.count(" · **") == 1 + len(guests)
    assert "for matching cards" in alt_of(venue.anchor())
    assert all(has_own_result(venue.dm(name)) for name in ["Ann", *guests])


async def test_robots_take_seats_and_play_to_the_end(venue: Venue) -> None:
    message = await venue.start("Ann", game="scrap", robots=3, tiles=1, pace="none")
    table = await venue.table(message)
    for _ in range(2_000):
        if table.record.status != "playing":
            break
        if 0 not in table.awaited:
            await venue.wait(1)
        elif table.view(None).phase == "choosing":
            await press(venue, "Ann", "A1, ")
        else:
            await press(
                venue, "Ann", {"peeking": "Peek no", "placing": "Place no"}.get(table.view(0).phase, "End")
            )
    assert table.record.status == "over"


async def test_the_lobby_shows_mode_tiles_and_the_sign(venue: Venue) -> None:
    told = text_of(await venue.lobby("Ann", game="scrap", mode="stealth", tiles=3, mismatch="zero"))
    assert "Mode: stealth, 3 tiles each; cards that do not match count nothing" in told
    assert "2 to 4 players" in told


async def test_a_card_is_picked_by_its_column_and_then_by_its_row(venue: Venue) -> None:
    table, name = await opened(venue, "Bo")
    left = table.view(None).left
    await choose(venue, name, "Peek at which card?", "Column D")
    assert list(menus(venue.dm(name))["Peek at which card?: Column D"]) == [
        f"Peek at D{row}" for row in range(1, 7)
    ]
    await choose(venue, name, "Peek at which card?: Column D", "Peek at D5")
    view = table.view(NAMES.index(name))
    assert view.left == left - 1
    assert [each.cell for each in view.grid if each.private] == ["D5"]
    assert "Seen by you in secret: D5" in alt_of(venue.dm(name))
    await venue.wait(10)
    assert "peeked at 1 card" in text_of(venue.anchor())
    if view.left > 1:
        await choose(venue, name, "Peek at which card?: Column D", "Peek at D1")
        await venue.wait(10)
        assert "peeked at 2 cards" in text_of(venue.anchor())


async def test_several_cards_are_peeked_at_by_the_command(venue: Venue) -> None:
    table, name = await opened(venue, "Bo")
    left = table.view(None).left
    cells = ["B4", "C4"][:left]
    assert "Your turn" in await peek(venue, name, " b 4, c4"[: 4 if left == 1 else None])
    view = table.view(NAMES.index(name))
    assert [each.cell for each in view.grid if each.private] == cells


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("B4 K9", '"K9" is no card of the grid: the columns are A to I, the rows 1 to 6'),
        ("B4 b4", "B4 is there twice"),
        ("what", '"WHAT" is no card of the grid'),
        (",", "Type at least one card"),
        ("A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1", "and typed 13 cards"),
        ("A1>B2", "You peek now"),
    ],
)
async def test_what_cannot_be_read_is_said_in_a_sentence_and_nothing_is_spent(
    venue: Venue, cards: str, said: str
) -> None:
    for _ in range(9):
        table, name = await opened(venue, "Bo")
        if 2 <= table.view(None).left <= 12:
            break
        await venue.sure("Ann", "table end", table=table.record.id)
    before = table.record.match
    assert said.replace('"', "") in (await peek(venue, name, cards)).replace('"', "")
    assert table.record.match == before


async def test_a_card_under_somebodys_cube_or_seen_already_refuses_the_whole_line(venue: Venue) -> None:
    table, first = await opened(venue, "Bo")
    await peek(venue, first, "A1")
    if table.view(None).phase == "peeking":
        before = table.record.match
        assert "You have seen A1 already" in await peek(venue, first, "A1")
        assert table.record.match == before
        await press(venue, first, "Peek no more")
    await write(venue, first, "B4")
    await press(venue, first, "Place no more")
    second, before = mover(table), table.record.match
    assert "cube lies on B4" in await peek(venue, second, "B4")
    assert table.record.match == before
    assert "Wait for yours" in await peek(venue, first, "C1")


async def test_cubes_are_placed_by_menu_and_moved_by_typing(venue: Venue) -> None:
    table, name = await opened(venue, "Bo")
    await press(venue, name, "Peek no more")
    await choose(venue, name, "Place a cube on which card?", "Column G")
    await choose(venue, name, "Place a cube on which card?: Column G", "Cube on G2")
    assert "Too" not in text_of(venue.dm(name))
    before = table.record.match
    await write(venue, name, "G2>H3 H3>H4")
    assert "You may place or move 1 cube more, and typed 2." in text_of(venue.dm(name))
    assert table.record.match == before
    await write(venue, name, "g2 > h3")
    assert [each.cell for each in table.view(None).grid if any(each.cubes)] == ["H3"]
    assert mover(table) != name


async def test_the_menu_of_ways_begins_with_single_steps_and_what_cannot_be_paid_is_shut(
    venue: Venue,
) -> None:
    table, name = await opened(venue, "Bo", tiles=1)
    await press(venue, name, "Peek no more")
    await write(venue, name, "A1 A1")
    await to_the_corners(venue, table)
    while table.view(None).phase == "choosing":
        await press(venue, mover(table), "A1, ")
    assert mover(table) == name, "who has most cubes on the grid begins"
    assert labels(venue.dm(name))[0] == "Enter at A1 \u00b7 1 AP"
    await press(venue, name, "Enter at A1")
    (ways,) = [each for each in components(venue.dm(name)) if each.get("placeholder") == "Go to which card?"]
    assert {each["label"] for each in ways["options"][:2]} == {"\u2192 B1", "\u2193 A2"}
    points = table.view(None).points
    while table.view(None).points > 1:
        await turn_over(venue, name)
    assert table.view(None).points == 1 < points
    shut = [
        part["label"] for part in components(venue.dm(name)) if part["type"] == 2 and part.get("disabled")
    ]
    assert shut == ["Claim yours \u00b7 2 AP: too few left"]


async def test_a_turn_of_the_collection_is_chosen_or_typed_at_once_all_or_none(venue: Venue) -> None:
    table, _ = await opened(venue, "Bo", tiles=1)
    await to_the_corners(venue, table)
    assert "Cards" not in labels(venue.dm(mover(table)))
    assert "nothing to type now" in await peek(venue, mover(table), "B4")
    for _ in range(2):
        await press(venue, mover(table), "A1, ")
    name, seat = mover(table), min(table.awaited)
    points = table.view(None).points
    await write(venue, name, "go B1, take I6, take A6, take I1")
    assert re.search(r"All of that costs \d+ action points", text_of(venue.dm(name)))
    assert table.view(None).points == points
    await write(venue, name, "go to B1, flip")
    assert table.view(None).points == points - 3
    await choose(venue, name, "Go and take", "Turn C1 face up")
    assert table.view(None).points == points - 5
    assert table.view(None).pawns[seat] == ("C1", False)
    await press(venue, name, "Give up my last")
    assert mover(table) != name
    assert "is done for good" in text_of(venue.anchor())


async def test_four_robots_are_refused_before_the_bot_is_asked(venue: Venue) -> None:
    with pytest.raises(Exception, match="robots"):
        await venue.person("Ann").slash(venue.channel, "scrap start", robots=4)


async def test_the_message_of_a_stealth_table_never_names_a_hidden_card(venue: Venue) -> None:
    table, name = await opened(venue, "Bo", mode="stealth", tiles=1)
    await to_the_corners(venue, table)
    for _ in range(2):
        await press(venue, mover(table), "I6, ")
    name = mover(table)
    await press(venue, name, "Enter")
    await press(venue, name, "Take the card")
    await venue.wait(10)
    told = text_of(venue.anchor()) + alt_of(venue.anchor())
    assert "took 1 card face down" in told
    assert re.search(r"(Drop|Hammer|Circle|Brick|Cog|Arrow) \d", told) is None
    assert re.search(r"took (Drop|Hammer|Circle|Brick|Cog|Arrow) \d", alt_of(venue.dm(name)))

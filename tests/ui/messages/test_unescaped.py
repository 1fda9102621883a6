"""Tests that no name is escaped where Discord renders no Markdown: on buttons, in menus and in alt texts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.catalogue import TITLES
from bot.sandbox.model import Message
from bot.title import AnyTitle
from tests.venue import Venue, alt_of, components, labels, look_back

PEOPLE = ("the_real_max", "*Bo* _the_ `second`", "Cy ~~3~~")


def unrendered(message: Message) -> Iterator[str]:
    """Yield all texts of a message in which Discord renders no Markdown."""
    yield alt_of(message)
    for part in components(message):
        yield from (str(part.get(key) or "") for key in ("label", "placeholder"))
        for option in part.get("options") or []:
            yield from (str(option.get(key) or "") for key in ("label", "description"))


@pytest.mark.few(2)
@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
async def test_no_name_is_escaped_where_no_markdown_is_rendered(venue: Venue, title: AnyTitle) -> None:
    people = PEOPLE[: title.rules.game.seats[-1]]
    board = await venue.start(*people, game=title.command, pace="none")
    table = await venue.table(board)
    for _ in range(12):
        name = people[min(table.awaited)] if table.awaited else people[0]
        hand = venue.dm(name)
        parts = [each for each in components(hand) if ":play:" in each.get("custom_id", "")]
        if parts and "options" in parts[0]:
            first = parts[0]["options"][0]["value"]
            await venue.person(name).select(hand, [first], custom_id=parts[0]["custom_id"])
        elif parts:
            await venue.person(name).click(hand, custom_id=parts[0]["custom_id"])
    ann = venue.person(PEOPLE[0])
    over = table.snapshot.status == "over"
    history = (
        (await look_back(ann, venue.anchor(), "History"))
        if over
        else (await ann.click(venue.anchor(), label="History"))
    ).answer
    if table.snapshot.status == "playing":
        await venue.sure(PEOPLE[0], "table end")
    after = (await look_back(ann, board, "History")).answer if "Look back" in labels(board) else history
    for message in [*venue.shown(), *map(venue.dm, people), history, after]:
        assert not [said for said in unrendered(message) if "\\" in said]
    said = [said for each in (history, after) for said in unrendered(each)]
    assert any(name in each for name in people for each in said), "it is about those people"

"""Tests of the look back at a game: one message that shows one position, with its tabs, and everything else
about a finished game behind it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.lookback.layouts.positions import EVERYBODY, Spot
from bot.sandbox.model import Message
from bot.ui.components import ButtonId, tag
from tests.features.lookback.handlers.test_review import BLAMED, judging, points, reviewed
from tests.ui.sync.test_results import finish, results
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, labels, look_back, menus, text_of, venue_with, words_of


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue_with(tmp_path, judging(BLAMED)) as found:
        yield found


async def over(venue: Venue) -> Message:
    """Make Ann play a game against a robot, and return its public result."""
    await venue.start("Ann", robots=1)
    await finish(venue)
    return results(venue)[-1]


async def test_a_result_has_three_buttons_and_everything_else_is_two_presses_behind_them(
    venue: Venue,
) -> None:
    result, ann = await over(venue), venue.person("Ann")
    assert labels(result) == ["Rematch", "Look back", "Share"]
    panel = (await ann.click(result, label="Look back")).answer
    assert panel.ephemeral
    assert labels(panel) == [
        *("Previous", "Play", "Next"),
        *("Beginning", "End", "History", "Review", "More"),
    ]
    assert [*menus(panel)] == ["Seen by"]
    assert len(panel.attachments) == 1
    await ann.click(panel, label="More")
    assert labels(panel) == [
        *("As text", "Still pictures", "Replay", "Share replay", "Share result", "Record", "Fair deal"),
        *("Play this deal", "Start a circuit", "Report", "Back"),
    ]
    await ann.click(panel, label="Back")
    assert "Key moment" in text_of(panel)


async def test_it_opens_at_the_key_moment_that_the_result_names_and_the_beginning_is_one_press_away(
    venue: Venue,
) -> None:
    result = await over(venue)
    named = text_of(result).split("Key moment: ")[1].split("\n")[0]
    for name in ("Ann", "Cy"):
        person = venue.person(name)
        panel = (await person.click(result, label="Look back")).answer
        assert "⭐ **Key moment**" in text_of(panel)
        assert named.split(" pulled up ")[1].rstrip(".") in text_of(panel)
        await person.click(panel, label="Beginning")
        assert "step 1 of " in text_of(panel)


async def test_each_step_shows_one_picture_on_which_it_can_be_seen(venue: Venue) -> None:
    result, ann = await over(venue), venue.person("Ann")
    panel = (await ann.click(result, label="Look back")).answer
    await ann.click(panel, label="Beginning")
    for picture, words in (("hand.png", "Ann: "), ("hand.png", "▶** Ann"), ("table.png", "▶** Apex")):
        assert words in text_of(panel)
        assert [each.filename for each in panel.attachments] == [picture]
        await ann.click(panel, label="Next")
    await ann.select(panel, [menus(panel)["Seen by"]["Everyone"]], placeholder="Seen by")
    assert [each.filename for each in panel.attachments] == ["table.png"]


async def test_a_spectator_looks_back_at_what_everybody_saw(venue: Venue) -> None:
    result, cy = await over(venue), venue.person("Cy")
    panel = (await cy.click(result, label="Look back")).answer
    assert [each.filename for each in panel.attachments] == ["table.png"]
    assert "Review" not in labels(panel)
    await cy.click(panel, label="More")
    offered = {*labels(panel)}
    assert {"Replay", "Share replay", "Record", "Play this deal"} <= offered
    assert offered.isdisjoint({"Report", "Share result", "Start a circuit"})


async def test_each_tab_shows_the_same_position(venue: Venue) -> None:
    result, ann = await over(venue), venue.person("Ann")
    panel = (await ann.click(result, label="Look back")).answer
    await ann.click(panel, label="Beginning")
    await ann.click(panel, label="End")
    position = text_of(panel)
    assert "Game over" in position
    await ann.click(panel, label="History")
    assert "Game over" in text_of(panel)
    steps = menus(panel)["Show a step"]
    await ann.select(panel, [[*steps.values()][-1]], placeholder="Show a step")
    assert text_of(panel) == position
    await ann.click(panel, label="History")
    await ann.click(panel, label="Watch")
    assert text_of(panel).split("step ")[0] == position.split("step ")[0], "the first position of the page"


async def test_a_turning_point_is_watched_tried_again_and_continued(venue: Venue) -> None:
    result, ann = await over(venue), venue.person("Ann")
    panel = await reviewed(venue, venue.dm("Ann"))
    first = points(panel)[0]
    await ann.click(panel, label=first)
    assert labels(panel)[:2] == ["Try again", "What if?"]
    assert f"{first}: this cost about " in text_of(panel)
    noted = text_of(panel)
    await ann.click(panel, label="Next")
    assert text_of(panel) != noted
    await ann.click(panel, label="Previous")
    assert text_of(panel) == noted, "a turning point is a position of the game"
    await ann.click(panel, label="Try again")
    assert f"{first}: what would you do now?" in text_of(panel)
    await ann.click(panel, label="What if?")
    await venue.wait(5)
    playing = await venue.bot.registry.tables.find(person=ann.id)
    assert [each.snapshot.branch is not None for each in playing] == [True]
    assert "Try again" not in labels((await venue.person("Cy").click(result, label="Look back")).answer)


async def test_buttons_that_people_have_from_earlier_versions_still_work(venue: Venue) -> None:
    """Press buttons with the custom_ids of earlier versions, whose meaning never changes."""
    result = await over(venue)
    id, told = (await venue.table(result)).snapshot.id, "Ann"
    read = (
        ("after", 0, "", "Key moment"),
        ("past", 0, "", "page "),
        ("watch", 0, "", "step 1 of "),
        ("page", Spot(0).mark, tag("first"), "page 1 of "),
        ("page", Spot(0, EVERYBODY).mark, tag("pages"), "page 1 of "),
        ("page", Spot(0, EVERYBODY, 0).mark, tag("forward"), "step 1 of "),
        ("still", 0, "", "Gear Head"),
        ("record", 0, "", "table"),
        ("check", 0, "", "cards match it"),
        ("text", 0, "", "Gear Head"),
        ("review", 0, "", "review"),
        ("spread", 0, "", "shared this game"),
        ("give", 0, "", "Gear Head"),
        ("replay", 0, "", "turns"),
    )
    for action, mark, arg, words in read:
        made = await forged(venue, told, result, ButtonId(id, action, mark, arg))
        await venue.wait(10)
        shown = [*made.followups, *([made.response] if made.response is not None else [])]
        assert any(words in text_of(each) for each in (*shown, *venue.shown()[-1:])), action
    assert Spot.of(20_000).eyes == 2, "the encoding of a place in a mark"
    assert Spot.of(1_000_003) == Spot(3, 0, 0)


async def test_a_game_that_was_ended_early_is_looked_back_at_as_far_as_it_went(venue: Venue) -> None:
    board = await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    await venue.sure("Ann", "table end")
    ann = venue.person("Ann")
    panel = (await ann.click(venue.anchor(), label="Look back")).answer
    assert labels(panel) == ["Previous", "Next", "Beginning", "End", "History", "More"]
    await ann.click(panel, label="End")
    assert "step 2 of 2" in text_of(panel)
    assert labels((await look_back(ann, venue.anchor(), "More")).answer) == ["As text", "Back"]
    refused = await forged(venue, "Ann", panel, ButtonId((await venue.table(board)).snapshot.id, "run"))
    assert "until this game is over" in words_of(refused)

"""Tests of reviews: the decisions that mattered in a player's own finished game, which only they see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.review_method import Appraisal, Effort, Reviewer, ReviewMethod
from bot.features.lookback.layouts.review import ReviewDesk, overview, progress
from bot.features.lookback.model import Judged, Review
from bot.sandbox.model import Message
from bot.tables.share_codes import code_of
from bot.tables.table import Table
from bot.title import AnyTitle
from bot.ui.components import ButtonId
from bot.ui.messages.message import MessageLayout
from tests import thoughts
from tests.sketches import SKETCHED
from tests.ui.messages.seated import parts
from tests.ui.sync.test_results import finish
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, alt_of, labels, look_back, menus, text_of, venue_with, words_of

EFFORT = Effort(whole=1_000, most=10, widest=3, least=1.0, gross=5.0)
GEAR = SKETCHED["gear_head"]
BLAMED = ReviewMethod(thoughts.blame, EFFORT)


def judging(review_method: ReviewMethod | None) -> dict[str, AnyTitle]:
    """Return the catalogue in which Gear Head has this review method, or none."""
    return {**SKETCHED, "gear_head": replace(GEAR, robots=replace(GEAR.robots, review_method=review_method))}


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue_with(tmp_path, judging(BLAMED)) as found:
        yield found


async def played(venue: Venue) -> Message:
    """Make Ann play a game against a robot, and return her own message about its end."""
    await venue.start("Ann", robots=1, level="club")
    await finish(venue)
    return venue.dm("Ann")


async def table_of(venue: Venue, own: Message) -> Table:
    """Return the table that a person's own message names."""
    found = await venue.bot.registry.tables.get(text_of(own).split("table **")[1][:5])
    assert found is not None
    return found


def told_by(message: MessageLayout) -> str:
    """Return the text of a message."""
    return "\n".join(each["content"] for each in parts(message) if "content" in each)


async def reviewed(venue: Venue, own: Message) -> Message:
    """Make Ann open her review, and return its panel when it is finished."""
    panel = await asked(venue, own)
    await venue.wait(60)
    return panel


async def asked(venue: Venue, own: Message) -> Message:
    """Make Ann press *Review* in *Look back* at her game, and return the panel."""
    panel = (await venue.person("Ann").click(own, label="Look back")).answer
    assert panel.ephemeral
    await venue.person("Ann").click(panel, label="Review")
    return panel


def points(review: Message) -> list[str]:
    """Return the labels of the turning points of a review."""
    return [each for each in labels(review) if each not in ("History", "Watch", "More", "Back")]


async def test_a_review_tells_up_to_three_turning_points_and_what_the_deal_was_worth(venue: Venue) -> None:
    told = await reviewed(venue, await played(venue))
    assert "3 moments mattered" in text_of(told)
    assert text_of(told).count(" cost you about ") == 3
    assert "Compared with the others’ average: **" in text_of(told)
    assert len(points(told)) == 3
    assert labels(told) == [*points(told), "History", "Watch", "More"]


async def test_a_turning_point_shows_the_hand_of_then_what_was_done_what_was_better_and_why(
    venue: Venue,
) -> None:
    told = await reviewed(venue, await played(venue))
    ann, first = venue.person("Ann"), labels(told)[0]
    await ann.click(told, label=first)
    assert f"{first}: this cost about " in text_of(told)
    assert "You chose " in text_of(told)
    assert "Better: " in text_of(told)
    assert told.attachments
    assert alt_of(told)
    await ann.click(told, label="Review")
    assert "3 moments mattered" in text_of(told)
    assert not told.attachments


async def test_what_is_tried_again_is_compared_with_the_best(venue: Venue) -> None:
    told = await reviewed(venue, await played(venue))
    ann = venue.person("Ann")
    await ann.click(told, label=labels(told)[0])
    await ann.click(told, label="Try again")
    assert "what would you do now?" in text_of(told)
    words = set()
    for label in labels(told)[:-2]:
        await ann.click(told, label=label)
        if "robots are playing it out…" in text_of(told):
            assert labels(told) == ["Show answer", "What if?"]
        await venue.wait(5)
        words |= {each for each in ("the best move!", "you played", "more than") if each in text_of(told)}
    assert {"the best move!", "you played"} <= words


@pytest.mark.thorough
async def test_a_group_of_choices_opens_in_the_position_that_is_tried_again(tmp_path: Path) -> None:
    scrap = SKETCHED["scrapheap"]
    games = {**SKETCHED, "scrapheap": replace(scrap, robots=replace(scrap.robots, review_method=BLAMED))}
    async with venue_with(tmp_path, games) as venue:
        await venue.start("Ann", game="scrap", robots=1)
        await finish(venue)
        told, ann = await reviewed(venue, venue.dm("Ann")), venue.person("Ann")
        for label in points(told):
            await ann.click(told, label=label)
            await ann.click(told, label="Try again")
            groups = {
                name: options for name, options in menus(told).items() if "reopen" in ids_of(told, name)
            }
            if groups:
                break
            await ann.click(told, label="Show answer")
            await ann.click(told, label="Review")
        (name, options), before = next(iter(groups.items())), set(menus(told))
        await ann.select(told, [next(iter(options.values()))], placeholder=name)
        assert "what would you do now?" in text_of(told)
        assert set(menus(told)) - before


def ids_of(message: Message, placeholder: str) -> str:
    """Return the custom_ids of the menus with the given placeholder, joined into one text."""
    found = (part for part in message.parts() if part.get("placeholder") == placeholder)
    return str([part["custom_id"] for part in found])


async def test_a_game_without_mistakes_is_praised_unless_robots_always_got_more_from_its_deal(
    tmp_path: Path,
) -> None:
    async with venue_with(tmp_path, judging(ReviewMethod(thoughts.leave_alone, EFFORT))) as venue:
        own = await played(venue)
        told = await reviewed(venue, own)
        assert "You made no clear mistakes." in text_of(told)
        assert labels(told) == ["History", "Watch", "More"]
        game = await venue.inside(
            venue.bot.parts[ReviewDesk].game(await table_of(venue, own), 0, venue.person("Ann").id)
        )
        ended = float(text_of(told).split("average: **")[1].split("**")[0].replace("−", "-"))
        for low, high, praised, than in (
            (ended + 1, ended + 4, False, ""),
            (ended - 1, ended + 2, True, "You did just as well."),
            (ended - 5, ended - 2, True, "You did better."),
            (ended, ended, True, "You did just as well."),
        ):
            found = Review(3, fair=(high, low), done=True)
            words = told_by(overview(game, found, "en"))
            assert ("You just didn’t finish this time." in words) == praised, "no praise: Ann is out"
            assert ("But strong robots always scored more" in words) != praised
            assert words.endswith(f"with these cards. {than}".strip())
            assert (" to " in words[words.index("Strong robots scored") :]) == (low != high)


async def test_the_progress_moves_through_all_parts_of_a_review(venue: Venue) -> None:
    table = await table_of(venue, await played(venue))
    looked = tuple(Judged(ply, Appraisal(1, 2.0, 0.1)) for ply in (3, 5))
    found_and_told = (
        (Review(9), "Reading your game…"),
        (Review(9, 2), "decision 1 of 2…"),
        (Review(9, 2, looked[:1]), "decision 2 of 2…"),
        (Review(9, 2, looked, looked[:1]), "the costliest moves: 2 of 2…"),
        (Review(9, 2, looked, looked), "what they were worth: 1 of 8…"),
        (Review(9, 2, looked, looked, (1.5, 2.5)), "what they were worth: 3 of 8…"),
        (Review(9, fair=(1.5,)), "what they were worth: 2 of 8…"),
    )
    for found, told in found_and_told:
        assert told in told_by(progress(table, found, "en"))


async def test_a_review_that_stops_says_so_and_how_it_goes_on(tmp_path: Path) -> None:
    async with venue_with(tmp_path, judging(ReviewMethod(thoughts.stop, EFFORT))) as venue:
        told = await reviewed(venue, await played(venue))
        assert "Your review stopped. Press *Review*" in text_of(told)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("reviewer", "told"),
    [(thoughts.end_if_little, "3 moments mattered"), (thoughts.never_end, "no clear mistakes")],
)
async def test_a_review_that_takes_too_long_tries_less_instead_of_stopping(
    tmp_path: Path, reviewer: Reviewer[Any, Any], told: str
) -> None:
    async with venue_with(tmp_path, judging(ReviewMethod(reviewer, EFFORT))) as venue:
        assert told in text_of(await reviewed(venue, await played(venue)))


async def test_a_review_is_shown_although_discord_refuses_an_edit(venue: Venue) -> None:
    own = await played(venue)
    panel = await asked(venue, own)
    venue.fail("PATCH", "/webhooks/*", status=403, code=50013, message="not now")
    await venue.wait(60)
    assert "3 moments mattered" in text_of(panel)


async def test_a_review_waits_while_others_play_the_deal(venue: Venue) -> None:
    own = await played(venue)
    ann, bo = venue.person("Ann"), venue.person("Bo")
    first = await table_of(venue, own)
    again = (await bo.slash(venue.channel, "race start", deal=code_of(first.snapshot))).answer
    await bo.click(again, label="Start")
    refused = await look_back(ann, own, "Review")
    assert "Others are playing these cards right now." in words_of(refused)
    await finish(venue, "Bo")
    assert "3 moments mattered" in text_of(await reviewed(venue, own))


async def test_a_review_outlives_a_kill_in_the_middle_and_says_the_same(venue: Venue) -> None:
    own = await played(venue)
    table = await table_of(venue, own)
    await asked(venue, own)
    await venue.restart()
    told = await reviewed(venue, own)
    found = await venue.bot.parts[ReviewDesk].find(table, 0, venue.person("Ann").id)
    assert found is not None
    assert found.done
    assert text_of(await asked(venue, own)) == text_of(told)


async def test_nobody_reviews_a_game_of_others_or_one_that_goes_on(venue: Venue) -> None:
    board = await venue.start("Ann", robots=1)
    id = (await venue.table(board)).snapshot.id
    review = ButtonId(id, "review")
    assert "until this game is over" in words_of(await forged(venue, "Ann", board, review))
    await finish(venue)
    assert "not in this game" in words_of(await forged(venue, "Cy", venue.anchor(), review))


async def test_a_game_without_reviews_offers_none(tmp_path: Path) -> None:
    async with venue_with(tmp_path, judging(None)) as venue:
        own = await played(venue)
        panel = (await venue.person("Ann").click(own, label="Look back")).answer
        assert "History" in labels(panel)
        assert "Review" not in labels(panel)

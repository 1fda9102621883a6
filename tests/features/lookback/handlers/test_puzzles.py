"""Tests of puzzles: missed decisions of reviewed games, one at a time, until the player is right twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.model import Message
from bot.tables.share_codes import code_of
from bot.ui.components import ButtonId
from tests.features.lookback.handlers.test_review import BLAMED, judging, played, reviewed, table_of
from tests.storage.exported import exported
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, labels, text_of, venue_with, words_of

DAY = 86_400.0
STEPS = ("Next puzzle", "What if?", "Review", "Play against robots")


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue_with(tmp_path, judging(BLAMED)) as found:
        yield found


async def puzzle_of(venue: Venue, name: str) -> Message:
    """Make a person type /practice puzzles in the channel, and return the answer."""
    pressed = await venue.person(name).slash(venue.channel, "practice puzzles")
    assert pressed.answer.ephemeral
    return pressed.answer


def choices(message: Message) -> list[str]:
    """Return the labels of the position's choices, without those of the controls below it."""
    return [each for each in labels(message) if each not in (*STEPS, "Back")]


async def answer(venue: Venue, name: str, message: Message, *, right: bool) -> None:
    """Press the last choice, which is the best one here, or the first one for a wrong answer."""
    offered = choices(message)
    await venue.person(name).click(message, label=offered[-1 if right else 0])
    await venue.wait(5)


async def test_what_was_missed_comes_back_until_it_is_right_twice(venue: Venue) -> None:
    none = await puzzle_of(venue, "Ann")
    assert "No puzzles right now." in text_of(none)
    assert labels(none) == ["Practice", "Daily", "Back"]
    await reviewed(venue, await played(venue))
    asked = await puzzle_of(venue, "Ann")
    assert "from your own game" in text_of(asked)
    assert text_of(asked).endswith("-# 3 waiting")
    assert asked.attachments
    first = asked.attachments[0].url
    await answer(venue, "Ann", asked, right=True)
    assert "the best move!" in text_of(asked)
    assert "This puzzle comes back tomorrow. 2 waiting · streak: 1 day" in text_of(asked)
    assert choices(asked) == []
    assert labels(asked) == ["Next puzzle", "What if?", "Review", "Back"]
    await venue.person("Ann").click(asked, label="Next puzzle")
    assert asked.attachments[0].url != first
    await answer(venue, "Ann", asked, right=False)
    assert "compared with the best move" in text_of(asked) or "you played" in text_of(asked)
    assert "1 waiting" in text_of(asked)
    await answer(venue, "Ann", asked, right=True)
    assert "Back" not in text_of(asked), "only the first answer counts"
    await venue.skip(DAY + 1)
    asked = await puzzle_of(venue, "Ann")
    assert "3 waiting" in text_of(asked)
    await answer(venue, "Ann", asked, right=True)
    told = text_of(asked)
    for _ in range(2):
        await venue.person("Ann").click(asked, label="Next puzzle")
        await answer(venue, "Ann", asked, right=True)
        told += text_of(asked)
    assert told.count("You got it right twice: solved!") == 1
    assert "1 solved · streak: 2 days" in text_of(asked)
    assert labels(asked) == ["What if?", "Review", "Play against robots", "Back"], "it was the last one"
    ann = venue.person("Ann")
    await ann.click(asked, label="Play against robots")
    assert "Gear Head" in text_of(venue.dm("Ann"))
    await ann.click(asked, label="Review")
    assert "moments mattered" in text_of(asked)


async def test_positions_of_others_come_without_names_and_only_if_they_lend_them(venue: Venue) -> None:
    await reviewed(venue, await played(venue))
    assert "No puzzles right now." in text_of(await puzzle_of(venue, "Bo"))
    panel = (await venue.person("Ann").slash(venue.channel, "paddock")).answer
    for label in ("League", "My profile"):
        await venue.person("Ann").click(panel, label=label)
    await venue.person("Ann").click(panel, label="Share my puzzles: off")
    assert "Share my puzzles: on" in labels(panel)
    asked = await puzzle_of(venue, "Bo")
    assert "from a game in this server" in text_of(asked)
    told = text_of(asked) + "".join(str(each.description) for each in asked.attachments)
    assert "Ann" not in told
    await answer(venue, "Bo", asked, right=True)
    assert labels(asked) == ["Next puzzle", "Play against robots", "Back"], "not the game, which has names"
    assert "streak: 1 day" in text_of(asked)
    there = venue.another_server()
    venue.people["Eve"] = venue.member("Eve", guild=there.guild)
    elsewhere = (await venue.person("Eve").slash(there, "practice puzzles")).answer
    assert "No puzzles right now." in text_of(elsewhere)
    await venue.person("Ann").click(panel, label="Share my puzzles: on")
    assert "No puzzles right now." in text_of(await puzzle_of(venue, "Bo"))


async def test_a_deal_that_others_play_now_is_no_puzzle(venue: Venue) -> None:
    own = await played(venue)
    await reviewed(venue, own)
    asked = await puzzle_of(venue, "Ann")
    old = await table_of(venue, own)
    again = (await venue.person("Bo").slash(venue.channel, "race start", deal=code_of(old.snapshot))).answer
    await venue.person("Bo").click(again, label="Start")
    assert "No puzzles right now." in text_of(await puzzle_of(venue, "Ann"))
    pressed = await venue.person("Ann").click(asked, label=choices(asked)[0])
    assert "This puzzle is gone." in words_of(pressed)


async def test_a_puzzle_of_somebody_else_cannot_be_pressed(venue: Venue) -> None:
    own = await played(venue)
    await reviewed(venue, own)
    old = await table_of(venue, own)
    for ply in range(1, 4):
        refused = await forged(venue, "Cy", venue.anchor(), ButtonId(old.snapshot.id, "solve", ply))
        assert "This puzzle is gone." in words_of(refused)


async def test_answers_are_exported_and_forgotten(venue: Venue) -> None:
    await reviewed(venue, await played(venue))
    await answer(venue, "Ann", await puzzle_of(venue, "Ann"), right=True)
    ann = venue.person("Ann").id
    stored = await exported(venue.bot.store.exports, ann)
    (known,), (day,) = stored["puzzles"], stored["puzzle_days"]
    assert (known["answers"], known["right"]) == (1, 1)
    assert day == int(venue.bot.registry.clock.unix_now() // DAY)
    await venue.inside(venue.bot.registry.person_deletion.person(ann))
    stored = await exported(venue.bot.store.exports, ann)
    assert stored["puzzles"] == stored["puzzle_days"] == []

"""Tests of the review of a game of simultaneous presses: the player's speed and care, which only they see."""

from __future__ import annotations

from dataclasses import replace

from bot.model.snapshots import Place
from bot.sandbox.model import Interaction
from bot.ui.components import ButtonId
from tests.raced import raced
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, alt_of, text_of, words_of


async def ended(venue: Venue, id: str, first: str, other: str, speed: float, *, careless: int = 0) -> None:
    """Store a finished game of two people and a robot. speed: the number of seconds that the first person
    takes for a tap. careless: the number of their careless taps.
    """
    store, at = venue.bot.registry._store, float(ord(id[0]))
    people = [venue.person(name).id for name in (first, other)]
    over, moves = raced(id, people, (speed, 5.0, 7.5), careless=careless)
    over = replace(over, place=Place(venue.guild.id, venue.channel.id))
    await store.tables.open_table(replace(over, status="playing"), now=at)
    await store.tables.save_table(replace(over, version=2), *moves, now=at)


async def pressed(venue: Venue, name: str, id: str) -> Interaction:
    """Make a person press *Review* of the match with the given id, and return the answer."""
    message = await venue.lobby("Host", game="race")
    return await forged(venue, name, message, ButtonId(id, "review"))


async def test_a_review_says_the_one_thing_to_work_on_and_compares_with_the_table(venue: Venue) -> None:
    await ended(venue, "abcde", "Ann", "Bo", 3.0, careless=4)
    told = await pressed(venue, "Ann", "abcde")
    assert told.ephemeral
    assert "**Look again before you tap.** Twice, you tapped a wrong card" in text_of(told.answer)
    assert "2 wrong, 0 missed, usual time 3.1 s." in text_of(told.answer)
    alt = alt_of(told.answer)
    assert alt.count(": wrong, after 3.1 s.") == 2
    assert "Bolt: " in alt
    assert "usual time 7.6 s." in alt
    assert f"Player {venue.person('Bo').id}: " in alt
    slow = await pressed(venue, "Bo", "abcde")
    assert "**Tap sooner.**" in text_of(slow.answer)
    assert "usual time 5.1 s." in text_of(slow.answer)


async def test_a_game_is_compared_with_ones_own_ten_before_and_after_a_restart_too(venue: Venue) -> None:
    for number, letter in enumerate("abcdefghijkl"):
        await ended(venue, f"{letter}game", "Ann" if letter != "c" else "Cy", "Bo", 1.0 + number / 4)
    told = await pressed(venue, "Ann", "lgame")
    assert "Your previous 10 games: " in text_of(told.answer)
    assert "usual time 2.5 s.\n" in text_of(told.answer)
    assert "Previous 10 games: " in alt_of(told.answer)
    await venue.restart()
    again = await pressed(venue, "Ann", "lgame")
    assert text_of(again.answer) == text_of(told.answer)
    first = await pressed(venue, "Ann", "agame")
    assert "Your last" not in text_of(first.answer)


async def test_nobody_reads_the_taps_of_others_or_of_a_game_that_goes_on(venue: Venue) -> None:
    await ended(venue, "abcde", "Ann", "Bo", 3.0)
    assert "not in this game" in words_of(await pressed(venue, "Cy", "abcde"))
    table = await venue.table(await venue.start("Ann", "Bo", game="smack"))
    assert "until this game is over" in words_of(await pressed(venue, "Ann", table.snapshot.id))
    await pressed(venue, "Ann", "abcde")
    message = venue.anchor()
    for action in ("moment", "retry"):
        asked = await forged(venue, "Ann", message, ButtonId("abcde", action))
        assert "That review is gone." in words_of(asked)

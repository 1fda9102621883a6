"""Typed moves: in the modal under the hand, also across a restart, either all of them or none."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest_asyncio

from bot.catalogue import RASANT
from bot.engine.game import IllegalMove
from bot.games.rasant.rules.actions import Action, Play
from bot.games.rasant.rules.model import View
from bot.sandbox.model import Interaction
from bot.words import Typed
from tests.venue import Venue, labels, text_of, venue_with


def _read(text: str, view: View) -> Sequence[Action]:
    """Numbers of playable cards, from 1."""
    try:
        return [Play(view.playable[int(word) - 1]) for word in text.split()]
    except (ValueError, IndexError):
        raise IllegalMove(f"{text} is no number of a card that you may play.") from None


TYPED = Typed("Type it", "Which card?", "1", lambda view: bool(view.playable), _read)


@pytest_asyncio.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue_with(
        tmp_path, {"rasant": replace(RASANT, words=replace(RASANT.words, typed=TYPED))}
    ) as ready:
        yield ready


async def asked(venue: Venue, name: str) -> Interaction:
    return await venue.person(name).click(venue.dm(name), label="Type it")


async def sent(venue: Venue, name: str, text: str) -> None:
    shown = await asked(venue, name)
    await venue.person(name).submit_modal(shown, {"text": text})


async def mover(venue: Venue) -> str:
    await venue.start("Ann", "Bo", game="rasant", pace="none")
    return "Ann" if "Type it" in labels(venue.dm("Ann")) else "Bo"


async def test_what_is_typed_is_played(venue: Venue) -> None:
    name = await mover(venue)
    (table,) = await venue.bot.registry.tables.find(channel=venue.channel.id)
    await sent(venue, name, "1")
    assert table.record.match.ply == 1
    assert "Type it" not in labels(venue.dm(name)), "the hand has moved on"


async def test_a_text_that_means_nothing_is_refused_on_the_hand(venue: Venue) -> None:
    name = await mover(venue)
    (table,) = await venue.bot.registry.tables.find(channel=venue.channel.id)
    await sent(venue, name, "*ace*")
    assert "is no number of a card that you may play" in text_of(venue.dm(name))
    assert table.record.match.ply == 0


async def test_several_moves_are_played_all_or_none(venue: Venue) -> None:
    name = await mover(venue)
    (table,) = await venue.bot.registry.tables.find(channel=venue.channel.id)
    before = table.record
    await sent(venue, name, "1 2")
    assert table.record.match == before.match, "the first would have been legal, the second is not"
    assert table.record.version == before.version


async def test_a_modal_from_before_a_restart_still_plays(venue: Venue) -> None:
    name = await mover(venue)
    shown = await asked(venue, name)
    await venue.restart()
    await venue.person(name).submit_modal(shown, {"text": "1"})
    (table,) = await venue.bot.registry.tables.find(channel=venue.channel.id)
    assert table.record.match.ply == 1


async def test_a_modal_that_was_overtaken_says_so(venue: Venue) -> None:
    name = await mover(venue)
    (table,) = await venue.bot.registry.tables.find(channel=venue.channel.id)
    first, second = await asked(venue, name), await asked(venue, name)
    await venue.person(name).submit_modal(first, {"text": "1"})
    await venue.person(name).submit_modal(second, {"text": "1"})
    assert table.record.match.ply == 1
    assert "not your turn" in text_of(venue.dm(name)).lower()


async def test_the_ephemeral_hand_takes_what_is_typed_too(venue: Venue) -> None:
    name = await mover(venue)
    (table,) = await venue.bot.registry.tables.find(channel=venue.channel.id)
    answer = await venue.person(name).click(await venue.open_hand(name), label="Type it")
    await venue.person(name).submit_modal(answer, {"text": "1"})
    assert table.record.match.ply == 1

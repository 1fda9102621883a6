"""Tests of a finished game as a film: seen by a player, played automatically, and shared without its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.lookback.films import MOST, Films
from bot.features.lookback.layouts.positions import Spot, recent_events_at
from bot.features.lookback.layouts.tabs import LookbackMessages, Viewer
from bot.locales.phrase import ENGLISH
from bot.render.theme import STANDARD
from bot.sandbox.model import Message
from bot.tables.share_codes import code_of
from bot.ui.components import ButtonId
from tests.features.lookback.handlers.test_review import BLAMED, judging
from tests.ui.sync.test_results import finish, results
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, alt_of, chosen, labels, look_back, menus, text_of, venue_with, words_of


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue_with(tmp_path, judging(BLAMED)) as found:
        yield found


async def played(venue: Venue) -> Message:
    """Make Ann play a game against a robot, and return its result."""
    await venue.start("Ann", robots=1)
    await finish(venue)
    return results(venue)[-1]


async def film_of(venue: Venue, result: Message, name: str = "Cy", eyes: str = "") -> Message:
    """Make a person look back at a game from its beginning, and return the message. eyes: the player whose
    view is shown, or "" for a spectator's.
    """
    person = venue.person(name)
    film = (await person.click(result, label="Look back")).answer
    await person.click(film, label="Beginning")
    if eyes:
        await person.select(film, [menus(film)["Seen by"][eyes]], placeholder="Seen by")
    return film


def step(film: Message) -> tuple[int, int]:
    """Return the number of the step that is shown, and the number of steps."""
    at, of = text_of(film).split("step ")[1].split("\n")[0].split(" · ")[0].split(" of ")
    return int(at), int(of)


def files(film: Message) -> list[str]:
    return [each.filename for each in film.attachments]


async def test_a_film_shows_the_hand_of_whoevers_eyes_are_chosen_and_else_what_everybody_saw(
    venue: Venue,
) -> None:
    film = await film_of(venue, await played(venue))
    assert film.ephemeral
    assert files(film) == ["table.png"]
    assert "seen by" not in text_of(film)
    cy = venue.person("Cy")
    await cy.select(film, [menus(film)["Seen by"]["Ann"]], placeholder="Seen by")
    assert files(film) == ["hand.png"]
    assert "step 1 of " in text_of(film)
    assert "seen by Ann" in text_of(film)
    assert chosen(film) == ["Ann"]
    assert "goes first. Ann: " in text_of(film)
    await cy.click(film, label="Next")
    assert files(film) == ["hand.png"]
    await cy.select(film, [menus(film)["Seen by"]["Everyone"]], placeholder="Seen by")
    assert files(film) == ["table.png"]


async def test_every_step_is_reached_forwards_and_backwards_once(venue: Venue) -> None:
    film, cy = await film_of(venue, await played(venue)), venue.person("Cy")
    _, of = step(film)
    there = [text_of(film)]
    while "Next" in labels(film) and step(film)[0] < of:
        await cy.click(film, label="Next")
        there.append(text_of(film))
    assert [f"step {at} of {of}" in each for at, each in enumerate(there, 1)] == [True] * of
    back = [text_of(film)]
    while step(film)[0] > 1:
        await cy.click(film, label="Previous")
        back.append(text_of(film))
    assert back[::-1] == there


async def test_a_film_goes_on_by_itself_stays_longer_where_it_matters_and_ends_with_its_buttons(
    venue: Venue,
) -> None:
    film, cy = await film_of(venue, await played(venue), eyes="Ann"), venue.person("Cy")
    _, of = step(film)
    await cy.click(film, label="Play")
    assert labels(film) == ["Stop"]
    asked, seconds, key = len(venue.requests), 0, 0
    while labels(film) == ["Stop"]:
        before, held = step(film)[0], "Key moment" in text_of(film)
        await venue.wait(6 if held else 3)
        seconds, key = seconds + (6 if held else 3), key + held
        assert step(film)[0] == before + 1
        assert files(film) == ["hand.png"]
    assert step(film) == (of, of)
    assert key
    assert len(venue.requests) - asked == of - 1
    assert "Play" in labels(film)
    await cy.click(film, label="Play")
    assert step(film)[0] == 1, "from the beginning again"


async def test_a_film_stops_where_it_is_and_goes_on_from_there(venue: Venue) -> None:
    film, cy = await film_of(venue, await played(venue)), venue.person("Cy")
    await cy.click(film, label="Play")
    await venue.wait(3)
    await cy.click(film, label="Stop")
    assert step(film)[0] == 2
    assert "Play" in labels(film)
    told = text_of(film)
    await venue.wait(60)
    assert text_of(film) == told
    await cy.click(film, label="Play")
    await venue.wait(6)
    assert step(film)[0] > 2


async def test_a_film_that_was_dismissed_asks_discord_no_more(venue: Venue) -> None:
    film, cy = await film_of(venue, await played(venue)), venue.person("Cy")
    await cy.click(film, label="Play")
    venue.fail("PATCH", "/webhooks/*", status=404, code=10008, message="Unknown Message", times=None)
    asked = len(venue.requests)
    await venue.wait(120)
    assert len(venue.requests) == asked + 1


async def test_a_restart_ends_a_film_and_its_button_still_works(venue: Venue) -> None:
    film, cy = await film_of(venue, await played(venue)), venue.person("Cy")
    await cy.click(film, label="Play")
    await venue.wait(3)
    await venue.restart()
    await venue.wait(60)
    assert step(film)[0] == 2
    await cy.click(film, label="Stop")
    assert "Play" in labels(film)
    assert step(film)[0] == 2


async def test_stop_reaches_a_film_of_another_process(venue: Venue) -> None:
    film, cy = await film_of(venue, await played(venue)), venue.person("Cy")
    await cy.click(film, label="Play")
    (playing,) = venue.bot.parts[Films]._playing.values()
    await venue.bot.store.pauses.begin("film", int(playing.id, 16), venue.bot.registry.clock.unix_now(), 60.0)
    asked = len(venue.requests)
    await venue.wait(60)
    assert len(venue.requests) == asked
    assert step(film)[0] == 1


async def test_only_a_few_films_play_at_a_time_and_one_for_each_person(venue: Venue) -> None:
    result = await played(venue)
    names = ["Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"][: MOST + 1]
    films = [await film_of(venue, result, name) for name in names]
    for name, film in zip(names[:MOST], films, strict=False):
        await venue.person(name).click(film, label="Play")
    refused = await venue.person(names[-1]).click(films[-1], label="Play")
    assert "Too many replays are playing right now." in words_of(refused)
    other = await film_of(venue, result, "Bo")
    await venue.person("Bo").click(other, label="Play")
    await venue.wait(6)
    assert "Play" in labels(films[0]), "the one that was watched before has ended"
    assert labels(other) == ["Stop"]


async def test_what_a_review_found_is_told_to_its_player_and_nobody_else(venue: Venue) -> None:
    result = await played(venue)
    await look_back(venue.person("Ann"), venue.dm("Ann"), "Review")
    await venue.wait(60)
    for name, told in (("Ann", True), ("Cy", False)):
        film, person = await film_of(venue, result, name, eyes="Ann"), venue.person(name)
        read = ""
        while step(film)[0] < step(film)[1]:
            await person.click(film, label="Next")
            read += text_of(film)
        assert ("Better: " in read) == told


async def test_nobody_sees_a_hand_while_others_play_the_deal(venue: Venue) -> None:
    result = await played(venue)
    film, bo = await film_of(venue, result), venue.person("Bo")
    first = await venue.table(film)
    again = (await bo.slash(venue.channel, "race start", deal=code_of(first.snapshot))).answer
    await bo.click(again, label="Start")
    cy = venue.person("Cy")
    asked = await cy.select(film, [menus(film)["Seen by"]["Ann"]], placeholder="Seen by")
    assert "Others are playing these cards right now." in words_of(asked)
    assert files(film) == ["table.png"]
    public = venue.shown()
    for name, action in (("Cy", "record"), ("Ann", "check"), ("Cy", "replay"), ("Bo", "redeal")):
        refused = await forged(venue, name, result, ButtonId(first.snapshot.id, action))
        assert "Others are playing this deal right now." in words_of(refused), action
        assert not refused.answer.attachments
    assert venue.shown() == public
    await finish(venue, "Bo")
    given = await forged(venue, "Cy", result, ButtonId(first.snapshot.id, "record"))
    assert given.answer.attachments


async def test_a_replay_is_shared_without_anything_of_its_end(venue: Venue) -> None:
    result = await played(venue)
    film, cy, di = await film_of(venue, result), venue.person("Cy"), venue.person("Di")
    table = await venue.table(film)
    outcome = table.title.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    await look_back(cy, result, "Share replay")
    shared = venue.shown()[-1]
    assert labels(shared) == ["Watch"]
    assert "**Cy** shared this game. Players: Ann and" in text_of(shared)
    assert not shared.attachments
    own = (await di.click(shared, label="Watch")).answer
    assert own.ephemeral
    end = text_of(result).split("\n")[1].strip("*")
    scores = [f"{score}" for score in outcome.scores if score is not None]
    while step(own)[0] < step(own)[1]:
        seen = f"{text_of(shared)}{text_of(own)}{alt_of(own)}{files(own)}"
        assert end not in seen
        assert "Game over" not in seen
        assert not any(f"{score} points" in seen for score in scores)
        await di.click(own, label="Next")
    assert "Game over" in text_of(own)
    refused = await look_back(cy, result, "Share replay")
    assert "has just been shared here" in words_of(refused)


async def test_a_film_of_a_game_that_goes_on_does_not_play_and_is_not_shared(venue: Venue) -> None:
    board = await venue.start("Ann", robots=1)
    id = (await venue.table(board)).snapshot.id
    history = (await venue.person("Cy").click(board, label="History")).answer
    assert "Watch" not in labels(history)
    for action in ("watch", "run", "halt", "spread"):
        refused = await forged(venue, "Cy", board, ButtonId(id, action))
        assert "until this game is over" in words_of(refused), action


async def test_a_film_shows_everyone_in_the_car_that_the_game_had(venue: Venue) -> None:
    table = await venue.table(await played(venue))
    messages, title = venue.bot.parts[LookbackMessages], table.title
    film = await messages.open(table, None, ENGLISH)
    past = film.pasts[-1]
    shown = await messages.watch(film, Spot(0, ply=past.ply), Viewer(0, ENGLISH))
    view = title.rules.game.view(past.match.state, None)
    recent = recent_events_at(film.pasts, title, past.ply)
    in_their_cars, in_others = (
        title.board.painter.files(view, names, recent, STANDARD, ENGLISH)[0]
        for names in (table.seated_names, table.names)
    )
    assert shown.pictures[0].data == in_their_cars != in_others

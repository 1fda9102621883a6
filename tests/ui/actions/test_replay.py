"""What a finished table gives of its game: one game is played for all of it."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.catalogue import TITLES
from bot.record.film import BYTES
from bot.record.game import checked
from tests.ui.sync.test_results import finish, results
from tests.venue import Venue, labels, menus, text_of, words_of


async def test_a_game_is_opened_once_it_is_over_and_no_sooner(venue: Venue) -> None:
    ann, cy = venue.person("Ann"), venue.person("Cy")
    board = await venue.start("Ann", robots=1)
    id = (await venue.table(board)).record.id
    assert "is not over" in words_of(await ann.slash(venue.channel, "table record", table=id))
    history = (await cy.click(board, label="History")).answer
    assert not any("eyes" in each for each in menus(history))
    await finish(venue)

    given = await cy.slash(venue.channel, "table record", table=id)
    assert given.ephemeral
    (file,) = given.answer.attachments
    assert file.filename == f"paddock-gear-head-{id}.toml"
    assert checked(file.content, TITLES).sitters[0].name == "Ann"

    (result,) = results(venue)
    await cy.click(result, label="Replay")
    film = venue.shown()[-1]
    assert "Replay" in text_of(film)
    (gif,) = film.attachments
    assert len(gif.content) < BYTES
    moving = Image.open(BytesIO(gif.content))
    assert moving.format == "GIF"
    assert getattr(moving, "n_frames", 1) > 5
    again = await ann.click(result, label="Replay")
    assert again.ephemeral
    assert str(film.id) in words_of(again)
    still = await cy.click(film, label="Still pictures")
    assert still.ephemeral
    assert [each.filename for each in still.answer.attachments] == ["stills.png"]
    assert "drew" in text_of(still.answer)

    history = (await cy.click(result, label="History")).answer
    (eyes,) = [options for ask, options in menus(history).items() if "eyes" in ask]
    assert list(eyes)[:2] == ["Seen by Everybody", "Seen by Ann"]
    assert " holds " not in text_of(history)
    await cy.select(history, [eyes["Seen by Ann"]], placeholder="Through whose eyes?")
    assert "Record" in labels(history)
    await cy.click(history, label="First")
    assert "Ann holds" in text_of(history)
    (steps,) = [options for ask, options in menus(history).items() if "step" in ask]
    await cy.select(history, [next(iter(steps.values()))], placeholder="Show a picture after which step?")
    assert [each.filename for each in history.attachments] == ["table.png", "hand.png"]

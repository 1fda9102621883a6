"""What a finished table gives of its game; one game is played for all of it."""

from __future__ import annotations

from bot.catalogue import TITLES
from bot.record.game import checked
from tests.ui.sync.test_results import finish
from tests.venue import Venue, words_of


async def test_a_game_has_a_record_once_it_is_over_and_no_sooner(venue: Venue) -> None:
    ann = venue.person("Ann")
    table = await venue.table(await venue.start("Ann", robots=1))
    id = table.record.id
    assert "is not over" in words_of(await ann.slash(venue.channel, "table record", table=id))
    await finish(venue)
    given = await venue.person("Cy").slash(venue.channel, "table record", table=id)
    assert given.ephemeral
    (file,) = given.answer.attachments
    assert file.filename == f"paddock-gear-head-{id}.toml"
    record = checked(file.content, TITLES)
    assert record.sitters[0].name == "Ann"
    assert record.seed == table.record.match.seed

"""Tests of the history of a table: pages, steps with pictures, and no secrets."""

from __future__ import annotations

from bot.features.lookback.layouts.positions import EVERYBODY, Spot
from tests.venue import Venue, labels, menus, text_of, words_of


async def test_pages_are_turned_in_place_and_a_step_has_its_picture(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    for name in ("Ann", "Bo", "Ann", "Bo", "Ann"):
        await venue.take_turn(name)
    ann = venue.person("Ann")
    answer = await ann.click(message, label="History")
    assert answer.ephemeral
    history = answer.response
    assert history is not None
    assert labels(history) == ["Beginning", "Previous", "Next", "End"]
    assert "**Round 3** · page 3 of 3" in text_of(history)
    await ann.click(history, label="Beginning")
    assert "**Round 1** · page 1 of 3" in text_of(history)
    assert "Cards dealt." in text_of(history)
    assert not history.attachments
    (steps,) = menus(history).values()
    await ann.select(history, [next(value for words, value in steps.items() if words.startswith("Ann"))])
    assert [each.filename for each in history.attachments] == ["hand.png"]
    assert "**\u25b6** Ann · drew" in text_of(history)
    await ann.click(history, label="Next")
    assert "**Round 1** · step 3 of " in text_of(history)
    assert "**\u25b6** Bo · drew" in text_of(history)
    await ann.click(history, label="End")
    assert "**Round 3** · step " in text_of(history)
    assert len(history.attachments) == 1
    await ann.click(history, label="History")
    assert "page 3 of 3" in text_of(history)
    assert not history.attachments


async def test_a_player_reads_their_own_secrets_and_everybody_else_reads_none(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    told = {
        name: words_of(await venue.person(name).click(message, label="History"))
        for name in ("Ann", "Bo", "Cy")
    }
    assert "Ann · drew a card" not in told["Ann"], "her own card is named"
    assert "goes first. Ann: " in told["Ann"]
    assert "Ann · drew a card · discarded" in told["Bo"]
    assert "Ann holds" not in told["Bo"]
    assert "goes first. " not in told["Cy"]
    seen = venue.person("Cy")
    answer = await seen.click(message, label="History")
    assert answer.response is not None
    (steps,) = menus(answer.response).values()
    await seen.select(answer.response, [next(iter(steps.values()))])
    assert [each.filename for each in answer.response.attachments] == ["table.png"]


async def test_nobody_looks_through_others_eyes_while_the_match_goes_on(venue: Venue) -> None:
    """Press buttons with forged custom_ids, because the menu is not shown."""
    message = await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    await venue.take_turn("Bo")
    cy = venue.person("Cy")
    history = (await cy.click(message, label="History")).answer
    (steps,) = menus(history).values()
    for seat in (0, 1):
        await cy.select(history, [list(steps.values())[-1]])
        pages = next(part for part in history.parts() if part.get("label") == "History")
        id = pages["custom_id"].split(":page:")[0]
        pages["custom_id"] = f"{id}:page:{Spot(0, EVERYBODY + 1 + seat, 2).mark}"
        await cy.click(history, label="History")
        assert [each.filename for each in history.attachments] == ["table.png"], "and no hand"
        assert "goes first. " not in text_of(history)
        await cy.click(history, label="History")
        assert "goes first. " not in text_of(history)

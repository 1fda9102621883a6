"""/learn: a lesson, pressed through, left and resumed."""

from __future__ import annotations

from bot.sandbox.model import Message
from tests.venue import Venue, ids, labels, text_of, words_of


def asked(lesson: Message) -> str:
    """What the lesson says is to be pressed."""
    line = text_of(lesson).splitlines()[-1]
    return line.removeprefix("Press **").removesuffix("**.")


async def test_a_lesson_is_pressed_to_its_end_where_nobody_else_sees_it(venue: Venue) -> None:
    ann = venue.person("Ann")
    begun = await ann.slash(venue.channel, "learn", game="gear_head")
    assert begun.ephemeral
    lesson = begun.answer
    assert "press 1 of 6" in text_of(lesson)
    assert len(lesson.attachments) == 1
    other = await ann.click(lesson, label="Draw from the deck")
    assert "This time it is Take Battery 6: the deck is a gamble" in text_of(lesson)
    assert "press 1 of 6" in text_of(lesson), "nothing has changed"
    assert not other.followups
    for done in range(6):
        assert f"press {done + 1} of 6" in text_of(lesson)
        await ann.click(lesson, label=asked(lesson))
    assert "You can play Gear Head" in text_of(lesson)
    assert labels(lesson) == ["Practise with robots", "Open a table", "Once more"]
    await ann.click(lesson, label="Once more")
    assert "press 1 of 6" in text_of(lesson)
    assert venue.shown() == []


async def test_who_has_left_a_lesson_goes_on_where_they_were_also_after_a_restart(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    first = (await ann.slash(venue.channel, "learn", game="gear_head")).answer
    for _ in range(3):
        await ann.click(first, label=asked(first))
    await venue.restart()
    await ann.click(first, label=asked(first))
    assert "press 5 of 6" in text_of(first), "the message itself goes on"
    again = (await ann.slash(venue.channel, "learn", game="gear_head")).answer
    assert "press 5 of 6" in text_of(again)
    assert "press 1 of 6" in text_of((await bo.slash(venue.channel, "learn", game="gear_head")).answer)
    listed = await ann.click((await ann.slash(venue.channel, "paddock")).answer, label="Learn")
    assert "**Gear Head**: 4 of 6 presses done" in words_of(listed)
    await ann.click(again, label="Start over")
    assert "press 1 of 6" in text_of(again)


async def test_a_lesson_in_direct_messages_stays_there_and_leads_to_practice(venue: Venue) -> None:
    ann = venue.person("Ann")
    lesson = (await ann.slash(venue.dm_channel("Ann"), "learn", game="gear_head")).answer
    assert not lesson.ephemeral
    for _ in range(6):
        await ann.click(lesson, label=asked(lesson))
    assert labels(lesson) == ["Practise with robots", "Once more"], "tables stand in servers"
    assert "`/race start` opens one there" in text_of(lesson)
    began = await ann.click(lesson, label="Practise with robots")
    assert "learner robots" in words_of(began)
    (table,) = venue.bot.registry.tables_of(ann.id)
    await table.end(ann.id, manager=False)


async def test_how_to_play_offers_the_lesson_and_the_end_of_one_opens_a_lobby(venue: Venue) -> None:
    ann = venue.person("Ann")
    rules = (await ann.slash(venue.channel, "race rules")).answer
    lesson = (await ann.click(rules, label="Learn by playing")).answer
    assert "press 1 of 6" in text_of(lesson)
    for _ in range(6):
        await ann.click(lesson, label=asked(lesson))
    opened = await ann.click(lesson, label="Open a table")
    assert "Join" in ids(opened.answer)


async def test_a_lesson_that_is_no_more_is_refused_in_a_sentence(venue: Venue) -> None:
    ann = venue.person("Ann")
    lesson = (await ann.slash(venue.channel, "learn", game="gear_head")).answer
    part = next(each for each in lesson.parts() if each.get("label") == "Draw from the deck")
    part["custom_id"] = part["custom_id"].replace(":race:", ":boats:")
    assert "no lesson any more" in words_of(await ann.click(lesson, label="Draw from the deck"))

"""/learn: a lesson, played, left and resumed."""

from __future__ import annotations

import re

from bot.sandbox.model import Message
from bot.sandbox.people import Person
from tests.venue import Venue, labels, text_of, words_of


async def press_on(who: Person, lesson: Message, times: int) -> None:
    """Make the right press that many times."""
    for _ in range(times):
        asked = re.findall(r"\*\*(.+?)\*\*", text_of(lesson).splitlines()[-1])
        await who.click(lesson, label=asked[0])


async def test_a_lesson_is_pressed_to_its_end_where_nobody_else_sees_it(venue: Venue) -> None:
    ann = venue.person("Ann")
    rules = (await ann.slash(venue.channel, "race rules")).answer
    begun = await ann.click(rules, label="Learn by playing")
    lesson = begun.answer
    assert begun.ephemeral
    assert "step 1 of 6" in text_of(lesson)
    assert [attached.filename for attached in lesson.attachments] == ["lesson.png"]
    await ann.click(lesson, label="Draw")
    assert "Almost! Press **Take Battery 6 · +6**: the deck is a gamble" in text_of(lesson)
    assert "step 1 of 6" in text_of(lesson), "nothing has changed"
    await press_on(ann, lesson, 6)
    assert "You can play Gear Head" in text_of(lesson)
    assert labels(lesson) == ["Play robots", "Open a lobby", "Again"]
    assert venue.shown() == []
    opened = await ann.click(lesson, label="Open a lobby")
    assert "Join / Leave" in labels(opened.answer)
    again = next(each for each in lesson.parts() if each.get("label") == "Again")
    await ann.click(lesson, label="Again")
    assert "step 1 of 6" in text_of(lesson)
    again["custom_id"] = again["custom_id"].replace(":race:", ":boats:")
    lesson.components[0]["components"].append({"type": 1, "components": [again]})
    assert "no lesson any more" in words_of(await ann.click(lesson, label="Again"))


async def test_a_learner_who_left_a_lesson_continues_it_also_after_a_restart(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    first = (await ann.slash(venue.channel, "learn", game="gear_head")).answer
    await press_on(ann, first, 3)
    await venue.restart()
    await press_on(ann, first, 1)
    assert "step 5 of 6" in text_of(first), "the message itself goes on"
    again = (await ann.slash(venue.channel, "learn", game="gear_head")).answer
    assert "step 5 of 6" in text_of(again)
    assert "step 1 of 6" in text_of((await bo.slash(venue.channel, "learn", game="gear_head")).answer)
    listed = await ann.click((await ann.slash(venue.channel, "paddock")).answer, label="Learn")
    assert "**Gear Head**: 4 of 6 steps done" in words_of(listed)
    await ann.click(again, label="Start over")
    assert "step 1 of 6" in text_of(again)


async def test_a_lesson_in_direct_messages_stays_there_and_leads_to_practice(venue: Venue) -> None:
    ann = venue.person("Ann")
    lesson = (await ann.slash(venue.dm_channel("Ann"), "learn", game="gear_head")).answer
    assert not lesson.ephemeral
    await press_on(ann, lesson, 6)
    assert labels(lesson) == ["Play robots", "Again"], "tables stand in servers"
    assert "use `/race start` in a server" in text_of(lesson)
    began = await ann.click(lesson, label="Play robots")
    assert "easy robots" in words_of(began)
    (table,) = await venue.bot.registry.tables.find(person=ann.id)
    await table.end(ann.id, manager=False)
    known = {each["name"]: each for each in venue.world.known_commands(None)}
    assert (known["learn"]["contexts"], known["learn"]["integration_types"]) == ([0, 1, 2], [0, 1])
    assert known["practice"]["integration_types"] == [0], "a table has to be written to"


async def test_a_press_in_one_lesson_leaves_the_others_where_they_were(venue: Venue) -> None:
    ann = venue.person("Ann")
    for times, game in enumerate(("gear_head", "rasant"), 1):
        await press_on(ann, (await ann.slash(venue.channel, "learn", game=game)).answer, times)
    listed = await ann.click((await ann.slash(venue.channel, "paddock")).answer, label="Learn")
    assert "**Gear Head**: 1 of " in words_of(listed)
    assert "**Rasant**: 2 of " in words_of(listed)


async def test_another_press_than_the_one_asked_does_not_pass_the_last_exercise_either(venue: Venue) -> None:
    ann = venue.person("Ann")
    lesson = (await ann.slash(venue.channel, "learn", game="gear_head")).answer
    await press_on(ann, lesson, 5)
    assert "step 6 of 6" in text_of(lesson)
    (asked,) = re.findall(r"Press \*\*(.+?)\*\*", text_of(lesson))
    other = next(label for label in labels(lesson) if label not in (asked, "Start over"))
    await ann.click(lesson, label=other)
    assert "Almost!" in text_of(lesson)
    assert "step 6 of 6" in text_of(lesson)
    await press_on(ann, lesson, 1)
    assert "You can play Gear Head" in text_of(lesson)

"""Tests of lessons: played, left and resumed."""

from __future__ import annotations

import re

from bot.sandbox.model import Channel, Interaction, Message
from bot.tables.decide import End
from tests.sandbox.people import Person
from tests.venue import Venue, labels, text_of, words_of


async def lesson(
    venue: Venue, who: Person, game: str = "Gear Head", where: Channel | None = None
) -> Interaction:
    """Begin or resume the lesson of a game, from the overview."""
    hub = (await who.slash(where or venue.channel, "paddock")).answer
    listed = (await who.click(hub, label="Learn")).answer
    return await who.click(listed, label=game)


async def press_on(who: Person, lesson: Message, times: int) -> None:
    """Press the right button `times` times."""
    for _ in range(times):
        asked = re.findall(r"\*\*(.+?)\*\*", text_of(lesson).splitlines()[-1])
        await who.click(lesson, label=asked[0])


async def test_a_lesson_is_pressed_to_its_end_where_nobody_else_sees_it(venue: Venue) -> None:
    ann = venue.person("Ann")
    begun = await lesson(venue, ann)
    taught = begun.answer
    assert begun.ephemeral
    assert "step 1 of 6" in text_of(taught)
    assert [attached.filename for attached in taught.attachments] == ["lesson.png"]
    await ann.click(taught, label="Draw")
    assert "Almost! Press **Take Battery 6 · +6**: the deck is a gamble" in text_of(taught)
    assert "step 1 of 6" in text_of(taught), "nothing has changed"
    await press_on(ann, taught, 6)
    assert "You can play Gear Head" in text_of(taught)
    assert labels(taught) == ["Play against robots", "Open a lobby", "Repeat lesson", "Back"]
    assert venue.shown() == []
    opened = await ann.click(taught, label="Open a lobby")
    assert "Join / Leave" in labels(opened.answer)
    again = next(each for each in taught.parts() if each.get("label") == "Repeat lesson")
    await ann.click(taught, label="Repeat lesson")
    assert "step 1 of 6" in text_of(taught)
    again["custom_id"] = again["custom_id"].replace(":race:", ":boats:")
    taught.components[0]["components"].append({"type": 1, "components": [again]})
    assert "no longer has a lesson" in words_of(await ann.click(taught, label="Repeat lesson"))


async def test_a_learner_who_left_a_lesson_continues_it_also_after_a_restart(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    first = (await lesson(venue, ann)).answer
    await press_on(ann, first, 3)
    await venue.restart()
    await press_on(ann, first, 1)
    assert "step 5 of 6" in text_of(first), "the message itself goes on"
    again = (await lesson(venue, ann)).answer
    assert "step 5 of 6" in text_of(again)
    assert "step 1 of 6" in text_of((await lesson(venue, bo)).answer)
    listed = await ann.click((await ann.slash(venue.channel, "paddock")).answer, label="Learn")
    assert "**Gear Head**: 4 of 6 steps done" in words_of(listed)
    await ann.click(again, label="Start over")
    assert "step 1 of 6" in text_of(again)


async def test_a_lesson_in_direct_messages_leads_to_practice(venue: Venue) -> None:
    ann = venue.person("Ann")
    taught = (await lesson(venue, ann, where=ann.dm)).answer
    await press_on(ann, taught, 6)
    assert labels(taught) == ["Play against robots", "Repeat lesson", "Back"], "tables stand in servers"
    assert "use `/race start` in a server" in text_of(taught)
    began = await ann.click(taught, label="Play against robots")
    assert "easy robots" in words_of(began)
    (table,) = await venue.bot.registry.tables.find(person=ann.id)
    await table.do(End(ann.id, manager=False))
    known = {each["name"]: each for each in venue.world.known_commands(None)}
    assert (known["paddock"]["contexts"], known["paddock"]["integration_types"]) == ([0, 1, 2], [0, 1])
    assert known["league"]["integration_types"] == [0], "it is of a server with the bot"


async def test_a_press_in_one_lesson_leaves_the_others_where_they_were(venue: Venue) -> None:
    ann = venue.person("Ann")
    for times, game in enumerate(("Gear Head", "Rasant"), 1):
        await press_on(ann, (await lesson(venue, ann, game)).answer, times)
    listed = await ann.click((await ann.slash(venue.channel, "paddock")).answer, label="Learn")
    assert "**Gear Head**: 1 of " in words_of(listed)
    assert "**Rasant**: 2 of " in words_of(listed)


async def test_another_press_than_the_one_asked_does_not_pass_the_last_exercise_either(venue: Venue) -> None:
    ann = venue.person("Ann")
    taught = (await lesson(venue, ann)).answer
    await press_on(ann, taught, 5)
    assert "step 6 of 6" in text_of(taught)
    (asked,) = re.findall(r"Press \*\*(.+?)\*\*", text_of(taught))
    other = next(label for label in labels(taught) if label not in (asked, "Start over"))
    await ann.click(taught, label=other)
    assert "Almost!" in text_of(taught)
    assert "step 6 of 6" in text_of(taught)
    await press_on(ann, taught, 1)
    assert "You can play Gear Head" in text_of(taught)

"""Tests that /paddock is one message: each panel replaces the previous one, and *Back* leads back to it."""

from __future__ import annotations

import pytest

from bot.sandbox.model import Interaction, Message
from bot.ui.components import BACK
from tests.cogs.test_walk import WAYS, begun
from tests.cogs.whole_games import ask, race
from tests.sandbox.people import Person
from tests.venue import Venue, components, labels, menus, text_of

OPENS = (
    "Rasant",
    "More, Practice, Rasant",
    "/league standings, Games, CSV file",
    "/settings, My data, Export my data",
)
"""The series of presses that lead to a lobby, a game or a file, each of which is a message of its own."""
IN_PANELS = [steps for steps, _ in WAYS if steps[0] != "/league standings"]
"""The ways through panels. The standings that a command shows are public, so that way is left out."""


def backs(panel: Message) -> list[str]:
    """Return the custom_ids of the *Back* buttons of a panel."""
    ids = [str(part.get("custom_id", "")) for part in components(panel)]
    return [each for each in ids if each.startswith(f"{BACK}:")]


async def go(venue: Venue, who: Person, panel: Message, step: str) -> Interaction:
    """Make a person take a step in a panel. step: the label of a button, or the heading of a menu and the
    label of an option.
    """
    heading, _, option = step.partition(": ")
    if not option:
        return await who.click(panel, label=step)
    person = venue.people.get(option)
    value = str(person.id) if person else menus(panel)[heading][option]
    return await who.select(panel, [value], placeholder=heading)


def read_by(venue: Venue) -> list[Message]:
    """Return every message in the channel, including those that only one person can read."""
    return list(venue.channel.messages.values())


@pytest.mark.few(7)
@pytest.mark.parametrize("steps", IN_PANELS, ids=", ".join)
async def test_each_panel_takes_the_place_of_the_one_before_and_leads_back(
    venue: Venue, steps: tuple[str, ...]
) -> None:
    ann = venue.manager("Ann")
    await ask(venue, "Ann", "league create", name="Cup")
    await race(venue, "Ann", "Bo", circuit="Cup")
    command, inner = begun(steps)
    inner = inner[:-1] if ", ".join(steps) in OPENS else inner
    hub = (await ann.slash(venue.channel, command)).answer
    before, looks = read_by(venue), [text_of(hub)]
    for step in inner:
        pressed = await go(venue, ann, hub, step)
        assert pressed.answer is hub
        assert pressed.followups == []
        assert len(backs(hub)) == 1
        looks.append(text_of(hub))
    ours = [each for each in read_by(venue) if each not in before]
    assert [each.ephemeral for each in ours] == [False] * ("Post menu here" in steps)
    names = {item["media"]["url"].rpartition("/")[2].partition("?")[0] for item in pictures(hub)}
    assert {each.filename for each in hub.attachments} == names, "no picture of another panel is left"
    ways = {"paddock": 0, "settings": 2}[command] + len(inner)
    for _ in range(ways):
        if not backs(hub):
            break
        await ann.click(hub, custom_id=backs(hub)[0])
    assert labels(hub) == labels((await ann.slash(venue.channel, "paddock")).answer)
    assert [each.filename for each in hub.attachments] == ["paddock.png"]


def pictures(message: Message) -> list[dict[str, dict[str, str]]]:
    """Return the pictures that a message shows."""
    return [item for part in components(message) if part["type"] == 12 for item in part["items"]]


async def test_what_is_opened_from_a_message_of_everybody_is_a_message_of_its_own_without_a_way_back(
    venue: Venue,
) -> None:
    lobby = await venue.lobby("Ann", game="rasant")
    bo = venue.person("Bo")
    options = (await bo.click(lobby, label="Options")).answer
    assert options.ephemeral
    assert backs(options) == []
    before = read_by(venue)
    for _ in range(2):
        lesson = (await bo.click(options, label="How to play")).answer
        assert lesson is options
        assert "step 1 of" in text_of(options)
        await bo.click(options, custom_id=backs(options)[0])
        assert "How to play" in labels(options)
        assert backs(options) == []
    assert read_by(venue) == before


async def test_the_overview_in_a_channel_stays_and_its_panels_lead_to_one_of_the_reader(venue: Venue) -> None:
    boss, ann = venue.manager("Boss"), venue.person("Ann")
    panel = (await boss.slash(venue.channel, "server")).answer
    await boss.click(panel, label="Post menu here")
    (posted,) = venue.shown()
    shown = text_of(posted)
    settings = (await ann.click(posted, label="More")).answer
    assert settings.ephemeral
    assert (await ann.click(settings, label="Settings")).answer is settings
    await ann.click(settings, custom_id=backs(settings)[0])
    assert "News" in labels(settings)
    await ann.click(settings, custom_id=backs(settings)[0])
    assert "League" in labels(settings)
    assert text_of(posted) == shown


async def test_whoever_joins_from_the_overview_reads_there_that_they_have(venue: Venue) -> None:
    await venue.lobby("Ann", game="rasant")
    bo = venue.person("Bo")
    hub = (await bo.slash(venue.channel, "paddock")).answer
    joined = await bo.click(hub, label=labels(hub)[0])
    assert joined.answer is hub
    assert joined.followups == []
    assert "You’re in!" in text_of(hub)
    assert not labels(hub)[0].startswith("Join")


@pytest.mark.parametrize("name", ["Ann", "Bo", "Cy"])
async def test_back_to_the_options_of_a_lobby_that_has_started_leads_to_the_overview(
    venue: Venue, name: str
) -> None:
    """Press *Back*, and check that the panel links the game for Ann and Bo, who play it, and not for Cy."""
    lobby, person = await venue.lobby("Ann", "Bo"), venue.person(name)
    panel = (await person.click(lobby, label="Options")).answer
    await person.click(panel, label="How to play")
    await venue.person("Ann").click(lobby, label="Start")
    pressed = await person.click(panel, custom_id=backs(panel)[0])
    assert pressed.answer is panel
    assert pressed.followups == []
    assert labels(panel)[-4:] == ["Daily", "Learn", "League", "More"]
    assert "has started" in text_of(panel)
    assert ("https://discord.com/channels/" in text_of(panel)) == (name != "Cy")


async def test_back_to_a_circuit_that_has_closed_leads_to_the_overview_too(venue: Venue) -> None:
    ann = venue.person("Ann")
    await ask(venue, "Ann", "league create", name="Cup")
    panel = (await ann.slash(venue.channel, "paddock")).answer
    for label in ("League", "Cup", "Edit", "Close the circuit"):
        await ann.click(panel, label=label)
    await venue.sure("Ann", "league close", circuit="Cup")
    await ann.click(panel, custom_id=backs(panel)[0])
    assert labels(panel)[-4:] == ["Daily", "Learn", "League", "More"]
    assert "circuit" in text_of(panel)

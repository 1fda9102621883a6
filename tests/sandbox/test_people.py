"""Tests of actions that a client allows a person, and the interactions that the bot receives."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import permissions
from bot.sandbox.errors import Refused
from bot.sandbox.model import Interaction
from tests.sandbox.conftest import START, Stand, button, layout, menu, row
from tests.sandbox.people import Person


@pytest.fixture
def ann(stand: Stand) -> Person:
    """Return Ann, whose interactions the bot answers immediately."""

    async def answer(interaction: Interaction) -> None:
        stand.answer(interaction, 8 if interaction.kind == 4 else 4, {"content": "x", "choices": []})

    stand.world.until_done = answer
    return Person(stand.world, stand.ann)


async def test_a_button_is_pressed_by_its_words_or_its_custom_id(stand: Stand, ann: Person) -> None:
    message = stand.post(layout(row(button("go", label="Go on"))))
    by_words = await ann.click(message, label="Go on")
    by_id = await ann.click(message, custom_id="go")
    told = {"custom_id": "go", "component_type": 2, "id": 2}
    assert by_words.data == by_id.data == told
    assert by_words.message is message
    assert by_words.state == "answered"


async def test_a_client_does_not_press(stand: Stand, ann: Person) -> None:
    link = {"type": 2, "style": 5, "label": "Link", "url": "https://a.b"}
    message = stand.post(layout(row(button("no", disabled=True), link), row(menu("a"))))
    for words in ("no", "Link", "What is not there"):
        with pytest.raises(Refused):
            await ann.click(message, label=words)
    with pytest.raises(Refused):
        await ann.click(message, custom_id="nowhere")


async def test_a_choice_is_made_of_what_a_menu_offers(stand: Stand, ann: Person) -> None:
    message = stand.post(layout(row(menu("a", "b", "c", max_values=2, placeholder="Which?"))))
    chosen = await ann.select(message, ["a", "c"], placeholder="Which?")
    assert chosen.data["values"] == ["a", "c"]
    for values in ([], ["d"], ["a", "a"], ["a", "b", "c"]):
        with pytest.raises(Refused):
            await ann.select(message, values)
    with pytest.raises(Refused):
        await ann.select(message, ["a"], placeholder="Another?")


async def test_people_are_chosen_with_what_is_known_of_them(stand: Stand, ann: Person) -> None:
    message = stand.post(layout(row({"type": 5, "custom_id": "who"})))
    chosen = await ann.select(message, [str(stand.bo.id)])
    assert chosen.data["resolved"]["users"][str(stand.bo.id)]["global_name"] == "Bo"


async def test_nothing_can_be_pressed_in_a_channel_that_a_person_cannot_see(
    stand: Stand, ann: Person
) -> None:
    message = stand.post(layout(row(button("go"))))
    cy = Person(stand.world, stand.world.add_user("cy"))
    bo = Person(stand.world, stand.bo)
    with pytest.raises(Refused):
        await cy.click(message, label="go")
    stand.world.deny(stand.channel, stand.bo, permissions.VIEW_CHANNEL)
    with pytest.raises(Refused):
        await bo.click(message, label="go")
    assert not bo.history(stand.channel)
    stand.world.posts.delete(stand.channel.id, message.id)
    with pytest.raises(Refused):
        await ann.click(message, label="go")


async def test_nothing_is_pressed_in_an_archived_thread(stand: Stand, ann: Person) -> None:
    thread = stand.world.add_thread(stand.channel, "table 7", stand.world.bot)
    message = stand.world.posts.send(thread.id, layout(row(button("go"))), {})
    await ann.click(message, label="go")
    stand.world.archive(thread)
    with pytest.raises(Refused):
        await ann.click(message, label="go")


async def test_a_command_is_sent_with_its_options(stand: Stand, ann: Person) -> None:
    stand.known(START)
    sent = await ann.slash(stand.channel, "race start", pace="slow", robots=2, player=stand.bo)
    assert sent.data["name"] == "race"
    assert sent.data["options"][0]["options"] == [
        {"type": 3, "name": "pace", "value": "slow"},
        {"type": 4, "name": "robots", "value": 2},
        {"type": 6, "name": "player", "value": str(stand.bo.id)},
    ]
    assert str(stand.bo.id) in sent.data["resolved"]["members"]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("chess", {}),
        ("race", {}),
        ("race stop", {}),
        ("race start", {"speed": 1}),
        ("race start", {"pace": "warp"}),
        ("race start", {"pace": 1}),
        ("race start", {"robots": 6}),
        ("race start", {"robots": -1}),
        ("race start", {"robots": "2"}),
        ("race start", {"robots": True}),
        ("race start", {"robots": 1.5}),
        ("race start", {"player": 5}),
        ("race say", {}),
        ("race say", {"moves": "too many characters"}),
    ],
)
async def test_a_client_does_not_send_the_command(
    stand: Stand, ann: Person, name: str, options: dict[str, Any]
) -> None:
    stand.known(START)
    with pytest.raises(Refused):
        await ann.slash(stand.channel, name, **options)
    assert not [event for event in stand.events if event.interaction]


async def test_a_command_for_servers_is_not_offered_in_dms(stand: Stand, ann: Person) -> None:
    stand.known(START, {"name": "privacy", "description": "x"})
    with pytest.raises(Refused):
        await ann.slash(ann.dm, "race start")
    assert (await ann.slash(ann.dm, "privacy")).guild is None


async def test_a_command_can_ask_for_permissions(stand: Stand) -> None:
    stand.known(
        {"name": "admin", "description": "x", "default_member_permissions": str(permissions.MANAGE_GUILD)}
    )
    stand.world.command(stand.ann.id, stand.channel.id, "admin")
    with pytest.raises(Refused):
        stand.world.command(stand.bo.id, stand.channel.id, "admin")
    stand.guild.members[stand.bo.id].permissions = permissions.MANAGER
    stand.world.command(stand.bo.id, stand.channel.id, "admin")
    stand.world.deny(stand.channel, stand.bo, permissions.USE_APPLICATION_COMMANDS)
    with pytest.raises(Refused):
        stand.world.command(stand.bo.id, stand.channel.id, "admin")


async def test_only_an_option_that_says_so_is_completed(stand: Stand, ann: Person) -> None:
    stand.known(START)
    assert await ann.complete(stand.channel, "race start", "circuit", "Mo", pace="live") == []
    with pytest.raises(Refused):
        await ann.complete(stand.channel, "race start", "pace", "l")


async def test_a_message_is_written_where_a_person_may_write(stand: Stand) -> None:
    bo = Person(stand.world, stand.bo)
    message = await bo.send(stand.channel, "hello")
    assert stand.world.history(stand.channel.id, stand.ann.id) == [message]
    await bo.send(bo.dm, "hello")
    for words in (" ", "x" * 2_001):
        with pytest.raises(Refused):
            await bo.send(stand.channel, words)
    stand.world.deny(stand.channel, stand.bo, permissions.SEND_MESSAGES)
    with pytest.raises(Refused):
        await bo.send(stand.channel, "hello")


async def test_messages_are_deleted_by_their_author_or_a_manager(stand: Stand, ann: Person) -> None:
    bo = Person(stand.world, stand.bo)
    of_the_bot, own = stand.post({"content": "x"}), await bo.send(stand.channel, "mine")
    with pytest.raises(Refused):
        await bo.delete(of_the_bot)
    await bo.delete(own)
    await ann.delete(of_the_bot)
    assert not stand.channel.messages
    with pytest.raises(Refused):
        await ann.delete(of_the_bot)


async def test_an_ephemeral_message_is_dismissed_by_its_owner(stand: Stand, ann: Person) -> None:
    pressed = stand.pressed()
    stand.answer(pressed, 4, {"content": "psst", "flags": 64})
    assert pressed.response is not None
    with pytest.raises(Refused):
        await Person(stand.world, stand.bo).delete(pressed.response)
    await ann.delete(pressed.response)
    assert pressed.response not in ann.history(stand.channel)
    stand.world.answers.edit(pressed.token, "@original", {"content": "still editable"}, {})


async def test_by_default_people_wait_until_they_are_answered(stand: Stand) -> None:
    message = stand.post(layout(row(button("go"))))

    def answer_soon(interaction: Interaction) -> None:
        async def answer() -> None:
            await stand.clock.sleep_until(stand.clock.now() + 1)
            stand.answer(interaction, 4, {"content": "x"})

        stand.world.spawn(answer())

    stand.world.subscribe(
        lambda event: (
            answer_soon(event.interaction)
            if event.kind == "interaction_created" and event.interaction
            else None
        )
    )
    assert (await Person(stand.world, stand.bo).click(message, label="go")).state == "answered"

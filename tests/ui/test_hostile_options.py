"""Tests of bad input: whatever its options are, each command answers with text and changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.sandbox import commands, permissions
from bot.sandbox.components import BUTTON, INPUT, SELECT
from bot.sandbox.model import Channel, Interaction, Message, walk
from bot.ui.actions import lobby
from bot.ui.components import ButtonId
from bot.ui.handlers import FORMS, PRESSES
from tests.venue import Venue, alt_of, text_of, venue_with, words_of
from tests.virtual_time import VirtualTimeLoop, the_loop

LONG = "long " * 1_200
"""A text of 6,000 characters, the maximum that Discord accepts."""
TURNED = "\u202eevil\u2066"


async def send(
    venue: Venue, who: str, command: str, channel: Channel | None = None, /, **options: Any
) -> Any:
    """Make a person send a command with options that no client would send, and return the interaction."""
    person = venue.person(who)
    channel = channel or venue.channel
    sent = venue.world.command(person.id, channel.id, command, options, unchecked=True)
    await the_loop().settle()
    return sent


def refused(sent: Interaction) -> str:
    """Return the only sentence with which an interaction is refused. Check that only the user can read it."""
    assert sent.response is not None, "not answered"
    assert sent.response.ephemeral
    words = words_of(sent)
    assert "Something broke" not in words
    assert "\n" not in words.strip()
    return words.strip()


def stored(folder: Path) -> list[Any]:
    """Return every stored row that commands can change."""
    names = ("lobbies", "tables", "moves", "results", "circuits")
    with closing(sqlite3.connect(folder / "paddock.db")) as db:
        return [row for name in names for row in db.execute(f"SELECT * FROM {name}")]


@pytest.mark.parametrize("command", ["show", "leave", "end", "robot"])
async def test_an_over_long_table_is_answered_in_a_sentence(venue: Venue, command: str) -> None:
    await venue.start("Ann", "Bo")
    more = {"player": venue.person("Bo").user} if command == "robot" else {}
    words = refused(await send(venue, "Ann", f"table {command}", table=LONG, **more))
    assert words == "*table* must be 1 to 40 characters long."


@pytest.mark.parametrize("command", ["show", "leave", "end"])
async def test_an_id_with_half_a_character_is_answered_in_a_sentence(venue: Venue, command: str) -> None:
    await venue.lobby("Ann")
    assert refused(await send(venue, "Ann", f"table {command}", table="\ud83d")).startswith(
        "There’s no table"
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"pace": "warp"}, "*pace* must be one of: live, relaxed and no clock."),
        ({"robots": 99}, "*robots* must be a whole number from 0 to 11."),
        ({"robots": -1}, "*robots* must be a whole number from 0 to 11."),
        ({"robots": "three"}, "*robots* must be a whole number from 0 to 11."),
        ({"circuit": LONG}, "*circuit* must be 1 to 100 characters long."),
    ],
)
async def test_an_option_outside_of_what_its_command_offers_is_refused_and_not_stored(
    venue: Venue, tmp_path: Path, options: dict[str, Any], words: str
) -> None:
    assert refused(await send(venue, "Ann", "race start", **options)) == words
    assert stored(tmp_path) == []


async def test_a_player_who_is_not_in_the_server_is_refused_in_a_sentence(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    stranger = venue.world.add_user("stranger", "Stranger")
    for command in ("table robot", "league profile"):
        refused(await send(venue, "Ann", command, player=stranger))


async def test_a_name_loses_its_controls_of_direction(venue: Venue, tmp_path: Path) -> None:
    venue.people["Ann"] = venue.member(f"Ann{TURNED}\nsays\u200f")
    message = await venue.start("Ann", "Bo")
    for shown in (message, venue.dm("Bo")):
        assert "Ann evil says" in text_of(shown) + alt_of(shown)
        assert not {"\u202e", "\u2066", "\u200f"} & {*text_of(shown), *alt_of(shown)}
    assert not any("\\u202e" in ascii(row) for row in stored(tmp_path))


async def test_a_name_of_controls_alone_is_a_question_mark(venue: Venue) -> None:
    venue.people["Ann"] = venue.member("\u202e\u2066")
    assert "1. ? (host)" in text_of(await venue.lobby("Ann"))


async def test_a_circuit_loses_its_controls_of_direction(venue: Venue) -> None:
    sent = await send(venue, "Ann", "league create", name=f"Cup{TURNED}")
    assert "The circuit Cup evil is open" in words_of(sent)


async def test_a_notice_about_closed_dms_that_a_command_brought_finds_the_lobby(venue: Venue) -> None:
    venue.close_dms("Ann")
    opened = await venue.person("Ann").slash(venue.channel, "race start")
    (notice,) = opened.followups
    venue.open_dms()
    tried = await venue.person("Ann").click(notice, label="Try my DMs again")
    assert "It works! Your cards will be in your DMs when the game starts." in words_of(tried)
    assert venue.dms("Ann")


# forms


async def submit(venue: Venue, who: str, form: Interaction, text: str, custom_id: str = "") -> Interaction:
    """Submit a form as no client would: with a text of any length, and with any custom_id."""
    assert form.modal is not None
    form.modal["custom_id"] = custom_id or form.modal["custom_id"]
    for part in walk(form.modal["components"]):
        if part["type"] == INPUT:
            part["max_length"] = len(LONG)
            part["required"] = False
    return await venue.person(who).submit_modal(form, {"text": text})


def turned(text: str) -> set[str]:
    """Return the direction controls that occur in a text."""
    return {"\u202e", "\u2066", "\u200f"} & {*text}


async def test_the_form_that_cuts_the_cards_takes_no_more_than_it_asked_for(
    venue: Venue, tmp_path: Path
) -> None:
    lobby = await venue.lobby("Ann")
    before, ann = stored(tmp_path), venue.person("Ann")
    form = await venue.cut(ann, lobby)
    words = refused(await submit(venue, "Ann", form, LONG))
    assert words == "That’s too long. Type at most 60 characters."
    assert stored(tmp_path) == before
    for text, cut in (("", ""), ("\u202e", ""), (f"three{TURNED}", "three evil")):
        form = await venue.cut(ann, lobby)
        await submit(venue, "Ann", form, text)
        (gathering,) = await venue.bot.registry.lobbies.find(channel=venue.channel.id)
        assert gathering.snapshot.players[0].cut == cut
        assert not turned(text_of(lobby))


# other channels, other servers


async def private(venue: Venue) -> tuple[Channel, str]:
    """Return a channel that Cy can't see, and the id of a table of Ann and Bo in it."""
    hidden = venue.world.add_channel(venue.guild, "hidden")
    venue.world.deny(hidden, venue.person("Cy").user, permissions.VIEW_CHANNEL)
    opened = await venue.person("Ann").slash(hidden, "race start")
    await venue.person("Bo").click(opened.answer, label="Join / Leave")
    await venue.person("Ann").click(opened.answer, label="Start")
    (table,) = await venue.bot.registry.tables.find(channel=hidden.id)
    return hidden, table.snapshot.id


BY_ID = ["show", "leave", "end"]


@pytest.mark.parametrize("command", BY_ID)
async def test_a_person_who_cannot_see_a_channel_finds_none_of_its_tables(venue: Venue, command: str) -> None:
    hidden, id = await private(venue)
    before = list(hidden.messages)
    words = refused(await send(venue, "Cy", f"table {command}", table=id))
    assert words == f"There’s no table {id} here. See yours with `/table list`."
    assert list(hidden.messages) == before
    assert id not in words_of(await send(venue, "Cy", "table list"))
    offered = await venue.person("Cy").complete(venue.channel, f"table {command}", "table", "")
    assert offered == []


async def test_a_person_who_sees_a_channel_reads_its_tables_from_elsewhere(venue: Venue) -> None:
    _, id = await private(venue)
    for name in ("Di", "Ann"):
        words = refused(await send(venue, name, "table show", table=id))
        assert words == "I’m moving the table to the bottom of its channel.", name


@pytest.mark.parametrize("command", BY_ID)
async def test_a_table_of_another_server_is_not_found(venue: Venue, command: str) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    there = venue.another_server()
    venue.people["Eve"] = venue.member("Eve", guild=there.guild)
    words = refused(await send(venue, "Eve", f"table {command}", there, table=table.snapshot.id))
    assert words.startswith(f"There’s no table {table.snapshot.id} here.")


ABOUT_NO_TABLE = {
    **dict.fromkeys(("hub", "hubmore"), "the overview of what anybody finds here"),
    "lobby": "opens a new one, here",
    "duel": "the same, for a person",
    "lessons": "the list of lessons",
    "teach": "a lesson is the presser's own, and names a game in the place of a table",
    "lesson": "the same",
    "practise": "opens a table of one's own",
    "hush": "what the presser is told of a server",
    "section": "a page of rules",
    "mine": "the presser's tables, and those of this very channel",
    "news": "what is new in the bot",
    **dict.fromkeys(("puzzles", "nextpuzzle", "solve", "unfold"), "what the presser missed"),
    "daily": "the deal of the day, of everybody",
    "deal": "the same, for the presser",
    "share": "the presser's own result",
    "sharein": "the same, in a channel that the presser sees",
    "unshare": "what the presser shared in this very channel (tests/ui/sync/test_results.py)",
    "undaily": "the same, of a daily, and the presser's own record of it",
    "best": "what was shared with this server",
    "dm": "the presser's own direct messages",
    "close": "a circuit, which only its host and the server's managers close, from its channel",
    "forget": "what is stored of the presser",
    "solo": "the games to play alone",
    "alone": "opens a table of one's own",
    **dict.fromkeys(("league", "circuits"), "the circuits of this very server"),
    "cup": "a circuit of this very server",
    **dict.fromkeys(("board", "month"), "the leaderboard of this very server"),
    "me": "the presser's own games",
    **dict.fromkeys(("rivals", "rival"), "two people's games in this very server"),
    "server": "the settings of this very server, for its managers",
    **dict.fromkeys(("serve", "ratings", "role", "limits", "limit", "posthub"), "the same"),
    **dict.fromkeys(("keepout", "reports"), "the same"),
    **dict.fromkeys(
        (
            "games",
            "export",
            "edit",
            "playfor",
            "cupplan",
            "newcircuit",
            "scoring",
            "hinting",
            "rename",
            "wrapup",
            "unclose",
        ),
        "a circuit of this very server",
    ),
    "history": "the games of a person in this very server",
    "accuracy": "the presser's own reviews",
    **dict.fromkeys((key for key in PRESSES if key.startswith("night")), "a race night of this very server"),
    **dict.fromkeys(("settings", "prefer", "tips", "lend", "quiet", "car", "carset", "carno"), "one's own"),
    **dict.fromkeys(("mydata", "takeout"), "one's own"),
    **dict.fromkeys(("peace", "asked", "shun", "shuns"), "who may ask the presser"),
}
"""The actions that do not take the id of a table or lobby, each with the argument that it takes instead."""
OF_LOBBIES = {
    "learn",
    "enter",
    "accept",
    "decline",
    "dontask",
    "variants",
    *(key for key, handler in PRESSES.items() if handler.run.__module__ == lobby.__name__),
}
"""The actions whose id is a lobby's. All others take a table's."""


async def test_no_button_and_no_form_reaches_what_its_presser_cannot_see(
    venue: Venue, tmp_path: Path
) -> None:
    """Try all actions except those listed above, each by a person who can't see the channel, and by a person
    of another server.
    """
    assert ABOUT_NO_TABLE.keys() <= PRESSES.keys()
    hidden, table = await private(venue)
    await venue.person("Ann").slash(hidden, "race start")
    (gathering,) = await venue.bot.registry.lobbies.find(channel=hidden.id)
    there = venue.another_server()
    venue.people["Eve"] = venue.member("Eve", guild=there.guild)
    own = {
        name: (await venue.person(name).slash(channel, "race start")).answer
        for name, channel in (("Cy", venue.channel), ("Eve", there))
    }
    before, shown = stored(tmp_path), list(hidden.messages)
    for action in sorted(PRESSES.keys() - ABOUT_NO_TABLE.keys()):
        asked = ButtonId(gathering.snapshot.id if action in OF_LOBBIES else table, action)
        for name, message in own.items():
            words = refused(await forged(venue, name, message, asked))
            assert words == "You can’t see this table’s channel. Ask a moderator for access.", (action, name)
            if action in FORMS:
                form = await venue.cut(venue.person(name), message)
                words = refused(await submit(venue, name, form, "words", asked.custom_id("pt")))
                assert words == "You can’t see this table’s channel. Ask a moderator for access.", (
                    action,
                    name,
                )
    assert stored(tmp_path) == before
    assert list(hidden.messages) == shown


async def test_what_was_never_a_button_or_a_form_is_answered_in_a_sentence(
    venue: Venue, tmp_path: Path
) -> None:
    message = await venue.lobby("Ann")
    before = stored(tmp_path)
    unknown = "This button is too old. Use `/table show` for a new one."
    for asked in ("0:nothing:0", "0:barred:0", ":seat:0", "0:seat:x", "0:seat:0:evil\u202e", "../..", ""):
        form = await venue.cut(venue.person("Ann"), message)
        assert refused(await submit(venue, "Ann", form, "words", f"pt:{asked}")) == unknown
    huge = ButtonId("0" * 16, "seat", 10**60)
    assert refused(await forged(venue, "Ann", message, huge)).startswith("This lobby was closed.")
    assert stored(tmp_path) == before


async def test_a_menu_that_sends_what_it_never_offered_is_answered_in_a_sentence(
    venue: Venue, tmp_path: Path
) -> None:
    board = await venue.start("Ann", "Bo")
    history = (await venue.person("Ann").click(board, label="History")).answer
    (menu,) = [part for part in history.parts() if part["type"] == SELECT]
    before = stored(tmp_path)
    for value in ("zz", "-1", LONG):
        menu["options"][0]["value"] = value
        sent = await venue.person("Ann").select(history, [value])
        assert refused(sent).startswith("This button is too old.")
    assert stored(tmp_path) == before


NUMBERED = PRESSES.keys() - {"start", "cancel", "leave", "end", "forget"}
"""The actions whose numbers are tested: those that do not replace the table or the lobby."""


@pytest.mark.thorough
async def test_every_button_answers_whatever_its_numbers_are(venue: Venue) -> None:
    """Press each button with forged numbers, as a player who has a seat there, and as another person."""
    table = (await venue.table(await venue.start("Ann", "Bo"))).snapshot.id
    gathering = await venue.lobby("Ann")
    as_drawn = gathering.components
    (open_lobby,) = await venue.bot.registry.lobbies.find(channel=venue.channel.id)
    for action in sorted(NUMBERED):
        for mark, arg in ((10**60, "ffffffff"), (0, "")):
            for name in ("Ann", "Cy"):
                gathering.components = deepcopy(as_drawn)  # some presses replace the message they are on
                id = open_lobby.snapshot.id if action in OF_LOBBIES else table
                sent = await forged(venue, name, gathering, ButtonId(id, action, mark, arg))
                assert sent.response is not None or sent.modal is not None, (action, mark, name)
                assert "Something broke" not in words_of(sent), (action, mark, name)


async def forged(venue: Venue, who: str, message: Message, asked: ButtonId) -> Interaction:
    """Make a person press a button of a message as if it had another custom_id, which no message of theirs
    has.
    """
    button = next(part for part in message.parts() if part["type"] == BUTTON)
    kept = button.copy()
    button |= {"custom_id": asked.custom_id(), "disabled": False}
    try:
        return await venue.person(who).click(message, custom_id=asked.custom_id())
    finally:
        button |= kept


# any value


ODD = st.one_of(
    st.text(max_size=30),
    st.sampled_from([LONG, TURNED, "", " ", "\0", "```", "@everyone", "[a](https://b.c)", "0" * 40, "abcde"]),
    st.integers(-(2**53), 2**53),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
)
"""The values that an option can get."""


def leaves(node: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[str, dict[str, Any]]]:
    """Return the full name and the payload of every command that can be sent."""
    here = (*path, node["name"])
    inside = [each for each in node.get("options") or [] if each["type"] in (commands.SUB, commands.GROUP)]
    if not inside:
        return [(" ".join(here), node)]
    return [leaf for each in inside for leaf in leaves(each, here)]


@pytest.mark.thorough
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_every_command_answers_whatever_its_options_are(data: st.DataObject, tmp_path_factory: Any) -> None:
    """Send each command once, with any kind of value for each option. It must be answered immediately and
    never with an internal error, and the stored data must still be readable.
    """

    async def story() -> None:
        async with venue_with(tmp_path_factory.mktemp("odd")) as venue:
            venue.manager("Ann")
            venue.person("Bo")
            await venue.start("Ann", "Bo")
            slash = [
                dict(each)
                for each in venue.world.known_commands(venue.guild)
                if each["type"] != commands.USER_MENU
            ]
            known = [leaf for each in slash for leaf in leaves(each)]
            for name, leaf in known:
                odd: dict[str, Any] = {}
                for option in leaf.get("options") or []:
                    if option["type"] == commands.USER:
                        odd[option["name"]] = venue.person("Bo").user
                    elif option["type"] == commands.ROLE:
                        odd[option["name"]] = venue.guild.id  # the role @everyone
                    elif option.get("required") or data.draw(st.booleans()):
                        odd[option["name"]] = data.draw(ODD, label=f"{name} {option['name']}")
                sent = await send(venue, "Ann", name, **odd)
                assert sent.response is not None, (name, odd)
                assert "Something broke" not in words_of(sent), (name, odd)
            before = await venue.bot.registry.lobbies.find(channel=venue.channel.id)
            await venue.restart()
            after = await venue.bot.registry.lobbies.find(channel=venue.channel.id)
            assert {each.snapshot.id for each in after} == {each.snapshot.id for each in before}

    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        runner.run(story())

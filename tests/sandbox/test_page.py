"""Tests of the page's server: the messages that each window receives, and requests that are refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from itertools import count
from os import getpid
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH
from bot.sandbox.model import EPHEMERAL, User
from bot.sandbox.page import GameCard, Page
from tests.sandbox.conftest import START, Stand, button, label, layout, line, modal, row

if TYPE_CHECKING:
    Window: TypeAlias = aiohttp.ClientWebSocketResponse[Literal[True]]

_serial = count()
ME = "http://127.0.0.1"
SECRET = {"content": "secret", "flags": EPHEMERAL}
PAINT = partial(TITLES["gear_head"].board.cover, ENGLISH)


def covers(locale: str) -> list[GameCard]:
    pitch = {"de": "Schnell.", "fr": "Vite."}.get(locale, "Fast.")
    return [GameCard("race", "Race", "race", pitch, 2, 5, 5, 2, "A car.", PAINT)]


class Windows:
    """The page of a world, with the means to open windows on it and to request its files."""

    def __init__(self, http: aiohttp.ClientSession, page: Page) -> None:
        self.http = http
        self.page = page
        self.flipped: list[tuple[str, User, bool]] = []

    async def open(self, name: str) -> Window:
        return await self.http.ws_connect(f"{ME}/live?as={name}")

    async def status(self, path: str, **headers: str) -> int:
        async with self.http.get(f"{ME}{path}", headers=headers) as answer:
            return answer.status


@pytest_asyncio.fixture
async def windows(stand: Stand) -> AsyncIterator[Windows]:
    async def restart() -> None:
        stand.known()

    def flip(name: str, person: User, on: bool) -> None:
        there.flipped.append((name, person, on))

    page = Page(stand.world, stand.channel, [stand.ann, stand.bo], covers, flip=flip, restart=restart)
    runner = web.AppRunner(page.app(), access_log=None, shutdown_timeout=0.05)
    await runner.setup()
    socket = f"\0page-{getpid()}-{next(_serial)}"
    await web.UnixSite(runner, socket).start()
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(socket)) as http:
        there = Windows(http, page)
        yield there
    await runner.cleanup()


async def test_a_window_receives_all_that_its_person_sees(stand: Stand, windows: Windows) -> None:
    stand.known(START)
    message = stand.post(layout(row(button("go"))))
    told = await (await windows.open("Bo")).receive_json()
    assert told["type"] == "world"
    assert told["me"]["name"] == "Bo"
    assert [each["name"] for each in told["people"]] == ["Ann", "Bo"]
    assert [each["id"] for each in told["messages"]] == [str(message.id)]
    assert told["commands"][0]["name"] == "race"


async def test_a_window_knows_in_which_of_its_channels_a_command_or_menu_is_offered(
    stand: Stand, windows: Windows
) -> None:
    """Check that the menu on a person is not offered in direct messages, as it once was, although it is for
    servers.
    """
    everywhere = {"name": "play", "description": "Plays", "integration_types": [0, 1], "contexts": [0, 1, 2]}
    stand.known(START, {"name": "Profile", "type": 2, "contexts": [0]}, everywhere)
    stand.ann.installed = True
    for name, group in (("Ann", ["group"]), ("Bo", [])):
        told = await (await windows.http.ws_connect(f"{ME}/live?as={name}")).receive_json()
        offered = {each["name"]: each["offered"] for each in told["commands"]}
        assert offered == {"race": ["channel"], "Profile": ["channel"], "play": ["channel", "dm", *group]}


async def test_a_window_reads_commands_and_the_first_screen_in_its_language(
    stand: Stand, windows: Windows
) -> None:
    choice = {"name": "No", "name_localizations": {"de": "Ohne"}, "value": "n"}
    option = {"type": 3, "name": "pace", "description": "How fast", "choices": [choice]}
    option["description_localizations"] = {"de": "Wie schnell"}
    stand.known(
        {**START, "options": [option], "description_localizations": {"de": "Ein Rennen", "fr": "Course"}}
    )
    told = await (await windows.http.ws_connect(f"{ME}/live?as=Bo&locale=de")).receive_json()
    (command,) = told["commands"]
    assert command["description"] == "Ein Rennen"
    assert command["options"][0]["description"] == "Wie schnell"
    assert [each["name"] for each in command["options"][0]["choices"]] == ["Ohne"]
    assert (stand.bo.locale, stand.ann.locale) == ("de", "en-US")
    async with windows.http.get(f"{ME}/games.json?locale=fr") as answer:
        assert [each["pitch"] for each in (await answer.json())["games"]] == ["Vite."]
    assert await windows.status("/games.json?locale=../x") == 400


async def test_what_only_one_person_sees_is_sent_to_nobody_else(stand: Stand, windows: Windows) -> None:
    stand.world.dm(stand.ann)
    ann, bo = await windows.open("Ann"), await windows.open("Bo")
    assert len((await ann.receive_json())["channels"]) == 2
    assert len((await bo.receive_json())["channels"]) == 1
    stand.answer(stand.pressed(), 4, {"content": "secret", "flags": EPHEMERAL})
    stand.world.posts.send(stand.world.dm(stand.ann).id, {"content": "secret"}, {})
    stand.post({"content": "last"})
    assert await _texts(ann) == ["", "secret", "secret", "last"]
    assert await _texts(bo) == ["", "last"]


async def _texts(window: Window) -> list[str]:
    """Return the texts of the messages that a window receives, up to the message "last"."""
    found: list[str] = []
    while not found or found[-1] != "last":
        told = await window.receive_json()
        if told["type"] == "message":
            found.append(told["message"]["content"])
    return found


async def test_files_are_given_to_those_alone_who_may_see_their_message(
    stand: Stand, windows: Windows
) -> None:
    message = stand.world.posts.send(stand.world.dm(stand.ann).id, {}, {0: ("a.png", b"\x89PNG" + b"0" * 30)})
    (file,) = message.attachments
    path = f"/attachments/{message.channel.id}/{file.id}/a.png"
    assert await windows.status(f"{path}?as=Ann") == 200
    assert await windows.status(f"{path}?as=Bo") == 404
    assert await windows.status(path) == 404
    ann = await windows.open("Ann")
    (told,) = (await ann.receive_json())["messages"]
    assert told["attachments"][0]["url"] == f"{path}?as=Ann"


@pytest.mark.parametrize("name", ["circuit.csv", "record.txt", "check.py", "data.json", "odd"])
async def test_a_file_of_any_kind_can_be_downloaded(stand: Stand, windows: Windows, name: str) -> None:
    message = stand.post({"content": "x"}, {0: (name, "Année;1\n".encode())})
    (file,) = message.attachments
    path = f"/attachments/{message.channel.id}/{file.id}/{name}"
    assert await windows.status(f"{path}?as=Ann") == 200


async def test_a_file_is_still_there_for_a_while_after_an_edit_took_it_away(
    stand: Stand, windows: Windows
) -> None:
    message = stand.post({"content": "x"}, {0: ("a.png", b"\x89PNG" + b"0" * 30)})
    (file,) = message.attachments
    stand.world.posts.rewrite(message, {"attachments": []}, {})
    assert message.attachments == []
    path = f"/attachments/{message.channel.id}/{file.id}/a.png"
    assert await windows.status(f"{path}?as=Bo") == 200


async def test_a_window_follows_its_press_to_the_modal_and_sends_it(stand: Stand, windows: Windows) -> None:
    message = stand.post(layout(row(button("go"))))
    ann = await windows.open("Ann")
    await ann.receive_json()
    await ann.send_json({"do": "press", "message": str(message.id), "custom_id": "go", "nonce": "1"})
    told = await ann.receive_json()
    assert (told["type"], told["nonce"], told["state"]) == ("interaction", "1", "waiting")
    stand.answer(stand.world.answers.find(int(told["id"])), 9, modal(label(line())))
    told = await ann.receive_json()
    assert (told["state"], told["modal"]["title"]) == ("answered", modal()["title"])
    custom_id = told["modal"]["components"][0]["component"]["custom_id"]
    sent = {"do": "submit", "interaction": told["id"], "values": {custom_id: "words"}, "nonce": "2"}
    await ann.send_json(sent)
    assert (await ann.receive_json())["nonce"] == "2"


async def test_a_press_that_is_never_answered_fails_after_three_seconds(
    stand: Stand, windows: Windows
) -> None:
    message = stand.post(layout(row(button("go"))))
    ann = await windows.open("Ann")
    await ann.receive_json()
    await ann.send_json({"do": "press", "message": str(message.id), "custom_id": "go", "nonce": "1"})
    assert (await ann.receive_json())["state"] == "waiting"
    await stand.wait(3.1)
    assert (await ann.receive_json())["state"] == "failed"


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"do": "press", "message": "1", "custom_id": "go"}, "You do not see such a message."),
        ({"do": "press"}, "The page asked for what there is not."),
        ({"do": "fly"}, "The page asked for something unknown."),
        ({}, "The page asked for what there is not."),
    ],
)
async def test_what_cannot_be_done_is_refused_in_words(
    windows: Windows, asked: dict[str, str], words: str
) -> None:
    ann = await windows.open("Ann")
    await ann.receive_json()
    await ann.send_json({**asked, "nonce": "7"})
    assert await ann.receive_json() == {"type": "refused", "nonce": "7", "words": words}


async def test_every_window_receives_the_state_of_the_switches(stand: Stand, windows: Windows) -> None:
    ann, bo = await windows.open("Ann"), await windows.open("Bo")
    for window in (ann, bo):
        await window.receive_json()
    await ann.send_json({"do": "switch", "name": "slow", "on": True, "nonce": "1"})
    assert (await bo.receive_json())["type"] == "switches"
    assert windows.flipped == [("slow", stand.ann, True)]


async def test_other_sites_and_strange_names_are_turned_away(windows: Windows) -> None:
    assert await windows.status("/") == 200
    assert await windows.status("/", Origin="http://elsewhere.example") == 403
    assert await windows.status("/", Host="elsewhere.example") == 403
    assert await windows.status("/", Host="localhost:8000", Origin="http://localhost:8000") == 200
    windows.page._local = False
    assert await windows.status("/", Host="paddock.lan:8000") == 200


@pytest.mark.parametrize("path", ["/../page.py", "/static", "/covers/", "/nothing.js", "/live?as=Eve"])
async def test_there_is_nothing_but_the_pages_own_files(windows: Windows, path: str) -> None:
    assert await windows.status(path) == 404


async def test_a_games_cover_is_shown_under_its_name(windows: Windows) -> None:
    async with windows.http.get(f"{ME}/covers/race.png") as answer:
        assert (await answer.read()).startswith(b"\x89PNG")
    assert await windows.status("/covers/chess.png") == 404
    async with windows.http.get(f"{ME}/games.json") as answer:
        assert [each["key"] for each in (await answer.json())["games"]] == ["race"]


async def test_a_window_writes_sends_commands_and_dismisses_what_it_alone_saw(
    stand: Stand, windows: Windows
) -> None:
    stand.known(START)
    ann = await windows.open("Ann")
    await ann.receive_json()
    await ann.send_str("no request")
    assert (await ann.receive_json())["type"] == "refused"
    channel = str(stand.channel.id)
    await ann.send_json({"do": "say", "channel": channel, "text": "hello", "nonce": "1"})
    said = (await _told(ann, "message"))["message"]
    assert said["content"] == "hello"
    await ann.send_json({"do": "command", "channel": channel, "name": "race start", "nonce": "2"})
    stand.answer(stand.world.answers.find(int((await _told(ann, "interaction"))["id"])), 4, SECRET)
    secret = (await _told(ann, "message"))["message"]
    assert secret["command"]["name"] == "/race start"
    await ann.send_json({"do": "dismiss", "message": secret["id"], "nonce": "3"})
    assert (await _told(ann, "gone"))["id"] == secret["id"]
    await ann.send_json({"do": "restart", "nonce": "4"})
    assert (await _told(ann, "commands"))["commands"] == []


async def _told(window: Window, type: str) -> dict[str, Any]:
    """Return the next item of a type that a window receives."""
    while (told := await window.receive_json())["type"] != type:
        pass
    return dict(told)

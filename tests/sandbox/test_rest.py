"""Tests of the HTTP API over a socket: its responses, its records, and deliberate failures."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import pytest

from bot.sandbox.faults import Fault, RateLimits
from tests.sandbox.conftest import START, Stand, button, layout, row, text


def messages(stand: Stand) -> str:
    return f"/channels/{stand.channel.id}/messages"


def token_path(stand: Stand, token: str) -> str:
    return f"/webhooks/{stand.world.bot.id}/{token}"


async def test_a_request_is_answered_and_noted(stand: Stand) -> None:
    status, told = await stand.call("POST", messages(stand), json={"content": "x"})
    assert (status, told["content"]) == (200, "x")
    request = stand.server.requests[-1]
    assert (request.method, request.path, request.status) == ("POST", messages(stand), 200)
    assert request.json == {"content": "x"}
    assert request.at == stand.clock.now()
    assert str(request) == f"POST {messages(stand)}"


async def test_what_is_refused_is_answered_with_status_code_and_errors(stand: Stand) -> None:
    status, told = await stand.call("POST", messages(stand), json=layout(text("")))
    assert (status, told["code"], told["message"]) == (400, 50035, "Invalid Form Body")
    assert told["errors"]["components"]["0"]["content"]["_errors"]
    assert stand.server.requests[-1].status == 400


async def test_json_has_the_content_type_that_discord_sends(stand: Stand) -> None:
    async with stand.http.get(stand.server.base + "/users/@me") as answer:
        assert answer.headers["Content-Type"] == "application/json"


async def test_files_come_in_a_form(stand: Stand) -> None:
    content = bytes(range(256)) * 9 + b"\r\n--\r\n"
    form = aiohttp.FormData(quote_fields=False)
    body = layout(
        {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]},
        attachments=[{"id": 0, "filename": "a.png", "description": "cars"}],
    )
    form.add_field("payload_json", json.dumps(body))
    form.add_field("files[0]", content, filename="a.png", content_type="application/octet-stream")
    status, told = await stand.call("POST", messages(stand), data=form)
    assert status == 200
    assert told["attachments"][0]["description"] == "cars"
    assert stand.channel.messages[int(told["id"])].attachments[0].content == content
    sent = stand.server.requests[-1].json
    assert sent["components"][0]["items"][0]["media"] == {"url": "attachment://a.png"}


async def test_what_is_no_json_is_refused(stand: Stand) -> None:
    assert (await stand.call("POST", messages(stand), data=b"{"))[1]["code"] == 50109


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/stickers"), ("PUT", "/users/@me"), ("POST", "/guilds/7/x/y")]
)
async def test_an_unknown_route_is_answered_with_404_and_noted(stand: Stand, method: str, path: str) -> None:
    status, told = await stand.call(method, path)
    assert (status, told["code"]) == (404, 0)
    assert [str(request) for request in stand.server.rest.strange] == [f"{method} {path}"]


async def test_messages_are_sent_read_edited_and_deleted(stand: Stand) -> None:
    _, told = await stand.call("POST", messages(stand), json={"content": "x"})
    one = f"{messages(stand)}/{told['id']}"
    assert (await stand.call("GET", one))[1]["content"] == "x"
    assert (await stand.call("PATCH", one, json={"content": "y"}))[1]["content"] == "y"
    await stand.call("POST", messages(stand), json={"content": "z"})
    _, read = await stand.call("GET", f"{messages(stand)}?limit=1&before={told['id']}0")
    assert [each["content"] for each in read] == ["z"]
    assert (await stand.call("DELETE", one)) == (204, None)
    assert (await stand.call("GET", one))[1]["code"] == 10008


async def test_what_the_bot_asks_when_it_starts(stand: Stand) -> None:
    bot = stand.world.bot
    assert (await stand.call("GET", "/users/@me"))[1]["id"] == str(bot.id)
    assert (await stand.call("GET", "/oauth2/applications/@me"))[1]["id"] == str(bot.id)
    assert (await stand.call("GET", "/gateway/bot"))[1]["url"] == stand.server.gateway_url()
    assert (await stand.call("GET", "/gateway"))[1]["url"] == stand.server.gateway_url()


async def test_people_servers_and_channels_can_be_looked_up(stand: Stand) -> None:
    guild = f"/guilds/{stand.guild.id}"
    assert (await stand.call("GET", guild))[1]["name"] == "Server"
    assert (await stand.call("GET", "/guilds/5"))[1]["code"] == 10004
    assert (await stand.call("GET", f"{guild}/members/{stand.bo.id}"))[1]["user"]["username"] == "bo"
    assert (await stand.call("GET", f"{guild}/members/5"))[1]["code"] == 10007
    assert (await stand.call("GET", f"/channels/{stand.channel.id}"))[1]["name"] == "paddock"
    assert (await stand.call("GET", "/channels/x"))[1]["code"] == 50035


async def test_commands_are_registered_everywhere_and_in_a_server(stand: Stand) -> None:
    everywhere = f"/applications/{stand.world.bot.id}/commands"
    status, told = await stand.call("PUT", everywhere, json=[START])
    assert (status, told[0]["name"], told[0]["application_id"]) == (200, "race", str(stand.world.bot.id))
    assert (await stand.call("GET", everywhere))[1] == told
    here = f"/applications/{stand.world.bot.id}/guilds/{stand.guild.id}/commands"
    assert (await stand.call("PUT", here, json=[]))[1] == []
    assert (await stand.call("PUT", here, json=[START]))[1][0]["guild_id"] == str(stand.guild.id)
    assert (await stand.call("PUT", everywhere, json=[{}]))[1]["code"] == 50035
    assert [event.kind for event in stand.events] == ["commands_updated"] * 3


async def test_an_interaction_is_answered_and_followed_up(stand: Stand) -> None:
    pressed = stand.pressed()
    callback = f"/interactions/{pressed.id}/{pressed.token}/callback"
    _, told = await stand.call(
        "POST", f"{callback}?with_response=true", json={"type": 4, "data": {"content": "x"}}
    )
    assert told["interaction"]["id"] == str(pressed.id)
    assert (await stand.call("POST", callback, json={"type": 6}))[1]["code"] == 40060
    path = token_path(stand, pressed.token)
    _, more = await stand.call("POST", path, json={"content": "more"})
    one = f"{path}/messages/{more['id']}"
    assert (await stand.call("GET", f"{path}/messages/@original"))[1]["content"] == "x"
    assert (await stand.call("PATCH", one, json={"content": "y"}))[1]["content"] == "y"
    assert (await stand.call("DELETE", one)) == (204, None)
    assert (await stand.call("DELETE", one))[1]["code"] == 10008
    assert (await stand.call("POST", "/webhooks/5/token", json={}))[1]["code"] == 10015


async def test_an_answer_without_a_response_has_no_body(stand: Stand) -> None:
    pressed = stand.pressed()
    callback = f"/interactions/{pressed.id}/{pressed.token}/callback"
    assert (await stand.call("POST", callback, json={"type": 6})) == (204, None)


# failures


async def test_a_fault_applies_to_the_calls_it_names_up_to_its_count(stand: Stand) -> None:
    stand.server.faults.add(Fault("POST", "/channels/*/messages", times=2, status=503, message="down"))
    assert (await stand.call("GET", "/users/@me"))[0] == 200
    for _ in range(2):
        assert await stand.call("POST", messages(stand), json={"content": "x"}) == (
            503,
            {"message": "down", "code": 0},
        )
    assert not stand.channel.messages
    assert (await stand.call("POST", messages(stand), json={"content": "x"}))[0] == 200


async def test_a_lasting_fault_lasts_until_it_is_turned_off(stand: Stand) -> None:
    faults = stand.server.faults
    fault = faults.add(Fault(times=None, status=403, code=50007))
    for _ in range(3):
        assert (await stand.call("GET", "/users/@me"))[1]["code"] == 50007
    faults.remove(fault)
    assert (await stand.call("GET", "/users/@me"))[0] == 200
    faults.add(Fault(times=None, status=500))
    faults.clear()
    assert (await stand.call("GET", "/users/@me"))[0] == 200


async def test_a_429_says_how_long_to_wait(stand: Stand) -> None:
    stand.server.faults.add(Fault(status=429, retry_after=2.5, everywhere=True))
    async with stand.http.get(stand.server.base + "/users/@me") as answer:
        assert answer.status == 429
        assert answer.headers["Retry-After"] == "2.5"
        assert answer.headers["X-RateLimit-Global"] == "true"
        assert "Via" in answer.headers
        told = await answer.json()
    assert (told["retry_after"], told["global"]) == (2.5, True)


async def test_a_delay_is_of_the_worlds_time_and_may_be_too_long(stand: Stand) -> None:
    stand.server.faults.add(Fault("POST", "/interactions/*", delay=4.0))
    pressed = stand.pressed()
    callback = f"/interactions/{pressed.id}/{pressed.token}/callback"
    _, told = await stand.call("POST", callback, json={"type": 6})
    assert told["code"] == 10062
    assert pressed.failed


async def test_a_caller_who_hangs_up_while_a_request_is_delayed_is_not_served(stand: Stand) -> None:
    stand.server.faults.add(Fault("POST", delay=4.0))
    asked = asyncio.create_task(stand.call("POST", messages(stand), json={"content": "x"}))
    await stand.clock.sleep_until(stand.clock.now() + 1)
    asked.cancel()
    await asyncio.wait([asked])
    await stand.clock.sleep_until(stand.clock.now() + 5)
    assert len(stand.server.requests) == 1
    assert not stand.channel.messages


async def test_a_lost_answer_leaves_what_was_done(stand: Stand) -> None:
    stand.server.faults.add(Fault("POST", lost=True))
    with pytest.raises(aiohttp.ClientError):
        await stand.call("POST", messages(stand), json={"content": "x"})
    assert len(stand.channel.messages) == 1
    assert (await stand.call("POST", messages(stand), json={"content": "x"}))[0] == 200


# rate limits


async def test_five_messages_in_five_seconds_are_taken_in_a_channel(stand: Stand) -> None:
    stand.server.rest.limits = RateLimits()
    other = stand.world.add_channel(stand.guild, "other")

    async def send(channel: Any = stand.channel) -> tuple[int, str]:
        path = f"{stand.server.base}/channels/{channel.id}/messages"
        async with stand.http.post(path, json={"content": "x"}) as answer:
            return answer.status, answer.headers.get(
                "X-RateLimit-Remaining", answer.headers.get("Retry-After", "")
            )

    assert [await send() for _ in range(5)] == [(200, str(left)) for left in (4, 3, 2, 1, 0)]
    await stand.wait(1)
    assert await send() == (429, "4.0")
    assert await send(other) == (200, "4")
    await stand.wait(4)
    assert await send() == (200, "4")


async def test_fifty_calls_a_second_are_taken_and_those_by_an_interactions_token_beside_them(
    stand: Stand,
) -> None:
    stand.server.rest.limits = RateLimits(each=100)
    pressed = stand.pressed(stand.post(layout(row(button("go")))))
    stand.answer(pressed, 6)
    calls = (stand.call("GET", "/users/@me") for _ in range(50))
    assert {status for status, _ in await asyncio.gather(*calls)} == {200}
    status, told = await stand.call("GET", "/users/@me")
    assert (status, told["global"]) == (429, True)
    path = token_path(stand, pressed.token)
    assert (await stand.call("POST", path, json={"content": "x"}))[0] == 200
    await stand.wait(1)
    assert (await stand.call("GET", "/users/@me"))[0] == 200


async def test_only_the_last_requests_are_remembered(stand: Stand) -> None:
    stand.server.rest._remember = 3
    for _ in range(7):
        await stand.call("GET", "/users/@me")
    assert 3 <= len(stand.server.requests) <= 6

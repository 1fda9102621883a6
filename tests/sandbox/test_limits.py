"""Tests of messages that Discord refuses or accepts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.errors import ApiError
from tests.sandbox.conftest import Stand, at, button, layout, menu, option, row, text

PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (300).to_bytes(4, "big") + (200).to_bytes(4, "big")


def container(*parts: Any, **more: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(parts), **more}


def gallery(*urls: str, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("content of more than 2,000 characters", {"content": "x" * 2_001}, "content"),
    ("content beside a layout", layout(text("x"), content="y"), "content"),
    ("a layout without its flag", {"components": [text("x")]}, "components.0.type"),
    ("components that are no list", {"content": "x", "components": {"type": 1}}, "components"),
    (
        "more than five rows without a layout",
        {"components": [row(button(str(n))) for n in range(6)]},
        "components",
    ),
    ("a type that does not exist", layout({"type": 99}), "components.0.type"),
    ("a button outside a row", layout(button("a")), "components.0.type"),
    ("41 components, the nested ones counted", layout(container(*[text("x")] * 40)), "components"),
    ("4,001 characters in all texts together", layout(text("x" * 2_000), text("x" * 2_001)), "components"),
    ("a text without characters", layout(text("")), "components.0.content"),
    ("an empty row", layout(row()), "components.0.components"),
    ("six buttons in a row", layout(row(*(button(str(n)) for n in range(6)))), "components.0.components"),
    ("a menu beside a button", layout(row(menu("a"), button("b"))), "components.0.components"),
    ("two menus in a row", layout(row(menu("a"), menu("a", custom_id="b"))), "components.0.components"),
    ("a label of 81 characters", layout(row(button("a", label="x" * 81))), "components.0.components.0.label"),
    ("a button without words", layout(row(button("a", label=""))), "components.0.components.0.label"),
    ("a style that does not exist", layout(row(button("a", style=9))), "components.0.components.0.style"),
    (
        "a custom_id of 101 characters",
        layout(row(button("x" * 101, label="a"))),
        "components.0.components.0.custom_id",
    ),
    (
        "a button without custom_id",
        layout(row({"type": 2, "style": 1, "label": "a"})),
        "components.0.components.0.custom_id",
    ),
    ("a custom_id twice", layout(row(button("a")), row(button("a"))), "components.1.components.0.custom_id"),
    ("an id twice", layout({**text("a"), "id": 7}, {**text("b"), "id": 7}), "components.1.id"),
    ("an id out of range", layout({**text("a"), "id": -1}), "components.0.id"),
    (
        "a link without address",
        layout(row({"type": 2, "style": 5, "label": "a"})),
        "components.0.components.0.url",
    ),
    (
        "a link with a custom_id",
        layout(row(button("a", style=5, url="https://a.b"))),
        "components.0.components.0.custom_id",
    ),
    (
        "an address on a plain button",
        layout(row(button("a", url="https://a.b"))),
        "components.0.components.0.url",
    ),
    ("a menu without options", layout(row(menu())), "components.0.components.0.options"),
    ("a menu of 26 options", layout(row(menu(*map(str, range(26))))), "components.0.components.0.options"),
    ("a value twice in a menu", layout(row(menu("a", "a"))), "components.0.components.0.options.1.value"),
    (
        "an option's label of 101 characters",
        layout(row(menu(options=[option(label="x" * 101)]))),
        "components.0.components.0.options.0.label",
    ),
    (
        "an option's value of 101 characters",
        layout(row(menu(options=[option(value="x" * 101)]))),
        "components.0.components.0.options.0.value",
    ),
    (
        "an option's description of 101 characters",
        layout(row(menu(options=[option(description="x" * 101)]))),
        "components.0.components.0.options.0.description",
    ),
    (
        "a placeholder of 151 characters",
        layout(row(menu("a", placeholder="x" * 151))),
        "components.0.components.0.placeholder",
    ),
    (
        "a menu that takes more than it offers",
        layout(row(menu("a", max_values=2))),
        "components.0.components.0.max_values",
    ),
    (
        "a menu that takes at least more than at most",
        layout(row(menu("a", "b", min_values=2))),
        "components.0.components.0.max_values",
    ),
    ("an empty container", layout(container()), "components.0.components"),
    ("a container in a container", layout(container(container(text("x")))), "components.0.components.0.type"),
    (
        "a colour out of range",
        layout(container(text("x"), accent_color=1 << 24)),
        "components.0.accent_color",
    ),
    (
        "a colour that is no number",
        layout(container(text("x"), accent_color="red")),
        "components.0.accent_color",
    ),
    ("an empty gallery", layout(gallery()), "components.0.items"),
    ("a gallery of eleven", layout(gallery(*["https://a.b/c.png"] * 11)), "components.0.items"),
    (
        "an alt text of 1,025 characters",
        layout(gallery("https://a.b", description="x" * 1_025)),
        "components.0.items.0.description",
    ),
    ("a picture that was not sent", layout(gallery("attachment://b.png")), "components.0.items.0.media.url"),
    ("a picture with another scheme", layout(gallery("file:///b.png")), "components.0.items.0.media.url"),
    ("a nonce of 26 characters", {"content": "x", "nonce": "x" * 26}, "nonce"),
    ("an attachment that is nowhere", {"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id"),
]


@pytest.mark.parametrize(("body", "path"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
async def test_a_message_is_refused_with(stand: Stand, body: dict[str, Any], path: str) -> None:
    with pytest.raises(ApiError) as refused:
        stand.post(body)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert at(refused.value.errors, path), refused.value.errors
    assert not stand.channel.messages


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2_000},
        {"components": [row(button(f"{n}")) for n in range(5)]},
        layout(container(*[text("x")] * 39, accent_color=0xFFFFFF)),
        layout(text("x" * 2_000), text("x" * 2_000)),
        layout(row(*(button(f"{n}", label="x" * 80) for n in range(5)))),
        layout(row(menu(*map(str, range(25)), min_values=0, max_values=25))),
        layout(row(button("x" * 100, label="", emoji={"name": "x"}))),
        layout(gallery(*["https://a.b/c.png"] * 10, description="x" * 1_024)),
        layout(row({"type": 2, "style": 5, "label": "a", "url": "https://a.b"})),
        layout(row({"type": 5, "custom_id": "who"})),
    ],
)
async def test_a_message_at_a_limit_is_taken(stand: Stand, body: dict[str, Any]) -> None:
    assert stand.post(body) in stand.channel.messages.values()


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"content": None, "components": []}])
async def test_an_empty_message_is_refused(stand: Stand, body: dict[str, Any]) -> None:
    with pytest.raises(ApiError) as refused:
        stand.post(body)
    assert (refused.value.status, refused.value.code) == (400, 50006)


async def test_a_message_cannot_be_edited_to_nothing(stand: Stand) -> None:
    message = stand.post({"content": "x"})
    with pytest.raises(ApiError) as refused:
        stand.world.posts.edit(stand.channel.id, message.id, {"content": ""}, {})
    assert refused.value.code == 50006
    assert message.content == "x"


async def test_the_layout_flag_is_never_removed(stand: Stand) -> None:
    message = stand.post(layout(text("x")))
    with pytest.raises(ApiError) as refused:
        stand.world.posts.edit(stand.channel.id, message.id, {"flags": 0}, {})
    assert at(refused.value.errors, "flags")
    stand.world.posts.edit(stand.channel.id, message.id, {"components": [text("y")]}, {})
    assert next(message.parts())["content"] == "y"


async def test_a_plain_message_becomes_a_layout_only_without_its_content(stand: Stand) -> None:
    message = stand.post({"content": "x"})
    with pytest.raises(ApiError) as refused:
        stand.world.posts.edit(stand.channel.id, message.id, layout(text("y")), {})
    assert at(refused.value.errors, "content")
    stand.world.posts.edit(stand.channel.id, message.id, layout(text("y"), content=None), {})
    assert not message.content


async def test_a_file_that_no_component_shows_is_refused(stand: Stand) -> None:
    with pytest.raises(ApiError) as refused:
        stand.post(layout(text("x")), {0: ("a.png", PNG)})
    assert at(refused.value.errors, "attachments.0")


async def test_eleven_files_are_refused(stand: Stand) -> None:
    with pytest.raises(ApiError) as refused:
        stand.post({"content": "x"}, {n: (f"{n}.png", PNG) for n in range(11)})
    assert at(refused.value.errors, "attachments")


async def test_a_file_of_more_than_10_mib_is_refused(stand: Stand) -> None:
    with pytest.raises(ApiError) as refused:
        stand.post({"content": "x"}, {0: ("a.png", bytes(10 * 1024 * 1024 + 1))})
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_an_attachments_alt_text_has_at_most_1024_characters(stand: Stand) -> None:
    body = {"content": "x", "attachments": [{"id": 0, "description": "x" * 1_025}]}
    with pytest.raises(ApiError) as refused:
        stand.post(body, {0: ("a.png", PNG)})
    assert at(refused.value.errors, "attachments.0.description")


async def test_a_picture_is_kept_with_its_size_its_alt_text_and_its_address(stand: Stand) -> None:
    body = layout(
        gallery("attachment://a.png", description="cars"), attachments=[{"id": 0, "description": "cars"}]
    )
    message = stand.post(body, {0: ("a.png", PNG)})
    picture = message.attachments[0]
    assert (picture.width, picture.height, picture.description) == (300, 200, "cars")
    assert picture.content == PNG
    shown = next(part for part in message.parts() if part["type"] == 12)["items"][0]["media"]
    assert shown["url"] == picture.url
    assert shown["attachment_id"] == str(picture.id)


async def test_an_edit_keeps_the_attachments_that_it_lists(stand: Stand) -> None:
    message = stand.post({"content": "x"}, {0: ("a.png", PNG), 1: ("b.png", PNG)})
    second = message.attachments[1]
    body = {"attachments": [{"id": str(second.id)}, {"id": 0, "filename": "c.png"}]}
    stand.world.posts.edit(stand.channel.id, message.id, body, {0: ("c.png", PNG)})
    assert [each.filename for each in message.attachments] == ["b.png", "c.png"]
    stand.world.posts.edit(stand.channel.id, message.id, {"content": "y"}, {})
    assert len(message.attachments) == 2
    stand.world.posts.edit(stand.channel.id, message.id, {"attachments": []}, {})
    assert not message.attachments


async def test_every_component_gets_an_id_of_its_own(stand: Stand) -> None:
    message = stand.post(layout(container(text("x"), row({**button("a"), "id": 2}, button("b")))))
    ids = [part["id"] for part in message.parts()]
    assert len(set(ids)) == len(ids) == 5
    assert next(part for part in message.parts() if part.get("custom_id") == "a")["id"] == 2

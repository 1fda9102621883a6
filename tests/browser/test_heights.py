"""Tests that every message of a game fits the screen of a phone, at every moment and with every number of
seats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.catalogue import TITLES
from tests.browser.moments import moments
from tests.browser.others import asides, lesson, lobbies, story
from tests.browser.stand import PHONE, Window

SCREEN = 844.0
_MEASURE = """async (shown) => {
    const { drawMessage } = await import("/message.js");
    const world = { me: { id: "1" }, pending: new Map(), failed: new Map(),
                    personName: () => "Ann", roleName: () => "Racers", channelName: () => "racing" };
    const author = { id: "2", name: "Paddock", bot: true };
    const list = document.querySelector("#column-channel .list");
    return shown.map(([ephemeral, components], at) => {
        const message = { id: `${at}`, author, at: 0, pings: [], ephemeral, components,
                          attachments: [], content: "", edited: true };
        const drawn = drawMessage(message, undefined, world);
        list.append(drawn);
        const { height } = drawn.getBoundingClientRect();
        const box = drawn.querySelector(".container").getBoundingClientRect();
        drawn.remove();
        return [height, box.width];
    });
}"""


@pytest.mark.parametrize("key", TITLES)
def test_table_hand_and_result_fit_a_phone_in_every_phase_at_every_number_of_seats(
    window: Callable[..., Window], measured: Callable[[str, float], None], key: str
) -> None:
    title = TITLES[key]
    tallest = _tallest(window("Ann", PHONE), list(moments(title)))
    for kind, height in tallest.items():
        measured(f"/{title.command}: {kind} at any moment", height)
    assert {kind: height for kind, height in tallest.items() if height > SCREEN} == {}


def test_lobbies_with_all_variants_the_story_and_all_else_fit_a_phone(
    window: Callable[..., Window], measured: Callable[[str, float], None]
) -> None:
    phone = window("Ann", PHONE)
    tallest = _tallest(phone, list(asides()))
    for title in TITLES.values():
        found = _tallest(phone, [*lobbies(title), *story(title), *lesson(title)])
        tallest |= {f"/{title.command}: {kind}, all variants": height for kind, height in found.items()}
    for kind, height in tallest.items():
        measured(kind, height)
    assert {kind: height for kind, height in tallest.items() if height > SCREEN} == {}


def _tallest(phone: Window, shown: list[tuple[str, Any]]) -> dict[str, float]:
    """Return the largest height of each kind of message."""
    tallest: dict[str, float] = {}
    private = ("hand", "own result", "story", "look back", "settings", "lesson")
    heights = phone.page.evaluate(_MEASURE, [[kind in private, parts] for kind, parts in shown])
    for (kind, _), (height, _) in zip(shown, heights, strict=True):
        tallest[kind] = max(tallest.get(kind, 0.0), height)
    return tallest

"""Each game from the first press to the result: Ann on a phone by DM, Bo at a desk by My hand, a robot."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.stand import DESK, PHONE, READY, Window

MOST_MOVES = 1_500
"""Most moves of a game that has not failed."""
MOST_WAITS = 500
"""Most consecutive attempts to find a button in a game that has not failed."""


def _set_up(ann: Window, bo: Window, command: str) -> float:
    """Both take seats at a table that has started. Return the height of the lobby."""
    ann.write(command)
    bo.message("channel", "Join / Leave").wait_for(timeout=READY)
    bo.press("Join / Leave")
    ann.message("channel", "Join / Leave").get_by_text("Bo", exact=True).wait_for(timeout=READY)
    height = ann.height(ann.message("channel", "Join / Leave"))
    ann.press("Start")
    bo.column("channel").get_by_role("button", name="My hand").last.wait_for(timeout=READY)
    ann.column("dm").locator(".message").last.wait_for(timeout=READY)
    bo.press("My hand")
    bo.hand("channel").wait_for(timeout=READY)
    return height


def _ask(window: Window, words: str) -> float:
    """Press a button that answers with a text, and dismiss it. Return the height of the answer."""
    window.press(words)
    answer = window.column("channel").locator(".message.private").last
    answer.wait_for(timeout=READY)
    height = window.height(answer)
    answer.get_by_role("button", name="Dismiss message").click()
    answer.wait_for(state="detached")
    return height


@pytest.mark.parametrize(
    "command",
    [
        "/smack start robots:1 pace:none level:champion",
        "/race start robots:1 pace:none",
        "/rasant start robots:1 pace:none",
        "/scrap start robots:1 pace:none tiles:1",
        "/piston start robots:1 pace:none",
    ],
    ids=["smack", "race", "rasant", "scrap", "piston"],
)
def test_two_people_and_a_robot_play_a_whole_game(
    window: Callable[..., Window], measured: Callable[[str, float], None], command: str
) -> None:
    game, rng = command.split(maxsplit=1)[0], random.Random(7)
    ann, bo = window("Ann", PHONE), window("Bo", DESK)
    lobby = _set_up(ann, bo, command)
    measured(f"{game}: lobby", lobby)
    assert lobby <= PHONE[1]
    for words in ("As text", "History", "Rules"):
        measured(f"{game}: {words}", answered := _ask(ann, words))
        assert words == "Rules" or answered <= PHONE[1]
    moves = waits = 0
    while not bo.over():
        assert moves < MOST_MOVES, f"{game} did not end"
        assert waits < MOST_WAITS, f"{game} offers nothing after {moves} moves"
        moved = [ann.move("dm", rng), bo.move("channel", rng)]
        moves += sum(moved)
        if moves < 12 and moved[0]:
            measured(f"{game}: table", ann.height(ann.table()))
            measured(f"{game}: hand", ann.height(ann.hand("dm")))
        waits = 0 if any(moved) else waits + 1
        if waits:
            bo.page.wait_for_timeout(40)
    ann.column("channel").get_by_role("button", name="Rematch").last.wait_for(timeout=READY)
    measured(f"{game}: result", result := ann.height(ann.table()))
    assert result <= PHONE[1]
    assert moves > 5

"""Tests of each game from the first press to the result: Ann plays on a phone in her DMs, Bo at a desk with
*My hand*, and a robot plays with them. One game is in German, one in French.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.locales.phrase import ENGLISH, say
from tests.browser.stand import DESK, PHONE, Window
from tests.locales.test_translated import english
from tests.sandbox.test_words import WORDS

MOST_MOVES = 1_500
"""The number of moves after which a game counts as failed."""
MOST_WAITS = 500
"""The number of consecutive attempts to find a button after which the game counts as failed."""


def _set_up(ann: Window, bo: Window, command: str) -> float:
    """Seat Ann and Bo at a table that has started, and return the height of the lobby in pixels."""
    join, start, hand = (say(each, ann.language) for each in ("lobby-seat", "lobby-start", "table-hand"))
    ann.write(command)
    bo.message("channel", join).wait_for()
    bo.press(join)
    ann.message("channel", join).get_by_text("Bo", exact=True).wait_for()
    height = ann.height(ann.message("channel", join))
    ann.press(start)
    bo.column("channel").get_by_role("button", name=hand).last.wait_for()
    ann.column("dm").locator(".message").last.wait_for()
    bo.press_until(hand, bo.hand("channel"))
    return height


def _ask(window: Window, id: str) -> float:
    """Press a button that answers with a text, dismiss the text, and return its height in pixels. id: the
    message id of the button's label.
    """
    window.press(say(id, window.language))
    answer = window.column("channel").locator(".message.private").last
    answer.wait_for()
    height = window.height(answer)
    answer.get_by_role("button", name=WORDS[window.language]["dismiss"]).click()
    answer.wait_for(state="detached")
    return height


def _only_in_their_language(*windows: Window) -> None:
    """Check that no English word is shown in a window of another language."""
    for each in windows:
        shown = each.page.locator("#column-dm" if each.name == "Ann" else "header.bar").inner_text()
        assert each.language == "en" or english(shown, each.language) == [], shown


@pytest.mark.parametrize(
    ("command", "language", "guest"),
    [
        ("/smack start robots:1 pace:none level:champion", "en", "en"),
        ("/race start robots:1 pace:none", "de", "fr"),
        ("/rasant start robots:1 pace:none", "fr", "en"),
        ("/scrap start robots:1 pace:none", "en", "de"),
        ("/piston start robots:1 pace:none", "en", "en"),
    ],
    ids=["smack", "race", "rasant", "scrap", "piston"],
)
def test_two_people_and_a_robot_play_a_whole_game(
    window: Callable[..., Window],
    measured: Callable[[str, float], None],
    command: str,
    language: str,
    guest: str,
) -> None:
    game, rng = command.split(maxsplit=1)[0], random.Random(7)
    ann, bo = window("Ann", PHONE, language), window("Bo", DESK, guest)
    lobby = _set_up(ann, bo, command)
    measured(f"{game}: lobby", lobby)
    assert lobby <= PHONE[1]
    for id in ("table-text", "table-history", "table-rules"):
        measured(f"{game}: {say(id, ENGLISH)}", answered := _ask(ann, id))
        assert id == "table-rules" or answered <= PHONE[1]
    _only_in_their_language(ann, bo)
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
    _only_in_their_language(ann, bo)
    ann.column("channel").get_by_role("button", name=say("table-rematch", language)).last.wait_for()
    measured(f"{game}: result", result := ann.height(ann.table()))
    assert result <= PHONE[1]
    ann.press(say("table-after", language))
    look = ann.column("channel").locator(".message.private").last
    look.get_by_role("button", name=say("history-more", language)).wait_for()
    measured(f"{game}: look back", ann.height(look))
    assert look.get_by_role("img").count()
    assert moves > 5

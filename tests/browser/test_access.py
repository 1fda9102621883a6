"""Tests of accessibility: the findings of axe-core, use with only the keyboard, and a screen
reader's names.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.catalogue import TITLES
from bot.title import AnyTitle
from tests.browser.stand import DESK, DRAW, MENUS, MOVES, PHONE, Window, expect

axe = pytest.importorskip(
    "axe_playwright_python.sync_playwright", reason="axe-playwright-python is not there"
)

Open = Callable[[str, tuple[int, int]], Window]


def _faults(window: Window) -> list[str]:
    found = axe.Axe().run(window.page).response["violations"]
    grave = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {node['html'][:300]}" for each in grave for node in each["nodes"]]


@pytest.mark.parametrize("look", ["Dark", "Light"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_serious(window: Open, size: tuple[int, int], look: str) -> None:
    ann = window("Ann", size)
    ann.page.emulate_media(reduced_motion="reduce")
    ann.page.locator("#switches-button").click()
    ann.page.get_by_text(look, exact=True).click()
    ann.page.get_by_role("button", name="Done").click()
    ann.page.goto(ann.page.url.partition("?")[0])
    ann.page.locator(".cover").first.wait_for()
    assert _faults(ann) == []
    ann.page.get_by_role("button", name="Play Gear Head against robots").click()
    ann.table().get_by_role("img").wait_for()
    ann.column("dm").get_by_role("button", name=DRAW).wait_for()
    ann.write("/help")
    ann.column("channel").locator(".message.private").wait_for()
    assert _faults(ann) == []
    ann.column("dm")
    assert _faults(ann) == []
    ann.page.locator("#switches-button").click()
    assert _faults(ann) == []


def test_a_turn_is_taken_with_the_keyboard_alone(window: Open) -> None:
    ann = window("Ann", DESK)
    ann.write("/smack start robots:1 pace:none")  # every deal begins with the choice of a card
    ann.message("channel", "Join / Leave").wait_for()
    ann.page.locator("#column-channel .log").focus()
    _tab_to(ann, "Start")
    ann.page.keyboard.press("Enter")
    card = ann.column("dm").locator(MOVES).first
    card.wait_for()
    pressed = card.get_attribute("data-press")
    ann.page.locator("#column-dm .log").focus()
    _tab_to(ann, (card.text_content() or "").strip())
    ann.page.keyboard.press("Space")
    expect(ann.column("dm").locator(f'[data-press="{pressed}"]')).to_have_count(0)
    expect(ann.page.locator(MOVES).first).to_be_visible()
    assert ann.page.evaluate("document.activeElement.closest('#column-dm') !== null")


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_every_control_of_a_hand_has_a_name_and_is_reached_by_the_keyboard(
    window: Open, title: AnyTitle
) -> None:
    ann = window("Ann", DESK)
    ann.page.emulate_media(reduced_motion="reduce")
    ann.write(f"/{title.command} start robots:{title.rules.game.seats[0] - 1} pace:none")
    ann.message("channel", "Join / Leave").wait_for()
    ann.start()
    hand = ann.hand("dm")
    hand.locator(MOVES).or_(hand.locator(MENUS)).first.wait_for()
    assert _faults(ann) == []
    controls = hand.locator("[data-press], [data-select]")

    def offered() -> set[str]:
        return set(controls.evaluate_all("(found) => found.map((each) => each.innerText.trim())"))

    wanted, reached = set[str](), set[str]()
    while offered() != wanted:  # a pass that is made automatically changes the hand
        wanted, reached = offered(), set[str]()
        assert "" not in wanted
        ann.page.locator("#column-dm .log").focus()
        for _ in range(30):
            ann.page.keyboard.press("Tab")
            reached.add(ann.page.evaluate("document.activeElement.innerText.trim()"))
    assert wanted <= reached


def _tab_to(window: Window, label: str) -> None:
    for _ in range(20):
        window.page.keyboard.press("Tab")
        if window.page.evaluate("document.activeElement.textContent.trim()") == label:
            return
    raise AssertionError(f"{label} cannot be reached by the keyboard")

"""Tests of a race night and a cup, from the plan to the standings: Ann on a phone, Bo at a desk,
and robots.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from tests.browser.stand import DESK, PHONE, Stand, Window, expect

MOST_WAITS = 1_000
"""The number of consecutive attempts to find a game's button after which the night counts as failed."""


def plan(window: Window, game: str = "", rounds: str = "", **choices: tuple[str, str]) -> None:
    """Announce a race night. choices: for each menu behind *More*, the option that the menu shows and the one
    to choose instead.
    """
    window.write("/paddock")
    window.press("League")
    window.press("Plan race night")
    modal = window.page.get_by_role("dialog")
    at = datetime.now(UTC) + timedelta(minutes=10)
    modal.get_by_label("Day").select_option(value=at.date().isoformat())
    modal.get_by_label("Start time").fill(f"{at:%H:%M}")
    modal.get_by_label("Your time zone").fill("UTC")
    for label, option in (("Game", game), ("Rounds", rounds)):
        if option:
            modal.get_by_label(label).select_option(label=option)
    modal.get_by_role("button", name="Submit").click()
    panel = window.column("channel").locator(".message.private").last
    expect(panel).to_contain_text("Plan a cup" if rounds else "Plan a race night")
    if choices:
        window.press("More")
    for now, then in choices.values():
        panel.locator("[data-select]", has_text=now).click()
        window.page.locator("dialog.picker [role=option]", has_text=then).first.click()
        expect(panel.locator("[data-select]", has_text=then)).to_be_visible()
    if choices:
        window.press("Back")
    window.press("Announce")


def begin(ann: Window, bo: Window) -> None:
    """Sign Ann and Bo up, start the night immediately, and report both as present."""
    for each in (ann, bo):
        each.press("I’m in")
    expect(ann.message("channel", "I’m in")).to_contain_text("In (2)")
    manage(ann, "Start now")
    for each in (ann, bo):
        expect(each.message("channel", "who’s here?")).to_be_visible()
        each.press("I’m here")
    expect(ann.message("channel", "who’s here?")).to_contain_text("Here (2)")
    manage(ann, "Assign tables")


def manage(window: Window, label: str) -> None:
    """Press a button of the organizer's panel."""
    panel = window.column("channel").locator(".message.private")
    button = panel.get_by_role("button", name=label).last
    window.press_until("Manage", button)
    button.click()


def play(ann: Window, bo: Window, until: str, rng: random.Random) -> None:
    """Make Ann and Bo make moves until a message in the channel contains the words `until`."""
    waits = 0
    while not ann.page.locator("#column-channel .message", has_text=until).count():
        moved = [ann.move("dm", rng), bo.move("dm", rng)]
        waits = 0 if any(moved) else waits + 1
        assert waits < MOST_WAITS, "nothing happens any more"
        if waits:
            bo.page.wait_for_timeout(40)


def away(window: Window, over: str) -> str:
    """Return the names of the players whom the channel lists as away after a round of the cup. over: words in
    the message about the end of the round.
    """
    return window.message("channel", over).inner_text().partition("Away: ")[2].partition(". Come back")[0]


def test_a_race_night_and_a_cup_of_eight_are_played_to_their_ends(
    window: Callable[..., Window], stand: Stand
) -> None:
    rng = random.Random(7)
    ann, bo = window("Ann", PHONE), window("Bo", DESK)
    plan(ann, game="Rasant")
    begin(ann, bo)
    play(ann, bo, "all games are over", rng)

    plan(
        ann,
        seats=("Up to 4", "Up to 2"),
        rounds="Cup: 3 rounds",
        follows=("automatically", "a manager starts it"),
        fill=("No robots", "up to 8"),
    )
    expect(ann.page.locator("#column-channel .topic")).to_contain_text("Gear Head cup")
    begin(ann, bo)
    expect(ann.message("channel", "round 1 of 3")).to_be_visible()
    stand.kill()
    stand.begin(int(stand.address.rpartition(":")[2].strip("/")))
    for number in (1, 2):
        play(ann, bo, over := f"round {number} of 3 is over", rng)
        for each in (ann, bo):  # on a slow machine a robot may have played for them
            if each.name in away(ann, over):
                each.press("Join / Pause")
                said = each.message("channel", "from the next round")
                expect(said).to_be_visible()
        ann.press("Start round")
    play(ann, bo, "the Gear Head cup!", rng)
    bo.press("Standings")
    standings = bo.column("channel").locator(".message.private").last
    expect(standings).to_contain_text("2nd")
    expect(standings).to_contain_text("Robots: ")
    expect(standings).to_contain_text("Buchholz")

"""Tests that a newcomer finds each feature from /paddock in at most three presses, without typing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.cogs.whole_games import ask, race
from tests.venue import Venue, alt_of, menus, text_of, words_of

WAYS: Sequence[tuple[tuple[str, ...], str]] = (
    (("Rasant",), "Ann (host)"),
    (("Daily",), "robots"),
    (("More", "Practice"), "Pick a game"),
    (("More", "Puzzles"), "No puzzles right now"),
    (("More", "Practice", "Rasant"), "Rasant"),
    (("Learn", "Gear Head"), "step 1 of 6"),
    (("Learn", "Read the rules: Rasant"), "Rasant"),
    (("League", "Leaderboard"), "Leaderboard: Gear Head"),
    (("League", "Leaderboard", "Month: All games in this server"), "Leaderboard: Gear Head"),
    (("League", "My profile"), "Games: **1**"),
    (("League", "My profile", "Head to head"), "Pick one person to compare"),
    (("League", "My profile", "My accuracy"), "No reviews yet"),
    (("League", "Cup"), "Cup"),
    (("League", "Cup", "Games"), "Game 1"),
    (("/league standings", "Games", "CSV file"), "All results from Cup"),
    (("League", "Cup", "Edit"), "Count robots"),
    (("More", "My tables"), "table"),
    (("More", "Settings"), "Your settings"),
    (("More", "Settings", "My car"), "driven by"),
    (("More", "Settings", "My data"), "My data"),
    (("More", "Settings", "This server"), "This server"),
    (("/settings", "My data", "Export my data"), "everything I store about you"),
    (("/settings", "This server", "Default circuit: Default circuit: Cup"), "Default circuit: Cup"),
    (("/settings", "This server", "Limits"), "## Limits"),
    (("/settings", "This server", "Post menu here"), "The menu is posted"),
    (("More", "News"), "What’s new"),
)
"""The ways to the features: the presses from /paddock, or from the command that comes first, and a text that
is shown at the end. A choice in a menu is written as its heading and its option.
"""


@pytest.mark.thorough
async def test_each_feature_is_found_in_at_most_three_presses(venue: Venue) -> None:
    venue.manager("Ann")
    await ask(venue, "Ann", "league create", name="Cup")
    await race(venue, "Ann", "Bo", circuit="Cup")
    assert max(len(presses) for presses, _ in WAYS) <= 3
    for presses, read in WAYS:
        assert read in await walked(venue, presses), presses


def begun(presses: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the command that starts a way in WAYS, by default "paddock", and the presses that follow it."""
    first, *others = presses
    return (first[1:], others) if first.startswith("/") else ("paddock", presses)


async def walked(venue: Venue, presses: Sequence[str]) -> str:
    """Return the text that Ann reads after a series of presses."""
    ann = venue.person("Ann")
    command, presses = begun(presses)
    shown = (await ann.slash(venue.channel, command)).answer
    for label in presses:
        heading, _, option = label.partition(": ")
        if option in venue.people:
            pressed = await ann.select(shown, [str(venue.person(option).id)], placeholder=heading)
        elif option:
            pressed = await ann.select(shown, [menus(shown)[heading][option]], placeholder=heading)
        else:
            pressed = await ann.click(shown, label=label)
        before, answers = shown, [pressed.response, *pressed.followups]
        shown = next((each for each in answers if each is not None), before)
    labels = " ".join(str(part.get("label")) for part in shown.parts())
    return " ".join((words_of(pressed), text_of(shown), alt_of(shown), labels))

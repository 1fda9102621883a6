"""Tests of /smack: whole games through the real commands, with taps out of order, late taps, and every
choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.catalogue import RACESMACK
from bot.engine.game import Chance
from bot.games.racesmack.robots import club
from bot.games.racesmack.rules import judging
from bot.games.racesmack.rules.actions import Tap
from bot.games.racesmack.rules.model import Options
from bot.games.racesmack.words.labels import composites
from bot.sandbox.model import Message
from bot.tables.table import Table
from bot.ui.sync.board_message import RESTS
from tests.english import english
from tests.own_result import has_own_result
from tests.venue import RESULT, Venue, alt_of, components, labels, menus, text_of, words_of

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


async def open_table(venue: Venue, count: int, **options: Any) -> Table:
    """Start a table of the first `count` people in NAMES, and return it."""
    options = {"pace": "none", **options}
    return await venue.table(await venue.start(*NAMES[:count], game="smack", **options))


async def choose(venue: Venue, name: str, *, at: int = 0) -> None:
    """Press a button in a person's DM, or choose from its menu. at: the index of the button or option."""
    hand, user = venue.dm(name), venue.person(name)
    found = menus(hand)
    if found:
        values = list(next(iter(found.values())).values())
        await user.select(hand, [values[at % len(values)]])
    else:
        offered = [label for label in labels(hand) if not label.startswith(("Set ", "Don't"))]
        await user.click(hand, label=offered[at % len(offered)])


async def pick(venue: Venue, table: Table, *, at: int = 0) -> None:
    """Make all players make their pending decisions and pick cards, until they can tap. at: the index of the
    button or option that they choose.
    """
    while table.view(None).phase not in ("tapping", "finished"):
        await choose(venue, NAMES[min(table.awaited)], at=at)


def free(table: Table) -> list[str]:
    return list(table.view(None).free)


async def tap(venue: Venue, table: Table, *, step: int) -> None:
    """Make every player who must act tap a different card. The last tap to arrive has the earliest timestamp.
    step: the index of the first player's card among the free ones.
    """
    seats, now = sorted(table.awaited), venue.stamp()
    letters = free(table)
    presses = [
        (NAMES[seat], letters[(at + step) % len(letters)], now + 20 * (len(seats) - at))
        for at, seat in enumerate(seats)
    ]
    await venue.press_together(*presses)


async def board_as_text(venue: Venue) -> str:
    """Return the table as text, as Ann reads it."""
    return words_of(await venue.person("Ann").click(venue.anchor(), label="As text"))


async def play_well(venue: Venue, table: Table, seat: int) -> None:
    """Make the choice in a player's DM that a robot would make."""
    view, hand, user = table.view(seat), venue.dm(NAMES[seat]), venue.person(NAMES[seat])
    action = club(view, table.actions(seat), Chance("well", table.snapshot.match.ply))
    several = [each.label for each in composites(view, table.names) if each.actions[0] == action]
    label = next(iter(several), None) or RACESMACK.words.text.label(action, view, table.names)
    words, found = english(label.text), menus(hand)
    if found and words in next(iter(found.values())):
        await user.select(hand, [next(iter(found.values()))[words]])
    else:
        await user.click(hand, label=words)


async def tap_well(venue: Venue, table: Table) -> None:
    """Make all players tap the cards that a robot would tap. The last tap to arrive has the earliest
    timestamp. If no robot would tap, make one player choose in their DM not to tap.
    """
    seats, now = sorted(table.awaited), venue.stamp()
    luck = Chance("tap", table.snapshot.match.ply)
    wanted = {seat: club(table.view(seat), table.actions(seat), luck) for seat in seats}
    presses = [
        (NAMES[seat], action.letter, now + 20 * (len(seats) - at))
        for at, (seat, action) in enumerate(wanted.items())
        if isinstance(action, Tap)
    ]
    await venue.press_together(*presses)


async def play_on(venue: Venue, table: Table, *, rounds: int = 400) -> int:
    """Play a number of rounds, or until the game is over, and return the number of races in which all players
    tapped at the same time.
    """
    raced = 0
    for _ in range(400):
        if table.snapshot.status != "playing" or table.view(None).round > rounds:
            return raced
        if table.view(None).phase == "tapping":
            raced += 1
            await tap_well(venue, table)
        else:
            await play_well(venue, table, min(table.awaited))
    raise AssertionError("the game did not end")


def disabled(message: Message) -> list[str]:
    return [part["label"] for part in components(message) if part["type"] == 2 and part.get("disabled")]


# whole games


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("count", "options"),
    [
        pytest.param(2, {}, marks=pytest.mark.long),
        (4, {"edition": "published", "time_penalty": True, "racing_rules": True}),
        (6, {"shifting_gears": True, "tiebreaker": True, "noise_cancelling": True}),
        pytest.param(4, {"after_you": True}, marks=pytest.mark.long),
    ],
)
async def test_people_play_a_whole_game_with_taps_out_of_order(
    venue: Venue, count: int, options: dict[str, Any]
) -> None:
    table = await open_table(venue, count, **options)
    raced = await play_on(venue, table)
    assert table.snapshot.status == "over"
    assert raced > 1
    shown = text_of(venue.anchor())
    assert re.search(r" wins with .+!| tie with \d+ cards each", shown)
    assert shown.count(" · **") == count
    assert labels(venue.anchor()) == RESULT
    assert re.search(r"\n1st\b", alt_of(venue.anchor()))
    assert all(has_own_result(venue.dm(name)) for name in NAMES[:count])


async def test_untimed_taps_are_chosen_in_the_hand_by_everybody(venue: Venue) -> None:
    table = await open_table(venue, 3, taps="untimed")
    while table.view(None).phase != "aiming":
        await choose(venue, NAMES[min(table.awaited)])
    assert not {"A", "B", "C"} & {label.partition(" ")[0] for label in labels(venue.anchor())}
    assert [label[0] for label in labels(venue.dm("Bo")) if label != "Hint"] == ["A", "B", "C"]
    await choose(venue, "Bo", at=1)
    await venue.wait(RESTS)
    assert "waiting for Ann and Cy" in text_of(venue.anchor())
    assert "B" not in re.findall(r"\b[A-F]\b", text_of(venue.anchor()))
    await play_on(venue, table, rounds=2)
    last = table.view(None).last
    assert last is not None
    assert last.round == 2
    assert all(tap.behind is None for tap in last.taps)
    assert "Revealed: A (" in await board_as_text(venue)


@pytest.mark.thorough
async def test_robots_pick_and_tap_with_a_delay_and_play_to_the_end(venue: Venue) -> None:
    table = await open_table(venue, 1, robots=5, pace="live", level="club")
    for _ in range(900):
        if table.snapshot.status != "playing":
            break
        view = table.view(None)
        if view.phase == "tapping":
            await venue.wait(31)
        elif 0 in table.awaited:
            await play_well(venue, table, 0)
        else:
            await venue.wait(1)
        if "I’m back" in labels(venue.anchor()):
            await venue.person("Ann").click(venue.anchor(), label="I’m back")
    assert table.snapshot.status == "over"


# a round


async def test_the_table_shows_who_has_picked_but_not_what(venue: Venue) -> None:
    table = await open_table(venue, 3)
    view = table.view(0)
    before = set(text_of(venue.anchor()).split("\n"))
    await choose(venue, "Ann", at=2)
    assert "waiting for Bo and Cy" in text_of(venue.anchor())
    new = set(text_of(venue.anchor()).split("\n")) - before
    own = table.view(0).picked
    assert own == view.hand[2]
    assert not any(symbol.colour in line for line in new for symbol in getattr(own, "symbols", ()))
    assert "You picked" not in alt_of(venue.anchor())


async def test_the_reveal_has_a_button_for_every_letter_and_shows_the_cards(venue: Venue) -> None:
    table = await open_table(venue, 4, edition="published")
    await pick(venue, table, at=1)
    anchor = venue.anchor()
    buttons = [label.split() for label in labels(anchor)[:4]]
    assert [letter for letter, _ in buttons] == ["A", "B", "C", "D"], "as they lie, from left to right"
    for (_, shapes), laid in zip(sorted(buttons), table.view(None).circle, strict=True):
        assert len(shapes) == len(laid.cards[-1].symbols), "a button shows the shapes of its card"
    assert re.search(r"\nCards: A \(.+\), B \(.+\), C \(.+\) and D \(.+\)\.", alt_of(anchor))
    assert "Nobody has won a card yet." in alt_of(anchor)
    assert labels(venue.dm("Ann")) == labels(anchor)[:4], "and so has every hand"


async def test_the_earlier_press_has_the_card_though_it_arrived_later(venue: Venue) -> None:
    table = await open_table(venue, 3)
    await pick(venue, table)
    now = venue.stamp()
    answers = await venue.press_together(("Ann", "B", now + 90), ("Bo", "B", now + 10))
    assert "Bo was 0.08 s faster. Tap another card." in words_of(answers[0])
    assert [(touch.seat, touch.letter) for touch in table.view(None).taps] == [(1, "B")]
    assert [label[0] for label in disabled(venue.anchor())] == ["B"]
    assert "Taps: B by Bo." in text_of(venue.anchor())


async def test_after_the_round_the_table_shows_times_reasons_and_gains(venue: Venue) -> None:
    table = await open_table(venue, 3, edition="published")
    await pick(venue, table)
    now = venue.stamp()
    await venue.press_together(("Ann", "B", now + 1_240), ("Bo", "A", now))
    last = table.view(None).last
    assert last is not None
    shown = await board_as_text(venue)
    assert "Bo tapped A first: " in shown
    assert "You tapped B 1.240 s later: " in shown
    assert re.search(r"Round 1, .+: .+\.\n", shown)
    told = (
        f"Correct: {' and '.join(last.verdict.correct)}." if last.verdict.correct else "No card was correct."
    )
    assert told in shown


async def test_presses_of_the_same_millisecond_are_drawn_and_it_is_said(venue: Venue) -> None:
    table = await open_table(venue, 3)
    await pick(venue, table)
    now = venue.stamp()
    await venue.press_together(("Ann", "C", now), ("Bo", "C", now))
    (touch,) = table.view(None).taps
    assert touch.letter == "C"
    assert len(touch.drawn) == 1
    loser = NAMES[touch.drawn[0]]
    history = words_of(await venue.person("Ann").click(venue.anchor(), label="History"))
    assert f"tapped C in a dead heat with {loser}" in history


async def test_a_press_after_the_round_closed_is_answered_with_how_late_it_was(venue: Venue) -> None:
    table = await open_table(venue, 3, edition="published")
    await pick(venue, table)
    now = venue.stamp()
    await venue.press_together(("Ann", "A", now))
    answers = await venue.press_together(("Bo", "B", now + 100), ("Cy", "B", now + 500))
    assert words_of(answers[1]).strip() == "Too late: you pressed 0.4 s after the round closed."
    assert answers[1].ephemeral


async def test_a_live_round_closes_by_the_tap_clock_and_a_missing_tap_is_wrong(venue: Venue) -> None:
    table = await open_table(venue, 3, pace="live", seconds=15)
    await pick(venue, table, at=1)
    assert table.race.confirmed_at is not None, "the message shows the race, and robots count from then on"
    view = table.view(None)
    correct = judging.verdict(view.circle, view.default, view.options).correct
    wrong = next(letter for letter in view.free if letter not in correct)
    await venue.press_together(("Ann", wrong, venue.stamp()))
    await venue.wait(16)
    last = table.view(None).last
    assert last is not None
    assert last.late == (1, 2)
    assert "Ran out of time, which counts as wrong: Bo and Cy." in await board_as_text(venue)


async def test_choices_of_several_players_are_open_at_the_same_time(venue: Venue) -> None:
    table = await open_table(venue, 6)
    together = 0
    for step in range(400):
        if table.snapshot.status != "playing" or together > 1:
            break
        view = table.view(None)
        if view.phase == "tapping":
            await tap(venue, table, step=step)
            continue
        if view.phase == "settling":
            together = max(together, len(table.awaited))
            assert all(
                labels(venue.dm(NAMES[seat])) or menus(venue.dm(NAMES[seat])) for seat in table.awaited
            )
            assert all(owed is None or owed.left for owed in view.owed)
        await choose(venue, NAMES[max(table.awaited)], at=step)
    assert together > 1


# lobby, rules, refusals


async def test_the_lobby_shows_edition_variants_and_how_taps_are_ranked(venue: Venue) -> None:
    plain = text_of(await venue.lobby("Ann", game="smack", pace="relaxed"))
    assert "Rules: " not in plain, "what is usual is not shown"
    assert "Variants" not in plain
    assert "to tap" not in plain
    assert "You need 2 players" in plain
    assert "1. Ann (host)" in plain
    timed = text_of(await venue.lobby("Ann", game="smack", tiebreaker=True))
    assert "Rules: early draft" in timed
    assert "Variants: Tiebreaker" in timed
    assert "30 seconds to tap" in timed
    full = text_of(
        await venue.lobby("Ann", game="smack", taps="untimed", tiebreaker=True, edition="published")
    )
    assert "Rules: published edition" in full
    assert "Variants: Tiebreaker" in full
    assert "Untimed taps" in full


async def test_every_option_of_the_rules_is_an_option_of_the_command(venue: Venue) -> None:
    table = await open_table(
        venue,
        2,
        edition="published",
        taps="untimed",
        seconds=60,
        level="club",
        racing_rules=True,
        time_penalty=True,
        noise_cancelling=True,
        tiebreaker=True,
        after_you=False,
        shifting_gears=True,
    )
    assert table.snapshot.match.options == Options(
        "published", True, True, True, True, False, True, "untimed", 60
    )


async def test_six_robots_are_refused_before_the_bot_is_asked(venue: Venue) -> None:
    with pytest.raises(Exception, match="robots"):
        await venue.person("Ann").slash(venue.channel, "smack start", robots=6)


async def test_a_rematch_keeps_the_options(venue: Venue) -> None:
    await open_table(venue, 2, shifting_gears=True)
    await venue.sure("Ann", "table end")
    answer = await venue.person("Ann").click(venue.anchor(), label="Rematch")
    assert "Variants: Shifting Gears" in words_of(answer)

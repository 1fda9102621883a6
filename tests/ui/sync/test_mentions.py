"""Tests of the number of calls to Discord that a game needs. An ordinary move needs one callback, and the
updates of other people's messages.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.tables.table import Table
from bot.title import AnyTitle
from bot.ui.messages.builder import MessageBuilder
from bot.ui.sync.board_message import LOOK_EVERY, RESTS, RESTS_ALONE
from bot.ui.sync.hands import LINGERS
from bot.ui.sync.token_edits import LIVES
from tests.settings import choose
from tests.ui.sync.truth import truth
from tests.venue import Venue, labels, text_of, venue_with
from tools.bench.calls import MOST, PEOPLE, THINKS, played


async def test_a_waiting_player_costs_nothing(venue: Venue) -> None:
    await venue.start("Ann", "Bo", "Cy")
    before = len(venue.calls())
    await venue.take_turn("Ann")
    cy = venue.dm_channel("Cy").id
    assert not [call for call in venue.calls()[before:] if str(cy) in call]


async def test_the_draw_of_a_turn_costs_one_callback_and_one_edit(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    before = len(venue.calls())
    await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    assert len(venue.calls()) == before + 1, "the board waits for the press that is sure to follow"
    await venue.wait(RESTS)
    kinds = Counter(call.split("/")[1] for call in venue.calls()[before:])
    assert kinds == {"interactions": 1, "webhooks": 1}, "the edit goes by the token of the press on Start"


async def test_who_plays_alone_sees_the_turns_of_the_robots_after_two_seconds(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", robots=2))
    for _ in range(2):
        await venue.take_turn("Ann")
        await venue.wait(RESTS_ALONE)
        await truth(venue, table)


async def test_a_turn_among_people_who_are_there_costs_the_bots_own_token_nothing(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    await venue.take_turn("Bo")
    before = len(venue.calls())
    await venue.take_turn("Ann")
    own = [call for call in venue.calls()[before:] if call.split("/")[1] == "channels"]
    assert own == []


async def test_who_was_there_and_presses_nothing_for_a_minute_is_called_then(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="relaxed")
    await venue.take_turn("Ann")
    await venue.take_turn("Bo")
    await venue.wait(50)
    assert venue.ping() is None
    await venue.wait(15)
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Ann").id}
    await venue.open_hand("Ann")
    assert venue.ping() is call, "a call stands until its turn is over"
    await venue.take_turn("Ann")
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Bo").id}


@pytest.mark.few(1)
@pytest.mark.parametrize("way", MOST)
async def test_an_action_costs_few_calls_of_the_bots_own(venue: Venue, way: str) -> None:
    game = await played(venue, "race", way, 60)
    assert game.calls.total() <= MOST[way] * game.actions


@pytest.mark.few(3)
@pytest.mark.parametrize("way", MOST)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
async def test_among_people_who_play_quickly_a_press_costs_few_requests_in_every_game(
    venue: Venue, title: AnyTitle, way: str
) -> None:
    game = await played(venue, title.command, way, 60, thinks=2.0)
    assert game.requests <= 2.5 * game.presses


@pytest.mark.few(2)
@pytest.mark.parametrize("way", MOST)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
async def test_each_layout_is_built_once_for_a_state_a_person_and_a_language_and_changes_a_message(
    venue: Venue, monkeypatch: pytest.MonkeyPatch, title: AnyTitle, way: str
) -> None:
    built = list[tuple[object, ...]]()

    def noting(build: Any) -> Any:
        async def noted(
            self: MessageBuilder, table: Table, *which: Any, urgent: bool = False, **how: Any
        ) -> Any:
            built.append((build.__name__, table.snapshot.version, *which, *how.items()))
            return await build(self, table, *which, urgent=urgent, **how)

        return noted

    for build in (MessageBuilder.table, MessageBuilder.hand):
        monkeypatch.setattr(MessageBuilder, build.__name__, noting(build))
    game = await played(venue, title.command, way, 60, thinks=2.0)
    assert [each for each, times in Counter(built).items() if times > 1] == []
    assert len(built) <= game.requests, "each layout becomes a request"


async def test_moves_of_robots_are_shown_together_once_it_is_a_persons_turn(tmp_path: Path) -> None:
    async with venue_with(tmp_path, robot_pause=2.0) as venue:
        lobby = await venue.lobby("Ann")
        for _ in range(2):
            await venue.robot(venue.person("Ann"), lobby, "Add a robot: normal")
        await venue.person("Ann").click(lobby, label="Start")
        table = await venue.table(lobby)
        while 0 not in table.awaited:
            await venue.wait(2.0)
        await venue.wait(RESTS)
        before = len(venue.requests)
        await venue.take_turn("Ann")
        await venue.wait(1.0)
        while table.awaited != {0}:
            await venue.wait(1.0)
        await venue.wait(1.0)
        edits = [each for each in venue.requests[before:] if each.method == "PATCH"]
        assert "Ann’s turn" in text_of(venue.anchor())
        assert len(edits) <= 3, "the board where Ann’s turn ended, the board now, and her hand"


async def test_who_leaves_is_shown_at_once_although_moves_wait(venue: Venue) -> None:
    await venue.start("Ann", "Bo", "Cy")
    await venue.take_turn("Ann")
    await venue.take_turn("Bo")
    assert "Cy’s turn" not in text_of(venue.anchor()), "the move waits for others that may follow"
    await venue.sure("Bo", "table leave")
    assert "Cy’s turn" in text_of(venue.anchor())


async def test_the_undo_of_a_player_whom_another_has_followed_goes_with_their_next_turn_or_a_little_later(
    venue: Venue,
) -> None:
    await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    assert "Undo" in labels(venue.dm("Ann"))
    await venue.person("Bo").click(venue.dm("Bo"), label="Draw")
    before = len(venue.calls())
    await venue.wait(LINGERS / 2)
    assert len(venue.calls()) == before
    await venue.wait(LINGERS / 2)
    assert "Undo" not in labels(venue.dm("Ann"))


async def test_an_undo_that_came_too_late_is_refused_and_goes(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    await venue.person("Bo").click(venue.dm("Bo"), label="Draw")
    await venue.person("Ann").click(venue.dm("Ann"), label="Undo")
    assert "someone else has moved" in text_of(venue.dm("Ann"))
    assert "Undo" not in labels(venue.dm("Ann"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["rasant", "scrap", "smack"])
async def test_in_a_game_by_my_hand_every_dm_is_edited_when_it_begins_to_rest_and_at_the_end(
    venue: Venue, game: str
) -> None:
    actions, calls, *_ = await played(venue, game, "my hand")
    assert calls["PATCH dm"] <= 3 * len(PEOPLE), "its hand, that it rests, and how it ended"
    looks = actions * THINKS / LOOK_EVERY
    assert calls.total() - calls["PATCH dm"] <= 2 + looks, "looks for what buries the table, and the result"


async def test_when_the_tokens_have_died_the_bots_own_edits_go_on(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="relaxed")
    await venue.wait(900)
    before = len(venue.calls())
    await venue.take_turn("Ann")
    await venue.wait(2 * RESTS)
    assert "Bo’s turn" in text_of(venue.anchor())
    assert not [call for call in venue.calls()[before:] if call.startswith("PATCH /webhooks")]


async def test_a_call_goes_out_after_a_press_in_the_channel_and_goes_the_same_way(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="relaxed")
    await venue.wait(LIVES + 1)
    hand = await venue.open_hand("Ann")
    before = len(venue.calls())
    await venue.person("Ann").click(hand, label="Draw")
    await venue.person("Ann").click(hand, label=labels(hand)[0])
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Bo").id}
    await venue.open_hand("Bo")
    await venue.take_turn("Bo")
    await venue.wait(RESTS)
    assert venue.ping() is None
    assert f"POST /channels/{venue.channel.id}/messages" not in venue.calls()[before:]


async def test_a_call_is_taken_away_after_the_token_by_which_it_went_has_died(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="relaxed")
    await venue.wait(700)
    await venue.take_turn("Ann")
    first = venue.ping()
    await venue.wait(300)
    await venue.take_turn("Bo")
    call = venue.ping()
    assert call is not None
    assert call is not first
    assert call.pinged == {venue.person("Ann").id}


async def test_my_hand_renews_the_way_to_a_board_that_is_about_to_be_lost(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="relaxed")
    for _ in range(3):
        await venue.wait(600)
        await venue.open_hand("Ann")
    before = len(venue.calls())
    await venue.take_turn("Ann")
    await venue.wait(RESTS)
    assert "Bo’s turn" in text_of(venue.anchor())
    edits = [call for call in venue.calls()[before:] if call.startswith("PATCH /channels/")]
    assert not [call for call in edits if f"/{venue.channel.id}/" in call]


async def test_the_answer_comes_before_anything_is_sent(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    for label in ("Draw", None):
        before = len(venue.calls())
        hand = venue.dm("Ann")
        await venue.person("Ann").click(hand, label=label or labels(hand)[0])
        assert venue.calls()[before].startswith("POST /interactions")


async def test_nobody_is_called_before_their_quiet_hours_have_ended(venue: Venue) -> None:
    """Go forward second by second, because a test that skips time would not see an alarm that fires early."""
    await choose(venue, "Bo", quiet="22:00 07:00 UTC")
    now = datetime.fromtimestamp(venue.world.clock.now(), UTC)
    evening = now.replace(hour=22, minute=30, second=0, microsecond=0)
    await venue.skip((evening - now).total_seconds() % 86_400)
    await venue.start("Ann", "Bo", pace="relaxed")
    await venue.take_turn("Ann")
    now = datetime.fromtimestamp(venue.world.clock.now(), UTC)
    end = (now + timedelta(days=1)).replace(hour=7, minute=0, second=0, microsecond=0)
    await venue.wait((end - now).total_seconds() - 5.5)
    for _ in range(5):
        assert venue.ping() is None
        await venue.wait(1)
    assert datetime.fromtimestamp(venue.world.clock.now(), UTC) < end
    assert venue.ping() is None
    await venue.wait(3)
    called = venue.ping()
    assert called is not None
    assert f"<@{venue.person('Bo').id}>" in called.content

"""Tests of the life of an interaction: its one answer, the time limit of three seconds, and its token."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest

from bot.sandbox.errors import ApiError, Refused
from bot.sandbox.model import EPHEMERAL, LOADING, Interaction
from tests.sandbox.conftest import START, Stand, button, label, layout, line, modal, row, text

SEND, DEFER, DEFER_UPDATE, UPDATE, COMPLETE, MODAL = 4, 5, 6, 7, 8, 9


def code(refused: pytest.ExceptionInfo[ApiError]) -> tuple[int, int]:
    return refused.value.status, refused.value.code


def commanded(stand: Stand) -> Interaction:
    stand.known(START)
    return stand.world.command(stand.ann.id, stand.channel.id, "race start")


async def test_a_press_is_answered_with_a_message(stand: Stand) -> None:
    pressed = stand.pressed()
    told = stand.answer(pressed, SEND, {"content": "hello"})
    assert pressed.state == "answered"
    assert pressed.done.is_set()
    assert pressed.response is not None
    assert pressed.response.content == "hello"
    assert told["interaction"]["response_message_id"] == str(pressed.response.id)
    assert told["resource"]["message"]["content"] == "hello"


async def test_an_answer_comes_once(stand: Stand) -> None:
    pressed = stand.pressed()
    stand.answer(pressed, SEND, {"content": "hello"})
    with pytest.raises(ApiError) as refused:
        stand.answer(pressed, SEND, {"content": "again"})
    assert code(refused) == (400, 40060)


async def test_an_answer_that_is_refused_may_be_given_again(stand: Stand) -> None:
    pressed = stand.pressed()
    with pytest.raises(ApiError):
        stand.answer(pressed, SEND, {"content": ""})
    assert not pressed.done.is_set()
    stand.answer(pressed, SEND, {"content": "hello"})
    assert pressed.state == "answered"


async def test_a_press_is_lost_with_the_process_that_had_it_unless_it_was_answered(stand: Stand) -> None:
    lost, told = stand.pressed(), stand.pressed()
    stand.answer(told, SEND, {"content": "hello"})
    for each in (lost, told):
        stand.world.answers.lose(each)
    assert lost.failed
    assert lost.done.is_set()
    assert told.state == "answered"
    await stand.wait(5)
    assert [event.kind for event in stand.events].count("interaction_failed") == 1


async def test_a_press_that_waits_three_seconds_has_failed(stand: Stand) -> None:
    pressed = stand.pressed()
    await stand.wait(2.9)
    assert pressed.state == "waiting"
    await stand.wait(0.2)
    assert pressed.failed
    assert [event.kind for event in stand.events][-1] == "interaction_failed"
    with pytest.raises(ApiError) as refused:
        stand.answer(pressed, SEND, {"content": "late"})
    assert code(refused) == (404, 10062)
    with pytest.raises(ApiError) as refused:
        stand.world.answers.follow_up(pressed.token, {"content": "later"}, {})
    assert code(refused) == (404, 10015)


async def test_an_answer_in_time_keeps_a_press_from_failing(stand: Stand) -> None:
    pressed = stand.pressed()
    await stand.wait(2.9)
    stand.answer(pressed, DEFER_UPDATE)
    await stand.wait(10)
    assert pressed.state == "answered"


async def test_a_wrong_token_is_an_unknown_interaction(stand: Stand) -> None:
    pressed = stand.pressed()
    with pytest.raises(ApiError) as refused:
        stand.world.answers.answer(pressed.id, "another", {"type": DEFER_UPDATE}, {})
    assert code(refused) == (404, 10062)


async def test_an_ephemeral_answer_is_seen_by_its_owner_alone(stand: Stand) -> None:
    pressed = stand.pressed()
    stand.answer(pressed, SEND, {"content": "psst", "flags": EPHEMERAL})
    assert pressed.response in stand.world.history(stand.channel.id, stand.ann.id)
    assert pressed.response not in stand.world.history(stand.channel.id, stand.bo.id)
    assert pressed.response is not None
    with pytest.raises(ApiError) as refused:
        stand.world.posts.message(stand.channel.id, pressed.response.id)
    assert code(refused) == (404, 10008)
    with pytest.raises(Refused):
        stand.world.press(stand.bo.id, pressed.response.id, "go")


async def test_an_update_changes_the_message_that_was_pressed(stand: Stand) -> None:
    message = stand.post(layout(row(button("go"))))
    pressed = stand.pressed(message)
    told = stand.answer(pressed, UPDATE, layout(text("done")))
    assert [part["type"] for part in message.parts()] == [10]
    assert pressed.response is message
    assert message.edited is not None
    assert told["resource"]["type"] == UPDATE


async def test_an_update_of_a_deleted_message_is_refused(stand: Stand) -> None:
    message = stand.post(layout(row(button("go"))))
    pressed = stand.pressed(message)
    stand.world.posts.delete(stand.channel.id, message.id)
    with pytest.raises(ApiError) as refused:
        stand.answer(pressed, UPDATE, layout(text("done")))
    assert code(refused) == (404, 10008)


async def test_a_deferred_command_is_answered_by_its_first_follow_up(stand: Stand) -> None:
    asked = commanded(stand)
    stand.answer(asked, DEFER, {"flags": EPHEMERAL})
    message = asked.response
    assert message is not None
    assert message.flags & LOADING
    assert message.viewer is stand.ann
    assert not asked.done.is_set()
    sent = stand.world.answers.follow_up(asked.token, {"content": "here"}, {})
    assert sent is message
    assert message.flags == EPHEMERAL
    assert asked.state == "answered"


async def test_a_deferred_command_is_answered_by_an_edit_of_the_original(stand: Stand) -> None:
    asked = commanded(stand)
    stand.answer(asked, DEFER)
    message = stand.world.answers.edit(asked.token, "@original", layout(text("here")), {})
    assert message is asked.response
    assert asked.state == "answered"


async def test_a_deferred_command_stays_unanswered_by_what_is_refused(stand: Stand) -> None:
    asked = commanded(stand)
    stand.answer(asked, DEFER)
    with pytest.raises(ApiError):
        stand.world.answers.follow_up(asked.token, {"content": ""}, {})
    assert not asked.done.is_set()
    assert asked.response is not None
    assert asked.response.flags & LOADING


async def test_a_deferred_command_that_is_never_answered_has_failed_when_its_token_dies(stand: Stand) -> None:
    asked = commanded(stand)
    stand.answer(asked, DEFER)
    await stand.wait(14 * 60)
    assert asked.state == "deferred"
    await stand.wait(61)
    assert asked.failed


async def test_a_token_lives_for_fifteen_minutes(stand: Stand) -> None:
    pressed = stand.pressed()
    stand.answer(pressed, SEND, {"content": "hello"})
    await stand.wait(15 * 60 - 1)
    stand.world.answers.edit(pressed.token, "@original", {"content": "still"}, {})
    await stand.wait(1)
    with pytest.raises(ApiError) as refused:
        stand.world.answers.edit(pressed.token, "@original", {"content": "late"}, {})
    assert code(refused) == (401, 50027)


async def test_a_token_does_nothing_before_the_answer(stand: Stand) -> None:
    pressed = stand.pressed()
    with pytest.raises(ApiError) as refused:
        stand.world.answers.follow_up(pressed.token, {"content": "early"}, {})
    assert code(refused) == (404, 10015)


async def test_a_follow_up_is_reached_by_its_id(stand: Stand) -> None:
    pressed = stand.pressed()
    stand.answer(pressed, DEFER_UPDATE)
    sent = stand.world.answers.follow_up(pressed.token, {"content": "more", "flags": EPHEMERAL}, {})
    assert sent.ephemeral
    stand.world.answers.edit(pressed.token, str(sent.id), {"content": "much more"}, {})
    assert stand.world.answers.get(pressed.token, str(sent.id)).content == "much more"
    stand.world.answers.delete(pressed.token, str(sent.id))
    with pytest.raises(ApiError) as refused:
        stand.world.answers.get(pressed.token, str(sent.id))
    assert code(refused) == (404, 10008)


@pytest.mark.parametrize(
    ("kind", "data"), [(SEND, {"content": "x"}), (DEFER_UPDATE, {}), (UPDATE, layout(text("x")))]
)
async def test_an_answer_is_reached_as_the_original_alone(
    stand: Stand, kind: int, data: dict[str, Any]
) -> None:
    pressed = stand.pressed()
    stand.answer(pressed, kind, data)
    message = stand.world.answers.get(pressed.token, "@original")
    for ask in (stand.world.answers.get, stand.world.answers.delete):
        with pytest.raises(ApiError) as refused:
            ask(pressed.token, str(message.id))
        assert code(refused) == (404, 10008)
    assert not message.deleted


async def test_the_original_can_be_deleted_once(stand: Stand) -> None:
    pressed = stand.pressed()
    stand.answer(pressed, SEND, {"content": "x"})
    stand.world.answers.delete(pressed.token, "@original")
    with pytest.raises(ApiError) as refused:
        stand.world.answers.delete(pressed.token, "@original")
    assert code(refused) == (404, 10008)


async def test_the_message_that_was_pressed_is_no_tokens_before_an_update(stand: Stand) -> None:
    message = stand.post(layout(row(button("go"))))
    pressed = stand.pressed(message)
    stand.answer(pressed, SEND, {"content": "x"})
    with pytest.raises(ApiError) as refused:
        stand.world.answers.edit(pressed.token, str(message.id), layout(text("x")), {})
    assert code(refused) == (404, 10008)


@pytest.mark.parametrize("kind", [1, 2, 3, COMPLETE, 10, 12, None])
async def test_a_press_takes_no_answer_of_type(stand: Stand, kind: int) -> None:
    with pytest.raises(ApiError) as refused:
        stand.answer(stand.pressed(), kind)
    assert code(refused) == (400, 50035)


@pytest.mark.parametrize("kind", [DEFER_UPDATE, UPDATE, COMPLETE])
async def test_a_command_takes_no_answer_of_type(stand: Stand, kind: int) -> None:
    with pytest.raises(ApiError) as refused:
        stand.answer(commanded(stand), kind)
    assert code(refused) == (400, 50035)


async def test_an_option_is_completed_with_at_most_25_choices(stand: Stand) -> None:
    stand.known(START)
    asked = stand.world.autocomplete(stand.ann.id, stand.channel.id, "race start", "circuit", "Mo")
    assert asked.data["options"][0]["options"] == [
        {"type": 3, "name": "circuit", "value": "Mo", "focused": True}
    ]
    for refused_kind in (SEND, DEFER, MODAL):
        with pytest.raises(ApiError):
            stand.answer(asked, refused_kind, {"content": "x"})
    choices = [{"name": f"Monza {n}", "value": f"{n}"} for n in range(26)]
    with pytest.raises(ApiError):
        stand.answer(asked, COMPLETE, {"choices": choices})
    stand.answer(asked, COMPLETE, {"choices": choices[:25]})
    assert asked.choices == choices[:25]


async def test_a_modal_is_shown_filled_in_and_answered(stand: Stand) -> None:
    message = stand.post(layout(row(button("go"))))
    pressed = stand.pressed(message)
    stand.answer(pressed, MODAL, modal(label(line(max_length=5)), label(line(custom_id="b", value="old"))))
    sent = stand.world.submit(stand.ann.id, pressed.id, {"line": "hello"})
    told = [part["component"] for part in sent.data["components"]]
    assert [(part["custom_id"], part["value"]) for part in told] == [("line", "hello"), ("b", "old")]
    assert sent.message is message
    stand.answer(sent, UPDATE, layout(text("done")))
    assert sent.response is message


async def test_a_modal_is_not_answered_with_a_modal(stand: Stand) -> None:
    asked = commanded(stand)
    stand.answer(asked, MODAL, modal(label(line())))
    sent = stand.world.submit(stand.ann.id, asked.id, {"line": "hello"})
    for kind in (MODAL, UPDATE):
        with pytest.raises(ApiError) as refused:
            stand.answer(sent, kind, modal(label(line())))
        assert code(refused) == (400, 50035)


async def test_a_modal_is_sent_once_and_by_whoever_was_shown_it(stand: Stand) -> None:
    asked = commanded(stand)
    with pytest.raises(Refused):
        stand.world.submit(stand.ann.id, asked.id, {})
    stand.answer(asked, MODAL, modal(label(line())))
    with pytest.raises(Refused):
        stand.world.submit(stand.bo.id, asked.id, {"line": "x"})
    stand.world.submit(stand.ann.id, asked.id, {"line": "x"})
    with pytest.raises(Refused):
        stand.world.submit(stand.ann.id, asked.id, {"line": "x"})


@pytest.mark.parametrize(
    "values",
    [{}, {"line": ""}, {"line": "toolong"}, {"line": "x"}, {"line": "xyz", "other": "x"}, {"line": 7}],
)
async def test_a_client_does_not_send_a_modal_with(stand: Stand, values: dict[str, Any]) -> None:
    asked = commanded(stand)
    stand.answer(asked, MODAL, modal(label(line(min_length=2, max_length=5))))
    with pytest.raises(Refused):
        stand.world.submit(stand.ann.id, asked.id, values)


async def test_a_press_can_be_stamped_with_another_millisecond(stand: Stand) -> None:
    message = stand.post(layout(row(button("go"))))
    at = int(stand.clock.now() * 1000) - 250
    first, second = (stand.world.press(stand.ann.id, message.id, "go", at=at) for _ in range(2))
    assert first.id != second.id
    assert {(each.id >> 22) + 1_420_070_400_000 for each in (first, second)} == {at}


async def test_a_press_goes_through_none_of_the_presses_before_it(stand: Stand) -> None:
    message = stand.post(layout(row(button("go"))))

    def most_memory() -> int:
        """Return the maximum number of bytes that a press needs while it is made. It is the smallest of
        several measurements, because a dict grows during one of them.
        """
        needed = []
        for _ in range(5):
            before, _ = tracemalloc.get_traced_memory()
            tracemalloc.reset_peak()
            stand.pressed(message)
            needed.append(tracemalloc.get_traced_memory()[1] - before)
        return min(needed)

    tracemalloc.start()
    try:
        first = most_memory()
        for _ in range(1_000):
            stand.pressed(message)
        last = most_memory()
    finally:
        tracemalloc.stop()
    assert last < 2 * first + 1_000, (first, last)

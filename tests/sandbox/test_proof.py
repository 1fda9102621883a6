"""Tests of what `make scale` finds in the logs of tables."""

from bot.games.gear_and_piston.rules.actions import Done, Draw
from bot.model.snapshots import LoggedMove
from bot.ui.components import tag
from tools.scale.proof import doubled

TABLE, PERSON = "abcde", 7


def move(ply: int, action: object) -> LoggedMove[object]:
    return LoggedMove(ply=ply, seat=2, action=action, by="player", at=100.0 + ply)


def test_a_move_made_again_without_a_second_press_is_doubled() -> None:
    own = [move(3, Draw()), move(4, Draw()), move(9, Done())]
    pressed = {(TABLE, PERSON, "play", 0): {tag(Draw())}, (TABLE, PERSON, "play", 2): {tag(Done())}}
    assert [each.ply for each in doubled(TABLE, PERSON, own, pressed)] == [4]


def test_a_move_made_again_after_a_second_press_is_not_doubled() -> None:
    own = [move(3, Draw()), move(4, Draw())]
    pressed = {(TABLE, PERSON, "play", 0): {tag(Draw())}, (TABLE, PERSON, "play", 1): {tag(Draw())}}
    assert not list(doubled(TABLE, PERSON, own, pressed))


def test_a_button_for_two_moves_after_a_press_without_an_answer_doubles_nothing() -> None:
    own = [move(3, Draw()), move(4, Draw())]
    pressed = {(TABLE, PERSON, "play", 0): {tag(Draw()), tag((Draw(), None))}}
    assert not list(doubled(TABLE, PERSON, own, pressed))

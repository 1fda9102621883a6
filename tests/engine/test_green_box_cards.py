"""Tests of the deck that two games share."""

from __future__ import annotations

from bot.engine.green_box_cards import deck


def test_each_suit_has_nine_cards() -> None:
    assert [value for _, value in deck(lambda suit, value: (suit, value), "a")] == [1, 1, 1, 2, 2, 3, 4, 5, 6]
    assert [suit for suit, _ in deck(lambda suit, value: (suit, value), "ab")] == ["a"] * 9 + ["b"] * 9

"""Tests of the crown that marks the leader."""

from __future__ import annotations

from bot.render.crown import leaders


def test_whoever_has_the_most_points_leads_alone_or_with_one_other_but_not_if_all_have_the_same() -> None:
    assert leaders((3, 9, 5)) == {1}
    assert leaders((9, -2, 9)) == {0, 2}
    assert leaders((4, 4)) == leaders((5, 5, 5, 4)) == set()

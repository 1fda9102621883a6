"""Tests of the daily: which deal it is, the text that is shared, and when the letter of its edition must
change.
"""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.engine.match import luck_of, play, start
from bot.features.daily.layouts import line
from bot.league.daily_game import EDITION, FIRST, Daily, Day, day_at
from bot.league.daily_results import Alike, Comparison, Shared, Try, compared, in_a_row, on, ranked, streak
from bot.title import AnyTitle as Title
from tests.english import english
from tests.games.hooks import hooks

DEALT = {key: title.table.daily for key, title in TITLES.items() if title.table.daily.since is not None}

MOVES = 60


def game_of_robots(title: Title) -> str:
    """Return a digest of the first MOVES moves of a title's first daily if robots play all seats."""
    game, daily, told = title.rules.game, title.table.daily, sha256()
    match, _ = start(game, title.rules.options(), daily.robots + 1, Day(FIRST, EDITION).seed(title.key))
    while game.outcome(match.state) is None and match.ply < MOVES:
        seat = min(game.awaits(match.state))
        luck = Chance(f"{match.seed}/{daily.level}/{seat}", match.ply)
        action = title.robots.drivers[daily.level](
            game.view(match.state, seat), game.legal(match.state, seat), luck
        )
        told.update(repr(action).encode())
        match, _ = play(game, match, seat, action, luck_of(match))
    return told.hexdigest()[:12]


@pytest.mark.parametrize("key", DEALT)
def test_robots_that_play_otherwise_need_a_new_letter(key: str) -> None:
    assert EDITION == "b"
    assert game_of_robots(TITLES[key]) == hooks(key).daily, "the next EDITION, and new digests in all HOOKS"


def test_a_day_is_a_day_of_utc_and_every_host_deals_the_same() -> None:
    day = day_at(FIRST * 86_400 + 100.0)
    assert (day, day.label) == (Day(FIRST), "#1b")
    assert day_at(day.ends - 0.001) == day != day_at(day.ends)
    assert day.late == day.ends + 86_400 == (FIRST + 2) * 86_400
    assert day.seed("rasant").startswith("ba738132")
    assert Day(3 * FIRST).label == f"#{2 * FIRST + 1}b"
    assert len({day.seed("rasant"), day.seed("gear_head"), Day(FIRST, "a").seed("rasant")}) == 3


def test_the_games_take_turns_from_the_first_day_on() -> None:
    begun = [key for key, daily in DEALT.items() if daily.has(FIRST)]
    assert begun == ["gear_head", "rasant", "scrapheap", "gear_and_piston"]
    days = [Day(FIRST + at).game(DEALT) for at in range(-4, 8)]
    assert days == [begun[(FIRST + at) % 4] for at in range(-4, 8)]


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_game_that_is_dealt_has_the_seats_and_the_robots_and_no_race_of_presses(title: Title) -> None:
    daily = title.table.daily
    if daily.since is not None:
        assert daily.robots + 1 in title.rules.game.seats
        assert daily.level in title.robots.drivers
        assert title.table.reflexes is None


@pytest.mark.parametrize("at", range(len(DEALT) + 1))
def test_a_new_game_changes_no_day_before_its_first_wherever_it_is_put_in_the_catalogue(at: int) -> None:
    today = FIRST + 100
    games = list(DEALT.items())
    more = dict([*games[:at], ("whist", Daily(date(1970, 1, 1) + timedelta(today + 1))), *games[at:]])
    days = [Day(number) for number in range(FIRST, today + 1)]
    assert [day.game(more) for day in days] == [day.game(DEALT) for day in days]
    assert "whist" in {Day(today + 1 + later).game(more) for later in range(len(more))}


def test_a_game_that_is_never_dealt_changes_no_day_at_all() -> None:
    days = [Day(FIRST + at) for at in range(100)]
    assert [day.game({"snap": Daily(), **DEALT}) for day in days] == [day.game(DEALT) for day in days]


def shared(name: str, place: int, score: int | None, edition: str = EDITION) -> Shared:
    return Shared(name, Try(len(name), Day(FIRST, edition), "rasant", name, place, score))


def test_the_table_of_a_day_is_ordered_by_place_and_then_by_score() -> None:
    rows = [shared("Di", 4, None), shared("Cy", 2, 30), shared("Bo", 1, 30), shared("Al", 2, 30)]
    assert [(rank, each.name) for rank, each in ranked([*rows, shared("Ed", 2, 31)])] == [
        (1, "Bo"),
        (2, "Ed"),
        (3, "Al"),
        (3, "Cy"),
        (5, "Di"),
    ]
    assert [each.name for _, each in ranked([*rows, shared("New", 4, 1, "c")])] == ["New"]
    assert ranked([]) == []


@pytest.mark.parametrize(
    ("days", "count"),
    [
        ([], 0),
        ([100], 1),
        ([99], 1),
        ([98], 1),
        ([97], 0),
        ([100, 99, 97, 96], 4),
        ([100, 97, 96], 1),
        ([98, 96, 94, 91], 3),
        ([50], 0),
        ([100, 100, 99, 99], 2),
    ],
)
def test_a_streak_forgives_a_missed_day_and_not_two(days: list[int], count: int) -> None:
    for later in (0, 1, 27, FIRST):
        assert streak([day + later for day in days], 100 + later) == count


def test_with_the_same_place_who_has_no_score_comes_after_the_worst() -> None:
    rows = [shared("A", 4, None), *(shared(f"At {score}", 4, score) for score in (-99, -1, 0, 1))]
    assert [(rank, each.name) for rank, each in ranked(rows)] == [
        (1, "At 1"),
        (2, "At 0"),
        (3, "At -1"),
        (4, "At -99"),
        (5, "A"),
    ]


def test_of_several_tries_that_of_the_day_is_found_and_only_finished_ones_make_a_row() -> None:
    days = [Day(FIRST + at) for at in range(4)]
    tries = [Try(11, day, "rasant", day.label, None if at == 3 else 1) for at, day in enumerate(days)]
    assert [on(tries, day) for day in days] == tries
    assert on(tries, Day(FIRST + 4)) is None
    assert in_a_row(tries, days[3]) == 3
    assert in_a_row(tries[3:], days[3]) == 0


def test_what_is_shared_contains_the_place_and_the_points_and_nothing_else() -> None:
    own = Try(11, Day(FIRST + 11), "rasant", "abcde", 1, 42)
    assert english(line("Rasant", own, 1, 4)) == "Paddock daily #12b · Rasant · 🥇 1st of 4, with 42"
    assert english(line("Rasant", own, 3, 4)).endswith(" · 3 days in a row")
    out = Try(11, Day(FIRST), "gear_head", "abcde", 3, None)
    assert english(line("Gear Head", out, 0, 4)) == "Paddock daily #1b · Gear Head · didn’t finish"


def test_a_try_is_compared_with_all_others_by_place_and_then_by_score() -> None:
    own = Try(11, Day(FIRST), "rasant", "abcde", 2, 30)
    others = [Alike(1, 20, 3), Alike(2, 31, 2), Alike(2, 30, 4), Alike(2, 29, 5), Alike(4, None, 6)]
    assert compared(own, others, 4) == Comparison(rank=6, of=21, finishes=(3, 12, 0, 6), own=2)
    assert compared(own, [], 4) == Comparison(1, 1, (0, 1, 0, 0), 2)
    out = Try(11, Day(FIRST), "rasant", "abcde", 4, None)
    assert compared(out, others, 4).rank == 15
    assert compared(out, [Alike(4, -9, 1)], 4).rank == 2

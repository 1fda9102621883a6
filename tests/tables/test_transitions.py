"""Tests of the state of a table after each event, to the second, and at the boundaries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from bot.catalogue import GEAR_HEAD, TITLES
from bot.engine.game import Chance, Seat
from bot.engine.match import Move, start
from bot.engine.values import kind_of
from bot.games.gear_head.rules.actions import Discard, Draw, Take
from bot.games.gear_head.rules.model import Finished
from bot.league.daily_game import Day
from bot.locales.phrase import ENGLISH
from bot.model.errors import TableError
from bot.model.occupants import dated, played_by, players_at
from bot.model.snapshots import (
    AnySnapshot,
    By,
    Happened,
    LobbySnapshot,
    Notice,
    Noticed,
    Occupant,
    Pace,
    PathStep,
    Place,
    Player,
    TookBack,
    TurnClock,
    WayBack,
)
from bot.tables import automatic, transitions
from bot.tables.thinking_time import UNSHOWN, delay, pondered, robot_moves_at
from bot.tables.views import tap_targets
from bot.title import AnyTitle
from bot.words.player_car import PlayerCar
from tests.tables.snap import SNAP, Pass, Pick, Tap

NOW = 100.0
HERE = Place(1, 2)
ANN, BO, CY = (Player(name, person) for person, name in enumerate(("Ann", "Bo", "Cy"), 11))
BOLT = Player("Bolt", None, "club")


def away(player: Player) -> Player:
    return replace(player, robot="club")


def lobby(title: AnyTitle, *players: Player, pace: Pace = "live", **more: Any) -> LobbySnapshot[Any]:
    return LobbySnapshot(
        "abcde", title.key, HERE, 11, title.rules.options(), pace, "fixed", players, 0.0, **more
    )


def table(
    *players: Player, title: AnyTitle = GEAR_HEAD, pace: Pace = "live", at: Place = HERE
) -> AnySnapshot:
    """Return a table that started at NOW, before any move."""
    return replace(transitions.begun(lobby(title, *players, pace=pace), title, "seed", NOW), place=at)


def race(*players: Player, **more: Any) -> AnySnapshot:
    """Return a table of Snap at which everyone has picked a number at NOW and races for the letters."""
    snapshot = table(*players, title=SNAP, **more)
    for seat in range(len(players)):
        snapshot = transitions.moved(snapshot, SNAP, seat, Pick(3), "robot", NOW)
    return snapshot


def recent(snapshot: AnySnapshot) -> tuple[Any, ...]:
    return snapshot.recent


def over(snapshot: AnySnapshot) -> AnySnapshot:
    """Return a table of Gear Head with the state of a finished game."""
    state = replace(snapshot.match.state, phase=Finished())
    return replace(snapshot, match=replace(snapshot.match, state=state))


def players_of(snapshot: AnySnapshot) -> list[str]:
    return [player.name for player in snapshot.players]


# who is there


def test_a_person_is_absent_whose_seat_a_robot_drives_and_a_robot_never_is() -> None:
    assert [transitions.absent(player) for player in (ANN, away(ANN), BOLT)] == [False, True, False]


@pytest.mark.parametrize(
    ("players", "waits"),
    [
        ((away(ANN), away(BO)), True),
        ((away(ANN), BOLT), True),
        ((away(ANN), BO), False),
        ((BOLT, BOLT), False),
    ],
)
def test_a_table_waits_when_it_has_people_and_all_of_them_are_away(
    players: tuple[Player, ...], waits: bool
) -> None:
    snapshot = replace(table(ANN, BO), players=players)
    assert transitions.waits(snapshot) is waits
    assert not transitions.waits(replace(snapshot, status="ended"))


# races of presses


def test_public_buttons_stand_during_a_race_of_a_game_that_goes_on_and_at_no_other_time() -> None:
    racing = race(ANN, BO)
    assert tap_targets(racing, SNAP) == (Tap("A"), Tap("B"))
    assert tap_targets(replace(racing, status="over"), SNAP) == ()
    assert tap_targets(table(ANN, BO, title=SNAP), SNAP) == ()
    assert tap_targets(table(ANN, BO), GEAR_HEAD) == ()


def test_a_press_of_a_public_button_is_stamped_and_nothing_else_is() -> None:
    racing = race(ANN, BO)
    pressed = transitions.stamped(racing, SNAP, Tap("B"), 77, (1,))
    assert (pressed.at, pressed.drawn) == (77, (1,))
    assert transitions.stamped(racing, SNAP, Tap("A"), 78).drawn == ()
    assert transitions.stamped(racing, SNAP, Pass(), 77) == Pass()
    assert transitions.stamped(replace(racing, status="over"), SNAP, Tap("B"), 77).at == 0
    assert transitions.stamped(table(ANN, BO), GEAR_HEAD, Draw(), 77) == Draw()


def at_of(snapshot: AnySnapshot, seat: Seat, *, title: AnyTitle = SNAP, **more: Any) -> float | None:
    """Return the time at which the robot in a seat moves, if its usual pause is a second and it is asked at
    NOW + 2.
    """
    return robot_moves_at(snapshot, title, seat, 1.0, NOW + 2, **more)


def test_in_a_race_robots_press_after_their_delay_from_when_the_message_shows_it() -> None:
    racing = race(ANN, BOLT, BOLT)
    assert at_of(racing, 1, shown=NOW + 1) == NOW + 1 + 0.75
    assert at_of(racing, 2, shown=NOW + 1) == NOW + 1 + 1.0
    assert at_of(racing, 1) == NOW + UNSHOWN + 0.75
    assert at_of(racing, 1, shown=NOW + 60) == NOW + 9.5, "before its ten seconds are over"
    assert at_of(racing, 0) is None
    slow = race(ANN, BOLT, pace="none", at=Place(0, 2))
    assert at_of(slow, 1, shown=NOW + 60) == NOW + 60.75, "who practises chose how fast they are"


def test_robots_press_before_the_time_of_a_turn_is_over_where_a_race_has_no_seconds_of_its_own() -> None:
    assert SNAP.table.reflexes is not None
    slow = replace(SNAP.table.reflexes, seconds=lambda view: None, delay=lambda *_: 200.0)
    assert (
        at_of(race(ANN, BOLT), 1, title=replace(SNAP, table=replace(SNAP.table, reflexes=slow)), shown=NOW)
        == NOW + 0.95 * 90
    )


def test_where_no_robot_says_how_fast_it_is_it_presses_after_its_pause() -> None:
    assert SNAP.table.reflexes is not None
    title = replace(
        SNAP, table=replace(SNAP.table, reflexes=replace(SNAP.table.reflexes, delay=lambda *_: None))
    )
    racing = race(ANN, BOLT)
    pause = pondered(racing, title, 1)
    assert at_of(racing, 1, title=title, shown=NOW) == NOW + 2 + pause


@pytest.mark.parametrize("pace", ["relaxed", "none"])
def test_in_a_race_without_haste_robots_press_after_the_people_the_quickest_first(pace: Pace) -> None:
    racing = race(ANN, BOLT, BOLT, pace=pace)
    assert [at_of(racing, seat) for seat in range(3)] == [None, None, None]
    alone = transitions.moved(racing, SNAP, 0, Tap("A"), "player", NOW)
    assert [at_of(alone, seat) for seat in range(3)] == [None, NOW + 3, None]
    last = transitions.moved(alone, SNAP, 1, Tap("B"), "robot", NOW)
    assert [at_of(last, seat) for seat in range(3)] == [None, None, NOW + 3]


def test_of_robots_that_are_equally_quick_the_first_seat_presses_and_who_has_no_delay_is_the_quickest() -> (
    None
):
    assert SNAP.table.reflexes is not None
    racing = transitions.moved(race(ANN, BOLT, BOLT, pace="none"), SNAP, 0, Tap("A"), "player", NOW)
    for delays, first in (((None, 1.0, 1.0), 1), ((None, 1.0, None), 2), ((None, 1.0, 0.5), 2)):
        said = replace(SNAP.table.reflexes, delay=lambda view, *_, delays=delays: delays[view.seat])
        title = replace(SNAP, table=replace(SNAP.table, reflexes=said))
        assert [seat for seat in (1, 2) if at_of(racing, seat, title=title) is not None] == [first]


def test_what_a_robot_is_told_for_its_delay_follows_from_the_seed_the_turn_and_who_is_there() -> None:
    asked: list[Any] = []

    def told(view: Any, luck: Chance, people: frozenset[Seat], driver: str) -> float:
        asked.append((view.seat, luck.below(1 << 60), people, driver))
        return 1.0

    assert SNAP.table.reflexes is not None
    title = replace(SNAP, table=replace(SNAP.table, reflexes=replace(SNAP.table.reflexes, delay=told)))
    racing = replace(race(ANN, BOLT, BO), players=(ANN, BOLT, away(BO)))
    at_of(racing, 1, title=title)
    luck = {seat: Chance(f"seed/delay/{seat}", 2).below(1 << 60) for seat in (1, 2)}
    assert sorted(asked) == [(seat, luck[seat], frozenset({0}), "club") for seat in (1, 2)]
    assert delay(title, racing.match, 1, "expert") == 1.0
    assert asked[-1] == (1, luck[1], frozenset(), "expert")


# robots


def test_a_robot_moves_its_pause_after_it_was_its_turn_and_only_then() -> None:
    snapshot = table(BOLT, ANN)
    pause = pondered(snapshot, GEAR_HEAD, 0)
    assert 0.5 <= pause <= 1.5
    assert at_of(snapshot, 0, title=GEAR_HEAD) == NOW + 2 + pause
    assert at_of(replace(snapshot, status="ended"), 0, title=GEAR_HEAD) is None
    assert at_of(table(ANN, BOLT), 1, title=GEAR_HEAD) is None, "it is not its turn"
    assert at_of(table(ANN, BOLT), 0, title=GEAR_HEAD) is None, "a person's turn"
    assert at_of(replace(snapshot, players=(BOLT, away(ANN))), 0, title=GEAR_HEAD) is None, "all are away"


def test_where_several_are_awaited_the_pause_counts_from_the_beginning_of_the_turn_while_it_lasts() -> None:
    snapshot = table(ANN, BOLT, BOLT, title=SNAP)
    pause = 4 * pondered(snapshot, SNAP, 1)
    moves = {later: robot_moves_at(snapshot, SNAP, 1, 4.0, NOW + later) for later in (0, 1, pause, 50)}
    assert moves == {0: NOW + pause, 1: NOW + pause, pause: NOW + pause, 50: NOW + 50 + pause}


# how it begins


def test_who_sits_in_a_lobby_in_a_fixed_order_sits_so_at_the_table_and_all_begin_again() -> None:
    used = replace(ANN, pressed=5.0, since=9, passes=True, ahead="x", cut="words")
    opened = lobby(GEAR_HEAD, used, BO, circuit="cup", open_seats=True, version=7)
    snapshot = transitions.begun(opened, GEAR_HEAD, "seed", NOW)
    assert snapshot.players == (replace(ANN, cut="words"), BO)
    assert (snapshot.id, snapshot.title, snapshot.place, snapshot.host) == ("abcde", "gear_head", HERE, 11)
    assert (snapshot.pace, snapshot.seating, snapshot.status, snapshot.version) == (
        "live",
        "fixed",
        "playing",
        9,
    )
    assert (snapshot.circuit, snapshot.after, snapshot.open_seats, snapshot.began) == ("cup", "", True, NOW)
    match, events = start(GEAR_HEAD.rules.game, GEAR_HEAD.rules.options(), 2, "seed")
    assert (snapshot.match, snapshot.recent) == (match, tuple(Happened(1, event) for event in events))
    assert snapshot.clocks == (TurnClock(0, 1, NOW + 45, NOW + 90),)


def _share(shares: Mapping[str, float], player: Player) -> float:
    return shares[player.name]


def test_seats_drawn_by_lot_follow_from_the_seed_and_whoever_began_least_begins() -> None:
    drawn = replace(lobby(GEAR_HEAD, ANN, BO, CY), seating="random")
    for seed in ("one", "two", "three", "four", "five"):
        by_lot = Chance(f"{seed}/seats", 0).shuffled(("Ann", "Bo", "Cy"))
        assert players_of(transitions.begun(drawn, GEAR_HEAD, seed, NOW)) == list(by_lot)
    by_lot = Chance("seed/seats", 0).shuffled(("Ann", "Bo", "Cy"))
    for least in range(3):
        shares = {name: float(at != least) for at, name in enumerate(by_lot)}
        snapshot = transitions.begun(drawn, GEAR_HEAD, "seed", NOW, partial(_share, shares))
        assert players_of(snapshot) == [*by_lot[least:], *by_lot[:least]]


def test_the_host_s_order_stands_in_a_first_game_and_in_a_rematch_the_turn_to_begin_goes_round() -> None:
    def share(player: Player) -> float:
        return float(player.name == "Ann")

    fixed = lobby(GEAR_HEAD, ANN, BO, CY)
    assert players_of(transitions.begun(fixed, GEAR_HEAD, "seed", NOW, share)) == ["Ann", "Bo", "Cy"]
    again = transitions.begun(replace(fixed, after="zzzzz"), GEAR_HEAD, "seed", NOW, share)
    assert players_of(again) == ["Bo", "Cy", "Ann"]
    assert again.after == "zzzzz"


# moves that nobody presses


def test_what_is_plainly_the_only_move_is_made_for_the_first_of_those_who_have_one() -> None:
    title = replace(SNAP, table=replace(SNAP.table, forced=lambda view, seat: Pick(seat) if seat else None))
    snapshot = table(ANN, BO, CY, title=title)
    assert automatic.forced_move(snapshot, title) == (1, Pick(1))
    assert automatic.forced_move(snapshot, SNAP) is None
    assert automatic.forced_move(replace(snapshot, status="ended"), title) is None
    assert automatic.forced_move(replace(snapshot, players=(away(ANN), away(BO), away(CY))), title) is None
    assert automatic.forced_move(race(ANN, BO, CY), title) == (1, Pick(1)), "also in a race of presses"
    trivial = replace(SNAP, table=replace(SNAP.table, trivial=lambda view, seat: None if seat else Pick(0)))
    assert automatic.forced_move(snapshot, trivial) == (0, Pick(0)), "also one that has others of no use"
    nobody = replace(SNAP, table=replace(SNAP.table, forced=lambda view, seat: None))
    assert automatic.forced_move(snapshot, nobody) is None


def alone(title: AnyTitle = GEAR_HEAD) -> AnyTitle:
    """Return the title with one change to its rules: the first seat can only draw."""
    game = title.rules.game

    def legal(state: Any, seat: int) -> Any:
        return [Draw()] if seat == 0 else game.legal(state, seat)

    module = SimpleNamespace(**{**vars(game), "legal": legal})
    return replace(title, rules=replace(title.rules, game=module))


def test_what_is_played_for_somebody_is_what_they_said_ahead_or_else_all_that_they_may_do() -> None:
    def planned(code: str, view: Any) -> Any:
        return Take() if code == "take" and view.seat == 0 else None

    title = alone(replace(GEAR_HEAD, table=replace(GEAR_HEAD.table, planned=planned)))
    asking = replace(title, table=replace(title.table, auto_pass=True))
    snapshot = table(ANN, BO)

    def played(title: AnyTitle = title, seat: Seat = 0, status: Any = "playing", **more: Any) -> Any:
        changed = transitions.with_player(snapshot, seat, replace(snapshot.players[seat], **more))
        return automatic.auto_move(replace(changed, status=status), title, seat)

    assert played(ahead="take") == played(asking, ahead="take") == Take()
    assert played() == played(ahead="other") == played(asking, passes=True) == Draw()
    assert played(asking) is played(asking, ahead="other") is None, "who did not ask for *Auto-pass* decides"
    assert played(robot="club") is played(ahead="take", robot="club") is None
    assert played(status="over") is played(seat=1) is played(seat=1, ahead="take") is None
    assert played(GEAR_HEAD) is None, "of two actions none is played"


def test_what_is_played_for_somebody_comes_after_a_pause_that_the_seed_and_the_ply_decide() -> None:
    snapshot, title = table(ANN, BO), alone()
    pause = (1_000 + Chance("seed/passes/0", 0).below(3_001)) / 1_000
    assert automatic.auto_moves_at(snapshot, title, 0, NOW) == NOW + pause
    assert automatic.auto_moves_at(snapshot, title, 0, NOW + 50) == NOW + 50
    assert automatic.auto_moves_at(snapshot, GEAR_HEAD, 0, NOW) is None


def test_passes_are_played_from_the_start_where_all_others_are_robots() -> None:
    rasant, robots = (
        TITLES["rasant"],
        (replace(BO, person=None, robot="club"), replace(CY, person=None, robot="club")),
    )

    def passes(*players: Player, title: AnyTitle = rasant) -> list[bool]:
        begun = transitions.begun(lobby(title, *players), title, "seed", NOW)
        return sorted(player.passes for player in begun.players)

    assert passes(ANN, *robots) == [False, False, True]
    assert passes(ANN, BO, *robots[1:]) == [False, False, False]
    assert passes(ANN, *robots, title=GEAR_HEAD) == [False, False, False]


def test_who_says_something_ahead_or_has_passes_played_is_changed_and_nobody_else() -> None:
    snapshot = table(ANN, BO, CY)
    assert transitions.changed(snapshot, 1, ahead="draw").players == (ANN, replace(BO, ahead="draw"), CY)
    assert transitions.changed(snapshot, 2, passes=True).players == (ANN, BO, replace(CY, passes=True))
    assert transitions.with_player(snapshot, 0, CY).players == (CY, BO, CY)


# moves


def test_a_move_within_a_turn_leaves_the_turn_where_it_began_and_one_that_ends_it_begins_another() -> None:
    taken = transitions.moved(table(ANN, BO), GEAR_HEAD, 0, Take(), "player", NOW + 5)
    assert (taken.began, taken.players[0].pressed) == (NOW, NOW + 5)
    (told,) = recent(taken)[1:]
    assert (told.turn, told.by, told.forced, told.event.kind) == (1, 0, False, "took")
    card = taken.match.state.hands[0][0]
    done = transitions.moved(taken, GEAR_HEAD, 0, Discard(card), "player", NOW + 9)
    assert (done.began, done.clocks) == (NOW + 9, (TurnClock(1, 2, NOW + 54, NOW + 99),))
    assert [each.turn for each in done.recent] == [1, 1, 1]


def test_of_what_a_move_leads_to_the_first_is_its_player_s_own_doing_and_none_of_it_a_robot_s() -> None:
    game = GEAR_HEAD.rules.game
    snapshot = table(ANN, BO)
    state = replace(snapshot.match.state, deck=(), heap=snapshot.match.state.heap + snapshot.match.state.deck)
    state = game.apply(state, 0, Take(), Chance("", 0)).state
    snapshot = replace(snapshot, match=replace(snapshot.match, state=state))
    last = Discard(state.hands[0][0])
    whose: dict[By, tuple[Seat | None, ...]] = {
        "player": (0, None),
        "robot": (None,) * 2,
        "forced": (None,) * 2,
    }
    one_card = replace(state, hands=(state.hands[0][:1], *state.hands[1:]))
    for cards, (by, who) in product((state, one_card), whose.items()):
        before = replace(snapshot, match=replace(snapshot.match, state=cards))
        done = transitions.moved(before, GEAR_HEAD, 0, last, by, NOW)
        assert tuple(each.by for each in recent(done)[1:]) == who
        assert [each.event.kind for each in recent(done)[1:]] == ["discarded", "reshuffled"]
        only = by == "forced" and cards is one_card
        assert [each.forced for each in recent(done)[1:]] == [only, False], "other cards were a choice"


def test_only_a_person_s_move_that_used_no_luck_can_be_taken_back_and_no_try_at_a_daily_deal_can() -> None:
    snapshot = table(ANN, BO)
    kinds: tuple[By, ...] = get_args(By)
    ways = {by: transitions.moved(snapshot, GEAR_HEAD, 0, Take(), by, NOW).way_back for by in kinds}
    assert [by for by, way in ways.items() if way is not None] == ["player"]
    step = PathStep((Move(0, Take()),), 1, NOW, TurnClock(0, 1, NOW + 45, NOW + 90))
    assert ways["player"] == WayBack(0, snapshot.match, (step,))
    from_daily = replace(snapshot, daily=Day(20_779))
    assert transitions.moved(from_daily, GEAR_HEAD, 0, Take(), "player", NOW).way_back is None


def test_a_move_that_is_one_choice_with_the_one_before_goes_back_with_it() -> None:
    taken = transitions.moved(table(ANN, BO), GEAR_HEAD, 0, Take(), "player", NOW)
    discard = Discard(taken.match.state.hands[0][0])
    for joined, steps in ((True, [2]), (False, [1, 1])):
        done = transitions.moved(taken, GEAR_HEAD, 0, discard, "player", NOW, joined=joined)
        assert done.way_back is not None
        assert [len(step.moves) for step in done.way_back.steps] == steps
    forced = transitions.moved(taken, GEAR_HEAD, 0, discard, "forced", NOW)
    assert forced.way_back is not None
    assert [step.moves[-1].action for step in forced.way_back.steps] == [discard]


def sleeping(snapshot: AnySnapshot, *steps: Any) -> AnySnapshot:
    """Return the table after the clock has made the given moves for their players."""
    for seat, action in steps:
        snapshot = transitions.moved(snapshot, GEAR_HEAD, seat, action, "clock", NOW)
    return snapshot


def test_a_turn_that_the_clock_played_counts_once_and_after_two_in_a_row_a_robot_drives() -> None:
    snapshot = sleeping(table(ANN, BO), (0, Draw()))
    assert snapshot.players[0].missed == 0, "its turn is not over"
    snapshot = sleeping(snapshot, (0, Discard(snapshot.match.state.hands[0][0])))
    assert (snapshot.players[0].missed, snapshot.players[0].robot) == (1, None)
    snapshot = transitions.moved(snapshot, GEAR_HEAD, 1, Take(), "player", NOW)
    card = snapshot.match.state.hands[1][0]
    snapshot = transitions.moved(snapshot, GEAR_HEAD, 1, Discard(card), "player", NOW)
    awake = transitions.moved(snapshot, GEAR_HEAD, 0, Take(), "player", NOW)
    assert awake.players[0].missed == 0
    snapshot = sleeping(snapshot, (0, Draw()))
    snapshot = sleeping(snapshot, (0, Discard(snapshot.match.state.hands[0][0])))
    assert (snapshot.players[0].missed, snapshot.players[0].robot) == (0, GEAR_HEAD.robots.substitute)
    assert [each.notice for each in snapshot.recent if isinstance(each, Noticed)] == ["away"]


def test_who_is_no_more_awaited_within_a_turn_has_missed_it() -> None:
    snapshot = table(ANN, BO, title=SNAP)
    after = transitions.moved(snapshot, SNAP, 0, Pick(1), "clock", NOW)
    assert (after.match.state.turn, after.players[0].missed) == (1, 1)


def test_who_is_awaited_in_the_next_turn_too_has_missed_this_one() -> None:
    snapshot = transitions.moved(table(ANN, BO, title=SNAP), SNAP, 1, Pick(1), "player", NOW)
    after = transitions.moved(snapshot, SNAP, 0, Pick(1), "clock", NOW)
    assert (after.match.state.turn, 0 in SNAP.rules.game.awaits(after.match.state)) == (2, True)
    assert after.players[0].missed == 1


def test_a_robot_or_a_move_played_for_somebody_leaves_what_they_missed_and_takes_what_they_said() -> None:
    snapshot = replace(table(ANN, BO), players=(replace(ANN, missed=1, ahead="x", pressed=3.0), BO))
    others: tuple[By, ...] = ("robot", "auto", "forced")
    for by in others:
        after = transitions.moved(snapshot, GEAR_HEAD, 0, Take(), by, NOW + 5)
        assert after.players[0] == replace(ANN, missed=1, pressed=3.0)
    pressed = transitions.moved(snapshot, GEAR_HEAD, 0, Take(), "player", NOW + 5)
    assert pressed.players[0] == replace(ANN, pressed=NOW + 5)


def test_what_was_said_ahead_is_forgotten_with_the_next_move_of_that_seat_and_not_before() -> None:
    snapshot = transitions.moved(table(ANN, BO, CY), GEAR_HEAD, 0, Take(), "player", NOW)
    said = transitions.changed(transitions.changed(snapshot, 1, ahead="take Fuel 9"), 2, ahead="draw")
    done = transitions.moved(said, GEAR_HEAD, 0, Discard(snapshot.match.state.hands[0][0]), "player", NOW)
    assert [player.ahead for player in done.players] == ["", "take Fuel 9", "draw"]
    drawn = transitions.moved(done, GEAR_HEAD, 1, Draw(), "player", NOW)
    assert [player.ahead for player in drawn.players] == ["", "", "draw"]


@pytest.mark.parametrize(
    ("pace", "at", "half", "end"),
    [
        ("live", 44.0, 45.0, 90.0),
        ("live", 45.0, 45.0, 90.0),
        ("live", 46.0, 68.5, 91.0),
        ("relaxed", 43_201.0, 64_801.0, 86_401.0),
    ],
)
def test_who_has_moved_has_at_least_half_of_a_turn_s_time_for_the_rest(
    pace: Pace, at: float, half: float, end: float
) -> None:
    taken = transitions.moved(table(ANN, BO, pace=pace), GEAR_HEAD, 0, Take(), "player", NOW + at)
    assert taken.clocks == (TurnClock(0, 1, NOW + half, NOW + end),)


def test_time_is_given_to_who_moved_and_to_nobody_else_and_not_for_what_the_clock_played() -> None:
    racing = race(ANN, BO, CY)
    tapped = transitions.moved(racing, SNAP, 0, Tap("A"), "player", NOW + 9)
    assert tapped.clocks == tuple(TurnClock(seat, 2, NOW + 10, NOW + 10) for seat in (1, 2))
    tapped = transitions.moved(racing, SNAP, 1, Tap("A"), "player", NOW + 9)
    assert tapped.clocks == tuple(TurnClock(seat, 2, NOW + 10, NOW + 10) for seat in (0, 2))
    slept = transitions.moved(table(ANN, BO), GEAR_HEAD, 0, Take(), "clock", NOW + 89)
    assert slept.clocks == (TurnClock(0, 1, NOW + 45, NOW + 90),)


# taking back


def two_steps() -> AnySnapshot:
    """Return a table at which Ann has taken a card at NOW + 80, and discarded one of her own at NOW + 100."""
    snapshot = transitions.moved(table(ANN, BO), GEAR_HEAD, 0, Take(), "player", NOW + 80)
    card = snapshot.match.state.hands[0][0]
    return transitions.moved(snapshot, GEAR_HEAD, 0, Discard(card), "player", NOW + 100)


def test_the_last_step_goes_back_to_where_it_began_clock_and_all() -> None:
    done = two_steps()
    back, moves = transitions.retracted(done, GEAR_HEAD, 0, NOW + 101, whole=False)
    assert (moves, back.began, back.clocks) == (1, NOW, (TurnClock(0, 1, NOW + 102.5, NOW + 125),))
    assert (back.match.ply, back.match.undone, back.match.counts) == (3, 2, (3, 1))
    assert [kind_of(each) for each in back.recent] == ["happened", "happened", "took_back"]
    assert back.recent[-1] == TookBack(1, 0, (recent(done)[-1].event,), whole=False)
    assert back.players[0].pressed == NOW + 101
    again, moves = transitions.retracted(back, GEAR_HEAD, 0, NOW + 89, whole=True)
    assert (moves, again.clocks, again.way_back) == (1, (TurnClock(0, 1, NOW + 45, NOW + 90),), None)
    entry = again.recent[-1]
    assert isinstance(entry, TookBack)
    assert (entry.whole, [event.kind for event in entry.events]) == (False, ["took"])
    assert len(again.recent) == 2, "what had gone back before is not told as standing"


def test_a_whole_turn_goes_back_at_once_with_all_that_was_told_of_it() -> None:
    done = two_steps()
    snapshot = transitions.with_player(done, 0, replace(done.players[0], missed=1))
    back, moves = transitions.retracted(snapshot, GEAR_HEAD, 0, NOW + 101, whole=True)
    assert (moves, back.began, back.way_back) == (2, NOW, None)
    assert back.match.state == table(ANN, BO).match.state
    assert back.recent[-1] == TookBack(1, 0, tuple(each.event for each in recent(done)[1:]), whole=True)
    assert len(back.recent) == 2
    assert back.players[0] == replace(ANN, pressed=NOW + 101)


def test_of_three_steps_the_last_goes_back_and_what_was_told_before_stays() -> None:
    done = two_steps()
    way = done.way_back
    assert way is not None
    first: PathStep[Any] = PathStep((), 0, NOW, None)
    snapshot = replace(
        done,
        way_back=replace(way, steps=(first, *way.steps)),
        recent=(Noticed(1, 1, "back"), *done.recent),
    )
    back, moves = transitions.retracted(snapshot, GEAR_HEAD, 0, NOW + 101, whole=False)
    of_two, _ = transitions.retracted(done, GEAR_HEAD, 0, NOW + 101, whole=False)
    assert (moves, back.match.state) == (1, of_two.match.state)
    assert back.recent[:-1] == snapshot.recent[:-1]


def test_nothing_goes_back_for_another_seat_or_once_its_time_is_over() -> None:
    done = two_steps()
    theirs = transitions.moved(done, GEAR_HEAD, 1, Take(), "player", NOW + 100)
    for snapshot, seat in ((done, 1), (theirs, 0), (table(ANN, BO), 0)):
        with pytest.raises(TableError, match="can’t undo this"):
            transitions.retracted(snapshot, GEAR_HEAD, seat, NOW + 101, whole=True)
    with pytest.raises(TableError, match="Too late to undo"):
        transitions.retracted(done, GEAR_HEAD, 0, NOW + 125, whole=False)
    with pytest.raises(TableError, match="Too late to undo"):
        transitions.retracted(done, GEAR_HEAD, 0, NOW + 126, whole=False)
    transitions.retracted(done, GEAR_HEAD, 0, NOW + 124.9, whole=False)


def test_where_no_clock_runs_a_step_goes_back_whenever_one_likes() -> None:
    taken = transitions.moved(table(ANN, BO, pace="none"), GEAR_HEAD, 0, Take(), "player", NOW)
    back, _ = transitions.retracted(taken, GEAR_HEAD, 0, 9e9, whole=False)
    assert back.clocks == ()


def test_what_goes_back_leaves_the_clocks_of_the_others() -> None:
    done = two_steps()
    taken = transitions.moved(done, GEAR_HEAD, 1, Take(), "player", NOW + 100)
    title, own = (
        replace(GEAR_HEAD, rules=replace(GEAR_HEAD.rules, game=_Both())),
        TurnClock(1, 2, NOW + 145, NOW + 190),
    )
    for seat, before, turn in ((0, done, 1), (1, taken, 2)):
        other = TurnClock(1 - seat, turn, NOW + 900, NOW + 901)
        snapshot = replace(before, clocks=(*before.clocks, other))
        back, _ = transitions.retracted(snapshot, title, seat, NOW + 101, whole=False)
        assert back.clock_of(1 - seat) == other
        assert back.clock_of(seat) == (own if seat else TurnClock(0, 1, NOW + 102.5, NOW + 125))


class _Both:
    """The rules of Gear Head with one change: both seats must act at the same time."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GEAR_HEAD.rules.game, name)

    def awaits(self, state: Any) -> frozenset[Seat]:
        return frozenset({0, 1})


# notices


def test_nothing_can_be_taken_back_after_a_notice() -> None:
    taken = transitions.moved(table(ANN, BO), GEAR_HEAD, 0, Take(), "player", NOW)
    told = transitions.noticed(taken, GEAR_HEAD.rules.game, 1, "idled")
    assert (told.recent, told.way_back) == ((*taken.recent, Noticed(1, 1, "idled")), None)


def test_who_comes_back_has_missed_no_turn_whatever_the_record_says() -> None:
    """Check that a player who presses has missed no turn. Otherwise a robot would take the seat again after
    one more missed turn.
    """
    away = replace(ANN, robot=GEAR_HEAD.robots.substitute, missed=1)
    back = transitions.returned(replace(table(ANN, BO), players=(away, BO)), GEAR_HEAD, 0, NOW)
    assert (back.players[0].missed, back.players[0].robot, back.players[0].pressed) == (0, None, NOW)


def test_whoever_played_a_seat_before_is_remembered_in_their_own_car() -> None:
    hers, his = PlayerCar(1, 47, 2), PlayerCar(2, 88, 3)
    ann = replace(ANN, car=hers)
    taken = transitions.moved(table(ann, BO), GEAR_HEAD, 0, Take(), "player", NOW)
    left = transitions.handed_to_robot(taken, GEAR_HEAD, 0, "left", NOW)
    seated = transitions.taken_over(left, GEAR_HEAD, 0, Player("Zoe", 77, car=his), NOW)
    assert [players_at(seated, ply)[0].car for ply in (0, 1, 2)] == [hers, hers, his]


def test_whoever_played_a_seat_before_is_remembered_with_their_last_move() -> None:
    taken = transitions.moved(table(ANN, BO), GEAR_HEAD, 0, Take(), "player", NOW)
    left = transitions.handed_to_robot(taken, GEAR_HEAD, 0, "left", NOW)
    assert left.before == (Occupant(0, 1, "Ann", 11, why="left"),)
    back = transitions.returned(left, GEAR_HEAD, 0, NOW)
    robot = GEAR_HEAD.robots.substitute
    assert back.before == (*left.before, Occupant(0, 1, "Ann", 11, robot, why="back"))
    seated = transitions.taken_over(left, GEAR_HEAD, 0, Player("Zoe", 77), NOW)
    assert seated.before == (*left.before, Occupant(0, 1, "Ann", 11, robot, why="seated"))
    named = {ply: [played_by(each, ENGLISH) for each in players_at(seated, ply)] for ply in (0, 1, 2)}
    assert named == {0: ["Ann", "Bo"], 1: ["Ann", "Bo"], 2: ["Zoe", "Bo"]}
    assert [(each.names[0], each.was) for each in dated(seated, ENGLISH)[-3:]] == [
        ("Ann", ""),
        ("Ann", "Ann"),
        ("Zoe", "Ann"),
    ]


def told(snapshot: AnySnapshot, *turns: tuple[int, Seat | None]) -> tuple[Any, ...]:
    """Return the recent events of a table after another notice. turns: the previous events, each as its turn
    and the seat that caused it, or None.
    """
    recent = tuple(Happened(turn, object(), by) for turn, by in turns)
    state = replace(snapshot.match.state, turn=turns[-1][0])
    snapshot = replace(snapshot, recent=recent, match=replace(snapshot.match, state=state))
    return transitions.noticed(snapshot, GEAR_HEAD.rules.game, 0, "idled").recent


def test_a_table_tells_the_last_sixty_things_and_more_if_somebody_moved_longer_ago_but_no_more_than_240() -> (
    None
):
    def many(number: int, by: Seat | None, turn: int) -> list[tuple[int, Seat | None]]:
        return [(turn, by)] * number

    both = table(ANN, BO)
    assert len(told(both, *many(50, 0, 1), *many(40, 1, 2), *many(20, 0, 3))) == 61 + 1
    assert len(told(both, *many(50, 0, 1), *many(10, 1, 2), *many(90, 0, 3))) == 102
    assert len(told(both, *many(30, 1, 1), *many(30, 0, 1), *many(10, 1, 2), *many(10, 0, 2), (3, 0))) == 60
    assert len(told(both, *many(9, 1, 1), *many(400, 0, 2))) == 240
    assert len(told(both, *many(100, 0, 3))) == 101, "Bo has not moved at all"
    assert len(told(replace(both, players=(ANN, BOLT)), *many(9, 0, 1), *many(100, None, 2))) == 102
    assert len(told(replace(both, players=(ANN, away(BO))), *many(30, 1, 1), *many(70, 0, 2), (3, 0))) == 60
    robots = replace(both, players=(BOLT, BOLT))
    assert len(told(robots, *many(100, None, 3))) == 60


def test_the_first_thing_that_is_told_of_a_turn_makes_the_turn_before_an_earlier_one() -> None:
    snapshot = replace(
        table(BOLT, BO), recent=tuple(Happened(1 + (at > 9), object(), 1) for at in range(110))
    )
    state = replace(snapshot.match.state, turn=3)
    snapshot = replace(snapshot, match=replace(snapshot.match, state=state))
    assert len(transitions.noticed(snapshot, GEAR_HEAD.rules.game, 0, "idled").recent) == 60


# seats


def test_a_seat_that_a_robot_drives_tells_why_and_forgets_what_was_said_ahead() -> None:
    said = replace(ANN, missed=1, ahead="x")
    snapshot = replace(table(ANN, BO), players=(said, BO))
    reasons: dict[Notice, bool] = {"away": False, "left": True, "handed": False}
    for why, left in reasons.items():
        after = transitions.handed_to_robot(snapshot, GEAR_HEAD, 0, why, NOW)
        assert after.players[0] == replace(ANN, robot=GEAR_HEAD.robots.substitute, left=left)
        assert after.recent[-1] == Noticed(1, 0, why)
        assert (after.status, after.clocks) == ("playing", ())


def test_a_table_that_everybody_is_away_from_waits_and_one_that_all_have_left_ends() -> None:
    gone = transitions.handed_to_robot(table(ANN, BO, BOLT), GEAR_HEAD, 0, "left", NOW)
    waiting = transitions.handed_to_robot(gone, GEAR_HEAD, 1, "away", NOW)
    assert [each.notice for each in waiting.recent if isinstance(each, Noticed)] == [
        "left",
        "away",
    ]
    assert (waiting.status, recent(waiting)[-1].seat) == ("playing", 1)
    ended = transitions.handed_to_robot(gone, GEAR_HEAD, 1, "left", NOW)
    assert (ended.status, ended.clocks, ended.ended) == ("ended", (), "left")
    assert recent(ended)[-1].notice == "left"


def test_who_comes_back_drives_again_with_a_full_clock() -> None:
    gone = transitions.handed_to_robot(table(ANN, BO), GEAR_HEAD, 0, "left", NOW)
    back = transitions.returned(gone, GEAR_HEAD, 0, NOW + 30)
    assert back.players[0] == replace(ANN, pressed=NOW + 30)
    assert back.clocks == (TurnClock(0, 1, NOW + 75, NOW + 120),)
    assert back.recent[-1] == Noticed(1, 0, "back")


def test_a_seat_is_open_to_others_once_its_owner_has_left_it_if_the_table_lets_them() -> None:
    snapshot = replace(table(ANN, BO), open_seats=True)
    left = transitions.handed_to_robot(snapshot, GEAR_HEAD, 0, "left", NOW)
    assert [transitions.seat_is_open(left, seat) for seat in (0, 1, 2)] == [True, False, False]
    assert not transitions.seat_is_open(replace(left, open_seats=False), 0)
    assert not transitions.seat_is_open(replace(left, status="over"), 0)
    assert not transitions.seat_is_open(transitions.handed_to_robot(snapshot, GEAR_HEAD, 0, "away", NOW), 0)
    assert not transitions.seat_is_open(replace(left, players=(replace(ANN, left=True), BO)), 0)


def test_who_takes_a_seat_has_its_hand_a_full_clock_and_a_count_of_their_own() -> None:
    taken = transitions.moved(table(ANN, BO), GEAR_HEAD, 0, Take(), "player", NOW)
    left = transitions.handed_to_robot(taken, GEAR_HEAD, 0, "left", NOW)
    seated = transitions.taken_over(left, GEAR_HEAD, 0, Player("Zoe", 77), NOW + 30)
    assert seated.players == (Player("Zoe", 77, pressed=NOW + 30, since=1), BO)
    assert seated.clocks == (TurnClock(0, 1, NOW + 75, NOW + 120),)
    assert seated.recent[-1] == Noticed(1, 0, "seated")
    assert seated.match == taken.match


# clocks


def test_clocks_run_for_the_people_who_are_awaited_and_who_has_one_in_the_turn_keeps_it() -> None:
    snapshot = table(ANN, BOLT, CY, title=SNAP)
    assert snapshot.clocks == (TurnClock(0, 1, NOW + 45, NOW + 90), TurnClock(2, 1, NOW + 45, NOW + 90))
    old = replace(snapshot.clocks[0], reminded=True)
    later = transitions.with_clocks(
        replace(snapshot, clocks=(old, TurnClock(2, 0, 1.0, 2.0))), SNAP, NOW + 10
    )
    assert later.clocks == (old, TurnClock(2, 1, NOW + 55, NOW + 100))
    assert table(ANN, BO, pace="none").clocks == ()
    assert table(ANN, BO, pace="relaxed").clocks == (TurnClock(0, 1, NOW + 43_200, NOW + 86_400),)


def test_a_race_has_seconds_of_its_own_at_a_live_table_alone() -> None:
    assert race(ANN, BO).clocks == tuple(TurnClock(seat, 2, NOW + 10, NOW + 10) for seat in (0, 1))
    assert race(ANN, BO, pace="relaxed").clocks[0] == TurnClock(0, 2, NOW + 43_200, NOW + 86_400)


def test_a_game_that_is_over_ends_the_table_and_all_its_clocks() -> None:
    done = transitions.with_clocks(over(table(ANN, BO)), GEAR_HEAD, NOW)
    assert (done.status, done.clocks) == ("over", ())

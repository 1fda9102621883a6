"""Tests of `simulate`: the same games for the same arguments, lines that replay, and refusals in one
sentence.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main as command
from bot.catalogue import TITLES
from bot.cli.simulate import Endless, Order, games, line, main, spread, wilson
from bot.engine.match import Move, play, replay, start
from bot.record import notation
from bot.storage.codecs import codec
from tests.english import english
from tests.tables.snap import REFLEXES, SNAP

TITLE = TITLES["gear_head"]
FORM = codec(TITLE)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Return the output of a simulation, without the line about its speed."""
    assert main(["gear_head", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert [text.startswith("speed: ") for text in lines].count(True) == 1
    return [text for text in lines if not text.startswith("speed: ")]


def written(path: Path) -> list[dict[str, Any]]:
    """Return the games in a file, one from each line."""
    return [json.loads(text) for text in path.read_bytes().splitlines()]


def test_the_same_arguments_give_the_same_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("--seats", "3", "--games", "6", "--seed", "x", "--drivers", "random,club", "--states")
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    assert told(capsys, *arguments, "--json", str(one)) == told(capsys, *arguments, "--json", str(other))
    assert one.read_bytes() == other.read_bytes()


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        arguments = ["gear_head", "--seats", "2", "--games", "1", "--seed", seed]
        assert main([*arguments, "--json", str(tmp_path / seed)]) == 0
    (one,), (other,) = written(tmp_path / "1"), written(tmp_path / "2")
    assert one["moves"] != other["moves"]


def test_each_line_holds_a_game_that_replays_to_its_states_and_outcome(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["gear_head", "--seats", "4", "--games", "5", "--drivers", "club,random", "--states"]
    assert main([*arguments, "--json", str(path)]) == 0
    lines = written(path)
    assert len(lines) == 5
    for text, game in zip(path.read_bytes().splitlines(), lines, strict=True):
        assert list(game) == ["game", "options", "seats", "seed", "drivers", "moves", "outcome", "states"]
        assert game["game"] == "gear_head"
        options = FORM.options.validate_python(game["options"])
        match, _ = start(TITLE.rules.game, options, game["seats"], game["seed"])
        states = [FORM.state.dump_json(match.state)]
        for move in notation.read(TITLE.rules.action, game["moves"]):
            match, _ = play(TITLE.rules.game, match, move.seat, move.action)
            states.append(FORM.state.dump_json(match.state))
        assert text.endswith(b'"states":[%s]}' % b",".join(states))
        outcome = TITLE.rules.game.outcome(match.state)
        assert outcome is not None
        assert game["outcome"] == {
            "places": list(outcome.places),
            "scores": list(outcome.scores),
            "sheet": [
                {"seat": entry.seat, "reason": english(entry.reason), "points": entry.points}
                for entry in outcome.sheet
            ],
        }


def test_states_are_written_only_when_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert main(["gear_head", "--seats", "2", "--games", "2", "--json", str(path)]) == 0
    assert all("states" not in game for game in written(path))


def test_every_driver_meets_every_seat() -> None:
    order = Order(TITLE, TITLE.rules.options(), 4, 6, "1", ("club", "random", "club"))
    seats = Counter((driver, seat) for played in games(order) for seat, driver in enumerate(played.drivers))
    assert seats == {
        **{("club", seat): 4 for seat in range(4)},
        **{("random", seat): 2 for seat in range(4)},
    }


def test_a_game_is_its_seed_and_its_moves() -> None:
    order = Order(TITLE, TITLE.rules.options(), 5, 2, "seed", ("club",))
    for played in games(order):
        moves: tuple[Move[Any], ...] = played.moves
        assert replay(TITLE.rules.game, order.options, 5, played.match.seed, moves) == played.match
        assert json.loads(line(TITLE, played))["drivers"] == ["club"] * 5


def test_the_summary_counts_every_seat_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--seats", "5", "--games", "4", "--drivers", "club,random")
    assert lines[0] == "Gear Head: 4 games of 5 seats, seed 1"
    assert lines[1].startswith("moves per game: mean ")
    rows = {text.split()[0]: text.split()[1] for text in lines[3:]}
    assert rows == {"club": "10", "random": "10"}


def test_a_driver_who_found_no_seat_is_named_with_none(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--seats", "2", "--games", "1", "--drivers", "club,club,random")
    assert lines[-1].split() == ["random", "0"]


def test_nothing_but_the_summary_is_printed_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert len(told(capsys, "--seats", "2", "--games", "3")) == 4


@pytest.mark.thorough
def test_a_terminal_shows_a_progress_bar_beside_the_summary() -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "bot", "simulate", "gear_head", "--seats", "2", "--games", "3"]
    told = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=theirs, check=True, env={**os.environ, "TERM": "xterm"}
    )
    os.close(theirs)
    shown = os.read(ours, 65_536)
    os.close(ours)
    assert b"Gear Head" in shown
    assert b"100%" in shown
    assert len(told.stdout.splitlines()) == 5


@pytest.mark.thorough
def test_a_game_that_does_not_end_is_given_up_and_named() -> None:
    """Simulate games with a robot that never pulls up, so that its game never ends."""
    title = replace(
        TITLE, robots=replace(TITLE.robots, drivers={"lost": lambda view, actions, chance: actions[0]})
    )
    order = Order(title, title.rules.options(), 2, 1, "round", ("lost",))
    with pytest.raises(Endless, match="The game with seed round/0 was not over after 20000 moves"):
        list(games(order))


def test_the_command_line_leads_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["simulate", "gear_head", "--seats", "2", "--games", "2"]) == 0
    assert capsys.readouterr().out.startswith("Gear Head: 2 games of 2 seats, seed 1\n")


def test_without_seats_each_game_has_as_many_as_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rasant", "--games", "2"]) == 0
    most = TITLES["rasant"].rules.game.seats[-1]
    assert capsys.readouterr().out.startswith(f"Rasant: 2 games of {most} seats, seed 1")


GOOD = ["gear_head", "--seats", "2", "--games", "1"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "--seats", "2"], "There is no game 'chess'; there is gear_head"),
        (["gear_head", "--seats", "1"], "Gear Head is for 2 to 12 seats, not for 1."),
        (["gear_head", "--seats", "13"], "Gear Head is for 2 to 12 seats, not for 13."),
        (["gear_head", "--seats", "two"], "Argument --seats: 'two' is not a whole number from 1 up."),
        ([*GOOD, "--games", "0"], "Argument --games: '0' is not a whole number from 1 up."),
        (
            [*GOOD, "--drivers", "club,ann"],
            "Gear Head has no driver 'ann'; it has random, learner, club.",
        ),
        ([*GOOD, "--options", "{"], "--options are no options of Gear Head: Invalid JSON"),
        ([*GOOD, "--options", "[]"], "--options are no options of Gear Head: "),
        ([*GOOD, "--options", '{"decks": 2}'], "--options are no options of Gear Head: decks: "),
        ([*GOOD, "--states"], "--states needs --json FILE"),
        ([*GOOD, "--loud"], "Unrecognized arguments: --loud."),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(sentence)
    assert err.endswith(".\n")
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_written_is_refused_before_any_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "missing" / "games.jsonl"
    assert main([*GOOD, "--json", str(path)]) == 2
    assert capsys.readouterr() == ("", f"Cannot write to {path}: No such file or directory.\n")


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_of_wins_is_wilsons(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_of_a_mean_is_1_96_standard_errors() -> None:
    assert spread([1, 2, 3, 4]) == pytest.approx(1.959964 * (5 / 3) ** 0.5 / 2)
    assert spread([2]) == 0


def test_in_a_race_of_presses_robots_press_as_quick_as_their_reflexes_are() -> None:
    backwards = replace(REFLEXES, delay=lambda view, luck, people, driver: 3.0 - view.seat / 2)
    title = replace(
        SNAP,
        table=replace(SNAP.table, reflexes=backwards),
        robots=replace(SNAP.robots, drivers={"first": SNAP.robots.drivers["first"]}),
    )
    order = Order(title, title.rules.options(rounds=1), 3, 1, "race", ("first",))
    (played,) = games(order)
    assert played.match.state.history == ((2, "A", 2_000, ()), (1, "B", 2_500, ()), (0, "C", 3_000, ()))


@pytest.mark.thorough
def test_a_reader_that_has_gone_ends_it_without_a_traceback() -> None:
    arguments = ["-m", "bot", "simulate", "gear_head", "--seats", "2", "--games", "1"]
    with subprocess.Popen(
        [sys.executable, *arguments],
        env={"PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        playing.stdout.close()
        assert playing.stderr.read() == ""
        assert playing.wait() == 141

"""Tests that a record contains a whole game: reading a record restores the same game, and no forged record is
accepted.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args
from zlib import compress

import pytest

from bot.catalogue import TITLES
from bot.cli.replay import main
from bot.cli.report import SimulatedGame
from bot.cli.simulate import Order, games
from bot.engine.log import TakeBack
from bot.engine.match import Move, play, start
from bot.engine.seal import Sealed, cut_of, seal_of
from bot.model.errors import BrokenRecord
from bot.model.snapshots import LoggedMove
from bot.record.file_format import LONGEST, GameRecord, Sitter, written
from bot.record.game import checked, logged, of_match
from bot.title import AnyTitle
from tests.games.golden import GAMES
from tests.games.hooks import Golden
from tests.games.steps import place_of
from tests.games.titles import EVERY
from tests.games.walks import variants

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


def record_of(title: AnyTitle, played: SimulatedGame) -> GameRecord:
    sitters = [Sitter(f"Robot {seat}", driver) for seat, driver in enumerate(played.drivers)]
    return of_match(title, played.match.options, played.match.seed, sitters, logged(played.moves))


def there_and_back(record: GameRecord) -> str:
    """Return the record as text, after writing and reading it."""
    text = written(record)
    assert len(text.encode()) <= LONGEST
    assert checked(text.encode(), EVERY) == record
    assert [repr(move) for move in checked(text.encode(), EVERY).moves] == [
        repr(replace(move, at=0.0)) for move in record.moves
    ]
    return text


def a_game(title: AnyTitle, seats: int = 3, **options: Any) -> GameRecord:
    (played,) = games(
        Order(title, title.rules.options(**options), seats, 1, "record", (title.robots.substitute,))
    )
    return record_of(title, played)


@pytest.mark.parametrize(("title", "golden"), GAMES, ids=[f"{title.key}-{one.seed}" for title, one in GAMES])
def test_every_golden_game_comes_back_from_its_record(title: AnyTitle, golden: Golden) -> None:
    order = Order(
        title,
        title.rules.options(**golden.options),
        golden.seats,
        1,
        golden.seed,
        (title.robots.substitute, "random"),
    )
    (played,) = games(order)
    there_and_back(record_of(title, played))


@every_title
def test_games_of_every_kind_come_back_from_their_records(
    title: AnyTitle, short: Callable[[int], int]
) -> None:
    """Check two games of each title, or a thousand with `--long`."""
    seats, options = title.rules.game.seats, variants(title)
    for number in range(1_000 if short(10) == 10 else 2):
        chosen = options[number % len(options)]
        drivers = (title.robots.substitute, "random") if number % 10 == 0 else ("random", "random")
        order = Order(title, chosen, seats[number % len(seats)], 1, f"kind {number}", drivers)
        (played,) = games(order)
        there_and_back(record_of(title, played))


def test_a_sealed_deal_is_in_the_record_and_a_changed_one_is_refused() -> None:
    title, sealed = TITLES["rasant"], Sealed("5f" * 32, (cut_of("open sesame"), ""))
    match, moves = start(title.rules.game, title.rules.options(), 2, sealed.deal)[0], list[Move[Any]]()
    while awaited := title.rules.game.awaits(match.state):
        moves.append(Move(min(awaited), title.rules.game.legal(match.state, min(awaited))[0]))
        match, _ = play(title.rules.game, match, moves[-1].seat, moves[-1].action)
    sitters = [Sitter("Ann"), Sitter("Bo")]
    record = of_match(title, match.options, match.seed, sitters, logged(moves), sealed=sealed)
    text = there_and_back(record)
    cut = sealed.cuts[0]
    for changed in (('secret = "5', 'secret = "6'), (cut, ""), (f'"{cut}", ""', f'"", "{cut}"')):
        with pytest.raises(BrokenRecord, match="the secret and cuts give another deal"):
            checked(text.replace(*changed).encode(), TITLES)


def test_a_game_that_is_too_long_for_text_is_packed() -> None:
    title = TITLES["gear_head"]
    (played,) = games(Order(title, title.rules.options(), 12, 1, "x", ("random",)))
    assert "packed = " in there_and_back(record_of(title, played))


def test_what_was_taken_back_and_who_chose_is_in_the_record() -> None:
    title = TITLES["gear_head"]
    whole = a_game(title, 2)
    first, *rest = whole.moves
    twice = [replace(first, by="player"), LoggedMove(2, first.seat, TakeBack(1), "player", 0.0), first, *rest]
    moves = [replace(move, ply=at, by="clock" if at == 4 else move.by) for at, move in enumerate(twice, 1)]
    record = of_match(title, whole.options, whole.seed, whole.sitters, moves)
    assert record.outcome == whole.outcome
    assert re.search(r"^0 draw; take_back 1\n0r draw\n0c ", there_and_back(record), re.M)


@every_title
def test_the_page_names_every_move_with_its_values_in_order(title: AnyTitle) -> None:
    page = place_of(title).text(place_of(title).record)
    (row,) = re.findall(rf"^\| `{title.key}` \| ([^;]*)", page, re.M)
    told = re.findall(r"`(\w+)`([\w ]*)", row)
    actions = get_args(title.rules.action) or (title.rules.action,)
    kinds = [{each.name: each.default for each in fields(kind)} for kind in actions]
    assert {name: values.split() for name, values in told} == {
        kind.pop("kind"): list(kind) for kind in map(dict, kinds)
    }


GOOD = written(a_game(TITLES["rasant"]))
BOMB = b64encode(compress(bytes(10_000_000))).decode()
"""Ten megabytes of zeros, compressed so much that they would fit into a record."""
_FORGED = "This record has moves that the rules don’t allow."


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (("format = ", "form = "), "isn’t a record of a Paddock game"),
        (("record 1", "record 2"), "made by another version of the bot"),
        (('game = "rasant"', 'game = "chess"'), "a game I don’t know"),
        (("rules = 1", "rules = 7"), "a different version of Rasant’s rules"),
        (('grid = "random"', 'grid = "alphabet"'), "options that Rasant doesn’t have"),
        (("place = 1", "place = 4"), "didn’t end the way its record says"),
        (("place = 1\n", ""), "missing a seat’s place, because the game wasn’t over"),
        (("[[seats]]", "[[chairs]]"), "doesn’t say who sat where"),
        (('name = "', 'name = "' + "x" * 101), "missing its name"),
        (("[moves]", "[deeds]"), "has no moves"),
        (("[moves]\ntext", '[moves]\npacked = "eA=="\ntxt'), "cut off, or there are too many"),
        (("[moves]\ntext", '[moves]\npacked = "%%"\ntxt'), "can’t read the moves"),
        (("[moves]\ntext", f'[moves]\npacked = "{BOMB}"\ntxt'), "cut off, or there are too many"),
        (("0r ", "9r "), _FORGED),
        (("0r ", "0r take_back 1; "), _FORGED),
        (("0r ", "0r take_back -1; "), _FORGED),
        (("text = '''\n", "text = '''\n0 take_back -3\n"), _FORGED),
        (("0r ", "zero "), "I can’t read line"),
        (("r play ", "r fly "), "a move this game doesn’t recognise"),
        (("r play ", "r play [[,"), "can’t read the `play` in line"),
        (("r play ", "r play " + "[" * 90), "can’t read the `play` in line"),
        (("seed = ", "seed = 7 # "), "is missing its seed"),
        (('seed = "', 'seed = "other '), _FORGED),
        (("'''\n", "\0"), "can’t read it as TOML"),
        (("[options]", f"[options]\n{'.'.join('a' * 2_000)} = 1"), "options that Rasant doesn’t have"),
    ],
)
def test_a_forged_or_broken_record_is_refused_in_a_sentence(changed: tuple[str, str], sentence: str) -> None:
    with pytest.raises(BrokenRecord, match=re.escape(sentence)) as refused:
        checked(GOOD.replace(*changed).encode(), TITLES)
    assert str(refused.value).endswith(".")


def test_a_seed_in_other_letters_than_ours_does_not_follow_from_its_seal() -> None:
    deal = f'[deal]\nseal = "{seal_of("2-secret")}"\nsecret = "2-secret"\ncuts = ["", "", ""]\n\n[options]'
    with pytest.raises(BrokenRecord, match="seal"):
        checked(GOOD.replace("[options]", deal).replace('seed = "', 'seed = "é').encode(), TITLES)


def test_a_record_whose_moves_stop_before_the_end_is_refused() -> None:
    *lines, _last, quotes, end = GOOD.split("\n")
    with pytest.raises(BrokenRecord, match="ends before the game is over"):
        checked("\n".join([*lines, quotes, end]).encode(), TITLES)


def test_replay_describes_how_the_game_went_and_draws_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "game.toml", tmp_path / "end.png"
    file.write_text(GOOD)
    assert main([str(file), "--png", str(picture)]) == 0
    assert "1. Robot" in capsys.readouterr().out
    assert picture.read_bytes()[:4] == b"\x89PNG"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has such a disk")
def test_replay_names_the_picture_for_which_the_disk_has_no_room(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.toml"
    file.write_text(GOOD)
    assert main([str(file), "--png", "/dev/full"]) == 2
    assert capsys.readouterr().err == "/dev/full cannot be used: No space left on device.\n"


def test_replay_refuses_ten_megabytes_and_a_file_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "long.toml"
    file.write_bytes(b"#" * 10_000_000)
    assert main([str(file), "--png", str(tmp_path / "end.png")]) == 2
    assert main([str(tmp_path / "none.toml")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "up to 20 KiB" in err
    assert "No such file" in err
    assert not (tmp_path / "end.png").exists()

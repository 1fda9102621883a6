"""Games started by older rules: the files of `older` were written by the version before the rules changed.

Each record is a file of TOML; beside it is the state after `ply` of its moves, as the database stored it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.engine.match import Match, play, start
from bot.model.snapshots import Player
from bot.record.file_format import read, written
from bot.record.game import checked
from bot.storage.codecs import codec
from bot.tables.history import played_again

RECORDS = sorted((Path(__file__).parent / "older").glob("*.toml"))
every_record = pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])


@every_record
def test_a_record_of_older_rules_is_played_by_them_and_written_as_it_was(record: Path) -> None:
    game = checked(record.read_bytes(), TITLES)
    assert game.rules < game.title.rules.versions.newest
    assert written(game) == record.read_text()


@every_record
def test_a_stored_game_of_older_rules_is_finished_by_them(record: Path) -> None:
    said = read(record.read_bytes(), TITLES)
    game, stored = said.title.rules.game, json.loads(record.with_suffix(".json").read_text())
    state = codec(said.title).state.validate_json(json.dumps(stored["state"]))
    assert said.title.rules.versions.of(state) == said.rules
    seats, ply = len(said.sitters), stored["ply"]
    match = Match(said.seed, said.options, seats, state, ply, (0,) * seats)
    for move in said.moves[ply:]:
        match, _ = play(game, match, move.seat, move.action)
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == (said.outcome.places, said.outcome.scores)


@every_record
def test_the_history_of_a_game_of_older_rules_ends_as_the_game_did(record: Path) -> None:
    said = read(record.read_bytes(), TITLES)
    title = said.title
    players = tuple(Player(sitter.name, None, left=True) for sitter in said.sitters)
    log = title, said.options, len(players), said.seed, said.moves
    pasts = played_again(*log, said.rules, lambda _: players)
    outcome = title.rules.game.outcome(pasts[-1].match.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == (said.outcome.places, said.outcome.scores)


@pytest.mark.parametrize("key", TITLES)
def test_a_new_match_is_of_the_newest_version_and_can_be_made_one_of_each_older_one(key: str) -> None:
    title = TITLES[key]
    match, _ = start(title.rules.game, title.rules.options(), title.rules.game.seats[0], "versions")
    versions = title.rules.versions
    assert versions.of(match.state) == versions.newest
    for version in range(versions.oldest, versions.newest + 1):
        assert versions.of(versions.begun(match, version).state) == version

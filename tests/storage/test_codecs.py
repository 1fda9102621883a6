"""Tests of the conversion of values to JSON and back."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.engine.match import play, start
from bot.games.gear_head.rules.actions import Draw, PullUp
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.events import Reshuffled
from bot.games.gear_head.rules.model import Discarding
from bot.storage.codecs import codec
from bot.storage.exports import plain
from bot.title import AnyTitle
from tests.storage import races

titles = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


def assert_written_and_read(adapter: Any, value: Any) -> None:
    document = adapter.dump_json(value)
    again = adapter.validate_json(document)
    assert again == value
    assert type(again) is type(value)
    assert adapter.dump_json(again) == document


@pytest.mark.few(10)
@titles
@pytest.mark.parametrize("number", range(10))
def test_a_whole_match_is_read_as_it_was_written(title: AnyTitle, number: int) -> None:
    seats = title.rules.game.seats[number % len(title.rules.game.seats)]
    match, events = start(title.rules.game, title.rules.options(), seats, f"match {number}")
    c, luck = codec(title), 0
    assert_written_and_read(c.options, match.options)
    while True:
        assert_written_and_read(c.state, match.state)
        for event in events:
            assert_written_and_read(c.event, event)
        awaited = sorted(title.rules.game.awaits(match.state))
        if not awaited or luck == 400:
            break
        actions = title.rules.game.legal(match.state, awaited[0])
        for action in actions:
            assert_written_and_read(c.action, action)
        luck += 1
        match, events = play(title.rules.game, match, awaited[0], Chance("actions", luck).pick(actions))
    for seat in range(seats):
        assert json.dumps(plain(title.rules.game.view(match.state, seat)))


@titles
def test_a_title_has_one_codec(title: AnyTitle) -> None:
    assert codec(title) is codec(title)


def test_lobbies_and_tables_are_read_as_they_were_written() -> None:
    c = codec(TITLES["gear_head"])
    assert_written_and_read(c.lobby, races.lobby())
    assert_written_and_read(c.table, races.table())
    assert_written_and_read(c.table, races.under_way("abcde", 300))
    assert_written_and_read(c.lobby, races.lobby(circuit="cup", after="fghij"))
    assert_written_and_read(c.table, replace(races.finished()[1], circuit="cup", after="fghij"))


def test_a_record_written_before_there_were_circuits_belongs_to_none() -> None:
    c = codec(TITLES["gear_head"])
    stored: list[tuple[Any, Any]] = [(c.lobby, races.lobby()), (c.table, races.table())]
    for adapter, snapshot in stored:
        written = json.loads(adapter.dump_json(snapshot))
        del written["circuit"], written["after"]
        assert adapter.validate_json(json.dumps(written)) == snapshot


def test_the_json_is_compact() -> None:
    c = codec(TITLES["gear_head"])
    assert c.action.dump_json(PullUp(Card("Fuel", 6))) == b'{"discard":["Fuel",6],"kind":"pull_up"}'
    assert c.action.dump_json(Draw()) == b'{"kind":"draw"}'


def test_a_phase_is_read_as_its_own_kind() -> None:
    c = codec(TITLES["gear_head"])
    snapshot, _ = races.moved(races.table())
    state = c.state.validate_json(c.state.dump_json(snapshot.match.state))
    assert isinstance(state.phase, Discarding)
    assert isinstance(state.hands[0][0], Card)


def test_an_event_is_read_by_its_kind_alone() -> None:
    c = codec(TITLES["gear_head"])
    document = b'{"kind":"reshuffled","deck":[["Fuel",1]],"cards":1,"top":["Tires",2]}'
    assert c.event.validate_json(document) == Reshuffled((Card("Fuel", 1),), 1, Card("Tires", 2))


@pytest.mark.parametrize(
    "document",
    [b"", b"[]", b'{"kind":"fly"}', b"{}", b'{"kind":"discard"}', b'{"kind":"discard","card":["Wings",1]}'],
)
def test_what_is_no_action_is_refused(document: bytes) -> None:
    with pytest.raises(ValidationError):
        codec(TITLES["gear_head"]).action.validate_json(document)

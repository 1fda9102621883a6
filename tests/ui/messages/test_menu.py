"""Tests that many choices of one kind become a menu, and few become buttons."""

from __future__ import annotations

import random

import pytest

from bot.catalogue import RASANT
from bot.engine.match import start
from bot.games.rasant.rules.actions import Play
from bot.games.rasant.rules.model import Options
from bot.locales.phrase import ENGLISH
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.ui.components import MOST, ActionButton, ActionMenu, ButtonId, Option, barred, menu, read, tag
from bot.ui.messages.choices import NO_EMOJI, PLAIN, choice_controls, notes
from bot.ui.messages.hand import Hand
from bot.ui.messages.message import MessageLayout, Picture
from bot.words import Label
from tests.ui.messages.seated import in_play, longest, parts

PICTURE = Picture(b"png", "alt", "table.png")


def _table(seats: int) -> Table:
    match, events = start(RASANT.rules.game, Options("draft"), seats, f"menus {seats}")
    return in_play(RASANT, match, events, longest(seats))


def _hand(table: Table, seat: int) -> MessageLayout:
    drawn = Hand(
        table=table, seat=seat, locale=ENGLISH, unix=float, head="x" * 300, note="y" * 200, refresh=True
    )
    return drawn.layout((PICTURE,))


@pytest.mark.parametrize("seats", [2, 5])
def test_every_action_is_offered_once(seats: int) -> None:
    table, rng, seen = _table(seats), random.Random(5), set()
    while table.snapshot.status == "playing":
        (seat,) = table.awaited
        actions = table.actions(seat)
        page = _hand(table, seat)
        offered = []
        for part in parts(page):
            if part["type"] == 3:
                assert 2 < len(part["options"]) <= MOST
                assert len(part["placeholder"]) <= 150
                offered += [each["value"] for each in part["options"]]
                seen.add(part["placeholder"])
            elif part["type"] == 2 and read(part["custom_id"]).action == "play":
                offered.append(read(part["custom_id"]).arg)
        assert sorted(offered) == sorted(map(tag, actions))
        action = rng.choice(actions)
        table.become(moved(table.snapshot, RASANT, seat, action, "player", 0.0))
    assert "Lead a card" in seen


def test_five_cards_are_buttons_and_six_are_a_menu() -> None:
    table, rng, kinds = _table(2), random.Random(9), set()
    while table.snapshot.status == "playing":
        (seat,) = table.awaited
        actions = table.actions(seat)
        plays = sum(isinstance(action, Play) for action in actions)
        menus = [part for part in parts(_hand(table, seat)) if part["type"] == 3]
        if plays:
            assert bool(menus) == (plays > PLAIN)
            kinds.add(bool(menus))
        table.become(moved(table.snapshot, RASANT, seat, rng.choice(actions), "player", 0.0))
    assert kinds == {True, False}


def test_a_menus_custom_id_is_read_like_a_buttons() -> None:
    one = menu(ButtonId("abcde", "play", 3), "Choose", [Option("0" * 8, "One"), Option("1" * 8, "Two")])
    other = menu(ButtonId("abcde", "play", 3), "Choose", [Option("2" * 8, "Three")])
    assert one.custom_id.startswith("pm:abcde:play:3:")
    assert one.custom_id != other.custom_id
    assert (one.button_id.table, one.button_id.action, one.button_id.mark) == ("abcde", "play", 3)


def _grid(columns: str, rows: int) -> list[tuple[str, Label]]:
    cells = [(column, f"{column}{row + 1}") for column in columns for row in range(rows)]
    return [(tag(cell), Label(cell, kind="Which card?", group=f"Column {column}")) for column, cell in cells]


def _offered(choices: list[tuple[str, Label]], opened: str = "") -> list[ActionMenu]:
    found = choice_controls(ButtonId("abcde", "play", 3), choices, opened, NO_EMOJI, ENGLISH)
    return [control for control in found if isinstance(control, ActionMenu)]


def test_more_than_a_menu_takes_is_a_menu_of_the_groups_first() -> None:
    (first,) = _offered(_grid("ABCDEFGHI", 6))
    assert first.button_id.action == "open"
    assert [option.label for option in first.options] == [f"Column {letter}" for letter in "ABCDEFGHI"]


def test_an_opened_group_offers_its_choices_beside_the_groups() -> None:
    (groups,) = _offered(_grid("ABCDEFGHI", 6))
    chosen = groups.options[1].value
    groups, second = _offered(_grid("ABCDEFGHI", 6), chosen)
    assert [option.value for option in groups.options if option.default] == [chosen]
    assert second.button_id.action == "play"
    assert [option.label for option in second.options] == [f"B{row}" for row in range(1, 7)]
    assert [option.value for option in second.options] == [tag(f"B{row}") for row in range(1, 7)]
    assert second.placeholder == "Which card?: Column B"


def test_a_group_that_is_gone_shows_the_groups_that_are_left() -> None:
    (only,) = _offered(_grid("CDEFG", 6), tag(("Which card?", "Column B")))
    assert only.button_id.action == "open"


def test_what_one_menu_takes_is_not_grouped() -> None:
    (only,) = _offered(_grid("ABCD", 6))
    assert only.button_id.action == "play"
    assert len(only.options) == 24


def _steps() -> list[tuple[str, Label]]:
    places = (("Axle", "Below", 2.0), ("Gear", "Below", 1.0), ("Axle", "Beside", 0.0))
    return [
        (tag(each), Label(each[1], kind="Build", group=each[0], steps=True, order=each[2], note=f"{each[2]}"))
        for each in places
    ]


def test_two_steps_are_two_menus_the_best_first_and_say_what_they_do() -> None:
    (groups,) = _offered(_steps())
    assert groups.button_id.action == "open"
    assert [(each.label, each.description) for each in groups.options] == [
        ("Axle", "0.0"),
        ("Gear", "1.0"),
    ]
    groups, places = _offered(_steps(), groups.options[0].value)
    assert places.placeholder == "Build: Axle"
    assert [(each.label, each.description) for each in places.options] == [
        ("Beside", "0.0"),
        ("Below", "2.0"),
    ]


def test_the_first_of_two_steps_is_left_out_where_it_has_one_choice() -> None:
    (places,) = _offered([_steps()[1]])
    assert (places.button_id.action, places.placeholder) == ("play", "Build: Gear")


def test_buttons_say_what_they_do_above_them_and_menus_do_not_say_it_again() -> None:
    plain = [("0" * 8, Label("*Axle*", note="supports 2 parts")), ("1" * 8, Label("Done"))]
    assert list(notes([*plain, *_steps()], ENGLISH)) == ["**\\*Axle\\***: supports 2 parts"]


def test_what_several_buttons_do_is_said_once() -> None:
    cards = {"Blue 40": "brings 16", "Green 50": "brings 1", "Blue 80": "brings 16"}
    choices = [(f"{at:08x}", Label(card, note=note)) for at, (card, note) in enumerate(cards.items())]
    assert list(notes(choices, ENGLISH)) == [
        "**Blue 40** and **Blue 80**: brings 16",
        "**Green 50**: brings 1",
    ]


def test_buttons_that_cannot_be_pressed_are_no_choices() -> None:
    shown = barred(ButtonId("abcde", "play", 3), "Take the card: 2 AP")
    assert shown.disabled
    assert read(str(shown.custom_id)).action == "barred"
    assert isinstance(shown, ActionButton)


def test_a_menu_of_another_moment_has_another_number() -> None:
    options = [Option("0" * 8, "One"), Option("1" * 8, "Two")]
    one, other = (menu(ButtonId("abcde", "open", count), "Choose", options) for count in (3, 4))
    assert one.id != other.id
    assert menu(ButtonId("abcde", "open", 3), "Choose", options).id == one.id


def test_only_what_is_marked_is_green_and_what_is_rarely_wanted_is_grey() -> None:
    labels = (Label("Take it", strong=True), Label("End turn"), Label("Give up", weak=True))
    choices = [(str(at) * 8, label) for at, label in enumerate(labels)]

    def styles(marked: str) -> list[str]:
        play = ButtonId("abcde", "play", 3)
        found = choice_controls(play, choices, "", NO_EMOJI, ENGLISH, marked=marked)
        return [control.style.name for control in found if isinstance(control, ActionButton)]

    assert styles("") == ["primary", "primary", "secondary"]
    assert styles("11111111") == ["primary", "success", "secondary"]

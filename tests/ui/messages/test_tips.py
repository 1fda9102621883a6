"""Tests that a beginner's note, the green button, *Hint* and the picture of a hand name the same choice,
and that no picture names it to others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import TextDisplay

from bot.catalogue import RACESMACK
from bot.cli.simulate import Order, games
from bot.engine.game import Chance
from bot.locales.phrase import ENGLISH, Phrase, spoken
from bot.tables.automatic import only_move, plain_move
from bot.tables.views import targets_in
from bot.title import AnyTitle
from bot.ui.components import ActionButton, ButtonId
from bot.ui.messages.choices import NO_EMOJI, Hint, advised, choice_rows, choices_of, offered, parted
from bot.ui.messages.hand import Advice, Hand
from bot.ui.messages.message import Control
from tests.games.titles import EVERY
from tests.games.walks import samples
from tests.ui.messages.seated import NAMES as SEATED, seated

ADVISED = {key: title for key, title in EVERY.items() if title.words.reason is not None}
NAMES = ("Ann", "Bo", "Cy", "Di")


def advice(title: AnyTitle, view: Any, actions: Sequence[Any], names: Sequence[str] = NAMES) -> Hint | None:
    """Return the hint that a player with a given view gets."""
    drive = title.robots.adviser or title.robots.drivers[title.robots.substitute]
    return advised(title, view, actions, names, drive(view, actions, Chance("advice", 0)))


def green(rows: Sequence[Sequence[Control]]) -> list[tuple[str, str | None]]:
    """Return the tag and the label of each green button."""
    every = [control for row in rows for control in row if isinstance(control, ActionButton)]
    return [(each.button_id.arg, each.label) for each in every if each.style is ButtonStyle.success]


@pytest.mark.few(1)
@pytest.mark.parametrize("title", ADVISED.values(), ids=ADVISED)
def test_the_note_and_the_green_button_of_a_beginner_name_what_a_hint_names(
    title: AnyTitle, short: Callable[[int], int], every: Callable[[int], int]
) -> None:
    """Check that one button is green, that it can be chosen, and that a hint shows the same choice."""
    seen, number = 0, short(1_000)
    game = title.rules.game
    for played in games(Order(title, title.rules.options(), 3, number, "voice", ("club",)), states=True):
        for state, move in list(zip(played.states, played.moves, strict=False))[:: every(2)]:
            if targets_in(title, state) or plain_move(title, state) or only_move(title, state, move.seat):
                continue
            view, actions = game.view(state, move.seat), game.legal(state, move.seat)
            tip, hint = advice(title, view, actions), advice(title, view, actions)
            offered = choices_of(title, view, actions, NAMES)
            if tip is None:
                assert len(offered) < 2
                continue
            seen += 1
            assert tip == hint
            assert [arg for arg, _ in offered].count(tip.choice) == 1, "one press does it"
            assert spoken(tip.reason, ENGLISH)[-1] == "."
            shown, _ = parted(offered, 2, "")
            play = ButtonId("abcde", "play", 1)
            marked = [
                green(choice_rows(play, shown, "", NO_EMOJI, ENGLISH, each, arrow=arrow))
                for each, arrow in ((tip, False), (hint, True), (None, False))
            ]
            assert marked[0] == marked[1] == [(tip.choice, spoken(tip.words, ENGLISH))]
            assert marked[2] == [], "for who is no beginner all choices look alike"
    assert seen > number / 8


LIT = {
    "gear_head": {"draw", "take", "discard"},
    "rasant": {"pay"},
    "gear_and_piston": {"place", "discard", "take", "draw", "build", "mend"},
}
"""The usual kinds of advised actions that the picture of a hand lights, by game."""


@pytest.mark.parametrize("title", ADVISED.values(), ids=ADVISED)
def test_a_hand_lights_the_advised_choice_only_if_it_is_marked_and_the_table_never_does(
    title: AnyTitle,
) -> None:
    """Check that an advised choice looks like the others of its kind until it is marked: if marking any of
    them changes the picture, marking the advised one does, too.
    """
    lit, game, scenes = set[str](), title.rules.game, title.board.painter.scenes
    for ply in samples(title, 20):
        state, names = ply.before.state, SEATED[: ply.before.seats]
        if targets_in(title, state):
            continue
        view, actions = game.view(state, ply.move.seat), game.legal(state, ply.move.seat)
        tip = advice(title, view, actions, names)
        if tip is None:
            continue
        firsts = {
            each.tag: each.actions[0] for each in offered(title, view=view, actions=actions, names=names)
        }
        advised = firsts[tip.choice]
        plain = scenes(view, names)
        if scenes(view, names, (), ENGLISH, advised) != plain:
            lit.add(advised.kind)
        else:
            alike = [each for each in firsts.values() if each.kind == advised.kind]
            assert all(scenes(view, names, (), ENGLISH, each) == plain for each in alike), advised
        table = game.view(state, None)
        assert scenes(table, names, (), ENGLISH, advised) == scenes(table, names)
    assert lit >= LIT.get(title.key, set())
    assert bool(lit) == (title.key in LIT)


def test_the_advice_for_a_race_is_shown_in_every_race_because_each_has_its_own_rule() -> None:
    table = seated(RACESMACK, RACESMACK.rules.options(), 3, "races")
    later = replace(table.snapshot, match=replace(table.snapshot.match, counts=(40, 40, 40)))
    for snapshot in (table.snapshot, later):
        table.become(snapshot)
        hand = Hand(
            table=table, seat=0, locale=ENGLISH, unix=float, advice=Advice(race=Phrase("smack-why-shapes"))
        )
        told = [part.content for part in hand.layout().body.walk_children() if isinstance(part, TextDisplay)]
        assert "Count the shapes." in "".join(told)

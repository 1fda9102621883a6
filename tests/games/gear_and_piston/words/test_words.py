"""Gear & Piston's words: labels that fit, defects in sentences, texts to play by."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston import words
from bot.games.gear_and_piston.board import captions, scenes
from bot.games.gear_and_piston.rules.car import Car, Cell, Column, built
from bot.games.gear_and_piston.rules.components import JUNK, NEW, Investor, Part
from bot.games.gear_and_piston.rules.events import (
    Built,
    Discarded,
    Drew,
    Ending,
    Event,
    Merged,
    Muscled,
    Passed,
    Patched,
    Placed,
    Pocketed,
    Rated,
    Refreshed,
    Reshuffled,
    ScrapDrawn,
    Stole,
    Took,
    Upgraded,
    Worked,
)
from bot.games.gear_and_piston.rules.model import Options, State
from bot.games.gear_and_piston.words.places import change, own_car
from bot.games.gear_and_piston.words.terms import INVESTORS, titled, whole
from bot.words import Clause
from tests.english import english
from tests.games.gear_and_piston.board.scenes import game, views
from tests.games.gear_and_piston.words.positions import (
    AXLE,
    FUEL,
    GEAR,
    MOTOR,
    NAMES,
    STEAM,
    WHOLE,
    some,
)

# parts


def test_every_part_has_a_name_of_its_own_in_words_and_on_buttons() -> None:
    parts = {lot.part for lot in chain(NEW, JUNK)}
    assert len({whole(part) for part in parts}) == len(parts)
    assert len({titled(part) for part in parts}) == len(parts)
    assert max(len(titled(part)) for part in parts) == 37


@pytest.mark.parametrize(
    ("part", "told", "brief"),
    [
        (MOTOR, "electric motor (Range)", "Electric motor, Range"),
        (FUEL, "electric fuel supply (Volatility)", "Electric fuel supply, volatile"),
        (AXLE, "axle", "Axle"),
        (STEAM, "steam top improvement (Range)", "Steam top improvement, Range"),
        (
            Part("new", "improvement", "generic", "bottom", "comfort", 0, 1),
            "bottom improvement (Comfort, Reliability)",
            "Bottom improvement, Comfort, reliable",
        ),
        (Part("scrap", "gear", "generic", "bottom", None, 2), "scrap gear (Volatility 2)", "Gear, volatile"),
    ],
)
def test_a_part_is_named_with_all_that_it_carries(part: Part, told: str, brief: str) -> None:
    assert (whole(part), titled(part)) == (told, brief)


# the story


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (
            Placed(0, "workshop", 1, forced=False),
            Clause(0, "placed a token on space 2 of the Workshop"),
        ),
        (
            Rated((0, 2)),
            Clause(None, "All tokens are placed. Volatility: Ann 0, Bo 2."),
        ),
        (Discarded(1, None, kept=True), Clause(1, "kept all Blueprints")),
        (Drew(0, "patent office", None, forced=False), Clause(0, "drew a part from the New stack")),
        (
            Drew(0, "junk yard", AXLE, forced=False),
            Clause(0, "drew an axle from the Junk stack"),
        ),
        (Took(1, MOTOR, "office"), Clause(1, "took an electric motor (Range) from the Patent Office")),
        (Stole(0, 1, None), Clause(0, "took a Blueprint from Bo")),
        (Pocketed(0, None), Clause(0, "kept one part")),
        (
            Muscled(0, "junk yard", 2, 0),
            Clause(0, "moved a token in the Junk Yard from space 3 to space 1"),
        ),
        (Built(0, GEAR, "B2"), Clause(0, "built a gear (Power) at the bottom of column 2")),
        (
            Upgraded(0, AXLE, AXLE._replace(icon="range", stock="new"), "B1", more=False),
            Clause(0, "upgraded an axle at the bottom of column 1 to an axle (Range)"),
        ),
        (Merged(0, forced=False), Clause(0, "merged the two sections")),
        (Worked(0, 1), Clause(0, "finished in the Workshop, 1 action unused")),
        (Refreshed((GEAR,), ()), None),
        (Reshuffled((AXLE,)), Clause(None, "The discarded Junk parts are shuffled and form the new stack.")),
        (
            Ending((0, 1), None),
            Clause(None, "The game ends: Ann and Bo have complete cars of twelve parts or more."),
        ),
        (Ending((1,), None), Clause(None, "The game ends: Bo has a complete car of twelve parts or more.")),
        (ScrapDrawn(0, 2, spare=False), Clause(0, "drew a scrap of Volatility 2")),
        (
            Patched(0, Part("scrap", "axle", "generic", "bottom", None, 2), "B4", GEAR, forced=False),
            Clause(0, "placed a scrap axle (Volatility 2) at the bottom of column 4, over a gear (Power)"),
        ),
        (Passed(0, 0), Clause(0, "has a complete car without any scrap")),
    ],
)
def test_every_event_has_its_words(event: Event, clause: Clause | None) -> None:
    told = words.tell(event, NAMES[:2], None)
    assert told == clause if clause else english(told.text).startswith("New beside the Patent Office: gear")


# texts


def test_the_lobby_names_the_investors_and_the_variant() -> None:
    assert english(words.chosen(Options())) == "Investors: standard, one for icons and one of stack 2"
    assert english(words.chosen(Options("expert", jump_row=True))).endswith("variant: Jump Row")


def test_the_headline_says_whose_turn_it_is_and_who_decides_at_the_same_time() -> None:
    view = some("planning")
    assert words.headline(view, NAMES) == "Your turn: place a token"
    assert words.headline(replace(view, seat=None), NAMES).endswith("'s turn: place a token")
    many = replace(some("discarding"), seat=None, awaited=(0, 2))
    assert words.headline(many, NAMES) == "Ann and Cy, at the same time: discard a Blueprint, or keep all"
    second = replace(some("scavenging"), pick=2)
    assert words.headline(second, NAMES) == "Your turn: take a second Junk part, or not"


def test_the_headline_warns_that_taking_a_part_that_cannot_be_replaced_ends_the_game() -> None:
    last = replace(some("scavenging"), pick=1, junk_left=False)
    assert words.headline(last, NAMES) == "Your turn: take a Junk part, which ends the game"
    second = "Your turn: take a second Junk part, which ends the game, or not"
    assert words.headline(replace(last, pick=2), NAMES) == second
    row = replace(some("patenting"), jump_row=True, new_left=False)
    assert words.headline(row, NAMES) == "Your turn: take a New part; the game ends if it is of the New row"
    assert words.headline(replace(row, new_left=True), NAMES) == "Your turn: take a New part"


def test_a_space_is_called_free_only_while_tokens_are_placed() -> None:
    view = replace(some("planning"), seat=None)
    bare = tuple(replace(site, tokens=(None,) * len(site.tokens)) for site in view.sites)
    told = "\n".join(words.describe(replace(view, sites=bare), NAMES[:3]))
    assert "\nBack Alley: free.\n" in told
    assert "\nWorkshop (actions): free (3), free (2), free (2), free (2), free (2).\n" in told
    half = replace(bare[3], tokens=(None, 2, None, None, None), now=1)
    told = "\n".join(
        words.describe(replace(view, phase="working", mover=2, sites=(*bare[:3], half)), NAMES[:3])
    )
    assert "\nBack Alley: no tokens.\n" in told
    assert "\nWorkshop (actions): empty (3), Cy (2) now, empty (2), empty (2), empty (2).\n" in told
    assert "free" not in told


def test_the_public_text_holds_the_board_the_investors_and_every_car() -> None:
    state = played()
    told = "\n".join(words.describe(gear_and_piston.view(state, None), NAMES[:4]))
    for name in ("Back Alley: ", "Patent Office: ", "Junk Yard: ", "Workshop (actions): ", "Investors: "):
        assert f"\n{name}" in told
    assert "New parts: " in told
    assert "Volatility track: Ann " in told
    assert all(f"\n{seat + 1}. {NAMES[seat]}: " in told for seat in range(4))
    assert "not complete" not in told.lower()


def test_a_seats_text_holds_its_blueprints_its_car_and_what_that_lacks() -> None:
    view = some("working")
    lines = "\n".join(words.describe(view, NAMES[:3])).split("\n")
    assert lines[0].startswith("Your turn: the Workshop, ")
    assert lines[1].startswith("Your Blueprints: ")
    assert lines[2].startswith("Your car: ")
    assert lines[3].startswith(("Not complete: ", "It is complete"))


def test_the_ways_to_merge_are_described_by_the_columns_numbers() -> None:
    view = some("working")
    two = Car(((Column(MOTOR, AXLE),), (Column(None, GEAR),)))
    told = "\n".join(words.describe(replace(view, cars=(two,) * len(view.cars)), NAMES[:3]))
    assert "Ways to merge: A column 4 comes to column 0; B column 4 comes to column 2." in told


def test_a_player_who_has_chosen_how_to_merge_reads_so_while_others_choose() -> None:
    chosen = replace(some("working"), phase="assembling", awaited=(1,), seat=0, chosen=0)
    told = "You have chosen how your car is merged."
    assert told in "\n".join(words.describe(chosen, NAMES[:3]))
    assert told not in "\n".join(words.describe(replace(chosen, chosen=None), NAMES[:3]))


def test_what_is_looked_at_in_secret_is_described_to_its_viewer() -> None:
    view = replace(some("stealing"), victim=1, seen=(MOTOR, GEAR))
    assert "Bo holds: electric motor (Range) and gear (Power)." in "\n".join(words.describe(view, NAMES[:3]))


def test_the_text_of_a_finished_game_names_every_place_with_its_reasons() -> None:
    over = list(game(3, "words"))[-1]
    view = gear_and_piston.view(over, None)
    told = "\n".join(words.describe(view, NAMES[:3]))
    assert told.count("Place ") == 3
    assert told.count("Largest area") + told.count("No area") == 3
    signed = {line.points: f"{line.points:+d}" if line.points else "0" for line in view.sheet}
    assert all(f"{line.reason} ({signed[line.points]})" in told for line in view.sheet)
    shared = replace(view, places=(1, 1, 3), points=(7, 7, 2))
    assert words.headline(shared, NAMES) == "Ann and Bo share the win with 7 points each"
    close = replace(view, places=(2, 1, 3), points=(7, 7, 2))
    assert words.headline(close, NAMES) == "Bo wins with 7 points and less Volatility"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_there_is_a_text_for_every_picture_and_it_fits_an_alt_text(seats: int) -> None:
    for state in list(game(seats, f"alts {seats}"))[::9]:
        for view in views(state):
            texts = words.alts(view, NAMES[:seats])
            assert len(texts) == len(scenes(view, NAMES[:seats]))
            assert all(texts)
            if view.phase not in ("assembling", "scrapping", "finished"):
                assert max(map(len, texts)) <= 1_024


def test_names_of_investors_are_the_same_in_words_and_pictures() -> None:
    everyone: set[Investor] = set(INVESTORS)
    assert everyone == set(captions.INVESTORS)


def test_the_rules_mark_our_lists_and_give_credit() -> None:
    text = "\n\n".join(words.rules())
    assert text.count("**House:**") == 2
    assert "Jukka Höysniemi, LudiCreations 2013" in text


def played() -> State:
    """A game of four in its third round, while tokens are placed."""
    return next(state for state in game(4, "public") if state.round == 3 and state.phase.kind == "planning")


def test_a_car_is_described_cell_by_cell() -> None:
    view = some("planning")
    begun = built(Car(), Cell(0, 0, "bottom"), AXLE)
    told = "\n".join(words.describe(replace(view, cars=(WHOLE, begun, Car())), NAMES[:3]))
    assert "column 1 electric motor (Range) over axle, 2 electric fuel supply (Volatility) over gear" in told
    assert "column 1 bottom axle." in told
    assert "nothing built yet." in told


def test_a_spectator_has_no_car_that_words_could_be_about() -> None:
    view = replace(some("planning"), seat=None)
    for ask in (own_car, lambda each: change(each, WHOLE)):
        with pytest.raises(ValueError, match="a spectator has no car"):
            ask(view)

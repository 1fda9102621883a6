"""Tests of Gear & Piston's texts: parts, the story, and texts to play by."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from bot.engine.values import kind_of
from bot.games.gear_and_piston import rules as gear_and_piston, words
from bot.games.gear_and_piston.board import scenes
from bot.games.gear_and_piston.rules.car import Car, Cell, Column, built
from bot.games.gear_and_piston.rules.components import JUNK, NEW, Part
from bot.games.gear_and_piston.rules.events import (
    Built,
    Discarded,
    Drew,
    Ending,
    Event,
    FirstNamed,
    Flagged,
    Lost,
    Merged,
    Muscled,
    Passed,
    Patched,
    Placed,
    Pocketed,
    Rated,
    Refreshed,
    Reshuffled,
    Returned,
    RoundOpened,
    Rummaged,
    ScrapDrawn,
    Sorted,
    Spied,
    Stole,
    TokensBack,
    Took,
    Upgraded,
    WorkBegun,
    Worked,
)
from bot.games.gear_and_piston.rules.model import Options, PhaseKind, State, View
from bot.games.gear_and_piston.rules.outlook import own_car
from bot.games.gear_and_piston.words.effects import effect
from bot.games.gear_and_piston.words.terms import named
from bot.locales.phrase import Phrase, spoken
from bot.ui.components import LABEL
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
    assert len({english(named(part)) for part in parts}) == len(parts)
    assert len({english(named(part, "piston-button-part")) for part in parts}) == len(parts)
    assert max(len(english(named(part, "piston-button-part"))) for part in parts) == 29


@pytest.mark.parametrize(
    ("part", "told", "brief"),
    [
        (MOTOR, "electric motor (Range)", "Electric motor, Range"),
        (FUEL, "electric fuel supply (volatile)", "Electric fuel, risky"),
        (AXLE, "axle", "Axle"),
        (STEAM, "steam top improvement (Range)", "Steam improvement, Range"),
        (
            Part("new", "improvement", "generic", "bottom", "comfort", 0, 1),
            "bottom improvement (Comfort, reliable)",
            "Bottom improvement, Comfort",
        ),
        (Part("scrap", "gear", "generic", "bottom", None, 2), "scrap gear (Volatility 2)", "Gear, risky"),
    ],
)
def test_a_part_is_named_with_all_that_it_carries(part: Part, told: str, brief: str) -> None:
    assert (english(named(part)), english(named(part, "piston-button-part"))) == (told, brief)


# the story


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Placed(0, "workshop", 1, forced=False), "placed a token in the Workshop"),
        (Placed(0, "junk yard", 1, forced=True), "placed a token in the Junk Yard, the only space left"),
        (Discarded(1, None, kept=True), "kept all Blueprints"),
        (Discarded(1, None, kept=False), "discarded a Blueprint"),
        (Drew(0, "patent office", None, forced=False), "drew a part from the New stack"),
        (Drew(0, "junk yard", AXLE, forced=False), "drew an axle from the Junk stack"),
        (Took(1, MOTOR, "office", 3), "took an electric motor (Range)"),
        (Spied(0, 1, (GEAR,)), "spied on Bo and saw: gear (Power)"),
        (Stole(0, 1, None), "took a Blueprint from Bo"),
        (Pocketed(0, None), "kept a part"),
        (Returned(0, "bottom", ()), "put the others at the bottom of the stack"),
        (Lost(0, "patent office", "full"), "got nothing at the Patent Office: full hand"),
        (Muscled(0, "junk yard", 2, 0), "moved a token in the Junk Yard from the 3rd to the 1st space"),
        (FirstNamed(0, kept=False), "was last in the Workshop and goes first next round"),
        (WorkBegun(0, 1), "has 1 action in the Workshop"),
        (Built(0, GEAR, "B2"), "built a gear (Power) at bottom 2"),
        (
            Upgraded(0, AXLE, AXLE._replace(icon="range", stock="new"), "B1", more=False),
            "upgraded bottom 1 from axle to axle (Range)",
        ),
        (Merged(0, forced=False), "merged both sections"),
        (Worked(0, 0), "finished in the Workshop"),
        (Worked(0, 1), "finished in the Workshop with 1 action unused"),
        (ScrapDrawn(0, 2, spare=False), "drew a scrap part with Volatility 2"),
        (
            Patched(0, Part("scrap", "axle", "generic", "bottom", None, 2), "B4", GEAR, forced=False),
            "placed a scrap axle (Volatility 2) at bottom 4, over the gear (Power)",
        ),
        (Rummaged(0, (), 3), "drew 3 Junk parts"),
        (Sorted(0, (), 2, (), 1), "kept 2 and discarded 1"),
        (Sorted(0, (AXLE,), 1, (GEAR,), 1), "kept: axle · discarded: gear (Power)"),
        (Passed(0, 0), "has a complete car"),
        (Passed(0, 3), "has a complete car with 3 scrap parts"),
    ],
)
def test_a_deed_is_told_without_its_player(event: Event, told: str) -> None:
    clause = words.tell(event, NAMES[:2], None)
    assert clause.seat is not None
    assert english(clause.text) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Rated((0, 2)), "All tokens are placed. Volatility: Ann 0 and Bo 2."),
        (RoundOpened(2, 1), "Round 2: Bo places the first token."),
        (TokensBack((0, 1)), "Tokens back from the Back Alley: Ann and Bo."),
        (Refreshed((GEAR,), ()), "Patent Office: gear (Power). Junk Yard: none."),
        (Reshuffled((AXLE,)), "The discarded Junk parts form a new stack."),
        (Ending((0, 1), None), "The game ends: Ann and Bo have complete cars of at least 12 parts."),
        (Ending((1,), None), "The game ends: Bo has a complete car of at least 12 parts."),
        (Ending((), "office"), "Game over: the Patent Office is out of parts."),
        (Ending((), "yard"), "Game over: the Junk Yard is out of parts."),
        (Flagged((4, -1)), "Game over. Points: Ann 4 and Bo −1."),
    ],
)
def test_what_concerns_the_whole_table_is_a_sentence(event: Event, told: str) -> None:
    clause = words.tell(event, NAMES[:2], None)
    assert (clause.seat, english(clause.text)) == (None, told)


def test_the_reader_is_you_in_what_others_did_and_in_sentences_about_them() -> None:
    assert english(words.tell(Stole(0, 1, None), NAMES, 1).text) == "took a Blueprint from you"
    assert english(words.tell(RoundOpened(2, 1), NAMES, 1).text) == "Round 2: you place the first token."
    assert english(words.tell(Passed(0, 2), NAMES, 0).text) == "have a complete car with 2 scrap parts"
    ending = words.tell(Ending((1,), None), NAMES, 1)
    assert english(ending.text) == "The game ends: you have a complete car of at least 12 parts."


@pytest.mark.parametrize(
    ("event", "german", "french"),
    [
        (Spied(0, 1, ()), "späht dich aus", "t’espionne"),
        (Spied(0, 1, (GEAR,)), "späht dich aus: Getriebe (Leistung)", "t’espionne\u202f: boîte (Puissance)"),
        (Stole(0, 1, None), "nimmt einen Bauplan von dir", "te prend un plan"),
    ],
)
def test_the_reader_is_in_the_right_case_in_every_language(event: Event, german: str, french: str) -> None:
    told = words.tell(event, NAMES, 1).text
    assert (spoken(told, "de"), spoken(told, "fr")) == (german, french)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (WorkBegun(0, 2), "have 2 actions in the Workshop"),
        (FirstNamed(0, kept=True), "were last in the Workshop and go first next round"),
        (Passed(0, 1), "have a complete car with 1 scrap part"),
        (Built(0, GEAR, "B2"), "built a gear (Power) at bottom 2"),
    ],
)
def test_the_readers_own_deeds_go_with_you(event: Event, told: str) -> None:
    assert english(words.tell(event, NAMES, 0).text) == told


# texts


def test_the_lobby_names_the_investors_and_the_variant() -> None:
    assert english(words.option_lines(Options())) == "Investors: one for icons, one from stack 2"
    assert english(words.option_lines(Options("expert", jump_row=True))).endswith("\nVariant: Jump Row")


def test_the_headline_says_whose_turn_it_is_and_for_whom_several_wait() -> None:
    view = some("planning")
    assert english(words.headline(view, NAMES)) == "Your turn"
    assert english(words.headline(replace(view, seat=None, awaited=(1,)), NAMES)) == "Bo’s turn"
    many = replace(some("discarding"), seat=None, awaited=(0, 1))
    assert english(words.headline(many, NAMES)) == "Everyone plays at once. Waiting for Ann and Bo."
    assert english(words.headline(replace(many, seat=0), NAMES)) == "Your turn"


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("planning", "Place a token."),
        ("discarding", "Discard a Blueprint, or keep them all."),
        ("scheming", "Spy and take a part, shop, or move a token."),
        ("dealing", "Keep one part. The others go back on the stack."),
        ("returning", "Put the other parts back."),
        ("patenting", "Take a New part."),
        ("scavenging", "Take one or two Junk parts."),
        ("sorting", "Keep up to two Junk parts."),
        ("working", "Workshop: 3 actions left."),
        (
            "scrapping",
            "The game ends: the Patent Office is out of parts. Fill a gap with scrap of Volatility 1.",
        ),
    ],
)
def test_the_prompt_says_what_to_do(phase: PhaseKind, asked: str) -> None:
    view = replace(some(phase, options=Options(jump_row=phase == "sorting")), scrap=1)
    view = replace(view, left=3, pick=1, junk_left=True, hand=(MOTOR,), ended="office")
    assert english(words.prompt(view, NAMES)) == asked
    assert words.prompt(replace(view, awaited=(2,), seat=0), NAMES) == ""
    assert words.prompt(replace(view, seat=None), NAMES) == ""


def test_the_prompt_warns_that_taking_a_part_that_cannot_be_replaced_ends_the_game() -> None:
    last = replace(some("scavenging"), pick=1, junk_left=False)
    assert english(words.prompt(last, NAMES)) == "Take a Junk part. That ends the game."
    second = "Take a second Junk part? That ends the game."
    assert english(words.prompt(replace(last, pick=2), NAMES)) == second
    again = replace(last, pick=2, junk_left=True)
    assert english(words.prompt(again, NAMES)) == "Take a second Junk part, or press *Done*."
    row = replace(some("patenting"), jump_row=True, new_left=False)
    assert english(words.prompt(row, NAMES)) == "Take a New part. Taking from the New Row ends the game."
    assert english(words.prompt(replace(row, new_left=True), NAMES)) == "Take a New part."


def test_the_prompt_of_the_workshop_says_when_only_upgrades_are_left() -> None:
    view = replace(some("working"), left=0)
    assert english(words.prompt(view, NAMES)) == "No actions left. Press *Done*."
    assert view.seat is not None
    cars = tuple(WHOLE if seat == view.seat else each for seat, each in enumerate(view.cars))
    more = replace(view, upgrading=True, cars=cars, hand=(MOTOR,))
    assert english(words.prompt(more, NAMES)) == "Upgrade more parts, or press *Done*."
    none = replace(more, hand=(STEAM,))
    assert english(words.prompt(none, NAMES)) == "No actions left. Press *Done*.", (
        "no part that it can replace"
    )


def test_the_prompt_offers_a_single_junk_part_to_a_hand_with_room_for_one() -> None:
    four = (MOTOR,) * 4
    first = replace(some("scavenging"), pick=1, junk_left=True, hand=four)
    assert english(words.prompt(first, NAMES)) == "Take a Junk part."
    assert english(words.prompt(replace(first, junk_left=False), NAMES)) == (
        "Take a Junk part. That ends the game."
    )
    drawn = replace(some("sorting", options=Options(jump_row=True)), hand=four)
    assert english(words.prompt(drawn, NAMES)) == "Keep one Junk part, or none."


def test_spaces_are_counted_as_free_only_while_tokens_are_placed() -> None:
    view = replace(some("planning"), seat=None)
    bare = tuple(replace(site, tokens=(None,) * len(site.tokens)) for site in view.sites)
    told = described(replace(view, sites=bare))
    assert "\nBack Alley: 1 free.\n" in told
    assert "\nWorkshop: 1 free (3) and 4 free (2).\n" in told
    half = replace(bare[3], tokens=(None, 2, None, None, None), now=1)
    told = described(replace(view, phase="working", mover=2, sites=(*bare[:3], half)))
    assert "\nBack Alley: no tokens.\n" in told
    assert "\nWorkshop: Cy (2, acting).\n" in told
    assert "free" not in told


def test_the_public_text_holds_the_board_the_investors_and_every_car() -> None:
    told = described(gear_and_piston.view(played(), None), 4)
    for name in ("Back Alley: ", "Patent Office: ", "Junk Yard: ", "Workshop: ", "Investors: "):
        assert f"\n{name}" in told
    assert "New parts: " in told
    assert "Volatility: Ann " in told
    assert all(f"\n{NAMES[seat]}: " in told for seat in range(4))
    assert "Missing" not in told


def test_a_seats_text_holds_its_blueprints_its_car_and_what_that_lacks() -> None:
    lines = described(some("working")).split("\n")
    assert lines[0] == "Your turn"
    assert lines[2].startswith("Your Blueprints: ")
    assert lines[3].startswith("Your car: ")
    assert lines[4].startswith(("Needs: ", "Your car is complete: "))


def test_an_unfinished_car_says_what_it_would_score_now() -> None:
    view = some("planning")
    bare = described(replace(view, cars=(Car(),) * 3, held=(0, 0, 0)))
    assert "Needs: a motor, a fuel supply, a gear, 2 axles and steering." in bare
    assert "As it stands" not in bare
    begun = built(Car(), Cell(0, 0, "bottom"), AXLE)
    told = described(replace(view, cars=(begun, Car(), Car()), held=(0, 0, 0)))
    assert "As it stands: 1 point, minus the Volatility of 5 scrap parts." in told
    assert "Your car is complete: " in described(replace(view, cars=(WHOLE,) * 3))


def test_the_ways_to_merge_are_described_by_the_columns_numbers() -> None:
    two = Car(((Column(MOTOR, AXLE),), (Column(None, GEAR),)))
    told = described(replace(some("working"), cars=(two,) * 3))
    assert "Ways to merge: A (column 4 becomes 0) and B (column 4 becomes 2)." in told


def test_a_player_who_has_chosen_how_to_merge_reads_so_while_others_choose() -> None:
    chosen = replace(some("working"), phase="assembling", awaited=(1,), seat=0, chosen=0)
    told = "You’ve already chosen how to merge. Wait for the others."
    assert told in described(chosen)
    assert told not in described(replace(chosen, chosen=None))


def test_what_is_looked_at_in_secret_is_described_to_its_viewer() -> None:
    view = replace(some("stealing"), victim=1, seen=(MOTOR, GEAR))
    assert "Bo holds: electric motor (Range) and gear (Power)." in described(view)
    assert english(words.prompt(view, NAMES)) == "Take one of Bo’s Blueprints."


def test_the_text_of_a_finished_game_names_every_place_with_its_reasons() -> None:
    view = gear_and_piston.view(list(game(3, "words"))[-1], None)
    told = described(view)
    assert sum(f"{place}: " in told for place in ("1st", "2nd", "3rd")) == len(set(view.places))
    assert all(english(line.reason) in told for line in view.sheet)
    assert "Volatility" not in english(words.alts(view, NAMES[:3])[0]), "the picture shows no reasons"


def test_the_winner_is_named_and_the_reader_is_you() -> None:
    view = gear_and_piston.view(list(game(3, "words"))[-1], None)
    won = replace(view, places=(2, 1, 3), points=(4, 7, 2))
    assert english(words.headline(won, NAMES)) == "Bo wins with 7 points!"
    assert english(words.headline(replace(won, seat=1), NAMES)) == "You win with 7 points!"
    assert english(words.headline(replace(won, points=(-3, -1, -4)), NAMES)) == "Bo wins with −1 point!"
    shared = replace(view, places=(1, 1, 3), points=(7, 7, 2))
    assert english(words.headline(shared, NAMES)) == "Ann and Bo tie with 7 points each."
    close = replace(view, places=(2, 1, 3), points=(7, 7, 2))
    assert english(words.headline(close, NAMES)) == "Bo wins with 7 points and less Volatility!"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_there_is_a_text_for_every_picture_and_it_fits_an_alt_text(seats: int) -> None:
    for state in list(game(seats, f"alts {seats}"))[::9]:
        for view in views(state):
            texts = words.alts(view, NAMES[:seats])
            assert len(texts) == len(scenes(view, NAMES[:seats]))
            assert all(0 < len(english(text)) <= 1_024 for text in texts)


def played() -> State:
    """Return a state of a game of four in its third round, while tokens are being placed."""
    return next(
        state for state in game(4, "public") if state.round == 3 and kind_of(state.phase) == "planning"
    )


def described(view: View, seats: int = 3) -> str:
    """Return the description of the whole table, with `seats` players, in words."""
    return english(words.describe(view, NAMES[:seats]))


def test_a_car_is_described_place_by_place() -> None:
    begun = built(Car(), Cell(0, 0, "bottom"), AXLE)
    told = described(replace(some("planning"), cars=(WHOLE, begun, Car())))
    assert (
        "electric motor (Range) at top 1, axle at bottom 1, electric fuel supply (volatile) at top 2, gear ("
        in told
    )
    assert ". Car: axle at bottom 1." in told
    assert "Cy: no parts yet, 0 Blueprints." in told


def test_a_spectator_has_no_car_that_words_could_be_about() -> None:
    view = replace(some("planning"), seat=None)
    for ask in (own_car, lambda each: effect(each, WHOLE)):
        with pytest.raises(ValueError, match="a spectator has no car"):
            ask(view)


@pytest.mark.parametrize("part", sorted({lot.part for lot in (*NEW, *JUNK)}, key=repr), ids=repr)
def test_every_part_and_its_place_fit_on_a_button(part: Part) -> None:
    for column in (0, 9):
        place = Phrase("piston-cell", row=part.row, column=column)
        assert len(english(Phrase("piston-at", part=named(part, "piston-button-part"), cell=place))) <= LABEL

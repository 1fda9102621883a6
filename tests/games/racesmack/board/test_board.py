"""The pictures of Racesmack: what they must show, and nothing they must not."""
# Longer than 400 lines: one picture with its hand, and every part of it has its tests here.

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, groupby
from operator import itemgetter

import pytest

from bot.engine.chance import Chance
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.board import paint, scenes
from bot.games.racesmack.board.arena import CIRCLE
from bot.games.racesmack.board.captions import finish_line
from bot.games.racesmack.board.circle import COLUMNS, place, road, size
from bot.games.racesmack.board.formula import formula
from bot.games.racesmack.board.gears import amount
from bot.games.racesmack.board.hand import QUESTIONS
from bot.games.racesmack.board.pieces import Tapper, art, back, badge, cross, gap, held, mini, slim, tab, tick
from bot.games.racesmack.board.result import HEIGHTS, STEP
from bot.games.racesmack.board.symbols import PAINTS, mark, symbol
from bot.games.racesmack.rules.components import (
    COLOURS,
    DECK,
    GEARS,
    SHAPES,
    Frequency,
    NoEqualNeighbours,
    Regular,
    RulesCard,
)
from bot.games.racesmack.rules.events import Judged, Placed, Turned
from bot.games.racesmack.rules.model import (
    LETTERS,
    Laid,
    Options,
    Ranked,
    Result,
    State,
    Tally,
    Touch,
    Verdict,
    View,
)
from bot.games.racesmack.rules.reflexes import calls
from bot.render import canvas
from bot.render.canvas import Scene, Sprite, tile
from bot.render.marks import halo
from bot.render.palette import PALETTE, index
from bot.render.theme import BOARD, PANEL, PAPER, PRINT, TEXT, contrast, readable_on
from bot.ui.components import ButtonId, button
from bot.ui.messages.message import layout
from tests.games.gear_head.board.scenes import NAMES
from tests.games.racesmack.board.scenes import EVERYTHING, OPTIONS, PILES, game, views
from tests.render.masters import check_layout, marks, words

COUNTS = list(racesmack.seats)
START = racesmack.setup(Options(), 4, Chance("pictures", 0)).state
RULES = START.rules


def first(phase: str, seats: int = 4, options: Options = OPTIONS[0], seed: str = "first") -> State:
    """The first state of a game in that phase."""
    return next(state for state in game(seats, seed, options) if state.phase.kind == phase)


def seen(state: State, seat: int | None = None) -> View:
    return racesmack.view(state, seat)


def drawn(view: View) -> Scene:
    (scene,) = scenes(view, NAMES[: len(view.held)])
    return scene


def items(scene: Scene) -> list[canvas.Item]:
    return [item for item, _, _ in marks(scene)]


def around(seats: int, *, rules: int = 0) -> tuple[Laid, ...]:
    """A circle with Rules Cards in its first places."""
    return tuple(
        Laid(seat, LETTERS[seat], (RULES[seat] if seat < rules else DECK[seat * 6],)) for seat in range(seats)
    )


def lying(seats: int = 4, *, rules: int = 0, taps: tuple[Touch, ...] = ()) -> View:
    return replace(seen(first("tapping", seats)), circle=around(seats, rules=rules), taps=taps)


def over(taps: tuple[Ranked, ...], seats: int = 4) -> View:
    """While the next cards are picked: the previous round, in which A and C were correct."""
    counts = (Tally("circle", 4), Tally("star", 2))
    verdict = Verdict(
        Frequency("shape", "most"), "default", (7, 12), counts, (), (), None, ("A", "C"), own=False
    )
    none: tuple[()] = ()
    result = Result(
        3, around(seats), verdict, taps, (), 0, (none,) * seats, (), (none,) * seats, (0,) * seats
    )
    return replace(seen(first("picking", seats)), last=result)


# secrets


def otherwise(state: State, known: int | None, seed: int) -> State:
    """The position with everything hidden from `known` (None: a spectator) shuffled."""
    assert state.phase.kind == "picking"
    hidden = [seat for seat in range(len(state.hands)) if seat != known]
    pack = Chance("hidden", seed).shuffled(
        [*state.deck, *(id for seat in hidden for id in state.hands[seat])]
    )
    hands, picked = list(state.hands), list(state.phase.picked)
    for seat in hidden:
        size = len(hands[seat])
        hands[seat], pack = pack[:size], pack[size:]
        picked[seat] = None if picked[seat] is None else hands[seat][0]
    return replace(state, hands=tuple(hands), deck=pack, phase=replace(state.phase, picked=tuple(picked)))


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("known", [None, 0, 1])
def test_picks_hands_and_the_deck_change_no_byte_of_a_picture(seats: int, known: int | None) -> None:
    changed = 0
    states = [state for state in game(seats, "secrets") if state.phase.kind == "picking"]
    for at, state in enumerate(states[:12]):
        other = otherwise(state, known, at)
        changed += other != state
        one, two = (paint(seen(which, known), NAMES[:seats])[0] for which in (state, other))
        assert one.tobytes() == two.tobytes()
    assert changed > 3


def test_a_public_picture_of_the_picks_shows_no_card_of_a_hand() -> None:
    state = first("picking", 6)
    shown = items(drawn(seen(state)))
    assert not any(isinstance(item, Sprite) and item.args[:1] in [(card,) for card in DECK] for item in shown)


# the circle


def corners(scene: Scene) -> dict[tuple[str, bool, int, tuple[tuple[int, Tapper], ...]], tuple[int, int]]:
    """The position of each tab: by its letter, whether it is bright, the height of its pile,
    and its tappers.
    """
    drawing = tab("A", size(4)).draw
    return {
        (item.args[0], *item.args[4:]): (x, y)
        for item, x, y in scene.marks
        if isinstance(item, Sprite) and item.draw == drawing
    }


@pytest.mark.parametrize("seats", COUNTS)
def test_the_circle_shows_every_card_beside_its_letter(seats: int) -> None:
    view = lying(seats, rules=1)
    scene = drawn(view)
    tabs, places = corners(scene), {item: (x, y) for item, x, y in scene.marks}
    for laid in view.circle:
        x, y = tabs[laid.letter, False, 1, ()]
        assert places[art(laid.cards[-1], size(seats))] == (x + size(seats).tab, y)


@pytest.mark.parametrize("seats", COUNTS)
def test_neighbours_lie_next_to_each_other(seats: int) -> None:
    columns = COLUMNS[seats]
    if seats > 3:
        for (x, y), (other_x, other_y) in zip(columns, [*columns[1:], columns[0]], strict=True):
            assert abs(x - other_x) + abs(y - other_y) <= 1.5
    assert len(set(columns)) == seats


def test_a_tap_is_shown_at_its_card_with_its_player_and_the_first_one_is_bright() -> None:
    tabs = corners(drawn(lying(taps=(Touch(2, "B", 5), Touch(0, "C", 9)))))
    assert ("B", False, 1, ((2, "first"),)) in tabs
    assert ("C", False, 1, ((0, "last"),)) in tabs
    assert ("A", False, 1, ()) in tabs
    kinds: tuple[Tapper, ...] = ("plain", "first", "last", "missed")
    assert len({tile(badge(2, BOARD, kind)).tobytes() for kind in kinds}) == 4


def glowing(scene: Scene) -> list[tuple[int, int]]:
    """The positions of highlights."""
    drawing = halo(10, 10, BOARD).draw
    return [(x, y) for item, x, y in scene.marks if isinstance(item, Sprite) and item.draw == drawing]


def test_the_card_that_was_tapped_last_glows() -> None:
    assert glowing(drawn(lying())) == []
    ((x, y),) = glowing(drawn(lying(taps=(Touch(2, "B", 5), Touch(0, "C", 9)))))
    left, top = place(4, 2, CIRCLE)
    assert 0 < left - x == top - y < 12


def test_the_card_that_was_turned_up_last_glows() -> None:
    view = seen(first("revealing", options=PILES))
    view = replace(view, circle=(Laid(1, "B", (DECK[0],)), Laid(2, "C", (DECK[9],))))
    (scene,) = scenes(view, NAMES[:4], (Turned(2, DECK[9]), Turned(1, DECK[0])))
    ((x, _),) = glowing(scene)
    assert 0 < place(4, 1, CIRCLE)[0] - x < 12


def test_what_the_last_round_brought_glows_in_the_races() -> None:
    view = over(())
    row = tuple(card for card in DECK[:4])
    view = replace(view, races=(replace(view.races[0], row=row), *view.races[1:]))
    assert view.last is not None
    old, new = Placed(0, DECK[1], "left", forced=False), Placed(0, DECK[3], "right", forced=False)
    (scene,) = scenes(view, NAMES[:4], (old, Judged(view.last), new))
    places = {item: (x, y) for item, x, y in scene.marks}
    ((x, y),) = glowing(scene)
    assert places[mini(DECK[3], PANEL)] == (x + 5, y + 5)


def test_the_players_still_to_tap_are_listed_under_the_circle() -> None:
    view = lying(taps=(Touch(2, "B", 5),))
    shown = items(drawn(replace(view, awaited=(0, 1, 3))))
    assert [badge(seat, BOARD) in shown for seat in range(4)] == [True, True, False, True]
    assert "Still to tap" in words(drawn(view))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (Options(), "tap a correct card, if one is left!"),
        (Options(edition="published"), "tap a correct card!"),
    ],
)
def test_the_picture_asks_for_a_correct_card_only_if_one_is_left_where_a_card_is_one_players_alone(
    options: Options, told: str
) -> None:
    view = seen(first("tapping", options=options))
    assert told in words(drawn(replace(view, round=99)))


def test_in_the_first_round_the_backs_show_who_has_picked() -> None:
    picking = [state for state in game(4, "first") if state.phase.kind == "picking"]
    shown = [item.draw for item in items(drawn(seen(picking[2]))) if isinstance(item, Sprite)]
    assert (shown.count(back(size(4)).draw), shown.count(gap(size(4)).draw)) == (2, 2)
    assert shown.count(tick(PANEL).draw) == 2


def test_after_a_round_the_correct_cards_are_bright_and_the_taps_have_their_times() -> None:
    right = Ranked(1, "C", True, 0, (), (), jinxed=False)
    wrong = Ranked(0, "B", False, 1_234, (), (), jinxed=False)
    scene = drawn(over((right, wrong)))
    tabs = corners(scene)
    expected = {
        ("A", True, ()),
        ("B", False, ((0, "first"),)),
        ("C", True, ((1, "plain"),)),
        ("D", False, ()),
    }
    assert {(letter, bright, tappers) for letter, bright, _, tappers in tabs} == expected
    assert {"first", "+1.23", "most common shape", "4", "2"} <= set(words(scene))
    assert "Round 3: 7 and 12 cancel" in words(scene)
    assert {tick(PANEL), cross(PANEL)} <= set(items(scene))


def test_a_round_without_a_correct_card_says_so_and_one_whose_tie_was_broken_how() -> None:
    view = over(())
    assert view.last is not None
    none = replace(view.last.verdict, correct=())
    for verdict, told in (
        (none, "no card correct"),
        (replace(none, own=True), "one's own"),
        (replace(view.last.verdict, tied=("A", "C")), "tie of A, C"),
    ):
        scene = drawn(replace(view, last=replace(view.last, verdict=verdict)))
        assert any(told in text for text in words(scene))


@pytest.mark.parametrize(
    ("behind", "told"), [(90_000, "+90.0"), (240_000, "+4 min"), (9_000_000, "+2 h"), (None, "")]
)
def test_slow_taps_are_shown_in_minutes_and_hours(behind: int | None, told: str) -> None:
    scene = drawn(over((Ranked(0, "B", False, behind, (), (), jinxed=False),)))
    assert [text for text in words(scene) if text.startswith("+")] == ([told] if told else [])


def test_of_many_who_tapped_one_card_those_that_fit_are_shown_and_the_others_counted() -> None:
    taps = tuple(Ranked(seat, "A", seat == 0, seat * 9, (), (), jinxed=False) for seat in (3, 0, 5, 1, 4, 2))
    scene = drawn(over(taps, 6))
    (tappers,) = [of for letter, _, _, of in corners(scene) if letter == "A"]
    assert [seat for seat, _ in tappers] == [3, 0, 5, 1, 4, 2]
    for count in range(1, 6):
        one, other = (tile(tab("A", size(6), tappers=tappers[:many])) for many in (count, count + 1))
        assert one.tobytes() != other.tobytes()
    check_layout(scene)


def test_piles_show_their_top_card_and_how_many_they_are() -> None:
    view = seen(first("revealing", options=PILES))
    pile = Laid(1, "B", (DECK[0], DECK[9], DECK[20]))
    shown = items(drawn(replace(view, circle=(pile,))))
    assert tab("B", size(4), pile=3) in shown
    assert art(DECK[20], size(4)) in shown
    assert shown.count(gap(size(4))) == 3


def test_where_no_pile_lies_at_the_taps_there_is_no_place_and_the_road_runs_on() -> None:
    view = seen(first("tapping", 6, PILES))
    laid = tuple(Laid(seat, LETTERS[seat], (DECK[seat],)) for seat in (1, 3, 4))
    shown = items(drawn(replace(view, circle=laid)))
    assert gap(size(6)) not in shown
    assert [tab(letter, size(6)) in shown for letter in "ABCDEF"] == [letter in "BDE" for letter in "ABCDEF"]


@pytest.mark.parametrize("seats", COUNTS)
def test_the_road_is_one_and_runs_by_every_place(seats: int) -> None:
    left = [((x, y), item) for item, x, y in road(seats, 0) if isinstance(item, canvas.Block)]
    boxes = [(x, y, x + item.width, y + item.height) for (x, y), item in left]
    for seat in range(seats):
        x, y = place(seats, seat, 0)
        assert any(_meet(box, (x, y, x + size(seats).width, y + size(seats).height)) for box in boxes)
    joined, rest = boxes[:1], boxes[1:]
    while more := [box for box in rest if any(_meet(box, other) for other in joined)]:
        joined, rest = joined + more, [box for box in rest if box not in more]
    assert not rest


def _meet(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_what_was_chosen_in_vain_is_shown_at_its_card_before_and_after_the_taps_are_judged() -> None:
    missed = (Touch(3, "A"),)
    tabs = corners(drawn(replace(lying(taps=(Touch(2, "A"),)), missed=missed)))
    assert ("A", False, 1, ((2, "first"), (3, "missed"))) in tabs
    view = over((Ranked(2, "A", True, None, (), (), jinxed=False),))
    assert view.last is not None
    tabs = corners(drawn(replace(view, last=replace(view.last, missed=missed))))
    assert ("A", True, 1, ((2, "plain"), (3, "missed"))) in tabs


def test_the_own_secret_choice_is_shown_to_its_owner() -> None:
    view = replace(seen(first("tapping"), 1), phase="aiming", aim="C")
    assert ("C", False, 1, ((1, "last"),)) in corners(drawn(view))
    assert ("C", False, 1, ()) in corners(drawn(replace(view, aim=None)))


# rules


def test_after_you_shows_the_rule_that_applies_once_it_is_known() -> None:
    view = replace(seen(first("tapping", options=PILES)), circle=around(4, rules=1))
    assert f"Rules Card {RULES[0].number} decides:" in words(drawn(view))
    assert "No Rules Card came:" in words(drawn(replace(view, circle=around(4))))
    assert "The Rules Card that comes up decides:" in words(drawn(replace(view, phase="revealing")))


def test_before_the_taps_the_default_rule_is_shown() -> None:
    assert "most common shape" in words(drawn(lying()))
    state = first("tapping", options=replace(EVERYTHING, edition="draft"))
    view = seen(state)
    assert view.racing is not None
    told = " ".join(words(drawn(view)))
    assert f"Racing Rules {view.racing.number}" in told


@pytest.mark.parametrize("card", RULES)
def test_a_rules_card_shows_its_number_its_rule_and_its_finish(card: RulesCard) -> None:
    for other in RULES:
        same = tile(held(card, bright=False)).tobytes() == tile(held(other, bright=False)).tobytes()
        assert same == (card == other)


# races


def test_every_race_shows_its_cards_in_order_and_how_far_it_is() -> None:
    view = next(
        view
        for state in game(3, "races")
        for view in (seen(state),)
        if all(race.row for race in view.races) and any(race.finish for race in view.races)
    )
    scene = drawn(view)
    for race in view.races:
        cards = {x: card for item, x, _ in scene.marks for card in race.row if item == mini(card, PANEL)}
        assert [cards[x] for x in sorted(cards)] == list(race.row)
        if race.finish is not None:
            assert f"{race.have}/{race.need}" in words(scene)
            told = formula(race.finish, PANEL, TEXT) in items(scene)
            assert told or finish_line(race.finish) in words(scene)
    assert ("no Rules Card yet" in words(scene)) == any(race.finish is None for race in view.races)


@pytest.mark.parametrize(("length", "narrow", "more"), [(11, False, ""), (12, True, ""), (40, True, "+26")])
def test_a_long_race_has_narrow_cards_and_the_rest_is_counted(length: int, narrow: bool, more: str) -> None:
    view = seen(first("picking", 4))
    row = tuple((DECK + GEARS)[:length])
    scene = drawn(replace(view, races=(replace(view.races[0], row=row), *view.races[1:])))
    assert (slim(row[0], PANEL) in items(scene)) == narrow
    assert (mini(row[0], PANEL) in items(scene)) != narrow
    assert any(text.startswith("+") for text in words(scene)) == bool(more)
    check_layout(scene)


def test_a_card_of_a_race_shows_as_many_symbols_as_it_counts_for() -> None:
    plain = Regular(0, (DECK[0].symbols[0],) * 3)
    assert tile(mini(plain, PANEL)).tobytes() == tile(mini(replace(plain, style="die"), PANEL)).tobytes()
    assert (
        tile(mini(plain, PANEL)).tobytes()
        != tile(mini(replace(plain, symbols=plain.symbols[:2]), PANEL)).tobytes()
    )


def test_the_result_names_the_winner_and_every_place_and_is_the_same_for_all() -> None:
    state = next(
        last for at in range(20) for last in [list(game(2, f"over {at}"))[-1]] if racesmack.outcome(last)
    )
    pictures = {paint(view, NAMES[:2])[0].tobytes() for view in views(state)}
    assert len(pictures) == 1
    assert {"1st", "2nd", "wins"} <= set(words(drawn(seen(state))))


# a hand


def test_a_hand_shows_its_cards_and_which_one_was_picked() -> None:
    state = first("picking")
    view = seen(state, 0)
    shown = items(drawn(view))
    assert all(held(card, bright=True) in shown for card in view.hand)
    picked = replace(view, picked=view.hand[1], awaited=(1, 2))
    shown = items(drawn(picked))
    assert [held(card, bright=at == 1) in shown for at, card in enumerate(view.hand)] == [True] * 4
    assert "you have picked" in words(drawn(picked))


def test_a_hand_shows_the_circle_while_taps_are_made() -> None:
    view = seen(first("tapping"), 1)
    shown = items(drawn(view))
    assert all(art(laid.cards[-1], size(4)) in shown for laid in view.circle)


def owing() -> Iterator[tuple[View, str]]:
    """Views of seats with a pending decision, and the decision."""
    for seed in range(12):
        for options in (OPTIONS[0], EVERYTHING):
            for state in game(4, f"owed {seed}", options, 90):
                for view in views(state):
                    owed = view.owed[view.seat] if view.seat is not None and not view.places else None
                    if owed is not None:
                        yield view, owed.decision


def test_a_hand_asks_for_its_owners_pending_decision() -> None:
    asked = set()
    for view, decision in owing():
        assert QUESTIONS[decision] in words(drawn(view))
        asked.add(decision)
    assert asked == set(QUESTIONS)


def test_a_hand_that_lies_face_down_says_so() -> None:
    state = next(state for state in game(3, "blind", PILES) if state.phase.kind == "settling")
    assert "Your hand lies face down" in [
        text for view in views(state) if view.seat is not None for text in words(drawn(view))
    ]


# symbols


def drew(shape: str, colour: str) -> bytes:
    return tile(Sprite(lambda pen: symbol(pen.at(55, 55), shape, colour), 110, 110, PAPER)).tobytes()  # type: ignore[arg-type]  # a shape and a colour


def differing(one: bytes, other: bytes) -> float:
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


def test_every_shape_differs_from_every_other_and_so_does_every_mark() -> None:
    for one, other in combinations(SHAPES, 2):
        assert differing(drew(one, "red"), drew(other, "red")) > 0.05
    signs = [
        tile(Sprite(lambda pen, colour=colour: mark(pen.at(25, 25), colour, PRINT), 50, 50, PAPER)).tobytes()
        for colour in COLOURS
    ]
    for one_sign, other_sign in combinations(signs, 2):
        assert differing(one_sign, other_sign) > 0.05


@pytest.mark.parametrize("colour", COLOURS)
def test_every_mark_is_easy_to_see_on_its_colour_and_every_colour_is_in_the_palette(colour: str) -> None:
    paint = PAINTS[colour]  # type: ignore[index]  # a colour
    assert contrast(readable_on(paint), paint) >= 4.5
    assert contrast(PRINT, paint) >= 3, "the outline"
    at = index(paint)
    assert tuple(PALETTE[3 * at : 3 * at + 3]) == paint


@pytest.mark.parametrize("style", ["number", "fingers", "die", "tally"])
def test_every_count_looks_different(style: str) -> None:
    shown = [
        tile(Sprite(lambda pen, count=count: amount(pen.at(60, 60), style, count), 120, 120, PAPER)).tobytes()  # type: ignore[arg-type]  # bound at once
        for count in range(1, 5)
    ]
    for one, other in combinations(shown, 2):
        assert differing(one, other) > 0.01


@pytest.mark.parametrize("card", GEARS)
def test_a_card_of_shifting_gears_does_not_look_like_the_plain_one(card: Regular) -> None:
    plain = replace(card, style="plain")
    assert tile(held(card, bright=False)).tobytes() != tile(held(plain, bright=False)).tobytes()


@pytest.mark.parametrize("seats", COUNTS)
def test_the_layout_holds_for_long_names_and_full_circles(seats: int) -> None:
    for options in OPTIONS:
        for state in list(game(seats, f"layout {seats}", options, 60))[::11]:
            for view in views(state):
                for name in ("W" * 32, "x", "李"):
                    check_layout(scenes(view, [name] * seats)[0])


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_tap_buttons_lie_as_the_cards_do(seats: int) -> None:
    tapping = next(
        view
        for state in game(seats, "buttons")
        if (view := racesmack.view(state, None)).phase == "tapping" and len(view.circle) == seats
    )
    buttons = [button(ButtonId("table1", "tap", 0, tap.letter), tap.letter) for tap in calls(tapping)]
    (frame,) = layout(buttons).body.to_components()  # type: ignore[no-untyped-call]  # discord.py's
    pressed = [[each["label"] for each in row["components"]] for row in frame["components"]]
    spots = sorted((*reversed(place(seats, seat, 0)), seat) for seat in range(seats))
    seen = [[LETTERS[seat] for _, _, seat in row] for _, row in groupby(spots, key=itemgetter(0))]
    assert pressed == seen


def test_a_finish_of_neighbours_that_differ_is_drawn_by_what_must_differ() -> None:
    drawings = {
        tile(formula(NoEqualNeighbours(7, aspect), PANEL, TEXT)).tobytes() for aspect in ("shape", "colour")
    }
    assert len(drawings) == 2


def test_a_pile_says_how_many_cards_lie_there() -> None:
    assert len({tile(tab("A", size(4), pile=count)).tobytes() for count in (1, 2, 3)}) == 3


def test_a_long_race_shows_every_symbol_of_its_slim_cards() -> None:
    assert len({tile(slim(card, PANEL)).tobytes() for card in DECK[:8]}) == 8


def test_players_who_share_a_place_are_equally_high_and_ordered_by_place() -> None:
    endings = (list(game(3, f"over {at}"))[-1] for at in range(20))
    last = next(state for state in endings if racesmack.outcome(state))
    tied = replace(racesmack.view(last, None), places=(3, 1, 1), winners=(1, 2))
    (drawn,) = scenes(tied, NAMES[:3])
    steps = {
        x: (y, item.height)
        for item, x, y in drawn.marks
        if isinstance(item, Sprite) and item.width == STEP - 12
    }
    heights = [steps[x][1] for x in sorted(steps)]
    assert heights == [HEIGHTS[1], HEIGHTS[1], HEIGHTS[3]]

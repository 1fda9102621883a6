"""Tests of the contents of the pictures of Racesmack, which must not reveal hidden cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from bot.engine.game import Chance
from bot.engine.values import kind_of
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.board import paint, scenes
from bot.games.racesmack.board.cards import _bar, need
from bot.games.racesmack.board.circle import order, places, sized
from bot.games.racesmack.board.inks import INK, PAINTS, WHITE, WORLD
from bot.games.racesmack.board.plan import LOW, OWN, ROAD, TABLE
from bot.games.racesmack.board.plates import behind
from bot.games.racesmack.rules import phrases
from bot.games.racesmack.rules.components import (
    COLOURS,
    DECK,
    GEARS,
    SHAPES,
    AllDifferent,
    CardsWith,
    Doubles,
    EachTwice,
    Finish,
    Frequency,
    Length,
    Neighbours,
    NoEqualNeighbours,
    Regular,
    Rule,
    Symbol,
    SymbolsOf,
    ThreeKinds,
    TwoKinds,
    Variety,
)
from bot.games.racesmack.rules.finishing import counting, gains, loss, progress
from bot.games.racesmack.rules.model import (
    LETTERS,
    Laid,
    Letter,
    Options,
    Owed,
    Picking,
    Ranked,
    RoundResult,
    Standing,
    State,
    Tally,
    Touch,
    Verdict,
    View,
)
from bot.games.racesmack.rules.reflexes import targets
from bot.games.racesmack.words import description
from bot.games.racesmack.words.description import prompt
from bot.render.canvas import Overlay, png
from bot.render.crown import WIDE, _crown
from bot.render.stage import Stage, Words
from bot.render.theme import Theme, contrast
from bot.render.themes import THEMES
from bot.render.world import look
from tests.english import english
from tests.games.gear_head.board.scenes import NAMES
from tests.games.racesmack.board.scenes import EVERYTHING, OPTIONS, PILES, game, views
from tests.render.staged import boxes, check_layout, stamps, words

COUNTS = list(racesmack.seats)
START_STATE = racesmack.setup(Options(), 4, Chance("pictures", 0)).state
RULES = START_STATE.rules
FINISHES: tuple[Finish, ...] = (
    CardsWith(5, "star"),
    SymbolsOf(7, "blue"),
    Length(9),
    NoEqualNeighbours(5, "shape"),
    NoEqualNeighbours(5, "colour"),
    EachTwice(5, "shape"),
    AllDifferent(7, "colour"),
    TwoKinds(6, ("star", "rectangle")),
    ThreeKinds(5, ("purple", "red", "green")),
)


def first(phase: str, seats: int = 4, options: Options = OPTIONS[0], seed: str = "first") -> State:
    """Return the first state of a game that is in the given phase."""
    return next(state for state in game(seats, seed, options) if kind_of(state.phase) == phase)


def seen(state: State, seat: int | None = None) -> View:
    return racesmack.view(state, seat)


def drawn(view: View, names: Sequence[str] = NAMES) -> Stage:
    (stage,) = scenes(view, names[: len(view.held)])
    return stage


def names_of(stage: Stage, start: str) -> list[str]:
    return [name for name, _, _ in stamps(stage, start)]


def around(seats: int, *, rules: int = 0) -> tuple[Laid, ...]:
    """Return a circle whose first `rules` places hold Rules Cards."""
    return tuple(
        Laid(seat, LETTERS[seat], (RULES[seat] if seat < rules else DECK[seat * 6],)) for seat in range(seats)
    )


def lying(seats: int = 4, *, rules: int = 0, taps: tuple[Touch, ...] = ()) -> View:
    return replace(seen(first("tapping", seats)), circle=around(seats, rules=rules), taps=taps)


def over(taps: tuple[Ranked, ...], seats: int = 4, fastest: int | None = 0, **changed: object) -> View:
    """Return a view after a round with the given taps, while the next cards are picked. Cards A and C were
    correct. fastest: the seat that was fastest. changed: other values of the verdict's fields.
    """
    counts = (Tally("circle", 4), Tally("star", 2))
    verdict = Verdict(
        Frequency("shape", "most"), "default", (7, 12), counts, (), (), None, ("A", "C"), own=False
    )
    verdict = replace(verdict, **changed)  # type: ignore[arg-type]  # fields of a verdict
    none: tuple[()] = ()
    result = RoundResult(
        3, around(seats), verdict, taps, (), fastest, (none,) * seats, (), (none,) * seats, (0,) * seats
    )
    return replace(seen(first("picking", seats)), last=result)


def test_the_next_hand_begins_with_how_the_round_ended_for_its_owner() -> None:
    right = Ranked(0, "A", True, 0, (), (), jinxed=False)
    wrong = Ranked(1, "B", False, 900, (), (), jinxed=False)
    view = over((right, wrong))
    assert view.last is not None
    last = replace(
        view.last, won=(tuple(DECK[:2]), (), (), ()), lost=((), tuple(DECK[2:3]), (), ()), late=(2,)
    )
    told = {
        0: "Right and first: 2 cards won. Pick a card",
        1: "Wrong tap: 1 card lost. Pick a card",
        2: "Too late. Pick a card",
        3: "No tap. Pick a card",
    }
    for seat, strip in told.items():
        hand = replace(view, seat=seat, last=last, awaited=(0, 1, 2, 3), picked=None)
        assert strip in words(drawn(hand))
        assert english(prompt(hand, NAMES)) == f"{strip} to play."
    leftovers = replace(view, seat=0, last=replace(last, extra=tuple(DECK[3:5])), awaited=(0,), picked=None)
    told_of = "Right and first: 4 cards won, 2 of them leftovers. Pick a card to play."
    assert english(prompt(leftovers, NAMES)) == told_of


@pytest.mark.parametrize(
    ("correct", "told"),
    [
        (("A", "C"), "Too late"),
        (("A",), "No correct card left"),
        ((), "No card was correct"),
    ],
)
def test_a_hand_says_why_its_owner_has_no_tap(correct: tuple[Letter, ...], told: str) -> None:
    taps = [Ranked(0, "A", bool(correct), 0, (), (), jinxed=False)]
    taps += [Ranked(1, "B", False, 900, (), (), jinxed=False)]
    view = over(tuple(taps), fastest=0 if correct else None, correct=correct)
    assert view.last is not None
    beaten = (2,) if correct == ("A",) else ()
    last = replace(view.last, late=(2,), beaten=beaten)
    hand = replace(view, seat=2, last=last, awaited=(0, 1, 2, 3), picked=None)
    assert english(prompt(hand, NAMES)) == f"{told}. Pick a card to play."


def racing(view: View, seat: int, finish: Finish | None, row: tuple[Regular, ...]) -> View:
    """Return the view with another row for a seat, and with a Rules Card for the goal `finish` unless it is
    None.
    """
    have, asked = progress(finish, row) if finish else (0, 0)
    rules = tuple(replace(card, finish=finish) for card in RULES[:1]) if finish else ()
    race = Standing(row, rules, finish, have, asked)
    return replace(view, races=tuple(race if at == seat else each for at, each in enumerate(view.races)))


# every picture


def some(seats: int, options: Options) -> Iterator[View]:
    for state in list(game(seats, f"layout {seats}", options, 90))[::13]:
        yield from views(state)


def rare() -> Iterator[View]:
    """Yield views of positions that a game rarely reaches."""
    for seats in COUNTS:
        taps = tuple(Touch(seat, "A", 9 + 90_000 * seat) for seat in range(seats))
        yield lying(seats, rules=min(4, seats), taps=taps)
        yield replace(lying(seats), jinxed=tuple(range(seats)))
        ranked = tuple(
            Ranked(seat, "A", seat % 2 == 0, seat * 2_400_000, (), (), jinxed=seat == 2)
            for seat in range(seats)
        )
        for held in (
            replace(over(ranked, seats)),
            over(ranked, seats, None, correct=()),
            over(ranked, seats, 1, correct=(), own=True),
            over(ranked, seats, 1, source="highest", rule=RULES[3].rule),
        ):
            yield replace(held, phase="settling", awaited=(0,))
            yield held
    picking = seen(first("picking"), 1)
    for finish in FINISHES:
        for length in (0, 1, 10, 11, 40):
            yield racing(picking, 1, finish, (DECK + GEARS)[:length])
            yield racing(seen(first("picking", 6)), 1, finish, (DECK + GEARS)[:length])
    for at in range(0, len(RULES) - 3, 4):
        yield replace(picking, hand=RULES[at : at + 4])
    for at in range(0, len(GEARS) - 3, 4):
        yield replace(picking, hand=GEARS[at : at + 4])


@pytest.mark.thorough
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_layout_holds_and_all_is_easy_to_read_in_every_theme(theme: Theme) -> None:
    found = [*rare(), *(view for seats in COUNTS for options in OPTIONS for view in some(seats, options))]
    for at, view in enumerate(found[:: 3 if theme.key == "standard" else 17]):
        check_layout(drawn(view, [("W" * 32, "x", "\u674e")[at % 3]] * 6), theme)


@pytest.mark.thorough
def test_files_are_small() -> None:
    for view in [*rare()][::3]:
        assert len(png(paint(view, NAMES[: len(view.held)])[0])) <= 120 * 1024


# what is hidden


def otherwise(state: State, known: int | None, seed: int) -> State:
    """Shuffle all cards that are hidden from the seat `known`, or from a spectator if it is None, and return
    the position.
    """
    assert isinstance(state.phase, Picking)
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
    states = [state for state in game(seats, "secrets") if kind_of(state.phase) == "picking"]
    for at, state in enumerate(states[:12]):
        other = otherwise(state, known, at)
        changed += other != state
        one, two = (paint(seen(which, known), NAMES[:seats])[0] for which in (state, other))
        assert one.tobytes() == two.tobytes()
    assert changed > 3


def test_in_the_first_round_the_backs_tell_who_has_picked() -> None:
    picking = [state for state in game(4, "first") if kind_of(state.phase) == "picking"]
    stage = drawn(seen(picking[2]))
    assert len(names_of(stage, "fist")) == len(names_of(stage, "gap-")) == 2
    assert len(names_of(stage, "tick-l")) == 2
    moods = sorted(name.split("-")[2] for name, _, y in stamps(stage, "face-") if y > ROAD)
    assert moods == ["grin", "grin", "oh", "oh"]


def test_a_hand_shows_no_tap_of_others_while_taps_are_raced() -> None:
    view = replace(lying(taps=(Touch(2, "B", 5), Touch(0, "C", 9))), seat=0)
    assert names_of(drawn(view), "glove-") == ["glove-0"]


# the circle


@pytest.mark.parametrize("seats", COUNTS)
def test_cards_lie_side_by_side_without_touching_and_inside_the_picture(seats: int) -> None:
    size = sized(seats)
    xs = places(seats, size)
    assert all(other - one >= size.width for one, other in pairwise(xs))
    assert xs[0] - size.width // 2 >= 20
    assert xs[-1] + size.width // 2 <= 1080


def test_a_card_shows_its_symbols_its_letter_and_its_player_unless_it_lies_above_the_plate() -> None:
    view = lying(6)
    stage = drawn(view)
    for laid in view.circle:
        (card,) = laid.cards
        assert isinstance(card, Regular)
        for shape, colour in card.symbols:
            assert names_of(stage, f"{shape}-{colour}-")
    assert set(LETTERS) <= set(words(stage))
    assert [name for name, _, y in stamps(stage, "face-") if y < LOW] == [
        f"face-{seat}-grin-s" for seat in range(6)
    ]
    beside = drawn(lying(4))
    assert not [name for name, _, y in stamps(beside, "face-") if y < LOW]
    owners = [x for _, x, y in stamps(beside, "face-") if y > ROAD]
    assert all(0 < card - face < 120 for card, face in zip(places(4, sized(4)), owners, strict=True))


def test_a_tap_is_a_glove_with_a_sticker_of_its_player_and_its_place_below_its_card() -> None:
    stage = drawn(lying(taps=(Touch(2, "B", 5), Touch(0, "C", 425))))
    xs, half = places(4, sized(4)), sized(4).width // 2 + 20
    for seat, at, place in ((2, 1, "1st"), (0, 2, "2nd")):
        marks = stamps(stage, f"glove-{seat}") + stamps(stage, f"face-{seat}-grin-s")
        below = [x for _, x, y in marks if LOW < y < ROAD]
        below += [x for item, x, _ in stage.marks if isinstance(item, Words) and item.text == place]
        assert len(below) == 3
        assert all(abs(x - xs[at]) < half for x in below)
    both = drawn(lying(taps=(Touch(2, "B", 5), Touch(0, "B", 425))))
    under = {name for name, _, y in stamps(both, "face-") if LOW < y < ROAD}
    assert under == {"face-2-grin-s", "face-0-grin-s"}
    assert {"1st", "2nd", "+0.42 s"} & set(words(both)) == {"1st", "+0.42 s"}, "one place on a sticker"


def test_the_place_of_a_tap_is_at_its_hand_and_no_letter_is_repeated_on_a_plate() -> None:
    view = lying(taps=(Touch(2, "B", 5), Touch(0, "C", 425)))
    placed = [
        y for item, _, y in drawn(view).marks if isinstance(item, Words) and item.text in ("1st", "2nd")
    ]
    assert len(placed) == 2
    assert max(placed) < ROAD
    plates = [item.text for item, _, y in drawn(view).marks if isinstance(item, Words) and y > ROAD]
    assert not [text for text in plates if text in LETTERS]
    assert "1st" not in words(drawn(replace(view, seat=0))), "a hand shows its owner's tap alone"


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("turn", range(0, len(DECK), 7))
def test_the_hands_that_tap_cover_no_symbol_and_do_not_touch_each_other(seats: int, turn: int) -> None:
    cards = (DECK[turn:] + DECK)[:seats]
    circle = tuple(Laid(seat, LETTERS[seat], (card,)) for seat, card in enumerate(cards))
    taps = tuple(Touch(seat, LETTERS[seat], 5) for seat in range(seats))
    stage = drawn(replace(lying(seats), circle=circle, taps=taps))
    symbols = boxes(stage, [f"{shape}-{colour}-" for shape in SHAPES for colour in COLOURS])
    hands = boxes(stage, ["smack-", "glove-"])
    assert len(hands) == 2 * seats
    assert max(low for *_, low in symbols) <= min(top for _, top, _, _ in hands)
    bursts = sorted(boxes(stage, ["smack-"]))
    assert all(one[2] < other[0] for one, other in pairwise(bursts))


def test_of_many_who_tapped_one_card_those_that_fit_are_shown_and_the_others_counted() -> None:
    stage = drawn(lying(6, taps=tuple(Touch(seat, "A", 9) for seat in range(6))))
    assert names_of(stage, "glove-") == ["glove-0"]
    assert "+5" in words(stage)


def test_after_a_round_the_correct_cards_are_gold_and_wrong_gloves_are_grey() -> None:
    right = Ranked(1, "C", True, 0, (), (), jinxed=False)
    wrong = Ranked(0, "B", False, 1_234, (), (), jinxed=False)
    slow = Ranked(2, "A", True, 2_340, (), (), jinxed=False)
    view = over((right, wrong, slow), fastest=1)
    view = replace(view, awaited=(0, 1, 2, 3))
    stage = drawn(view)
    gold = [y > ROAD for _, _, y in stamps(stage, "burst-gold-s")]
    assert len(names_of(stage, "rim-")) == gold.count(False) == 2
    assert True not in gold, "no letter on a plate"
    assert sorted(names_of(stage, "glove-")) == ["glove-1", "glove-2", "glove-off"]
    assert {"1st", "+2.34 s", "CORRECT:", "MOST COMMON SHAPE"} <= set(words(stage))
    assert names_of(stage, "of-") == ["of-circle"], "the shape that was correct"
    assert len(names_of(stage, "cross-l")) == 1, "on the sticker of the wrong tap"
    assert len(names_of(stage, "smack-")) == 2, "behind the right taps"
    settled = drawn(replace(view, phase="settling", awaited=()))
    assert names_of(settled, "face-0-sad") == ["face-0-sad-s"] * 2


def test_the_symbols_that_made_a_card_correct_lie_on_golden_discs() -> None:
    card = Regular(0, (Symbol("circle", "red"), Symbol("star", "red"), Symbol("circle", "green")))
    cases: tuple[tuple[Rule, int], ...] = (
        (Frequency("shape", "most"), 2),  # the circles
        (Doubles("colour", "some"), 2),  # the red symbols
        (Variety("shape", 2), 0),
    )
    for rule, lit in cases:
        view = over((), rule=rule)
        assert view.last is not None
        circle = tuple(Laid(seat, LETTERS[seat], (card,)) for seat in range(4))
        stage = drawn(replace(view, last=replace(view.last, circle=circle)))
        assert len(names_of(stage, "halo-")) == 2 * lit, "on A and C"
    assert not names_of(drawn(lying()), "halo-"), "not before the taps are judged"


def test_plates_tell_whose_pick_is_missing_after_the_first_one() -> None:
    wrong = Ranked(0, "B", False, 1_234, (), (), jinxed=False)
    view = over((wrong,))
    assert "picks" not in words(drawn(replace(view, awaited=(0, 1, 2, 3))))
    some = drawn(replace(view, awaited=(0, 2)))
    assert words(some).count("picks") == len([y for _, _, y in stamps(some, "tick-l") if y > LOW + 60]) == 2
    assert words(drawn(replace(view, phase="settling", awaited=(1,)))).count("picks") == 1


def test_taps_without_times_are_told_in_their_order_and_after_the_round_only_the_right_ones() -> None:
    taps = (Touch(2, "B", 0), Touch(0, "C", 0), Touch(3, "A", 0))
    assert {"1st", "2nd", "3rd"} <= set(words(drawn(lying(taps=taps))))
    wrong = Ranked(0, "B", False, None, (), (), jinxed=False)
    right = Ranked(1, "C", True, None, (), (), jinxed=False)
    slow = Ranked(2, "A", True, None, (), (), jinxed=False)
    told = words(drawn(replace(over((wrong, right, slow), fastest=1), awaited=(0, 1, 2, 3))))
    assert {"1st", "2nd"} <= set(told), "right taps alone are counted"
    assert "3rd" not in told


def test_a_hand_says_what_a_tap_brings_until_its_owner_has_tapped() -> None:
    for seat in (1, 3):
        view = racing(replace(lying(), seat=seat, awaited=(0, 1, 2, 3)), seat, Length(9), DECK[:2])
        stage = drawn(view)
        assert {"Right: +1 card", "Wrong: \u22121 card"} <= set(words(stage))
        (tag,) = [
            x + item.width // 2
            for item, x, _ in stage.marks
            if isinstance(item, Words) and item.text == "your card"
        ]
        assert abs(tag - places(4, sized(4))[seat]) < 20
        tapped = replace(view, taps=(Touch(seat, LETTERS[seat], 5),), awaited=(0,))
        assert "Wrong: \u22121 card" not in words(drawn(tapped))


def test_the_row_shows_the_card_that_a_right_tap_wins_in_its_empty_place() -> None:
    view = replace(lying(), seat=1, awaited=(0, 1, 2, 3))
    (own,) = next(laid.cards for laid in view.circle if laid.seat == 1)
    assert isinstance(own, Regular)

    def row(view: View) -> int:
        return sum(y > OWN for name, _, y in stamps(drawn(view), "") if name.endswith(("-64", "-38", "-30")))

    assert "+1" in words(drawn(view))
    assert row(view) == len(own.symbols)
    waits = replace(view, awaited=(0,))
    assert "+1" not in words(drawn(waits))
    assert row(waits) == 0
    aimed = racing(view, 1, Length(9), DECK[:2])
    assert len(names_of(drawn(aimed), "length-m")) == 2, "the goal, and the gain with its sign"


def test_a_hand_says_what_a_tap_brings_with_a_pile_with_penalties_and_without_a_card_to_lose() -> None:
    view = replace(lying(), seat=1, awaited=(0, 1, 2, 3))
    assert {"Right: +1 card", "Wrong: no loss"} <= set(words(drawn(view)))
    penalties = replace(view, options=replace(view.options, time_penalty=True))
    assert "Wrong: a penalty" in words(drawn(penalties))
    piled = [replace(laid, cards=DECK[:3]) if laid.seat == 1 else laid for laid in view.circle]
    assert "Right: +3 cards" in words(drawn(replace(view, circle=tuple(piled))))
    bare = [laid for laid in view.circle if laid.seat != 1]
    assert "Right: +0 cards" in words(drawn(replace(view, circle=tuple(bare))))


def test_a_press_that_arrives_late_is_not_told_as_slower_than_one_that_it_preceded() -> None:
    view = lying(taps=(Touch(1, "B", 1_500), Touch(2, "C", 1_450), Touch(3, "D", 1_600)))
    told = words(drawn(view))
    assert [text for text in told if text.endswith(" s")] == ["+0.05 s", "+0.15 s"]
    assert order(view) == {2: 1, 1: 2, 3: 3}


@pytest.mark.parametrize(
    ("milliseconds", "told"),
    [(90_000, "+90.0 s"), (240_000, "+4 min"), (9_000_000, "+2 h"), (420, "+0.42 s")],
)
def test_slow_taps_are_told_in_minutes_and_hours(milliseconds: int, told: str) -> None:
    assert english(behind(milliseconds)) == told


def test_a_tap_that_was_jinxed_and_one_that_came_too_late_are_told() -> None:
    jinxed = Ranked(0, "A", False, None, (), (), jinxed=True)
    view = over((jinxed,), fastest=None)
    assert view.last is not None
    view = replace(view, last=replace(view.last, late=(3,)), awaited=(0, 1, 2, 3))
    assert {"jinxed", "late"} <= set(words(drawn(view)))
    assert words(drawn(replace(lying(), jinxed=(2,)))).count("jinxed") == 1


def test_piles_show_their_top_card_and_how_many_they_are() -> None:
    view = seen(first("revealing", options=PILES))
    pile = Laid(1, "B", (DECK[0], DECK[9], DECK[20]))
    stage = drawn(replace(view, circle=(pile,)))
    assert "\u00d73" in words(stage)
    assert len(names_of(stage, "paper-four")) == 3
    assert len(names_of(stage, "gap-four")) == 3


def test_where_no_pile_lies_at_the_taps_there_is_no_place() -> None:
    view = seen(first("tapping", 6, PILES))
    laid = tuple(Laid(seat, LETTERS[seat], (DECK[seat],)) for seat in (1, 3, 4))
    stage = drawn(replace(view, circle=laid))
    assert len(names_of(stage, "paper-six")) == 3
    assert not names_of(stage, "gap-")


def test_what_was_chosen_in_vain_is_a_grey_glove_before_and_after_the_taps_are_judged() -> None:
    missed = (Touch(3, "A"),)
    stage = drawn(replace(lying(taps=(Touch(2, "A"),)), missed=missed))
    assert names_of(stage, "glove-") == ["glove-2", "glove-off"]
    view = over((Ranked(2, "A", True, None, (), (), jinxed=False),))
    assert view.last is not None
    stage = drawn(replace(view, last=replace(view.last, missed=missed)))
    assert names_of(stage, "glove-") == ["glove-2", "glove-off"]


def test_the_own_secret_choice_is_shown_to_its_owner() -> None:
    view = replace(seen(first("tapping"), 1), phase="aiming", aim="C")
    assert names_of(drawn(view), "glove-") == ["glove-1"]
    assert names_of(drawn(replace(view, aim=None)), "glove-") == []


@pytest.mark.parametrize("seats", COUNTS)
def test_the_tap_buttons_are_in_the_order_of_the_cards(seats: int) -> None:
    view = lying(seats)
    assert [tap.letter for tap in targets(view)] == list(LETTERS[:seats])


# what to do


def test_the_table_tells_everyone_what_to_do_until_the_first_tap() -> None:
    assert "Everyone: pick a card in secret" in words(drawn(seen(first("picking"))))
    assert "Everyone: tap a card showing it!" in words(drawn(lying()))
    (fits,) = (card for card in RULES if card.number == 11)
    ruled = replace(lying(), circle=(*around(4)[:3], Laid(3, "D", (fits,))))
    assert not isinstance(fits.rule, Frequency)
    assert "Everyone: tap a card that fits!" in words(drawn(ruled))
    assert "must tap" not in words(drawn(lying()))
    hopeless = words(drawn(lying(rules=4)))
    assert not [text for text in hopeless if text.startswith("Everyone")]
    tapped = drawn(replace(lying(taps=(Touch(2, "B", 5),)), awaited=(0, 1, 3)))
    assert words(tapped).count("must tap") == 3
    assert not [text for text in words(tapped) if text.startswith("Everyone")]
    assert not stamps(tapped, "tick-l"), "the rank beside the hand says who has tapped"


def test_the_leader_has_a_crown() -> None:
    def crowns(view: View) -> list[int]:
        drawings = [(mark.draw, x) for mark, x, _ in drawn(view).marks if isinstance(mark, Overlay)]
        return [x for draw, x in drawings if draw is _crown]

    view = lying(2)
    assert not crowns(view)
    behind = crowns(racing(view, 0, Length(9), DECK[:2]))
    (x,) = crowns(racing(racing(view, 0, Length(9), DECK[:2]), 1, Length(9), DECK[:3]))
    assert len(behind) == 1
    assert x > behind[0] + 300, "the plate beside it"
    assert len(crowns(racing(view, 0, None, DECK[:2]))) == 1, "without goals, the most cards lead"
    ahead = racing(racing(lying(4), 0, Length(9), DECK[:2]), 3, None, DECK[:8])
    near = racing(racing(lying(4), 0, Length(9), DECK[:5]), 3, None, DECK[:8])
    assert crowns(ahead)[0] > crowns(near)[0], "a goal that is far away counts less than cards"


def test_a_hand_shows_how_far_the_others_are_with_a_crown_on_the_leader() -> None:
    view = replace(racing(lying(), 2, Length(9), DECK[:2]), seat=0)
    stage = drawn(view)
    assert words(stage)[-7:] == ["2 of 9", "3", NAMES[2], "0", NAMES[1], "0", NAMES[3]]
    assert len(names_of(stage, "cards")) == 4, "all in one unit"
    assert len([mark for mark, _, _ in stage.marks if isinstance(mark, Overlay) and mark.draw is _crown]) == 1
    own = drawn(replace(racing(lying(), 0, None, DECK[:2]), seat=0))
    (x,) = [x for mark, x, _ in own.marks if isinstance(mark, Overlay) and mark.draw is _crown]
    (face,) = [left for name, left, _ in stamps(own, "face-0") if name.endswith("-l")]
    assert x < face < x + WIDE, "on the own face"


# the rule


def test_the_ribbon_tells_the_one_rule_of_the_round() -> None:
    assert {"TAP A CARD:", "MOST COMMON SHAPE"} <= set(words(drawn(lying())))
    wide = replace(RULES[0], rule=Neighbours("colour", "same"))
    ruled = replace(lying(), circle=(*around(4)[:3], Laid(3, "D", (wide,))))
    assert {"TAP:", "NEXT TO THE SAME COLOURS"} <= set(words(drawn(ruled)))
    (high,) = (card for card in RULES if card.number == 11)
    told = words(drawn(replace(lying(), circle=(*around(4)[:3], Laid(3, "D", (high,))))))
    assert english(phrases.rule(high.rule, ".short")).upper() in told
    assert {"SETS", "THE", "RULE"} <= set(told), "on the card that decides"
    cancelled = drawn(lying(rules=2))
    assert "MOST COMMON SHAPE" in words(cancelled)


@pytest.mark.parametrize(("seats", "rules"), [(4, 4), (6, 5), (6, 6)])
def test_every_rules_card_that_is_cancelled_is_grey_and_crossed_out(seats: int, rules: int) -> None:
    circle = tuple(
        Laid(seat, LETTERS[seat], (RULES[seat],)) if seat < rules else laid
        for seat, laid in enumerate(around(seats))
    )
    stage = drawn(replace(lying(seats), circle=circle))
    assert len(names_of(stage, "void-")) == len(names_of(stage, "cross-l")) == rules
    assert not names_of(stage, "rule-")
    told = words(stage)
    assert all(told.count(str(card.number)) == 1 for card in RULES[:rules]), "on its card, not on the ribbon"
    assert ("NO CARD IS CORRECT" in told) == (rules == seats)
    check_layout(stage)


def test_nobody_is_told_to_tap_a_correct_card_where_only_rules_cards_lie() -> None:
    for seats in COUNTS:
        circle = tuple(Laid(seat, LETTERS[seat], (RULES[seat],)) for seat in range(seats))
        view = replace(lying(seats), circle=circle, seat=0)
        told = english(description.prompt(view, NAMES[:seats]))
        assert told == "No card is correct: nobody can win this round."


def test_the_ribbon_tells_the_rule_of_racing_rules_and_what_after_you_waits_for() -> None:
    view = seen(first("picking", options=replace(EVERYTHING, edition="draft")))
    assert view.racing is not None
    told = words(drawn(view))
    assert {str(view.racing.number), english(phrases.rule(view.default, ".short")).upper()} <= set(told)
    assert "REVEAL UNTIL A RULE COMES UP" in words(drawn(seen(first("revealing", options=PILES))))


def test_a_round_without_a_correct_card_says_so() -> None:
    assert "NO CARD WAS CORRECT" in words(drawn(over((), correct=())))
    assert "NONE CORRECT: OWN CARDS COUNT" in words(drawn(over((), correct=("A",), own=True)))


# the plates


def test_a_plate_tells_how_far_its_goal_is_reached_and_the_leaders_goal_is_named_below() -> None:
    for length in (0, 3, 9):
        for seats in (2, 3, 4):
            told = words(drawn(racing(lying(seats), 1, Length(9), DECK[:length])))
            assert {f"{length} of 9", "Bob\u2019s goal: 9 cards with symbols"} <= set(told)
        low = words(drawn(racing(lying(6), 1, Length(9), DECK[:length])))
        assert f"{length}/9" in low
        assert not [text for text in low if "goal" in text], "no room"
    for won in (3, 9):
        goalless = drawn(racing(lying(), 2, None, DECK[:won]))
        assert f"{won} cards" in words(goalless), "a row without a goal"


@pytest.mark.parametrize("seats", COUNTS)
def test_the_picture_ends_below_the_plates(seats: int) -> None:
    stage = drawn(lying(seats))
    assert stage.height <= TABLE
    assert max(y for _, _, y in stamps(stage, "face-")) < stage.height - 40


@pytest.mark.parametrize("finish", FINISHES)
def test_what_a_finish_counts_is_a_sign(finish: Finish) -> None:
    sign = need(finish)
    for seats, signs in ((2, [sign, f"{sign}-m"]), (4, [sign, f"{sign}-m"]), (6, [sign])):
        assert names_of(drawn(racing(lying(seats), 1, finish, ())), sign) == signs


def test_every_sign_differs() -> None:
    assert len({need(finish) for finish in FINISHES}) == len(FINISHES)
    assert need(TwoKinds(4, ("star", "circle"))) == need(TwoKinds(4, ("circle", "star")))


# a hand


def test_a_hand_shows_its_cards_with_their_numbers_and_which_one_was_picked() -> None:
    view = seen(first("picking"), 0)
    stage = drawn(view)
    assert {"1", "2", "3", "4", "Pick a card in secret"} <= set(words(stage))
    assert not names_of(stage, "burst-gold-l")
    picked = drawn(replace(view, picked=view.hand[1], awaited=(1, 2)))
    assert "You picked card 2" in words(picked)
    assert len(names_of(picked, "burst-gold-l")) == 1


def test_a_hand_tells_what_each_card_would_bring() -> None:
    red = Regular(0, (Symbol("star", "red"), Symbol("circle", "red")))
    view = racing(seen(first("picking"), 0), 0, SymbolsOf(7, "red"), DECK[:0])
    blue = Regular(1, (Symbol("star", "blue"),))
    told = words(drawn(replace(view, hand=(red, blue, RULES[2]))))
    have, asked = progress(RULES[2].finish, ())
    assert {"+2 to goal", "+1 card", "RULE", "GOAL", f"{have} of {asked}"} <= set(told)
    assert gains(view.races[0], RULES[2]) == (0, 0)


def test_of_the_own_race_the_cards_that_count_have_a_tick() -> None:
    stars = [card for card in DECK if any(shape == "star" for shape, _ in card.symbols)][:2]
    others = [card for card in DECK if all(shape != "star" for shape, _ in card.symbols)][:2]
    view = racing(seen(first("picking"), 0), 0, CardsWith(5, "star"), (*others, *stars))
    assert counting(view.races[0]) == (False, False, True, True)
    assert names_of(drawn(view), "tick") == ["tick"] * 2


def test_of_a_race_whose_neighbours_differ_the_longest_run_counts() -> None:
    star, circle = (Regular(at, (Symbol(shape, "red"),)) for at, shape in enumerate(("star", "circle")))  # type: ignore[arg-type]  # shapes
    row = (star, star, circle, star, star)
    have, asked = progress(NoEqualNeighbours(5, "shape"), row)
    standing = Standing(row, RULES[:1], NoEqualNeighbours(5, "shape"), have, asked)
    assert counting(standing) == (False, True, True, True, False)


@pytest.mark.parametrize(("length", "narrow", "more"), [(8, 0, ""), (11, 11, ""), (40, 15, "+25")])
def test_a_long_race_has_narrow_cards_and_the_rest_is_counted(length: int, narrow: int, more: str) -> None:
    view = racing(seen(first("picking"), 0), 0, Length(11), (DECK + GEARS)[:length])
    stage = drawn(replace(view, hand=()))
    assert len(names_of(stage, "narrow")) == narrow
    assert len(names_of(stage, "mini")) == (0 if narrow else length)
    assert [text for text in words(stage) if text.startswith("+")] == ([more] if more else [])


def owing() -> Iterator[tuple[View, str]]:
    """Yield the view of each seat with a pending decision, and the kind of the decision."""
    for seed in range(12):
        for options in (OPTIONS[0], EVERYTHING):
            for state in game(4, f"owed {seed}", options, 90):
                for view in views(state):
                    owed = view.owed[view.seat] if view.seat is not None and not view.places else None
                    if owed is not None:
                        yield view, owed.decision


def test_a_hand_asks_what_its_owner_owes() -> None:
    asked = {decision: words(drawn(view)) for view, decision in owing()}
    told = {
        "place": "Left or right end?",
        "penalty": "Choose a penalty",
        "race": "Lose a card from your row",
        "hand": "Lose a card from your hand",
    }
    assert asked.keys() == told.keys() | {"adopt"}
    assert all(told[decision] in asked[decision] for decision in told)
    assert {"Swap your goal?", "Take this Rules Card too?"} & set(asked["adopt"])


def test_a_swap_tells_the_own_goal_from_the_new_one() -> None:
    view = racing(seen(first("picking"), 0), 0, CardsWith(5, "star"), DECK[:3])
    owed = (Owed("adopt", replace(RULES[1], finish=SymbolsOf(7, "red")), 1), None, None, None)
    stage = drawn(replace(view, phase="settling", owed=owed, awaited=(0,)))
    sides = {item.text: x for item, x, _ in stage.marks if isinstance(item, Words)}
    assert sides["yours"] < sides["new"]
    goals = " ".join(item.text for item, _, _ in stage.marks if isinstance(item, Words))
    assert "5 WITH A STAR" in goals
    assert "7 RED SYMBOLS" in goals
    assert len([mark for mark, _, _ in stage.marks if isinstance(mark, Overlay) and mark.draw is _bar]) == 2


@pytest.mark.parametrize("length", [1, 4, 5, 7, 8, 15, 30])
def test_a_card_to_lose_has_its_number_and_what_it_costs(length: int) -> None:
    goal = SymbolsOf(7, "red")
    row = tuple(replace(card, id=100 + at) for at, card in enumerate((DECK + GEARS)[:length]))
    view = racing(seen(first("picking"), 0), 0, goal, row)
    owed = (Owed("race", None, 1), None, None, None)
    stage = drawn(replace(view, phase="settling", owed=owed, awaited=(0,)))
    told = words(stage)
    shown = row[:16] if length > 15 else row
    assert {str(at) for at in range(1, len(shown) + 1)} <= set(told)
    costs = [less for card in shown if (less := loss(view.races[0], card.id))]
    legend = [1]
    assert sorted(f"\u2212{less}" for less in costs + legend) == sorted(
        text for text in told if text.startswith("\u2212")
    )
    assert "how far it sets your goal back" in told


def test_a_hand_that_lies_face_down_says_so() -> None:
    state = next(state for state in game(3, "blind", PILES) if kind_of(state.phase) == "settling")
    assert "Your cards are face down" in [
        text for view in views(state) if view.seat is not None for text in words(drawn(view))
    ]


# the result


def test_the_result_names_the_winner_for_all_and_the_own_place_for_a_seat() -> None:
    state = next(
        last for at in range(20) for last in [list(game(2, f"over {at}"))[-1]] if racesmack.outcome(last)
    )
    everybody, *own = (words(drawn(view)) for view in views(state))
    assert any(text.endswith(" wins") for text in everybody)
    assert all(any(text.startswith("You ") for text in told) for told in own)


def finished(winners: tuple[int, ...], reader: int | None) -> list[str]:
    """Return the texts in the picture of a result of four players. The third met the goal of Rules Card 3 or
    has the most cards. winners: the seats that won by a goal. reader: the seat that looks at the picture, or
    None for a spectator.
    """
    view = seen(first("picking"), reader)
    for seat in range(4):
        view = racing(view, seat, None, DECK[:seat])
    view = racing(view, 2, Length(2), DECK[:2])
    rules = tuple(card for card in RULES if card.number == 3)
    races = tuple(replace(race, rules=rules if seat == 2 else ()) for seat, race in enumerate(view.races))
    over = replace(view, phase="finished", awaited=(), races=races, winners=winners)
    return words(drawn(replace(over, places=(4, 3, 1, 2))))


def test_a_photo_finish_says_that_a_goal_decided() -> None:
    for reader in (None, 2, 3):
        assert "Winning goal: 2 cards with symbols" in finished((2,), reader)
    assert not any("Goal" in text for text in finished((), 3))


def test_the_result_shows_the_row_that_won_or_the_readers_if_it_came_closer_to_a_goal() -> None:
    for reader in (None, 3):
        assert {f"{NAMES[2]} met the goal", "2 of 2"} <= set(finished((2,), reader))
    assert {"You met the goal", "2 of 2"} <= set(finished((2,), 2))


def test_a_player_reads_the_goal_that_the_row_missed() -> None:
    view = replace(seen(first("picking"), 0), phase="finished", awaited=(), places=(1, 2, 2, 2))
    assert {"2 of 9", "Your goal: 9 cards with symbols"} <= set(
        words(drawn(racing(view, 0, Length(9), DECK[:2])))
    )
    assert "Your row" in words(drawn(racing(view, 0, None, ())))


def test_the_result_shows_the_cards_with_which_a_row_came_closer_to_its_goal() -> None:
    view = replace(seen(first("picking")), phase="finished", awaited=(), places=(1, 2, 2, 2))
    for asked, reached, shown in ((12, 12, 12), (9, 2, 2), (7, 7, 7), (5, 8, 5)):
        stage = drawn(racing(view, 0, Length(asked), DECK[:reached]))
        assert f"{min(asked, reached)} of {asked}" in words(stage)
        assert len(names_of(stage, "mini") + names_of(stage, "narrow")) == shown
        check_layout(stage)
    goal = CardsWith(5, "star")
    stars = [card for card in DECK if any(shape == "star" for shape, _ in card.symbols)]
    stage = drawn(racing(view, 0, goal, DECK))
    assert len(stars) > 5
    assert len(names_of(stage, "mini")) == 5


# symbols


def test_every_symbol_differs_from_every_other_in_shape_or_mark() -> None:
    seen_as = look(WORLD, "standard")
    for one, other in combinations([f"{shape}-{colour}-84" for shape in SHAPES for colour in COLOURS], 2):
        assert seen_as.sprite(one).tobytes() != seen_as.sprite(other).tobytes()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", COLOURS)
def test_every_mark_is_easy_to_see_on_its_colour(colour: str, theme: str) -> None:
    seen_as = look(WORLD, theme)
    paint = seen_as(PAINTS[colour])  # type: ignore[index]  # a colour
    assert contrast(seen_as(WHITE), paint) >= 3
    assert contrast(seen_as(INK), paint) >= 2, "the outline"


@pytest.mark.parametrize("card", GEARS)
def test_a_card_of_shifting_gears_does_not_look_like_the_plain_one(card: Regular) -> None:
    view = seen(first("picking"), 0)
    one, other = (
        paint(replace(view, hand=(each,)), NAMES[:4])[0] for each in (card, replace(card, style="plain"))
    )
    assert one.tobytes() != other.tobytes()

"""Tests of the pictures of Rasant: every view has one, which shows everything that its reader needs, and no
secrets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.engine.game import Chance
from bot.games.rasant import rules as rasant
from bot.games.rasant.board import paint, scenes
from bot.games.rasant.board.inks import GOLD, LIT, PAINTS
from bot.games.rasant.board.pieces import _lit
from bot.games.rasant.board.plan import HAND, PLACES, TABLE, Road
from bot.games.rasant.rules.actions import Pay
from bot.games.rasant.rules.components import COLOURS, START, TOP, Car, Card
from bot.games.rasant.rules.events import Event, Led, Manoeuvred, Passed
from bot.games.rasant.rules.model import Following, Laid, Leading, Options, Paying, Score, State, View
from bot.games.rasant.rules.odds import beaten, unseen
from bot.games.rasant.rules.overtaking import overtaken, worth
from bot.games.rasant.words import prompt
from bot.locales.phrase import ENGLISH
from bot.render.canvas import Overlay, png
from bot.render.crown import _crown
from bot.render.stage import Stage, Words
from bot.render.theme import Theme, contrast, readable_on
from bot.render.themes import THEMES
from tests.english import english
from tests.games.gear_head.board.scenes import NAMES
from tests.games.rasant.board.scenes import DONE, by_hand, game, laid, views
from tests.render.staged import check_layout, stamps, words

COUNTS = list(rasant.seats)
SIX = (
    Card("red", 50),
    Card("blue", 20),
    Card("yellow", 90),
    Card("yellow", TOP),
    Card("green", 120),
    Card("black", 100),
)


def scene(view: View, names: Sequence[str] = NAMES) -> Stage:
    """Return the single picture of a view as a Stage."""
    (only,) = scenes(view, names[: len(view.held)])
    return only


def lit(stage: Stage) -> list[str]:
    """Return the colours of the lit parts of the road."""
    return [item.args[3] for item, _, _ in stage.marks if isinstance(item, Overlay) and item.draw is _lit]


def some(seats: int, every: int = 9) -> list[State]:
    """Return every `every`-th state of a game that started with a draft, and its last two."""
    states = list(game(seats, f"test {seats}", "draft"))
    return [*states[:-2:every], *states[-2:]]


def corners() -> Iterator[View]:
    """Yield views of positions that a game rarely reaches."""
    for seats in (2, 3, 5):
        for count in (1, 2, 3, 4, 12):
            phase = Following(0, laid(count, seats), tuple(range(1, seats)))
            for reserve in (0, 38):
                state = by_hand(phase, seats=seats, reserve=reserve, points=(188,) * seats)
                state = replace(state, hands=(SIX,) * seats)
                yield from (rasant.view(state, seat) for seat in (None, 0, 1))
        paying = by_hand(Paying(1, (), (0, 1)), seats=seats, reserve=0)
        yield from (rasant.view(paying, seat) for seat in (None, 0, 1))
        leading = replace(by_hand(Leading(1, (0,)), seats=seats, last=None), hands=(SIX,) * seats)
        yield from (rasant.view(leading, seat) for seat in (None, 0, 1))
        long = replace(DONE, laid=laid(12, seats), moved=leading.line, counted=12, points=24)
        yield rasant.view(replace(leading, last=long), None)
        stuck = by_hand(Following(0, (Laid(1, Card("yellow", TOP)),), ()), seats=seats)
        yield rasant.view(stuck, 0)
        over = rasant.view(list(game(seats, "over"))[-1], None)
        yield replace(over, points=(0,) * seats, places=(1,) * seats)
        yield replace(over, points=(199, *[0] * (seats - 1)), places=(1, *[2] * (seats - 1)))


@pytest.mark.thorough
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_layout_holds_and_all_is_easy_to_read_in_rare_positions_and_every_theme(theme: Theme) -> None:
    found = list(corners())
    for at, view in enumerate(found[:: 1 if theme.key == "standard" else 5]):
        check_layout(scene(view, [("W" * 32, "x", "\u674e")[at % 3]] * 5), theme)


@pytest.mark.thorough
def test_files_are_small() -> None:
    for seats in COUNTS:
        for position in some(seats, 25):
            for view in views(position):
                assert len(png(paint(view, NAMES[:seats])[0])) <= 120_000


@pytest.mark.parametrize("road", [TABLE, HAND], ids=["table", "hand"])
def test_the_places_of_the_road_are_equally_far_apart_and_head_along_it(road: Road) -> None:
    assert len(road.places) == PLACES
    steps = [
        (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
        for one, other in zip(road.places, road.places[1:], strict=False)
    ]
    assert max(steps) < 1.4 * min(steps)
    assert [turn for _, _, turn in road.places][:: PLACES - 1] == [180, 0]


def test_the_road_shows_every_car_in_its_order() -> None:
    for position in some(4)[2:]:
        if rasant.outcome(position) is None:
            drawn = scene(rasant.view(position, None))
            at = {spot[:2]: place for place, spot in enumerate(TABLE.places)}
            shown = {at[x, y]: name.split("-")[1] for name, x, y in stamps(drawn, "car-") if (x, y) in at}
            assert [shown[place] for place in range(len(position.line))] == [
                car.paint for car in position.line
            ]


def test_the_arrow_is_that_of_the_round_and_the_last_win_is_told_aside_without_one() -> None:
    drawn = scene(rasant.view(by_hand(Following(0, laid(2), ())), None))
    assert stamps(drawn, "arrow-table") == [("arrow-table-red", 0, 0)]
    (stake,) = [x for each, x, _ in drawn.marks if isinstance(each, Words) and each.text == "+5"]
    assert stake < min(x for _, x, _ in stamps(drawn, "card-round"))
    assert "last win" not in words(drawn)
    leading = scene(rasant.view(by_hand(Leading(0, ())), None))
    assert {"last win", "+8"} <= set(words(leading))
    (face,) = [name for name, _, low in stamps(leading, "helmet-") if low == 366]
    assert face == "helmet-1-s"
    fresh = scene(rasant.view(by_hand(Leading(0, ()), last=None), None))
    assert not stamps(fresh, "arrow")
    assert "last" not in words(fresh)


@pytest.mark.parametrize(("seats", "shown"), [(3, 3), (4, 4), (5, 5)])
def test_points_are_named_on_every_plate_that_has_room(seats: int, shown: int) -> None:
    told = words(scene(rasant.view(by_hand(Following(0, laid(2), ()), seats=seats), None)))
    assert told.count("points") == shown


def test_the_table_says_what_the_mover_must_beat_or_that_they_discard() -> None:
    state = by_hand(Following(0, laid(2), ()))
    told = words(scene(rasant.view(state, None)))
    assert f"{NAMES[0].upper()} MUST BEAT:" in told
    paying = words(scene(rasant.view(by_hand(Paying(0, laid(2), (0,)), reserve=0), None)))
    assert f"{NAMES[0].upper()} DISCARDS" in paying
    assert told.count(str(laid(2)[-1].card.pace)) == 2  # on the card, beside the headline


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_road_is_lit_from_the_rearmost_car_of_the_colour_and_the_sum_is_what_a_win_brings(
    seat: int | None,
) -> None:
    state = by_hand(Following(0, laid(1), ()))
    drawn = scene(rasant.view(state, seat))
    assert lit(drawn) == ["red"]
    assert f"+{worth(state.line, 'red')}" in words(drawn)


def test_a_win_with_the_starting_car_is_worth_twice_as_much_and_says_so() -> None:
    state = by_hand(Following(0, laid(1), ()))
    line = (*(car for car in state.line if car != START and car.paint != "red"),)
    reds = tuple(car for car in state.line if car.paint == "red")
    doubled = replace(state, line=(*line[:4], *reds, START, *line[4:]))
    drawn = words(scene(rasant.view(doubled, 0)))
    moved, _ = overtaken(doubled.line, "red")
    assert f"{len(moved) - 1} cars × 2" in drawn
    assert f"+{2 * (len(moved) - 1)}" in drawn


def test_who_leads_sees_on_each_card_what_it_would_win() -> None:
    state = replace(by_hand(Leading(0, ()), last=None), hands=(SIX,) * 3)
    drawn = scene(rasant.view(state, 0))
    told = [f"+{worth(state.line, each.paint)}" for each in SIX if each.paint != "black"]
    assert [word for word in words(drawn) if word[0] == "+" and word[1:].isdigit()] == told
    assert "+ shows what a win earns" in words(drawn)
    assert not lit(drawn) + stamps(drawn, "arrow")


def test_who_waits_sees_no_sums_on_their_cards() -> None:
    drawn = scene(rasant.view(by_hand(Leading(1, ()), last=None), 0))
    assert not [word for word in words(drawn) if word.startswith("+")]
    assert "The lead sets the colour" in words(drawn)


def test_who_waits_sees_the_helmet_of_the_player_whose_turn_it_is() -> None:
    for mover in (0, 1, 2):
        drawn = scene(rasant.view(by_hand(Leading(mover, ())), 0))
        assert [name for name, _, _ in stamps(drawn, "helmet-") if name.endswith("l")] == [
            f"helmet-{mover}-l"
        ]


def test_the_board_shows_the_card_that_wins_the_round_so_far_alone_and_who_would_get_the_points() -> None:
    for count in (1, 2, 3, 9):
        phase = Following(0, tuple(Laid(at % 3, Card("red", 10 * at + 10)) for at in range(count)), ())
        drawn = scene(rasant.view(by_hand(phase), None))
        ((_, left, top),) = stamps(drawn, "card-round")
        assert f"{10 * count}" in words(drawn)
        assert len(stamps(drawn, "target")) == 1
        winner = (count - 1) % 3
        assert f"{NAMES[winner]} would get" in words(drawn)
        helmets = [(name, x) for name, x, y in stamps(drawn, "helmet-") if top <= y <= top + 204]
        assert sorted(name for name, _ in helmets) == sorted((f"helmet-{winner}-s", "helmet-0-l"))
        assert not [x for _, x in helmets if left - 50 < x < left + 196], "on the card"


def test_an_empty_reserve_is_named_and_what_a_pass_costs() -> None:
    state = by_hand(Following(0, laid(1), ()), reserve=0)
    assert "Deck empty" in words(scene(rasant.view(state, None)))
    assert {"if you win", "or pass: costs a card"} <= set(words(scene(rasant.view(state, 0))))


def test_only_the_black_car_has_words_because_numbers_on_others_look_like_points() -> None:
    drawn = scene(rasant.view(by_hand(Following(0, laid(1), ())), 0))
    assert len(stamps(drawn, "car-")) == 13
    assert words(drawn).count("pts \u00d72") == 1


@pytest.mark.parametrize(("reserve", "told"), [(5, "Passing is free"), (0, "Passing costs a card")])
def test_who_cannot_beat_the_last_card_reads_why_that_they_pass_and_what_it_costs(
    reserve: int, told: str
) -> None:
    high = tuple(Laid(1, Card("red", pace)) for pace in (120,))
    state = by_hand(Following(0, high, ()), reserve=reserve)
    state = replace(state, hands=((Card("red", 20), Card("blue", 130)), *state.hands[1:]))
    drawn = words(scene(rasant.view(state, 0)))
    assert {"YOU CAN\u2019T BEAT:", "You can only pass", told, "winner gets"} <= set(drawn)
    assert [word for word in drawn if word in ("too low", "wrong", "colour")] == [
        "too low",
        "wrong",
        "colour",
    ]


def test_cards_that_can_be_played_are_large_and_between_the_others() -> None:
    drawn = scene(rasant.view(replace(by_hand(Following(0, laid(3), ())), hands=(SIX,) * 3), 0))
    cards = [name for name, _, _ in stamps(drawn, "card-")]
    assert [name.split("-")[1] for name in cards] == ["small", "small", "big", "big", "small", "small"]
    assert cards[2:4] == ["card-big-red", "card-big-black"]
    rims = [item for item, _, _ in drawn.marks if isinstance(item, Overlay) and item.args[2:3] == (LIT,)]
    assert (len(rims), words(drawn).count("beats 30")) == (2, 2)


def test_a_hand_says_what_its_owner_may_do() -> None:
    told: dict[str, tuple[Leading | Following | Paying, int]] = {
        "LEAD A CARD": (Leading(0, ()), 20),
        "BEAT:": (Following(0, laid(1), ()), 20),
        "YOU CAN’T BEAT:": (Following(0, laid(12), ()), 20),
        "DISCARD A CARD": (Paying(0, laid(1), (0,)), 0),
        "BOB’S TURN": (Leading(1, ()), 20),
    }
    for text, (phase, reserve) in told.items():
        assert text in words(scene(rasant.view(by_hand(phase, reserve=reserve), 0)))


@pytest.mark.parametrize("mover", range(3))
def test_a_hand_shows_the_points_of_its_owner_and_of_the_leader_with_a_crown(mover: int) -> None:
    state = by_hand(Following(mover, laid(1), ()))
    assert state.points == (41, 46, 51)
    for seat in range(3):
        drawn = scene(rasant.view(state, seat))
        told = {"You 51", "points"} if seat == 2 else {f"You {state.points[seat]}", f"{NAMES[2]} 51"}
        assert told <= set(words(drawn))
        crowns = [item for item, _, _ in drawn.marks if isinstance(item, Overlay) and item.draw is _crown]
        assert len(crowns) == 1


def test_who_pays_sees_on_every_card_how_many_unseen_ones_it_beats() -> None:
    state = replace(by_hand(Paying(0, laid(1), (0,)), reserve=0), hands=(SIX,) * 3)
    view = rasant.view(state, 0)
    drawn = scene(view)
    told = [f"{beaten(view, each)} of {len(unseen(view))}" for each in SIX]
    assert [word for word in words(drawn) if word in told] == told
    assert words(drawn).count("beats") == len(SIX)
    assert {"Passing costs a card", f"{len(unseen(view))} cards unseen"} <= set(words(drawn))
    assert len(stamps(drawn, "bin-s")) == 1
    assert not lit(drawn)


def test_who_pays_sees_only_the_marked_card_on_a_lit_plate() -> None:
    view = rasant.view(replace(by_hand(Paying(0, laid(1), (0,)), reserve=0), hands=(SIX,) * 3), 0)
    for at, card in enumerate(SIX):
        (drawn,) = scenes(view, NAMES[:3], (), ENGLISH, Pay(card))
        ((left, right),) = plates(drawn)
        cards = [left < x < right for _, x, _ in stamps(drawn, "card-")]
        assert cards == [each == at for each in range(len(SIX))]
    assert not plates(scene(view))


def plates(stage: Stage) -> list[tuple[int, int]]:
    """Return the left and the right edge of each lit plate."""
    return [
        (x, x + item.width) for item, x, _ in stage.marks if isinstance(item, Overlay) and LIT in item.args
    ]


def test_the_table_shows_the_driver_who_discards_with_a_bin_and_the_card_that_wins_small() -> None:
    state = by_hand(Paying(0, laid(2), (0,)), reserve=0)
    table = scene(rasant.view(state, None))
    assert len(stamps(table, "bin-l")) == 1
    assert not stamps(table, "card-")
    assert {"20", f"+{worth(state.line, 'red')}"} <= set(words(table))
    assert not any("would get" in word for word in words(table))
    handed = scene(rasant.view(by_hand(Paying(0, (), (0,)), reserve=0), None))
    assert len(stamps(handed, "bin-l")) == 1
    assert not stamps(handed, "target")


def test_what_a_reader_can_no_longer_win_is_not_golden() -> None:
    for phase in (Paying(0, laid(2), (0,)), Following(1, laid(1), (2, 0)), Following(0, laid(12), ())):
        drawn = scene(rasant.view(by_hand(phase, reserve=0), 0))
        assert not [each for each, _, _ in drawn.marks if isinstance(each, Words) and each.ink == GOLD]


def test_who_passed_is_marked_and_has_no_arrow() -> None:
    state = by_hand(Following(1, laid(1), (2, 0)))
    assert words(scene(rasant.view(state, None))).count("passed") == 2
    paying = by_hand(Paying(0, laid(2), (1,)))
    assert words(scene(rasant.view(paying, None))).count("passed") == 1, "who pays still has to act"
    drawn = scene(rasant.view(state, 0))
    assert not stamps(drawn, "arrow")
    assert "for the winner" in " ".join(words(drawn))


def test_who_can_only_pass_is_promised_nothing() -> None:
    drawn = scene(rasant.view(by_hand(Following(0, laid(12), ())), 0))
    assert not stamps(drawn, "arrow")
    assert "if you win" not in words(drawn)


def test_a_draft_shows_what_is_still_to_be_placed() -> None:
    first = rasant.setup(Options("draft"), 3, Chance("draft", 0)).state
    mover = rasant.view(first, None).mover
    for seat in (None, mover):
        drawn = scene(rasant.view(first, seat))
        assert words(drawn).count("\u00d73") == len(COLOURS)
        assert not any(word.startswith("Deck") for word in words(drawn))


def test_the_result_is_told_in_the_readers_perspective() -> None:
    state = list(game(3, "over"))[-1]
    over = replace(rasant.view(state, None), points=(9, 14, 12), places=(3, 1, 2))
    assert {"Bob wins", "by 2 points"} <= set(words(scene(over)))
    assert {"You came 2nd", "2 points behind Bob"} <= set(words(scene(replace(over, seat=2))))
    assert "You won!" in words(scene(replace(over, seat=1)))


def test_the_result_shows_the_overtaking_that_decided_with_its_cars_and_points() -> None:
    view = rasant.view(list(game(3, "over"))[-1], None)
    for count in (2, 9, 12):
        moved = tuple(Car("red" if at else "yellow", 1) for at in range(count))
        score = Score(7, 1, "red", count, doubled=False, moved=moved)
        shown = scene(replace(view, scores=(score,), points=(9, 14, 12), places=(3, 1, 2)))
        assert {"Deciding round", f"+{count}"} <= set(words(shown))
        cars = [name for name, _, _ in sorted(stamps(shown, "car-"), key=lambda car: -car[1])]
        assert cars == ["car-yellow-small", *["car-red-small"] * (count - 1)]
        check_layout(shown)


def test_a_player_sees_their_own_best_round_or_else_the_one_that_decided() -> None:
    over = rasant.view(list(game(3, "over"))[-1], None)
    scores = tuple(
        Score(at, seat, "red", cars, doubled=False, moved=(Car("red", 1),) * cars)
        for at, (seat, cars) in enumerate([(0, 3), (0, 5), (1, 9), (0, 4)], 1)
    )
    over = replace(over, scores=scores, points=(12, 9, 0), places=(1, 2, 3))
    for seat, told, points in (
        (None, "Deciding round", 4),
        (0, "Your best round", 5),
        (1, "Your best round", 9),
        (2, "Deciding round", 4),
    ):
        assert {told, f"+{points}"} <= set(words(scene(replace(over, seat=seat))))


def test_who_has_not_yet_acted_in_a_round_sees_who_won_the_last_one_and_no_cards_of_it() -> None:
    found = 0
    for state in game(3, "won", "random"):
        view = rasant.view(state, state.last.seat) if state.last is not None else None
        if view is None or view.last is None or view.phase != "leading" or view.mover != view.seat:
            continue
        found += 1
        won, others = view.last, [seat for seat in range(3) if seat != view.seat]
        passes = [Passed(seat, forced=False) for seat in others]
        recent: Sequence[Event] = [Led(won.seat, won.laid[0].card), *passes, Manoeuvred(won, view.line)]
        (drawn,) = scenes(view, NAMES[:3], recent)
        assert "News" not in words(drawn)
        over = f"Round {won.round}: {NAMES[won.seat]}"
        assert words(drawn)[-3:] == [str(won.seat + 1), over, f"+{won.points}"]
    assert found > 0


def test_the_end_of_a_round_is_news_until_the_reader_plays_or_passes() -> None:
    for phase, news in (
        (Leading(0, ()), True),
        (Following(0, (Laid(2, Card("red", 10)),), (1,)), True),
        (Following(1, (Laid(0, Card("red", 10)),), ()), False),
        (Following(1, (Laid(2, Card("red", 10)),), (0,)), False),
        (Paying(0, laid(1), (0,)), False),
    ):
        state = by_hand(phase)
        assert state.last is not None
        over = f"Round {state.last.round}: {NAMES[state.last.seat]}"
        assert (over in words(scene(rasant.view(state, 0)))) == news
        told = english(prompt(rasant.view(state, 0), NAMES))
        assert told.startswith(f"{NAMES[state.last.seat]} won round {state.last.round}: ") == (
            news and bool(told)
        )
    fresh = rasant.view(by_hand(Leading(0, ()), last=None), 0)
    assert english(prompt(fresh, NAMES)).startswith("You lead.")


def test_cars_that_a_win_would_not_move_are_in_the_shade() -> None:
    for seat in (None, 0):
        state = by_hand(Following(0, laid(1), ()))
        first = max(at for at, car in enumerate(state.line) if car.paint == "red")
        shades = [name.endswith("-shaded") for name, _, _ in stamps(scene(rasant.view(state, seat)), "car-")]
        assert shades == [at < first for at in range(len(state.line))]
        leading = scene(rasant.view(by_hand(Leading(0, ())), seat))
        assert not [name for name, _, _ in stamps(leading, "car-") if name.endswith("-shaded")]


def test_nothing_of_other_hands_is_seen() -> None:
    state = by_hand(Following(0, laid(2), ()))
    other = replace(state, hands=(state.hands[0], (Card("green", 10),) * 3, (Card("blue", 30),) * 3))
    for seat in (None, 0):
        first, second = (paint(rasant.view(each, seat), NAMES[:3])[0] for each in (state, other))
        assert first.tobytes() == second.tobytes()


def test_every_colour_is_easy_to_print_on() -> None:
    for colour in PAINTS.values():
        assert contrast(readable_on(colour), colour) >= 4.5


def test_who_leads_has_a_crown_and_a_long_name_has_one_spelling() -> None:
    state = by_hand(Following(0, laid(1), ()), points=(7, 9, 9))
    (drawn,) = scenes(rasant.view(state, None), ["xX_SpeedDemon_the_First_Xx", *NAMES[1:3]])
    crowned = [x for mark, x, _ in drawn.marks if isinstance(mark, Overlay) and mark.draw is _crown]
    assert len(crowned) == 2
    assert min(crowned) > 1100 // 3, "not on the first plate"
    shown = next(word for word in words(drawn) if word.startswith("xX"))
    assert f"{shown.upper()} MUST BEAT" in " ".join(words(drawn))

"""A player's hand: the cars, the points of a win, and the cards, with the playable ones large."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.rasant.board import inks, pieces, plan, table_picture
from bot.games.rasant.rules import events, odds, rounds
from bot.games.rasant.rules.actions import Action, Pay
from bot.games.rasant.rules.components import Card, Colour as Suit, Paint
from bot.games.rasant.rules.model import Manoeuvre, View
from bot.games.rasant.rules.overtaking import doubles, overtaken, worth
from bot.locales.phrase import Locale
from bot.render import crown, news
from bot.render.stage import Stage, Words
from bot.render.text import broken, fitted, scored

NEWS: Final = news.NewsStyle(fill=inks.PLATE, line=inks.CREAM, ink=inks.WORDS)
POINTS: Final = (38, 92)
"""The y of the player's points, and of the leader's points or the unit below them, in pixels."""
LEADER: Final = 264
"""The width available for the leader's name and points, in pixels."""
TOP: Final = 612
"""The top of the large cards, in pixels."""
RIM: Final = 16
"""The maximum width of the golden rim of a card that can be played, in pixels."""
SPREAD: Final = 40
"""The maximum gap between cards, in pixels."""
PRICED: Final = 250
"""The maximum width of the plate of a card that can be discarded, in pixels."""
GAP: Final = 12
PRICE_TOP: Final = 598
PRICES: Final = 326
"""The gap between these plates, their top, and their height, in pixels."""
SHARES: Final = (846, 893)
"""The middles of the two lines on these plates, in pixels."""
RIGHT: Final = 1082
"""The right edge of the player's points, in pixels."""
MIDDLE: Final = 365
"""The y halfway between the straights of the road, in pixels."""
SUM: Final = 492
"""The left edge of the points that the player can win, beside the arrow, in pixels."""
WON: Final = 328
OR_PASS: Final = 408
"""The y of the points that the player can win, and of the price of a pass below them, in pixels."""
NAME: Final = 300
"""The width available for the name of the last round's winner, in pixels."""
FACE: Final = 96
"""The distance from the left edge of a winner's helmet to the words beside it, in pixels."""
END: Final = 904
"""The right end of the words about a win and about a pass, at the bend of the road, in pixels."""


def hand(
    view: View,
    names: Sequence[str],
    recent: Sequence[events.Event],
    locale: Locale,
    marked: Action | None,
) -> Stage:
    """Return the picture of a player's view during the game. marked: the action of the green button, or
    None.
    """
    stage = Stage(inks.WORLD, "hand", locale, names)
    if view.seat == view.mover and view.phase == "paying":
        pieces.cars(stage, plan.HAND, view.line, len(view.line))
    else:
        pieces.road(stage, plan.HAND, view)
    if view.phase == "drafting":
        pieces.unplaced(stage, view, 334, 74)
    else:
        _stake(stage, view)
    _head(stage, view, names)
    _cards(stage, view, marked)
    done = news.since(_told(recent, view.seat), view.seat, _doer, acting=view.seat == view.mover)
    ended = rounds.ended(view)
    news.news(
        stage,
        [_deed(stage, seat, each) for seat, each in done],
        NEWS,
        heading=_won(stage, ended) if ended is not None else None,
    )
    return stage


def _told(recent: Sequence[events.Event], seat: Seat | None) -> list[events.Event]:
    """Return the events of the round in progress without the player's own passes, which can be automatic."""
    over = max((at for at, event in enumerate(recent) if isinstance(event, events.Manoeuvred)), default=-1)
    return [
        event for event in recent[over + 1 :] if not isinstance(event, events.Passed) or event.seat != seat
    ]


def _doer(event: events.Event) -> Seat | None:
    deeds = events.Placed | events.Led | events.Played | events.Passed
    return event.seat if isinstance(event, deeds) else None


def _won(stage: Stage, ended: Manoeuvre) -> news.Small:
    """Return the heading of the news about the last round: the winner's helmet, words, and the points."""
    name = fitted(stage.names[ended.seat], 48, "Bold", NAME)
    told = stage.say("rasant-picture-over", round=ended.round, name=name)
    words = Words(told, 48, "Bold", inks.WORDS)
    points = Words(f"+{ended.points}", 60, "Manrope", inks.WORDS)

    def draw(x: int, y: int) -> None:
        pieces.helmet(stage, ended.seat, x + 42, y, small=True)
        end = stage.write(words, x + FACE, y)
        stage.write(points, end + 16, y)

    return news.Small(FACE + words.width + 16 + points.width, draw)


def _deed(stage: Stage, seat: Seat, done: Sequence[events.Event]) -> news.Deed:
    """Return what a driver did as a row of small pictures and words, after the driver's helmet."""
    parts: list[news.Part] = [news.Small(84, lambda x, y: pieces.helmet(stage, seat, x + 42, y, small=True))]
    for event in done:
        match event:
            case events.Placed(car=car):
                parts.append(_mark(stage, car.paint))
            case events.Led(card=card) | events.Played(card=card):
                parts += [_mark(stage, card.paint), Words(str(card.pace), 56, "Manrope", inks.WORDS)]
            case events.Passed():
                parts.append(Words(stage.say("rasant-picture-passed"), 48, "Bold", inks.WORDS, room=170))
    return parts


def _mark(stage: Stage, suit: Paint) -> news.Small:
    return news.Small(50, lambda x, y: stage.put(f"mark-{suit}-lit", x + 25, y))


def _head(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Draw the player's prompt, or whose turn it is, and the player's points."""
    assert view.seat is not None
    assert view.mover is not None
    pieces.helmet(stage, view.mover, 62, 62)
    end = 1076 if view.phase == "drafting" else _standing(stage, view, view.seat)
    if view.seat != view.mover:
        table_picture.title(stage, "turn", view.phase, names[view.mover], end - 126)
    elif view.phase == "following":
        phase = "following" if view.playable else "stuck"
        x = table_picture.title(stage, "rasant-picture-prompt", phase, "", end - 126 - 24 - pieces.CHIP)
        pieces.chip(stage, view.laid[-1].card, x + 24, 60)
    else:
        table_picture.title(stage, "rasant-picture-prompt", view.phase, "", end - 126)


def _standing(stage: Stage, view: View, seat: Seat) -> int:
    """Write the player's points and, if only others lead, a leader's. Return the right end of the space to
    the left of this text, in pixels.
    """
    lead = crown.leaders(view.points)
    own = Words(stage.say("rasant-picture-you", points=view.points[seat]), 64, "Manrope", inks.TITLE)
    below = stage.say("rasant-picture-points")
    if lead and seat not in lead:
        first = min(lead)
        below = scored(stage.names[first], str(view.points[first]), 48, "Bold", LEADER)
    second = Words(below, 48, "Bold", inks.TITLE, room=LEADER)
    lines = [(own, POINTS[0], seat in lead), (second, POINTS[1], bool(lead) and seat not in lead)]
    ends = list[int]()
    for words, y, leads in lines:
        stage.write(words, RIGHT, y, "r")
        ends.append(RIGHT - words.width)
        if leads:
            ends[-1] -= crown.WIDE + 12
            crown.crown(stage, inks.CREAM, inks.INK, ends[-1], y)
    return min(ends) - 24


def _stake(stage: Stage, view: View) -> None:
    """Draw the points for winning the round, or words instead, between the straights of the road."""
    told: tuple[str, ...]
    mine = view.seat == view.mover
    if mine and view.phase == "paying":
        stage.put("bin-s", 250, MIDDLE + 14)
        unseen = stage.say("rasant-picture-unseen", cards=len(odds.unseen(view)))
        pieces.lines(stage, [stage.say("rasant-picture-cost"), unseen], 360, MIDDLE, 560)
    elif view.colour is None:
        told = (stage.say("rasant-picture-open"),)
        if mine:
            told += (stage.say("rasant-picture-tickets"),)
        pieces.lines(stage, told, 500, MIDDLE, 700, centred=True)
    elif mine and not view.playable:
        only = Words(stage.say("rasant-picture-only-pass"), 60, "Bold", inks.WORDS, room=520)
        stage.write(only, 380, WON)
        price = stage.say(f"rasant-picture-{'cost' if view.costs else 'free'}")
        pieces.lines(stage, [price], 380, OR_PASS, 520)
        winner = Words(stage.say("rasant-picture-winner"), 48, "Bold", inks.WORDS, room=192)
        stage.write(winner, 200, MIDDLE - 30, "m")
        won = Words(f"+{worth(view.line, view.colour)}", 76, "Manrope", inks.WORDS)
        stage.write(won, 200, MIDDLE + 30, "m")
    elif view.seat in view.passed:
        points = worth(view.line, view.colour)
        x = stage.write(Words(f"+{points}", 72, "Manrope", inks.WORDS), 330, MIDDLE) + 34
        pieces.lines(
            stage, broken(stage.say("rasant-picture-for-winner"), 48, "Bold", 180), x, MIDDLE, 960 - x
        )
    else:
        stage.put(f"arrow-hand-{view.colour}", 0, 0)
        _winnings(stage, view, view.colour, pays=mine and view.costs)


def _winnings(stage: Stage, view: View, suit: Suit, *, pays: bool) -> None:
    """Draw the points that the player can win with the round. pays: whether passing costs the
    player a card.
    """
    points = worth(view.line, suit)
    size, middle = (144 if points < 10 else 104, MIDDLE) if not pays else (92, WON)
    x = stage.write(Words(f"+{points}", size, "Manrope", inks.GOLD, 8, inks.PLATE), SUM, middle) + 34
    won = stage.say("rasant-picture-if-won")
    if pays:
        pieces.lines(stage, [won], x, middle, END - x)
        pieces.lines(stage, [stage.say("rasant-picture-or-pass")], SUM, OR_PASS, END - SUM)
        return
    pieces.lines(stage, [_moved(stage, view, suit), won], x, MIDDLE, 960 - x)


def _moved(stage: Stage, view: View, suit: Suit) -> str:
    """Return the number of cars that a win in the given colour would move, in words."""
    doubled = doubles(view.line, suit)
    cars = len(overtaken(view.line, suit)[0]) - doubled
    return stage.say("rasant-cars", cars=cars, doubled="yes" if doubled else "no")


def _cards(stage: Stage, view: View, marked: Action | None) -> None:
    """Draw the cards: the playable ones large in a golden rim, and the others small, or all of them large if
    the player does not choose a card. If none can be played, each has the reason below it.
    """
    if not view.hand:
        words = stage.say(f"rasant-picture-{'undealt' if view.phase == 'drafting' else 'empty'}")
        stage.write(Words(words, 48, "Bold", inks.WORDS, room=1040), 550, TOP + 146, "m")
        return
    choosing = view.seat == view.mover
    if choosing and view.phase == "paying":
        _prices(stage, view, marked.card if isinstance(marked, Pay) else None)
        return
    if choosing and not view.playable:
        _plates(stage, view.hand, [(_unplayable(stage, view, each),) for each in view.hand])
        return
    large = [each for each in view.hand if not choosing or each in view.playable]
    small = [each for each in view.hand if each not in large]
    size = "big" if len(large) <= 3 else "mid"
    side = len(small) // 2
    row = [(each, "small") for each in small[:side]]
    row += [(each, size) for each in large]
    row += [(each, "small") for each in small[side:]]
    wide = sum(pieces.CARDS[kind][0] for _, kind in row)
    gap = min(SPREAD, (1080 - wide) // max(1, len(row) - 1))
    rim = min(RIM, gap // 2)
    x = (1100 - wide - gap * (len(row) - 1)) // 2
    width, height = pieces.CARDS[size]
    below = height - pieces.CARDS["small"][1]
    for each, kind in row:
        if kind == "small":
            pieces.card(stage, each, kind, x, TOP + (below if large else below // 2))
            x += pieces.CARDS[kind][0] + gap
            continue
        if choosing:
            plate = pieces.plate(width + 2 * rim, height + 2 * rim, inks.LIT, inks.CREAM, 24)
            stage.draw(plate, x - rim, TOP - rim)
        pieces.card(stage, each, size, x, TOP)
        if choosing and view.phase == "leading":
            _worth(stage, view, each, x + width - 40)
        elif choosing and size == "big":
            beats = stage.say("rasant-picture-beats", number=view.laid[-1].card.pace)
            pieces.ticket(stage, beats, x + width // 2, TOP + height - 12, room=width - 16)
        x += width + gap


def _prices(stage: Stage, view: View, marked: Card | None) -> None:
    """Draw the cards that can be discarded, each with the number of unseen cards that it beats. marked: the
    card whose plate is lit, or None.
    """
    unseen, beats = len(odds.unseen(view)), stage.say("rasant-picture-strength")
    shares = [
        stage.say("rasant-picture-strength.share", number=odds.beaten(view, each), cards=unseen)
        for each in view.hand
    ]
    _plates(stage, view.hand, [(beats, share) for share in shares], marked)


def _unplayable(stage: Stage, view: View, card: Card) -> str:
    """Return why a card cannot be played in the round."""
    follows = view.colour is not None and card.paint in (view.colour, "black")
    return stage.say("rasant-picture-unplayable", why="low" if follows else "colour")


def _plates(
    stage: Stage, hand: Sequence[Card], told: Sequence[Sequence[str]], marked: Card | None = None
) -> None:
    """Draw each card on a plate. told: for each card, the words below it: two lines, or text that is broken
    into two if it is too long for one. marked: the card whose plate is lit, or None.
    """
    wide = min(PRICED, (1080 + GAP) // len(hand) - GAP)
    x, (width, _) = (1100 - len(hand) * (wide + GAP) + GAP) // 2, pieces.CARDS["round"]
    for each, text in zip(hand, told, strict=True):
        lit = each == marked
        plate = pieces.plate(wide, PRICES, inks.LIT if lit else inks.PLATE, inks.CREAM if lit else None)
        stage.draw(plate, x, PRICE_TOP)
        pieces.card(stage, each, "round", x + (wide - width) // 2, PRICE_TOP + 16)
        lines = text if len(text) > 1 else broken(text[0], 48, "Bold", wide - 16)
        for line, y in zip(lines, SHARES if len(lines) > 1 else (sum(SHARES) // 2,), strict=True):
            words = Words(line, 48, "Bold", inks.HIGHLIT if lit else inks.WORDS, room=wide - 16)
            stage.write(words, x + wide // 2, y, "m")
        x += wide + GAP


def _worth(stage: Stage, view: View, lead: Card, x: int) -> None:
    """Draw the points for winning a round in the lead's colour on a ticket with its middle at x."""
    if lead.paint != "black":
        pieces.ticket(stage, f"+{worth(view.line, lead.paint)}", x, TOP + 6, "Manrope")

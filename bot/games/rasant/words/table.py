"""Rasant in words: buttons, the story of a round, and the whole table as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Seat
from bot.games.rasant.rules.components import COLOURS, START, Car, Card
from bot.games.rasant.rules.model import (
    Action,
    Dealt,
    DraftOpened,
    Drawn,
    Event,
    Filled,
    Flagged,
    LeadHanded,
    Led,
    Manoeuvre,
    Manoeuvred,
    Name,
    Options,
    Paid,
    Pass,
    Passed,
    Pay,
    Placed,
    Play,
    Played,
    ReserveEmptied,
    RoundOver,
    View,
)
from bot.words import Clause, Label
from bot.words.phrases import counted, listed

_RULES = """\
**Goal.** Win rounds of cards. The rear cars, from the round's colour on, then overtake the line, and every \
car that moves is a point.

**Cars.** Thirteen in a line: three each of red, blue, yellow and green behind the black starting car.
**Ruling:** with `grid: random` the twelve stand in random order.
**Ruling:** with `grid: draft` the players, from the dealer's left, name the colour of each next car; once \
one colour is left, its cars close the line. Then the cards are dealt.

**Cards.** 56: each colour from 10 to 130 in tens, and four black ones: 40, 70, 100 and 120.
**House:** the printed split of the deck is lost; this one is ours.
**Ruling:** the dealer is drawn at random. Everyone gets six cards, the rest is the reserve, and the player \
left of the dealer leads.

**A round.** The leader plays a card, and may not pass; its colour is the round's. In turn each player then \
plays a higher card of that colour, or a higher black card, or passes and is out of the round. A 130 ends \
the round at once. The last card wins.
**Ruling:** black cards may not be led.
**Ruling:** a black card must be higher too, and does not change the colour.
**Ruling:** the round also ends when all but one have passed.
**Ruling:** a leader without a coloured card hands the lead to the left, as a pass. If all others did so, \
the last player's lead wins at once.

**Overtaking.** The rearmost car of the round's colour and every car behind it move to the front one after \
the other, so that their order is reversed. The winner gets a point for each. The starting car scores \
nothing and doubles the points of the others that move with it; it never begins a manoeuvre.

**After a round.** The cards are discarded. From the winner on, everyone draws up to six while the reserve \
lasts. Whoever passed first leads next.
**Ruling:** if nobody passed, the winner leads.

**When the reserve is empty.** Whoever passes discards a card of their choice. Whoever has no cards passes \
without being asked, and pays nothing.
**Ruling:** handing the lead on costs a card too.
**Ruling:** who has a single card discards it without being asked.
**Ruling:** the card is due at once, before the next player's turn.

**The end.** The most points win.
**Ruling:** the game ends when a lead is due and nobody holds a coloured card.
**Ruling:** equal points share the place, and the next place is left free (1, 2, 2, 4).

**Away from the table.**
**Ruling:** when your time runs out, the clock passes for you; if you must lead or discard, it takes your \
lowest card, and in a draft the first colour left.

*Rasant by F. J. Lamminger, Amigo 1993. The rules are told in our own words.*"""


def chosen(options: Options) -> str:
    """How the line is formed."""
    if options.grid == "draft":
        return "Grid: the players name the colour of each next car in turn"
    return "Grid: the cars stand at random"


def label(action: Action, view: View) -> Label:
    """The button; many cards become a menu."""
    match action:
        case Name(colour):
            left = sum(car.paint == colour for car in view.unplaced)
            return Label(f"{colour.capitalize()} ({left} left)")
        case Play(card):
            return Label(_card(card).capitalize(), kind=_MENUS[view.phase == "leading"])
        case Pass():
            return Label("Pass, for a card" if view.costs else "Pass")
        case Pay(card):
            return Label(f"Discard {_card(card)}", kind="Choose the card that your pass costs")
        case _:
            assert_never(action)


_MENUS = {True: "Choose a card to lead", False: "Choose a card to play"}


def tell(event: Event, names: Sequence[str]) -> Clause:
    """What happened, as its hearer may know it."""
    match event:
        case DraftOpened() | Placed() | Filled() | Dealt() | Flagged() | ReserveEmptied():
            return _tell_table(event, names)
        case Led(seat, card):
            return Clause(seat, f"led {_card(card)}")
        case Played(seat, card):
            return Clause(seat, f"played {_card(card)}")
        case Passed(seat, forced):
            return Clause(seat, "had no cards and so passed" if forced else "passed")
        case LeadHanded(seat, to, cards):
            lacked = "coloured card" if cards else "card"
            return Clause(seat, f"had no {lacked} to lead, so passed the lead to {names[to]}")
        case Paid(seat, card, forced):
            which = f"the only card, {_card(card)}," if forced else _card(card)
            return Clause(seat, f"discarded {which} for the pass")
        case RoundOver(seat, card, leader, passer):
            first = f"{names[leader]} passed first" if passer else "nobody passed"
            return Clause(
                seat, f"won the round with {_card(card)} ({first}: {names[leader]} is to lead next)"
            )
        case Manoeuvred(manoeuvre):
            return Clause(manoeuvre.seat, _overtaking(manoeuvre))
        case Drawn(seat, cards, count):
            return Clause(
                seat, f"drew {listed(list(map(_card, cards))) if cards else counted(count, 'card')}"
            )
        case _:
            assert_never(event)


def _tell_table(
    event: DraftOpened | Placed | Filled | Dealt | Flagged | ReserveEmptied, names: Sequence[str]
) -> Clause:
    """What happened to the whole table."""
    match event:
        case DraftOpened(dealer, seat):
            text = "The players form the line behind the starting car: each names the colour of the next car."
            return Clause(None, f"{text} {names[dealer]} is the dealer, so {names[seat]} begins.")
        case Placed(seat, car):
            return Clause(seat, f"placed {_car(car)}")
        case Filled(cars):
            closing = "closes" if len(cars) == 1 else "close"
            return Clause(
                None, f"Only {cars[0].paint} was left: {listed(list(map(_car, cars)))} {closing} the line."
            )
        case Dealt(_, hands, _, dealer, seat):
            known = "".join(
                f" {names[at]} holds {listed(list(map(_card, hand)))}."
                for at, hand in enumerate(hands)
                if hand
            )
            text = f"The line stands, {names[dealer]} dealt everyone six cards and {names[seat]} leads."
            return Clause(None, text + known)
        case ReserveEmptied():
            return Clause(None, "The reserve is empty: from now on a pass costs a card.")
        case Flagged():
            return Clause(None, "The game is over: nobody holds a coloured card to lead.")
        case _:
            assert_never(event)


def headline(view: View, names: Sequence[str]) -> str:
    """One line: whose turn it is and what may be done; or who won."""
    if view.mover is None:
        best = [seat for seat, place in enumerate(view.places) if place == 1]
        points = counted(view.points[best[0]], "point")
        if len(best) == 1:
            return f"{names[best[0]]} wins with {points}"
        return f"{listed([names[seat] for seat in best])} share the win with {points} each"
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    return f"{whose} turn: {_choice(view)}"


def alts(view: View, names: Sequence[str]) -> tuple[str, ...]:
    """One picture, and all of it in words."""
    return (describe(view, names),)


def barred(view: View) -> Sequence[Label]:
    """What is not allowed has no button."""
    return ()


def describe(view: View, names: Sequence[str]) -> str:
    """The view in words, line by line, what matters most first."""
    lines = [headline(view, names) + "."]
    if view.mover is None:
        order = sorted(range(len(view.held)), key=lambda seat: view.places[seat])
        lines += [
            f"Place {view.places[seat]}: {names[seat]}, {counted(view.points[seat], 'point')}."
            for seat in order
        ]
        return "\n".join([*lines, *_last(view, names), _line(view)])
    if view.seat is not None and view.phase != "drafting":
        lines += _own(view)
    lines += _round(view, names)
    lines += _last(view, names)
    lines.append(_line(view))
    if view.phase != "drafting":
        lines.append(_reserve(view))
    lines.append("Players in turn order:")
    lines += [_player(view, names, seat) for seat in range(len(view.held))]
    if view.discards:
        lines.append(f"Discarded so far: {_sorted(view.discards)}.")
    return "\n".join(lines)


def rules() -> str:
    """The rules in short, with the rulings marked and the credit."""
    return _RULES


def _choice(view: View) -> str:
    match view.phase:
        case "drafting":
            return "name the colour of the next car"
        case "leading":
            return "lead a coloured card"
        case "paying":
            return "discard a card for the pass"
        case _:
            high = _card(view.laid[-1].card)
            cost = ", which costs a card" if view.costs else ""
            if view.seat == view.mover and not view.playable:
                return f"you hold nothing higher than {high}, so pass{cost}"
            return f"play {view.colour} or black higher than {view.laid[-1].card.pace}, or pass{cost}"


def _own(view: View) -> list[str]:
    """The seat's cards by colour, and which of them may be played."""
    lines = [f"Your hand: {_sorted(view.hand) or 'no cards'}."]
    if view.playable:
        lines.append(f"You may play: {_sorted(view.playable)}.")
    return lines


def _round(view: View, names: Sequence[str]) -> list[str]:
    """The round in progress: its cards in order, and who has passed."""
    if view.phase == "drafting":
        return [f"Still to be placed: {listed([_left(view, colour) for colour in COLOURS])}."]
    cards = ", ".join(f"{names[laid.seat]} {_card(laid.card)}" for laid in view.laid) or "no card yet"
    colour = f" ({view.colour})" if view.colour else ""
    passed = f" Passed, in order: {', '.join(names[seat] for seat in view.passed)}." if view.passed else ""
    return [f"Round {view.round}{colour}: {cards}.{passed}"]


def _left(view: View, colour: str) -> str:
    return f"{sum(car.paint == colour for car in view.unplaced)} {colour}"


def _last(view: View, names: Sequence[str]) -> list[str]:
    """What the round before did to the line."""
    if view.last is None:
        return []
    won = view.last
    return [f"Round {won.round}: {names[won.seat]} won with {_card(won.laid[-1].card)}, {_overtaking(won)}."]


def _overtaking(manoeuvre: Manoeuvre) -> str:
    """What moved, and the count: moved red 3, the starting car and blue 2 to the front: 2 cars x 2 = ..."""
    count = "1 car" if manoeuvre.counted == 1 else f"{manoeuvre.counted} cars"
    double = " x 2" if manoeuvre.doubled else ""
    cars = listed(list(map(_car, manoeuvre.moved)))
    return f"moved {cars} to the front: {count}{double} = {counted(manoeuvre.points, 'point')}"


def _line(view: View) -> str:
    places = ", ".join(f"{at}. {_car(car)}" for at, car in enumerate(view.line, 1))
    return f"The line, front to rear: {places}."


def _reserve(view: View) -> str:
    if not view.reserve:
        return "Reserve: empty, so a pass costs a card."
    return f"Reserve: {counted(view.reserve, 'card')}."


def _player(view: View, names: Sequence[str], seat: Seat) -> str:
    who = f"{seat + 1}. {names[seat]}{' (you)' if seat == view.seat else ''}"
    if view.phase == "drafting":
        return f"{who}{', to move' if seat == view.mover else ''}."
    notes = [counted(view.points[seat], "point"), counted(view.held[seat], "card")]
    if seat in view.passed:
        notes.append("passed")
    if seat == view.mover:
        notes.append("to move")
    return f"{who}: {', '.join(notes)}."


def _sorted(cards: Sequence[Card]) -> str:
    """Cards by colour: red 20, 70; black 40."""
    paints = [*COLOURS, "black"]
    held = {paint: sorted(card.pace for card in cards if card.paint == paint) for paint in paints}
    return "; ".join(f"{paint} {', '.join(map(str, paces))}" for paint, paces in held.items() if paces)


def _card(card: Card) -> str:
    return f"{card.paint} {card.pace}"


def _car(car: Car) -> str:
    return "the starting car" if car == START else f"{car.paint} {car.number}"

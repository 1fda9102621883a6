"""The whole table of Rasant as text, the most important lines first."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.ranking import finishes
from bot.games.rasant.rules import components, model, overtaking, rounds, scoring
from bot.games.rasant.words.story import won
from bot.locales.phrase import Phrase, Text
from bot.words import Lines, winners


def headline(view: model.View, names: Sequence[str]) -> Text:
    """Return the headline: whose turn it is, or who won."""
    if view.mover is None:
        return winners(view.places, view.points, names, view.seat)
    return Phrase("turn", you=view.mover == view.seat, name=names[view.mover])


def prompt(view: model.View, names: Sequence[str]) -> Text:
    """Return the prompt for the view's seat, or "" if it is not its turn."""
    task, last = _task(view), rounds.ended(view)
    if not task or last is None:
        return task
    you, name = last.seat == view.seat, names[last.seat]
    return Phrase("rasant-now", you=you, name=name, round=last.round, points=last.points, todo=task)


def _task(view: model.View) -> Text:
    """Return the task of the view's seat, or "" if it is not its turn."""
    if view.mover is None or view.mover != view.seat:
        return ""
    if view.colour is None or view.phase != "following":
        if view.phase == "leading":
            return Phrase("rasant-lead.costly" if view.costs else "rasant-lead")
        return Phrase("rasant-choose" if view.phase == "drafting" else "rasant-discard")
    points = overtaking.worth(view.line, view.colour)
    id = f"rasant-{'beat' if view.playable else 'stuck'}{'.costly' if view.costs else ''}"
    return Phrase(id, card=view.laid[-1].card.named, colour=view.colour, points=points)


def over(view: model.View, names: Sequence[str]) -> Phrase:
    """Return the sentence that says why the game is over."""
    return Phrase("rasant-over")


def alts(view: model.View, names: Sequence[str]) -> tuple[Lines, ...]:
    """Return the alt text of the only picture, short enough to listen to."""
    return (_lines(view, names) if view.mover is None or view.phase == "drafting" else _brief(view, names),)


def describe(view: model.View, names: Sequence[str]) -> Lines:
    """Return the view in words, the most important lines first."""
    plays = view.mover is not None and view.phase != "drafting"
    return [*_lines(view, names), *(_gone(view) if plays else ())]


def _lines(view: model.View, names: Sequence[str]) -> list[Text]:
    lines = [headline(view, names)]
    if view.mover is None:
        lines += [_place(view, names, finish.seat) for finish in finishes(view.places)]
        lines += _decided(view, names)
    else:
        lines += [line for line in (_task(view), *_hand(view), *_round(view, names)) if line]
    if view.last and view.mover is not None:
        lines.append(won(view.last, names, view.seat))
    lines.append(Phrase("rasant-table-line", cars=[car.named for car in view.line]))
    if view.mover is not None and view.phase != "drafting":
        lines.append(Phrase(f"rasant-table-deck{'' if view.reserve else '.empty'}", cards=view.reserve))
        lines += [_player(view, names, seat) for seat in range(len(view.held))]
    return lines


def _brief(view: model.View, names: Sequence[str]) -> list[Text]:
    asked, worth = _task(view), overtaking.worth(view.line, view.colour) if view.colour else 0
    lines = [headline(view, names), *([asked] if asked else []), *_hand(view)[:1]]
    if view.last and (not view.laid or rounds.ended(view)):
        lines.append(won(view.last, names, view.seat))
    if view.laid:
        seat, card = view.laid[-1]
        lines.append(
            Phrase(
                "rasant-table-last",
                you=seat == view.seat,
                name=names[seat],
                round=view.round,
                cards=len(view.laid),
                card=card.named,
            )
        )
    if worth and not asked:
        lines.append(Phrase("rasant-table-worth", points=worth))
    seats, mover = len(view.held), view.mover or 0
    lines.append(Phrase("rasant-table-line", cars=[car.named for car in view.line]))
    if view.reserve or not asked:  # otherwise the prompt says that it is empty
        lines.append(Phrase(f"rasant-table-deck{'' if view.reserve else '.empty'}", cards=view.reserve))
    return [
        *lines,
        *(_player(view, names, (mover + after) % seats, brief=True) for after in range(seats)),
    ]


def _hand(view: model.View) -> list[Text]:
    """Return the lines about the viewing seat's cards. There are none for a spectator or in a draft."""
    if view.seat is None or view.phase == "drafting":
        return []
    lines: list[Text] = [
        Phrase("rasant-table-hand", cards=[card.named for card in view.hand])
        if view.hand
        else Phrase("rasant-table-hand.empty")
    ]
    if view.playable and view.laid:
        lines.append(Phrase("rasant-table-playable", cards=[card.named for card in view.playable]))
    return lines


def _round(view: model.View, names: Sequence[str]) -> list[Text]:
    """Return the lines about the round in progress or, during a draft, about the cars still to be placed."""
    if view.phase == "drafting":
        left = [(colour, sum(car.paint == colour for car in view.unplaced)) for colour in components.COLOURS]
        cars = [Phrase("rasant-table-left", colour=colour, left=count) for colour, count in left if count]
        return [Phrase("rasant-table-unplaced", cars=cars)]
    cards = [
        Phrase("rasant-table-laid", you=seat == view.seat, name=names[seat], card=card.named)
        for seat, card in view.laid
    ]
    lines: list[Text] = [
        Phrase(f"rasant-table-round{'' if cards else '.open'}", round=view.round, cards=cards)
    ]
    if view.passed:
        passed = [Phrase("you") if seat == view.seat else names[seat] for seat in view.passed]
        lines.append(Phrase("rasant-table-passed", names=passed))
    if view.colour:
        lines.append(Phrase("rasant-table-worth", points=overtaking.worth(view.line, view.colour)))
    return lines


def _place(view: model.View, names: Sequence[str], seat: Seat) -> Phrase:
    you, points = seat == view.seat, view.points[seat]
    return Phrase("rasant-table-place", you=you, name=names[seat], place=view.places[seat], points=points)


def _decided(view: model.View, names: Sequence[str]) -> list[Text]:
    """Return the line about the overtaking that decided the game, and one about the reader's best overtaking
    if it is another one. Either can be missing.
    """
    score = scoring.decisive(view.scores, view.points)
    best = None if view.seat is None else scoring.best(view.scores, view.seat)
    lines = list[Text]()
    if score is not None:
        lines.append(
            Phrase(
                "rasant-table-decided",
                you=score.seat == view.seat,
                tied="yes" if view.places.count(1) > 1 else "no",
                round=score.round,
                name=names[score.seat],
                points=score.points,
                cars=[car.named for car in score.moved],
            )
        )
    if best is not None and best != score:
        lines.append(Phrase("rasant-table-best", round=best.round, points=best.points))
    return lines


def _player(view: model.View, names: Sequence[str], seat: Seat, *, brief: bool = False) -> Phrase:
    """Return the line about a player. brief: whether the line also says that the player has passed."""
    you, points, cards = seat == view.seat, view.points[seat], view.held[seat]
    id = "rasant-table-passed-player" if brief and seat in view.passed else "rasant-table-player"
    return Phrase(id, you=you, name=names[seat], points=points, cards=cards)


def _gone(view: model.View) -> list[Text]:
    """Return a line for each colour with cards out of the game."""
    gone = {
        paint: [str(pace) for pace in sorted(card.pace for card in view.discards if card.paint == paint)]
        for paint in (*components.COLOURS, "black")
    }
    return [Phrase("rasant-table-gone", colour=paint, paces=paces) for paint, paces in gone.items() if paces]

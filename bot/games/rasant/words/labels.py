"""Rasant's buttons and menus, and its option as a line in the lobby."""

from collections.abc import Sequence

from bot.games.rasant.rules import actions, components, model, overtaking, planned_moves
from bot.locales.phrase import Phrase
from bot.words import Label, Lines


def option_lines(options: model.Options) -> Lines:
    """Return the line that says that the players form the line of cars, or no lines if it is random."""
    return [Phrase("rasant-draft")] if options.grid == "draft" else []


def label(action: actions.Action, view: model.View, names: Sequence[str]) -> Label:
    """Return the label of an action."""
    match action:
        case actions.Name(colour):
            left = sum(car.paint == colour for car in view.unplaced)
            return Label(Phrase("rasant-name", colour=colour, left=left), emoji=colour)
        case actions.Play(card):
            kind = Phrase(f"rasant-play.{'lead' if view.phase == 'leading' else 'follow'}")
            return Label(_play(card, view), kind=kind, emoji=card.paint)
        case actions.Pass():
            return Label(Phrase(f"rasant-pass{'.costly' if view.costs else ''}"), strong=not view.playable)
        case actions.Pay(card):
            return Label(_card("", card), kind=Phrase("rasant-play.discard"), emoji=card.paint)


def _play(card: components.Card, view: model.View) -> Phrase:
    colour = view.colour or card.paint
    if colour == "black":
        return _card("", card)
    points = overtaking.worth(view.line, colour)
    if card.pace == components.TOP or len(view.passed) == len(view.held) - 1:
        return _card(".wins", card, points)
    return _card(".worth", card, points) if view.phase == "leading" else _card("", card)


def _card(how: str, card: components.Card, points: int = 0) -> Phrase:
    return Phrase(f"rasant-play{how}", colour=card.paint, pace=card.pace, points=points)


def plans(view: model.View) -> Sequence[tuple[str, Label]]:
    """Return the moves that the waiting seat can plan, each as its code and label."""
    return [
        (code, Label(Phrase("rasant-plan", pace=int(code.split(" ")[2]))))
        for code in planned_moves.codes(view)
    ]

"""The result: a photo finish."""

from __future__ import annotations

from bot.games.racesmack.board.inks import FINISH
from bot.games.racesmack.rules.model import View
from bot.locales.language import say
from bot.locales.phrase import Locale
from bot.render.photo_finish import photo_finish, racers
from bot.render.stage import Stage


def result(view: View, names: tuple[str, ...], locale: Locale) -> Stage:
    """How the game ended, in the reader's perspective: by a goal, or by the cards of the rows."""
    lengths = [len(race.row) + len(race.rules) for race in view.races]
    rows = racers(names, view.places, lengths)
    how = ""
    if view.winners:
        best = rows[0]
        rules = view.races[best.seat].rules
        id = "smack-by-goal" if view.seat in (best.seat, None) else "smack-by-their-goal"
        how = say(id, locale, name=best.name, number=max(card.number for card in rules))
    return photo_finish(FINISH, rows, view.seat, "card", how=how)

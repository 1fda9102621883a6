"""The share card of a finished daily: which place its player had after each round."""

from bot.engine.game import IllegalMove, Seat
from bot.league.daily import Try
from bot.locales.phrase import Locale, say
from bot.render.share_card import ShareCard
from bot.tables.history import replayed
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.messages.history import rounds
from bot.ui.text import ALT, cut
from bot.words.livery import person_livery


async def share_card(title: Title, table: Table | None, own: Try, streak: int, locale: Locale) -> ShareCard:
    """The card of that try; without the road if its table is gone."""
    assert own.place is not None
    seat = None if table is None else table.seat_of(own.person)
    car = None if table is None or seat is None else table.snapshot.players[seat].car
    places = () if table is None or seat is None else await _places(table, seat, locale)
    out = own.score is None
    return ShareCard(
        label=own.day.label,
        game=title.name,
        place=None if out else own.place,
        players=title.table.daily.robots + 1,
        score=own.score,
        streak=streak,
        places=places if out or not places else (*places[:-1], own.place),
        car=car or person_livery(own.person),
    )


async def _places(table: Table, seat: Seat, locale: Locale) -> tuple[int, ...]:
    """The place of the seat at the end of each round; empty for a game that cannot be replayed."""
    standing = table.title.rules.standing
    if standing is None:
        return ()
    try:
        pasts = replayed(table.snapshot, table.title, await table.log())
    except IllegalMove:  # older rules
        return ()
    ends = [group[-1].match.state for _, group in rounds(pasts, table.title, locale)]
    return tuple(standing(state)[seat] for state in ends)


def alt(card: ShareCard, locale: Locale) -> str:
    """The picture in words."""
    places = [str(place) for place in card.places]
    return cut(say("card-alt", locale, label=card.label, game=card.game, places=places), ALT)

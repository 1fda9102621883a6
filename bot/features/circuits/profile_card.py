"""A player's profile, as a picture and in words."""

from collections.abc import Sequence

from bot.features.circuits.profile_picture import ProfileCard
from bot.league.profile import by_game, profile
from bot.league.ratings import Rating
from bot.league.results import Result
from bot.locales.phrase import Locale, Phrase, Text, decimal, lines, say, spoken
from bot.words.player_car import PlayerCar, car_alt


def card_of(
    name: str,
    car: PlayerCar,
    results: Sequence[Result],
    favourite: Text,
    rated: Rating | None,
    locale: Locale,
) -> ProfileCard:
    """Return the data of a profile's picture. results: at least one. favourite: the name of the most played
    game. rated: the rating in that game, or None.
    """
    achieved = profile(results)
    assert achieved is not None
    mostly = by_game(results)[0][1]
    best = max((each.score for each in mostly if each.score is not None), default=None)

    def line(id: str, value: Text) -> tuple[str, str]:
        return say(f"league-card-{id}", locale), spoken(value, locale)

    told = [
        line("favourite", favourite),
        line("played", Phrase("league-card-played-times", games=len(mostly))),
        *([line("best", Phrase("points", points=best))] if best is not None else []),
    ]
    return ProfileCard(
        name=name,
        car=car,
        figures=(
            line("games", str(achieved.matches)),
            line("wins", str(achieved.wins)),
            line("streak", str(achieved.streak)),
            line("place", decimal(achieved.place, locale)),
        ),
        places=achieved.places,
        lines=tuple(told),
        rating=""
        if rated is None
        else say("league-card-rating", locale, points=str(rated.points), margin=str(rated.margin)),
        curve=() if rated is None else rated.curve,
    )


def profile_text(card: ProfileCard, locale: Locale) -> str:
    """Return the description of a profile's picture, one line per fact."""
    places = [
        Phrase("league-card-places", count=count, place=at)
        for at, count in enumerate(card.places, 1)
        if count
    ]
    figures, shown = (
        [Phrase("league-card-line", label=label, value=value) for label, value in each]
        for each in (card.figures, card.lines)
    )
    told = [*figures, *places, *shown]
    if card.rating:
        told.append(Phrase("league-card-rated", rating=card.rating, games=len(card.curve)))
    return "\n".join([car_alt(card.name, card.car, locale), *lines(told, locale)])

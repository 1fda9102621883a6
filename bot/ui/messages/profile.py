"""A driver's profile, as a picture and in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league.profile import by_game, profile
from bot.league.ratings import Rating
from bot.league.results import Result
from bot.locales.language import say
from bot.locales.phrase import Locale
from bot.render.canvas import png
from bot.render.profile import Card, picture
from bot.render.themes import theme_of
from bot.words.livery import COLOURS, DRIVERS, Livery
from bot.words.phrases import capital, counted


def card_of(name: str, results: Sequence[Result], favourite: str, rated: Rating | None) -> Card:
    """The data of a profile's picture. favourite: the name of the game with most races. rated: the rating in
    it, if the server has ratings.
    """
    achieved = profile(results)
    assert achieved is not None
    mostly = by_game(results)[0][1]
    best = max((each.score for each in mostly if each.score is not None), default=None)
    lines = [("Favourite game", capital(favourite)), ("Raced there", counted(len(mostly), "time"))]
    if best is not None:
        lines.append(("Best car there", counted(best, "point")))
    return Card(
        name=name,
        figures=(
            ("Races", str(achieved.races)),
            ("Wins", str(achieved.wins)),
            ("In a row", str(achieved.streak)),
            ("Place", f"{achieved.place:.1f}"),
        ),
        places=achieved.places,
        lines=tuple(lines),
        rating="" if rated is None else f"Rating there: {rated.points} \u00b1 {rated.margin}",
        curve=() if rated is None else rated.curve,
    )


def card_file(card: Card, theme: str) -> bytes:
    """The picture as a PNG file, in the theme of that key."""
    return png(picture(card, theme_of(theme)))


def car_alt(name: str, car: Livery, locale: Locale) -> str:
    """A person's car in words."""
    colour, driver = COLOURS[car.colour], DRIVERS[car.driver]
    return say("card-chosen", locale, name=name, colour=colour, number=car.number, driver=driver)


def told(card: Card) -> str:
    """The picture in words."""
    figures = ", ".join(f"{word.lower()} {number}" for word, number in card.figures)
    places = ", ".join(f"{count} times place {at}" for at, count in enumerate(card.places, 1) if count)
    places = places or "no place yet"
    lines = ". ".join(f"{word}: {said}" for word, said in card.lines)
    rating = f" {card.rating}, over {counted(len(card.curve), 'game')}." if card.rating else ""
    return f"{card.name}: {figures}. {capital(places)}. {lines}.{rating}"

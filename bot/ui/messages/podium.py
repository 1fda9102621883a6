"""The podium at the end of a circuit or cup, as a picture."""

from collections.abc import Sequence

from bot.locales.phrase import Locale, Text, say
from bot.model.snapshots import Player
from bot.render.podium import PodiumPlace, podium
from bot.tables.preferences import PreferenceBook
from bot.tables.robots import with_cars
from bot.ui.messages.message import Picture
from bot.ui.messages.paint import PictureService
from bot.ui.text import ALT, cut
from bot.words.player_car import PlayerCar, seat_car


class PodiumPainter:
    """Paints podiums. preferences: the players' cars."""

    def __init__(self, preferences: PreferenceBook, pictures: PictureService) -> None:
        self._preferences = preferences
        self._pictures = pictures

    async def cars(self, shown: Sequence[Player]) -> tuple[PlayerCar, ...]:
        """Return a different car for each of the players in a picture, in their order."""
        await self._preferences.load(each.person for each in shown)
        players = with_cars(shown, self._preferences.car_of)
        return tuple(player.car or seat_car(at) for at, player in enumerate(players))

    async def picture(
        self,
        name: str,
        *,
        rows: Sequence[PodiumPlace],
        cars: Sequence[PlayerCar],
        headline: Text,
        locale: Locale,
        urgent: bool = False,
    ) -> Picture:
        """Return the picture of the first three at the end. name: the name of the circuit or cup. rows: the
        players, best first. cars: their cars. headline: the sentence about the winners. urgent: whether a
        person waits for it.
        """
        final = say("league-final", locale)
        data = await self._pictures.picture(podium, name, final, rows, cars, locale, urgent=urgent)
        return Picture(data, cut(say("league-podium", locale, headline=headline), ALT), "podium.png")

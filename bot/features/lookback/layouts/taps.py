"""The tab *Review* of a game of simultaneous presses."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from bot.engine.game import IllegalMove, Seat
from bot.features.lookback.layouts.positions import Spot
from bot.features.lookback.layouts.tabs import Viewer, tabs
from bot.features.lookback.model import Review, Tempo
from bot.features.lookback.queries.reviews import Reviewed, SqlReviews
from bot.features.lookback.taps import Race, races, tempo
from bot.locales.phrase import Locale, Phrase, Text, decimal, lines, say
from bot.model import errors
from bot.render import tap_plot, themes
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.ui.messages.message import MessageLayout, Picture, colour_of, layout, mark
from bot.ui.messages.paint import PictureService
from bot.ui.text import ALT, cut, safe

EARLIER: Final = 10
"""The maximum number of earlier games that a game is compared with."""
SOONER: Final = 0.2
"""The number of seconds by which another player must be faster to be mentioned."""


@dataclass(frozen=True, slots=True)
class Taps:
    """The presses of a finished game, from the point of view of one player."""

    table: Table
    seat: Seat
    played: tuple[Race, ...]
    own: Tempo
    """The player's tempo."""
    others: tuple[Tempo, ...]
    """The tempo of each seat, including the player's own."""
    before: tuple[Tempo, ...]
    """The tempo in each of up to EARLIER of the player's earlier games, newest first."""

    @property
    def usual(self) -> Tempo | None:
        """Return the tempo of all earlier games together, or None if the player had no chance to press in
        them.
        """
        games = [each for each in self.before if each.chances]
        times = [each.seconds for each in games if each.seconds is not None]
        if not games:
            return None
        right, wrong = sum(each.right for each in games), sum(each.wrong for each in games)
        seconds = median(times) if times else None
        return Tempo(right, wrong, sum(each.missed for each in games), seconds)


class TapReviews:
    """Measures presses, stores the findings, and builds the messages about them."""

    def __init__(self, registry: TableRegistry, pictures: PictureService, store: SqlReviews) -> None:
        self._registry = registry
        self._pictures = pictures
        self._store = store

    async def message(self, table: Table, seat: Seat, person: int, locale: Locale) -> MessageLayout:
        """Return the review of the person's game, and store its findings. Raises IllegalMove if the game
        cannot be replayed.
        """
        played = await self._races(table)
        own = await self._kept(table, seat, person, played)
        others = tuple(tempo(played, each) for each in range(len(table.names)))
        before = await self._earlier(table, person)
        taps = Taps(table=table, seat=seat, played=tuple(played), own=own, others=others, before=before)
        theme = self._registry.preferences.of(person).theme
        assert table.title.board.taps is not None
        data = await self._pictures.picture(
            table.title.board.taps, _plot(taps, locale), locale, theme=themes.theme_of(theme), urgent=True
        )
        alt = cut("\n".join(lines(_alt(taps, locale), locale)), ALT)
        id = table.snapshot.id
        head = say("review-head", locale, mark=mark(id), game=table.title.name, table=id)
        told = "\n".join([f"-# {head}", *lines(_advice_lines(taps, locale), locale)])
        viewer = Viewer(person, locale, seated=True)
        return layout(
            told,
            Picture(data, alt, "taps.png"),
            say("review-taps-how", locale),
            buttons=tabs(table, viewer, "review", Spot(0, ply=0)),
            accent=colour_of(id),
        )

    async def _races(self, table: Table) -> Sequence[Race]:
        moves = await table.log()
        pasts = await self._pictures.replay(table, moves)
        return await self._pictures.paint(races, table.title, table.snapshot, pasts, moves, urgent=True)

    async def _kept(self, table: Table, seat: Seat, person: int, played: Sequence[Race]) -> Tempo:
        found, snapshot = tempo(played, seat, person), table.snapshot
        review = Review(found.chances, done=True, tempo=found)
        kept = Reviewed(
            table=snapshot.id,
            seat=seat,
            title=snapshot.title,
            at=self._registry.clock.unix_now(),
            review=review,
        )
        await self._store.save(person, kept)
        return found

    async def _earlier(self, table: Table, person: int) -> tuple[Tempo, ...]:
        """Return the person's tempo in up to EARLIER previous matches of the same game, newest first."""
        id, title = table.snapshot.id, table.snapshot.title
        ids = await self._store.finished(person, title)
        earlier = ids[list(ids).index(id) + 1 :][:EARLIER]
        known = {each.table: each.review.tempo for each in await self._store.of(person, earlier)}
        found = [known.get(each) or await self._measured(each, person) for each in earlier]
        return tuple(each for each in found if each is not None)

    async def _measured(self, id: str, person: int) -> Tempo | None:
        """Return the person's tempo in a match without a review, and store it, or return None if the match
        cannot be replayed.
        """
        try:
            table = await self._registry.tables.get(id)
            if table is None:
                return None
            return await self._kept(table, table.seat_of(person), person, await self._races(table))
        except (IllegalMove, errors.Illegible):
            return None


def _advice_lines(taps: Taps, locale: Locale) -> list[Text]:
    own, usual = taps.own, taps.usual
    told: list[Text] = [_advice(taps, locale)]
    if own.chances:
        told.append(
            Phrase(
                "review-taps-figures",
                right=own.right,
                of=own.chances,
                wrong=own.wrong,
                missed=own.missed,
                time=_usually(own, locale),
            )
        )
    if usual is not None:
        games, share = len(taps.before), _share(usual)
        told.append(Phrase("review-taps-before", games=games, share=share, time=_usually(usual, locale)))
    if own.seconds is None and own.chances:
        told.append(Phrase("review-taps-no-times", racing="yes" if taps.table.snapshot.racing else "no"))
    return told


def _usually(found: Tempo, locale: Locale) -> Text:
    if found.seconds is None:
        return ""
    return Phrase("review-taps-usually", seconds=decimal(found.seconds, locale))


def _advice(taps: Taps, locale: Locale) -> Phrase:
    own = taps.own
    if not own.chances:
        return Phrase("review-taps-none")
    if own.wrong and own.wrong >= own.missed:
        return Phrase("review-taps-look", count=own.wrong)
    if own.missed:
        return Phrase("review-taps-sooner", count=own.missed)
    times = [(each.seconds, seat) for seat, each in enumerate(taps.others) if each.seconds is not None]
    if own.seconds is None or not times:
        return Phrase("review-taps-best", timed="no")
    best, seat = min(times)
    if seat == taps.seat or own.seconds - best < SOONER:
        return Phrase("review-taps-best", timed="yes")
    name = safe(taps.table.names[seat])
    return Phrase("review-taps-faster", name=name, seconds=decimal(own.seconds - best, locale))


def _share(found: Tempo) -> int:
    return round(100 * found.right / max(1, found.chances))


def _plot(taps: Taps, locale: Locale) -> tap_plot.TapPlot:
    def row(name: str, found: Tempo) -> tap_plot.TapRow:
        right = say("review-picture-share", locale, share=_share(found)) if found.chances else ""
        seconds = found.seconds
        time = (
            "" if seconds is None else say("review-picture-seconds", locale, seconds=decimal(seconds, locale))
        )
        return tap_plot.TapRow(name, right, time)

    own, usual = taps.own, taps.usual
    rows = [row(say("review-picture-you", locale), own)]
    if usual is not None:
        rows.append(row(say("review-picture-before", locale, games=len(taps.before)), usual))
    names = taps.table.names
    rows += [row(names[at], each) for at, each in enumerate(taps.others) if at != taps.seat]
    return tap_plot.TapPlot(
        head=say("review-picture-head", locale, right=own.right, of=own.chances),
        seat=taps.seat,
        races=tuple(race.pressed for race in taps.played),
        usual=usual.seconds if usual is not None else None,
        rows=tuple(rows),
    )


def _alt(taps: Taps, locale: Locale) -> list[Text]:
    own = [race.pressed[taps.seat] for race in taps.played]
    pressed = [
        Phrase(
            "review-taps-alt-round",
            round=number,
            became=became,
            seconds=decimal(seconds or 0.0, locale),
            timed="no" if seconds is None else "yes",
        )
        for number, (seconds, became) in enumerate(own, 1)
        if became != "none"
    ]
    shown = [
        Phrase(
            "review-taps-alt-player",
            name=row.name,
            right=row.right,
            time=row.time,
            timed="yes" if row.time else "no",
        )
        for row in _plot(taps, locale).rows
        if row.right
    ]
    return [Phrase("review-taps-alt"), *shown, *pressed]

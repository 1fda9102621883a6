"""A game step by step, with pictures, in the public view or in a player's view."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

import discord

from bot.engine.game import AnyEvent, Seat
from bot.locales.phrase import Locale, say
from bot.model.snapshots import AnySnapshot, Happened
from bot.render.themes import theme_of
from bot.tables.history import Past, as_of
from bot.tables.registry import TableRegistry
from bot.tables.robots import named, seated_names
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, button, tag
from bot.ui.messages import history, paint
from bot.ui.messages.message import Control, MessageLayout, Picture, colour_of, layout, pictures_of
from bot.ui.messages.story import Reader, briefly, recent_events_of, room
from bot.ui.text import cut, safe

MOMENTS: Final = 3
"""The most key moments of a film."""
TALL: Final = 3
"""The most lines on a phone for the events of a step. A longer text is summarised."""


ROOM: Final = 2_000
"""The maximum total height of a step's pictures, where their width is 1,100. With *Stop* it fills a phone."""


@dataclass(frozen=True, slots=True)
class FilmStep:
    """The game after a turn."""

    page: int
    """The number of the page of the history with the turn."""
    round: str
    """The name of that page, for example that of a round."""
    ply: int
    """The number of moves made by then."""
    told: str
    """The words about the events of the turn."""


@dataclass(frozen=True, slots=True)
class Film:
    """A game as a film for one viewer."""

    table: Table
    snapshot: AnySnapshot
    """The table when the film was opened."""
    reader: Seat | None
    """The seat whose view the film shows, or None for a spectator's."""
    pasts: Sequence[Past]
    steps: Sequence[FilmStep]
    moments: Mapping[int, str] = field(default_factory=dict)
    """For the index of each important step, a line about it."""

    def at(self, ply: int | None) -> int:
        """Return the index of the step after that many moves, or of the last one before, or 0 before the
        first.
        """
        return max((at for at, step in enumerate(self.steps) if step.ply <= (ply or 0)), default=0)

    @property
    def is_current(self) -> bool:
        """Return whether its table still has the same players, with the same names."""
        return (self.snapshot.players, self.snapshot.before) == (
            self.table.snapshot.players,
            self.table.snapshot.before,
        )

    def noting(self, own: Mapping[int, str]) -> "Film":
        """Return the film with private notes for its viewer. own: a line for each move that
        mattered to them.
        """
        moments = dict(self.moments)
        for ply, line in own.items():
            moments[_step_of(self.steps, ply)] = line
        return replace(self, moments=moments)


@dataclass(frozen=True, slots=True)
class FilmViewer:
    """The person who watches a film. shares: whether others could read their posts in this place. playing:
    the tag of the film that plays automatically, or "".
    """

    person: int
    locale: Locale
    shares: bool = False
    playing: str = ""


class FilmMessages:
    """Builds the messages about a game's steps. pictures: replays it, and paints the pictures."""

    def __init__(self, registry: TableRegistry, pictures: paint.PictureService) -> None:
        self._registry = registry
        self._pictures = pictures

    async def pasts(self, table: Table) -> list[Past]:
        """Return the game of a table, move by move. Raises IllegalMove if the rules have changed too much to
        replay it.
        """
        return await self._pictures.replay(table, await table.log())

    async def film(self, table: Table, reader: Seat | None, locale: Locale) -> Film:
        """Return the steps of a game in that seat's view. Raises IllegalMove, like `pasts`."""
        snapshot, pasts = table.snapshot, await self.pasts(table)
        steps = await self._pictures.paint(steps_of, pasts, table.title, reader, locale, urgent=True)
        moments = key_moments(pasts, table.title) if table.snapshot.status == "over" else []
        line = say("history-key", locale)
        return Film(table, snapshot, reader, pasts, steps, {_step_of(steps, ply): line for ply in moments})

    async def step(self, film: Film, spot: history.HistorySpot, viewer: FilmViewer) -> MessageLayout:
        """Return one step with its pictures: of the table, and of the hand of the seat whose view it is."""
        title, step = film.table.title, film.steps[film.at(spot.ply)]
        past = as_of(film.pasts, step.ply)
        theme = theme_of(self._registry.preferences.of(viewer.person).theme)
        recent, names = recent_events_at(film.pasts, title, step.ply), seated_names(past.players)
        shown = dict[str, Sequence[Picture]](table=(), hand=())
        for seat in (None,) if film.reader is None else (None, film.reader):
            view, name = title.rules.game.view(past.match.state, seat), "table" if seat is None else "hand"
            drawn = await self._pictures.draw(
                title.board.painter, view, names, recent, theme, viewer.locale, urgent=not viewer.playing
            )
            alts = title.words.text.alts(view, [each.name for each in past.players])
            shown[name] = pictures_of(name, drawn, alts, viewer.locale)
        return _message(film, spot, _fitting(shown["table"], shown["hand"]), viewer)


def steps_of(pasts: Sequence[Past], title: Title, reader: Seat | None, locale: Locale) -> list[FilmStep]:
    """Return the game turn by turn, as the reader sees it. reader: a seat, or None for a spectator."""
    found = history.pages(pasts, title, reader, locale)
    lines = [(at, page, step) for at, page in enumerate(found) for step in page.steps]
    made = list[FilmStep]()
    for ply, group in groupby(lines, lambda line: line[2].ply):
        (at, page, _), *_ = told = list(group)
        words = [step.line for _, _, step in told]
        before = made[-1].ply if made else -1
        if room(words) > TALL:
            turn = [past for past in pasts if before < past.ply <= ply]
            words = briefly(history.happened(turn, locale), Reader(title, reader, locale)) or words
        made.append(FilmStep(at, page.name, ply, "\n".join(words)))
    return made


def key_moments(pasts: Sequence[Past], title: Title) -> list[int]:
    """Return the moves with the most decisive public events, by any player, so they do not
    reveal the winner.
    """
    weigh, game = title.words.decisive, title.rules.game
    if weigh is None:
        return []
    weights = dict[int, int]()
    for past in pasts:
        seen = (game.visible(event, None) for event in past.events)
        weights[past.ply] = max((weigh(event) for event in seen if event is not None), default=0)
    best = sorted(filter(weights.__getitem__, weights), key=lambda ply: (weights[ply], ply))
    return sorted(best[-MOMENTS:])


def recent_events_at(pasts: Sequence[Past], title: Title, ply: int) -> tuple[AnyEvent, ...]:
    """Return the latest public events as of that move. The pictures mark them, as those of a game in progress
    do.
    """
    entries = [Happened(past.turn, event) for past in pasts if past.ply <= ply for event in past.events]
    return recent_events_of(entries, title.rules.game, title.rules.game.turn(as_of(pasts, ply).match.state))


def shared_message(table: Table, name: str, locale: Locale) -> MessageLayout:
    """Return a public message with a replay's players, and the button to watch it, without anything of its
    end. name: the name of the player who shares it, as the message shows it.
    """
    snapshot = table.snapshot
    names = [safe(each) for each in table.full_names(locale)]
    words = say("history-shared", locale, game=table.title.name, table=snapshot.id, name=name, names=names)
    watch = button(ButtonId(snapshot.id, "watch"), say("history-watch", locale), discord.ButtonStyle.primary)
    return layout(words, buttons=[watch], accent=colour_of(snapshot.id))


def _fitting(table: Sequence[Picture], hand: Sequence[Picture]) -> list[Picture]:
    """Return the hand, and above it as many pictures of the table as fit."""
    shown, left = list[Picture](), ROOM - sum(each.height for each in hand)
    for each in table:
        left -= each.height
        if left >= 0:
            shown.append(each)
    return [*shown, *hand]


def _step_of(steps: Sequence[FilmStep], ply: int) -> int:
    """Return the index of the step that shows that move."""
    return next((at for at, step in enumerate(steps) if step.ply >= ply), len(steps) - 1)


def _message(
    film: Film, spot: history.HistorySpot, pictures: Sequence[Picture], viewer: FilmViewer
) -> MessageLayout:
    at, locale = film.at(spot.ply), viewer.locale
    step = film.steps[at]
    spot = replace(spot, page=step.page, ply=step.ply)
    head = say(
        "history-head-step",
        locale,
        game=film.table.title.name,
        table=film.table.snapshot.id,
        round=step.round,
        page=at + 1,
        pages=len(film.steps),
    )
    if spot.eyes > history.EVERYBODY and film.reader is not None:
        players = as_of(film.pasts, step.ply).players
        head += f" · {say('history-seen', locale, name=safe(named(players[film.reader], locale)))}"
    moment = [film.moments[at]] if at in film.moments else []
    words = "\n".join([head, *moment, cut(f"**\u25b6** {step.told}", history.LONG)])
    id, accent = film.table.snapshot.id, colour_of(film.table.snapshot.id)
    if viewer.playing:
        stop = button(ButtonId(id, "halt", spot.mark, viewer.playing), say("history-stop", locale))
        return layout(words, *pictures, buttons=[stop], accent=accent)
    near, far = _steps(film, spot, locale)
    pages = ButtonId(id, "page", replace(spot, ply=None).mark, tag("pages"))
    others = [button(pages, say("history-pages", locale))]
    if film.table.snapshot.status == "over" and viewer.shares and film.table.snapshot.daily is None:
        others.append(button(ButtonId(id, "spread"), say("history-share", locale)))
    menu = history.eyes(film.table, spot, locale)
    return layout(words, *pictures, near, buttons=[*menu, *far, *others], accent=accent)


def _steps(film: Film, spot: history.HistorySpot, locale: Locale) -> tuple[list[Control], list[Control]]:
    """Return the buttons to the steps beside this one, with the one that continues the film, and the buttons
    to the ends.
    """
    id, here, last = film.table.snapshot.id, film.at(spot.ply), len(film.steps) - 1
    ats = zip(history.WHERE, (0, max(here - 1, 0), min(here + 1, last), last), strict=True)
    first, back, forward, end = (
        history.step_button(
            id, where, spot, replace(spot, page=film.steps[at].page, ply=film.steps[at].ply), locale
        )
        for where, at in ats
    )
    near: list[Control] = [back, forward]
    if film.table.snapshot.status == "over":
        words, primary = say("history-play", locale), discord.ButtonStyle.primary
        near.insert(1, button(ButtonId(id, "run", spot.mark), words, primary))
    return near, [first, end]

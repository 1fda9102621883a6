"""Messages other than those of games: lobbies, the overview of games, settings, the story of a game, and
standings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import Any, Literal, TypeAlias, cast, get_args, get_origin, get_type_hints

from bot.catalogue import TITLES
from bot.features.circuits import standings_picture as painter
from bot.features.circuits.layouts import standings_message
from bot.features.hub.layouts import games, hub_file, hub_message
from bot.features.lessons.layouts import lesson_message, stage
from bot.features.lookback.layouts.positions import Spot
from bot.features.lookback.layouts.tabs import Viewer, position_message, story_message
from bot.features.settings.layouts import limits_message, server_message, settings_message
from bot.league.circuit import Circuit, Games
from bot.league.standings import standings
from bot.locales.phrase import ENGLISH, Phrase
from bot.model.preferences import Preferences, Quiet, ServerChoice
from bot.model.snapshots import LobbySnapshot, LoggedMove, Place, Player
from bot.render.cover import HEIGHT
from bot.render.podium import podium
from bot.tables.lobby import Lobby
from bot.tables.new_lobbies import Limits
from bot.tables.transitions import moved
from bot.title import AnyTitle
from bot.ui.messages.lobby import lobby_message
from bot.words.player_car import seat_car
from tests.browser.moments import blank, blanked
from tests.features.lookback.layouts.seen import looking_back
from tests.games.walks import robot_game
from tests.league.seasons import match
from tests.ui.messages.seated import NAMES, seated

Shown: TypeAlias = tuple[str, Any]
"""The kind of a message, and its components as JSON."""
CUP = Circuit("cup", 1, 2, "The Cup of the Long Garage", 1, Games(6), 0.0)


def lobbies(title: AnyTitle) -> Iterator[Shown]:
    """Yield lobbies of four players and full lobbies, with every value of every option, both for a game that
    counts for a circuit and for a rematch.
    """
    for options in _changed(title.rules.options):
        for seats in {min(4, title.rules.game.seats[-1]), title.rules.game.seats[-1]}:
            yield "lobby", lobby(title, options, seats, after="", circuit=CUP)
            yield "lobby", lobby(title, options, seats, after="fghij", circuit=None)


def lobby(title: AnyTitle, options: Any, seats: int, *, after: str, circuit: Circuit | None) -> Any:
    """Return the components of a lobby in which robots have every second seat. after: the id of the table of
    which the game is a rematch, or "". circuit: the circuit that the game counts for, or None.
    """
    gathering = _gathering(title, options, seats, after=after, circuit=circuit.id if circuit else "")
    drawn = lobby_message(
        gathering, title, 1_700_000_000.0, circuit, blank(HEIGHT), ENGLISH, 0 if after else 1
    )
    return blanked(drawn, [HEIGHT] * len(drawn.pictures))


def _gathering(title: AnyTitle, options: Any, seats: int, *, after: str = "", circuit: str = "") -> Lobby:
    players = tuple(
        Player(name, None, title.robots.substitute) if at % 2 else Player(name, at)
        for at, name in enumerate(NAMES[:seats])
    )
    snapshot = LobbySnapshot(
        *("abcde", title.key, Place(1, 2), 0, options, "live", "random", players, 1_700_000_000.0),
        *(circuit, after, True),
    )
    snapshot = replace(snapshot, secret="0" * 64)
    nothing = cast("Any", None)
    return Lobby(
        snapshot=snapshot,
        title=title,
        store=nothing,
        clock=nothing,
        begin=nothing,
        make=nothing,
        events=nothing,
    )


def _changed(options: Any) -> Iterator[Any]:
    """Yield the options with every value of every field, changing one field at a time. The other fields have
    the last of their values.
    """
    hints = get_type_hints(options)
    values = {field.name: _values(hints[field.name]) for field in fields(options)}
    last = options(**{name: each[-1] for name, each in values.items()})
    yield last
    for name, each in values.items():
        yield from (replace(last, **{name: value}) for value in each[:-1])


def _values(hint: Any) -> Sequence[Any]:
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


def asides() -> Iterator[Shown]:
    """Yield the hub, with and without waiting lobbies, the settings of a player and of a server, a server's
    limits, and a circuit's standings, in progress and at the end.
    """
    titles = tuple(TITLES.values())
    data = hub_file(games(titles, ENGLISH), ENGLISH)
    yield "hub", blanked(hub_message(titles, data, (), ENGLISH), [int.from_bytes(data[20:24], "big")])
    waiting = [("#the-long-garage", _gathering(title, title.rules.options(), 1)) for title in titles]
    yield (
        "hub, lobbies wait",
        blanked(hub_message(titles, data, waiting, ENGLISH), [int.from_bytes(data[20:24], "big")]),
    )
    chosen = Preferences("dm", Quiet(22 * 60 + 30, 7 * 60, "America/Argentina/Buenos_Aires"), "deuteranopia")
    names = {title.key: title.name for title in titles}
    saved = Phrase("settings-notified", games=list(names.values())[1:])
    drawn = settings_message(chosen, names, set(names), ENGLISH, manages=True, saved=saved)
    yield "settings", blanked(drawn, [])
    of_server = ServerChoice("contrast", role=1, circuit=CUP.id, most_channel=3)
    yield "settings of a server", blanked(server_message(of_server, [CUP], ENGLISH), [])
    yield "limits of a server", blanked(limits_message(of_server, Limits(), ENGLISH), [])
    results = [each for at in range(6) for each in match(at, dict.fromkeys("ABCD", 20 - at))]
    for status in ("open", "over"):
        now = standings(results)
        circuit = replace(CUP, status=status)
        cars = [seat_car(at) for at in range(4)]
        heights = [painter.standings(CUP.name, "6 of 6 races", now, {}, cars).height]
        if not circuit.running:
            heights.insert(0, podium(CUP.name, "final", now.rows, ()).height)
        drawn = standings_message(
            circuit, now, "The circuit ends after game 6.", [blank(each) for each in heights], ENGLISH
        )
        yield f"circuit, {status}", blanked(drawn, heights)


def lesson(title: AnyTitle) -> Iterator[Shown]:
    """Yield the messages of a game's lesson after each right press, and the answer to a wrong press."""
    for done in range(len(title.words.lesson.exercises) + 1) if title.words.lesson else ():
        at = stage(title, done, NAMES[0])
        height = title.board.painter.scenes(at.shown, at.names, at.recent)[0].height
        for other in (False, True):
            drawn = lesson_message(at, [blank(height)], ENGLISH, other=other, resumed=done > 0, opens=True)
            yield "lesson", blanked(drawn, [height])


def story(title: AnyTitle) -> Iterator[Shown]:
    """Yield the story of a game between robots, page by page and step by step, as a seat sees it."""
    seats = title.rules.game.seats[-1]
    table = seated(title, title.rules.options(), seats, "pages")
    log: list[LoggedMove[Any]] = []
    for ply in robot_game(title, title.rules.options(), seats, "pages"):
        log.append(LoggedMove(ply.after.ply, ply.move.seat, ply.move.action, "player", 0.0))
        table.become(moved(table.snapshot, title, ply.move.seat, ply.move.action, "player", 0.0))
    look = looking_back(table, log, 0, ENGLISH)
    for at in range(look.positions[-1].page + 1):
        yield "story", blanked(story_message(look, Spot(at), Viewer(0, ENGLISH, seated=True)), [])
    tallest = max(
        title.board.painter.scenes(table.view(seat), table.names)[0].height for seat in (None, *range(seats))
    )
    for each in look.with_moments(ENGLISH).positions:
        spot, viewer = Spot(each.page, ply=each.ply), Viewer(0, ENGLISH, seated=True)
        yield "look back", blanked(position_message(look, spot, blank(tallest), viewer), [tallest])

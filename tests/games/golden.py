"""Golden games: whole games of each title, described move by move. Each is in a file with which a test
compares it. A change to the rules, the texts, a robot or chance shows as a difference in the file. If the
change is intended, write the files again with `python -m tests.games.golden`, and read the difference before
committing it. `python -m tests.games.golden de` prints the games in another language, for proofreading.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.cli.report import SimulatedGame
from bot.cli.simulate import Order, games
from bot.engine.match import Match, play, start
from bot.locales.phrase import ENGLISH, Locale, lines, spoken
from bot.title import AnyTitle
from bot.words import in_full
from tests.games.hooks import Golden, hooks, tests_of
from tests.games.titles import EVERY

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay")


def path_of(title: AnyTitle, golden: Golden) -> Path:
    """Return the path of the golden game's file."""
    (folder,) = import_module(tests_of(title.key)).__path__
    return Path(folder) / "golden" / f"{golden.seed.replace(' ', '_')}.txt"


GAMES = tuple((title, golden) for title in EVERY.values() for golden in hooks(title.key).golden)
"""The golden games, which show rare events, at least one for every title."""


def transcript_of(title: AnyTitle, golden: Golden) -> str:
    """Return the text of a golden game from its file. Raises LookupError, which says what to do, if the file
    does not exist.
    """
    path = path_of(title, golden)
    if not path.exists():
        raise LookupError(f"Write it with `python -m tests.games.golden`, and read it: {path.name}.")
    return path.read_text(encoding="utf-8")


def transcript(title: AnyTitle, golden: Golden, locale: Locale = ENGLISH) -> str:
    """Play a golden game, and return its text: what everyone sees, and in brackets what only the mover
    sees.
    """
    return told(title, played(title, golden), locale)


def told(title: AnyTitle, game: SimulatedGame, locale: Locale) -> str:
    """Return the text of a game that has already been played, as `transcript` does."""
    return "\n".join(_lines(title, game, locale)) + "\n"


def played(title: AnyTitle, golden: Golden) -> SimulatedGame:
    """Play a golden game, and return it."""
    options = title.rules.options(**golden.options)
    order = Order(title, options, golden.seats, 1, golden.seed, (title.robots.substitute, "random"))
    (game,) = games(order)
    return game


def _lines(title: AnyTitle, played: SimulatedGame, locale: Locale) -> Iterator[str]:
    game, words, seats = title.rules.game, title.words.text, played.match.seats
    match, events = start(game, played.match.options, seats, played.match.seed)
    drivers = zip(NAMES[:seats], played.drivers, strict=True)
    yield f"{title.name}, seed {match.seed}"
    yield f"Seats: {', '.join(f'{name} ({key})' for name, key in drivers)}"
    for event in events:
        yield from _told(title, event, 0, seats, locale)
    yield from _scenes(title, match, locale)
    quarter = max(1, len(played.moves) // 4)
    for move in played.moves:
        label = words.label(move.action, game.view(match.state, move.seat), NAMES)
        chosen = f"{spoken(in_full(label), locale)}{' *' if label.strong else ''}"
        yield f"{match.ply + 1}. {NAMES[move.seat]}: {chosen}"
        match, events = play(game, match, move.seat, move.action)
        for event in events:
            yield from _told(title, event, move.seat, seats, locale)
        if match.ply % quarter == 0 or match.ply == len(played.moves):
            yield from _scenes(title, match, locale)


def _told(title: AnyTitle, event: Any, mover: int, seats: int, locale: Locale) -> Iterator[str]:
    """Yield the text of an event as everyone sees it, and also as the mover sees it if the mover sees
    more.
    """
    public, own = (_clause(title, event, place, seats, locale) for place in (None, mover))
    if public:
        yield f"    {public}"
    if own and own != public:
        yield f"    [{NAMES[mover]} hears: {own}]"


def _clause(title: AnyTitle, event: Any, place: int | None, seats: int, locale: Locale) -> str:
    heard = title.rules.game.visible(event, place)
    if heard is None:
        return ""
    clause = title.words.text.tell(heard, NAMES[:seats], None)
    text = spoken(clause.text, locale)
    return text if clause.seat is None else f"{NAMES[clause.seat]} {text}."


def _scenes(title: AnyTitle, match: Match[Any, Any], locale: Locale) -> Iterator[str]:
    """Yield the lines that describe the table to a spectator and to each seat that must act."""
    for place in (None, *sorted(title.rules.game.awaits(match.state))):
        yield ""
        yield f"--- after move {match.ply}, seen by {'a spectator' if place is None else NAMES[place]}"
        view = title.rules.game.view(match.state, place)
        yield from lines(title.words.text.describe(view, NAMES[: match.seats]), locale)
    yield ""


def main(locale: Locale = ENGLISH) -> None:
    """Write the golden games to their files, or print them in another language."""
    for title, golden in GAMES:
        text = transcript(title, golden, locale)
        if locale != ENGLISH:
            print(text)
            continue
        path_of(title, golden).parent.mkdir(exist_ok=True)
        path_of(title, golden).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])

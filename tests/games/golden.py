"""Golden games: one whole game of each title, told move by move, as a file that a test compares.

A change of the rules, the words, a driver or chance shows as a difference in the file. Where it is meant,
write the files anew with `python -m tests.games.golden`, and read the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.catalogue import TITLES, Title
from bot.engine.match import Match, play, start
from bot.simulate import Order, Played, games

SEATS = 4
NAMES = ("Ann", "Bo", "Cy", "Di")
SEEDS = {"gear_head": "golden 281", "rasant": "golden 991"}
"""For each title a game that shows what is rare: in Gear Head a new deck, a shared place, a car left out; in
Rasant passes and prices that come by themselves, a lead handed on, a round without a pass, a shared place.
"""


def path(title: Title) -> Path:
    """Where the golden game of that title lies."""
    return Path(__file__).parent / title.key / "golden" / f"{SEEDS[title.key].replace(' ', '_')}.txt"


def transcript(title: Title) -> str:
    """The golden game of that title: what everybody hears, and what the mover alone hears in brackets."""
    order = Order(title, title.options(), SEATS, 1, SEEDS[title.key], (title.robot, "random"))
    (played,) = games(order)
    return "\n".join(_lines(title, played)) + "\n"


def _lines(title: Title, played: Played) -> Iterator[str]:
    game, words = title.game, title.words
    match, events = start(game, played.match.options, SEATS, played.match.seed)
    yield f"{title.name}, seed {match.seed}"
    yield f"Seats: {', '.join(f'{name} ({key})' for name, key in zip(NAMES, played.drivers, strict=True))}"
    for event in events:
        yield from _told(title, event, 0)
    yield from _scenes(title, match)
    quarter = max(1, len(played.moves) // 4)
    for move in played.moves:
        label = words.label(move.action, game.view(match.state, move.seat))
        yield f"{match.ply + 1}. {NAMES[move.seat]}: {label.text}{' *' if label.strong else ''}"
        match, events = play(game, match, move.seat, move.action)
        for event in events:
            yield from _told(title, event, move.seat)
        if match.ply % quarter == 0 or match.ply == len(played.moves):
            yield from _scenes(title, match)


def _told(title: Title, event: Any, mover: int) -> Iterator[str]:
    """The event as everybody hears it, and as the mover does where that is more."""
    public, own = (_clause(title, event, place) for place in (None, mover))
    if public:
        yield f"    {public}"
    if own and own != public:
        yield f"    [{NAMES[mover]} hears: {own}]"


def _clause(title: Title, event: Any, place: int | None) -> str:
    heard = title.game.hears(event, place)
    if heard is None:
        return ""
    clause = title.words.tell(heard, NAMES)
    return clause.text if clause.seat is None else f"{NAMES[clause.seat]} {clause.text}."


def _scenes(title: Title, match: Match[Any, Any]) -> Iterator[str]:
    """The table as a spectator sees it, and as each awaited seat does."""
    for place in (None, *sorted(title.game.awaits(match.state))):
        yield ""
        yield f"--- after move {match.ply}, seen by {'a spectator' if place is None else NAMES[place]}"
        yield title.words.describe(title.game.view(match.state, place), NAMES)
    yield ""


if __name__ == "__main__":
    for golden in TITLES.values():
        path(golden).parent.mkdir(exist_ok=True)
        path(golden).write_text(transcript(golden), encoding="utf-8")

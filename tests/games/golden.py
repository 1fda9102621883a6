"""Golden games: whole games of each title, told move by move, each as a file that a test compares.

A change of the rules, the words, a driver or chance shows as a difference in the file. Where it is meant,
write the files anew with `python -m tests.games.golden`, and read the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.catalogue import TITLES
from bot.engine.match import Match, play, start
from bot.simulate import Order, Played, games
from bot.title import AnyTitle

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay")


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden game: of which title, from which seed, with how many seats, and which options are not the
    usual ones. The seed names the file, too.
    """

    key: str
    seed: str
    seats: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> AnyTitle:
        """The title it is a game of."""
        return TITLES[self.key]

    @property
    def path(self) -> Path:
        """Where it lies."""
        return Path(__file__).parent / self.key / "golden" / f"{self.seed.replace(' ', '_')}.txt"


GAMES = (
    # a new deck, a shared place, a car left out
    Golden("gear_head", "golden 281"),
    # passes and prices that come by themselves, a lead handed on, a round without a pass, a shared place
    Golden("rasant", "golden 991"),
    # a spent cube, a moved one, dice rolled again, a corner card that is gone, a card turned down again
    Golden("scrapheap", "public 5", options={"mode": "public"}),
    # cards taken in secret, also such as somebody had seen; a spent cube, a shared place
    Golden("scrapheap", "stealth 160", seats=3, options={"mode": "stealth"}),
    Golden("gear_and_piston", "two 5", seats=2),
    Golden("gear_and_piston", "four 25", options={"investors": "advanced"}),
    Golden("gear_and_piston", "six 49", seats=6, options={"investors": "expert"}),
    Golden("gear_and_piston", "jump row 13", seats=3, options={"investors": "expert", "jump_row": True}),
    # two who finish at once, Rules Cards that cancel, replaced ones, a round in which nobody is right
    Golden("racesmack", "draft 11"),
    # own cards that are correct, the Tiebreaker, the highest of several Rules Cards, an end for want of cards
    Golden(
        "racesmack",
        "published 28",
        seats=6,
        options={"edition": "published", "racing_rules": True, "tiebreaker": True},
    ),
    # piles, all three penalties, a jinx that strikes, a round without a Rules Card
    Golden(
        "racesmack",
        "after you 55",
        seats=3,
        options={"after_you": True, "time_penalty": True, "shifting_gears": True},
    ),
    # cards that several chose, a hand card that only its owner sees go
    Golden(
        "racesmack",
        "untimed 22",
        seats=5,
        options={"taps": "untimed", "noise_cancelling": True, "time_penalty": True},
    ),
)
"""Games that show what is rare, of every title one or more."""


def transcript(golden: Golden) -> str:
    """The golden game: what everybody hears, and what the mover alone hears in brackets."""
    title = golden.title
    options = title.options(**golden.options)
    order = Order(title, options, golden.seats, 1, golden.seed, (title.robot, "random"))
    (played,) = games(order)
    return "\n".join(_lines(title, played)) + "\n"


def _lines(title: AnyTitle, played: Played) -> Iterator[str]:
    game, words, seats = title.game, title.words, played.match.seats
    match, events = start(game, played.match.options, seats, played.match.seed)
    drivers = zip(NAMES[:seats], played.drivers, strict=True)
    yield f"{title.name}, seed {match.seed}"
    yield f"Seats: {', '.join(f'{name} ({key})' for name, key in drivers)}"
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


def _told(title: AnyTitle, event: Any, mover: int) -> Iterator[str]:
    """The event as everybody hears it, and as the mover does where that is more."""
    public, own = (_clause(title, event, place) for place in (None, mover))
    if public:
        yield f"    {public}"
    if own and own != public:
        yield f"    [{NAMES[mover]} hears: {own}]"


def _clause(title: AnyTitle, event: Any, place: int | None) -> str:
    heard = title.game.hears(event, place)
    if heard is None:
        return ""
    clause = title.words.tell(heard, NAMES)
    return clause.text if clause.seat is None else f"{NAMES[clause.seat]} {clause.text}."


def _scenes(title: AnyTitle, match: Match[Any, Any]) -> Iterator[str]:
    """The table as a spectator sees it, and as each awaited seat does."""
    for place in (None, *sorted(title.game.awaits(match.state))):
        yield ""
        yield f"--- after move {match.ply}, seen by {'a spectator' if place is None else NAMES[place]}"
        yield title.words.describe(title.game.view(match.state, place), NAMES[: match.seats])
    yield ""


if __name__ == "__main__":
    for golden in GAMES:
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(transcript(golden), encoding="utf-8")

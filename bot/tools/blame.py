"""Does a review blame mistakes, and leave good moves alone? `python -m bot arena GAME --review`.

A *planted* game is one between club robots, one of whom errs once, at a known move, by a known amount: it
takes an action that loses at least `Effort.gross` points by a measurement with other luck, and several times
the playouts, than the review's. A *clean* game is one of the strongest robot with itself.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.hindsight import SUSPECTS, Appraisal, Hindsight, budgeted
from bot.tables.robots import strongest
from bot.title import AnyTitle
from bot.tools.simulate import Faulty, Played, one, ordered, title_of, wilson

COLUMNS = (
    "seats",
    "planted",
    "blamed (95 %)",
    "clean games",
    "decisions",
    "blamed (95 %)",
    "games with blame",
)
USUAL = 200
"""Default number of games of each kind."""
_TRIES = 4
"""How many actions are measured where an error might be planted."""
_RULER = 3
"""How many reviews measure a planted error together."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What to play, as text, so that another process can read it too."""

    game: str
    options: str
    seats: int
    seed: str


@dataclass(slots=True)
class Blamed:
    """What was found so far. planted: whether each planted error was blamed. clean: for each clean game, how
    many decisions were reviewed, and how many of them blamed.
    """

    planted: list[bool] = field(default_factory=list)
    clean: list[tuple[int, int]] = field(default_factory=list)


def proven(proof: Proof, games: int, processes: int) -> Blamed:
    """The result of so many games of each kind; the same with any number of processes. Raises Faulty."""
    _hindsight(title_of(proof.game))
    found = Blamed()
    found.planted += [each for each in _each(partial(planted, proof), games, processes) if each is not None]
    found.clean += _each(partial(clean, proof), games, processes)
    return found


def _each(work: Callable[[int], Any], games: int, processes: int) -> Iterator[Any]:
    if processes == 1:
        yield from map(work, range(games))
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(work, range(games))


def row(proof: Proof, found: Blamed) -> tuple[str, ...]:
    """The cells of a table's row: COLUMNS."""
    decisions, blamed = (sum(each[at] for each in found.clean) for at in (0, 1))
    return (
        str(proof.seats),
        str(len(found.planted)),
        _share(sum(found.planted), len(found.planted)),
        str(len(found.clean)),
        str(decisions),
        _share(blamed, decisions),
        str(sum(each[1] > 0 for each in found.clean)),
    )


def _share(part: int, whole: int) -> str:
    if not whole:
        return "-"
    low, high = wilson(part, whole)
    return f"{part / whole:.1%} ({low:.1%} to {high:.1%})"


def planted(proof: Proof, number: int) -> bool | None:
    """Whether the error that was planted in a game of *club* is blamed; None: no move could lose so much."""
    title, seed = title_of(proof.game), f"{proof.seed}/planted/{number}"
    order = ordered(title, proof.options, proof.seats, 1, seed, "club")
    luck = Chance(seed, 0)
    seat = luck.below(proof.seats)
    whole = one(order, seed, ("club",) * proof.seats, states=True)
    spots = _spots(title, whole, seat)
    decisions = len(_doubted(title, whole, spots, seat)) + 1
    for ply in luck.shuffled(spots):
        state = whole.states[ply]
        done = _gross(title, state, seat, Chance(seed, ply))
        if done is not None:
            view, actions = title.rules.game.view(state, seat), title.rules.game.legal(state, seat)
            first, second = f"{seed}/{ply}/1", f"{seed}/{ply}/2"
            return (
                _hindsight(title).doubtful(view, actions, done)
                and _appraised(title, state, seat, done, decisions, first).loss > 0
                and _appraised(title, state, seat, done, SUSPECTS, second).clear
            )
    return None


def _gross(title: AnyTitle, state: Any, seat: Seat, luck: Chance) -> int | None:
    """An action that loses enough there, if there is one among a few."""
    effort, actions = _hindsight(title).effort, title.rules.game.legal(state, seat)
    for done in luck.shuffled(range(len(actions)))[:_TRIES]:
        loss = 0.0
        for _ in range(_RULER):
            found = _appraised(title, state, seat, done, 1, str(luck.below(1 << 62)))
            loss += found.loss / _RULER
            if not found.loss:
                break
        if loss >= effort.gross:
            return done
    return None


def clean(proof: Proof, number: int) -> tuple[int, int]:
    """Of a game of the strongest robot with itself: how many decisions one seat had, and how many are
    blamed.
    """
    title, seed = title_of(proof.game), f"{proof.seed}/clean/{number}"
    level = strongest(title)
    order = ordered(title, proof.options, proof.seats, 1, seed, level)
    seat = number % proof.seats
    whole = one(order, seed, (level,) * proof.seats, states=True)
    spots = _spots(title, whole, seat)
    opened = _doubted(title, whole, spots, seat)
    screened = {
        (ply, done): _appraised(title, whole.states[ply], seat, done, len(opened), f"{seed}/{ply}/1").loss
        for ply, done in opened
    }
    suspects = sorted((each for each in opened if screened[each]), key=lambda each: -screened[each])[
        :SUSPECTS
    ]
    blamed = sum(
        _appraised(title, whole.states[ply], seat, done, len(suspects), f"{seed}/{ply}/2").clear
        for ply, done in suspects
    )
    return len(spots), blamed


def _spots(title: AnyTitle, whole: Played, seat: Seat) -> list[int]:
    """The moves at which that seat had a choice."""
    legal = title.rules.game.legal
    moves = enumerate(whole.moves)
    return [at for at, move in moves if move.seat == seat and len(legal(whole.states[at], seat)) > 1]


def _doubted(title: AnyTitle, whole: Played, spots: Sequence[int], seat: Seat) -> list[tuple[int, int]]:
    """Those of these moves that a review looks at, each with the index of what was done."""
    game, found = title.rules.game, []
    for at in spots:
        view, actions = game.view(whole.states[at], seat), list(game.legal(whole.states[at], seat))
        done = actions.index(whole.moves[at].action)
        if _hindsight(title).doubtful(view, actions, done):
            found.append((at, done))
    return found


def _appraised(title: AnyTitle, state: Any, seat: Seat, done: int, looked_at: int, luck: str) -> Appraisal:
    game = title.rules.game
    view, actions = game.view(state, seat), game.legal(state, seat)
    return _hindsight(title).reviewer(view, actions, done, budgeted(looked_at), Chance(luck, 0))


def _hindsight(title: AnyTitle) -> Hindsight:
    """How the game looks back. Raises Faulty."""
    if title.robots.hindsight is None:
        raise Faulty(f"{title.name} has no review of decisions.")
    return title.robots.hindsight

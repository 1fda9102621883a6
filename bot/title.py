"""What belongs to one game: rules, words, pictures and robots that fit each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from PIL.Image import Image

from bot.engine.chance import Chance
from bot.engine.driver import Driver
from bot.engine.figures import Measure
from bot.engine.game import Game, Seat
from bot.engine.match import Versions
from bot.render import Painter
from bot.tables.ports import Reflexes, Sight
from bot.words import Brief, Composite, Label, Typed, Words
from bot.words.lesson import Lesson

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """What a game looks like to somebody who does not know it yet.

    pitch: what it is about, in two sentences. minutes: how long a game takes, live and with `robots`. robots:
    how many sit down with whoever plays alone. paint: the picture, mode P, WIDTH by HEIGHT of
    bot.render.cover. alt: the picture in words.
    """

    pitch: str
    minutes: int
    robots: int
    paint: Callable[[], Image]
    alt: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Title(Generic[O, S, A, E, V]):
    """All that belongs to one game with the options O, states S, actions A, events E and views V.

    key: its name in storage and on the command line. name: its name for players. command: its slash command.
    credit: who made the game, and under which licence; its rules end with that. drivers:
    "random", and of bot.engine.driver.LEVELS those that the game has. robot: the key of the driver that plays
    for absent players. usual: that of a robot in a lobby unless another is chosen; "": `robot`. cover: what
    it looks like before one knows it.
    options, state, action, event: the types that storage reads
    and writes; action and event may be unions. typed: the moves
    that may be typed, if any. reflexes: how its players race each other's presses, if they do. searching: the
    keys of the drivers that take more than some 20 ms for a decision: they think in a process of their own.
    figures: what only
    the game can count in a game that was played, for `simulate --report`. composites: from the view of a seat
    that is to move, the choices that stand for several actions. brief: what happened, from the events that
    somebody heard, summed up in lines; None: each event is told.
    decisive: how much an event may have decided, the more the larger; 0: nothing. What a winner did that
    weighs most is told with the result.
    auto_pass: from the view of a seat, the pass that may be played for its player, if it is all they may do.
    forced: from a spectator's view, the action of an awaited seat that is plainly its only one: it is made by
    itself. plans: from the view of a seat that waits, what its player may say ahead: a code for each, and its
    words. ahead: from such a code and the view of the seat once it is to move, the action that was meant, if
    it is legal and the case is as it was put.
    done: from the view of a seat that waits, what its player reads who has done; "" while they may move.
    reason: the largest reason for an action of the view's seat, in a sentence or two for a beginner, with the
    players' names; None: it has no hints.
    sight: what its views show that may be hidden from somebody; None: no move of it goes back.
    lesson: how it is learned by playing; None: by its rules alone.
    guess: from the view of a seat, a state that looks like it, drawn from all that the view allows: in which
    robots look ahead.
    unit: what a seat's score counts, one of them in words: "Race card"; "": points.
    versions: of its rules.
    elo: by how much a robot of each level is stronger than one of club (docs/robots.md, section 8).
    """

    key: str
    name: str
    command: str
    credit: str
    game: Game[O, S, A, E, V]
    words: Words[O, A, E, V]
    painter: Painter[V]
    drivers: Mapping[str, Driver[V, A]]
    robot: str
    cover: Cover
    options: type[O]
    state: type[S]
    # Python 3.11 cannot say that a value is the union A itself: the contract tests check these two.
    action: Any
    event: Any
    usual: str = ""
    typed: Typed | None = None
    reflexes: Reflexes | None = None
    searching: frozenset[str] = frozenset()
    figures: Measure[S, A] | None = None
    composites: Callable[[V], Sequence[Composite]] | None = None
    brief: Brief[E] | None = None
    round: Callable[[V], str] | None = None
    auto_pass: Callable[[V], A | None] | None = None
    decisive: Callable[[E], int] | None = None
    forced: Callable[[V, Seat], A | None] | None = None
    plans: Callable[[V], Sequence[tuple[str, Label]]] | None = None
    ahead: Callable[[str, V], A | None] | None = None
    done: Callable[[V], str] | None = None
    reason: Callable[[V, A, Sequence[str]], str] | None = None
    sight: Sight | None = None
    guess: Callable[[V, Chance], S] | None = None
    lesson: Lesson[O, A] | None = None
    unit: str = ""
    versions: Versions = field(default_factory=Versions)
    elo: Mapping[str, int] = field(default_factory=dict)


AnyTitle: TypeAlias = Title[Any, Any, Any, Any, Any]
"""The title of whatever game: what those say who know no game."""

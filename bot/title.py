"""What belongs to one game, in five parts that fit each other: rules, words, board, robots and table."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from PIL.Image import Image

from bot.engine.driver import LEVELS, Driver
from bot.engine.figures import Measure
from bot.engine.game import Chance, Game, Seat
from bot.engine.hindsight import Hindsight
from bot.engine.reactions import Reaction
from bot.league.daily_game import Daily
from bot.locales.phrase import Locale, Text
from bot.render import Painter
from bot.render.emoji import Sticker
from bot.render.stage import Stage
from bot.render.tap_plot import TapPlot
from bot.words import Brief, Composite, GameWords, Label
from bot.words.lesson import Lesson

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Sight:
    """What the views of a game show, so that a table can tell whether a move revealed anything."""

    shown: Callable[[Any], Iterable[Hashable]]
    """What the view shows of all that may be hidden from somebody, each thing as often as it is shown."""
    hand: Callable[[Any], Iterable[Hashable]] = lambda _view: ()
    """What of it is the seat's own to show: playing it openly reveals nothing of the game's."""
    secret: Callable[[Any], bool] = lambda _view: False
    """Whether the seat's next move can never be taken back, as in a race of presses."""


@dataclass(frozen=True, slots=True)
class Reflexes:
    """How the players of a game race each other's presses on the table's own message."""

    calls: Callable[[Any], Sequence[Any]]
    """From a spectator's view, the actions with a public button, in the order in which the picture shows what
    they are for; empty outside such a race, and the same throughout it, so that no button moves under a
    finger: a button whose action is no longer legal is disabled.
    """
    stamped: Callable[[Any, int, tuple[Seat, ...]], Any]
    """The action as a move that was pressed at that Unix millisecond; the seats are those that pressed for
    the same at the same millisecond and lost the draw against it. The result equals the action: the time and
    the seats do not count when actions are compared.
    """
    seconds: Callable[[Any], float | None]
    """From a spectator's view, how long the phase may take at a live table; None: as long as any turn."""
    delay: Callable[[Any, Chance, frozenset[Seat], str], float | None]
    """From a robot's own view, its luck, the seats that people play, and its key, after how many seconds of
    the phase it presses at a live table; None: as soon as robots do.
    """
    reactions: Callable[[Any, Seat, Any, Sequence[Any]], Sequence[Reaction]]
    """From the state before a move, its seat, its action and its events, how every seat reacted in the race
    that it ended; empty if it ended none.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook(Generic[O, S, A, E, V]):
    """The rules of a game as tables, records and simulations use them."""

    game: Game[O, S, A, E, V]
    """The rules themselves: the package `rules` of the game's folder."""
    options: type[O]
    """The type of its options, which storage reads and writes, as it does the next three."""
    state: type[S]
    """The type of its states."""
    # Python 3.11 cannot say that a value is the union A itself: the contract tests check these two.
    action: Any
    """The type of its actions, which may be a union."""
    event: Any
    """The type of its events, which may be a union."""
    version: int = 1
    """The version of its rules, which records name: docs/adding-a-game.md, "When the rules change"."""
    sight: Sight | None = None
    """What its views show that may be hidden from somebody; None: no move can be taken back."""
    guess: Callable[[V, Chance], S] | None = None
    """From the view of a seat, a state that looks like it, drawn from all that the view allows; None: it
    cannot be guessed.
    """
    standing: Callable[[S], tuple[int, ...]] | None = None
    """The place of each seat if the game ended in that state, to show how a finished game went; None:
    unknown.
    """
    figures: Measure[S, A] | None = None
    """What only the game can count in a match that was played, for `simulate --report`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording(Generic[O, A, E, V]):
    """All that is said about a game, and in it."""

    text: GameWords[O, A, E, V]
    """The package `words` of the game's folder."""
    credit: Text
    """Who made the game, and under which licence; its rules end with that."""
    pitch: Text
    """What the game is about, in two sentences, for somebody who does not know it."""
    unit: str = "points"
    """What a seat's score counts: the id of a message that says a number of it, its argument `points`."""
    brief: Brief[E] | None = None
    """A summary in lines, from the events that a seat received; None: every event has a line of its own."""
    round: Callable[[V], Text] | None = None
    """From a spectator's view, the name of that part of the match in its history; None: it has no parts."""
    decisive: Callable[[E], int] | None = None
    """How much an event may have decided: the larger, the more; 0: nothing. The event of a winner with the
    largest number is shown with the result.
    """
    concerns: Callable[[E, Seat], bool] | None = None
    """Whether an event does something to that seat, whose player did not choose it: those come first in its
    news; None: nothing does.
    """
    decided: Callable[[V, Sequence[str]], Text | None] | None = None
    """From a view of a match that is over, with the players' names, what decided it; None: the scores did."""
    done: Callable[[V], Text] | None = None
    """From the view of a seat that waits, what its player reads who has done; "" while they may move."""
    options: str = ""
    """The id of a message that names an option in the menus of the lobby, by its argument `field`. Its
    `.value` says a `value` in a word or two, its `.note` what a `choice` means: "FIELD-VALUE", or "FIELD" for
    yes or no. "": the game has no options.
    """
    acts: str = ""
    """The id of a message that names a kind of action, in a few words without a subject, its argument `kind`;
    "": nothing needs that.
    """
    reason: Callable[[V, A, Sequence[str]], Text] | None = None
    """The best reason for an action of the view's seat, in a sentence or two for a beginner, with the
    players' names; None: there are no hints.
    """
    why: Callable[[V], Text | None] | None = None
    """From the view of a seat that must act in a race of presses, where nothing is advised: what a beginner
    should look at; None from the function: there is nothing.
    """
    composites: Callable[[V, Sequence[str]], Sequence[Composite]] | None = None
    """From the view of a seat that is to move, with the players' names, the choices that consist of several
    actions.
    """
    plans: Callable[[V], Sequence[tuple[str, Label]]] | None = None
    """From the view of a seat that waits, the moves that its player may plan: a code for each, which
    `TableRules.planned` reads, and its words.
    """
    lesson: Lesson[O, A] | None = None
    """How the game is learned by playing; None: by its rules alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Generic[V]):
    """The pictures of a game."""

    painter: Painter[V]
    """The package `board` of the game's folder."""
    cover: Callable[[Locale], Image]
    """The picture of its lobby in a language: mode P, WIDTH by HEIGHT of bot.render.cover."""
    cover_alt: Text
    """That picture in words."""
    emoji: Mapping[str, Sticker] = field(default_factory=dict)
    """The emoji of its buttons and menus, by the names that its labels use."""
    taps: Callable[[TapPlot, Locale], Stage] | None = None
    """How somebody's presses went, in a game in which presses race; None: they do not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Robots(Generic[A, V]):
    """The computer opponents of a game."""

    drivers: Mapping[str, Driver[V, A]]
    """Each by its key: "random", those of bot.engine.driver.LEVELS that the game has, and others besides."""
    substitute: str = "club"
    """The key of the driver that plays for absent players."""
    usual: str = ""
    """The key of the driver of a robot in a lobby unless another is chosen; "": the substitute."""
    adviser: Driver[V, A] | None = None
    """Chooses what is advised to people, where that is another action than the substitute's: it draws on no
    luck, and takes no time.
    """
    opponents: int = 3
    """How many robots somebody who plays alone meets, unless they choose another number."""
    searching: frozenset[str] = frozenset()
    """The keys of the drivers that take more than about 20 ms a decision: they think in another process."""
    elo: Mapping[str, int] = field(default_factory=lambda: {"club": 0})
    """By how much each level is stronger than club (docs/robots.md, section 8)."""
    hindsight: Hindsight | None = None
    """How it says what a decision was worth, once a match is over; None: it cannot, or presses race."""

    def below(self, level: str) -> tuple[str, ...]:
        """The keys of the robots that decide when the one of that level cannot, the best first: the levels
        below it, or the substitute for a robot that is of no level.
        """
        if level not in LEVELS:
            return (self.substitute,) if level != self.substitute else ()
        return tuple(key for key in reversed(LEVELS[: LEVELS.index(level)]) if key in self.drivers)

    def present(self, level: str) -> str:
        """The key of the robot that plays where a stored one has that key: the same, or the level below it if
        the game has it no more.
        """
        return level if level in self.drivers else next(iter(self.below(level)), self.substitute)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules(Generic[A, V]):
    """How a game is played at a table."""

    minutes: int
    """How long a live match with two robots takes: `make simulate ARGS="--report --first 200"` prints it."""
    forced: Callable[[V, Seat], A | None] | None = None
    """From a spectator's view, the action of a seat that must act, where everybody can see that it has no
    other: the table plays it; None from the function: it may have others.
    """
    trivial: Callable[[V, Seat], A | None] | None = None
    """From a spectator's view, the action of a seat that has others, where everybody can see that they would
    change nothing worth a press: the table plays it; None from the function: the seat decides.
    """
    auto_pass: bool = False
    """An action that just its own player can see to be the only one tells the others of a hand, so it is
    played only for those who asked for *Auto-pass*, and where all others are robots; False: for everybody.
    """
    planned: Callable[[str, V], A | None] | None = None
    """From the code of a planned move and the view of the seat once it is to move, the action that was meant;
    None from the function: it is not legal, or the situation is not the planned one.
    """
    reflexes: Reflexes | None = None
    """How its players race each other's presses, if they do."""
    daily: Daily = field(default_factory=Daily)
    """Since when it is among the games of the deal of the day, and with which robots. A game in which presses
    race is never dealt, since the connection plays too.
    """
    anywhere: bool = False
    """Whether it can be played where the bot is no member: without a clock, and with one picture for all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Title(Generic[O, S, A, E, V]):
    """One game with the options O, states S, actions A, events E and views V."""

    key: str
    """Its name in storage and on the command line, and the name of its folder."""
    name: str
    """Its name for players."""
    command: str
    """Its slash command."""
    rules: Rulebook[O, S, A, E, V]
    words: Wording[O, A, E, V]
    board: Board[V]
    robots: Robots[A, V]
    table: TableRules[A, V]

    @property
    def reviewed(self) -> bool:
        """Whether players can look back at what they did: at decisions, or at presses that raced."""
        return self.robots.hindsight is not None or self.board.taps is not None


AnyTitle: TypeAlias = Title[Any, Any, Any, Any, Any]
"""The title of any game, for code that knows no game."""

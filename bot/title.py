"""The parts that make up a game: rules, words, board, robots and table."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from PIL.Image import Image

from bot.engine.driver import LEVELS, Driver
from bot.engine.game import AnyAction, AnyEvent, AnyOptions, AnyState, AnyView, Chance, Game, Seat
from bot.engine.game_statistics import Measure
from bot.engine.reactions import Reaction
from bot.engine.review_method import ReviewMethod
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
    """The hidden content of a game's views, from which a table tells whether a move revealed anything."""

    shown: Callable[[AnyView], Iterable[Hashable]]
    """Returns everything in a view that can be hidden from a player, repeated as often as it is shown."""
    hand: Callable[[AnyView], Iterable[Hashable]] = lambda _view: ()
    """Returns the part of `shown` that belongs to the view's seat."""
    secret: Callable[[AnyView], bool] = lambda _view: False
    """Returns whether the seat's next move can never be undone, as in a race of presses."""


@dataclass(frozen=True, slots=True)
class Reflexes:
    """A race in which players compete to press buttons on the table's shared message."""

    targets: Callable[[AnyView], Sequence[AnyAction]]
    """Returns, from a spectator's view, the actions that have a public button, in the order of the picture.
    The result is empty outside a race and constant during it.
    """
    stamped: Callable[[AnyAction, int, tuple[Seat, ...]], AnyAction]
    """Returns an action with the Unix millisecond of its press, and the seats that pressed the same button in
    the same millisecond and lost the draw. The result equals the given action.
    """
    seconds: Callable[[AnyView], float | None]
    """Returns, from a spectator's view, the length of the phase in seconds at a live table, or None for the
    usual length of a turn.
    """
    delay: Callable[[AnyView, Chance, frozenset[Seat], str], float | None]
    """Returns the seconds after which a robot presses at a live table, from its view, its random numbers, the
    seats of people, and its key, or None for the usual pause.
    """
    reactions: Callable[[AnyState, Seat, AnyAction, Sequence[AnyEvent]], Sequence[Reaction]]
    """Returns the reaction of every seat in the race that a move ended, if any, from the state before the
    move, its seat, its action and its events.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook(Generic[O, S, A, E, V]):
    """The rules of a game, as tables, records and simulations use them."""

    game: Game[O, S, A, E, V]
    """The package `rules` in the game's folder."""
    options: type[O]
    """The type of the game's options. Storage reads and writes values of this type and of the next three."""
    state: type[S]
    """The type of the game's states."""
    # Python 3.11 cannot declare that a value is the union A itself. The contract tests check the next two.
    action: AnyAction
    """The type of the game's actions, which can be a union."""
    event: AnyEvent
    """The type of the game's events, which can be a union."""
    version: int = 1
    """The version of the rules, which records contain: docs/adding-a-game.md, "When the rules change"."""
    sight: Sight | None = None
    """The hidden content of the game's views, or None if no move can be undone."""
    guess: Callable[[V, Chance], S] | None = None
    """Returns a random state that is consistent with the view of a seat or a spectator. None if states cannot
    be guessed.
    """
    standing: Callable[[S], tuple[int, ...]] | None = None
    """Returns the place of each seat if the game ended in the given state. None if places cannot be told
    before the end.
    """
    figures: Measure[S, A] | None = None
    """Counts the figures of a finished match for `simulate --report`. None if there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording(Generic[O, A, E, V]):
    """The texts about a game and within it."""

    text: GameWords[O, A, E, V]
    """The package `words` in the game's folder."""
    credit: Text
    """The game's author and licence, shown at the end of its rules."""
    pitch: Text
    """Two sentences that present the game to people who do not know it."""
    unit: str = "points"
    """The id of the message that states a number of points in the game's unit, which it receives as
    `points`.
    """
    brief: Brief[E] | None = None
    """Returns a summary, in lines, of the events that a reader received. None if every event has its own
    line.
    """
    round: Callable[[V], Text] | None = None
    """Returns the name of the current part of the match, from a view. None if the game has no parts."""
    decisive: Callable[[E], int] | None = None
    """Returns the weight of an event for the result, or 0 for an unimportant one. None if events have no
    weights.
    """
    concerns: Callable[[E, Seat], bool] | None = None
    """Returns whether an event affects a seat without its player's choice. None if there are no such
    events.
    """
    decided: Callable[[V, Sequence[str]], Text | None] | None = None
    """Returns the text about the event that decided a finished match, from a view and the players' names.
    None, or a result of None, if the scores decided.
    """
    over: Callable[[V, Sequence[str]], Text | None] | None = None
    """Returns why a finished match is over, from its view and the players' names. None, or a result of None,
    if the rest of the result already says so.
    """
    done: Callable[[V], Text] | None = None
    """Returns, from a seat's view, the text for a player who has moved and now waits, or "" while the seat
    can move.
    """
    options: str = ""
    """The id of a message that names an option in the lobby's form. It receives the option's name as `field`.
    Its `.value` describes a `value`, and its `.note` explains a `choice`, which is "FIELD-VALUE", or "FIELD"
    for yes or no. "" if the game has no options.
    """
    acts: str = ""
    """The id of a message that describes a kind of action in a few words without a subject. It receives the
    kind as `kind`. "" if reviews do not name kinds of actions.
    """
    reason: Callable[[V, A, Sequence[str]], Text] | None = None
    """Returns the best reason for an action of the view's seat, in one or two sentences for a beginner. None
    if the game has no hints.
    """
    why: Callable[[V], Text | None] | None = None
    """Returns a tip for a beginner in a race of presses, from the view of a seat that must act, or None."""
    composites: Callable[[V, Sequence[str]], Sequence[Composite]] | None = None
    """Returns the choices that consist of several actions. None if the game has no such choices."""
    plans: Callable[[V], Sequence[tuple[str, Label]]] | None = None
    """Returns the moves that the player of a waiting seat can plan: a code, which `TableRules.planned` reads,
    and a label. None if no moves can be planned.
    """
    lesson: Lesson[O, A] | None = None
    """The game's lesson, or None."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Generic[V]):
    """The pictures of a game."""

    painter: Painter[V]
    """The package `board` in the game's folder."""
    cover: Callable[[Locale], Image]
    """Paints the picture of the game's lobby in a language, in mode P, WIDTH by HEIGHT of
    bot.render.cover.
    """
    cover_alt: Text
    """The alt text of the cover."""
    emoji: Mapping[str, Sticker] = field(default_factory=dict)
    """The emoji of the game's buttons and menus, by the names that its labels use."""
    taps: Callable[[TapPlot, Locale], Stage] | None = None
    """Paints the picture of a player's presses. None if the game has no races of presses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Robots(Generic[A, V]):
    """The computer opponents of a game."""

    drivers: Mapping[str, Driver[V, A]]
    """The robots by key: "random", levels of bot.engine.driver.LEVELS, and possibly others."""
    substitute: str = "club"
    """The key of the robot that plays for absent players."""
    usual: str = ""
    """The default key of a robot in a lobby, or "" for the substitute."""
    adviser: Driver[V, A] | None = None
    """The robot that chooses hints for people, which must be fast. None for the substitute."""
    opponents: int = 3
    """The default number of robots for a person who plays alone."""
    searching: frozenset[str] = frozenset()
    """The keys of the robots that take more than about 20 ms per decision."""
    elo: Mapping[str, int] = field(default_factory=lambda: {"club": 0})
    """The number of Elo points by which each level is stronger than club (docs/robots.md, section 8)."""
    review_method: ReviewMethod | None = None
    """The way in which decisions are appraised after a match, or None."""

    def below(self, level: str) -> tuple[str, ...]:
        """Return the keys of the robots that take over when the robot of `level` cannot decide, best
        first.
        """
        if level not in LEVELS:
            return (self.substitute,) if level != self.substitute else ()
        return tuple(key for key in reversed(LEVELS[: LEVELS.index(level)]) if key in self.drivers)

    def present(self, level: str) -> str:
        """Return the key of the robot that plays for a stored key: the same if it still exists, or else a
        weaker one or the substitute.
        """
        return level if level in self.drivers else next(iter(self.below(level)), self.substitute)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules(Generic[A, V]):
    """The conventions of play at a table."""

    minutes: int
    """The duration in minutes of a live match with two robots, as `make simulate ARGS="--report --first 200"`
    prints it.
    """
    forced: Callable[[V, Seat], A | None] | None = None
    """Returns the only action of a seat that must act, from a spectator's view, or None if the seat can have
    others. The table plays it.
    """
    trivial: Callable[[V, Seat], A | None] | None = None
    """Returns, from a spectator's view, the action of a seat whose other actions are not worth a press, or
    None if there is none. The table plays it.
    """
    auto_pass: bool = False
    """Whether the table takes a player's only action for players with *Auto-pass* on, instead of for
    everyone. Actions that `forced` returns are always taken for everyone.
    """
    planned: Callable[[str, V], A | None] | None = None
    """Returns the action from the code of a planned move and the view of the seat to move, or None if it is
    no longer possible.
    """
    reflexes: Reflexes | None = None
    """The game's races of presses, or None."""
    daily: Daily = field(default_factory=Daily)
    """The days on which the daily can be a match of this game, by default none, and the robots in it. A game
    with races of presses is never in the daily.
    """
    anywhere: bool = False
    """Whether the game can be played where the bot is not a member: without a clock, and with one picture for
    everyone.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Title(Generic[O, S, A, E, V]):
    """A game with the options O, states S, actions A, events E and views V."""

    key: str
    """The game's name in storage and on the command line, which is also the name of its folder."""
    name: str
    """The game's name for players."""
    command: str
    """The game's slash command."""
    rules: Rulebook[O, S, A, E, V]
    words: Wording[O, A, E, V]
    board: Board[V]
    robots: Robots[A, V]
    table: TableRules[A, V]

    @property
    def reviewed(self) -> bool:
        """Return whether players can review their decisions, or their presses in races."""
        return self.robots.review_method is not None or self.board.taps is not None


AnyTitle: TypeAlias = Title[AnyOptions, AnyState, AnyAction, AnyEvent, AnyView]
"""The title of any game, for code that does not depend on a particular game."""


def playable(titles: Iterable[AnyTitle], *, anywhere: bool) -> list[AnyTitle]:
    """Return the games that can be played in a place. anywhere: whether the bot is not a member there."""
    return [each for each in titles if each.table.anywhere or not anywhere]

"""The parts that make up one game: rules, words, board, robots and table, with types that match."""

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
    """The content of a game's views, by which a table tells whether a move revealed anything."""

    shown: Callable[[AnyView], Iterable[Hashable]]
    """Everything the view shows that can be hidden from someone, each thing as often as it is shown."""
    hand: Callable[[AnyView], Iterable[Hashable]] = lambda _view: ()
    """The part of it that the seat itself owns. Playing it openly reveals none of the game's secrets."""
    secret: Callable[[AnyView], bool] = lambda _view: False
    """Whether the seat's next move can never be undone, as in a race of presses."""


@dataclass(frozen=True, slots=True)
class Reflexes:
    """How the players of a game race each other's presses on the table's own message."""

    targets: Callable[[AnyView], Sequence[AnyAction]]
    """Returns, from a spectator's view, the actions with a public button, in the order in which the picture
    shows their objects. It is empty outside such a race, and the same throughout it, so no button moves under
    a finger. A button whose action is no longer legal is disabled.
    """
    stamped: Callable[[AnyAction, int, tuple[Seat, ...]], AnyAction]
    """Returns the action as a move that was pressed at that Unix millisecond. The seats are those that
    pressed for the same thing in the same millisecond and lost the draw. The result equals the action,
    because the time and the seats do not count when actions are compared.
    """
    seconds: Callable[[AnyView], float | None]
    """Returns, from a spectator's view, the length of the phase in seconds at a live table, or None for the
    usual time of a turn.
    """
    delay: Callable[[AnyView, Chance, frozenset[Seat], str], float | None]
    """Returns, from a robot's own view, its luck, the seats that people play, and its key, after how many
    seconds of the phase it presses at a live table, or None for as soon as robots do.
    """
    reactions: Callable[[AnyState, Seat, AnyAction, Sequence[AnyEvent]], Sequence[Reaction]]
    """Returns, from the state before a move, its seat, its action and its events, the reaction of every seat
    in the race that the move ended, or nothing if it ended none.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook(Generic[O, S, A, E, V]):
    """The rules of a game as tables, records and simulations use them."""

    game: Game[O, S, A, E, V]
    """The rules themselves: the package `rules` of the game's folder."""
    options: type[O]
    """The type of its options. Storage reads and writes values of this type and of the next three."""
    state: type[S]
    """The type of its states."""
    # Python 3.11 cannot declare that a value is the union A itself. The contract tests check these two.
    action: AnyAction
    """The type of its actions, which can be a union."""
    event: AnyEvent
    """The type of its events, which can be a union."""
    version: int = 1
    """The version of its rules, which records name: docs/adding-a-game.md, "When the rules change"."""
    sight: Sight | None = None
    """The hidden content of its views, or None if no move can be undone."""
    guess: Callable[[V, Chance], S] | None = None
    """Returns, from the view of a seat, a random state consistent with that view. None: it cannot
    be guessed.
    """
    standing: Callable[[S], tuple[int, ...]] | None = None
    """Returns the place of each seat if the game ended in a given state, to show the course of a finished
    game. None: it is unknown.
    """
    figures: Measure[S, A] | None = None
    """The figures that only the game can count in a finished match, for `simulate --report`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording(Generic[O, A, E, V]):
    """The words about a game, and those in it."""

    text: GameWords[O, A, E, V]
    """The package `words` of the game's folder."""
    credit: Text
    """The game's author and licence, at the end of its rules."""
    pitch: Text
    """The game's pitch, in two sentences, for someone who does not know it."""
    unit: str = "points"
    """The unit of scores: the id of a message that states a number of points, which it receives as `points`.
    """
    brief: Brief[E] | None = None
    """Returns a summary in lines of the events that a seat received. None: every event has its own line."""
    round: Callable[[V], Text] | None = None
    """Returns from a spectator's view the name of the current part of the match, for its history. None: it
    has no parts.
    """
    decisive: Callable[[E], int] | None = None
    """Returns how much an event counts for the result: more for a larger number, and 0 for nothing. The
    winner's event with the largest number is shown with the result.
    """
    concerns: Callable[[E, Seat], bool] | None = None
    """Returns whether an event affects a given seat without its player's choice. Such events come first in
    the player's news. None: none does.
    """
    decided: Callable[[V, Sequence[str]], Text | None] | None = None
    """Returns, from a view of a match that is over and the players' names, the deciding event. None: the
    scores decided.
    """
    done: Callable[[V], Text] | None = None
    """Returns, from the view of a seat that waits, the words for its player about who has moved, or "" while
    they can move.
    """
    options: str = ""
    """The id of a message that names an option in the form of the lobby, and receives its name as `field`.
    Its `.value` words a `value` briefly, and its `.note` explains a `choice`: "FIELD-VALUE", or "FIELD" for
    yes or no. "": the game has no options.
    """
    acts: str = ""
    """The id of a message that names a kind of action, in a few words without a subject. It receives the kind
    as `kind`. "": nothing needs that.
    """
    reason: Callable[[V, A, Sequence[str]], Text] | None = None
    """Returns the best reason for an action of the view's seat, in a sentence or two for a beginner, with the
    players' names. None: there are no hints.
    """
    why: Callable[[V], Text | None] | None = None
    """Returns a pointer for a beginner, from the view of a seat that must act in a race of presses, where
    there is no advice. The function returns None if it has none.
    """
    composites: Callable[[V, Sequence[str]], Sequence[Composite]] | None = None
    """Returns, from the view of the seat to move and the players' names, the choices that consist of several
    actions.
    """
    plans: Callable[[V], Sequence[tuple[str, Label]]] | None = None
    """Returns, from the view of a seat that waits, the moves that its player can plan: a code for each, which
    `TableRules.planned` reads, and its words.
    """
    lesson: Lesson[O, A] | None = None
    """The game's lesson. None: it is learned by its rules alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Generic[V]):
    """The pictures of a game."""

    painter: Painter[V]
    """The package `board` of the game's folder."""
    cover: Callable[[Locale], Image]
    """Paints the picture of the game's lobby in a language: mode P, WIDTH by HEIGHT of bot.render.cover."""
    cover_alt: Text
    """The description of that picture in words."""
    emoji: Mapping[str, Sticker] = field(default_factory=dict)
    """The emoji of its buttons and menus, by the names that its labels use."""
    taps: Callable[[TapPlot, Locale], Stage] | None = None
    """Paints the picture of a player's presses, in a game in which presses race. None: they do not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Robots(Generic[A, V]):
    """The computer opponents of a game."""

    drivers: Mapping[str, Driver[V, A]]
    """The drivers by key: "random", those of bot.engine.driver.LEVELS that the game has, and
    others besides.
    """
    substitute: str = "club"
    """The key of the driver that plays for absent players."""
    usual: str = ""
    """The key of the driver of a robot in a lobby unless another is chosen. "": the substitute."""
    adviser: Driver[V, A] | None = None
    """Chooses the advice for people, if it differs from the substitute's choice. It uses no luck and takes no
    time.
    """
    opponents: int = 3
    """The number of robots for a person who plays alone, unless they choose another."""
    searching: frozenset[str] = frozenset()
    """The keys of the drivers that take more than about 20 ms a decision. They think in another process."""
    elo: Mapping[str, int] = field(default_factory=lambda: {"club": 0})
    """By how many Elo points each level is stronger than club (docs/robots.md, section 8)."""
    review_method: ReviewMethod | None = None
    """How the worth of a decision is computed, once a match is over. None: it cannot, or presses race."""

    def below(self, level: str) -> tuple[str, ...]:
        """Return the keys of the robots that decide when the one of that level cannot, the best first: the
        levels below it, or the substitute for a robot without a level.
        """
        if level not in LEVELS:
            return (self.substitute,) if level != self.substitute else ()
        return tuple(key for key in reversed(LEVELS[: LEVELS.index(level)]) if key in self.drivers)

    def present(self, level: str) -> str:
        """Return the key of the robot that now plays for a stored one: the same, or the level below it if the
        game no longer has it.
        """
        return level if level in self.drivers else next(iter(self.below(level)), self.substitute)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules(Generic[A, V]):
    """The rules of play at a table."""

    minutes: int
    """How long a live match with two robots takes: `make simulate ARGS="--report --first 200"` prints it."""
    forced: Callable[[V, Seat], A | None] | None = None
    """Returns, from a spectator's view, the action of a seat that must act, if everyone can see that it has
    no other. The table plays it. The function returns None if the seat may have others.
    """
    trivial: Callable[[V, Seat], A | None] | None = None
    """Returns, from a spectator's view, the action of a seat that has others, if everyone can see that they
    would change nothing worth a press. The table plays it. The function returns None if the seat decides.
    """
    auto_pass: bool = False
    """Whether forced actions are played only for players who asked for *Auto-pass*, and where all others are
    robots. That is for actions that only the player can see to be the only ones, because they reveal
    something about the hand. False: they are played for everyone.
    """
    planned: Callable[[str, V], A | None] | None = None
    """Returns the planned action, from the code of a planned move and the view of the seat once it is to
    move. The function returns None if the action is not legal, or the situation is not the planned one.
    """
    reflexes: Reflexes | None = None
    """How the game's players race each other's presses, if they do."""
    daily: Daily = field(default_factory=Daily)
    """When the game takes part in the daily, and with which robots. A game in which presses race is never
    dealt, because the connection plays too.
    """
    anywhere: bool = False
    """Whether the game can be played where the bot is not a member, without a clock, and with one picture for
    all.
    """


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
        """Return whether players can look back at their play: at decisions, or at presses that raced."""
        return self.robots.review_method is not None or self.board.taps is not None


AnyTitle: TypeAlias = Title[AnyOptions, AnyState, AnyAction, AnyEvent, AnyView]
"""The title of any game, for code that knows no game."""


def playable(titles: Iterable[AnyTitle], *, anywhere: bool) -> list[AnyTitle]:
    """Return the games that can be played in a place. anywhere: whether the bot is no member there."""
    return [each for each in titles if each.table.anywhere or not anywhere]

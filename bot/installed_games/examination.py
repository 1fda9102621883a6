"""Examines the game of another package: its names, its messages, and a game between its robots."""

import ast
import pickle
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast as ftl

from bot.engine.game import AnyEvent, AnyView, Chance, visible_events
from bot.engine.match import play, start
from bot.league.daily_game import Daily
from bot.locales.message_ids import said_by
from bot.locales.phrase import ELSEWHERE, ENGLISH, LOCALES, Locale, Phrase, Text, lines, say
from bot.render.cover import HEIGHT
from bot.render.theme import WIDTH
from bot.storage.codecs import codec
from bot.title import AnyTitle, Board, Robots, Rulebook, TableRules, Title, Wording
from bot.words.lesson import Lesson

MOST: Final = 20
"""The maximum number of games for which the overview and the menus have room."""
MOST_SEATS: Final = 12
"""The maximum number of seats that a game can have."""
MOVES: Final = 100
"""The maximum number of moves played to examine a title."""
_PARTS: Final = {"rules": Rulebook, "words": Wording, "board": Board, "robots": Robots, "table": TableRules}


class UnfitGame(Exception):
    """Raised for an installed game that cannot be used. The text gives the reason, for the host."""


def examined(point: EntryPoint, package: str, there: Sequence[AnyTitle]) -> AnyTitle:
    """Return the title that an entry point of a package names. there: the bot's own games and those accepted
    so far. Raises UnfitGame if the title cannot be used.
    """
    try:
        title: AnyTitle = point.load()
        _must_be_title(title)
        _must_have_robots(title)
        _must_be_new(title, there)
        _must_have_messages(title, point.module)
        home, seats = ELSEWHERE[first_word(title)], title.rules.game.seats[0]
        locales = [each for each in LOCALES if (home / f"{each}.ftl").exists()]
        trial = _Trial(title, locales, [f"Player {seat + 1}" for seat in range(seats)])
        trial.show()
        trial.play()
    except (Exception, SystemExit) as error:
        known = isinstance(error, UnfitGame)
        reason = " ".join((str(error) if known else f"{type(error).__name__}: {error}").split())[:300]
        raise UnfitGame(f"The game {point.name} of {package} is left out: {reason.rstrip('.')}.") from error
    return title


def _must_be_title(title: object) -> None:
    if not isinstance(title, Title):
        raise UnfitGame(f"its entry point names no Title but a value of type {type(title).__name__}")
    for part, form in _PARTS.items():
        if not isinstance(getattr(title, part), form):
            raise UnfitGame(f"its {part} are no {form.__name__}")
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,31}", str(title.key)):
        raise UnfitGame(f"its key {title.key!r} must be 2 to 32 small letters, digits and underscores")
    if not re.fullmatch(r"[a-z][a-z0-9]{1,15}", str(title.command)):  # it is part of buttons and emoji, too
        raise UnfitGame(f"its command {title.command!r} must be 2 to 16 small letters and digits")
    if not isinstance(title.name, str) or not 1 <= len(title.name.strip()) == len(title.name) <= 30:
        raise UnfitGame(f"its name {title.name!r} must be 1 to 30 characters, without blanks around them")
    if not is_dataclass(title.rules.options):
        raise UnfitGame("its options are no dataclass")
    if not isinstance(title.words.lesson, Lesson | None):
        raise UnfitGame("its lesson is no Lesson")
    if title.table.daily != Daily():
        raise UnfitGame("it cannot be in the daily, whose past days would change with the installed packages")


def _must_have_robots(title: AnyTitle) -> None:
    """Check the numbers of seats, that every robot that the title names exists and can be offered by a
    command, and that searching robots can be pickled. Raises UnfitGame, or an error of pickle.
    """
    seats, robots = title.rules.game.seats, title.robots
    if not isinstance(seats, range) or not seats or not set(seats) <= set(range(1, MOST_SEATS + 1)):
        raise UnfitGame(f"its seats are {seats!r} and must be a range within 1 to {MOST_SEATS}")
    if robots.opponents + 1 not in seats:
        raise UnfitGame(f"a person cannot play with its {robots.opponents} opponents: it has {seats!r} seats")
    named = {"random", robots.substitute, robots.usual or robots.substitute, *robots.searching}
    if lacks := sorted(named - robots.drivers.keys()):
        raise UnfitGame(f"its drivers lack {', '.join(lacks)}")
    for key in robots.drivers:
        if not re.fullmatch(r"[a-z][a-z0-9_]{0,31}", str(key)):
            raise UnfitGame(f"its robot {key!r} must be 1 to 32 small letters, digits and underscores")
    pickle.dumps([robots.drivers[key] for key in robots.searching])  # they run in another process


def _must_be_new(title: AnyTitle, there: Sequence[AnyTitle]) -> None:
    """Check that there is room for the title, and that its names are not taken by the bot or by a game
    accepted before. Raises UnfitGame.
    """
    if len(there) >= MOST:
        raise UnfitGame(f"there are {MOST} games already, and no more fit")
    for name in ("key", "name", "command"):
        if getattr(title, name) in {getattr(each, name) for each in there}:
            raise UnfitGame(f"its {name} {getattr(title, name)} is taken by another game")
    if _is_command(title.command):
        raise UnfitGame(f"its command {title.command} is taken by the bot")
    first = first_word(title)
    if first in map(first_word, there) or any((home / f"{first}.ftl").exists() for home in LOCALES.values()):
        raise UnfitGame(f"its messages begin with {first}, as others do")


def _is_command(name: str) -> bool:
    """Return whether the bot has a command of the given name. Each command has a message that describes
    it.
    """
    try:
        say(f"command-{name}", ENGLISH)
    except LookupError:
        return False
    return True


def first_word(title: AnyTitle) -> str:
    """Return the first word of the ids of a game's messages. Raises UnfitGame if the credit is not a
    Phrase.
    """
    if not isinstance(title.words.credit, Phrase):
        raise UnfitGame("its credit is no Phrase")
    return title.words.credit.id.partition("-")[0]


def _must_have_messages(title: AnyTitle, module: str) -> None:
    """Check that every message that the game's code or title names exists in English. module: the module that
    the entry point names. Raises UnfitGame.
    """
    first = first_word(title)
    file = ELSEWHERE.get(first, Path()) / f"{ENGLISH}.ftl"
    if first not in ELSEWHERE or not file.exists():
        raise UnfitGame(f"its messages are missing: ELSEWHERE has no folder for {first} with an {file.name}")
    there = set(_messages(file))
    for each in file.parent.glob("*.ftl"):
        list(_messages(each))
    said = {
        id
        for path in _sources(module)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for id in said_by(node)
    }
    said |= {id for id in (title.words.options, title.words.acts, title.words.unit) if id}
    if title.words.options and fields(title.rules.options):
        said |= {f"{title.words.options}.value", f"{title.words.options}.note"}
    lacks = sorted(id for id in said if id.startswith(f"{first}-") and id not in there)
    if lacks:
        raise UnfitGame(f"{file.name} lacks the messages {', '.join(lacks)}")


def _messages(file: Path) -> Iterator[str]:
    """Yield the ids of the messages in a file and of their attributes. Raises UnfitGame if a message cannot
    be parsed.
    """
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            raise UnfitGame(f"{file.name} has a message that cannot be read: {(entry.content or '').strip()}")
        if isinstance(entry, ftl.Message):
            yield entry.id.name
            yield from (f"{entry.id.name}.{each.id.name}" for each in entry.attributes)


def _sources(module: str) -> Iterator[Path]:
    """Yield the source files of a package, without its tests, or the single file of a module."""
    found = sys.modules[module]
    for folder in map(Path, getattr(found, "__path__", ())):
        yield from (each for each in folder.rglob("*.py") if not each.is_relative_to(folder / "tests"))
    if not hasattr(found, "__path__") and found.__file__:
        yield Path(found.__file__)


@dataclass(frozen=True, slots=True)
class _Trial:
    """A trial game between a title's robots, with its texts formatted in every language of the title. Each
    step raises UnfitGame, or whatever the game raises.
    """

    title: AnyTitle
    locales: Sequence[Locale]
    names: Sequence[str]

    def show(self) -> None:
        """Format and paint the parts of the title that panels show beside those of all other games. A fault
        in these parts would break the panels.
        """
        title, text = self.title, self.title.words.text
        self._say(title.words.credit, title.words.pitch, title.board.cover_alt)
        self._say(Phrase(title.words.unit, points=1), *text.basics(), *text.rules())
        for locale in self.locales:
            cover = title.board.cover(locale)
            if (cover.mode, cover.size) != ("P", (WIDTH, HEIGHT)):
                raise UnfitGame(f"its cover must have mode P and {WIDTH} by {HEIGHT} pixels")
        for sticker in title.board.emoji.values():
            sticker.png()

    def play(self) -> None:
        """Play a game for at most MOVES moves, and format its texts and compose its pictures."""
        title, game, text, form = self.title, self.title.rules.game, self.title.words.text, codec(self.title)
        form.build()
        options = title.rules.options()
        match, events = start(game, options, len(self.names), "installed")
        if form.options.validate_json(form.options.dump_json(options)) != options:
            raise UnfitGame("its options are others after they were stored and read")
        if form.state.validate_json(form.state.dump_json(match.state)) != match.state:
            raise UnfitGame("its state is another one after it was stored and read")
        self._say(*text.option_lines(options))
        self._show_view(game.view(match.state, None))
        while (awaited := game.awaits(match.state)) and match.ply < min(MOVES, game.longest):
            self._tell(events)
            seat = min(awaited)
            view, actions = game.view(match.state, seat), game.legal(match.state, seat)
            if not match.ply:
                self._show_view(view)
                self._say(game.refusal(match.state, seat, actions[0]))
            self._say(text.prompt(view, self.names))
            self._say(*(text.label(action, view, self.names).text for action in actions))
            drive, luck = title.robots.drivers[title.robots.substitute], Chance("installed", match.ply)
            match, events = play(game, match, seat, drive(view, actions, luck))
        self._tell(events)
        self._show_view(game.view(match.state, None))

    def _show_view(self, view: AnyView) -> None:
        """Format the texts of a view, and compose its pictures."""
        text = self.title.words.text
        self._say(text.headline(view, self.names), text.prompt(view, self.names))
        self._say(*text.describe(view, self.names))
        self._say(*(line for lines in text.alts(view, self.names) for line in lines))
        for locale in self.locales:
            self.title.board.painter.scenes(view, self.names, (), locale)

    def _tell(self, events: Iterable[AnyEvent]) -> None:
        for event in visible_events(self.title.rules.game, events, None):
            self._say(self.title.words.text.tell(event, self.names, None).text)

    def _say(self, *texts: Text) -> None:
        for locale in self.locales:
            lines(texts, locale)

"""Examines the game of another package: its names, its messages, and how a game of its robots goes."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast as ftl

from bot.engine.game import AnyEvent, AnyView, Chance
from bot.engine.match import play, start
from bot.league.daily_game import Daily
from bot.locales.message_ids import said_by
from bot.locales.phrase import ELSEWHERE, ENGLISH, LOCALES, Phrase, Text, say, spoken
from bot.storage.codecs import codec
from bot.title import AnyTitle, Board, Robots, Rulebook, TableRules, Title, Wording

MOST: Final = 20
"""The most games that fit the overview and the menus."""
MOVES: Final = 100
"""The most moves of the game that is played to examine a title."""
_PARTS: Final = {"rules": Rulebook, "words": Wording, "board": Board, "robots": Robots, "table": TableRules}


class UnfitGame(Exception):
    """An installed game that cannot be used. The text gives the reason, for the host."""


def examined(point: EntryPoint, package: str, there: Sequence[AnyTitle]) -> AnyTitle:
    """Return the title that an entry point of a package names. there: the games that are already there.
    Raises UnfitGame.
    """
    try:
        title: AnyTitle = point.load()
        _must_be_title(title)
        _must_be_new(title, there)
        _must_have_messages(title, point.module)
        _must_play(title)
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
    if not {"random", title.robots.substitute} <= title.robots.drivers.keys():
        raise UnfitGame(f"it needs the robots random and {title.robots.substitute}")
    if title.table.daily != Daily():
        raise UnfitGame("it cannot be in the daily, whose past days would change with the installed packages")


def _must_be_new(title: AnyTitle, there: Sequence[AnyTitle]) -> None:
    """Check that the title takes no name of ours, or of a game before it."""
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
    """Return whether the bot has a command of that name: each has a message that describes it."""
    try:
        say(f"command-{name}", ENGLISH)
    except LookupError:
        return False
    return True


def first_word(title: AnyTitle) -> str:
    """Return the first word of the ids of a game's messages. Raises UnfitGame."""
    if not isinstance(title.words.credit, Phrase):
        raise UnfitGame("its credit is no Phrase")
    return title.words.credit.id.partition("-")[0]


def _must_have_messages(title: AnyTitle, module: str) -> None:
    """Check that each message that the game's code says, and each that its title names, is there in English.
    module: the module that the entry point names.
    """
    first = first_word(title)
    file = ELSEWHERE.get(first, Path()) / f"{ENGLISH}.ftl"
    if first not in ELSEWHERE or not file.exists():
        raise UnfitGame(f"its messages are missing: ELSEWHERE has no folder for {first} with an {file.name}")
    there = set(_messages(file))
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
    """Yield the ids of the messages of a file, and of their attributes. Raises UnfitGame for other text."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            raise UnfitGame(f"{file.name} has a message that cannot be read: {(entry.content or '').strip()}")
        if isinstance(entry, ftl.Message):
            yield entry.id.name
            yield from (f"{entry.id.name}.{each.id.name}" for each in entry.attributes)


def _sources(module: str) -> Iterator[Path]:
    """Yield the files of a package, without its tests, or the one file of a module."""
    found = sys.modules[module]
    for folder in map(Path, getattr(found, "__path__", ())):
        yield from (each for each in folder.rglob("*.py") if not each.is_relative_to(folder / "tests"))
    if not hasattr(found, "__path__") and found.__file__:
        yield Path(found.__file__)


def _must_play(title: AnyTitle) -> None:
    """Play a game of robots, and put it into words and pictures. Raises UnfitGame, and whatever the game
    raises.
    """
    game, text, form = title.rules.game, title.words.text, codec(title)
    options, seats = title.rules.options(), game.seats[0]
    names = [f"Player {seat + 1}" for seat in range(seats)]
    match, events = start(game, options, seats, "installed")
    if form.options.validate_json(form.options.dump_json(options)) != options:
        raise UnfitGame("its options are others after they were stored and read")
    if form.state.validate_json(form.state.dump_json(match.state)) != match.state:
        raise UnfitGame("its state is another one after it was stored and read")
    _say(title.words.credit, title.words.pitch, title.board.cover_alt, Phrase(title.words.unit, points=1))
    _say(*text.basics(), *text.rules(), *text.option_lines(options))
    drive = title.robots.drivers[title.robots.substitute]
    _show(title, game.view(match.state, None), names)
    while (awaited := game.awaits(match.state)) and match.ply < min(MOVES, game.longest):
        _tell(title, events, names)
        seat = min(awaited)
        view, actions = game.view(match.state, seat), game.legal(match.state, seat)
        if not match.ply:
            _show(title, view, names)
            _say(game.refusal(match.state, seat, actions[0]))
        _say(text.prompt(view, names), *(text.label(action, view, names).text for action in actions))
        match, events = play(game, match, seat, drive(view, actions, Chance("installed", match.ply)))
    _tell(title, events, names)
    _show(title, game.view(match.state, None), names)


def _show(title: AnyTitle, view: AnyView, names: list[str]) -> None:
    """Put a view into words, and compose its pictures."""
    text = title.words.text
    _say(text.headline(view, names), text.prompt(view, names), *text.describe(view, names))
    _say(*(line for lines in text.alts(view, names) for line in lines))
    title.board.painter.scenes(view, names)


def _tell(title: AnyTitle, events: Iterable[AnyEvent], names: list[str]) -> None:
    for event in events:
        heard = title.rules.game.visible(event, None)
        if heard is not None:
            _say(title.words.text.tell(heard, names, None).text)


def _say(*texts: Text) -> None:
    for each in texts:
        spoken(each, ENGLISH)

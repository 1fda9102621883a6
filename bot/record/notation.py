"""Moves as text: a line for each run of moves of one seat (docs/record.md, section 2)."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import groupby
from typing import Any, Final, get_args

from pydantic import TypeAdapter, ValidationError

from bot.engine.game import AnyAction
from bot.engine.log import TakeBack
from bot.locales.phrase import Phrase
from bot.model.errors import BrokenRecord
from bot.model.snapshots import AnyLoggedMove, By, LoggedMove

MARKS: Final[Mapping[By, str]] = {"player": "", "robot": "r", "clock": "c", "auto": "a", "forced": "f"}
"""The letter after a seat's number that shows who chose the move, or "" for the player."""
_BY: Final = {mark: by for by, mark in MARKS.items()}
_LINE = re.compile(rf"(?P<seat>\d{{1,2}})(?P<mark>[{''.join(MARKS.values())}]?) (?P<moves>.+)")
_BARE = re.compile(r"[A-Za-z][A-Za-z0-9 -]*")
"""Matches a text that needs no quotes unless it is one of _WORDS."""
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w.])[A-Za-z][A-Za-z0-9_-]*')
_WORDS: Final = {"true", "false", "null"}
"""The words that, without quotes, mean a JSON value instead of a text."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of action: the names of its fields in order, and an adapter that reads and writes it."""

    names: tuple[str, ...]
    adapter: TypeAdapter[AnyAction]


@cache
def _kinds(form: object) -> Mapping[str, _Kind]:
    """Return the kinds of a game's actions by name, including the undo. form: the type of the game's
    actions.
    """
    members = (*(get_args(form) or (form,)), TakeBack)
    return dict(map(_kind, members))


def _kind(member: Any) -> tuple[str, _Kind]:
    defaults: dict[str, Any] = {each.name: each.default for each in fields(member)}
    name: str = defaults.pop("kind")
    return name, _Kind(tuple(defaults), TypeAdapter(member))


def lines(form: object, moves: Iterable[AnyLoggedMove]) -> Iterator[str]:
    """Yield the moves of a game as lines of text. form: the type of the game's actions."""
    for (seat, by), run in groupby(moves, lambda move: (move.seat, move.by)):
        yield f"{seat}{MARKS[by]} {'; '.join(written(form, move.action) for move in run)}"


def written(form: object, action: AnyAction) -> str:
    """Return an action as text: its kind, and the values of its fields in order, separated by spaces."""
    kind = _kinds(form)[action.kind]
    values = kind.adapter.dump_python(action, mode="json")
    return " ".join([action.kind, *(_outermost(values[name]) for name in kind.names)])


def _outermost(value: object) -> str:
    """Return the text of a field's value. A list of several values has no outer brackets."""
    text = _text(value)
    return text[1:-1] if isinstance(value, list) and len(value) > 1 else text


def _text(value: object) -> str:
    if isinstance(value, list):
        return f"[{','.join(map(_text, value))}]"
    if isinstance(value, str) and _BARE.fullmatch(value) and value not in _WORDS:
        return value.replace(" ", "_")
    return json.dumps(value, separators=(",", ":")).replace(" ", r"\u0020").replace(";", r"\u003b")


def read(form: object, text: Sequence[str]) -> list[AnyLoggedMove]:
    """Return the moves from lines such as `lines` yields, with 0 as their times. Raises BrokenRecord if a
    line cannot be read.
    """
    moves = list[AnyLoggedMove]()
    for at, line in enumerate(text, 1):
        found = _LINE.fullmatch(line)
        if found is None:
            raise BrokenRecord(Phrase("refuse-record-line", line=at))
        seat, by = int(found["seat"]), _BY[found["mark"]]
        for move in found["moves"].split("; "):
            action = _read(form, move, at)
            moves.append(LoggedMove(ply=len(moves) + 1, seat=seat, action=action, by=by, at=0.0))
    return moves


def _read(form: object, move: str, at: int) -> AnyAction:
    name, *words = move.split(" ")
    kind = _kinds(form).get(name)
    if kind is None:
        raise BrokenRecord(Phrase("refuse-record-move", line=at))
    try:
        values = [_value(word) for word in words]
        given = dict(zip(kind.names, values, strict=True))
        return kind.adapter.validate_json(json.dumps({**given, "kind": name}))
    except (ValueError, ValidationError, RecursionError):
        raise BrokenRecord(Phrase("refuse-record-value", line=at, move=name)) from None


def _value(word: str) -> object:
    values = json.loads(f"[{_TOKEN.sub(_quoted, word)}]")
    return values[0] if len(values) == 1 else values


def _quoted(token: re.Match[str]) -> str:
    word = token[0]
    return word if word[0] == '"' or word in _WORDS else json.dumps(word.replace("_", " "))

"""A record as TOML. docs/record.md describes the format and must change together with this file."""

import base64
import binascii
import json
import tomllib
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, ValidationError

from bot.engine.game import AnyOptions, Outcome
from bot.engine.seal import Sealed, follows, seal_of
from bot.locales.phrase import Phrase
from bot.model.errors import BrokenRecord
from bot.model.snapshots import AnyLoggedMove
from bot.record import notation
from bot.title import AnyTitle

FORMAT: Final = "paddock record 1"
"""The first line of every record, with the version of this format."""
LONGEST: Final = 20_480
"""The maximum number of bytes of a record."""
_UNPACKED: Final = 1_000_000
"""The maximum number of bytes of unpacked moves that are read."""
_NAME: Final = 100
"""The maximum length, in characters, of a name or another text that is read."""


@dataclass(frozen=True, slots=True)
class Sat:
    """An earlier player of a seat. until: the number of the last move before another player took over. robot:
    the key of the robot that played for this player, or None.
    """

    until: int
    name: str
    robot: str | None = None


@dataclass(frozen=True, slots=True)
class Sitter:
    """The player of a seat at the end. robot: the key of a robot that played from the start, or None. before:
    the earlier players of the seat, oldest first.
    """

    name: str
    robot: str | None = None
    before: tuple[Sat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """A finished game. table: the id of its table, or "". sealed: the source of its deal, or None if the deal
    was not sealed.
    """

    title: AnyTitle
    table: str
    options: AnyOptions
    seed: str
    sitters: tuple[Sitter, ...]
    moves: tuple[AnyLoggedMove, ...]
    outcome: Outcome
    sealed: Sealed | None = None


def _options(title: AnyTitle) -> TypeAdapter[AnyOptions]:
    return TypeAdapter(title.rules.options)


def written(record: GameRecord) -> str:
    """Return the record as TOML, in at most LONGEST bytes. Raises BrokenRecord if it is too long even with
    packed moves.
    """
    moves = "\n".join(notation.lines(record.title.rules.action, record.moves))
    for log in (f"text = '''\n{moves}\n'''", f'packed = "{_packed(moves)}"'):
        text = "\n".join([*_head(record), "", "[moves]", log, ""])
        if len(text.encode()) <= LONGEST:
            return text
    raise BrokenRecord(Phrase("refuse-record-size", size=LONGEST // 1024))


def _packed(text: str) -> str:
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def _head(record: GameRecord) -> Iterator[str]:
    yield f"format = {_quoted(FORMAT)}"
    yield f"game = {_quoted(record.title.key)}"
    yield f"rules = {record.title.rules.version}"
    yield f"table = {_quoted(record.table)}"
    yield f"seed = {_quoted(record.seed)}"
    if record.sealed is not None:
        yield from ("", "[deal]", f"seal = {_quoted(seal_of(record.sealed.secret))}")
        yield f"secret = {_quoted(record.sealed.secret)}"
        yield f"cuts = {_quoted(record.sealed.cuts)}"
    options = _options(record.title).dump_python(record.options, mode="json")
    yield from ("", "[options]", *(f"{name} = {_quoted(value)}" for name, value in options.items()))
    for sitter, place, score in zip(
        record.sitters, record.outcome.places, record.outcome.scores, strict=True
    ):
        yield from ("", "[[seats]]", f"name = {_quoted(sitter.name)}")
        if sitter.robot is not None:
            yield f"robot = {_quoted(sitter.robot)}"
        if sitter.before:
            yield f"before = [{', '.join(map(_sat, sitter.before))}]"
        yield f"place = {place}"
        if score is not None:
            yield f"score = {score}"


def _sat(each: Sat) -> str:
    robot = "" if each.robot is None else f", robot = {_quoted(each.robot)}"
    return f"{{ until = {each.until}, name = {_quoted(each.name)}{robot} }}"


def _quoted(value: object) -> str:
    """Return a text, number, Boolean or list of texts as TOML."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", r"\u007f")


def read(data: bytes, titles: Mapping[str, AnyTitle]) -> GameRecord:
    """Return the contents of a record, without replaying its game. The outcome has no sheet. Raises
    BrokenRecord if the bytes are not a record that this version can read, or if the deal does not match its
    seal.
    """
    if len(data) > LONGEST:
        raise BrokenRecord(Phrase("refuse-record-long", size=LONGEST // 1024))
    try:
        document = tomllib.loads(data.decode())
    except (ValueError, RecursionError):  # ValueError is also raised for a number with thousands of digits
        raise BrokenRecord(Phrase("refuse-record-toml")) from None
    title = _title(document, titles)
    _must_have_the_same_rules(title, document)
    seats = _tables(document.get("seats"))
    if len(seats) not in title.rules.game.seats:
        raise BrokenRecord(Phrase("refuse-record-seats", game=title.name, seats=len(seats)))
    scores = tuple(_number(seat, "score") if "score" in seat else None for seat in seats)
    return GameRecord(
        title=title,
        table=_text(document, "table"),
        options=_chosen(title, document.get("options")),
        seed=_text(document, "seed"),
        sitters=tuple(Sitter(_text(seat, "name"), _robot(seat), _before(seat)) for seat in seats),
        moves=tuple(notation.read(title.rules.action, _lines(document.get("moves")))),
        outcome=Outcome(tuple(_number(seat, "place") for seat in seats), scores, ()),
        sealed=_deal(document),
    )


def _title(document: Mapping[str, object], titles: Mapping[str, AnyTitle]) -> AnyTitle:
    """Return the game of a record. Raises BrokenRecord if it is unknown, or the document is not a record of
    this version.
    """
    form = document.get("format")
    if not isinstance(form, str) or not form.startswith("paddock record "):
        raise BrokenRecord(Phrase("refuse-record-other"))
    if form != FORMAT:
        raise BrokenRecord(Phrase("refuse-record-version"))
    key = document.get("game")
    title = titles.get(key) if isinstance(key, str) else None
    if title is None:
        raise BrokenRecord(Phrase("refuse-record-game"))
    return title


def _must_have_the_same_rules(title: AnyTitle, document: Mapping[str, object]) -> None:
    rules = document.get("rules")
    if rules != title.rules.version or isinstance(rules, bool):
        raise BrokenRecord(Phrase("refuse-record-rules", game=title.name))


def _deal(document: Mapping[str, object]) -> Sealed | None:
    """Return the source of the deal, or None if the deal was not sealed. Raises BrokenRecord if the deal is
    incomplete or does not match its seal.
    """
    if "deal" not in document:
        return None
    told = document["deal"] if isinstance(document["deal"], dict) else {}
    seal, secret, cuts = told.get("seal"), told.get("secret"), told.get("cuts")
    if isinstance(seal, str) and isinstance(secret, str) and isinstance(cuts, list):
        same = len(cuts) == len(_tables(document.get("seats"))) and all(isinstance(cut, str) for cut in cuts)
        if same and follows(seal, secret, cuts, _text(document, "seed")):
            return Sealed(secret, tuple(cuts))
    raise BrokenRecord(Phrase("refuse-record-seal"))


def _chosen(title: AnyTitle, options: AnyOptions) -> object:
    try:
        return _options(title).validate_json(json.dumps(options), extra="forbid")
    except (TypeError, RecursionError, ValidationError):  # dotted keys nest without limit
        raise BrokenRecord(Phrase("refuse-record-options", game=title.name)) from None


def _tables(value: object) -> Sequence[Mapping[str, object]]:
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise BrokenRecord(Phrase("refuse-record-sitters"))
    return value


def _text(document: Mapping[str, object], name: str) -> str:
    value = document.get(name)
    if not isinstance(value, str) or len(value) > _NAME:
        raise BrokenRecord(Phrase("refuse-record-lacks", part=name))
    return value


def _robot(seat: Mapping[str, object]) -> str | None:
    return _text(seat, "robot") if "robot" in seat else None


def _before(seat: Mapping[str, object]) -> tuple[Sat, ...]:
    before = _tables(seat.get("before", []))
    return tuple(Sat(_number(each, "until"), _text(each, "name"), _robot(each)) for each in before)


def _number(seat: Mapping[str, object], name: str) -> int:
    value = seat.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BrokenRecord(Phrase("refuse-record-lacks-seat", part=name))
    return value


def _lines(moves: object) -> Sequence[str]:
    given = moves if isinstance(moves, dict) else {}
    if isinstance(text := given.get("text"), str):
        return text.splitlines()
    if not isinstance(packed := given.get("packed"), str):
        raise BrokenRecord(Phrase("refuse-record-moveless"))
    try:
        unpack = zlib.decompressobj()
        data = unpack.decompress(base64.b64decode(packed, validate=True), _UNPACKED)
        if not unpack.eof:
            raise BrokenRecord(Phrase("refuse-record-cut"))
        return data.decode().splitlines()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise BrokenRecord(Phrase("refuse-record-packed")) from None

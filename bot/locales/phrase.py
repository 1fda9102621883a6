"""Text that is not yet in a language: a message's id and its arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

Locale: TypeAlias = str
"""The name of a language's folder: en, de, fr."""
ENGLISH: Final[Locale] = "en"


class Phrase:
    """A message of the .ftl files with its arguments; `bot.locales.language.spoken` puts it into words.

    id: the message's id, or "id.attribute". you: the reader is the one whom it is about, so its attribute
    "you" is taken if it has one. args: by the names that the message uses. Immutable, hashable, and equal to
    a phrase of the same id and arguments.
    """

    __slots__ = ("_key", "args", "id", "you")

    def __init__(self, id: str, /, *, you: bool = False, **args: Arg) -> None:
        self.id = id
        self.you = you
        self.args: Mapping[str, Arg] = MappingProxyType(args)
        self._key = (id, you, tuple([(name, _frozen(value)) for name, value in sorted(args.items())]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        told = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Phrase({self.id!r}{', you=True' if self.you else ''}{told})"

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.id, self.you, dict(self.args))


Text: TypeAlias = str | Phrase
"""Text for a person. A plain string is the same in every language: a name, a number, a code."""
Arg: TypeAlias = str | int | float | Phrase | Sequence[Text]
"""An argument: a key of a `{ $key -> }` is text in lower case; a list is joined as the language does it."""


class Readable(Exception):
    """An exception whose text a player reads."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


def _frozen(value: Arg) -> object:
    return value if isinstance(value, (str, int, float, Phrase)) else tuple(value)


def _restored(id: str, you: bool, args: dict[str, Arg]) -> Phrase:
    return Phrase(id, you=you, **args)

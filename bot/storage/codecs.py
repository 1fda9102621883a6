"""The conversion of values to and from JSON."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, cached_property
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, Union, get_args, get_origin

from pydantic import Field, TypeAdapter, ValidationError

from bot.engine.game import AnyAction, AnyEvent, AnyOptions, AnyState
from bot.model.errors import Illegible
from bot.model.snapshots import AnyLobby, AnySnapshot, LobbySnapshot, TableSnapshot

if TYPE_CHECKING:
    from bot.title import AnyTitle

log = logging.getLogger(__name__)

R = TypeVar("R")
T = TypeVar("T")


class Codec:
    """The adapters between a game's values and JSON, each built when it is first needed. Reading raises
    pydantic.ValidationError for JSON that does not fit.
    """

    def __init__(self, options: Any, state: Any, action: AnyAction, event: AnyEvent) -> None:
        self._options, self._state, self._action, self._event = options, state, action, event
        self._lobby = LobbySnapshot[options]
        self._table = TableSnapshot[options, state, action, event]

    def build(self) -> None:
        """Build all adapters. Raises pydantic.PydanticSchemaGenerationError."""
        _ = self.options, self.state, self.action, self.event, self.lobby, self.table

    @cached_property
    def options(self) -> TypeAdapter[AnyOptions]:
        """The adapter of the game's options."""
        return TypeAdapter(self._options)

    @cached_property
    def state(self) -> TypeAdapter[AnyState]:
        """The adapter of the game's states."""
        return TypeAdapter(self._state)

    @cached_property
    def action(self) -> TypeAdapter[AnyAction]:
        """The adapter of the game's actions."""
        return TypeAdapter(self._action)

    @cached_property
    def event(self) -> TypeAdapter[AnyEvent]:
        """The adapter of the game's events."""
        return TypeAdapter(self._event)

    @cached_property
    def lobby(self) -> TypeAdapter[AnyLobby]:
        """The adapter of lobbies."""
        return TypeAdapter(self._lobby)

    @cached_property
    def table(self) -> TypeAdapter[AnySnapshot]:
        """The adapter of tables."""
        return TypeAdapter(self._table)


def codec(title: AnyTitle) -> Codec:
    """Return the codec of a title, which is the same object each time."""
    forms: tuple[Any, ...] = (title.rules.options, title.rules.state, title.rules.action, title.rules.event)
    return _codec(*forms)


@cache
def _codec(*forms: Any) -> Codec:
    return Codec(*map(_told_apart, forms))


@contextmanager
def legible(id: str, of: str) -> Iterator[None]:
    """Raise Illegible, and log the reason, if a document cannot be read within the context. of: the key of
    the game, or the kind of the document.
    """
    try:
        yield
    except (KeyError, ValidationError) as error:
        log.error("%s of %s cannot be read and is left as it is: %s", id, of, unreadable(error))
        raise Illegible from None


def readable(rows: Iterable[T], read: Callable[[T], R]) -> list[R]:
    """Return the results of `read` for the rows, without those for which it raises Illegible."""
    found = []
    for row in rows:
        with suppress(Illegible):
            found.append(read(row))
    return found


def unreadable(error: KeyError | ValidationError) -> str:
    """Return the reason why JSON is invalid, without its content, which can include names of people."""
    if isinstance(error, KeyError):
        return f"unknown {error}"
    faults = error.errors(include_url=False, include_context=False, include_input=False)
    return ", ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['type']}" for fault in faults[:3])


def _told_apart(form: Any) -> Any:
    """Return a union with its members tagged by their `kind`, or any other type unchanged."""
    if get_origin(form) in {Union, UnionType} and all(hasattr(member, "kind") for member in get_args(form)):
        return Annotated[form, Field(discriminator="kind")]
    return form

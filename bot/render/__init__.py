"""Pictures of Views, drawn with Pillow: flat colours, one palette for each world and theme."""

from collections.abc import Callable, Hashable, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeVar

from PIL.Image import Image

from bot.locales.phrase import ENGLISH, Locale
from bot.render import banded_png, canvas, stage, themes
from bot.render.canvas import Scene
from bot.render.stage import Stage
from bot.render.theme import STANDARD, Theme

T = TypeVar("T")
V_contra = TypeVar("V_contra", contravariant=True)


class Painter(Hashable, Protocol[V_contra]):
    """How a game is drawn. A module with these names satisfies it."""

    def scenes(
        self, view: V_contra, seats: Sequence[str], recent: Sequence[Any] = (), locale: Locale = ENGLISH
    ) -> Sequence[Scene | Stage]:
        """What the pictures of a view show, in the order of reading; one for most games.

        For a spectator (view.seat is None) the public board, or the result once the match is over; for a seat
        its hand. `seats` are the players' names by seat. `recent`: the events of the turn in progress and of
        the one before, oldest first, as everybody saw them: what the last of them changed is marked.
        `locale`: the language of the words in the pictures.
        """

    def paint(
        self,
        view: V_contra,
        seats: Sequence[str],
        recent: Sequence[Any] = (),
        theme: Theme = STANDARD,
        locale: Locale = ENGLISH,
    ) -> tuple[Image, ...]:
        """The pictures of these scenes, mode P, 1100 px wide."""

    def files(
        self,
        view: V_contra,
        seats: Sequence[str],
        recent: Sequence[Any] = (),
        theme: Theme = STANDARD,
        locale: Locale = ENGLISH,
    ) -> tuple[bytes, ...]:
        """The same pictures as PNG files; any thread may call it."""


def painting(
    scenes: Callable[..., Sequence[Scene | Stage]],
) -> tuple[Callable[..., tuple[Image, ...]], Callable[..., tuple[bytes, ...]]]:
    """The `paint` and the `files` of a painter with those `scenes`."""

    def drawing(draw: Callable[[Scene | Stage, Theme], T]) -> Callable[..., tuple[T, ...]]:
        def drawn(
            view: Any,
            seats: Sequence[str],
            recent: Sequence[Any] = (),
            theme: Theme = STANDARD,
            locale: Locale = ENGLISH,
        ) -> tuple[T, ...]:
            return tuple(draw(each, theme) for each in scenes(view, seats, recent, locale))

        return drawn

    return drawing(picture), drawing(_file)


def picture(drawn: Scene | Stage, theme: Theme) -> Image:
    """The finished picture, mode P."""
    return stage.develop(drawn, theme) if isinstance(drawn, Stage) else canvas.develop(drawn, theme)


def _file(drawn: Scene | Stage, theme: Theme) -> bytes:
    if isinstance(drawn, Stage):
        return banded_png.banded(drawn, theme)
    return canvas.png(canvas.develop(drawn, theme))


def files_of(
    painter: str, view: Any, seats: Sequence[str], recent: Sequence[Any], theme: str, locale: Locale
) -> tuple[bytes, ...]:
    """As `Painter.files`, of the module and the theme of these names, so that it can be asked of another
    process.
    """
    module: Any = import_module(painter)
    drawn: tuple[bytes, ...] = module.files(view, seats, recent, themes.theme_of(theme), locale)
    return drawn

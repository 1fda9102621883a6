"""Pictures of Views, drawn with Pillow: flat colours, one palette for each world and theme."""

from collections.abc import Callable, Hashable, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeVar

from PIL.Image import Image

from bot.engine.game import AnyAction, AnyEvent, AnyView
from bot.locales.phrase import ENGLISH, Locale
from bot.render import banded_png, canvas, stage, themes
from bot.render.canvas import Scene
from bot.render.stage import Stage
from bot.render.theme import STANDARD, Theme

T = TypeVar("T")
V_contra = TypeVar("V_contra", contravariant=True)


class Painter(Hashable, Protocol[V_contra]):
    """The functions that draw a game's pictures. A module can satisfy this protocol."""

    def scenes(
        self,
        view: V_contra,
        seats: Sequence[str],
        recent: Sequence[AnyEvent] = (),
        locale: Locale = ENGLISH,
        marked: AnyAction | None = None,
    ) -> Sequence[Scene | Stage]:
        """Return the content of the pictures of a view, in reading order. seats: the players' names by seat.
        recent: public events, oldest first: for a spectator those of this turn and the turn before, and for a
        seat those since its last turn began. marked: the action of the green button, which the picture of a
        hand can highlight, or None.
        """

    def paint(
        self,
        view: V_contra,
        seats: Sequence[str],
        recent: Sequence[AnyEvent] = (),
        theme: Theme = STANDARD,
        locale: Locale = ENGLISH,
        marked: AnyAction | None = None,
    ) -> tuple[Image, ...]:
        """Return the pictures of a view, in mode P and 1100 px wide. The arguments are those of `scenes`."""

    def files(
        self,
        view: V_contra,
        seats: Sequence[str],
        recent: Sequence[AnyEvent] = (),
        theme: Theme = STANDARD,
        locale: Locale = ENGLISH,
        marked: AnyAction | None = None,
    ) -> tuple[bytes, ...]:
        """Return the pictures of a view as PNG files. Any thread can call it. The arguments are those of
        `scenes`.
        """


def painting(
    scenes: Callable[..., Sequence[Scene | Stage]],
) -> tuple[Callable[..., tuple[Image, ...]], Callable[..., tuple[bytes, ...]]]:
    """Return the functions `paint` and `files` for a painter that has the given function `scenes`."""

    def drawing(draw: Callable[[Scene | Stage, Theme], T]) -> Callable[..., tuple[T, ...]]:
        def drawn(
            view: AnyView,
            seats: Sequence[str],
            recent: Sequence[AnyEvent] = (),
            theme: Theme = STANDARD,
            locale: Locale = ENGLISH,
            marked: AnyAction | None = None,
        ) -> tuple[T, ...]:
            return tuple(draw(each, theme) for each in scenes(view, seats, recent, locale, marked))

        return drawn

    return drawing(picture), drawing(_file)


def picture(drawn: Scene | Stage, theme: Theme) -> Image:
    """Return the finished picture of a scene or a stage, in mode P."""
    return stage.develop(drawn, theme) if isinstance(drawn, Stage) else canvas.develop(drawn, theme)


def _file(drawn: Scene | Stage, theme: Theme) -> bytes:
    if isinstance(drawn, Stage):
        return banded_png.banded(drawn, theme)
    return canvas.png(canvas.develop(drawn, theme))


def files_of(
    painter: str,
    view: AnyView,
    seats: Sequence[str],
    recent: Sequence[AnyEvent],
    theme: str,
    locale: Locale,
    marked: AnyAction | None = None,
) -> tuple[bytes, ...]:
    """Return the pictures of a view as PNG files. The arguments can be sent to another process. painter: the
    name of the painter's module. theme: the theme's key.
    """
    module: Any = import_module(painter)
    drawn: tuple[bytes, ...] = module.files(view, seats, recent, themes.theme_of(theme), locale, marked)
    return drawn

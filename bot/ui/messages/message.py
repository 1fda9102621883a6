"""The layout and pictures of a message."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from io import BytesIO
from itertools import groupby, pairwise
from math import ceil
from typing import TypeAlias
from zlib import crc32

import discord
from discord import ui

from bot.locales.phrase import Locale, lines
from bot.ui import components, text
from bot.words import Lines

COLOUR = 0xE69F00
PANEL = 1_000_000
"""The id of a panel's container, which distinguishes panels from other messages (docs/discord.md, section 3,
point 8).
"""
_MARKS = (
    ("🟥", 0xDD2E44),
    ("🟧", 0xF4900C),
    ("🟨", 0xFDCB58),
    ("🟩", 0x78B159),
    ("🟦", 0x55ACEE),
    ("🟪", 0xAA8ED6),
    ("🟫", 0xC1694F),
)
"""The colours of tables: an emoji square, and the accent colour of their messages."""

BROAD = 3
"""The maximum number of buttons of equal rank in a row."""
_PHONE, _LETTER, _EDGES = 290.0, 7.3, 40.0
"""The approximate width in pixels of a message on a phone, of a letter on a button, and of the rest of a
button.
"""

Control: TypeAlias = (
    ui.Button[ui.LayoutView] | components.ActionMenu | components.RoleMenu | components.PersonMenu
)
"""A control below a message: a button, of which five fit into a row, or a menu, which takes a whole row."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, its alt text (at most 1,024 characters), and a file name that reveals nothing."""

    data: bytes
    alt: str
    name: str

    @property
    def height(self) -> int:
        """Return the picture's height in pixels, from the file's header."""
        return int.from_bytes(self.data[20:24], "big")


def pictures_of(
    name: str, drawn: Sequence[bytes], alts: Sequence[Lines], locale: Locale
) -> tuple[Picture, ...]:
    """Return the drawn pictures with their alt texts. Each file is called `name`, with a number from the
    second one on.
    """
    return tuple(
        Picture(data, text.cut("\n".join(lines(alt, locale)), text.ALT), f"{name}{at or ''}.png")
        for at, (data, alt) in enumerate(zip(drawn, alts, strict=True))
    )


@dataclass(frozen=True, slots=True)
class Content:
    """The content of a message. key: identifies everything except the deadline. due: the deadline in Unix
    seconds, or 0 for none.
    """

    key: str
    due: int = 0

    def agrees(self, wanted: Content, tolerance: float) -> bool:
        """Return whether both contents are the same, with deadlines that differ by at most `tolerance`
        seconds, or both without a deadline.
        """
        near = 0 not in (self.due, wanted.due) and abs(self.due - wanted.due) <= tolerance
        return self.key == wanted.key and (self.due == wanted.due or near)

    def under(self, *conditions: str) -> Content:
        """Return the content under some conditions, such as a theme. "" changes nothing."""
        return Content(" ".join((*filter(None, conditions), self.key)), self.due)


NOTHING = Content("")
"""The content of an empty message, or of a message that is never compared."""


@dataclass(frozen=True)
class MessageLayout:
    """The layout of one of the bot's messages. shows: its content, or NOTHING if it is never compared."""

    body: ui.LayoutView
    pictures: tuple[Picture, ...]
    shows: Content = NOTHING

    @cached_property
    def key(self) -> str:
        """Return a key that is the same for messages with the same components and pictures."""
        parts = self.body.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
        digest = sha256(json.dumps(parts, sort_keys=True).encode())
        for each in self.pictures:
            digest.update(each.data)
        return digest.hexdigest()[:16]

    def bare(self) -> MessageLayout:
        """Remove the emoji from the buttons and menus of this message, and return the message."""
        for part in self.body.walk_children():
            for each in (part, *getattr(part, "options", ())):
                if getattr(each, "emoji", None) is not None:
                    each.emoji = None
        return self

    def as_panel(self, back: Control | None = None) -> MessageLayout:
        """Make this message a panel, and return it. back: the button *Back* at its end, or None."""
        (box,) = self.body.children
        assert isinstance(box, ui.Container)
        box.id = PANEL
        if back is not None:
            last = box.children[-1]
            row = last if isinstance(last, ui.ActionRow) else ui.ActionRow[ui.LayoutView]()
            beside = [*row.children, back]
            if any(not isinstance(each, ui.Button) for each in beside) or (
                phone_lines([_label(each) for each in beside]) > 1
            ):
                row = ui.ActionRow[ui.LayoutView]()
            if not row.children:
                box.add_item(row)
            row.add_item(back)
        return self

    def noting(self, note: str) -> MessageLayout:
        """Add a note in small print to the end of this message, and return the message."""
        box = self.body.children[0]
        assert isinstance(box, ui.Container)
        box.add_item(ui.TextDisplay(f"-# {note}"))
        return self

    def files(self) -> list[discord.File]:
        """Return the pictures as files. Each file can be uploaded only once."""
        return [discord.File(BytesIO(each.data), each.name, description=each.alt) for each in self.pictures]


def mark(id: str) -> str:
    """Return a table's colour as an emoji square."""
    return _MARKS[crc32(id.encode()) % len(_MARKS)][0]


def colour_of(id: str) -> int:
    """Return the colour of the bar at the left of a table's messages, which is that of `mark`."""
    return _MARKS[crc32(id.encode()) % len(_MARKS)][1]


def layout(
    *parts: str | Picture | Sequence[Control],
    buttons: Sequence[Control] = (),
    accent: int = COLOUR,
) -> MessageLayout:
    """Return a framed message. parts: texts, pictures, and groups of controls of equal rank, in order.
    buttons: buttons and menus below the parts. accent: the accent colour.
    """
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=accent)
    for part in parts:
        match part:
            case Picture():
                gallery = discord.MediaGalleryItem(f"attachment://{part.name}", description=part.alt)
                box.add_item(ui.MediaGallery(gallery))
            case str():
                box.add_item(ui.TextDisplay(text.clickable(part)))
            case controls:
                for row in _even(controls):
                    box.add_item(ui.ActionRow(*row))
    for row in _rows(buttons):
        box.add_item(ui.ActionRow(*row))
    body = ui.LayoutView(timeout=None)
    body.add_item(box)
    body.stop()  # discord.py need not track the view, because a press is handled by its custom_id
    pictures = tuple(part for part in parts if isinstance(part, Picture))
    return MessageLayout(body, pictures)


def _even(controls: Sequence[Control]) -> Iterator[Sequence[Control]]:
    """Yield rows for controls of equal rank: few rows of almost equal length that each fit on one line on a
    phone.
    """
    for alone, group in groupby(controls, lambda control: not isinstance(control, ui.Button)):
        found = list(group)
        count = len(found)
        if alone:
            yield from ([each] for each in found)
            continue
        for rows in range(ceil(count / BROAD), count + 1):
            ends = [ceil(row * count / rows) for row in range(rows + 1)]
            split = [found[begin:end] for begin, end in pairwise(ends)]
            if rows == count or all(phone_lines([_label(each) for each in row]) == 1 for row in split):
                yield from split
                break


def _rows(controls: Sequence[Control]) -> Iterator[Sequence[Control]]:
    """Yield rows for controls that take as few lines as possible on a phone."""
    for alone, group in groupby(controls, lambda control: not isinstance(control, ui.Button)):
        row = list(group)
        if alone:
            yield from ([each] for each in row)
        else:
            yield from min((_cut(row, width) for width in (5, 4, 3)), key=_height)


def _cut(row: Sequence[Control], width: int) -> list[Sequence[Control]]:
    return [row[at : at + width] for at in range(0, len(row), width)]


def _height(rows: Sequence[Sequence[Control]]) -> int:
    return sum(phone_lines([_label(each) for each in row]) for row in rows)


def _label(control: Control) -> str:
    """Return the label of a button, with room for its emoji, or "" for a menu."""
    if not isinstance(control, ui.Button):
        return ""
    return f"{'mmm' if control.emoji else ''}{control.label or ''}"


def phone_lines(labels: Sequence[str]) -> int:
    """Return the approximate number of lines on a phone for a row of buttons with the given labels."""
    lines, room = 0, 0.0
    for label in labels:
        width = len(label) * _LETTER + _EDGES
        if width > room:
            lines, room = lines + 1, _PHONE
        room -= width
    return lines

"""The rules of a game page by page: a few lines first, then section by section."""

from __future__ import annotations

import re
from dataclasses import dataclass

_HEADING = re.compile(r"\*\*(?!Ruling|House)([^*]+?)[.:]?\*\*")
"""A heading, in bold, at the beginning of a paragraph; marks of rulings are bold, too."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules: its heading, and the text that begins with it."""

    name: str
    text: str


def sections(rules: str) -> tuple[Section, ...]:
    """The sections of a game's rules in short, without the credit: each paragraph that begins with a heading
    begins one.
    """
    found: list[Section] = []
    *paragraphs, _credit = rules.strip().split("\n\n")
    for paragraph in paragraphs:
        heading = _HEADING.match(paragraph)
        if heading is not None:
            found.append(Section(heading[1], paragraph))
        else:
            last = found.pop()
            found.append(Section(last.name, f"{last.text}\n\n{paragraph}"))
    return tuple(found)

"""The rules of a game in pages: a few lines first, then section by section."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

_HEADING = re.compile(r"\*\*([^*]+?)[.:]?\*\*")
"""A heading, in bold, at the start of a paragraph."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules: its heading, and its text, which starts with the heading."""

    name: str
    text: str


def sections(rules: Sequence[str]) -> tuple[Section, ...]:
    """The sections of a game's rules in short, without the credit. A paragraph with a heading starts a
    section.
    """
    found: list[Section] = []
    *paragraphs, _credit = rules
    for paragraph in paragraphs:
        heading = _HEADING.match(paragraph)
        if heading is not None:
            found.append(Section(heading[1], paragraph))
        else:
            last = found.pop()
            found.append(Section(last.name, f"{last.text}\n\n{paragraph}"))
    return tuple(found)

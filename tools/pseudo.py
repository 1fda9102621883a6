"""A pseudo-language: English with accents, in brackets, and 35 % longer. Text without accents or brackets
does not come from a message. `python -m tools.pseudo build/en-XA` writes it, for `make play ARGS="--language
build/en-XA"`.
"""

from __future__ import annotations

import re
import sys
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast as ftl
from fluent.syntax.visitor import Transformer

from bot.locales.phrase import ELSEWHERE, ENGLISH, LOCALES, Locale

PSEUDO: Final[Locale] = "en-XA"
PICTURED: Final[Locale] = "en-XB"
"""The name of the pseudo-language without brackets, for pictures."""
OPEN, CLOSE = "\u2039", "\u203a"
LONGER: Final = 0.35
"""The growth of a message including its brackets, as a share of the number of its letters."""
_ACCENTS: Final = str.maketrans("aceinosuyzACEIOSUZ", "àçéîñöšûýžÀÇÉÎÖŠÛŽ")
_VOWELS: Final = "àéîöûýÀÉÎÖÛÝ"
_KEPT: Final = re.compile(r"(?<!\\)`[^`]*`|\]\([^)]*\)|deal:|https?:\S+|<[^>]*>")
"""Matches text that is not a word: commands, addresses, and Discord's markup."""
_PREFIX: Final = re.compile(r"(#{1,3} |-# |- |> |\d+\. )?")
"""Matches the markup that Discord recognizes only at the start of a line."""
_HEADING: Final = re.compile(r"\*\*([^*]+\.)\*\* ")
"""Matches the heading of a section of rules, which is also shown alone."""
_GLUED: Final = re.compile(rf"[^.!?:…*]{CLOSE}[ ,]*\Z")
"""Matches the end of a message if the next message on the same line continues its sentence."""


class _Longer(Transformer):
    """Lengthens every message, adds accents to its letters, and encloses it in brackets if requested."""

    def __init__(self, *, brackets: bool) -> None:
        self._brackets = brackets

    def visit_Message(self, node: Any) -> Any:  # noqa: N802  the visitor's name
        for part in (node, *node.attributes):
            if part.value is not None:
                self.visit_Pattern(part.value)
                if self._brackets:
                    _bracket(part.value)
        return node

    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:  # noqa: N802  the visitor's name
        self._spent = len(OPEN + CLOSE) if self._brackets else 0
        self.generic_visit(node)
        return node

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  the visitor's name
        found, end = [], 0
        for kept in _KEPT.finditer(node.value):
            found += [self._longer(node.value[end : kept.start()]), kept.group()]
            end = kept.end()
        node.value = "".join([*found, self._longer(node.value[end:])])
        return node

    def _longer(self, text: str) -> str:
        """Return the text with accents and doubled vowels."""
        more = ceil(LONGER * len(re.findall("[A-Za-z]", text)))
        more, self._spent = max(0, more - self._spent), max(0, self._spent - more)
        text = text.translate(_ACCENTS)
        at = [place for place, letter in enumerate(text) if letter in _VOWELS]
        for place in sorted((at * more)[:more], reverse=True):
            text = text[:place] + text[place] + text[place:]
        return text


def _bracket(pattern: ftl.Pattern) -> None:
    first, last = pattern.elements[0], pattern.elements[-1]
    if isinstance(first, ftl.TextElement) and (heading := _HEADING.match(first.value)):
        first.value = f"**{OPEN}{heading[1]}{CLOSE}** {OPEN}{first.value[heading.end() :]}"
    elif isinstance(first, ftl.TextElement) and (found := _PREFIX.match(first.value)):
        start = found.group()
        first.value = f"{start}{OPEN}{first.value[len(start) :]}"
    else:
        pattern.elements.insert(0, ftl.TextElement(OPEN))
    if isinstance(last, ftl.TextElement):
        last.value += CLOSE
    else:
        pattern.elements.append(ftl.TextElement(CLOSE))


def write(folder: Path, *, brackets: bool = True) -> None:
    """Write the pseudo-language's files into a folder. brackets: whether to enclose the messages in
    brackets.
    """
    folder.mkdir(parents=True, exist_ok=True)
    files = {file.stem: file for file in sorted(LOCALES[ENGLISH].glob("*.ftl"))}
    files |= {first: home / f"{ENGLISH}.ftl" for first, home in ELSEWHERE.items()}
    for stem, file in files.items():
        resource: Any = _Longer(brackets=brackets).visit(
            FluentParser().parse(file.read_text(encoding="utf-8"))
        )
        (folder / f"{stem}.ftl").write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def add(locale: Locale = PSEUDO) -> Locale:
    """Add the pseudo-language under the name `locale` to this process, and return the name."""
    LOCALES[locale] = _written(locale)
    return locale


@cache
def _written(locale: Locale) -> Path:
    folder = Path(mkdtemp()) / locale
    write(folder, brackets=locale != PICTURED)
    return folder


def bare(text: str) -> str:
    """Return the text without nested brackets, which are those of arguments."""
    kept, depth = "", 0
    for sign in text:
        depth -= sign == CLOSE
        kept += sign if depth == 0 or sign not in (OPEN, CLOSE) else ""
        depth += sign == OPEN
    return kept


@lru_cache(maxsize=20_000)
def faults(text: str, same: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the errors in a text of the pseudo-language. same: the names and keys that are the same in every
    language.
    """
    names = "|".join(map(re.escape, sorted(same, key=len, reverse=True))) or r"\Z"
    text = _KEPT.sub("", re.sub(rf"(?<![^\W\d_])(?:{names})(?![^\W\d_])", "", text))
    found, depth, outside = list[str](), 0, ""
    for at, sign in enumerate(text):
        if sign == OPEN and depth == 0 and _GLUED.search(text, 0, at):
            found.append(f"glued: {text}")
        depth += (sign == OPEN) - (sign == CLOSE)
        outside += sign if depth == 0 and sign != CLOSE else " "
        if depth < 0:
            break
    if depth:
        found.append(f"cut: {text}")
    found += [f"in no message: {word}" for word in re.findall(r"[^\W\d_]{2,}", outside)]
    found += [f"without accents: {word}" for word in unsaid(text)]
    return tuple(found)


def unsaid(text: str) -> list[str]:
    """Return the words of at least three letters in a text that have vowels but no accents, except for
    commands, addresses and "and".
    """
    words = re.findall(r"[^\W\d_]{3,}", _KEPT.sub("", text))
    return [
        word
        for word in words
        if word.isascii() and re.search("[aeiouy]", word, re.IGNORECASE) and word != "and"
    ]


if __name__ == "__main__":
    write(Path(sys.argv[1]))

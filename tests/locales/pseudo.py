"""A pseudo-language: English with accents. A word without accents in what is said in it is of no message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.locales import language
from bot.locales.phrase import Locale

PSEUDO: Final[Locale] = "en-XA"
_ACCENTS: Final = str.maketrans("aceinorsuyzACEIOSUZ", "àçéîñöŕšûýžÀÇÉÎÖŠÛŽ") | str.maketrans(
    "bdfghjklmpqtvwxBDFGHJKLMNPQRTVWXY", "ƀđƒğĥĵķļɱþɋţṽŵẋƁĐƑĞĤĴĶĻṀÑÞɊŔŢṼŴẊÝ"
)
_KEPT: Final = re.compile(r"`[^`]*`|\]\([^)]*\)|deal:|https?:\S+")
"""What is no word: commands and addresses."""


class _Accents(Transformer):
    """Puts accents on the letters of a message's own text."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  the visitor's name
        parts, end = [], 0
        for kept in _KEPT.finditer(node.value):
            parts += [node.value[end : kept.start()].translate(_ACCENTS), kept.group()]
            end = kept.end()
        node.value = "".join([*parts, node.value[end:].translate(_ACCENTS)])
        return node


@contextmanager
def spoken_in_pseudo(folder: Path) -> Iterator[Locale]:
    """The pseudo-language exists meanwhile: its files are written to that folder, beside the others."""
    known = language._FOLDER
    for file in known.glob("*/*.ftl"):
        (folder / file.parent.name).mkdir(exist_ok=True)
        (folder / file.parent.name / file.name).write_text(file.read_text(), encoding="utf-8")
    (folder / PSEUDO).mkdir()
    for file in (known / "en").glob("*.ftl"):
        resource = _Accents().visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        (folder / PSEUDO / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    language._FOLDER = folder  # type: ignore[misc]  # a test's own language
    try:
        yield PSEUDO
    finally:
        language._FOLDER = known  # type: ignore[misc]


def unsaid(text: str) -> list[str]:
    """The words without accents in a text in the pseudo-language, commands and addresses aside."""
    return re.findall(r"[A-Za-z]{2,}", _KEPT.sub("", text))

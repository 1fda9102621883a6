"""Reads messages in the pseudo-language, and collects errors: texts that are wrong, and texts that are too
long.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Any, Final

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH, LOCALES, Phrase, Text, lines, month, say, spoken
from bot.tables.robots import NAMES as ROBOTS
from bot.ui.messages.message import MessageLayout
from bot.ui.text import ALT
from tests.ui.messages.test_limits import must_fit
from tools.pseudo import CLOSE, OPEN, PSEUDO, bare, faults

NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")
LANGUAGES: Final = tuple(say("language", each) for each in LOCALES)
"""The name of each language in that language."""
MONTHS: Final = tuple(month(date(2026, at, 1), ENGLISH) for at in range(1, 13))
"""The names of the months, which do not come from messages."""
SAME: Final = (*NAMES, *ROBOTS, *(title.name for title in TITLES.values()), *LANGUAGES, *MONTHS, "abcde")
"""The words that no language translates: names, and the id of a table."""
LABEL, CHOICE, NOTE = 38, 80, 100
"""The maximum numbers of characters of a button, of a choice in a menu, and of the line under a choice."""
BUTTON: Final = 2


def _is_row(text: Text) -> bool:
    return isinstance(text, Phrase) and text.id in ("scrap-row", "scrap-costs")


def flat(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield every component, including nested ones."""
    for part in components:
        yield part
        yield from flat(part.get("components", ()))


class Reading:
    """Collects errors in texts in the pseudo-language, and where each was found. same: the words that are the
    same in every language.
    """

    def __init__(self, *same: str) -> None:
        self.same = (*SAME, *same)
        self.wrong: dict[str, str] = {}

    def said(self, text: str | None, where: str, most: int | None = None) -> None:
        """Check a text, and record its errors. where: a description of its place. most: the maximum number of
        characters, or None.
        """
        if not text or text.endswith("…"):  # labels in the menu of History may be truncated
            return
        for fault in faults(text, self.same):
            self.wrong.setdefault(fault, f"{where}: {text}")
        if most is not None and len(bare(text)) > most:
            self.wrong.setdefault(
                f"{len(bare(text))} characters", f"{where}: {bare(text)}".replace("\n", "/")
            )

    def text(self, text: Text, where: str, most: int | None = None) -> None:
        """Translate a text into the pseudo-language, and check it like `said`."""
        self.said(spoken(text, PSEUDO), where, most)

    def alt(self, texts: Sequence[Text]) -> None:
        """Check alt texts. The rows of Scrapheap's grid, which come last, do not count towards the length,
        because they can be cut off.
        """
        told = lines(texts, PSEUDO)
        self.said("\n".join(told), "alt text")
        kept = [line for line, text in zip(told, texts, strict=True) if not _is_row(text)]
        length = len(re.sub(f"[{OPEN}{CLOSE}]", "", "\n".join(kept)))
        if length > ALT:
            self.wrong.setdefault(f"alt text of {length} characters", kept[0])

    def message(self, drawn: MessageLayout, where: str) -> None:
        """Check all texts of a message. Raises ApiError if Discord would reject the message."""
        must_fit(drawn)
        self.components(drawn.body.to_components(), where)  # type: ignore[no-untyped-call]  # discord.py's

    def components(self, components: Iterable[dict[str, Any]], where: str) -> None:
        """Check the texts of a message's components."""
        for part in flat(components):
            self.said(part.get("content"), where)
            self.said(part.get("label"), where)
            if part["type"] == BUTTON:
                thing = bare(part["label"]).partition(" · ")[0]  # the price after the dot is not counted
                if len(thing) > LABEL:
                    self.wrong.setdefault(f"button of {len(thing)} characters", thing)
            self.said(part.get("placeholder"), where)
            for option in part.get("options", ()):
                self.said(option["label"], where, CHOICE)
                self.said(option.get("description"), where, NOTE)
            for item in part.get("items", ()):
                self.said(item.get("description"), where, ALT)

    def must_be_right(self) -> None:
        """Raise AssertionError with the first twenty errors, if there are any."""
        told = [f"{fault} ({where})" for fault, where in self.wrong.items()]
        assert not told, "\n".join(told[:20])

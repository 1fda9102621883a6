"""Names that are shown together, made distinct."""

import re
import unicodedata
from collections.abc import Iterable, Set
from functools import lru_cache
from itertools import count
from typing import Final

CONTROLS: Final = re.compile(
    r"(?:[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\U0001d159]"
    r"|(?<![\U0001f3f4\U000e0020-\U000e007e])[\U000e0000-\U000e007f]+)+"
)
"""Characters that move, hide or reverse the text next to them, or are invisible letters. The joiners of emoji
and of Persian (U+200D, U+200C) are not included, and neither are the tags that make a flag of England.
"""
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Mn", "Me", "Zl", "Zp", "Zs")
"""Unicode categories of characters that are invisible on their own."""
_ALIKE: Final = str.maketrans(
    "\u0430\u0432\u0441\u0501\u0435\u04bb\u0456\u0458\u043a\u04cf\u043c\u043d"
    "\u043e\u0440\u051b\u0455\u0442\u0443\u0475\u051d\u0445\u0433\u0261"
    "\u03b1\u03b2\u03b3\u03b5\u03b6\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4"
    "\u03c5\u03c7\u03c9"
    "01|i\u0131\u01c0",
    "abcdehljklmhopqstyvwxrgabyeznlkvoptuxwolllll",
)
"""Characters, mostly lower-case Cyrillic and Greek letters, each with the Latin letter for which it can be
mistaken.
"""


def told_apart(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number if it looks like one of the taken names, as in "Ann (2)"."""
    return _free(name, {_look(each) for each in taken})


def all_told_apart(names: Iterable[str]) -> list[str]:
    """Return the names, with a number added to each that looks like an earlier one."""
    found, seen = list[str](), set[str]()
    for name in names:
        found.append(_free(name, seen))
        seen.add(_look(found[-1]))
    return found


def _free(name: str, seen: Set[str]) -> str:
    if _look(name) not in seen:
        return name
    return next(each for number in count(2) if _look(each := f"{name} ({number})") not in seen)


def alike(name: str, other: str) -> bool:
    """Return whether people could mistake one of the two names for the other."""
    return _look(name) == _look(other)


@lru_cache(maxsize=1024)
def _look(name: str) -> str:
    """Return a key that is equal for all names that look alike."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(each for each in plain if unicodedata.category(each)[0] in "LN")
    return letters.translate(_ALIKE) or "".join(
        each for each in plain if unicodedata.category(each)[0] in "PS"
    )


def one_line(text: str) -> str:
    """Return a text on one line, without control characters."""
    return " ".join(CONTROLS.sub(" ", text).split())


def is_visible(name: str) -> bool:
    """Return whether anything in the name is visible."""
    return any(unicodedata.category(each) not in _UNSEEN for each in name)

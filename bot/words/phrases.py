"""Small pieces of English that texts are made of."""

import re
from collections.abc import Sequence
from typing import Final

READER: Final = "\ue000"
"""Placeholder for the reader's name, which `addressed` replaces by "you"."""
_FORMS: Final = {
    "begins": "begin",
    "goes": "go",
    "has": "have",
    "holds": "hold",
    "is": "are",
    "leads": "lead",
    "places": "place",
    "was": "were",
    "wins": "win",
}
_NAMED: Final = re.compile(
    rf"(?P<start>^|[.!?] )?{READER}"
    r"(?P<own>'s(?P<thing> (?!and\b)(?=\w))?)?"
    rf"(?: (?P<verb>{'|'.join(_FORMS)})\b)?"
)


def own(names: Sequence[str], reader: int | None) -> list[str]:
    """The players' names, with READER for the reader's."""
    return [READER if seat == reader else name for seat, name in enumerate(names)]


def addressed(text: str) -> str:
    """The text for the reader whose name READER represents: "you" and the verb after it, "your", "yours"."""
    return _NAMED.sub(_you, text)


def _you(found: re.Match[str]) -> str:
    word = "you" if found["own"] is None else "yours" if found["thing"] is None else "your "
    verb = f" {_FORMS[found['verb']]}" if found["verb"] else ""
    return word + verb if found["start"] is None else f"{found['start']}{capital(word)}{verb}"


def listed(items: Sequence[str]) -> str:
    """One or more items in a list: Ann, Bo and Cy."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def joined(clauses: Sequence[str]) -> str:
    """Clauses joined to one sentence; a comma precedes the last if another one contains "and"."""
    if len(clauses) > 1 and any(" and " in each for each in clauses):
        return f"{', '.join(clauses[:-1])}, and {clauses[-1]}"
    return listed(clauses)


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th, 21st."""
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(last, 'th') }"


def a(thing: str) -> str:
    """The word with its article: an axle, a gear."""
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def capital(words: str) -> str:
    """The text with an initial capital letter."""
    return words[0].upper() + words[1:]


def span(numbers: range) -> str:
    """The first and the last of some numbers: 2 to 4, or 2."""
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def counted(number: int, thing: str) -> str:
    """A number of things: 1 card, 2 cards."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

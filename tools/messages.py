"""Compares messages with the code that uses them. `make words` lists the errors."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast as ftl
from fluent.syntax.visitor import Visitor

from bot.locales.message_ids import ID, ids_in, said_by
from bot.locales.phrase import ENGLISH, LOCALES

ROOT: Final = Path(__file__).parents[1]
DOER: Final = "doer"
"""The name of an argument that every message receives besides those of the call."""


@dataclass(slots=True)
class Part:
    """The value of a message, or of one of its attributes."""

    text: str
    args: set[str] = field(default_factory=set)
    """The arguments that the value always needs."""
    choice: set[str] = field(default_factory=set)
    """The arguments that only some variants of the value need."""
    refers: set[str] = field(default_factory=set)
    """The ids of the messages to which the value refers."""
    forms: set[str] = field(default_factory=set)
    """The references in the value: "id", or "id.attribute"."""


@dataclass(frozen=True, slots=True)
class Use:
    """A call that uses a message. where: the file and the line. args: the names of the call's arguments, or
    None if unknown.
    """

    where: str
    id: str
    args: frozenset[str] | None


class _Reading(Visitor):
    """Collects the arguments of a pattern, and the messages to which it refers."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.found = part.args

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the visitor's name
        if node.id.name != DOER:
            self.found.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802  the visitor's name
        before, self.found = self.found, self.part.choice
        self.generic_visit(node)
        self.found = before

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  the visitor's name
        self.part.refers.add(node.id.name)
        self.part.forms.add(".".join(each.name for each in (node.id, node.attribute) if each))


@cache
def messages(locale: str = ENGLISH) -> Mapping[str, Part]:
    """Return every message and attribute by id. Raises ValueError for a duplicate id, or for invalid
    Fluent.
    """
    found: dict[str, Part] = {}
    for file in sorted(LOCALES[locale].glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"{file.name}: {entry.content}")
            if isinstance(entry, ftl.Message):
                patterns = [
                    ("", entry.value),
                    *((f".{each.id.name}", each.value) for each in entry.attributes),
                ]
                for end, pattern in patterns:
                    if pattern is not None:
                        id = f"{entry.id.name}{end}"
                        if id in found:
                            raise ValueError(f"{file.name}: {id} is there twice")
                        found[id] = _part(pattern)
    return found


def _part(pattern: ftl.Pattern) -> Part:
    message = ftl.Message(ftl.Identifier("x"), pattern)
    text = FluentSerializer().serialize_entry(message).removeprefix("x =").strip()
    part = Part(text)
    _Reading(part).visit(pattern)
    return part


def needs(id: str, locale: str = ENGLISH) -> set[str]:
    """Return the arguments that a message, its attribute .you and the messages to which they refer always
    need.
    """
    known = messages(locale)
    wanted = set[str]()
    for each in {id, f"{id}.you"} & known.keys():
        wanted |= known[each].args.union(*(needs(other, locale) for other in known[each].refers))
    return wanted


def takes(id: str, locale: str = ENGLISH) -> set[str]:
    """Return the arguments that a message, its attribute .you and the messages to which they refer can
    use.
    """
    known = messages(locale)
    found = set[str]()
    for each in {id, f"{id}.you"} & known.keys():
        part = known[each]
        found |= (part.args | part.choice).union(*(takes(other, locale) for other in part.refers))
    return found


@cache
def trees() -> list[tuple[str, ast.Module]]:
    """Return the name and syntax tree of every module in bot/ and cogs/."""
    files = [file for folder in ("bot", "cogs") for file in sorted((ROOT / folder).rglob("*.py"))]
    return [(file.relative_to(ROOT).as_posix(), ast.parse(file.read_text())) for file in files]


@cache
def nodes(tree: ast.AST) -> Sequence[ast.AST]:
    """Return all nodes of a module's syntax tree."""
    return [*ast.walk(tree)]


_OURS: Final = {"you", "written"}
"""The arguments of the functions that put a message into words, which are not arguments of the message."""


@cache
def uses() -> tuple[Use, ...]:
    """Return every call that uses a message whose id can be read from the code."""
    return tuple(_uses())


def _uses() -> Iterator[Use]:
    for name, tree in trees():
        for node in nodes(tree):
            if not isinstance(node, ast.Call):
                continue
            given = [each.arg for each in node.keywords]
            args = None if None in given else frozenset(each for each in given if each) - _OURS
            for id in said_by(node):
                yield Use(f"{name}:{node.lineno}", id, args)


@cache
def named() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return the strings in the code that could be message ids, and patterns for ids that the code
    composes.
    """
    whole, parts = set[str](), list[re.Pattern[str]]()
    for _, tree in trees():
        for node in nodes(tree):
            match node:
                case ast.Constant(value=str() as text) if ID.fullmatch(text):
                    whole.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str() as first), *_] as values):
                    if re.match(r"[a-z]+-", first):  # an id starts with the name of its file
                        whole_id = (
                            re.escape(str(each.value)) if isinstance(each, ast.Constant) else r"[\w.-]*"
                            for each in values
                        )
                        parts.append(re.compile("".join(whole_id)))
    return frozenset(whole), tuple(parts)


def unused() -> list[str]:
    """Return the ids of the messages that no code uses and to which no message refers. An id that ends with
    -button is used if the rest of it is.
    """
    whole, parts = named()
    said = whole.union(*(part.refers for part in messages().values()))
    known = [id for id in messages() if "." not in id]
    return [
        id
        for id in known
        if id not in said
        and not any(part.fullmatch(id) for part in parts)
        and id.removesuffix("-button") not in whole
    ]


def missing() -> list[str]:
    """Return a line for each use of a message that does not exist."""
    return [f"{use.where}: {use.id}" for use in uses() if use.id not in messages()]


def mismatched() -> list[str]:
    """Return a line for each call that lacks an argument that its message always needs."""
    found = []
    for use in uses():
        if use.args is not None and use.id in messages():
            lacks = needs(use.id) - use.args
            if lacks:
                found.append(f"{use.where}: {use.id} lacks {', '.join(sorted(lacks))}")
    return found


def superfluous() -> list[str]:
    """Return a line for each argument of a call that no variant of its message uses."""
    found = []
    for where, same in groupby(uses(), lambda use: use.where):
        here = [use for use in same if use.args is not None and use.id in messages()]
        more = set().union(*(use.args or () for use in here)).difference(*(takes(use.id) for use in here))
        found += [f"{where}: {', '.join(use.id for use in here)} has no {name}" for name in sorted(more)]
    return found


MOST_WORDS: Final = {"headline": 8, "prompt": 12, "button": 3}
"""The maximum number of words in a text of each role. A price or value on a button does not count."""
_BUTTONS: Final = "button", "ActionButton", "Label"


def roles() -> Iterator[tuple[str, str]]:
    """Yield the role and the id of every headline, prompt and button."""
    for name, tree in trees():
        functions = {node.name: node for node in nodes(tree) if isinstance(node, ast.FunctionDef)}
        for role in ("headline", "prompt") if "/words/" in name else ():
            if role in functions:
                yield from ((role, id) for id in _said_in(role, functions, set()))
        for node in nodes(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in _BUTTONS:
                for text in node.args[:2]:
                    if isinstance(text, ast.Call) and text.args:
                        yield from (("button", id) for id in ids_in(text.args[0]))


def _said_in(name: str, functions: Mapping[str, ast.FunctionDef], seen: set[str]) -> Iterator[str]:
    seen.add(name)
    for node in ast.walk(functions[name]):
        if not isinstance(node, ast.Call):
            continue
        called = getattr(node.func, "id", "")
        if called == "Phrase" and node.args:
            yield from ids_in(node.args[0])
        elif called in functions.keys() - seen:
            yield from _said_in(called, functions, seen)


def long() -> list[str]:
    """Return a line for each headline, prompt or button with too many words."""
    found = []
    for role, id in dict.fromkeys(roles()):
        for each in {id, f"{id}.you"} & messages().keys():
            text = plain(messages()[each].text)
            count = len((re.split(" · |: ", text)[0] if role == "button" else text).split())
            if count > MOST_WORDS[role]:
                found.append(f"{role} {each}: {count} words: {text}")
    return found


FORBIDDEN: Final = (
    *("driver", "sleeper", "stand-in", "learner", "participant", "reserve", "anew", "seed", "astray"),
    *("everybody", "somebody", "once more", "take back", "may not", "is kept for", "one's own"),
)
"""Words that messages must not contain, because better ones exist (docs/translating.md, section 3)."""
REFUSAL: Final = 18, 130
"""The maximum numbers of words and of characters in a refusal, where "Name" stands for each argument."""


def plain(text: str) -> str:
    """Return the text of a pattern with its longest variants, and with "Name" in place of each argument."""
    while (found := re.search(r"\{[^{}]*\}", text)) is not None:
        inner = found.group()
        variants = (
            re.findall(r"\*?\[[^\]]*\]\s*([^\[\]]*?)\s*(?=\*?\[[a-z0-9_]+\]|\}$)", inner)
            if "->" in inner
            else []
        )
        text = text[: found.start()] + (max(variants, key=len) if variants else "Name") + text[found.end() :]
    return text


def voice() -> list[str]:
    """Return a line for each violation of the style rules in a message (docs/translating.md, section 3)."""
    found = []
    for id, part in messages().items():
        text = plain(part.text)
        if ";" in text:
            found.append(f"{id}: a semicolon")
        words = [word for word in FORBIDDEN if re.search(rf"\b{word}s?\b", text, re.IGNORECASE)]
        found += [f"{id}: {word!r}" for word in words]
        most = REFUSAL if re.match(r"(\w+-)?refuse-", id) else None
        if most is not None and (len(text.split()) > most[0] or len(text) > most[1]):
            found.append(f"{id}: {len(text.split())} words, {len(text)} characters")
        if id.startswith("command-") and len(text) > 100:
            found.append(f"{id}: {len(text)} characters")
        if "'" in text.replace("`", "").replace("``", ""):
            found.append(f"{id}: a straight apostrophe")
    return found


LISTS: Final = unused, missing, mismatched, superfluous, voice, long


def main(folders: Sequence[str]) -> int:
    """Print all errors in every language, including the languages in the given folders. Return 1 if there are
    any, and otherwise 0.
    """
    LOCALES.update((Path(each).name, Path(each)) for each in folders)
    from tools import translations  # noqa: PLC0415  it needs this module

    lists = {f"{ENGLISH} {each.__name__}": each() for each in LISTS} | dict(translations.every())
    for name, lines in lists.items():
        print(f"{name}: {len(lines)}")
        for line in lines:
            print(f"  {line}")
    return int(any(lists.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Every message with made-up arguments, so that each of its variants is used at least once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from typing import Final

from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from bot.locales.phrase import ENGLISH, LOCALES, Arg, Locale, Phrase
from tools.messages import messages, takes

NAME: Final = "Ann"
NUMBERS: Final = 0, 1, 2, 5, 23
NUMERIC: Final = frozenset(("zero", "one", "two", "few", "many", "other"))


class _Choices(Visitor):
    """Collects the values of each argument that select a variant of a message. For a number these are
    NUMBERS.
    """

    def __init__(self) -> None:
        self.found: dict[str, list[Arg]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  the visitor's name
        chosen: object = node.selector
        if isinstance(chosen, ftl.FunctionReference):
            chosen = chosen.arguments.positional[0]
        keys = [
            each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value
            for each in node.variants
        ]
        assert isinstance(chosen, ftl.VariableReference)
        numeric = all(key in NUMERIC or key.isdigit() for key in keys) and set(keys) != {"other"}
        values = [*NUMBERS, *(int(key) for key in keys if key.isdigit())] if numeric else keys
        self.found.setdefault(chosen.id.name, []).extend(values)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802  the visitor's name
        for each in node.arguments.positional:
            if isinstance(each, ftl.VariableReference):
                self.found.setdefault(each.id.name, []).extend(NUMBERS)


@cache
def _choices(locale: Locale) -> dict[str, dict[str, list[Arg]]]:
    """Return, for each message of a language, the values of each argument that select a variant."""
    found: dict[str, dict[str, list[Arg]]] = {}
    for file in sorted(LOCALES[locale].glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                visitor = _Choices()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


def samples(locale: Locale = ENGLISH) -> Iterator[Phrase]:
    """Yield phrases for every message and attribute of a language. Together they use every variant in this
    language and in English.
    """

    def of(id: str, language: Locale) -> dict[str, list[Arg]]:
        here = dict(_choices(language).get(id.partition(".")[0], {}))
        for other in messages(language)[id].refers if id in messages(language) else ():
            here = {**of(other, language), **here}
        return here

    for id in (each for each in messages() if each in messages(locale)):
        ours, theirs = of(id, ENGLISH), of(id, locale)
        values = {
            name: [*dict.fromkeys((*ours.get(name, ()), *theirs.get(name, ())))] for name in ours | theirs
        }
        wanted = sorted(takes(id))
        columns = [values.get(name, [NAME]) for name in wanted]
        for row in zip_longest(*columns) if columns else [()]:
            given = {
                name: column[0] if value is None else value
                for name, column, value in zip(wanted, columns, row, strict=True)
            }
            yield Phrase(id, you=False, **given)

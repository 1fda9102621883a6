"""Comments, docstrings and pages are plain engineering English: some idioms that never are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_repository import MODULES, ROOT, TEXTS, name_of

PLAIN = {
    r"anew": "again, re-",
    r"once more": "again",
    r"so often": "up to N times",
    r"(is|are|was|were|be|been) told(?! apart)": "receives, is notified of, is shown, is given",
    r"at the (most|least)(?= \d| of |[,.:;)]|$)": "at most, at least",
    r"(is|are|was|were) no more(?! than)": "no longer exists, was deleted",
    r"for ever": "forever, always",
    r"begun(?!:)": "started",
    r"seldom": "rarely",
    r"lately": "recently",
    r"thrice": "three times",
    r"astray": "lost, unknown",
    r"unasked": "automatic, without a prompt",
    r"unheard": "hidden from, in secret",
    r"may know it": "the view of",
    r"hears": "can see, receives",
    r"goes by": "depends on, uses",
    r"(comes|came|come) of (it|this|that|them|a|an|the|one)": "results from",
    r"lets? go of": "releases, drops",
    r"sees to": "handles",
    r"says? ahead|said ahead": "plans a move, planned",
    r"sleepers?": "a player who timed out",
    r"stands? still": "hangs, stops, is paused",
    r"(for|to|from|by|than) who": "the player who, the user who",
    r"under way": "pending, in progress",
    r"(shows?|draws?) the present": "shows the current state",
    r"any more(?! than)": "no longer, not now",
    r"in the place of": "instead of",
    r"so many (?!\w+( since)? that)": "that many, the number of",
    r"bec(?:ame|omes?) of": "the result of",
    r'(?<=""")(is|does|has|may|can|do|was|are|have|did|will) [^."]*\?': "Whether",
    r"drives? (it|them|(the|that|a) seat)": "plays for",
    r"by (itself|themselves)": "automatically, alone, its own",
    r"owes?": "has a pending decision, must act",
    r"is looked(?! (at|for|up))": "checks, is checked",
    r"(alarms? that|which|what|it|alarms?) rings?": "fires, is due",
    r"(it|that|what|there|tables?|messages?) st(ands?|ood)(?! for)": "is, is posted, exists",
}
"""Idioms, as patterns whose spaces match any white space, and what to write instead."""
PAGES = [file for file in TEXTS if file.suffix == ".md" and name_of(file).startswith("docs/")]
CHECKED = [*MODULES, *PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
LITERAL = re.compile(
    r"""#[^\n]*|("{3}|'{3})(?:\\.|[^\\])*?\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.DOTALL
)
"""A comment or a string of Python: a sharp in a string begins no comment."""


def folder_of(file: Path) -> str:
    """The folder in the repository in which, or below which, a file is."""
    return name_of(file).rpartition("/")[0].partition("/")[0]


def blank(text: str) -> str:
    """Spaces instead of all characters, with the same lines."""
    return "\n".join(" " * len(line) for line in text.split("\n"))


def prose_of_code(text: str) -> str:
    """The comments and docstrings of a module, each in its place, and spaces in place of all else."""
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    spans = [(found.start() + 1, found.end()) for found in LITERAL.finditer(text) if found[0][0] == "#"]
    spans += [(starts[first], starts[last]) for first, last in docstrings(ast.parse(text))]
    prose = list(blank(text))
    for start, end in spans:
        prose[start:end] = text[start:end]
    return re.sub(r"`[^`\n]*`", lambda code: blank(code.group()), "".join(prose))


def docstrings(tree: ast.AST) -> Iterator[tuple[int, int]]:
    """The lines of every string that is a statement: the first, and the one after the last, from 0."""
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        for node in getattr(tree, name, ()):
            match node:
                case ast.Expr(value=ast.Constant(value=str()) as string) if string.end_lineno:
                    yield string.lineno - 1, string.end_lineno
            yield from docstrings(node)


def prose_of_page(text: str) -> str:
    """A page with spaces in place of its code."""
    return re.sub(r"^```.*?^```|`[^`\n]*`", lambda code: blank(code.group()), text, flags=re.M | re.S)


def idioms(prose: str) -> list[tuple[int, str, str]]:
    """Each idiom in a text: its line, the idiom, and what to write instead."""
    found = []
    prose = re.sub(" +", " ", prose)
    if not whole("|".join(PLAIN)).search(prose):
        return []
    for pattern, plain in PLAIN.items():
        hits = whole(pattern).finditer(prose)
        found += [
            (prose.count("\n", 0, hit.start()) + 1, " ".join(hit.group().split()), plain) for hit in hits
        ]
    return sorted(found)


def whole(pattern: str) -> re.Pattern[str]:
    """Finds that idiom as whole words."""
    return re.compile(rf"\b(?:{pattern})(?!\w)".replace(" ", r"\s+"), re.IGNORECASE | re.MULTILINE)


def complaints(file: Path) -> list[str]:
    """A line for each idiom in a file."""
    text = file.read_text()
    prose = prose_of_code(text) if file.suffix == ".py" else prose_of_page(text)
    return [f'{name_of(file)}:{line}: "{idiom}": write {plain}' for line, idiom, plain in idioms(prose)]


@pytest.mark.parametrize("folder", sorted({folder_of(file) for file in CHECKED}))
def test_comments_docstrings_and_pages_have_none_of_the_idioms(folder: str) -> None:
    files = [file for file in CHECKED if folder_of(file) == folder]
    assert [each for file in files for each in complaints(file)] == []


def test_idioms_are_found_in_prose_alone_and_across_lines() -> None:
    code = (
        '"""Drawn anew\n    by `seldom`."""\nseldom = "lately"  # once more\n# so many\n# seconds after\n'
        'X = 1\n"""What a sleeper does."""\n'
    )
    assert [(line, idiom) for line, idiom, _ in idioms(prose_of_code(code))] == [
        (1, "anew"),
        (3, "once more"),
        (4, "so many"),
        (7, "sleeper"),
    ]
    page = "It is\ntold `anew`.\n```\nseldom\n```\nNo more than 3 at the most.\n"
    assert [(line, idiom) for line, idiom, _ in idioms(prose_of_page(page))] == [
        (1, "is told"),
        (6, "at the most"),
    ]


def test_what_is_to_be_written_instead_is_no_idiom() -> None:
    assert idioms("\n".join(PLAIN.values())) == []

"""Comments, docstrings and pages are plain engineering English: some idioms that never are."""

from __future__ import annotations

import ast
import io
import re
import tokenize
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


def blank(text: str) -> str:
    """Spaces instead of all characters, with the same lines."""
    return re.sub(r"[^\n]", " ", text)


def prose_of_code(text: str) -> str:
    """The comments and docstrings of a module, each in its place, and spaces in place of all else."""
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    spans = [
        (starts[token.start[0] - 1] + token.start[1] + 1, starts[token.end[0] - 1] + token.end[1])
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    ]
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str()) as string) if string.end_lineno:
                spans.append((starts[string.lineno - 1], starts[string.end_lineno]))
    prose = blank(text)
    for start, end in spans:
        prose = prose[:start] + text[start:end] + prose[end:]
    return re.sub(r"`[^`\n]*`", lambda code: blank(code.group()), prose)


def prose_of_page(text: str) -> str:
    """A page with spaces in place of its code."""
    return re.sub(r"^```.*?^```|`[^`\n]*`", lambda code: blank(code.group()), text, flags=re.M | re.S)


def idioms(prose: str) -> list[tuple[int, str, str]]:
    """Each idiom in a text: its line, the idiom, and what to write instead."""
    found = []
    for pattern, plain in PLAIN.items():
        whole = r"\b(?:" + pattern.replace(" ", r"\s+") + r")(?!\w)"
        hits = re.finditer(whole, prose, re.IGNORECASE | re.MULTILINE)
        found += [
            (prose.count("\n", 0, hit.start()) + 1, " ".join(hit.group().split()), plain) for hit in hits
        ]
    return sorted(found)


def complaints(file: Path) -> list[str]:
    """A line for each idiom in a file."""
    text = file.read_text()
    prose = prose_of_code(text) if file.suffix == ".py" else prose_of_page(text)
    return [f'{name_of(file)}:{line}: "{idiom}": write {plain}' for line, idiom, plain in idioms(prose)]


@pytest.mark.parametrize("file", CHECKED, ids=name_of)
def test_comments_docstrings_and_pages_have_none_of_the_idioms(file: Path) -> None:
    assert complaints(file) == []


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

"""Tests that the sentences that people read are in bot/locales and not in Python."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache

from bot.locales.phrase import Readable
from tools.messages import nodes, trees

_WORDS = re.compile(r"[A-Za-z]{2,}[,:]? [a-z]{2,}")
"""Matches two words in a row."""
_FOR_HOSTS = re.compile(r"bot/(cli|runtime|sandbox|status|storage)/|bot/(__main__|record/check_deal)\.py")
"""Matches the files whose texts are for hosts or for programs, and never appear on Discord."""
_FORMAT = re.compile(r"paddock [a-z]+ ")
"""Matches the beginning of the name of one of our formats, such as a record or a hash input."""
_LOGGED = {"debug", "info", "warning", "error", "exception", "critical"}
_READ = {"startswith", "endswith", "removeprefix", "removesuffix"}
"""The names of methods whose argument is only searched for in a text, and never shown."""


def literals(tree: ast.Module) -> Iterator[str]:
    """Yield the strings with two words in a row that a person could read on Discord."""
    skipped = {id(each) for node in nodes(tree) if _is_unsaid(node) for each in ast.walk(node)}
    skipped |= {
        id(key) for node in nodes(tree) if isinstance(node, ast.Dict) for key in node.keys
    }  # players read the values of a dict, and not its keys
    for node in nodes(tree):
        match node:
            case ast.Constant(value=str() as text) if id(node) not in skipped and _WORDS.search(text):
                if text not in keys() and not _FORMAT.match(text):
                    yield text


def _is_unsaid(node: ast.AST) -> bool:
    """Return whether no player reads the strings in a node of the syntax tree: a docstring, or text for
    programmers, hosts or programs.
    """
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))):
            return name not in _readable()
        case ast.Call(func=ast.Name(id=name)):
            return name.endswith("Error") and hasattr(builtins, name)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="web"))):  # the body of an answer over HTTP
            return True
        case ast.Call(func=ast.Attribute(attr=attr)):
            return attr in _LOGGED | _READ
        case _:
            return False


@cache
def keys() -> frozenset[str]:
    """Return the values of every Literal in the code. Events and records hold such values."""
    return frozenset(
        each.value
        for _, tree in trees()
        for node in nodes(tree)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal"
        for each in ast.walk(node.slice)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    )


@cache
def _readable() -> frozenset[str]:
    """Return the names of the exceptions whose text is shown to players."""
    found, before = {Readable.__name__}, 0
    while before != len(found):
        before = len(found)
        for _, tree in trees():
            for node in nodes(tree):
                if isinstance(node, ast.ClassDef):
                    found |= {node.name for base in node.bases if getattr(base, "id", "") in found}
    return frozenset(found)


def test_no_sentence_is_written_in_python() -> None:
    found = {name: [*literals(tree)] for name, tree in trees() if not _FOR_HOSTS.match(name)}
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_a_sentence_is_found_wherever_a_player_could_read_it() -> None:
    said = 'a = label("Join the game")\nraise Refusal(f"No {a} here now")\nraise IllegalMove("Not your turn")'
    assert {*literals(ast.parse(said))} == {"Join the game", " here now", "Not your turn"}
    unsaid = (
        '"""A docstring here."""\nlog.info("is gone now")\nraise ValueError("no such key")\n'
        'place = "back alley"\nmark = {"much too late": 1}\nseed = "paddock deal 1"\n'
    )
    assert [*literals(ast.parse(unsaid))] == []

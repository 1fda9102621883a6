"""Finds the message ids that code contains as literals."""

import ast
import re
from collections.abc import Iterator
from typing import Final

ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+)?")
_SAYING: Final = {"Phrase": 0, "say": 0, "said": 1}
"""The functions that take a message id, and the position of the id among their arguments."""


def said_by(node: ast.AST) -> Iterator[str]:
    """Yield the message ids in a node of a syntax tree, if it is a call of one of the functions in
    _SAYING.
    """
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        at = _SAYING.get(called)
        if at is not None and len(node.args) > at:
            yield from ids_in(node.args[at])


def ids_in(node: ast.expr) -> Iterator[str]:
    """Yield the message ids that an expression can evaluate to."""
    match node:
        case ast.Constant(value=str() as id) if ID.fullmatch(id):
            yield id
        case ast.IfExp():
            yield from ids_in(node.body)
            yield from ids_in(node.orelse)

"""Parsed .ftl files, cached like Python's bytecode because parsing English alone takes a second."""

import hashlib
import os
import pickle
import sys
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from importlib.util import cache_from_source
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource


def parsed(path: Path) -> Resource:
    """Return a parsed .ftl file, from __pycache__ if the same text was parsed before. Otherwise parse it, and
    store the result there if Python writes bytecode.
    """
    source = path.read_bytes()
    cached, key = _cached_at(path), hashlib.sha256(_parser() + source).digest()
    with suppress(OSError, EOFError, pickle.UnpicklingError):
        content = cached.read_bytes()
        if content.startswith(key):
            resource = pickle.loads(content[len(key) :])  # as trusted as the bytecode beside it
            assert isinstance(resource, Resource)
            return resource
    resource = FluentParser(with_spans=False).parse(source.decode())
    if not sys.dont_write_bytecode:
        with suppress(OSError):  # a folder that cannot be written to: the next start parses again
            _write(cached, key + pickle.dumps(resource))
    return resource


def _cached_at(path: Path) -> Path:
    return Path(cache_from_source(str(path))).with_suffix(".pickle")


@cache
def _parser() -> bytes:
    """Return the version of the parser, whose classes a cached file needs."""
    return version("fluent.syntax").encode()


def _write(path: Path, content: bytes) -> None:
    """Write a file atomically, so that no other process reads an incomplete one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(f".{os.getpid()}")
    temporary.write_bytes(content)
    temporary.replace(path)

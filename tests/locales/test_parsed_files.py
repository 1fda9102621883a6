"""Tests of parsed .ftl files and their cache."""

import pickle
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from bot.locales.parsed_files import parsed

TEXT = (
    "piston-token = { $count ->\n    [one] one token\n   *[other] { $count } tokens\n }\n    .note = Blue\n"
)


@pytest.fixture(autouse=True)
def _written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with a message."""
    path = tmp_path / "tokens.ftl"
    path.write_text(TEXT)
    return path


def _cached(file: Path) -> list[Path]:
    return list(file.parent.glob("__pycache__/*"))


def _is_parse_of(file: Path, text: str) -> bool:
    return parsed(file).equals(FluentParser().parse(text))


def test_a_cached_file_is_not_parsed_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the second call reads the only file of the cache, and does not parse."""
    assert _is_parse_of(file, TEXT)
    (cached,) = _cached(file)
    whole = FluentParser().parse(TEXT)
    monkeypatch.setattr(FluentParser, "parse", None)
    assert parsed(file).equals(whole)
    assert _cached(file) == [cached]


def test_a_changed_file_is_parsed_again(file: Path) -> None:
    """Check that a changed text is parsed again even if the file was changed within the same second."""
    parsed(file)
    file.write_text(TEXT.replace("Blue", "Grey"))
    assert _is_parse_of(file, TEXT.replace("Blue", "Grey"))
    assert _is_parse_of(file, TEXT.replace("Blue", "Grey"))


@pytest.mark.parametrize("kept", [0, 10, 40, 200])
def test_a_torn_cache_is_replaced(file: Path, kept: int) -> None:
    """Truncate the cache, as a full disk would. kept: the number of bytes that remain."""
    parsed(file)
    (cached,) = _cached(file)
    whole = cached.read_bytes()
    cached.write_bytes(whole[:kept])
    assert _is_parse_of(file, TEXT)
    assert cached.read_bytes() == whole


def test_without_bytecode_nothing_is_cached(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that PYTHONDONTWRITEBYTECODE applies to parsed files too."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert _is_parse_of(file, TEXT)
    assert not _cached(file)


def test_a_folder_that_cannot_be_written_to_is_no_fault(file: Path) -> None:
    """Put a file where the folder __pycache__ should be, because permissions would not stop root."""
    (file.parent / "__pycache__").touch()
    assert _is_parse_of(file, TEXT)


def test_another_version_of_the_parser_parses_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Change the version of the parser. The classes of the cached objects can differ between versions."""
    parsed(file)
    (cached,) = _cached(file)
    cached.write_bytes(cached.read_bytes()[:32] + pickle.dumps(FluentParser().parse("old = Old\n")))
    assert not _is_parse_of(file, TEXT)
    monkeypatch.setattr("bot.locales.parsed_files._parser", lambda: b"0.1")
    assert _is_parse_of(file, TEXT)

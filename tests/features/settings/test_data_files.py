"""Tests that a person's data fits into Discord's files, however much there is."""

from __future__ import annotations

import json
from io import BytesIO
from random import Random
from typing import Any
from zipfile import ZipFile

from bot.features.settings.data_files import ARCHIVE, DOCUMENT, DataFiles

LIMIT = 10 * 2**20
"""The maximum size of a file, in bytes."""


def _documents(files: DataFiles) -> list[dict[str, Any]]:
    found = []
    for data in files.finish().values():
        with ZipFile(BytesIO(data)) as archive:
            found += [json.loads(archive.read(name)) for name in archive.namelist()]
    return found


def test_what_fits_is_one_readable_file() -> None:
    files = DataFiles()
    for name, value in (
        ("person", 1),
        ("settings", None),
        ("tables", [{"id": "é"}]),
        ("tables", [2]),
        ("no", []),
    ):
        files.add(name, value)
    files.add("messages", {"a": 1})
    files.add("messages", {"b": 2})
    ((name, data),) = files.finish().items()
    assert name == "paddock-my-data.json"
    told = json.loads(data)
    assert told == {
        "person": 1,
        "settings": None,
        "tables": [{"id": "é"}, 2],
        "no": [],
        "messages": {"a": 1, "b": 2},
    }


def test_what_is_too_large_is_split_and_loses_nothing() -> None:
    files = DataFiles(document=2_000, archive=1_500)
    files.add("person", 7)
    luck, rows = Random(7), list[str]()
    for _ in range(40):
        page = [f"{luck.getrandbits(800):x}" for _ in range(5)]
        files.add("tables", page)
        rows += page
    assert len(files.finish()) > 1
    documents = _documents(files)
    assert [each["person"] for each in documents] == [7] * len(documents)
    assert [row for each in documents for row in each.get("tables", ())] == rows


def test_no_archive_is_larger_than_discord_takes_even_if_nothing_can_be_compressed() -> None:
    assert ARCHIVE + DOCUMENT < LIMIT
    files = DataFiles(document=40_000, archive=50_000)
    luck = Random(1)
    for _ in range(60):
        files.add("tables", ["".join(chr(luck.randrange(0x4E00, 0x9FFF)) for _ in range(3_000))])
    sizes = [len(each) for each in files.finish().values()]
    assert len(sizes) > 2
    assert max(sizes) < 50_000 + 40_000

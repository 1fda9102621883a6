"""A person's data as files that Discord accepts."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

NAME: Final = "paddock-my-data"
DOCUMENT: Final = 4 * 2**20
"""The approximate maximum size in bytes of a JSON file with several parts."""
ARCHIVE: Final = 5 * 2**20
"""The size in bytes after which a new archive is started. Archives stay below the 10 MiB of docs/discord.md,
section 2, point 5.
"""


@dataclass
class DataFiles:
    """Collects and compresses pieces of data (bot.storage.exports). document, archive: see DOCUMENT and
    ARCHIVE.
    """

    document: int = DOCUMENT
    archive: int = ARCHIVE
    _values: dict[str, tuple[str, list[str]]] = field(init=False, default_factory=dict)
    """The pieces of the JSON file in progress: by name, the brackets and the content between them."""
    _size: int = field(init=False, default=0)
    _full: list[bytes] = field(init=False, default_factory=list)
    _buffer: BytesIO = field(init=False, default_factory=BytesIO)
    _files: int = field(init=False, default=0)

    def add(self, name: str, value: object) -> None:
        """Add a piece. Call this in a thread, because a large piece takes a long time."""
        brackets, parts = _encoded(value)
        known = self._values.setdefault(name, (brackets, []))[1]
        for part in parts:
            if self._size + len(part) > self.document and self._size:
                self._close_document()
                known = self._values.setdefault(name, (brackets, []))[1]
            known.append(part)
            self._size += len(part.encode()) + len(name) + 8

    def finish(self) -> Mapping[str, bytes]:
        """Return the files by name: one JSON file, or archives of several."""
        if not self._files:
            return {f"{NAME}.json": self._text()}
        self._close_document()
        self._close_archive()
        return {f"{NAME}-{number}.zip": data for number, data in enumerate(self._full, 1)}

    def _text(self) -> bytes:
        told = []
        for name, (brackets, parts) in self._values.items():
            inside = ",\n  ".join(parts)
            value = f"{brackets[0]}\n  {inside}\n {brackets[1]}" if brackets and parts else brackets or inside
            told.append(f" {json.dumps(name)}: {value}")
        return "{{\n{}\n}}\n".format(",\n".join(told)).encode()

    def _close_document(self) -> None:
        self._files += 1
        with ZipFile(self._buffer, "a", ZIP_DEFLATED) as archive:
            archive.writestr(f"{NAME}-{self._files}.json", self._text())
        self._values = {name: each for name, each in self._values.items() if name == "person"}
        self._size = 0
        if self._buffer.tell() > self.archive:
            self._close_archive()

    def _close_archive(self) -> None:
        if data := self._buffer.getvalue():
            self._full.append(data)
        self._buffer = BytesIO()


def _encoded(value: object) -> tuple[str, list[str]]:
    """Return the brackets around a value, or "" if it has none, and its parts as JSON."""
    match value:
        case list():
            return "[]", [_json(each) for each in value]
        case dict():
            return "{}", [f"{json.dumps(name)}: {_json(each)}" for name, each in value.items()]
        case _:
            return "", [_json(value)]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

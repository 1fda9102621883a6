"""Tests of the sentences that a host reads if one of their files is unusable."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.catalogue import TITLES
from bot.runtime.log import without_ssl
from bot.storage.store import SqlStore

TEXT = "DISCORD_TOKEN=a.b.c\n"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-8-sig", "utf-32"])
@pytest.mark.parametrize("command", ["check", "run", "status"])
@pytest.mark.usefixtures("bare")
def test_a_file_of_settings_in_another_encoding_is_named(
    capsys: pytest.CaptureFixture[str], encoding: str, command: str
) -> None:
    Path(".env").write_text(TEXT, encoding=encoding)
    assert main([command]) == 2
    assert "UTF-8" in capsys.readouterr().err


@pytest.mark.usefixtures("bare")
def test_a_token_in_curly_quotes_is_no_token(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text("DISCORD_TOKEN=\u201ca.b.c\u201d\n", encoding="utf-8")
    assert main(["check"]) == 2
    assert "curly quotes" in capsys.readouterr().err


@pytest.mark.usefixtures("bare")
def test_the_status_before_the_first_start_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["status"]) == 2
    assert "There is no database data/paddock.db yet" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["check"], ["run"], ["status"], ["backup", "copy.db"]])
@pytest.mark.usefixtures("bare")
def test_postgresql_without_its_package_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:secret@host/name")
    assert main(command) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == (
        "DATABASE_URL names PostgreSQL, which needs the package asyncpg: install `paddock[postgres]`."
    )


@pytest.mark.parametrize("command", ["check", "status"])
@pytest.mark.usefixtures("bare")
def test_a_database_that_cannot_even_be_looked_for_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """Check a name that is too long, which fails like a folder of another user."""
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{'x' * 300}")
    assert main([command]) == 2
    assert capsys.readouterr().err.endswith("cannot be made or written: File name too long.\n")


@pytest.mark.parametrize("port", ["-1", "65536", "many"])
def test_play_refuses_what_is_no_port(capsys: pytest.CaptureFixture[str], port: str) -> None:
    with pytest.raises(SystemExit):
        main(["play", f"--port={port}"])
    assert f"'{port}' is no port from 0 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize("record", ["", "no record", "rules = " + "9" * 6_000])
def test_a_record_that_cannot_be_read_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: str
) -> None:
    (tmp_path / "record.toml").write_text(record)
    assert main(["replay", str(tmp_path / "record.toml")]) == 2
    told = capsys.readouterr().err
    assert "Phrase(" not in told
    assert told.endswith(".\n")


def test_a_host_never_reads_what_a_library_says_for_programmers() -> None:
    told = "Cannot connect to host discord.com:443 ssl:default [Connection refused]"
    assert without_ssl(told) == "Cannot connect to host discord.com:443 (Connection refused)"


async def test_only_the_bots_user_can_read_the_database_and_what_is_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "made" / "paddock.db"
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    await store.key_values.write_value("who", "I")
    modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in file.parent.iterdir()}
    await store.close()
    assert set(modes) == {"paddock.db", "paddock.db-wal", "paddock.db-shm"}
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    file.chmod(0o644)
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    await store.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "one of an older version"

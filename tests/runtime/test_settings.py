"""Tests of settings: their sources, which source takes precedence, and the error messages for a host."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.runtime.settings import (
    FLEETING,
    FaultySettings,
    Settings,
    for_play,
    incomplete,
    loses_database,
    misspelt,
    read,
)

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_without_any_setting_the_defaults_hold(env_file: Path) -> None:
    settings = read(env_file)
    assert settings.discord_token is None
    assert settings.database_url == "sqlite:///data/paddock.db"
    assert settings.robot_pause == 1.2


def test_an_environment_variable_wins_over_the_env_file(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    env_file.write_text("ROBOT_PAUSE=3\nPLAY_PORT=9000\n")
    monkeypatch.setenv("ROBOT_PAUSE", "4")
    settings = read(env_file)
    assert (settings.robot_pause, settings.play_port) == (4, 9000)


def test_an_empty_value_counts_as_not_set(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("DISCORD_TOKEN=\nGUILD_ID=\nROBOT_PAUSE=3\n")
    monkeypatch.setenv("ROBOT_PAUSE", "")
    settings = read(env_file)
    assert (settings.discord_token, settings.guild_id, settings.robot_pause) == (None, None, 3)


@pytest.mark.parametrize(
    "changed", ["", "DATABASE_URL=postgresql://u:p@host/name\nMODE=http\nSTATUS_PORT=9090\n"]
)
def test_play_opens_nothing_of_the_real_bot_whose_env_file_was_made_of_the_example(
    env_file: Path, changed: str
) -> None:
    env_file.write_text(EXAMPLE.read_text() + changed)
    settings = for_play(read(env_file))
    assert settings.database_url == "sqlite:///data/paddock-play.db"
    assert (settings.mode, settings.status_port, settings.guild_id) == ("gateway", None, None)


def test_play_keeps_its_tables_where_its_own_setting_says(env_file: Path) -> None:
    env_file.write_text("DATABASE_URL=sqlite:///real.db\nPLAY_DATABASE_URL=sqlite:///toy.db\n")
    assert for_play(read(env_file)).database_url == "sqlite:///toy.db"


def test_the_log_level_may_be_written_in_any_case(env_file: Path) -> None:
    env_file.write_text("LOG_LEVEL=debug\n")
    assert read(env_file).log_level == "DEBUG"


@pytest.mark.parametrize(
    "url",
    ["sqlite:///elsewhere.db", "postgresql://u:p@host/name", "postgres://u:p@host/name?sslmode=require"],
)
def test_the_database_may_be_sqlite_or_postgresql(env_file: Path, url: str) -> None:
    env_file.write_text(f"DATABASE_URL={url}\n")
    assert read(env_file).database_url == url


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("ROBOT_PAUSE=31", "ROBOT_PAUSE must be a number of seconds from 0 to 30, not '31'."),
        ("ROBOT_PAUSE=soon", "ROBOT_PAUSE must be a number of seconds from 0 to 30, not 'soon'."),
        ("ROBOT_PAUSE=nan", "ROBOT_PAUSE must be a number of seconds from 0 to 30, not 'nan'."),
        ("PLAY_PORT=70000", "PLAY_PORT must be a port from 0 to 65535, not '70000'."),
        ("LOG_LEVEL=loud", "LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not 'LOUD'."),
        ("GUILD_ID=home", "GUILD_ID must be the id of a Discord server, a number, not 'home'."),
        (
            "DATABASE_URL=mysql://u:hush@host/name",
            "DATABASE_URL must be like sqlite:///data/paddock.db or postgresql://user:password@host/name.",
        ),
    ],
)
def test_a_wrong_value_is_named_in_a_sentence(env_file: Path, line: str, sentence: str) -> None:
    env_file.write_text(line)
    with pytest.raises(FaultySettings) as refused:
        read(env_file)
    assert refused.value.faults == (sentence,)


def test_all_errors_are_named_together(env_file: Path) -> None:
    env_file.write_text("ROBOT_PAUSE=soon\nPLAY_PORT=here\nGUILD_ID=-1\n")
    with pytest.raises(FaultySettings) as refused:
        read(env_file)
    assert [fault.split()[0] for fault in refused.value.faults] == ["ROBOT_PAUSE", "PLAY_PORT", "GUILD_ID"]


def test_a_file_that_is_no_text_is_named(env_file: Path) -> None:
    env_file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(FaultySettings, match="not a UTF-8 text file"):
        read(env_file)


def test_secrets_do_not_show_when_the_settings_are_printed(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=a.hush.b\nDATABASE_URL=postgresql://u:hush@host/name\n")
    settings = read(env_file)
    assert "hush" not in f"{settings!r} {settings}"


def test_settings_cannot_be_changed_after_they_were_read(env_file: Path) -> None:
    settings = read(env_file)
    with pytest.raises(ValidationError, match="frozen"):
        settings.robot_pause = 2  # type: ignore[misc]  # what must fail


def test_a_misspelt_setting_is_named_with_what_was_meant(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKN=x\nROBOT_PAUSE=2\nSOMETHING_ELSE=1\n")
    assert misspelt(env_file) == (".env sets DISCORD_TOKN, which is no setting: did you mean DISCORD_TOKEN?",)


def test_nothing_is_misspelt_where_there_is_no_file(env_file: Path) -> None:
    assert misspelt(env_file) == ()


@pytest.mark.parametrize(("variable", "host"), FLEETING.items())
def test_sqlite_on_a_host_that_throws_its_disk_away_is_warned_of(
    env_file: Path, variable: str, host: str
) -> None:
    warning = loses_database(read(env_file), {variable: "x"})
    assert warning is not None
    assert host in warning
    assert "\n" not in warning


def test_postgresql_is_not_warned_of_anywhere(env_file: Path) -> None:
    env_file.write_text("DATABASE_URL=postgresql://u:p@host/name\n")
    assert loses_database(read(env_file), {"DYNO": "worker.1"}) is None


def test_sqlite_at_home_is_not_warned_of(env_file: Path) -> None:
    assert loses_database(read(env_file), {"HOME": "somewhere"}) is None


def test_without_a_gateway_the_public_key_is_needed(env_file: Path) -> None:
    env_file.write_text("MODE=http\n")
    assert (incomplete(read(env_file)) or "").startswith("MODE=http needs PUBLIC_KEY")
    env_file.write_text(f"MODE=http\nPUBLIC_KEY={'ab' * 32}\n")
    assert incomplete(read(env_file)) is None
    env_file.write_text(f"PUBLIC_KEY={'ab' * 31}\n")
    with pytest.raises(FaultySettings) as raised:
        read(env_file)
    assert raised.value.faults == (
        f"PUBLIC_KEY must be the 64 hex digits of the developer portal, not {('ab' * 31)[:60]!r}.",
    )

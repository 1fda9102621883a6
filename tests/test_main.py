"""Tests of the command line: exit codes, and one clear line instead of a traceback."""

from __future__ import annotations

import json
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version
from pathlib import Path
from threading import Thread
from typing import ClassVar
from urllib.request import urlopen

import pytest
from discord.http import Route

from bot.__main__ import main

ROOT = Path(__file__).parent.parent
GOOD = "aaa.bbb.ccc"

pytestmark = pytest.mark.usefixtures("bare")


class Discord(BaseHTTPRequestHandler):
    """The part of Discord that a bot uses before it connects. It accepts one token."""

    refusal: ClassVar[tuple[int, object]] = (403, {"message": "Missing Access", "code": 50001})
    answers: ClassVar[dict[str, object]] = {
        "/users/@me": {"id": "1", "username": "Paddock", "discriminator": "0", "avatar": None, "bot": True},
        "/oauth2/applications/@me": {
            "id": "1",
            "name": "Paddock",
            "description": "",
            "icon": None,
            "flags": 0,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "owner": {"id": "2", "username": "host", "discriminator": "0", "avatar": None},
        },
    }

    def do_GET(self) -> None:
        known = self.headers["Authorization"] == f"Bot {GOOD}" and self.path in self.answers
        body = json.dumps(self.answers[self.path] if known else {"message": "401: Unauthorized", "code": 0})
        self.send_response(200 if known else 401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body.encode())

    def do_PUT(self) -> None:
        status, told = self.refusal
        body = json.dumps(told).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def discord(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Run a simulated Discord on loopback instead of the real one."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Discord)
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.server_port}")
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield
    server.shutdown()
    thread.join()
    server.server_close()


def newer_database(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
        db.commit()


def spoken(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the lines on standard error."""
    return capsys.readouterr().err.splitlines()


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"Paddock {version('paddock')}\n"


def test_run_without_a_token_says_so_in_one_line_and_ends_with_2(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("DISCORD_TOKEN is not set")
    assert ended.stderr.count("\n") == 1
    assert ended.stdout == ""


def test_run_with_a_wrong_token_says_so_in_one_line_and_ends_with_2(
    discord: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "aaa.hush.ccc")
    assert main(["run"]) == 2
    lines = spoken(capsys)
    assert lines == ["Discord refuses DISCORD_TOKEN: copy a new token from the developer portal."]


def test_run_with_a_server_where_the_bot_may_have_no_commands_says_so_and_ends_with_2(
    discord: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("GUILD_ID", "12345")
    assert main(["run"]) == 2
    assert spoken(capsys)[-1] == (
        "Discord refuses the server 12345 of GUILD_ID (403 Forbidden (error code: 50001): Missing Access): "
        "invite the bot there again, with the scope applications.commands, or leave GUILD_ID out."
    )


def test_run_names_the_command_that_discord_refuses_and_why_and_ends_with_2(
    discord: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    why = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 1 and 100 in length."}]}
    told = {"code": 50035, "message": "Invalid Form Body", "errors": {"0": {"description": why}}}
    monkeypatch.setattr(Discord, "refusal", (400, told))
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("GUILD_ID", "12345")
    assert main(["run"]) == 2
    line = spoken(capsys)[-1]
    assert line.startswith("Discord refuses the bot's commands: In group 'race'")
    assert "description: Must be between 1 and 100 in length." in line


def test_run_says_in_a_sentence_that_an_answer_of_discords_cannot_be_read_and_ends_with_1(
    discord: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(Discord.answers, "/users/@me", {"user": "Paddock"})
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    assert main(["run"]) == 1
    line = spoken(capsys)[-1]
    assert line.startswith("The bot has failed (KeyError at ")
    assert "Traceback" not in line


@pytest.mark.parametrize("option", ["sslmode=bogus", "sslmode=verify-full"])
def test_run_names_what_postgresql_cannot_be_asked_for_and_ends_with_2(
    option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", f"postgresql://user:hush@127.0.0.1:1/paddock?{option}")
    assert main(["run"]) == 2
    (line,) = spoken(capsys)
    assert line.startswith("DATABASE_URL cannot be used: ")
    assert "hush" not in line


def test_run_refuses_a_database_that_a_newer_version_wrote(
    discord: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    newer_database(tmp_path / "new.db")
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///new.db")
    assert main(["run"]) == 2
    assert [line for line in spoken(capsys) if "newer version" in line.casefold()] != []


def test_run_ends_with_1_when_discord_cannot_be_reached(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1")
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    assert main(["run"]) == 1
    assert any(line.startswith("Discord cannot be reached") for line in spoken(capsys))


def test_run_ends_with_1_when_the_server_of_the_database_does_not_answer_and_keeps_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "postgresql://user:hush@127.0.0.1:1/paddock")
    assert main(["run"]) == 1
    (line,) = spoken(capsys)
    assert line.startswith("PostgreSQL does not answer: ")
    assert "hush" not in line


def test_run_warns_of_a_database_that_will_not_last(
    discord: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "aaa.bbb.wrong")
    monkeypatch.setenv("DYNO", "worker.1")
    main(["run"])
    assert any(line.startswith("WARNING: Heroku may throw this disk away") for line in spoken(capsys))


def test_a_command_does_not_wait_for_the_imports_of_another() -> None:
    program = "import sys; from bot.__main__ import main; main(['run']); sys.exit('discord' in sys.modules)"
    ended = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": str(ROOT)}, capture_output=True, check=False
    )
    assert ended.returncode == 0


def test_play_prints_one_address_serves_it_and_ends_on_request(tmp_path: Path) -> None:
    shutil.copy(ROOT / ".env.example", tmp_path / ".env")
    playing = subprocess.Popen(
        [sys.executable, "-m", "bot", "play", "--port", "0"],
        env={"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        line = playing.stdout.readline()
        (address,) = re.findall(r"http://127\.0\.0\.1:\d+/", line)
        with urlopen(address) as page:
            assert page.status == 200
        playing.send_signal(signal.SIGINT)
        assert playing.wait(30) == 0
        assert (playing.stdout.read(), playing.stderr.read()) == ("", "")
    assert not (tmp_path / "data" / "paddock.db").exists()


@pytest.mark.thorough
def test_play_warns_whoever_lets_other_machines_in() -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = subprocess.run(
            [sys.executable, "-m", "bot", "play", "--host", "0.0.0.0", "--port", port],
            env={"PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
    assert ended.stderr.startswith("WARNING: whoever can reach 0.0.0.0 can play here as anybody")


def test_play_in_a_language_that_is_not_there_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--language", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"{tmp_path} is no folder of a language: common.ftl is missing.\n"


@pytest.mark.thorough
def test_play_on_a_port_that_is_taken_says_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ended = subprocess.run(
            [sys.executable, "-m", "bot", "play", "--port", str(taken.getsockname()[1])],
            env={"PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr.startswith("The page cannot be served")
    assert ended.stderr.count("\n") == 1


def test_play_on_a_database_that_cannot_be_used_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "letter.db").write_text("Dear Ann, this is no database. " * 100)
    monkeypatch.setenv("PLAY_DATABASE_URL", "sqlite:///letter.db")
    assert main(["play", "--port", "0"]) == 2
    assert spoken(capsys) == [
        "letter.db is not a SQLite database: name one, or a file that is not there yet."
    ]


def test_check_of_good_settings_ends_with_0_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "All settings are good: the command `run` starts the bot.\n"
    assert list(tmp_path.iterdir()) == []


def test_check_names_every_error_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKN=aaa.bbb.ccc\nPLAY_PORT=here\nROBOT_PAUSE=-1\n")
    assert main(["check"]) == 2
    assert spoken(capsys) == [
        ".env sets DISCORD_TOKN, which is no setting: did you mean DISCORD_TOKEN?",
        "ROBOT_PAUSE must be a number of seconds from 0 to 30, not '-1'.",
        "PLAY_PORT must be a port from 0 to 65535, not 'here'.",
    ]


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("", "DISCORD_TOKEN is not set"),
        ("hush", "DISCORD_TOKEN is no bot token"),
        ("a.b. c", "DISCORD_TOKEN is no"),
    ],
)
def test_check_names_a_missing_or_misshapen_token(
    token: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert main(["check"]) == 2
    (line,) = spoken(capsys)
    assert line.startswith(sentence)
    assert "hush" not in line


def test_check_names_a_database_that_a_newer_version_wrote(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    newer_database(tmp_path / "new.db")
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///new.db")
    assert main(["check"]) == 2
    (line,) = spoken(capsys)
    assert "newer version of Paddock" in line


def test_check_names_a_file_that_is_no_database(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "letter.db").write_text("Dear Ann, this is no database. " * 100)
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///letter.db")
    assert main(["check"]) == 2
    (line,) = spoken(capsys)
    assert line == "The database of DATABASE_URL cannot be opened: file is not a database."


def test_check_names_a_folder_that_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("no folder")
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///letter/paddock.db")
    assert main(["check"]) == 2
    (line,) = spoken(capsys)
    assert line.startswith("DATABASE_URL names letter/paddock.db, but this user may not write in")


def test_check_names_a_database_server_that_does_not_answer_and_keeps_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "postgresql://user:hush@127.0.0.1:1/paddock")
    assert main(["check"]) == 2
    (line,) = spoken(capsys)
    assert line.startswith("The database of DATABASE_URL cannot be opened:")
    assert "hush" not in line


def test_simulate_needs_no_settings_and_takes_its_own_arguments(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PLAY_PORT", "here")
    arguments = "--seats 2 --games 1 --seed 1 --drivers random,club --json games.jsonl"
    assert main(["simulate", "gear_head", *arguments.split()]) == 0
    (line,) = (tmp_path / "games.jsonl").read_text().splitlines()
    game = json.loads(line)
    assert (game["game"], game["seats"]) == ("gear_head", 2)


def test_an_unknown_argument_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["check", "--everything"])
    assert ended.value.code == 2
    assert "unknown arguments: --everything" in capsys.readouterr().err


def test_invalid_settings_keep_run_and_play_from_starting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PLAY_PORT", "here")
    assert (main(["run"]), main(["play"])) == (2, 2)
    assert spoken(capsys) == ["PLAY_PORT must be a port from 0 to 65535, not 'here'."] * 2

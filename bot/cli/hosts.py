"""The commands that start the bot or report its state: run, play, check and status."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from bot.runtime.log import open_log, without_ssl
from bot.runtime.settings import FaultySettings, Settings, incomplete, loses_database, read

if TYPE_CHECKING:
    import argparse

    import discord

    from bot.installed_games.loading import InstalledGames

log = logging.getLogger(__name__)

FAULTY = 2
"""The exit code if the bot cannot start with its settings."""
UNREACHABLE = 1
"""The exit code after a failure that can be temporary."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")
"""The addresses that can be reached only from this machine."""


def main(args: argparse.Namespace) -> int:
    """Run the command in the arguments, and return the process's exit code."""
    if args.command == "check":
        return check()
    try:
        settings = read()
    except FaultySettings as error:
        return _complain(*error.faults)
    if args.command == "status":
        return status(settings)
    return run(settings) if args.command == "run" else play(settings, args.host, args.port, args.language)


def run(settings: Settings) -> int:
    """Serve Discord until the process is stopped, and return the exit code."""
    if settings.discord_token is None:
        return _complain(
            "DISCORD_TOKEN is not set: put your bot's token into .env, or try the command `play`."
        )
    lacks = incomplete(settings)
    if lacks is not None:
        return _complain(lacks)
    _open_log(settings, settings.log_level)
    warning = loses_database(settings, os.environ)
    if warning:
        _complain(warning)
    collect_rarely()
    from bot import app

    _log_games()
    try:
        return app.run(settings)
    except Exception as error:
        return _failed(error, settings.guild_id)


def collect_rarely() -> None:
    """Make the garbage collector run rarely. A start creates little garbage, and would spend a fifth of its
    time looking for it.
    """
    gc.set_threshold(50_000)


def _failed(error: Exception, guild: int | None) -> int:
    """Print the error that ended the bot, and return the exit code. guild: GUILD_ID."""
    import aiohttp
    import discord
    from sqlalchemy.exc import SQLAlchemyError

    from bot.model.store_errors import StoreAway
    from bot.storage.unusable_database import UnreachableDatabase, UnusableDatabase

    match error:
        case discord.LoginFailure():
            return _complain("Discord refuses DISCORD_TOKEN: copy a new token from the developer portal.")
        case discord.PrivilegedIntentsRequired():
            return _complain("Discord refuses the bot's intents, though it asks for none that is privileged.")
        case FaultySettings():
            return _complain(*error.faults)
        case UnusableDatabase():
            return _complain(str(error))
        case UnreachableDatabase() | StoreAway():
            _complain(str(error))
        case discord.HTTPException():
            return _refused(error, guild)
        case aiohttp.ClientError() | discord.GatewayNotFound() | discord.ConnectionClosed():
            _complain(f"Discord cannot be reached: {without_ssl(str(error))}")
        case SQLAlchemyError() | OSError():
            _complain(f"The database has failed ({type(error).__name__}): the command `check` says more.")
        case _:
            _complain(_unknown(error))
            log.debug("where the bot has failed", exc_info=error)
    return UNREACHABLE


def _unknown(error: Exception) -> str:
    innermost = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(innermost.filename).name}:{innermost.lineno}"
    return (
        f"The bot has failed ({type(error).__name__} at {where}), perhaps over an answer of Discord's "
        "that it cannot read. Start it again. If that does not help, LOG_LEVEL=DEBUG has the log say where."
    )


def _refused(error: discord.HTTPException, guild: int | None) -> int:
    """Print Discord's rejection during the bot's start, and return the exit code. guild: GUILD_ID."""
    from discord.app_commands import CommandSyncFailure

    if isinstance(error, CommandSyncFailure):
        which = "; ".join(line.strip() for line in str(error).splitlines()[1:])
        return _complain(f"Discord refuses the bot's commands: {which or error}")
    reason = str(error).partition("\n")[0].rstrip(".:")
    if error.status in {403, 404} and guild is not None:
        return _complain(
            f"Discord refuses the server {guild} of GUILD_ID ({reason}): invite the bot there again, with "
            "the scope applications.commands, or leave GUILD_ID out."
        )
    if error.status in {400, 401, 403, 404}:
        return _complain(f"Discord refuses this bot, and trying again will not help: {reason}.")
    _complain(f"Discord cannot be reached: {reason}.")
    return UNREACHABLE


def play(settings: Settings, host: str, port: int | None, language: Path | None = None) -> int:
    """Serve the bot in a simulated Discord, in the browser, until the process is stopped. Return the exit
    code. port: None for the port of the settings. language: see bot.cli.play.play.
    """
    from bot.model.store_errors import StoreAway
    from bot.storage.unusable_database import UnreachableDatabase, UnusableDatabase

    usual = settings.log_level == Settings.model_fields["log_level"].default
    _open_log(settings, "WARNING" if usual else settings.log_level)
    collect_rarely()
    from bot.cli import play as browser

    _log_games()
    if host not in LOOPBACK:
        _complain(f"WARNING: whoever can reach {host} can play here as anybody: there are no passwords.")
    if language is not None and not (language / "common.ftl").exists():
        return _complain(f"{language} is no folder of a language: common.ftl is missing.")
    door = settings.play_port if port is None else port

    def say(address: str) -> None:
        sys.stdout.write(f"Open {address} (Ctrl-C ends)\n")
        sys.stdout.flush()

    try:
        asyncio.run(browser.play(settings, host=host, port=door, say=say, language=language))
    except OSError as error:
        return _complain(
            f"The page cannot be served ({error.strerror}): set PLAY_PORT=0 to take any port that is free."
        )
    except UnusableDatabase as error:
        return _complain(str(error))
    except (UnreachableDatabase, StoreAway) as error:
        _complain(str(error))
        return UNREACHABLE
    except KeyboardInterrupt:
        return 0
    return 0


def check() -> int:
    """Print every error in the settings and the database or, if there are none, notes about them and about
    installed games. Return the exit code.
    """
    from bot.cli.check import look

    found = look()
    if found.faults:
        return _complain(*found.faults)
    games = _installed_games()
    played = [f"{games.titles[key].name} is a game of {package}." for key, package in games.packages.items()]
    for note in (*found.notes, *played):
        sys.stdout.write(f"{note}\n")
    _complain(*games.faults)
    warning = loses_database(read(), os.environ)
    if warning:
        _complain(warning)
    sys.stdout.write("All settings are good: the command `run` starts the bot.\n")
    return 0


def status(settings: Settings) -> int:
    """Print the state of the running bot, and return the exit code."""
    from bot.cli.status import look
    from bot.storage.unusable_database import UnreachableDatabase, UnusableDatabase

    try:
        sys.stdout.write(f"{look(settings)}\n")
    except UnusableDatabase as error:
        return _complain(str(error))
    except UnreachableDatabase as error:
        _complain(str(error))
        return UNREACHABLE
    return 0


def _installed_games() -> InstalledGames:
    from bot.installed_games import loading

    if not loading.named():
        return loading.InstalledGames()
    from bot.catalogue import INSTALLED

    return INSTALLED


def _log_games() -> None:
    from bot.catalogue import INSTALLED

    for key, package in INSTALLED.packages.items():
        log.info("%s is a game of %s", INSTALLED.titles[key].name, package)
    for fault in INSTALLED.faults:
        log.warning(fault)


def _open_log(settings: Settings, level: str) -> None:
    token = settings.discord_token
    open_log(level, settings.log_format, () if token is None else (token.get_secret_value(),))


def _complain(*lines: str) -> int:
    for line in lines:
        sys.stderr.write(f"{line}\n")
    return FAULTY

"""The command line: run, play, check and simulate."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence

from bot import settings as given
from bot.settings import FaultySettings, Settings

FAULTY = 2
"""The exit code when the bot cannot start as it is set up."""

NO_TOKEN = "DISCORD_TOKEN is not set: put your bot's token into .env (see .env.example), or try `make play`."


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; the process's exit code."""
    parser = _parser()
    args, rest = parser.parse_known_args(argv)
    if args.command == "simulate":
        from bot import simulate

        return simulate.main(rest)
    if rest:
        parser.error(f"unknown arguments: {' '.join(rest)}")
    try:
        settings = given.read()
    except FaultySettings as error:
        return _complain(*error.faults, *(given.misspelt() if args.command == "check" else ()))
    commands: dict[str, Callable[[], int]] = {
        "run": lambda: run(settings),
        "play": lambda: play(settings, args.port),
        "check": lambda: check(settings),
    }
    return commands[args.command]()


def run(settings: Settings) -> int:
    """Serve Discord until stopped."""
    if settings.discord_token is None:
        return _complain(NO_TOKEN)
    _prepare(settings)
    import discord

    from bot import app

    try:
        return app.run(settings)
    except discord.LoginFailure:
        return _complain(
            "Discord refuses DISCORD_TOKEN: copy the token anew from the Bot page of the developer portal."
        )
    except discord.PrivilegedIntentsRequired:
        return _complain("Discord refuses the bot's intents: it must be allowed to connect with guilds only.")


def play(settings: Settings, port: int | None) -> int:
    """Open a table in the browser, without Discord."""
    try:
        from bot.ui import local
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "simcord":
            raise
        return _complain("`play` needs the package simcord: install it with `make install`.")
    _prepare(settings)
    try:
        asyncio.run(local.play(settings, settings.play_port if port is None else port))
    except KeyboardInterrupt:
        return 0
    return 0


def check(settings: Settings) -> int:
    """Name every fault of the settings in a sentence."""
    faults = list(given.misspelt())
    if settings.discord_token is None:
        faults.append(NO_TOKEN)
    if faults:
        return _complain(*faults)
    _say("All settings are good: `make run` starts the bot.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Paddock: car games for Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    commands.add_parser("run", help="serve Discord with the token of .env")
    local = commands.add_parser("play", help="open a table in your browser, without Discord")
    local.add_argument("--port", type=int, help="the port of the page; 0 takes any free one")
    commands.add_parser("check", help="read every setting and name each fault")
    commands.add_parser("simulate", add_help=False, help="play games without people and count")
    return parser


def _prepare(settings: Settings) -> None:
    """Set the log up, and warn of a database that will not last."""
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s  %(message)s")
    warning = given.forgetful(settings, os.environ)
    if warning:
        _complain(warning)


def _complain(*lines: str) -> int:
    for line in lines:
        sys.stderr.write(f"{line}\n")
    return FAULTY


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())

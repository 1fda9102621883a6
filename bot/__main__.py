"""The command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot import VERSION


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, and return the exit code of the process. Raises SystemExit as argparse does."""
    parser = _parser()
    args, rest = parser.parse_known_args(argv)
    if args.command == "simulate":
        from bot.cli import simulate

        return simulate.main(rest)
    if args.command == "arena":
        from bot.cli import arena

        return arena.main(rest)
    if args.command == "replay":
        from bot.cli import replay

        return replay.main(rest)
    if args.command in {"backup", "restore", "move"}:
        from bot.cli import backup

        return backup.main(args.command, rest)
    if rest:
        parser.error(f"unknown arguments: {' '.join(rest)}")
    from bot.cli import hosts

    return hosts.main(args)


def _parser() -> argparse.ArgumentParser:
    program = "paddock" if Path(sys.argv[0]).name == "paddock" else "python -m bot"
    parser = argparse.ArgumentParser(prog=program, description="Paddock: car games for Discord.")
    parser.add_argument("--version", action="version", version=f"Paddock {VERSION}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    commands.add_parser("run", help="serve Discord with the token of .env")
    local = commands.add_parser("play", help="open a table in your browser, without Discord")
    local.add_argument("--host", default="127.0.0.1", help="listen there; by default for this machine alone")
    local.add_argument("--port", type=_port, help="the port of the page; 0 takes any free one")
    local.add_argument(
        "--language",
        type=lambda path: Path(path).resolve(),
        help="everybody reads the language of that folder",
    )
    commands.add_parser("check", help="read every setting and name each fault")
    commands.add_parser("status", help="say what goes on in the running bot: tables, presses, memory")
    commands.add_parser("simulate", add_help=False, help="play games without people and count")
    commands.add_parser("arena", add_help=False, help="say which of two robots plays better")
    commands.add_parser("backup", add_help=False, help="copy the database into a file, while the bot runs")
    commands.add_parser("restore", add_help=False, help="copy such a file into an empty database")
    commands.add_parser("move", add_help=False, help="copy a database to SQLite or PostgreSQL")
    commands.add_parser("replay", add_help=False, help="play the game of a record again, and check it")
    return parser


def _port(text: str) -> int:
    """Return the port number in an argument. Raises ArgumentTypeError if it is not a number from 0 to
    65535.
    """
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to 65535")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())

"""Replays the game in a record and prints its result: `python -m bot replay FILE` (docs/record.md)."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.catalogue import TITLES
from bot.cli.report import many
from bot.engine.seal import SHOWN, seal_of
from bot.model.errors import BrokenRecord
from bot.record import file_format, game

FAULTY = 2
"""The exit code if the record is rejected, or a file cannot be read or written."""


def main(argv: Sequence[str]) -> int:
    """Run `replay` with the arguments `argv`, and return the process's exit code."""
    args = _parser().parse_args(argv)
    try:
        record = game.checked(_bytes(args.record), TITLES)
        if args.png is not None:
            Path(args.png).write_bytes(_end(record))
    except BrokenRecord as error:
        return _complain(str(error))
    except OSError as error:
        file = error.filename or args.png or args.record  # a full disk has no name
        return _complain(f"{file} cannot be used: {error.strerror}.")
    for line in course_lines(record):
        print(line)
    return 0


def course_lines(record: file_format.GameRecord) -> Iterator[str]:
    """Yield lines of text about the game in a checked record."""
    seats = record.sitters
    yield f"{record.title.name}: {len(seats)} seats, {many(len(record.moves), 'move')}, seed {record.seed}"
    for seat in sorted(range(len(seats)), key=lambda at: (record.outcome.places[at], at)):
        score = record.outcome.scores[seat]
        robot = f" (robot: {seats[seat].robot})" if seats[seat].robot else ""
        points = "out" if score is None else str(score)
        yield f"{record.outcome.places[seat]}. {seats[seat].name}{robot}: {points}"
        for sat in seats[seat].before:
            stood_in = f" (by the robot {sat.robot})" if sat.robot else ""
            yield f"   until move {sat.until}: {sat.name}{stood_in}"
    if record.sealed is not None:
        yield f"The seal was {seal_of(record.sealed.secret)[:SHOWN]}; the deal follows from it and the cuts."
    yield "The rules lead from this seed by these moves to this end."


def _bytes(path: str) -> bytes:
    """Return the content of a file, cut one byte after the maximum length of a record, so that a longer file
    is rejected.
    """
    with Path(path).open("rb") as file:
        return file.read(file_format.LONGEST + 1)


def _end(record: file_format.GameRecord) -> bytes:
    title = record.title
    match = game.played(
        title, options=record.options, seed=record.seed, seats=len(record.sitters), moves=record.moves
    )
    names = [sitter.name for sitter in record.sitters]
    return title.board.painter.files(title.rules.game.view(match.state, None), names)[0]


def _complain(line: str) -> int:
    sys.stderr.write(f"{line}\n")
    return FAULTY


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot replay",
        description="Play the game of a record again, and say whether the rules lead to its end.",
        allow_abbrev=False,
    )
    parser.add_argument("record", help="the file that *Record* gave")
    parser.add_argument("--png", metavar="FILE", help="draw the end into this file")
    return parser

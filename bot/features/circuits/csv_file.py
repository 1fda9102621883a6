"""A circuit's results as a CSV file that is safe to open in a spreadsheet."""

import asyncio
import csv
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from io import BytesIO, StringIO

import discord

from bot.league.circuit import Circuit
from bot.league.results import Result, by_match

COLUMNS = (
    *("number", "table", "ended", "seat", "kind", "player", "place"),
    *("score", "out", "points", "game"),
)
_FORMULA = frozenset("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20")
"""The characters that a spreadsheet can read as the start of a formula."""


def harmless(text: str) -> str:
    """Return the text, prefixed with an apostrophe if a spreadsheet can read it as a formula."""
    return f"'{text}" if text[:1] in _FORMULA or text.lstrip()[:1] in _FORMULA else text


def written(results: Sequence[Result], games: Mapping[str, str]) -> str:
    """Return the results as CSV, one line per result. games: the names of the games by key."""
    text = StringIO()
    lines = csv.writer(text)
    lines.writerow(COLUMNS)
    for number, match in enumerate(by_match(results), 1):
        for each in match:
            ended = datetime.fromtimestamp(each.at, UTC).strftime("%Y-%m-%d %H:%M:%S")
            lines.writerow(
                [
                    number,
                    each.table_id,
                    ended,
                    each.seat + 1,
                    each.kind,
                    harmless(each.name),
                    each.place,
                    "" if each.score is None else each.score,
                    "yes" if each.out else "no",
                    each.points,
                    games.get(each.title, each.title),
                ]
            )
    return text.getvalue()


async def table_of(circuit: Circuit, results: Sequence[Result], games: Mapping[str, str]) -> discord.File:
    """Return the results as a CSV file to attach."""
    text = await asyncio.to_thread(written, results, games)
    return discord.File(BytesIO(text.encode("utf-8-sig")), f"circuit-{circuit.id}.csv")

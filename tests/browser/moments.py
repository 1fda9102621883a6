"""Messages from many moments of many games, as JSON for the page to lay out, with blank pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.game import Chance, Seat
from bot.locales.phrase import ENGLISH
from bot.render.theme import WIDTH
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.title import AnyTitle
from bot.ui.components import tag
from bot.ui.messages.choices import Hint
from bot.ui.messages.hand import Advice, Hand
from bot.ui.messages.message import MessageLayout, Picture
from bot.ui.messages.public_table import table_message
from tests.english import english
from tests.games.walks import variants
from tests.ui.messages.seated import seated

HEAD = (
    "**{}** · table **abcde** · The Long Garage · #racing · [to the table](https://discord.com/channels/1/2)"
)
SHORT = "**{}** · table **abcde**"
EVERY = 7
"""The interval between the moments of a phase that are used. Its first two moments are used as well."""


def moments(title: AnyTitle) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the kind of a message (hand, table or result) and its components as JSON, from games between
    robots: with every number of seats, and with the maximum number of seats in every variant.
    """
    for at, options in enumerate(variants(title)):
        for seats in title.rules.game.seats:
            if at and seats != title.rules.game.seats[-1]:
                continue
            for table in _tables(title, options, seats):
                yield from _shown(table, title)


def _tables(title: AnyTitle, options: Any, seats: int) -> Iterator[Table]:
    """Yield the table of a game between robots at each moment whose messages are used."""
    game, drive, seed = title.rules.game, title.robots.drivers[title.robots.substitute], f"heights {seats}"
    table = seated(title, options, seats, seed)
    phases: dict[str, int] = {}
    while awaited := table.awaited:
        seat = min(awaited)
        phase = getattr(table.view(None), "phase", "")
        phases[phase] = phases.get(phase, 0) + 1
        if phases[phase] <= 2 or phases[phase] % EVERY == 0:
            yield table
        match = table.snapshot.match
        luck = Chance(f"{seed}:robots", match.ply)
        action = drive(table.view(seat), game.legal(match.state, seat), luck)
        table.become(moved(table.snapshot, title, seat, action, "player", 1_700_000_000.0))
    yield table


def _shown(table: Table, title: AnyTitle) -> Iterator[tuple[str, dict[str, Any]]]:
    over = table.snapshot.status != "playing"
    kind = "result" if over else "table"
    yield (
        kind,
        _json(table_message(table, _blank(table, title, None), float, ENGLISH), title, table, None),
    )
    if over:
        own = Hand(table=table, seat=0, locale=ENGLISH, unix=float, head=HEAD.format(title.name))
        yield "own result", _json(own.layout(_blank(table, title, 0)[:1]), title, table, 0)
    for seat in sorted(table.awaited)[:1]:
        hands = (
            ("hand", SHORT, None),
            ("hand by DM", HEAD, None),
            ("hint", SHORT, _advice(table, title, seat)),
        )
        for kind, head, hint in hands[: 3 if title.words.reason else 2]:
            hand = Hand(
                table=table,
                seat=seat,
                locale=ENGLISH,
                unix=float,
                head=head.format(title.name),
                refresh=kind != "hand by DM",
                advice=Advice(offered=True, hint=hint),
            )
            yield kind, _json(hand.layout(_blank(table, title, seat)), title, table, seat)


def _advice(table: Table, title: AnyTitle, seat: Seat) -> Hint | None:
    """Return the hint with the longest reason among a seat's first twelve actions, or None if the game has no
    hints.
    """
    view, actions = table.view(seat), table.actions(seat)
    words = title.words
    if words.reason is None:
        return None
    found = [
        Hint(tag(each), words.text.label(each, view, table.names).text, words.reason(view, each, table.names))
        for each in actions[:12]
    ]
    return max(found, key=lambda each: len(english(each.reason)))


def _scenes(table: Table, title: AnyTitle, seat: Seat | None) -> Sequence[Any]:
    return title.board.painter.scenes(table.view(seat), table.names)


def _blank(table: Table, title: AnyTitle, seat: Seat | None) -> list[Picture]:
    """Return a blank picture, which is only a PNG header with a height, for each picture of a seat's view."""
    return [blank(scene.height, at) for at, scene in enumerate(_scenes(table, title, seat))]


def blank(height: int, at: int = 0) -> Picture:
    """Return a blank picture, which is only a PNG header with a height. at: the number in its file name."""
    return Picture(bytes(20) + height.to_bytes(4, "big"), "blank", f"{at}.png")


def _json(drawn: MessageLayout, title: AnyTitle, table: Table, seat: Seat | None) -> Any:
    """Return the components of a message as JSON, with each picture replaced by a blank one of the same
    size.
    """
    return blanked(drawn, [scene.height for scene in _scenes(table, title, seat)])


def blanked(drawn: MessageLayout, heights: Sequence[int]) -> Any:
    """Return the components of a message as JSON, with the pictures replaced by blank ones of the given
    heights.
    """
    parts = drawn.body.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    sizes = iter(heights)
    for box in parts:
        for part in box["components"]:
            for item in part.get("items", ()):
                size = {"width": WIDTH, "height": next(sizes)}
                blank = "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'/>"
                item["media"] = {"url": f"data:image/svg+xml,{blank.format_map(size)}", **size}
    return parts

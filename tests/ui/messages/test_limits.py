"""Tests of Discord's limits: every message of every game, variant and number of seats, with the longest and
most difficult names, in states of random games and of games between robots.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Seat
from bot.features.lookback.layouts.positions import Spot
from bot.features.lookback.layouts.tabs import Viewer, story_message
from bot.league.circuit import Circuit, Unlimited
from bot.locales.phrase import ENGLISH, LOCALES, lines, spoken
from bot.model.snapshots import AnySnapshot, LobbySnapshot, LoggedMove, Place, Player
from bot.render.canvas import png
from bot.sandbox.components import Check
from bot.sandbox.errors import Faults
from bot.sandbox.limits import MOST_BYTES, MOST_FILES
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.title import AnyTitle
from bot.ui.components import read
from bot.ui.messages.hand import Advice, Hand, has_picture
from bot.ui.messages.lobby import lobby_message
from bot.ui.messages.message import MessageLayout, Picture
from bot.ui.messages.public_table import table_message
from bot.ui.messages.rules import rules_message
from bot.ui.text import ALT, LONGEST_TEXT, safe
from tests.features.lookback.layouts.seen import looking_back
from tests.games.walks import random_game, robot_game, variants
from tests.sketches import SKETCHED
from tests.ui.messages.seated import NOWHERE, parts, seated

RIGHT_TO_LEFT = "\u202e\u05d0\u05e0\u05d9 \u05d4\u05e0\u05d4\u05d2 \u05d4\u05de\u05d4\u05d9\u05e8"
NAMES = (
    "*_~`|>[x](y)<@1>" * 2,
    RIGHT_TO_LEFT,
    "W" * 32,
    "<@&1> @everyone <#2> `a` ||b|| ~~",
    "\U0001f3ce\ufe0f" * 16,
    "# 1. - > Bo",
    *(f"{'_*' * 14} {at:02}" for at in range(6, 12)),
)
"""One name for each seat: with Markdown, from right to left, of the widest letters, with mentions, with
emoji, or like a list. Each has at most 32 characters, which is Discord's limit.
"""
LINK = "x" * 300
"""The heading of a hand with a long name of its server and channel, and a long URL."""


def must_fit(drawn: MessageLayout) -> None:
    """Check that Discord accepts the message. Raises ApiError with Discord's reason."""
    faults = Faults()
    check = Check(faults, {picture.name for picture in drawn.pictures})
    components = drawn.body.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    check.message(components, layout=True)
    faults.refuse()


def games(title: AnyTitle, step: int) -> Iterator[Iterator[tuple[int, Table]]]:
    """Yield a game for every variant and number of seats. Each yields the number of the last move and the
    table, after every `step` moves and at the end.
    """
    for number, options in enumerate(variants(title)):
        for seats in title.rules.game.seats:
            table = seated(title, options, seats, f"limits {seats}", NAMES)
            yield _again(table, _played(title.key, number, seats, step))


def _again(table: Table, snapshots: Sequence[tuple[int, AnySnapshot]]) -> Iterator[tuple[int, Table]]:
    for number, snapshot in snapshots:
        table.become(snapshot)
        yield number, table


@cache
def _played(key: str, variant: int, seats: int, step: int) -> Sequence[tuple[int, AnySnapshot]]:
    """Return the moments of a game as `games` describes them. Each process plays the game only once, because
    several tests use it.
    """
    title = SKETCHED[key]
    walk = robot_game if (variant + seats) % 3 == 0 else random_game
    table = seated(title, variants(title)[variant], seats, f"limits {seats}", NAMES)
    moments = enumerate(each.snapshot for each in _moments(title, table, walk))
    return [each for each in moments if each[0] % step == 0 or each[1].status == "over"]


def _moments(title: AnyTitle, table: Table, walk: Any) -> Iterator[Table]:
    match = table.snapshot.match
    for ply in walk(title, match.options, len(table.names), match.seed):
        table.become(moved(table.snapshot, title, ply.move.seat, ply.move.action, "player", 0.0))
        yield table


def shown(table: Table, title: AnyTitle, seat: Seat | None) -> tuple[Picture, ...]:
    """Return the pictures of a view with their alt texts. Check that every alt text fits in every
    language.
    """
    view = table.view(seat)
    drawn = title.board.painter.paint(view, table.names)
    for locale in LOCALES:
        told = title.words.text.alts(view, table.full_names(locale))
        alts = ["\n".join(lines(each, locale)) for each in told]
        assert all(len(alt) <= ALT for alt in alts), (locale, max(alts, key=len))
    return tuple(
        Picture(png(each), alt, f"picture{at}.png")
        for at, (each, alt) in enumerate(zip(drawn, alts, strict=True))
    )


def hands(
    table: Table, title: AnyTitle, seat: Seat, pictures: tuple[Picture, ...]
) -> Iterator[MessageLayout]:
    """Yield the hand of a seat, and the same hand after each of its groups is opened."""

    def drawn(opened: str = "") -> MessageLayout:
        hand = Hand(
            table=table,
            seat=seat,
            locale=ENGLISH,
            unix=float,
            head=LINK,
            note="y" * 200,
            refresh=True,
            opened=opened,
            advice=Advice(offered=True),
        )
        return hand.layout(pictures)

    yield (first := drawn())
    for part in first.body.walk_children():
        button_id = read(getattr(part, "custom_id", None) or "")
        if button_id.action == "open":
            yield drawn(button_id.arg)


@pytest.mark.few(2)
@pytest.mark.parametrize("key", TITLES)
def test_discord_takes_every_message_of_a_table(
    key: str, every: Callable[[int], int], portion: Callable[[Iterable[Any]], list[Any]]
) -> None:
    title = SKETCHED[key]
    for game in portion(games(title, every(2))):
        for number, table in game:
            for seat in table.awaited:
                for drawn in hands(table, title, seat, ()):
                    must_fit(drawn)
            if number % every(30) == 0 or table.snapshot.status == "over":
                _all_must_fit(table, title)


def _all_must_fit(table: Table, title: AnyTitle) -> None:
    """Check that the public message, every hand and the table as text stay within Discord's limits."""
    must_fit(table_message(table, shown(table, title, None), float, ENGLISH, "c" * 600))
    for seat in range(len(table.names)):
        pictures = shown(table, title, seat) if has_picture(table, seat) else ()
        for drawn in hands(table, title, seat, pictures):
            must_fit(drawn)
    for reader in (None, *range(len(table.names))):
        for locale in LOCALES:
            told = title.words.text.describe(table.view(reader), table.full_names(locale))
            words = "\n".join(spoken(line, locale, safe) for line in told)
            assert len(words) <= LONGEST_TEXT, (locale, words)


@pytest.mark.few(2)
@pytest.mark.parametrize("key", TITLES)
def test_discord_takes_every_page_of_a_history(
    key: str, portion: Callable[[Iterable[Any]], list[Any]]
) -> None:
    title = SKETCHED[key]
    seats = title.rules.game.seats[-1]
    for options in portion(variants(title)):
        table, moves = seated(title, options, seats, "pages", NAMES), list[LoggedMove[Any]]()
        for ply in robot_game(title, options, seats, "pages"):
            moves.append(LoggedMove(ply.after.ply, ply.move.seat, ply.move.action, "player", 0.0))
            table.become(moved(table.snapshot, title, ply.move.seat, ply.move.action, "player", 0.0))
        look = looking_back(table, moves, 0, ENGLISH)
        for number in range(look.positions[-1].page + 1):
            must_fit(story_message(look, Spot(number), Viewer(0, ENGLISH, seated=True)))


@pytest.mark.parametrize("key", TITLES)
def test_discord_takes_every_lobby(key: str) -> None:
    title, cup = SKETCHED[key], Circuit("cup", 1, 2, NAMES[0] * 2, 0, Unlimited(), 0.0)
    fewest = title.rules.game.seats[0]
    view = seated(title, variants(title)[0], fewest, "x").view(None)
    cover = Picture(png(title.board.painter.paint(view, NAMES[:fewest])[0]), "a", "cover.png")
    for options in variants(title):
        for seats in range(1, title.rules.game.seats[-1] + 1):
            players = tuple(Player(name, at) for at, name in enumerate(NAMES[:seats]))
            snapshot = LobbySnapshot(
                "abcde",
                key,
                Place(1, 2),
                0,
                options,
                "relaxed",
                "fixed",
                players,
                9e8,
                "cup",
                open_seats=True,
                secret="s" * 32,
            )
            lobby = Lobby(
                snapshot=snapshot,
                title=title,
                store=NOWHERE,
                clock=NOWHERE,
                begin=NOWHERE,
                make=NOWHERE,
                events=NOWHERE,
            )
            must_fit(lobby_message(lobby, title, 9e9, cup, cover, ENGLISH, 1 << 62))


@pytest.mark.few(2)
@pytest.mark.parametrize("key", TITLES)
def test_a_result_with_every_seat_taken_is_no_larger_than_discord_takes(key: str) -> None:
    title = TITLES[key]
    table = seated(title, variants(title)[-1], title.rules.game.seats[-1], "large", NAMES)
    *_, last = _moments(title, table, random_game)
    drawn = title.board.painter.paint(last.view(None), last.names)
    assert len(drawn) <= MOST_FILES
    assert max(len(png(each)) for each in drawn) <= MOST_BYTES


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", TITLES)
def test_the_first_screen_of_the_rules_has_at_most_ninety_words(key: str, locale: str) -> None:
    told = [part["content"] for part in parts(rules_message(TITLES[key], locale)) if part["type"] == 10]
    words = [each for each in "\n".join(told).split() if re.search(r"\w", each)]
    assert len([each for each in words if not re.fullmatch(r"[1-5]\.", each)]) <= 90

"""Share codes: the deal of a finished game, for others to play."""

import re
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256

from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.model.snapshots import AnySnapshot, OldDeal, Player
from bot.storage.seats import SqlSeats
from bot.title import AnyTitle

_CODE = re.compile(r"p(?P<version>\d{1,3})-(?P<table>[a-z0-9]{5})-(?P<check>[0-9a-f]{10})")
_VERSION = 1
GONE = Phrase("refuse-code-gone")


def code_of(table: AnySnapshot) -> str:
    """Return the share code of a table. Nobody can guess it without the seed."""
    check = sha256(f"paddock share {_VERSION}/{table.id}/{table.match.seed}".encode()).hexdigest()[:10]
    return f"p{_VERSION}-{table.id}-{check}"


def table_of(code: str) -> str:
    """Return the id of the table in a share code. Raises TableError if the text is not a share code of this
    version.
    """
    found = _CODE.fullmatch(code.strip().lower())
    if found is None:
        raise TableError(Phrase("refuse-code"))
    if int(found["version"]) != _VERSION:
        raise TableError(Phrase("refuse-code-version"))
    return found["table"]


def old_deal(table: AnySnapshot, code: str, title: AnyTitle) -> OldDeal:
    """Return the deal of the table that a share code names. Raises TableError for a forged code or an
    unfinished match.
    """
    if code_of(table) != code.strip().lower():
        raise TableError(GONE)
    return deal_of(table, title)


def deal_of(table: AnySnapshot, title: AnyTitle) -> OldDeal:
    """Return the deal of a match, to be replayed. Raises TableError for an unfinished match."""
    outcome = title.rules.game.outcome(table.match.state)
    if table.status != "over" or outcome is None:
        raise TableError(Phrase("refuse-code-unfinished"))
    robots = tuple(
        player.robot if player.person is None and not player.left else None for player in table.players
    )
    return OldDeal(table.id, table.match.seed, robots, outcome.scores)


async def must_be_new_to(store: SqlSeats, title: str, seed: str, people: Mapping[int, str]) -> None:
    """Raise TableError if one of the people has seen the cards of a deal. people: their names by id, "" for
    the reader. title: the game's key. seed: the deal's seed.
    """
    met = await store.met(title, seed, list(people))
    for person, name in people.items():
        if person in met:
            raise TableError(Phrase("refuse-deal-known", name=name, you=not name))


def seated(old: OldDeal, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the players by seat: if possible, robots on the seats where robots sat, with the same levels,
    and people on the others.
    """
    robots = [player for player in players if player.person is None]
    people = [player for player in players if player.person is not None]
    return tuple(
        (people or robots).pop(0) if driver is None or not robots else replace(robots.pop(0), robot=driver)
        for driver in old.robots
    )

"""Makes records of games, and checks records by replaying them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine import game, log, seal
from bot.engine.game import AnyAction, AnyOptions
from bot.engine.match import AnyMatch, Move, played_on, start
from bot.locales.phrase import Phrase
from bot.model.errors import BrokenRecord, TableError
from bot.model.snapshots import AnyLoggedMove, AnySnapshot, LoggedMove
from bot.record.file_format import GameRecord, Sat, Sitter, read, written
from bot.title import AnyTitle

OLDER = Phrase("refuse-record-older")
FORGED = Phrase("refuse-record-forged")


def recorded(table: AnySnapshot, title: AnyTitle, moves: Sequence[AnyLoggedMove]) -> GameRecord:
    """Return the record of a finished table. Raises TableError if the match is not finished or continues
    another one, and BrokenRecord if its log does not lead to its state under the current rules.
    """
    if table.branch is not None:
        raise TableError(Phrase("refuse-record-branch"))
    if table.status != "over":
        raise TableError(Phrase(f"refuse-record-{'early' if table.status == 'playing' else 'ended'}"))
    sitters = tuple(_sitter(table, seat) for seat in range(len(table.players)))
    match = table.match
    try:
        same = played(title, options=match.options, seed=match.seed, seats=len(sitters), moves=moves) == match
    except BrokenRecord:
        same = False
    if not same:
        raise BrokenRecord(OLDER)
    return _record(title, match=match, sitters=sitters, moves=moves, table=table.id, sealed=table.sealed)


def _sitter(table: AnySnapshot, seat: game.Seat) -> Sitter:
    player = table.players[seat]
    before = (Sat(each.until, each.name, each.robot) for each in table.before if each.seat == seat)
    robot = player.robot if player.person is None and not player.left else None
    return Sitter(player.name, robot, tuple(before))


def record_of(table: AnySnapshot, title: AnyTitle, moves: Sequence[AnyLoggedMove]) -> str:
    """Return the record of a finished table as TOML. Raises the errors of `recorded`, and BrokenRecord if the
    record is too long.
    """
    return written(recorded(table, title, moves))


def of_match(
    title: AnyTitle,
    options: AnyOptions,
    seed: str,
    sitters: Sequence[Sitter],
    moves: Sequence[AnyLoggedMove],
    *,
    table: str = "",
    sealed: seal.Sealed | None = None,
) -> GameRecord:
    """Return the record of a game with the given moves. Raises the errors of `played`, and BrokenRecord if
    the moves do not lead to the end of the game.
    """
    match = played(title, options=options, seed=seed, seats=len(sitters), moves=moves)
    return _record(title, match=match, sitters=sitters, moves=moves, table=table, sealed=sealed)


def _record(
    title: AnyTitle,
    match: AnyMatch,
    sitters: Sequence[Sitter],
    moves: Sequence[AnyLoggedMove],
    table: str,
    sealed: seal.Sealed | None,
) -> GameRecord:
    outcome = title.rules.game.outcome(match.state)
    if outcome is None:
        raise BrokenRecord(Phrase("refuse-record-stops"))
    return GameRecord(
        title=title,
        table=table,
        options=match.options,
        seed=match.seed,
        sitters=tuple(sitters),
        moves=tuple(moves),
        outcome=outcome,
        sealed=sealed,
    )


def logged(moves: Sequence[Move[AnyAction]]) -> tuple[AnyLoggedMove, ...]:
    """Return the moves of a game between robots as a log."""
    return tuple(
        LoggedMove(ply=at, seat=move.seat, action=move.action, by="robot", at=0.0)
        for at, move in enumerate(moves, 1)
    )


def checked(data: bytes, titles: Mapping[str, AnyTitle]) -> GameRecord:
    """Return a record after replaying its game. Raises BrokenRecord if the record is invalid, or if the game
    does not end as the record claims.
    """
    said = read(data, titles)
    record = of_match(
        said.title,
        options=said.options,
        seed=said.seed,
        sitters=said.sitters,
        moves=said.moves,
        table=said.table,
        sealed=said.sealed,
    )
    if replace(record.outcome, sheet=()) != said.outcome:
        raise BrokenRecord(Phrase("refuse-record-end"))
    return record


def played(
    title: AnyTitle,
    options: AnyOptions,
    seed: str,
    seats: int,
    moves: Sequence[AnyLoggedMove],
) -> AnyMatch:
    """Return the match after the given moves. Raises BrokenRecord if the rules do not allow a move, and
    IllegalMove if they do not allow the number of seats.
    """
    if any(move.seat >= seats for move in moves) or not _go_back_only_so_far(moves):
        raise BrokenRecord(FORGED)
    match, _ = start(title.rules.game, options, seats, seed)
    try:
        return played_on(title.rules.game, match, [Move(each.seat, each.action) for each in moves])
    except game.IllegalMove:
        raise BrokenRecord(FORGED) from None


def _go_back_only_so_far(moves: Sequence[AnyLoggedMove]) -> bool:
    """Return whether every undo takes back at least one move, and only moves that were in effect."""
    standing = 0
    for move in moves:
        if not isinstance(move.action, log.TakeBack):
            standing += 1
        elif 0 < move.action.moves <= standing:
            standing -= move.action.moves
        else:
            return False
    return True

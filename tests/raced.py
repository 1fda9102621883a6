"""Finished games of Racesmack in which every press has a timestamp, played by the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.catalogue import RACESMACK
from bot.engine.game import Chance
from bot.engine.match import play, start
from bot.games.racesmack.robots import champion
from bot.games.racesmack.rules.actions import Tap
from bot.games.racesmack.rules.judging import verdict
from bot.games.racesmack.rules.model import View
from bot.model.snapshots import LoggedMove, Place, Player, TableSnapshot
from bot.tables.press_race import HOLD

BEGAN = 1_700_000_000.0
DOWN = 5_000.0
"""The number of seconds for which the bot was down before the game. Play time lags behind Unix time by as
much.
"""
ARRIVES = 0.1
"""The number of seconds that a press takes to arrive."""


def raced(
    id: str, people: Sequence[int], after: Sequence[float], *, careless: int = 0, **options: Any
) -> tuple[TableSnapshot[Any, Any, Any, Any], list[LoggedMove[Any]]]:
    """Return a finished table and its log. people: the ids of the players. A robot has the last seat. after:
    for each seat, the number of seconds after the reveal at which it taps. careless: the number of rounds,
    from the first on, in which the first seat taps a wrong card although a right one is free.
    """
    game, moves = RACESMACK.rules.game, list[LoggedMove[Any]]()
    players = (*(Player(f"Player {person}", person) for person in people), Player("Bolt", None, "club"))
    match, _ = start(game, RACESMACK.rules.options(**options), len(players), f"seed of {id}")
    now = BEGAN
    while awaited := game.awaits(match.state):
        tapping = game.view(match.state, None).phase == "tapping"
        seat = min(awaited, key=lambda each: after[each] if tapping else each)
        view, actions = game.view(match.state, seat), game.legal(match.state, seat)
        action = champion(view, actions, Chance(f"{id} moves", match.ply))
        if tapping and seat == 0 and view.round <= careless:
            action = next((each for each in actions if each not in _right(view)), action)
        if tapping and isinstance(action, Tap):
            action = replace(action, at=round(1_000 * (now + after[seat])))
        now += 0.0 if tapping else 100.0
        at = now - DOWN + (after[seat] + ARRIVES + HOLD if tapping else 0.0)
        match, _ = play(game, match, seat, action)
        moves.append(LoggedMove(match.ply, seat, action, "player" if players[seat].person else "robot", at))
    place = Place(1, 2)
    over: TableSnapshot[Any, Any, Any, Any] = TableSnapshot(
        id, RACESMACK.key, place, people[0], "live", "fixed", "over", players, match, 1, BEGAN
    )
    return over, moves


def _right(view: View) -> list[Tap]:
    """Return the taps of free correct cards, or of all free cards if no correct one is free."""
    correct = verdict(view.circle, view.default, view.options).correct
    return [Tap(letter) for letter in view.free if letter in correct] or list(map(Tap, view.free))

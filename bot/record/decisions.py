"""A finished game as its players' decisions, and as strong robots would have played the same deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final, cast

from bot.engine.driver import Driver
from bot.engine.game import AnyAction, AnyGame, AnyView, Chance, Seat
from bot.engine.hindsight import Hindsight
from bot.engine.match import AnyMatch, play
from bot.tables.history import Past
from bot.tables.robots import strongest
from bot.title import AnyTitle as Title

FAIR: Final = 8
"""The number of times that strong robots play the deal."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move of a person who had a choice."""

    turn: int
    """The turn in which the move was made."""
    ply: int
    """The number of the move, from 1."""
    view: AnyView
    """The person's view before the move."""
    actions: tuple[AnyAction, ...]
    """The legal actions."""
    done: int
    """The index of the action taken."""


def decisions(title: Title, pasts: Sequence[Past], seat: Seat, person: int) -> list[Decision]:
    """Return the person's decisions on that seat, in order, without moves that a clock, a robot or a plan
    made for them.
    """
    game, found = title.rules.game, []
    for past in pasts:
        if past.seat != seat or past.by != "player" or past.players[seat].person != person:
            continue
        actions = tuple(game.legal(past.before, seat))
        if len(actions) > 1 and past.action in actions:
            view = game.view(past.before, seat)
            found.append(
                Decision(
                    turn=past.turn, ply=past.ply, view=view, actions=actions, done=actions.index(past.action)
                )
            )
    return found


def doubted(hindsight: Hindsight, found: Sequence[Decision]) -> list[Decision]:
    """Return the decisions that can be mistakes. If the budget does not suffice for all, return a selection
    spread over the game, so the playouts of a review are bounded.
    """
    doubts = [each for each in found if hindsight.doubtful(each.view, each.actions, each.done)]
    most = min(len(doubts), hindsight.effort.decisions)
    return [doubts[at * len(doubts) // most] for at in range(most)]


def luck_of_review(seed: str, seat: Seat, ply: int, look: int) -> Chance:
    """Return the luck of the first or second look at a decision. It is the same on every machine, and not the
    match's.
    """
    return Chance(f"review/{seed}/{seat}/{look}", ply)


def fair_driver(title: Title) -> Driver[AnyView, AnyAction]:
    """Return the robot that plays a deal on all seats: *expert*, or in a game without one the strongest
    robot.
    """
    drivers = title.robots.drivers
    return drivers.get("expert", drivers[strongest(title)])


def fair_scores(
    rules: str, driver: Driver[AnyView, AnyAction], deal: AnyMatch, number: int
) -> tuple[tuple[int | None, ...], bool]:
    """Return the final scores of a deal if the robot plays all seats, and whether the robot drew any luck. If
    it drew none, another `number` would give the same game. rules: the name of the package of the rules, so
    that another process can call this.
    """
    game = cast("AnyGame", import_module(rules))
    match, drawn = deal, False
    while (outcome := game.outcome(match.state)) is None and match.ply < game.longest:
        seat = min(game.awaits(match.state))
        luck = Chance(f"fair/{deal.seed}/{number}", match.ply)
        action = driver(game.view(match.state, seat), game.legal(match.state, seat), luck)
        drawn = drawn or luck.used
        match, _ = play(game, match, seat, action)
    return outcome.scores if outcome is not None else (None,) * deal.seats, drawn

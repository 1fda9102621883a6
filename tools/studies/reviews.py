"""Measures how often reviews blame mistakes and good moves: `python -m tools.studies.reviews GAME`.

A *planted* game is one between club robots. One of them errs once, at a known move and by a known amount:
instead of its own choice it takes an action that clearly loses `Effort.gross` or more. That loss is measured
without the reviewer: *club* plays the rest of the game for everyone, in at least twice as many worlds as a
review's second look uses for its comparison.

A *clean* game is one of the strongest robot against itself. In it, all decisions that a review can doubt are
examined, even those that a review would leave alone because its own robot makes the same choice.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from bot.cli import simulate
from bot.cli.report import SimulatedGame, many
from bot.cli.simulate import Faulty, in_order, one, ordered, title_of, wilson
from bot.engine.game import Chance, Seat
from bot.engine.review_method import SUSPECTS, Appraisal, ReviewMethod, compared, played_out
from bot.engine.search import Mind
from bot.features.lookback.model import Judged, Review
from bot.features.lookback.review import FAIR, Decision, doubted, fair_driver, fair_scores, luck_of_review
from bot.tables.robots import strongest
from bot.title import AnyTitle

COLUMNS = (
    "seats",
    "planted",
    "blamed (95 %)",
    "clean games",
    "decisions",
    "doubted",
    "blamed (95 %)",
    "games with blame",
    "a review's CPU s at most",
)
USUAL = 200
"""The default number of games of each kind."""
_TRIES = 4
"""The number of actions that are measured at a decision where an error could be planted."""
_PARTS = (16, 4, 1)
"""The divisors of the number of worlds in the successive measurements of an action."""


def main(argv: Sequence[str]) -> int:
    """Play, review, and print how often reviews blame planted errors and good moves. Return the exit code."""
    return simulate.carry_out(_command, argv)


def _command(argv: Sequence[str]) -> None:
    args = _parser().parse_args(argv)
    proof = Proof(args.game, args.options, args.seats, args.seed)
    cells = row(proof, proven(proof, args.games, args.processes, args.kept))
    games = many(args.games, "game")
    print(f"{title_of(args.game).name}: reviews of {games} of each kind, seed {args.seed}")
    for name, text in zip(COLUMNS, cells, strict=True):
        print(f"{name}: {text}")


@dataclass(frozen=True, slots=True)
class Proof:
    """The games to play. game: the game's key. options: its options as JSON."""

    game: str
    options: str
    seats: int
    seed: str


class Clean(NamedTuple):
    """The findings in a clean game."""

    decisions: int
    """The number of decisions of one seat that were examined."""
    doubted: int
    """The number of decisions that a review would have examined."""
    blamed: int
    """The number of decisions that were blamed."""
    seconds: float
    """The CPU time of the whole review."""


@dataclass(slots=True)
class Blamed:
    """The findings so far. planted: whether each planted error was blamed."""

    planted: list[bool] = field(default_factory=list)
    clean: list[Clean] = field(default_factory=list)


def proven(proof: Proof, games: int, processes: int, file: str | None = None) -> Blamed:
    """Play `games` games of each kind, and return the findings. file: where results are stored, so that a
    stopped run can be continued. Raises Faulty if the game, its options or the file cannot be used.
    """
    _hindsight(title_of(proof.game))
    found = Blamed()
    found.planted += [each for each in _kept(proof, "planted", games, processes, file) if each is not None]
    found.clean += [Clean(*each) for each in _kept(proof, "clean", games, processes, file)]
    return found


def _kept(proof: Proof, kind: str, games: int, processes: int, file: str | None) -> Iterator[Any]:
    """Yield the result of each game of a kind, from the file or computed."""
    asked = [proof.game, proof.options, proof.seats, proof.seed, kind]
    known = {number: result for *of, number, result in _lines(file) if of == asked}
    missing = [number for number in range(games) if number not in known]
    work = partial({"planted": planted, "clean": clean}[kind], proof)
    for number, result in zip(missing, in_order(work, missing, processes), strict=True):
        known[number] = result
        if file is not None:
            with Path(file).open("a") as kept:
                print(json.dumps([*asked, number, result]), file=kept)
    yield from (known[number] for number in range(games))


def _lines(file: str | None) -> list[Any]:
    """Return the parsed lines of the file, or an empty list if it does not exist. Raises Faulty if it cannot
    be read.
    """
    if file is None or not Path(file).exists():
        return []
    try:
        return [json.loads(line) for line in Path(file).read_text().splitlines()]
    except (OSError, ValueError) as error:
        raise Faulty(f"Cannot read {file}: {error}.") from error


def row(proof: Proof, found: Blamed) -> tuple[str, ...]:
    """Return the cells of a row of the table, in the order of COLUMNS."""
    decisions, blamed = sum(each.decisions for each in found.clean), sum(each.blamed for each in found.clean)
    return (
        str(proof.seats),
        str(len(found.planted)),
        _share(sum(found.planted), len(found.planted)),
        str(len(found.clean)),
        str(decisions),
        str(sum(each.doubted for each in found.clean)),
        _share(blamed, decisions),
        str(sum(each.blamed > 0 for each in found.clean)),
        f"{max((each.seconds for each in found.clean), default=0.0):.1f}",
    )


def _share(part: int, whole: int) -> str:
    if not whole:
        return "-"
    low, high = wilson(part, whole)
    return f"{part / whole:.1%} ({low:.1%} to {high:.1%})"


def planted(proof: Proof, number: int) -> bool | None:
    """Plant an error in a game of *club*, and return whether it is blamed, or None if no action that was
    tried loses enough.
    """
    title, seed = title_of(proof.game), f"{proof.seed}/planted/{number}"
    luck = Chance(seed, 0)
    seat, whole = luck.below(proof.seats), _played(proof, title, seed, "club")
    found = decisions_of(title, whole, seat)
    for at in luck.shuffled(range(len(found))):
        done = _gross(title, found[at], seat, Chance(seed, found[at].ply))
        if done is None:
            continue
        erred = replace(found[at], done=done)
        opened = doubted(_hindsight(title), [*found[:at], erred, *found[at + 1 :]])
        look = partial(_look, title, whole, seat, erred)
        return erred in opened and look(len(opened), 1).loss > 0 and look(SUSPECTS, 2).clear
    return None


def _gross(title: AnyTitle, decision: Decision, seat: Seat, luck: Chance) -> int | None:
    """Return the index of an action that clearly loses enough in comparison with the played one, or None."""
    review_method, mind = _hindsight(title), _ruler(title)
    worlds = review_method.effort.most // 2

    def loss(done: int, worlds: int) -> Appraisal:
        chance = Chance(str(luck.below(1 << 62)), 0)
        return compared(mind, decision.view, decision.actions, done, decision.done, seat, worlds, chance)

    others = [at for at in range(len(decision.actions)) if at != decision.done]
    for done in luck.shuffled(others)[:_TRIES]:
        measured = (loss(done, worlds // part) for part in _PARTS)
        kept = list(takewhile(lambda found: found.loss >= review_method.effort.gross, measured))
        if len(kept) == len(_PARTS) and kept[-1].clear:
            return done
    return None


def _ruler(title: AnyTitle) -> Mind[Any, Any, Any]:
    """Return the mind that measures an error by the results of games that *club* continues."""
    game, club = title.rules.game, title.robots.drivers["club"]
    assert title.rules.guess is not None

    def prior(_view: Any, actions: Sequence[Any]) -> Sequence[float]:
        return [0.0] * len(actions)

    worth = played_out(game, club, _hindsight(title).ends)
    return Mind(apply=game.apply, guess=title.rules.guess, prior=prior, worth=worth)


def clean(proof: Proof, number: int) -> Clean:
    """Return the findings of a review of one seat in a game of the strongest robot with itself."""
    title, seed = title_of(proof.game), f"{proof.seed}/clean/{number}"
    review_method, seat = _hindsight(title), number % proof.seats
    whole = _played(proof, title, seed, strongest(title))
    found = decisions_of(title, whole, seat)
    began = time.process_time()
    doubts = len(doubted(review_method, found))
    opened = doubted(replace(review_method, doubtful=partial(_ever, review_method)), found)
    look = partial(_look, title, whole, seat)
    screened = Review(
        len(found), screened=tuple(Judged(each.ply, look(each, len(opened), 1)) for each in opened)
    )
    suspects = {each.ply for each in screened.suspects}
    judged = [look(each, len(suspects), 2) for each in opened if each.ply in suspects]
    seconds = time.process_time() - began + _fair(title, whole)
    return Clean(len(opened), doubts, sum(each.clear for each in judged), round(seconds, 1))


def _ever(review_method: ReviewMethod, view: Any, actions: Sequence[Any], _done: int) -> bool:
    """Return whether a review would doubt any of the actions at a decision."""
    return any(review_method.doubtful(view, actions, at) for at in range(len(actions)))


def _fair(title: AnyTitle, whole: SimulatedGame) -> float:
    """Return the CPU seconds that a review takes to play the deal with strong robots."""
    began = time.process_time()
    deal = replace(whole.match, state=whole.states[0], ply=0)
    rules = str(getattr(title.rules.game, "__name__", ""))
    _, drawn = fair_scores(rules, fair_driver(title), deal, 0)
    return (FAIR if drawn else 1) * (time.process_time() - began)


def _played(proof: Proof, title: AnyTitle, seed: str, level: str) -> SimulatedGame:
    order = ordered(title, proof.options, proof.seats, 1, seed, level)
    return one(order, seed, (level,) * proof.seats, states=True)


def decisions_of(title: AnyTitle, whole: SimulatedGame, seat: Seat) -> list[Decision]:
    """Return the moves for which a seat had a choice."""
    game, found = title.rules.game, []
    for ply, (state, move) in enumerate(zip(whole.states, whole.moves, strict=False), 1):
        actions = tuple(game.legal(state, seat)) if move.seat == seat else ()
        if len(actions) > 1:
            view, done = game.view(state, seat), actions.index(move.action)
            found.append(Decision(game.turn(state), ply, view, actions, done))
    return found


def _look(
    title: AnyTitle, whole: SimulatedGame, seat: Seat, decision: Decision, looked_at: int, look: int
) -> Appraisal:
    luck = luck_of_review(whole.match.seed, seat, decision.ply, look)
    return _hindsight(title).reviewer(decision.view, decision.actions, decision.done, looked_at, luck)


def _hindsight(title: AnyTitle) -> ReviewMethod:
    """Return the method by which the game's reviews judge decisions. Raises Faulty if it has no reviews."""
    if title.robots.review_method is None:
        raise Faulty(f"{title.name} has no review of decisions.")
    return title.robots.review_method


def _parser() -> argparse.ArgumentParser:
    parser = simulate.Parser(prog="python -m tools.studies.reviews", description=__doc__, allow_abbrev=False)
    parser.add_argument("game", help="the game's key")
    parser.add_argument("--games", type=simulate.count, default=USUAL, help=f"how many to review ({USUAL})")
    parser.add_argument("--kept", metavar="FILE", help="keep there what each review found, and continue")
    parser.add_argument("--seats", type=simulate.count, default=2, help="how many seats each game has (2)")
    parser.add_argument("--seed", default="1", help="any text; the same seed gives the same games (1)")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--processes", type=simulate.count, default=1, help="how many play side by side (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

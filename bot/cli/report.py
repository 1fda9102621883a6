"""Measures how much a game demands of its players, as a Markdown table: `python -m bot simulate GAME
--report`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from bot.engine.driver import LEVELS
from bot.engine.game import AnyAction, AnyState, Chance, Outcome, Seat
from bot.engine.game_statistics import Figures
from bot.engine.match import AnyMatch, Move
from bot.tables.automatic import only_move, plain_action
from bot.title import AnyTitle

SECONDS = 10
"""The assumed duration of a press in seconds."""


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """One game from the first move to the last. drivers: the keys of the robots by seat. states: the states
    after setup and after every move, or none unless requested.
    """

    match: AnyMatch
    drivers: tuple[str, ...]
    moves: tuple[Move[AnyAction], ...]
    states: tuple[AnyState, ...]
    outcome: Outcome


@dataclass(slots=True)
class Totals:
    """The totals of all games with one number of players."""

    seats: int
    games: int = 0
    presses: int = 0
    """The number of presses of all players."""
    plain: int = 0
    """The number of presses for which all actions had the same result."""
    even: int = 0
    """The number of other presses for which a strong robot's choice depends on the order of the actions."""
    automatic: int = 0
    """The number of moves that the table makes automatically."""
    seconds: int = 0
    """The total duration of all games in seconds."""
    wins: dict[Seat, float] = field(default_factory=dict)
    """The number of wins of each seat. A shared win is divided among the winners."""
    rounds: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    shares: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    """The sums of the pairs in `Figures.shares` over all games, by name."""

    def note(self, title: AnyTitle, played: SimulatedGame) -> None:
        """Add one game to the totals."""
        figures = title.rules.figures(played.states, played.moves) if title.rules.figures else Figures()
        self.games += 1
        self._press(title, played, figures)
        first = [seat for seat, place in enumerate(played.outcome.places) if place == 1]
        for seat in first:
            self.wins[seat] = self.wins.get(seat, 0.0) + 1 / len(first)
        self.scores += [score for score in played.outcome.scores if score is not None]
        if figures.rounds is not None:
            self.rounds.append(figures.rounds)
        if figures.idle is not None:
            self._share("idle turns", [figures.idle])
        for name, row in figures.shares.items():
            self._share(name, row)

    def _press(self, title: AnyTitle, played: SimulatedGame, figures: Figures) -> None:
        """Count the presses, those without a real choice, the automatic moves, and the time."""
        game, in_turn, asked = title.rules.game, Counter[tuple[int, Seat]](), set[Seat]()
        for number, (state, move) in enumerate(zip(played.states, played.moves, strict=False)):
            alone = only_move(title, state, move.seat) is not None
            offered = alone and title.table.auto_pass and move.seat not in asked
            if offered:
                asked.add(move.seat)
            if plain_action(title, game.view(state, None), move.seat) or (alone and not offered):
                self.automatic += 1
            elif number not in figures.joined:
                in_turn[game.turn(state), move.seat] += 1
                if offered:
                    continue  # pressing the following ones too would be a choice
                if _is_plain(title, state, move.seat):
                    self.plain += 1
                else:
                    self.even += _is_even(title, state, move.seat)
        self.presses += in_turn.total()
        longest = Counter[int]()
        for (turn, _), presses in in_turn.items():
            longest[turn] = max(longest[turn], presses)
        self.seconds += longest.total() * SECONDS

    def _share(self, name: str, row: Sequence[tuple[int, int]]) -> None:
        """Add pairs to the sums with the given name."""
        sums = self.shares.setdefault(name, [])
        sums += [(0, 0)] * (len(row) - len(sums))
        sums[: len(row)] = [(a + c, b + d) for (a, b), (c, d) in zip(sums, row, strict=False)]


def totals(title: AnyTitle, seats: int, games: Iterable[SimulatedGame]) -> Totals:
    """Return the totals of games with `seats` players each."""
    total = Totals(seats)
    for played in games:
        total.note(title, played)
    return total


def table(columns: Sequence[Totals]) -> Iterator[str]:
    """Yield the lines of the table, with a column for each number of players and a row for each figure."""
    rows = [_figures(total) for total in columns]
    names = dict.fromkeys(name for row in rows for name in row)
    yield f"| players | {' | '.join(str(total.seats) for total in columns)} |"
    yield "|---" * (len(columns) + 1) + "|"
    for name in names:
        yield f"| {name} | {' | '.join(row.get(name, '-') for row in rows)} |"


def _figures(total: Totals) -> dict[str, str]:
    games = total.games
    found = {
        "presses a person": f"{total.presses / games / total.seats:.0f}",
        f"minutes at {SECONDS} s a press": f"{total.seconds / games / 60:.0f}",
        "presses with one meaning": _percents([(total.plain, total.presses)]),
        "presses that are even": _percents([(total.even, total.presses)]),
        "automatic moves": _percents([(total.automatic, total.presses + total.automatic)]),
        "wins by seat": _percents((total.wins.get(seat, 0.0), games) for seat in range(total.seats)),
    }
    for name, row in total.shares.items():
        found[name] = _percents(row)
    if total.rounds:
        found["rounds"] = f"{fmean(total.rounds):.1f} ({min(total.rounds)} to {max(total.rounds)})"
    if total.scores:
        found["scores"] = f"{fmean(total.scores):.1f} ({min(total.scores)} to {max(total.scores)})"
    return found


def _is_plain(title: AnyTitle, state: AnyState, seat: Seat) -> bool:
    """Return whether all legal actions of the seat lead to the same state or outcome."""
    first, *others = title.rules.game.legal(state, seat)
    return all(_result(title, state, seat, each) == _result(title, state, seat, first) for each in others)


def _result(title: AnyTitle, state: AnyState, seat: Seat, action: AnyAction) -> object:
    after = title.rules.game.apply(state, seat, action, Chance("report", 0)).state
    return title.rules.game.outcome(after) or after


def _is_even(title: AnyTitle, state: AnyState, seat: Seat) -> bool:
    """Return whether a strong robot's choice depends on the order of the actions."""
    game, quick = title.rules.game, set(title.robots.drivers) - title.robots.searching
    level = next((each for each in reversed(LEVELS) if each in quick), title.robots.substitute)
    view, actions, drive = game.view(state, seat), game.legal(state, seat), title.robots.drivers[level]
    first, last = (drive(view, each, Chance("report", 0)) for each in (actions, actions[::-1]))
    return bool(first != last)


def _percents(pairs: Iterable[tuple[float, float]]) -> str:
    """Return the ratios of the pairs as percentages, such as "40 / 60 %"."""
    return " / ".join(f"{100 * part / max(whole, 1):.0f}" for part, whole in pairs) + " %"


def many(count: float, one: str, more: str = "") -> str:
    """Return a count with its noun in the singular or plural."""
    return f"{count:g} {one if count == 1 else more or f'{one}s'}"

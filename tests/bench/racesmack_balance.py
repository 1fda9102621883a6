"""How long Racesmack lasts, and how it ends: games of its robots, for the numbers of the finishes.

`python -m tests.bench.racesmack_balance` prints the tables of docs/rules/racesmack.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean

from bot.engine.chance import Chance
from bot.engine.match import Match, play, start
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.robots import careful
from bot.games.racesmack.rules.actions import Action, Tap
from bot.games.racesmack.rules.events import Event, Judged
from bot.games.racesmack.rules.finish_numbers import NUMBERS
from bot.games.racesmack.rules.model import Options, State
from bot.games.racesmack.rules.reflexes import delay, stamped
from bot.games.racesmack.rules.views import standing

GAMES = 1_000
FEW = 200
"""How many games are played with other options, or numbers of seats."""

VARIANTS = {
    "published edition": Options("published"),
    "Racing Rules": Options(racing_rules=True),
    "Time Penalty": Options(time_penalty=True),
    "Noise Cancelling": Options(noise_cancelling=True),
    "Tiebreaker": Options(tiebreaker=True),
    "After You": Options(after_you=True),
    "Shifting Gears": Options(shifting_gears=True),
    "untimed taps": Options(taps="untimed"),
}


@dataclass(slots=True)
class Tally:
    """What is counted over some games.

    rounds: of each game. correct: how many cards were, for each round. finished: the games a finish ended.
    dealt, won: how many Rules Cards had that finish and number, and how many games they won.
    """

    rounds: list[int] = field(default_factory=list)
    correct: list[int] = field(default_factory=list)
    finished: int = 0
    dealt: Counter[tuple[str, int]] = field(default_factory=Counter)
    won: Counter[tuple[str, int]] = field(default_factory=Counter)

    def note(self, state: State) -> None:
        """Count a game that is over."""
        self.rounds.append(state.round)
        self.dealt.update((each.finish.kind, each.finish.count) for each in state.rules)
        winners = racesmack.view(state, None).winners
        self.finished += bool(winners)
        for seat in winners:
            finish = standing(state, state.races[seat]).finish
            if finish:
                self.won[finish.kind, finish.count] += 1


def main() -> None:
    """Print the tables as Markdown."""
    print("| table | games | rounds a game | correct cards a round | rounds with none | ended by a finish |")
    print("|---|---|---|---|---|---|")
    first = measured(Options(), 4, GAMES)
    print(row("4 players", first))
    for seats in (2, 3, 5, 6):
        print(row(f"{seats} players", measured(Options(), seats, FEW)))
    for name, options in VARIANTS.items():
        print(row(f"4 players, {name}", measured(options, 4, FEW)))
    print("\n| finish | numbers | wins (4 players) | wins for a hundred such cards, by number |")
    print("|---|---|---|---|")
    for kind, numbers in NUMBERS.items():
        wins = sum(first.won[kind, number] for number in numbers)
        each = [f"{100 * first.won[kind, number] / first.dealt[kind, number]:.1f}" for number in numbers]
        print(f"| {kind} | {', '.join(map(str, numbers))} | {wins} | {', '.join(each)} |")


def measured(options: Options, seats: int, games: int) -> Tally:
    """Games of robots, counted."""
    tally = Tally()
    for number in range(games):
        match, _ = start(racesmack, options, seats, f"balance {number}")
        for step, events in moves(match):
            match = step
            tally.correct += [
                len(event.result.verdict.correct) for event in events if isinstance(event, Judged)
            ]
        tally.note(match.state)
    return tally


def row(name: str, tally: Tally) -> str:
    """One line of the table."""
    games = len(tally.rounds)
    none = tally.correct.count(0) / len(tally.correct)
    return (
        f"| {name} | {games:,} | {fmean(tally.rounds):.1f} | {fmean(tally.correct):.2f} | {none:.0%} "
        f"| {tally.finished / games:.0%} |"
    )


def moves(match: Match[Options, State]) -> Iterator[tuple[Match[Options, State], tuple[Event, ...]]]:
    """The moves of a game of robots; raced taps come in the order of their fingers, with these stamps."""
    while awaited := racesmack.awaits(match.state):
        when = {seat: _when(match, seat) for seat in awaited}
        seat = min(awaited, key=lambda each: (when[each], each))
        action: Action = careful(
            racesmack.view(match.state, seat),
            racesmack.legal(match.state, seat),
            Chance(f"{match.seed}:robots", match.ply),
        )
        if isinstance(action, Tap) and when[seat]:
            action = stamped(action, when[seat], ())
        match, events = play(racesmack, match, seat, action)
        yield match, events


def _when(match: Match[Options, State], seat: int) -> int:
    """After how many milliseconds of this phase the seat presses; 0 where nobody races."""
    view = racesmack.view(match.state, seat)
    seconds = delay(view, Chance(f"{match.seed}:fingers {seat}", view.turn))
    return round(1_000 * seconds) if seconds else 0


if __name__ == "__main__":
    main()

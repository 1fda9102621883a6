"""Measures the length of Racesmack games and how they end, with games between robots: `python -m
tools.studies.racesmack_balance` prints the tables of docs/rules/racesmack.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean

from bot.engine.game import Chance
from bot.engine.match import Match, play, start
from bot.engine.values import kind_of
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.robots import club
from bot.games.racesmack.rules.actions import Action, Tap
from bot.games.racesmack.rules.events import Event, Judged
from bot.games.racesmack.rules.model import Options, State
from bot.games.racesmack.rules.reflexes import delay, reading, stamped
from bot.games.racesmack.rules.templates import NUMBERS
from bot.games.racesmack.rules.views import standing

GAMES = 1_000
FEW = 200
"""The number of games with other options or other numbers of seats."""

PEOPLE = (3.0, 4.0, 6.0, 12.0)
"""The medians of people's reaction times to three cards in seconds."""

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
    """The counts in a set of games."""

    rounds: list[int] = field(default_factory=list)
    """The number of rounds of each game."""
    correct: list[int] = field(default_factory=list)
    """The number of correct cards in each round."""
    finished: int = 0
    """The number of games that were ended by a finish."""
    share: float = 0.0
    """The number of games won by the simulated person, with shared wins divided."""
    dealt: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The number of Rules Cards with each finish."""
    won: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The number of games won by Rules Cards with each finish."""

    def note(self, state: State) -> None:
        """Count a finished game."""
        self.rounds.append(state.round)
        self.dealt.update((kind_of(each.finish), each.finish.count) for each in state.rules)
        winners = racesmack.view(state, None).winners
        self.finished += bool(winners)
        for seat in winners:
            finish = standing(state, state.races[seat]).finish
            if finish:
                self.won[kind_of(finish), finish.count] += 1


def main() -> None:
    """Play the games, and print the tables as Markdown."""
    print("| table | games | rounds a game | correct cards a round | rounds with none | ended by a goal |")
    print("|---|---|---|---|---|---|")
    first = measured(Options(), 4, GAMES)
    print(row("4 players", first))
    for seats in (2, 3, 5, 6):
        print(row(f"{seats} players", measured(Options(), seats, FEW)))
    for name, options in VARIANTS.items():
        print(row(f"4 players, {name}", measured(options, 4, FEW)))
    _print_people()
    print("\n| finish | numbers | wins (4 players) | wins for a hundred such cards, by number |")
    print("|---|---|---|---|")
    for kind, numbers in NUMBERS.items():
        wins = sum(first.won[kind, number] for number in numbers)
        each = [f"{100 * first.won[kind, number] / first.dealt[kind, number]:.1f}" for number in numbers]
        print(f"| {kind} | {', '.join(map(str, numbers))} | {wins} | {', '.join(each)} |")


def _print_people() -> None:
    """Print the share of games that a person of each speed wins against adaptive robots."""
    tables = range(2, 7)
    print(f"\n| seconds of the person | {' | '.join(f'{seats} players' for seats in tables)} |")
    print("|---" * (len(tables) + 1) + "|")
    for person in PEOPLE:
        shares = [measured(Options(), seats, FEW, person).share / FEW for seats in tables]
        print(f"| {person:g} | {' | '.join(f'{share:.0%}' for share in shares)} |", flush=True)


def measured(options: Options, seats: int, games: int, person: float | None = None) -> Tally:
    """Return the statistics of games between robots. person: the median reaction time in seconds of a
    simulated person, or None.
    """
    tally = Tally()
    for number in range(games):
        match, _ = start(racesmack, options, seats, f"balance {number}")
        people = {} if person is None else {number % seats: person}
        for step, events in moves(match, people):
            match = step
            tally.correct += [
                len(event.result.verdict.correct) for event in events if isinstance(event, Judged)
            ]
        tally.note(match.state)
        places = racesmack.outcome(match.state).places  # type: ignore[union-attr]  # the game is over
        tally.share += sum(places[seat] == 1 for seat in people) / places.count(1)
    return tally


def row(name: str, tally: Tally) -> str:
    """Return a row of the table of all counts. name: the row's first cell."""
    games = len(tally.rounds)
    none = tally.correct.count(0) / len(tally.correct)
    return (
        f"| {name} | {games:,} | {fmean(tally.rounds):.1f} | {fmean(tally.correct):.2f} | {none:.0%} "
        f"| {tally.finished / games:.0%} |"
    )


def moves(
    match: Match[Options, State], people: Mapping[int, float]
) -> Iterator[tuple[Match[Options, State], tuple[Event, ...]]]:
    """Yield the match after each move of a game between robots, with the move's events. people: the seats of
    people, with the medians of their reaction times to three cards in seconds.
    """
    while awaited := racesmack.awaits(match.state):
        when = {seat: _when(match, seat, people) for seat in awaited}
        seat = min(awaited, key=lambda each: (when[each], each))
        action: Action = club(
            racesmack.view(match.state, seat),
            racesmack.legal(match.state, seat),
            Chance(f"{match.seed}:robots", match.ply),
        )
        if isinstance(action, Tap) and when[seat]:
            action = stamped(action, max(when[seat], _last(match)), ())
        match, events = play(racesmack, match, seat, action)
        yield match, events


def _last(match: Match[Options, State]) -> int:
    """Return the millisecond after the last tap of this phase, or 0."""
    return max((touch.at + 1 for touch in racesmack.view(match.state, None).taps), default=0)


def _when(match: Match[Options, State], seat: int, people: Mapping[int, float]) -> int:
    """Return the milliseconds from the start of this phase until the seat presses, or 0 if it does not race.
    people: as in `moves`.
    """
    view = racesmack.view(match.state, seat)
    luck = Chance(f"{match.seed}:fingers {seat}", view.turn)
    seconds = delay(view, luck, frozenset(people))
    if seat in people and seconds is not None:
        seconds = reading(view, people[seat], luck)
    return round(1_000 * seconds) if seconds else 0


if __name__ == "__main__":
    main()

"""The tempo of a finished game of simultaneous presses: how fast and how careful each player was."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median

from bot.engine.game import Seat
from bot.engine.reactions import Became, Reaction
from bot.features.lookback.model import Tempo
from bot.model.snapshots import AnySnapshot, LoggedMove
from bot.tables import press_race, replayed
from bot.title import AnyTitle as Title


@dataclass(frozen=True, slots=True)
class Race:
    """A race of presses. pressed: for each seat, the seconds until its press (None if unknown or not pressed)
    and the result. people: for each seat, the person, or None for a robot.
    """

    pressed: tuple[tuple[float | None, Became], ...]
    people: tuple[int | None, ...]


def races(
    title: Title, snapshot: AnySnapshot, pasts: Sequence[replayed.Past], moves: Sequence[LoggedMove[object]]
) -> list[Race]:
    """Return all races of a match, in order. The seconds count from the move that opened the race, and are
    known only at tables where robots race people.
    """
    reflexes, found = title.table.reflexes, list[Race]()
    assert reflexes is not None
    at, opened = {move.ply: move.at for move in moves}, 0
    for _, group in groupby(pasts, lambda past: past.turn):
        turn = list(group)
        last = turn[-1]
        reacted = reflexes.reactions(last.before, last.seat or 0, last.action, last.events)
        if reacted:
            seconds = _seconds(turn, reacted, at, at.get(opened)) if snapshot.racing else {}
            robots = {past.seat for past in turn if past.by not in ("player", "clock")}
            people = [
                None if seat in robots or player.robot is not None else player.person
                for seat, player in enumerate(last.players)
            ]
            pressed = [(seconds.get(each.seat), each.became) for each in reacted]
            found.append(Race(tuple(pressed), tuple(people)))
        opened = last.ply
    return found


def _seconds(
    turn: Sequence[replayed.Past], reacted: Sequence[Reaction], at: Mapping[int, float], opened: float | None
) -> dict[Seat, float]:
    """Return the number of seconds after which each seat pressed, or nothing if the times are unknown.
    opened: the play time from which seats could press.
    """
    # Stamps are Unix milliseconds, but moves have play times. A press is played HOLD seconds after its
    # arrival at the earliest, so the press played soonest after its stamp gives the difference.
    stamps = {each.seat: each.at / 1000 for each in reacted if each.at}
    apart = [at[past.ply] - press_race.HOLD - stamps[past.seat] for past in turn if past.seat in stamps]
    if opened is None or not apart:
        return {}
    return {seat: max(0.0, stamp + min(apart) - opened) for seat, stamp in stamps.items()}


def tempo(played: Sequence[Race], seat: Seat, person: int | None = None) -> Tempo:
    """Return the tempo of a seat. person: if given, only the races in which that person had the seat
    count.
    """
    own = [race.pressed[seat] for race in played if person is None or race.people[seat] == person]
    became = [each for _, each in own]
    seconds = [after for after, each in own if after is not None and each != "none"]
    return Tempo(
        right=became.count("right"),
        wrong=became.count("wrong"),
        missed=became.count("missed"),
        seconds=round(median(seconds), 3) if seconds else None,
    )

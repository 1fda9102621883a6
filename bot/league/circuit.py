"""A circuit: a fixed number of matches, matches until a deadline, or matches until it is closed by hand."""

from dataclasses import dataclass, replace
from typing import Literal, Self, TypeAlias

from bot.engine.values import union_member
from bot.locales.phrase import ENGLISH, Locale, Phrase

NAME = 60
"""The maximum length of a circuit's name, in characters."""
REGRET = 86_400.0
"""The number of seconds for which a closed circuit can be reopened."""
MOST_MATCHES = 500
MOST_HOURS = 24 * 366


@union_member
class Games:
    """A limit: the circuit ends after `number` games."""

    number: int


@union_member
class Until:
    """A limit: the circuit ends at the play time `at`, after the matches in progress."""

    at: float


@union_member
class Unlimited:
    """A limit: the circuit ends only when it is closed by hand."""


Limit: TypeAlias = Games | Until | Unlimited

CircuitStatus: TypeAlias = Literal["open", "closing", "over", "closed"]
"""The phase of a circuit. open: matches can start. closing: it was closed by hand, and waits for its matches
in progress. over: its final standings are not posted yet. closed: they were posted.
"""


RobotScoring: TypeAlias = Literal["count", "ignore"]
"""Whether robots score in a circuit ("count") or not ("ignore")."""


@dataclass(frozen=True, slots=True)
class Circuit:
    """A series of matches in one server."""

    id: str
    guild: int
    channel: int
    """The id of the channel for the final standings."""
    name: str
    host: int
    """The id of the host, or 0 if only members with Manage Server can close the circuit."""
    limit: Limit
    opened: float
    """The Unix time in seconds at which the circuit was created."""
    status: CircuitStatus = "open"
    hints: bool = False
    """Whether players can ask for hints."""
    version: int = 0
    """A number that rises with every stored change, and whenever a match starts or ends in the circuit."""
    title: str = "gear_head"
    """The key of the game whose matches count, or "" for all games."""
    robots: RobotScoring = "count"
    locale: Locale = ENGLISH
    """The language of the final standings."""
    closed_at: float = 0.0
    """The Unix time at which the circuit was closed by hand, or 0."""

    @property
    def running(self) -> bool:
        """Return whether the circuit can still receive results."""
        return self.status in ("open", "closing")

    def nameless(self) -> Self:
        """Return a copy with the id as its name, without the name that a person typed."""
        return replace(self, name=self.id)

    def may_reopen(self, unix: float) -> bool:
        """Return whether the circuit can be reopened at the given Unix time."""
        return self.closed_at > 0 and unix < self.closed_at + REGRET

    def counts(self, title: str) -> bool:
        """Return whether matches of the game with the given key count."""
        return self.title in ("", title)


def refusal(circuit: Circuit, finished: int, in_progress: int, now: float) -> Phrase | None:
    """Return the reason why no further match can start in the circuit, or None if one can. finished,
    in_progress: numbers of matches. now: play time.
    """
    if circuit.status == "closing":
        return Phrase("refuse-circuit-closing")
    if not circuit.running:
        return Phrase("refuse-circuit-closed")
    match circuit.limit:
        case Games(number) if finished >= number:
            return Phrase("refuse-circuit-full", games=number)
        case Games(number) if finished + in_progress >= number:
            return Phrase("refuse-circuit-last", games=number)
        case Until(at) if now >= at:
            return Phrase("refuse-circuit-time")
        case Games() | Until() | Unlimited():
            return None


def is_over(circuit: Circuit, finished: int, in_progress: int, now: float) -> bool:
    """Return whether the circuit is over. finished, in_progress: numbers of matches. now: play time."""
    if not circuit.running:
        return True
    if in_progress:
        return False
    if circuit.status == "closing":
        return True
    match circuit.limit:
        case Games(number):
            return finished >= number
        case Until(at):
            return now >= at
        case Unlimited():
            return False

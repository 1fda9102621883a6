"""The messages about rounds of race nights."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

import discord

from bot.features.nights.cup import CupStanding, standings
from bot.features.nights.model import Night, Pod
from bot.locales.phrase import Locale, say
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, button
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.text import LONGEST_TEXT, cut, cut_name, link, moment, safe

ROWS: Final = 8
"""The maximum number of lines of the standings in a cup's message."""
TABLES: Final = 2_400
"""The maximum number of characters of the list of tables in a night's message."""
AWAY: Final = 300
"""The maximum number of characters of the names of people who are away."""
LETTERS: Final = 20
"""The maximum number of letters of a name in a list."""
_GREEN = discord.ButtonStyle.success


def name_of(night: Night, title: Title, locale: Locale) -> str:
    """Return the name of a night: the name of its game, or of a cup in that game."""
    return say("night-cup", locale, game=title.name) if night.cup else title.name


def heading_of(night: Night, title: Title, locale: Locale) -> str:
    """Return the heading of a night: its name, marked as a race night unless it is a cup."""
    return name_of(night, title, locale) if night.cup else say("night-event", locale, game=title.name)


def table_lines(night: Night, where: Mapping[str, int], locale: Locale) -> Iterator[str]:
    """Yield the lines about the tables of the night's round. where: the message id of each table, by the
    table's id.
    """
    space, seen = TABLES, [each for each in night.pods if not night.of_robots(each)]
    for at, pod in enumerate(seen):
        line = _table(night, pod, where.get(pod.table, 0), locale)
        space -= len(line)
        if space < 0:
            yield say("night-more-tables", locale, count=len(seen) - at)
            break
        yield line
    if alone := [each for each in night.pods if each.table and night.of_robots(each)]:
        names = [_short(name) for pod in alone for _, name in night.people(pod)]
        yield f"-# {say('night-robot-tables', locale, count=len(alone), names=names)}"


def _table(night: Night, pod: Pod, message: int, locale: Locale) -> str:
    told = [
        say("night-placed", locale, place=place, name=_short(name)) if place else _short(name)
        for place, name in night.people(pod)
    ]
    if not pod.table:
        return say("night-bye", locale, name=told[0])
    if message:
        return say("night-table-link", locale, table=pod.table, link=link(night.place, message), names=told)
    return say("night-table", locale, table=pod.table, names=told)


def _short(name: str) -> str:
    return safe(cut_name(name, LETTERS))


def cup_message(
    night: Night, title: Title, where: Mapping[str, int], manage: Control, podium: Picture | None
) -> MessageLayout:
    """Return the public message of a cup that has started. where: as for `table_lines`. manage: the button
    for managers. podium: the picture of the podium of a finished cup.
    """
    locale, now = night.place.locale, standings_of(night)
    rows = [_row("night-standing", night, each, locale) for each in now[:ROWS]]
    tables = table_lines(night, where, locale) if night.status != "over" else ()
    head = [*_head(night, title, locale), *tables]
    seen = [night.entrants[each.who] for each in now]
    away = [_short(each.name) for each in seen if each.person is not None and not each.here]
    if away and night.status != "over":
        head.append(say("night-away", locale, names=cut(", ".join(away), AWAY)))
    said = [say("night-standings-head", locale), *rows, *_robots(night, locale)]
    standings = button(ButtonId(night.id, "nightstandings"), say("night-standings", locale))
    turn = button(ButtonId(night.id, "nightturn"), say("night-turn", locale))
    buttons: list[Control] = [turn, standings, manage]
    if night.status == "over":
        buttons = [again_button(night, locale), standings]
    elif night.status == "between":
        buttons = [_round_button(night, locale), turn, standings]
    parts = ("\n".join(head), podium, "\n".join(said)) if podium else ("\n".join([*head, *said]),)
    return layout(*parts, buttons=buttons)


def again_button(night: Night, locale: Locale) -> Control:
    """Return the button that plans another night like this one."""
    words = say("night-again", locale, cup="yes" if night.planned_rounds > 1 else "no")
    return button(ButtonId(night.id, "nightagain"), words, _GREEN)


def _round_button(night: Night, locale: Locale) -> Control:
    return button(ButtonId(night.id, "nightround"), say("night-round", locale), _GREEN)


def _robots(night: Night, locale: Locale) -> list[str]:
    found = [each for each in _all_standings(night) if night.entrants[each.who].robot]
    names = [f"{_short(night.entrants[each.who].name)} {_number(each.halves, 2)}" for each in found]
    return [f"-# {say('night-robots', locale, names=names)}"] if names else []


class _Placed(NamedTuple):
    """A person's place in a cup. person: the Discord user id, or None if their data was deleted."""

    name: str
    rank: int
    points: float
    person: int | None


def first_three(night: Night) -> list[_Placed]:
    """Return the best people of a cup, up to three, best first."""
    known = [(each, night.entrants[each.who]) for each in standings_of(night)[:3]]
    return [_Placed(who.name, each.rank, _number(each.halves, 2), who.person) for each, who in known]


def winners(night: Night, title: Title, locale: Locale, spell: Callable[[str], str] = _short) -> str:
    """Return the sentence that names the winners of a cup. spell: escapes a name."""
    best = [spell(night.entrants[each.who].name) for each in standings_of(night) if each.rank == 1]
    return say("night-cup-won", locale, name=name_of(night, title, locale), names=best, count=len(best))


def _head(night: Night, title: Title, locale: Locale) -> Iterator[str]:
    name, number, rounds = name_of(night, title, locale), len(night.played), night.rounds
    if night.status == "over":
        yield f"## {winners(night, title, locale)}"
        return
    between = "yes" if night.status == "between" else "no"
    yield say("night-cup-head", locale, name=name, number=number, rounds=rounds, over=between)
    yield from shortened(night, locale)
    if night.status == "between":
        yield say("night-next", locale, soon=moment(night.until), how=night.follows)


def shortened(night: Night, locale: Locale) -> list[str]:
    """Return a line about the reduced number of rounds, or an empty list if it was not reduced."""
    if not night.cut_from:
        return []
    return [f"-# {say('night-shortened', locale, rounds=night.rounds, planned=night.cut_from)}"]


def standings_of(night: Night) -> list[CupStanding]:
    """Return the standings of the people in a cup, ranked without robots."""
    people = [each for each in _all_standings(night) if not night.entrants[each.who].robot]
    ranks = [each.rank for each in people]
    return [replace(each, rank=1 + sum(rank < each.rank for rank in ranks)) for each in people]


def _all_standings(night: Night) -> tuple[CupStanding, ...]:
    seen = {who for played in night.played for pod in played for who in pod.seats}
    return standings([each for each in range(len(night.entrants)) if each in seen], night.played)


def _row(message: str, night: Night, standing: CupStanding, locale: Locale) -> str:
    return say(
        message,
        locale,
        place=standing.rank,
        name=_short(night.entrants[standing.who].name),
        points=_number(standing.halves, 2),
        buchholz=_number(standing.buchholz, 2),
        berger=_number(standing.berger, 4),
    )


def _number(parts: int, whole: int) -> float:
    """Return a number of halves or quarters as a decimal number. whole: the number of parts in a whole."""
    return parts // whole if parts % whole == 0 else parts / whole


def evening_text(night: Night, title: Title, locale: Locale) -> str:
    """Return the standings of a cup, or the tables of a night with one round. Call this in a thread."""
    if not (night.cup and night.pods):
        return "\n".join([f"## {heading_of(night, title, locale)}", *table_lines(night, {}, locale)])
    head = say("night-standings-of", locale, name=name_of(night, title, locale))
    rows = [_row("night-standing-whole", night, each, locale) for each in standings_of(night)]
    small = "\n".join([*_robots(night, locale), say("night-ties", locale)])
    return "\n".join([head, cut("\n".join(rows), LONGEST_TEXT - len(head) - len(small)), small])


def evening_message(night: Night, told: str, locale: Locale, *, plans: bool) -> MessageLayout:
    """Return the `evening_text` of a night with buttons. plans: whether the viewer can plan nights."""
    buttons: list[Control] = []
    if night.cup and night.pods:
        buttons.append(button(ButtonId(night.id, "nightpairings"), say("night-pairings", locale)))
    if night.goes_on:
        buttons.insert(0, button(ButtonId(night.id, "nightturn"), say("night-turn", locale)))
        if plans:
            buttons.append(button(ButtonId(night.id, "nightmanage"), say("night-manager", locale)))
    elif night.status == "over" and plans:
        buttons.insert(0, again_button(night, locale))
    return layout(told, buttons=buttons)


def pairings_message(night: Night, title: Title, number: int, locale: Locale) -> MessageLayout:
    """Return the pairings of a round of a cup. number: counted from 0."""
    name, played = name_of(night, title, locale), night.played
    rows = [_table(night, pod, 0, locale) for pod in played[number]]
    head = say("night-pairings-of", locale, name=name, number=number + 1)
    buttons = [
        button(
            ButtonId(night.id, "nightpairings", mark=at + 1), say("night-round-one", locale, number=at + 1)
        )
        for at in range(len(played))
        if at != number
    ]
    return layout("\n".join([head, *rows]), buttons=buttons)

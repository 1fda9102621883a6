"""Race nights in messages: the plan, the announcement, the question who is there, and the tables."""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

import discord

from bot.league.circuit import Circuit
from bot.locales.language import say, spoken
from bot.locales.phrase import Locale, Phrase, Text
from bot.model.nights import Absent, Dealt, Entrant, Night
from bot.title import AnyTitle as Title
from bot.ui.components import MOST, ButtonId, button
from bot.ui.messages.fields import Setting, field_menus
from bot.ui.messages.message import Control, MessageLayout, layout
from bot.ui.text import cut, link, moment, safe

_GREEN, _RED = discord.ButtonStyle.success, discord.ButtonStyle.danger
NAMES: Final = 700
"""Most characters of the names in one line."""
PINGED: Final = 64
"""Most people who are mentioned when the time has come."""


def settings_of(night: Night, titles: Mapping[str, Title], circuits: Sequence[Circuit]) -> list[Setting]:
    """What can be chosen from menus for a night. circuits: those of the server that run."""
    most = titles[night.title].rules.game.seats[-1]
    found = [Setting("title", key, title.name) for key, title in titles.items()]
    found += [Setting("seats", str(each), Phrase("night-seats", seats=each)) for each in range(2, most + 1)]
    found += [Setting("dealt", each, Phrase("night-dealt", how=each)) for each in get_args(Dealt)]
    found += [Setting("absent", each, Phrase("night-absent", how=each)) for each in get_args(Absent)]
    counting = [each for each in circuits if each.counts(night.title)][: MOST - 1]
    if counting:
        found.append(Setting("circuit", "", Phrase("night-no-circuit")))
        found += [Setting("circuit", each.id, each.name) for each in counting]
    return found


def plan_message(
    night: Night,
    titles: Mapping[str, Title],
    circuits: Sequence[Circuit],
    locale: Locale,
    *,
    note: str = "",
) -> MessageLayout:
    """A night for those who plan it: what can be chosen, and what it does. note: what was just said."""
    now = {
        "title": night.title,
        "seats": str(night.seats),
        "dealt": night.dealt,
        "absent": night.absent,
        "circuit": night.circuit,
    }
    draft, gathering = night.status == "draft", night.status == "gathering"
    head = "night-plan" if draft else "night-manage"
    first = "nightannounce" if draft else "nightstart"
    label = "night-announce" if draft else "night-deal" if gathering else "night-start"
    buttons: list[Control] = [
        button(ButtonId(night.id, first), say(label, locale), _GREEN),
        button(ButtonId(night.id, "nightoff"), say("night-drop" if draft else "night-off", locale), _RED),
    ]
    if not gathering:
        buttons.insert(1, button(ButtonId(night.id, "nightwhen"), say("night-time", locale)))
    menus = field_menus(
        ButtonId(night.id, "nightset"), _heading, settings_of(night, titles, circuits), now, locale
    )
    due = night.until if gathering else night.at
    when = say("night-when", locale, day=_day(due), soon=moment(due))
    said = "\n".join([say(head, locale), when, *([f"-# {note}"] if note else [])])
    return layout(said, buttons=[*(menus if not gathering else []), *buttons])


def night_message(
    night: Night, title: Title, circuit: Circuit | None, where: Mapping[str, int]
) -> MessageLayout:
    """What everybody sees of a night. where: the id of the message of each of its tables."""
    locale = night.place.locale
    match night.status:
        case "planned":
            return _announced(night, title, circuit, locale)
        case "gathering":
            return _gathering(night, title, locale)
        case "running" | "over":
            return _dealt(night, title, where, locale)
        case _:
            return layout(say("night-is-off", locale, game=title.name, why=night.off or "called"))


def _heading(field: str) -> Phrase:
    """The heading of the menu of a field."""
    return Phrase(f"night-menu-{field}")


def _announced(night: Night, title: Title, circuit: Circuit | None, locale: Locale) -> MessageLayout:
    lines: list[Text] = [
        Phrase("night-head", game=title.name),
        Phrase("night-when", day=_day(night.at), soon=moment(night.at)),
        Phrase("night-tables", seats=night.seats, how=night.dealt),
    ]
    if circuit is not None:
        lines.append(Phrase("night-circuit", name=safe(circuit.name)))
    lines += [
        Phrase("night-coming", how="in", count=len(night.coming("in")), names=_names(night.coming("in")))
    ]
    if maybe := night.coming("maybe"):
        lines.append(Phrase("night-coming", how="maybe", count=len(maybe), names=_names(maybe)))
    buttons = [
        button(ButtonId(night.id, "nightin"), say("night-in", locale), _GREEN),
        button(ButtonId(night.id, "nightmaybe"), say("night-maybe", locale)),
        button(ButtonId(night.id, "nightout"), say("night-out", locale)),
        button(ButtonId(night.id, "nightremind"), say("night-remind", locale)),
        _manage(night, locale),
    ]
    return layout(_said(lines, locale), buttons=buttons)


def _gathering(night: Night, title: Title, locale: Locale) -> MessageLayout:
    there = [each for each in night.entrants if each.here]
    missing = [each for each in night.coming("in") if not each.here]
    lines: list[Text] = [
        Phrase("night-who", game=title.name),
        Phrase("night-until", soon=moment(night.until)),
        Phrase("night-coming", how="here", count=len(there), names=_names(there)),
    ]
    if missing:
        pings = [f"<@{each.person}>" for each in missing[:PINGED] if each.person]
        lines.append(Phrase("night-coming", how="missing", count=len(missing), names=" ".join(pings)))
    here = button(ButtonId(night.id, "nighthere"), say("night-here", locale), _GREEN)
    return layout(_said(lines, locale), buttons=[here, _manage(night, locale)])


def _dealt(night: Night, title: Title, where: Mapping[str, int], locale: Locale) -> MessageLayout:
    over = night.status == "over"
    lines: list[Text] = [Phrase("night-over" if over else "night-dealt-head", game=title.name)]
    for pod in night.pods:
        there = link(night.place, where[pod.table]) if where.get(pod.table) else ""
        told = [_placed(place, safe(name), locale) for place, name in night.people(pod)]
        if there:
            lines.append(Phrase("night-table-link", table=pod.table, link=there, names=told))
        else:
            lines.append(Phrase("night-table", table=pod.table, names=told))
    return layout(_said(lines, locale))


def _placed(place: int, name: str, locale: Locale) -> str:
    """A name, with its place if the game is over."""
    return say("night-placed", locale, place=place, name=name) if place else name


def moved_message(night: Night, title: Title, message: int) -> MessageLayout:
    """What stays of an earlier message of a night: the way to the one that goes on."""
    there = link(night.place, message)
    return layout(say("night-moved", night.place.locale, game=title.name, link=there))


def reminder(night: Night, title: Title, message: int, locale: Locale) -> MessageLayout:
    """The direct message to people who want to be reminded."""
    there = link(night.place, message)
    return layout(say("night-reminder", locale, game=title.name, soon=moment(night.at), link=there))


def night_line(night: Night, game: str, message: int, locale: Locale) -> str:
    """A line about a night that is planned or going on."""
    there = link(night.place, message)
    return say(
        "night-listed", locale, game=game, soon=moment(night.at), count=len(night.coming("in")), link=there
    )


def _manage(night: Night, locale: Locale) -> Control:
    return button(ButtonId(night.id, "nightmanage"), say("night-manager", locale))


def _names(entrants: Sequence[Entrant]) -> str:
    return cut(", ".join(safe(each.name) for each in entrants), NAMES)


def _said(lines: Sequence[Text], locale: Locale) -> str:
    return "\n".join(spoken(each, locale) for each in lines)


def _day(unix: float) -> str:
    return f"<t:{int(unix)}:F>"

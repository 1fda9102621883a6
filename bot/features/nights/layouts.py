"""The messages of race nights."""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

import discord

from bot.features.nights.model import SETTINGS, Absent, Cards, Entrant, Follows, Night, Seeding
from bot.features.nights.round_messages import (
    again_button,
    cup_message,
    heading_of,
    name_of,
    shortened,
    table_lines,
)
from bot.league.circuit import Circuit
from bot.locales.phrase import Locale, Phrase, Text, say, spoken
from bot.model.time_zones import clock_at, readable
from bot.title import AnyTitle as Title
from bot.ui.components import LABEL, MOST, ActionButton, ButtonId, button
from bot.ui.messages.fields import Setting, field_menus
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.text import cut, link, moment, person_mention, safe

_GREEN, _RED = discord.ButtonStyle.success, discord.ButtonStyle.danger
FILLED: Final = (0, 4, 8, 12)
"""The numbers of players to which robots can fill up a cup, or 0 for no such robots."""
NAMES: Final = 700
"""The maximum number of characters of the names in one line."""
PINGED: Final = 64
"""The maximum number of people who are mentioned at the start."""


def settings_of(night: Night, titles: Mapping[str, Title], circuits: Sequence[Circuit]) -> list[Setting]:
    """Return the choices that *More* offers in a night's plan. circuits: the server's open circuits."""
    most = titles[night.title].rules.game.seats[-1]
    found = [Setting("seats", str(each), Phrase("night-seats", seats=each)) for each in range(2, most + 1)]
    if night.cup:
        found += [Setting("pace", each, Phrase("night-pace", pace=each)) for each in ("live", "relaxed")]
        found += [Setting("follows", each, Phrase("night-follows", how=each)) for each in get_args(Follows)]
        found += [Setting("cards", each, Phrase("night-cards", which=each)) for each in get_args(Cards)]
        found += [Setting("fill", str(each), Phrase("night-fill", robots=each)) for each in FILLED]
    found += [Setting("dealt", each, Phrase("night-dealt", how=each)) for each in get_args(Seeding)]
    found += [Setting("absent", each, Phrase("night-absent", how=each)) for each in get_args(Absent)]
    counting = [each for each in circuits if each.counts(night.title)][: MOST - 1]
    if counting:
        found.append(Setting("circuit", "", Phrase("night-no-circuit")))
        found += [Setting("circuit", each.id, each.name) for each in counting]
    return found


def plan_message(
    night: Night, title: Title, circuit: Circuit | None, locale: Locale, *, note: str = ""
) -> MessageLayout:
    """Return a night's plan for its planners. note: the answer to the last press."""
    if night.goes_on:
        return _going_on(night, locale)
    draft, gathering = night.status == "draft", night.status == "gathering"
    first = "nightannounce" if draft else "nightstart"
    label = "night-announce" if draft else "night-deal" if gathering else "night-start"
    buttons: list[Control] = [button(ButtonId(night.id, first, int(gathering)), say(label, locale), _GREEN)]
    if not gathering:
        buttons += [
            button(ButtonId(night.id, each), say(words, locale))
            for each, words in (("nightwhen", "night-time"), ("nightmore", "night-more"))
        ]
    off = say("night-drop" if draft else "night-off", locale)
    buttons.append(button(ButtonId(night.id, "nightoff"), off, _RED))
    due = night.until if gathering else night.at
    lines: list[Text] = [
        Phrase("night-plan" if draft else "night-manage", cup="yes" if night.cup else "no"),
        f"**{heading_of(night, title, locale)}**",
        Phrase("night-when", day=_day(due), soon=moment(due)),
        *_terms(night, circuit),
        *([f"-# {note}"] if note else []),
    ]
    return layout(_said(lines, locale), buttons=buttons)


def settings_message(
    night: Night, titles: Mapping[str, Title], circuits: Sequence[Circuit], locale: Locale
) -> MessageLayout:
    """Return the less common settings of a night."""
    now = {each: str(getattr(night, each)) for each in SETTINGS}
    menus = field_menus(
        ButtonId(night.id, "nightset"),
        heading=_heading,
        settings=settings_of(night, titles, circuits),
        now=now,
        locale=locale,
    )
    parts: list[str | Sequence[Control]] = [say("night-more-head", locale)]
    for each in menus:
        parts += [f"-# {each.placeholder}", [each]]
    return layout(*parts)


def _terms(night: Night, circuit: Circuit | None) -> list[Text]:
    lines: list[Text] = [Phrase("night-tables", seats=night.seats, how=night.dealt)]
    if night.cup:
        lines.append(
            Phrase(
                "night-cup-terms", rounds=night.rounds, pace=night.pace, how=night.follows, which=night.cards
            )
        )
    if night.cup and night.fill:
        lines.append(Phrase("night-filled", robots=night.fill))
    if circuit is not None:
        lines.append(Phrase("night-circuit", name=safe(circuit.name)))
    return lines


def which_time(button_id: ButtonId, times: Sequence[float], zone: str, locale: Locale) -> MessageLayout:
    """Return the message that asks which of several times of a day is meant. button_id: the button that asked
    for the time. times: Unix seconds. zone: the time zone in which the times are shown.
    """
    head = say("night-which", locale, zone=safe(readable(zone)))
    buttons: list[Control] = [
        button(ButtonId(button_id.table, "nightat", int(each)), clock_at(each, zone), _GREEN)
        for each in times
    ]
    buttons.append(button(button_id, say("night-time", locale)))
    return layout(head, buttons=buttons)


def _going_on(night: Night, locale: Locale) -> MessageLayout:
    buttons: list[Control] = [button(ButtonId(night.id, "nightoff"), say("night-end", locale), _RED)]
    if night.status == "between":
        buttons.insert(0, button(ButtonId(night.id, "nightstart", 1), say("night-round", locale), _GREEN))
    return layout(
        "\n".join([say("night-manage", locale, cup="yes"), say("night-end-note", locale)]), buttons=buttons
    )


def night_message(
    night: Night,
    title: Title,
    circuit: Circuit | None,
    where: Mapping[str, int],
    podium: Picture | None = None,
) -> MessageLayout:
    """Return the public message of a night. where: the message id of each table, by the table's id. podium:
    the picture of the podium of a finished cup.
    """
    locale = night.place.locale
    match night.status:
        case "planned":
            return _announced(night, title, circuit, locale)
        case "gathering":
            return _gathering(night, title, locale)
        case "running" | "between" | "over" if night.cup:
            return cup_message(night, title=title, where=where, manage=_manage(night, locale), podium=podium)
        case "running" | "over":
            return _dealt(night, title, where, locale)
        case _:
            name = name_of(night, title, locale)
            again = again_button(night, locale)
            return layout(say("night-is-off", locale, game=name, why=night.off or "called"), buttons=[again])


def _heading(field: str) -> Phrase:
    return Phrase(f"night-menu-{field}")


def _announced(night: Night, title: Title, circuit: Circuit | None, locale: Locale) -> MessageLayout:
    lines: list[Text] = [
        f"## {heading_of(night, title, locale)}",
        Phrase("night-when", day=_day(night.at), soon=moment(night.at)),
        *_terms(night, circuit),
    ]
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
        Phrase("night-who", game=name_of(night, title, locale)),
        Phrase("night-until", soon=moment(night.until)),
        Phrase("night-coming", how="here", count=len(there), names=_names(there)),
    ]
    if missing:
        pings = [person_mention(each.person) for each in missing[:PINGED] if each.person]
        lines.append(Phrase("night-coming", how="missing", count=len(missing), names=" ".join(pings)))
    here = button(ButtonId(night.id, "nighthere"), say("night-here", locale), _GREEN)
    return layout(_said(lines, locale), buttons=[here, _manage(night, locale)])


def _dealt(night: Night, title: Title, where: Mapping[str, int], locale: Locale) -> MessageLayout:
    over = night.status == "over"
    head = say("night-over" if over else "night-dealt-head", locale, game=title.name)
    told = "\n".join([head, *shortened(night, locale), *table_lines(night, where, locale)])
    return layout(told, buttons=[again_button(night, locale)] if over else [])


def moved_message(night: Night, title: Title, message: int) -> MessageLayout:
    """Return the message that replaces an earlier message of a night, with a link to the current one."""
    there = link(night.place, message)
    locale = night.place.locale
    return layout(say("night-moved", locale, name=heading_of(night, title, locale), link=there))


def reminder(night: Night, title: Title, message: int, locale: Locale) -> MessageLayout:
    """Return the direct message that reminds a person of a night."""
    there = link(night.place, message)
    name = name_of(night, title, locale)
    return layout(say("night-reminder", locale, game=name, soon=moment(night.at), link=there))


def manage_one_button(night: Night, title: Title, locale: Locale) -> ActionButton:
    """Return the button that leads from a list of nights to the settings of this night."""
    words = say("night-manage-one", locale, game=name_of(night, title, locale))
    return button(ButtonId(night.id, "nightmanage"), cut(words, LABEL))


def night_line(night: Night, title: Title, message: int, locale: Locale) -> str:
    """Return a line about a night that is planned or in progress."""
    there, name, count = link(night.place, message), name_of(night, title, locale), len(night.coming("in"))
    return say("night-listed", locale, game=name, soon=moment(night.at), count=count, link=there)


def _manage(night: Night, locale: Locale) -> Control:
    return button(ButtonId(night.id, "nightmanage"), say("night-manager", locale))


def _names(entrants: Sequence[Entrant]) -> str:
    return cut(", ".join(safe(each.name) for each in entrants), NAMES)


def _said(lines: Sequence[Text], locale: Locale) -> str:
    return "\n".join(spoken(each, locale) for each in lines)


def _day(unix: float) -> str:
    return f"<t:{int(unix)}:F>"

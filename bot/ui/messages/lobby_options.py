"""The options of a lobby as one message: its settings, menus that change them, and the rarer buttons."""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import discord

from bot.engine.seal import SHOWN, seal_of
from bot.league.circuit import Circuit
from bot.locales.phrase import Locale, Phrase, Text, lines, say, spoken
from bot.model.snapshots import Pace, Seating
from bot.tables.lobby import Lobby
from bot.ui.components import MOST, ButtonId, Option, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, colour_of, layout

_PACES: Final[tuple[Pace, ...]] = ("live", "relaxed", "none")
_SEATINGS: Final[tuple[Seating, ...]] = ("random", "fixed")


class Setting(NamedTuple):
    """A change that a menu offers. menu: table, game or circuit. settings: as for Lobby.set_up."""

    menu: str
    settings: dict[str, Any]
    words: Text
    note: Text = ""

    @property
    def arg(self) -> str:
        """The tag of the change."""
        return tag(tuple(self.settings.items()))


def settings_of(lobby: Lobby, circuits: Sequence[Circuit]) -> list[Setting]:
    """The changes that are possible now. circuits: those that are open for this game here."""
    snapshot, found = lobby.snapshot, list[Setting]()
    hosted = snapshot.place.hosted
    for pace in _PACES if hosted else ():
        if pace != snapshot.pace:
            found.append(Setting("table", {"pace": pace}, Phrase("lobby-pace", pace=pace)))
    open_seats = "no" if snapshot.open_seats else "yes"
    words = Phrase("lobby-open-seats", open=open_seats)
    found.append(Setting("table", {"open_seats": not snapshot.open_seats}, words))
    if snapshot.old is not None:
        return found
    for seating in _SEATINGS:
        if seating != snapshot.seating:
            found.append(Setting("table", {"seating": seating}, Phrase("lobby-seating", seating=seating)))
    found += _variants(snapshot.options)
    if snapshot.circuit:
        found.append(Setting("circuit", {"circuit": ""}, Phrase("lobby-no-circuit")))
    for each in circuits:
        if each.id != snapshot.circuit:
            found.append(Setting("circuit", {"circuit": each.id}, each.name[:100]))
    return found


def _variants(options: Any) -> list[Setting]:
    """Every option of the game with one of its other values."""
    found, types = list[Setting](), get_type_hints(type(options))
    for field in fields(options):
        now, name = getattr(options, field.name), Phrase("lobby-option-name", field=field.name)
        values = (not now,) if isinstance(now, bool) else get_args(types[field.name])
        for value in values:
            if value == now:
                continue
            key = field.name if isinstance(now, bool) else f"{field.name}-{value}"
            if isinstance(value, bool):
                words = Phrase("lobby-option-on" if value else "lobby-option-off", name=name)
            else:
                said = Phrase("lobby-option-value", field=field.name, value=str(value))
                words = Phrase("lobby-option-is", name=name, value=said)
            changed = {"options": replace(options, **{field.name: value})}
            found.append(Setting("game", changed, words, Phrase("lobby-option-note", choice=key)))
    return found


def options_message(lobby: Lobby, circuits: Sequence[Circuit], locale: Locale) -> MessageLayout:
    """The settings, and how to change them."""
    snapshot, title = lobby.snapshot, lobby.title
    told = [
        say("lobby-panel", locale, id=snapshot.id),
        say("lobby-pace", locale, pace=snapshot.pace),
        say("lobby-seating", locale, seating=snapshot.seating),
        say("lobby-open-seats", locale, open="yes" if snapshot.open_seats else "no"),
        *lines(title.words.text.option_lines(snapshot.options), locale),
        *(say("lobby-circuit", locale, name=each.name) for each in circuits if each.id == snapshot.circuit),
        f"-# {say('lobby-panel-host', locale)}",
    ]
    if snapshot.secret and snapshot.old is None:
        told.append(f"-# {say('lobby-seal', locale, seal=seal_of(snapshot.secret)[:SHOWN])}")
    return layout(
        "\n".join(told),
        buttons=[*_menus(lobby, circuits, locale), *_buttons(lobby, locale)],
        accent=colour_of(snapshot.id),
    )


def _menus(lobby: Lobby, circuits: Sequence[Circuit], locale: Locale) -> list[Control]:
    found: list[Control] = []
    for name in ("table", "game", "circuit"):
        options = [
            Option(each.arg, spoken(each.words, locale), spoken(each.note, locale))
            for each in settings_of(lobby, circuits)
            if each.menu == name
        ]
        if options:
            heading = say(f"lobby-set-{name}", locale)
            found.append(menu(ButtonId(lobby.snapshot.id, "set"), heading, options[:MOST]))
    return found


def _buttons(lobby: Lobby, locale: Locale) -> list[Control]:
    snapshot = lobby.snapshot
    hosted, called = snapshot.place.hosted, snapshot.called or bool(snapshot.after)
    lesson = lobby.title.words.lesson is not None
    learn = ButtonId(lobby.title.command, "teach") if lesson else ButtonId(snapshot.id, "learn")
    named = {
        **({"cut": "lobby-cut-cards"} if snapshot.secret else {}),
        **({"callup": "lobby-call"} if hosted and lobby.has_room and not called else {}),
        **({"series": "table-series"} if hosted and snapshot.after and not snapshot.circuit else {}),
    }
    found: list[Control] = [
        button(learn, say("lobby-learn", locale)),
        *(button(ButtonId(snapshot.id, action), say(words, locale)) for action, words in named.items()),
    ]
    red = discord.ButtonStyle.danger
    return [*found, button(ButtonId(snapshot.id, "cancel"), say("lobby-close", locale), red)]

"""The settings of a person and of a server as panels, and a person's car."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import asdict
from typing import Final, get_args

import discord

from bot.league.circuit import Circuit
from bot.locales.phrase import LOCALES, Locale, Phrase, Text, say, spoken
from bot.model.preferences import NotifyBy, Preferences, Quiet, ServerChoice
from bot.model.time_zones import readable
from bot.render.themes import THEMES
from bot.tables.new_lobbies import Limits
from bot.ui.components import MOST, ButtonId, button, person_menu, role_menu
from bot.ui.messages.fields import Setting, field_menus
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.text import safe
from bot.words.player_car import COLOURS, DRIVERS, PlayerCar, car_alt

AUTO: Final = "auto"
"""The value of the choice to use Discord's language."""
ALL: Final = "all"
"""The value of the choice to be notified of new tables of all games."""
NONE: Final = "none"
"""The value of the choice not to be notified of new tables."""
STEPS: Final = (1, 2, 3, 5, 10, 15, 25, 50, 100, 200, 500)
"""The limits that a server can choose from, if they are lower than the host's."""


def own_settings(games: Mapping[str, str], wished: Set[str] | None) -> list[Setting]:
    """Return the choices in the menus of a person's settings. games, wished: see `settings_message`."""
    found = [Setting("calls", each, Phrase("settings-calls", calls=each)) for each in get_args(NotifyBy)]
    found += _languages("language")
    found += [Setting("theme", each, Phrase("settings-pictures", theme=each)) for each in THEMES]
    if wished is not None:
        found += [Setting("notify", each, Phrase(f"settings-notify-{each}")) for each in (ALL, NONE)]
        found += [
            Setting("notify", key, Phrase("settings-notify-game", game=game, on=_on({key, ""} & wished)))
            for key, game in games.items()
        ]
    return found


def server_settings(circuits: Sequence[Circuit]) -> list[Setting]:
    """Return the choices in the menus of a server's settings. circuits: the server's open circuits."""
    found = [Setting("theme", each, Phrase("settings-pictures", theme=each)) for each in THEMES]
    found += _languages("language")
    if circuits:
        found.append(Setting("circuit", "", Phrase("settings-circuit-none")))
    found += [
        Setting("circuit", each.id, Phrase("settings-circuit", name=each.name))
        for each in circuits[: MOST - 1]
    ]
    return found


def limit_settings(limits: Limits) -> list[Setting]:
    """Return the limits that a server's managers can choose from menus. limits: the host's limits."""
    found = []
    for of, highest in asdict(limits).items():
        found.append(Setting(f"most_{of}", "0", Phrase("settings-most-highest", of=of, most=highest)))
        found += [
            Setting(f"most_{of}", str(each), Phrase("settings-most", of=of, most=each))
            for each in STEPS
            if each < highest
        ]
    return found


def car_settings() -> list[Setting]:
    """Return the choices in the menus for a person's car."""
    colours = [Setting("colour", each, Phrase("settings-colour", colour=each)) for each in COLOURS]
    drivers = [
        Setting("driver", str(at), Phrase("settings-driver", driver=each)) for at, each in enumerate(DRIVERS)
    ]
    return [*colours, *drivers]


def _languages(field: str) -> list[Setting]:
    return [Setting(field, each, language_words(each)) for each in (AUTO, *LOCALES)]


def language_words(key: str) -> Phrase:
    """Return the name of a language in that language, or the phrase for AUTO."""
    if key == AUTO:
        return Phrase("settings-language-auto")
    return Phrase("settings-language", language=say("language", key))


def _on(chosen: object) -> str:
    return "yes" if chosen else "no"


def quiet_words(quiet: Quiet | None) -> Phrase:
    """Return the phrase for quiet hours, or for none."""
    if quiet is None:
        return Phrase("settings-quiet-none")
    begin, end = clock(quiet.begin), clock(quiet.end)
    return Phrase("settings-quiet", begin=begin, end=end, zone=safe(readable(quiet.zone)))


def settings_message(
    chosen: Preferences,
    games: Mapping[str, str],
    wished: Set[str] | None,
    locale: Locale,
    *,
    manages: bool,
    saved: Text = "",
) -> MessageLayout:
    """Return a person's settings. games: the names by key. wished: the keys of the games with notices in this
    server ("": all games), or None where there are no notices. manages: whether the person can change the
    server's settings. saved: the latest changes.
    """
    lines: list[Text] = [Phrase("settings-own")]
    lines += [Phrase("settings-saved", what=saved)] if saved else []
    hours = Phrase("settings-quiet-line", quiet=quiet_words(chosen.quiet))
    lines += [hours] if saved != hours else []
    now = {"calls": chosen.calls, "language": chosen.language or AUTO, "theme": chosen.theme}
    if wished is not None:
        told = [name for key, name in games.items() if key in wished]
        now["notify"] = ALL if "" in wished else NONE if not wished else ""
        notices = Phrase("settings-notified", games=told)
        lines += [notices] if told and saved != notices else []
    tips = say("settings-tips", locale, on=_on(chosen.tips))
    buttons = [
        button(ButtonId("0", "car"), say("settings-car", locale)),
        button(ButtonId("0", "quiet"), say("settings-quiet-set", locale)),
        button(ButtonId("0", "tips", int(not chosen.tips)), tips),
        button(ButtonId("0", "peace"), say("settings-peace", locale)),
        button(ButtonId("0", "mydata"), say("settings-data", locale)),
        *([button(ButtonId("0", "server"), say("settings-server-open", locale))] if manages else []),
    ]
    menus = field_menus(
        ButtonId("0", "prefer"),
        heading=_heading,
        settings=own_settings(games, wished),
        now=now,
        locale=locale,
    )
    return layout("\n".join(spoken(line, locale) for line in lines), buttons=[*menus, *buttons])


def peace_message(chosen: Preferences, locale: Locale, saved: Text = "") -> MessageLayout:
    """Return the panel that shows who can challenge a person. saved: the latest changes."""
    told = _headed("settings-peace-head", saved, locale)
    if chosen.apart:
        told += f"\n{say('settings-peace-apart', locale, people=len(chosen.apart))}"
    switch = ButtonId("0", "asked", int(not chosen.asked))
    return layout(
        told,
        buttons=[
            person_menu(ButtonId("0", "shuns"), say("settings-peace-menu", locale)),
            button(switch, say("settings-asked", locale, on=_on(chosen.asked))),
        ],
    )


def server_message(
    chosen: ServerChoice, circuits: Sequence[Circuit], locale: Locale, saved: Text = ""
) -> MessageLayout:
    """Return a server's settings. circuits: the server's open circuits. saved: the latest changes."""
    known = {each.id for each in circuits}
    now = {
        "theme": chosen.theme,
        "language": chosen.language or AUTO,
        "circuit": chosen.circuit if chosen.circuit in known else "",
    }
    ratings = say("settings-ratings", locale, on=_on(chosen.ratings))
    buttons = [
        button(ButtonId("0", "ratings", int(not chosen.ratings)), ratings),
        button(
            ButtonId("0", "reports", int(not chosen.reports)),
            say("settings-reports", locale, on=_on(chosen.reports)),
        ),
        button(ButtonId("0", "limits"), say("settings-limits", locale)),
        button(ButtonId("0", "posthub"), say("settings-hub", locale)),
    ]
    roles = role_menu(ButtonId("0", "role"), say("settings-menu-role", locale), chosen.role)
    menus = field_menus(
        ButtonId("0", "serve"), heading=_heading, settings=server_settings(circuits), now=now, locale=locale
    )
    return layout(_headed("settings-server", saved, locale), buttons=[*menus, roles, *buttons])


def limits_message(chosen: ServerChoice, limits: Limits, locale: Locale, saved: Text = "") -> MessageLayout:
    """Return a server's limits. limits: the host's limits. saved: the latest changes."""
    now = {each: str(getattr(chosen, each)) for each in ("most_person", "most_channel", "most_server")}
    menus = field_menus(
        ButtonId("0", "limit"), heading=_heading, settings=limit_settings(limits), now=now, locale=locale
    )
    told = _headed("settings-limits-head", saved, locale)
    if chosen.kept_out:
        told += f"\n{say('settings-kept-out', locale, people=len(chosen.kept_out.split()))}"
    keep_out = person_menu(ButtonId("0", "keepout"), say("settings-keep-out", locale))
    return layout(told, buttons=[*menus, keep_out])


def _headed(id: str, saved: Text, locale: Locale) -> str:
    return "\n".join([say(id, locale), *([say("settings-saved", locale, what=saved)] if saved else [])])


def car_message(name: str, car: PlayerCar, picture: bytes, locale: Locale) -> MessageLayout:
    """Return the message with a person's car and menus to change it."""
    said = car_alt(safe(name), car, locale)
    drawn = Picture(picture, car_alt(name, car, locale), "car.png")
    now = {"colour": COLOURS[car.colour], "driver": str(car.driver)}
    number = button(ButtonId("0", "carno"), say("settings-number", locale), discord.ButtonStyle.primary)
    return layout(
        f"{say('card-head', locale)}\n{said}",
        drawn,
        f"-# {say('card-note', locale)}",
        buttons=[
            *field_menus(
                ButtonId("0", "carset"), heading=_heading, settings=car_settings(), now=now, locale=locale
            ),
            number,
        ],
    )


def _heading(field: str) -> Phrase:
    return Phrase(f"settings-menu-{field.replace('_', '-')}")


def clock(minutes: int) -> str:
    """Return the time of day, such as 07:30, at a number of minutes after midnight."""
    return f"{minutes // 60:02}:{minutes % 60:02}"

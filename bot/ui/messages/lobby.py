"""The messages of a lobby: the public one, the options, and the seal of the deal."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord

from bot.engine.seal import SHOWN, seal_of
from bot.league.circuit import Circuit
from bot.locales.phrase import Locale, Phrase, Text, lines, say, spoken
from bot.model.snapshots import Pace, Player, Seating
from bot.tables.lobby import Lobby
from bot.tables.robots import levels, temper
from bot.title import AnyTitle as Title
from bot.ui.components import MOST, ActionButton, ButtonId, Option, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, Picture, colour_of, layout, mark
from bot.ui.messages.story import room
from bot.ui.text import mention, moment, person_mention, safe

FEW = 4
"""The maximum number of players in a lobby who each have their own line."""
LINES = 10
"""The maximum number of lines of text on a phone in a lobby that shows the cover."""
_PACES: Final[tuple[Pace, ...]] = ("live", "relaxed", "none")
_SEATINGS: Final[tuple[Seating, ...]] = ("random", "fixed")


def lobby_message(
    lobby: Lobby,
    title: Title,
    expires: float,
    circuit: Circuit | None,
    cover: Picture | None,
    locale: Locale,
    role: int = 0,
) -> MessageLayout:
    """Return the message of a lobby in its current state. expires: the Unix time in seconds at which the
    lobby expires. circuit: the circuit that the match counts for, or None. cover: the game's picture, or
    None. role: the id of the role that is notified, or 0.
    """
    snapshot = lobby.snapshot
    head = f"## {mark(snapshot.id)} {say('lobby-head', locale, game=title.name, id=snapshot.id)}"
    if lobby.closed:
        closed = say(f"lobby-closed-{lobby.outcome}", locale)
        return layout(f"{head}\n{closed} {say('lobby-reopen', locale, command=f'`/{title.command} start`')}")
    asked = [person_mention(each) for each in snapshot.asked if each and not lobby.seats(each)]
    told = [
        spoken(_state(lobby), locale),
        *([spoken(_asking(lobby, asked), locale)] if asked else []),
        *([say("lobby-circuit", locale, name=safe(circuit.name))] if circuit else []),
        *_seats(lobby, locale),
    ]
    foot = _foot(lobby, title=title, expires=expires, role=role, locale=locale)
    few = room([*told, *foot]) <= LINES
    return layout(
        *([cover] if cover and few else []),
        f"{head}\n{spoken(title.words.pitch, locale)}" if few and _waits(lobby) else head,
        "\n".join(told),
        "\n".join(f"-# {line}" for line in foot),
        buttons=_buttons(lobby, locale),
        accent=colour_of(snapshot.id),
    )


def _asking(lobby: Lobby, people: Sequence[str]) -> Phrase:
    if lobby.snapshot.after:
        return Phrase("lobby-again", people=people)
    host = next(player.name for player in lobby.snapshot.players if player.person == lobby.snapshot.host)
    return Phrase("lobby-challenge", name=safe(host), people=people)


def _waits(lobby: Lobby) -> bool:
    """Return whether a lobby that is not for a rematch waits for players."""
    return len(lobby.snapshot.players) < lobby.needed and not lobby.snapshot.after


def _state(lobby: Lobby) -> Phrase:
    """Return the sentence that says who starts the match, or how many players it needs."""
    snapshot = lobby.snapshot
    if len(snapshot.players) < lobby.needed:
        if snapshot.old is not None:
            return Phrase("lobby-need-all", seats=lobby.needed)
        return Phrase("lobby-need", fewest=lobby.needed)
    (host,) = (safe(player.name) for player in snapshot.players if player.person == snapshot.host)
    return Phrase("lobby-join", host=host)


def _foot(lobby: Lobby, title: Title, expires: float, role: int, locale: Locale) -> list[str]:
    """Return the small print, such as the pace, the notified role, and the options if any is unusual."""
    snapshot = lobby.snapshot
    usual = snapshot.options == title.rules.options()
    own = [] if usual else lines(title.words.text.option_lines(snapshot.options), locale)
    pace = Phrase("lobby-pace", pace=snapshot.pace)
    return [
        say("lobby-foot", locale, pace=pace, minutes=title.table.minutes, when=moment(expires)),
        *([say("lobby-same", locale, id=snapshot.old.of)] if snapshot.old is not None else []),
        *own,
        *([say("lobby-open-seats", locale, open="yes")] if snapshot.open_seats else []),
        *([mention(role)] if role else []),
    ]


def _seats(lobby: Lobby, locale: Locale) -> list[str]:
    players = lobby.snapshot.players
    few = len(players) <= FEW
    told = [
        f"{at + 1}. {spoken(_named(lobby, at), locale)}{_temper(player, locale) if few else ''}"
        for at, player in enumerate(players)
    ]
    return told if few else [f"-# {' · '.join(told)}"]


def _temper(player: Player, locale: Locale) -> str:
    return f" · *{spoken(temper(player.name), locale)}*" if player.person is None else ""


def _named(lobby: Lobby, at: int) -> Text:
    player = lobby.snapshot.players[at]
    name, hosts = safe(player.name), player.person == lobby.snapshot.host
    if player.person is None:
        return Phrase("lobby-robot", name=name, level=player.robot or "")
    if player.cut:
        return Phrase("lobby-cut-host" if hosts else "lobby-cut", name=name)
    return Phrase("lobby-host", name=name) if hosts else name


def _buttons(lobby: Lobby, locale: Locale) -> list[Control]:
    id = lobby.snapshot.id
    options = [
        Option(each.arg, spoken(each.words, locale), spoken(each.note, locale))
        for each in robot_choices(lobby)
    ]
    start = ButtonId(id, "start")
    ready = len(lobby.snapshot.players) >= lobby.needed
    words = say("lobby-start", locale)
    challenged = any(each and not lobby.seats(each) for each in lobby.snapshot.asked)
    answers = {"accept": discord.ButtonStyle.success, "decline": discord.ButtonStyle.danger}
    return [
        *([menu(ButtonId(id, "level"), say("lobby-robots", locale), options)] if options else []),
        *(
            button(ButtonId(id, action), say(f"lobby-{action}", locale), style)
            for action, style in answers.items()
            if challenged and not lobby.snapshot.after
        ),
        button(ButtonId(id, "seat"), say("lobby-seat", locale), discord.ButtonStyle.primary),
        ActionButton(start.custom_id(), words, discord.ButtonStyle.success, disabled=not ready),
        button(ButtonId(id, "options"), say("lobby-options", locale)),
        *([button(ButtonId(id, "dontask"), say("lobby-dontask", locale))] if challenged else []),
    ]


class RobotChoice(NamedTuple):
    """A choice in the menu of robots. name: the name of a robot, or "" for a new one. level: its new level,
    or "" to remove it.
    """

    name: str
    level: str
    words: Phrase
    note: Text

    @property
    def arg(self) -> str:
        """Return the tag of the choice."""
        return tag((self.name, self.level))


def robot_choices(lobby: Lobby) -> list[RobotChoice]:
    """Return the choices of robots and levels. If there are too many, each robot has only its next level."""
    known, players = levels(lobby.title), lobby.snapshot.players
    again = lobby.snapshot.old is not None
    found = [
        RobotChoice("", level, Phrase("lobby-add", level=level), Phrase("lobby-level.note", level=level))
        for level in known
        if lobby.has_room and (not again or level == known[0])
    ]
    robots = [player for player in players if player.person is None]
    found += [RobotChoice(each.name, "", Phrase("lobby-remove", name=each.name), "") for each in robots]
    movable = [] if again else [each for each in robots if each.robot in known]
    few = len(found) + len(movable) * (len(known) - 1) <= MOST
    for player in movable:
        at = known.index(player.robot or "")
        others = (*known[at + 1 :], *known[:at])[: None if few else 1]
        for each in others:
            words = Phrase("lobby-change", name=player.name, level=each)
            found.append(RobotChoice(player.name, each, words, Phrase("lobby-level.note", level=each)))
    return found[:MOST]


class LobbySetting(NamedTuple):
    """A change that a menu offers. menu: the topic of the menu, "table" or "circuit". settings: the changed
    fields (see SetUp).
    """

    menu: str
    settings: dict[str, Any]
    words: Text

    @property
    def arg(self) -> str:
        """Return the tag of the change."""
        return tag(tuple(self.settings.items()))


def settings_of(lobby: Lobby, circuits: Sequence[Circuit]) -> list[LobbySetting]:
    """Return the changes that are possible now. circuits: the open circuits for this game in the server."""
    snapshot, found = lobby.snapshot, list[LobbySetting]()
    hosted = snapshot.place.hosted
    for pace in _PACES if hosted else ():
        if pace != snapshot.pace:
            found.append(LobbySetting("table", {"pace": pace}, Phrase("lobby-pace", pace=pace)))
    open_seats = "no" if snapshot.open_seats else "yes"
    words = Phrase("lobby-open-seats", open=open_seats)
    found.append(LobbySetting("table", {"open_seats": not snapshot.open_seats}, words))
    if snapshot.old is not None:
        return found
    for seating in _SEATINGS:
        if seating != snapshot.seating:
            found.append(
                LobbySetting("table", {"seating": seating}, Phrase("lobby-seating", seating=seating))
            )
    if snapshot.circuit:
        found.append(LobbySetting("circuit", {"circuit": ""}, Phrase("lobby-no-circuit")))
    for each in circuits:
        if each.id != snapshot.circuit:
            found.append(LobbySetting("circuit", {"circuit": each.id}, each.name[:100]))
    return found


def options_message(lobby: Lobby, circuits: Sequence[Circuit], locale: Locale) -> MessageLayout:
    """Return the message with the lobby's settings and the menus that change them."""
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
    return layout(
        "\n".join(told),
        buttons=[*_menus(lobby, circuits, locale), *_option_buttons(lobby, locale)],
        accent=colour_of(snapshot.id),
    )


def fair_message(lobby: Lobby, locale: Locale) -> MessageLayout:
    """Return the message with the seal of a deal before the match, and the button that cuts the cards."""
    snapshot = lobby.snapshot
    seal = seal_of(snapshot.secret)[:SHOWN]
    cut = button(ButtonId(snapshot.id, "cut"), say("lobby-cut-cards", locale))
    return layout(say("lobby-fair", locale, seal=seal), buttons=[cut], accent=colour_of(snapshot.id))


def _menus(lobby: Lobby, circuits: Sequence[Circuit], locale: Locale) -> list[Control]:
    found: list[Control] = []
    for name in ("table", "circuit"):
        options = [
            Option(each.arg, spoken(each.words, locale))
            for each in settings_of(lobby, circuits)
            if each.menu == name
        ]
        if options:
            heading = say(f"lobby-set-{name}", locale)
            found.append(menu(ButtonId(lobby.snapshot.id, "set"), heading, options[:MOST]))
    return found


def _option_buttons(lobby: Lobby, locale: Locale) -> list[Control]:
    snapshot = lobby.snapshot
    hosted, called = snapshot.place.hosted, snapshot.called or bool(snapshot.after)
    lesson = lobby.title.words.lesson is not None
    learn = ButtonId(lobby.title.command, "teach") if lesson else ButtonId(snapshot.id, "learn")
    varied = lobby.title.words.options and snapshot.old is None
    named = {
        **({"variants": "lobby-variants"} if varied else {}),
        **({"fair": "table-fair"} if snapshot.secret else {}),
        **({"callup": "lobby-call"} if hosted and lobby.has_room and not called else {}),
        **({"series": "table-series"} if hosted and snapshot.after and not snapshot.circuit else {}),
    }
    found: list[Control] = [
        button(learn, say("lobby-learn", locale)),
        *(button(ButtonId(snapshot.id, action), say(words, locale)) for action, words in named.items()),
    ]
    red = discord.ButtonStyle.danger
    return [*found, button(ButtonId(snapshot.id, "cancel"), say("lobby-close", locale), red)]

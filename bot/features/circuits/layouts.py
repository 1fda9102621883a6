"""Circuits, their standings and settings, and leaderboards, as messages."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.features.circuits import words
from bot.league.circuit import Circuit
from bot.league.leaderboard import Leader, Leaderboard, first_of
from bot.league.results import Result
from bot.league.standings import Standings
from bot.locales.phrase import Locale, Phrase, Text, lines, month as month_words, say, spoken, whole
from bot.tables.circuits import NO_MORE
from bot.title import AnyTitle as Title
from bot.ui.client import LeagueSection
from bot.ui.components import LABEL, MOST, ActionButton, ButtonId, Option, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.text import cut, day, safe

LISTED: Final = 100
"""The maximum number of players listed as text under the picture."""
LEADERS: Final = 10
"""The maximum number of players on a leaderboard."""
CIRCUITS: Final = 6
"""The maximum number of circuits on a page of the list."""


def league_message(
    circuits: Sequence[tuple[Circuit, str]],
    page: int,
    pages: int,
    sections: Sequence[LeagueSection],
    locale: Locale,
) -> MessageLayout:
    """Return a page of a server's circuits with their terms. page: counted from 0."""
    listed = [say("league-listed", locale, name=safe(each.name), terms=terms) for each, terms in circuits]
    buttons = [button(ButtonId(each.id, "cup"), cut(each.name, LABEL)) for each, _ in circuits]
    turns = [("fewer", page - 1)] if page else []
    turns += [("more", page + 1)] if page + 1 < pages else []
    blue = discord.ButtonStyle.primary
    buttons += [
        button(ButtonId("0", "circuits", to), say(f"league-circuits-{each}", locale)) for each, to in turns
    ]
    ways = [button(ButtonId("0", each), say(f"league-{each}", locale), blue) for each in ("board", "me")]
    head = say("league-head" if circuits else "league-none", locale)
    lines = [line for section in sections for line in section.lines]
    more = [each for section in sections for each in section.buttons]
    new = new_button(locale)
    return layout("\n".join([head, *listed, *lines]), buttons=[*buttons, new, *more, *ways])


def standings_message(
    circuit: Circuit,
    now: Standings,
    terms: str,
    pictures: Sequence[Picture],
    locale: Locale,
    *,
    undo: bool = False,
    saved: Text = "",
    plans: bool = False,
) -> MessageLayout:
    """Return a circuit's standings. terms: the circuit's terms in words. undo: whether the closing can be
    undone. saved: the latest changes. plans: whether the reader can plan a cup.
    """
    changed = [say("settings-saved", locale, what=saved)] if saved else []
    said = "\n".join([f"## {spoken(words.headline(circuit, now, safe), locale)}", *changed, terms])
    more = lines([words.rank(row, safe) for row in now.rows[words.SHOWN :][:LISTED]], locale)
    actions = [
        *(("cupplan",) if circuit.running and plans else ()),
        *(("games",) if now.rows else ()),
        *(("edit",) if circuit.running else ()),
    ]
    buttons = [
        play_button(circuit, locale) if circuit.running else new_button(locale),
        *(button(ButtonId(circuit.id, each), say(f"league-button-{each}", locale)) for each in actions),
    ]
    buttons += [undo_button(circuit, locale)] if undo else []
    return layout(said, *pictures, *([cut("\n".join(more), 1_500)] if more else []), buttons=buttons)


def circuit_buttons(circuit: Circuit, locale: Locale) -> list[Control]:
    """Return the buttons of a circuit that has just been opened."""
    return [
        play_button(circuit, locale),
        *(
            button(ButtonId(circuit.id, action), say(f"league-button-{action}", locale))
            for action in ("cup", "edit")
        ),
    ]


def play_button(circuit: Circuit, locale: Locale) -> ActionButton:
    """Return the button that opens a lobby of a game that counts for a circuit."""
    words = say("league-button-playfor", locale)
    return button(ButtonId(circuit.id, "playfor"), words, discord.ButtonStyle.success)


def new_button(locale: Locale) -> ActionButton:
    """Return the button that opens the form of a new circuit."""
    return button(ButtonId("0", "newcircuit"), say("league-button-new", locale), discord.ButtonStyle.success)


def games_message(circuit: Circuit, titles: Sequence[Title], locale: Locale) -> MessageLayout:
    """Return the message that asks which game to play for a circuit in which all games count."""
    buttons = [
        button(ButtonId(circuit.id, "playfor", arg=tag(each.key)), each.name, discord.ButtonStyle.success)
        for each in titles
    ]
    return layout(say("league-play", locale, name=safe(circuit.name)), buttons=buttons)


def undo_button(circuit: Circuit, locale: Locale) -> ActionButton:
    """Return the button that reopens a circuit that was closed by hand."""
    return button(ButtonId(circuit.id, "unclose"), say("league-button-reopen", locale))


def edit_message(circuit: Circuit, terms: str, locale: Locale) -> MessageLayout:
    """Return the message in which the settings of a circuit can be changed. terms: the circuit's terms in
    words.
    """
    switches = {"scoring": circuit.robots == "count", "hinting": circuit.hints}
    close, red = say("league-close-button", locale), discord.ButtonStyle.danger
    buttons = [
        *(
            button(
                ButtonId(circuit.id, action, int(not on)),
                say(f"league-edit-{action}", locale, on="yes" if on else "no"),
            )
            for action, on in switches.items()
        ),
        button(ButtonId(circuit.id, "rename"), say("league-edit-rename", locale)),
        undo_button(circuit, locale)
        if circuit.status == "closing"
        else button(ButtonId(circuit.id, "wrapup"), close, red),
    ]
    return layout(say("league-edit", locale, name=safe(circuit.name), terms=terms), buttons=buttons)


def leaderboard_message(
    titles: Sequence[Title], shown: Title, leaderboard: Leaderboard, month: int, this: int, locale: Locale
) -> MessageLayout:
    """Return the leaderboard of a game in a server. month: the shown month, or 0 for all time. this: the
    current month.
    """
    leaders = leaderboard.leaders
    rows = [_leader(each, locale) for each in leaders[:LEADERS]] or [say("league-board-empty", locale)]
    when = _month(month, locale)
    head = say("league-board-head", locale, game=shown.name)
    games = [
        button(ButtonId("0", "board", month, tag(each.key)), each.name, discord.ButtonStyle.primary)
        for each in titles
        if each is not shown
    ]
    listed = dict.fromkeys((0, this, *leaderboard.months))
    options = [Option(f"{each:08x}", _month(each, locale)) for each in [*listed][:MOST]]
    months = menu(
        ButtonId(shown.command, "month"), say("league-board-months", locale), options, f"{month:08x}"
    )
    order = [f"-# {say('league-board-order', locale)}"] if any(each.rating for each in leaders) else []
    return layout("\n".join([head, f"-# {when}", *rows, *order]), buttons=[months, *games])


def _month(month: int, locale: Locale) -> str:
    return month_words(first_of(month), locale) if month else say("league-board-all", locale)


def _leader(leader: Leader, locale: Locale) -> str:
    name, games, wins, rating = safe(leader.name), leader.games, leader.wins, leader.rating
    if leader.missing:
        return say("league-leader-new", locale, name=name, people=leader.missing, games=games, wins=wins)
    if rating is None:
        return say("league-leader", locale, place=leader.rank, name=name, games=games, wins=wins)
    return say(
        "league-leader-rated",
        locale,
        place=leader.rank,
        name=name,
        games=games,
        wins=wins,
        points=str(rating.points),
        margin=str(rating.margin),
    )


def match_line(number: int, match: tuple[Result, ...], names: Mapping[str, str], locale: Locale) -> Phrase:
    """Return the line about a game of a circuit, with its result."""
    ranked = sorted(match, key=lambda each: (each.out, each.place, each.seat))
    cars = " · ".join(
        f"{each.place}. {_name(each, locale)} {score(each)} (+{each.points})" for each in ranked
    )
    first = match[0]
    game: Text = names.get(first.title, NO_MORE)
    return Phrase("league-game", number=number, game=game, table=first.table_id, day=day(first.at), cars=cars)


def _name(result: Result, locale: Locale) -> str:
    return say("league-stand-in", locale) if result.kind == "stand_in" else safe(result.name)


def score(result: Result) -> str:
    """Return a result's score, or a dash if it has none."""
    return "\u2013" if result.score is None else whole(result.score)

"""The replay of a finished game: a public animation, and a still picture for readers who want no motion."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import discord

from bot.engine.seal import SHOWN, seal_of
from bot.locales.phrase import Locale, lines, say, spoken
from bot.model.occupants import Dated
from bot.record.film import Reel, film, sheet
from bot.render.text import legible
from bot.render.theme import Theme
from bot.tables import history, share
from bot.tables.robots import seated_names
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ButtonId, button
from bot.ui.messages.history import happened, rounds
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.messages.story import Reader, briefly
from bot.ui.text import ALT, bare, cut, safe

_WORDS = 3_600
"""The most characters of the story beside the still pictures."""


def film_of(title: Title, pasts: Sequence[history.Past], theme: Theme, locale: Locale) -> bytes:
    """Return the game as an animation."""
    return film(_reel(title, pasts, theme, locale))


def sheet_of(title: Title, pasts: Sequence[history.Past], theme: Theme, locale: Locale) -> bytes:
    """Return the game as one sheet of pictures."""
    return sheet(_reel(title, pasts, theme, locale))


def _reel(title: Title, pasts: Sequence[history.Past], theme: Theme, locale: Locale) -> Reel:
    """Return the game with each turn's public events, in the words of a table's public message."""
    told = {}
    for turn, group in groupby(pasts, lambda past: past.turn):
        lines = briefly(
            [each for past in group for each in _happened(past, locale)], Reader(title, None, locale)
        )
        told[turn] = bare(" ".join(lines))
    return Reel(title=title, pasts=pasts, told=told, theme=theme, locale=locale)


def _happened(past: history.Past, locale: Locale) -> list[Dated]:
    """Return the events of a move, with names that can be drawn."""
    cars = [name.livery.number for name in seated_names(past.players)]
    names = tuple(legible(name, number) for name, number in zip(past.names(locale), cars, strict=True))
    return [replace(each, names=names) for each in happened([past], locale)]


def words_of(title: Title, pasts: Sequence[history.Past], locale: Locale) -> str:
    """Return the game in words: a public summary of each round."""
    told = []
    for name, group in rounds(pasts, title, locale):
        told += [f"**{name}**", *briefly(happened(group, locale), Reader(title, None, locale))]
    return "\n".join(told)


def replay_message(table: Table, film: bytes, locale: Locale) -> MessageLayout:
    """Return the public message: the animation, and its description."""
    title, snapshot, view = table.title, table.snapshot, table.view(None)
    headline = spoken(title.words.text.headline(view, [safe(name) for name in table.names]), locale)
    turns, moves = title.rules.game.turn(snapshot.match.state), snapshot.match.ply - snapshot.match.undone
    small = [say("history-replay-motion", locale)]
    if snapshot.daily is None:
        small.append(say("history-replay-code", locale, command=title.command, code=share.code_of(snapshot)))
    end = "\n".join(lines(title.words.text.alts(view, table.names)[0], locale))
    alt = f"{say('history-replay-alt', locale, moves=moves)}\n{end}"
    return layout(
        say(
            "history-replay",
            locale,
            game=title.name,
            table=snapshot.id,
            headline=headline,
            turns=turns,
            moves=moves,
        ),
        Picture(film, cut(alt, ALT), "replay.gif"),
        "\n".join(small),
        buttons=[
            button(ButtonId(snapshot.id, "watch"), say("history-watch", locale), discord.ButtonStyle.primary),
            button(ButtonId(snapshot.id, "still"), say("history-replay-stills", locale)),
        ],
    )


def stills_message(table: Table, story: str, sheet: bytes, locale: Locale) -> MessageLayout:
    """Return the message for one reader: some pictures side by side, and as much of the story as fits."""
    more = "" if len(story) <= _WORDS else f"\n{say('history-stills-more', locale)}"
    return layout(
        say("history-stills", locale, game=table.title.name, table=table.snapshot.id),
        Picture(sheet, say("history-stills-alt", locale), "stills.png"),
        cut(story, _WORDS) + more,
    )


def deal_message(table: Table, address: str, locale: Locale) -> MessageLayout:
    """Return the opened seal of a finished game's deal. address: the address of the page that checks it, or
    "" if the page is a file beside the message.
    """
    snapshot, sealed = table.snapshot, table.snapshot.sealed
    head, play = say("history-seal", locale, table=snapshot.id), play_button(table, locale)
    if sealed is None:
        return layout(f"{head}\n{say('history-seal-none', locale)}", buttons=[play])
    if sealed.deal != snapshot.match.seed:
        return layout(f"{head}\n{say('history-seal-wrong', locale)}")
    cuts = sum(map(bool, sealed.cuts))
    right = say("history-seal-right", locale, cuts=cuts, seats=len(sealed.cuts))
    where, seal = "link" if address else "file", seal_of(sealed.secret)[:SHOWN]
    page = (
        [discord.ui.Button[discord.ui.LayoutView](label=say("history-seal-page", locale), url=address)]
        if address
        else []
    )
    return layout(
        f"{head}\n{right}",
        say("history-seal-check", locale, where=where, seal=seal),
        say("history-seal-limits", locale),
        buttons=[*page, play],
    )


def play_button(table: Table, locale: Locale) -> ActionButton:
    """Return the button that deals a finished game's cards again."""
    return button(ButtonId(table.snapshot.id, "redeal"), say("history-seal-play", locale))


def record_buttons(table: Table, locale: Locale) -> discord.ui.View:
    """Return the buttons below the record of a finished game."""
    view = discord.ui.View(timeout=None)
    if table.snapshot.sealed is not None:
        view.add_item(button(ButtonId(table.snapshot.id, "check"), say("table-fair", locale)))
    view.add_item(play_button(table, locale))
    view.stop()  # as in bot.ui.messages.message.layout
    return view

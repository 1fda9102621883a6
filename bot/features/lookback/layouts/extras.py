"""The other messages of a look back: the animation, the stills, the shared link, the record and the seal."""

from collections.abc import Sequence

import discord

from bot.engine.seal import SHOWN, seal_of
from bot.features.lookback.animation import Reel, animation, sheet
from bot.features.lookback.layouts.positions import happened, positions
from bot.locales.phrase import Locale, lines, say, spoken
from bot.render.text import legible
from bot.render.theme import Theme
from bot.tables import replayed, share_codes
from bot.tables.table import Table, TableState
from bot.tables.views import seated_names
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ButtonId, button
from bot.ui.messages.message import MessageLayout, Picture, colour_of, layout
from bot.ui.messages.result import play_button
from bot.ui.messages.story import Reader, briefly, rounds
from bot.ui.text import ALT, bare, cut, safe

_WORDS = 3_600
"""The maximum number of characters of the story beside the stills."""


def animation_of(title: Title, pasts: Sequence[replayed.Past], theme: Theme, locale: Locale) -> bytes:
    """Return the game as a GIF animation."""
    return animation(_reel(title, pasts, theme, locale))


def sheet_of(title: Title, pasts: Sequence[replayed.Past], theme: Theme, locale: Locale) -> bytes:
    """Return the game as one sheet of stills."""
    return sheet(_reel(title, pasts, theme, locale))


def _reel(title: Title, pasts: Sequence[replayed.Past], theme: Theme, locale: Locale) -> Reel:
    found = positions(pasts, title, None, locale, named=_drawn_names, most=0)
    told = {each.ply: bare(each.told.replace("\n", " ")) for each in found}
    return Reel(title=title, pasts=pasts, told=told, theme=theme, locale=locale)


def _drawn_names(past: replayed.Past, locale: Locale) -> tuple[str, ...]:
    """Return the players' names after a move, with characters that the font can draw."""
    cars = [name.player_car.number for name in seated_names(past.players)]
    return tuple(legible(name, number) for name, number in zip(past.names(locale), cars, strict=True))


def words_of(title: Title, pasts: Sequence[replayed.Past], locale: Locale) -> str:
    """Return the game in words: a spectator's summary of each round."""
    told = []
    for name, group in rounds(pasts, title, locale):
        told += [f"**{name}**", *briefly(happened(group, locale), Reader(title, None, locale))]
    return "\n".join(told)


def animation_message(table: Table, data: bytes, locale: Locale) -> MessageLayout:
    """Return the message with the animation and its alt text."""
    title, snapshot, view = table.title, table.snapshot, table.view(None)
    headline = spoken(title.words.text.headline(view, [safe(name) for name in table.names]), locale)
    turns, moves = title.rules.game.turn(snapshot.match.state), snapshot.match.ply - snapshot.match.undone
    small = [say("history-replay-motion", locale)]
    if snapshot.daily is None:
        small.append(
            say("history-replay-code", locale, command=title.command, code=share_codes.code_of(snapshot))
        )
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
        Picture(data, cut(alt, ALT), "replay.gif"),
        "\n".join(small),
        buttons=[
            _watch_button(table, locale),
            button(ButtonId(snapshot.id, "still"), say("history-replay-stills", locale)),
        ],
    )


def shared_message(table: TableState, name: str, locale: Locale) -> MessageLayout:
    """Return a public message with a game's players and a button to watch it, which does not reveal the end.
    name: the name of the sharing player as the message shows it.
    """
    snapshot = table.snapshot
    names = [safe(each) for each in table.full_names(locale)]
    words = say("history-shared", locale, game=table.title.name, table=snapshot.id, name=name, names=names)
    return layout(words, buttons=[_watch_button(table, locale)], accent=colour_of(snapshot.id))


def _watch_button(table: TableState, locale: Locale) -> ActionButton:
    style = discord.ButtonStyle.primary
    return button(ButtonId(table.snapshot.id, "watch"), say("history-watch", locale), style)


def stills_message(table: Table, story: str, sheet: bytes, locale: Locale) -> MessageLayout:
    """Return the message with the sheet of stills, and as much of the story as fits."""
    more = "" if len(story) <= _WORDS else f"\n{say('history-stills-more', locale)}"
    return layout(
        say("history-stills", locale, game=table.title.name, table=table.snapshot.id),
        Picture(sheet, say("history-stills-alt", locale), "stills.png"),
        cut(story, _WORDS) + more,
    )


def deal_message(table: Table, address: str, locale: Locale) -> MessageLayout:
    """Return the message about the seal of a finished game's deal. If the deal was sealed, the message opens
    the seal. address: the address of the page that checks the seal, or "" if the page is attached as a file.
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


def record_buttons(table: Table, locale: Locale) -> discord.ui.View:
    """Return the buttons below the record of a finished game."""
    view = discord.ui.View(timeout=None)
    if table.snapshot.sealed is not None:
        view.add_item(button(ButtonId(table.snapshot.id, "check"), say("table-fair", locale)))
    view.add_item(play_button(table, locale))
    view.stop()  # as in bot.ui.messages.message.layout
    return view

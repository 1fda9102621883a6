"""The replay of a finished game: an animation for everybody, and a still picture for readers who want no
motion.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.engine.seal import SHOWN, seal_of
from bot.locales.language import lines, spoken
from bot.locales.phrase import Locale
from bot.model.occupants import Dated
from bot.record.film import Reel, film, sheet
from bot.render.text import legible
from bot.render.theme import Theme
from bot.tables.history import Past
from bot.tables.share import code_of
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, button
from bot.ui.messages.history import happened, rounds
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.messages.story import briefly
from bot.ui.text import ALT, bare, cut, safe

_WORDS = 3_600
"""Most characters of the story beside the still pictures."""


def film_of(title: Title, pasts: Sequence[Past], theme: Theme, locale: Locale) -> bytes:
    """The game as an animation."""
    return film(_reel(title, pasts, theme, locale))


def sheet_of(title: Title, pasts: Sequence[Past], theme: Theme, locale: Locale) -> bytes:
    """The game as one sheet of pictures."""
    return sheet(_reel(title, pasts, theme, locale))


def _reel(title: Title, pasts: Sequence[Past], theme: Theme, locale: Locale) -> Reel:
    """The game with each turn's events that everybody can see, in the words under a table."""
    told = {}
    for turn, group in groupby(pasts, lambda past: past.turn):
        lines = briefly(list(map(_legible, happened(group))), title, None, locale)
        told[turn] = bare(" ".join(lines))
    return Reel(title, pasts, told, theme, locale)


def _legible(each: Dated) -> Dated:
    """The game with names that can be drawn."""
    return replace(each, names=tuple(legible(name, seat) for seat, name in enumerate(each.names)))


def words_of(title: Title, pasts: Sequence[Past], locale: Locale) -> str:
    """The game in words: a summary of each round, as visible to everybody."""
    told = []
    for name, group in rounds(pasts, title, locale):
        told += [f"**{name}**", *briefly(happened(group), title, None, locale)]
    return "\n".join(told)


def replay_message(table: Table, title: Title, film: bytes, locale: Locale) -> MessageLayout:
    """The message for everybody: the animation, and its description."""
    record, view = table.record, table.view(None)
    head = spoken(title.words.text.headline(view, [safe(name) for name in table.names]), locale)
    turns, moves = title.rules.game.turn(record.match.state), record.match.ply - record.match.undone
    alt = f"The whole game turn by turn, as everybody saw it, {moves} moves. It ends so: "
    code = f"\n-# Others can play this deal: `/{title.command} start deal:{code_of(record)}`"
    again = code if record.daily is None else ""
    end = "\n".join(lines(title.words.text.alts(view, table.full_names)[0], locale))
    picture = Picture(film, cut(alt + end, ALT), "replay.gif")
    return layout(
        f"### Replay · {title.name} · table {record.id}\n**{head}** after {turns} turns and {moves} moves.",
        picture,
        f"-# Too much motion? *Still pictures* shows it without, and in words, to you alone.{again}",
        buttons=[button(ButtonId(record.id, "still"), "Still pictures")],
    )


def stills_message(table: Table, title: Title, story: str, sheet: bytes) -> MessageLayout:
    """The message for one reader: some pictures side by side, and the story as far as it fits."""
    alt = "Pictures of the table from the deal to the end, in the order of reading; the words tell the rest."
    more = "" if len(story) <= _WORDS else "\n-# The rest: *History*, page by page."
    return layout(
        f"### {title.name} · table {table.record.id}",
        Picture(sheet, alt, "stills.png"),
        cut(story, _WORDS) + more,
    )


def deal_message(table: Table) -> MessageLayout:
    """The opened seal of a finished game's deal."""
    record, sealed = table.record, table.record.sealed
    head = f"### The deal of table {record.id}"
    if sealed is None:
        return layout(
            f"{head}\nThis deal was not sealed: nothing was shown before it that could be opened now."
        )
    seal = seal_of(sealed.secret)[:SHOWN]
    if sealed.deal != record.match.seed:
        return layout(f"{head}\n**No: the cards of this game do not follow from what was sealed.**")
    cuts = sum(map(bool, sealed.cuts))
    done = f"{cuts} of the {len(sealed.cuts)} at the table had cut." if cuts else "Nobody had cut."
    said = " ".join([seal, sealed.secret, sealed.deal, *(each or "-" for each in sealed.cuts)])
    return layout(
        f"{head}\n\u2714 **The seal is open, and the cards of this game follow from it.** {done}",
        f"See it yourself, with the script below:\n```\npython check_deal.py {said}\n```",
        "-# In this order: seal, secret, deal, and what each has added, as they sat down (`-`: nothing); "
        '`"words:YOUR WORDS"` in the place of yours must do as well.',
        "-# It shows that the cards were fixed before anybody sat down and that no cut was changed. It "
        "cannot show that whoever runs the bot has not looked.",
    )

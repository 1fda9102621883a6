"""The replay of a finished game: moving pictures for everybody, and still ones for who wants no motion."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.seal import SHOWN, seal_of
from bot.tables.share import code_of
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, button
from bot.ui.messages.history import Page
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.text import ALT, cut, safe
from bot.words.phrases import listed

_WORDS = 3_000
"""So many characters of the story stand beside the still pictures."""


def replay_message(table: Table, title: Title, film: bytes) -> MessageLayout:
    """The message for everybody: the film, and what it shows."""
    record, view = table.record, table.view(None)
    head = title.words.headline(view, [safe(name) for name in table.names])
    turns, moves = title.game.turn(record.match.state), record.match.ply - record.match.undone
    alt = f"The whole game turn by turn, as everybody saw it, {moves} moves. It ends so: "
    code = f"\n-# Others can play this deal: `/{title.command} start deal:{code_of(record)}`"
    again = code if record.daily is None else ""
    picture = Picture(film, cut(alt + title.words.alts(view, table.full_names)[0], ALT), "replay.gif")
    return layout(
        f"### Replay · {title.name} · table {record.id}\n**{head}** after {turns} turns and {moves} moves.",
        picture,
        f"-# Too much motion? *Still pictures* shows it without, and in words, to you alone.{again}",
        buttons=[button(ButtonId(record.id, "still"), "Still pictures")],
    )


def stills_message(table: Table, title: Title, found: Sequence[Page], sheet: bytes) -> MessageLayout:
    """The message for one: some pictures side by side, and the story as far as there is room."""
    story = "\n".join(f"**{page.name}**\n" + "\n".join(step.line for step in page.steps) for page in found)
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
    cutters = [f"{at}." for at, each in enumerate(sealed.cuts, 1) if each]
    done = f"Cut by the {listed(cutters)} who sat down." if cutters else "Nobody has cut."
    said = " ".join([seal, sealed.secret, sealed.deal, *(each or "-" for each in sealed.cuts)])
    return layout(
        f"{head}\n\u2714 **The seal is open, and the cards of this game follow from it.** {done}",
        f"See it yourself, with the script below:\n`python check_deal.py {said}`",
        "-# In this order: seal, secret, deal, and what each has added. It shows that the cards were fixed "
        "before anybody sat down and that no cut was changed; it cannot show that whoever runs the bot has "
        "not looked.",
    )

"""The rules of a game, as a message."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.locales.phrase import ENGLISH, Locale, lines, say, spoken
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, Option, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, layout

_HEADING = re.compile(r"\*\*([^*]+?)[.:]?\*\*")
"""The pattern of a heading, in bold, at the start of a paragraph."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules: its heading, and its text, which starts with the heading."""

    name: str
    text: str


def sections(rules: Sequence[str]) -> tuple[Section, ...]:
    """Return the sections of a game's short rules, without the credit."""
    found: list[Section] = []
    *paragraphs, _credit = rules
    for paragraph in paragraphs:
        heading = _HEADING.match(paragraph)
        if heading is not None:
            found.append(Section(heading[1], paragraph))
        else:
            last = found.pop()
            found.append(Section(last.name, f"{last.text}\n\n{paragraph}"))
    return tuple(found)


def rules_message(title: Title, locale: Locale, at: int | None = None) -> MessageLayout:
    """Return the basics of a game in a few lines, or the section of its rules with the index `at`."""
    found = sections(lines(title.words.text.rules(), locale))
    if at is None:
        basics = lines(title.words.text.basics(), locale)
        numbered = [f"{number}. {line}" for number, line in enumerate(basics, 1)]
        text = "\n".join((*numbered, f"-# {spoken(title.words.credit, locale)}"))
    else:
        text = found[at].text
    options = [Option(_tag(title, number), section.name) for number, section in enumerate(found)]
    chosen = "" if at is None else options[at].arg
    controls: list[Control] = [menu(ButtonId("0", "section"), say("page-more", locale), options, chosen)]
    if at is None and title.words.lesson is not None:
        learn = ButtonId(title.command, "teach", arg=tag(title.key))
        controls.append(button(learn, say("page-learn", locale), discord.ButtonStyle.success))
    head = say("page-head", locale, game=title.name)
    after = 0 if at is None else at + 1
    if after < len(found):
        onward = ButtonId("0", "section", arg=options[after].arg)
        return layout(
            head,
            text,
            buttons=[*controls, button(onward, say("page-next", locale, section=found[after].name))],
        )
    return layout(head, text, buttons=controls)


def section_of(title: Title, arg: str) -> int | None:
    """Return the index of the section with the given tag, or None if there is none."""
    count = len(sections(lines(title.words.text.rules(), ENGLISH)))
    tags = [_tag(title, at) for at in range(count)]
    return tags.index(arg) if arg in tags else None


def _tag(title: Title, at: int) -> str:
    return tag((title.key, at))

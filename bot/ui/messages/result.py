"""The end of a match in words: everybody's place, and one moment that decided it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.engine.game import Outcome, Seat
from bot.engine.ranking import finishes
from bot.locales.language import say, spoken
from bot.locales.phrase import Locale
from bot.model.occupants import dated
from bot.model.records import Happened, Player
from bot.tables.robots import named
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ButtonId, button
from bot.ui.messages.story import own_seat, sentence
from bot.ui.text import safe
from bot.words.phrases import ordinal

ROWS = 6
"""Most players with a line each; more of them share a line in pairs."""
_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def again_button(table: Table) -> ActionButton:
    """After the end: play again. After the deal of the day: its page."""
    if table.record.daily is not None:
        return button(ButtonId("0", "daily"), "The daily", discord.ButtonStyle.success)
    label = "Play again" if table.record.place.direct else "Rematch"
    return button(ButtonId(table.record.id, "again", table.turn), label, discord.ButtonStyle.success)


def result_words(table: Table, title: Title, locale: Locale) -> str:
    """Everybody's place, best first, and the decisive moment. Players are mentioned, so that a new message
    notifies them.
    """
    outcome = title.rules.game.outcome(table.record.match.state)
    assert outcome is not None
    rows = finishes(outcome.places, [seat for seat, score in enumerate(outcome.scores) if score is None])
    lines = []
    for row in rows:
        score = outcome.scores[row.seat]
        points = "out" if score is None else f"**{_scored(score, title, locale)}**"
        name = called(table.record.players[row.seat], locale)
        lines.append(f"{_rank(row.place)} {name} · {points}{_first(table, row.seat)}")
    few = "\n".join(lines) if len(lines) <= ROWS else _paired(lines)
    moment = decisive(table, title, [row.seat for row in rows if row.place == 1], locale)
    told = f"{few}\n-# Key moment: {moment}" if moment else few
    old = table.record.old
    return (
        told
        if old is None
        else f"{told}\n-# In brackets: the same seat with the same deal at table {old.of}."
    )


def own_result(table: Table, title: Title, seat: Seat, locale: Locale) -> str:
    """The same for one of its players: their own place, how close it was, and the decisive moment."""
    outcome = title.rules.game.outcome(table.record.match.state)
    assert outcome is not None
    winners = [at for at, place in enumerate(outcome.places) if place == 1 and outcome.scores[at] is not None]
    moment = decisive(table, title, winners, locale, reader=seat)
    told = f"**{_own_place(outcome, seat)}**{_gap(table, title, outcome, seat, locale)}"
    return f"{told}\n-# Key moment: {moment}" if moment else told


def _own_place(outcome: Outcome, seat: Seat) -> str:
    place = outcome.places[seat]
    if outcome.scores[seat] is None:
        return "You did not finish."
    if outcome.places.count(place) > 1:
        return f"You share {ordinal(place)} place."
    return "You won!" if place == 1 else f"You came {ordinal(place)} of {len(outcome.places)}."


def _gap(table: Table, title: Title, outcome: Outcome, seat: Seat, locale: Locale) -> str:
    """What decided, or how far the reader is ahead of the second, or short of the winner; "" if they share a
    place.
    """
    names = [safe(name) for name in table.names]
    decided = title.words.decided(table.view(seat), names) if title.words.decided is not None else None
    if decided is not None:
        return f" {spoken(decided, locale)}"
    own, place = outcome.scores[seat], outcome.places[seat]
    wanted = min((each for each in outcome.places if each > 1), default=0) if place == 1 else 1
    rival = next((at for at, each in enumerate(outcome.places) if each == wanted), seat)
    score = outcome.scores[rival]
    if own is None or score is None or outcome.places.count(place) > 1 or rival == seat:
        return ""
    name, points = safe(table.names[rival]), say(title.words.unit, locale, points=abs(own - score))
    if own == score:
        return f" Level with {name}: the tie-break decides."
    return f" {points} ahead of {name}." if place == 1 else f" {points} short of {name}."


def _rank(place: int | None) -> str:
    """The symbol before a name: a medal, or the place; a dash for a seat that is out."""
    if place is None:
        return "\u2013"
    return _MEDALS.get(place, ordinal(place))  # "4." would start a list


def _scored(score: int, title: Title, locale: Locale) -> str:
    """A score, with its unit if that is not points."""
    return str(score) if title.words.unit == "points" else say(title.words.unit, locale, points=score)


def _first(table: Table, seat: int) -> str:
    """The seat's result when its deal was played first, if that was at another table."""
    if table.record.old is None:
        return ""
    score = table.record.old.scores[seat]
    return f" ({'out' if score is None else score})"


def _paired(lines: Sequence[str]) -> str:
    return "\n".join("  ".join(lines[at : at + 2]) for at in range(0, len(lines), 2))


def called(player: Player, locale: Locale) -> str:
    """A mention of a player; a robot, or a player who left, by name."""
    return safe(named(player, locale)) if player.person is None or player.left else f"<@{player.person}>"


def decisive(
    table: Table, title: Title, winners: Sequence[Seat], locale: Locale, reader: Seat | None = None
) -> str:
    """The most decisive of the winner's recorded events, the last of its kind, as a sentence; "" if there is
    none. reader: the seat of the player who reads it.
    """
    best, told = 0, ""
    for each in dated(table.record):
        entry = each.entry
        names = [safe(name) for name in each.names]
        event = title.rules.game.hears(entry.event, None) if isinstance(entry, Happened) else None
        if event is None:
            continue
        weight = title.words.decisive(event) if title.words.decisive is not None else 1
        own = own_seat(each.names, reader, table.names)
        clause = title.words.text.tell(event, names, own) if weight >= max(best, 1) else None
        if clause is not None and clause.seat is not None and clause.seat in winners:
            best, told = weight, sentence(clause, names, own, locale)
    return told

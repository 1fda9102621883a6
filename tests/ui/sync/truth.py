"""The state that a table's messages must have once everything has settled, whatever went wrong before. The
tests in this folder and every simulated evening check it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.engine.game import Seat
from bot.locales.phrase import LOCALES, Locale, say
from bot.model.snapshots import SECONDS
from bot.render.themes import THEMES
from bot.sandbox.model import Message
from bot.tables.deadlines import THERE
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.components import ButtonId, read
from bot.ui.messages.choices import ARROW, MORE, Hint
from bot.ui.messages.message import MessageLayout
from tests.venue import Venue

_MOMENT = re.compile(r"<t:(\d+)")
_RESTING = tuple(say("answer-resting", locale) for locale in LOCALES)
"""The text of a DM whose owner plays with an ephemeral hand, in each language."""
_HALF = ("half your time is up", "die halbe Zeit ist um", "la moitié du temps est passée")
"""The text of a ping that is a reminder, in each language."""
_NOTES = tuple(
    say(id, locale, permissions="")[:20]
    for id in ("answer-channel-gone", "answer-channel-shut", "ended-lost")
    for locale in LOCALES
)
"""The first words of the notes that can be in a DM besides the hand: those to the host, and those to all
players if a table is lost.
"""


async def truth(venue: Venue, table: Table) -> None:
    """Check that everyone sees the current state of a table. Raises AssertionError, which says what is
    wrong.
    """
    shut = [
        user.id
        for user in venue.world.users.values()
        if not user.dms_open or venue.bot.display.dms.shut(user.id)
    ]
    found = [each async for each in untrue(venue, table, shut=shut)]
    assert not found, found


async def untrue(venue: Venue, table: Table, *, shut: Collection[int] = (), board: bool = True) -> Any:
    """Yield a sentence for each wrong message. The table's message must show the current state, and no other
    message may have its buttons. Every player who must act must have a hand with working choices in their
    DMs, or a resting hand there while their ephemeral hand has the choices. There must be exactly one ping if
    a player who must act is away. shut: the ids of people who get no DMs. board: whether the table's message
    must exist, and with it the ping.
    """
    if board:
        async for each in _board(venue, table):
            yield each
        for each in _call(venue, table):
            yield each
    for seat, player in enumerate(table.snapshot.players):
        if player.person is not None and player.person not in shut:
            async for each in _hand(venue, table, seat, player.person):
                yield f"{player.name}: {each}"


# the content of messages


def posts(venue: Venue, id: str, *actions: str) -> list[Message]:
    """Return the public messages with a button of a table or lobby. actions: if given, only buttons with
    these actions count.
    """
    return [
        message
        for channel in venue.guild.channels.values()
        for message in channel.messages.values()
        if not message.ephemeral
        and any(each.table == id and (not actions or each.action in actions) for each in buttons(message))
    ]


def buttons(message: Message) -> list[ButtonId]:
    """Return the buttons and menus of a message."""
    return [read(custom_id) for custom_id in _ids(message)]


def texts(message: Message) -> list[str]:
    """Return the texts of a message's components."""
    return [part["content"] for part in message.parts() if part["type"] == 10]


def drawn_texts(layout: MessageLayout) -> list[str]:
    """Return the texts of a message that was just drawn."""
    return [part["content"] for part in _parts(layout) if part["type"] == 10]


def same(subject: Table | Lobby, one: float, other: float) -> bool:
    """Return whether two times are the same except for rounding: they differ by at most a thousandth of a
    turn, or three seconds if that is longer, plus one second.
    """
    return abs(one - other) <= max(3.0, (SECONDS[subject.snapshot.pace] or 0.0) / 1_000) + 1


def _ids(message: Message) -> list[str]:
    return [part["custom_id"] for part in message.parts() if "custom_id" in part]


def _parts(layout: MessageLayout) -> Any:
    parts: Any = layout.body.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    return parts[0]["components"]


def _drawn_ids(layout: MessageLayout) -> list[str]:
    rows = [part["components"] for part in _parts(layout) if part["type"] == 1]
    return [each["custom_id"] for row in rows for each in row if "custom_id" in each]


def alike(subject: Table | Lobby, one: str, other: str) -> bool:
    """Return whether two texts are the same if times that differ only by rounding count as the same."""
    times = zip(_MOMENT.findall(one), _MOMENT.findall(other), strict=False)
    if not all(same(subject, float(here), float(there)) for here, there in times):
        return False
    return _MOMENT.sub("", one) == _MOMENT.sub("", other)


def _is_right(venue: Venue, table: Table, text: str, at: float) -> bool:
    """Return whether the first time in a text is the play time `at`."""
    found = _MOMENT.search(text)
    return found is not None and same(table, float(found[1]), venue.bot.registry.clock.unix(at))


def _is_old(message: Message, drawn: MessageLayout) -> bool:
    """Return whether the message shows pictures other than those of the drawn one."""
    return [each.content for each in message.attachments] != [each.data for each in drawn.pictures]


# the required state of messages


async def _board(venue: Venue, table: Table) -> Any:
    """Yield the errors in a table's public message. Exactly one message must show the current state, and
    nothing else in the channels may have buttons of the table, except for the animation of a game that is
    over, and replays and results that a player has shared. A table of only robots has no message until anyone
    asks for it.
    """
    boards = _boards(venue, table)
    if not boards and not table.snapshot.seats:
        return
    if len(boards) != 1:
        yield f"its board stands {len(boards)} times"
        return
    (board,) = boards
    drawn = await venue.bot.builder.table(table)
    said, wanted = _told(table, texts(board)), _told(table, drawn_texts(drawn))
    given, right = _lasting(table, _ids(board)), _lasting(table, _drawn_ids(drawn))
    if not alike(table, said, wanted):
        yield f"the board says {said!r}, not {wanted!r}"
    elif Counter(given) != Counter(right):
        yield f"the board offers {given}, not {right}"
    elif _is_old(board, drawn) and not await _was_right(venue, table, board):
        yield "the picture of the board is old"


async def _was_right(venue: Venue, table: Table, board: Message) -> bool:
    """Return whether a game is over, and its message has the pictures of its end, in any theme. The server's
    theme at that time is not known, and such a message is never updated.
    """
    if table.snapshot.status == "playing":
        return False
    book, guild = venue.bot.registry.preferences, table.snapshot.place.guild
    chosen, now, right = book.server(guild), book._clock.ran(), False
    for theme in THEMES:
        book._servers.put(guild, replace(chosen, theme=theme), now)
        right = right or not _is_old(board, await venue.bot.builder.table(table))
    book._servers.put(guild, chosen, now)
    return right


def _boards(venue: Venue, table: Table) -> list[Message]:
    """Return the messages that show a table to everyone. For a table in direct messages, return those that
    show it there besides the hand.
    """
    id, place = table.snapshot.id, table.snapshot.place
    if place.direct:
        dm = venue.world.channels[place.channel].messages.values()
        return [each for each in dm if any((it.table, it.action) == (id, "text") for it in buttons(each))]
    others = posts(venue, id, "still", "watch", "redeal")
    return [each for each in posts(venue, id) if each not in others]


def _told(table: Table, said: Sequence[str]) -> str:
    """Return the texts of a table's message that can be compared. For a game that is over, its points in the
    circuit are left out, because later games, and a circuit created from it, change them. For a game that was
    ended, the name of its circuit is left out, because that can change as well.
    """
    if table.snapshot.status == "over":
        return "\n".join(said[:1])
    return "\n".join(said[:-1] if table.snapshot.status == "ended" and table.snapshot.circuit else said)


def _lasting(table: Table, ids: Sequence[str]) -> list[str]:
    """Return the controls of a table's message that can be compared. For a game that is over, the buttons
    that lead to a circuit or its standings are left out.
    """
    over = table.snapshot.status == "over"
    return [each for each in ids if not (over and read(each).action in ("series", "circuit"))]


def _call(venue: Venue, table: Table) -> Iterator[str]:
    """Yield the errors in the ping. Each player who must act and is away must be pinged once, with the right
    time. The ping can also name others who have moved since in the same turn.
    """
    place = table.snapshot.place
    channel = venue.world.channels.get(place.channel)
    messages = [] if channel is None else [each for each in channel.messages.values() if not each.ephemeral]
    named = say("answer-call-table", place.locale, game=table.title.name, table=table.snapshot.id)
    calls = [each for each in messages if each.content.startswith("<@") and named in each.content]
    players = [table.snapshot.players[seat] for seat in sorted(table.awaited)]
    awaited = {player.person for player in players if player.person is not None and player.robot is None}
    away = venue.bot.registry.clock.now() - THERE
    must = {
        player.person
        for player in players
        if player.person is not None
        and player.person in awaited
        and player.pressed <= away
        and venue.bot.registry.notifications.notify_by(table, player.person) == "channel"
    }
    if len(calls) > bool(awaited) or len(calls) < bool(must):
        yield f"{len(calls)} calls for {len(awaited)} people, of whom {len(must)} are to be called"
        return
    for call in calls:
        told = {user.id for user in call.mentions} & call.pinged
        if not must <= told:
            yield f"the call is to {told}, not to {must}"
        if any(half in call.content for half in _HALF) != any(due.reminded for due in table.snapshot.clocks):
            yield f"the call says {call.content!r} at the wrong time"
        if not any(str(board.id) in call.content for board in posts(venue, table.snapshot.id)):
            yield f"the call leads elsewhere: {call.content!r}"
        clocks = [due.at for due in table.snapshot.clocks]
        if clocks and not _is_right(venue, table, call.content, min(clocks)):
            yield f"the call says {call.content!r}; the clocks run out at {clocks}"


async def _hand(venue: Venue, table: Table, seat: Seat, person: int) -> Any:
    """Yield the errors in a hand. A player must have exactly one hand in their DMs, with their current
    options. After the end its only buttons can be those for a rematch, for sharing and for the review.
    """
    dm = venue.world.dm(venue.world.users[person])
    told = [(each, "".join(texts(each))) for each in dm.messages.values() if not each.ephemeral]
    heads = {  # the heads of hands: other messages name the table too, but not after the name of its game
        say("answer-head", locale, game="", table=table.snapshot.id).removeprefix("****")
        for locale in LOCALES
    }
    ours = [each for each, text in told if any(head in text for head in heads)]
    hands = [each for each in ours if not _is_word(each)]
    if table.snapshot.status != "playing":
        for each in await _end(venue, table, seat, hands):
            yield each
        offered = {each.action for hand in ours for each in buttons(hand) if each.table == table.snapshot.id}
        if offered - ({"again", "after", "give"} if table.snapshot.status == "over" else set()):
            yield f"a hand of a table that has ended offers {offered}"
        return
    if len(hands) != 1:
        yield f"{len(hands)} hands"
        return
    (hand,) = hands
    rests = any(each in "".join(texts(hand)) for each in _RESTING)
    if rests:
        ephemeral_hands = _twins(venue, table, person)
        if not ephemeral_hands:  # if the person dismissed the ephemeral hand, the DM has the undo button
            return
        hand = max(ephemeral_hands, key=lambda each: each.edited or each.created)
    actions = [each.action for each in buttons(hand) if not (rests and each.action == "look")]
    if table.snapshot.players[seat].robot is not None:
        if not {"back"} <= set(actions) <= {"back", "tap"}:
            yield f"a robot drives, and the hand offers {actions}"
    elif seat not in table.awaited:
        if any(each.action == "play" and each.arg for each in buttons(hand)):
            yield "a hand with choices, though it is not awaited"
    else:
        async for each in offers(venue, table, seat, hand, refresh=rests):
            yield each


def _twins(venue: Venue, table: Table, person: int) -> list[Message]:
    """Return a person's ephemeral hands of a table. A hand whose token has expired cannot be deleted when
    they press another one, so only the hand that was last shown or changed counts.
    """
    channel = venue.world.channels.get(table.snapshot.place.channel)
    if channel is None:  # it was deleted, and they with it
        return []
    found = [each for each in channel.messages.values() if each.viewer is not None]
    own = [each for each in found if each.viewer is not None and each.viewer.id == person]
    return [
        each
        for each in own
        if any((it.table, it.action) == (table.snapshot.id, "look") for it in buttons(each))
    ]


def _is_word(message: Message) -> bool:
    """Return whether a message is not a hand, but a note about the table or the notice of a new table."""
    opening = any(each.action == "hush" for each in buttons(message))
    return opening or any(note in "".join(texts(message)) for note in _NOTES)


async def _end(venue: Venue, table: Table, seat: Seat, hands: Sequence[Message]) -> list[str]:
    """Return the errors in the hands of a table that is over. There can be at most one, and it must say how
    the game ended, in the language that its reader had then.
    """
    if len(hands) > 1:
        return [f"{len(hands)} hands of a table that is over"]
    said = [texts(hand)[0].split("\n")[-1] for hand in hands]
    right = {await _ended(venue, table, seat)} if said else set[str]()
    if not set(said) <= right:
        right = {await _ended(venue, table, seat, language) for language in LOCALES}
    return [
        f"the hand of a table that is over says {each!r}, not {right}" for each in said if each not in right
    ]


async def _ended(venue: Venue, table: Table, seat: Seat, language: Locale = "") -> str:
    """Return the line with which a hand must say that its table is over, in the reader's current language, or
    in `language` if given.
    """
    book, person = venue.bot.registry.preferences, table.snapshot.players[seat].person or 0
    chosen, now = book.of(person), book._clock.ran()
    book._people.put(person, replace(chosen, language=language or chosen.language), now)
    drawn = await venue.bot.builder.hand(table, seat, 0, refresh=False)
    book._people.put(person, chosen, now)
    return drawn_texts(drawn)[0].split("\n")[-1]


async def offers(venue: Venue, table: Table, seat: Seat, hand: Message, *, refresh: bool) -> Any:
    """Yield the errors in the hand of a player who must act. A group of choices or *More* can be open in it,
    and it can show a hint.
    """
    note, hint = _note(hand), _hint(hand)
    hand_drawn = partial(venue.bot.builder.hand, table, seat, 0, note=note, refresh=refresh)
    drawn = await hand_drawn(hint=hint, opened=_opened(hand))
    given, wanted = _ids(hand), _drawn_ids(drawn)
    unfolded = _drawn_ids(await hand_drawn(hint=hint, opened=MORE))
    said, right = texts(hand)[0], drawn_texts(drawn)[0]
    due = table.snapshot.clock_of(seat)
    if Counter(given) not in (Counter(wanted), Counter(unfolded)):
        yield f"the hand offers {given}, not {wanted}"
    elif not alike(table, said.split("\n")[-1], right.split("\n")[-1]):
        yield f"the hand says {said!r}, not {right!r}"
    elif due is not None and not _is_right(venue, table, said, due.at):
        yield f"the hand says {said!r}; the clock runs out at {due.at}"
    elif _is_old(hand, drawn):
        yield "the picture of the hand is old"


def _opened(hand: Message) -> str:
    """Return the tag of the group that is open in a hand, or "" if none is. The menu of groups shows it as
    chosen.
    """
    menus = [part for part in hand.parts() if "options" in part and read(part["custom_id"]).action == "open"]
    return next((each["value"] for menu in menus for each in menu["options"] if each.get("default")), "")


def _note(hand: Message) -> str:
    """Return the answer to the last press, which a hand shows until it is redrawn, or "". It replaces all
    small print except for one line.
    """
    said = [text for text in texts(hand)[1:] if text.startswith("**") and text.endswith("**")]
    return said[0].removeprefix("**").removesuffix("**") if said else ""


def _hint(hand: Message) -> Hint | None:
    """Return the hint that the hand shows, from the button with the arrow, or None."""
    arrowed = [each for each in hand.parts() if (each.get("emoji") or {}).get("name") == ARROW.name]
    return Hint(read(arrowed[0]["custom_id"]).arg, "", "") if arrowed else None

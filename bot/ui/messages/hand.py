"""A player's own message: the hand, and the buttons to play it."""

from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.engine.game import AnyAction, Seat
from bot.locales.phrase import ENGLISH, Locale, Phrase, Text, say, spoken
from bot.model.snapshots import AnySnapshot, ending
from bot.tables import automatic
from bot.tables.table_state import TableState
from bot.ui.components import ButtonId, Option, button, menu, tag
from bot.ui.messages import choices, story
from bot.ui.messages.message import Content, Control, MessageLayout, Picture, colour_of, layout
from bot.ui.messages.result import next_steps, own_result
from bot.ui.text import bare, moment, safe
from bot.words import Label, player_car

_GREEN = discord.ButtonStyle.success

MANY_CHOICES: Final = 4
"""The number of choices above which a phone has room for only one line of small print."""
FIRST_MOVES: Final = 3
"""The number of moves in a match after which a beginner's hand only marks the advised choice, without the
reason.
"""
OVER = Content("over")
"""The content of a hand whose match is over."""
AWAY = "away"
"""The key of the hand of a seat that a robot plays."""


def hand_key(table: TableState, seat: Seat) -> str:
    """Return a key that stays the same as long as a displayed hand is up to date. Others' moves change the
    hand of a waiting player only if they affect that player.
    """
    if table.snapshot.status != "playing":
        return OVER.key
    if table.snapshot.players[seat].robot is not None:
        return AWAY
    count = f"{table.snapshot.match.counts[seat]}{':passes' * table.snapshot.players[seat].passes}"
    if news := len(story.happened_to(table, seat, ENGLISH)):
        count += f":news{news}"
    if table.snapshot.players[seat].ahead:
        count += f":ahead {table.snapshot.players[seat].ahead}"
    way = table.snapshot.way_back
    if way is not None and way.seat == seat:
        count += f":back{len(way.steps)}"
    return f"turn:{table.turn}:{count}" if seat in table.awaited else f"waits:{count}"


def hand_content(table: TableState, seat: Seat, anchor: int, unix: Callable[[float], float]) -> Content:
    """Return the content of a seat's message: its `hand_key` and, if the seat must act, the link to the
    public message, the names that events are shown with, and the deadline. A seat's choices change only after
    its own moves and with new turns.
    """
    key = hand_key(table, seat)
    if seat not in table.awaited or key == AWAY:
        return Content(key)
    if table.tap_targets and table.snapshot.pace != "live":  # the hand shows which are taken
        key += f":{table.snapshot.match.ply}"
    return Content(f"{key}{_renamed(table)}:{anchor}", _deadline(table.snapshot, seat, unix))


def only_waits(shown: Content, wanted: Content) -> bool:
    """Return whether a player waits both in the content that their hand shows and in the wanted content,
    under the same conditions, such as the theme. In that case, the update is not urgent.
    """
    (conditions, waited, _), (same, waits, _) = (each.key.partition("waits:") for each in (shown, wanted))
    return bool(waited and waits) and conditions == same


def _renamed(table: TableState) -> str:
    """Return the names used for events, if people other than the current players have taken part or a name
    was deleted, and otherwise "".
    """
    now = [player.person for player in table.snapshot.players]
    others = [
        each.name for each in table.snapshot.before if each.person is None or each.person != now[each.seat]
    ]
    return f":{tag((*dict.fromkeys(others), *table.names))}" if others else ""


def has_picture(table: TableState, seat: Seat) -> bool:
    """Return whether the seat's message has a picture of its hand or of the result."""
    return table.snapshot.status == "over" or hand_key(table, seat) not in (OVER.key, AWAY)


def hand_message(
    table: TableState,
    seat: Seat,
    pictures: Sequence[Picture],
    *,
    head: str,
    note: str,
    refresh: bool,
    unix: Callable[[float], float],
    locale: Locale,
    opened: str = "",
    hints: bool = False,
    hint: choices.Hint | None = None,
    emoji: choices.Emoji = choices.NO_EMOJI,
    tip: choices.Hint | None = None,
    race: Text | None = None,
    beneath: str = "",
) -> MessageLayout:
    """Return the message of a seat's player, with what they can see and their choices. head: identifies the
    table. note: the answer to the last press. pictures: the pictures to show, if `has_picture`. refresh,
    hints: whether to offer *Refresh* and *Hint*. opened: the tag of the opened group. hint: the hint that the
    player asked for. tip: the hint for a beginner, who did not ask for one. race: the advice for a beginner
    in a race of presses. beneath: the text below a result.
    """
    offered, plans = _offered(table, seat), _plans(table, seat)
    ahead = plans.get(table.snapshot.players[seat].ahead)
    top = [f"-# {head}{_time_left(table, seat, unix, locale)}", _state(table, seat, ahead, locale)]
    extras = _ahead(table, seat=seat, plans=plans, ahead=ahead, locale=locale)
    extras += _extras(table, seat, offered, locale, refresh=refresh, hints=hints and not hint)
    shown, hidden = choices.parted(offered, len(extras), opened)
    targets, beside = choices.tap_buttons(table, seat, locale), _beside(shown, note, hint, locale)
    play = ButtonId(table.snapshot.id, "play", table.snapshot.match.counts[seat])
    rows = [
        *filter(None, [targets]),
        *choices.choice_rows(
            play,
            choices=shown,
            opened=opened,
            emoji=emoji,
            locale=locale,
            hint=hint or tip,
            arrow=hint is not None,
        ),
    ]
    if automatic.offers_auto_pass(table.snapshot, table.title, seat):
        rows.append([button(ButtonId(table.snapshot.id, "passes", 1), say("hand-pass-always", locale))])
    early = table.snapshot.match.counts[seat] < FIRST_MOVES
    why = (race if tip is None else tip.reason) if early else None
    top += _small(table, seat, locale, why=why)[: _most(hint, beside, shown)]
    return layout(
        "\n".join(top),
        *pictures,
        *filter(None, (beneath, beside)),
        *rows,
        buttons=_folded(
            table, seat=seat, extras=extras, hidden=hidden, opened=opened, rows=rows, locale=locale
        ),
        accent=colour_of(table.snapshot.id),
    )


def _beside(offered: Sequence[choices.Choice], note: str, hint: choices.Hint | None, locale: Locale) -> str:
    """Return the text directly above the choices of a hand: the note in bold, otherwise the hint's reason,
    otherwise the notes of the choices.
    """
    if note or hint is not None:
        return f"**{note}**" if note or hint is None else spoken(hint.reason, locale)
    return "\n".join(choices.notes(offered, locale))


def _most(hint: choices.Hint | None, beside: str, shown: Sequence[choices.Choice]) -> int | None:
    """Return the maximum number of lines of small print above the other texts and the choices, or None if all
    lines fit.
    """
    return 0 if hint else 1 if beside or len(shown) > MANY_CHOICES else None


def _small(table: TableState, seat: Seat, locale: Locale, *, why: Text | None) -> list[str]:
    """Return the small print: for a beginner the reason for the marked choice and less news, for others the
    news. Before the first move, it also says why the player's car does not have the chosen colour.
    """
    news = [*_repainted(table, seat, locale), *_since(table, seat, locale)]
    return [f"-# {spoken(why, locale)}", *news[:2]] if why else news


def _repainted(table: TableState, seat: Seat, locale: Locale) -> list[str]:
    """Return a note that another player has the chosen colour, until the player's first move."""
    car = table.snapshot.players[seat].car
    if car is None or car.wanted is None or table.snapshot.match.counts[seat]:
        return []
    now, wanted = (
        Phrase("card-colour", colour=player_car.COLOURS[each]) for each in (car.colour, car.wanted)
    )
    return [f"-# {say('hand-car', locale, striped=str(car.striped).lower(), colour=now, wanted=wanted)}"]


def _since(table: TableState, seat: Seat, locale: Locale) -> list[str]:
    """Return small print about the events since the player's last action that the picture does not show."""
    if table.snapshot.status != "playing" or table.snapshot.players[seat].robot is not None:
        return []
    return [f"-# {line}" for line in story.own_news(table, seat, locale)]


def news_alt(table: TableState, seat: Seat, locale: Locale) -> tuple[str, ...]:
    """Return the lines of a hand's alt text about its small pictures, which show the events since the seat's
    last turn, or nothing if the seat need not act.
    """
    if table.snapshot.status != "playing" or seat not in table.awaited:
        return ()
    id = "hand-since" if table.snapshot.match.counts[seat] else "hand-so-far"
    first, *more = story.recap(table, seat, locale) or [""]
    return tuple(map(bare, (say(id, locale, line=first), *more))) if first else ()


def _state(table: TableState, seat: Seat, ahead: Label | None, locale: Locale) -> str:
    """Return the words about the seat's situation: how the match ended, that a robot plays for it, or what it
    must do or waits for. ahead: its planned move, or None.
    """
    player = table.snapshot.players[seat]
    if table.snapshot.status == "ended":
        return spoken(ending(table.snapshot.ended, table.snapshot.players[seat].name), locale, safe)
    if table.snapshot.status == "over":
        return own_result(table, seat, locale)
    if player.robot is not None:
        return say("hand-away", locale)
    view = table.view(seat)
    if seat not in table.awaited:
        if table.title.words.done is not None and (done := table.title.words.done(view)):
            return spoken(done, locale)
        if ahead:
            return say("hand-planned", locale, move=ahead.text)
        return say("hand-waiting", locale)
    names = [safe(name) for name in table.names]
    head, prompt = table.title.words.text.headline(view, names), table.title.words.text.prompt(view, names)
    return "\n".join([f"**{spoken(head, locale)}**", *([spoken(prompt, locale)] if prompt else [])])


def _plans(table: TableState, seat: Seat) -> dict[str, Label]:
    """Return the moves that a waiting player can plan, by code, or an empty mapping if the player does not
    wait.
    """
    waits = table.snapshot.status == "playing" and seat not in table.awaited
    if table.title.words.plans is None or not waits or table.snapshot.players[seat].robot is not None:
        return {}
    return dict(table.title.words.plans(table.view(seat)))


def _ahead(
    table: TableState, seat: Seat, plans: dict[str, Label], ahead: Label | None, locale: Locale
) -> list[Control]:
    """Return a menu of the moves that can be planned, or the button that cancels the plan."""
    id, count = table.snapshot.id, table.snapshot.match.counts[seat]
    if ahead is not None:
        return [button(ButtonId(id, "unsay", count), say("hand-cancel-plan", locale))]
    options = [
        Option(tag(code), spoken(label.text, locale), spoken(label.note, locale))
        for code, label in plans.items()
    ]
    return [menu(ButtonId(id, "say", count), say("hand-plan", locale), options)] if options else []


def _private(table: TableState, seat: Seat) -> list[AnyAction]:
    """Return the seat's legal actions without those that are public buttons at the table."""
    targets = table.tap_targets
    return [action for action in table.actions(seat) if action not in targets]


def _extras(
    table: TableState,
    seat: Seat,
    offered: Sequence[choices.Choice],
    locale: Locale,
    *,
    refresh: bool,
    hints: bool,
) -> list[Control]:
    """Return the buttons in addition to the choices, the most useful first."""
    id, count, player = table.snapshot.id, table.snapshot.match.counts[seat], table.snapshot.players[seat]
    if table.snapshot.status != "playing":
        return [*next_steps(table, locale)] if table.snapshot.status == "over" else []
    look = [button(ButtonId(id, "look", count), say("hand-refresh", locale))] if refresh else []
    if player.robot is not None:
        return [button(ButtonId(id, "back", count), say("hand-back", locale), _GREEN), *look]
    found: list[Control] = []
    way = table.snapshot.way_back
    if hints and len(offered) > 1:
        found.append(button(ButtonId(id, "hint", count), say("hand-hint", locale)))
    if way is not None and way.seat == seat:
        found.append(button(ButtonId(id, "undo", count), say("hand-undo", locale)))
        if len(way.steps) > 1 and not any(label.again for _, label in offered):
            found.append(button(ButtonId(id, "undoall", count), say("hand-undo-turn", locale)))
    if table.title.table.auto_pass and not automatic.offers_auto_pass(table.snapshot, table.title, seat):
        words = say("hand-auto-pass", locale, on="yes" if player.passes else "no")
        found.append(button(ButtonId(id, "passes", int(not player.passes)), words))
    return [*found, *look]


def _folded(
    table: TableState,
    seat: Seat,
    extras: Sequence[Control],
    hidden: Sequence[choices.Choice],
    opened: str,
    rows: Sequence[Sequence[Control]],
    locale: Locale,
) -> list[Control]:
    """Return the first of the additional buttons, with the rest behind *More*, unless *More* is open or there
    is room for all below the rows of choices.
    """
    most = max(1, min(choices.SIDE, choices.CONTROLS - sum(map(len, rows))))
    if opened == choices.MORE or seat not in table.awaited or (not hidden and len(extras) <= most):
        return list(extras)
    more = ButtonId(table.snapshot.id, "open", table.snapshot.match.counts[seat], choices.MORE)
    return [*extras[: most - 1], button(more, say("hand-more", locale))]


def _offered(table: TableState, seat: Seat) -> list[choices.Choice]:
    """Return the seat's choices, single and combined, with the names filled in. There are none if a robot
    plays for the seat, or if the match is over.
    """
    if table.snapshot.status != "playing" or table.snapshot.players[seat].robot is not None:
        return []
    return choices.choices_of(table.title, table.view(seat), _private(table, seat), table.names)


def _deadline(snapshot: AnySnapshot, seat: Seat, unix: Callable[[float], float]) -> int:
    """Return the Unix time in seconds at which a seat's own clock ends, or 0 if it does not run."""
    clock = snapshot.clock_of(seat)
    return int(unix(clock.at)) if clock is not None else 0


def _time_left(table: TableState, seat: Seat, unix: Callable[[float], float], locale: Locale) -> str:
    """Return the text about the player's time, which follows the headline of a hand, or "" if no clock runs
    for the player.
    """
    at = _deadline(table.snapshot, seat, unix)
    awaited = seat in table.awaited and table.snapshot.players[seat].robot is None
    return f" · {say('hand-clock', locale, when=moment(at))}" if at and awaited else ""

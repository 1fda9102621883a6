"""A player's own message: the hand, the buttons to play it, and the key that tells whether the message is up
to date.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.engine.game import Seat
from bot.locales.phrase import ENGLISH, Locale, Phrase, Text, say, spoken
from bot.model.snapshots import AnySnapshot, ending
from bot.tables import automatic
from bot.tables.table import TableState
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
"""The number of moves after which a beginner's hand marks the advised choice without the reason."""

OVER: Final = Content("over")
"""The content of a hand whose match is over."""
AWAY: Final = "away"
"""The key of the hand of a seat that a robot plays."""


# the key of a hand


def hand_key(table: TableState, seat: Seat) -> str:
    """Return a key that stays the same as long as a displayed hand is up to date."""
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
    """Return the content of a seat's message. unix: converts play time into Unix time."""
    key = table.once(hand_key, seat)
    if seat not in table.awaited or key == AWAY:
        return Content(key)
    if table.tap_targets and table.snapshot.pace != "live":  # the hand shows which targets are taken
        key += f":{table.snapshot.match.ply}"
    return Content(f"{key}{_renamed(table)}:{anchor}", deadline(table.snapshot, seat, unix))


def only_waits(shown: Content, wanted: Content) -> bool:
    """Return whether the shown and the wanted content are both those of a waiting player, under the same
    conditions, such as the theme.
    """
    (conditions, waited, _), (same, waits, _) = (each.key.partition("waits:") for each in (shown, wanted))
    return bool(waited and waits) and conditions == same


def _renamed(table: TableState) -> str:
    """Return a key for the names of all past and present players, or "" if there are only present ones."""
    now = [player.person for player in table.snapshot.players]
    others = [
        each.name for each in table.snapshot.before if each.person is None or each.person != now[each.seat]
    ]
    return f":{tag((*dict.fromkeys(others), *table.names))}" if others else ""


def has_picture(table: TableState, seat: Seat) -> bool:
    """Return whether the seat's message has a picture of its hand or of the result."""
    snapshot = table.snapshot
    plays = snapshot.status == "playing" and snapshot.players[seat].robot is None
    return plays or snapshot.status == "over"


def deadline(snapshot: AnySnapshot, seat: Seat, unix: Callable[[float], float]) -> int:
    """Return the Unix time in seconds at which a seat's clock ends, or 0 if none runs."""
    clock = snapshot.clock_of(seat)
    return int(unix(clock.at)) if clock is not None else 0


# the message


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """The advice that helps a player to choose."""

    offered: bool = False
    """Whether the hand offers *Hint*."""
    hint: choices.Hint | None = None
    """The hint that the player asked for."""
    tip: choices.Hint | None = None
    """The hint for a beginner, who did not ask for one."""
    race: Text | None = None
    """The advice for a beginner in a race of presses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """The message to the player of a seat, with their view of the table and their choices."""

    table: TableState
    seat: Seat
    locale: Locale
    unix: Callable[[float], float]
    """Converts play time into Unix seconds."""
    head: str = ""
    """The line that identifies the table."""
    note: str = ""
    """The answer to the last press."""
    refresh: bool = False
    """Whether the hand offers *Refresh*."""
    opened: str = ""
    """The tag of the opened group of choices."""
    advice: Advice = Advice()
    emoji: choices.Emoji = field(default_factory=dict)
    """The uploaded emoji of the game."""
    beneath: str = ""
    """The text below a result."""

    def layout(self, pictures: Sequence[Picture] = ()) -> MessageLayout:
        """Return the layout of the message. pictures: those of the hand or the result, or none if
        `has_picture` is false.
        """
        offered, plans, snapshot = self._offered(), self._plans(), self.table.snapshot
        planned = plans.get(snapshot.players[self.seat].ahead)
        extras = [*self._planning(plans, planned), *self._extras(offered)]
        shown, hidden = choices.parted(offered, len(extras), self.opened)
        beside = self._beside(shown)
        rows = self._rows(shown)
        top = [f"-# {self.head}{self._time_left()}", self._state(planned), *self._small_print(shown, beside)]
        return layout(
            "\n".join(top),
            *pictures,
            *filter(None, (self.beneath, beside)),
            *rows,
            buttons=self._folded(extras, rows, hidden=hidden),
            accent=colour_of(snapshot.id),
        )

    def _plays(self) -> bool:
        snapshot = self.table.snapshot
        return snapshot.status == "playing" and snapshot.players[self.seat].robot is None

    # the text

    def _time_left(self) -> str:
        """Return the text about the player's time, or "" if no clock runs for the player."""
        at = deadline(self.table.snapshot, self.seat, self.unix)
        if not at or not self.table.must_act(self.seat):
            return ""
        return f" · {say('hand-clock', self.locale, when=moment(at))}"

    def _state(self, planned: Label | None) -> str:
        """Return the words about the player's situation."""
        snapshot, words = self.table.snapshot, self.table.title.words
        player = snapshot.players[self.seat]
        if snapshot.status == "ended":
            return spoken(ending(snapshot.ended, player.name), self.locale, safe)
        if snapshot.status == "over":
            return own_result(self.table, self.seat, self.locale)
        if player.robot is not None:
            return say("hand-away", self.locale)
        view = self.table.view(self.seat)
        if self._auto_passes(on=True):
            return say("hand-passing", self.locale)
        if self.seat not in self.table.awaited:
            if words.done is not None and (done := words.done(view)):
                return spoken(done, self.locale)
            if planned is not None:
                return say("hand-planned", self.locale, move=planned.text)
            return say("hand-waiting", self.locale)
        names = [safe(name) for name in self.table.names]
        head, prompt = words.text.headline(view, names), words.text.prompt(view, names)
        told = [spoken(prompt, self.locale)] if prompt else []
        todo = " ".join([*told, *choices.hurry(self.table, self.locale)])
        task = f"**{spoken(head, self.locale)}**"
        return f"{task}\n{todo}" if todo else task

    def _small_print(self, shown: Sequence[choices.Choice], beside: str) -> list[str]:
        """Return the small print for which there is room."""
        if self.advice.hint is not None:
            return []
        lines = [*self._repainted(), *self._since()]
        if why := self._why():
            lines = [f"-# {spoken(why, self.locale)}", *lines[:2]]
        return lines[:1] if beside or len(shown) > MANY_CHOICES else lines

    def _why(self) -> Text | None:
        """Return the reason for the advice to a beginner, or None."""
        if self.advice.tip is None:
            return self.advice.race
        return self.advice.tip.reason if self.table.snapshot.match.counts[self.seat] < FIRST_MOVES else None

    def _repainted(self) -> list[str]:
        """Return a note, before the player's first move, if another player has the chosen colour."""
        snapshot = self.table.snapshot
        car = snapshot.players[self.seat].car
        if car is None or car.wanted is None or snapshot.match.counts[self.seat]:
            return []
        now, wanted = (
            Phrase("card-colour", colour=player_car.COLOURS[each]) for each in (car.colour, car.wanted)
        )
        return [
            f"-# {say('hand-car', self.locale, striped=str(car.striped).lower(), colour=now, wanted=wanted)}"
        ]

    def _since(self) -> list[str]:
        """Return small print about the events since the player's last action that the picture does not
        show.
        """
        if not self._plays():
            return []
        return [f"-# {line}" for line in story.own_news(self.table, self.seat, self.locale)]

    def _beside(self, shown: Sequence[choices.Choice]) -> str:
        """Return the text directly above the choices: the note, the hint's reason, or the notes of the
        choices.
        """
        if self.note:
            return f"**{self.note}**"
        if self.advice.hint is not None:
            return spoken(self.advice.hint.reason, self.locale)
        return "\n".join(choices.notes(shown, self.locale))

    # the choices

    def _offered(self) -> list[choices.Choice]:
        """Return the seat's choices, single and combined, or none if a robot or *Auto-pass* plays, or the
        match is over.
        """
        table = self.table
        if not self._plays() or self._auto_passes(on=True):
            return []
        public = table.tap_targets
        private = [action for action in table.actions(self.seat) if action not in public]
        return choices.choices_of(table.title, table.view(self.seat), private, table.names)

    def _rows(self, shown: Sequence[choices.Choice]) -> list[Sequence[Control]]:
        targets = choices.tap_buttons(self.table, self.seat, self.locale)
        rows: list[Sequence[Control]] = [targets] if targets else []
        rows += choices.choice_rows(
            self._id("play"),
            choices=shown,
            opened=self.opened,
            emoji=self.emoji,
            locale=self.locale,
            hint=self.advice.hint or self.advice.tip,
            arrow=self.advice.hint is not None,
        )
        if self._auto_passes(on=False):
            always = ButtonId(self.table.snapshot.id, "passes", 1)
            rows.append([button(always, say("hand-pass-always", self.locale))])
        return rows

    def _auto_passes(self, *, on: bool) -> bool:
        """Return whether *Auto-pass* could make the player's only move now, and is turned on or off."""
        player, table = self.table.snapshot.players[self.seat], self.table
        return player.passes == on and automatic.can_auto_pass(table.snapshot, table.title, self.seat)

    # the other buttons

    def _plans(self) -> dict[str, Label]:
        """Return the moves that a waiting player can plan, by code."""
        table, plans = self.table, self.table.title.words.plans
        if plans is None or not self._plays() or self.seat in table.awaited:
            return {}
        return dict(plans(table.view(self.seat)))

    def _planning(self, plans: dict[str, Label], planned: Label | None) -> list[Control]:
        """Return a menu of the moves that can be planned, or the button that cancels the plan."""
        if planned is not None:
            return [button(self._id("unsay"), say("hand-cancel-plan", self.locale))]
        options = [
            Option(tag(code), spoken(label.text, self.locale), spoken(label.note, self.locale))
            for code, label in plans.items()
        ]
        return [menu(self._id("say"), say("hand-plan", self.locale), options)] if options else []

    def _extras(self, offered: Sequence[choices.Choice]) -> list[Control]:
        snapshot = self.table.snapshot
        player = snapshot.players[self.seat]
        if snapshot.status != "playing":
            return [*next_steps(self.table, self.locale)] if snapshot.status == "over" else []
        look = [button(self._id("look"), say("hand-refresh", self.locale))] if self.refresh else []
        if player.robot is not None:
            return [button(self._id("back"), say("hand-back", self.locale), _GREEN), *look]
        found: list[Control] = []
        way = snapshot.way_back
        if self.advice.offered and self.advice.hint is None and len(offered) > 1:
            found.append(button(self._id("hint"), say("hand-hint", self.locale)))
        if way is not None and way.seat == self.seat:
            found.append(button(self._id("undo"), say("hand-undo", self.locale)))
            if len(way.steps) > 1 and not any(label.again for _, label in offered):
                found.append(button(self._id("undoall"), say("hand-undo-turn", self.locale)))
        if self.table.title.table.auto_pass and not self._auto_passes(on=False):
            words = say("hand-auto-pass", self.locale, on="yes" if player.passes else "no")
            found.append(button(ButtonId(snapshot.id, "passes", int(not player.passes)), words))
        return [*found, *look]

    def _folded(
        self,
        extras: Sequence[Control],
        rows: Sequence[Sequence[Control]],
        *,
        hidden: Sequence[choices.Choice],
    ) -> list[Control]:
        """Return the additional buttons, or the first of them and *More*. hidden: the choices behind
        *More*.
        """
        most = max(1, min(choices.SIDE, choices.CONTROLS - sum(map(len, rows))))
        fits = not hidden and len(extras) <= most
        if self.opened == choices.MORE or self.seat not in self.table.awaited or fits:
            return list(extras)
        return [*extras[: most - 1], button(self._id("open", choices.MORE), say("hand-more", self.locale))]

    def _id(self, action: str, arg: str = "") -> ButtonId:
        snapshot = self.table.snapshot
        return ButtonId(snapshot.id, action, snapshot.match.counts[self.seat], arg)


def news_alt(table: TableState, seat: Seat, locale: Locale) -> tuple[str, ...]:
    """Return the lines of a hand's alt text about the events since the seat's last turn, or nothing if the
    seat need not act.
    """
    if table.snapshot.status != "playing" or seat not in table.awaited:
        return ()
    id = "hand-since" if table.snapshot.match.counts[seat] else "hand-so-far"
    first, *more = story.recap(table, seat, locale) or [""]
    return tuple(map(bare, (say(id, locale, line=first), *more))) if first else ()

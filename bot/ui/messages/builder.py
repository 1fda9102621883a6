"""Builds the messages of lobbies and tables."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.engine.game import AnyAction, AnyView, Seat
from bot.locales.phrase import ENGLISH, Locale, Phrase, say, spoken
from bot.record.game import record_of
from bot.render import cover, share_card
from bot.render.theme import STANDARD, Theme
from bot.render.themes import theme_of
from bot.tables.lobby import Lobby
from bot.tables.registry import TableRegistry
from bot.tables.table import Table, TableState
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, button, tag
from bot.ui.messages import choices, message, paint
from bot.ui.messages.hand import OVER, Advice, Hand, hand_content, has_picture, news_alt
from bot.ui.messages.lobby import lobby_message
from bot.ui.messages.public_table import fitting, table_content, table_message, whereabouts
from bot.ui.messages.result import road_of, shared_message
from bot.ui.messages.story import recent_events
from bot.ui.messages.tips import SeatMemory, Tips
from bot.ui.text import ALT, cut, link, person_mention, plain, safe

CHANNEL_GONE = "lost"
"""The prefix of the key of a hand whose table no longer has a channel."""
GREETING = message.Content("greeting")
"""The content of the first DM to a player who took a seat in a lobby."""


class Footnotes:
    """Adds a feature's texts below the messages of a table."""

    async def public(self, table: TableState, locale: Locale) -> str:  # noqa: ARG002 - nothing is added
        """Return the text below the public message, for everyone, or ""."""
        return ""

    async def private(self, table: TableState, locale: Locale) -> str:  # noqa: ARG002 - nothing is added
        """Return the text below the result in a player's own message, or ""."""
        return ""


class MessageBuilder:
    """Builds the messages that show a lobby or table, from its state and the readers' settings."""

    def __init__(
        self,
        client: discord.Client,
        titles: Mapping[str, Title],
        registry: TableRegistry,
        pictures: paint.PictureService,
    ) -> None:
        self.titles = titles
        self._client = client
        self._registry = registry
        self._pictures = pictures
        self.emoji = dict[str, choices.Emoji]()
        """The uploaded emoji of each title, by the title's key."""
        self._busy = SeatMemory(lambda _, person: registry.plays_several(person))
        self._tips = Tips(registry.preferences, registry.circuits)
        self.footnotes: list[Footnotes] = []

    async def lobby(self, lobby: Lobby, *, nameless: bool = False) -> message.MessageLayout:
        """Return the lobby's public message. nameless: whether to replace people's names, and leave out the
        circuit.
        """
        title, locale = lobby.title, lobby.snapshot.place.locale
        data = await self._pictures.paint(cover.cover_file, title.board.cover, locale, urgent=True)
        alt = spoken(title.board.cover_alt, locale)
        picture = message.Picture(data, cut(alt, ALT), "cover.png")
        circuit = None if nameless else await self._registry.circuits.running(lobby.snapshot.circuit)
        shows, expires = self.lobby_content(lobby), self._registry.clock.unix(lobby.snapshot.expires)
        role = self.role(lobby)
        seen = lobby.nameless() if nameless else lobby
        drawn = lobby_message(
            seen, title=title, expires=expires, circuit=circuit, cover=picture, locale=locale, role=role
        )
        return replace(drawn, shows=shows)

    def lobby_content(self, lobby: Lobby) -> message.Content:
        """Return the current content of the lobby's public message, without drawing it."""
        expires = 0.0 if lobby.closed else self._registry.clock.unix(lobby.snapshot.expires)
        role = self.role(lobby)
        return message.Content(f"{lobby.snapshot.version}:{lobby.outcome}:{role}:{int(expires)}")

    def role(self, lobby: Lobby) -> int:
        """Return the id of the role that a lobby mentions, or 0 if there is none."""
        role = self._registry.notifications.role(lobby)
        guild = self._client.get_guild(lobby.snapshot.place.guild)
        return 0 if role and guild is not None and guild.get_role(role) is None else role

    async def result(
        self, table: Table, seat: Seat, player: discord.abc.User, locale: Locale, *, nameless: bool = False
    ) -> message.MessageLayout:
        """Return the public result of a finished match, shared by a player. nameless: whether to replace
        people's names. Raises TableError if the match has no result.
        """
        name = person_mention(player.id) if nameless else safe(plain(player.display_name))
        signs = share_card.strip(await road_of(table, seat, locale, self._pictures))
        state = table.frozen(nameless=nameless)
        view = state.view(None)
        drawn = await self._paint(state, view, locale, urgent=True)
        alts = state.title.words.text.alts(view, state.names)
        pictures = message.pictures_of("result", drawn[:1], alts[:1], locale)
        return shared_message(state, seat, name, pictures, signs, locale)

    def table_content(self, table: TableState) -> message.Content:
        """Return the current content of the table's public message, without drawing it."""
        conditions = _read(self._theme(table, None), table.snapshot.place.locale)
        return table_content(table, self._registry.clock.unix).under(*conditions)

    async def table(
        self, table: Table, *, urgent: bool = False, nameless: bool = False
    ) -> message.MessageLayout:
        """Return the table's public message, as spectators see the table. urgent: whether a person waits for
        the answer. nameless: whether to replace people's names, and leave out the texts of features.
        """
        shows, locale = self.table_content(table), table.snapshot.place.locale
        state = table.frozen(nameless=nameless)
        pictures = await self._board_pictures(state, urgent=urgent)
        notes = [] if nameless else [await each.public(state, locale) for each in self.footnotes]
        drawn_table = table_message(
            state,
            pictures=pictures,
            unix=self._registry.clock.unix,
            locale=locale,
            beneath="\n".join(filter(None, notes)),
        )
        return replace(drawn_table, shows=shows)

    async def pictures(self, table: Table) -> Sequence[message.Picture]:
        """Return the pictures that do not fit into the table's public message."""
        pictures = await self._board_pictures(table, urgent=True)
        return pictures[fitting(pictures) :]

    async def _board_pictures(self, table: TableState, *, urgent: bool) -> tuple[message.Picture, ...]:
        view, title, locale = table.view(None), table.title, table.snapshot.place.locale
        drawn = await self._paint(table, view, locale, urgent=urgent)
        return message.pictures_of("table", drawn, title.words.text.alts(view, table.names), locale)

    async def record(self, table: Table, *, named: bool = True) -> str:
        """Return the record of a finished match, with or without the players' names. Raises TableError,
        including BrokenRecord.
        """
        title, moves, snapshot = table.title, await table.log(), table.snapshot
        if not named:
            players = (replace(each, name=f"Seat {seat}") for seat, each in enumerate(snapshot.players))
            before = (replace(each, name=f"Seat {each.seat}") for each in snapshot.before)
            snapshot = replace(snapshot, players=tuple(players), before=tuple(before))
        return await self._pictures.paint(record_of, snapshot, title, moves, urgent=True)

    def hand_content(self, table: TableState, seat: Seat, anchor: int | None) -> message.Content:
        """Return the current content of a player's own message, without drawing it. anchor: see `hand`."""
        shows = hand_content(table, seat, anchor or 0, self._registry.clock.unix)
        if shows == OVER:
            return shows
        gone, why = CHANNEL_GONE * (anchor is None), "why" * bool(self._tips.reader(table, seat))
        allowed = table.snapshot.circuit and self._registry.circuits.allow_hints(table.snapshot)
        hints = "hints" * bool(allowed and seat in table.awaited)
        return shows.under(gone, why, hints, *_read(self._theme(table, seat), self._reads(table, seat)))

    async def hand(
        self,
        table: Table,
        seat: Seat,
        anchor: int | None,
        *,
        note: str = "",
        refresh: bool,
        urgent: bool = False,
        opened: str = "",
        hint: choices.Hint | None = None,
    ) -> message.MessageLayout:
        """Return a player's own message. anchor: the id of the table's public message, 0 if there is none
        yet, or None if its channel was deleted. note: see `Hand`. refresh: whether the hand offers *Refresh*
        and has a short headline. urgent: see `table`. opened: the tag of the group whose choices are shown.
        hint: the hint that the player asked for.
        """
        shows, state = self.hand_content(table, seat, anchor), table.frozen()
        locale, brief = self._reads(table, seat), refresh or hint is not None
        over = state.snapshot.status == "over"
        beneath = [await each.private(state, locale) for each in self.footnotes] if over else []
        advice = Advice(
            offered=self._registry.circuits.allow_hints(state.snapshot),
            hint=hint,
            tip=None if hint else await self._tips.tip(state, seat, table.robots),
            race=await self._tips.race(state, seat),
        )
        drawn = Hand(
            table=state,
            seat=seat,
            locale=locale,
            unix=self._registry.clock.unix,
            head=self._short(state, locale) if brief else await self._hand_head(state, seat, anchor),
            note=note,
            refresh=refresh,
            opened=opened,
            advice=advice,
            emoji=self.emoji.get(state.title.key, choices.NO_EMOJI),
            beneath="\n".join(filter(None, beneath)),
        )
        pictures: tuple[message.Picture, ...] = ()
        if has_picture(state, seat):
            marked = choices.marked(state, seat, advice.hint or advice.tip)
            pictures = await self._hand_pictures(state, seat, marked, urgent=urgent)
        return replace(drawn.layout(pictures), shows=shows)

    async def _hand_pictures(
        self, table: TableState, seat: Seat, marked: AnyAction | None, *, urgent: bool
    ) -> tuple[message.Picture, ...]:
        """Return the pictures of a seat's hand or, after the end, of the result as the seat sees it. marked:
        the action of the green button, or None.
        """
        view = table.view(seat)
        locale = self._reads(table, seat)
        drawn = await self._paint(table, view, locale, marked, urgent=urgent)
        alts = [*table.title.words.text.alts(view, table.names)]
        if table.snapshot.status == "over":
            return message.pictures_of("result", drawn[:1], alts[:1], locale)
        if seat not in table.awaited:
            moved = table.snapshot.match.counts[seat]
            alts[0] = (Phrase("hand-old-moved" if moved else "hand-old-dealt"), *alts[0])
        elif alts:
            alts[0] = (*alts[0], *news_alt(table, seat, locale))
        return message.pictures_of("hand", drawn, alts, locale)

    def resting(self, table: TableState, locale: Locale) -> message.MessageLayout:
        """Return the DM of a player who plays with *My hand*, with a button that shows the hand there."""
        again = button(ButtonId(table.snapshot.id, "look"), say("answer-rest-here", locale))
        text = f"{self.head(table, 0, locale)}\n{say('answer-resting', locale)}"
        return message.layout(text, buttons=[again], accent=message.colour_of(table.snapshot.id))

    def _short(self, table: TableState, locale: Locale) -> str:
        id = table.snapshot.id
        return f"{message.mark(id)} {say('answer-head', locale, game=table.title.name, table=id)}"

    async def _hand_head(self, table: TableState, seat: Seat, anchor: int | None) -> str:
        """Return the line that identifies a hand's table, with the server and the channel if the player needs
        them.
        """
        locale, person = self._reads(table, seat), table.snapshot.players[seat].person
        if not anchor or person is None or not table.snapshot.place.guild:
            return self.head(table, anchor, locale)
        if await self._busy.of(table, person):
            return self.head(table, anchor, locale)
        where, id = link(table.snapshot.place, anchor), table.snapshot.id
        head = say("answer-head-near", locale, game=table.title.name, table=id, link=where)
        return f"{message.mark(id)} {head}"

    def head(self, of: TableState | Lobby, anchor: int | None, locale: Locale) -> str:
        """Return the line that identifies a table or lobby in another message, with its place and a link.
        anchor: the id of the public message, or 0 or None.
        """
        guild, channel = whereabouts(self._client, of, locale)
        head = say(
            "answer-head-linked" if anchor else "answer-head-elsewhere",
            locale,
            game=of.title.name,
            table=of.snapshot.id,
            server=guild,
            channel=channel,
            link=link(of.snapshot.place, anchor or 0),
        )
        return f"{message.mark(of.snapshot.id)} {head}"

    def plain(self, of: TableState | Lobby) -> str:
        """Return a short description of a table or lobby, without Markdown."""
        guild = self._client.get_guild(of.snapshot.place.guild)
        channel = guild.get_channel_or_thread(of.snapshot.place.channel) if guild else None
        players = ", ".join(player.name for player in of.snapshot.players)
        return f"{of.snapshot.id} · {of.title.name} · #{channel or '?'} · {players}"

    def opening(self, lobby: Lobby, anchor: int, locale: Locale) -> message.MessageLayout:
        """Return the notice of a new lobby, for a person who wants such notices."""
        snapshot = lobby.snapshot
        (host,) = (safe(player.name) for player in snapshot.players if player.person == snapshot.host)
        free = lobby.most - len(snapshot.players)
        words = say("answer-opening", locale, head=self.head(lobby, anchor, locale), name=host, free=free)
        hush = ButtonId("0", "hush", arg=tag(("wish", snapshot.place.guild)))
        return message.layout(words, buttons=[button(hush, say("answer-opening-hush", locale))])

    def greeting(self, lobby: Lobby, anchor: int | None, locale: Locale) -> message.MessageLayout:
        """Return the first DM to a player who took a seat in a lobby. anchor: the id of the lobby's message,
        0 if there is none yet, or None if its channel was deleted.
        """
        text = f"{self.head(lobby, anchor, locale)}\n{say('answer-greeting', locale)}"
        return replace(message.layout(text, accent=message.colour_of(lobby.snapshot.id)), shows=GREETING)

    def reads(self, person: int | None) -> Locale:
        """Return the language of a person's private messages. Their settings must have been read."""
        return self._registry.preferences.of(person).reads

    def _reads(self, table: TableState, seat: Seat) -> Locale:
        return self.reads(table.snapshot.players[seat].person)

    def _theme(self, table: TableState, seat: Seat | None) -> Theme:
        """Return the theme of a player's hand, or of the table's public message if `seat` is None."""
        chosen = self._registry.preferences
        if seat is None:
            return theme_of(chosen.server(table.snapshot.place.guild).theme)
        return theme_of(chosen.of(table.snapshot.players[seat].person).theme)

    async def _paint(
        self,
        table: TableState,
        view: AnyView,
        locale: Locale,
        marked: AnyAction | None = None,
        *,
        urgent: bool,
    ) -> tuple[bytes, ...]:
        """Return the pictures of a view as PNG files. Raises the painter's errors."""
        painter, recent = table.title.board.painter, recent_events(table, view.seat)
        theme = self._theme(table, view.seat)
        return await self._pictures.draw(
            painter, view, table.seated_names, recent, theme, locale, marked, urgent=urgent
        )


def _read(theme: Theme, locale: Locale) -> tuple[str, str]:
    """Return the conditions that a language and a theme add to a message's content, each "" for the standard
    one.
    """
    return "" if locale == ENGLISH else locale, "" if theme is STANDARD else theme.key

"""The buttons of a table's public message, and those of a hand."""

from discord.utils import DISCORD_EPOCH

from bot.engine.game import IllegalMove
from bot.locales.phrase import Phrase
from bot.model import errors
from bot.tables.decide import ComeBack, Command, PassForMe, PlanAhead, Play, TakeSeat, Undo, not_their_turn
from bot.tables.decide_lobby import Join
from bot.tables.table import Table
from bot.ui.actions import challenge_limits, practice, repeated_opening, reply
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, tag
from bot.ui.errors import Refusal, refusal, tell
from bot.ui.handlers import on_press
from bot.ui.messages import choices
from bot.ui.sync.answering import fade
from bot.ui.sync.message_state import Shut
from bot.ui.text import locale_of, place_locale, plain, said, table_link

FADES = 20.0
"""The number of seconds after which the refusal of a public press is deleted."""


@on_press("hand")
async def hand(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the user's hand, ephemerally."""
    table = await reply.find(interaction, button_id.table)
    seat = table.seat_of(interaction.user.id)
    table.touch(interaction.user.id)
    if table.snapshot.place.anywhere:
        await reply.acknowledge(interaction, table)
    await reply.send_hand(interaction, table, seat)


@on_press("text", redraws=True)
async def text(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the table as text, as the user sees it."""
    await reply.send_text(interaction, await reply.find(interaction, button_id.table))


@on_press("more", redraws=True)
async def more(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the pictures that do not fit into the public message."""
    table = await reply.find(interaction, button_id.table)
    table.touch(interaction.user.id)
    await reply.send_pictures(interaction, table)


@on_press("rules", redraws=True)
async def rules(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the game's short rules."""
    table = await reply.find(interaction, button_id.table)
    table.touch(interaction.user.id)
    await reply.send_rules(interaction, table.snapshot.title)


@on_press("back", redraws=True)
async def back(interaction: Interaction, button_id: ButtonId) -> None:
    """Take the user's seat back from the robot."""
    table = await reply.find(interaction, button_id.table)
    await table.do(ComeBack(interaction.user.id))
    if await reply.is_public(interaction, table):
        await reply.show_public(interaction, table)
    else:
        await reply.show_hand(interaction, table, table.seat_of(interaction.user.id))


@on_press("sit", redraws=True)
async def sit(interaction: Interaction, button_id: ButtonId) -> None:
    """Give the user the seat of a player who has left."""
    table = await reply.find(interaction, button_id.table)
    name = plain(interaction.user.display_name)
    await challenge_limits.must_be_welcome(interaction, table)
    await interaction.client.registry.must_not_know(table.snapshot, interaction.user.id)
    await table.do(TakeSeat(person=interaction.user.id, name=name, seat=button_id.mark))
    await reply.show_public(interaction, table)


@on_press("again", opens=True)
async def again(interaction: Interaction, button_id: ButtonId) -> None:
    """Start another match after a finished one, usually by opening or joining the lobby of a rematch."""
    table = await reply.find(interaction, button_id.table)
    if table.snapshot.branch is not None:
        await interaction.client.lookback.play_on(interaction, table)
        return
    if table.snapshot.place.direct:
        await practice.practise_again(interaction, table)
        return
    person, place = interaction.user.id, table.snapshot.place
    table.seat_of(person)
    begun = table.snapshot.rematch and await interaction.client.registry.tables.get(table.snapshot.rematch)
    if begun and begun.snapshot.status == "playing":
        await repeated_opening.tell_where(interaction, begun)
        return
    await _must_reach_others(interaction, table)
    away = await challenge_limits.not_invited(interaction, table.snapshot)
    lobby = await interaction.client.registry.new_lobbies.rematch(table, person, away=away)
    anywhere = place.anywhere
    if not away and set(lobby.snapshot.asked) <= {0, person}:
        dealt = await lobby.start(person, manager=False, locale=place_locale(interaction))
        if anywhere:
            await reply.send_table(interaction, dealt)
        else:
            await tell(interaction, said(interaction, "table-dealt"))
        return
    state = (await interaction.client.display.tracked(lobby)).confirmed
    if state.anchor:
        if not lobby.seats(person):
            await challenge_limits.must_be_welcome(interaction, lobby)
            await lobby.do(Join(person, plain(interaction.user.display_name)))
        await tell(
            interaction,
            Phrase(
                "answer-rematch-joined",
                where=table_link(lobby.snapshot.id, lobby.snapshot.place, state.anchor),
            ),
        )
    elif anywhere or await reply.is_public(interaction, table):
        await reply.send_lobby(interaction, lobby)
    else:  # a hand, in direct messages or ephemeral: the lobby opens at the table
        interaction.client.display.update(lobby)
        await tell(interaction, Phrase("answer-rematch-open", table=lobby.snapshot.id))


async def _must_reach_others(interaction: Interaction, table: Table) -> None:
    """Raise Refusal if the lobby of a rematch with other people could not be posted."""
    person = interaction.user.id
    state = (await interaction.client.display.tracked(table)).confirmed
    others = any(each.person not in (None, person) and not each.left for each in table.snapshot.players)
    if (
        others
        and state.is_shut(Shut.BOARD_MESSAGE)
        and interaction.channel_id != table.snapshot.place.channel
    ):
        raise Refusal(Phrase("refuse-rematch-lost"))


@on_press("look", "open", redraws=True)
async def look(interaction: Interaction, button_id: ButtonId) -> None:
    """Redraw a hand, with the choices of the opened group, if any."""
    table = await reply.find(interaction, button_id.table)
    seat = table.seat_of(interaction.user.id)
    table.touch(interaction.user.id)
    await reply.show_hand(interaction, table, seat, opened=button_id.arg)


@on_press("tap", redraws=True)
async def tap(interaction: Interaction, button_id: ButtonId) -> None:
    """Press a tap target, at the table or in a hand. Discord's timestamp is the time of the press."""
    table = await reply.find(interaction, button_id.table)
    public, seat, note = await reply.is_public(interaction, table), table.seat_of(interaction.user.id), ""
    action = next((each for each in table.tap_targets if tag(each) == button_id.arg), None)
    at = (interaction.id >> 22) + DISCORD_EPOCH
    try:
        closed = await table.race.tap(interaction.user.id, button_id.mark, action, at)
    except (errors.TableError, IllegalMove) as error:
        table.touch(interaction.user.id)
        note = refusal(error, locale_of(interaction)) or ""
        if public:
            if (delete := await tell(interaction, note)) is not None:
                client = interaction.client
                client.display.later.begin(fade(delete, FADES, client.clock), "fade")
            return
    if public:
        goes_on = table.snapshot.status == "playing"  # the result is a separate message
        await (reply.show_public if closed and goes_on else reply.acknowledge)(interaction, table)
    else:
        await reply.show_hand(interaction, table, seat, note)


@on_press("play", redraws=True)
async def play(interaction: Interaction, button_id: ButtonId) -> None:
    """Make a move. A refusal is shown in the hand, and the group of the move stays open."""
    table = await reply.find(interaction, button_id.table)
    person = interaction.user.id
    seat, note, opened = table.seat_of(person), "", ""
    try:
        chosen = _chosen(table, person, button_id)
        opened = choices.group_of(chosen.label)
        await table.do(Play(person, button_id.mark, chosen.actions, chosen.goes_on))
    except (errors.TableError, IllegalMove) as error:
        note = refusal(error, locale_of(interaction)) or ""
    await reply.show_hand(interaction, table=table, seat=seat, note=note, opened=opened)


@on_press("hint", redraws=True)
async def hint(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the user's hand with a hint, or with the reason why there is none."""
    table, note, advice = await reply.find(interaction, button_id.table), "", None
    seat = table.seat_of(interaction.user.id)
    title = table.title
    try:
        if not interaction.client.registry.circuits.allow_hints(table.snapshot):
            raise errors.TableError(Phrase("refuse-hints"))
        if title.robots.substitute in title.robots.searching:  # a search can take longer than Discord waits
            await interaction.response.defer()
        action = await table.robots.hint(interaction.user.id, button_id.mark)
        advice = choices.advised(title, table.view(seat), table.actions(seat), table.names, action)
    except errors.TableError as error:
        note = refusal(error, locale_of(interaction)) or ""
    await reply.show_hand(interaction, table, seat, note, hint=advice)


@on_press("say", redraws=True)
async def say(interaction: Interaction, button_id: ButtonId) -> None:
    """Plan the user's next move, in secret."""
    table = await reply.find(interaction, button_id.table)
    title = table.title
    seat = table.seat_of(interaction.user.id)
    plans = title.words.plans(table.view(seat)) if title.words.plans else ()
    code = next((code for code, _ in plans if tag(code) == button_id.arg), "")
    if code:
        await _do(interaction, table, PlanAhead(interaction.user.id, button_id.mark, code))
    else:
        await reply.show_hand(interaction, table, seat, said(interaction, "refuse-plan"))


@on_press("unsay", redraws=True)
async def unsay(interaction: Interaction, button_id: ButtonId) -> None:
    """Cancel a planned move."""
    table = await reply.find(interaction, button_id.table)
    await _do(interaction, table, PlanAhead(interaction.user.id, button_id.mark, ""))


@on_press("undo", "undoall", redraws=True)
async def take_back(interaction: Interaction, button_id: ButtonId) -> None:
    """Undo the last step of the user's turn, or as much of the turn as possible."""
    table, whole = await reply.find(interaction, button_id.table), button_id.action == "undoall"
    await _do(interaction, table, Undo(interaction.user.id, button_id.mark, whole=whole))


@on_press("passes", redraws=True)
async def passes(interaction: Interaction, button_id: ButtonId) -> None:
    """Turn the user's automatic passes on (mark 1) or off (mark 0), in secret."""
    table = await reply.find(interaction, button_id.table)
    await _do(interaction, table, PassForMe(interaction.user.id, on=bool(button_id.mark)))


async def _do(interaction: Interaction, table: Table, command: Command) -> None:
    """Carry out a command for the user, and show their hand with the table's refusal, if any. Raises
    NotSeated.
    """
    seat, note = table.seat_of(interaction.user.id), ""
    try:
        await table.do(command)
    except errors.TableError as error:
        note = refusal(error, locale_of(interaction)) or ""
    await reply.show_hand(interaction, table, seat, note)


def _chosen(table: Table, person: int, button_id: ButtonId) -> choices.Offer:
    """Return the current choice that a button represents. Raises TableError if there is none."""
    title, seat = table.title, table.seat_of(person)
    view, actions = table.view(seat), table.actions(seat)
    for offer in choices.offered(title, view=view, actions=actions, names=table.names):
        if offer.tag == button_id.arg:
            return offer
    table.check(Play(person, button_id.mark, ()))
    if seat not in table.awaited:
        raise not_their_turn(table.snapshot, title)
    raise errors.TableError(Phrase("refuse-impossible"))

"""The buttons that open, change and close circuits."""

from functools import partial
from typing import Unpack

from bot.features.circuits.handlers import circuit_of, send_standings
from bot.features.circuits.hosting import CircuitChanges, HostedCircuits, limit_of
from bot.features.circuits.layouts import circuit_buttons, edit_message, games_message, undo_button
from bot.features.circuits.messages import CircuitMessages
from bot.league.circuit import NAME, Circuit
from bot.locales.phrase import Phrase, say
from bot.ui import access, errors
from bot.ui.actions import challenge_limits
from bot.ui.actions.confirmation import ask
from bot.ui.actions.lobby import show_options
from bot.ui.actions.reply import extras, find, find_place, is_manager, open_lobby, post, send_lobby, title_of
from bot.ui.actions.text_form import Choice, Field, Form, Line, TextForm, chosen_value, number_in, typed_text
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, Option
from bot.ui.handlers import on_form, on_press
from bot.ui.messages.message import MessageLayout, layout
from bot.ui.sync.answering import on_panel, redraw, show_panel
from bot.ui.sync.blocked_words import send_public
from bot.ui.text import locale_of, place_locale, safe, said, table_link

LONGEST = 200
"""The maximum number of characters typed into a form as a name. It exceeds NAME, so that a name that is too
long gets an explanation.
"""
NUMBER = 6
"""The maximum number of characters typed into a form as a number of games."""
ANY = "any"
"""The value of the choice "all games"."""


@on_press("series")
async def series(interaction: Interaction, button_id: ButtonId) -> None:
    """Make a circuit of a finished match, its series and its rematch, unless the match has a circuit. Answer
    with the lobby of the rematch.
    """
    registry = interaction.client.registry
    gathering = await registry.lobbies.get(button_id.table)
    away = frozenset[int]()
    if gathering is not None:
        access.must_see(interaction, gathering.snapshot)
    else:
        table = await find(interaction, button_id.table)
        access.must_see(interaction, table.snapshot)
        away = await challenge_limits.not_invited(interaction, table.snapshot)
    lobby = await registry.new_lobbies.race_again_in_circuit(button_id.table, interaction.user.id, away=away)
    state = (await interaction.client.display.tracked(lobby)).confirmed
    if gathering is not None:
        await show_options(interaction, lobby)
    elif state.anchor:
        await errors.tell(
            interaction,
            Phrase("answer-series", where=table_link(lobby.snapshot.id, lobby.snapshot.place, state.anchor)),
        )
    else:
        await send_lobby(interaction, lobby)


@on_press("circuit", redraws=True)
async def standings(interaction: Interaction, button_id: ButtonId) -> None:
    """Answer with the standings of the circuit that a match counts for. Raises Refusal if there is none."""
    table = await find(interaction, button_id.table)
    circuit = await interaction.client.registry.circuits.find(table.snapshot.circuit)
    if circuit is None:
        raise errors.Refusal(Phrase("refuse-series"))
    await send_standings(interaction, circuit, ephemeral=True, above=extras(table))


async def create(
    interaction: Interaction, *, name: str, game: str, races: int | None, hours: int | None
) -> None:
    """Open a circuit, and announce it in the channel. game: the key of the only game that counts, or "" for
    all. races, hours: the number of games or hours after which the circuit ends, or None.
    """
    registry, place = interaction.client.registry, find_place(interaction)
    await challenge_limits.must_be_let(interaction)
    circuit = await registry.circuits.create(
        place=place,
        host=interaction.user.id,
        name=name,
        limit=limit_of(races, hours, registry.clock.now()),
        title=game,
        robots="ignore",
    )
    locale = place_locale(interaction)
    terms = interaction.client.parts[CircuitMessages].terms(circuit, locale)

    async def draw(*, nameless: bool) -> MessageLayout:
        name = circuit.nameless().name if nameless else safe(circuit.name)
        return layout(
            say("league-open", locale, name=name, terms=terms), buttons=circuit_buttons(circuit, locale)
        )

    if on_panel(interaction):
        await send_standings(interaction, circuit, ephemeral=True)
    await send_public(draw, partial(post, interaction), locale)


@on_press("newcircuit")
async def ask_new(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the form for a new circuit: its name, the game that counts, and the number of games."""
    find_place(interaction)
    await challenge_limits.must_be_let(interaction)
    games = [Option(ANY, said(interaction, "league-new-any"))]
    games += [Option(key, title.name) for key, title in interaction.client.builder.titles.items()]
    fields: list[Field] = [
        Line("name", said(interaction, "league-new-name"), LONGEST),
        Choice("game", said(interaction, "league-new-game"), games, ANY),
        Line("games", said(interaction, "league-new-games"), NUMBER, example="10", needed=False),
    ]
    await interaction.response.send_modal(Form(button_id, said(interaction, "league-button-new"), fields))


@on_form("newcircuit")
async def new(interaction: Interaction, _button_id: ButtonId) -> None:
    """Open a circuit from the submitted form. Raises Refusal if the typed number of games cannot be read."""
    name, typed = typed_text(interaction, LONGEST, "name"), typed_text(interaction, NUMBER, "games")
    game, races = chosen_value(interaction, "game"), number_in(typed)
    if typed.strip() and races is None:
        raise errors.Refusal(Phrase("refuse-circuit-number"))
    counts = game if game in interaction.client.builder.titles else ""
    await create(interaction, name=name, game=counts, races=races, hours=None)


@on_press("playfor", opens=True)
async def play_for(interaction: Interaction, button_id: ButtonId) -> None:
    """Open a lobby for a circuit. Ask for the game if the button names none and several count."""
    circuit, titles = await circuit_of(interaction, button_id), interaction.client.builder.titles
    if button_id.arg:
        title = title_of(interaction, button_id.arg)
    elif circuit.title in titles:
        title = titles[circuit.title]
    else:
        drawn = games_message(circuit, tuple(titles.values()), locale_of(interaction))
        await show_panel(interaction, drawn, ButtonId(circuit.id, "cup"))
        return
    await open_lobby(interaction, title, circuit=circuit.id)


@on_press("edit", redraws=True)
async def edit(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the settings of a circuit to its host or a manager of the server."""
    circuit = await circuit_of(interaction, button_id)
    found = await interaction.client.parts[HostedCircuits].must_be_editable(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild)
    )
    await show_panel(interaction, _panel(interaction, found), ButtonId(circuit.id, "cup"))


@on_press("scoring", redraws=True)
async def scoring(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether robots score in a circuit. Mark 1 turns it on."""
    await _change(interaction, button_id, robots="count" if button_id.mark else "ignore")


@on_press("hinting", redraws=True)
async def hinting(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether the players of a circuit can ask for hints. Mark 1 turns it on."""
    await _change(interaction, button_id, hints=bool(button_id.mark))


@on_press("rename")
async def ask_name(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the form for renaming a circuit."""
    circuit = await circuit_of(interaction, button_id)
    title, ask_for = said(interaction, "league-edit-rename"), said(interaction, "league-edit-name", most=NAME)
    await interaction.response.send_modal(
        TextForm(button_id=button_id, title=title, ask=ask_for, example=circuit.name, longest=LONGEST)
    )


@on_form("rename")
async def rename(interaction: Interaction, button_id: ButtonId) -> None:
    """Rename the circuit to the typed name."""
    await _change(interaction, button_id, name=typed_text(interaction, LONGEST))


@on_press("wrapup", redraws=True)
async def ask_close(interaction: Interaction, button_id: ButtonId) -> None:
    """Ask the user to confirm the closing of a circuit."""
    circuit = await circuit_of(interaction, button_id)
    find_place(interaction)
    await interaction.client.parts[HostedCircuits].must_be_closable(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild)
    )
    question = Phrase("league-close", name=safe(circuit.name))
    await ask(interaction, question, ButtonId(circuit.id, "close"), above=ButtonId(circuit.id, "edit"))


@on_press("close", redraws=True)
async def close(interaction: Interaction, button_id: ButtonId) -> None:
    """Close a circuit of this server, now or once its matches in progress are over. Raises Refusal for a
    circuit of another server.
    """
    place, circuits = find_place(interaction), interaction.client.registry.circuits
    circuit = await circuits.running(button_id.table)
    if circuit is not None and circuit.guild != place.guild:
        raise errors.Refusal(Phrase("refuse-circuit-elsewhere"))
    manager = is_manager(interaction, place.guild)
    hosted = interaction.client.parts[HostedCircuits]
    closed = await hosted.close(button_id.table, interaction.user.id, place.channel, manager=manager)
    result = "league-closing" if closed.running else "league-closed"
    locale = locale_of(interaction)
    words = say(result, locale, name=safe(closed.name))
    drawn = layout(words, buttons=[undo_button(closed, locale)])
    await show_panel(interaction, drawn, ButtonId(closed.id, "cup"))


@on_press("unclose", redraws=True)
async def reopen(interaction: Interaction, button_id: ButtonId) -> None:
    """Reopen a circuit, and replace the message with its standings."""
    circuit, message = await circuit_of(interaction, button_id), interaction.message
    again = await interaction.client.parts[HostedCircuits].reopen(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild)
    )
    locale = locale_of(interaction) if message and message.flags.ephemeral else circuit.locale
    saved = Phrase("league-reopened", name=safe(circuit.name))
    messages = interaction.client.parts[CircuitMessages]
    await redraw(interaction, await messages.table(again, locale, urgent=True, saved=saved))


async def _change(interaction: Interaction, button_id: ButtonId, **changes: Unpack[CircuitChanges]) -> None:
    circuit = await circuit_of(interaction, button_id)
    changed = await interaction.client.parts[HostedCircuits].edit(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild), **changes
    )
    await redraw(interaction, _panel(interaction, changed))


def _panel(interaction: Interaction, circuit: Circuit) -> MessageLayout:
    locale = locale_of(interaction)
    return edit_message(circuit, interaction.client.parts[CircuitMessages].terms(circuit, locale), locale)

"""The functions behind `/league standings` and `/league close`, and the autocompletion of circuits."""

from discord import app_commands

from bot.features.circuits.editing import ask_close
from bot.features.circuits.handlers import send_standings
from bot.ui import client, components
from bot.ui.commands.circuit_option import choices, meant
from bot.ui.commands.table import Command


async def complete_open(interaction: client.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return up to 25 open circuits of this server whose names contain the typed text."""
    circuits = await interaction.client.registry.circuits.running_in(interaction.guild_id or 0)
    return choices(interaction, circuits, typed)


async def complete_any(interaction: client.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return up to 25 circuits of this server whose names contain the typed text, open ones first."""
    circuits = await interaction.client.registry.circuits.all_in(interaction.guild_id or 0)
    return choices(interaction, sorted(circuits, key=lambda each: not each.running), typed)


def open_circuit(command: Command) -> Command:
    """Decorate a command so that its option `circuit` suggests the open circuits."""
    return app_commands.autocomplete(circuit=complete_open)(command)


def any_circuit(command: Command) -> Command:
    """Decorate a command so that its option `circuit` suggests all circuits."""
    return app_commands.autocomplete(circuit=complete_any)(command)


async def show(interaction: client.Interaction, given: str | None) -> None:
    """Post the standings of a circuit publicly. given: see `meant`."""
    circuit = await meant(interaction, given, running=False)
    await send_standings(interaction, circuit, ephemeral=False)


async def close(interaction: client.Interaction, given: str | None) -> None:
    """Ask the user to confirm the closing of a circuit. given: see `meant`."""
    circuit = await meant(interaction, given, running=True)
    await ask_close(interaction, components.ButtonId(circuit.id, "wrapup"))

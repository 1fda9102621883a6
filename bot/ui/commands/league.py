"""The bodies of /league: open, show, export and close circuits; a player's profile."""

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any, Final

import discord
from discord import app_commands

from bot.league.circuit import Circuit, Robots
from bot.league.profile import by_game, profile
from bot.league.ratings import Rating
from bot.league.recent_form import Form
from bot.league.results import Result, by_race
from bot.league.standings import Competitor, competitor
from bot.locales.language import decimal, say, spoken
from bot.locales.phrase import Locale, Phrase, Text
from bot.tables.circuits import CLOSED, NO_MORE, limit_of
from bot.ui.actions.confirmation import ask
from bot.ui.actions.reply import find_place, is_manager, send_standings
from bot.ui.client import Interaction
from bot.ui.commands.csv_file import table_of
from bot.ui.commands.table import Command
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.message import layout
from bot.ui.messages.profile import card_of
from bot.ui.reader import locale_of, place_locale, said
from bot.ui.text import LONGEST_TEXT, cut, safe
from bot.words.standings import rating as rating_words

ANY = "any"
"""The choice that makes races of all games count."""
_CHOICE: Final = {True: "league-choice", False: "league-choice-closed"}
HISTORY = 15
"""Number of races in a history."""


def _guild(interaction: Interaction) -> int:
    assert interaction.guild_id is not None
    return interaction.guild_id


def _choices(
    interaction: Interaction, circuits: Sequence[Circuit], typed: str
) -> list[app_commands.Choice[str]]:
    fits = [each for each in circuits if typed.casefold() in each.name.casefold()]
    return [
        app_commands.Choice(name=said(interaction, _CHOICE[each.running], name=each.name), value=each.id)
        for each in fits[:25]
    ]


async def complete_open(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The open circuits of this server, to choose from."""
    circuits = await interaction.client.registry.circuits.running_in(interaction.guild_id or 0)
    return _choices(interaction, circuits, typed)


async def complete_any(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """All circuits of this server, to choose from, the open ones first."""
    circuits = await interaction.client.registry.circuits.all_in(interaction.guild_id or 0)
    return _choices(interaction, sorted(circuits, key=lambda each: not each.running), typed)


def open_circuit(command: Command) -> Command:
    """Let a command's option `circuit` be chosen from the open circuits."""
    return app_commands.autocomplete(circuit=complete_open)(command)


def any_circuit(command: Command) -> Command:
    """Let a command's option `circuit` be chosen from all circuits."""
    return app_commands.autocomplete(circuit=complete_any)(command)


def in_circuit(title: str) -> Callable[[Command], Command]:
    """Let the option `circuit` of a game's `start` be chosen from the open circuits that count its races."""

    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        here = await interaction.client.registry.circuits.running_in(interaction.guild_id or 0)
        return _choices(interaction, [each for each in here if each.counts(title)], typed)

    return app_commands.autocomplete(circuit=complete)


async def meant(interaction: Interaction, given: str | None, *, running: bool) -> Circuit:
    """The circuit with that id or name, or the only open one. Raises Refusal.

    running: it must be open.
    """
    registry = interaction.client.registry
    open_ones = await registry.circuits.running_in(_guild(interaction))
    if given is None:
        if len(open_ones) == 1:
            return open_ones[0]
        if open_ones:
            names = sorted(safe(each.name) for each in open_ones[:10])
            raise Refusal(Phrase("refuse-circuits-several", names=names))
        raise Refusal(Phrase("refuse-circuits-none"))
    candidates = open_ones if running else await registry.circuits.all_in(_guild(interaction))
    fits = [each for each in candidates if each.id == given]
    folded = " ".join(given.split()).casefold()
    fits += sorted(
        (each for each in candidates if each.name.casefold() == folded), key=lambda each: not each.running
    )
    if not fits:
        raise Refusal(CLOSED if running else Phrase("refuse-circuit-unknown", name=safe(cut(given, 100))))
    return fits[0]


async def create(
    interaction: Interaction,
    *,
    name: str,
    races: int | None,
    hours: int | None,
    unlimited: bool,
    hints: bool = False,
    game: str = ANY,
    robots: Robots = "ignore",
) -> None:
    """Open a circuit, and announce it in the channel. game: the key of the game whose races count, or ANY."""
    registry, place = interaction.client.registry, find_place(interaction)
    limit = limit_of(races, hours, unlimited, registry.now())
    circuit = await registry.circuits.create(
        place=place,
        host=interaction.user.id,
        name=name,
        limit=limit,
        hints=hints,
        title="" if game == ANY else game,
        robots=robots,
    )
    locale = place_locale(interaction)
    terms = interaction.client.circuit_messages.terms(circuit, locale)
    starts = [
        f"`/{each.command} start`"
        for each in interaction.client.builder.titles.values()
        if circuit.counts(each.key)
    ]
    await interaction.response.send_message(
        view=layout(say("league-open", locale, name=safe(circuit.name), terms=terms, commands=starts)).body
    )


async def show(interaction: Interaction, given: str | None) -> None:
    """Show the standings of a circuit, as a picture, to everybody."""
    circuit = await meant(interaction, given, running=False)
    await send_standings(interaction, circuit, ephemeral=False)


async def races(interaction: Interaction, given: str | None) -> None:
    """Show each race of a circuit with its result, the newest first."""
    circuit = await meant(interaction, given, running=False)
    found = by_race(await interaction.client.registry.circuits.results(circuit))
    if not found:
        raise Refusal(Phrase("refuse-circuit-empty", name=safe(circuit.name)))
    names, locale = _names(interaction), locale_of(interaction)
    told = [spoken(_race(number, race, names, locale), locale) for number, race in enumerate(found, 1)]
    words = "\n".join([say("league-games", locale, name=safe(circuit.name)), *reversed(told)])
    await interaction.response.send_message(view=layout(cut(words, LONGEST_TEXT)).body, ephemeral=True)


def _race(number: int, race: tuple[Result, ...], names: Mapping[str, str], locale: Locale) -> Phrase:
    """A game of a circuit with its result."""
    ranked = sorted(race, key=lambda each: (each.out, each.place, each.seat))
    cars = " · ".join(
        f"{each.place}. {_name(each, locale)} {_score(each)} (+{each.points})" for each in ranked
    )
    first = race[0]
    game: Text = names.get(first.title, NO_MORE)
    return Phrase("league-game", number=number, game=game, table=first.race, day=_day(first.at), cars=cars)


def _name(result: Result, locale: Locale) -> str:
    return say("league-stand-in", locale) if result.kind == "stand_in" else safe(result.name)


def _score(result: Result) -> str:
    """A score; a dash for a player who has none."""
    return "\u2013" if result.score is None else str(result.score)


def _names(interaction: Interaction) -> Mapping[str, str]:
    """The names of the games by key."""
    return {key: title.name for key, title in interaction.client.builder.titles.items()}


def _day(unix: float) -> str:
    return f"<t:{int(unix)}:d>"


async def export(interaction: Interaction, given: str | None) -> None:
    """Answer with the results of a circuit as a CSV file."""
    circuit = await meant(interaction, given, running=False)
    results = await interaction.client.registry.circuits.results(circuit)
    if not results:
        raise Refusal(Phrase("refuse-circuit-empty", name=safe(circuit.name)))
    await interaction.response.send_message(
        said(interaction, "league-export", name=safe(circuit.name)),
        file=table_of(circuit, results, _names(interaction)),
        ephemeral=True,
    )


async def close(interaction: Interaction, given: str | None) -> None:
    """Ask for confirmation before a circuit is closed."""
    circuit = await meant(interaction, given, running=True)
    find_place(interaction)
    await interaction.client.registry.circuits.must_be_closable(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild)
    )
    question = Phrase("league-close", name=safe(circuit.name))
    await ask(interaction, question, ButtonId(circuit.id, "close"))


async def _results_of(
    interaction: Interaction, player: discord.User | discord.Member | None
) -> Sequence[Result]:
    """The races of a person in this server, in order. Raises Refusal if there are none."""
    who = player or interaction.user
    races = await interaction.client.registry.circuits.results_of(_guild(interaction), who.id)
    if not races:
        you = who.id == interaction.user.id
        raise Refusal(Phrase("refuse-results", name=safe(who.display_name), you=you))
    return races


async def history(interaction: Interaction, player: discord.User | discord.Member | None) -> None:
    """Show the last races of a person in this server."""
    shown = (await _results_of(interaction, player))[: -HISTORY - 1 : -1]
    brought = await _brought(interaction, {result.circuit for result in shown})
    lines, names = [], _names(interaction)
    for result in shown:
        game: Text = names.get(result.title, NO_MORE)
        id = "league-result-out" if result.out else "league-result"
        line: dict[str, Any] = {
            "day": _day(result.at),
            "game": game,
            "table": result.race,
            "place": result.place,
        }
        told = said(interaction, id, **line, score=_score(result))
        lines.append(f"{told}{brought.get((result.race, result.seat), '')}")
    head = said(interaction, "league-history", name=safe((player or interaction.user).display_name))
    words = cut("\n".join([head, *lines]), LONGEST_TEXT)
    await interaction.response.send_message(view=layout(words).body, ephemeral=True)


async def _brought(interaction: Interaction, ids: Set[str]) -> Mapping[tuple[str, int], str]:
    """The points of each seat of each race in these circuits of this server; circuits that ignore robots have
    their own points.
    """
    circuits = interaction.client.registry.circuits
    return {
        (each.race, each.seat): f" · {safe(circuit.name)}: +{each.points}"
        for circuit in await circuits.all_in(_guild(interaction))
        if circuit.id in ids
        for each in await circuits.results(circuit)
    }


async def driver(interaction: Interaction, player: discord.User | discord.Member | None) -> None:
    """Show a person's achievements in this server."""
    results = await _results_of(interaction, player)
    achieved = profile(results)
    assert achieved is not None
    names, games = _names(interaction), by_game(results)
    locale = locale_of(interaction)
    whose = safe((player or interaction.user).display_name)
    counts: dict[str, Any] = {"games": achieved.races, "wins": achieved.wins, "streak": achieved.streak}
    words = "\n".join(
        [
            say("league-profile", locale, name=whose, **counts),
            *(_of_game(names.get(title, NO_MORE), results, locale) for title, results in games),
        ]
    )
    rated: list[tuple[Rating | None, Form | None]] = []
    if interaction.client.registry.preferences.server(_guild(interaction)).ratings:
        rated = [await _rating(interaction, title, competitor(results[0])) for title, _ in games]
        lines = [
            say("league-rated", locale, game=names.get(title, NO_MORE), rating=rating_words(*found))
            for (title, _), found in zip(games, rated, strict=True)
        ]
        words += "\n".join(["", say("league-ratings", locale), *lines])
    who, preferences = player or interaction.user, interaction.client.registry.preferences
    best, theme = names.get(games[0][0], NO_MORE), preferences.of(interaction.user.id).theme
    await preferences.know((who.id,))
    car = preferences.car_of(who.id)
    card = card_of(who.display_name, car, results, best, rated[0][0] if rated else None, locale)
    drawn = await interaction.client.circuit_messages.profile(card, words, theme, locale)
    await interaction.response.send_message(view=drawn.body, files=drawn.files())


async def _rating(interaction: Interaction, game: str, who: Competitor) -> tuple[Rating | None, Form | None]:
    """A person's rating in a game, from the results of this server."""
    return await interaction.client.circuit_messages.rating(_guild(interaction), game, who)


def _of_game(game: Text, results: Sequence[Result], locale: Locale) -> str:
    """A person's achievements in one game."""
    achieved = profile(results)
    assert achieved is not None
    counts: dict[str, Any] = {
        "games": achieved.races,
        "wins": achieved.wins,
        "place": decimal(achieved.place, locale),
    }
    best = [] if achieved.best is None else [say("league-profile-best", locale, score=achieved.best)]
    outs = [say("league-profile-out", locale, games=achieved.outs)] if achieved.outs else []
    return " · ".join([say("league-profile-game", locale, game=game, **counts), *best, *outs])

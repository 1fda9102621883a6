"""Connects race nights with the bot."""

from bot.features.nights import handlers
from bot.features.nights.dealing import NightDealer
from bot.features.nights.display import NightDisplay
from bot.features.nights.nights import Nights
from bot.features.nights.queries import SqlNights
from bot.ui.client import PaddockClient
from bot.ui.messages.podium import PodiumPainter

COGS = ()


def set_up(client: PaddockClient) -> None:
    """Connect race nights to tables, and show them on Discord."""
    store, registry, titles, display = client.store, client.registry, client.builder.titles, client.display
    stored = SqlNights(store.database, titles)
    dealer = NightDealer(
        tables=store.tables,
        circuits=registry.circuits,
        starter=registry.starter,
        registry=registry,
        titles=titles,
    )
    nights = Nights(
        store=stored,
        schedule=store.due,
        dealer=dealer,
        clock=registry.clock,
        registry=registry,
        titles=titles,
    )
    shown = NightDisplay(display.services, nights, PodiumPainter(registry.preferences, client.pictures))
    nights.show = shown.update
    registry.extend(nights)
    display.lost.on_lost.append(shown.lose)
    store.exports.sections.append(stored.exported)
    client.parts.add(nights)
    client.parts.add(shown)
    client.league_sections.append(handlers.league_section)

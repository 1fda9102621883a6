"""The available games: our own, and those of installed packages. Only this module knows them all."""

from collections.abc import Mapping

from bot.games import gear_and_piston, gear_head, racesmack, rasant, scrapheap
from bot.installed_games import loading
from bot.title import AnyTitle

GEAR_HEAD: AnyTitle = gear_head.TITLE
RASANT: AnyTitle = rasant.TITLE
SCRAPHEAP: AnyTitle = scrapheap.TITLE
RACESMACK: AnyTitle = racesmack.TITLE
GEAR_AND_PISTON: AnyTitle = gear_and_piston.TITLE

OURS: Mapping[str, AnyTitle] = {
    title.key: title for title in (GEAR_HEAD, RASANT, SCRAPHEAP, RACESMACK, GEAR_AND_PISTON)
}
"""Our own games by key, in the order in which the documents list them."""
INSTALLED = loading.load(OURS.values(), loading.named())
"""The games from other packages, and the faults of those that cannot be used."""
TITLES: Mapping[str, AnyTitle] = {**OURS, **INSTALLED.titles}
"""Every title by key, our own first."""

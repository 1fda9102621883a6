"""The available games. This is the only module that knows them all."""

from collections.abc import Mapping

from bot.games import gear_and_piston, gear_head, racesmack, rasant, scrapheap
from bot.title import AnyTitle

GEAR_HEAD: AnyTitle = gear_head.TITLE
RASANT: AnyTitle = rasant.TITLE
SCRAPHEAP: AnyTitle = scrapheap.TITLE
RACESMACK: AnyTitle = racesmack.TITLE
GEAR_AND_PISTON: AnyTitle = gear_and_piston.TITLE

TITLES: Mapping[str, AnyTitle] = {
    title.key: title for title in (GEAR_HEAD, RASANT, SCRAPHEAP, RACESMACK, GEAR_AND_PISTON)
}
"""Every title by its key, in the order of the documents."""

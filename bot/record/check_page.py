"""The page with which a browser checks a sealed deal, as a single HTML file."""

import json
from functools import cache
from importlib.resources import files
from typing import Final
from urllib.parse import urlencode

from bot.engine.seal import SHOWN, Sealed, seal_of
from bot.locales.phrase import Locale, say

PATH: Final = "/check"
"""The path of the page on the port of a host who serves it."""
LONGEST: Final = 512
"""The maximum length, in characters, of the address of a link button in Discord."""
_WORDS: Final = (
    "title",
    "how",
    "seal",
    "secret",
    "deal",
    "cuts",
    "button",
    "record",
    "limits",
    "yes",
    "no-seal",
    "no-deal",
)
_EMPTY: Final = 'id="given">{}'
"""The place in the page into which the words and the deal are inserted."""


def check_page(locale: Locale, sealed: Sealed | None = None, deal: str = "") -> bytes:
    """Return the page that checks a deal, in the given language. sealed, deal: the opened seal and the seed
    of a match, which the page then checks immediately.
    """
    words = {each: say(f"check-{each}", locale) for each in _WORDS}
    given: dict[str, object] = {"language": locale, "words": words}
    if sealed is not None:
        given["deal"] = {**_of(sealed, deal), "cuts": [each or "-" for each in sealed.cuts]}
    told = json.dumps(given, ensure_ascii=False).replace("<", "\\u003c")
    return _page().replace(_EMPTY, _EMPTY.replace("{}", told)).encode()


def check_address(public: str, locale: Locale, sealed: Sealed, deal: str) -> str:
    """Return the URL of the page at a host's public address, with the deal in the fragment, which browsers
    never send. Return "" if the URL is too long for a link button.
    """
    cuts = ",".join(each or "-" for each in sealed.cuts)
    told = urlencode({**_of(sealed, deal), "cuts": cuts}, safe=",")
    address = f"{public.rstrip('/')}{PATH}?language={locale}#{told}"
    return address if len(address) <= LONGEST else ""


def _of(sealed: Sealed, deal: str) -> dict[str, str]:
    return {"seal": seal_of(sealed.secret)[:SHOWN], "secret": sealed.secret, "deal": deal}


@cache
def _page() -> str:
    return files("bot.record").joinpath("check.html").read_text("utf-8")

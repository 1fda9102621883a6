"""The page that checks a sealed deal gets the same results as bot/engine/seal.py."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.seal import SHOWN, cut_of, seal_of
from tests.browser.stand import DESK, Window
from tests.engine.test_seal import VECTORS

_CHECK = """async (asked) => {
    const { verdict } = await import("/check.js");
    return verdict(asked);
}"""


def test_the_page_agrees_with_the_test_vectors_and_refuses_what_was_changed(
    window: Callable[..., Window],
) -> None:
    page = window("Ann", DESK).page
    for secret, said, deal in VECTORS:
        cuts = [cut_of(each) or "-" for each in said]
        words = [f"words:{each}" if each else "-" for each in said]
        asked = {"seal": seal_of(secret)[:SHOWN], "secret": secret, "deal": deal, "cuts": cuts}
        assert page.evaluate(_CHECK, asked).startswith("Yes")
        assert page.evaluate(_CHECK, {**asked, "cuts": words}).startswith("Yes")
        assert page.evaluate(_CHECK, {**asked, "cuts": [*cuts, "words:x"]}).startswith("No")
        assert page.evaluate(_CHECK, {**asked, "secret": deal + "0"}).startswith("No")
        assert page.evaluate(_CHECK, {**asked, "seal": seal_of(deal + "0")}).startswith("No")
    page.goto(page.url.split("?")[0] + "check.html")
    for name, value in (("seal", seal_of(secret)), ("secret", secret), ("deal", deal)):
        page.fill(f"[name={name}]", value)
    page.fill("[name=cuts]", "\n".join(words))
    page.click("button[type=submit]")
    page.wait_for_selector("#verdict:has-text('Yes')")

"""Tests that the page that checks a sealed deal, opened from a file, agrees with bot/engine/seal.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.engine.match import Move, luck_of, play, start
from bot.engine.seal import KEYED, SHOWN, Sealed, cut_of, seal_of
from bot.locales.phrase import say
from bot.record.check_deal import normalised
from bot.record.check_page import check_address, check_page
from bot.record.file_format import Sitter, written
from bot.record.game import logged, of_match
from bot.title import AnyTitle
from tests.browser.stand import PHONE
from tests.engine.test_seal import ODD, SECRET, VECTORS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


YES, NO_SEAL, NO_DEAL = (say(f"check-{each}", "en") for each in ("yes", "no-seal", "no-deal"))


@pytest.fixture
def page(browser: Browser) -> Page:
    """Return a page on a phone without a network."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, offline=True)
    return context.new_page()


def opened(page: Page, path: Path, html: bytes) -> str:
    """Save the page as a file, open it, and return its verdict."""
    path.write_bytes(html)
    page.goto(path.as_uri())
    return page.inner_text("#verdict")


def said(page: Page, cuts: Sequence[str]) -> str:
    """Type other cuts into the page's form, and return its verdict."""
    page.fill("[name=cuts]", "\n".join(cuts))
    page.click("button[type=submit]")
    return page.inner_text("#verdict")


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_game_of_each_kind_is_checked_from_its_page_and_from_its_record(
    page: Page, tmp_path: Path, title: AnyTitle
) -> None:
    game, seats = title.rules.game, title.rules.game.seats[0]
    sealed = Sealed(KEYED + "5f" * 32, (cut_of("Ärger & 🏎️"), *[""] * (seats - 1)))
    match, moves = start(game, title.rules.options(), seats, sealed.deal)[0], list[Move[object]]()
    while awaited := game.awaits(match.state):
        seat, luck = min(awaited), Chance("check", match.ply)
        drive = title.robots.drivers[title.robots.substitute]
        moves.append(Move(seat, drive(game.view(match.state, seat), game.legal(match.state, seat), luck)))
        match, _ = play(game, match, seat, moves[-1].action, luck_of(match))
    sitters = [Sitter(f"Player {seat}") for seat in range(seats)]
    record = written(of_match(title, match.options, match.seed, sitters, logged(moves), sealed=sealed))
    html = check_page("en", sealed, match.seed)
    assert opened(page, tmp_path / "check.html", html) == YES
    assert opened(page, tmp_path / "check.html", html.replace(b"2-5f", b"2-6f")) == NO_SEAL
    deal = match.seed.encode()
    assert opened(page, tmp_path / "check.html", html.replace(deal, deal[::-1])) == NO_DEAL

    for text, verdict in (
        (record, YES),
        (record.replace("2-5f", "2-6f"), NO_SEAL),
        (record.replace(f'seed = "{match.seed}"', f'seed = "{match.seed[::-1]}"'), NO_DEAL),
        (record.replace(sealed.cuts[0], ""), NO_DEAL),
    ):
        assert opened(page, tmp_path / "check.html", check_page("en")) == ""
        (tmp_path / "record.toml").write_text(text)
        page.set_input_files("#record", tmp_path / "record.toml")
        page.wait_for_selector(f"#verdict:text-is({verdict!r})")


def test_the_page_agrees_with_the_test_vectors_and_refuses_what_was_changed(
    page: Page, tmp_path: Path
) -> None:
    for secret, words, deal in VECTORS:
        cuts = [cut_of(each) or "-" for each in words]
        sealed = Sealed(secret, tuple(cut_of(each) for each in words))
        assert opened(page, tmp_path / "check.html", check_page("en", sealed, deal)) == YES
        assert page.input_value("[name=seal]") == seal_of(secret)[:SHOWN]
        assert said(page, [f"words:{each}" if each else "-" for each in words]) == YES
        assert said(page, [*cuts, "words:x"]) == NO_DEAL
        page.fill("[name=seal]", seal_of(secret))
        assert said(page, cuts) == YES
        page.fill("[name=seal]", seal_of(secret)[: SHOWN - 1])
        assert said(page, cuts) == NO_SEAL


def test_a_link_carries_the_deal_behind_its_number_sign_and_a_long_one_is_none(
    page: Page, tmp_path: Path
) -> None:
    secret, words, deal = VECTORS[-1]
    sealed = Sealed(secret, tuple(cut_of(each) for each in words))
    address = check_address("https://paddock.example.org/", "de", sealed, deal)
    before, _, behind = address.partition("#")
    assert before == "https://paddock.example.org/check?language=de"
    path = tmp_path / "check.html"
    path.write_bytes(check_page("de"))
    page.goto(f"{path.as_uri()}#{behind}")
    assert page.inner_text("#verdict") == say("check-yes", "de")
    assert page.get_attribute("html", "lang") == "de"
    many = replace(sealed, cuts=(sealed.cuts[0],) * 8)
    assert check_address("https://paddock.example.org", "en", many, many.deal) == ""


def test_what_somebody_wrote_into_a_deal_is_text_and_no_markup(page: Page, tmp_path: Path) -> None:
    evil = Sealed(KEYED + '</script><img src=x onerror="document.title=1">', ("",))
    assert opened(page, tmp_path / "check.html", check_page("en", evil, evil.deal)) == YES
    assert page.title() == "Check the deal · Paddock"
    assert page.locator("img").count() == 0


@pytest.mark.parametrize("typed", ODD, ids=ascii)
def test_the_page_says_yes_to_an_honest_cut_however_it_was_typed(
    page: Page, tmp_path: Path, typed: str
) -> None:
    sealed = Sealed(SECRET, (cut_of(normalised(typed)), ""))
    assert opened(page, tmp_path / "check.html", check_page("en", sealed, sealed.deal)) == YES
    on_one_line = " ".join(typed.splitlines())  # each line of the form is another cut
    assert said(page, [f"words:{on_one_line}", "-"]) == YES

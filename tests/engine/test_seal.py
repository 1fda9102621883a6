"""Tests of sealed deals: no change goes unnoticed, and all programs that check one get the same result."""

from __future__ import annotations

from hashlib import sha256
from unicodedata import normalize

import pytest
from hypothesis import assume, given, settings, strategies as st

from bot.engine.seal import KEYED, SHOWN, Sealed, cut_of, follows, seal_of
from bot.record import check_deal
from bot.tables.registry import fresh_seed

OLD = "5f" * 32
SECRET = KEYED + OLD
VECTORS = (
    (OLD, ("", ""), OLD),
    (SECRET, ("", ""), "24a049549048846b562787b0d6a1878a727865b63dc356cd3aa1b4c1155a6617"),
    (SECRET, ("", "", ""), "d8eb9bb60a15acd5a82c88c1d9cc97d5fe96ea9d46c18957d7907b1692317eff"),
    (
        OLD,
        ("three green bottles", "", "Ärger & 🏎️"),
        "a5cbbe2dcb7a6e973bac82737eaeac74cb4c4bc51a6d4411fb1d668914318b40",
    ),
)
"""Test vectors: a secret, the words of each player, and the resulting deal. tests/browser/test_check.py
checks them in a browser.
"""
words = st.text(max_size=20)


@settings(max_examples=25, deadline=None)
@given(st.lists(words, min_size=1, max_size=6), words, st.data())
def test_whoever_changes_secret_words_or_their_order_is_found_out(
    said: list[str], other: str, data: st.DataObject
) -> None:
    sealed = Sealed(SECRET, tuple(map(cut_of, said)))
    seal, deal = seal_of(SECRET), sealed.deal
    assert follows(seal, SECRET, sealed.cuts, deal)
    assert follows(seal[:SHOWN], SECRET, sealed.cuts, deal)
    at = data.draw(st.integers(0, len(said) - 1))
    changed = [*said[:at], other, *said[at + 1 :]]
    if changed != said:
        assert not follows(seal, SECRET, list(map(cut_of, changed)), deal)
    turned = data.draw(st.permutations(said))
    if turned != said:
        assert not follows(seal, SECRET, list(map(cut_of, turned)), deal)
    assert not follows(seal, SECRET, [*sealed.cuts, ""], deal), "the number of seats counts"
    assume(other != SECRET)
    assert not follows(seal, other, sealed.cuts, deal)
    assert not follows(seal, other, sealed.cuts, Sealed(other, sealed.cuts).deal)


def test_a_new_secret_is_never_the_deal_itself_and_an_old_one_is_unless_somebody_has_cut() -> None:
    secret = fresh_seed()
    for cuts in ((), ("",), ("", "")):
        assert Sealed(secret, cuts).deal != secret
        assert not follows(seal_of(secret), secret, cuts, secret)
        assert Sealed(OLD, cuts).deal == OLD
    assert len({Sealed(secret, ("",) * seats).deal for seats in range(9)}) == 9


def test_a_seal_of_which_too_little_is_shown_opens_nothing() -> None:
    sealed = Sealed(SECRET, ())
    assert follows(seal_of(SECRET)[:32], SECRET, (), sealed.deal)
    assert not follows(seal_of(SECRET)[:31], SECRET, (), sealed.deal)


def test_a_seal_is_no_block_of_any_luck() -> None:
    blocks = {sha256(f"{SECRET}/{ply}/{at}".encode()).hexdigest() for ply in range(9) for at in range(9)}
    assert seal_of(SECRET) not in blocks
    assert Sealed(SECRET, (cut_of("a"), "")).deal not in blocks


ODD = (
    "A\u0308rger",
    "open  sesame",
    "\topen\tsesame\r\n",
    "two\r\nlines",
    "no\u00a0break\u2003wide",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467 \U0001f3ce\ufe0f",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "\ufeffzero\u200bwidth\u202e",
    "\u1112\u1161\u11ab",
    " \u3164 ",
)
"""Words as keyboards, phones and files can produce them."""


@pytest.mark.parametrize("typed", ODD, ids=ascii)
def test_the_script_says_yes_to_an_honest_cut_however_it_was_typed(typed: str) -> None:
    """Check that the script's result equals that of the bot, which keeps the words as `normalised` returns
    them.
    """
    kept = check_deal.normalised(typed)
    sealed = Sealed(SECRET, (cut_of(kept), ""))
    for words in (typed, kept, normalize("NFD", typed), f"  {typed}\r\n"):
        given = [f"words:{words}", "-"]
        assert check_deal.main([seal_of(SECRET)[:SHOWN], SECRET, sealed.deal, *given]) == 0
    assert len(kept.splitlines()) <= 1
    assert normalize("NFC", kept) == kept == check_deal.normalised(kept)


def test_the_standalone_script_gets_the_same_result() -> None:
    for secret, said, deal in VECTORS:
        cuts = tuple(map(cut_of, said))
        assert Sealed(secret, cuts).deal == deal
        given = [f"words:{each}" if each else "-" for each in said]
        assert check_deal.deal_of(secret, list(map(check_deal.cut_of, given))) == deal
        assert check_deal.main([seal_of(secret)[:SHOWN], secret, deal, *given]) == 0
        assert check_deal.main([seal_of(secret)[:SHOWN], secret, deal, *given, "words:x"]) == 1
        assert check_deal.main([seal_of(deal + "0")[:SHOWN], secret, deal, *given]) == 1
    assert check_deal.main([]) == 2

"""Tests that the pages in other languages, such as docs/de, have everything that the English ones have."""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH, LOCALES
from tests.games.steps import rules_page
from tests.test_repository import ROOT, name_of
from tools.translations import untranslated

DOCS = ROOT / "docs"
TRANSLATED = [page for each in LOCALES if each != ENGLISH for page in sorted((DOCS / each).rglob("*.md"))]
PAGES = ["players.md", *(page.relative_to(DOCS).as_posix() for page in sorted((DOCS / "rules").glob("*.md")))]
"""The pages of a language, if it has any."""
COUNTED = "`python -m"
"""The marker of sections with measured figures about the bot. A translation can summarise them."""


def english(page: Path) -> Path:
    """Return the English page that a page translates."""
    return DOCS / Path(*page.relative_to(DOCS).parts[1:])


def outline(text: str, *, tables: bool = True) -> list[str]:
    """Return every heading by its level and number, every item of a list, every picture, the number of every
    ruling, house rule and example, and, unless they are left out, every row of a table by its cells.
    """
    found = []
    for line in text.splitlines():
        if heading := re.match(r"(#+) (\d+(?:\.\d+)?\b)?", line):
            found.append(" ".join(filter(None, heading.groups())))
        elif line.startswith("|"):
            found += [f"a row of {line.count('|') - 1}"] if tables else []
        elif item := re.match(r"(- |\d{1,2}\. )", line):
            found.append(item[1])
        found += [Path(picture).name for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", line)]
        found += re.findall(r"\*\*[^*\d]+ (\d+)\.?\*\*", line)
    return found


def parts(text: str) -> list[str]:
    """Return the parts of a page, cut before each heading."""
    return re.split(r"^(?=#+ )", text, flags=re.MULTILINE)


def test_a_language_with_pages_has_all_of_them() -> None:
    """Check that no page is missing except the rules of a game that is not translated yet. They are in
    English, as its messages are.
    """
    for locale in {page.relative_to(DOCS).parts[0] for page in TRANSLATED}:
        later = {rules_page(TITLES[key]).removeprefix("docs/") for key in untranslated(locale)}
        assert {each for each in PAGES if not (DOCS / locale / each).exists()} == later & {*PAGES}, locale


@pytest.mark.parametrize("page", TRANSLATED, ids=name_of)
def test_a_translated_page_has_the_sections_tables_rulings_and_examples_of_the_english_one(
    page: Path,
) -> None:
    pairs = zip_longest(parts(page.read_text()), parts(english(page).read_text()), fillvalue="")
    for ours, theirs in pairs:
        tables = COUNTED not in theirs
        assert outline(ours, tables=tables) == outline(theirs, tables=tables), ours.partition("\n")[0]


def test_a_ruling_or_a_row_that_is_missing_is_found() -> None:
    whole = "## 1. Plätze\n\n**Klarstellung 1.** So.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    assert outline(whole) == outline(whole.replace("Klarstellung", "Ruling"))
    assert outline(whole) != outline(whole.replace("**Klarstellung 1.** ", ""))
    assert outline(whole) != outline(whole.replace("| 1 | 2 |\n", ""))

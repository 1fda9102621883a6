"""The pages in other languages, docs/de and the like, say all that the English ones say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.locales.language import LOCALES
from bot.locales.phrase import ENGLISH
from tests.test_repository import ROOT, name_of

DOCS = ROOT / "docs"
TRANSLATED = [page for each in LOCALES if each != ENGLISH for page in sorted((DOCS / each).rglob("*.md"))]
PAGES = ["players.md", *(page.relative_to(DOCS).as_posix() for page in sorted((DOCS / "rules").glob("*.md")))]
"""What a language has as pages, if it has any."""


def english(page: Path) -> Path:
    """The page that it translates."""
    return DOCS / Path(*page.relative_to(DOCS).parts[1:])


def outline(text: str) -> list[str]:
    """Every heading by its level and number, every step of a list, every row of a table by its cells, every
    picture, and the number of every ruling, house rule and example.
    """
    found = []
    for line in re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL).splitlines():
        if heading := re.match(r"(#+) (\d+(?:\.\d+)?\b)?", line):
            found.append(" ".join(filter(None, heading.groups())))
        elif line.startswith("|"):
            found.append(f"a row of {line.count('|') - 1}")
        elif item := re.match(r"(- |\d+\. )", line):
            found.append(item[1])
        found += [Path(picture).name for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", line)]
        found += re.findall(r"\*\*[^\W\d]+ (\d+)\.?\*\*", line)
    return found


def codes(text: str) -> list[str]:
    """The commands, options and files that a page names."""
    return sorted(re.findall(r"`[^`]+`", text))


def test_a_language_with_pages_has_all_of_them() -> None:
    for locale in {page.relative_to(DOCS).parts[0] for page in TRANSLATED}:
        assert [each for each in PAGES if not (DOCS / locale / each).exists()] == [], locale


@pytest.mark.parametrize("page", TRANSLATED, ids=name_of)
def test_a_translated_page_has_the_sections_tables_rulings_and_examples_of_the_english_one(
    page: Path,
) -> None:
    assert outline(page.read_text()) == outline(english(page).read_text())


@pytest.mark.parametrize("page", TRANSLATED, ids=name_of)
def test_a_translated_page_names_the_commands_and_options_of_the_english_one(page: Path) -> None:
    assert codes(page.read_text()) == codes(english(page).read_text())


def test_a_ruling_or_a_row_that_is_missing_is_found() -> None:
    whole = "## 1. Plätze\n\n**Klarstellung 1.** So.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    assert outline(whole) == outline(whole.replace("Klarstellung", "Ruling"))
    assert outline(whole) != outline(whole.replace("**Klarstellung 1.** ", ""))
    assert outline(whole) != outline(whole.replace("| 1 | 2 |\n", ""))

"""Tests that pages are numbered, and every numbered place that is cited exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.steps import rules_page
from tests.games.titles import EVERY
from tests.test_repository import ROOT, TEXTS, name_of

RULES = [ROOT / rules_page(title) for title in EVERY.values()]
PAGES = sorted({*(ROOT / "docs").rglob("*.md"), *RULES})
MARKED = ("Ruling", "House", "Example", "Goal")
"""The kinds of places that are numbered through a whole page."""
PLACE = r"(?:section|Ruling|House|Example|Goal|step|point) \d+(?:\.\d+)?"
CITATION = re.compile(rf"((?:docs|tests)/[\w./-]+\.md)((?:,(?: and)? {PLACE})*)")


def numbers(text: str, what: str) -> list[int]:
    """Return the numbers of all places of one kind, in their order on the page. what: the kind, such as
    "Ruling".
    """
    return [int(number) for number in re.findall(rf"\*\*{what} (\d+)\.?\*\* ", text)]


def headings(text: str) -> list[str]:
    """Return the numbers of all sections and subsections, as written before their titles."""
    return re.findall(r"^#{2,3} (\d+(?:\.\d+)?)\.? ", text, re.MULTILINE)


def places(text: str) -> set[str]:
    """Return the places of a page that can be cited. A step or point is cited after its section."""
    found = {f"{what} {number}" for what in MARKED for number in numbers(text, what)}
    for part in re.split(r"^(?=#{2,3} )", text, flags=re.MULTILINE):
        for section in headings(part):
            found.add(f"section {section}")
            steps = re.findall(r"^(\d+)\. ", part, re.MULTILINE)
            found |= {f"section {section}, {word} {step}" for word in ("step", "point") for step in steps}
    return found


def wanted(cited: str) -> list[str]:
    """Return the places in a citation: ", section 3, step 2, step 3, Ruling 4" names three."""
    parts = re.findall(PLACE, cited)
    joined: list[str] = []
    for part in parts:
        if part.startswith(("step", "point")) and joined:
            section = re.sub(r", (step|point) .*", "", joined[-1])
            joined[-1:] = [*([joined[-1]] if section != joined[-1] else []), f"{section}, {part}"]
        else:
            joined.append(part)
    return joined


def flat(text: str) -> str:
    """Return a text in one line, so that a citation can continue in the next line of a comment."""
    return re.sub(r"\s*\n\s*(?:#\s*)?", " ", text)


def broken(text: str) -> list[str]:
    """Return every citation in a text whose page or place does not exist."""
    found = []
    for page, cited in CITATION.findall(flat(text)):
        file = ROOT / page
        if not file.exists():
            found.append(page)
            continue
        there = places(file.read_text())
        found += [f"{page}, {place}" for place in wanted(cited) if place not in there]
    return found


def test_every_citation_of_a_page_names_what_is_there() -> None:
    files = [file for file in TEXTS if file != Path(__file__)]
    assert [(name_of(file), each) for file in files for each in broken(file.read_text())] == []


def test_a_citation_of_what_is_not_there_is_found() -> None:
    page = "docs/rules/rasant.md"
    assert broken(f"{page}, section 4, step 2, Ruling 4 and {page}, Example 5") == []
    assert broken(f"{page}, Ruling 4,\n    # section 99") == [f"{page}, section 99"]
    assert broken(f"{page}, section 4, step 1, step 9") == [f"{page}, section 4, step 9"]
    assert broken("docs/rules/ludo.md") == ["docs/rules/ludo.md"]


@pytest.mark.parametrize("what", MARKED)
def test_rulings_house_rules_examples_and_goals_are_numbered_from_1_in_order(what: str) -> None:
    for page in PAGES:
        text = page.read_text()
        found = numbers(text, what)
        assert found == list(range(1, len(found) + 1)), page
        assert len(found) == len(re.findall(rf"\*\*{what} ", text)), page


@pytest.mark.parametrize("page", RULES, ids=name_of)
def test_a_page_of_rules_has_rulings_and_worked_examples(page: Path) -> None:
    text = page.read_text()
    assert numbers(text, "Ruling")
    assert numbers(text, "Example")


def test_no_test_is_named_by_a_ruling_or_an_example_that_is_not_there() -> None:
    for key, title in EVERY.items():
        page = (ROOT / rules_page(title)).read_text()
        files = (ROOT / "tests" / "games" / key).rglob("test_*.py")
        names = re.findall(r"def (test_\w+)\(", "".join(file.read_text() for file in files))
        for what in ("Ruling", "Example"):
            told = {
                int(number) for name in names for number in re.findall(rf"_{what.lower()}_(\d+)(?=_)", name)
            }
            assert told <= set(numbers(page, what)), key


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_sections_of_a_page_are_numbered_in_order_if_any_is(page: Path) -> None:
    titles = re.findall(r"^#{2,3} .*$", page.read_text(), re.MULTILINE)
    if not any(re.match(r"#{2,3} \d", title) for title in titles):
        return
    sections, parts, expected = 0, 0, []
    for title in titles:
        if title.startswith("### "):
            parts += 1
            expected.append(f"{sections}.{parts}")
        else:
            sections, parts = sections + 1, 0
            expected.append(str(sections))
    assert headings(page.read_text()) == expected

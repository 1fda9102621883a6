"""Tests that the errors inserted by hand still fit the current code."""

from __future__ import annotations

import pytest

from tools.mutants.by_hand import FAULTS, ROOT


@pytest.mark.parametrize("name", FAULTS)
def test_what_a_fault_replaces_occurs_once_in_its_file(name: str) -> None:
    fault = FAULTS[name]
    assert (ROOT / fault.file).read_text().count(fault.right) == 1
    path, _, test = fault.test.partition("::")
    assert f"def {test}(" in (ROOT / path).read_text() if test else (ROOT / path).exists()

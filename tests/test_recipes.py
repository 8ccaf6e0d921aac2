"""Every recipe of CONTRIBUTING.md leads where it says, and touches as many files as it says."""

from __future__ import annotations

import re

import pytest

from tests.daily import later
from tests.sources import ROOT
from tools.recipes import RECIPES, followed

PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TOLD = {
    name.lower(): int(count)
    for name, count in re.findall(r"^\*\*(An? [a-z ]+)\*\* \((\d+) files?\)\.", PAGE, re.MULTILINE)
}


def test_every_recipe_of_the_page_is_tried():
    assert set(TOLD) == set(RECIPES)


@later
@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_touches_as_many_files_as_it_says(name):
    assert len(followed(name)) == TOLD[name]

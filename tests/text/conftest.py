"""While the tests run, a sentence that cannot be said is an error."""

import pytest

from clue.text.speaker import STRICT_VARIABLE


@pytest.fixture(autouse=True)
def _strict(monkeypatch):
    monkeypatch.setenv(STRICT_VARIABLE, "1")

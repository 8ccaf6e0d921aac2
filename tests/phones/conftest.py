"""No line of a phone is left open when a file of tests is done with."""

from __future__ import annotations

import pytest

from tests.phones.hands import hang_up


@pytest.fixture(scope="module", autouse=True)
def _hung_up():
    yield
    hang_up()

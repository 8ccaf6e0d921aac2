"""What the referee hands out cannot be changed by whoever gets it."""

import dataclasses
import pkgutil
from importlib import import_module

import pytest

import clue.rules
from clue.rules.refusals import IllegalActionError, Refusal, Why
from clue.rules.setup import SetupError, SetupFault

MODULES = [
    import_module(f"clue.rules.{found.name}") for found in pkgutil.iter_modules(clue.rules.__path__)
]
VALUES = {
    value
    for module in MODULES
    for value in vars(module).values()
    if isinstance(value, type)
    and dataclasses.is_dataclass(value)
    and value.__module__.startswith("clue.rules")
}


@pytest.mark.parametrize("value", sorted(VALUES, key=lambda value: value.__qualname__))
def test_every_value_of_the_rules_is_frozen(value):
    """State is frozen, and one function changes it."""
    bare = object.__new__(value)
    for field in dataclasses.fields(value):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(bare, field.name, None)


def test_what_the_rules_raise_says_why_in_a_log():
    assert str(IllegalActionError(Refusal(Why.NOT_NAMED))) == Why.NOT_NAMED.value
    assert str(SetupError(SetupFault.WRONG_HANDS)) == SetupFault.WRONG_HANDS.value
    assert str(SetupError(SetupFault.UNKNOWN_CARD, "spoon")).endswith(" spoon")

"""What is read from files cannot be changed by whoever gets it, and small faults of it are named."""

import dataclasses
import errno
import pkgutil
from importlib import import_module

import msgspec
import pytest

import clue.codec
import clue.store
from clue.codec.record_reader import RecordError, RecordFault, decode
from clue.store.journal import OTHER, TROUBLES, trouble

MODULES = [
    import_module(f"{room.__name__}.{found.name}")
    for room in (clue.codec, clue.store)
    for found in pkgutil.iter_modules(room.__path__)
]
OWN = {
    value
    for module in MODULES
    for value in vars(module).values()
    if isinstance(value, type) and value.__module__.startswith(("clue.codec", "clue.store"))
}


def test_every_struct_and_every_dataclass_is_frozen():
    structs = {one for one in OWN if issubclass(one, msgspec.Struct)}
    values = {one for one in OWN if dataclasses.is_dataclass(one)}
    assert len(structs) > 20
    assert {one for one in structs if not one.__struct_config__.frozen} == set()
    assert {one for one in values if not one.__dataclass_params__.frozen} == set()


def test_a_fault_without_a_number_is_any_other():
    assert trouble(OSError("no number")) == OTHER
    assert trouble(OSError(errno.ENOSPC, "full")) == TROUBLES[errno.ENOSPC]


@pytest.mark.parametrize(
    ("data", "where", "what"),
    [
        (b" \n ", "2", "empty"),
        (b'{"format": "clue-rec', "1", "cut"),
        (b'{"format": ,}', "1", "syntax"),
        (b"\n\n{]", "3", "syntax"),
        (b'\n{"format": "\xff"}', "2", "letters"),
    ],
)
def test_what_is_no_json_is_told_with_its_kind_and_its_line(data, where, what):
    with pytest.raises(RecordError) as raised:
        decode(data)
    error = raised.value
    assert (error.fault, error.where, error.what) == (RecordFault.NOT_JSON, where, what)

"""Collecting faults on the way, so that one look at a map names them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType

from clue.boards.faults import Detail, Fault, FaultCode, Where

_MOST_OF_A_KIND = 50
"""A hostile map may hold one fault a million times; nobody reads more of a kind than this."""


@dataclass
class Findings:
    """The faults found so far."""

    faults: list[Fault] = field(default_factory=list)
    _counts: dict[tuple[FaultCode, str], int] = field(default_factory=dict)

    def add(self, code: FaultCode, where: Where, **details: Detail) -> None:
        """Note a fault down, unless very many of its kind in its layer are known already."""
        kind = (code, where.layer)
        self._counts[kind] = self._counts.get(kind, 0) + 1
        if self._counts[kind] <= _MOST_OF_A_KIND:
            self.faults.append(Fault(code, where, MappingProxyType(details)))

    def told(self) -> list[Fault]:
        """All of them; those held back are counted at the end."""
        held_back = [
            Fault(
                FaultCode.AND_MORE,
                Where(self.faults[0].where.file, layer=layer),
                MappingProxyType({"count": count - _MOST_OF_A_KIND, "code": code.value}),
            )
            for (code, layer), count in self._counts.items()
            if count > _MOST_OF_A_KIND
        ]
        return self.faults + held_back

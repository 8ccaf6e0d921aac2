"""An honest start that can be checked: before the first throw the table is told a fingerprint.

It is the SHA-256 of the deal, the seed of all the luck and a secret salt. Without the salt nobody
can find the deal out from it; with the salt, which the record tells at the end, anybody can see
that the cards and the dice were settled before the first throw and have stayed so.
``RECORDS.md`` says how to work it out without this program.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass

import msgspec

from clue.records.schema import DealEntry

SALT_BYTES = 32


@dataclass(frozen=True, slots=True)
class Pledge:
    """What the table keeps to itself until the case is closed."""

    seed: str
    salt: str

    @classmethod
    def fresh(cls, seed: str) -> Pledge:
        """A pledge nobody can guess the salt of."""
        return cls(seed, secrets.token_hex(SALT_BYTES))

    def commitment(self, deal: DealEntry) -> str:
        """The fingerprint that may be shown before the first throw."""
        return hashlib.sha256(canonical(deal, self.seed, self.salt)).hexdigest()


def canonical(deal: DealEntry, seed: str, salt: str) -> bytes:
    """What is hashed: one JSON object, names sorted, no spaces, UTF-8."""
    plain = {"deal": msgspec.to_builtins(deal), "salt": salt, "seed": seed}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode()

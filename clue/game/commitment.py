"""An honest start that can be checked: before the cards are dealt the table is told a fingerprint.

It is the SHA-256 of the seed of all the luck and a secret salt. Without the salt nobody can find
the deal out from it. After it has been shown each person may cut the deck with a few words: cards
and dice then follow from seed and cuts together, so nobody has chosen them. The record of the
finished game tells all three, and anybody can see that it was so. ``RECORDS.md`` says how to work
it out without this program.

Games from before there were cuts sealed their deal as well; their promises are still checked.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from clue.codec.record import CutEntry, DealEntry
from clue.rules.chance import whims_of

SALT_BYTES: Final = 32
SEED_BITS: Final = 128


@dataclass(frozen=True, slots=True)
class Pledge:
    """What the table keeps to itself until the case is closed, and the cuts, which all may know.

    Without even an empty tuple of ``cuts`` it was made before there were any.
    """

    seed: str
    salt: str
    cuts: tuple[CutEntry, ...] | None = ()

    @classmethod
    def fresh(cls, seed: str = "") -> Pledge:
        """A pledge nobody can guess the salt of, nor the seed, if none is wished for."""
        seed = seed or str(secrets.randbits(SEED_BITS))
        return cls(seed, secrets.token_hex(SALT_BYTES))

    @property
    def luck(self) -> str:
        """What the cards and the dice come from: the seed, with the cuts if there are any."""
        if not self.cuts:
            return self.seed
        return fingerprint({"cuts": msgspec.to_builtins(self.cuts), "seed": self.seed})

    @property
    def whims(self) -> str:
        """What the players' own luck comes from."""
        return self.seed if self.cuts is None else whims_of(self.luck)

    def commitment(self, deal: DealEntry | None = None) -> str:
        """The fingerprint that may be shown before the cuts; old ones are of the deal as well."""
        sealed: dict[str, Any] = {"salt": self.salt, "seed": self.seed}
        if self.cuts is None:
            sealed["deal"] = msgspec.to_builtins(deal)
        return fingerprint(sealed)


def fingerprint(plain: Mapping[str, Any]) -> str:
    """The SHA-256 of one JSON object: names sorted, no spaces, UTF-8."""
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()

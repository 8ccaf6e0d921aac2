"""Six people, six instruments: what is heard when one of them has something to say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clue.rules.cards import Suspect

MOTIFS: Final[Mapping[Suspect, str]] = {
    Suspect.SCARLET: "motif.scarlet",
    Suspect.MUSTARD: "motif.mustard",
    Suspect.WHITE: "motif.white",
    Suspect.GREEN: "motif.green",
    Suspect.PEACOCK: "motif.peacock",
    Suspect.PLUM: "motif.plum",
}

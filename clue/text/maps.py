"""Faults of a map in words, each on a line that an editor can jump to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from clue.boards.faults import Detail, FaultCode, MapFault, Where
from clue.boards.mansion import Mansion
from clue.clean_text import clean

if TYPE_CHECKING:
    from clue.text.speaker import Speaker

_LONGEST = 120
_OF_THE_MAP = (
    FaultCode.PROPERTY_MISSING,
    FaultCode.PROPERTY_TYPE,
    FaultCode.PROPERTY_VALUE,
    FaultCode.TITLE_LONG,
)
"""What an object can lack as well as the map itself: whose it is has to be said."""


def tell_fault(fault: MapFault, speaker: Speaker) -> str:
    """A line such as ``file:line: layer, object, cell: what is wrong; what would be right``."""
    where = fault.where
    details = {"layer": where.layer, "object": where.object, **fault.details}
    quoted = {name: _short(detail) for name, detail in details.items()}
    sentence = speaker.say(f"fault-{fault.code.value}", **quoted)
    if spot := _spot(fault, speaker):
        sentence = speaker.say("map-spot-and", spot=spot, sentence=sentence)
    return f"{_address(where)}: {clean(sentence)}"


def tell_summary(mansion: Mansion, speaker: Speaker) -> str:
    """A good map in a line."""
    board = mansion.board
    return speaker.say(
        "map-good",
        title=mansion.titles.get(speaker.language, board.name),
        width=board.width,
        height=board.height,
        rooms=len(board.rooms),
        squares=len(board.squares),
        doors=len(board.doors),
        passages=len(board.passages),
    )


def _address(where: Where) -> str:
    name = clean(str(_nearest(where.file)))
    return name if where.line is None else f"{name}:{where.line}"


def _nearest(path: Path) -> Path:
    """A file below the folder one works in is named from there."""
    try:
        here, whole = Path.cwd(), path.resolve()
    except (OSError, ValueError):  # a name no file can bear, or a folder that is gone
        return path
    return whole.relative_to(here) if whole.is_relative_to(here) else whole


def _spot(fault: MapFault, speaker: Speaker) -> str:
    """Layer, object and cell as far as they are known, in one phrase or none."""
    where = fault.where
    found: list[str] = []
    if where.layer:
        found.append(speaker.say("map-spot-layer", layer=_short(where.layer)))
    if where.object_id and where.object:
        number = str(where.object_id)
        found.append(speaker.say("map-spot-object", "id", object=_short(where.object), id=number))
    elif where.object_id:
        found.append(speaker.say("map-spot-object", "nameless", id=str(where.object_id)))
    elif where.object:
        found.append(speaker.say("map-spot-object", object=_short(where.object)))
    if where.cell is not None:
        column, row = where.cell
        found.append(speaker.say("map-spot-cell", column=str(column), row=str(row)))
    if not found and fault.code in _OF_THE_MAP:
        found.append(speaker.say("map-spot-map"))
    return ", ".join(found)


def _short(detail: Detail) -> Detail:
    """A name of a thousand letters is told from another by its first."""
    if isinstance(detail, int) or len(detail) <= _LONGEST:
        return detail
    return detail[: _LONGEST - 1] + "…"

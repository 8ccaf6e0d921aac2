"""A prepared case in words: what is wrong with one, and what it comes to."""

from __future__ import annotations

from clue.ladder.casefile import CaseFileError, CaseOnShelf
from clue.ladder.ranks import Rating
from clue.players.registry import strength_of
from clue.text.records import tell_reason
from clue.text.speaker import Speaker


def tell_case_error(error: CaseFileError, speaker: Speaker) -> str:
    """Why a case cannot be played, as one sentence."""
    if isinstance(against := error.details.get("error"), OSError):
        return speaker.say("case-fault-unreadable", reason=tell_reason(against, speaker))
    if error.fault == "table":
        return speaker.say(str(error.details["problem"]))
    return speaker.say(f"case-fault-{error.fault}", **error.details)


def tell_case(case: CaseOnShelf, speaker: Speaker) -> str:
    """A case on a line."""
    return speaker.say(
        "case-summary",
        title=case.title(speaker.language),
        count=len(case.players),
        mansion=case.case.mansion,
        second=case.case.turns[0],
        third=case.case.turns[1],
    )


def tell_player(player: str, speaker: Speaker) -> str:
    """A computer player: its level, its temper, how strong it is."""
    level, _, temper = player.partition(":")
    name = speaker.say(f"kind-{level}")
    if temper and speaker.has(f"temper-{temper}"):
        name = speaker.say("case-tempered", level=name, temper=speaker.say(f"temper-{temper}"))
    return speaker.say("case-strength", level=name, strength=strength_of(level))


def tell_rating(rating: Rating, speaker: Speaker) -> str:
    """A player's rank, the figure behind it, and what the next rank asks for."""
    rank = speaker.say(f"rank-{rating.rank}")
    if not rating.games:
        return speaker.say("rank-unknown", rank=rank)
    told = speaker.say(
        "rank-told", rank=rank, points=str(rating.points), off=rating.off, games=rating.games
    )
    if rating.next is None:
        return told
    return speaker.say("rank-next", told=told, rank=speaker.say(f"rank-{rating.next}"))

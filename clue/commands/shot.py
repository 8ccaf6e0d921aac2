"""``clue shot SCENE``: any scene as a picture, without a window."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add_to(commands: Any) -> None:
    """Describe the command and its options."""
    parser = commands.add_parser(
        "shot", help="draw a scene into a picture", description="Draws a scene without a window."
    )
    parser.add_argument("scene", metavar="SCENE", help="title, newgame, table, suggest, ...")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="en or fr")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--record", type=Path, metavar="FILE", help="the game to show")
    parser.add_argument("--at", type=int, metavar="N", help="after so many of its actions")
    parser.set_defaults(run=run)


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.lower().partition("x")
    if not (wide.isdigit() and high.isdigit() and 320 <= int(wide) <= 7680 and int(high) >= 200):
        raise argparse.ArgumentTypeError(f"{text} is not a size such as 1920x1080")
    return int(wide), int(high)


def run(options: argparse.Namespace) -> int:
    """Draw it; 1 when there is no such scene or the record is no good."""
    from clue.ui.hints import set_hints

    set_hints()
    from clue.records.faults import RecordError
    from clue.text.records import say_record_error
    from clue.text.speaker import Speaker
    from clue.ui.moments import SCENES, UnknownSceneError, shot

    words = Speaker()
    try:
        shot(
            options.scene,
            options.size,
            options.lang,
            options.out,
            record=options.record,
            at=options.at,
        )
    except UnknownSceneError:
        known = ", ".join(SCENES)
        print(words.say("shot-unknown-scene", name=options.scene, known=known))
        return 1
    except RecordError as error:
        print(say_record_error(words, error))
        return 1
    except OSError as error:
        print(words.say("shot-unwritable", reason=f"{error.filename}: {error.strerror}"))
        return 1
    return 0

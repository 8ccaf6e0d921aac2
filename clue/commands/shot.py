"""``clue shot SCENE``: any scene as a picture, without a window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from clue.commands.parser import Say, picture_size, speaker_for, whole_number


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    scene, size, picture, file, number = (
        say(f"commands-word-{word}") for word in ("scene", "size", "picture", "file", "number")
    )
    parser.add_argument("scene", metavar=scene, help=say("commands-shot-scene"))
    parser.add_argument(
        "--size",
        type=picture_size(say),
        default=(1920, 1080),
        metavar=size,
        help=say("commands-shot-size"),
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar=picture, help=say("commands-shot-out")
    )
    parser.add_argument("--record", type=Path, metavar=file, help=say("commands-shot-record"))
    parser.add_argument(
        "--at", type=whole_number(say), metavar=number, help=say("commands-shot-at")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw it; 1 when there is no such scene or the record is no good."""
    from clue.ui.window.sdl import set_hints

    set_hints()
    from clue.codec.faults import RecordError
    from clue.devkit.sample_scenes import SCENES, UnknownSceneError, shot
    from clue.text.records import tell_os_error, tell_record_error

    words = speaker_for(options)
    try:
        shot(
            options.scene,
            options.size,
            words.language,
            options.out,
            record=options.record,
            at=options.at,
        )
    except UnknownSceneError:
        known = ", ".join(SCENES)
        print(words.say("shot-unknown-scene", name=options.scene, known=known), file=sys.stderr)
        return 1
    except RecordError as error:
        print(tell_record_error(error, words), file=sys.stderr)
        return 1
    except OSError as error:
        reason = tell_os_error(error, words)
        print(words.say("shot-unwritable", reason=reason), file=sys.stderr)
        return 1
    return 0

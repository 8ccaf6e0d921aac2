"""``clue film`` and ``clue shot``: a stretch of a game or a scene as pictures, without a window."""

from __future__ import annotations

import argparse
import sys
from argparse import ArgumentTypeError
from pathlib import Path
from typing import TYPE_CHECKING, Final

from clue.commands.parser import (
    Say,
    asked_in,
    language_of,
    picture_size,
    positive_number,
    speaker_for,
    whole_number,
)
from clue.commands.records import seat_called, teller_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from clue.codec.record import Record
    from clue.devkit.film import Stretch
    from clue.game.session import Session
    from clue.rules.cards import Seat
    from clue.text.speaker import Speaker

SIZE: Final = (1280, 720)


def describe_film(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    file, number, picture, folder, size, name, speed = (
        say(f"commands-word-{word}")
        for word in ("file", "number", "picture", "folder", "size", "name", "speed")
    )
    take, whole, count = parser.add_argument, whole_number(say), positive_number(say)
    take("file", type=Path, metavar=file, help=say("commands-film-file"))
    take("--from", type=whole, default=0, metavar=number, help=say("commands-film-from"))
    take("--to", type=whole, metavar=number, help=say("commands-film-to"))
    take("--out", type=Path, metavar=picture, help=say("commands-film-out"))
    take("--frames", type=Path, metavar=folder, help=say("commands-film-frames"))
    of_size = picture_size(say)
    take("--size", type=of_size, default=SIZE, metavar=size, help=say("commands-film-size"))
    take("--seat", metavar=name, help=say("commands-film-seat"))
    pace = _pace(say)
    take("--speed", type=pace, default="normal", metavar=speed, help=say("commands-film-speed"))
    take("--reduced-motion", action="store_true", help=say("commands-film-reduced"))
    take("--rate", type=count, default=25, metavar=number, help=say("commands-film-rate"))
    parser.set_defaults(run=run_film)


def _pace(say: Say) -> Callable[[str], str]:
    """An option's value that is one of the speeds the settings offer."""

    def read(text: str) -> str:
        from clue.ui.stage.settings import SPEEDS

        if text not in SPEEDS:
            known = ", ".join(SPEEDS)
            raise ArgumentTypeError(say("commands-no-speed", value=text, known=known))
        return text

    return read


def run_film(options: argparse.Namespace) -> int:
    """Film it, or list what could be filmed; 1 when that cannot be done."""
    from clue.codec.record_reader import RecordError, load
    from clue.store.replay import opened
    from clue.text.faults import tell_record_error
    from clue.text.speaker import Speaker

    language = language_of(asked_in(options))
    try:
        record = load(options.file)
        session = opened(record)
        speaker = teller_of(record, session, language)
        seat = seat_called(record, options.seat)
        if options.seat is not None and seat is None:
            return _refuse(speaker.say("replay-no-such-seat", name=options.seat))
        if options.out is None and options.frames is None:
            _list(record, session, speaker, seat)
            return 0
        return _film(options, record, seat, speaker)
    except RecordError as error:
        return _refuse(tell_record_error(error, Speaker(language)))


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


def _list(record: Record, session: Session, speaker: Speaker, seat: Seat | None) -> None:
    """Every action with its number: what there is to choose from."""
    from clue.rules import events as ev
    from clue.store.replay import play
    from clue.text.events import tell

    for number, events in enumerate(play(session, record), 1):
        told = (
            tell(ev.redact(event, seat), speaker, seat)
            for event in events
            if not isinstance(event, ev.Awaited | ev.TurnEnded)
        )
        print(f"{number:5d}  {' '.join(told)}".rstrip())


def _film(options: argparse.Namespace, record: Record, seat: Seat | None, speaker: Speaker) -> int:
    """Look first whether it can be written: a film takes its time."""
    from clue.devkit.strip import KINDS, NoPillowError, ready_to_write

    try:
        if options.out is not None and not ready_to_write(options.out):
            return _refuse(speaker.say("film-kind", known=", ".join(KINDS)))
    except NoPillowError:
        return _refuse(speaker.say("film-no-pillow"))
    most = len(record.actions)
    if most == 0:
        return _refuse(speaker.say("film-no-actions"))
    first, last = vars(options)["from"], most if options.to is None else options.to
    if not 0 <= first < last <= most:
        return _refuse(speaker.say("film-stretch", most=most, last=most - 1))

    from clue.ui.window.sdl import set_hints

    set_hints()
    from clue.devkit.film import Stretch

    stretch = Stretch(
        record,
        first,
        last,
        seat,
        speed=options.speed,
        size=options.size,
        language=speaker.language,
        reduced=options.reduced_motion,
        rate=options.rate,
    )
    return _make(options, stretch, speaker)


def _make(options: argparse.Namespace, stretch: Stretch, speaker: Speaker) -> int:
    from clue.devkit.film import film
    from clue.devkit.strip import write, write_stills
    from clue.files import make_folder
    from clue.text.faults import tell_os_error

    try:
        for folder in (options.frames, options.out and options.out.parent):
            if folder is not None:
                make_folder(folder)
        strip = film(stretch)
        if options.frames is not None:
            write_stills(strip, options.frames)
        if options.out is not None:
            write(strip, options.out)
    except OSError as error:
        return _refuse(speaker.say("film-unwritable", reason=tell_os_error(error, speaker)))
    seconds = round(strip.pictures / options.rate, 1)
    print(speaker.say("film-made", seconds=seconds, pictures=len(strip.shots)))
    return 0


def describe_shot(parser: argparse.ArgumentParser, say: Say) -> None:
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
    parser.set_defaults(run=run_shot)


def run_shot(options: argparse.Namespace) -> int:
    """Draw it; 1 when there is no such scene or the record is no good."""
    from clue.ui.window.sdl import set_hints

    set_hints()
    from clue.codec.record_reader import RecordError
    from clue.devkit.sample_scenes import SCENES, UnknownSceneError, shot
    from clue.text.faults import tell_os_error, tell_record_error

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

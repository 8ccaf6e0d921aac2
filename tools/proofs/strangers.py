"""What strangers may say at the window's door and lay beside a map: refused, or exactly what it says it is.

Pictures: whatever is accepted unpacks to the size its head says, or to nothing; what is not is never unpacked. The door:
only who says the password and a name is heard, nothing goes wrong in any thread, and the next visitor is heard.

    python -m tools.proofs.strangers --count 20000 --seed 1
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import io
import json
import os
import random
import re
import socket
import struct
import sys
import tempfile
import threading
from pathlib import Path

from clue.boards.tilesets import MOST_PIXELS, size_of
from clue.desktop.single_window import DOOR, LONGEST, NUMBER, Single
from tools.proofs.mutations import doubled, flipped, lines_moved, nested, truncated, zeroed

AMPLE = 4_000_000
"""Pixels that are really unpacked here; what is larger is only reckoned."""
SIZES = (0, 1, 9, 255, 4096, 16_383, 16_384, 65_535, 1 << 24, (1 << 31) - 1, (1 << 32) - 1)
SAVED = (
    ("PNG", {}), ("PNG", {"bits": 1}), ("JPEG", {}), ("JPEG", {"progressive": True}), ("JPEG", {"quality": 1}),
    ("WEBP", {}), ("WEBP", {"lossless": True}), ("WEBP", {"exif": b"Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0"}),
    ("GIF", {}), ("BMP", {}), ("TGA", {}), ("PPM", {}), ("TIFF", {}), ("ICO", {}),
)  # fmt: skip
MARKS = (
    b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xc0\0\x11\x08", b"\xff\xda\0\x08\1\1\0\0\x3f\0", b"GIF89a", b"BM", b"IHDR",
    b"RIFF\x20\0\0\0WEBPVP8 ", b"WEBPVP8X", b"WEBPVP8L", b"ANMF", b'<svg width="30000" height="30000"/>', b"P6 9 9 255\n",
)  # fmt: skip
PLAIN = (truncated, flipped, zeroed, doubled)


def pictures() -> list[bytes]:
    """A few honest pictures of every kind there is."""
    from PIL import Image

    found = []
    for kind, how in SAVED:
        file = io.BytesIO()
        Image.radial_gradient("L").resize((37, 23)).convert("RGB").save(file, kind, **how)
        found.append(file.getvalue())
    return found


def resized(data: bytes, rng: random.Random) -> bytes:
    """Another number where a size may stand."""
    at = rng.randrange(min(len(data), 64))
    form = rng.choice([">I", "<I", ">H", "<H"])
    number = rng.choice(SIZES) & ((1 << 8 * struct.calcsize(form)) - 1)
    return data[:at] + struct.pack(form, number) + data[at + struct.calcsize(form) :]


def marked(data: bytes, rng: random.Random) -> bytes:
    """The head of another kind, before the own one or in the midst."""
    at = rng.choice([0, 0, 8, 12, rng.randrange(len(data) + 1)])
    return data[:at] + rng.choice(MARKS) + data[at + rng.choice([0, 4, 8, 12]) :]


def framed(data: bytes, rng: random.Random) -> bytes:
    """One more frame of a JPEG, or one more chunk of a PNG or WebP, of another size."""
    size = rng.choice(SIZES) & 0xFFFF
    more = rng.choice(
        [
            b"\xff\xc2\0\x11\x08" + struct.pack(">HH", size, size) + b"\3\1\x11\0\2\x11\1\3\x11\1",
            struct.pack(">I", 13)
            + b"IHDR"
            + struct.pack(">II", size, size)
            + b"\x08\2\0\0\0"
            + bytes(4),
            b"VP8X\x0a\0\0\0\0\0\0\0" + size.to_bytes(3, "little") * 2,
            b"VP8L\5\0\0\0\x2f" + struct.pack("<I", rng.getrandbits(28)) + b"\0",
        ]
    )
    at = rng.choice([2, 8, 12, 20, 33, rng.randrange(len(data) + 1)])
    return data[:at] + more + data[at:]


def crossed(data: bytes, rng: random.Random, other: bytes) -> bytes:
    at = rng.randrange(1, 64)
    return data[:at] + other[at:]


def strange_picture(honest: list[bytes], rng: random.Random) -> bytes:
    data = rng.choice(honest)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        how = rng.choice([*PLAIN, resized, resized, marked, framed, crossed])
        data = crossed(data, rng, rng.choice(honest)) if how is crossed else how(data or b"\0", rng)
    return data


def judge_picture(data: bytes, path: Path) -> str:
    """How it went; an AssertionError where more came out of a picture than its head says."""
    import pygame

    size = size_of(data)
    if size is None:
        return "refused"
    assert min(size) > 0
    if size[0] * size[1] > MOST_PIXELS:
        return "too large"
    if size[0] * size[1] > AMPLE:
        return "large"
    path.write_bytes(data)
    try:
        shown = pygame.image.load(path)
    except pygame.error:
        return "broken"
    assert shown.get_size() == size, (shown.get_size(), size)
    return "shown"


# -- the door -------------------------------------------------------------------------------------


def strange_words(password: bytes, rng: random.Random) -> bytes:
    number = rng.randbytes(NUMBER)
    name = (number + os.fsencode(f"/home/ada/{rng.randrange(100)}.cluegame")).hex().encode()
    data = password + b"\n" + name + b"\n"
    for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
        how = rng.choice([*PLAIN, lines_moved, nested])
        data = how(data or b"\n", rng)
    return data


def wanted(said: bytes, password: bytes) -> bool:
    """Whether this has to be heard: the password's line, then a number and a name in hexadecimal."""
    found = re.match(rb"([^\n]*)\n([^\n]*)\n", said, re.DOTALL)
    if not found or found[1] != password or len(found[2]) >= LONGEST:
        return False
    try:
        return len(bytes.fromhex(found[2].decode("ascii"))) >= NUMBER
    except ValueError:
        return False


def visit(port: int, said: bytes, rng: random.Random) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as visitor:
        cut = rng.randrange(len(said) + 1)
        with contextlib.suppress(OSError):  # it may have been shown out already
            for piece in (said[:cut], said[cut:]):
                visitor.sendall(piece)
            visitor.shutdown(socket.SHUT_WR)
        try:
            return visitor.recv(16)
        except ConnectionError:
            return b""


def at_the_door(folder: Path, count: int, rng: random.Random) -> collections.Counter[str]:
    """So many visitors; what became of them."""
    told: collections.Counter[str] = collections.Counter()
    wrong: list[BaseException | None] = []
    before, threading.excepthook = threading.excepthook, lambda args: wrong.append(args.exc_value)
    single = Single(folder)
    try:
        assert single.claim()
        single.listen(lambda _name: None)
        assert Single(folder).hand_over(None)
        door = json.loads((folder / DOOR).read_text(encoding="utf-8"))
        for _ in range(count):
            said = strange_words(door["password"].encode(), rng)
            answer = visit(door["port"], said, rng)
            heard = answer == b"yes\n"
            assert heard or not answer, answer
            # More may have been said after the name: the system then drops what was answered.
            assert not heard or wanted(said, door["password"].encode()), said[:200]
            told["heard" if heard else "shown out"] += 1
        assert Single(folder).hand_over(None), "the door is closed"
        assert not wrong, wrong
    finally:
        threading.excepthook = before
        single.release()
    return told


def among_pictures(folder: Path, count: int, rng: random.Random) -> collections.Counter[str]:
    """So many pictures; what became of them."""
    honest = pictures()
    told: collections.Counter[str] = collections.Counter()
    for number in range(count):
        data = strange_picture(honest, rng)
        try:
            told[judge_picture(data, folder / "strange.png")] += 1
        except BaseException:
            kept = Path(tempfile.gettempdir()) / f"strange-{number}.png"
            kept.write_bytes(data)
            print(f"kept as {kept}", file=sys.stderr)
            raise
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        print("pictures:", dict(among_pictures(Path(folder), options.count, rng)))
        print("door:", dict(at_the_door(Path(folder), options.count, rng)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

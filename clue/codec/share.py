"""Share codes: a set-up, a puzzle or a mansion as a line of letters one can send or read aloud.

``CLUE-`` and groups of letters and digits, in which case, spaces and dashes do not count and no two
signs can be mixed up: the 32 of Crockford's alphabet. The first says what it is, the second by
which version, the last six are a check sum (bech32's, which finds every single wrong sign and every
two that were swapped). Between them stands one number, into which a :class:`Packer` folds all that
is to be told and from which an :class:`Unpacker` takes it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import blake2b
from typing import Final

from msgspec import json

from clue.codec.board import plan_of
from clue.rules.board import Board

LONGEST_CODE: Final = 200
"""Letters of a code, its dashes counted: it fits into any message."""
LONGEST_TYPED: Final = 2000
"""What is longer is not looked at: somebody has pasted a book."""

_START: Final = "CLUE"
_VERSION: Final = 1
_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD: Final = str.maketrans("OILU", "011V")
_GROUP: Final = 5
_CHECK: Final = 6
_POWERS: Final = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
_FINGERPRINT: Final = 1 << 32


class CodeKind(Enum):
    """What a code tells; its letter stands first in it."""

    SETUP = "S"
    PUZZLE = "P"
    MANSION = "M"


class CodeFault(Enum):
    """Every way a code can fail."""

    EMPTY = "empty"
    NOT_A_CODE = "not-a-code"  # it does not begin like one
    TOO_LONG = "too-long"
    BAD_SIGN = "bad-sign"  # sign, place: no code has such a sign
    TOO_SHORT = "too-short"
    MISTYPED = "mistyped"  # the check sum does not fit
    LATER_VERSION = "later-version"
    OTHER_KIND = "other-kind"  # kind: what it is a code of, wanted: what was asked for
    UNUSABLE = "unusable"  # it was made by something else than this game
    UNKNOWN_MANSION = "unknown-mansion"  # name
    OTHER_MANSION = "other-mansion"  # name: there is one of that name, but drawn otherwise
    TOO_MUCH = "too-much"  # what is to be told does not fit into a code


class CodeError(ValueError):
    """A code cannot be read or made; ``details`` are what its sentence names."""

    def __init__(self, fault: CodeFault, **details: object) -> None:
        super().__init__(" ".join([fault.value, *(f"{k}={v}" for k, v in details.items())]))
        self.fault = fault
        self.details = details


@dataclass(frozen=True, slots=True)
class Code:
    """What kind of thing is told, and the number that tells it.

    >>> str(Code(CodeKind.PUZZLE, 1729))
    'CLUE-P11P1-7BD4T-5'
    """

    kind: CodeKind
    number: int

    def __str__(self) -> str:
        """The line of letters; :class:`CodeError` if it would be longer than codes may be."""
        body = [_SIGNS.index(self.kind.value), _VERSION, *_digits(self.number)]
        signs = "".join(_SIGNS[sign] for sign in (*body, *_check(body)))
        groups = [signs[at : at + _GROUP] for at in range(0, len(signs), _GROUP)]
        text = "-".join((_START, *groups))
        if len(text) > LONGEST_CODE:
            raise CodeError(CodeFault.TOO_MUCH, most=LONGEST_CODE)
        return text


def read_code(text: str, wanted: CodeKind | None = None) -> Code:
    """The code somebody has typed or pasted; :class:`CodeError` says what is wrong with it.

    >>> read_code("clue p11p1 7bd4t-5").number
    1729
    """
    signs = _signs_of(text)
    if len(signs) < 2 + _CHECK:
        raise CodeError(CodeFault.TOO_SHORT)
    body, check = signs[:-_CHECK], signs[-_CHECK:]
    if _check(body) != check:
        raise CodeError(CodeFault.MISTYPED)
    if body[1] != _VERSION:
        raise CodeError(CodeFault.LATER_VERSION)
    kind = next((kind for kind in CodeKind if _SIGNS.index(kind.value) == body[0]), None)
    if kind is None:
        raise CodeError(CodeFault.LATER_VERSION)
    if wanted not in {None, kind}:
        raise CodeError(CodeFault.OTHER_KIND, kind=kind.name.lower())
    number = 0
    for sign in reversed(body[2:]):
        number = number << 5 | sign
    return Code(kind, number)


def _signs_of(text: str) -> list[int]:
    """The numbers of the signs behind the beginning that every code has."""
    if not text.strip():
        raise CodeError(CodeFault.EMPTY)
    if len(text) > LONGEST_TYPED:
        raise CodeError(CodeFault.TOO_LONG, most=LONGEST_CODE)
    plain = "".join(text.split()).replace("-", "").replace("\u2010", "").replace("\u2011", "")
    plain = plain.upper()
    if not plain.startswith(_START):
        raise CodeError(CodeFault.NOT_A_CODE)
    signs = plain.removeprefix(_START).translate(_MISREAD)
    for place, sign in enumerate(signs, 1):
        if sign not in _SIGNS:
            raise CodeError(CodeFault.BAD_SIGN, sign=sign, place=place)
    if len(signs) > LONGEST_CODE:
        raise CodeError(CodeFault.TOO_LONG, most=LONGEST_CODE)
    return [_SIGNS.index(sign) for sign in signs]


def _digits(number: int) -> list[int]:
    """A number in base 32, lowest first; nothing at all for nought."""
    found = []
    while number:
        found.append(number & 31)
        number >>= 5
    return found


def _check(signs: Sequence[int]) -> list[int]:
    """The six signs that make the whole come out as it must."""
    rest = 1
    for sign in (*signs, *[0] * _CHECK):
        top = rest >> 25
        rest = (rest & 0x1FFFFFF) << 5 ^ sign
        for bit, power in enumerate(_POWERS):
            rest ^= power if top >> bit & 1 else 0
    rest ^= 1
    return [rest >> 5 * (_CHECK - 1 - place) & 31 for place in range(_CHECK)]


class Packer:
    """Folds small numbers, words and yes-or-no into one number, in the order they are put in."""

    def __init__(self) -> None:
        self.number = 0
        self._weight = 1

    def put(self, value: int, below: int) -> None:
        """A number from nought to below a bound that the reader knows too."""
        assert 0 <= value < below, "such a number has no place in a code"
        self.number += value * self._weight
        self._weight *= below

    def put_text(self, text: str) -> None:
        """Words of at most 127 bytes; more is :class:`CodeError`, for no code could hold them."""
        data = text.encode("utf-8", "replace")
        if len(data) > 127:
            raise CodeError(CodeFault.TOO_MUCH, most=LONGEST_CODE)
        self.put(len(data), 128)
        self.put(int.from_bytes(data, "little"), 256 ** len(data))


class Unpacker:
    """Takes out what a :class:`Packer` has put in, in the same order."""

    def __init__(self, number: int) -> None:
        self._left = number

    def take(self, below: int) -> int:
        """The next number."""
        self._left, value = divmod(self._left, below)
        return value

    def take_text(self) -> str:
        """The next words."""
        length = self.take(128)
        try:
            return self.take(256**length).to_bytes(length, "little").decode()
        except UnicodeDecodeError:
            raise CodeError(CodeFault.UNUSABLE) from None

    def done(self) -> None:
        """Everything has been taken; what is left over nobody of us has put in."""
        if self._left:
            raise CodeError(CodeFault.UNUSABLE)


@dataclass(frozen=True, slots=True)
class MansionMark:
    """A mansion by its name, and by so much of its plan that it is known from another's."""

    name: str
    plan: int

    def packed(self, into: Packer) -> None:
        """Put it into a code."""
        into.put_text(self.name)
        into.put(self.plan, _FINGERPRINT)

    def check(self, board: Board | None) -> None:
        """Whether a board is the one that was meant; :class:`CodeError` says why not."""
        if board is None:
            raise CodeError(CodeFault.UNKNOWN_MANSION, name=self.name)
        if mark_of(board).plan != self.plan:
            raise CodeError(CodeFault.OTHER_MANSION, name=self.name)


def mark_of(board: Board) -> MansionMark:
    """How a code names this board: anything that plays otherwise has another mark."""
    plan = json.encode(plan_of(board), order="deterministic")
    return MansionMark(board.name, int.from_bytes(blake2b(plan, digest_size=4).digest()))


def mark_in(source: Unpacker) -> MansionMark:
    """The mansion a code names."""
    return MansionMark(source.take_text(), source.take(_FINGERPRINT))


def mansion_code(board: Board) -> Code:
    """A code that names a mansion, so that two people know they have the same."""
    packer = Packer()
    mark_of(board).packed(packer)
    return Code(CodeKind.MANSION, packer.number)


def mansion_in(code: Code) -> MansionMark:
    """The mansion a mansion's code names."""
    source = Unpacker(code.number)
    mark = mark_in(source)
    source.done()
    return mark

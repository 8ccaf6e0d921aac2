"""The files of the page, and what every answer says about who may use it, and how."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from clue import files, folders
from clue.text.speaker import Speaker

WEB: Final = Path(__file__).with_name("web")
LARGEST_SERVED: Final = 8_000_000
"""Bytes; no file of the page comes near it."""
FONTS: Final = {
    "limelight.ttf": "Limelight_400Regular.ttf",
    "garamond.ttf": "EBGaramond_400Regular.ttf",
    "garamond-bold.ttf": "EBGaramond_600SemiBold.ttf",
}
KINDS: Final[Mapping[str, str]] = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".ttf": "font/ttf",
    ".jpg": "image/jpeg",
    ".png": "image/png",
}
SOCKET: Final = "/seat"
"""Where the page's socket is."""
INDEX: Final = "index.html"
PAGE_WORDS: Final = (
    *("phone-title", "phone-connecting", "phone-lost", "phone-hello", "phone-this-is-me"),
    *("phone-word", "phone-wait-first", "phone-not-me", "phone-scan", "phone-wrong-code"),
    *("phone-replaced", "phone-here-again", "phone-at-screen", "phone-old-page", "phone-reload"),
    *("phone-refused", "phone-over-here", "phone-hand", "phone-notes", "phone-board", "phone-log"),
    *("phone-only-here", "phone-private", "phone-sent", "phone-answered-here"),
    *("phone-walk", "phone-choose-place", "phone-rooms-in-reach", "phone-squares-in-reach"),
    *(
        "phone-hold-to-accuse",
        "phone-hold-again",
        "phone-cancel",
        "phone-quote",
        "phone-accuse-quote",
    ),
    *("phone-show-pick", "phone-settings", "phone-language", "phone-text-size"),
    *("phone-help", "phone-calm", "phone-mark-none", "phone-mark-no", "phone-mark-yes"),
    *(
        "phone-mark-maybe",
        "phone-line",
        "phone-line-about",
        "phone-save",
        "phone-close",
    ),
    *("phone-your-turn", "phone-open-cards", "phone-legend", "phone-known", "phone-known-not"),
    *("phone-follows", "phone-follows-not", "phone-perhaps", "phone-unknown", "phone-second-yes"),
    *(
        "phone-second-no",
        "phone-lay",
        "phone-turn",
        "phone-seats",
        "phone-storage",
        "phone-type-word",
        "phone-enter",
    ),
    *("beside-ask", "beside-failed", "beside-change", "beside-which", "beside-who-asked"),
    *("beside-who-accused", "beside-who-showed", "beside-nobody", "beside-note", "beside-nothing"),
    *("beside-out", "beside-out-sure", "beside-pick-hand", "beside-pick-open", "beside-are-hand"),
    *("beside-are-open", "beside-it-was", "beside-contrary", "beside-ready", "beside-next"),
    *("suggest-title", "suggest-incomplete", "suggest-confirm", "suggest-decline", "accuse-title"),
    *("accuse-subtitle", "accuse-incomplete", "show-confirm-none"),
    *(
        "show-seen-before",
        "see-only-you",
        "see-done",
        "common-back",
    ),
)
"""What the page says by itself."""
GAPS: Final = {
    name: f"{{{name}}}" for name in ("who", "suspect", "weapon", "room", "card", "count", "chosen")
}
"""Names that the page puts in itself stand there as ``{who}``."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
REASONS: Final = {200: "OK", 304: "Not Modified", 403: "Forbidden", 404: "Not Found"} | {
    405: "Method Not Allowed",
    421: "Misdirected Request",
    503: "Service Unavailable",
}


@dataclass(frozen=True)
class ServedFile:
    """One file as it is sent."""

    kind: str
    body: bytes
    tag: str
    for_ever: bool = True  # its name changes with what is in it


def _read(path: Path) -> bytes:
    return files.read(path, LARGEST_SERVED)


class Larder:
    """Everything that can be asked for, by its path; pictures are added when they are drawn."""

    def __init__(self, languages: tuple[str, ...]) -> None:
        self._files: dict[str, ServedFile] = {}
        inside = {path.name: _read(path) for path in sorted(WEB.iterdir()) if path.is_file()}
        for name, file in FONTS.items():
            inside[name] = _read(folders.assets() / "fonts" / file)
        inside["icon.png"] = _read(folders.assets() / "app" / "icon.64.png")
        for language in languages:
            inside[f"words-{language}.json"] = page_words(language)
        index = inside.pop(INDEX)
        digest = _digest(b"".join(name.encode() + inside[name] for name in sorted(inside)))
        self.version = digest
        for name, body in inside.items():
            self._files[f"/{digest}/{name}"] = _file(name, body)
        page = index.replace(b"@VERSION@", digest.encode())
        page = page.replace(b"@LANGUAGES@", " ".join(languages).encode())
        self._files["/"] = ServedFile(KINDS[".html"], page, _digest(page), for_ever=False)

    def add(self, suffix: str, body: bytes) -> str:
        """One more picture; where it lies."""
        path = f"/p/{_digest(body)}{suffix}"
        self._files[path] = _file(path, body)
        return path

    def find(self, path: str) -> ServedFile | None:
        """What lies there."""
        return self._files.get(path.partition("?")[0])

    def weight(self) -> int:
        """How many bytes a phone fetches before its first card."""
        return sum(len(f.body) for p, f in self._files.items() if not p.startswith("/p/"))


def page_words(language: str) -> bytes:
    """What the page says by itself, as one file a language; gaps are filled in by the page."""
    words = Speaker(language)
    said = {key: words.say(key, **GAPS) for key in PAGE_WORDS}
    return msgspec.json.encode(said | {"language": language})


def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]


def _file(name: str, body: bytes) -> ServedFile:
    return ServedFile(KINDS[Path(name).suffix], body, _digest(body))


class Rules:
    """Who is answered at all: exactly this address and port, and pages that came from it."""

    def __init__(self, address: str, port: int) -> None:
        self.host = f"{address}:{port}"
        self.origin = f"http://{self.host}"
        socket = f"ws://{self.host}"
        self.policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"font-src 'self'; connect-src 'self' {socket}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        )

    def refusal(self, request: Request) -> int:
        """The status of a refusal; nought for who may go on."""
        if request.headers.get_all("Host") != [self.host]:
            return 421
        if request.method != "GET":
            return 405
        origins = request.headers.get_all("Origin")
        if request.path == SOCKET:
            return 0 if origins == [self.origin] else 403
        if origins and origins != [self.origin]:
            return 403
        site = request.headers.get_all("Sec-Fetch-Site")
        mode = request.headers.get_all("Sec-Fetch-Mode")
        if site and site[0] not in {"same-origin", "none"} and mode != ["navigate"]:
            return 403
        return 0

    def answer(self, status: int, file: ServedFile | None = None) -> Response:
        """A whole answer, whatever it is."""
        body = file.body if file is not None and status == 200 else b""
        headers = Headers()
        headers["Content-Length"] = str(len(body))
        headers["Connection"] = "close"
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "no-referrer"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Content-Security-Policy"] = self.policy
        headers["Cache-Control"] = "no-store"
        if file is not None:
            headers["Content-Type"] = file.kind
            headers["ETag"] = f'"{file.tag}"'
            del headers["Cache-Control"]
            headers["Cache-Control"] = FOR_EVER if file.for_ever else "no-cache"
        return Response(status, REASONS[status], headers, body)

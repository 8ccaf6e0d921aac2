"""Where these sources lie in public, as the one who builds says; nowhere, unless he says it.

``CLUE_ADDRESS=https://github.com/OWNER/NAME`` gives the page in software centres its screenshots
and links, and the package page of Python its pictures; the workflow sets it. Nothing is invented:
without it there are no links.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

VARIABLE = "CLUE_ADDRESS"
MARK = re.compile(r" *<!-- @ADDRESS@.*?-->\n")
SHOTS = {
    "table": ("A game in progress", "Une partie en cours"),
    "title": ("The title", "Au démarrage"),
    "newgame": (
        "A new game: who plays, by which rules",
        "Une nouvelle partie : qui joue, selon quelles règles",
    ),
    "suggest": ("A suggestion", "Une hypothèse"),
}


def public() -> str:
    """The address, without a slash at its end."""
    found = os.environ.get(VARIABLE, "").rstrip("/")
    if found and not re.fullmatch(r"https://[\w.-]+(/[\w.-]+){2}", found):
        raise SystemExit(f"{VARIABLE} is no address of sources: {found}")
    return found


def links(address: str) -> Mapping[str, str]:
    """Where to read, to ask and to look."""
    if not address:
        return {}
    return {"Homepage": address, "Issues": f"{address}/issues", "Changes": f"{address}/releases"}


def file_at(address: str, version: str, path: str) -> str:
    """A file of this version."""
    return f"{address}/raw/v{version}/{path}"


def in_metainfo(page: str, version: str, address: str) -> str:
    """The page for software centres, with what an address makes possible."""
    if not address:
        return MARK.sub("", page)
    shots = "".join(
        f"""    <screenshot{' type="default"' if name == "table" else ""}>
      <caption>{english}</caption>
      <caption xml:lang="fr">{french}</caption>
      <image>{file_at(address, version, f"tools/readme/{name}.webp")}</image>
    </screenshot>
"""
        for name, (english, french) in SHOTS.items()
    )
    kinds = {"homepage": address, "bugtracker": f"{address}/issues", "vcs-browser": address}
    urls = "".join(f'  <url type="{kind}">{to}</url>\n' for kind, to in kinds.items())
    return MARK.sub(f"{urls}  <screenshots>\n{shots}  </screenshots>\n", page)


def in_readme(page: str, version: str, address: str) -> str:
    """The README for a package page: pictures and pages found from anywhere."""
    if not address:
        return page

    def whole(found: re.Match[str]) -> str:
        before, path, after = found.groups()
        if "://" in path or path.startswith("#"):
            return found[0]
        to = (
            file_at(address, version, path)
            if before.endswith('"')
            else f"{address}/blob/v{version}/{path}"
        )
        return f"{before}{to}{after}"

    return re.sub(r'(src="|\]\()([^")]+)(["\)])', whole, page)

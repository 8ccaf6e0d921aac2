"""What only the one who builds knows: whether the sources have a public address."""

from __future__ import annotations

import sys
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface


class PublicAddress(MetadataHookInterface):
    """The README with pictures that show on a package page, and links; see packaging/address.py."""

    def update(self, metadata: dict[str, object]) -> None:
        """Fill in ``readme`` and ``urls``."""
        root = Path(self.root)
        sys.path.insert(0, str(root / "packaging"))
        import address  # noqa: PLC0415 - lies beside

        public = address.public()
        page = (root / "README.md").read_text(encoding="utf-8")
        text = address.in_readme(page, str(metadata["version"]), public)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if links := address.links(public):
            metadata["urls"] = dict(links)


def get_metadata_hook() -> type[PublicAddress]:
    """What hatchling asks for."""
    return PublicAddress

"""The libraries of the Flatpak, from the pinned requirements: where each lies and its SHA-256.

    python packaging/flatpak.py            # writes packaging/flatpak/libraries.json anew

Nothing is built from it here: that takes a runtime from Flathub. The addresses are PyPI's, which
names its files by their content.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import licences

HERE = Path(__file__).resolve().parent
TARGET = HERE / "flatpak" / "libraries.json"
PYTHON = "3.12"  # the runtime's
MACHINES = ("x86_64", "aarch64")


def main() -> int:
    """Ask the index for the wheels, and write down what they are."""
    pins = pinned()
    found: dict[str, dict[str, object]] = {}
    machines: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as name:
        for machine in MACHINES:
            folder = Path(name) / machine
            platforms = (f"manylinux_2_{glibc}_{machine}" for glibc in (17, 24, 27, 28))
            tags = [f"--platform={tag}" for tag in (*platforms, f"manylinux2014_{machine}")]
            subprocess.run(
                [
                    sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                    "--only-binary=:all:", f"--python-version={PYTHON}", *tags,
                    "--dest", folder, *pins,
                ],
                check=True,
            )  # fmt: skip
            for wheel in sorted(folder.iterdir()):
                found.setdefault(wheel.name, source(wheel))
                machines.setdefault(wheel.name, []).append(machine)
    for name, fitting in machines.items():
        if fitting != [*MACHINES]:
            found[name]["only-arches"] = fitting
    command = (
        'pip3 install --no-index --find-links="file://${PWD}" --prefix="${FLATPAK_DEST}"'
        " --no-deps --no-build-isolation " + " ".join(pins)
    )
    module = {
        "name": "libraries",
        "buildsystem": "simple",
        "build-commands": [command],
        "sources": [found[name] for name in sorted(found)],
    }
    TARGET.write_text(json.dumps(module, indent=2) + "\n", encoding="utf-8")
    print(f"{len(found)} wheels in {TARGET}")
    return 0


def pinned() -> list[str]:
    """What goes into the package, to the version."""
    text = (HERE / "requirements.txt").read_text(encoding="utf-8")
    every = dict(re.findall(r"(?m)^([\w.-]+)==(.+)$", text))
    return [f"{name}=={every[name]}" for name in licences.libraries()]


def source(wheel: Path) -> dict[str, object]:
    """A wheel as Flatpak asks for it."""
    content = wheel.read_bytes()
    name = hashlib.blake2b(content, digest_size=32).hexdigest()
    where = f"https://files.pythonhosted.org/packages/{name[:2]}/{name[2:4]}/{name[4:]}"
    return {
        "type": "file",
        "url": f"{where}/{wheel.name}",
        "sha256": hashlib.sha256(content).hexdigest(),
    }


if __name__ == "__main__":
    raise SystemExit(main())

"""The licences of everything in the package, gathered from where the libraries keep them."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent

_FIND = """
import json, sys, sysconfig
from importlib import metadata
from pathlib import Path
wanted = json.loads(sys.argv[1])
words = ("LICENSE", "LICENCE", "COPYING", "LGPL", "NOTICE")
found = {}
for name in wanted:
    files = metadata.files(name) or []
    named = [str(f.locate()) for f in files if any(word in f.name.upper() for word in words)]
    found[name] = (metadata.version(name), named)
homes = (sysconfig.get_path("stdlib"), sys.base_prefix)  # the second on Windows
pages = [str(page) for home in homes if (page := Path(home, "LICENSE.txt")).is_file()]
version = ".".join(map(str, sys.version_info[:3]))
found["Python"] = (version, pages[:1])
print(json.dumps(found))
"""


def libraries() -> list[str]:
    """What the requirements say goes into the package."""
    _, _, packed = (HERE / "requirements.txt").read_text(encoding="utf-8").partition("# goes into")
    return [line.partition("==")[0] for line in packed.splitlines() if "==" in line]


def collect(python: Path, out: Path) -> None:
    """Put the game's own, each library's, and those of what the libraries carry, into a folder."""
    told = subprocess.run(
        [python, "-c", _FIND, json.dumps(libraries())], capture_output=True, text=True, check=True
    )
    out.mkdir(parents=True, exist_ok=True)
    for page in ("LICENSE", "CREDITS.md"):
        shutil.copyfile(ROOT / page, out / page)
    for text in sorted((HERE / "licences").glob("*.txt")):
        shutil.copyfile(text, out / text.name)
    for library, (version, files) in json.loads(told.stdout).items():
        _gather(out / f"{library}-{version}", [Path(file) for file in files])


def _gather(folder: Path, files: list[Path]) -> None:
    """One library's texts; two of one name are told apart by the folder they came from."""
    for file in files:
        folder.mkdir(exist_ok=True)
        name = file.name if not (folder / file.name).exists() else f"{file.parent.name}-{file.name}"
        shutil.copyfile(file, folder / name)

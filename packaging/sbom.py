"""The bill of materials: each library in the package, its version and licence, as CycloneDX has it.

``cyclonedx-py`` reads the environment the program was frozen from; it has one of its own, so that
nothing of it can get into the package. The same sources give the same bytes.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import licences

OWN = {
    "type": "application",
    "bom-ref": "clue-desktop",
    "name": "clue-desktop",
    "licenses": [{"expression": "MIT AND CC-BY-4.0 AND OFL-1.1"}],
}
_RUNS = "import platform; print(platform.python_version())"


def written(
    maker: Path, python: Path, out: Path, version: str, environment: Mapping[str, str]
) -> Path:
    """The bill for what ``python`` has installed, as far as it is packed."""
    how = ("environment", "--output-reproducible", "--of", "JSON")
    told = subprocess.run(
        [maker, "-m", "cyclonedx_py", *how, python],
        env=environment, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    asked = [python, "-c", _RUNS]
    runs = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True)
    bill = packed(json.loads(told.stdout), version, runs.stdout.strip())
    out.write_text(json.dumps(bill, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return out


def packed(bill: dict[str, Any], version: str, runs: str) -> dict[str, Any]:
    """Only what goes into the package, the interpreter added, and no folder of this machine."""
    wanted = {_plain(name) for name in licences.libraries()}
    kept = [one for one in bill["components"] if _plain(one["name"]) in wanted]
    if missing := wanted - {_plain(one["name"]) for one in kept}:
        raise SystemExit(f"the bill of materials lacks {', '.join(sorted(missing))}")
    for one in kept:
        references = one.get("externalReferences", [])
        one["externalReferences"] = [r for r in references if not r["url"].startswith("file:")]
    interpreter = {
        "type": "platform", "bom-ref": "python", "name": "Python", "version": runs,
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }  # fmt: skip
    names = {one["bom-ref"] for one in kept}
    needed = [one for one in bill.get("dependencies", []) if one["ref"] in names]
    for one in needed:
        one["dependsOn"] = sorted(names & {*one.get("dependsOn", [])})
    first = {"ref": OWN["bom-ref"], "dependsOn": sorted([*names, "python"])}
    metadata = {**bill["metadata"], "component": {**OWN, "version": version}}
    return {
        **bill,
        "metadata": metadata,
        "components": [*sorted(kept, key=lambda one: one["name"].lower()), interpreter],
        "dependencies": [first, *sorted(needed, key=lambda one: one["ref"]), {"ref": "python"}],
    }


def _plain(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")

"""The walls of the house: imports, style and types, and a map that names every module."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False
    )


@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy",),
    ],
    ids=" ".join,
)
def test_style_and_types(command):
    done = run(sys.executable, "-m", *command)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_import_contracts():
    done = run(sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert "kept" in done.stdout


def test_the_referee_imports_the_standard_library_and_itself_alone():
    for path in (ROOT / "clue" / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
            for name in names:
                top = name.partition(".")[0]
                assert top in sys.stdlib_module_names or name.startswith("clue.rules"), path


def test_contributing_names_every_module():
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    missing = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "clue").rglob("*.py"))
        if path.name != "__init__.py" and f"`{path.relative_to(ROOT).as_posix()}`" not in told
    ]
    assert not missing


def test_contributing_names_no_module_that_is_gone():
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for name in re.findall(r"`(clue/[\w/]+\.py)`", told):
        assert (ROOT / name).is_file(), name

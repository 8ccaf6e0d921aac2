"""Make what people download: the program in a folder, packed, and the Python package.

    python packaging/build.py              # everything this system can make, into dist/
    python packaging/build.py --out DIR    # into another folder
    python packaging/build.py --python-package DIR    # freeze what was built elsewhere

On Linux that is ``Clue-<version>-linux-x86_64.tar.gz`` and a Debian package, on Windows and macOS a
zip; beside them the wheel, the source archive and the bill of materials (``.cdx.json``). It needs
git and Python 3.11 or newer; what ``packaging/requirements.txt`` names goes into an environment of
its own; on Linux binutils and dpkg-deb too, and a C++ compiler: numpy is made without linear
algebra there, which saves 30 MB, and on Windows gcc makes a small library that takes the place of
its large one (``linear.py``); where nothing compiles them, numpy is its wheel. At the end stands
the manifest: every file of the package with its SHA-256. Two builds of the same commit on the same
system give the same manifest.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import archives
import contents
import debian
import licences
import linear
import sbom

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
WORK = ROOT / "build" / "package"
BEFORE_GIT = 1_767_225_600  # the date of files where there is no history: a source archive
MADE = ("Clue-*", "clue_desktop-*.whl", "clue_desktop-*.tar.gz", "clue_*.deb")
LEAN = [
    f"--config-settings=setup-args=-D{option}"
    for option in ("blas=none", "lapack=none", "allow-noblas=true", "cpu-dispatch=X86_V3")
]
"""How numpy is built for Linux: what is multiplied here is small, and its wheel brings 29 MB of
linear algebra along. The compiled wheel stays in pip's cache."""
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
KEPT = (
    "CLUE_ADDRESS",
    "PATH",
    "HOME",
    "USERPROFILE",
    "APPDATA",
    "LOCALAPPDATA",
    "SYSTEMROOT",
    "COMSPEC",
    "TEMP",
    "TMP",
)


def main() -> int:
    """Build, pack, and tell what was made."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--python-package", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    out, elsewhere = options.out.resolve(), options.python_package
    os.umask(0o022)
    began = time.monotonic()
    version = version_here()
    environment = clean_environment(version)
    shutil.rmtree(WORK, ignore_errors=True)
    out.mkdir(parents=True, exist_ok=True)
    WORK.mkdir(parents=True)
    if elsewhere is None:
        python = fresh_python(environment)
        say(began, "the environment stands")
        wheel, source = python_package(python, environment)
    else:
        python, (wheel, source) = Path(sys.executable), copied(elsewhere.resolve())
    say(began, f"{wheel.name} and {source.name}")
    folder = frozen(python, wheel, environment)
    say(began, f"the program in its folder: {folder.name}")
    made = [wheel, source, *pack(folder, version, python, int(environment["SOURCE_DATE_EPOCH"]))]
    if elsewhere is None:
        made.append(bill(python, version, environment))
        say(began, "the bill of materials")
    for path in (path for pattern in MADE for path in out.glob(pattern)):
        path.unlink()  # what an earlier build left
    finished = [Path(shutil.move(path, out / path.name)) for path in made]
    told = contents.told(folder, finished)
    (out / f"Clue-{version}-manifest.txt").write_text(told, encoding="utf-8")
    print(told)
    print(contents.sizes(folder, finished))
    say(began, f"all is in {out}")
    return 0


def say(began: float, words: str) -> None:
    """Tell how far it is."""
    print(f"[{time.monotonic() - began:5.1f} s] {words}", flush=True)


def version_here() -> str:
    """The version the sources call themselves."""
    source = (ROOT / "clue" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    if found is None:
        raise SystemExit("clue/__init__.py names no version")
    return found.group(1)


def clean_environment(version: str) -> dict[str, str]:
    """What the build may know of the machine: nothing that changes the result."""
    own = {name: value for name, value in os.environ.items() if may_know(name)}
    return own | {
        "CLUE_VERSION": version,
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "PYTHONHASHSEED": "0",
        "PYTHONNOUSERSITE": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONUTF8": "1",
        "PYINSTALLER_CONFIG_DIR": str(WORK / "cache"),
        "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH") or str(date_of_sources()),
    }


def may_know(name: str) -> bool:
    """Where programs, the home folder and packages to install are found."""
    return (
        name.upper() in KEPT
        or name.upper().startswith(("PIP_", "SSL_"))
        or "_PROXY" in name.upper()
    )


def date_of_sources() -> int:
    """The moment of the last commit: every file in the package bears this date."""
    told = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(told.stdout) if told.returncode == 0 else BEFORE_GIT


def run(*command: str | Path, environment: Mapping[str, str], cwd: Path = WORK) -> None:
    """A step; its words are kept, and shown when it fails."""
    log = WORK / "log.txt"
    with log.open("ab") as words:
        done = subprocess.run(
            command, env=environment, cwd=cwd, stdout=words, stderr=words, check=False
        )
    if done.returncode:
        print(log.read_text(encoding="utf-8", errors="replace")[-6000:], file=sys.stderr)
        raise SystemExit(f"{Path(command[0]).name} {command[1]} failed; the whole log: {log}")


def fresh_python(
    environment: Mapping[str, str],
    name: str = "environment",
    requirements: str = "requirements.txt",
) -> Path:
    """An environment with the tools and libraries of the requirements, and nothing else."""
    import venv  # a Python without an installer has none

    folder = WORK / name
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if requirements == "requirements.txt" and sys.platform.startswith("linux"):
        install_lean(python, environment)
    install(python, "-r", HERE / requirements, environment=environment)
    if sys.platform == "win32":
        linear.lighten(folder / "Lib" / "site-packages")
    return python


def install_lean(python: Path, environment: Mapping[str, str]) -> None:
    """Numpy without linear algebra of its own, where it can be compiled."""
    if shutil.which("c++") is None or platform.machine() != "x86_64":
        print("numpy comes as its wheel: nothing here compiles it", file=sys.stderr)
        return
    pinned = (HERE / "requirements.txt").read_text(encoding="utf-8").split()
    numpy = next(line for line in pinned if line.startswith("numpy=="))
    try:
        install(python, "--no-binary=numpy", *LEAN, numpy, environment=environment)
    except SystemExit:  # its words stand above
        print("numpy comes as its wheel: it could not be compiled here", file=sys.stderr)


def bill(python: Path, version: str, environment: Mapping[str, str]) -> Path:
    """What the package is made of, in the words of CycloneDX."""
    maker = fresh_python(environment, "sbom", "requirements-sbom.txt")
    out = WORK / f"{called(version)}.cdx.json"
    return sbom.written(maker, python, out, version, environment)


def install(python: Path, *what: str | Path, environment: Mapping[str, str]) -> None:
    """Into the build's own environment."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-compile")
    run(python, "-m", "pip", "install", *quiet, *what, environment=environment)


def python_package(python: Path, environment: Mapping[str, str]) -> tuple[Path, Path]:
    """The wheel and the source archive it was made from."""
    out = WORK / "python"
    run(
        python, "-m", "build", "--no-isolation", "--outdir", out, ROOT, environment=environment
    )  # fmt: skip
    return next(out.glob("*.whl")), next(out.glob("*.tar.gz"))


def copied(folder: Path) -> tuple[Path, Path]:
    """The same, made before on another system."""
    out = WORK / "python"
    out.mkdir()
    wheel, source = next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))
    return Path(shutil.copy(wheel, out)), Path(shutil.copy(source, out))


def frozen(python: Path, wheel: Path, environment: dict[str, str]) -> Path:
    """The program made of the installed wheel, so that what is tested is what is packed."""
    install(python, "--no-deps", wheel, environment=environment)
    if sys.platform == "win32":
        environment["CLUE_RESOURCE"] = str(version_resource(environment["CLUE_VERSION"]))
    where = ("--distpath", WORK / "frozen", "--workpath", WORK / "pyinstaller")
    run(
        python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *where,
        HERE / "clue.spec", environment=environment,
    )  # fmt: skip
    if sys.platform == "darwin":
        shutil.rmtree(WORK / "frozen" / "clue")
        return WORK / "frozen" / "Clue.app"
    folder = WORK / "frozen" / "clue"
    licences.collect(python, folder / "licences")
    if sys.platform.startswith("linux"):
        strip(folder)
    return folder


def strip(folder: Path) -> None:
    """Programs and libraries without what only a debugger reads.

    The libraries that wheels keep apart, in folders of their own, were rewritten when the wheels
    were made and do not survive it.
    """
    internal = folder / "_internal"
    found = (path for path in internal.rglob("*") if ".so" in path.suffixes)
    own = [
        path for path in sorted(found) if not path.is_symlink() and path.parent.suffix != ".libs"
    ]
    subprocess.run(["strip", "--strip-unneeded", *own], check=True)


def version_resource(version: str) -> Path:
    """What Windows tells of the program in its properties."""
    text = (HERE / "windows" / "version.txt").read_text(encoding="utf-8")
    numbers = (re.findall(r"\d+", version) + ["0"] * 4)[:4]
    path = WORK / "version.txt"
    filled = text.replace("@NUMBERS@", ", ".join(numbers)).replace("@VERSION@", version)
    path.write_text(filled, encoding="utf-8")
    return path


def called(version: str) -> str:
    """A package's name: what it is, for which system and which machine."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    machine = platform.machine().lower()
    return f"Clue-{version}-{system}-{MACHINES.get(machine, machine)}"


def pack(folder: Path, version: str, python: Path, date: int) -> list[Path]:
    """What this system's people expect to download."""
    name = called(version)
    if sys.platform == "win32":
        return [archives.zipped(folder, WORK / f"{name}.zip", f"Clue-{version}", date)]
    if sys.platform == "darwin":
        beside = WORK / "licences"
        licences.collect(python, beside)
        return [archives.bundled(folder, beside, WORK / f"{name}.zip")]
    inner = archives.staged(folder, WORK / f"Clue-{version}", ROOT, version, date)
    tarred = archives.tarred(inner, WORK / f"{name}.tar.gz", date)
    if shutil.which("dpkg-deb") is None:
        print("no Debian package: dpkg-deb is not here", file=sys.stderr)
        return [tarred]
    return [tarred, debian.package(inner, WORK, version, date)]


if __name__ == "__main__":
    raise SystemExit(main())

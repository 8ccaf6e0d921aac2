"""What a release is made with: the cut, the notes, the sums, the bill of materials, the installer's lists."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path, PurePosixPath

import pytest

from clue.text.catalogue import languages

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
CHANGES = (
    "# Changes\n\nThe newest first.\n\n## Unreleased\n\n- A new thing.\n\n## 0.1.0\n\nThe first.\n"
)


@pytest.fixture
def load(monkeypatch):
    """A module of the packages, which lie outside of the game."""
    monkeypatch.syspath_prepend(str(PACKAGING))

    def found(name):
        spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return found


@pytest.fixture
def sources(tmp_path):
    """As much of a checkout as a release asks after."""
    for name in ("packaging/linux/clue.metainfo.xml", "packaging/debian/changelog"):
        (tmp_path / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "clue").mkdir()
    (tmp_path / "clue/__init__.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    return tmp_path


def test_these_sources_could_be_released(load):
    assert load("release").disagreements() == []


def test_cutting_gives_what_is_new_a_version_and_again_changes_nothing(load, sources):
    release = load("release")
    release.cut("0.2.0", "2027-01-31", sources)
    told = (sources / "CHANGELOG.md").read_text()
    assert "## Unreleased\n\n## 0.2.0 (2027-01-31)\n\n- A new thing.\n" in told
    assert release.version(sources) == "0.2.0"
    assert release.disagreements("v0.2.0", sources) == []
    notes = release.notes(sources)
    assert notes.startswith("- A new thing.\n")
    assert "The first." not in notes
    assert "Clue-0.2.0-linux-x86_64.tar.gz" in notes
    release.cut("0.2.0", "2027-02-01", sources)
    assert (sources / "CHANGELOG.md").read_text() == told
    with pytest.raises(SystemExit, match="nothing under Unreleased"):
        release.cut("0.3.0", "2027-02-01", sources)


def test_what_does_not_agree_is_named(load, sources):
    release = load("release")
    said = " ".join(release.disagreements("v0.2.0", sources))
    assert "the tag v0.2.0 is not v0.1.0" in said
    assert "still has changes under Unreleased" in said
    page = sources / "packaging/linux/clue.metainfo.xml"
    page.write_text(page.read_text(encoding="utf-8").replace("@VERSION@", "0.0.9"), "utf-8")
    (said,) = release.disagreements("", sources)
    assert "clue.metainfo.xml" in said
    with pytest.raises(SystemExit, match="three numbers"):
        release.cut("next", "2027-01-01", sources)


def test_the_sums_are_those_of_the_files(load, tmp_path):
    release = load("release")
    (tmp_path / "b").write_bytes(b"two")
    (tmp_path / "a").write_bytes(b"one")
    told = release.summed(tmp_path)
    sums = [hashlib.sha256(words).hexdigest() for words in (b"one", b"two")]
    assert told == f"{sums[0]}  a\n{sums[1]}  b\n"
    assert release.summed(tmp_path) == told, "the sums are not summed"


def test_the_bill_of_materials_names_what_is_packed_and_no_folder_of_ours(load):
    sbom = load("sbom")
    wanted = sbom.licences.libraries()
    components = [
        {
            "type": "library", "bom-ref": f"{name}==1", "name": name.replace(".", "-"), "version": "1",
            "externalReferences": [{"type": "vcs", "url": "file:///home/somebody"}],
        }
        for name in [*wanted, "pyinstaller", "clue-desktop"]
    ]  # fmt: skip
    needs = [{"ref": f"{wanted[0]}==1", "dependsOn": [f"{wanted[1]}==1", "pyinstaller==1"]}]
    made = {"metadata": {}, "components": components, "dependencies": needs}
    bill = sbom.packed(made, "1.2.3", "3.12.0")
    assert bill["metadata"]["component"]["version"] == "1.2.3"
    assert len(bill["components"]) == len(wanted) + 1
    assert "file:" not in str(bill)
    assert "pyinstaller" not in str(bill)
    with pytest.raises(SystemExit, match=re.escape(wanted[-1].lower())):
        sbom.packed({**made, "components": components[:-3]}, "1.2.3", "3.12.0")


def test_the_uninstaller_takes_away_each_file_that_was_laid_down_and_no_other(load):
    installer = load("installer")
    files = [PurePosixPath(name) for name in ("Clue-1/Clue.exe", "Clue-1/a/b/c$.txt", "Clue-1/a/d")]
    laid = installer.laying(files, Path("/work"))
    taken = installer.taking(files)
    assert laid.count("File ") == len(files)
    assert r'SetOutPath "$INSTDIR\a\b"' in laid
    assert re.findall('Delete "(.*)"', taken) == [
        r"$INSTDIR\Clue.exe",
        r"$INSTDIR\a\b\c$$.txt",
        r"$INSTDIR\a\d",
    ]
    assert re.findall('RMDir "(.*)"', taken) == [r"$INSTDIR\a\b", r"$INSTDIR\a"]
    script = (PACKAGING / "windows" / "clue.nsi").read_text(encoding="utf-8")
    assert "RMDir /r" not in script, "what a player has put there stays"
    english, french = (
        set(re.findall(rf"^LangString (\w+) \${{LANG_{tongue}}}", script, re.MULTILINE))
        for tongue in ("ENGLISH", "FRENCH")
    )
    assert english == french


def test_actions_are_pinned_by_their_commits():
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        used = re.findall(r"uses: (\S+)(.*)", path.read_text(encoding="utf-8"))
        assert used
        for action, note in used:
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r" # v\d+\.\d+\.\d+", note), action


def test_links_and_pictures_are_there_with_an_address_and_only_then(load, monkeypatch):
    address = load("address")
    page = (PACKAGING / "linux/clue.metainfo.xml").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "http" not in address.in_metainfo(page, "1.2.3", "")
    assert address.in_readme(readme, "1.2.3", "") == readme
    assert not address.links("")
    home = "https://example.org/who/what"
    told = ET.fromstring(address.in_metainfo(page, "1.2.3", home))
    shots = [image.text for image in told.iter("image")]
    assert {url.get("type") for url in told.iter("url")} >= {"homepage", "bugtracker"}
    for shot in shots:
        path = shot.removeprefix(f"{home}/raw/v1.2.3/")
        assert (ROOT / path).is_file()
    whole = address.in_readme(readme, "1.2.3", home)
    assert f'src="{home}/raw/v1.2.3/tools/readme/table.webp"' in whole
    assert f"]({home}/blob/v1.2.3/CONTRIBUTING.md)" in whole
    assert not re.findall(r'src="(?!https://)', whole)
    assert "](#" in readme or "](#" not in whole
    monkeypatch.setenv(address.VARIABLE, "http://nowhere")
    with pytest.raises(SystemExit, match="no address"):
        address.public()
    monkeypatch.setenv(address.VARIABLE, f"{home}/")
    assert address.public() == home


def test_the_page_for_software_centres_fits_the_menu_entry():
    page = ET.parse(PACKAGING / "linux/clue.metainfo.xml").getroot()
    kinds = ET.parse(PACKAGING / "linux/clue.xml").getroot()
    assert page.findtext("launchable") == f"{page.findtext('id')}.desktop"
    assert {kind.text for kind in page.iter("mediatype")} == {kind.get("type") for kind in kinds}
    assert page.find("content_rating") is not None
    tongues = {tongue.text for tongue in page.iter("lang")}
    assert tongues == set(languages())


def test_the_flatpak_is_made_of_the_pinned_libraries(load):
    flatpak = load("flatpak")
    module = json.loads(flatpak.TARGET.read_text(encoding="utf-8"))
    (command,) = module["build-commands"]
    assert set(flatpak.pinned()) <= set(command.split()), "python packaging/flatpak.py"
    wheels = [
        source["url"].rpartition("/")[2].lower().replace("-", "_") for source in module["sources"]
    ]
    for pin in flatpak.pinned():
        start = pin.lower().replace("==", "_").replace("-", "_")
        assert any(wheel.startswith(f"{start}_") for wheel in wheels), pin
    manifest = (PACKAGING / "flatpak/org.cluegame.Clue.yml").read_text(encoding="utf-8")
    page = ET.parse(PACKAGING / "linux/clue.metainfo.xml").getroot()
    assert f"id: {page.findtext('id')}\n" in manifest

"""Every fault has a sentence in both languages, and the command prints one line for each."""

from __future__ import annotations

import re

import pytest

from clue.__main__ import main
from clue.boards import FaultCode
from clue.folders import maps
from clue.text.catalogue import languages
from clue.text.faults import tell_fault
from clue.text.speaker import Speaker
from tests.boards import test_faults
from tests.boards.drafts import CLASSIC, Draft


@pytest.mark.parametrize("language", languages())
def test_every_code_has_its_sentence_and_none_is_idle(language):
    speaker = Speaker(language, strict=True)
    assert all(speaker.has(f"fault-{code.value}") for code in FaultCode)
    source = (maps().parent / "clue" / "text" / language / "maps.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^fault-([\w-]+) =", source, re.MULTILINE))
    assert keys == {code.value for code in FaultCode}


def test_a_line_names_file_line_layer_object_cell_and_cure(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    draft = Draft(tmp_path)
    test_faults.door_facing_north(draft)
    (fault,) = draft.check()
    assert tell_fault(fault, Speaker("en", strict=True)) == (
        f"draft.tmx:{fault.where.line}: layer “Doors”, “study” (object {fault.where.object_id}), "
        "cell 6,3: The property “facing” is “north”; it must be one of up, right, down, left."
    )


def test_french_sets_a_space_before_the_colon_of_the_sentence(tmp_path):
    draft = Draft(tmp_path)
    test_faults.no_doors_at_all(draft)
    (fault,) = draft.check()
    assert (
        tell_fault(fault, Speaker("fr", strict=True))
        .replace("\xa0", " ")
        .endswith(
            ": calque « Doors » : Il n’y a pas de calque « Doors » ; ajoutez-le comme calque d’objets."
        )
    )


def test_a_cell_far_away_has_one_comma(tmp_path):
    draft = Draft(tmp_path)
    draft.move(draft.thing("Starts", "plum"), (1040, 15))
    (fault,) = draft.check()
    assert "cell 1040,15:" in tell_fault(fault, Speaker("en", strict=True))


def test_what_the_map_itself_lacks_is_said_to_be_the_map_s(tmp_path):
    draft = Draft(tmp_path)
    listing = draft.root.find("properties")
    listing.remove(listing.find("property[@name='title_en']"))
    (fault,) = draft.check()
    line = tell_fault(fault, Speaker("en", strict=True))
    assert "the map itself: The property “title_en” is missing" in line


def test_a_good_map_is_a_line_and_zero(capsys):
    assert main(["check-map", str(CLASSIC)]) == 0
    out, err = capsys.readouterr()
    assert out == (
        "“The Mansion” can be played on: 24 by 25 cells, 9 rooms, 188 squares, 17 doors, "
        "4 secret passages.\n"
    )
    assert err == ""


def test_a_bad_map_is_a_line_a_fault_and_one(tmp_path, capsys):
    draft = Draft(tmp_path)
    test_faults.everything_at_once(draft)
    assert main(["check-map", str(draft.save()), "--lang", "fr"]) == 1
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert len(lines) == len(test_faults.BROKEN["everything_at_once"][1])
    assert all(line.startswith(f"{draft.path}:") for line in lines)
    assert any("calque « Starts », « plum »" in line.replace("\xa0", " ") for line in lines)
    assert err == ""

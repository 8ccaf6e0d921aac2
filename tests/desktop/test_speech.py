"""Sentences said aloud, by programs that only write down what they were asked to say."""

import os
import threading
import time

import pytest

from clue.desktop.speech import Speech, find_voice

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")


def program(folder, name, body):
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def path(tmp_path, monkeypatch):
    """A folder that is all there is on the path, besides the shell's own tools."""
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin{os.pathsep}/usr/bin")
    monkeypatch.setenv("SAID", str(tmp_path / "said"))
    yield tmp_path
    for thread in threading.enumerate():
        if thread.name == "speech":
            thread.join(10)  # closed: it says one last thing at most


def said(folder, count, patience=10.0):
    """What was written down, once there are so many lines of it."""
    end = time.monotonic() + patience
    file = folder / "said"
    while time.monotonic() < end:
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if len(lines) >= count:
            return lines
        time.sleep(0.01)
    raise AssertionError(f"only {lines} after {patience} s")


def test_where_no_program_is_installed_nothing_is_said_and_nobody_minds(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    speech = Speech()
    assert not speech.possible
    speech.say("Anybody there?", "en")
    speech.hush()
    speech.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "speech"]


def test_sentences_are_said_one_after_the_other_with_their_language(path):
    program(path, "spd-say", 'echo "$@" >> "$SAID"')
    speech = Speech(lambda: find_voice("linux"))
    assert speech.possible
    speech.say("Mrs. Peacock rolled 3 and 4.", "en")
    speech.say("-- Mme Peacock a obtenu 3 et 4.", "fr")
    lines = said(path, 2)
    speech.close()
    assert lines == [
        "--wait --language en -- Mrs. Peacock rolled 3 and 4.",
        "--wait --language fr -- -- Mme Peacock a obtenu 3 et 4.",
    ]


def test_nobody_waits_for_a_slow_voice_and_it_can_be_cut_short(path):
    program(path, "spd-say", 'echo "$1" >> "$SAID"\n[ "$1" = --cancel ] || exec sleep 30')
    speech = Speech(lambda: find_voice("linux"))
    for number in range(50):
        speech.say(f"Sentence {number}.", "en")
    assert said(path, 1) == ["--wait"], "the others wait for the first"
    speech.hush()
    assert said(path, 2)[1] == "--cancel"
    speech.say("And now this.", "en")
    assert said(path, 3)[2] == "--wait", "what waited was forgotten"
    speech.close()


def test_macos_gets_a_voice_of_the_language_and_the_words_by_pipe(path):
    body = (
        'if [ "$2" = "?" ]; then\n'
        "echo 'Alex                en_US    # Hello'\n"
        "echo 'Thomas              fr_FR    # Bonjour'\n"
        'else echo "$@: $(cat)" >> "$SAID"; fi'
    )
    program(path, "say", body)
    speech = Speech(lambda: find_voice("darwin"))
    speech.say("C’était la clé anglaise.", "fr")
    speech.say("Ĉu?", "eo")
    lines = said(path, 2)
    speech.close()
    assert lines == ["-v Thomas: C’était la clé anglaise.", ": Ĉu?"]


def test_windows_gets_a_script_and_the_words_by_pipe(path):
    program(path, "powershell", 'echo "$4: $(cat)" >> "$SAID"')
    speech = Speech(lambda: find_voice("win32"))
    speech.say("C’est l’heure.", "fr")
    (line,) = said(path, 1)
    speech.close()
    assert "System.Speech" in line
    assert "GetCultureInfo('fr')" in line
    assert line.endswith(": C’est l’heure.")
    assert "heure" not in line.split(": ")[0], "words never become part of the script"


def test_a_program_that_cannot_be_started_is_given_up(path):
    broken = path / "spd-say"
    broken.write_bytes(b"\x7fELF nonsense")
    broken.chmod(0o755)
    speech = Speech(lambda: find_voice("linux"))
    speech.say("One.", "en")
    for thread in [t for t in threading.enumerate() if t.name == "speech"]:
        thread.join(5)
        assert not thread.is_alive()
    speech.say("Two.", "en")
    speech.close()


def test_the_voice_is_as_loud_as_the_player_wants_it(path):
    """At full volume the desktop's own stays as it is."""
    for name in ("spd-say", "say", "powershell"):
        program(path, name, "true")
    spd, say, power = (find_voice(system) for system in ("linux", "darwin", "win32"))
    assert "--volume" not in spd("One.", "en", 1.0).command
    assert spd("One.", "en", 0.4).command[-4:] == ("--volume", "-60", "--", "One.")
    assert say("One.", "xx", 1.0).stdin == "One."
    assert say("One.", "xx", 0.4).stdin == "[[volm 0.40]] One."
    assert "$s.Volume=40;" in power("One.", "en", 0.4).command[-1]

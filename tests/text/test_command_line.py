"""The command line speaks the reader's language: its help, and what it says of a wrong line."""

import argparse
import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from clue.__main__ import main
from clue.commands.described import PROGRAM, described
from clue.commands.parser import OWN_WORDS, own_words
from clue.text.catalogue import languages
from clue.text.speaker import Speaker

from . import fluent

COMMANDS = (
    *("play", "replay", "simulate", "tournament", "bot", "check-map", "shot", "film", "selftest"),
    "completion",
    *("", "bench", "bench rules", "bench ai", "bench ui"),
)
FOREIGN = {  # words one cannot do without in one language, and that do not exist in the other
    "en": {*("le", "la", "les", "des", "du", "une", "et", "est", "ou", "avec", "sans", "partie")},
    "fr": {*("the", "of", "and", "is", "what", "with", "without", "this", "show", "help", "game")},
}
PLACEHOLDERS = {key for key in fluent.messages("en") if key.startswith("commands-word-")}
ACRONYMS = {"JSON", "PNG"}
OF_PROGRAMMERS = re.compile(
    r"not defined|conflicting|cannot|can't|mutually|'required'|dest=|conflict_resolution|callable"
    r"|invalid option string|mode|merge"
)
NEVER_SAID = {  # what no option of this game can lead to
    "not allowed with argument %s",
    "one of the arguments %s is required",
    "unexpected option string: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    "expected at most one argument",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)",
    "%(heading)s:",  # the colon after a heading
    "subcommands",
    # and since Python 3.13, where nothing of ours is deprecated
    "argument '%(argument_name)s' is deprecated",
    "command '%(parser_name)s' is deprecated",
    "option '%(option)s' is deprecated",
    "%(prog)s: warning: %(message)s\n",
    " (default: %(default)s)",
    "show program's version number and exit",
}


@pytest.fixture
def ask(monkeypatch, capsys):
    """Type a line as somebody whose system speaks a language; what it printed, and its end."""

    def asked(language, *arguments):
        for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setenv("LANG", language)
        monkeypatch.setenv("COLUMNS", "200")
        with pytest.raises(SystemExit) as end:
            main([*arguments])
        told = capsys.readouterr()
        return end.value.code, " ".join((told.out + told.err).replace("\xa0", " ").split())

    return asked


def words_of(text):
    """Words of a language: neither options nor the names of the commands."""
    return set(re.findall(r"(?<![-\w:.])[^\W\d_]+", text.lower()))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", languages())
def test_help_is_in_one_language(ask, language, command):
    code, told = ask(language, *command.split(), "--help")
    assert code == 0
    assert not words_of(told) & FOREIGN.get(language, set())
    own = {Speaker(language).say(key) for key in PLACEHOLDERS}
    assert set(re.findall(r"(?<![-.:(])\b[A-ZÈÉ]{3,}(?:x[A-Z]+)?\b", told)) <= own | ACRONYMS


def test_the_foreign_words_are_those_that_help_consists_of(ask):
    for language, other in (("en", "fr"), ("fr", "en")):
        told = " ".join(ask(language, *command.split(), "--help")[1] for command in COMMANDS)
        assert len(words_of(told) & FOREIGN[other]) > 10


def test_the_language_asked_for_comes_first(ask):
    assert ask("fr_FR.UTF-8", "replay", "--help")[1].startswith("utilisation : clue replay")
    for asked in (("--lang", "en"), ("--lang=en",)):
        assert ask("fr_FR.UTF-8", "replay", *asked, "--help")[1].startswith("usage: clue replay")
    assert ask("en_GB.UTF-8", "simulate", "--lang=fr", "--games", "0")[1].endswith(
        "clue simulate : erreur : argument --games : « 0 » n’est pas un nombre entier d’au moins 1"
    )


WRONG = {
    "replay": "clue replay : erreur : il manque : FICHIER",
    "check-map": "clue check-map : erreur : il manque : FICHIER",
    "bot": "clue bot : erreur : il manque : NIVEAU",
    "bench": "clue bench : erreur : il manque : QUOI",
    "shot table": "clue shot : erreur : il manque : --out",
    "shot table --out": "argument --out : il manque une valeur",
    "shot table --size big": "argument --size : « big » n’est pas une taille comme 1920x1080",
    "shot table --size 1920x99999": "« 1920x99999 » n’est pas une taille comme 1920x1080",
    "simulate --seed x": "argument --seed : « x » n’est pas un nombre entier",
    "simulate --jobs 1.5": "argument --jobs : « 1.5 » n’est pas un nombre entier d’au moins 1",
    "simulate --json=3": "argument --json : aucune valeur n’a sa place ici, or « 3 » a été donné",
    "simulate --se 3": "--se est ambigu, cela pourrait être : --seats, --seed",
    "simulate now": "clue : erreur : arguments inconnus : now",
    "bench brakes": "argument QUOI : « brakes » n’est pas possible ici ; au choix :",
}


@pytest.mark.parametrize("line", WRONG, ids=lambda line: line[:30])
def test_a_wrong_line_earns_a_french_sentence(ask, line):
    code, told = ask("fr_FR.UTF-8", *line.split())
    assert code == 2
    assert WRONG[line] in told
    assert not words_of(told) & FOREIGN["fr"]


def test_the_program_itself_is_french_where_the_system_is(monkeypatch):
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")  # an old terminal: ? for é, and no traceback
    done = subprocess.run(
        [sys.executable, "-m", "clue", "replay"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("utilisation?: clue replay")
    assert done.stderr.endswith("il manque?: FICHIER\n")


def test_reading_a_line_loads_no_texts():
    """The window's start waits for what it shows, not for words that nobody reads."""
    code = (
        "import sys; from clue.commands.described import described; from clue.commands.parser import parsed;"
        "parsed(described, ['play']); parsed(described, ['play', 'x.cluegame']);"
        "print(*(name for name in sys.modules if name.startswith(('clue.text', 'fluent', 'babel'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_every_text_of_the_command_line_is_used():
    used = set(OWN_WORDS.values()) | {
        f"commands-no-{kind}"
        for kind in ("whole-number", "positive-number", "size", "language", "speed")
    }
    used |= {f"commands-unknown{kind}" for kind in ("", "-near", "-file", "-option")}

    def say(key, **_values):
        used.add(key)
        return key

    described(argparse.ArgumentParser, say)
    assert used == {key for key in fluent.messages("en") if key.startswith("commands-")}


# -- argparse's own sentences --------------------------------------------------------------------------


def sentences_of_argparse():
    tree = ast.parse(Path(argparse.__file__).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("_"), [ast.Constant(sentence)]):
                yield sentence


def test_whatever_argparse_may_say_has_words():
    own = set(sentences_of_argparse())
    said = {sentence for sentence in own if not OF_PROGRAMMERS.search(sentence)} - NEVER_SAID
    assert said == set(OWN_WORDS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("own", OWN_WORDS)
def test_the_holes_and_the_end_stay(language, own):
    told = own_words(own, Speaker(language))
    holes = re.compile(r"%(?:\(\w+\))?[sr]")
    assert sorted(holes.findall(told)) == sorted(h[:-1] + "s" for h in holes.findall(own))
    end = re.search(r"\s*$", told).group()
    if own[-1].isalpha():
        end = end.strip()  # a space before argparse's colon is the language's
    assert end == re.search(r"\s*$", own).group()


def test_argparse_gets_its_own_words_back(ask):
    before = vars(argparse)["_"]
    ask("fr", "replay")
    assert vars(argparse)["_"] is before
    assert argparse.ArgumentParser(PROGRAM).format_usage().startswith("usage: clue")

"""The command line as a person uses it: what it prints, and how it ends."""

from __future__ import annotations

import gc
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from clue.__main__ import main
from clue.codec.board import plan_of
from clue.codec.record import LayLine, TitlesEntry
from clue.codec.record_reader import load
from clue.commands.described import COMMANDS
from clue.commands.simulate import RARELY, done
from clue.desktop.single_window import Single
from clue.devkit import selftest as tried
from clue.devkit.benches import rules
from clue.folders import assets, maps
from clue.game.seating import played
from clue.players.program import Program
from clue.store.records import record_of, save
from clue.text.speaker import Speaker
from tests.mansions import cottage
from tests.players.games import begun, seating


def clue(capsys, *arguments: str) -> tuple[int, str]:
    code = main([*arguments])
    return code, capsys.readouterr().out


def refused(capsys, *arguments: str) -> list[str]:
    """What a command says that cannot do as it is told; nothing of it is for programs to read."""
    assert main([*arguments]) == 1
    told = capsys.readouterr()
    assert not told.out
    return told.err.splitlines()


@pytest.fixture
def record(tmp_path, capsys):
    code, _ = clue(capsys, "simulate", "--seed", "5", "--records", str(tmp_path))
    assert code == 0
    return next(tmp_path.glob("*.cluegame"))


@pytest.mark.parametrize(
    "edition", ["vintage", "detective-1986", "bilingual", "deluxe", "collector-2020"]
)
def test_simulated_games_are_reproducible_from_their_seed(capsys, edition):
    command = ("simulate", "--edition", edition, "--games", "3", "--seed", "11", "--json")
    first = clue(capsys, *command)
    assert first == clue(capsys, *command)
    assert [json.loads(line)["game"] for line in first[1].splitlines()] == [0, 1, 2]


def test_a_line_without_a_word_asks_for_what_play_does(monkeypatch):
    asked = []
    monkeypatch.setattr(Single, "claim", lambda _: True)
    monkeypatch.setattr("clue.ui.start.open_window", lambda *a, **k: asked.append((a, k)) or 0)
    for line in ([], ["play"]):
        assert main(line) == 0
    for _, named in asked:
        del named["single"]
    assert asked[0] == asked[1]


def test_more_jobs_play_the_same_games(capsys):
    command = ("simulate", "--games", "4", "--seed", "2", "--json", "--jobs")
    assert clue(capsys, *command, "1") == clue(capsys, *command, "2")


def test_simulate_sums_up_in_words(capsys):
    code, out = clue(capsys, "simulate", "--games", "2", "--house", "H1,H2")
    assert code == 0
    assert "2 games played" in out
    assert "random" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "random"),
        ("--seats", "random,random"),
        ("--seats", ",".join(["random"] * 7)),
        ("--seats", "random,random,watson"),
        ("--edition", "monopoly"),
        ("--map", "atlantis"),
        ("--house", "H2,H9"),
        ("--house", "H1=3"),  # only a pace has squares
        ("--house", "H4=2"),
        ("--house", "H4=13"),
        ("--house", "H4="),
        ("--house", "H4=seven"),
        ("--house", "H4=" + "9" * 5000),
        ("--house", "H3"),  # for two alone
    ],
)
def test_simulate_says_what_it_cannot_do(capsys, arguments):
    (sentence,) = refused(capsys, "simulate", *arguments)
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("edition", "wish", "pace"),
    [
        ("deluxe", "H4", 7),
        ("vintage", "h4", 4),
        ("vintage", "H2, H4=12", 12),
        ("deluxe", "H4=3", 3),
    ],
)
def test_h4_a_pace_is_the_book_s_own_or_what_is_wished_for(capsys, tmp_path, edition, wish, pace):
    told = ("--games", "1", "--edition", edition, "--house", wish, "--records", str(tmp_path))
    assert clue(capsys, "simulate", *told)[0] == 0
    (record,) = map(load, tmp_path.iterdir())
    assert record.house.steady_pace == pace


def test_h5_weapons_may_be_laid_out_by_hand(capsys, tmp_path):
    told = ("--games", "1", "--house", "H5", "--records", str(tmp_path))
    assert clue(capsys, "simulate", *told)[0] == 0
    (record,) = map(load, tmp_path.iterdir())
    assert record.house.weapons_by_hand
    assert record.deal.weapons == {}
    assert {type(line) for line in record.actions[:6]} == {LayLine}
    (file,) = tmp_path.iterdir()
    code, out = clue(capsys, "replay", str(file))
    assert code == 0
    assert "Scarlet laid the" in out


def test_two_may_play_with_open_cards(capsys):
    assert clue(capsys, "simulate", "--seats", "random,random", "--house", "H3")[0] == 0


def test_simulate_into_a_folder_that_cannot_be_written(capsys, tmp_path):
    wall = tmp_path / "wall"
    wall.write_text("a file where a folder should be")
    (sentence,) = refused(capsys, "simulate", "--records", str(wall / "games"))
    assert "cannot be written" in sentence


@pytest.mark.parametrize("said", ["[" * 100_000, "{", "[]", '{"type": "dance"}', "\ud800"])
def test_a_table_that_talks_nonsense_gets_a_sentence_from_the_bot(capsys, monkeypatch, said):
    monkeypatch.setattr("sys.stdin", [said + "\n"])
    (sentence,) = refused(capsys, "bot", "constable")
    assert "Traceback" not in sentence


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("tournament", "inspector,watson,random"), "watson"),
        (("tournament", "--edition", "monopoly"), "monopoly"),
        (("tournament", "--map", "atlantis"), "atlantis"),
        (("tournament", "random,random"), "2 players"),
        (("tournament", "random*99999999"), "7 players"),
        (("tournament", "random*²,random*2"), "random*²"),
        (("play", "--seats", "human,watson,random"), "watson"),
        (("play", "--seats", "human,random"), "2 players"),
        (("play", "--seats", "human,random,random", "--edition", "monopoly"), "monopoly"),
        (("play", "--seats", "human,random,random", "--map", "atlantis"), "atlantis"),
        (("play", "--seats", "human,random,random", "atlantis.tmx"), "atlantis.tmx"),
        (("play", "--map", "atlantis"), "atlantis"),
        (("play", "--edition", "vintage"), "--seats"),
        (("play", "--seats", "human,random,random", "old.cluegame"), "old.cluegame or --seats"),
        (("play", "--map", "lodge", "old.cluegame"), "old.cluegame or --map"),
        (("play", "--map", "lodge", "own.tmx"), "own.tmx or --map"),
        (("shot", "no-such-scene", "--out", "none.png"), "no-such-scene"),
    ],
)
def test_other_commands_say_it_too(capsys, arguments, told):
    (sentence,) = refused(capsys, *arguments)
    assert told in sentence


def test_replay_tells_the_game_in_words(capsys, record):
    code, out = clue(capsys, "replay", str(record))
    assert code == 0
    rulebook, first, *lines = out.splitlines()
    assert rulebook == "Deluxe rules."
    assert first.startswith("Three detectives sit down")
    assert any(line.startswith("Turn 1:") for line in lines)
    code, french = clue(capsys, "replay", str(record), "--lang", "fr")
    rulebook, first, *others = french.splitlines()
    assert rulebook == "Règle du jeu\N{NO-BREAK SPACE}: De luxe."
    assert first.startswith("Trois détectives")
    assert len(others) == len(lines)


def test_review_tells_each_seat_its_lesson_and_its_findings(capsys, record):
    code, out = clue(capsys, "review", str(record), "--lang", "en")
    assert code == 0
    for who in ("Miss Scarlet", "Colonel Mustard", "Mrs. White"):
        plain = out.replace("\N{NO-BREAK SPACE}", " ").splitlines()
        assert any(line.startswith(f"{who}: ") for line in plain)
    assert "halvings" in out


def test_review_in_json_has_every_question_with_its_values(capsys, record):
    code, out = clue(capsys, "review", str(record), "--json", "--seat", "mustard")
    assert code == 0
    told = json.loads(out)
    assert list(told) == ["mustard"]
    for moment in told["mustard"]["moments"]:
        if "expected" in moment:
            assert 0 <= moment["expected"] <= moment["best"] + 1e-9
            assert moment["after"] <= moment["before"]


def test_review_tells_nothing_of_a_game_that_is_not_over(capsys, record):
    lines = json.loads(record.read_text(encoding="utf-8"))
    lines["actions"] = lines["actions"][:5]
    record.write_text(json.dumps(lines), encoding="utf-8")
    (sentence,) = refused(capsys, "review", str(record), "--lang", "en")
    assert "not over" in sentence


def test_replay_calls_rooms_as_the_record_does(capsys, tmp_path):
    path = tmp_path / "cottage.cluegame"
    session = begun(replace(seating(*["random"] * 3), board=cottage()), 1, 200)
    names = {"en": "Under the Stairs", "fr": "Cagibi"}
    titles = TitlesEntry({}, dict.fromkeys(session.setup.board.deck.rooms, names))
    save(path, record_of(session, plan=plan_of(cottage(), titles)))
    assert names["en"] in clue(capsys, "replay", str(path))[1]
    assert names["fr"] in clue(capsys, "replay", str(path), "--lang", "fr")[1]


def test_replay_calls_rooms_as_the_mansion_does_where_a_record_kept_no_titles(capsys, tmp_path):
    clue(capsys, "simulate", "--map", "steamer", "--seed", "3", "--records", str(tmp_path))
    path = str(next(tmp_path.glob("*.cluegame")))
    told, french = (clue(capsys, "replay", path, "--lang", tongue)[1] for tongue in ("en", "fr"))
    assert "Captain’s Cabin" in told
    assert "la cabine du capitaine" in french.casefold()


def test_replay_names_the_house_rules(capsys, tmp_path):
    rules = ("--house", "H1,H2")
    assert clue(capsys, "simulate", *rules, "--records", str(tmp_path))[0] == 0
    out = clue(capsys, "replay", str(next(tmp_path.glob("*.cluegame"))))[1]
    assert out.splitlines()[0] == (
        "Deluxe rules. House rules: You need not suggest when you enter a room"
        " \N{MIDDLE DOT} The last detective standing wins."
    )


def test_replay_in_json_prints_an_event_a_line_and_then_the_state(capsys, record):
    code, out = clue(capsys, "replay", str(record), "--json")
    assert code == 0
    lines = [json.loads(line) for line in out.splitlines()]
    assert all("event" in line for line in lines[:-1])
    assert lines[-1]["state"] == "over"
    assert clue(capsys, "replay", str(record), "--json")[1] == out, "byte-identical twice"


def test_replay_for_a_seat_tells_only_what_it_may_know(capsys, record):
    game = load(record)
    other = next(iter(game.deal.hands["mustard"]))
    code, out = clue(capsys, "replay", str(record), "--json", "--seat", "scarlet")
    assert code == 0
    told = [json.loads(line) for line in out.splitlines()]
    dealt = {line["seat"]: line["cards"] for line in told if line.get("event") == "hand-dealt"}
    assert dealt["scarlet"] == list(game.deal.hands["scarlet"])
    assert dealt["mustard"] is None
    for line in told:
        if line.get("event") == "showed" and "scarlet" not in (line["seat"], line["to"]):
            assert line["card"] is None
    assert told[-1]["view"] == "scarlet"
    assert "dealt" not in told[-1]
    words = clue(capsys, "replay", str(record), "--seat", "scarlet")[1]
    assert f"was dealt {other}" not in words


def test_replay_knows_players_by_their_names(capsys, record):
    record.write_text(record.read_text().replace('"player": "random"', '"name": "Zoé"', 1))
    assert clue(capsys, "replay", str(record), "--seat", "zoé")[0] == 0
    code, out = clue(capsys, "replay", str(record), "--seat", "nobody")
    assert code == 1
    assert "nobody" in out


def test_replay_ends_at_an_illegal_action(capsys, record):
    record.write_text(
        record.read_text().replace('"do":"roll"', '"do":"end"', 1).replace(',"dice":', ',"x":', 1)
    )
    code, out = clue(capsys, "replay", str(record))
    assert code == 1
    assert "actions[0]" in out


def test_replay_names_the_action_that_is_not_legal(capsys, record):
    lines = json.loads(record.read_text())
    lines["actions"].insert(3, {"do": "end", "seat": lines["seats"][0]["suspect"]})
    record.write_text(json.dumps(lines))
    code, out = clue(capsys, "replay", str(record))
    assert code == 1
    assert "actions[3]" in out.splitlines()[-1]


def test_an_answer_that_is_not_legal_tells_one_seat_nothing_of_another_s_hand(capsys, record):
    """Mustard holds one of the three and says he has none: nobody else reads which."""
    lines = json.loads(record.read_text())
    at, shown = next((i, a) for i, a in enumerate(lines["actions"]) if a["do"] == "show")
    lines["actions"][at] = {"do": "none", "seat": shown["seat"]}
    record.write_text(json.dumps(lines))
    own = clue(capsys, "replay", str(record), "--seat", shown["seat"])[1].splitlines()[-1]
    assert "You hold" in own
    for seat in {entry["suspect"] for entry in lines["seats"]} - {shown["seat"]}:
        for how in ((), ("--json",)):
            code, out = clue(capsys, "replay", str(record), "--seat", seat, *how)
            assert code == 1
            assert f"actions[{at}]" in out.splitlines()[-1]
            assert "hold" not in out.splitlines()[-1]


def test_a_case_that_is_being_played_is_no_record_yet(capsys, tmp_path):
    path = tmp_path / "case.cluejournal"
    path.write_text('00000000 {"format":"clue-journal"}\n', encoding="utf-8")
    code, out = clue(capsys, "replay", str(path))
    assert code == 1
    assert "“clue FILE” continues it" in out.splitlines()[1]


def test_a_language_the_game_does_not_speak_is_said_to_be_none(capsys):
    command = ("check-map", str(maps() / "lodge.tmx"), "--lang")
    with pytest.raises(SystemExit, match="2"):
        main([*command, "xx"])
    assert "does not speak “xx”; it speaks: en, fr" in capsys.readouterr().err
    for spoken in ("EN", "fr_CA.UTF-8"):
        assert clue(capsys, *command, spoken)[0] == 0


def test_a_missing_record_is_one_sentence(capsys, tmp_path):
    code, out = clue(capsys, "replay", str(tmp_path / "none.cluegame"))
    assert (code, len(out.splitlines())) == (1, 1)


def test_the_readers_hanging_up_is_no_fault(record):
    shell = f"{sys.executable} -m clue replay {record} | head -1"
    done = subprocess.run(
        shell, shell=True, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("command", [["--version"], ["tournament", "random*3", "--games", "1"]])
def test_hanging_up_at_once_is_no_fault_either(command):
    with subprocess.Popen(
        [sys.executable, "-m", "clue", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(60) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full here")
@pytest.mark.parametrize(
    "command", [["--version"], ["check-map", str(maps() / "lodge.tmx")], ["simulate"]]
)
def test_output_that_cannot_be_written_is_one_sentence(command):
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "clue", *command],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
            env={**os.environ, "LANGUAGE": "fr", "LC_ALL": "fr_FR.UTF-8", "LANG": "fr_FR.UTF-8"},
        )
    assert done.returncode == 1
    assert done.stderr.replace("\xa0", " ") == (
        "Impossible d’écrire ou de lire : le disque est plein.\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="no signals to groups of processes there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_ends_all_of_it_without_a_word(jobs):
    command = ["simulate", "--games", "100000", "--json", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-m", "clue", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as program:
        program.stdout.readline()  # they are playing now
        os.killpg(program.pid, signal.SIGINT)
        _, told = program.communicate(timeout=30)
    assert (program.returncode, told) == (130, b"")


DEAF = """
import itertools, pathlib, sys, time
for beat in itertools.count():
    pathlib.Path(sys.argv[1]).write_text(str(beat))
    time.sleep(0.05)
"""
"""A program that minds nobody, not even that everybody has gone."""


def test_who_is_stopped_before_taking_charge_of_a_program_ends_it_all_the_same(tmp_path):
    bot, started = tmp_path / "bot.py", []
    bot.write_text(DEAF, encoding="utf-8")

    def stopped(beats):
        started.append(Program(f'"{sys.executable}" "{bot}" "{beats}"'))
        raise SystemExit

    with pytest.raises(SystemExit):
        next(done(stopped, [tmp_path / "beats"], jobs=1))
    until = time.monotonic() + 10
    while not started[0].gone:
        assert time.monotonic() < until
        time.sleep(0.01)
    started[0].see_off("{}")


def seldomness(_):
    return gc.get_threshold()[0]


@pytest.mark.parametrize("jobs", [1, 2])
def test_while_many_games_are_played_nobody_looks_for_what_none_of_them_leaves(jobs):
    usual = gc.get_threshold()
    assert {*done(seldomness, [1, 2], jobs)} == {RARELY}
    assert gc.get_threshold() == usual


def test_a_game_leaves_nothing_that_only_holds_itself():
    table = seating("sherlock", "inspector", "sergeant", "constable", "random")
    played(table, 1)  # what is remembered from game to game is made
    gc.collect()
    gc.disable()
    try:
        played(table, 2)
        assert not gc.collect()
    finally:
        gc.enable()


@pytest.mark.parametrize("place", ["before", "behind"])
def test_every_command_answers_in_the_language_asked_for(place, capsys):
    for name in COMMANDS:
        words = ["--lang", "fr", name] if place == "before" else [name, "--lang", "fr"]
        with pytest.raises(SystemExit):
            main([*words, "--help"])
        assert "utilisation" in capsys.readouterr().out


def test_what_the_system_says_of_a_file_is_told_in_the_readers_language(capsys, tmp_path):
    told = clue(capsys, "replay", str(tmp_path), "--lang", "fr")[1]
    assert told.replace("\xa0", " ").endswith("c’est un dossier.\n")


def test_a_far_too_long_name_is_cut_and_no_gap(capsys):
    assert "xxx…" in clue(capsys, "replay", "x" * 5000)[1]


def test_far_too_many_jobs_are_as_many_as_there_are_games(capsys):
    command = ("simulate", "--games", "2", "--json", "--jobs")
    assert clue(capsys, *command, "1000000") == clue(capsys, *command, "1")


def test_a_mansion_of_ones_own_is_played_on_and_goes_into_its_records(capsys, tmp_path):
    text = (maps() / "lodge.tmx").read_text(encoding="utf-8")
    own = tmp_path / "mine.tmx"
    own.write_text(text.replace("../assets", assets().as_posix()), encoding="utf-8")
    command = ("simulate", "--map", str(own), "--records", str(tmp_path))
    assert clue(capsys, *command)[0] == 0
    own.unlink()  # whoever gets the record has no such file
    code, out = clue(capsys, "replay", str(tmp_path / "0-00000.cluegame"))
    assert code == 0
    assert "envelope" in out
    assert (
        clue(capsys, "tournament", "random*3", "--games", "1", "--map", str(maps() / "lodge.tmx"))[
            0
        ]
        == 0
    )


def test_a_mansion_that_cannot_be_played_on_is_told_fault_by_fault(capsys, tmp_path):
    own = tmp_path / "mine.tmx"
    own.write_text("<map/>", encoding="utf-8")
    told = refused(capsys, "simulate", "--map", str(own))
    assert len(told) == 2
    assert all(line.startswith(f"{own}:1: ") for line in told)


@pytest.mark.parametrize(
    "arguments",
    [("shot", "title", "--out"), ("tournament", "random*3", "--games", "1", "--plot")],
)
def test_a_picture_that_cannot_be_written_is_one_sentence(capsys, tmp_path, arguments):
    (line,) = refused(capsys, *arguments, str(tmp_path / "none" / "picture.png"))
    assert str(tmp_path / "none") in line
    assert line.endswith("there is no such file or folder.")


def test_a_picture_of_an_unknown_kind_is_a_png(capsys, tmp_path):
    assert clue(capsys, "shot", "title", "--size", "320x200", "--out", str(tmp_path / "p"))[0] == 0
    assert (tmp_path / "p").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("text", "told"),
    [("", "ligne 1, le fichier est vide."), ("{", "ligne 1, il s’interrompt au milieu."),
     ("{\n  ?", "ligne 2, ce n’est pas du JSON.")],
)  # fmt: skip
def test_what_is_no_json_is_told_in_the_readers_language(capsys, tmp_path, text, told):
    path = tmp_path / "game.cluegame"
    path.write_text(text, encoding="utf-8")
    code, out = clue(capsys, "replay", str(path), "--lang", "fr")
    assert code == 1
    assert out.endswith(f"{told}\n")


def test_playing_without_a_window_starts_no_part_of_pygame():
    script = (
        "import sys\n"
        "from clue.__main__ import main\n"
        "main(['simulate'])\n"
        "pygame = sys.modules.get('pygame')\n"
        "sys.exit(pygame is not None and (pygame.display.get_init() or pygame.mixer.get_init() is not None"
        " or pygame.get_init()))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 0


def test_the_benchmark_of_the_rules_prints_its_figures(capsys, monkeypatch):
    figures = {"destinations, roll of 12, worst ms": 1.5, "actions a second": 6000.25}
    monkeypatch.setattr(rules, "measure", lambda: figures)
    code, out = clue(capsys, "bench", "rules", "--json")
    assert code == 0
    keyed = {"destinations_roll_of_12_worst_ms": 1.5, "actions_a_second": 6000.25}
    assert json.loads(out) == keyed
    assert clue(capsys, "bench", "rules")[1].splitlines() == [
        "destinations, roll of 12, worst ms         1.500",
        "actions a second                       6,000.250",
    ]


def test_the_benchmark_of_the_rules_measures(monkeypatch):
    monkeypatch.setattr(rules, "GAMES", 2)
    monkeypatch.setattr(rules, "REPEATS", 1)
    assert all(figure > 0 for figure in rules.measure().values())


# -- what a program or a hurried hand types --------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("replya", "did you mean “replay”?"),
        ("chek-map", "did you mean “check-map”?"),
        ("solve", "there are: play, replay, review, simulate"),
        ("wrong.txt", "(.cluegame)"),
    ],
)
def test_a_mistyped_command_is_understood(capsys, word, told):
    assert main([word]) == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert told in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "near"),
    [
        (["simulate", "--gmaes", "3"], "--games"),
        (["tournament", "a,b", "--jbos=2"], "--jobs"),
        (["--langauge", "fr"], "--lang"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_mistyped_option_is_understood(capsys, line, near, language):
    with pytest.raises(SystemExit) as ended:
        main([line[0], "--lang", language, *line[1:]])
    assert ended.value.code == 2
    words = Speaker(language)
    wrong = next(word for word in line if word.startswith("--")).partition("=")[0]
    assert words.say("commands-unknown-option", word=wrong, near=near) in capsys.readouterr().err


def test_a_record_may_come_by_the_standard_input(capsys, monkeypatch, record):
    whole = clue(capsys, "replay", str(record))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert clue(capsys, "replay", "-") == whole
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"no record")))
    assert clue(capsys, "replay", "-")[0] == 1


def test_a_map_s_faults_can_be_read_by_a_program(capsys, tmp_path):
    bad = tmp_path / "bad.tmx"
    bad.write_text("<map/>")
    good = maps() / "classic.tmx"
    code, out = clue(capsys, "check-map", "--json", str(good), str(bad))
    assert code == 1
    first, second = map(json.loads, out.splitlines())
    assert first == {"file": str(good), "good": True, "faults": []}
    assert second["file"] == str(bad)
    assert not second["good"]
    assert {"code", "line", "layer", "cell", "told"} <= set(second["faults"][0])


def test_a_map_is_checked_again_whenever_it_or_its_tiles_are_saved(capsys, monkeypatch, tmp_path):
    tiles, board = tmp_path / "tiles.tsx", tmp_path / "house.tmx"
    board.write_text("<map/>")
    good = (maps() / "lodge.tmx").read_text(encoding="utf-8")
    looks = []

    def hands(_pause):
        looks.append(capsys.readouterr().out)
        match len(looks):
            case 2:
                board.write_text(good, encoding="utf-8")
            case 4:
                board.write_text('<map><tileset firstgid="1" source="tiles.tsx"/></map>')
            case 6:
                tiles.write_text("<tileset/>")
            case 8:
                board.unlink()
            case 10:
                raise KeyboardInterrupt

    monkeypatch.setattr("clue.commands.check.time.sleep", hands)
    assert main(["check-map", "--watch", "--lang", "en", str(board)]) == 1
    assert not any(looks[1::2]), "nothing is said of what has not changed"
    assert all("Ctrl-C ends." in told for told in looks[::2])
    assert "house.tmx" in looks[0]
    assert "The Lodge" in looks[2] or "9 rooms" in looks[2]
    assert looks[8] not in {looks[0], looks[6]}
    assert "No longer watching." in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="asks for a signal only POSIX has")
def test_watching_ends_kindly():
    at_once = signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell's & ignores
    command = [sys.executable, "-m", "clue", "check-map", "--watch", "--lang", "en"]
    with subprocess.Popen(
        [*command, str(maps() / "lodge.tmx")], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as watching:
        signal.signal(signal.SIGINT, at_once)
        for line in watching.stdout:
            if b"Ctrl-C" in line:
                break
        watching.send_signal(signal.SIGINT)
        assert watching.stdout.read().decode().strip() == "No longer watching."
    assert watching.returncode == 0


def test_the_self_test_can_be_read_by_a_program(capsys, monkeypatch):
    def broken(_folder):
        raise ValueError("lost")

    checks = (tried.Check("imports", lambda _: {"count": 3}), tried.Check("assets", broken))
    monkeypatch.setattr(tried, "CHECKS", checks)
    code, out = clue(capsys, "selftest", "--json")
    assert code == 1
    (line,) = out.splitlines()
    found = json.loads(line)
    assert not found["good"]
    assert [(one["name"], one["ok"], one["error"]) for one in found["checks"]] == [
        ("imports", True, None),
        ("assets", False, "ValueError: lost"),
    ]
    assert found["checks"][0]["figures"] == {"count": 3}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_can_be_completed(capsys, shell):
    code, out = clue(capsys, "completion", shell)
    assert code == 0
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", out), command
    for word in ("verify", "paired", "selftest", "rules", "tournament"):
        assert re.search(rf"\b{word}\b", out), word


def completed(script, *words):
    """What bash offers for the last of some words."""
    quoted = " ".join(f"'{word}'" for word in ("clue", *words))
    asked = (
        f'COMP_WORDS=({quoted}); COMP_CWORD={len(words)}; _clue; printf "%s\\n" "${{COMPREPLY[@]}}"'
    )
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_bash_completes_commands_options_and_files(capsys, tmp_path, monkeypatch):
    _, script = clue(capsys, "completion", "bash")
    (tmp_path / "game.cluegame").touch()
    monkeypatch.chdir(tmp_path)
    assert completed(script, "re") == {"replay", "review"}
    assert completed(script, "rep") == {"replay"}
    assert completed(script, "replay", "--v") == {"--verify"}
    assert completed(script, "replay", "ga") == {"game.cluegame"}
    assert completed(script, "bench", "a") == {"ai"}

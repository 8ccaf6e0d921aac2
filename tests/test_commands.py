"""The command line as a person uses it: what it prints, and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from clue.__main__ import main
from clue.benches import rules
from clue.records.read import load


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
    ],
)
def test_simulate_says_what_it_cannot_do(capsys, arguments):
    (sentence,) = refused(capsys, "simulate", *arguments)
    assert sentence.endswith(".")


def test_two_may_play_with_open_cards(capsys):
    assert clue(capsys, "simulate", "--seats", "random,random", "--house", "H3")[0] == 0


def test_simulate_into_a_folder_that_cannot_be_written(capsys, tmp_path):
    wall = tmp_path / "wall"
    wall.write_text("a file where a folder should be")
    (sentence,) = refused(capsys, "simulate", "--records", str(wall / "games"))
    assert "cannot be written" in sentence


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("tournament", "inspector,watson,random"), "watson"),
        (("tournament", "--edition", "monopoly"), "monopoly"),
        (("tournament", "--map", "atlantis"), "atlantis"),
        (("tournament", "random,random"), "2 players"),
        (("play", "--seats", "human,watson,random"), "watson"),
        (("play", "--seats", "human,random"), "2 players"),
        (("play", "--seats", "human,random,random", "--edition", "monopoly"), "monopoly"),
        (("shot", "no-such-scene", "--out", "none.png"), "no-such-scene"),
    ],
)
def test_other_commands_say_it_too(capsys, arguments, told):
    (sentence,) = refused(capsys, *arguments)
    assert told in sentence


def test_replay_tells_the_game_in_words(capsys, record):
    code, out = clue(capsys, "replay", str(record))
    assert code == 0
    lines = out.splitlines()
    assert lines[0].startswith("Three detectives sit down")
    assert any(line.startswith("Turn 1:") for line in lines)
    code, french = clue(capsys, "replay", str(record), "--lang", "fr")
    assert french.splitlines()[0].startswith("Trois détectives")
    assert len(french.splitlines()) == len(lines)


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
    assert json.loads(out) == figures
    assert clue(capsys, "bench", "rules")[1].splitlines() == [
        "destinations, roll of 12, worst ms         1.500",
        "actions a second                       6,000.250",
    ]


def test_the_benchmark_of_the_rules_measures(monkeypatch):
    monkeypatch.setattr(rules, "GAMES", 2)
    monkeypatch.setattr(rules, "REPEATS", 1)
    assert all(figure > 0 for figure in rules.measure().values())

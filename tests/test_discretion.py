"""Whatever is written down for others names no card of the table, no seed and no salt."""

import pytest

from clue.log_secrets import STRUCK, Discretion
from tests.players.games import another_truth, begun, seating


@pytest.fixture
def table():
    discretion = Discretion()
    discretion.hush(["green", "lead-pipe", "billiard-room", "1926", "", "a.b"])
    return discretion


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Mr. Green did it", f"Mr. {STRUCK} did it"),
        ("<Weapon.LEAD_PIPE: 'lead-pipe'>", STRUCK),
        ("<Suspect.GREEN: 'green'>, 'billiard-room'", f"{STRUCK}, {STRUCK}"),
        ("in the Billiard Room", f"in the {STRUCK}"),
        ("seed 1926:chance", f"seed {STRUCK}:chance"),
        ("19261 evergreen a-b", "19261 evergreen a-b"),
        ("nothing of note", "nothing of note"),
    ],
)
def test_names_are_struck_however_they_are_written(table, said, written):
    assert table.struck(said) == written


def test_an_error_keeps_its_way_and_loses_its_words(table):
    def mistake():
        raise ValueError("plum has green and lead pipe")

    try:
        mistake()
    except ValueError as error:
        told = table.account(error)
    assert "test_discretion.py" in told
    assert "in mistake" in told
    assert told.splitlines()[-1] == f"ValueError: plum has {STRUCK} and {STRUCK}"


@pytest.mark.parametrize("folder", ["/home/green/games", r"C:\Users\Green\1926"])
def test_a_folder_called_like_a_secret_is_struck_from_the_way(table, folder):
    """Whoever sits at the table may have called the house of the game after herself, or a card."""
    with pytest.raises(ZeroDivisionError) as caught:
        exec(compile("1 / 0", f"{folder}/green.py", "exec"))
    way = table.account(caught.value).splitlines()[-2]
    assert STRUCK in way
    assert way.endswith('green.py", line 1, in <module>')
    assert "1926" not in way
    assert "reen" not in way.removesuffix('green.py", line 1, in <module>')


def test_causes_and_notes_are_struck_as_well(table):
    try:
        try:
            raise KeyError("green")
        except KeyError as cause:
            cause.add_note("dealt from 1926")
            raise RuntimeError("lead-pipe") from cause
    except RuntimeError as error:
        told = table.account(error)
    messages = [line for line in told.splitlines() if not line.startswith("    ")]
    assert "KeyError" in told
    assert not [line for line in messages if "green" in line or "1926" in line or "pipe" in line]


def test_the_next_table_has_other_secrets(table):
    table.hush(["7"])
    assert table.struck("green 7") == f"green {STRUCK}"
    table.hush([])
    assert table.struck("green 7") == "green 7"


def test_all_there_is_to_tell_of_a_table_reads_alike_whatever_the_truth(table):
    """Not even the kinds of the cards somebody holds can be made out from what is struck."""
    session = begun(seating("inspector", "random", "sergeant"), 4, 60)
    watcher = session.setup.seats[0]
    table.hush(str(getattr(card, "value", card)) for card in session.setup.board.deck.cards)
    told = {
        table.struck(f"{game.dealt} {game.played} {game.events}")
        for game in (session, *(another_truth(session, watcher, seed) for seed in range(5)))
    }
    assert len(told) == 1
    assert STRUCK in told.pop()

"""Share codes: what is told comes back, whatever is mistyped is found, and a sentence says what."""

from dataclasses import replace
from random import Random

import pytest

from clue.boards.catalogue import board_named
from clue.codec.share import (
    LONGEST_CODE,
    Code,
    CodeError,
    CodeFault,
    CodeKind,
    Packer,
    Unpacker,
    mansion_code,
    mansion_in,
    read_code,
)
from clue.devkit.robot import Robot
from clue.game import draft as drafting
from clue.game.draft import (
    EMPTY,
    KINDS,
    TEMPERS,
    Draft,
    SeatPlan,
    drafted,
    setup_code,
    untold_rules,
)
from clue.players.names import HUMAN, PHONE, PROGRAM
from clue.players.registry import LEVELS
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, HouseRules
from clue.text.catalogue import languages
from clue.text.faults import tell_code_error
from clue.text.speaker import Speaker
from clue.ui.dialogs.base import AskScene
from clue.ui.menu import title
from clue.ui.screens.newgame.scene import NewGameScene

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BOARDS = {name: board_named(name) for name in ("classic", "lodge")}


def some_draft(rng):
    kinds = [rng.choice(KINDS) for _ in SUSPECTS[3:]]
    kinds += rng.sample([kind for kind in KINDS if kind != EMPTY], 3)
    plans = tuple(
        SeatPlan(seat, kind, rng.choice(TEMPERS))
        for seat, kind in zip(SUSPECTS, kinds, strict=True)
    )
    house = HouseRules(rng.random() < 0.5, rng.random() < 0.5, False, rng.choice([0, 3, 12]))
    mansion = rng.choice(list(BOARDS))
    seed = rng.choice(["", "7", "-12345", "9" * 18])
    rooms = len(BOARDS[mansion].deck.rooms)
    return Draft(plans, rng.choice(list(EDITIONS)), house, mansion, rooms, seed, bool(seed))


def test_a_set_up_comes_back_as_it_was_and_fits():
    rng = Random(3)
    for _ in range(200):
        draft = some_draft(rng)
        text = str(setup_code(draft, BOARDS[draft.mansion]))
        assert len(text) <= LONGEST_CODE
        assert drafted(read_code(text, CodeKind.SETUP), BOARDS) == draft


def test_every_house_rule_has_its_place():
    assert not untold_rules()


def test_every_level_and_edition_can_be_told_and_a_later_one_by_its_name(monkeypatch):
    monkeypatch.setitem(EDITIONS, "attic", replace(EDITIONS["deluxe"], id="attic"))
    monkeypatch.setattr(drafting, "LEVELS", (*LEVELS, "dawdler"))
    for edition in EDITIONS:
        for kind in (EMPTY, HUMAN, *drafting.LEVELS):
            plans = {SUSPECTS[0]: kind, **dict.fromkeys(SUSPECTS[1:], "inspector")}
            seated = tuple(SeatPlan(seat, one) for seat, one in plans.items())
            draft = Draft(seated, edition, HouseRules(), "classic", 9)
            told = setup_code(draft, BOARDS["classic"])
            assert drafted(told, BOARDS).edition == edition
            assert drafted(told, BOARDS).plan(SUSPECTS[0]).kind == kind
    monkeypatch.undo()
    with pytest.raises(CodeError) as unknown:
        drafted(told, BOARDS)
    assert unknown.value.fault is CodeFault.LATER_VERSION


def test_a_person_with_a_phone_is_a_person_to_whoever_gets_the_code():
    draft = some_draft(Random(1)).seated(SUSPECTS[0], kind=PHONE, temper="even")
    back = drafted(setup_code(draft, BOARDS[draft.mansion]), BOARDS)
    assert back.plan(SUSPECTS[0]).kind == HUMAN


def test_names_and_programs_stay_at_home():
    draft = some_draft(Random(1)).seated(SUSPECTS[0], kind=PROGRAM, command="rm -rf", temper="even")
    draft = draft.seated(SUSPECTS[1], kind=HUMAN, name="Anna")
    back = drafted(setup_code(draft, BOARDS[draft.mansion]), BOARDS)
    assert back.plan(SUSPECTS[0]) == SeatPlan(SUSPECTS[0], "inspector", "even")
    assert back.plan(SUSPECTS[1]).name == ""


@pytest.fixture(scope="module")
def text():
    return str(setup_code(some_draft(Random(5)), BOARDS["classic"]))


def fault_of(text, wanted=None):
    with pytest.raises(CodeError) as caught:
        read_code(text, wanted)
    return caught.value.fault


def test_every_wrong_sign_and_every_swap_is_found(text):
    signs = text.replace("-", "").removeprefix("CLUE")
    for at, sign in enumerate(signs):
        for other in SIGNS:
            if other != sign:
                wrong = "CLUE" + signs[:at] + other + signs[at + 1 :]
                assert fault_of(wrong) is CodeFault.MISTYPED
    for at in range(len(signs) - 1):
        swapped = signs[:at] + signs[at + 1] + signs[at] + signs[at + 2 :]
        if swapped != signs:
            assert fault_of("CLUE" + swapped) is CodeFault.MISTYPED
    for at in range(len(signs)):
        assert fault_of("CLUE" + signs[:at]) in {CodeFault.MISTYPED, CodeFault.TOO_SHORT}


def test_it_may_be_typed_as_it_is_heard(text):
    plain = read_code(text)
    heard = text.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert read_code(f"\n {heard} ") == plain


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" \n", CodeFault.EMPTY),
        ("hello", CodeFault.NOT_A_CODE),
        ("CLUE", CodeFault.TOO_SHORT),
        ("CLUE-S1", CodeFault.TOO_SHORT),
        ("CLUE-S1$77-00000", CodeFault.BAD_SIGN),
        ("CLUE-É1977-00000", CodeFault.BAD_SIGN),
        ("CLUE" + "0" * 300, CodeFault.TOO_LONG),
        ("x" * 100_000, CodeFault.TOO_LONG),
        ("CLUE-00000-00000-00000", CodeFault.MISTYPED),
    ],
)
def test_what_is_no_code_is_told_as_what_it_is(typed, fault):
    assert fault_of(typed) is fault


def test_a_code_of_another_kind_is_named():
    code = str(mansion_code(BOARDS["lodge"]))
    assert fault_of(code, CodeKind.SETUP) is CodeFault.OTHER_KIND
    assert mansion_in(read_code(code)).name == "lodge"


def test_a_mansion_drawn_otherwise_is_not_taken_for_the_one_meant():
    mark = mansion_in(mansion_code(BOARDS["lodge"]))
    mark.check(BOARDS["lodge"])
    for board, fault in ((None, CodeFault.UNKNOWN_MANSION), ("classic", CodeFault.OTHER_MANSION)):
        with pytest.raises(CodeError) as caught:
            mark.check(board and BOARDS[board])
        assert caught.value.fault is fault


def test_numbers_nobody_put_in_make_no_set_up():
    rng, met = Random(11), set()
    for bits in (1, 20, 60, 100, 300, 600):
        for _ in range(50):
            with pytest.raises(CodeError) as caught:
                drafted(Code(CodeKind.SETUP, rng.getrandbits(bits)), BOARDS)
            met.add(caught.value.fault)
    assert met <= {CodeFault.UNUSABLE, CodeFault.LATER_VERSION, CodeFault.UNKNOWN_MANSION}


def test_what_is_put_in_is_taken_out_in_order():
    packer = Packer()
    packer.put(3, 7)
    packer.put_text("Été à l’Étang")
    packer.put(0, 2)
    source = Unpacker(packer.number)
    assert (source.take(7), source.take_text(), source.take(2)) == (3, "Été à l’Étang", 0)
    source.done()


def test_what_does_not_fit_is_refused():
    with pytest.raises(CodeError) as caught:
        str(Code(CodeKind.PUZZLE, 1 << 900))
    assert caught.value.fault is CodeFault.TOO_MUCH
    with pytest.raises(CodeError):
        setup_code(Draft(some_draft(Random(2)).plans, seed="1" * 90), BOARDS["classic"])


@pytest.mark.parametrize("language", languages())
def test_every_fault_has_its_sentence(language):
    speaker = Speaker(language, strict=True)
    details = {"sign": "$", "place": 3, "most": 200, "kind": "puzzle", "name": "lodge"}
    told = {fault: tell_code_error(CodeError(fault, **details), speaker) for fault in CodeFault}
    assert len({*told.values()}) == len(CodeFault)


# -- at the new game ---------------------------------------------------------------------------------


@pytest.fixture
def robot():
    with Robot(title, size=(1024, 640)) as robot:
        yield robot


def written(robot, text):
    """Open the code of the table, and write another one over it."""
    robot.click(robot.find(robot.app.words.say("code-title")))
    robot.settle()
    assert isinstance(robot.scene, AskScene)
    shown = robot.scene.text
    robot.scene.agree(text)
    robot.app.pop(robot.scene)
    robot.settle()
    return shown


def new_game(robot):
    scene = NewGameScene(lambda _: None)
    robot.app.push(scene)
    robot.settle()
    robot.catch_up()
    robot.wait(0.5)
    return scene


def test_the_new_game_shows_its_code_and_lays_another(robot):
    scene = new_game(robot)
    before = scene.planning.draft
    wished = some_draft(Random(8))
    shown = written(robot, str(setup_code(wished, BOARDS[wished.mansion])))
    assert [p.kind for p in drafted(read_code(shown), BOARDS).plans] == [
        p.kind for p in before.plans
    ]
    after = scene.planning.draft
    assert [plan.kind for plan in after.plans] == [plan.kind for plan in wished.plans]
    assert (after.edition, after.house, after.mansion) == (
        wished.edition,
        wished.house,
        wished.mansion,
    )
    assert not after.problem()


def test_a_bad_code_leaves_the_table_as_it_is_and_says_why(robot, monkeypatch):
    scene, told = new_game(robot), []
    monkeypatch.setattr(robot.app, "notice", told.append)
    before = scene.planning.draft
    written(robot, "CLUE-S1136-15203-44003")
    assert scene.planning.draft == before
    assert told == [tell_code_error(CodeError(CodeFault.MISTYPED), robot.app.words)]

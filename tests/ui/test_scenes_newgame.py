"""A new case put together by hand, and the plain data that comes of it."""

from dataclasses import replace
from threading import Event

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.game.draft import EMPTY, Draft, SeatPlan, first_draft
from clue.players.names import HUMAN
from clue.players.registry import LEVELS
from clue.players.skill import NATURES, TEMPERS
from clue.rules.cards import SUSPECTS, Suspect
from clue.rules.editions import EDITIONS, HouseRules
from clue.text.catalogue import languages
from clue.ui.media.assets import Assets
from clue.ui.screens.newgame.choices import SeatCard
from clue.ui.screens.newgame.planning import kept, laid_again
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.stage.settings import TEXT_SIZES, LastSeat, LastTable, Settings
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import COVERED, ChoiceRow, ChoiceTile, DropDown
from clue.ui.widgets.controls import Toggle
from clue.ui.widgets.label import Label
from clue.ui.widgets.textfield import TextField


def seats(*kinds):
    names = iter("ABCDEF")
    return Draft(
        tuple(
            SeatPlan(seat, kind, name=next(names) if kind == HUMAN else "")
            for seat, kind in zip(SUSPECTS, kinds, strict=True)
        )
    )


THREE = seats(HUMAN, "random", EMPTY, HUMAN, EMPTY, EMPTY)
TWO = seats(HUMAN, "random", EMPTY, EMPTY, EMPTY, EMPTY)
OPEN = HouseRules(two_with_open_cards=True)


@given(st.lists(st.sampled_from([HUMAN, "random", EMPTY]), min_size=6, max_size=6))
def test_r2_all_cards_but_three_are_dealt_as_evenly_as_can_be(kinds):
    hands = seats(*kinds).hands()
    assert len(hands) == sum(kind != EMPTY for kind in kinds)
    if hands:
        assert sum(hands) == 18
        assert max(hands) - min(hands) <= 1
        assert list(hands) == sorted(hands, reverse=True)


@pytest.mark.parametrize("text_size", TEXT_SIZES[-2:])
@pytest.mark.parametrize("language", languages())
def test_at_every_size_of_letters_a_face_can_be_known(language, text_size):
    large = Settings(language=language, text_size=text_size).but(reduced_motion=True)
    with Robot(lambda: NewGameScene(lambda _: None), size=(1920, 1080), settings=large) as robot:
        for size in ((1920, 1080), (1024, 640), (1280, 720), (2560, 1440)):
            robot.resize(size)
            robot.settle()
            cards = [one for one in robot.widgets() if isinstance(one, SeatCard)]
            assert len(cards) == len(SUSPECTS)
            assert all(one.portrait.height > robot.app.look.px(90) for one in cards), size


def test_h3_two_players_leave_four_cards_open():
    assert Draft(TWO.plans, house=OPEN).hands() == (7, 7)


@pytest.mark.parametrize(
    ("draft", "problem"),
    [
        (THREE, ""),
        (seats(*[EMPTY] * 6), "newgame-problem-too-few"),
        (seats(HUMAN, *[EMPTY] * 5), "newgame-problem-too-few"),
        (TWO, "newgame-problem-two"),
        (Draft(TWO.plans, house=OPEN), ""),
        (Draft(THREE.plans, house=OPEN), "newgame-problem-not-two"),
        (THREE.seated(Suspect.SCARLET, name="  "), "newgame-problem-name"),
        (THREE.seated(Suspect.SCARLET, name=" b"), "newgame-problem-same-name"),
        (Draft(THREE.plans, seed="12x"), "newgame-problem-seed"),
        (Draft(THREE.plans, seed=" -12 "), ""),
    ],
)
def test_e7_what_keeps_the_cards_from_being_dealt(draft, problem):
    assert draft.problem() == problem


def test_the_finished_game_names_each_seat_s_player():
    draft = THREE.seated(Suspect.MUSTARD, kind="sherlock", temper="bold")
    game = draft.finished()
    assert game.players == {
        Suspect.SCARLET: HUMAN,
        Suspect.MUSTARD: "sherlock:bold",
        Suspect.GREEN: HUMAN,
    }
    assert game.humans == (Suspect.SCARLET, Suspect.GREEN)
    assert game.names == {Suspect.SCARLET: "A", Suspect.GREEN: "B"}
    assert game.edition is EDITIONS["deluxe"]


def test_each_of_the_six_has_a_nature_that_can_be_changed():
    draft = first_draft("Ada", LEVELS)
    natures = {plan.seat: plan.temper for plan in draft.plans}
    assert natures == {seat: NATURES[seat] or "even" for seat in SUSPECTS}
    assert set(NATURES.values()) == set(TEMPERS)
    mustard = next(plan for plan in draft.plans if plan.seat == "mustard")
    assert mustard.player.endswith(":bold")
    changed = draft.seated(mustard.seat, temper="even").plans[1]
    assert changed.player == mustard.kind


def test_the_first_draft_can_be_dealt_at_once():
    assert first_draft("Ada", LEVELS).problem() == ""


@pytest.fixture
def table():
    dealt = []
    with Robot(
        lambda: NewGameScene(dealt.append), size=(1280, 720), settings=Settings(language="en")
    ) as robot:
        robot.wait(0.2)
        robot.dealt = dealt
        yield robot


def test_one_key_deals_what_is_proposed(table):
    table.key("return")
    (game,) = table.dealt
    assert game.humans == (Suspect.SCARLET,)
    assert game.mansion == "classic"
    assert game.seed == ""


def _choose(robot, choice, word):
    robot.click(choice)
    row = next(w for w in robot.widgets() if isinstance(w, ChoiceRow) and w.label == word)
    robot.click(row)


def test_mouse_alone_sets_everything(table):
    kinds = [w for w in table.widgets() if isinstance(w, DropDown)]
    _choose(table, next(c for c in kinds if c.reads == "Nobody"), "Person")
    table.click(table.find("Vintage", ChoiceTile))
    table.click(table.find("The last detective", Toggle))
    table.click(table.find("Deal number", Button))
    table.click([w for w in table.widgets() if isinstance(w, TextField)][-1])
    table.write("1926")
    table.click(table.find("Deal the cards", Button))
    (game,) = table.dealt
    assert game.edition is EDITIONS["vintage"]
    assert game.house == HouseRules(last_standing_wins=True)
    assert game.seed == "1926"
    assert sorted(game.names.values()) == ["Player 1", "Player 2"]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (2560, 1080)])
def test_no_ornament_of_a_rulebook_shines_through_its_words(size, monkeypatch):
    covers = {}
    scaled = Assets.scaled

    def noted(assets, name, room, *args):
        if name.startswith("cover."):
            covers[name] = room
        return scaled(assets, name, room, *args)

    monkeypatch.setattr(Assets, "scaled", noted)
    settings = Settings(language="fr")
    with Robot(lambda: NewGameScene(lambda _: None), size=size, settings=settings) as robot:
        robot.catch_up()
        tiles = [w for w in robot.widgets() if isinstance(w, ChoiceTile)]
        assert len(tiles) == len(covers) == len(EDITIONS)
        for tile in tiles:
            wide, high = covers[tile.picture]
            assert (wide, tile.rect.height) <= (tile.rect.width, round(high * COVERED) + 1)
            assert tile.rect.height <= high * 0.8, "below are a row of diamonds and a double line"


def test_keyboard_alone_reaches_and_changes_a_seat(table):
    table.screen.focus_first()
    for _ in range(40):
        if isinstance(table.screen.focused, DropDown) and table.screen.focused.reads == "Nobody":
            break
        table.key("tab")
    for key in ("return", "up", "up", "return"):  # a program would ask which one
        table.key(key)
    assert len(table.scene.planning.draft.taken) == 4  # one more than the first table has
    assert table.scene.planning.draft.problem() == ""


def test_arrows_walk_along_the_seats_without_changing_them(table):
    before = table.scene.planning.draft
    kinds = [w for w in table.widgets() if isinstance(w, DropDown) and w.reads != ""]
    table.screen.focus_on(kinds[0])
    met = {table.screen.focused.rect.x}
    for _ in range(5):
        table.key("right")
        met.add(table.screen.focused.rect.x)
    assert len(met) == 6
    assert table.scene.planning.draft == before


def test_what_cannot_be_dealt_says_why(table):
    table.scene.planning.draft = TWO
    table.scene.rebuild()
    deal = table.find("Deal the cards", Button)
    table.click(deal)
    assert table.dealt == []
    assert not deal.enabled
    assert table.find(deal.why, Label)


def test_nothing_chosen_is_lost_by_another_size_or_language(table):
    table.scene.planning.draft = THREE
    table.scene.rebuild()
    table.app.change(table.app.settings.but(language="fr"))
    table.resize((1024, 640))
    assert table.scene.planning.draft == THREE
    table.key("escape")
    assert table.app.stack == []


def test_names_are_written_into_the_game(table):
    field = next(w for w in table.widgets() if isinstance(w, TextField))
    table.click(field)
    for _ in range(10):
        table.key("backspace")
    table.write("Zoé")
    table.key("return")
    table.click(table.find("Deal the cards", Button))
    assert table.dealt[0].names == {Suspect.SCARLET: "Zoé"}
    assert not table.app.typing


def test_names_are_remembered_for_the_next_case(table):
    field = next(w for w in table.widgets() if isinstance(w, TextField))
    table.click(field)
    table.key("end")
    table.write(" the Second")
    table.click(table.find("Deal the cards", Button))
    assert table.app.settings.last_names == {"scarlet": "Player 1 the Second"}
    table.app.replace(NewGameScene(table.dealt.append))
    table.step()
    table.key("return")
    assert table.dealt[1].names == table.dealt[0].names


def test_the_last_table_is_offered_again(table):
    draft = THREE.seated(Suspect.MUSTARD, kind="sherlock", temper="bold")
    house = HouseRules(optional_suggestion=True)
    table.scene.planning.draft = replace(draft, edition="vintage", house=house, mansion="lodge")
    table.scene.rebuild()
    table.wait(0.2)
    table.click(table.find("Deal the cards", Button))
    table.app.replace(NewGameScene(table.dealt.append))
    table.wait(0.2)
    table.click(table.find("Deal the cards", Button))
    assert table.dealt[1] == table.dealt[0]
    assert table.dealt[1].edition is EDITIONS["vintage"]


def test_h4_the_pace_is_the_book_s_own_until_one_is_chosen(table):
    def pace():
        return table.scene.planning.draft.house.steady_pace

    def squares():
        return [w for w in table.widgets() if isinstance(w, DropDown) and "squares" in w.reads]

    assert squares() == []
    table.click(table.find("A steady pace", Toggle))
    assert (pace(), squares()[0].reads) == (7, "7 squares")
    table.click(table.find("Vintage", ChoiceTile))
    assert (pace(), squares()[0].reads) == (4, "4 squares")
    _choose(table, squares()[0], "5 squares")
    table.click(table.find("Deluxe", ChoiceTile))
    assert (pace(), squares()[0].reads) == (5, "5 squares")
    table.click(table.find("Deal the cards", Button))
    assert table.dealt[0].house == HouseRules(steady_pace=5)
    table.app.replace(NewGameScene(table.dealt.append))
    table.wait(0.2)
    assert pace() == 5, "the last table is offered again"
    table.click(table.find("A steady pace", Toggle))
    assert (pace(), squares()) == (0, [])


def test_h4_a_pace_is_chosen_by_keyboard_alone(table):
    table.screen.focus_on(table.find("A steady pace", Toggle))
    for key in ("return", "tab", "return", "down", "return"):
        table.key(key)
    assert table.scene.planning.draft.house.steady_pace == 8


def test_h4_a_table_kept_before_paces_could_be_chosen_walks_at_the_book_s(table):
    kept_then = LastTable(kept(THREE).seats, "vintage", ("steady_pace",), "classic")
    assert laid_again(kept_then, THREE, LEVELS).house == HouseRules(steady_pace=4)


def test_what_was_left_half_done_lies_there_when_one_comes_back(table):
    table.app.push(NewGameScene(table.dealt.append))
    table.click(table.find("Vintage", ChoiceTile))
    left = table.scene.planning.draft
    table.key("escape")
    table.app.push(NewGameScene(table.dealt.append))
    assert table.scene.planning.draft == left
    table.click(table.find("Deal the cards", Button))
    assert table.app.settings.last_table == kept(left)


def test_what_is_known_no_longer_is_as_at_first():
    first = first_draft("Ada", LEVELS)
    seats = (
        LastSeat("scarlet", "human", name=" "),
        LastSeat("mustard", "ghost"),
        LastSeat("white", "outside"),
        LastSeat("green", "inspector", "wild"),
        LastSeat("butler", "human", name="James"),
    )
    again = laid_again(LastTable(seats, "next century", ("no dice",), ""), first, LEVELS)
    assert again == first.seated(Suspect.GREEN, kind="inspector", temper="even")


def test_a_mansion_that_is_gone_gives_way_to_the_classic_one(table):
    gone = LastTable(kept(THREE).seats, "deluxe", (), "pulled down")
    table.app.change(table.app.settings.but(last_table=gone))
    table.app.replace(NewGameScene(table.dealt.append))
    table.key("return")
    assert table.dealt[0].mansion == "classic"


def test_hidden_seed_stays_hidden_until_asked(table):
    before = len([w for w in table.widgets() if isinstance(w, TextField)])
    table.click(table.find("Deal number", Button))
    assert len([w for w in table.widgets() if isinstance(w, TextField)]) == before + 1
    assert pygame.display.get_init()


def test_what_is_pressed_while_the_mansions_come_does_what_it_says(monkeypatch):
    read, found, dealt = Event(), read_mansions(), []
    monkeypatch.setattr(
        "clue.ui.screens.newgame.scene.read_mansions",
        lambda: read.wait(5) and {**found, "other": found["lodge"]},
    )
    with Robot(lambda: NewGameScene(dealt.append), size=(1280, 720)) as robot:
        robot.wait(0.2)
        spot = robot.point(robot.find("Deal the cards", Button))
        robot.post(pygame.MOUSEBUTTONDOWN, pos=spot, button=1, touch=False)
        read.set()
        robot.catch_up()
        robot.post(pygame.MOUSEBUTTONUP, pos=spot, button=1, touch=False)
        assert dealt


def test_a_list_that_is_open_stays_open_when_the_mansions_have_been_read(monkeypatch):
    """Whoever is quick opens it while they are still being read."""
    read, found = Event(), read_mansions()

    def slowly():
        read.wait(5)
        return found

    monkeypatch.setattr("clue.ui.screens.newgame.scene.read_mansions", slowly)
    with Robot(lambda: NewGameScene(lambda _: None), size=(1280, 720)) as robot:
        robot.wait(0.2)
        robot.screen.focus_on(next(w for w in robot.widgets() if isinstance(w, DropDown)))
        robot.key("return")
        open_list = robot.screen.popup
        assert open_list is not None
        reading = robot.scene.reading
        read.set()
        reading.result(5)
        robot.wait(0.3)
        assert robot.screen.popup is open_list
        robot.key("escape")
        robot.wait(0.3)
        assert robot.scene.reading is None, "and then they are taken"

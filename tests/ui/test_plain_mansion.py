"""A case whose mansion was drawn anew, or is gone, goes on over a plain plan of it."""

from __future__ import annotations

import msgspec
import pytest

from clue.boards import load_mansion, plain_mansion
from clue.boards.catalogue import forget_mansions
from clue.codec.board import board_of, called, plan_of, titles_of
from clue.codec.record import TitlesEntry
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET
from clue.folders import assets, maps, own_maps
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.players.names import HUMAN
from clue.rules.actions import Accuse
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE
from clue.store.keeping import Casebook
from clue.store.resume import sat_again
from clue.store.saved import SavedGame
from clue.text.speaker import usual_title
from clue.ui.cases import replay, resume
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from clue.ui.theme.lettering import Lettering
from tests.store.games import Keeper, played_on

LODGE = load_mansion(maps() / "lodge.tmx")
INSTANT = Settings(language="en").but(**QUIET)


@pytest.fixture
def own_map(tmp_path, monkeypatch):
    """The lodge as somebody's own map."""
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    forget_mansions()
    path = own_maps() / "hut.tmx"
    path.parent.mkdir()
    source = (maps() / "lodge.tmx").read_text(encoding="utf-8")
    path.write_text(source.replace("../assets", assets().as_posix()), encoding="utf-8")
    yield path
    forget_mansions()


def a_case_in(path, kinds=(HUMAN, "random", "random")) -> Casebook:
    mansion = load_mansion(path)
    board = mansion.board
    players = dict(zip(SUSPECTS, kinds, strict=False))
    case = OpenCase(Seating(board, DELUXE, players), "12")
    game = Casebook(case, Keeper(), map=str(path), plan=plan_of(mansion.board, titles_of(mansion)))
    game.keep()
    played_on(game, 12)
    game.case.close()
    return game


def redrawn(path):
    """Two rooms change their names, and one is called otherwise in the cards."""
    source = path.read_text(encoding="utf-8")
    source = source.replace('"cellar"', '"crypt"').replace("Music Room", "Concert Hall")
    path.write_text(source, encoding="utf-8")


@pytest.mark.parametrize("change", [redrawn, lambda path: path.unlink()])
def test_a_case_goes_on_where_its_map_is_not_what_it_was(own_map, monkeypatch, change):
    game = a_case_in(own_map)
    change(own_map)
    forget_mansions()
    told = []
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        monkeypatch.setattr(robot.app, "notice", told.append)
        resume(robot.app, title, game.keeper.path)
        table = robot.scene
        assert isinstance(table, TableScene)
        assert table.mansion.plain
        assert table.mansion.board == game.case.session.setup.board
        name = table.mansion.titles["en"]
        assert told == [robot.app.words.say("saves-plain-mansion", name=name)]
        robot.rest()
        before = len(table.case.session.played)
        for _ in range(40):
            robot.key("return")
            robot.rest()
        assert len(table.case.session.played) > before, "it can be played on"
        titles = table.mansion.room_titles("en")
        assert titles["cellar"].text == "Cellar"
        concert = "Concert Hall" if own_map.exists() else "Music Room"
        assert titles["music-room"].text == concert
        assert (
            table.mansion.room_titles("fr")["cellar"].text == LODGE.room_titles("fr")["cellar"].text
        )


def test_and_can_be_watched_again(own_map, monkeypatch):
    game = a_case_in(own_map, ("random",) * 3)
    while not game.case.session.offers().accuse:
        played_on(game, 1)
    asked = game.case.session.offers().seat
    game.case.act(Accuse(asked, game.case.session.dealt.case))
    own_map.unlink()
    forget_mansions()
    told = []
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        monkeypatch.setattr(robot.app, "notice", told.append)
        replay(robot.app, title, game.record())
        robot.settle()
        assert robot.scene.mansion.plain
        assert robot.scene.mansion.titles == LODGE.titles
        for language in ("en", "fr"):
            assert texts(robot.scene.mansion, language) == texts(LODGE, language)
    assert len(told) == 1


def texts(mansion, language):
    return {room: title.text for room, title in mansion.room_titles(language).items()}


def test_a_case_from_before_titles_were_kept_has_the_rooms_own_names(own_map):
    game = a_case_in(own_map)
    old = msgspec.structs.replace(game.record().mansion, titles=None)
    assert b"titles" not in msgspec.json.encode(old)
    assert texts(plain_mansion(board_of(old), usual_title), "en")["music-room"] == "Music room"


def test_the_next_case_and_the_one_gone_on_with_keep_the_titles(own_map):
    game = a_case_in(own_map)
    kept = msgspec.json.decode(msgspec.json.encode(game.kept()), type=SavedGame)
    assert sat_again(kept).plan == game.plan == game.following().plan


def test_titles_no_page_could_show_are_left_out():
    strange = TitlesEntry({"en": "\n", "fr": "Le\x00 Pavillon"}, {"cellar": {"en": "x" * 64}})
    mansion = plain_mansion(LODGE.board, usual_title, kept=called(plan_of(LODGE.board, strange)))
    assert mansion.titles == {"en": "Lodge", "fr": "Le Pavillon"}
    assert texts(mansion, "en")["cellar"] == "x" * 30


def test_a_case_whose_map_is_as_it_was_is_told_nothing(own_map, monkeypatch):
    game = a_case_in(own_map)
    told = []
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        monkeypatch.setattr(robot.app, "notice", told.append)
        resume(robot.app, title, game.keeper.path)
        assert not robot.scene.mansion.plain
    assert told == []


def test_a_room_with_the_longest_name_stays_in_its_column(own_map, monkeypatch):
    """Thirty letters are allowed, and six seats leave the least room for them."""
    longest = "The Great Conservatory Gallery"
    source = own_map.read_text(encoding="utf-8")
    own_map.write_text(source.replace("Music Room", longest), encoding="utf-8")
    game = a_case_in(own_map, (HUMAN, *("random",) * 5))
    placed = []
    draw = Lettering.draw

    def watched(self, canvas, words, style, rect, **how):
        found = draw(self, canvas, words, style, rect, **how)
        if words == longest and how.get("lines") == 1:
            placed.append((found, rect))
        return found

    monkeypatch.setattr(Lettering, "draw", watched)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        resume(robot.app, title, game.keeper.path)
        robot.rest()
    assert placed
    assert all(found.right <= rect.right for found, rect in placed)

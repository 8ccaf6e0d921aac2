"""The gallery: every mansion is looked at and chosen there, a faulty map with what is wrong with it."""

import json
from pathlib import Path

import pytest

from clue.boards import MapError
from clue.boards.catalogue import faulty_mansions, forget_mansions, read_mansions
from clue.codec.share import mark_of
from clue.devkit.robot import Robot
from clue.folders import maps, own_maps
from clue.ui.screens.newgame.gallery import GalleryScene, MansionRow, PlanPicture
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.stage.settings import Settings
from clue.ui.theme.styles import plain
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from tests.daily import long, part
from tools.maps.measure import by_luck, spread

WINDOWS = [((1920, 1080), "en"), ((1024, 640), "fr"), ((1920, 1080), "fr"), ((1024, 640), "en")]


@pytest.fixture
def _own_folder(monkeypatch, tmp_path):
    """A folder of one's own with a sound map and a faulty one, and figures for neither."""
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    own_maps().mkdir(parents=True)
    text = (maps() / "lodge.tmx").read_text(encoding="utf-8")
    text = text.replace("../assets/tiles/", f"{maps().parent}/assets/tiles/")
    (own_maps() / "hut.tmx").write_text(text.replace("The Lodge", "The Hut"), encoding="utf-8")
    (own_maps() / "ruin.tmx").write_text(text.replace('name="plum"', 'name="prune"'), "utf-8")
    (own_maps() / "figures.json").write_text('{"hut": 3}', encoding="utf-8")
    forget_mansions()
    yield
    forget_mansions()


def texts(robot):
    return [w.reads for w in robot.widgets() if isinstance(w, Label)]


def rows(robot):
    return {w.title: w for w in robot.widgets() if isinstance(w, MansionRow)}


@pytest.mark.usefixtures("_own_folder")
@long
@pytest.mark.parametrize(("size", "language"), part(WINDOWS, WINDOWS[:2]))
def test_every_mansion_is_shown_with_its_story_and_a_faulty_one_with_its_fault(size, language):
    scene = GalleryScene(read_mansions(), faulty_mansions(), "classic", lambda _: None)
    with Robot(lambda: scene, size=size, settings=Settings(language=language)) as robot:
        robot.settle()
        for entry in list(read_mansions().values()):
            row = rows(robot)[entry.title(language)]
            if not row.chosen:
                robot.click(row)
            robot.catch_up()
            assert any(isinstance(w, PlanPicture) for w in robot.widgets())
            assert entry.mansion.stories[language] in texts(robot)
            assert entry.mansion.manners[language] in texts(robot)
        robot.click(rows(robot)["ruin.tmx"])
        told = " ".join(map(str, texts(robot)))
        assert "prune" in told
        assert not robot.find(robot.app.words.say("gallery-play"), Button).enabled


@pytest.mark.parametrize(
    "row",
    [
        '{"turns": 1e999, "minutes": 1e999}',
        '{"turns": NaN, "minutes": NaN}',
        '{"turns": 50, "minutes": Infinity}',
        '{"turns": 50, "minutes": 1e300}',
        '{"turns": -1, "minutes": 20}',
        "[" * 90_000,
    ],
)
@pytest.mark.usefixtures("_own_folder")
def test_figures_nobody_can_have_measured_are_none(row):
    """They lie beside a stranger's maps."""
    (own_maps() / "figures.json").write_text(f'{{"hut": {row}}}', encoding="utf-8")
    assert read_mansions()["hut"].figures is None
    assert read_mansions()["lodge"].figures


@pytest.mark.usefixtures("_own_folder")
def test_figures_of_ones_own_are_told():
    (own_maps() / "figures.json").write_text(
        '{"hut": {"turns": 40.4, "minutes": 17, "games": 400}}', encoding="utf-8"
    )
    scene = GalleryScene(read_mansions(), {}, "hut", lambda _: None)
    with Robot(lambda: scene, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.settle()
        assert any("17" in plain(words) and "40" in plain(words) for words in texts(robot))


@pytest.mark.usefixtures("_own_folder")
def test_what_is_chosen_in_the_gallery_is_played_in():
    dealt = []
    with Robot(lambda: NewGameScene(dealt.append), size=(1280, 720)) as robot:
        robot.catch_up()
        robot.click(robot.find("Plans", Button))
        assert isinstance(robot.scene, GalleryScene)
        robot.click(rows(robot)["The Hut"])
        robot.catch_up()
        robot.click(robot.find("Play here", Button))
        assert isinstance(robot.scene, NewGameScene)
        robot.catch_up()
        robot.click(robot.find("Deal the cards", Button))
        assert dealt[0].mansion == "hut"


def test_arrow_keys_look_at_one_mansion_after_the_other_and_tab_at_none():
    scene = GalleryScene(
        read_mansions(), {Path("ruin.tmx"): MapError([])}, "classic", lambda _: None
    )
    with Robot(lambda: scene, size=(1280, 720)) as robot:
        robot.settle()
        every = [*read_mansions(), Path("ruin.tmx")]
        for at, there in enumerate(every[1:], 1):
            robot.key("down")
            assert scene.chosen == there
            assert scene.screen.focused is list(rows(robot).values())[at]
            assert scene.screen.focused.chosen
        for there in every[-2::-1]:
            robot.key("up")
            assert scene.chosen == there
        robot.key("tab")
        assert scene.chosen == every[0]
        assert scene.screen.focused is list(rows(robot).values())[1]
        robot.key("down")
        assert scene.chosen == every[2]


@pytest.mark.usefixtures("_own_folder")
def test_whoever_has_chosen_a_mansion_by_keys_deals_with_the_next():
    dealt = []
    with Robot(lambda: NewGameScene(dealt.append), size=(1280, 720)) as robot:
        robot.catch_up()
        robot.scene.screen.focus_on(robot.find("Plans", Button))
        robot.key("return")
        robot.key("down")
        chosen = robot.scene.chosen
        robot.key("return")
        assert isinstance(robot.scene, NewGameScene)
        robot.catch_up()
        robot.key("return")
        assert [draft.mansion for draft in dealt] == [chosen]


def test_each_mansion_of_the_game_tells_its_story_in_both_languages_and_has_been_measured():
    figures = json.loads((maps() / "figures.json").read_text(encoding="utf-8"))
    for stem, entry in read_mansions().items():
        assert set(entry.mansion.stories) == set(entry.mansion.manners) == {"en", "fr"}
        assert all(text.count(".") >= 3 for text in entry.mansion.stories.values())
        assert entry.figures is not None
        assert figures[stem]["plan"] == mark_of(entry.mansion.board).plan, "measured anew"


def test_no_start_is_better_than_luck_makes_one_and_none_less_even_than_in_the_classic_mansion():
    figures = json.loads((maps() / "figures.json").read_text(encoding="utf-8"))
    classic = figures["classic"]
    for stem, one in figures.items():
        assert one["games"] == classic["games"] >= 4800, "spreads grow with fewer games"
        luck, either_way = by_luck(one)
        assert spread(one) <= luck + 2 * either_way, stem
        assert spread(one) <= spread(classic), stem

"""Settings survive whatever happens to their file."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from clue.devkit.robot import Robot
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.stage.settings import LastSeat, LastTable, Settings, SettingsFile, repaired
from clue.ui.widgets.label import Label


@pytest.fixture
def store(tmp_path):
    return SettingsFile(tmp_path / "a folder é")


def test_a_first_start_has_defaults_and_no_trouble(store):
    loaded = store.load()
    assert loaded.settings == Settings()
    assert loaded.trouble == ""


def test_what_is_kept_comes_back(store):
    chosen = Settings(
        language="fr",
        sound_volume=0.25,
        text_size=1.5,
        theme="contrast",
        keys={"roll": ("t",)},
        last_names={"scarlet": "Zoé"},
        last_table=LastTable((LastSeat("scarlet", "human", name="Zoé"),), "vintage"),
        window=(1280, 720),
    )
    assert store.save(chosen)
    loaded = store.load()
    assert (loaded.settings, loaded.trouble) == (chosen, "")
    assert [path.name for path in store.path.parent.iterdir()] == [store.path.name]


@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b"\xff\xfe\x00", b"null", b"{" * 9999])
def test_a_damaged_file_is_set_aside(store, content):
    store.path.parent.mkdir(parents=True)
    store.path.write_bytes(content)
    loaded = store.load()
    assert loaded.settings == Settings()
    assert loaded.trouble == "settings-replaced"
    assert loaded.kept is not None
    assert loaded.kept.read_bytes() == content
    assert not store.path.exists()


def test_one_wrong_field_costs_only_itself(store):
    store.path.parent.mkdir(parents=True)
    fields = {"language": "fr", "sound_volume": "loud", "theme": "pink", "music_volume": 7.0}
    fields["last_table"] = {"seats": "all of them"}
    store.path.write_text(json.dumps(fields))
    loaded = store.load()
    assert loaded.trouble == "settings-repaired"
    assert loaded.kept is not None
    assert loaded.settings == Settings(language="fr", music_volume=1.0)


def test_fields_of_a_later_version_are_passed_over(store):
    store.path.parent.mkdir(parents=True)
    store.path.write_text(json.dumps({"language": "fr", "holograms": True}))
    loaded = store.load()
    assert loaded.settings == Settings(language="fr")
    assert loaded.trouble == ""


def test_a_folder_that_cannot_be_written_is_told_not_raised(tmp_path):
    (tmp_path / "file").write_text("")
    assert not SettingsFile(tmp_path / "file" / "below").save(Settings())


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(Settings.__struct_fields__) | st.text(max_size=6), _json))
def test_any_fields_at_all_give_settings_that_can_be_kept(fields):
    settings, _ = repaired(fields)
    kept = msgspec.json.decode(msgspec.json.encode(settings), type=Settings)
    assert kept == settings
    assert 0 <= settings.sound_volume <= 1
    assert 0.9 <= settings.text_size <= 1.5


@pytest.mark.parametrize("missing", [True, False])
def test_without_a_sound_card_the_settings_say_so(missing):
    with Robot(lambda: SettingsScene("sound"), settings=Settings(language="en")) as robot:
        robot.app.audio.missing = missing
        robot.scene.rebuild()
        said = [str(widget.words) for widget in robot.widgets() if isinstance(widget, Label)]
        assert any("No sound device" in sentence for sentence in said) is missing

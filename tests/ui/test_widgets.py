"""Widgets by mouse alone, by keyboard alone, by pad alone."""

from itertools import pairwise

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clue.text.names import Span
from clue.ui.input.intents import Act
from clue.ui.media.assets import Assets
from clue.ui.theme import styles
from clue.ui.theme.frames import FORM
from clue.ui.theme.look import look_for
from clue.ui.theme.palette import PALETTES
from clue.ui.theme.styles import UnitScale, tones
from clue.ui.widgets.base import Widget, nearest
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import ChoiceRow, DropDown
from clue.ui.widgets.controls import Slider, Toggle
from clue.ui.widgets.layout import columns, grid
from clue.ui.widgets.textfield import TextField


def done(robot):
    return robot.scene.done


def only(robot, kind):
    return next(widget for widget in robot.widgets() if isinstance(widget, kind))


def test_a_click_presses_only_when_let_go_inside(plain):
    button = plain.find("Roll", Button)
    plain.click(button)
    plain.point(button)
    plain.post(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1)
    plain.post(pygame.MOUSEBUTTONUP, pos=(900, 600), button=1)
    assert done(plain) == [("roll",)]


def test_an_act_s_key_presses_its_button(plain):
    plain.key("r")
    assert done(plain) == [("roll",)]


def test_a_disabled_button_says_why_instead(plain):
    plain.key("a")
    assert done(plain) == []
    assert plain.screen.tooltip is not None
    plain.click(plain.find("Accuse", Button))
    assert done(plain) == []


def test_a_tip_comes_when_the_pointer_rests_and_goes_when_it_leaves(plain):
    before = plain.pixels()
    plain.point(plain.find("Roll", Button))
    assert plain.screen.tooltip is None
    plain.wait(1.0)
    assert plain.screen.tooltip is not None
    plain.point((1200, 600))
    plain.step()
    assert plain.screen.tooltip is None
    assert plain.pixels() == before


def test_tab_reaches_everything_that_can_be_used_and_comes_round(plain):
    stops = plain.screen.stops()
    met = []
    for _ in stops:
        met.append(plain.screen.focused)
        plain.key("tab")
    assert met == stops
    assert plain.screen.focused is stops[0]
    plain.key("tab", mod=pygame.KMOD_LSHIFT)
    assert plain.screen.focused is stops[-1]
    assert [widget for widget in stops if widget.why], "what is grey is reached to say why"


def test_the_focus_can_be_seen(plain):
    seen = set()
    for _ in plain.screen.stops():
        plain.step()
        seen.add(plain.pixels())
        plain.key("tab")
    assert len(seen) == len(plain.screen.stops())


def test_arrows_go_where_they_point(plain):
    plain.key("down")
    assert isinstance(plain.screen.focused, Toggle)
    plain.key("up")
    plain.key("right")
    assert plain.screen.focused.label.startswith("row")


def test_keyboard_alone_works_every_control(plain):
    toggle, slider, choice = (only(plain, kind) for kind in (Toggle, Slider, DropDown))
    plain.screen.focus_on(toggle)
    plain.key("space")
    plain.screen.focus_on(slider)
    plain.key("right")
    plain.screen.focus_on(choice)
    plain.key("right")
    plain.key("return")
    plain.key("down")
    plain.key("return")
    assert done(plain) == [
        ("toggle", True),
        ("slide", pytest.approx(0.6)),
        ("choose", "b"),
        ("choose", "c"),
    ]
    assert plain.screen.focused is choice


def test_pad_alone_does_the_same(plain):
    plain.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    plain.pad(pygame.CONTROLLER_BUTTON_A)
    plain.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    plain.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert done(plain) == [("toggle", True), ("slide", pytest.approx(0.4))]


def test_mouse_alone_does_the_same(plain):
    choice = only(plain, DropDown)
    plain.click(choice)
    rows = [widget for widget in plain.widgets() if isinstance(widget, ChoiceRow)]
    assert [row.label for row in rows] == ["first", "second", "third"]
    plain.click(rows[2])
    slider = only(plain, Slider)
    plain.click((slider.rect.right - 3, slider.rect.centery))
    assert done(plain) == [("choose", "c"), ("slide", 1.0)]


def test_an_open_list_goes_by_escape_or_a_click_elsewhere(plain):
    before = plain.pixels()
    choice = only(plain, DropDown)
    for way_out in (lambda: plain.key("escape"), lambda: plain.click((1000, 650))):
        plain.screen.open_popup(Button(plain.screen, "x", lambda: None))
        plain.screen.close_popup()
        plain.click(choice)
        assert plain.screen.popup is not None
        way_out()
        assert plain.screen.popup is None
    plain.screen.focus_first()
    plain.step()
    assert done(plain) == []
    assert plain.pixels() == before


def test_a_name_is_written_letter_by_letter(plain):
    field = only(plain, TextField)
    plain.click(field)
    assert plain.app.typing
    plain.key("end")
    plain.write(" é")
    plain.key("backspace")
    plain.write("Lovelace")
    plain.key("home")
    plain.key("delete")
    plain.key("r")  # a letter now, not a roll
    assert field.text == "da Lovelace"
    plain.key("return")
    assert not plain.app.typing
    plain.key("r")
    assert done(plain)[-1] == ("roll",)


def test_tab_leads_into_a_field_and_arrows_pass_over_it(plain):
    field = only(plain, TextField)
    stops = plain.screen.stops()
    plain.screen.focus_on(stops[stops.index(field) - 1])
    plain.key("tab")
    plain.write("Mum")  # not the table's keys: M would silence it
    assert field.text == "Mum"
    plain.key("tab")
    assert not plain.app.typing
    plain.screen.focus_on(field)
    assert not plain.app.typing


def test_what_stands_there_is_written_over(plain):
    field = only(plain, TextField)
    plain.click(field)
    plain.write("Grace")
    plain.write(" H")
    assert field.text == "Grace H"
    plain.click(field)  # a second click goes between the letters
    plain.write("!")
    assert len(field.text) == len("Grace H!")
    plain.key("return")
    plain.key("return")
    plain.key("backspace")
    assert not field.text


def test_what_was_copied_elsewhere_can_be_pasted(plain, monkeypatch):
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Hedy\nLamarr")
    field = only(plain, TextField)
    plain.click(field)
    plain.key("v", mod=pygame.KMOD_CTRL)
    assert field.text == "Hedy Lamarr"


def test_a_name_has_an_end(plain):
    field = only(plain, TextField)
    plain.click(field)
    plain.write("x" * 90)
    assert len(field.text) == field.longest
    plain.key("tab")
    assert not plain.app.typing


def test_the_focus_is_scrolled_into_view(plain):
    box = only(plain, ScrollBox)
    plain.screen.focus_on(plain.find("row 19"))
    plain.step()
    assert box.offset > 0
    assert box.rect.contains(plain.screen.focused.rect)
    plain.wheel((550, 150), 50)
    assert box.offset == 0


def test_what_is_scrolled_away_cannot_be_clicked(plain):
    hidden = plain.find("row 19")
    plain.click(hidden.rect.center)
    assert done(plain) == []


_rects = st.builds(
    pygame.Rect, st.integers(0, 500), st.integers(0, 500), st.integers(1, 90), st.integers(1, 90)
)


class At(Widget):
    def __init__(self, rect):
        self.rect = rect


@given(
    _rects, st.lists(_rects, max_size=6), st.sampled_from([Act.UP, Act.DOWN, Act.LEFT, Act.RIGHT])
)
def test_an_arrow_never_goes_the_other_way(here, others, direction):
    found = nearest(here, [At(rect) for rect in others], direction)
    if found is not None:
        across = found.rect.centerx - here.centerx
        along = found.rect.centery - here.centery
        ahead = {Act.LEFT: -across, Act.RIGHT: across, Act.UP: -along, Act.DOWN: along}
        assert ahead[direction] > 0


def test_an_arrow_to_the_side_is_not_led_up_or_down():
    tick, list_below, tile = (
        pygame.Rect(700, 460, 285, 40),
        pygame.Rect(694, 502, 230, 44),
        pygame.Rect(550, 366, 120, 188),
    )
    others = [At(list_below), At(tile)]
    assert nearest(tick, others, Act.LEFT).rect == tile
    assert nearest(tick, others, Act.DOWN).rect == list_below


@given(st.integers(60, 4000), st.integers(1, 9), st.integers(0, 5))
def test_columns_fill_the_width_to_the_pixel(width, count, gap):
    cells = columns(pygame.Rect(7, 0, width, 10), count, gap)
    assert cells[0].x == 7
    assert cells[-1].right == 7 + width
    assert max(c.width for c in cells) - min(c.width for c in cells) <= 1
    assert all(b.x - a.right == gap for a, b in pairwise(cells))
    assert len(grid(pygame.Rect(0, 0, width, 100), count, 2, gap)) == 2 * count


def _luminance(colour):
    shares = [c / 255 for c in colour]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(first, second):
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("theme", "least"), [("night", 4.5), ("contrast", 7.0)])
def test_words_stand_out_from_their_ground(theme, least):
    palette = PALETTES[theme]
    for ground in (
        palette.panel,
        palette.panel_deep,
        palette.night,
        palette.well,
        palette.night_lamp,
    ):
        for words in (palette.cream, palette.lamp, palette.soft):
            assert _contrast(words, ground) >= least
    assert _contrast(palette.cream, palette.wine) >= least
    assert _contrast(palette.ink, palette.paper) >= 7
    assert _contrast(palette.ink, palette.paper_edge) >= 7
    for words in (FORM.words, FORM.lit, FORM.soft, FORM.off):
        assert _contrast(palette.named(words), palette.paper) >= 4.5
    for mark in (FORM.mark, FORM.tick, FORM.ring):  # on the darkest of the paper
        assert _contrast(palette.named(mark), palette.paper_edge) >= 3
    assert _contrast(palette.named(FORM.words), palette.named(FORM.marked)) >= 7


@settings(deadline=None)
@given(
    st.lists(st.text("abcdé -.", min_size=1, max_size=14), max_size=12).map(" ".join),
    st.integers(40, 600),
)
def test_no_line_is_wider_than_asked_and_no_letter_is_lost(lettering, words, width):

    lines = lettering.lines(tones(words, "lamp"), styles.BODY, width)
    widths = [lettering.line_width(line, styles.BODY) for line in lines]
    widest_letter = lettering.size("m", styles.BODY)[0]
    assert all(w <= width + widest_letter for w in widths)
    kept = "".join(run.text for line in lines for run in line)
    assert kept.replace(" ", "") == words.replace(" ", "")
    assert lettering.size(words, styles.BODY, width)[1] == len(lines) * lettering.line_height(
        styles.BODY
    )


@pytest.fixture(scope="module")
def lettering():

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return look_for(Assets(), (1920, 1080), 1.0, "night").letters


def test_a_comma_stays_with_the_name_before_it(lettering):

    words = (Span("In the "), Span("Lounge", strong=True), Span(", they say."))
    whole = lettering.size("In the Lounge", styles.BODY)[0]
    lines = lettering.lines(tones(words, "lamp"), styles.BODY, whole - 4)
    assert ["".join(run.text for run in line) for line in lines][:2] == ["In the", "Lounge, they"]


def test_no_line_begins_with_the_dot_between_two_things(lettering):
    words = "Scarlet (0) · Mustard (0) · White (1) · Peacock (0)"
    widest = lettering.size(words, styles.BODY)[0]
    for width in range(lettering.widest_word(words, styles.BODY), widest, 3):
        lines = lettering.lines(tones(words, "lamp"), styles.BODY, width)
        assert not any(line[0].text.startswith("·") for line in lines)


def test_in_the_middle_no_word_stands_forlorn(lettering):
    """Lines about as long as each other, and no more of them."""
    words = "Hugo (colonel Mustard) vous montre une carte"
    width = lettering.size(words, styles.BODY)[0] - 4  # all but the last word
    left, middle = (
        lettering.image(words, styles.BODY, width=width, align=align)
        for align in ("left", "center")
    )
    assert left.get_height() == middle.get_height() == 2 * lettering.line_height(styles.BODY)
    assert middle.get_bounding_rect().width < 0.7 * left.get_bounding_rect().width


@pytest.mark.parametrize("words", ["Professor Plum", "Kapitan Eierfrucht", "la Salle de billard"])
def test_in_the_middle_no_word_is_broken_that_fits(lettering, words):
    """Lines as long as each other are found between words, whatever room there is for them."""
    least = lettering.widest_word(words, styles.BODY)
    for width in range(least, lettering.size(words, styles.BODY)[0]):
        even = lettering._evenly(words, styles.BODY, width)
        lines = lettering.lines(tones(words, "lamp"), styles.BODY, even)
        assert " ".join("".join(run.text for run in line) for line in lines) == words


def test_small_windows_keep_letters_readable():

    assert UnitScale(1024, 640).letters(18) == 12
    assert UnitScale(1920, 1080, 1.5).letters(20) == 30
    assert UnitScale(3840, 2160).units == (1920, 1080)
    assert UnitScale(2560, 1080).units == (2560, 1080)
    assert UnitScale(1280, 960).units == (1920, 1440)


def test_a_click_counts_though_the_widgets_are_made_anew_under_the_finger(plain):
    """A picture that has come, or an answer, builds the page again between down and up."""
    button = plain.find("Roll", Button)
    plain.point(button)
    plain.post(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1)
    plain.scene.rebuild()
    plain.step()
    assert plain.find("Roll", Button) is not button
    assert plain.find("Roll", Button).pressed
    plain.post(pygame.MOUSEBUTTONUP, pos=button.rect.center, button=1)
    assert done(plain) == [("roll",)]


def test_what_has_come_in_its_place_is_not_pressed(plain):
    button = plain.find("Roll", Button)
    plain.point(button)
    plain.post(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1)
    plain.scene.rebuild()
    plain.screen.pressed = None
    plain.find("Roll", Button).label = "Accuse them all"
    plain.screen.restore(plain.screen.kept._replace(pressed=button))
    plain.post(pygame.MOUSEBUTTONUP, pos=button.rect.center, button=1)
    assert done(plain) == []

"""The dialogs over the table: by keys alone, by mouse alone, and what they must not betray."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pygame
import pytest

from clue.devkit.robot import BEAT, Robot
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Suspect, Weapon
from clue.rules.events import Ending
from clue.table.leaf import Hint
from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from clue.ui.cards.case_card import CaseCard
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.envelope import EnvelopeScene
from clue.ui.dialogs.naming import AccuseScene, SuggestScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.endings.ending import EndingScene
from clue.ui.endings.wording import Finale, Outcome, finale_of
from clue.ui.input.intents import Act
from clue.ui.media.assets import Assets
from clue.ui.stage.scene import Scene
from clue.ui.stage.settings import Settings
from clue.ui.theme.lettering import Lettering
from clue.ui.theme.styles import plain
from clue.ui.widgets.base import Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import HOLD, Button
from clue.ui.widgets.label import Label

LOUNGE = Room("lounge")
CASE = Case(Suspect.GREEN, Weapon.WRENCH, Room("library"))
ROOMS = tuple(
    Room(name)
    for name in (
        *("kitchen", "ballroom", "conservatory", "dining-room", "billiard-room", "library"),
        *("lounge", "hall", "study", "attic", "winter-garden", "gallery"),
    )
)
PLAYERS = {Suspect.SCARLET: "Anna", Suspect.MUSTARD: "Bertrand"}
SIZE = (1024, 640)


class Ground(Scene):
    """What lies beneath: one colour that must not be seen too early."""

    def __init__(self, colour: str = "darkolivegreen") -> None:
        self.colour = colour

    def handle(self, intent: object) -> bool:
        del intent
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.fill(self.colour)


class Told(list[Any]):
    """Notes what a scene calls back."""

    def by(self, name: str) -> Callable[..., None]:
        return lambda *values: self.append((name, *values))


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def words() -> Speaker:
    return Speaker("en", players=PLAYERS)


@pytest.fixture
def robot() -> Iterator[Robot]:
    with Robot(Ground, size=SIZE) as robot:
        robot.step()
        yield robot


def put(robot: Robot, scene: Scene) -> Any:
    """Push a scene as the table would, and see it come to rest at once."""
    usual = robot.app.settings
    robot.app.settings = usual.but(own_speed="instant")
    robot.app.push(scene)
    robot.settle()
    robot.app.settings = usual
    return scene


def card(robot: Robot, wanted: Card) -> Widget:
    found = (w for w in robot.widgets() if isinstance(w, CaseCard) and w.card == wanted)
    return next(found)


def press(robot: Robot, name: str) -> None:
    robot.click(robot.find(name, Button))


def keys(robot: Robot, *names: str) -> None:
    for name in names:
        robot.key(name)


# -- a suggestion ----------------------------------------------------------------------------------


def suggestion(told: Told, words: Speaker, **more: Any) -> SuggestScene:
    return SuggestScene(
        room=LOUNGE,
        words=words,
        answer_order=(Suspect.MUSTARD, Suspect.WHITE),
        hints={Suspect.PLUM: Hint("yours", known=True)},
        on_suggest=told.by("suggest"),
        **more,
    )


def test_suggest_by_keys(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, suggestion(told, words))
    keys(robot, "right", "return", "down", "return", "return")
    assert told == [("suggest", Case(Suspect.MUSTARD, Weapon.LEAD_PIPE, LOUNGE))]
    assert isinstance(robot.scene, Ground)


@pytest.mark.parametrize("language", languages())
def test_what_is_suggested_has_room_in_the_words_of_every_language(
    robot: Robot, told: Told, language: str
) -> None:
    """The place is measured once; its longest words are other cards in each language."""
    names = {Suspect.MUSTARD: "Maximilienne-Alexandrine", Suspect.WHITE: "Jean-Barthélemy"}
    scene = put(robot, suggestion(told, Speaker(language, players=names)))
    letters = robot.app.look.letters
    for suspect in SUSPECTS:
        for weapon in WEAPONS:
            scene.choose(suspect)
            scene.choose(weapon)
            for label in (scene.quote, scene.about):
                wide, high = letters.size(label.words, label.style, label.rect.width)
                assert wide <= label.rect.width, (suspect, weapon)
                assert high <= label.rect.height, (suspect, weapon)


def test_suggest_by_mouse(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, suggestion(told, words))
    robot.click(card(robot, Suspect.GREEN))
    robot.click(card(robot, Suspect.PLUM))  # known, but a suspicion all the same
    robot.click(card(robot, Weapon.WRENCH))
    press(robot, "Suggest")
    assert told == [("suggest", Case(Suspect.PLUM, Weapon.WRENCH, LOUNGE))]


def test_half_a_suggestion_is_none(robot: Robot, told: Told, words: Speaker) -> None:
    scene = put(robot, suggestion(told, words))
    keys(robot, "return", "return", "s")
    press(robot, "Suggest")
    assert told == []
    assert robot.scene is scene


def test_it_is_said_what_is_missing_and_what_will_be_brought(
    robot: Robot, told: Told, words: Speaker
) -> None:
    here = frozenset[Card]({Suspect.GREEN, Weapon.ROPE})
    scene = put(robot, suggestion(told, words, here=here))
    said = []
    for chosen in (Suspect.PLUM, Weapon.KNIFE, Suspect.GREEN, Weapon.ROPE):
        said.append(scene.about.words)
        scene.choose(chosen)
    said.append(scene.about.words)
    sentences = [line.rpartition(" Bertrand")[0] or line for line in said]
    assert sentences == [
        "Choose a suspect and a weapon.",
        "Choose a weapon.",
        "Professor Plum’s pawn and the Knife will be brought here.",
        "The Knife will be brought here.",
        "Both are here already.",
    ]


def test_the_board_can_be_looked_at_between(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, suggestion(told, words, on_peek=told.by("peek")))
    robot.click(card(robot, Weapon.KNIFE))
    robot.key("escape")
    assert told == [("peek", (None, Weapon.KNIFE))]
    assert isinstance(robot.scene, Ground)
    scene = put(robot, suggestion(told, words, chosen=told[0][1]))
    assert [c for c, widget in scene.cards.items() if widget.chosen] == [Weapon.KNIFE]


def test_silence_and_cancelling_are_there_when_allowed(
    robot: Robot, told: Told, words: Speaker
) -> None:
    put(robot, suggestion(told, words, on_decline=told.by("decline")))
    press(robot, "Say nothing")
    put(robot, suggestion(told, words, on_cancel=told.by("cancel")))
    robot.key("escape")
    assert told == [("decline",), ("cancel",)]
    put(robot, suggestion(told, words))
    robot.key("escape")
    assert isinstance(robot.scene, SuggestScene)  # one that is owed cannot be waved away


# -- an accusation ---------------------------------------------------------------------------------


def accusation(told: Told, words: Speaker, rooms: int = 9) -> AccuseScene:
    return AccuseScene(
        rooms=ROOMS[:rooms],
        words=words,
        hints={},
        on_accuse=told.by("accuse"),
        on_cancel=told.by("cancel"),
    )


def test_accuse_by_keys_asks_twice(robot: Robot, told: Told, words: Speaker) -> None:
    scene = put(robot, accusation(told, words))
    keys(robot, "return", "down", "return", "down", "return", "return")
    assert scene.asked
    robot.key("return")  # what has the focus first takes nothing away
    assert not scene.asked
    assert told == []
    robot.key("return")  # the key that "Accuse" shows asks again, and changes no card
    assert scene.asked
    assert scene.case == Case(Suspect.SCARLET, Weapon.ROPE, scene.room)
    robot.key("escape")
    keys(robot, "a", "a")
    focused = robot.screen.focused
    assert isinstance(focused, CaseCard | Button)
    press_until(robot, "Accuse")
    robot.key("return")
    press_until(robot, "Open the envelope")
    robot.key("return")
    assert told == [("accuse", Case(Suspect.SCARLET, Weapon.ROPE, scene.room))]
    assert isinstance(robot.scene, Ground)


def press_until(robot: Robot, label: str) -> None:
    """Tab until a button has the focus."""
    for _ in range(40):
        if getattr(robot.screen.focused, "label", "") == label:
            return
        robot.key("tab")
    raise AssertionError(label)


def test_accuse_by_mouse(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, accusation(told, words))
    for named in (Suspect.PEACOCK, Weapon.REVOLVER, Room("study")):
        robot.click(card(robot, named))
    press(robot, "Accuse")
    assert told == []
    press(robot, "Open the envelope")
    assert told == [("accuse", Case(Suspect.PEACOCK, Weapon.REVOLVER, Room("study")))]


def test_an_accusation_can_be_left(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, accusation(told, words))
    press(robot, "Accuse")  # incomplete
    robot.key("escape")
    assert told == [("cancel",)]


@pytest.mark.parametrize("rooms", [5, 9, 10, 12])
def test_any_number_of_rooms_fits(robot: Robot, told: Told, words: Speaker, rooms: int) -> None:
    scene = accusation(told, words, rooms)
    robot.app.push(scene)
    assert set(scene.cards) == {*SUSPECTS, *WEAPONS, *ROOMS[:rooms]}
    places = [widget.rect for widget in scene.cards.values()]
    for index, rect in enumerate(places):
        assert robot.screen.rect.contains(rect)
        assert min(rect.size) >= 60
        assert rect.collidelist(places[index + 1 :]) == -1


# -- an answer -------------------------------------------------------------------------------------


def answer(
    told: Told,
    words: Speaker,
    *held: Card,
    seen: frozenset[Card] = frozenset(),
    overheard: bool = False,
) -> Scene:
    return ShowCardScene(
        case=CASE,
        asker=Suspect.SCARLET,
        words=words,
        holdable=held,
        shown_before=seen,
        on_show=told.by("show"),
        on_none=told.by("none"),
        overheard=overheard,
    )


def test_show_the_only_card_by_one_key(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, answer(told, words, CASE.room))
    robot.key("return")
    assert told == [("show", CASE.room)]
    assert isinstance(robot.scene, Ground)


def test_choose_among_cards_by_keys(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, answer(told, words, CASE.suspect, CASE.room))
    keys(robot, "right", "return", "return")  # past the one not held
    assert told == [("show", CASE.room)]


def test_choose_among_cards_by_mouse(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, answer(told, words, *CASE.cards))
    press(robot, "Choose a card")
    assert told == []
    robot.click(card(robot, Weapon.WRENCH))
    press(robot, "Show the Wrench")
    assert told == [("show", CASE.weapon)]


def test_a_card_not_held_cannot_be_taken(robot: Robot, told: Told, words: Speaker) -> None:
    scene = put(robot, answer(told, words, CASE.suspect, CASE.room))
    robot.click(card(robot, Weapon.WRENCH))
    assert scene.chosen is None
    press(robot, "I have none")  # a lie (R12)
    assert told == []


def test_a_card_seen_before_is_taken_first(robot: Robot, told: Told, words: Speaker) -> None:
    seen: frozenset[Card] = frozenset({CASE.weapon})
    put(robot, answer(told, words, *CASE.cards, seen=seen))
    robot.key("return")
    assert told == [("show", CASE.weapon)]


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_having_none(robot: Robot, told: Told, words: Speaker, way: str) -> None:
    put(robot, answer(told, words))
    named = [w.label for w in robot.widgets() if isinstance(w, Button) and w.act is Act.CONFIRM]
    assert named == ["I have none of them"], "the key stands on what it presses"
    if way == "key":
        robot.key("return")
    else:
        press(robot, "I have none")
    assert told == [("none",)]


HANDS: tuple[tuple[Card, ...], ...] = ((), (CASE.weapon,), CASE.cards[:2], CASE.cards)


def opened(robot: Robot, scene: Scene) -> tuple[list[tuple[int, ...]], list[bool]]:
    """Where everything stands in an answer, and in which turns of the loop pictures were shown."""
    robot.app.push(scene)
    shown = [robot.app.frame() or bool(robot.clock.advance(BEAT)) for _ in range(30)]
    return [tuple(widget.rect) for widget in robot.widgets()], shown


@pytest.mark.parametrize("language", languages())
def test_an_answer_looks_and_opens_alike_whatever_the_hand(told: Told, language: str) -> None:
    seen = []
    for hand in HANDS:
        with Robot(Ground, size=SIZE, settings=Settings(language=language)) as robot:
            robot.step()
            words = Speaker(language, players=PLAYERS)
            seen.append(opened(robot, answer(told, words, *hand)))
    assert all(one == seen[0] for one in seen)


def sounds_of_showing(told: Told, words: Speaker, by: str, hand: Sequence[Card]) -> list[str]:
    """What is heard while the first card that will do is shown, the first of all seen before."""
    seen = frozenset({CASE.suspect})
    with Robot(Ground, size=SIZE) as robot:
        put(robot, answer(told, words, *hand, seen=seen, overheard=True))
        robot.app.audio.played.clear()
        if by == "keys":
            keys(robot, "return", "return")
        else:
            robot.click(card(robot, hand[0]))
            robot.click(robot.scene.show)  # type: ignore[attr-defined]
        assert told[-1] == ("show", hand[0])
        return robot.app.audio.played


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_who_looks_away_hears_the_same_whatever_the_hand(
    told: Told, words: Speaker, by: str
) -> None:
    heard = [sounds_of_showing(told, words, by, hand) for hand in HANDS[1:]]
    assert heard[0]
    assert all(one == heard[0] for one in heard)


# -- seeing a card ---------------------------------------------------------------------------------


def seeing(told: Told, words: Speaker, shown: Card = CASE.weapon) -> SeeCardScene:
    return SeeCardScene(card=shown, shower=Suspect.MUSTARD, words=words, on_done=told.by("done"))


@pytest.mark.parametrize("key", ["return", "space", "escape"])
def test_see_by_keys(robot: Robot, told: Told, words: Speaker, key: str) -> None:
    robot.app.push(seeing(told, words))
    robot.step(5)
    robot.key(key)  # has the card turned at once
    assert told == []
    assert robot.find("It is the Wrench").visible
    robot.key(key)
    assert told == [("done",)]
    assert isinstance(robot.scene, Ground)


def test_see_by_mouse(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, seeing(told, words))
    press(robot, "Got it")
    assert told == [("done",)]


def test_face_down_all_cards_are_alike(told: Told, words: Speaker) -> None:
    films = []
    for shown in (CASE.weapon, CASE.room):
        with Robot(Ground, size=SIZE) as robot:
            robot.step()
            robot.app.push(seeing(told, words, shown))
            film = []
            for _ in range(56):
                robot.step()
                film.append(robot.pixels())
            films.append(film)
    same = [first == second for first, second in zip(*films, strict=True)]
    turned = same.index(False)
    assert turned * BEAT > 0.6  # only once it has been turned over
    assert not any(same[turned:])


# -- the curtain -----------------------------------------------------------------------------------


def curtain(told: Told, words: Speaker) -> CurtainScene:
    reason = words.say("curtain-turn", who=words.seat(Suspect.MUSTARD))
    return CurtainScene(seat=Suspect.MUSTARD, words=words, reason=reason, on_open=told.by("open"))


def film_of_a_curtain(colour: str, told: Told, words: Speaker, **settings: Any) -> list[bytes]:
    """Every picture from the fall until it is about to open, with a press that was too short."""
    film = []
    with Robot(lambda: Ground(colour), size=SIZE, settings=Settings(**settings)) as robot:
        robot.step()
        robot.app.push(curtain(told, words))
        for turn in range(56):
            if turn == 36:
                robot.key("space")
            robot.step()
            film.append(robot.pixels())
    return film


@pytest.mark.parametrize("reduced", [False, True])
def test_nothing_shows_through_the_curtain(told: Told, words: Speaker, reduced: bool) -> None:
    films = [
        film_of_a_curtain(colour, told, words, language="en", reduced_motion=reduced)
        for colour in ("white", "black")
    ]
    assert films[0] == films[1]
    assert told == []


@pytest.mark.parametrize("key", ["space", "return"])
def test_the_curtain_opens_when_held(robot: Robot, told: Told, words: Speaker, key: str) -> None:
    put(robot, curtain(told, words))
    closed = robot.pixels()
    robot.key(key, hold=True)
    robot.wait(HOLD * 0.7)
    assert told == []
    robot.wait(HOLD * 0.5)
    assert told == [("open",)]
    robot.release(key)
    robot.settle()
    assert isinstance(robot.scene, Ground)
    assert robot.pixels() != closed
    assert told == [("open",)]


def test_the_curtain_opens_when_held_by_mouse(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, curtain(told, words))
    x, y = robot.point(robot.find("hold to open", Button))
    robot.post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    robot.wait(HOLD + 0.1)
    robot.post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
    robot.settle()
    assert told == [("open",)]
    assert isinstance(robot.scene, Ground)


def test_one_short_press_does_not_open_it_but_two_do(
    robot: Robot, told: Told, words: Speaker
) -> None:
    put(robot, curtain(told, words))
    robot.key("space")
    robot.wait(4)
    assert told == []
    robot.key("space")
    robot.wait(0.3)
    robot.key("space")
    assert told == [("open",)]
    robot.settle()
    assert isinstance(robot.scene, Ground)


def test_it_is_told_before_anything_can_be_seen(robot: Robot, words: Speaker) -> None:
    seen = []
    middle = (SIZE[0] // 2, SIZE[1] // 2)
    ground = robot.scene
    assert isinstance(ground, Ground)

    def opens() -> None:
        seen.append(robot.frame().get_at(middle))
        ground.colour = "navy"  # what the next player may see

    scene = CurtainScene(seat=Suspect.MUSTARD, words=words, reason="-", on_open=opens)
    put(robot, scene)
    closed = robot.frame().get_at(middle)
    keys(robot, "space", "space")
    robot.wait(0.6)
    assert seen == [closed]
    assert robot.frame().get_at(middle) == pygame.Color("navy")


def test_a_window_left_while_it_opens_closes_it(robot: Robot, told: Told, words: Speaker) -> None:
    scene = put(robot, curtain(told, words))
    closed = robot.pixels()
    keys(robot, "space", "space")
    robot.wait(0.3)
    assert scene.opening
    robot.post(pygame.WINDOWFOCUSLOST)
    robot.settle()
    assert robot.scene is scene
    assert robot.pixels() == closed


def test_a_second_curtain_over_an_opening_one_need_be_opened_but_once(
    robot: Robot, told: Told, words: Speaker
) -> None:
    first = put(robot, curtain(told, words))
    keys(robot, "space", "space")
    robot.wait(0.3)
    second = curtain(told, words)
    robot.app.push(second)  # as a table does that sees its window left
    first.focus(False)
    robot.settle()
    assert robot.scene is second
    keys(robot, "space", "space")
    robot.settle()
    assert isinstance(robot.scene, Ground)


# -- the ending and the envelope -------------------------------------------------------------------


def ending(
    told: Told,
    words: Speaker,
    how: Ending = Ending.SOLVED,
    *,
    you: Suspect | None = None,
    **more: Any,
) -> EndingScene:
    winner = None if how is Ending.UNSOLVED else Suspect.SCARLET
    score = ((Suspect.SCARLET, 2), (Suspect.MUSTARD, 1))
    return EndingScene(
        words=words,
        outcome=Outcome(how, winner, CASE, score, turns=17, minutes=91, you=you),
        on_next=told.by("next"),
        on_title=told.by("title"),
        **more,
    )


def test_ending_by_keys(robot: Robot, told: Told, words: Speaker) -> None:
    robot.app.push(ending(told, words))
    robot.step(20)
    assert not robot.scene.player.done  # type: ignore[attr-defined]
    robot.key("return")  # lays the cards open
    assert robot.scene.player.done  # type: ignore[attr-defined]
    assert told == []
    assert not robot.screen.stops(), "the ways on come last"
    for _ in range(30):  # it is held down
        robot.key("return", hold=True)
        robot.wait(0.055)
    assert told == []
    robot.release("return")
    robot.wait(0.6)
    robot.key("return")
    put(robot, ending(told, words))
    robot.key("escape")
    assert told == [("next",), ("title",)]


def test_ending_by_mouse(robot: Robot, told: Told, words: Speaker) -> None:
    put(robot, ending(told, words, on_again=told.by("again")))
    press(robot, "Watch again")
    put(robot, ending(told, words))
    with pytest.raises(LookupError):
        robot.find("Watch again", Button)
    press(robot, "Next game")
    assert told == [("again",), ("next",)]


@pytest.mark.parametrize("how", Ending)
def test_every_ending_is_told(robot: Robot, told: Told, words: Speaker, how: Ending) -> None:
    put(robot, ending(told, words, how))
    assert robot.find("Library", Label)
    assert robot.find("Anna (2) · Bertrand (1)", Label)
    if how is Ending.UNSOLVED:
        assert robot.find("17 turns · 0 suggestions · 91 minutes", Label)
    else:
        assert [robot.find(figure, Label) for figure in ("17", "turns", "91", "minutes")]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("how", [Ending.SOLVED, Ending.LAST_STANDING])
def test_winning_sounds_otherwise_than_losing(
    robot: Robot, told: Told, language: str, how: Ending
) -> None:
    heard = []
    for you in (Suspect.SCARLET, Suspect.MUSTARD, None):
        speaker = Speaker(language, players={Suspect.SCARLET: "Anna"}, strict=True)
        scene = put(robot, ending(told, speaker, how, you=you))
        heard.append([str(plain(label.words)) for label in scene.said])
        robot.app.pop(scene)
    won, lost, several = heard
    assert lost == several, "where several sit the winner is named"
    assert all("Anna" not in line for line in won)
    assert all("Anna" in line for line in lost)


YOURSELF = [
    # who won, who plays here, how it ended: what is said of it
    (Suspect.SCARLET, Suspect.SCARLET, Ending.SOLVED, ("It was you!", "yourself, that is")),
    (Suspect.MUSTARD, Suspect.SCARLET, Ending.SOLVED, ("It was you!", "accused you")),
    (None, Suspect.SCARLET, Ending.UNSOLVED, ("It was you!", "nobody ever found you out")),
    (Suspect.MUSTARD, Suspect.SCARLET, Ending.LAST_STANDING, ("It was you!", "Library: you")),
    (Suspect.SCARLET, Suspect.MUSTARD, Ending.SOLVED, ("Anna did it", "ought to know")),
    (Suspect.SCARLET, None, Ending.SOLVED, ("Anna did it", "ought to know")),
]


@pytest.mark.parametrize(("winner", "you", "how", "said"), YOURSELF)
def test_who_did_it_himself_is_told_so(
    robot: Robot, told: Told, words: Speaker, winner, you, how, said
) -> None:
    truth = Case(Suspect.SCARLET, CASE.weapon, CASE.room)
    outcome = Outcome(how, winner, truth, (), turns=9, minutes=None, you=you)
    scene = EndingScene(words=words, outcome=outcome, on_next=told.by("n"), on_title=told.by("t"))
    put(robot, scene)
    assert scene.finale is Finale.YOURSELF
    headline, sentence = (str(plain(label.words)) for label in scene.said)
    assert headline == said[0]
    assert said[1].split(": ")[-1].strip(".") in sentence


def test_a_picture_of_its_own_for_every_ending(robot: Robot, told: Told, words: Speaker) -> None:
    seen = set()
    for winner, you, how, suspect in (
        (Suspect.SCARLET, Suspect.SCARLET, Ending.SOLVED, Suspect.PLUM),
        (Suspect.MUSTARD, Suspect.SCARLET, Ending.SOLVED, Suspect.PLUM),
        (None, Suspect.SCARLET, Ending.UNSOLVED, Suspect.PLUM),
        (None, Suspect.SCARLET, Ending.UNSOLVED, Suspect.SCARLET),
    ):
        truth = Case(suspect, CASE.weapon, CASE.room)
        outcome = Outcome(how, winner, truth, (), turns=9, minutes=None, you=you)
        more = {"on_next": told.by("n"), "on_title": told.by("t")}
        seen.add(finale_of(outcome))
        put(robot, EndingScene(words=words, outcome=outcome, **more))
        robot.app.pop()
    assert seen == set(Finale)


def test_nothing_tells_the_end_before_the_last_card(
    robot: Robot, told: Told, words: Speaker
) -> None:
    """Neither words nor music nor ways on, while the envelope is still being emptied."""
    scene = ending(told, words)
    robot.app.push(scene)
    while scene.player.values.get((2, "rise"), 0.0) < 1.0:
        assert all(label.alpha == 0.0 for label in scene.told)
        assert not robot.screen.stops()
        robot.step()
    robot.settle()
    assert all(label.alpha == 1.0 for label in scene.told)
    assert robot.screen.stops()


def test_cards_that_all_have_seen_do_not_rise_once_more(
    robot: Robot, told: Told, words: Speaker
) -> None:
    shown, again = (ending(told, words, opened=opened) for opened in (True, False))
    for scene in (shown, again):
        robot.app.push(scene)
        robot.step(3)
    assert shown.player.timeline.end < again.player.timeline.end - 2
    robot.app.pop()
    robot.settle()
    assert all(label.alpha == 1.0 for label in shown.told)


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_the_envelope_tells_what_was_right(
    robot: Robot, told: Told, words: Speaker, way: str
) -> None:
    said = Case(CASE.suspect, Weapon.ROPE, CASE.room)
    scene = EnvelopeScene(case=CASE, accusation=said, words=words, on_done=told.by("done"))
    put(robot, scene)
    cards = [widget for widget in robot.widgets() if isinstance(widget, CaseCard)]
    assert [widget.chosen for widget in cards] == [True, False, True]
    assert [card for card, _ in scene.said] == list(said.cards)
    if way == "key":
        robot.key("return")
    else:
        press(robot, "Stay and answer")
    assert told == [("done",)]


def test_what_was_rehearsed_is_not_painted_again(
    robot: Robot, told: Told, words: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = robot.app
    app.at_leisure = True
    robot.settle()
    frames = app.frames
    for make in (suggestion, curtain):
        app.rehearse(lambda make=make: make(told, words))
    while app.loop.foresees:
        robot.wait(0.3)
        time.sleep(0.01)  # pictures come in real time
    assert app.frames == frames, "nobody sees a rehearsal"
    app.at_leisure = False
    read: list[str] = []
    monkeypatch.setattr(Assets, "_read", lambda _, name: read.append(name))
    monkeypatch.setattr(Lettering, "_set", lambda _, words, *__: read.append(words))
    app.push(suggestion(told, words))
    robot.step()
    assert not read
    app.replace(curtain(told, words))
    robot.step()
    assert "card.suspect.scarlet" not in read
    assert not [name for name in read if str(name).startswith("curtain.")]


# -- everywhere ------------------------------------------------------------------------------------


def every_scene(told: Told, words: Speaker) -> list[Scene]:
    asked = accusation(told, words)
    asked.suspect, asked.weapon, asked.room = CASE.cards
    asked.asked = True
    return [
        suggestion(
            told,
            words,
            chosen=(Suspect.MUSTARD, Weapon.CANDLESTICK),
            on_decline=told.by("decline"),
            on_peek=told.by("peek"),
        ),
        accusation(told, words, 12),
        asked,
        answer(told, words, *CASE.cards),
        seeing(told, words),
        curtain(told, words),
        ending(told, words, on_again=told.by("again"), on_review=told.by("review")),
        EnvelopeScene(
            case=CASE,
            accusation=Case(Suspect.MUSTARD, Weapon.LEAD_PIPE, LOUNGE),
            words=words,
            on_done=told.by("done"),
            on_watch=told.by("watch"),
        ),
    ]


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [((1024, 640), 1.5, "fr"), ((1024, 768), 1.0, "en"), ((2560, 1080), 1.15, "fr")],
)
def test_all_is_seen_and_within_reach(
    told: Told, size: tuple[int, int], text: float, language: str
) -> None:
    """Nothing hangs out of the window, lies on another, is cut, or is missed by Tab."""
    words = Speaker(language, players=PLAYERS)
    settings = Settings(language=language, text_size=text)
    with Robot(Ground, size=size, settings=settings) as robot:
        robot.step()
        for scene in every_scene(told, words):
            robot.app.push(scene)
            check_layout(robot)
            check_tab(robot)
            robot.app.pop()


def check_layout(robot: Robot) -> None:
    shown = [w for w in robot.widgets() if not isinstance(w, Panel) and w.rect.size != (0, 0)]
    for index, widget in enumerate(shown):
        name = (type(robot.scene).__name__, getattr(widget, "label", getattr(widget, "words", "")))
        assert robot.screen.rect.contains(widget.rect), name
        if isinstance(widget, Label) and widget.wrap:
            wide, high = widget.natural(widget.rect.width)
            assert wide <= widget.rect.width, name
            assert high <= widget.rect.height, name
        if isinstance(widget, Button):
            style = robot.app.look.letters.fit(widget.label, widget.kind.style, widget.rect.width)
            assert style.size >= 0.6 * widget.kind.style.size, name
        for other in shown[index + 1 :]:
            assert not widget.rect.colliderect(other.rect), name


def check_tab(robot: Robot) -> None:
    stops = robot.screen.stops()
    met = set()
    for _ in stops:
        robot.screen.step(1)
        met.add(id(robot.screen.focused))
    assert met == {id(stop) for stop in stops}

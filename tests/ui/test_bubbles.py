"""What is said aloud can be read whole, and what has been said leaves nothing behind."""

from itertools import pairwise

import pytest

from clue.rules import events as ev
from clue.rules.cards import SUSPECTS, Case, Room, Suspect, Weapon
from clue.rules.editions import DELUXE
from clue.table import Seating, played
from clue.text.speaker import Speaker
from clue.ui.robot import Robot
from clue.ui.scene import Scene
from clue.ui.scenes.mansions import read_mansions
from clue.ui.settings import Settings
from clue.ui.table import geometry
from clue.ui.table.bubbles import PAD, Bubbles, said
from clue.ui.table.layout import TableLayout

MANSION = read_mansions()["classic"].mansion
SIX = dict.fromkeys(SUSPECTS, "constable")
LONGEST = Case(Suspect.MUSTARD, Weapon.LEAD_PIPE, Room("conservatory"))


class Talk(Scene):
    """Nothing but six seats' bubbles."""

    def build(self):
        layout = TableLayout.of(self.look, len(SIX), geometry.shape(MANSION))
        self.bubbles = Bubbles(self.stage)
        self.bubbles.place(dict(zip(SUSPECTS, layout.seats, strict=True)))

    def handle(self, intent):
        return False

    def draw(self, canvas):
        canvas.fill((9, 20, 22))
        self.bubbles.draw(canvas)


def talk(size, text, language="en"):
    return Robot(Talk, size=size, settings=Settings(language=language, text_size=text))


def drawn_again(robot):
    robot.app.damage()
    robot.step()
    return robot.pixels()


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_has_been_said_in_a_whole_game_leaves_nothing_behind(text):
    told = played(Seating(MANSION.board, DELUXE, SIX), "1926").seen_by(None, 0)
    words = Speaker("en", DELUXE, titles=MANSION.room_titles("en"))
    most = 0
    with talk((1024, 640), text) as robot:
        robot.settle()
        for event in told:
            if said(event, words) or isinstance(event, ev.TurnBegan):
                robot.scene.bubbles.hear(event, words)
                robot.step()
                assert robot.pixels() == drawn_again(robot), event
                most = max(most, len(robot.scene.bubbles.sentences))
    assert most == len(SIX)


@pytest.mark.parametrize("text", [1.0, 1.15, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("first", range(6))
def test_all_six_can_be_read_whole_beside_who_says_it(size, text, first):
    seats = SUSPECTS[first:] + SUSPECTS[:first]
    heard = [
        ev.Suggested(seats[0], LONGEST),
        *(ev.HadNone(seat) for seat in seats[1:5]),
        ev.Showed(seats[5], seats[0], None),
    ]
    with talk(size, text, "fr") as robot:
        robot.settle()
        words = Speaker("fr", DELUXE, titles=MANSION.room_titles("fr"))
        bubbles, look = robot.scene.bubbles, robot.app.look
        for event in heard:
            bubbles.hear(event, words)
        window = robot.app.canvas.get_rect()
        for seat, sentence in bubbles.sentences.items():
            box = bubbles.boxes[seat]
            assert window.inflate(-4, -4).contains(box)
            inner = box.inflate(*(-2 * look.px(pad) for pad in PAD))
            wide, high = look.letters.size(sentence, bubbles._style, inner.width)
            assert wide <= inner.width
            assert high <= inner.height
            longest = max(look.letters.size(w, bubbles._style)[0] for w in sentence.split(" "))
            assert longest <= inner.width
        for upper, lower in pairwise(bubbles.boxes[seat] for seat in SUSPECTS):
            assert upper.bottom < lower.top

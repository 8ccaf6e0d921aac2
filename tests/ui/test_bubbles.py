"""What is said aloud can be read whole, and what has been said leaves nothing behind."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import a_case, table_of
from clue.game.seating import Seating, played
from clue.rules import events as ev
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Room, Suspect, Weapon
from clue.rules.editions import DELUXE
from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from clue.ui.beats.performance import WORDS_SEEN
from clue.ui.beats.stagehand import Stagehand
from clue.ui.board import geometry
from clue.ui.board.board_view import BoardView
from clue.ui.board.bubbles import PAD, Bubbles, KeepClear, Quay, Wish, said
from clue.ui.board.plates import written
from clue.ui.menu import title
from clue.ui.stage.scene import Scene
from clue.ui.stage.settings import Settings
from clue.ui.table.panels.panel import TableLayout
from tests.daily import long, part

MANSION = read_mansions()["classic"].mansion
SIX = dict.fromkeys(SUSPECTS, "constable")
LONGEST = Case(Suspect.MUSTARD, Weapon.LEAD_PIPE, Room("conservatory"))


class Talk(Scene):
    """Nothing but six seats' bubbles beside a board that is not drawn."""

    mansion = MANSION

    def build(self):
        layout = TableLayout.of(self.look, len(SIX), geometry.shape(self.mansion))
        self.board = BoardView(self.stage, self.mansion)
        self.board.place(layout.board)
        self.bubbles = Bubbles(self.stage)
        self.bubbles.place(dict(zip(SUSPECTS, layout.seats, strict=True)), self.board.writing)

    def handle(self, intent):
        return False

    def draw(self, canvas):
        canvas.fill((9, 20, 22))
        self.bubbles.draw(canvas)


SMALL = (1024, 640)
"""Here captions have room, too; in larger windows some lie between two names."""
GRAZED = 0.13
"""So much of a name may be under a bubble's edge: its letters are still read."""


def talk(size, text, language="en"):
    return Robot(Talk, size=size, settings=Settings(language=language, text_size=text))


def fresh(event):
    """Whether all that was said before is over."""
    return isinstance(event, ev.TurnBegan | ev.Suggested | ev.Accused)


def drawn_again(robot):
    robot.app.damage()
    robot.step()
    return robot.pixels()


@long
@pytest.mark.parametrize("text", part([1.0, 1.5], [1.0]))
def test_what_has_been_said_in_a_whole_game_leaves_nothing_behind(text):
    told = played(Seating(MANSION.board, DELUXE, SIX), "1926").seen_by(None, 0)
    words = Speaker("en", DELUXE, titles=MANSION.room_titles("en"))
    most = 0
    with talk((1024, 640), text) as robot:
        robot.settle()
        for event in told:
            if said(event, words) or isinstance(event, ev.TurnBegan):
                bubbles = robot.scene.bubbles
                shown = dict(bubbles.boxes), dict(bubbles.sentences), bubbles.style
                bubbles.hear(event, words)
                for seat, sentence in bubbles.sentences.items():  # what is read stays where it is
                    if shown[1].get(seat) == sentence and not fresh(event):
                        assert (bubbles.boxes[seat], bubbles.style) == (shown[0][seat], shown[2])
                robot.step()
                assert robot.pixels() == drawn_again(robot), event
                most = max(most, len(bubbles.sentences))
    assert most == len(SIX)


@long
@pytest.mark.parametrize("text", [1.0, 1.15, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("first", part(range(6), (0, 3)))
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
            wide, high = look.letters.size(sentence, bubbles.style, inner.width)
            assert wide <= inner.width
            assert high <= inner.height
            longest = max(look.letters.size(w, bubbles.style)[0] for w in sentence.split(" "))
            assert longest <= inner.width
        for upper, lower in pairwise(bubbles.boxes[seat] for seat in SUSPECTS):
            assert upper.bottom < lower.top


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("stem", ["classic", "lodge"])
def test_what_is_said_hides_neither_names_nor_captions(monkeypatch, stem, language, size):
    mansion = read_mansions()[stem].mansion
    monkeypatch.setattr(Talk, "mansion", mansion)
    words = Speaker(language, DELUXE, titles=mansion.room_titles(language))
    longest = max((c.room for c in mansion.rooms), key=lambda room: len(str(words.card(room))))
    with talk(size, 1.0, language) as robot:
        robot.settle()
        bubbles, board = robot.scene.bubbles, robot.scene.board
        corner = board.plan.floor.topleft
        plates = [p for p in written(robot.app, board.plan) if size == SMALL or not p.above]
        for first in range(6):
            seats = SUSPECTS[first:] + SUSPECTS[:first]
            bubbles.hear(ev.Suggested(seats[0], replace(LONGEST, room=longest)), words)
            for seat in seats[1:5]:
                bubbles.hear(ev.HadNone(seat), words)
            bubbles.hear(ev.Showed(seats[5], seats[0], None), words)
            assert len(bubbles.boxes) == 6
            for seat, box in bubbles.boxes.items():
                for plate in plates:
                    letters = plate.letters.move(corner)
                    hidden = letters.clip(box)
                    most = GRAZED * letters.width * letters.height
                    assert hidden.width * hidden.height <= most, (seats[0], seat, letters)
                panel = bubbles.beside[seat]
                assert panel.top - panel.height // 2 <= box.centery
                assert box.centery <= panel.bottom + panel.height // 2


def test_an_answer_stands_beside_the_words_of_the_question(monkeypatch):
    mansion, seats = read_mansions()["steamer"].mansion, SUSPECTS[:4]
    monkeypatch.setattr(Talk, "mansion", mansion)
    words = Speaker("en", DELUXE, titles=mansion.room_titles("en"))
    with talk((1920, 1080), 1.0) as robot:
        robot.settle()
        bubbles, board = robot.scene.bubbles, robot.scene.board
        for asks in seats:
            for chamber in mansion.rooms:
                event = ev.Suggested(asks, replace(LONGEST, room=chamber.room))
                hand = Stagehand(robot.app, board)
                hand.ask(event, said(event, words)[1], seats, words, {})
                plaque = hand.will_say()
                bubbles.hear(event, words, [KeepClear(plaque, WORDS_SEEN)])
                bubbles.hush()
                for seat in seats:
                    if seat != asks:
                        bubbles.hear(ev.HadNone(seat), words)
                assert len(bubbles.boxes) == 3
                assert plaque.collidelist(list(bubbles.boxes.values())) < 0, (asks, chamber.room)


def test_a_bubble_leaves_free_what_moves_and_stays_at_its_seat_where_nothing_does():
    panel, window = pygame.Rect(0, 200, 100, 60), pygame.Rect(0, 0, 800, 600)
    wish = Wish(panel, ((120, 30),))
    still = Quay(window, 5, 10, 1.0, ()).berths([wish])[0].rect
    assert abs(still.centery - panel.centery) <= 2
    moving = KeepClear(pygame.Rect(150, 225, 30, 60), 1.5)
    berth = Quay(window, 5, 10, 1.0, [moving]).berths([wish])[0].rect
    assert not berth.colliderect(moving.rect)
    assert berth.bottom > panel.top
    wall = KeepClear(pygame.Rect(0, 0, 800, 600), 10.0)  # nothing is free: it stays at its seat
    assert Quay(window, 5, 10, 1.0, [wall]).berths([wish])[0].rect == still


def test_what_is_said_is_said_in_the_language_that_was_chosen():
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        table = table_of(robot, a_case())
        suggested = ev.Suggested(SUSPECTS[1], Case(SUSPECTS[2], WEAPONS[0], Room("hall")))
        table.performance.bubbles.hear(suggested, table.words)
        robot.app.change(robot.app.settings.but(language="fr"))
        robot.step(2)
        assert table.performance.bubbles.sentences[SUSPECTS[1]].startswith("Je soupçonne")

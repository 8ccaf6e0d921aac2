"""What moves on the table: the pieces, the dice, a card passed across, and what is said aloud.

One event is performed at a time. ``begin`` turns it into a timeline, ``advance`` puts everything
where the timeline has it at a moment and damages only what moved; at rest everything stands where
the known state of the game says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

import pygame

from clue.boards import Mansion
from clue.rules import events as ev
from clue.rules.board import Place
from clue.rules.cards import SUSPECTS, WEAPONS, Room, Seat, Suspect, Weapon
from clue.rules.phases import Moving
from clue.rules.view import View
from clue.text.speaker import Speaker
from clue.ui.beats.choreography import choreograph
from clue.ui.beats.script import Form, Scenery, form_for, lights_up
from clue.ui.beats.stagehand import Stagehand
from clue.ui.board.board_view import BoardView
from clue.ui.board.bubbles import Bubbles, KeepClear
from clue.ui.board.dice import DiceState, DiceView, Throw
from clue.ui.board.geometry import BoardPoint, Plan, Token, way_round
from clue.ui.board.marks import Marks
from clue.ui.board.pieces import Pose
from clue.ui.stage.scene import Stage
from clue.ui.stage.timeline import Cue, TimelinePlayer, together
from clue.ui.theme import styles
from clue.ui.theme.tempo import TEMPO
from clue.ui.widgets.layout import Cutter, around

VERDICTS = (ev.Accused, ev.AccusationFailed, ev.GameEnded)
"""While these are played it is dark."""
WORDS_SEEN: Final = 60.0
"""How much what is asked is to be seen while a bubble stands beside it."""
PARTING_SOUNDS = ("dice.settle", "door", "none", "stamp", "right", "wrong")
"""What is still heard when a movement is cut short."""

HOME, AWAY = 1.5, 0.5
"""How much a piece is to be seen where it comes to stand, and on its way there."""
LEGS = 4
"""On which it is looked for at so many places."""
NUMBER = 68
"""How much of the tray the number takes that has been rolled."""
TOTAL = styles.NAME.but(size=46)


class FloorPlate(NamedTuple):
    """A picture of the board with what stands on it, and what that depends on."""

    of: tuple[Plan, dict[Token, Pose], Marks]
    picture: pygame.Surface


class Performance:
    """The players of the table's little theatre, and the piece they are playing."""

    def __init__(self, stage: Stage, mansion: Mansion) -> None:
        self.stage = stage
        self.board = BoardView(stage, mansion)
        self.dice = DiceView(stage)
        self.bubbles = Bubbles(stage)
        self.hand = Stagehand(stage, self.board)
        self.event: ev.Event | None = None
        self.unsealed = False  # everybody has seen upon the stage what was in the envelope
        self._player: TimelinePlayer | None = None
        self._poses: dict[Token, Pose] = {}
        self._lie: DiceState = None
        self._sent: dict[Token, BoardPoint] = {}  # brought already while that was said
        self._throws = 0
        self._throw: Throw | None = None
        self._total = 0  # beside the dice once they lie still
        self._beside = pygame.Rect(0, 0, 0, 0)  # where the number stands
        self._words = stage.words
        self._floor: FloorPlate | None = None
        self._floor_room = pygame.Surface((0, 0))  # its memory: to be given it takes long
        self.alone = True  # nobody shares this screen
        self.tray_free = True  # whether the dice's tray can be seen

    def place(
        self, board: pygame.Rect, tray_in: pygame.Rect, beside: Mapping[Seat, pygame.Rect]
    ) -> None:
        """Take places for the window as it is; ``beside`` is where each seat's panel lies."""
        self.board.place(board)
        self._floor = None
        tray = Cutter(tray_in)
        self._beside = tray.right(self.stage.look.px(NUMBER))
        self.dice.place(tray.rect)
        self.bubbles.place(beside, self.board.writing)
        self.hand.place(self.board, beside)
        if self._floor_room.get_size() == (0, 0):  # it begins: there may be no leisure
            deque(self._get_ready(), maxlen=0)  # to the end
        else:
            self.stage.in_leisure(self._get_ready())

    def _get_ready(self) -> Iterator[None]:
        """Have what will be of use when something is played."""
        self._have_floor_room()
        yield
        yield from self.hand.await_speakers()

    def _have_floor_room(self) -> None:
        if self._floor_room.get_size() != self.board.plan.rect.size:
            self._floor_room = pygame.Surface(self.board.plan.rect.size).convert()

    def repaint(self, mansion: Mansion) -> None:
        """Draw for another size or theme; the play goes on where it was."""
        self.board = BoardView(self.stage, mansion)
        self.dice = DiceView(self.stage)

    def close(self) -> None:
        """The table is left: what it was drawn from is large, and whoever holds it may stay."""
        self.board.close()
        self.hand.close()
        self._floor, self._floor_room = None, pygame.Surface((0, 0))

    @property
    def playing(self) -> bool:
        """Whether something still moves."""
        return self._player is not None

    @property
    def active(self) -> BoardPoint | None:
        """Where the pawn stands whose turn it is, while nothing moves."""
        if self.playing:
            return None
        return next((pose.at for pose in self._poses.values() if pose.lit), None)

    def piece_at(self, px: tuple[int, int]) -> tuple[Token, pygame.Rect] | None:
        """The foremost piece under a pixel, and where it stands."""
        found = [
            (pose.at[1], token, rect)
            for token, pose in self._poses.items()
            if (rect := self.board.body_rect(token, pose)).collidepoint(px)
        ]
        return max(found, key=lambda one: one[0])[1:] if found else None

    # -- at rest -----------------------------------------------------------------------------------

    def rest(self, known: View) -> None:
        """Every piece where it stands when nothing moves."""
        if not known.pawns:
            self._poses = {}
            return
        homes, before = self.board.homes(known.pawns, known.weapons), self._poses
        homes |= self._sent
        turn = known.phase.seat
        self._poses = {token: Pose(at, lit=token == turn) for token, at in homes.items()}
        for token in {*before, *self._poses}:
            poses = before.get(token), self._poses.get(token)
            if before and poses[0] != poses[1]:  # the ring goes to whose turn it is
                self._damage(token, *poses)
        if isinstance(known.phase, Moving) and self._lie is None:
            self._lay_dice(known.phase.dice)

    def _damage(self, token: Token, *poses: Pose | None) -> None:
        """Have drawn anew where a piece stands; a weapon not laid out yet stands nowhere."""
        for pose in poses:
            if pose is not None:
                self.stage.damage(self.board.token_rect(token, pose))

    def _lay_dice(self, dice: tuple[int, ...]) -> None:
        """They were thrown before this window was there to see it."""
        self._throw = self.dice.throw(dice, self._throws)
        self._lie, self._total = (self._throw, self._throw.seconds), sum(dice)
        self.stage.damage(self._beside)
        self.stage.damage(self.dice.rect_of(self._lie))

    def leap(self, known: View) -> None:
        """Be at rest at another moment of the game: nothing of what was played is left."""
        self._player = self.event = None
        self._sent = {}
        self._strike()
        self.bubbles.hush()
        self._take_up_dice()
        self.rest(known)

    def settle(self, event: ev.Event, known: View) -> None:
        """An event has been played to its end."""
        self.board.let_go()
        match event:
            case ev.PawnSummoned(suspect):
                self._sent.pop(suspect, None)
            case ev.WeaponMoved(weapon):
                self._sent.pop(weapon, None)
            case ev.GameBegan():
                self._strike()
                self.stage.tidy()
            case ev.Showed() | ev.NobodyDisproved():
                self._strike()
            case _ if self.hand.charge is not None and not isinstance(event, VERDICTS):
                self._strike()
            case _:
                pass
        self.rest(known)
        if isinstance(event, ev.Rolled):
            if self._throw is not None:  # as they came to lie in this very throw
                self._lie = (self._throw, self._throw.seconds)
                self.dice.let_go(self._throw)
            self._total = sum(event.dice)
            self.stage.damage(self._beside)
            self.stage.damage(self.dice.rect_of(self._lie))
        if isinstance(event, ev.TurnBegan):
            self._take_up_dice()

    def _take_up_dice(self) -> None:
        """Another player has them in the hand."""
        self.stage.damage(self.dice.rect_of(self._lie))
        self.stage.damage(self._beside)
        self._lie, self._throw, self._total = None, None, 0

    # -- in motion ---------------------------------------------------------------------------------

    def begin(
        self, event: ev.Event, before: View, known: View, pace: float, words: Speaker
    ) -> None:
        """Start to play an event; ``pace`` 0 is at once."""
        self.bubbles.listen(event)
        form = form_for(pace, reduced=self.stage.settings.reduced_motion)
        scenery = self._scenery(event, before, known, form)
        self._set_stage(event, known, words, scenery)
        charge = self.hand.charge
        scenery = replace(
            scenery,
            staged=self.hand.staged,
            charged=charge is not None,
            accused=charge.case if charge is not None else None,
            own=self.hand.own,
        )
        seen = self._on_the_way(event, before, known)
        if isinstance(event, ev.Suggested) and (plaque := self.hand.will_say()) is not None:
            seen.append(KeepClear(plaque, WORDS_SEEN))
        self.bubbles.hear(event, words, seen)
        if self.hand.staged:  # the stage says who asked what, and who had none
            speaks = self.bubbles.spoken(event, words)
            if isinstance(event, ev.Suggested):
                speaks.pop(event.seat, None)
            self.bubbles.hush(but=speaks)
        if charge is not None:
            self.bubbles.hush()
        timeline = choreograph(event, scenery)
        if charge is not None and not isinstance(event, VERDICTS):
            self.hand.light()
            timeline = together(timeline, lights_up())
        self.event, self._words = event, words
        played = timeline.paced(pace)
        if self.hand.staged:
            self.stage.audio.duck(played.end)
        self._player = TimelinePlayer(played, self.stage.now())

    def _set_stage(self, event: ev.Event, known: View, words: Speaker, scenery: Scenery) -> None:
        """What this event needs upon the stage comes there, and what the last one left goes."""
        charged = self.hand.charge is not None
        match event:
            case ev.Suggested() if scenery.form is not Form.NONE:
                told = self.bubbles.spoken(event, words)[event.seat]
                self.hand.ask(event, told, known.seats, words, scenery.ways)
                self._sent = {token: way[-1] for token, way in scenery.ways.items()}
            case ev.Showed() if scenery.form is not Form.NONE:
                self.hand.pass_card(event)
            case ev.GameBegan() if scenery.form in {Form.FULL, Form.SHORT}:
                self.hand.deal(event)
            case ev.Accused():
                self._strike()
                told = self.bubbles.spoken(event, words)[event.seat]
                if scenery.form is not Form.NONE:
                    own = self.alone and known.seat == event.seat
                    self.hand.accuse(event, told, words, own=own)
            case ev.AccusationFailed(_, envelope) | ev.GameEnded(_, _, envelope) if charged:
                self.hand.open(envelope)
                self.unsealed = isinstance(event, ev.GameEnded)
            case ev.TurnBegan() | ev.Suggested() | ev.GameEnded():
                self._strike()
                self._sent = {}
            case _:
                pass

    def _strike(self) -> None:
        """Clear the stage: what was carried above its shade stands among the others again."""
        for token in self.hand.carried:
            self._damage(token, self._poses.get(token))
        self.hand.clear()

    def _ways(
        self, event: ev.Event, before: View, known: View
    ) -> dict[Token, tuple[BoardPoint, ...]]:
        """How pieces are brought where they are called to, round all walls."""
        if not before.pawns:
            return {}
        called: list[tuple[Token, Place, Room]] = []
        pawns, weapons = list(known.pawns), list(known.weapons)
        match event:
            case ev.Suggested(_, case):
                pawn, weapon = SUSPECTS.index(case.suspect), WEAPONS.index(case.weapon)
                lies = before.weapons[weapon]
                if before.pawns[pawn] != case.room:
                    called.append((case.suspect, before.pawns[pawn], case.room))
                if lies is not None and lies != case.room:
                    called.append((case.weapon, lies, case.room))
                pawns[pawn], weapons[weapon] = case.room, case.room
            case ev.PawnSummoned(suspect, origin, room) | ev.DoorCleared(suspect, origin, room):
                called.append((suspect, origin, room))
            case ev.WeaponMoved(weapon_, lay, room):
                called.append((weapon_, lay, room))
            case _:
                return {}
        start = self.board.homes(before.pawns, before.weapons)
        end = self.board.homes(tuple(pawns), tuple(weapons))
        board = known.board
        return {
            token: (start[token], *way_round(board, origin, room), end[token])
            for token, origin, room in called
        }

    def _on_the_way(self, event: ev.Event, before: View, known: View) -> list[KeepClear]:
        """What will move while somebody speaks, along its whole way."""
        pawns, weapons = known.pawns, known.weapons
        tokens: tuple[Token, ...] = ()
        match event:
            case ev.Suggested(_, case):  # they are brought there next
                tokens = case.suspect, case.weapon
                pawns = tuple(
                    case.room if pawn == case.suspect else place
                    for pawn, place in zip(SUSPECTS, pawns, strict=False)
                )
                weapons = tuple(
                    case.room if weapon == case.weapon else room
                    for weapon, room in zip(WEAPONS, weapons, strict=False)
                )
            case ev.TookPassage(seat):
                tokens = (seat,)
            case _:
                pass
        if not before.pawns or not tokens:
            return []
        start = self.board.homes(before.pawns, before.weapons)
        end = self.board.homes(pawns, weapons)
        return [
            KeepClear(self.board.token_rect(token, Pose(at)), HOME if at == end[token] else AWAY)
            for token in tokens
            for at in _along(start[token], end[token])
        ]

    def _scenery(self, event: ev.Event, before: View, known: View, form: Form) -> Scenery:
        homes = self.board.homes(known.pawns, known.weapons) if known.pawns else {}
        earlier = self.board.homes(before.pawns, before.weapons) if before.pawns else homes
        if not self._poses:
            self.rest(known)
            self.stage.damage(None)
        seconds = 0.0
        if isinstance(event, ev.Rolled):
            self._throws += 1
            self._throw = self.dice.throw(event.dice, self._throws)
            self.dice.fetch(self._throw)
            self._total = 0
            seconds, self._lie = self._throw.seconds, (self._throw, 0.0)
            self.stage.damage(self._beside)
        return Scenery(
            known.board,
            earlier,
            homes,
            seconds,
            form=form,
            ways=self._ways(event, before, known),
            sent=frozenset(self._sent),
        )

    def advance(self, now: float, *, at_once: bool = False) -> ev.Event | None:
        """Play on to a moment; the event, once it has been played to its end."""
        assert self._player is not None
        cues = self._player.skip() if at_once else self._player.advance(now)
        self._sound(cue for cue in cues if not at_once)
        if not self._player.timeline.empty:
            self._show(self._player)
        if not self.hand.staged:  # there is time for what will be wanted there
            self.bubbles.get_ready(self._words)
        if not self._player.done:
            return None
        event, self._player, self.event = self.event, None, None
        return event

    def call_off(self, known: View) -> None:
        """Nothing of it happens: everything is back where it was, and what was said is unsaid."""
        self._player, self.event = None, None
        self.bubbles.hush()
        self._strike()
        self._sent = {}
        self.rest(known)

    def hurry(self) -> None:
        """Be at the end of the movement now."""
        assert self._player is not None
        last = [cue for cue in self._player.skip() if cue.payload in PARTING_SOUNDS]
        self._sound(last[-1:])
        self._show(self._player)

    def _sound(self, cues: Iterable[Cue]) -> None:
        for cue in cues:
            match cue.name:
                case "sound":
                    self.stage.audio.play(cue.payload)
                case "silence":
                    self.stage.audio.stop_music()
                case "hush":
                    self.stage.audio.hush(TEMPO.silence)

    def _show(self, player: TimelinePlayer) -> None:
        """Put the pieces, the dice and the card where the timeline has them."""
        for target in {target for target, _ in player.values}:
            values = {name: value for (t, name), value in player.values.items() if t == target}
            if isinstance(target, Suspect | Weapon):
                self._move(target, values)
            elif target == "dice":
                self._tumble(values)
        self.hand.show(player.values)

    def _move(self, token: Token, values: dict[str, Any]) -> None:
        pose = self._poses.get(token)
        moved = replace(
            pose or Pose(values["position"]),
            lift=values.get("lift", 0.0),
            alpha=values.get("alpha", 1.0),
            lean=values.get("lean", 0.0),
        )
        moved = replace(moved, at=values.get("position", moved.at))
        if moved != pose:
            self._poses[token] = moved
            self._damage(token, pose, moved)

    def _tumble(self, values: dict[str, Any]) -> None:
        if self._throw is None:
            return
        self.stage.damage(self.dice.rect_of(self._lie))
        self._lie = (self._throw, values["time"])
        self.stage.damage(self.dice.rect_of(self._lie))

    # -- picture -----------------------------------------------------------------------------------

    def draw_board(self, canvas: pygame.Surface, marks: Marks) -> None:
        """The board and its pieces; the panels come above them."""
        carried = self.hand.carried
        low = {token: pose for token, pose in self._poses.items() if token not in carried}
        if self.hand.deals:
            marks = replace(marks, envelope=False)
        if not self.hand.staged:
            self._floor = None
            self.board.draw(canvas, low, marks)
        else:
            self._draw_floor(canvas, low, marks)
        self.hand.draw_ground(canvas)
        self.board.draw_pieces(canvas, {t: self._poses[t] for t in carried if t in self._poses})

    def _draw_floor(self, canvas: pygame.Surface, low: dict[Token, Pose], marks: Marks) -> None:
        """The board under the shade is painted once: it lies still while the light goes down."""
        plate, rect, clip = self._floor, self.board.plan.rect, canvas.get_clip()
        if plate is None or plate.of != (self.board.plan, low, marks):
            self.board.draw(canvas, low, marks)
            if clip.contains(rect):
                self._have_floor_room()
                self._floor_room.blit(canvas, (0, 0), rect)
                self._floor = FloorPlate((self.board.plan, low, marks), self._floor_room)
            return
        part = clip.clip(rect)
        canvas.blit(plate.picture, part, part.move(-rect.x, -rect.y))
        for outside in around(clip, part):  # the shadow of its frame
            if outside.width > 0 and outside.height > 0:
                canvas.set_clip(outside)
                self.board.draw(canvas, low, marks)
        canvas.set_clip(clip)

    def draw_above(self, canvas: pygame.Surface) -> None:
        """What flies above everything else."""
        if self.hand.covers:
            return
        if self.tray_free:
            self.dice.draw(canvas, self._lie)
        if self._total and self.tray_free:
            letters, told = self.stage.look.letters, str(self._total)
            style = letters.fit(told, TOTAL, self._beside.width)
            letters.draw(canvas, told, style, self._beside, align="center")
        self.hand.draw_front(canvas)
        self.bubbles.draw(canvas)


def _along(start: BoardPoint, end: BoardPoint) -> Iterator[BoardPoint]:
    """Where a piece is on its way, and at both ends of it."""
    for leg in range(LEGS + 1 if start != end else 1):
        share = leg / LEGS
        yield start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

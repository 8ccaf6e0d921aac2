"""The table: shows what it has been told, one event after the other, and takes decisions.

The scene pulls. When the animation of one event has ended it asks the evening for the next; when
there is none, it looks whose decision is awaited. What it draws comes from ``known``, the view
folded from the events it has pulled as the present viewer may see them, never from the truth.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pygame

from clue.boards import Mansion
from clue.evening import Evening
from clue.notes import facts
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules import legal
from clue.rules.board import Place
from clue.rules.cards import Card, Case, Seat, Suspect, Weapon
from clue.rules.phases import Answering, Moving, Suggesting
from clue.rules.setup import from_left
from clue.rules.view import View, watch
from clue.text.events import tell_phase, tell_refusal
from clue.text.speaker import Speaker
from clue.ui.intents import Act, Command, Intent, Press
from clue.ui.scene import Scene, Stage
from clue.ui.scenes.accuse import AccuseScene
from clue.ui.scenes.curtain import CurtainScene
from clue.ui.scenes.dialog import warm
from clue.ui.scenes.ending import EndingScene
from clue.ui.scenes.envelope import EnvelopeScene
from clue.ui.scenes.see_card import SeeCardScene
from clue.ui.scenes.show_card import ShowCardScene
from clue.ui.scenes.suggest import Hint, SuggestScene
from clue.ui.settings import SPEED_FACTORS
from clue.ui.table.board import BoardView, Pose, Token
from clue.ui.table.bubbles import said
from clue.ui.table.choreography import Scenery, choreograph
from clue.ui.table.dice import DiceState, DiceView, Throw
from clue.ui.table.layout import TableLayout
from clue.ui.table.logbook import Entry, entries, since_last_turn
from clue.ui.table.panels import Panels
from clue.ui.theme import paint, styles
from clue.ui.timeline import Player
from clue.ui.widgets.screen import WidgetScene

LONG_ABSENCE: Final = 240.0
"""Seconds without a hand on mouse or keys after which the curtain falls."""
THINKING_BEAT: Final = 0.05
MINUTE: Final = 60.0


class TableScene(WidgetScene):
    """One case, from the deal to the open envelope."""

    def __init__(
        self,
        evening: Evening,
        mansion: Mansion,
        *,
        on_title: Callable[[], None],
        on_next: Callable[[], None],
        on_pause: Callable[[Stage, TableScene], Scene],
    ) -> None:
        self.evening = evening
        self.mansion = mansion
        self.on_title = on_title
        self.on_next = on_next
        self.on_pause = on_pause
        self.tab = "notes"
        self.known = watch(self._nothing_known(), *evening.told)
        self.bubbles: dict[Seat, str] = {}
        self.skipping = False
        self.offers: legal.Offers | None = None  # open to the viewer now
        self.half_made: tuple[Suspect | None, Weapon | None] = (None, None)
        self._player: Player | None = None
        self._event: ev.Event | None = None
        self._poses: dict[Token, Pose] = {}
        self._dice: DiceState = None
        self._throws = 0
        self._throw: Throw | None = None
        self._warmed = False
        self._total = 0  # beside the dice once they lie still
        self._then: Callable[[], None] | None = None
        self._began = 0.0
        self._touched = 0.0
        self._curtained = False
        self._voice: Speaker | None = None
        self._drawn_for: tuple[object, object] = (None, None)
        self._card_way = 0.0

    # -- coming and going --------------------------------------------------------------------------

    def enter(self, stage: Stage) -> None:
        """The cards are dealt; the computers may begin to think."""
        super().enter(stage)
        self._began = self._touched = stage.now()
        stage.audio.music("play")
        self.evening.think()

    def leave(self) -> None:
        """Nobody thinks any longer, and the window speaks in its own voice again."""
        self.evening.close()
        self.stage.words = Speaker(self.stage.words.language)

    @property
    def words(self) -> Speaker:
        """The table's own voice: its edition, its mansion's rooms, its players' names."""
        language = self.stage.words.language
        if self._voice is None or self._voice.language != language:
            self._voice = Speaker(
                language,
                self.evening.session.setup.edition,
                titles=self.mansion.room_titles(language),
                players=self.evening.names,
            )
        return self._voice

    def _nothing_known(self) -> View:
        setup = self.evening.session.setup
        return View(self.evening.viewer, setup.board, setup.edition, setup.house)

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Lay everything out for the window as it is."""
        self.layout = TableLayout.of(self.look, len(self.evening.seats))
        self.stage.words = self.words
        if self._drawn_for != (self.look, self.words):  # what they have scaled is worth keeping
            self._drawn_for = (self.look, self.words)
            self.board = BoardView(self.stage, self.mansion)
            self.dice = DiceView(self.stage)
        self.board.place(self.layout.board)
        self.dice.place(self.layout.dice)
        self.panels = Panels(self)
        self._rest()

    def build(self) -> None:
        """Make the widgets; the keyboard waits for nothing while there is nothing to decide."""
        super().build()
        if self.offers is None:
            self.screen.focus_on(None)
        elif not self._warmed:
            self._warmed = True
            self._foresee()

    def _foresee(self) -> None:
        """Fetch the pictures of the dialogs that are sure to come."""
        setup = self.evening.session.setup
        dialog = SuggestScene(
            room=setup.board.deck.rooms[0],
            words=self.words,
            answer_order=self.evening.seats[1:],
            hints={},
            on_suggest=lambda _: None,
        )
        warm(self.stage, dialog)

    def _rest(self) -> None:
        """Every piece where it stands when nothing moves."""
        if not self.known.pawns:
            self._poses = {}
            return
        homes = self.board.homes(self.known.pawns, self.known.weapons)
        turn = getattr(self.known.phase, "seat", None)
        self._poses = {token: Pose(at, lit=token == turn) for token, at in homes.items()}

    # -- time --------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on with the animation, or with the next event, or wait for who must decide."""
        due = super().update(now)
        if self._then is not None:
            then, self._then = self._then, None
            then()
            return now
        if self.evening.shared and now - self._touched > LONG_ABSENCE:
            self._cover()
        self.evening.take_thought()
        for _ in range(200):  # events without anything to see pass at once
            if self._player is not None and self._advance(now):
                return now
            if self._held or self._player is not None or not self._next(now):
                break
        if self._then is not None or self._player is not None:
            return now
        if self.evening.thinking:
            return min(due, now + THINKING_BEAT)
        return min(due, self._touched + LONG_ABSENCE) if self.evening.shared else due

    @property
    def _held(self) -> bool:
        """Whether a private moment comes first: nothing more is told until it has passed."""
        return self._then is not None or self._curtained

    def _advance(self, now: float) -> bool:
        """Draw the animation at a moment; whether it still goes on."""
        assert self._player is not None
        player = self._player
        cues = player.skip() if self.skipping else player.advance(now)
        for cue in cues:
            if cue.name == "sound" and not self.skipping:
                self.stage.audio.play(cue.payload)
        self._apply(player)
        if not player.done:
            return True
        event, self._player, self._event = self._event, None, None
        assert event is not None
        self._settle(event)
        return self._player is not None

    def _apply(self, player: Player) -> None:
        """Put the pieces, the dice and the card where the timeline has them."""
        for target in {target for target, _ in player.values}:
            values = {name: value for (t, name), value in player.values.items() if t == target}
            if isinstance(target, Suspect | Weapon):
                self._move_token(target, values)
            elif target == "dice" and isinstance(self._dice, tuple) and self._dice:
                throw = self._dice[0]
                self.stage.damage(self.dice.rect_of(self._dice))
                if not isinstance(throw, int):
                    self._dice = (throw, values["time"])
                self.stage.damage(self.dice.rect_of(self._dice))
            elif target == "card":
                self.stage.damage(self._card_rect())
                self._card_way = values.get("way", values.get("alpha", 1.0))
                self.stage.damage(self._card_rect())

    def _move_token(self, token: Token, values: dict[str, Any]) -> None:
        pose = self._poses[token]
        moved = replace(
            pose,
            at=values.get("position", pose.at),
            lift=values.get("lift", 0.0),
            alpha=values.get("alpha", 1.0),
        )
        if moved != pose:
            self.stage.damage(self.board.token_rect(token, pose))
            self._poses[token] = moved
            self.stage.damage(self.board.token_rect(token, moved))

    # -- one event after the other -----------------------------------------------------------------

    def _next(self, now: float) -> bool:
        """Be told the next event and begin to show it; whether there was one."""
        if self.evening.next_event() is None:
            self._await()
            return False
        event = self.evening.pull()
        before = self.known
        self.known = watch(before, event)
        self._speak(event)
        self._event = event
        scenery = self._scenery(event, before)
        timeline = choreograph(event, scenery).paced(self._pace(event))
        self._player = Player(timeline, now)
        if isinstance(event, ev.Accused):
            self.stage.audio.music("accuse")
        return True

    def _scenery(self, event: ev.Event, before: View) -> Scenery:
        homes = self.board.homes(self.known.pawns, self.known.weapons) if self.known.pawns else {}
        earlier = self.board.homes(before.pawns, before.weapons) if before.pawns else homes
        if not self._poses:
            self._rest()
            self.damage()
        seconds = 0.0
        if isinstance(event, ev.Rolled):
            self._throws += 1
            self._throw = self.dice.throw(event.dice, self._throws)
            self._total = 0
            seconds, self._dice = self._throw.seconds, (self._throw, 0.0)
            self.damage(self.layout.dice)
        self._card_way = 0.0
        return Scenery(
            self.known.board, earlier, homes, seconds, reduced=self.stage.settings.reduced_motion
        )

    def _pace(self, event: ev.Event) -> float:
        """How fast: own turns and computers' turns have speeds of their own."""
        seat = getattr(event, "seat", None) or getattr(self.known.phase, "seat", None)
        settings = self.stage.settings
        own = seat in self.evening.humans
        return SPEED_FACTORS[settings.own_speed if own else settings.computer_speed]

    def _speak(self, event: ev.Event) -> None:
        """Bubbles stand until the turn passes on."""
        if isinstance(event, ev.TurnBegan | ev.Suggested | ev.Accused):
            self._hush()
        if spoken := said(event, self.words):
            seat, sentence = spoken
            self.bubbles[seat] = sentence
            self.damage(self._bubble_rect(seat))

    def _hush(self) -> None:
        for seat in self.bubbles:
            self.damage(self._bubble_rect(seat))
        self.bubbles.clear()

    def _settle(self, event: ev.Event) -> None:
        """What follows when an event has been shown."""
        self._rest()
        if isinstance(event, ev.Rolled):
            if self._throw is not None:  # as they came to lie in this very throw
                self._dice = (self._throw, self._throw.seconds)
            self._total = sum(event.dice)
            self.damage(self.layout.dice)
            self.damage(self.dice.rect_of(self._dice))
        self.panels.refresh()
        match event:
            case ev.Showed(_, to, _) if to in self.evening.humans:
                self._let_see(to)
            case ev.AccusationFailed(seat, _) if seat in self.evening.humans:
                self._let_read(seat)
            case ev.AccusationFailed():
                self.stage.audio.music("play")
            case ev.GameEnded():
                self.evening.series.count(event.winner)
                self._then = lambda: self._end(event)
            case ev.TurnBegan(seat) if seat in self.evening.humans:
                self.stage.audio.play("turn")
            case _:
                pass

    # -- private moments ---------------------------------------------------------------------------

    def _privately(self, seat: Seat, reason: str, then: Callable[[], None]) -> None:
        """Do something only one person may see, behind the curtain if others sit here too."""
        self.skipping = False
        if not self.evening.shared or self.evening.viewer == seat:
            self._then = then
            return
        self._draw_curtain(seat, reason, then)

    def _draw_curtain(self, seat: Seat, reason: str, then: Callable[[], None] | None) -> None:
        def opened() -> None:
            self._curtained = False
            self._touched = self.stage.now()
            self._become(seat)
            self._then = then

        self._curtained = True
        self.stage.push(CurtainScene(seat=seat, words=self.words, reason=reason, on_open=opened))

    def _become(self, seat: Seat) -> None:
        """Another person sits here now: what is known is told anew as that seat saw it."""
        self.evening.viewer = seat
        self.known = watch(self._nothing_known(), *self.evening.told)
        self.offers = None
        self.tab = "notes"
        self.rebuild()

    def _let_see(self, seat: Seat) -> None:
        event = self.evening.private(seat)
        assert isinstance(event, ev.Showed)
        card, shower = event.card, event.seat
        assert card is not None

        def look() -> None:
            scene = SeeCardScene(card=card, shower=shower, words=self.words, on_done=self._go_on)
            self.stage.push(scene)

        self._privately(seat, self.words.say("curtain-see", who=self.words.seat(seat)), look)

    def _let_read(self, seat: Seat) -> None:
        event = self.evening.private(seat)
        assert isinstance(event, ev.AccusationFailed)
        envelope = event.envelope
        assert envelope is not None
        accusation = self.known.accusations[-1].case

        def read() -> None:
            self.stage.audio.music("play")
            scene = EnvelopeScene(
                case=envelope, accusation=accusation, words=self.words, on_done=self._go_on
            )
            self.stage.push(scene)

        self._privately(seat, self.words.say("curtain-envelope", who=self.words.seat(seat)), read)

    def _go_on(self) -> None:
        self.panels.refresh()

    def _end(self, event: ev.GameEnded) -> None:
        accuser = event.winner if event.ending is ev.Ending.SOLVED else None
        self.stage.push(
            EndingScene(
                words=self.words,
                ending=event.ending,
                winner=event.winner,
                accuser=accuser,
                case=event.envelope,
                score=self.evening.series.score(self.evening.seats),
                turns=self.known.turn,
                minutes=round((self.stage.now() - self._began) / MINUTE),
                on_next=self.on_next,
                on_title=self.on_title,
            )
        )

    def focus(self, gained: bool) -> None:
        """Whoever walks by must see nothing while the player looks elsewhere."""
        if not gained:
            self._cover()

    def seen(self, visible: bool) -> None:
        """A hidden window comes back covered."""
        if not visible:
            self._cover()

    def _cover(self) -> None:
        viewer = self.evening.viewer
        if self.evening.shared and viewer is not None and not self._curtained:
            reason = self.words.say("curtain-notes", who=self.words.seat(viewer))
            then = self._then
            self._draw_curtain(viewer, reason, then)

    # -- decisions ---------------------------------------------------------------------------------

    def _await(self) -> None:
        """Find out who must decide, when there is nothing more to tell."""
        decider = self.known.phase.decider
        if decider is None or self.offers is not None:
            return
        if decider in self.evening.humans:
            self._privately(decider, self._reason(decider), self._decide)
        else:
            self.evening.think()

    def _reason(self, seat: Seat) -> str:
        phase = self.known.phase
        if isinstance(phase, Answering):
            return self.words.say(
                "curtain-show", who=self.words.seat(seat), by=self.words.seat(phase.seat)
            )
        return self.words.say("curtain-turn", who=self.words.seat(seat))

    def _decide(self) -> None:
        """Open to the viewer whatever the referee offers."""
        self.skipping = False
        self.offers = legal.offers(self.known)
        assert self.offers is not None
        self.rebuild()
        match self.known.phase:
            case Suggesting():
                self.suggest()
            case Answering(seat, case, _):
                self._answer(seat, case)
            case _:
                pass

    def do(self, action: act.Action) -> None:
        """The viewer has decided."""
        self.offers = None
        self.half_made = (None, None)
        self.evening.act(action)
        self.rebuild()

    def walk_to(self, place: Place) -> None:
        """The viewer has chosen a destination."""
        if self.offers is not None and place in self.offers.destinations:
            self.do(act.MoveTo(self.offers.seat, place))

    def suggest(self) -> None:
        """Ask whom and with what; a half-made suggestion is kept while one looks at the board."""
        offers = self.offers
        if offers is None or offers.suggest_in is None:
            return
        seat, obliged = offers.seat, isinstance(self.known.phase, Suggesting)

        def peek(chosen: tuple[Suspect | None, Weapon | None]) -> None:
            self.half_made = chosen

        self.stage.push(
            SuggestScene(
                room=offers.suggest_in,
                words=self.words,
                answer_order=from_left(self.known.seats, seat),
                hints=self.hints(),
                chosen=self.half_made,
                on_suggest=lambda case: self.do(act.Suggest(seat, case)),
                on_decline=(lambda: self.do(act.DeclineToSuggest(seat)))
                if offers.decline
                else None,
                on_cancel=None if obliged else (lambda: None),
                on_peek=peek,
            )
        )

    def accuse(self) -> None:
        """Ask for the three cards, and whether that is certain."""
        offers = self.offers
        if offers is None or not offers.accuse:
            return
        self.stage.audio.music("accuse")
        self.stage.push(
            AccuseScene(
                rooms=self.known.board.deck.rooms,
                words=self.words,
                hints=self.hints(),
                on_accuse=lambda case: self.do(act.Accuse(offers.seat, case)),
                on_cancel=lambda: self.stage.audio.music("play"),
            )
        )

    def _answer(self, asker: Seat, case: Case) -> None:
        offers = self.offers
        assert offers is not None
        seat = offers.seat
        before = frozenset(
            inquiry.shown
            for inquiry in self.known.inquiries
            if inquiry.shower == seat and inquiry.seat == asker and inquiry.shown is not None
        )
        self.stage.push(
            ShowCardScene(
                case=case,
                asker=asker,
                words=self.words,
                holdable=offers.show,
                shown_before=before,
                on_show=lambda card: self.do(act.Show(seat, card)),
                on_none=lambda: self.do(act.HaveNone(seat)),
            )
        )

    def hints(self) -> dict[Card, Hint]:
        """What the notebook says about each card, at the level of help that is set."""
        if self.stage.settings.help == "none":
            return {}
        words, view = self.words, self.known
        found: dict[Card, Hint] = {}
        for (card, seat), holds in facts(view).items():
            if holds:
                own = seat == view.seat
                text = (
                    words.say("suggest-badge-yours")
                    if own
                    else words.say("suggest-badge-held", who=words.player(seat).short)
                )
                found[card] = Hint(text, known=True)
        open_ = words.say("suggest-badge-open")
        return found | {card: Hint(open_, known=True) for card in view.open_cards}

    # -- what the panels ask -----------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        """The one next thing, as a sentence."""
        return tell_phase(self.known.phase, self.words, self.evening.viewer, self.offers)

    def why_not(self, place: Place | None) -> str:
        """Why a place cannot be reached with this roll; empty when it can, or nothing is rolled."""
        phase = self.known.phase
        if place is None or self.offers is None or not isinstance(phase, Moving):
            return ""
        refusal = legal.why_unreachable(self.known, phase.seat, place, sum(phase.dice))
        return tell_refusal(refusal, self.words) if refusal else ""

    def log_lines(self, *, digest: bool) -> list[Entry]:
        """The log, or what of it is new since the viewer's last turn."""
        told = self.evening.told
        if digest:
            told = tuple(since_last_turn(told, self.evening.viewer))
        return entries(told, self.words, self.evening.viewer)

    # -- hands -------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """A key or click during an animation ends it; else it goes to the widgets."""
        self._touched = self.stage.now()
        if self._player is not None and _hurries(intent) and not self._on_panel(intent):
            for cue in self._player.skip():
                if cue.name == "sound" and cue.payload in ("dice.settle", "door"):
                    self.stage.audio.play(cue.payload)
            self._apply(self._player)
            return True
        return super().handle(intent)

    def _on_panel(self, intent: Intent) -> bool:
        return isinstance(intent, Press) and not self.layout.board.collidepoint(intent.x, intent.y)

    def otherwise(self, intent: Intent) -> bool:
        """Menu, skipping, and leafing through the notebook."""
        match intent:
            case Command(Act.CANCEL | Act.MENU):
                self.stage.push(self.on_pause(self.stage, self))
            case Command(Act.SKIP):
                self.skip()
            case Command(Act.NOTES):
                self.turn_to("notes")
            case Command(Act.LOG):
                self.turn_to("log")
            case Command(Act.DIGEST):
                self.turn_to("digest")
            case _:
                return False
        return True

    def skip(self) -> None:
        """On to the next moment that concerns a person here."""
        self.skipping = True
        if self.tab == "notes":
            self.turn_to("digest")

    def turn_to(self, tab: str) -> None:
        """Another page of the notebook."""
        self.tab = tab
        self.stage.audio.play("page")
        self.rebuild()

    # -- picture -----------------------------------------------------------------------------------

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The dark table, the board and its pieces, the dice."""
        canvas.blit(self.look.paint.backdrop(self.look.size), (0, 0))
        self.board.draw(canvas, self._poses, self.panels.targets.marks)

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground, the panels, and what flies above them."""
        super().draw(canvas)
        self.dice.draw(canvas, self._dice)
        if self._total:
            self.look.letters.draw(
                canvas,
                str(self._total),
                styles.NAME,
                self.layout.dice,
                align="right",
                valign="bottom",
            )
        for seat, sentence in self.bubbles.items():
            self._draw_bubble(canvas, seat, sentence)
        if isinstance(self._event, ev.Showed) and self._player is not None:
            self.look.paint.card(canvas, self._card_box(), "card.back")

    def _bubble_box(self, seat: Seat) -> pygame.Rect:
        look = self.look
        beside = self.layout.seats[self.evening.seats.index(seat)]
        wide = look.px(440)
        sentence = self.bubbles.get(seat, "")
        high = look.letters.size(sentence, styles.BODY, wide - look.px(40))[1] + look.px(34)
        box = pygame.Rect(beside.right + look.px(10), 0, wide, high)
        box.centery = beside.centery
        return box.clamp(self.screen.rect)

    def _bubble_rect(self, seat: Seat) -> pygame.Rect:
        return self.look.paint.reach(self._bubble_box(seat), paint.BUBBLE)

    def _draw_bubble(self, canvas: pygame.Surface, seat: Seat, sentence: str) -> None:
        look, box = self.look, self._bubble_box(seat)
        if not canvas.get_clip().colliderect(self._bubble_rect(seat)):
            return
        look.paint.panel(canvas, box, paint.BUBBLE)
        inner = box.inflate(-look.px(40), -look.px(20))
        style = styles.BODY.but(colour="ink")
        look.letters.draw(canvas, sentence, style, inner, valign="middle", wrap=True)

    def _card_box(self) -> pygame.Rect:
        """The card that slides, face down, from who shows to who asked."""
        look = self.look
        box = pygame.Rect(0, 0, look.px(84), look.px(112))
        if isinstance(self._event, ev.Showed):
            seats = self.evening.seats
            start = self.layout.seats[seats.index(self._event.seat)]
            end = self.layout.seats[seats.index(self._event.to)]
            way = self._card_way
            bow = math.sin(math.pi * way) * look.px(140)
            box.center = (
                round(start.right - look.px(60) - bow / 2),
                round(start.centery + (end.centery - start.centery) * way),
            )
        return box

    def _card_rect(self) -> pygame.Rect:
        return self._card_box().inflate(self.look.px(40), self.look.px(40))


def _hurries(intent: Intent) -> bool:
    match intent:
        case Press(_, _, 1) | Command(Act.CONFIRM | Act.ROLL | Act.END_TURN):
            return True
    return False

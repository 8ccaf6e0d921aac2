"""Beside a real board: the codes for the phones that keep the notebooks, and how it was dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from clue.boards import Mansion
from clue.boards.catalogue import read_mansions
from clue.phones.beside import Beside
from clue.phones.cardboard import Cardboard, CardboardGames, fresh
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import DELUXE, EDITIONS
from clue.text.speaker import Speaker
from clue.ui.dialogs.base import FACE, Dialog, QuestionScene, SuspectHead
from clue.ui.dialogs.phones_leaf import PhonesScene
from clue.ui.input.intents import Act
from clue.ui.phone_side import Awaiting
from clue.ui.stage.scene import Scene, Stage
from clue.ui.theme import styles
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import ChoiceTile, DropDown
from clue.ui.widgets.controls import Toggle
from clue.ui.widgets.layout import Cutter, grid

MANSION: Final = "classic"
"""Whose rooms are printed on nearly every board there is."""
FEWEST: Final = 2
WIDE, HIGH = 1360, 860
ACROSS, DOWN = 3, 2
GAP: Final = 16
FIELDS: Final = 24


def beside_a_board(place: CardboardGames | None = None) -> Scene:
    """The game of cardboard under way, or a new one."""
    place = place or CardboardGames()
    game = place.load()
    return DealtScene(place) if game is None else codes(Cardboard(game, _mansion(), place))


def _mansion() -> Mansion:
    return read_mansions()[MANSION].mansion


def codes(game: Cardboard) -> Scene:
    """The codes of a game's phones, and phones awaited."""
    return BesideScene(game, _mansion())


class DealtScene(Dialog):
    """Who sits round the board, clockwise, and how the cards were dealt."""

    def __init__(self, place: CardboardGames, seats: Sequence[Seat] = ()) -> None:
        self.place = place
        self.seats = list(seats)
        self.edition = DELUXE.id
        self.first: Seat | None = None
        self.spare = False

    def fill(self) -> None:
        """Six to choose from, the fields, two ways on."""
        look, screen, words = self.look, self.screen, self.stage.words
        say = words.say
        panel, room = self.open_panel(WIDE, HIGH)
        self.head(panel, room, say("beside-title"), say("beside-about"), lines=2)
        lay = Button(
            screen,
            say("beside-lay"),
            self._lay,
            kind="primary",
            enabled=len(self.seats) >= FEWEST,
        )
        back = Button(screen, say("common-back"), self._back, act=Act.CANCEL)
        lay.default = lay.enabled
        self.foot(room, [lay, back])
        spare = Toggle(screen, say("beside-spare"), self.spare, self._spare)
        spare.place(room.bottom(spare.natural(room.rect.width)[1], look.px(GAP)))
        row = self._choices(room)
        for seat, spot in zip(SUSPECTS, grid(room.rect, ACROSS, DOWN, look.px(GAP)), strict=True):
            chosen = seat in self.seats
            number = str(self.seats.index(seat) + 1) if chosen else ""
            tile = ChoiceTile(
                screen, words.card(seat).alone, number, self._turner(seat), chosen=chosen
            )
            tile.style = styles.HEADING
            tile.place(spot)
            face = SuspectHead(screen, seat)
            side, inset = look.px(FACE), look.px(GAP)
            face.place((spot.right - side - inset, spot.bottom - side - inset, side, side))
            panel.add(tile, face)
        panel.add(*row, spare, back, lay)

    def _choices(self, room: Cutter) -> list[DropDown]:
        """Whose names the cards have, and who was dealt the first."""
        look, screen, words = self.look, self.screen, self.stage.words
        editions = [
            (one, f"{words.say('beside-edition')} {words.noun(f'edition-{one}')}")
            for one in EDITIONS
        ]
        fields = [DropDown(screen, editions, self.edition, self._name)]
        if self.seats:
            firsts = [
                (one, words.say("beside-first", who=words.card(one).alone)) for one in self.seats
            ]
            fields.append(DropDown(screen, firsts, self.first or self.seats[0], self._deal))
        row = Cutter(room.bottom(fields[0].natural()[1], look.px(GAP)))
        wide = (row.rect.width - look.px(FIELDS)) // 2
        for field in fields:
            field.place(row.left(wide, look.px(FIELDS)))
        return fields

    def _turner(self, seat: Seat) -> Callable[[], None]:
        def turn() -> None:
            if seat in self.seats:
                self.seats.remove(seat)
            else:
                self.seats.append(seat)
            self.first = self.first if self.first in self.seats else None
            self.rebuild()

        return turn

    def _name(self, edition: str) -> None:
        self.edition = edition

    def _deal(self, first: Seat) -> None:
        self.first = first

    def _spare(self, on: bool) -> None:
        self.spare = on

    def _lay(self) -> None:
        first = self.first or self.seats[0]
        game = Cardboard(
            fresh(self.seats, self.edition, first, spare=self.spare), _mansion(), self.place
        )
        self.place.keep(game.game)
        self.stage.pop(self)
        self.stage.push(codes(game))

    def _back(self) -> None:
        self.stage.pop(self)


class BesideScene(PhonesScene):
    """A code for everybody round the board; as long as it stands here, phones are served."""

    def __init__(self, game: Cardboard, mansion: Mansion) -> None:
        self.game = game
        self.side = BesideSide(mansion, self)

    def enter(self, stage: Stage) -> None:
        """Phones are awaited from now on."""
        side, words = self.side, stage.words
        side.stage, side.words = stage, words
        side.party = Beside(
            self.game, side.mansion, stage.background, side, language=words.language
        )
        self.party, self.mover = side.party, side
        self.words = Speaker(words.language, self.game.edition)
        super().enter(stage)
        side.open()
        side.party.publish()

    def leave(self) -> None:
        """Phones hear that nobody is there any more, and keep what they need to come back."""
        self.side.party.close()

    def heading(self) -> tuple[str, str]:
        """How to sit down, and how much has been noted."""
        say, at = self.words.say, self.party.open_at
        lead = say("beside-lead", address=at) if at else say("beside-lead-closed")
        noted = say("beside-noted", count=len(self.game.game.asked))
        if self.game.place.trouble:
            noted = say("beside-not-kept")
        return say("beside-title"), f"{lead} {noted}"

    def other_ways(self) -> Sequence[tuple[str, Callable[[], None]]]:
        """The next game."""
        return ((self.words.say("beside-new"), self._anew),)

    def _anew(self) -> None:
        say = self.words.say
        self.stage.push(
            QuestionScene(
                say("beside-new-title"),
                say("beside-new-about"),
                say("beside-new-yes"),
                say("common-back"),
                self._begin,
            )
        )

    def _begin(self) -> None:
        self.stage.pop(self)
        self.stage.push(DealtScene(self.game.place, self.game.seats))


class BesideSide(Awaiting):
    """What the screen has to do with the phones beside a board."""

    def __init__(self, mansion: Mansion, leaf: PhonesScene) -> None:
        super().__init__(mansion)
        self._leaf = leaf

    def acted(self, seat: Seat) -> None:
        """Something has been noted."""
        del seat
        self._renew()

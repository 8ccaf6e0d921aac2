"""A second referee, who only listens: H5, R3, R9-R15 and R17 read once more, from what has happened alone.

It is written apart from the game and keeps no phases: each time it asks what happened last, and what the
rulings say may follow. Where one may walk is not its business; ``walker.py`` knows that.
"""

from __future__ import annotations

from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Seat
from clue.rules.setup import Setup


class SecondReferee:
    """Hears every event of a game, and says what may be done next."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.board = setup.board
        self.book = setup.edition  # E1, E2, E3, E8: what a book's column of the table says
        self.pawns, self.weapons, self.hands = {}, {}, {}
        self.turn = []  # what has happened in this turn, but that something is awaited
        self.out, self.called = set(), set()  # R14, R11
        self.over = None

    @property
    def seat(self) -> Seat:
        return self.turn[0].seat

    def hear(self, event: ev.Event) -> None:
        match event:
            case ev.GameBegan():
                self.pawns = dict(zip(SUSPECTS, event.pawns, strict=True))
                self.weapons = dict(zip(WEAPONS, event.weapons, strict=True))
            case ev.HandDealt(seat, cards):
                self.hands[seat] = cards
            case ev.TurnBegan():
                self.turn = []
            case ev.Moved(pawn, _, _, place) | ev.TookPassage(pawn, _, place):
                self.pawns[pawn] = place
            case ev.DoorCleared(pawn, _, room):
                self.pawns[pawn] = room
            case ev.PawnSummoned(pawn, _, room):
                self.pawns[pawn] = room
                self.called.add(pawn)
            case ev.WeaponMoved(weapon, _, room) | ev.WeaponLaid(_, weapon, room):
                self.weapons[weapon] = room
            case ev.AccusationFailed(seat):
                self.out.add(seat)
            case ev.TurnEnded(seat):
                self.called.discard(seat)
            case ev.GameEnded():
                self.over = event
        if not isinstance(event, ev.Awaited | ev.GameBegan | ev.HandDealt):
            self.turn.append(event)

    # -- what may be done --------------------------------------------------------------------------

    def allowed(self) -> set:
        """Everything but walks; ``Accuse`` itself stands for any accusation (R13)."""
        if None in self.weapons.values():
            return self.layings()
        seat, last = self.seat, self.turn[-1]
        end = {act.Accuse, act.EndTurn(seat)}
        match last:
            case ev.TurnBegan():
                return self.beginning()
            case ev.Rolled():
                return set()  # R13: nothing between the roll and the move
            case ev.Moved(to=Cell()) | ev.CouldNotMove() | ev.NobodyDisproved():
                return end
            case ev.DeclinedToSuggest():  # R13a
                return end
            case ev.Moved(to=room) | ev.TookPassage(to=room):
                passage = isinstance(last, ev.TookPassage)
                free = self.setup.house.optional_suggestion or (
                    passage and self.book.silent_passage  # E8
                )
                return self.suggestions(room) | ({act.DeclineToSuggest(seat)} if free else set())
            case ev.Showed():
                assert self.book.accuse_after_disproof, "E1: there the turn has ended"
                return end
            case ev.Suggested() | ev.PawnSummoned() | ev.WeaponMoved() | ev.HadNone():
                return self.answers()
        raise AssertionError(f"nothing can be done after {last}")

    def layings(self) -> set[act.Action]:
        """H5: in turn from the start, a weapon that does not lie yet, in a room of its own."""
        seats, laid = self.setup.seats, [room for room in self.weapons.values() if room]
        seat = seats[(seats.index(self.setup.starter) + len(laid)) % len(seats)]
        rooms = {room for room, _ in self.board.rooms}
        return {
            act.LayWeapon(seat, weapon, room)
            for weapon, lies_in in self.weapons.items()
            if lies_in is None
            for room in rooms - set(laid) or rooms
        }

    def beginning(self) -> set:
        """R3, R9, R11, R17."""
        seat, here = self.seat, self.pawns[self.seat]
        if self.setup.house.steady_pace:
            return self.beginning_without_dice()
        alone = len(self.out) == len(self.setup.seats) - 1
        if isinstance(here, Cell):
            return {act.Accuse} if alone and self.walled_in(here) else {act.Roll(seat), act.Accuse}
        suggestions = self.suggestions(here) if seat in self.called else set()
        passages = {
            act.TakePassage(seat, way.to) for way in self.board.passages if way.origin == here
        }
        others = [place for pawn, place in self.pawns.items() if pawn != seat]
        open_doors = [
            door for door in self.board.doors if door.room == here and door.front not in others
        ]
        if not (open_doors or passages or suggestions):
            return {act.Accuse} if alone else {act.Accuse, act.EndTurn(seat)}
        roll = {act.Roll(seat)} if open_doors else set()
        return {act.Accuse, *roll, *passages, *suggestions}

    def beginning_without_dice(self) -> set:
        """H4: the same choices, but that one walks at once; walks themselves are not judged here."""
        seat, here = self.seat, self.pawns[self.seat]
        alone = len(self.out) == len(self.setup.seats) - 1
        passages = {
            act.TakePassage(seat, way.to) for way in self.board.passages if way.origin == here
        }
        called = not isinstance(here, Cell) and seat in self.called
        others = {act.Accuse, *passages, *(self.suggestions(here) if called else ())}
        if isinstance(here, Cell):
            stuck = self.walled_in(here)
        else:
            shut = {place for pawn, place in self.pawns.items() if pawn != seat}
            stuck = all(door.front in shut for door in self.board.doors if door.room == here)
        self.walks = not stuck
        return others | ({act.EndTurn(seat)} if stuck and len(others) == 1 and not alone else set())

    def walled_in(self, here: Cell) -> bool:
        """Whether no step leads from a square: every side a wall or a pawn, and no door."""
        sides = [Cell(here[0] + x, here[1] + y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        free = [c for c in sides if c in self.board.squares and c not in self.pawns.values()]
        return not free and all(door.front != here for door in self.board.doors)

    def answers(self) -> set[act.Action]:
        """R12: one after the other from the suggester's left."""
        asked = next(event for event in reversed(self.turn) if isinstance(event, ev.Suggested))
        had_none = sum(isinstance(event, ev.HadNone) for event in self.turn)
        seats = self.setup.seats
        answerer = seats[(seats.index(self.seat) + 1 + had_none) % len(seats)]
        held = {card for card in self.hands[answerer] if card in asked.case.cards}
        return {act.Show(answerer, card) for card in held} or {act.HaveNone(answerer)}

    def suggestions(self, room) -> set[act.Action]:
        return {act.Suggest(self.seat, Case(who, how, room)) for who in SUSPECTS for how in WEAPONS}

    # -- what must come of it ----------------------------------------------------------------------

    def outcome(self, action: act.Action, envelope: Case) -> list[ev.Event]:
        """What an accusation, a suggestion, an answer or an end of the turn must lead to."""
        if isinstance(action, act.LayWeapon):
            last = list(self.weapons.values()).count(None) == 1
            begun = [ev.TurnBegan(self.setup.starter, 1)] if last else []
            return [ev.WeaponLaid(action.seat, action.weapon, action.room), *begun]
        seat = self.seat
        match action:
            case act.Suggest(_, case):
                told = [ev.Suggested(seat, case)]
                if (was := self.pawns[case.suspect]) != case.room:
                    told.append(ev.PawnSummoned(case.suspect, was, case.room))
                if (was := self.weapons[case.weapon]) != case.room:
                    told.append(ev.WeaponMoved(case.weapon, was, case.room))
                return told
            case act.Show(shower, card):
                told = [ev.Showed(shower, seat, card)]
                ends = not self.book.accuse_after_disproof  # E1
                return told + self.next_turn(self.out) if ends else told
            case act.HaveNone(answerer):
                told = [ev.HadNone(answerer)]
                asked = next(
                    event for event in reversed(self.turn) if isinstance(event, ev.Suggested)
                )
                others = len(self.setup.seats) - 1
                all_asked = sum(isinstance(event, ev.HadNone) for event in self.turn) + 1 == others
                if not all_asked:
                    return told
                ended = [] if self.book.accuse_unanswered else self.next_turn(self.out)  # E2
                return [*told, ev.NobodyDisproved(seat, asked.case), *ended]
            case act.DeclineToSuggest():
                return [ev.DeclinedToSuggest(seat, self.pawns[seat])]
            case act.EndTurn():
                return self.next_turn(self.out)
            case act.Accuse(_, case) if case == envelope:
                return [ev.Accused(seat, case), ev.GameEnded(ev.Ending.SOLVED, seat, envelope)]
            case act.Accuse(_, case):
                return self.wrong(case, envelope)
        raise AssertionError(action)

    def wrong(self, case: Case, envelope: Case) -> list[ev.Event]:
        """R14, R15, H2, E3."""
        seat = self.seat
        told = [ev.Accused(seat, case), ev.AccusationFailed(seat, envelope)]
        before = [door.room for door in self.board.doors if door.front == self.pawns[seat]]
        if before and self.book.clear_door_of_false_accuser:  # E3
            told.append(ev.DoorCleared(seat, self.pawns[seat], before[0]))
        left = [other for other in self.setup.seats if other not in self.out | {seat}]
        if not left:
            return [*told, ev.GameEnded(ev.Ending.UNSOLVED, None, envelope)]
        if len(left) == 1 and self.setup.house.last_standing_wins:
            return [*told, ev.GameEnded(ev.Ending.LAST_STANDING, left[0], envelope)]
        return [*told, *self.next_turn(self.out | {seat})]

    def next_turn(self, out) -> list[ev.Event]:
        """R14: whoever has accused wrongly is passed over."""
        seats, at = self.setup.seats, self.setup.seats.index(self.seat)
        following = next(s for s in (*seats[at + 1 :], *seats[: at + 1]) if s not in out)
        return [ev.TurnEnded(self.seat), ev.TurnBegan(following, self.turn[0].number + 1)]

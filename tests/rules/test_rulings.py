"""One test or more for every ruling, named by its number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.apply import begin
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, WEAPONS, Room, Weapon
from clue.rules.chance import OutOfChanceError, ScriptedChance, SeededChance
from clue.rules.editions import DELUXE, DETECTIVE_1986, EDITIONS, VINTAGE, HouseRules
from clue.rules.phases import Answering, LayingOut, Moving, Over, Suggesting, TurnClosing, TurnStart
from clue.rules.refusals import Why
from clue.rules.setup import SetupError, SetupFault, deal, lay
from tests.mansions import cottage
from tests.rules.tables import (
    BILLIARD,
    CLASSIC,
    CONSERVATORY,
    GREEN,
    HALL,
    KITCHEN,
    LOUNGE,
    MUSTARD,
    PEACOCK,
    PLUM,
    SCARLET,
    STUDY,
    TRUTH,
    WHITE,
    WRONG,
    Table,
    case,
)

IN_LOUNGE = {SCARLET: LOUNGE}
LOUNGE_DOOR = Cell(17, 6)
KITCHEN_DOOR = Cell(19, 17)
STUDY_DOOR = Cell(6, 4)


class TestR1Order:
    def test_seats_sit_in_board_order_whatever_order_they_are_named_in(self):
        setup = lay(CLASSIC, DELUXE, [PLUM, WHITE, SCARLET, GREEN])
        assert setup.seats == (SCARLET, WHITE, GREEN, PLUM)

    def test_red_starts(self):
        assert Table([PLUM, MUSTARD, SCARLET]).phase == TurnStart(SCARLET)

    def test_without_red_the_first_occupied_seat_clockwise_starts(self):
        assert Table([PLUM, PEACOCK, WHITE]).phase == TurnStart(WHITE)

    def test_play_passes_to_the_left_and_round(self):
        table = Table([SCARLET, WHITE, PLUM], dice=[(1, 1)] * 3)
        starters = []
        for _ in range(3):
            starters.append(table.phase.seat)
            table.do(act.Roll(table.phase.seat))
            table.do(act.MoveTo(table.phase.seat, next(iter(table.offers.destinations))))
            table.do(act.EndTurn(table.phase.seat))
        assert starters == [SCARLET, WHITE, PLUM]
        assert table.phase == TurnStart(SCARLET)


class TestR2SetUp:
    def test_six_weapons_lie_in_six_different_rooms(self):
        for seed in range(50):
            dealt = deal(lay(CLASSIC, DELUXE, SUSPECTS), SeededChance(seed))
            assert len(set(dealt.weapons)) == len(WEAPONS)

    def test_a_deal_written_by_hand_cannot_put_two_weapons_into_one_room(self):
        setup = lay(CLASSIC, DELUXE, SUSPECTS)
        dealt = deal(setup, SeededChance(4))
        crowded = replace(dealt, weapons=(dealt.weapons[1], *dealt.weapons[1:]))
        with pytest.raises(SetupError) as refused:
            begin(setup, crowded)
        assert refused.value.fault is SetupFault.CROWDED_WEAPONS

    @pytest.mark.parametrize("gone", [0, -1])
    def test_a_deal_written_by_hand_that_lacks_one_card_names_it(self, gone):
        setup = lay(CLASSIC, DELUXE, SUSPECTS)
        dealt = deal(setup, SeededChance(4))
        *others, last = dealt.hands
        lacking = replace(
            dealt, hands=(*others, tuple(card for card in last if card != last[gone]))
        )
        with pytest.raises(SetupError) as refused:
            begin(setup, lacking)
        assert refused.value.fault is SetupFault.MISSING_CARD
        assert str(last[gone]) in str(refused.value)

    def test_in_a_mansion_of_five_rooms_only_one_room_holds_two_weapons(self):
        dealt = deal(lay(cottage(), DELUXE, SUSPECTS), SeededChance(1))
        assert sorted(dealt.weapons.count(room) for room in set(dealt.weapons)) == [1, 1, 1, 1, 2]

    def test_all_six_pawns_stand_on_their_starts_the_unplayed_ones_too(self):
        setup = lay(CLASSIC, DELUXE, [SCARLET, GREEN, PLUM])
        state, _ = begin(setup, deal(setup, SeededChance(2)))
        assert state.pawns == CLASSIC.starts
        assert len(set(state.pawns)) == len(SUSPECTS)

    def test_the_envelope_holds_one_of_each_kind(self):
        dealt = deal(lay(CLASSIC, DELUXE, SUSPECTS), SeededChance(3))
        assert dealt.case in CLASSIC.deck
        assert dealt.case.suspect in SUSPECTS
        assert dealt.case.weapon in WEAPONS

    def test_cards_go_round_one_at_a_time_from_the_starter(self):
        table = Table([MUSTARD, WHITE, PLUM])
        rest = [card for card in CLASSIC.deck.cards if card not in TRUTH]
        assert table.state.hand_of(MUSTARD) == tuple(rest[0::3])
        assert table.state.hand_of(WHITE) == tuple(rest[1::3])
        assert table.state.hand_of(PLUM) == tuple(rest[2::3])

    @pytest.mark.parametrize(
        ("seats", "sizes"), [(3, [6, 6, 6]), (4, [5, 5, 4, 4]), (5, [4, 4, 4, 3, 3]), (6, [3] * 6)]
    )
    def test_some_may_get_one_more_than_others(self, seats, sizes):
        table = Table(SUSPECTS[:seats])
        assert [len(hand) for hand in table.state.dealt.hands] == sizes

    def test_every_card_can_lie_in_the_envelope_and_in_every_hand(self):
        setup = lay(CLASSIC, DELUXE, SUSPECTS[:3])
        dealt = [deal(setup, SeededChance(seed)) for seed in range(150)]
        assert {card for one in dealt for card in one.case.cards} == set(CLASSIC.deck.cards)
        for seat in range(3):
            assert {card for one in dealt for card in one.hands[seat]} == set(CLASSIC.deck.cards)

    def test_every_room_can_hold_every_weapon_at_the_start(self):
        setup = lay(CLASSIC, DELUXE, SUSPECTS[:3])
        dealt = [deal(setup, SeededChance(seed)) for seed in range(150)]
        for weapon in range(len(WEAPONS)):
            assert {one.weapons[weapon] for one in dealt} == set(CLASSIC.deck.rooms)

    def test_the_same_seed_deals_the_same_and_another_does_not(self):
        setup = lay(CLASSIC, DELUXE, SUSPECTS)
        assert deal(setup, SeededChance(8)) == deal(setup, SeededChance(8))
        assert deal(setup, SeededChance(8)) != deal(setup, SeededChance(9))


class TestR3BeginningATurn:
    def test_in_the_corridor_one_rolls_or_accuses(self):
        offers = Table().offers
        assert offers.roll
        assert offers.accuse
        assert not offers.passages
        assert offers.suggest_in is None
        assert not offers.end_turn

    def test_in_a_corner_room_the_passage_is_open(self):
        table = Table(at=IN_LOUNGE)
        assert table.offers.passages == (CONSERVATORY,)
        table.do(act.TakePassage(SCARLET, CONSERVATORY))
        assert table.phase == Suggesting(SCARLET, CONSERVATORY, by_passage=True)

    def test_elsewhere_it_is_not(self):
        assert Table().refused(act.TakePassage(SCARLET, STUDY)) is Why.NOT_IN_A_ROOM
        table = Table(at={SCARLET: HALL})
        assert table.refused(act.TakePassage(SCARLET, STUDY)) is Why.NO_PASSAGE

    def test_passages_join_study_and_kitchen_lounge_and_conservatory_both_ways(self):
        for origin, to in ((STUDY, KITCHEN), (LOUNGE, CONSERVATORY)):
            assert CLASSIC.passages_of[origin] == (to,)
            assert CLASSIC.passages_of[to] == (origin,)

    def test_one_cannot_end_a_turn_that_one_has_not_begun(self):
        assert Table().refused(act.EndTurn(SCARLET)) is Why.NOT_NOW_STARTING
        assert Table().refused(act.MoveTo(SCARLET, LOUNGE)) is Why.NOT_NOW_STARTING

    def test_nobody_plays_out_of_turn(self):
        assert Table().refused(act.Roll(MUSTARD)) is Why.NOT_YOUR_TURN


class TestR4Steps:
    """That no walk breaks R4 is proved against a plain walker in test_movement."""

    def test_no_diagonal_step(self):
        table = Table(at={SCARLET: Cell(16, 1)}, phase=Moving(SCARLET, (1, 1)))
        # two steps: round the corner is a walk of two, a diagonal leap would be one
        assert Cell(15, 2) in table.offers.destinations
        table = Table(at={SCARLET: Cell(16, 1)}, dice=[(1,)], edition=DETECTIVE_1986)
        table.do(act.Roll(SCARLET))
        assert table.refused(act.MoveTo(SCARLET, Cell(15, 2))) is Why.TOO_FAR

    def test_never_back_to_a_square_of_the_same_turn(self):
        table = Table(at={SCARLET: Cell(16, 1)}, phase=Moving(SCARLET, (1, 1)))
        assert table.refused(act.MoveTo(SCARLET, Cell(16, 1))) is Why.ALREADY_HERE

    def test_unplayed_pawns_block_too(self):
        table = Table([SCARLET, MUSTARD, WHITE], at={PLUM: Cell(16, 1)}, dice=[(1, 1)])
        table.do(act.Roll(SCARLET))
        assert table.happened(ev.CouldNotMove), "the purple pawn bottles red up"

    def test_a_square_with_a_pawn_on_it_says_whose(self):
        table = Table(at={PLUM: Cell(16, 2)}, phase=Moving(SCARLET, (1, 1)))
        refusal = table.session.refusal(act.MoveTo(SCARLET, Cell(16, 2)))
        assert (refusal.why, refusal.seat) == (Why.SQUARE_TAKEN, PLUM)

    def test_start_squares_are_ordinary_once_left(self):
        table = Table(at={SCARLET: LOUNGE, MUSTARD: Cell(16, 2)}, phase=Moving(MUSTARD, (1, 1)))
        assert CLASSIC.starts[0] in table.offers.destinations


class TestR5TheCount:
    def test_the_whole_roll_is_used_on_squares(self):
        table = Table(phase=Moving(SCARLET, (3, 1)))
        squares = [to for to in table.offers.destinations if isinstance(to, Cell)]
        assert {len(table.offers.destinations[square]) for square in squares} == {4}

    def test_near_enough_but_no_way_of_that_length(self):
        table = Table(phase=Moving(SCARLET, (3, 1)))
        assert table.refused(act.MoveTo(SCARLET, Cell(16, 1))) is Why.NO_PATH_OF_LENGTH

    def test_entering_a_room_takes_one_step_from_the_door(self):
        table = Table(at={SCARLET: LOUNGE_DOOR}, dice=[(1,)], edition=DETECTIVE_1986)
        table.do(act.Roll(SCARLET), act.MoveTo(SCARLET, LOUNGE))
        assert table.place(SCARLET) == LOUNGE
        assert table.happened(ev.Moved)[0].route == ()

    def test_a_room_ends_the_move_whatever_is_left(self):
        table = Table(at={SCARLET: LOUNGE_DOOR}, dice=[(6, 6)])
        table.do(act.Roll(SCARLET), act.MoveTo(SCARLET, LOUNGE))
        assert table.phase == Suggesting(SCARLET, LOUNGE)

    def test_the_step_over_the_threshold_is_counted(self):
        table = Table(at={SCARLET: Cell(17, 7)}, dice=[(1,)], edition=DETECTIVE_1986)
        table.do(act.Roll(SCARLET))
        assert table.refused(act.MoveTo(SCARLET, LOUNGE)) is Why.TOO_FAR
        table = Table(at={SCARLET: Cell(17, 7)}, dice=[(2,)], edition=DETECTIVE_1986)
        table.do(act.Roll(SCARLET), act.MoveTo(SCARLET, LOUNGE))
        assert table.happened(ev.Moved)[0].route == (LOUNGE_DOOR,)

    def test_leaving_a_room_takes_one_step_to_the_square_in_front(self):
        table = Table(at=IN_LOUNGE, dice=[(1,)], edition=DETECTIVE_1986)
        table.do(act.Roll(SCARLET))
        assert list(table.offers.destinations) == [LOUNGE_DOOR]

    def test_not_a_square_and_too_far_say_so(self):
        table = Table(phase=Moving(SCARLET, (1, 1)))
        assert table.refused(act.MoveTo(SCARLET, Cell(0, 0))) is Why.NOT_A_PLACE
        assert table.refused(act.MoveTo(SCARLET, Room("attic"))) is Why.NOT_A_PLACE
        assert table.refused(act.MoveTo(SCARLET, Cell(8, 12))) is Why.TOO_FAR
        assert table.refused(act.MoveTo(SCARLET, KITCHEN)) is Why.TOO_FAR


class TestR6ShortOfRoom:
    def test_the_longest_way_where_the_roll_is_too_long(self):
        # (7,0) is a dead end; pawns close the corridor after three squares
        around = {PLUM: Cell(7, 4), GREEN: Cell(8, 3), WHITE: Cell(7, 3), PEACOCK: Cell(8, 4)}
        table = Table([SCARLET, MUSTARD, WHITE], at={SCARLET: Cell(7, 0), **around}, dice=[(6, 6)])
        table.do(act.Roll(SCARLET))
        ends = table.offers.destinations
        assert ends, "it goes the longest way there is"
        assert {len(route) for route in ends.values()} == {4}
        assert set(ends) == {Cell(8, 1), Cell(7, 2)}
        nearer = table.refused(act.MoveTo(SCARLET, Cell(7, 1)))
        assert nearer is Why.MUST_GO_LONGEST, "twelve steps were never to be had"

    def test_not_while_a_room_is_in_reach(self):
        # pawns on all other sides of the lounge's door: squares run out, the room does not
        table = Table(
            at={SCARLET: LOUNGE_DOOR, MUSTARD: Cell(16, 6), GREEN: Cell(18, 6), PLUM: Cell(17, 7)},
            dice=[(3, 3)],
        )
        table.do(act.Roll(SCARLET))
        assert list(table.offers.destinations) == [LOUNGE]
        assert table.refused(act.MoveTo(SCARLET, Cell(18, 7))) is Why.CUT_OFF

    def test_nobody_goes_shorter_past_a_room_that_is_in_reach(self):
        cells = (Cell(16, 6), Cell(18, 6), Cell(16, 7), Cell(18, 7), Cell(17, 8))
        around = dict(zip(SUSPECTS[1:], cells, strict=True))
        table = Table(at={SCARLET: LOUNGE_DOOR, **around}, dice=[(3, 3)]).do(act.Roll(SCARLET))
        assert list(table.offers.destinations) == [LOUNGE]
        assert table.refused(act.MoveTo(SCARLET, Cell(17, 7))) is Why.ROOM_IN_REACH

    def test_a_pawn_that_cannot_move_stays_and_the_turn_goes_on(self):
        table = Table(at={PLUM: Cell(16, 1)}, dice=[(2, 2)]).do(act.Roll(SCARLET))
        assert table.place(SCARLET) == CLASSIC.starts[0]
        assert table.phase == TurnClosing(SCARLET)
        assert table.offers.accuse
        assert table.offers.end_turn


class TestR7Doors:
    def test_a_pawn_in_front_closes_the_door_to_who_comes(self):
        table = Table(
            at={SCARLET: Cell(17, 8), MUSTARD: LOUNGE_DOOR}, phase=Moving(SCARLET, (5, 5))
        )
        assert LOUNGE not in table.offers.destinations
        refusal = table.session.refusal(act.MoveTo(SCARLET, LOUNGE))
        assert (refusal.why, refusal.seat) == (Why.DOORS_BLOCKED, MUSTARD)

    def test_of_several_closed_doors_no_single_pawn_is_named(self):
        at = {SCARLET: LOUNGE_DOOR, MUSTARD: Cell(1, 11), WHITE: Cell(6, 15)}
        table = Table(at=at, phase=Moving(SCARLET, (6, 6)))
        refusal = table.session.refusal(act.MoveTo(SCARLET, BILLIARD))
        assert (refusal.why, refusal.room) == (Why.DOORS_BLOCKED, BILLIARD)
        assert refusal.seat is None

    def test_and_to_who_goes(self):
        table = Table(at={SCARLET: HALL, MUSTARD: Cell(8, 4)}, phase=Moving(SCARLET, (1, 1)))
        assert all(route[0] != Cell(8, 4) for route in table.offers.destinations.values())

    def test_ones_own_pawn_in_front_does_not_close_it(self):
        table = Table(at={SCARLET: LOUNGE_DOOR}, phase=Moving(SCARLET, (1, 1)))
        assert LOUNGE in table.offers.destinations

    def test_another_door_of_the_same_room_stays_open(self):
        table = Table(
            at={SCARLET: Cell(11, 7), MUSTARD: Cell(12, 7)}, phase=Moving(SCARLET, (1, 1))
        )
        assert HALL in table.offers.destinations

    def test_a_room_holds_any_number_of_pawns_and_weapons(self):
        table = Table(at=dict.fromkeys(SUSPECTS, HALL), phase=Moving(SCARLET, (2, 1)))
        assert table.offers.destinations
        for suspect in SUSPECTS:
            assert table.place(suspect) == HALL
        crowded = Table(at=dict.fromkeys(SUSPECTS, HALL), dice=[(2, 1)])
        assert crowded.offers.roll, "a crowd closes no door"
        last = Table(at={**dict.fromkeys(SUSPECTS, LOUNGE), SCARLET: LOUNGE_DOOR}, dice=[(2, 1)])
        last.do(act.Roll(SCARLET), act.MoveTo(SCARLET, LOUNGE))
        assert last.place(SCARLET) == LOUNGE


def test_r8_no_way_back_into_the_room_one_left():
    table = Table(at={SCARLET: HALL}, phase=Moving(SCARLET, (6, 6)))
    assert HALL not in table.offers.destinations
    assert table.refused(act.MoveTo(SCARLET, HALL)) is Why.SAME_ROOM


class TestR9Trapped:
    def blocked(self, **more) -> Table:
        at = {SCARLET: BILLIARD, MUSTARD: Cell(1, 11), WHITE: Cell(6, 15)}
        return Table(at=at, **more)

    def test_every_door_closed_and_no_passage_leaves_an_accusation_or_the_end(self):
        table = self.blocked()
        assert not table.offers.roll
        assert table.offers.accuse
        assert table.offers.end_turn
        assert table.refused(act.Roll(SCARLET)) is Why.TRAPPED
        table.do(act.EndTurn(SCARLET))
        assert table.phase == TurnStart(MUSTARD)

    def test_one_open_door_is_enough(self):
        table = Table(at={SCARLET: BILLIARD, MUSTARD: Cell(1, 11)})
        assert table.offers.roll
        assert not table.offers.end_turn

    def test_a_passage_is_a_way_out(self):
        table = Table(at={SCARLET: STUDY, MUSTARD: STUDY_DOOR})
        assert table.offers.passages == (KITCHEN,)
        assert not table.offers.end_turn

    def test_nobody_rolls_in_vain_and_the_refusal_tells_what_is_open(self):
        table = Table(at={SCARLET: STUDY, MUSTARD: STUDY_DOOR})
        assert not table.offers.roll
        assert table.refused(act.Roll(SCARLET)) is Why.TRAPPED
        refusal = table.session.refusal(act.Roll(SCARLET))
        assert (refusal.room, refusal.open) == (STUDY, table.offers)
        assert table.refused(act.EndTurn(SCARLET)) is Why.NOT_NOW_STARTING

    def test_who_was_brought_there_may_still_suggest(self):
        at = {SCARLET: BILLIARD, GREEN: Cell(6, 15), PLUM: Cell(1, 11)}
        table = Table(at=at, phase=Suggesting(SCARLET, BILLIARD))
        table.do(act.Suggest(SCARLET, case(MUSTARD, "rope", BILLIARD)))
        table.do(act.Show(MUSTARD, BILLIARD), act.EndTurn(SCARLET))
        assert table.offers.seat == MUSTARD
        assert table.offers.suggest_in == BILLIARD
        assert not table.offers.end_turn


def _suggesting_in(table: Table, seat, room):
    at = SUSPECTS.index(seat)
    pawns = (*table.state.pawns[:at], room, *table.state.pawns[at + 1 :])
    return replace(table.state, pawns=pawns, phase=Suggesting(seat, room))


class TestR10Suggestion:
    def entered(self, **more) -> Table:
        return Table(at=IN_LOUNGE, phase=Suggesting(SCARLET, LOUNGE), **more)

    def test_entering_obliges_at_once(self):
        table = Table(at={SCARLET: LOUNGE_DOOR}, dice=[(1, 2)])
        table.do(act.Roll(SCARLET), act.MoveTo(SCARLET, LOUNGE))
        assert table.refused(act.EndTurn(SCARLET)) is Why.NOT_NOW_ENTERED
        assert table.refused(act.Roll(SCARLET)) is Why.NOT_NOW_ENTERED
        assert table.refused(act.DeclineToSuggest(SCARLET)) is Why.MUST_SUGGEST

    def test_a_passage_obliges_too(self):
        table = Table(at=IN_LOUNGE).do(act.TakePassage(SCARLET, CONSERVATORY))
        assert table.refused(act.EndTurn(SCARLET)) is Why.NOT_NOW_ENTERED

    def test_that_room_and_no_other(self):
        table = self.entered()
        elsewhere = act.Suggest(SCARLET, case(PLUM, "rope", "hall"))
        assert table.refused(elsewhere) is Why.OTHER_ROOM
        nowhere = act.Suggest(SCARLET, case(PLUM, "rope", "attic"))
        assert table.refused(nowhere) is Why.NOT_IN_THE_DECK

    def test_any_suspect_and_any_weapon_own_cards_and_own_pawn_allowed(self):
        offered = {
            (a.case.suspect, a.case.weapon)
            for a in self.entered().offers
            if isinstance(a, act.Suggest)
        }
        assert offered == {(s, w) for s in SUSPECTS for w in WEAPONS}

    def test_pawn_and_weapon_are_moved_into_the_room_and_stay(self):
        table, rope = self.entered(), WEAPONS.index(Weapon.ROPE)
        assert LOUNGE not in (table.place(GREEN), table.state.weapons[rope])
        table.do(act.Suggest(SCARLET, case(GREEN, "rope", LOUNGE)))
        assert table.place(GREEN) == LOUNGE
        assert table.state.weapons[rope] == LOUNGE
        while table.state.turn == 1:
            offers = table.offers
            table.do(
                act.Show(offers.seat, offers.show[0])
                if offers.show
                else act.HaveNone(offers.seat)
                if offers.have_none
                else act.EndTurn(offers.seat)
            )
        assert table.place(GREEN) == LOUNGE
        assert table.state.weapons[rope] == LOUNGE

    def test_what_is_there_already_is_not_moved(self):
        table = Table(at={SCARLET: LOUNGE, GREEN: LOUNGE}, phase=Suggesting(SCARLET, LOUNGE))
        there = next(
            w for w, room in zip(WEAPONS, table.state.weapons, strict=True) if room == LOUNGE
        )
        table.do(act.Suggest(SCARLET, case(GREEN, there, LOUNGE)))
        assert not table.happened(ev.PawnSummoned)
        assert not table.happened(ev.WeaponMoved)

    def test_one_suggestion_an_entry(self):
        table = self.entered().do(act.Suggest(SCARLET, case(PLUM, "rope", LOUNGE))).answers_none()
        if table.offers.show:
            table.do(act.Show(table.offers.seat, table.offers.show[0]))
        again = act.Suggest(SCARLET, case(PLUM, "knife", LOUNGE))
        assert table.refused(again) is Why.NOT_NOW_CLOSING
        table.do(act.EndTurn(SCARLET))
        # and next time round the room must be left and entered again
        table.session.state = _at_start(table, SCARLET)
        assert table.refused(again) is Why.NOT_BROUGHT


def _at_start(table: Table, seat):
    return replace(table.state, phase=TurnStart(seat))


class TestR11BroughtByAnother:
    def brought(self, **more) -> Table:
        """Scarlet in the Lounge calls Mustard there; White shows; it is Mustard's turn."""
        table = Table(at=IN_LOUNGE, phase=Suggesting(SCARLET, LOUNGE), **more)
        table.do(act.Suggest(SCARLET, case(MUSTARD, "candlestick", LOUNGE)), act.HaveNone(MUSTARD))
        return table.do(act.Show(WHITE, LOUNGE), act.EndTurn(SCARLET))

    def test_may_suggest_there_without_rolling(self):
        table = self.brought()
        assert table.offers.suggest_in == LOUNGE
        table.do(act.Suggest(MUSTARD, case(PLUM, "knife", LOUNGE)))
        assert table.phase == Answering(MUSTARD, case(PLUM, "knife", LOUNGE), WHITE)

    def test_or_move_as_usual(self):
        assert self.brought(dice=[(1, 1)]).offers.roll
        assert self.brought().offers.passages == (CONSERVATORY,)

    def test_the_right_is_lost_when_that_turn_ends(self):
        table = self.brought(dice=[(1, 1)])
        table.do(act.Roll(MUSTARD))
        table.do(act.MoveTo(MUSTARD, next(iter(table.offers.destinations))), act.EndTurn(MUSTARD))
        assert MUSTARD not in table.state.brought

    def test_suggesting_there_uses_it_up(self):
        table = self.brought().do(act.Suggest(MUSTARD, case(PLUM, "knife", LOUNGE)))
        table.do(act.Show(WHITE, LOUNGE), act.EndTurn(MUSTARD))
        assert MUSTARD not in table.state.brought

    def test_who_is_called_on_before_the_turn_may_suggest_where_the_pawn_stands_now(self):
        table = self.brought_and_called_on(HALL)
        assert table.offers.suggest_in == HALL
        assert table.refused(act.Suggest(GREEN, case(PLUM, "knife", LOUNGE))) is Why.OTHER_ROOM

    def test_even_if_that_is_the_room_one_was_in_at_first(self):
        assert self.brought_and_called_on(HALL, at_first=HALL).offers.suggest_in == HALL

    def brought_and_called_on(self, room, **more) -> Table:
        """Scarlet calls Green into the Lounge, White calls him on; it is Green's turn."""
        at = {SCARLET: LOUNGE, GREEN: more.get("at_first", CLASSIC.starts[3])}
        table = Table([SCARLET, WHITE, GREEN], at=at, phase=Suggesting(SCARLET, LOUNGE))
        self.called(table, SCARLET, LOUNGE)
        table.session.state = _suggesting_in(table, WHITE, room)
        self.called(table, WHITE, room)
        return table

    def called(self, table: Table, seat, room) -> None:
        table.do(act.Suggest(seat, case(GREEN, "rope", room)))
        while isinstance(table.phase, Answering):
            offers = table.offers
            shown = [act.Show(offers.seat, card) for card in offers.show[:1]]
            table.do(*shown or [act.HaveNone(offers.seat)])
        table.do(act.EndTurn(seat))

    def test_a_pawn_that_stood_there_already_gains_nothing(self):
        at = {SCARLET: LOUNGE, MUSTARD: LOUNGE}
        table = Table(at=at, phase=Suggesting(SCARLET, LOUNGE))
        table.do(act.Suggest(SCARLET, case(MUSTARD, "candlestick", LOUNGE)), act.HaveNone(MUSTARD))
        table.do(act.Show(WHITE, LOUNGE), act.EndTurn(SCARLET))
        assert table.offers.suggest_in is None
        assert table.refused(act.Suggest(MUSTARD, case(PLUM, "knife", LOUNGE))) is Why.NOT_BROUGHT

    def test_naming_oneself_gains_nothing(self):
        table = Table(at=IN_LOUNGE, phase=Suggesting(SCARLET, LOUNGE))
        table.do(act.Suggest(SCARLET, case(SCARLET, "candlestick", LOUNGE)))
        assert SCARLET not in table.state.brought

    def test_an_unplayed_pawn_gains_nothing(self):
        table = Table(at=IN_LOUNGE, phase=Suggesting(SCARLET, LOUNGE))
        table.do(act.Suggest(SCARLET, case(PLUM, "candlestick", LOUNGE)))
        assert table.place(PLUM) == LOUNGE
        assert not table.state.brought


class TestR12Disproving:
    """Unshuffled: Mustard's seat holds White, Plum, Wrench, Hall, Billiard Room, Ballroom."""

    def asked(self, what, **more) -> Table:
        table = Table(at=IN_LOUNGE, phase=Suggesting(SCARLET, LOUNGE), **more)
        return table.do(act.Suggest(SCARLET, what))

    def test_the_left_neighbour_answers_first(self):
        assert self.asked(case(PLUM, "rope", LOUNGE)).phase.answerer == MUSTARD

    def test_who_holds_one_must_show_one(self):
        table = self.asked(case(PLUM, "rope", LOUNGE))
        assert table.offers.show == (PLUM,)
        assert table.refused(act.HaveNone(MUSTARD)) is Why.HAVE_ONE

    def test_choosing_which(self):
        table = self.asked(case(PLUM, "wrench", LOUNGE))
        assert set(table.offers.show) == {PLUM, Weapon.WRENCH}

    @pytest.mark.parametrize(
        ("named", "answer"),
        [
            (case(PLUM, "rope", LOUNGE), act.Show(MUSTARD, PLUM)),
            (case(GREEN, "rope", LOUNGE), act.HaveNone(MUSTARD)),
            (case(PLUM, "wrench", LOUNGE), None),
        ],
    )
    def test_an_answer_that_leaves_no_choice_is_known(self, named, answer):
        assert self.asked(named).offers.only_answer == answer
        assert Table().offers.only_answer is None

    def test_only_a_card_that_is_named_and_held(self):
        table = self.asked(case(PLUM, "rope", LOUNGE))
        assert table.refused(act.Show(MUSTARD, WHITE)) is Why.NOT_NAMED
        assert table.refused(act.Show(MUSTARD, LOUNGE)) is Why.NOT_YOUR_CARD
        assert table.refused(act.EndTurn(MUSTARD)) is Why.NOT_NOW_ANSWERING

    def test_who_has_none_says_so_and_the_next_answers(self):
        table = self.asked(case(GREEN, "rope", LOUNGE)).do(act.HaveNone(MUSTARD))
        assert table.phase.answerer == WHITE

    def test_only_the_suggester_sees_the_card(self):
        table = self.asked(case(PLUM, "rope", LOUNGE)).do(act.Show(MUSTARD, PLUM))
        told = table.happened(ev.Showed)[0]
        assert ev.redact(told, SCARLET).card == PLUM
        assert ev.redact(told, MUSTARD).card == PLUM
        assert ev.redact(told, WHITE) == ev.Showed(MUSTARD, SCARLET, None)
        assert ev.redact(told, None) == ev.Showed(MUSTARD, SCARLET, None)

    def test_everyone_sees_who_had_none(self):
        table = self.asked(case(GREEN, "rope", LOUNGE)).do(act.HaveNone(MUSTARD))
        told = table.happened(ev.HadNone)[0]
        assert all(ev.redact(told, seat) == told for seat in (*SUSPECTS, None))

    def test_it_stops_at_the_first_card(self):
        table = self.asked(case(PLUM, "rope", LOUNGE)).do(act.Show(MUSTARD, PLUM))
        assert table.phase == TurnClosing(SCARLET)

    def test_eliminated_players_answer_too(self):
        table = Table([SCARLET, MUSTARD, WHITE], at={MUSTARD: LOUNGE})
        table.do(act.Accuse(SCARLET, WRONG))
        table.session.state = _suggesting_in(table, MUSTARD, LOUNGE)
        table.do(act.Suggest(MUSTARD, case(MUSTARD, "rope", LOUNGE)))
        table.do(act.Show(WHITE, LOUNGE), act.EndTurn(MUSTARD))
        table.session.state = _suggesting_in(table, WHITE, LOUNGE)
        table.do(act.Suggest(WHITE, case(MUSTARD, "rope", LOUNGE)))
        assert table.phase.answerer == SCARLET
        assert table.offers.show == (MUSTARD,)


class TestR13Accusation:
    def test_at_the_start_of_the_turn(self):
        assert Table().offers.accuse

    def test_after_a_move_that_ended_outside_a_room(self):
        table = Table(dice=[(1, 1)]).do(act.Roll(SCARLET))
        table.do(act.MoveTo(SCARLET, next(iter(table.offers.destinations))))
        assert table.offers.accuse

    def test_never_between_the_roll_and_the_move(self):
        table = Table(dice=[(1, 1)]).do(act.Roll(SCARLET))
        assert table.refused(act.Accuse(SCARLET, TRUTH)) is Why.NOT_NOW_ROLLED

    def test_never_between_entering_a_room_and_its_suggestion(self):
        table = Table(at=IN_LOUNGE, phase=Suggesting(SCARLET, LOUNGE))
        assert table.refused(act.Accuse(SCARLET, TRUTH)) is Why.NOT_NOW_ENTERED

    def test_any_three_cards_and_any_room(self):
        table = Table()
        cases = {a.case for a in table.offers if isinstance(a, act.Accuse)}
        assert len(cases) == 6 * 6 * 9
        table.do(act.Accuse(SCARLET, TRUTH))
        assert table.state.over

    def test_not_a_card_that_is_not_in_the_deck(self):
        wrong = act.Accuse(SCARLET, case(SCARLET, "rope", "attic"))
        assert Table().refused(wrong) is Why.NOT_IN_THE_DECK

    def test_not_in_anothers_turn(self):
        assert Table().refused(act.Accuse(WHITE, TRUTH)) is Why.NOT_YOUR_TURN

    def test_once_in_a_game(self):
        table = Table().do(act.Accuse(SCARLET, WRONG))
        assert table.refused(act.Accuse(SCARLET, TRUTH)) is Why.NOT_YOUR_TURN


class TestR14RightAndWrong:
    def test_right_wins_and_lays_the_cards_open(self):
        table = Table().do(act.Accuse(SCARLET, TRUTH))
        assert table.phase == Over(SCARLET)
        ended = table.happened(ev.GameEnded)[0]
        assert ended == ev.GameEnded(ev.Ending.SOLVED, SCARLET, TRUTH)
        assert ev.redact(ended, None) == ended
        assert table.refused(act.Roll(SCARLET)) is Why.GAME_OVER

    @pytest.mark.parametrize(
        "nearly",
        [case(PLUM, "rope", STUDY), case(SCARLET, "knife", STUDY), case(SCARLET, "rope", HALL)],
        ids=["suspect", "weapon", "room"],
    )
    def test_one_wrong_card_is_enough_to_be_wrong(self, nearly):
        table = Table().do(act.Accuse(SCARLET, nearly))
        assert table.happened(ev.AccusationFailed) == [ev.AccusationFailed(SCARLET, TRUTH)]
        assert table.phase == TurnStart(MUSTARD)

    def test_wrong_shows_the_envelope_to_the_accuser_alone(self):
        table = Table().do(act.Accuse(SCARLET, WRONG))
        told = table.happened(ev.AccusationFailed)[0]
        assert ev.redact(told, SCARLET).envelope == TRUTH
        assert ev.redact(told, MUSTARD).envelope is None
        assert table.session.view(SCARLET).envelope == TRUTH
        assert table.session.view(MUSTARD).envelope is None

    def test_the_accuser_knows_it_still_when_another_is_wrong_too(self):
        table = Table().do(act.Accuse(SCARLET, WRONG), act.Accuse(MUSTARD, WRONG))
        assert table.session.view(SCARLET).envelope == TRUTH

    def test_only_wrong_accusations_are_remembered_as_such(self):
        table = Table().do(act.Accuse(SCARLET, WRONG), act.Accuse(MUSTARD, TRUTH))
        told = table.session.view(WHITE).accusations
        assert [(one.seat, one.case) for one in told] == [(SCARLET, WRONG)]

    def test_the_accuser_takes_no_more_turns(self):
        table = Table().do(act.Accuse(SCARLET, WRONG))
        for seat in (MUSTARD, WHITE, MUSTARD, WHITE):
            assert table.phase == TurnStart(seat)
            table.session.state = _closing(table, seat)
            table.do(act.EndTurn(seat))

    def test_the_pawn_can_still_be_moved(self):
        table = Table().do(act.Accuse(SCARLET, WRONG))
        table.session.state = _suggesting_in(table, MUSTARD, HALL)
        table.do(act.Suggest(MUSTARD, case(SCARLET, "rope", HALL)))
        assert table.place(SCARLET) == HALL


def _closing(table: Table, seat):
    return replace(table.state, phase=TurnClosing(seat))


def test_r15_when_all_have_accused_wrongly_the_envelope_is_opened_for_all():
    table = Table()
    for seat in (SCARLET, MUSTARD, WHITE):
        table.do(act.Accuse(seat, WRONG))
    assert table.phase == Over(None)
    assert table.happened(ev.GameEnded) == [ev.GameEnded(ev.Ending.UNSOLVED, None, TRUTH)]
    assert all(table.session.view(seat).envelope == TRUTH for seat in (*table.state.seats, None))


def test_r15_the_last_one_left_plays_on_alone():
    table = Table().do(act.Accuse(SCARLET, WRONG), act.Accuse(MUSTARD, WRONG))
    table.session.state = _closing(table, WHITE)
    table.do(act.EndTurn(WHITE))
    assert table.phase == TurnStart(WHITE)


def test_r16_e4_in_a_series_the_start_passes_to_the_left_only_where_the_book_says():
    seats = [SCARLET, WHITE, PLUM]
    assert [lay(CLASSIC, VINTAGE, seats, game=n).starter for n in range(4)] == [
        SCARLET,
        WHITE,
        PLUM,
        SCARLET,
    ]
    assert [lay(CLASSIC, DELUXE, seats, game=n).starter for n in range(4)] == [SCARLET] * 4


def test_r16_the_deal_begins_with_the_starting_seat_too():
    table = Table(SUSPECTS[:4], edition=VINTAGE, game=1)
    assert table.phase == TurnStart(MUSTARD)
    assert [len(hand) for hand in table.state.dealt.hands] == [4, 5, 5, 4]


class TestH1OptionalSuggestion:
    house = HouseRules(optional_suggestion=True)

    def test_r13a_one_may_enter_say_nothing_and_accuse(self):
        table = Table(at=IN_LOUNGE, phase=Suggesting(SCARLET, LOUNGE), house=self.house)
        assert table.offers.decline
        table.do(act.DeclineToSuggest(SCARLET))
        assert table.happened(ev.DeclinedToSuggest) == [ev.DeclinedToSuggest(SCARLET, LOUNGE)]
        assert table.phase == TurnClosing(SCARLET)
        assert set(table.offers) >= {act.EndTurn(SCARLET), act.Accuse(SCARLET, TRUTH)}
        assert table.refused(act.DeclineToSuggest(SCARLET)) is Why.NOT_NOW_CLOSING
        table.do(act.Accuse(SCARLET, TRUTH))
        assert table.phase == Over(SCARLET)

    def test_it_is_off_unless_chosen(self):
        assert not Table(at=IN_LOUNGE, phase=Suggesting(SCARLET, LOUNGE)).offers.decline


class TestE8SilenceAfterAPassage:
    def test_vintage_lets_one_say_nothing_and_accuse(self):
        table = Table(at=IN_LOUNGE, edition=VINTAGE).do(act.TakePassage(SCARLET, CONSERVATORY))
        assert table.offers.decline
        table.do(act.DeclineToSuggest(SCARLET))
        assert table.happened(ev.DeclinedToSuggest) == [ev.DeclinedToSuggest(SCARLET, CONSERVATORY)]
        assert table.phase == TurnClosing(SCARLET)  # R13a

    def test_but_not_after_walking_in(self):
        table = Table(at={SCARLET: LOUNGE_DOOR}, edition=VINTAGE, dice=[(2,)])
        table.do(act.Roll(SCARLET), act.MoveTo(SCARLET, LOUNGE))
        assert not table.offers.decline

    @pytest.mark.parametrize("edition", [e for e in EDITIONS.values() if not e.silent_passage])
    def test_the_other_books_oblige(self, edition):
        table = Table(at=IN_LOUNGE, edition=edition).do(act.TakePassage(SCARLET, CONSERVATORY))
        assert table.refused(act.DeclineToSuggest(SCARLET)) is Why.MUST_SUGGEST


class TestR17ShutInForGood:
    def shut_in(self, at) -> Table:
        table = Table(at=at, edition=VINTAGE, dice=[(1,)] * 4)
        table.session.state = replace(table.state, eliminated=frozenset({MUSTARD, WHITE}))
        return table

    @pytest.mark.parametrize(
        "at",
        [
            {SCARLET: BILLIARD, MUSTARD: Cell(1, 11), WHITE: Cell(6, 15)},
            {SCARLET: Cell(16, 0), MUSTARD: Cell(16, 1)},
        ],
        ids=["in a room", "in a corridor"],
    )
    def test_the_last_in_play_can_only_accuse(self, at):
        table = self.shut_in(at)
        assert all(isinstance(action, act.Accuse) for action in table.offers)
        for action in (act.Roll(SCARLET), act.EndTurn(SCARLET)):
            assert table.refused(action) is Why.SHUT_IN
        table.do(act.Accuse(SCARLET, WRONG))
        assert table.happened(ev.GameEnded)[0].ending is ev.Ending.UNSOLVED

    def test_not_while_there_is_a_passage(self):
        table = self.shut_in({SCARLET: STUDY, MUSTARD: STUDY_DOOR})
        assert table.offers.passages

    def test_not_while_somebody_else_may_move(self):
        table = Table(at={SCARLET: BILLIARD, MUSTARD: Cell(1, 11), WHITE: Cell(6, 15)})
        table.session.state = replace(table.state, eliminated=frozenset({MUSTARD}))
        assert table.offers.end_turn
        corridor = Table(at={SCARLET: Cell(16, 0), MUSTARD: Cell(16, 1)}, dice=[(1, 1)])
        corridor.do(act.Roll(SCARLET))
        assert corridor.happened(ev.CouldNotMove), "R6: one stays, and the turn goes on"


class TestH2LastStanding:
    def test_the_last_who_has_not_accused_wrongly_wins_at_once(self):
        table = Table(house=HouseRules(last_standing_wins=True))
        table.do(act.Accuse(SCARLET, WRONG), act.Accuse(MUSTARD, WRONG))
        assert table.phase == Over(WHITE)
        assert table.happened(ev.GameEnded)[0].ending is ev.Ending.LAST_STANDING

    def test_it_is_off_unless_chosen(self):
        table = Table().do(act.Accuse(SCARLET, WRONG), act.Accuse(MUSTARD, WRONG))
        assert table.phase == TurnStart(WHITE)


class TestH3TwoPlayers:
    house = HouseRules(two_with_open_cards=True)

    def test_four_cards_lie_open_and_the_rest_are_dealt(self):
        table = Table([MUSTARD, PLUM], house=self.house)
        assert len(table.state.dealt.open_cards) == 4
        assert [len(hand) for hand in table.state.dealt.hands] == [7, 7]
        began = table.session.events[0]
        assert all(
            ev.redact(began, seat).open_cards == began.open_cards for seat in (MUSTARD, None)
        )

    def test_two_cannot_sit_down_without_it(self):
        with pytest.raises(SetupError) as refused:
            Table([MUSTARD, PLUM])
        assert refused.value.fault is SetupFault.TWO_NEED_OPEN_CARDS

    def test_one_alone_is_told_that_two_can_play(self):
        with pytest.raises(SetupError) as refused:
            Table([MUSTARD], house=self.house)
        assert (refused.value.fault, refused.value.what) == (SetupFault.TOO_FEW_SEATS, "2")

    def test_with_three_nothing_lies_open(self):
        assert Table(house=self.house).state.dealt.open_cards == ()


class TestTablesThatCannotBeLaid:
    @pytest.mark.parametrize(
        ("seats", "fault"),
        [
            ([SCARLET], SetupFault.TOO_FEW_SEATS),
            ([], SetupFault.TOO_FEW_SEATS),
            ([SCARLET, SCARLET, PLUM], SetupFault.DOUBLED_SEAT),
        ],
    )
    def test_seats(self, seats, fault):
        with pytest.raises(SetupError) as refused:
            lay(CLASSIC, DELUXE, seats)
        assert refused.value.fault is fault

    def test_a_negative_game(self):
        with pytest.raises(SetupError) as refused:
            lay(CLASSIC, DELUXE, SUSPECTS, game=-1)
        assert refused.value.fault is SetupFault.NEGATIVE_GAME


def test_chance_scripted_wrongly_is_refused_not_bent():
    for throws in ([], [(1,)], [(1, 2, 3)], [(0, 7)]):
        with pytest.raises(OutOfChanceError):
            ScriptedChance(throws).dice(2)


class TestH4SteadyPace:
    house = HouseRules(steady_pace=7)

    def test_each_book_has_its_own_and_the_table_may_agree_on_another(self):
        assert {e.pace for e in EDITIONS.values() if e.dice == 1} == {4}
        assert {e.pace for e in EDITIONS.values() if e.dice == 2} == {7}
        for pace in (0, 3, 12):
            assert lay(CLASSIC, DELUXE, SUSPECTS, HouseRules(steady_pace=pace))
        for pace in (1, 2, 13, -1):
            with pytest.raises(SetupError) as refused:
                lay(CLASSIC, DELUXE, SUSPECTS, HouseRules(steady_pace=pace))
            assert refused.value.fault is SetupFault.WRONG_PACE

    @pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.id)
    def test_it_is_switched_on_with_the_books_own_and_off_to_the_dice(self, edition):
        on = HouseRules().switched("steady_pace", edition, on=True)
        assert on.steady_pace == edition.pace > 0
        assert on.switched("steady_pace", edition, on=False) == HouseRules()
        assert HouseRules().switched("last_standing_wins", edition, on=True).last_standing_wins

    def test_one_walks_at_once_exactly_so_far_and_nobody_rolls(self):
        table = Table(house=self.house)
        assert table.refused(act.Roll(SCARLET)) is Why.NO_DICE
        rolled = Table(phase=Moving(SCARLET, (3, 4)))
        assert table.offers.destinations == rolled.offers.destinations
        assert table.refused(act.MoveTo(SCARLET, Cell(16, 1))) is Why.NO_PATH_OF_LENGTH
        table = Table(at={SCARLET: LOUNGE_DOOR}, house=self.house)
        table.do(act.MoveTo(SCARLET, LOUNGE))
        assert table.phase == Suggesting(SCARLET, LOUNGE)
        assert not table.happened(ev.Rolled)

    def test_accusing_passages_and_staying_remain(self):
        table = Table(at=IN_LOUNGE, house=self.house)
        assert table.offers.accuse
        assert table.offers.passages == (CONSERVATORY,)
        assert not table.offers.end_turn
        assert LOUNGE not in table.offers.destinations  # R8

    def test_r6_who_cannot_move_may_end_the_turn(self):
        table = Table(at={SCARLET: Cell(16, 0), MUSTARD: Cell(16, 1)}, house=self.house)
        assert set(table.offers) >= {act.EndTurn(SCARLET), act.Accuse(SCARLET, TRUTH)}
        assert not table.offers.destinations
        table.session.state = replace(table.state, eliminated=frozenset({MUSTARD, WHITE}))
        assert table.refused(act.EndTurn(SCARLET)) is Why.SHUT_IN  # R17

    def test_after_the_walk_it_is_over(self):
        table = Table(at={SCARLET: Cell(8, 10)}, house=self.house)
        square = next(p for p in table.offers.destinations if isinstance(p, Cell))
        table.do(act.MoveTo(SCARLET, square))
        assert table.phase == TurnClosing(SCARLET)
        assert table.refused(act.MoveTo(SCARLET, Cell(8, 10))) is Why.NOT_NOW_CLOSING


class TestH5WeaponsByHand:
    house = HouseRules(weapons_by_hand=True)

    def lay_all(self, table, rooms):
        for weapon, room in zip(WEAPONS, rooms, strict=True):
            table.do(act.LayWeapon(table.phase.seat, weapon, room))
        return table

    def test_one_after_the_other_from_the_start_lays_one_down_before_the_first_turn(self):
        table = Table(house=self.house)
        assert table.state.dealt.weapons == ()
        assert table.state.weapons == (None,) * 6
        assert (table.phase, table.state.turn) == (LayingOut(SCARLET, WEAPONS), 0)
        self.lay_all(table, CLASSIC.deck.rooms[:6])
        assert [event.seat for event in table.happened(ev.WeaponLaid)] == [
            *(SCARLET, MUSTARD, WHITE),
            *(SCARLET, MUSTARD, WHITE),
        ]
        assert table.state.weapons == CLASSIC.deck.rooms[:6]
        assert table.told[-2:] == [ev.TurnBegan(SCARLET, 1), ev.Awaited(TurnStart(SCARLET))]

    def test_e4_whoever_starts_lays_the_first(self):
        table = Table(house=self.house, edition=VINTAGE, game=1)
        assert table.phase.seat == MUSTARD
        self.lay_all(table, CLASSIC.deck.rooms[:6])
        assert table.phase == TurnStart(MUSTARD)

    def test_any_weapon_that_is_left_and_a_room_that_has_none(self):
        knife, rope = Weapon("knife"), Weapon("rope")
        table = Table(house=self.house).do(act.LayWeapon(SCARLET, rope, HALL))
        assert table.refused(act.LayWeapon(MUSTARD, rope, LOUNGE)) is Why.WEAPON_LIES
        assert table.refused(act.LayWeapon(MUSTARD, knife, HALL)) is Why.ROOM_HAS_WEAPON
        assert table.refused(act.LayWeapon(MUSTARD, knife, Room("moon"))) is Why.NOT_A_PLACE
        assert table.refused(act.LayWeapon(WHITE, knife, LOUNGE)) is Why.NOT_YOUR_TURN
        assert {type(action) for action in table.offers} == {act.LayWeapon}
        assert len(list(table.offers)) == 5 * 8

    def test_nothing_else_may_be_done_before_and_no_weapon_laid_after(self):
        table = Table(house=self.house)
        others = (act.Roll(SCARLET), act.MoveTo(SCARLET, HALL), act.EndTurn(SCARLET))
        for action in (*others, act.Accuse(SCARLET, TRUTH)):
            assert table.refused(action) is Why.NOT_NOW_LAYING
        self.lay_all(table, CLASSIC.deck.rooms[:6])
        late = act.LayWeapon(SCARLET, WEAPONS[0], KITCHEN)
        assert table.refused(late) is Why.NOT_NOW_STARTING
        assert Table().refused(late) is Why.NOT_NOW_STARTING, "only if the table has agreed on it"

    def test_in_a_mansion_of_five_rooms_the_sixth_shares_any_of_them(self):
        table, rooms = Table(house=self.house, board=cottage()), cottage().deck.rooms
        for weapon, room in zip(WEAPONS, rooms, strict=False):
            assert table.offers.lay_in == rooms[rooms.index(room) :]
            table.do(act.LayWeapon(table.phase.seat, weapon, room))
        assert (table.offers.lay, table.offers.lay_in) == (WEAPONS[5:], rooms)
        table.do(act.LayWeapon(table.phase.seat, WEAPONS[5], rooms[2]))
        assert table.state.weapons.count(rooms[2]) == 2

    def test_everybody_sees_where_they_lie(self):
        table = Table(house=self.house).do(act.LayWeapon(SCARLET, WEAPONS[2], HALL))
        for seat in (SCARLET, MUSTARD, WHITE, None):
            assert ev.redact(table.told[0], seat) == table.told[0]
            assert table.session.view(seat).weapons == table.state.weapons

    def test_a_deal_must_leave_them_to_the_players(self):
        setup = lay(CLASSIC, DELUXE, SUSPECTS, self.house)
        dealt = deal(setup, SeededChance(4))
        scattered = deal(lay(CLASSIC, DELUXE, SUSPECTS), SeededChance(4))
        assert dealt == replace(scattered, weapons=()), "the cards lie as they would have lain"
        with pytest.raises(SetupError) as refused:
            begin(setup, replace(dealt, weapons=scattered.weapons))
        assert refused.value.fault is SetupFault.LAID_TOO_SOON

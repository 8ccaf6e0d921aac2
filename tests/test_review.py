"""A case looked at again tells what was so: held against enumeration, and the detectives' words."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import islice, pairwise, product
from math import log2
from random import Random

import pytest

from clue.boards.catalogue import board_named
from clue.deduction.belief import believe
from clue.deduction.facts import facts_from
from clue.game.seating import Seating, played
from clue.notebook.page import printed
from clue.players.base import Choice
from clue.players.mind import cases_in
from clue.players.names import HUMAN
from clue.players.reasons import Motive, Reason
from clue.review.findings import LessonKind, certain_places, placed_cards, proof_of
from clue.review.questions import (
    Moment,
    QuestionLabel,
    fortune,
    label_of,
    moment,
    score,
    turns_of,
    worth_of_rooms,
)
from clue.review.retrospect import CaseReview, pieces, reviewed
from clue.review.standings import (
    ClosedCase,
    Frames,
    Learnt,
    hindsight,
    open_cases,
    provable,
    standings,
)
from clue.review.verdicts import ReviewTeller
from clue.rules.actions import Accuse, Suggest
from clue.rules.cards import SUSPECTS
from clue.rules.chance import whims_of
from clue.rules.editions import DELUXE
from clue.rules.movement import reach, taken_squares
from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from tests.daily import LONG, long, part
from tests.deduction.slow import deals
from tests.notebook.checker import faults

BOARD = board_named("classic")
RED = SUSPECTS[0]
LEVELS = ("constable", "sergeant", "inspector")


def finished(kinds, seed):
    players = dict(zip(SUSPECTS, kinds, strict=False))
    session = played(Seating(BOARD, DELUXE, players), seed)
    return ClosedCase(session.setup, session.dealt, tuple(session.played), players, whims_of(seed))


def some_game(number):
    rng = Random(f"reviewed {number}")
    return finished(rng.choices(LEVELS, k=rng.randint(3, 6)), str(number))


@pytest.fixture(scope="module")
def game():
    return finished(("inspector", "sergeant", "constable:bluffer"), "7")


@pytest.fixture(scope="module")
def review(game):
    return reviewed(game, RED)


# -- against enumeration -----------------------------------------------------------------------------


def slowly(view, cases):
    """The expected information of questions by the rules, deal by deal and answer by answer."""
    facts = facts_from(view)
    order = facts.seats.index(view.seat)
    others = [*facts.seats[order + 1 :], *facts.seats[:order]]
    shown = [i for i in view.inquiries if i.seat == view.seat and i.shown is not None]
    weighed = []
    for deal in deals(facts):
        weight = 1.0
        for inquiry in shown:
            weight /= sum(deal[card] == inquiry.shower for card in inquiry.case.cards)
        envelope = frozenset(card for card in deal if deal[card] is None)
        weighed.append((deal, weight, envelope))
    total = sum(weight for _, weight, _ in weighed)
    found = []
    for case in cases:
        joint = defaultdict(lambda: defaultdict(float))
        for deal, weight, envelope in weighed:
            shower = next((s for s in others if any(deal[c] == s for c in case.cards)), None)
            held = [card for card in case.cards if shower is not None and deal[card] == shower]
            for card in held or [None]:
                joint[shower, card][envelope] += weight / total / max(1, len(held))
        before = defaultdict(float)
        for row in joint.values():
            for envelope, chance in row.items():
                before[envelope] += chance
        left = sum(
            sum(row.values()) * entropy([c / sum(row.values()) for c in row.values()])
            for row in joint.values()
        )
        found.append(entropy(before.values()) - left)
    return found


def entropy(chances):
    return -sum(chance * log2(chance) for chance in chances if chance > 0)


def check_labels(games, most, few):
    """How many labels were held against the slow sum, and which were met."""
    met, count = set(), 0
    for number in games:
        frames = Frames(some_game(number))
        for frame in frames.spoken:
            if not isinstance(frame.action, Suggest):
                continue
            view = frame.views[frame.action.seat]
            if not 1 < believe(facts_from(view)).deals <= few:
                continue
            judged = moment(frames, frame).judged
            cases = cases_in(frame.action.case.room)
            bits = slowly(view, cases)
            ordered = sorted(bits)
            median = (ordered[17] + ordered[18]) / 2
            expected = bits[cases.index(frame.action.case)]
            assert judged.expected == pytest.approx(expected, abs=1e-9)
            assert judged.best == pytest.approx(max(bits), abs=1e-9)
            if open_cases(view) == 1:
                assert judged.label is QuestionLabel.NEEDLESS
            else:
                assert judged.label is label_of(expected, max(bits), median)
            met.add(judged.label)
            count += 1
            if count == most:
                return met
    raise AssertionError(count)


@long
def test_labels_are_those_of_the_exact_sum_on_small_positions():
    if LONG:
        met = check_labels(range(30, 900), 150, 250)
        assert met >= {
            QuestionLabel.BEST,
            QuestionLabel.GOOD,
            QuestionLabel.THIN,
            QuestionLabel.WASTED,
            None,
        }
    else:
        assert len(check_labels(range(30), 6, 30)) >= 2


def first_by_counting(frames, seat):
    """The first moment at which no deal has another case: every card's place is counted apart."""
    before = None
    for frame in frames.every:
        view = frame.views[seat]
        if view.envelope is not None:
            return None
        facts = facts_from(view)
        if facts == before:
            continue
        before = facts
        places = certain_places(facts)
        if sum(holder is None for holder in places.values()) == 3:
            return frame.number
    return None


def check_provable(number):
    """One game's first proofs against counting; how many there were."""
    frames = Frames(some_game(number))
    found = 0
    for seat in frames.seats:
        told = provable(frames, seat)
        assert (told.number if told else None) == first_by_counting(frames, seat)
        if told is None:
            continue
        found += 1
        assert told.case == frames.game.dealt.case
        facts = facts_from(frames.every[told.number].views[seat])
        assert all(not faults(step, facts) for step in proof_of(frames, told))
        if told.chance is not None:
            assert told.chance >= told.number
            assert frames.every[told.chance].state.phase.decider == seat
            used = frames.every[told.chance].action == Accuse(seat, told.case)
            assert told.used is used
    return found


BLOCKS = [range(100, 102), *(range(at, at + 50) for at in range(1000, 1500, 50))]


@long
@pytest.mark.parametrize("games", part(BLOCKS, BLOCKS[:1]), ids=str)
def test_the_case_could_be_proved_from_just_that_moment_on(games):
    assert sum(map(check_provable, games)) >= len(games)


def test_a_card_is_placed_from_its_first_moment_on_with_a_valid_proof(game):
    frames = Frames(game)
    for seat in frames.seats:
        for placed in placed_cards(frames, seat):
            frame = frames.every[placed.number]
            facts = facts_from(frame.views[seat])
            assert certain_places(facts)[placed.card] == placed.holder
            assert (placed.card, placed.holder) not in printed(facts, seat)
            assert not faults(placed.proof(), facts)
            before = facts_from(frames.every[placed.number - 1].views[seat])
            assert placed.card not in certain_places(before), "it could not be known before"


def test_what_was_learnt_is_place_luck_and_skill_and_nothing_else(review):
    """Turn by turn and over the game: the parts are worked out apart and add up to the answer."""
    for seat in review.frames.seats:
        accounts = review.accounts_of(seat)
        turns = [f for f in review.frames.turns if f.state.phase.decider == seat]
        assert [one.fortune.turn for one in accounts] == [frame.turn for frame in turns]
        for one in accounts:
            told = one.judged.got if one.judged is not None else 0.0
            assert one.fortune.place + one.luck + one.skill == pytest.approx(told)
        total = review.score(seat)
        assert total.luck == pytest.approx(sum(one.luck for one in accounts))
        whole = sum(one.fortune.place + one.luck + one.skill for one in accounts)
        assert whole == pytest.approx(total.got)
        assert sum(one.judged is not None for one in accounts) == sum(
            isinstance(m.action, Suggest) for m in review.moments_of(seat)
        )


def check_dice(number, most):
    """Each roll's luck against all the rolls that might have come; how many were looked at."""
    frames, rolled = Frames(some_game(number)), 0
    for frame, before in islice(turns_of(frames), most):
        told = fortune(frames, frame, before)
        if told.dice:
            seat, state = told.seat, frame.state
            worth = worth_of_rooms(frame.views[seat])
            here = state.pawns[SUSPECTS.index(seat)]
            taken = taken_squares(state.pawns, here)
            rooms = {}
            for one, two in product(range(1, 7), repeat=2):
                found = reach(state.board, here, taken, one + two).rooms
                rooms[one, two] = max(map(worth, found), default=0.0)
            mean = sum(rooms.values()) / 36
            dice = frames.every[frame.number + 1].state.phase.dice
            assert told.dice == pytest.approx(rooms[dice] - mean)
            rolled += 1
        if told.called:
            assert told.seat in frame.state.brought
    return rolled


@long
def test_the_luck_of_dice_is_what_a_roll_brought_beyond_the_mean_of_all_rolls():
    numbers, most = (range(40, 47), 100) if LONG else (range(40, 41), 4)
    rolled = sum(check_dice(number, most) for number in numbers)
    assert rolled >= 2 * len(numbers)


@long
def test_chance_alone_brings_no_luck():
    """Over many questions the answers tell what was hoped: the mean is not far from nought."""
    luck = []
    for number in range(12 if LONG else 2):
        frames = Frames(some_game(number))
        for frame in frames.spoken[::2]:
            judged = moment(frames, frame).judged
            if judged is not None:
                luck.append(judged.luck)
    assert abs(sum(luck) / len(luck)) < 3 * 0.5 / len(luck) ** 0.5 + 0.1


# -- what is told ------------------------------------------------------------------------------------


def test_every_turn_has_its_standing_in_order(game, review):
    turns = [s.turn for s in review.standings]
    assert turns == list(range(1, turns[-1] + 1))
    for before, after in pairwise(review.standings):
        assert all(after.open_cases[s] <= cases for s, cases in before.open_cases.items())


def test_what_is_seen_first_comes_first(game):
    """The lines of all seats are there before the first question has been judged."""
    review = CaseReview(Frames(game))
    for piece in pieces(review.frames, RED):
        piece(review)
        if review.moments:
            break
    assert len(review.standings) > 1
    assert review.moments[0].seat == RED
    assert not review.whole


def test_everything_is_found_at_the_end(review):
    assert review.whole
    assert len(review.moments) == len(review.frames.spoken)
    assert all(review.judged(seat) for seat in review.frames.seats)


def test_a_detective_asked_again_gives_its_reason(review):
    assert review.reasons
    numbers = {m.number for m in review.moments}
    assert set(review.reasons) == numbers
    last = max(review.moments, key=lambda m: m.number)
    assert review.reasons[last.number].reason.motive is Motive.CASE_CERTAIN


@pytest.mark.parametrize("name", [HUMAN, "cmd:/nowhere/to/be/found", "outside", "a later one"])
def test_nobody_else_is_asked_for_reasons(name, game):
    """Other programs are not started again, and people keep their reasons to themselves."""
    theirs = replace(game, players={**game.players, RED: name})
    review = reviewed(theirs)
    mine = {m.number for m in review.moments_of(RED)}
    assert mine
    assert not mine & set(review.reasons)


def test_a_program_is_quoted_with_what_it_said_at_the_table(game, review):
    first = review.moments_of(RED)[0]
    said = Choice(first.action, Reason(Motive.OUTSIDE, said="a hunch"))
    theirs = replace(game, players={**game.players, RED: "cmd:x"}, explained={first.number: said})
    assert reviewed(theirs).reasons[first.number] is said


def test_who_did_not_name_a_proved_case_hears_of_it():
    told = set()
    for number in range(40):
        frames = Frames(finished(["random"] * 3, str(number)))  # who plays by chance names nothing
        for seat in frames.seats:
            found = provable(frames, seat)
            if found is not None and found.chance is not None and not found.used:
                review = CaseReview(frames, provable={seat: found})
                told.add(review.lesson(seat).kind)
        if told:
            break
    assert told == {LessonKind.COULD_HAVE_WON}


@pytest.mark.parametrize("language", languages())
def test_every_finding_is_told(language, review):
    words = Speaker(language, strict=True)
    for reader in (None, RED):
        teller = ReviewTeller(review, words, reader)
        for seat in review.frames.seats:
            assert teller.headline(seat)
            assert len(teller.figures(seat)) == 3
            assert teller.luck_parts(seat)
            lines = teller.lines(seat)
            assert lines == sorted(lines, key=lambda line: line.number)
            assert all(line.what and line.verdict for line in lines)


def test_a_label_follows_from_share_best_and_middle():
    assert label_of(0.04, 0.04, 0.0) is None
    assert label_of(0.98, 1.0, 0.2) is QuestionLabel.BRILLIANT
    assert label_of(0.98, 1.0, 0.9) is QuestionLabel.BEST
    assert label_of(0.21, 0.23, 0.1) is QuestionLabel.BEST
    assert label_of(0.85, 1.0, 0.9) is QuestionLabel.GOOD
    assert label_of(0.5, 1.0, 0.9) is QuestionLabel.THIN
    assert label_of(0.49, 1.0, 0.9) is QuestionLabel.WASTED


def test_nobody_is_judged_by_one_question(review):
    one = review.moments_of(RED)[:1]
    assert score(one, 1).accuracy is None
    assert isinstance(one[0], Moment)


# -- the one lesson of an ending -------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_lesson_of_a_seat_is_what_the_review_says_of_it(seed):
    """Its figures are those of the review: when one case was left, or what a question ruled out."""
    game = finished(("sergeant", "constable", "random"), seed)
    frames = Frames(game)
    by_turn = {standing.turn: standing for standing in standings(frames)}
    for seat in game.setup.seats:
        found = hindsight(game, seat)
        said = [frame for frame in frames.spoken if frame.action.seat == seat]
        accused = [frame for frame in said if isinstance(frame.action, Accuse)]
        left = [
            (open_cases(f.views[seat]), open_cases(frames.answered(f).views[seat]))
            for f in said
            if isinstance(f.action, Suggest)
        ]
        match found.lesson:
            case Learnt.KNOWN:
                assert by_turn[found.turn].open_cases[seat] == 1
                assert not [frame for frame in accused if frame.turn <= found.turn]
            case Learnt.EARLY:
                (false,) = accused
                assert (false.turn, open_cases(false.views[seat])) == (found.turn, found.before)
            case Learnt.BEST:
                best = max(before / after for before, after in left)
                assert found.before / found.after == pytest.approx(best)
            case Learnt.NOTHING:
                assert not any(before > after for before, after in left)

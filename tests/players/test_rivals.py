"""The others, as Sherlock sees them: how near they are, and what helps or hinders them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from clue.deduction.belief import believe, consequences, possible_in_case
from clue.game.driver import stream_for
from clue.game.seating import opened
from clue.players.common import known_to_all, public_facts, seen_by_all
from clue.players.mind import cases_in, mind_of
from clue.players.reasons import Motive
from clue.players.registry import make_player
from clue.players.skill import Skill
from clue.rules.cards import SUSPECTS
from tests.players.games import begun, play_on, seating


def rivals_of(view):
    return mind_of(view, Skill()).rivals


def moments(kind: str, games: int = 12, seats: int = 4, level: str = "inspector"):
    """Decisions of a kind in games among equals, with the stream each is taken with."""
    for seed in range(games):
        table = seating(*[level] * seats)
        session = opened(table, f"rivals:{seed}")
        for view, offers, _ in play_on(session, table, seed):
            if getattr(offers, kind):
                yield view, offers, stream_for(seed, offers.seat, len(session.played))


def test_nobody_who_is_out_is_a_rival():
    view = begun(seating(*["inspector"] * 4), 1, 30)
    view = view.view(view.setup.seats[0])
    others = view.seats[1:]
    assert rivals_of(view).seats == others
    assert rivals_of(replace(view, eliminated=frozenset(others[:1]))).seats == others[1:]
    assert rivals_of(replace(view, eliminated=frozenset(others))).hazard == 0


def test_whoever_names_a_card_known_to_be_out_is_feared_less():
    """One view, and the same but for a card that its namer could have known to be nobody's."""
    found = 0
    for view, offers, _ in moments("suggest_in", level="constable"):
        asked = [i for i in view.inquiries if i.complete and i.seat != offers.seat]
        if not asked:
            continue
        public = public_facts(view)
        own = believe(public)  # to name these may well be meant
        out = [
            c
            for c in SUSPECTS
            if c not in possible_in_case(public) and not own.certain(c, asked[0].seat)
        ]
        if not out:
            continue
        last = view.inquiries[-1]
        careless = replace(last, case=replace(last.case, suspect=out[0]), had_none=(), shower=None)
        careless = replace(careless, complete=False, shown=None, seat=asked[0].seat)
        careful = replace(careless, case=replace(careless.case, suspect=_open(view)))
        one, other = (
            rivals_of(replace(view, inquiries=(*view.inquiries, inquiry))).danger[asked[0].seat]
            for inquiry in (careless, careful)
        )
        assert one < other
        if (found := found + 1) == 5:
            return
    raise AssertionError(found)


def _open(view):
    """A suspect that may be in the envelope, and none is nearer to proof."""
    may = dict(zip((problem := consequences(public_facts(view))).cards, problem.may, strict=True))
    possible = possible_in_case(public_facts(view))
    return min((c for c in SUSPECTS if c in possible), key=lambda card: may[card].bit_count())


def test_what_was_learnt_later_makes_nobody_careless():
    """A card ruled out afterwards was no slip when it was named."""
    for view, _, _ in moments("suggest_in", games=2):
        now = known_to_all(seen_by_all(view))
        for end in range(len(view.inquiries)):
            before = replace(view, inquiries=view.inquiries[: end + 1])
            assert known_to_all(seen_by_all(before)) == now[: end + 1]
        for inquiry, known in zip(view.inquiries, now, strict=True):
            named = {inquiry.case.suspect, inquiry.case.weapon}
            assert not named & known.out, "inspectors never do"


def test_the_danger_of_all_together_and_the_share_of_each():
    for view, _, _ in moments("roll", games=1):
        rivals = rivals_of(view)
        assert sum(rivals.ahead.values()) == pytest.approx(1)
        assert max(rivals.danger.values()) <= rivals.hazard <= sum(rivals.danger.values())


@pytest.mark.parametrize(
    ("weight", "kind", "motive"),
    [
        ("block=30", "destinations", Motive.BLOCK_DOOR),
        ("clear=30", "suggest_in", Motive.CLEAR_WAY),
        ("call=30", "suggest_in", Motive.DRAG_AWAY),
        ("call=30", "suggest_in", Motive.SPARE_THE_RIDE),
        ("told=30:close=9", "suggest_in", Motive.TELLS_OTHERS_LESS),
    ],
)
def test_every_consideration_can_decide_and_says_so(weight, kind, motive):
    """Made heavy, each of them changes a choice and is what the reason tells."""
    player, plain = (make_player(f"sherlock:{w}") for w in (weight, f"{weight.split('=')[0]}=0"))
    for view, offers, rng in moments(kind):
        if motive is Motive.CLEAR_WAY and not any(p in view.board.doors_at for p in view.pawns):
            continue
        state = rng.getstate()
        choice = player.choose(view, offers, rng)
        if choice.reason.motive is motive:
            rng.setstate(state)
            assert plain.choose(view, offers, rng).action != choice.action
            return
    raise AssertionError(motive)


def test_a_closed_door_holds_up_whoever_is_behind_it():
    for view, offers, _ in moments("destinations"):
        for square in view.board.doors_at:
            if square in offers.destinations:
                rivals = rivals_of(view)
                room = view.board.doors_at[square][0].room
                behind = [seat for seat in rivals.seats if view.place_of(seat) == room]
                if len(view.board.doors_of[room]) == 1 and behind:
                    costs = rivals.held_up(square)
                    assert all(cost > -1e-9 for cost in costs.values())
                    if max(costs.values()) > 0.01:
                        return
    raise AssertionError


def test_whoever_passes_over_what_is_nearer_to_proof_is_feared_less():
    """Both suspects may be in the envelope for all anybody knows; one is nearer to proof."""
    found = 0
    for view, offers, _ in moments("suggest_in"):
        asked = [i for i in view.inquiries if i.complete and i.seat != offers.seat]
        problem = consequences(public_facts(view))
        may = dict(zip(problem.cards, problem.may, strict=True))
        possible = possible_in_case(public_facts(view))
        left = sorted((c for c in SUSPECTS if c in possible), key=lambda c: may[c].bit_count())
        if not asked or len(left) < 2 or may[left[0]].bit_count() == may[left[-1]].bit_count():
            continue
        last = replace(view.inquiries[-1], had_none=(), shower=None, shown=None, complete=False)
        last = replace(last, seat=asked[0].seat)
        near, far = (
            rivals_of(replace(view, inquiries=(*view.inquiries, named))).signs(last.seat)
            for card in (left[0], left[-1])
            for named in [replace(last, case=replace(last.case, suspect=card))]
        )
        found += far[-1] > near[-1]
    assert found
    assert Skill().strays < 0


def test_where_this_seat_is_near_the_others_are_feared_more():
    signs, chances = [], []
    for view, _, _ in moments("suggest_in", games=2):
        mind = mind_of(view, Skill())
        signs += [mind.rivals.signs(seat)[3] for seat in mind.rivals.seats]
        chances += [mind.deals.likeliest[1]] * len(mind.rivals.seats)
    assert np.ptp(chances) > 0.2
    by_chance = np.array(signs)[np.argsort(chances)]
    assert (np.diff(by_chance) >= 0).all()
    assert by_chance[-1] > by_chance[0]
    assert Skill().own > 0


def test_a_case_is_accused_before_its_deals_can_be_written_down():
    """It is weighed exactly; only what the next question may tell is not."""
    for seed in range(20):
        table = seating("sherlock", *["inspector"] * 5)
        session = opened(table, f"many:{seed}")
        for view, _, choice in play_on(session, table, seed):
            if choice.reason.motive is Motive.CASE_LIKELY:
                mind = mind_of(view, Skill())
                assert mind.likeliest[1] == pytest.approx(choice.reason.chance)
                if not mind.deals.complete:
                    return
    raise AssertionError


def test_where_all_is_open_no_case_would_be_accused():
    """It is only quicker to know: no case is likely enough to outweigh what it costs to be out."""
    regret = Skill().regret
    seen = set()
    for view, _, _ in moments("end_turn", games=4):
        mind = mind_of(view, Skill())
        chance = mind.likeliest[1]
        seen.add(mind.open)
        assert not mind.open or chance < regret * (1 - chance)
    assert seen == {True, False}


def test_near_the_end_a_question_counts_by_the_chance_it_leaves():
    """With much hope the likeliest case is as likely after the answer as any question makes it."""
    better = 0
    for view, offers, _ in moments("suggest_in", games=4, level="sherlock"):
        plain, hoping = (mind_of(view, Skill(hope=hope)) for hope in (0.0, 100.0))
        if plain.deals.complete and plain.proved is None:
            worth = plain.asked(cases_in(offers.suggest_in))
            chosen = [worth.best[int(np.argmax(m.bits(worth)))] for m in (plain, hoping)]
            assert chosen[1] >= chosen[0]
            better += chosen[1] > chosen[0]
    assert better

"""Puzzles have one answer, a proof that holds, a grade that means something, and a day of their own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from itertools import islice, pairwise
from random import Random

import msgspec
import pytest

from clue.__main__ import main
from clue.boards.catalogue import OUR_OWN, board_named
from clue.codec.share import (
    LONGEST_CODE,
    Code,
    CodeError,
    CodeFault,
    CodeKind,
    Packer,
    mansion_code,
    mark_of,
)
from clue.deduction.belief import ContradictionError, believe, consequences
from clue.deduction.certainty import Rule, plain_steps
from clue.deduction.facts import Facts, Lacks, facts_from
from clue.deduction.shortest import Prover, shortest
from clue.puzzles.diary import Diary, DiaryPlace
from clue.puzzles.own import best_of
from clue.puzzles.puzzle import (
    GRADES,
    PuzzleEntry,
    PuzzleError,
    code_of,
    entry_of,
    puzzle_in,
    puzzle_of,
)
from clue.puzzles.shipped import every, of_the_day, puzzle_called, shipped
from clue.puzzles.telling import tell_solution
from clue.rules.cards import SUSPECTS, Case
from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from tests.daily import LONG, long
from tests.deduction.slow import deals, history
from tools.puzzles import fits, puzzles_of

EACH = 40
BOARD = board_named("classic")


def dropping(facts: Facts, keep) -> Facts:
    """The facts without what a reader has overlooked."""
    return replace(facts, statements=tuple(told for told in facts.statements if keep(told)))


def test_there_are_forty_of_each_grade_and_no_two_alike():
    assert [len(grade) for grade in shipped()] == [EACH] * len(GRADES)
    assert len({one.puzzle.key for one in every()}) == EACH * len(GRADES)


@long
@pytest.mark.skipif(not LONG, reason="too long for every day")
def test_every_puzzle_has_one_answer_a_proof_and_its_grade():
    hold(every())


def test_some_puzzles_have_one_answer_a_proof_and_their_grade():
    hold(one for one in every() if one.number % 20 == 1)


def hold(numbered):
    for one in numbered:
        puzzle = one.puzzle
        assert believe(puzzle.facts).deals >= 1
        for card, holder, has in puzzle.goals:
            assert believe(puzzle.facts).certain(card, holder) is has, one.name
        assert puzzle.grade == one.grade, one.name
        # What the proof cites is enough: without every other line the answer is the same.
        cited = puzzle.solution.lines
        fewer = dropping(puzzle.facts, lambda t: t.origin.index is None or t.origin in cited)  # noqa: B023
        assert all(believe(fewer).certain(card, holder) for card, holder, _ in puzzle.goals)
        check_steps(puzzle)


def test_a_solution_needs_every_line_it_cites():
    """Without any of them it cannot be proved at all, or only at greater length."""
    tried = 0
    for one in every():
        if one.grade == 5 or one.number % 13:
            continue
        puzzle, proof = one.puzzle, one.puzzle.solution.proof
        assert proof.cost <= puzzle.proved.proof.cost, one.name
        for line in proof.lines:
            fewer = dropping(puzzle.facts, lambda told: told.origin != line)  # noqa: B023
            without = shortest(fewer, puzzle.goals)
            assert without is None or without.cost >= proof.cost, one.name
            tried += 1
    assert tried > 30


def check_steps(puzzle):
    """Each step follows from its own grounds by its own rule, and rests only on steps before it."""
    solution = puzzle.solution
    for number, part in enumerate(solution.parts):
        world = {one.so for one in solution.supposed[:number]}
        if number < len(solution.supposed):
            world.add(solution.supposed[number].contrary)
        seen = set()
        todo = [*part.goals]
        while todo:
            step = todo.pop()
            if id(step) in seen:
                continue
            seen.add(id(step))
            check(puzzle.facts, step, world)
            todo += [below for below in step.because if hasattr(below, "rule")]
    if solution.supposed:
        for one in solution.supposed:
            first, second = one.clash.goals
            assert (first.card, first.holder) == (second.card, second.holder)
            assert first.has is not second.has


def check(facts, step, world):
    """One step by the rules of the game, written apart from the prover."""
    card, holder, has = step.card, step.holder, step.has
    below = [part for part in step.because if hasattr(part, "rule")]
    told = [part for part in step.because if not hasattr(part, "rule")]
    yes = {(one.card, one.holder) for one in below if one.has}
    no = {(one.card, one.holder) for one in below if not one.has}
    holders = (*facts.seats, None)
    pile = next(pile for pile in facts.deck.piles if card in pile)
    size = dict(zip(facts.seats, facts.hand_sizes, strict=True))
    match step.rule:
        case Rule.TOLD:
            assert told[0] in facts.statements
            said = (told[0].card, told[0].seat, not isinstance(told[0], Lacks))
            assert said == (card, holder, has)
        case Rule.SUPPOSED | Rule.REFUTED:
            assert (card, holder, has) in world
        case Rule.ELSEWHERE:
            assert not has
            assert any(one == card and home != holder for one, home in yes)
        case Rule.ONLY_PLACE:
            assert has
            assert {(card, other) for other in holders if other != holder} <= no
        case Rule.HAND_FULL:
            assert not has
            assert len({one for one, home in yes if home == holder} - {card}) >= size[holder]
        case Rule.ALL_THAT_FIT:
            assert has
            open_cards = len(facts.deck.cards) - sum(size.values()) - 3
            lacking = {one for one, home in no if home == holder} - {card}
            assert len(lacking) >= len(facts.deck.cards) - open_cards - size[holder]
        case Rule.KIND_FOUND:
            assert not has
            assert any(one in pile and one != card and home is None for one, home in yes)
        case Rule.LAST_OF_KIND:
            assert has
            assert {(one, None) for one in pile if one != card} <= no
        case Rule.ONE_OF_THESE:
            assert has
            assert told[0] in facts.statements
            assert told[0].seat == holder
            assert {(one, holder) for one in told[0].cards if one != card} <= no
        case Rule.NOT_THE_CASE:
            assert not has
            assert told[0] in facts.statements
            assert {(one, None) for one in told[0].case.cards if one != card} <= yes
        case _:
            raise AssertionError(step.rule)


def test_the_answer_is_the_only_one_by_trying_every_deal():
    tried = 0
    for one in every():
        if one.number % 10 or believe(one.puzzle.facts).deals > 3000:
            continue
        found = {
            tuple((card, deal[card]) for card, _, _ in one.puzzle.goals)
            for deal in deals(one.puzzle.facts)
        }
        assert found == {tuple((card, holder) for card, holder, _ in one.puzzle.goals)}
        tried += 1
    assert tried >= 2


def test_the_shortest_proofs_reach_what_the_notebook_reaches_and_are_no_longer():
    for seed in range(12):
        rng = Random(seed)
        facts = history(rng, rng.randint(3, 6), 9, rng.randint(5, 30))
        notebook, prover = plain_steps(facts), Prover(facts)
        said = {(card, holder, step.has) for (card, holder), step in notebook.items()}
        assert set(prover.best) == said
        for goal in islice(sorted(said, key=str), 0, None, 9):
            assert len(shortest(facts, [goal]).steps) <= len(all_below(notebook[goal[:2]]))


def all_below(step):
    found, todo = set(), [step]
    while todo:
        one = todo.pop()
        found.add((one.card, one.holder))
        todo += [part for part in one.because if hasattr(part, "rule")]
    return found


@long
@pytest.mark.skipif(not LONG, reason="too long for every day")
def test_a_careless_sergeant_solves_fewer_the_higher_the_grade():
    """Games the grading was not chosen on: other seeds than the shipped ones' and the study's."""
    solved, asked = Counter(), Counter()
    rng = Random(20)
    for number in range(5000, 5200):
        for found in puzzles_of(number):
            puzzle = found.puzzle
            if not fits(puzzle):
                continue
            for _ in range(16):
                asked[puzzle.grade] += 1
                solved[puzzle.grade] += careless(puzzle, rng)
    rates = [100 * solved[grade] / asked[grade] for grade in GRADES]
    print([round(rate) for rate in rates], dict(asked))
    assert all(one > other for one, other in pairwise(rates)), rates
    assert rates[0] > 75
    assert rates[-1] == 0


def careless(puzzle, rng) -> bool:
    """Whether a sergeant solves it who overlooks one line of the log in ten."""
    origins = {told.origin for told in puzzle.facts.statements if told.origin.index is not None}
    lost = {origin for origin in sorted(origins, key=str) if rng.random() < 0.1}
    try:
        problem = consequences(dropping(puzzle.facts, lambda told: told.origin not in lost))
    except ContradictionError:
        return False
    holders = (*puzzle.facts.seats, None)
    where = dict(zip(problem.cards, problem.home, strict=True))
    return all(
        where[card] is not None and holders[where[card]] == holder
        for card, holder, _ in puzzle.goals
    )


def test_the_solution_of_each_grade_is_told_in_every_language():
    for grade in shipped():
        puzzle = grade[0].puzzle
        for language in languages():
            told = tell_solution(puzzle, Speaker(language))
            assert told
            assert len({step.words for step in told}) == len(told)
        if grade[0].grade == 5:
            assert "Suppose" in tell_solution(puzzle, Speaker("en"))[0].words


# -- the day -----------------------------------------------------------------------------------


def test_the_case_of_a_day_follows_from_the_date_alone():
    # Written down once: whoever changes this changes everybody's streaks.
    days = [date(2027, 3, 1) + timedelta(days=n) for n in range(7)]
    assert [of_the_day(day).name for day in days] == DAYS
    assert of_the_day(date(2027, 12, 31)).name == LAST


def test_three_years_of_days_are_the_same_on_every_python_and_every_machine():
    """Worked out with Python 3.11, 3.12 and 3.13, and with other seeds of hashes."""
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(1098)]
    found = [f"{day} {of_the_day(day).name} {of_the_day(day).puzzle.key}" for day in days]
    assert sha256("\n".join(found).encode()).hexdigest()[:16] == "1baa448669d107a8"


DAYS = ["1-1", "2-1", "3-1", "3-2", "4-1", "4-2", "5-1"]
LAST = "4-7"


def test_a_week_grows_harder_and_no_case_comes_twice_in_a_season():
    day = date(2026, 1, 5)
    names = [of_the_day(day + timedelta(days=n)).name for n in range(140)]
    assert len(set(names)) == 140
    assert [int(name[0]) for name in names[:7]] == [1, 2, 3, 3, 4, 4, 5]


def test_a_streak_counts_days_and_waits_for_today():
    diary, today = Diary(), date(2027, 3, 5)
    for back in (3, 2, 1):
        diary = diary.answered("k", right=True, day=today - timedelta(days=back))
    assert diary.streak(today) == 3
    assert diary.answered("k", right=True, day=today).streak(today) == 4
    assert diary.streak(today + timedelta(days=1)) == 0


def test_what_was_told_first_is_not_solved_for_the_day():
    diary = Diary().read("k").answered("k", right=True, day=date(2027, 3, 5))
    assert diary.days == ()
    assert diary.of("k").told


def test_the_diary_is_kept_and_a_damaged_one_is_put_aside(tmp_path):
    place = DiaryPlace(tmp_path)
    diary = place.load().answered("k", right=False).answered("k", right=True)
    place.keep(diary)
    assert place.load() == diary
    assert diary.of("k").wrong == 1
    place.path.write_text("{nonsense")
    assert place.load() == Diary()
    assert [path.name for path in tmp_path.iterdir()] == ["solved-puzzles.damaged"]


# -- as data -----------------------------------------------------------------------------------


def test_a_puzzle_is_the_same_after_being_written_down():
    for one in every():
        entry = msgspec.json.decode(msgspec.json.encode(entry_of(one.puzzle)), type=PuzzleEntry)
        assert entry_of(puzzle_of(entry, BOARD)) == entry
        assert puzzle_of(entry, BOARD).key == one.puzzle.key


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seat": "plum"}, "seat"),
        ({"hand": ("attic",)}, "card"),
        ({"card": "attic"}, "card"),
        ({"sizes": (1, 1, 1)}, "sizes"),
        ({"log": ("scarlet white rope",)}, "line"),
        ({"log": ("scarlet white rope attic mustard",)}, "line"),
        ({"log": ("plum white rope hall mustard",)}, "line"),
        ({"log": ("scarlet accuses rope white hall",)}, "line"),
    ],
)
def test_a_bad_puzzle_says_what_is_wrong(change, fault):
    entry = PuzzleEntry(
        seats=("scarlet", "mustard", "white"),
        sizes=(6, 6, 6),
        seat="scarlet",
        hand=("scarlet", "rope", "hall", "study", "knife", "plum"),
        log=("scarlet white knife kitchen mustard",),
    )
    read = msgspec.convert(msgspec.to_builtins(entry) | change, PuzzleEntry)
    with pytest.raises(PuzzleError) as raised:
        puzzle_of(read, BOARD)
    assert raised.value.fault == fault


def test_what_is_not_proved_has_no_answer():
    entry = PuzzleEntry(
        seats=SUSPECTS[:3],
        sizes=(6, 6, 6),
        seat=SUSPECTS[0],
        hand=("scarlet", "rope", "hall", "study", "knife", "plum"),
        log=(),
    )
    with pytest.raises(PuzzleError, match="open"):
        _ = puzzle_of(entry, BOARD).answer


def test_the_best_of_a_game_are_two_moments_apart():
    found = list(puzzles_of(1))
    best = best_of(found)
    assert len(best) == 2
    assert best[0].turn < best[1].turn
    assert all(one.puzzle.grade for one in best)


# -- the command -------------------------------------------------------------------------------


def test_the_command_prints_a_day_in_both_languages(capsys):
    told = {}
    for language in languages():
        assert main(["puzzle", "day", "2027-03-03", "--lang", language, "--solution"]) == 0
        told[language] = capsys.readouterr().out
    name = of_the_day(date(2027, 3, 3)).name
    assert all(name in text for text in told.values())
    assert told["en"] != told["fr"]


def test_the_command_lists_them_all(capsys):
    assert main(["puzzle", "list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == EACH * len(GRADES)


@pytest.mark.parametrize("wish", [["6-1"], ["day", "yesterday"], ["3-999"]])
def test_the_command_says_what_it_cannot_do(capsys, wish):
    assert main(["puzzle", *wish]) == 1
    said = capsys.readouterr()
    assert not said.out
    assert len(said.err.splitlines()) == 1
    assert puzzle_called(wish[0]) is None


def test_a_case_is_answered_whole():
    case = next(one.puzzle for one in every() if one.puzzle.card is None)
    assert isinstance(case.answer, Case)
    assert case.right(case.answer)
    assert not case.right(replace(case.answer, suspect=next(iter(case.view.hand), None)))
    assert facts_from(case.view) == case.facts


# -- share codes -------------------------------------------------------------------------------

BOARDS = {name: board_named(name) for name in OUR_OWN}


def test_every_shipped_puzzle_fits_into_a_code_and_comes_back_the_same():
    for one in every():
        code = str(code_of(one.puzzle))
        assert len(code) <= LONGEST_CODE
        assert entry_of(puzzle_in(code.lower(), BOARDS)) == entry_of(one.puzzle)


def test_a_bad_code_is_one_sentence_and_no_other_puzzle(capsys):
    code = str(code_of(puzzle_called("3-1").puzzle))
    swapped = code[:-3] + ("7" if code[-3] != "7" else "8") + code[-2:]
    for bad in (swapped, code[:40], "CLUE-", str(mansion_code(BOARD))):
        with pytest.raises(CodeError):
            puzzle_in(bad, BOARDS)
        assert main(["puzzle", bad]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
    with pytest.raises(CodeError) as raised:
        puzzle_in(code, {})
    assert raised.value.fault is CodeFault.UNKNOWN_MANSION


def test_random_numbers_are_no_puzzles():
    """Nobody gets a traceback by a well-formed code of nonsense."""
    for seed in range(200):
        packer = Packer()
        mark_of(BOARD).packed(packer)
        packer.put(Random(seed).getrandbits(400), 1 << 400)
        with pytest.raises(CodeError):
            puzzle_in(str(Code(CodeKind.PUZZLE, packer.number)), BOARDS)


def test_a_code_is_printed_and_opened_again(capsys):
    assert main(["puzzle", "2-3"]) == 0
    told = capsys.readouterr().out
    code = told.split()[-1]
    assert main(["puzzle", code]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == told.splitlines()[1:]

"""The small tables that counting is put together from, against plain lists of hands and sets."""

from __future__ import annotations

from itertools import combinations, product
from math import prod

import pytest

from clue.deduction.halves import half
from clue.deduction.hands import hands


def sets_by_number(sizes):
    """Every set of cards under the numbers it has of each bundle; a card is (bundle, which)."""
    cards = [(bundle, which) for bundle, size in enumerate(sizes) for which in range(size)]
    found: dict = {numbers: [] for numbers in product(*(range(most + 1) for most in sizes))}
    for size in range(len(cards) + 1):
        for chosen in combinations(cards, size):
            found[tuple(sum(b == i for b, _ in chosen) for i in range(len(sizes)))].append(chosen)
    return found


@pytest.mark.parametrize(
    ("wants", "groups"),
    [
        (2, ((0, 4),)),
        (3, ((0, 3), (1, 2))),
        (3, ((0, 2), (1, 1), (2, 2), (3, 1))),
        (2, ((1, 1), (2, 1), (4, 1), (5, 2))),
    ],
)
def test_hands_equal_those_picked_one_by_one(wants, groups):
    table = hands(wants, groups)
    clauses = max(marks for marks, _ in groups).bit_length()

    def keeps(hand):
        marks = [groups[group][0] for group, _ in hand]
        return all(any(mark >> clause & 1 for mark in marks) for clause in range(clauses))

    for column, numbers in enumerate(product(*(range(most + 1) for _, most in groups))):
        cards = [(group, which) for group, most in enumerate(numbers) for which in range(most)]
        good = [hand for hand in combinations(cards, wants) if keeps(hand)]
        assert table[0, column] == len(good)
        for group, most in enumerate(numbers):
            if most:
                assert table[group + 1, column] == sum((group, 0) in hand for hand in good)


@pytest.mark.parametrize(
    ("piles", "others"),
    [
        (((1, 2), (3,)), ()),
        (((2, 1, 1),), (2,)),
        (((), (1, 1)), (1, 2)),
        (((), ()), ()),
    ],
)
def test_halves_equal_their_sets_one_by_one(piles, others):
    sizes = [size for part in (*piles, others) for size in part]
    found = half(piles, others)
    starts = [sum(len(pile) for pile in piles[:i]) for i in range(len(piles))]
    choices = list(
        product(
            *(
                [*([start + i for i in range(len(pile))] or [None]), "none"]
                for start, pile in zip(starts, piles, strict=True)
            )
        )
    )
    for column, (numbers, sets) in enumerate(sets_by_number(sizes).items()):
        sign = (-1) ** (sum(sizes) - sum(numbers))
        assert tuple(found.held[:, column]) == numbers
        assert found.signed[0, column] == sign * len(sets)
        everything = 0
        for row, choice in enumerate(choices):
            wanted = [bundle for bundle in choice if bundle is not None]
            if "none" in choice:
                assert found.having[row, column] == 0
                continue
            having = sum(all((bundle, 0) in cards for bundle in wanted) for cards in sets)
            assert found.having[row, column] == sign * having
            everything += sign * having * prod(sizes[bundle] for bundle in wanted)
        assert found.envelope[0, column] == everything
    assert len(found.having) == len(choices)

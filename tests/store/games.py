"""Games under way, for those who keep them."""

from __future__ import annotations

from random import Random

from clue.boards.catalogue import board_named
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.players.names import HUMAN
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, HouseRules
from clue.store.keeping import Casebook, Keeper


def a_book(
    keeper=None, kinds=(HUMAN, "random", "random"), seed="12", edition="deluxe", house=None
) -> Casebook:
    players = dict(zip(SUSPECTS, kinds, strict=False))
    seating = Seating(board_named("classic"), EDITIONS[edition], players, house or HouseRules())
    return Casebook(OpenCase(seating, seed, {SUSPECTS[0]: "Zoé"}), keeper)


def played_on(game: Casebook, count: int, seed: int = 1) -> Casebook:
    """So many legal actions more, each kept; nobody accuses."""
    rng = Random(seed)
    for _ in range(count):
        offered = [a for a in game.case.session.offers() if not isinstance(a, act.Accuse)]
        game.case.act(rng.choice(offered))
    return game


def a_journal(root, count=20, *, close=True):
    """A journal on disk, and the game it is of."""
    game = a_book(Keeper(root))
    game.keep()
    played_on(game, count)
    if close:
        game.case.close()
    return game.keeper.path, game


def a_finished_game(root, *, clear=True) -> Casebook:
    """A short one: somebody knows the answer after a few turns."""
    game = a_book(Keeper(root), kinds=("random",) * 3)
    game.keep()
    while not (offers := game.case.session.offers()).accuse or len(game.case.session.played) < 12:
        played_on(game, 1)
    game.case.act(act.Accuse(offers.seat, game.case.session.dealt.case))
    if clear:
        game.clear()
        game.case.close()
    return game

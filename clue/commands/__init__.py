"""The commands of ``clue``, in the order its help lists them."""

from clue.commands import (
    bench,
    bot,
    check_case,
    check_map,
    completion,
    film,
    play,
    puzzle,
    replay,
    review,
    selftest,
    shot,
    simulate,
    tournament,
)

COMMANDS = (
    *(
        play,
        replay,
        review,
        simulate,
        tournament,
        bot,
        check_map,
        check_case,
        puzzle,
        shot,
        film,
        bench,
        selftest,
    ),
    completion,
)

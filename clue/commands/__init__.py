"""The commands of ``clue``, in the order its help lists them."""

from clue.commands import bench, replay, simulate

COMMANDS = (replay, simulate, bench)

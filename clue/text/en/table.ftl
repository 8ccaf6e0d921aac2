### What stands on the table itself.

# Beside a trapdoor, as short as it can be. $room: where the secret passage leads.
board-passage = to { $room }

### What stands on the table itself.

# Beside a trapdoor, as short as it can be. $room: where the secret passage leads.
board-passage = to { $room }

# The button where a room has one passage; the sentence above it says where to.
table-passage-only = Secret passage
